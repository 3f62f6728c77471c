"""What a position alone against Olive shows: the numbers from which a forecast is made.

Some are of the whole position, some of each city. Positions share most of what they show: it is remembered.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import Final, NamedTuple

from footplate.bots.forecast import Signs
from footplate.bots.values.steamrollers_track import FULL, Sheet, farthest, joined, lacking, table
from footplate.games.steamrollers.components import FACES, SHADES
from footplate.games.steamrollers.effects import GUARD_GOOD, STRONGER_ENGINE
from footplate.games.steamrollers.network import Link, distances, worth
from footplate.games.steamrollers.olive.turn import ENOUGH
from footplate.games.steamrollers.sheet import HEXES, HEXES_A_REGION, REGIONS
from footplate.games.steamrollers.state import ALONE, EMPTY_CITIES, SteamRollers

FADING: Final = 0.6  # what a link is worth for each track that it lacks, and each that is made before it
LACKING: Final = 3  # tracks of a link that is thought of
AT_ALL: Final = 2 * REGIONS  # no delivery is longer
_ROOM: Final = 1 << 15  # of what is remembered
_FACES: Final = tuple(
    [number for number, face in enumerate(FACES) if face.solo or face.tile != GUARD_GOOD.tile]
)
# Of three dice the two best are used: how likely each city is, from the best to the worst.
_CHOICES: Final = tuple(
    [0.5 - ((rank + 1) / REGIONS) ** 3 + (rank / REGIONS) ** 3 for rank in range(REGIONS)]
)

ENGINE: Final = tuple([f"{boxes} boxes" for boxes in range(FULL + 1)])
SUPPLY: Final = (
    "strength",
    "no city empty",
    "one city empty",
    "two cities empty",
    "goods to go",
    "goods",
    *[f"goods of city {rank} by goods" for rank in range(1, REGIONS + 1)],
    "network",
    "links",
    "cities joined",
    "distances",
    "distances, a box more",
    "distances, full engine",
    "longest distance",
    "next deliveries",
    "next deliveries, a box more",
    "next deliveries, full engine",
)
TRACK: Final = (
    *[
        f"{gain} of a link that lacks {tracks}"
        for tracks in range(1, LACKING + 1)
        for gain in ("distances, full engine", "distances", "points")
    ],
    *[f"links that lack {tracks}" for tracks in range(1, LACKING + 1)],
    *[f"links that lack {tracks} and join a city" for tracks in range(1, LACKING + 1)],
    "hope",
)
CROSSES: Final = (
    "two regions with most crosses",
    "region with most crosses",
    "crosses",
    "regions to be robbed",
    "regions with enough crosses",
    "crosses of regions to be robbed",
)
TILES: Final = (
    *[f"{FACES[face].name} in the centre" for face in _FACES],
    *[f"{FACES[face].name} held" for face in _FACES],
)
WHOLE: Final = (*ENGINE, *SUPPLY, *TRACK, *CROSSES, *TILES)
CITY: Final = (
    "goods",
    "no goods",
    "one good",
    "longest distance",
    "second distance",
    "third distance",
    "longest distance, a box more",
    "longest distance, full engine",
    "second distance, full engine",
    "third distance, full engine",
    "distance of the last good",
    "distance of the last good, full engine",
    "is linked",
    "strength",
    "goods to go",
    "goods in all",
    "empty cities",
    "crosses",
    "robbed next",
    "robbed before",
    "enough crosses",
    "nearly full of crosses",
    "tile is held",
    "points of the tile held",
    "points of the tile in the centre",
    "tile is lightning",
    "box is checked",
)


class _Shown(NamedTuple):
    """Signs of one kind: of the whole, and by city."""

    whole: tuple[float, ...]
    cities: tuple[tuple[float, ...], ...]


_ENGINES: Final = tuple(
    [tuple([float(boxes == one) for one in range(FULL + 1)]) for boxes in range(FULL + 1)]
)
_BOX: Final = ((0.0,), (1.0,))


def signs(s: SteamRollers) -> Signs:
    """What a position shows."""
    boxes = s.boxes[ALONE]
    count = boxes.bit_count()
    strength = count + s.holds(ALONE, STRONGER_ENGINE)
    supply = tuple(s.supply)
    links = s.links[ALONE]
    deliveries = _deliveries(supply, links, strength)
    track = _track(tuple(s.tracks[: len(HEXES)]), links, s.chart, _goods(supply), strength)
    crosses = _crosses(tuple(s.crossed), tuple([len(line) for line in supply]))
    tiles = _tiles(tuple(s.faces), tuple(s.holders))
    return Signs(
        (_ENGINES[count], deliveries.whole, track, crosses.whole, tiles.whole),
        tuple(
            [
                deliveries.cities[city] + crosses.cities[city] + tiles.cities[city] + _BOX[boxes >> city & 1]
                for city in range(REGIONS)
            ]
        ),
    )


@lru_cache(_ROOM)
def _goods(supply: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """By source and colour: how many goods there are."""
    return tuple([line.count(colour) for line in supply for colour in range(SHADES)])


@lru_cache(_ROOM)
def _deliveries(supply: tuple[tuple[int, ...], ...], links: tuple[Link, ...], strength: int) -> _Shown:
    """Goods, links, and how far the ones can go over the others."""
    goods, lengths = _goods(supply), sorted([len(line) for line in supply])
    engines = [_far(links, engine) for engine in (strength, strength + 1, FULL)]
    lines = [_line(city, line, links, strength) for city, line in enumerate(supply)]
    to_go, empty = sum(lengths[:EMPTY_CITIES]), lengths.count(0)
    whole = (
        float(strength),
        *[float(empty == one) for one in range(EMPTY_CITIES)],
        float(to_go),
        float(sum(lengths)),
        *map(float, lengths),
        float(worth(links)),
        float(len(links)),
        float(joined(links)),
        *[float(sum(map(mul, far, goods))) for far in engines],
        float(max([far for far, count in zip(_far(links, AT_ALL), goods, strict=True) if count], default=0)),
        *[_expected([line[longest] for line in lines]) for longest in (3, 6, 7)],
    )
    linked = {city for link in links for city in link[:2]}
    about = (float(strength), float(to_go), float(sum(lengths)), float(empty))
    return _Shown(whole, tuple([(*line, float(city in linked), *about) for city, line in enumerate(lines)]))


@lru_cache(_ROOM)
def _far(links: tuple[Link, ...], strength: int) -> tuple[int, ...]:
    """By source and colour: the longest delivery over links that an engine can make."""
    return farthest(distances(links), strength)


@lru_cache(_ROOM)
def _line(city: int, line: tuple[int, ...], links: tuple[Link, ...], strength: int) -> tuple[float, ...]:
    """The goods of a city: how many, how far each can go, and how far the one that Olive would take."""
    now, more, full = [
        [_far(links, engine)[city * SHADES + good] for good in line]
        for engine in (strength, strength + 1, FULL)
    ]
    return (
        float(len(line)),
        float(not line),
        float(len(line) == 1),
        *_longest(now),
        _longest(more)[0],
        *_longest(full),
        float(now[-1] if line else 0),
        float(full[-1] if line else 0),
    )


def _longest(distances: list[int]) -> tuple[float, float, float]:
    first, second, third, *_ = [*sorted(distances, reverse=True), 0, 0, 0]
    return float(first), float(second), float(third)


def _expected(distances: list[float]) -> float:
    """Of the longest deliveries of each city those that the player may expect to find two dice for."""
    found: float = sum(map(mul, sorted(distances, reverse=True), _CHOICES))
    return found


@lru_cache(_ROOM)
def _track(
    sheet: Sheet, links: tuple[Link, ...], chart: int, goods: tuple[int, ...], strength: int
) -> tuple[float, ...]:
    """What links may still be drawn, by how many tracks they lack, and what the best would bring."""
    now, full, cities = _all(links, strength, goods), _all(links, FULL, goods), joined(links)
    best = [[0.0, 0.0, 0.0] for _ in range(LACKING)]
    found, joining = [0.0] * LACKING, [0.0] * LACKING
    promises: dict[tuple[int, int], float] = {}
    for link, tracks in lacking(sheet, chart):
        if tracks <= LACKING:
            more = tuple(sorted([*links, link]))
            gains = (_all(more, FULL, goods) - full, _all(more, strength, goods) - now, float(link.points))
            joins = float(joined(more) > cities)
            best[tracks - 1] = list(map(max, best[tracks - 1], gains))
            found[tracks - 1] += 1
            joining[tracks - 1] += joins
            promise = (0.3 * gains[0] + 0.3 * gains[1] + gains[2] + 1.5 * joins) * FADING**tracks
            pair = (link.one, link.other)
            promises[pair] = max(promises.get(pair, 0.0), promise)
    return (*best[0], *best[1], *best[2], *found, *joining, _faded(list(promises.values())))


def _all(links: tuple[Link, ...], strength: int, goods: tuple[int, ...]) -> float:
    """How far all goods can go."""
    far = table(links) if strength >= FULL else _far(links, strength)
    return float(sum(map(mul, far, goods)))


def _faded(promises: list[float]) -> float:
    """What promises are worth, of which one is kept after the other."""
    worth, share = 0.0, 1.0
    for promise in sorted(promises, reverse=True):
        worth += promise * share
        share *= FADING
    return worth


@lru_cache(_ROOM)
def _crosses(crossed: tuple[int, ...], lengths: tuple[int, ...]) -> _Shown:
    """Where Olive has crossed off hexes, and where she takes a good when she comes again."""
    most = sorted(crossed, reverse=True)
    enough = [crosses + 1 >= ENOUGH for crosses in crossed]
    robbed = [crosses for crosses, so, goods in zip(crossed, enough, lengths, strict=True) if so and goods]
    whole = (most[0] + most[1], most[0], sum(crossed), len(robbed), sum(enough), sum(robbed))
    cities = [
        (
            float(crosses),
            float(crosses + 1 >= ENOUGH and goods > 0),
            float(crosses >= ENOUGH and goods > 0),
            float(crosses + 1 >= ENOUGH),
            float(crosses + 1 >= HEXES_A_REGION),
        )
        for crosses, goods in zip(crossed, lengths, strict=True)
    ]
    return _Shown(tuple(map(float, whole)), tuple(cities))


@lru_cache(_ROOM)
def _tiles(faces: tuple[int, ...], holders: tuple[int, ...]) -> _Shown:
    """Which tiles lie in the centre, and which the player holds."""
    centre = {face for face, holder in zip(faces, holders, strict=True) if holder != ALONE}
    held = {face for face, holder in zip(faces, holders, strict=True) if holder == ALONE}
    cities = [
        (
            float(face in held),
            float(FACES[face].points if face in held else 0),
            float(max(0, FACES[face].points) if face in centre else 0),
            float(FACES[face].returns),
        )
        for face in faces
    ]
    shown = [*[float(face in centre) for face in _FACES], *[float(face in held) for face in _FACES]]
    return _Shown(tuple(shown), tuple(cities))
