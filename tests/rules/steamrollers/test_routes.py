"""Connections and distances of many sheets, compared with a search that walks from hex to hex.

The map is read afresh from a picture: a spot stands on a line and in a column, two columns apart from its
neighbours on the same line, and everything here is found by walking on it.
"""

from __future__ import annotations

import tomllib
from collections import deque
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Final

import pytest

from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.sheet import HEXES, TRACK_NAMES
from footplate.games.steamrollers.state import SteamRollers
from tests.rules.steamrollers.positions import (
    begin_round,
    check,
    connections,
    do,
    draw,
    hold,
    lengths,
    offered,
    position,
    stock,
)

PICTURE: Final = """
1a .  1b .  1c .  3a .  3b .  3c .  3d .  .  .  2a .  .  .  .
.  1d .  1  .  1e .  3e .  3  .  3f .  2b .  2  .  2c .  2d .
5a .  1f .  1g .  1h .  3g .  3h .  2e .  2f .  2g .  2h .  .
.  5b .  5c .  5d .  4a .  4b .  4c .  4d .  6a .  6b .  6c .
.  .  5e .  5  .  5f .  4e .  4  .  4f .  6d .  6  .  6e .  .
.  .  .  5g .  5h .  4g .  4h .  .  .  6f .  6g .  6h .  .  .
"""
TOWNS: Final = ("1h", "2g", "3f", "4b", "5c", "6d")
BESIDE: Final = {"nw": (-1, -1), "ne": (-1, 1), "e": (0, 2), "se": (1, 1), "sw": (1, -1), "w": (0, -2)}
FACING: Final = {"nw": "se", "ne": "sw", "e": "w", "se": "nw", "sw": "ne", "w": "e"}
WHERE: Final = {
    word: (line, column)
    for line, words in enumerate(PICTURE.strip().splitlines())
    for column, word in enumerate(words.split())
    if word != "."
}
SPOT: Final = {place: word for word, place in WHERE.items()}
CITIES: Final = ("1", "2", "3", "4", "5", "6")
CHARTS: Final = [("open", 0), *[(borders, chart) for borders in ("medium", "hard") for chart in range(1, 7)]]

Borders = frozenset[frozenset[str]]
Sheet = dict[str, tuple[str, str]]  # by hex: the two sides that its track joins


def blocked(borders: str, chart: int) -> Borders:
    """The borders of a chart, each by the two hexes that it parts."""
    if borders == "open":
        return frozenset()
    text = files("footplate.games.steamrollers").joinpath("data", "mountains.toml").read_text("utf-8")
    chains = tomllib.loads(text)[borders][str(chart)]
    return frozenset([frozenset(edge.split("|")) for chain in chains for edge in chain])


def beside(spot: str, side: str) -> str:
    """What lies across a side; nothing beyond the edge of the sheet."""
    (line, column), (down, right) = WHERE[spot], BESIDE[side]
    return SPOT.get((line + down, column + right), "")


def run(sheet: Sheet, borders: Borders, city: str, side: str) -> tuple[str, str, int]:
    """The city to which track leads from a side of a city, the side it comes in by, and the towns on it."""
    at, out, towns = city, side, 0
    while True:
        there, into = beside(at, out), FACING[out]
        if not there or frozenset([at, there]) in borders:
            return "", "", 0
        if there in CITIES:
            return there, into, towns
        if into not in sheet.get(there, ()):
            return "", "", 0
        (out,) = [end for end in sheet[there] if end != into]
        at = there
        towns += there in TOWNS


def walked_connections(sheet: Sheet, borders: Borders) -> list[str]:
    """Every run between two different cities, known by its two ends."""
    found = {}
    for city in CITIES:
        for side in BESIDE:
            end, into, towns = run(sheet, borders, city, side)
            if end and end != city:
                found[frozenset([(city, side), (end, into)])] = (*sorted([city, end]), towns)
    return sorted([f"{one}-{other}:{towns}" for one, other, towns in found.values()])


def walked_lengths(sheet: Sheet, borders: Borders) -> dict[tuple[str, str], set[int]]:
    """By source and destination the lengths of all routes, each walked on its own."""
    found: dict[tuple[str, str], set[int]] = {(one, other): set() for one in CITIES for other in CITIES}

    def walk(source: str, at: str, met: tuple[str, ...], far: int) -> None:
        for side in BESIDE:
            end, _, towns = run(sheet, borders, at, side)
            if end and end not in met:
                found[source, end].add(far + towns + 1)
                walk(source, end, (*met, end), far + towns + 1)

    for city in CITIES:
        walk(city, city, (city,), 0)
    return found


def scribble(rng: Random, share: float) -> Iterator[tuple[str, str]]:
    """Any track in some of the hexes."""
    for hex in rng.sample(HEXES, round(share * len(HEXES))):
        yield hex, rng.choice(TRACK_NAMES)


