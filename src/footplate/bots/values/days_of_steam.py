"""What a position of Days of Steam is worth: less for each turn that the seat will need until it has won.

Trips that can be made now are strung together until there are points enough, each the best from where the one
before it ended; what is missing then is counted at the usual pace. How many turns a trip takes is known from
a table, with the steam that is still to be raised and the risk of going fast on curves.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from typing import Final, NamedTuple, TypeAlias

from footplate.bots import thrifty
from footplate.games.days_of_steam.actions import PlayTile
from footplate.games.days_of_steam.components import (
    ALL_SIDES,
    EMPTY,
    LAYS,
    OPPOSITE,
    SIDES,
    SIDES_OF,
    TILES,
    TOWN,
    TOWNS,
)
from footplate.games.days_of_steam.phases.move_train import MoveTrain
from footplate.games.days_of_steam.phases.play_town import PlayDrawnTown
from footplate.games.days_of_steam.phases.speed_limit import SpeedLimit, risk
from footplate.games.days_of_steam.phases.turn import TakeTurn
from footplate.games.days_of_steam.scoring import A_GOOD, BONUS, ENOUGH, worth
from footplate.games.days_of_steam.squares import NEAR, exits_of
from footplate.games.days_of_steam.state import MOST_STEAM, NOTHING, SHADES, SORTS, DaysOfSteam
from footplate.games.days_of_steam.trains import AT_THE_START, START, Run
from footplate.kernel.action import Action, Seat

SCALE: Final = 4.5  # turns
TRIES: Final = 60
HEAT: Final = 0.12
CURIOSITY: Final = 0.2
REPLIES: Final = 12
FEW: Final = 8  # options
PACE: Final = 2.7  # turns for a point of which it is not known where it will come from
A_STEAM: Final = 0.35  # turns, when a trip is over
A_COAL: Final = 0.4
A_DRAWN_TOWN: Final = 0.5
TWO: Final = 0.6  # how often a tile brings 2 steam and not 1
LONGEST: Final = 14  # steam that a trip may take
FAR: Final = LONGEST + 1  # as good as nowhere
NEVER: Final = 99.0  # turns
UNLOADING: Final = 1.0  # turns, for a good that nobody takes
MISHAP: Final = 3.0  # turns that a derailment is thought to cost before it is known better
LABOUR: Final = 40  # rounds in which the table of turns is worked out
_EXITS: Final = tuple(lay.exits for lay in LAYS)
# For all that a square may meet on its sides: whether it is track on two of them at least.
_JOINS: Final = tuple(bin(edges & 0b10101010).count("1") > 1 for edges in range(256))

Row: TypeAlias = "tuple[int, ...]"  # by town: the steam it takes to go there
Ways: TypeAlias = "tuple[Row, Row]"  # anyhow, and without a curve
Trip: TypeAlias = "tuple[int, int]"  # the same for one way


Paces: TypeAlias = "tuple[tuple[float, ...], tuple[float, ...]]"
Table: TypeAlias = "tuple[tuple[float, ...], ...]"


class Job(NamedTuple):
    """A good that waits in a town, and the towns that take it."""

    start: int
    colour: int
    takers: Row


class Choice(NamedTuple):
    """A job, the town where it ends, the trip to there, and the turns it takes."""

    job: Job
    town: int
    trip: Trip
    turns: float


class Standing(NamedTuple):
    """Where a seat's train is, what it carries and has brought, and what goods there are."""

    train: int
    carried: int
    delivered: tuple[int, ...]
    goods: tuple[int, ...]


def value(s: DaysOfSteam, seat: Seat) -> float:
    """The turns until the seat will have won, as a loss."""
    return A_COAL * s.coal[seat] + _drawn(s, seat) - _turns_left(s, seat)


def some(s: DaysOfSteam, seat: Seat, options: list[Action], most: int, rng: Random) -> list[Action]:
    """All that does more than lay a tile at the end of a track comes first; who looks at few takes any."""
    if len(options) <= most:
        return options
    if most < FEW:
        return thrifty.some(options, most, rng)
    chosen = [
        action for action in options if not isinstance(action, PlayTile) or _JOINS[s.edges[action.square]]
    ]
    if len(chosen) >= most:
        return thrifty.some(chosen, most, rng)
    known = set(chosen)
    known.update(rng.sample([action for action in options if action not in known], most - len(chosen)))
    return [action for action in options if action in known]


