"""Positions of Steam made by hand, so that one rule can be tested alone.

Spots are codes of the map file ("Al") or coordinates ("0,1"); sides are words: n ne se s sw nw.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from footplate.games.steam.actions import (
    FINISH_BUILDING,
    FinishBuilding,
    LayTrack,
    MoveCube,
    PassBid,
    PassMove,
    TakeCapital,
    TakePassing,
    TakePoints,
    TakeTile,
)
from footplate.games.steam.components import ACTION_TILES, COLOURS, TILES
from footplate.games.steam.game import STEAM
from footplate.games.steam.laying import lay_track
from footplate.games.steam.options import SteamOptions
from footplate.games.steam.phases.build_track import BuildTrack
from footplate.games.steam.setup import setup
from footplate.games.steam.state import Steam
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.legality import why_not
from footplate.kernel.phase import Phase
from footplate.kernel.state import added, changed
from footplate.rails.goods import stacked
from footplate.rails.grid import SIDE_NAMES, SIDES

RICH = 100

Which: TypeAlias = Literal["base", "standard"]


def position(players: int = 4, map: str = "northeast", game: Which = "base", **options: Any) -> Steam:
    """The set-up without its draws: seats in order, no cube drawn, no phase under way, no money."""
    s = setup(SteamOptions(players, game=game, map=map, **options))
    s.agenda.clear()
    return s


def building(seat: Seat = 0, players: int = 4, map: str = "northeast", game: Which = "base") -> Steam:
    """The seat builds first, with plenty of cash."""
    s = position(players, map, game)
    s.cash[:] = [RICH] * players
    return begin_building(s, seat)


def begin_building(s: Steam, seat: Seat = 0, phase: BuildTrack | None = None) -> Steam:
    """The build phase of a turn in which the seat is first."""
    s.order.remove(seat)
    s.order.insert(0, seat)
    return begin(s, phase or BuildTrack())


def begin(s: Steam, phase: Phase[Any]) -> Steam:
    """Start one phase alone."""
    s.push(phase)
    return s


def act(s: Steam, seat: Seat, action: Action) -> None:
    """A legal action, carried out."""
    assert why_not(STEAM, s, seat, action) == ()
    assert action in options(s, seat)
    s.agenda[-1].apply(s, seat, action)


def chance(s: Steam, action: Action) -> None:
    """An outcome of chance that can happen, carried out."""
    assert s.actors() == (CHANCE,)
    assert action in [outcome for outcome, _ in s.agenda[-1].odds(s)]
    s.agenda[-1].apply(s, CHANCE, action)


def options(s: Steam, seat: Seat) -> list[Action]:
    """What the seat may do."""
    return list(s.agenda[-1].options(s, seat))


def refused(s: Steam, seat: Seat, action: Action) -> set[str]:
    """The rules that forbid an action; it is not offered either."""
    rules = {refusal.rule for refusal in why_not(STEAM, s, seat, action)}
    assert rules, f"{action} is legal"
    assert seat not in s.actors() or action not in options(s, seat)
    return rules


def at(s: Steam, spot: str) -> int:
    """The number of a hex."""
    return s.board.chart.at(spot)


def stop(s: Steam, spot: str) -> int:
    """The number of a stop."""
    return s.board.stop[at(s, spot)]


def terminal(s: Steam, spot: str, side: str) -> int:
    """A side of a hex, as tracks know it."""
    return at(s, spot) * SIDES + SIDE_NAMES.index(side)


def owner(s: Steam, spot: str, side: str) -> Seat:
    """Who owns the track at a stop's side or at an open end; -1 for nobody."""
    assert s.other[terminal(s, spot, side)] >= 0, "there is no track"
    return s.owner[terminal(s, spot, side)]


def linked(s: Steam, spot: str, side: str) -> str:
    """The code of the stop to which a completed link leads; "" if there is none."""
    here = terminal(s, spot, side)
    return s.board.chart.hexes[s.other[here] // SIDES].place if s.completed(here) else ""


def tile(s: Steam, spot: str, *track: str) -> LayTrack:
    """The tile with this track: "n-s" from side to side, "n" for an exit of a town."""
    segments = {sum([1 << SIDE_NAMES.index(side) for side in text.split("-")]) for text in track}
    lay = next(lay for lay in TILES.lays if set(lay.segments) == segments)
    return LayTrack(at(s, spot), lay.face, lay.rotation)


def lay(s: Steam, seat: Seat, spot: str, *track: str) -> None:
    """Put a tile on the map for a seat, no rule and no price asked; not for tiles that replace another."""
    laid = tile(s, spot, *track)
    assert s.track[laid.hex] == 0, "something lies there"
    lay_track(s, seat, laid.hex, TILES.number(laid.tile, laid.rotation))


def put_cube(s: Steam, spot: str, colour: str, count: int = 1) -> None:
    """Take cubes from the bag and put them on a city."""
    s.bag = added(s.bag, COLOURS.index(colour), -count)
    s.cubes = stacked(s.cubes, s.board.goods.stack(stop(s, spot), COLOURS.index(colour)), count)


def cubes(s: Steam, spot: str) -> dict[str, int]:
    """The cubes on a city by colour."""
    counts = [s.cubes[s.board.goods.stack(stop(s, spot), colour)] for colour in range(len(COLOURS))]
    return {COLOURS[colour]: count for colour, count in enumerate(counts) if count}


def stock(s: Steam, space: int, *colours: str) -> None:
    """Put cubes from the bag on a Goods Supply space, counted from 1."""
    for colour in colours:
        s.bag = added(s.bag, COLOURS.index(colour), -1)
        s.stocks = stacked(s.stocks, s.board.stocks.stack(space - 1, COLOURS.index(colour)), 1)


def take_action(s: Steam, seat: Seat, action: str, *, pending: bool = False) -> None:
    """Give a seat an action tile; pending if it is still to be carried out."""
    s.tile = changed(s.tile, seat, ACTION_TILES.index(action) + 1)
    s.pending = changed(s.pending, seat, pending)


def move(s: Steam, spot: str, colour: str, *route: str) -> MoveCube:
    """A cube's move, by the side at which it leaves each stop of its way."""
    sides = tuple([SIDE_NAMES.index(side) for side in route])
    return MoveCube(at(s, spot), COLOURS.index(colour), sides)


def build_turn(s: Steam, seat: Seat, *actions: Action) -> None:
    """A whole build phase in which a seat comes first and does this, and the others do nothing."""
    begin_building(s, seat)
    for action in actions:
        act(s, seat, action)
    while s.agenda:
        act(s, s.actors()[0], FINISH_BUILDING)


def give_up(s: Steam, spot: str, side: str) -> None:
    """The unfinished track that is open at this side is nobody's."""
    assert terminal(s, spot, side) in s.open_ends, "no track is open there"
    s.tracks.give_up(terminal(s, spot, side))


def idle(s: Steam) -> Seat:
    """Whoever is asked does as little as can be done, and spends nothing; who that was."""
    (seat,) = s.actors()
    kinds = (PassBid, TakePassing, TakeTile, TakeCapital, FinishBuilding, PassMove, TakePoints)
    offered = options(s, seat)
    act(s, seat, next(action for kind in kinds for action in offered if isinstance(action, kind)))
    return seat


def allow_builds(s: Steam, left: int) -> None:
    """The player who builds has so many builds left."""
    phase = s.agenda[-1]
    assert isinstance(phase, BuildTrack)
    phase.left = left
