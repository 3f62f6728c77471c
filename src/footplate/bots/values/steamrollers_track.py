"""What track leads to on a sheet of SteamRollers: to links that there are, and to some that there may be.

Positions share sheets and networks, so whatever is found out about one is remembered.
"""

from __future__ import annotations

from functools import cache, lru_cache
from operator import mul
from typing import Final, NamedTuple, TypeAlias

from footplate.games.steamrollers.network import Link, distances, link_through
from footplate.games.steamrollers.sheet import (
    ACROSS,
    FIRST_CITY,
    HEXES_A_REGION,
    NO_TRACK,
    NOWHERE,
    REGIONS,
    SIDES,
    TAKERS,
    TOWN,
    TRACKS,
    TYPE_OF,
)

LONGEST: Final = 4  # tracks of a run that is thought of
FULL: Final = 6  # boxes of an engine
DRAWS: Final = 5  # tracks of a region that are worth a look
FADING: Final = 0.6  # what a link is worth for each track that it lacks
LATER: Final = 0.6  # what a link is worth that is made after another
_KINDS: Final = len(TRACKS)
_TURN: Final = len(SIDES)
_ROOM: Final = 1 << 14  # of what is remembered

Spot: TypeAlias = int  # a hex and a track in it: hex * _KINDS + track
Sheet: TypeAlias = tuple[int, ...]  # by hex: its track


class Kind(NamedTuple):
    """Runs between two cities that are alike: over as many towns, with as many tracks."""

    link: Link
    tracks: int
    which: int  # a bit for each run


class Runs(NamedTuple):
    """All runs that may be drawn, by their numbers."""

    kinds: tuple[Kind, ...]
    spots: tuple[tuple[Spot, ...], ...]  # by run
    uses: tuple[int, ...]  # by spot: a bit for each run that it is part of
    spoils: tuple[int, ...]  # by spot: a bit for each run that goes through its hex otherwise


