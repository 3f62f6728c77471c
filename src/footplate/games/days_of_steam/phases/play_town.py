"""Playing a town tile: one of the two face up, or the top of the deck."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Final

from footplate.games.days_of_steam.actions import (
    TOWN_TURNED_UP,
    DrawTown,
    PlaceTown,
    PlayTown,
    TurnUpTown,
)
from footplate.games.days_of_steam.components import COAL, EMPTY, PLAYERS, TOWN_TILES, TOWNS
from footplate.games.days_of_steam.map import place_town
from footplate.games.days_of_steam.phases.new_towns import StockTown, TurnUpTownTile
from footplate.games.days_of_steam.phases.play_tile import award_circuit, lies_beside_the_map
from footplate.games.days_of_steam.sites import BETWEEN_TOWNS, meets_no_blank_edge, nearest_town
from footplate.games.days_of_steam.state import DISPLAY, NOTHING, SHADES, SORTS, UNREACHED, DaysOfSteam
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, draw
from footplate.kernel.phase import Judges, Phase, Shown
from footplate.kernel.rule import Rule
from footplate.kernel.state import added, changed

COAL_EACH: Final = COAL // (PLAYERS.stop - 1)


def lies_face_up(phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTown) -> bool:
    """There is a town in that place of the display. [DS-30]"""
    return s.display[play.display] != NOTHING


def square_is_empty(
    phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTown | PlaceTown
) -> bool:
    """A town goes on an empty square. [DS-20]"""
    return s.lay[play.square] == EMPTY


def meets_track_on_all_sides(
    phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTown | PlaceTown
) -> bool:
    """A town has track on all four sides, so no neighbour may have an edge without. [DS-22]"""
    return meets_no_blank_edge(s.edges[play.square])


def has_a_path_to_a_town(
    phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTown | PlaceTown
) -> bool:
    """A town needs a valid path to another. [DS-31]"""
    return nearest_town(s, play.square) < UNREACHED


def two_segments_from_any_town(
    phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTown | PlaceTown
) -> bool:
    """At least two segments lie on the shortest valid path to the nearest town. [DS-32]"""
    return nearest_town(s, play.square) >= BETWEEN_TOWNS


PLACING: Final = (
    Rule("DS-20", square_is_empty),
    Rule("DS-20", lies_beside_the_map),
    Rule("DS-22", meets_track_on_all_sides),
    Rule("DS-31", has_a_path_to_a_town),
    Rule("DS-32", two_segments_from_any_town),
)
PLAYING: Final = (Rule("DS-30", lies_face_up), *PLACING)


def deck_has_a_town(phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, action: DrawTown) -> bool:
    """Nothing can be drawn from an empty deck. [DS-38]"""
    return any(s.town_deck)


def there_is_room_for_a_town(phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, action: DrawTown) -> bool:
    """A town is drawn only if it can be placed. [DS-35]"""
    return bool(s.town_sites)


DRAWING: Final = (Rule("DS-38", deck_has_a_town), Rule("DS-35", there_is_room_for_a_town))


@cache
def placed(square: int) -> PlaceTown:
    """A drawn town on a square, made once and shared."""
    return PlaceTown(square)


# By place in the display and square: the town on it; made once and shared.
_PLAYED: Final[list[list[PlayTown]]] = [[] for _ in range(DISPLAY)]


def town_plays(s: DaysOfSteam) -> list[Action]:
    """Every way to play a face-up town."""
    found: list[Action] = []
    for place, town in enumerate(s.display):
        if town != NOTHING:
            played = _PLAYED[place]
            if len(played) < len(s.lay):
                played += [PlayTown(place, square) for square in range(len(played), len(s.lay))]
            for square in s.town_sites:
                play = played[square]
                found.append(play)
    return found


def _comes_into_play(s: DaysOfSteam, seat: Seat, square: int, town: int) -> None:
    """The town lies on the map and its steam is added. [DS-24]"""
    place_town(s, square, town)
    s.heat(seat, TOWNS[town].steam)
    s.idle = 0


def _finish(s: DaysOfSteam, square: int) -> None:
    """With the last town everyone gets coal; then the circuit. [DS-14, DS-36]"""
    if len(s.towns) == TOWN_TILES:
        s.coal = (COAL_EACH,) * s.players
    award_circuit(s, s.turn, square, EMPTY)
    s.leave()


class PlayFaceUpTown(Phase[DaysOfSteam]):
    """A town from the display comes with its goods and is replaced at once. [DS-30, DS-34]"""

    cites: ClassVar[str] = "DS-34"

    display: int
    square: int

    def __init__(self, display: int = 0, square: int = 0) -> None:
        self.display = display
        self.square = square

    def enter(self, s: DaysOfSteam) -> None:
        town, number = s.display[self.display], len(s.towns)
        _comes_into_play(s, s.turn, self.square, town)
        for colour in range(SHADES):
            at = self.display * SHADES + colour
            if s.display_goods[at]:
                s.goods = added(s.goods, number * SORTS + s.sort(colour, number), s.display_goods[at])
                s.display_goods = changed(s.display_goods, at, 0)
        s.display = changed(s.display, self.display, NOTHING)
        if any(s.town_deck):
            s.push(TurnUpTownTile(display=self.display))
        else:
            _finish(s, self.square)

    def resume(self, s: DaysOfSteam, ended: Phase[DaysOfSteam]) -> None:
        _finish(s, self.square)

    def shows(self, s: DaysOfSteam, seat: Seat | None) -> dict[str, Shown]:
        return {"display": self.display, "square": self.square}


class PlayDrawnTown(Phase[DaysOfSteam]):
    """The top of the town deck is seen, then placed, and gets its goods. [DS-30, DS-34]"""

    cites: ClassVar[str] = "DS-30"
    purpose: ClassVar[str] = "towns"
    judges: ClassVar[Judges] = {PlaceTown: PLACING}

    town: int = NOTHING
    square: int = NOTHING

    def actors(self, s: DaysOfSteam) -> tuple[Seat, ...]:
        return (CHANCE,) if self.town == NOTHING else (s.turn,)

    def odds(self, s: DaysOfSteam) -> Odds:
        return draw(s.town_deck, TOWN_TURNED_UP)

    def options(self, s: DaysOfSteam, seat: Seat) -> Iterable[Action]:
        return [placed(square) for square in s.town_sites]

    def apply(self, s: DaysOfSteam, seat: Seat, action: Action) -> None:
        match action:
            case TurnUpTown(town=town):
                s.town_deck = added(s.town_deck, town, -1)
                self.town = town
            case PlaceTown(square=square):
                self.square = square
                _comes_into_play(s, seat, square, self.town)
                s.push(StockTown())

    def resume(self, s: DaysOfSteam, ended: Phase[DaysOfSteam]) -> None:
        _finish(s, self.square)

    def shows(self, s: DaysOfSteam, seat: Seat | None) -> dict[str, Shown]:
        return {"town": self.town, "square": self.square}
