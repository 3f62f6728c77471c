"""Build track: tiles, New Cities and city growth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from footplate.games.steam.actions import (
    FINISH_BUILDING,
    FinishBuilding,
    GrowCity,
    LayTrack,
    TakeGoods,
    Urbanize,
)
from footplate.games.steam.builds import builds
from footplate.games.steam.components import (
    CITY_GROWTH,
    COLOURS,
    ENGINEER,
    FIRST_BUILD,
    TILES,
    URBANIZATION,
)
from footplate.games.steam.laying import lay_track, lose_unextended, place_city, price
from footplate.games.steam.legality import LAYING_TRACK
from footplate.games.steam.money import purse, spend
from footplate.games.steam.state import NOBODY, Steam
from footplate.games.steam.urbanizing import (
    cities_to_grow,
    growth_is_open,
    keeps_links_apart,
    towns_left,
)
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import EachSeat, Judges, Phase, Shown
from footplate.kernel.rule import Rule
from footplate.kernel.state import changed
from footplate.rails.goods import stacked

BUILDS: Final = 3
BUILDS_OF_THE_ENGINEER: Final = 4


def ahead(s: Steam, action: int) -> tuple[Seat, ...]:
    """The turn order, with the holder of an action tile in front. [ST-31, ST-33]"""
    return tuple(sorted(s.order, key=lambda seat: s.tile[seat] != action + 1))


def has_urbanization(phase: BuildTrack, s: Steam, seat: Seat, place: Urbanize) -> bool:
    """A New City comes with Urbanization, once. [ST-36]"""
    return s.pending[seat] and s.tile[seat] == URBANIZATION + 1


def on_a_town(phase: BuildTrack, s: Steam, seat: Seat, place: Urbanize) -> bool:
    """A New City is placed on a town. [ST-36]"""
    return place.hex < s.board.size and s.is_town(place.hex)


def new_city_is_left(phase: BuildTrack, s: Steam, seat: Seat, place: Urbanize) -> bool:
    """Of each colour there are only so many New City tiles. [ST-02]"""
    return s.new_cities[place.colour] > 0


def keeps_its_links_apart(phase: BuildTrack, s: Steam, seat: Seat, place: Urbanize) -> bool:
    """A New City joins no track's two ends and swallows no completed link. [ST-16]"""
    return not on_a_town(phase, s, seat, place) or keeps_links_apart(s, place.hex)


def has_city_growth(phase: BuildTrack, s: Steam, seat: Seat, grow: GrowCity) -> bool:
    """A city grows with City Growth, once. [ST-34]"""
    return s.pending[seat] and s.tile[seat] == CITY_GROWTH + 1


def goods_are_left(phase: BuildTrack, s: Steam, seat: Seat, grow: GrowCity) -> bool:
    """A city grows by a set of the Goods Supply, and not without one. [ST-34]"""
    return any(s.stocks)


def on_a_printed_city(phase: BuildTrack, s: Steam, seat: Seat, grow: GrowCity) -> bool:
    """A printed city grows, never a New City. [ST-34]"""
    return grow.hex < s.board.size and s.board.stop[grow.hex] in s.board.cities


def has_no_marker(phase: BuildTrack, s: Steam, seat: Seat, grow: GrowCity) -> bool:
    """A city grows once. [ST-34]"""
    return not on_a_printed_city(phase, s, seat, grow) or not s.grown[s.board.stop[grow.hex]]


def did_what_was_paid(phase: BuildTrack, s: Steam, seat: Seat, action: FinishBuilding) -> bool:
    """What was committed is carried out, unless it has become impossible. [ST-38]"""
    return not (s.pending[seat] and _carrying_out(s, seat))