def _drawn(s: DaysOfSteam, seat: Seat) -> float:
    """What a town promises that is drawn from the deck and not yet placed."""
    top = s.agenda[-1] if s.agenda else None
    pending = seat == s.turn and isinstance(top, PlayDrawnTown) and top.square == NOTHING
    return A_DRAWN_TOWN if pending else 0.0


def _turns_left(s: DaysOfSteam, seat: Seat) -> float:
    """Turns of its own that the seat needs, and the part of a round until the first of them."""
    at = seat * SHADES
    now = Standing(s.train[seat], s.carried[seat], tuple(s.delivered[at : at + SHADES]), s.goods)
    top = s.agenda[-1] if s.agenda else None
    wait = (s.players - 1) / s.players
    if seat != s.turn or isinstance(top, TakeTurn):
        return (seat - s.turn) % s.players / s.players + _outlook(s, seat, now)
    move = next((phase for phase in s.agenda if isinstance(phase, MoveTrain)), None)
    if move is None:
        return wait + _outlook(s, seat, now)
    before = Standing(move.began, move.carried, move.delivered[at : at + SHADES], move.goods)
    derailed = _outlook(s, seat, before)
    if isinstance(top, SpeedLimit):
        danger = risk(top.spent)
        return wait + danger * derailed + (1 - danger) * _outlook(s, seat, now)
    return wait + _outlook(s, seat, now, move.run, derailed)


def _outlook(s: DaysOfSteam, seat: Seat, now: Standing, run: Run = START, derailed: float = 0.0) -> float:
    """The turns that the best trips take, one after the other, and what is missing after them."""
    network, steam, towns = _network(s), s.steam[seat], s.towns
    ways, paces = network.ways_from(s.lay, now.train, run), _paces(steam, run)
    points, delivered = worth(now.delivered) + s.circuits[seat], list(now.delivered)
    jobs, later = list(_jobs(now.goods, towns)), list[Job]()
    turns = 0.0
    if now.carried != NOTHING:
        aboard = _aboard(now.carried, towns)
        if any([ways[0][town] < FAR for town in aboard.takers]):
            jobs, later = [aboard], jobs
        else:
            turns = UNLOADING
    first = chosen = (
        _best(network, jobs, ways, delivered, paces, A_STEAM * steam) if points < ENOUGH else None
    )
    while chosen:
        points += _gain(delivered, chosen.job.colour)
        delivered[chosen.job.colour] += 1
        turns += chosen.turns
        jobs.remove(chosen.job)
        jobs, later = jobs + later, []
        if points >= ENOUGH:
            break
        chosen = _best(network, jobs, network.ways(chosen.town), delivered, _paces(0, START), 0.0)
    turns += PACE * max(0, ENOUGH - points)
    if run is START:
        return turns if first else turns - A_STEAM * steam
    if first:
        return _under_way(first.trip, steam, run, turns - first.turns, derailed)
    return _under_way((0, 0), steam, run, turns, derailed)


def _best(
    network: Network, jobs: list[Job], ways: Ways, delivered: list[int], paces: Paces, least: float
) -> Choice | None:
    """The job that saves most turns, if it saves any more than the least."""
    found, most = None, least
    anyhow, straight = ways
    over, along = paces
    bonus = _new_colour(delivered)
    for job in jobs:
        saved = PACE * (A_GOOD if delivered[job.colour] else A_GOOD + bonus)
        there, ahead = ways if job.start == NOTHING else network.ways(job.start)
        to, on = (0, 0) if job.start == NOTHING else (anyhow[job.start], straight[job.start])
        for town in job.takers:
            curvy, plain = to + there[town], on + ahead[town]
            took = over[curvy] if over[curvy] < along[plain] else along[plain]
            if saved - took > most:
                most = saved - took
                found = Choice(job, town, (curvy, plain), took)
    return found


def _gain(delivered: list[int], colour: int) -> int:
    """The points for one more good of a colour."""
    return A_GOOD if delivered[colour] else A_GOOD + _new_colour(delivered)


def _new_colour(delivered: list[int]) -> int:
    """What the first good of another colour adds to the bonus."""
    have = SHADES - delivered.count(0)
    return BONUS[have + 1] - BONUS[have] if have < SHADES else 0


