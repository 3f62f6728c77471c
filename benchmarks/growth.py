"""How the cost of a decision grows: `python -m benchmarks.growth [FOLDER]`.

Thrifty players play whole games. Of each decision the whole list of options, and carrying out the one that is
chosen, are timed against the calibration loop. Curves by share of the game, number of players and size of the
map are drawn into FOLDER, or else docs/pictures. Said is the exponent of each: 1 is linear, and what grows
faster is a fault.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from math import log
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any, Final, NamedTuple

from benchmarks.curve import Curve, chart
from footplate.bots import thrifty
from footplate.bots.random import roll
from footplate.cli.bench.stopwatch import REFERENCE, TURNS, forget, turns_a_second
from footplate.games.days_of_steam.components import EMPTY
from footplate.kernel.action import CHANCE
from footplate.kernel.game import Game, agree, find

PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
GAMES: Final = ("volldampf", "steam", "days-of-steam", "steamrollers")
USUAL: Final[dict[str, dict[str, object]]] = {"steam": {"game": "standard"}}
PLAYERS: Final = 4
SEEDS: Final = 8  # games for each point of a curve
TENTHS: Final = 10
PASSES: Final = 3
LINEAR: Final = 1.1  # an exponent, with what noise may add
COLOURS: Final = ("red", "blue", "yellow", "purple")
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
GRIDS: Final = ((12, 16), (16, 20), (20, 26), (26, 34), (34, 44))  # columns and lines of maps
CUBES: Final = 60  # that the bag has for cities


class Step(NamedTuple):
    """A decision: after which share of its game, on how large a map, and its cost in turns of the loop."""

    share: float
    size: int
    turns: float


def timed(game: Game[Any], options: Any, seed: int, size: Callable[[Any], int]) -> list[Step]:
    """Every decision of a game among thrifty players: the median of some passes, each after another game."""
    passes = []
    for _ in range(PASSES):
        forget()
        list(_played(game.setup(options), Random(-1 - seed), size))
        before = turns_a_second(TURNS)
        seconds = list(_played(game.setup(options), Random(seed), size))
        turns = (before + turns_a_second(TURNS)) / 2
        passes.append([(met, took * turns) for met, took in seconds])
    decisions = list(zip(*passes, strict=True))
    return [
        Step(number / len(decisions), same[0][0], median([turns for _, turns in same]))
        for number, same in enumerate(decisions)
    ]


def _played(s: Any, rng: Random, size: Callable[[Any], int]) -> Iterator[tuple[int, float]]:
    """The size of the map at each decision, and the seconds that its options and carrying one out take."""
    while s.agenda:
        phase = s.agenda[-1]
        seat = phase.actors(s)[0]
        if seat == CHANCE:
            roll(s, rng)
            continue
        began = process_time()
        options = list(phase.options(s, seat))
        listed = process_time()
        action = thrifty.choose(options, rng)
        chosen = process_time()
        phase.apply(s, seat, action)
        yield size(s), process_time() - chosen + listed - began


def no_size(s: Any) -> int:
    """A board that is always the same."""
    return 0


def tiles(s: Any) -> int:
    """How many tiles lie on the map of Days of Steam."""
    return sum([lay != EMPTY for lay in s.lay])


def steps(
    name: str, players: int, size: Callable[[Any], int] = no_size, country: str | None = None
) -> list[Step]:
    """The decisions of some games."""
    game = find(name)
    agreed = agree(game, players, {**USUAL.get(name, {}), **({"map": country} if country else {})})
    return [step for seed in range(SEEDS) for step in timed(game, agreed, seed, size)]


def microseconds(found: list[Step]) -> float:
    """The mean of some decisions on the reference machine."""
    return fmean([step.turns for step in found]) / REFERENCE


def by_share(name: str) -> Curve:
    """The cost by tenth of the game."""
    found = steps(name, PLAYERS)
    points = []
    for tenth in range(TENTHS):
        some = [step for step in found if int(step.share * TENTHS) == tenth]
        points.append((tenth + 1.0, microseconds(some)))
    return Curve(find(name).title, GAMES.index(name), points)


def by_players(name: str) -> Curve:
    """The cost by number of players."""
    numbers = [number for number in find(name).players if number > 1]
    same = country(*GRIDS[1]) if name == "steam" else None  # for any number of them
    points = [(float(number), microseconds(steps(name, number, country=same))) for number in numbers]
    return Curve(find(name).title, GAMES.index(name), points)


def by_map() -> Iterator[Curve]:
    """The cost by size of the map, where maps have sizes: hexes of Steam's, tiles laid of Days of Steam's."""
    points = [
        (columns * lines / 2.0, microseconds(steps("steam", PLAYERS, country=country(columns, lines))))
        for columns, lines in GRIDS
    ]
    yield Curve("Steam, by hexes", GAMES.index("steam"), points)
    found = steps("days-of-steam", PLAYERS, tiles)
    largest = max([step.size for step in found])
    bins = [[step for step in found if step.size * 5 // (largest + 1) == number] for number in range(5)]
    laid = [(fmean([step.size for step in some]), microseconds(some)) for some in bins]
    yield Curve("Days of Steam, by tiles", GAMES.index("days-of-steam"), laid)


def country(columns: int, lines: int) -> str:
    """A map of Steam of any size: plains, with as many cities and towns to a hex as any other."""
    places: dict[tuple[int, int], str] = {}
    for column in range(0, columns, 3):
        for line in range(column % 2, lines, 4):
            number = len(places)
            places[column, line] = f"{LETTERS[number // 26].upper()}{LETTERS[number % 26]}"
    cities = [code for number, code in enumerate(places.values()) if number % 3 == 0]
    rows = []
    for line in range(lines):
        cells = [places.get((column, line), "..") for column in range(line % 2, columns, 2)]
        rows.append("   " * (line % 2) + "    ".join(cells))
    told = []
    for code in places.values():
        if code in cities:
            colour = COLOURS[cities.index(code) % len(COLOURS)]
            what = f'city = "{colour}", cubes = {min(3, CUBES // len(cities))}'
        else:
            what = "town = true"
        told.append(f'{code} = {{ name = "Place {code}", {what} }}')
    board = "\n".join(rows)
    return f"""\
