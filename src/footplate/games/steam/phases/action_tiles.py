"""Select action tiles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from footplate.games.steam.actions import TAKEN_PASSING, TILE_TAKEN, TakePassing, TakeTile
from footplate.games.steam.components import (
    ACTION_TILES,
    CITY_GROWTH,
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    TURN_ORDER,
    URBANIZATION,
)
from footplate.games.steam.money import purse, spend
from footplate.games.steam.state import TOP_LEVEL, Steam
from footplate.games.steam.urbanizing import growth_is_open, towns_left, urbanization_is_open
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import EachSeat, Judges
from footplate.kernel.rule import Rule
from footplate.kernel.state import changed

LOCOMOTIVE_PRICE: Final = 4  # and the new level [ST-35]
PRICES: Final = {CITY_GROWTH: 2, URBANIZATION: 6}
CARRIED_OUT_LATER: Final = (CITY_GROWTH, URBANIZATION)
UNCONDITIONAL: Final = (TURN_ORDER, FIRST_MOVE, ENGINEER, FIRST_BUILD)  # cost nothing and need nothing


def tile_price(s: Steam, seat: Seat, action: int) -> int:
    """What an action tile costs: nothing in the Standard Game. [ST-34, ST-35, ST-36, ST-90]"""
    if s.options.game == "standard":
        return 0
    if action == LOCOMOTIVE and s.level[seat] < TOP_LEVEL:
        return LOCOMOTIVE_PRICE + s.level[seat] + 1
    return PRICES.get(action, 0)


def tile_is_free(phase: SelectActionTiles, s: Steam, seat: Seat, take: TakeTile | TakePassing) -> bool:
    """No two players have the same tile. [ST-28]"""
    return take.action + 1 not in s.tile


def level_can_rise(phase: SelectActionTiles, s: Steam, seat: Seat, take: TakeTile) -> bool:
    """There is no locomotive above level 6. [ST-35]"""
    return take.action != LOCOMOTIVE or s.level[seat] < TOP_LEVEL


def town_and_tile_are_left(
    phase: SelectActionTiles, s: Steam, seat: Seat, take: TakeTile | TakePassing
) -> bool:
    """Without a town or a New City tile Urbanization cannot be taken, not even passing. [ST-36]"""
    return (
        take.action != URBANIZATION
        or urbanization_is_open(s)
        or (isinstance(take, TakePassing) and nothing_else_is_open(phase, s, seat, take))
    )


def town_can_become_a_city(phase: SelectActionTiles, s: Steam, seat: Seat, take: TakeTile) -> bool:
    """Urbanization can only be taken passing when no town that is left may become a city. [ST-16, ST-36]"""
    return take.action != URBANIZATION or not urbanization_is_open(s) or bool(towns_left(s))


def goods_and_city_are_left(phase: SelectActionTiles, s: Steam, seat: Seat, take: TakeTile) -> bool:
    """City Growth can only be taken passing when no goods or no city for them are left. [ST-39]"""
    return take.action != CITY_GROWTH or growth_is_open(s)


def can_pay(phase: SelectActionTiles, s: Steam, seat: Seat, take: TakeTile) -> bool:
    """A tile that cannot be paid for is not taken. [ST-21]"""
    return tile_price(s, seat, take.action) <= purse(s, seat)


def has_a_pass_option(phase: SelectActionTiles, s: Steam, seat: Seat, take: TakePassing) -> bool:
    """City Growth and Urbanization alone can be taken passing, unless nothing else is open. [ST-37, ST-28]"""
    return take.action in phase.passing or nothing_else_is_open(phase, s, seat, take)


def nothing_else_is_open(phase: SelectActionTiles, s: Steam, seat: Seat, take: TakePassing) -> bool:
    """Whether no tile that is left can be taken in the usual way. [ST-28, ST-95]"""
    return not phase.usual(s, seat)


class SelectActionTiles(EachSeat[Steam]):
    """In turn order one tile each; what it costs is paid at once. [ST-28]"""

    cites: ClassVar[str] = "ST-28"
    judges: ClassVar[Judges] = {
        TakeTile: (
            Rule("ST-28", tile_is_free),
            Rule("ST-35", level_can_rise),
            Rule("ST-36", town_and_tile_are_left),
            Rule("ST-36", town_can_become_a_city),
            Rule("ST-39", goods_and_city_are_left),
            Rule("ST-21", can_pay),
        ),
        TakePassing: (
            Rule("ST-28", tile_is_free),
            Rule("ST-37", has_a_pass_option),
            Rule("ST-36", town_and_tile_are_left),
        ),
    }
    passing: ClassVar[tuple[int, ...]] = CARRIED_OUT_LATER  # can be taken for the number alone

    def line(self, s: Steam) -> tuple[Seat, ...]:
        return tuple(s.order)

    def options(self, s: Steam, seat: Seat) -> Iterable[Action]:
        return self.usual(s, seat) or [TAKEN_PASSING[action] for action in _free(s)]

    def usual(self, s: Steam, seat: Seat) -> list[Action]:
        """What can be taken when anything can. [ST-28]"""
        free, taken = _free(s), TILE_TAKEN
        found: list[Action] = [
            taken[action] for action in free if action in UNCONDITIONAL or self.can_take(s, seat, action)
        ]
        found += [
            TAKEN_PASSING[action]
            for action in self.passing
            if action in free and (action != URBANIZATION or urbanization_is_open(s))
        ]
        return found

    def can_take(self, s: Steam, seat: Seat, action: int) -> bool:
        """Whether a tile that is free can be taken in the usual way. [ST-28]"""
        take = TILE_TAKEN[action]
        return all([rule.holds(self, s, seat, take) for rule in self.judges[TakeTile]])

    def apply(self, s: Steam, seat: Seat, action: Action) -> None:
        assert isinstance(action, (TakeTile, TakePassing))
        s.tile = changed(s.tile, seat, action.action + 1)
        if isinstance(action, TakeTile):
            spend(s, seat, tile_price(s, seat, action.action))
            s.level[seat] += action.action == LOCOMOTIVE
            s.pending = changed(s.pending, seat, action.action in CARRIED_OUT_LATER)
        self.next(s)


class SelectFreeActionTiles(SelectActionTiles):
    """In the Standard Game tiles cost nothing, and what is declined is declined later. [ST-90, ST-95]"""

    judges: ClassVar[Judges] = {
        TakeTile: (
            Rule("ST-28", tile_is_free),
            Rule("ST-35", level_can_rise),
            Rule("ST-36", town_and_tile_are_left),
        ),
        TakePassing: (Rule("ST-28", tile_is_free), Rule("ST-95", nothing_else_is_open)),
    }
    passing: ClassVar[tuple[int, ...]] = ()

    def can_take(self, s: Steam, seat: Seat, action: int) -> bool:
        """Only a locomotive and a New City may be wanting. [ST-35, ST-36]"""
        if action == LOCOMOTIVE:
            return s.level[seat] < TOP_LEVEL
        return action != URBANIZATION or urbanization_is_open(s)


def _free(s: Steam) -> list[int]:
    taken = 0
    for number in s.tile:
        taken |= 1 << number
    return [action for action in range(len(ACTION_TILES)) if not taken >> action + 1 & 1]