def _under_way(trip: Trip, steam: int, run: Run, rest: float, derailed: float) -> float:
    """The turns that are left when so much more of a trip is made in the same move as is best."""
    tables = _tables()
    best = NEVER
    for which in (0, 1):
        far = trip[which]
        for further in range(_least(run, far), min(far, steam) + 1 if far < FAR else 0):
            danger = 0.0 if which and not run.curved else risk(run.spent + further)
            took = tables[which][steam - further][far - further] + rest
            best = min(best, took + danger * (derailed - took))
    return best


def _least(run: Run, far: int) -> int:
    """The steam that must be spent at least before a move may end."""
    return 0 if run.begun and not run.loaded else min(1, far)


@cache
def _paces(steam: int, run: Run) -> Paces:
    """The turns that trips take, by their length, as far as that can be told at once."""
    tables = _tables()
    if run is START:
        return tables[0][steam], tables[1][steam]
    found = []
    for which in (0, 1):
        row = []
        for far in range(len(tables[which][0])):
            took = [
                tables[which][steam - further][far - further]
                + MISHAP * (0.0 if which and not run.curved else risk(run.spent + further))
                for further in range(_least(run, far), min(far, steam) + 1)
            ]
            row.append(min(took, default=NEVER))
        found.append(tuple(row))
    return found[0], found[1]


@cache
def _tables() -> tuple[Table, Table]:
    """By steam and by how far it is, the turns it takes: over curves, and straight."""
    return _table(curves=True), _table(curves=False)


def _table(*, curves: bool) -> Table:
    """The turns it takes, less for what steam is left then."""
    turns = [[-A_STEAM * steam for steam in range(MOST_STEAM + 1)]]
    for far in range(1, FAR):
        turns.append([NEVER] * (MOST_STEAM + 1))
        for _ in range(LABOUR):
            turns[far] = [_best_turn(turns, far, steam, curves=curves) for steam in range(MOST_STEAM + 1)]
    nowhere = (NEVER,) * (2 * FAR + 1 - LONGEST)
    return tuple([tuple([row[steam] for row in turns]) + nowhere for steam in range(MOST_STEAM + 1)])


def _best_turn(turns: list[list[float]], far: int, steam: int, *, curves: bool) -> float:
    """A turn in which to raise steam, or to go so far that it is worth the risk, and then the rest."""
    here, most = turns[far], MOST_STEAM
    best = TWO * here[min(steam + 2, most)] + (1 - TWO) * here[min(steam + 1, most)]
    for spent in range(1, min(far, steam) + 1):
        danger = risk(spent) if curves else 0.0
        took = (1 - danger) * turns[far - spent][steam - spent] + danger * here[steam - spent]
        best = min(best, took)
    return 1 + best


@lru_cache(maxsize=4096)
def _jobs(goods: tuple[int, ...], towns: tuple[int, ...]) -> tuple[Job, ...]:
    """Every good on the map that some town takes."""
    found: list[Job] = []
    for at, count in enumerate(goods):
        if count:
            start, good = divmod(at, SORTS)
            job = _aboard(good, towns)._replace(start=start)
            if job.takers:
                found += [job] * count
    return tuple(found)


@cache
def _aboard(good: int, towns: tuple[int, ...]) -> Job:
    """A good on a train."""
    colours = [TOWNS[town].colour for town in towns]
    home = good - SHADES  # below 0 if it has none
    colour = good if home < 0 else colours[home]
    takers = tuple([town for town, one in enumerate(colours) if one == colour and town != home])
    return Job(NOTHING, colour, takers)


