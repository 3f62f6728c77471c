"""Playing a track tile: on an empty square, or over another tile."""

from __future__ import annotations

from typing import Final

from footplate.games.days_of_steam.actions import PlaceTown, PlayTile, PlayTown
from footplate.games.days_of_steam.circuits import earns_a_counter
from footplate.games.days_of_steam.components import (
    BRIDGES,
    EMPTY,
    JOINED_SIDES,
    LAYS_OF_TILES,
    ROTATIONS,
    SIDES,
    SIDES_OF,
    STEAM,
    TILES,
    TOWN,
)
from footplate.games.days_of_steam.fits import (
    LACKED,
    PLAYS,
    TURNED_LAYS,
    Fitting,
    fits_of,
    make_room,
    plays_on,
)
from footplate.games.days_of_steam.map import place_tile
from footplate.games.days_of_steam.reach import cuts_off, distance
from footplate.games.days_of_steam.sites import (
    comes_close,
    matches,
    touches_the_map,
)
from footplate.games.days_of_steam.state import UNREACHED, DaysOfSteam
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import Phase
from footplate.kernel.rule import Rule
from footplate.kernel.state import added


def lay_of(play: PlayTile) -> int:
    """How the tile would lie."""
    return LAYS_OF_TILES[play.tile * SIDES + play.rotation]


def is_in_hand(phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTile) -> bool:
    """A track tile is played from one's own hand. [DS-11]"""
    return play.tile in s.hands[seat]


def lies_beside_the_map(
    phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTile | PlayTown | PlaceTown
) -> bool:
    """A tile goes where another lies beside it, or over one. [DS-20]"""
    return s.lay[play.square] != EMPTY or touches_the_map(s, play.square)


def turned_no_further_than_needed(
    phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTile
) -> bool:
    """Of turns that look the same the fewest is named. [DS-20]"""
    return ROTATIONS[lay_of(play)] == play.rotation


def edges_match(phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTile) -> bool:
    """No edge with track lies against one without. [DS-22]"""
    return s.lay[play.square] != EMPTY or matches(lay_of(play), s.edges[play.square])


def joins_a_town(phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTile) -> bool:
    """Some segment, not a dead end, has a valid path to a town. [DS-21]"""
    square, joined = play.square, SIDES_OF[JOINED_SIDES[lay_of(play)]]
    return any(distance(s, square, side) < UNREACHED for side in joined)


def within_five_of_a_town(phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTile) -> bool:
    """It is at most the fifth tile along a valid path from a town. [DS-25]"""
    return comes_close(lay_of(play), s.edges[play.square]) or not joins_a_town(phase, s, seat, play)


def bears_the_mark(phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTile) -> bool:
    """Only a tile with the overbuild symbol goes over another. [DS-27]"""
    return s.lay[play.square] == EMPTY or TILES[play.tile].overbuild


def covers_no_town(phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTile) -> bool:
    """No tile goes over a town. [DS-27]"""
    return s.lay[play.square] != TOWN


def covers_no_bridge(phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTile) -> bool:
    """No tile goes over a bridge. [DS-27]"""
    return s.lay[play.square] not in BRIDGES


def covers_no_hill(phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTile) -> bool:
    """No tile goes over a hill. [DS-27]"""
    return not s.has_hill(play.square)


def covers_no_train(phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTile) -> bool:
    """No tile goes over one with a train on it. [DS-27]"""
    return s.lay[play.square] == TOWN or not s.holds_train(play.square)


def leaves_no_edge_mismatched(phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTile) -> bool:
    """Overbuilding keeps track against track and blank against blank. [DS-28]"""
    return s.lay[play.square] <= TOWN or matches(lay_of(play), s.edges[play.square])


def cuts_no_town_off(phase: Phase[DaysOfSteam], s: DaysOfSteam, seat: Seat, play: PlayTile) -> bool:
    """Overbuilding takes no town's last valid path to another. [DS-29]"""
    return s.lay[play.square] <= TOWN or not cuts_off(s, play.square, lay_of(play))


RULES: Final = (
    Rule("DS-11", is_in_hand),
    Rule("DS-20", lies_beside_the_map),
    Rule("DS-20", turned_no_further_than_needed),
    Rule("DS-22", edges_match),
    Rule("DS-27", bears_the_mark),
    Rule("DS-27", covers_no_town),
    Rule("DS-27", covers_no_bridge),
    Rule("DS-27", covers_no_hill),
    Rule("DS-27", covers_no_train),
    Rule("DS-28", leaves_no_edge_mismatched),
    Rule("DS-21", joins_a_town),
    Rule("DS-25", within_five_of_a_town),
    Rule("DS-29", cuts_no_town_off),
)


def plays(s: DaysOfSteam, seat: Seat) -> list[Action]:
    """Every way to play a track tile from hand."""
    return _plays_of(s, s.hands[seat])


def can_be_played(s: DaysOfSteam, tile: int) -> bool:
    """Whether a player who had a tile could play it."""
    return bool(_plays_of(s, (tile,)))


def _plays_of(s: DaysOfSteam, hand: tuple[int, ...]) -> list[Action]:
    if len(PLAYS) < len(s.lay):
        make_room(len(s.lay))
    tiles, marked = fits_of(hand)
    found = _on_empty_squares(s, tiles)
    if marked:
        _over_others(s, marked, found)
    return found


def _on_empty_squares(s: DaysOfSteam, tiles: list[Fitting]) -> list[Action]:
    """Every way in which tiles fit on empty squares. [DS-22, DS-25]"""
    found: list[Action] = []
    edges = s.edges
    for square in s.sites:
        here, met = PLAYS[square] or plays_on(square), edges[square]
        for fitting in tiles:
            for turned in fitting[met]:
                play = here[turned]
                found.append(play)
    return found


def _over_others(s: DaysOfSteam, marked: list[Fitting], found: list[Action]) -> None:
    """Every way to play tiles over others is found, too. [DS-27, DS-29]"""
    edges, held, trains = s.edges, s.held, [train >> SIDES for train in s.train]
    for square in s.covers:
        if square in trains:
            continue
        here, met, taken = PLAYS[square] or plays_on(square), edges[square], held[square]
        for fitting in marked:
            for turned in fitting[met]:
                if not taken & LACKED[turned] or not cuts_off(s, square, TURNED_LAYS[turned]):
                    play = here[turned]
                    found.append(play)


def play_tile(s: DaysOfSteam, seat: Seat, play: PlayTile) -> None:
    """The tile leaves the hand, adds its steam, and may close a circuit. [DS-14, DS-24]"""
    square, tile = play.square, play.tile
    before = s.lay[square]
    hand = s.hands[seat]
    at = hand.index(tile)
    s.hands[seat] = hand[:at] + hand[at + 1 :]
    place_tile(s, square, tile, lay_of(play))
    s.heat(seat, STEAM[tile])
    s.idle = 0
    award_circuit(s, seat, square, before)


def award_circuit(s: DaysOfSteam, seat: Seat, square: int, before: int) -> None:
    """One counter for the tile that closed a new circuit, as long as there are any. [DS-40, DS-43, DS-46]"""
    if earns_a_counter(s, square, before):
        s.circuits = added(s.circuits, seat, 1)
