"""The search finds what is best by playing on: against a clever opponent, against luck, and in the dark."""

from __future__ import annotations

from random import Random

import pytest

from footplate.bots.search import Search, decide
from tests.bots.parlour import Cards, Cup, Fists, Heap, Take, Wager, face, known

DEEP = 30


@pytest.mark.parametrize(("matches", "best"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2), (11, 3)])
def test_it_leaves_the_opponent_a_multiple_of_four_matches(matches: int, best: int) -> None:
    chosen = decide(known(Heap(), matches), Random(1), iterations=1500, tries=8, depth=DEEP, haste=1)
    assert chosen == Take(best)


def test_it_weighs_what_chance_brings_by_the_odds() -> None:
    chosen = [decide(known(Wager()), Random(seed), 200, tries=8, depth=DEEP, haste=1) for seed in range(10)]
    assert {face(action) for action in chosen} == {"tails"}


def test_it_knows_no_more_than_its_seat_of_what_is_hidden() -> None:
    # The position that it is given has tails under the cup; but mostly it is heads.
    chosen = [decide(known(Cup()), Random(seed), 200, tries=8, depth=DEEP, haste=1) for seed in range(10)]
    assert {face(action) for action in chosen} == {"heads"}


def test_who_decides_in_secret_does_not_answer_what_the_searcher_has_decided() -> None:
    # Against somebody who chooses blindly either face, heads never loses and wins half of the time.
    # Against somebody who answers, tails always loses and heads never wins: so much tells them apart.
    search = Search(known(Fists()), Random(3), tries=8, depth=DEEP, haste=1)
    search.run(400)
    means = {face(child.action): child.mean for child in search.root.children if child.action}
    assert means["heads"] == pytest.approx(0.75, abs=0.08)
    assert means["tails"] == pytest.approx(0.5, abs=0.12)


def test_the_same_luck_brings_the_same_decision_and_visits() -> None:
    def visits(seed: int) -> list[tuple[object, int, float]]:
        search = Search(known(Heap(), 13), Random(seed), tries=8, depth=6, haste=1)
        search.run(100)
        return [(child.action, child.visits, child.total) for child in search.root.children]

    assert visits(4) == visits(4)
    assert visits(4) != visits(5)


def test_every_iteration_is_one_visit_of_one_option() -> None:
    search = Search(known(Heap(), 13), Random(0), tries=8, depth=6, haste=1)
    search.run(64)
    assert sum([child.visits for child in search.root.children]) == search.root.visits == 64


def test_no_more_options_are_looked_at_than_are_to_be_tried() -> None:
    search = Search(known(Heap(), 13), Random(0), tries=2, depth=6, haste=1)
    search.run(50)
    assert len(search.root.children) == 2


def test_options_that_look_worse_are_opened_the_later_the_more_is_tried() -> None:
    search = Search(known(Cards()), Random(0), tries=99, depth=0, haste=1)
    opened = []
    for _ in range(6):
        search.run(4)
        opened.append(len([child for child in search.root.children if child.visits]))
    assert opened == sorted(opened)
    assert opened[0] < opened[-1] < len(search.root.children) == 52


def test_where_there_is_no_choice_nothing_is_searched() -> None:
    assert decide(known(Heap(), 1), Random(0), 10**9, tries=8, depth=DEEP, haste=1) == Take(1)