class Network:
    """The ways between the towns of a map, looked up as they are asked for."""

    def __init__(self, lay: Sequence[int], hills: frozenset[int], squares: tuple[int, ...]) -> None:
        self._hills = hills
        self._towns = {square: town for town, square in enumerate(squares)}
        self._links = [
            (self._first_towns(lay, exits_of(square)), self._towns_ahead(lay, exits_of(square)))
            for square in squares
        ]
        self._ways: dict[int, Ways] = {}
        self._from: dict[tuple[int, int, int, bool], Ways] = {}

    def ways(self, town: int) -> Ways:
        """The ways from a town."""
        found = self._ways.get(town)
        if found is None:
            found = self._ways[town] = self._onward({town: 0}, 0), self._onward({town: 0}, 1)
        return found

    def ways_from(self, lay: Sequence[int], train: int, run: Run) -> Ways:
        """The ways from where a train stands, or to where it came in its move."""
        square = train >> SIDES
        key = train, lay[square], run.entered, run.curved
        found = self._from.get(key)
        if found is None:
            found = self._from[key] = self._ways_from(lay, square, SIDES_OF[train & ALL_SIDES], run)
        return found

    def _ways_from(self, lay: Sequence[int], square: int, sides: tuple[int, ...], run: Run) -> Ways:
        nowhere = (FAR,) * len(self._towns)
        if square in self._towns:
            anyhow, straight = self.ways(self._towns[square])
            return (anyhow, nowhere) if run.curved else (anyhow, straight)
        ahead = sides
        if run.entered != AT_THE_START:
            sides = _EXITS[lay[square]][run.entered]
            ahead = () if run.curved else tuple([side for side in sides if side == run.entered ^ OPPOSITE])
        links = self._first_towns(lay, [square * SIDES + side for side in sides])
        lines = self._towns_ahead(lay, [square * SIDES + side for side in ahead])
        return self._onward(links, 0), self._onward(lines, 1)

    def _onward(self, found: dict[int, int], which: int) -> Row:
        """From the towns that come first on to all others."""
        far = [FAR] * len(self._towns)
        queue = list(found)
        for town, cost in found.items():
            far[town] = cost
        for town in queue:
            here = far[town]
            for other, cost in self._links[town][which].items():
                if here + cost < far[other]:
                    far[other] = here + cost
                    queue.append(other)
        return tuple(far)

    def _first_towns(self, lay: Sequence[int], exits: Sequence[int]) -> dict[int, int]:
        """The towns that come first after some exits, and the steam it takes to get there."""
        hills, found = self._hills, dict[int, int]()
        queue: list[list[int]] = [list(exits), *[[] for _ in range(FAR + 1)]]
        seen = set(exits)
        for cost in range(LONGEST):
            for out in queue[cost]:
                beyond = NEAR[out]
                here = lay[beyond]
                if here == TOWN:
                    found.setdefault(self._towns[beyond], cost + 1)
                elif here != EMPTY:
                    for side in _EXITS[here][out & 3 ^ OPPOSITE]:
                        exit = beyond * SIDES + side
                        if exit not in seen:
                            seen.add(exit)
                            queue[cost + 1 + (beyond in hills)].append(exit)
        return found

    def _towns_ahead(self, lay: Sequence[int], exits: Sequence[int]) -> dict[int, int]:
        """The towns straight on from some exits."""
        found = dict[int, int]()
        for out in exits:
            cost, beyond, side = 1, NEAR[out], out & 3
            while lay[beyond] > TOWN and side in _EXITS[lay[beyond]][side ^ OPPOSITE] and cost < LONGEST:
                cost += 1 + (beyond in self._hills)
                beyond = NEAR[beyond * SIDES + side]
            if lay[beyond] == TOWN:
                town = self._towns[beyond]
                found[town] = min(found.get(town, FAR), cost)
        return found


Key: TypeAlias = "tuple[bytes, tuple[int, ...]]"

_ROOM: Final = 2048
_MAPS: Final[dict[Key, Network]] = {}  # by all that lies there
_NETWORKS: Final[dict[tuple[int, ...], Network]] = {}  # by what makes a difference


def _network(s: DaysOfSteam) -> Network:
    """The network of a map."""
    key = bytes(s.lay) + array("b", s.tile).tobytes(), s.town_squares
    found = _MAPS.get(key)
    if found is None:
        if len(_MAPS) >= _ROOM:
            _MAPS.clear()
        found = _MAPS[key] = _same_network(s)
    return found


def _same_network(s: DaysOfSteam) -> Network:
    """The network of all maps that differ only by tiles beside which there is no more than one other."""
    joined = [
        square << 12 | s.tile[square] + 2 << 6 | s.lay[square]
        for square in range(len(s.lay))
        if s.lay[square] and _JOINS[s.edges[square]]
    ]
    key = (*joined, *s.town_squares)
    found = _NETWORKS.get(key)
    if found is None:
        if len(_NETWORKS) >= _ROOM:
            _NETWORKS.clear()
        hills = frozenset([square for square, one in enumerate(s.tile) if one >= 0 and TILES[one].hill])
        found = _NETWORKS[key] = Network(s.lay, hills, s.town_squares)
    return found