def way(free: set[str], start: str, ends: list[str]) -> list[tuple[str, str]]:
    """The shortest way through free hexes from one to one of the cities: each hex, and its way out."""
    came = {start: ("", "")}
    queue = deque([start] if start in free else [])
    while queue:
        at = queue.popleft()
        for side in BESIDE:
            there = beside(at, side)
            if there in ends:
                found = [(at, side)]
                while came[found[0][0]][0]:
                    found.insert(0, came[found[0][0]])
                return found
            if there in free and there not in came:
                came[there] = (at, side)
                queue.append(there)
    return []


def track(one: str, other: str) -> str:
    """The word for the track between two sides."""
    (word,) = [name for name in TRACK_NAMES if set(name.split("-")) == {one, other}]
    return word


def tracks_along(into: str, steps: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """The tracks of a way that comes in by a side of its first hex."""
    for hex, out in steps:
        yield hex, track(into, out)
        into = FACING[out]


def runs(rng: Random) -> Iterator[tuple[str, str]]:
    """Runs from all sides of cities to other cities while there is room, but for some of the longer ones."""
    free = set(HEXES)
    ends = [(city, side) for city in CITIES for side in BESIDE]
    for city, side in rng.sample(ends, len(ends)):
        steps = way(free, beside(city, side), [other for other in CITIES if other != city])
        if len(steps) <= 2 or rng.random() < 0.6:
            free -= {hex for hex, _ in steps}
            yield from tracks_along(FACING[side], steps)


def drawn(s: SteamRollers, tracks: list[tuple[str, str]]) -> Sheet:
    """Tracks on the first player's sheet, and what they are."""
    draw(s, 0, *[f"{hex} {track}" for hex, track in tracks])
    return {hex: (track.split("-")[0], track.split("-")[1]) for hex, track in tracks}


def assert_agrees(s: SteamRollers, sheet: Sheet, borders: Borders) -> None:
    """Connections and the distances of all pairs of cities are those that walking finds."""
    assert connections(s, 0) == walked_connections(sheet, borders)
    for (one, other), far in walked_lengths(sheet, borders).items():
        assert lengths(s, 0, int(one), int(other)) == far, (one, other, sheet)
    assert connections(s, 1) == []
    mistakes = {name: count for name, count in STEAMROLLERS.census(s).items() if "goods" not in name}
    assert not any(mistakes.values()), mistakes


@pytest.mark.rule("SR-21", "SR-31", "SR-62", "SR-09")
@pytest.mark.parametrize(("borders", "chart"), CHARTS)
def test_scribbled_sheets_connect_what_a_walk_from_hex_to_hex_connects(borders: str, chart: int) -> None:
    rng = Random(f"{borders} {chart} scribbled")
    for share in (0.3, 0.6, 0.8, 0.9, *[1.0] * 26):
        s = position(chart=chart, borders=borders)
        assert_agrees(s, drawn(s, list(scribble(rng, share))), blocked(borders, chart))


@pytest.mark.rule("SR-21", "SR-31", "SR-62", "SR-09")
@pytest.mark.parametrize(("borders", "chart"), CHARTS)
def test_sheets_with_many_runs_have_the_distances_of_all_routes_walked_one_by_one(
    borders: str, chart: int
) -> None:
    rng = Random(f"{borders} {chart} full of runs")
    sizes = set()
    for _ in range(30):
        tracks = list(runs(rng))
        rng.shuffle(tracks)
        s = position(chart=chart, borders=borders)
        assert_agrees(s, drawn(s, tracks), blocked(borders, chart))
        sizes.add(len(connections(s, 0)))
    assert min(sizes) < max(sizes) > 5, "the sheets are too bare or too much alike"


DENSEST = """
    1c e-sw, 1d e-sw, 1e e-w, 1f ne-se, 1g nw-se, 2b nw-e, 2c se-w, 2e nw-se, 2f ne-se, 2g nw-se, 2h nw-se,
    3a e-w, 3b se-w, 3c e-sw, 3d se-w, 3e e-w, 3f se-w, 3g ne-se, 3h nw-se, 4b nw-se, 4c nw-sw, 4d nw-se,
    4e e-w, 4f se-w, 4g e-w, 4h ne-w, 5a ne-se, 5b nw-se, 5c nw-se, 5d nw-sw, 5e nw-e, 5f e-w, 5h nw-e,
    6a nw-se, 6b nw-sw, 6c nw-sw, 6d nw-e, 6e ne-w, 6f nw-e, 6g ne-w
"""
RICHEST = """
    1b e-sw, 1c sw-w, 1d ne-sw, 1e ne-w, 1f ne-se, 1g nw-e, 1h ne-w, 2b e-w, 2c se-w, 2e e-sw, 2f ne-w,
    2g nw-sw, 2h nw-se, 3a e-sw, 3b se-w, 3e e-sw, 3f e-w, 3g ne-sw, 3h nw-sw, 4a ne-w, 4b ne-se, 4c ne-sw,
    4e e-w, 4f e-w, 4g e-w, 4h ne-w, 5a ne-se, 5b nw-se, 5c nw-se, 5d e-sw, 5e nw-e, 5f e-w, 5h nw-e,
    6a ne-se, 6c nw-sw, 6d e-w, 6e ne-sw, 6g ne-e, 6h ne-w
"""
LONGEST = """
    1e se-w, 1f ne-se, 1h nw-ne, 2b se-sw, 2e ne-sw, 2f nw-ne, 2g nw-se, 3e e-sw, 3f sw-w, 3h ne-sw,
    4b ne-se, 4c ne-sw, 4f e-w, 5c nw-se, 6b nw-sw, 6d e-w
"""


def tracks_of(text: str) -> list[tuple[str, str]]:
    """Tracks that are written one after another."""
    return [(words.split()[0], words.split()[1]) for words in text.split(",")]


@pytest.mark.rule("SR-21", "SR-31", "SR-62")
@pytest.mark.parametrize(
    ("tracks", "runs", "pairs", "farthest"),
    [(DENSEST, 15, 168, 10), (RICHEST, 13, 218, 10), (LONGEST, 6, 48, 11)],
)
def test_the_densest_sheets_have_every_distance_that_walking_finds(
    tracks: str, runs: int, pairs: int, farthest: int
) -> None:
    s = position()
    sheet = drawn(s, tracks_of(tracks))
    assert_agrees(s, sheet, frozenset())
    assert len(connections(s, 0)) == runs
    found = walked_lengths(sheet, frozenset())
    assert sum([len(far) for far in found.values()]) == pairs
    assert max([max(far, default=0) for far in found.values()]) == farthest


@pytest.mark.rule("SR-31", "SR-55", "SR-54", "SR-56")
@pytest.mark.parametrize("tracks", [DENSEST, RICHEST, LONGEST])
@pytest.mark.parametrize("die", CITIES)
@pytest.mark.parametrize("boxes", [0, 3, 6])
def test_on_the_densest_sheets_every_distance_within_reach_can_be_chosen(
    tracks: str, die: str, boxes: int
) -> None:
    sheet = {hex: (word.split("-")[0], word.split("-")[1]) for hex, word in tracks_of(tracks)}
    found = walked_lengths(sheet, frozenset())
    for longer, engine in [("", ""), ("", "4a"), ("", "4b"), ("3b", ""), ("3b", "4a"), ("3b", "4b")]:
        s = position()
        drawn(s, tracks_of(tracks))
        check(s, 0, *range(1, boxes + 1))
        for city in CITIES:
            stock(s, int(city), "black")
        for face in (longer, engine):
            if face:
                hold(s, 0, face)
        begin_round(s, f"{die} {die} {die}")
        do(s, f"take-die {die}")
        strength = {"": boxes, "4a": 99, "4b": boxes + 1}[engine]
        far = {
            to: {one + more for one in found[die, to] for more in range(3 if longer else 1)} for to in CITIES
        }
        assert sorted(offered(s, "deliver")) == sorted(
            [f"deliver black-of-{die} {to} {one}" for to in CITIES for one in far[to] if one <= strength]
        )


def edges() -> Iterator[tuple[str, int, str, str]]:
    """Every blocked border of every chart."""
    for borders, chart in CHARTS:
        for edge in sorted([sorted(edge) for edge in blocked(borders, chart)]):
            yield borders, chart, edge[0], edge[1]


@pytest.mark.rule("SR-09")
@pytest.mark.parametrize(("borders", "chart", "one", "other"), [*edges()])
def test_a_run_across_any_one_of_the_blocked_borders_connects_nothing(
    borders: str, chart: int, one: str, other: str
) -> None:
    (side,) = [side for side in BESIDE if beside(one, side) == other]
    for begins in CITIES:
        there = way(set(HEXES) - {other}, one, [begins])
        rest = set(HEXES) - {hex for hex, _ in there}
        back = way(rest, other, [city for city in CITIES if city != begins])
        if back:
            break
    tracks = [*tracks_along(side, there), *tracks_along(FACING[side], back)]
    s = position()
    drawn(s, tracks)
    assert len(connections(s, 0)) == 1
    s = position(chart=chart, borders=borders)
    drawn(s, tracks)
    assert connections(s, 0) == []
    assert all([lengths(s, 0, int(begins), int(ends)) == set() for begins in CITIES for ends in CITIES])


@pytest.mark.rule("SR-09")
def test_every_blocked_border_parts_two_neighbours_of_different_regions() -> None:
    for _, _, one, other in edges():
        assert other in [beside(one, side) for side in BESIDE]
        assert one[0] != other[0]
        assert not {one, other} & set(CITIES)
