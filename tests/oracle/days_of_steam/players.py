"""Players who bring dense maps, deliveries, derailments and traffic to the oracle's table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from footplate.games.days_of_steam.actions import (
    Advance,
    BurnCoal,
    DrawTown,
    PickUp,
    PlaceTown,
    PlayTile,
    PlayTown,
    Stop,
    UseWaterTower,
)
from footplate.games.days_of_steam.squares import NEAR
from footplate.games.days_of_steam.state import NO_TILE, DaysOfSteam
from footplate.kernel.action import Action, Seat
from tests.oracle.decision import Decision, Habit, by_class, in_words, settled

TRIALS: Final = 5  # of each way to go on with a move


class Style(NamedTuple):
    """How often a player does what."""

    burn: float
    deliver: float  # move if the train can deliver something
    water: float
    town: float
    cover: float  # lay a tile over another, if any can be
    circuit: float  # else complete a circuit, if any can be
    tile: float
    dense: float  # and then, as with towns, where it touches most
    go_on: float  # rather than stop where the move could end


STYLES: Final = {
    "builder": Style(0.1, 0.1, 0.1, 0.3, 0.3, 0.8, 0.9, 0.8, 0.5),
    "founder": Style(0.3, 0.05, 0.2, 0.9, 0.1, 0.2, 0.8, 0.2, 0.5),
    "carrier": Style(0.5, 0.95, 0.5, 0.6, 0.1, 0.5, 0.7, 0.5, 0.7),
    "meddler": Style(0.3, 0.2, 0.3, 0.2, 0.9, 0.1, 0.6, 0.6, 0.6),
    "traveller": Style(0.5, 0.1, 0.7, 0.3, 0.1, 0.0, 0.3, 0.1, 0.8),
    "stoker": Style(0.8, 0.0, 0.9, 0.0, 0.0, 0.0, 0.05, 0.0, 0.3),
}


Turn: TypeAlias = Decision[DaysOfSteam, Style]


def burn(turn: Turn) -> list[Any]:
    """Coal for steam."""
    return turn.of(BurnCoal) if turn.often(turn.style.burn) else []


def deliver(turn: Turn) -> list[Any]:
    """The best way to go on with a move, after some trials, if it delivers anything."""
    ways = turn.of(PickUp, Advance)
    if not ways or not turn.often(turn.style.deliver):
        return []
    had = sum(turn.s.delivered)
    worth = [max([_goods_after(turn, way) for _ in range(TRIALS)]) - had for way in ways]
    return [way for way, more in zip(ways, worth, strict=True) if more == max(worth) and more > 0]


def _goods_after(turn: Turn, way: Action) -> int:
    """How many goods are delivered after some move that starts like this."""
    twin = turn.s.copy()
    twin.agenda[-1].apply(twin, turn.seat, way)
    phase = type(twin.agenda[-1])
    most = sum(twin.delivered)
    while twin.agenda and type(twin.agenda[-1]) is phase and twin.actors() == (turn.seat,):
        ways = [way for way in twin.agenda[-1].options(twin, turn.seat) if isinstance(way, PickUp | Advance)]
        if not ways:
            break
        twin.agenda[-1].apply(twin, turn.seat, turn.rng.choice(ways))
        most = max(most, sum(twin.delivered))
    return most


def go_on(turn: Turn) -> list[Any]:
    """Once under way, farther or not."""
    if not turn.of(Stop):
        return []
    return turn.of(PickUp, Advance) if turn.often(turn.style.go_on) else turn.of(Stop)


def water(turn: Turn) -> list[Any]:
    """The water tower."""
    return turn.of(UseWaterTower) if turn.often(turn.style.water) else []


def town(turn: Turn) -> list[Any]:
    """A town, seen or not."""
    if not turn.often(turn.style.town):
        return []
    drawn = turn.of(DrawTown) if turn.often(0.3) else []
    return drawn or _densest(turn, turn.of(PlayTown, PlaceTown))


def tile(turn: Turn) -> list[Any]:
    """A tile over another, or one that completes a circuit, or any."""
    tiles = turn.of(PlayTile)
    if turn.often(turn.style.cover):
        over = [one for one in tiles if turn.s.tile[one.square] != NO_TILE]
        if over:
            return over
    if turn.often(turn.style.circuit):
        closing = [one for one in tiles if _circuits(turn, one) > turn.s.circuits[turn.seat]]
        if closing:
            return closing
    return _densest(turn, tiles) if turn.often(turn.style.tile) else []


def _densest(turn: Turn, plays: list[Any]) -> list[Any]:
    """Often only those that touch most."""
    if not turn.often(turn.style.dense):
        return plays
    touching = [_touching(turn, play.square) for play in plays]
    return [play for play, most in zip(plays, touching, strict=True) if most == max(touching)]


def _touching(turn: Turn, square: int) -> int:
    around = NEAR[square * 4 : square * 4 + 4]
    return len([at for at in around if at < len(turn.s.tile) and turn.s.tile[at] != NO_TILE])


def _circuits(turn: Turn, one: PlayTile) -> int:
    twin = turn.s.copy()
    twin.agenda[-1].apply(twin, turn.seat, one)
    return twin.circuits[turn.seat]


def anything(turn: Turn) -> list[Any]:
    """Whatever can be done, most often the train."""
    ways = turn.of(Advance)
    return ways if ways and turn.often(0.7) else turn.of(*turn.options)


HABITS: Final[tuple[Habit[DaysOfSteam, Style], ...]] = (burn, deliver, go_on, water, town, tile, anything)


def decide(s: DaysOfSteam, seat: Seat, style: str, options: Sequence[Action], rng: Random) -> Any:
    """The first habit that has something to say; who has no style plays at random, kind by kind."""
    kinds = by_class(sorted(options, key=in_words))
    if style not in STYLES:
        return rng.choice(rng.choice(list(kinds.values())))
    return settled(Turn(s, seat, STYLES[style], kinds, rng), HABITS)
