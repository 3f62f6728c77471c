"""A journal: what is written is there again, and nothing else is taken for it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from footplate.arena.journal import Journal, begun
from footplate.arena.plan import BadPlan
from footplate.arena.tournament import played
from footplate.arena.workers import Here
from tests.arena.tables import planned, told

PLAN = planned()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the journal of three games is."""
    path = tmp_path / "games.jsonl"
    journal = Journal(path, PLAN)
    for number in (1, 2, 4):
        journal.add(told(number, 1, ("random", "thrifty"), (1, 2)))
    journal.close()
    return path


def numbers(path: Path) -> list[int]:
    """Which games are there."""
    journal = Journal(path, PLAN)
    journal.close()
    return list(journal.outcomes)


def test_a_journal_is_gone_on_with(path: Path) -> None:
    journal = Journal(path, PLAN)
    journal.add(told(3, 2, ("random", "thrifty"), (1, 2)))
    journal.close()
    assert numbers(path) == [1, 2, 4, 3]
    assert begun(path) == PLAN


@pytest.mark.parametrize("torn", [1, 20, 200])
def test_a_line_that_was_cut_short_is_dropped(path: Path, torn: int) -> None:
    path.write_bytes(path.read_bytes()[:-torn])
    assert numbers(path) == [1, 2]
    journal = Journal(path, PLAN)
    journal.add(told(5, 3, ("random", "thrifty"), (1, 2)))
    journal.close()
    assert numbers(path) == [1, 2, 5]


def test_a_head_that_was_cut_short_is_written_anew(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:30])
    assert begun(path) is None
    assert numbers(path) == []
    assert begun(path) == PLAN


def test_another_plan_is_refused(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(BadPlan, match=r"is the journal of another tournament, with seed 7, not seed 8"):
        Journal(path, planned(seed=8))
    with pytest.raises(BadPlan, match=r'with bots \["random","thrifty"\], not bots \["random","greedy"\]'):
        Journal(path, planned(bots=("random", "greedy")))
    with pytest.raises(
        BadPlan, match=r'is the journal of another tournament, with build "[0-9a-f]{16}", not'
    ):
        Journal(path, msgspec.structs.replace(PLAN, build="0123"))
    with pytest.raises(BadPlan, match=r'with option money "open", not option money "hidden"$'):
        Journal(path, planned(money="hidden"))
    assert path.read_bytes() == before


def test_of_two_long_options_it_is_told_which_differs(tmp_path: Path) -> None:
    path, text = tmp_path / "games.jsonl", "the same beginning " * 9
    options = {"players": 2, "map": f"{text} and one end"}
    Journal(path, msgspec.structs.replace(PLAN, options=options)).close()
    with pytest.raises(BadPlan, match=r"is the journal of another tournament, with another option map$"):
        Journal(path, msgspec.structs.replace(PLAN, options={**options, "map": f"{text} and another"}))


def test_while_somebody_plays_a_tournament_nobody_else_does(path: Path) -> None:
    first = Journal(path, PLAN)
    with pytest.raises(BadPlan, match=f"^somebody plays the tournament of {path} already$"):
        Journal(path, PLAN)
    first.add(told(3, 2, ("random", "thrifty"), (1, 2)))
    first.close()
    assert numbers(path) == [1, 2, 4, 3]


@pytest.mark.parametrize("text", ["my notes", "my notes\n", '{"a": 1}\n'])
def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes"
    path.write_text(text)
    with pytest.raises(BadPlan, match="is not the journal of a tournament"):
        Journal(path, PLAN)
    assert path.read_text() == text


def test_a_line_that_is_spoilt_in_the_middle_is_told(path: Path) -> None:
    head, first, *rest = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([head, first[:-9], *rest]))
    with pytest.raises(BadPlan, match="line 2 cannot be read"):
        Journal(path, PLAN)


def test_games_of_a_journal_are_not_played_again_and_only_those_wanted_count(path: Path) -> None:
    journal = Journal(path, PLAN)
    outcomes = list(played(PLAN, 3, Here(), journal))
    journal.close()
    assert [outcome.number for outcome in outcomes] == [1, 2, 4, 3]
    assert [outcome.entries == 100 for outcome in outcomes] == [True, True, True, False]
    journal = Journal(path, PLAN)
    assert [outcome.number for outcome in played(PLAN, 2, Here(), journal)] == [1, 2]
    journal.close()
