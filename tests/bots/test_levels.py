"""Every game has five levels, each of which looks at more than the one below."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from footplate.bots.knowledge import know
from footplate.bots.levels import NAMES, SEVERAL, Level, level, levels
from footplate.kernel.game import find, registered, tables

import_module("footplate.games")


def looks(one: Level) -> float:
    """About how many positions a level values for a decision."""
    if one.iterations:
        return one.tries + one.iterations * (1 + one.depth * one.haste)
    return one.tries * max(1, one.reach * (one.beam + one.futures))


TABLES = [*[(name, SEVERAL) for name in registered()], ("steamrollers", 1)]


@pytest.mark.parametrize(("name", "seats"), [*TABLES, ("some-other-game", SEVERAL)])
def test_five_levels_rise_by_how_much_they_look_at(name: str, seats: int) -> None:
    found = levels(name, seats)
    assert tuple([one.name for one in found]) == NAMES
    assert [looks(one) for one in found] == sorted({looks(one) for one in found})


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_level_three_says_it_takes_a_second_at_most_and_the_top_level_five(name: str, seats: int) -> None:
    found = levels(name, seats)
    assert found[2].seconds <= 1
    assert found[4].seconds <= 5


def test_alone_a_level_looks_at_other_things_than_in_company() -> None:
    assert levels("steamrollers", 1) != levels("steamrollers", 3) == levels("steamrollers")


@pytest.mark.parametrize("name", registered())
def test_the_same_luck_and_position_bring_the_same_decision(name: str) -> None:
    game = find(name)
    s = game.setup(tables(game)[-1])
    rng = Random(0)
    while s.actors() == (-1,):
        s.agenda[-1].apply(s, -1, s.agenda[-1].odds(s)[0][0])
    seat = s.actors()[0]
    for one in NAMES:
        known = know(game, s, seat, rng)
        chosen = {level(one)(known, Random(5)) for _ in range(2)}
        assert len(chosen) == 1
        assert chosen <= set(known.options)
