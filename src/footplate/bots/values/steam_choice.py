"""What is worth a look of all that may be done in Steam: tiles and routes with a purpose."""

from __future__ import annotations

from random import Random

from footplate.bots.values.steam_lines import Lines, ahead, lines
from footplate.games.steam.actions import Bid, GrowCity, LayTrack, MoveCube, TakeCapital, Urbanize
from footplate.games.steam.components import TILES
from footplate.games.steam.laying import change
from footplate.games.steam.phases.build_track import BuildTrack
from footplate.games.steam.phases.move_goods import MoveGoods, track_points
from footplate.games.steam.state import NO_CITY, Steam
from footplate.kernel.action import Action, Seat
from footplate.rails.grid import SIDES
from footplate.rails.tiles import sides

MOST_CAPITAL = 8  # steps at once


def some(s: Steam, seat: Seat, options: list[Action], most: int, rng: Random) -> list[Action]:
    """So many options with a purpose at most, as they are offered; the last is always one of them."""
    phase = s.agenda[-1]
    if isinstance(phase, BuildTrack):
        options = _builds(s, seat, options, phase.left)
    elif isinstance(phase, MoveGoods):
        options = _moves(s, seat, options)
    else:
        options = _sums(options)
    if len(options) <= most:
        return options
    chosen = sorted(rng.sample(range(len(options) - 1), max(1, most - 1)))
    return [*[options[at] for at in chosen], options[-1]]


def _sums(options: list[Action]) -> list[Action]:
    """The lowest bid alone, and capital within reason."""
    found: list[Action] = []
    bid = False
    for action in options:
        if isinstance(action, Bid):
            if bid:
                continue
            bid = True
        elif isinstance(action, TakeCapital) and action.steps > MOST_CAPITAL:
            continue
        found.append(action)
    return found


def _moves(s: Steam, seat: Seat, options: list[Action]) -> list[Action]:
    """Of each cube's routes the one that brings most, to oneself and then not to others."""
    best: dict[tuple[int, int], tuple[int, int]] = {}
    for at, action in enumerate(options):
        if isinstance(action, MoveCube):
            points = track_points(s, action)
            good = 3 * points[seat] - sum(points)
            cube = action.hex, action.colour
            if cube not in best or good > best[cube][0]:
                best[cube] = good, at
    kept = {at for _, at in best.values()}
    return [action for at, action in enumerate(options) if at in kept or not isinstance(action, MoveCube)]


def _builds(s: Steam, seat: Seat, options: list[Action], left: int) -> list[Action]:
    """Track that leads somewhere, and cities on one's own lines."""
    own = lines(s, seat)
    stops = {stop for link in own.links for stop in link}
    stops |= {s.board.stop[s.other[end] // SIDES] for end in s.open_ends if s.owner[end] == seat}
    found: list[Action] = []
    for action in options:
        if isinstance(action, LayTrack):
            if _leads_on(s, seat, action, own, stops, left):
                found.append(action)
        elif isinstance(action, Urbanize | GrowCity):
            if not stops or s.board.stop[action.hex] in stops:
                found.append(action)
        else:
            found.append(action)
    return found or options


def _leads_on(s: Steam, seat: Seat, lay: LayTrack, own: Lines, stops: set[int], left: int) -> bool:
    hex = lay.hex
    added, _, turn = change(s.track[hex], TILES.number(lay.tile, lay.rotation))
    if turn is not None:
        end = hex * SIDES + turn.was
        return s.owner[end] == seat and _goes(s, s.other[end] // SIDES, hex, turn.now, left)
    if s.board.stop[hex] >= 0:
        return _town(s, seat, hex, [side for exit in added for side in sides(exit)], left)
    if len(added) != 1:
        return False
    one, other = sides(added[0])
    starts = _start(s, seat, hex, one), _start(s, seat, hex, other)
    if starts[0] >= 0 and starts[1] >= 0:
        pair = s.board.stop[min(starts)], s.board.stop[max(starts)]
        return pair not in own.links
    start, way = (starts[0], other) if starts[0] >= 0 else (starts[1], one)
    if start < 0:
        return False
    known = not stops or s.board.stop[start] in stops
    return _goes(s, start, hex, way, left, None if known else stops)


def _start(s: Steam, seat: Seat, hex: int, side: int) -> int:
    """The hex of the stop from which track of the seat comes in at a side; -1 if none does."""
    meets = s.board.across[hex * SIDES + side]
    if meets < 0:
        return -1
    if s.is_city(meets // SIDES):
        return meets // SIDES
    if s.touching[hex] >> SIDES + side & 1 and s.owner[meets] in (seat, -1):
        return s.other[meets] // SIDES
    return -1


def _town(s: Steam, seat: Seat, hex: int, exits: list[int], left: int) -> bool:
    """At most one exit is left open, and it leads somewhere."""
    loose = 0
    for side in exits:
        meets = s.board.across[hex * SIDES + side]
        if s.touching[hex] >> SIDES + side & 1:
            if s.owner[meets] not in (seat, -1):
                return False
        elif not s.is_city(meets // SIDES):
            loose += 1
            if loose > 1 or not _goes(s, hex, hex, side, left):
                return False
    return True


def _goes(s: Steam, start: int, hex: int, side: int, left: int, wanted: set[int] | None = None) -> bool:
    """Whether a stop that is wanted is near, ahead of a side."""
    meets = s.board.across[hex * SIDES + side]
    if meets < 0:
        return False
    for stop, tiles, _ in ahead(s.board, meets // SIDES):
        near = tiles + (s.city[stop] == NO_CITY) <= max(2, left - 1)
        if near and s.board.stops[stop] != start and (wanted is None or stop in wanted):
            return True
    return False
