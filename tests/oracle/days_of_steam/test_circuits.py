"""The engine's search for circuits and brute force say the same of many small boards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final, NamedTuple

import pytest

from footplate.games.days_of_steam import circuits
from footplate.games.days_of_steam.circuits import PATIENCE
from footplate.games.days_of_steam.components import EMPTY, KINDS, TILES, lay_number
from footplate.games.days_of_steam.map import found_first_town, place_tile, place_town
from footplate.games.days_of_steam.options import DaysOfSteamOptions
from footplate.games.days_of_steam.squares import number
from footplate.games.days_of_steam.state import DaysOfSteam, blank
from tests.oracle.days_of_steam.boards import Played, connected, played
from tests.oracle.days_of_steam.circuits import new_circuit
from tests.oracle.days_of_steam.components import LOOKS, TOWN, Track
from tests.oracle.days_of_steam.paths import Spot

BOARDS: Final = 2000
SEEDS: Final = range(4)


def lay_of(track: Track) -> tuple[int, int]:
    """A tile of the engine with this track, and how it lies."""
    kind, turns = next(
        (kind, turns) for kind, looks in LOOKS.items() for turns, look in looks.items() if look == track
    )
    number = [one.name for one in KINDS].index(kind)
    tile = next(at for at, one in enumerate(TILES) if one.kind == number)
    return tile, lay_number(number, turns)


def on_the_map(one: Played) -> tuple[DaysOfSteam, int, int]:
    """A board in the engine, the square of the tile that was played, and how the one lay that it covered."""
    s = blank(DaysOfSteamOptions(players=2))
    first, *others = one.after
    found_first_town(s, 0)
    for spot in others:
        if one.after[spot] == TOWN:
            place_town(s, square_at(first, spot), 0)
        else:
            place_tile(s, square_at(first, spot), *lay_of(one.after[spot]))
    before = lay_of(one.before[one.spot])[1] if one.spot in one.before else EMPTY
    return s, square_at(first, one.spot), before


def square_at(first: Spot, spot: Spot) -> int:
    """The number of a square, seen from the first town."""
    return number(spot[0] - first[0], spot[1] - first[1])


def what(one: Played) -> str:
    """What kind of tile was played."""
    return "town" if one.after[one.spot] == TOWN else "over" if one.spot in one.before else "new"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_engine_finds_the_circuits_that_brute_force_finds(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it is patient enough to follow paths or not."""
    rng = Random(seed)
    answers: Counter[tuple[str, bool]] = Counter()
    for _ in range(BOARDS // len(SEEDS)):
        one = played(rng)
        answer = new_circuit(one.before, one.after)
        played_on = on_the_map(one)
        for patience in (PATIENCE, 0):
            monkeypatch.setattr(circuits, "PATIENCE", patience)
            assert circuits.completes(*played_on) == answer, (patience, one)
        answers[what(one), answer] += 1
    assert min(answers.values()) >= 15
    assert len(answers) == 6


class Case(NamedTuple):
    """A board drawn in words, the last tile played, what that covered, and whether it made a circuit."""

    name: str
    rows: tuple[str, ...]  # a kind and its turns, "town", or "." for an empty square
    spot: Spot
    circuit: bool
    covered: str = "."

    def played(self) -> Played:
        """As boards are."""
        words = {(x, y): word for y, row in enumerate(self.rows) for x, word in enumerate(row.split())}
        before = {**words, self.spot: self.covered}
        return Played(ground(before), connected(ground(words)), self.spot)


def ground(words: dict[Spot, str]) -> dict[Spot, Track]:
    """The track of a board drawn in words, beginning with a town."""
    track = {spot: drawn(word) for spot, word in words.items() if word != "."}
    return dict(sorted(track.items(), key=lambda item: item[1] != TOWN))


def drawn(word: str) -> Track:
    """The track of a word."""
    return TOWN if word == "town" else LOOKS[word[:-1]][int(word[-1])]


TWO_WAYS: Final = ("curve1 straight1 curve2", "town straight1 town")
LOWER_ROUTE: Final = ("town straight_stub1 town straight1", "curve0 {} curve3 .")
EIGHT: Final = (". curve1 town", "curve1 {} curve3", "town curve3 .")


def drawing(rows: tuple[str, ...], word: str) -> tuple[str, ...]:
    """Rows with a word where a tile is left open."""
    return tuple([row.format(word) for row in rows])


CASES: Final = (
    Case("two ways between two towns", TWO_WAYS, (1, 0), circuit=True),
    Case("a town that is played", TWO_WAYS, (2, 1), circuit=True),
    Case("another way between them", (*TWO_WAYS, "curve0 straight1 curve3"), (1, 2), circuit=True),
    Case("one way", TWO_WAYS[1:], (1, 0), circuit=False),
    Case("one town", ("town curve2", "curve0 curve3"), (1, 1), circuit=False),
    Case("the same track again", TWO_WAYS, (1, 0), circuit=False, covered="straight1"),
    Case("a reversal", drawing(LOWER_ROUTE, "three_way2"), (1, 1), circuit=False),
    Case("a turn opened", drawing(LOWER_ROUTE, "triangle3"), (1, 1), circuit=True, covered="three_way2"),
    Case("a tile that adds no loop", drawing(LOWER_ROUTE, "triangle3"), (3, 0), circuit=False),
    Case("a bridge passed twice", drawing(EIGHT, "bridge0"), (1, 1), circuit=True),
    Case("a double curve passed twice", drawing(EIGHT, "double_curve1"), (1, 1), circuit=True),
    Case("a double curve that parts the towns", drawing(EIGHT, "double_curve0"), (1, 1), circuit=False),
    Case("a side used twice", drawing(EIGHT, "double_turnout_left0"), (1, 1), circuit=False),
    Case(
        "a town passed twice",
        (". curve1 curve2", "curve1 town curve3", "town curve3 ."),
        (2, 0),
        circuit=False,
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_brute_force_and_the_engine_know_a_circuit_that_anybody_can_see(case: Case) -> None:
    one = case.played()
    assert new_circuit(one.before, one.after) == case.circuit
    assert circuits.completes(*on_the_map(one)) == case.circuit
