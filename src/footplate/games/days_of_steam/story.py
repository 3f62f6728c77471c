"""What an entry did, as a message: words of the vocabularies, names of squares, and numbers.

A list is words with blanks between them ("red blue"); sums have a number to each word ("grey:13 orange:7").
Of a track tile that is drawn only its owner hears which it is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from footplate.games.days_of_steam import actions as act
from footplate.games.days_of_steam.aftermath import Facts, aftermath
from footplate.games.days_of_steam.circuits import earns_a_counter
from footplate.games.days_of_steam.components import (
    COLOURS,
    EMPTY,
    LAYS,
    SIDE_NAMES,
    SIDES_OF,
    TILES,
    TOWNS,
    TRAINS,
)
from footplate.games.days_of_steam.phases.draw import DrawTrackTile
from footplate.games.days_of_steam.phases.new_towns import StockTown
from footplate.games.days_of_steam.phases.play_tile import lay_of
from footplate.games.days_of_steam.phases.play_town import PlayDrawnTown
from footplate.games.days_of_steam.phases.set_up import FoundFirstTown
from footplate.games.days_of_steam.phases.water_tower import WATER
from footplate.games.days_of_steam.progress import NONE, fall, load, step, stop, whereabouts
from footplate.games.days_of_steam.squares import PLACES, name
from footplate.games.days_of_steam.state import SHADES, DaysOfSteam
from footplate.kernel.action import CHANCE, Action, Hidden, Seat, kind
from footplate.kernel.game import Message
from footplate.kernel.record import Entry

LONGEST_ROW: Final = 1000  # squares, and no map is so wide
# After these nothing follows by itself.
NOTHING_FOLLOWS: Final = frozenset([act.StartPlayer, act.BurnCoal, act.DrawTown, act.PickUp, act.Advance])


def story(before: DaysOfSteam, entry: Entry[Any], after: DaysOfSteam) -> Message:
    """The message for everybody who may read the entry; of a hidden one it tells no more than its kind."""
    action, seat, phase = entry.action, entry.seat, before.agenda[-1]
    hidden = type(action) is Hidden  # to say no takes `isinstance` ten times as long
    what = action.what if hidden else kind(action)
    facts: Facts = {} if seat == CHANCE else {"seat": TRAINS[seat]}
    if isinstance(phase, DrawTrackTile):
        facts["seat"] = TRAINS[phase.player(before)]
        facts["told"] = "no" if hidden else "yes"
    tell = TELLERS.get(type(action))
    if tell is not None:
        facts |= tell(before, phase, seat, action, after)
    if type(action) not in NOTHING_FOLLOWS:
        facts |= aftermath(before, after)
    return Message(f"days-of-steam-{what}", facts)


def _town(town: int) -> Facts:
    return {"town": COLOURS[TOWNS[town].colour], "printed": TOWNS[town].steam}


def _heated(before: DaysOfSteam, seat: Seat, printed: int, after: DaysOfSteam) -> Facts:
    """Steam gained, and lost beyond 6. [DS-05, DS-24]"""
    gained = after.steam[seat] - before.steam[seat]
    return {"printed": printed, "gained": gained, "lost": printed - gained, "steam": after.steam[seat]}


@cache
def _row(square: int) -> Facts:
    """In which row of the map a square is, and where it is listed: row by row, from west to east."""
    east, south = PLACES[square]
    return {"row": name(0, south) if south else "0", "listed": south * LONGEST_ROW + east}


def _of_chance(s: DaysOfSteam, phase: Any, seat: Seat, action: Action, after: DaysOfSteam) -> Facts:
    match action:
        case act.DrawTile(tile=tile):
            return {"tile": TILES[tile].name}
        case act.TurnUpTown(town=town) if isinstance(phase, FoundFirstTown):
            return {"how": "first", **_town(town)}
        case act.TurnUpTown(town=town) if isinstance(phase, PlayDrawnTown):
            return {"how": "drawn", "seat": TRAINS[s.turn], **_town(town)}
        case act.TurnUpTown(town=town):
            return {"how": "face-up", "display": phase.display + 1, **_town(town)}
        case act.DrawGood(colour=colour) if isinstance(phase, StockTown):
            return {"colour": COLOURS[colour], "display": 0, **whereabouts(s, s.town_squares[-1])}
        case act.DrawGood(colour=colour):
            town = TOWNS[s.display[phase.display]].colour
            return {"colour": COLOURS[colour], "display": phase.display + 1, "town": COLOURS[town]}
        case act.StartPlayer(seat=first):
            return {"seat": TRAINS[first]}
        case act.Roll(pips=pips):
            return fall(s, pips, after)
    return {}


def _of_tiles(s: DaysOfSteam, phase: Any, seat: Seat, action: Action, after: DaysOfSteam) -> Facts:
    if not isinstance(action, act.PlayTile):
        return {}
    under = s.tile[action.square]
    return {
        "tile": TILES[action.tile].name,
        **_track(lay_of(action)),
        "over": TILES[under].name if under >= 0 else NONE,
        "closes": "no" if after.circuits == s.circuits else "yes",
        **_row(action.square),
        **whereabouts(after, action.square),
        **_heated(s, seat, TILES[action.tile].steam, after),
    }


@cache
def _track(lay: int) -> Facts:
    """The track of a tile as it lies, and the sides at which it ends dead."""
    segments = [f"{SIDE_NAMES[one]}–{SIDE_NAMES[other]}" for one, other in LAYS[lay].segments]
    dead = [SIDE_NAMES[side] for side in SIDES_OF[LAYS[lay].stubs]]
    return {"track": ", ".join(segments), "dead": " ".join(dead) or NONE}


def _of_towns(s: DaysOfSteam, phase: Any, seat: Seat, action: Action, after: DaysOfSteam) -> Facts:
    match action:
        case act.PlayTown(display=display, square=square):
            goods = s.display_goods[display * SHADES : display * SHADES + SHADES]
            cubes = [COLOURS[colour] for colour, count in enumerate(goods) for _ in range(count)]
            played = _played(s, seat, square, s.display[display], after)
            return {"goods": " ".join(cubes) or NONE, **played}
        case act.PlaceTown(square=square):
            return _played(s, seat, square, phase.town, after)
        case act.DrawTown():
            return {"towns": sum(s.town_deck)}
    return {}


def _played(s: DaysOfSteam, seat: Seat, square: int, town: int, after: DaysOfSteam) -> Facts:
    """Where a town comes into play; its circuit counts only when all goods are drawn. [DS-14]"""
    closes = earns_a_counter(after, square, EMPTY)
    return {
        "closes": "yes" if closes else "no",
        **_row(square),
        **whereabouts(after, square),
        **_heated(s, seat, TOWNS[town].steam, after),
    }


def _of_steam(s: DaysOfSteam, phase: Any, seat: Seat, action: Action, after: DaysOfSteam) -> Facts:
    match action:
        case act.BurnCoal():
            return {"steam": after.steam[seat], "cubes": after.coal[seat]}
        case act.UseWaterTower():
            return _heated(s, seat, WATER, after)
    return {}


def _of_moves(s: DaysOfSteam, phase: Any, seat: Seat, action: Action, after: DaysOfSteam) -> Facts:
    match action:
        case act.PickUp(good=good):
            return load(s, seat, good)
        case act.Advance(side=side):
            return step(s, seat, side, after)
        case act.Stop():
            return stop(s, seat)
    return {}


# By whom each kind of action is told that has anything to tell besides its kind.
TELLERS: Final[dict[type[Action], Callable[[DaysOfSteam, Any, Seat, Action, DaysOfSteam], Facts]]] = {
    act.TurnUpTown: _of_chance,
    act.DrawGood: _of_chance,
    act.DrawTile: _of_chance,
    act.StartPlayer: _of_chance,
    act.Roll: _of_chance,
    act.PlayTile: _of_tiles,
    act.PlayTown: _of_towns,
    act.PlaceTown: _of_towns,
    act.DrawTown: _of_towns,
    act.BurnCoal: _of_steam,
    act.UseWaterTower: _of_steam,
    act.PickUp: _of_moves,
    act.Advance: _of_moves,
    act.Stop: _of_moves,
}