@cache
def runs(chart: int) -> Runs:
    """The runs of a sheet with some borders blocked."""
    kinds: dict[tuple[Link, int], int] = {}
    uses = [0] * (FIRST_CITY * _KINDS)
    through = [0] * FIRST_CITY
    walks = _walks(chart)
    for number, (link, spots) in enumerate(walks):
        kinds[link, len(spots)] = kinds.get((link, len(spots)), 0) | 1 << number
        for spot in spots:
            uses[spot] |= 1 << number
            through[spot // _KINDS] |= 1 << number
    return Runs(
        tuple([Kind(link, tracks, which) for (link, tracks), which in sorted(kinds.items())]),
        tuple([spots for _, spots in walks]),
        tuple(uses),
        tuple([through[spot // _KINDS] & ~using for spot, using in enumerate(uses)]),
    )


def _walks(chart: int) -> list[tuple[Link, tuple[Spot, ...]]]:
    """Every run from a city to one with a higher number."""
    found: list[tuple[Link, tuple[Spot, ...]]] = []
    for side, city in enumerate(ACROSS[chart]):
        if city >= FIRST_CITY:
            _walk(ACROSS[chart], city - FIRST_CITY, *divmod(side, _TURN), (), found)
    return found


def _walk(
    across: tuple[int, ...],
    start: int,
    hex: int,
    into: int,
    spots: tuple[Spot, ...],
    found: list[tuple[Link, tuple[Spot, ...]]],
) -> None:
    """All runs on from a hex that is entered over a side."""
    for out in range(_TURN):
        beyond = across[hex * _TURN + out]
        if out == into or beyond == NOWHERE:
            continue
        longer = (*spots, hex * _KINDS + TRACKS.index((min(into, out), max(into, out))))
        hexes = [spot // _KINDS for spot in longer]
        if beyond >= FIRST_CITY:
            if beyond - FIRST_CITY > start:
                found.append((Link(start, beyond - FIRST_CITY, sum([TOWN[one] for one in hexes])), longer))
        elif len(longer) < LONGEST and beyond not in hexes:
            _walk(across, start, beyond, (out + 3) % _TURN, longer, found)


@lru_cache(_ROOM)
def farthest(reach: tuple[int, ...], strength: int) -> tuple[int, ...]:
    """By source and colour: the longest delivery that an engine of that strength can make."""
    within = (2 << strength) - 1
    return tuple(
        [
            max(0, max([(reach[source * REGIONS + to] & within).bit_length() for to in takers]) - 1)
            for source in range(REGIONS)
            for takers in TAKERS
        ]
    )


class Demand(NamedTuple):
    """Which goods wait to be delivered, and what networks are worth to them."""

    goods: tuple[int, ...]  # by source and colour: how many
    mile: float  # that a good can go to one more city or town
    city: float  # that is joined to others


class Works(NamedTuple):
    """What a player has drawn, and for which goods."""

    sheet: Sheet
    links: tuple[Link, ...]
    chart: int
    demand: Demand


@lru_cache(_ROOM)
def table(links: tuple[Link, ...]) -> tuple[int, ...]:
    """By source and colour: the longest delivery over links that a full engine can make."""
    return farthest(distances(links), FULL)


@lru_cache(_ROOM)
def joined(links: tuple[Link, ...]) -> int:
    """How many cities are joined to the others of the largest network."""
    networks = [1 << city for city in range(REGIONS)]
    for one, other, _ in links:
        both = networks[one] | networks[other]
        networks = [both if network & both else network for network in networks]
    return max([network.bit_count() for network in networks]) - 1


@lru_cache(_ROOM)
def usefulness(links: tuple[Link, ...], demand: Demand) -> float:
    """What links are worth by how far all goods can go over them, and by the cities that they join."""
    far: int = sum(map(mul, table(links), demand.goods))
    return demand.mile * far + demand.city * joined(links)


@lru_cache(_ROOM)
def _gains(links: tuple[Link, ...], chart: int, demand: Demand) -> tuple[float, ...]:
    """What one more link would bring, by kind of run."""
    now = usefulness(links, demand)
    gains: dict[Link, float] = {}
    for kind in runs(chart).kinds:
        if kind.link not in gains:
            after = usefulness(tuple(sorted([*links, kind.link])), demand)
            gains[kind.link] = after - now + kind.link.points
    return tuple([gains[kind.link] for kind in runs(chart).kinds])


class Chance(NamedTuple):
    """Runs of a kind that can still be drawn: those that lack the fewest tracks, and what they promise."""

    cities: tuple[int, int]
    nearest: int  # a bit for each run
    missing: int
    promise: float


class Begun(NamedTuple):
    """Runs of a kind that can still be drawn: those that lack the fewest tracks."""

    kind: int
    nearest: int  # a bit for each run
    missing: int


@lru_cache(_ROOM)
def _begun(sheet: Sheet, chart: int) -> tuple[Begun, ...]:
    """What may still be drawn on a sheet, for each kind of run."""
    spoilt, drawn = _drawn(sheet, chart)
    first, second, third, _ = drawn
    found = []
    for kind, (_, tracks, which) in enumerate(runs(chart).kinds):
        open = which & ~spoilt & ~drawn[tracks - 1]
        if open:
            begun = (open & third, open & second, open & first, open)
            at = 0 if begun[0] else 1 if begun[1] else 2 if begun[2] else 3
            found.append(Begun(kind, begun[at], tracks - 3 + at))
    return tuple(found)


@lru_cache(_ROOM)
def lacking(sheet: Sheet, chart: int) -> tuple[tuple[Link, int], ...]:
    """The links that may still be drawn, each with the fewest tracks that it lacks."""
    fewest: dict[Link, int] = {}
    for kind, _, missing in _begun(sheet, chart):
        link = runs(chart).kinds[kind].link
        fewest[link] = min(missing, fewest.get(link, missing))
    return tuple(fewest.items())


@lru_cache(_ROOM)
def _chances(works: Works) -> tuple[Chance, ...]:
    """What may still be drawn, a chance for each kind of run."""
    sheet, links, chart, demand = works
    gains, kinds = _gains(links, chart, demand), runs(chart).kinds
    found = []
    for kind, nearest, missing in _begun(sheet, chart):
        link = kinds[kind].link
        found.append(Chance((link.one, link.other), nearest, missing, gains[kind] * FADING**missing))
    return tuple(found)


def _drawn(sheet: Sheet, chart: int) -> tuple[int, tuple[int, int, int, int]]:
    """The runs that a sheet has spoilt, and those of which one, two, three and four tracks are drawn."""
    _, _, uses, spoils = runs(chart)
    spoilt = first = second = third = fourth = 0
    for hex, track in enumerate(sheet):
        if track != NO_TRACK:
            spot = hex * _KINDS + track
            spoilt |= spoils[spot]
            using = uses[spot]
            fourth |= third & using
            third |= second & using
            second |= first & using
            first |= using
    return spoilt, (first, second, third, fourth)


def _best(works: Works) -> dict[tuple[int, int], float]:
    """By any two cities: what the best run between them promises."""
    best: dict[tuple[int, int], float] = {}
    for cities, _, _, promise in _chances(works):
        if promise > best.get(cities, 0.0):
            best[cities] = promise
    return best


@lru_cache(_ROOM)
def hope(works: Works) -> float:
    """What the track may become: for any two cities the best run, of which one is drawn after the other."""
    worth, share = 0.0, 1.0
    for promise in sorted(_best(works).values(), reverse=True):
        worth += promise * share
        share *= LATER
    return worth


@lru_cache(_ROOM)
def promising(works: Works) -> tuple[tuple[Spot, ...], ...]:
    """By region: the tracks that bring runs nearer, the most promising first."""
    spots, best = runs(works.chart).spots, _best(works)
    found: dict[Spot, dict[tuple[int, int], float]] = {}
    for cities, nearest, missing, promise in _chances(works):
        better = (promise / FADING - best[cities]) * (1.0 if missing == 1 else LATER)
        while nearest and better > 0:
            run = nearest & -nearest
            nearest ^= run
            for spot in spots[run.bit_length() - 1]:
                if works.sheet[spot // _KINDS] == NO_TRACK:
                    pairs = found.setdefault(spot, {})
                    pairs[cities] = max(pairs.get(cities, 0.0), better)
    regions: list[list[Spot]] = [[] for _ in range(REGIONS)]
    for _, spot in sorted([(-sum(pairs.values()), spot) for spot, pairs in found.items()]):
        regions[spot // _KINDS // HEXES_A_REGION].append(spot)
    return tuple([tuple(region) for region in regions])


@lru_cache(_ROOM)
def draws(works: Works, region: int, types: int) -> tuple[Spot, ...]:
    """The most promising tracks of some types in a region."""
    found = promising(works)[region]
    return tuple([spot for spot in found if types >> TYPE_OF[spot % _KINDS] & 1][:DRAWS])


@lru_cache(_ROOM)
def best_draw(works: Works, region: int, types: int, hoped: float) -> float:
    """What the best track of some types in a region brings, if hope counts for so much."""
    sheet, links, chart, demand = works
    before, most = hoped * hope(works), 0.0
    for spot in draws(works, region, types):
        hex, track = divmod(spot, _KINDS)
        drawn = (*sheet[:hex], track, *sheet[hex + 1 :])
        link = link_through(list(drawn), 0, hex, ACROSS[chart])
        more = links if link is None else tuple(sorted([*links, link]))
        gain = hoped * hope(Works(drawn, more, chart, demand)) - before
        if link is not None:
            gain += link.points + usefulness(more, demand) - usefulness(links, demand)
        most = max(most, gain)
    return most
