"""What is told of an action, and where it is done, for the tests of stories."""

from __future__ import annotations

from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.record import Entry
from footplate.messages import catalogue
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    do,
    position,
    read,
    stock_all,
)

ORANGE, PURPLE, BROWN = range(3)
DIRECT = ("1e e-w", "3e e-w")  # from city 1 to city 3
OVER_A_TOWN = ("1g nw-e", "1h e-w", "3g ne-w")  # from city 1 to city 3, over the yellow town


def tell(s: SteamRollers, line: str) -> str:
    """The story of an action, which is carried out."""
    before, action = s.copy(), read(s, line)
    (seat,) = s.actors()
    do(s, line)
    return catalogue("en").tell(STEAMROLLERS.story(before, Entry(seat, action), s))


def facts(s: SteamRollers, line: str) -> dict[str, int | str]:
    """What a story would say of an action, which is not carried out."""
    after, action = s.copy(), read(s, line)
    (seat,) = s.actors()
    after.agenda[-1].apply(after, seat, action)
    return STEAMROLLERS.story(s, Entry(seat, action), after).args


def playing(dice: str, players: int = 2, *, orders: bool = False) -> SteamRollers:
    """A round in which the dice are rolled; all cities have goods."""
    s = position(players, orders=orders)
    stock_all(s, "red red" if players > 1 else "red blue")
    return begin_round(s, dice)


def alone(dice: str, *lines: str, goods: str = "red blue") -> SteamRollers:
    """A solo turn in which some things are done."""
    s = position(1)
    stock_all(s, goods)
    begin_solo_turn(s, dice)
    do(s, *lines)
    return s