class BuildTrack(EachSeat[Steam]):
    """In turn order, First Build ahead, up to three tiles, or four with Engineer. [ST-40]"""

    cites: ClassVar[str] = "ST-40"
    judges: ClassVar[Judges] = {
        LayTrack: LAYING_TRACK,
        Urbanize: (
            Rule("ST-36", has_urbanization),
            Rule("ST-36", on_a_town),
            Rule("ST-02", new_city_is_left),
            Rule("ST-16", keeps_its_links_apart),
        ),
        GrowCity: (
            Rule("ST-34", has_city_growth),
            Rule("ST-34", goods_are_left),
            Rule("ST-34", on_a_printed_city),
            Rule("ST-34", has_no_marker),
        ),
        FinishBuilding: (Rule("ST-38", did_what_was_paid),),
    }

    left: int = 0  # builds
    extended: tuple[int, ...] = ()  # where the tracks start that were built or extended in this turn

    def line(self, s: Steam) -> tuple[Seat, ...]:
        return ahead(s, FIRST_BUILD)

    def begin(self, s: Steam, seat: Seat) -> None:
        self.left = BUILDS_OF_THE_ENGINEER if s.tile[seat] == ENGINEER + 1 else BUILDS
        self.extended = ()

    def options(self, s: Steam, seat: Seat) -> Iterable[Action]:
        options = builds(s, seat, purse(s, seat)) if self.left else []
        if s.pending[seat]:
            options += _carrying_out(s, seat)
        if not s.pending[seat] or self._may_finish(s, seat):
            options.append(FINISH_BUILDING)
        return options

    def _may_finish(self, s: Steam, seat: Seat) -> bool:
        """Whether a player who has committed something may stop building. [ST-38, ST-95]"""
        return all([rule.holds(self, s, seat, FINISH_BUILDING) for rule in self.judges[FinishBuilding]])

    def apply(self, s: Steam, seat: Seat, action: Action) -> None:
        match action:
            case LayTrack(hex=hex, tile=tile, rotation=rotation):
                spend(s, seat, price(s, action))
                self.extended += lay_track(s, seat, hex, TILES.number(tile, rotation))
                self.left -= 1
            case FinishBuilding():
                if s.pending[seat]:
                    s.pending = changed(s.pending, seat, False)
                lose_unextended(s, seat, self.extended)
                self.next(s)
            case Urbanize(hex=hex, colour=colour):
                s.pending = changed(s.pending, seat, False)
                place_city(s, seat, hex, colour)
                if any(s.stocks):
                    s.push(TakeSetForNewCity(player=seat, hex=hex))
            case GrowCity(hex=hex):
                s.pending = changed(s.pending, seat, False)
                s.claim()
                s.grown[s.board.stop[hex]] = True
                s.push(TakeSet(player=seat, hex=hex))

    def shows(self, s: Steam, seat: Seat | None) -> dict[str, Shown]:
        return {"queue": self.queue, "left": self.left, "extended": self.extended}


class BuildTrackOrDecline(BuildTrack):
    """In the Standard Game City Growth and Urbanization may still be declined. [ST-95]"""

    judges: ClassVar[Judges] = {**BuildTrack.judges, FinishBuilding: ()}


def _carrying_out(s: Steam, seat: Seat) -> list[Action]:
    """The ways to do what was committed; none if it has become impossible. [ST-29, ST-38]"""
    if s.tile[seat] == CITY_GROWTH + 1:
        growths = s.board.growths
        return [growths[stop] for stop in cities_to_grow(s)] if growth_is_open(s) else []
    colours = 0
    for colour, left in enumerate(s.new_cities):
        colours |= bool(left) << colour
    found: list[Action] = []
    for stop in towns_left(s):
        found += s.board.new_cities[stop][colours]
    return found


def space_has_cubes(phase: TakeSet, s: Steam, seat: Seat, take: TakeGoods) -> bool:
    """An empty Goods Supply space stays empty. [ST-13]"""
    return take.space in s.sets_left()


class TakeSet(Phase[Steam]):
    """All cubes of one Goods Supply space are put on the city. [ST-34]"""

    cites: ClassVar[str] = "ST-34"
    judges: ClassVar[Judges] = {TakeGoods: (Rule("ST-13", space_has_cubes),)}

    player: Seat
    hex: int

    def __init__(self, player: Seat = NOBODY, hex: int = NOBODY) -> None:
        self.player = player
        self.hex = hex

    def actors(self, s: Steam) -> tuple[Seat, ...]:
        return (self.player,)

    def options(self, s: Steam, seat: Seat) -> Iterable[Action]:
        return [s.board.sets[space] for space in s.sets_left()]

    def apply(self, s: Steam, seat: Seat, action: Action) -> None:
        assert isinstance(action, TakeGoods)
        stop = s.board.stop[self.hex]
        for colour in range(len(COLOURS)):
            stack = s.board.stocks.stack(action.space, colour)
            count = s.stocks[stack]
            s.cubes = stacked(s.cubes, s.board.goods.stack(stop, colour), count)
            s.stocks = stacked(s.stocks, stack, -count)
        s.leave()

    def shows(self, s: Steam, seat: Seat | None) -> dict[str, Shown]:
        return {"player": self.player, "hex": self.hex}


class TakeSetForNewCity(TakeSet):
    """A New City gets its first cubes in the same way. [ST-36]"""

    cites: ClassVar[str] = "ST-36"
