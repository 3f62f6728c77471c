"""A position is small, and a long run of games does not grow."""

from __future__ import annotations

from random import Random

import pytest

from footplate.bots import thrifty
from footplate.cli.bench.positions import walk
from footplate.cli.bench.size import kilobytes
from footplate.kernel.game import agree
from tests.speed.memory import grown
from tests.speed.workload import TABLES

MOST = 20  # kilobytes of a position
GAMES = 60
SLACK = 20  # kilobytes that are met for the first time


@pytest.mark.parametrize("game", TABLES)
def test_a_position_is_below_twenty_kilobytes(game: str) -> None:
    table = TABLES[game]
    start = table.game.setup(agree(table.game, table.players, table.options))
    sizes = [
        kilobytes(s)
        for seed in range(4)
        for number, s in enumerate(walk(start.copy(), Random(seed), thrifty.choose))
        if number % 5 == 0
    ]
    assert max(sizes) < MOST


@pytest.mark.parametrize("game", TABLES)
def test_a_long_run_of_games_grows_ever_less(game: str) -> None:
    earlier, later = grown(game, GAMES)
    assert later < max(SLACK, earlier * 3 / 4)