id = "country"
title = "Country"
provenance = "fictional"
about = "Plains, for measuring."
players = {{ min = 2, max = 6, best = [4] }}
fewer_cubes_with_three = 0
origin = "Aa"
board = '''
{board}
'''
walls = []
forced = []
named = []

[places]
{chr(10).join(told)}
"""


def exponent(points: list[tuple[float, float]]) -> float:
    """By which power of x the curve grows, fitted by least squares to the logarithms."""
    xs, ys = [log(x) for x, _ in points], [log(y) for _, y in points]
    middle, level = fmean(xs), fmean(ys)
    rise = sum([(x - middle) * (y - level) for x, y in zip(xs, ys, strict=True)])
    return rise / sum([(x - middle) ** 2 for x in xs])


def main() -> int:
    """Draw all curves and tell their exponents; 1 if one grows faster than linearly."""
    import_module("footplate.games")
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES
    drawings = {
        "share": ("by tenth of the game", [by_share(name) for name in GAMES]),
        "players": ("by number of players", [by_players(name) for name in GAMES]),
        "map": ("by size of the map", list(by_map())),
    }
    worst = 0.0
    for name, (title, curves) in drawings.items():
        folder.joinpath(f"growth-{name}.svg").write_text(
            chart(f"Cost of a decision {title}", curves), "utf-8"
        )
        print(f"cost of a decision {title}, in microseconds on the reference machine")
        for curve in curves:
            grows = exponent(curve.points)
            worst = max(worst, grows)
            told = "  ".join([f"{x:.0f}: {y:.0f}" for x, y in curve.points])
            print(f"  {curve.name:<26} exponent {grows:>5.2f}   {told}")
    if worst > LINEAR:
        print(f"something grows faster than linearly: its exponent is {worst:.2f}")
    return int(worst > LINEAR)


if __name__ == "__main__":
    sys.exit(main())
