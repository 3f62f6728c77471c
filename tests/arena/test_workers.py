"""Processes that play: whatever becomes of them, every game is played, once."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from footplate.arena import workers
from footplate.arena.match import Failure, Outcome
from footplate.arena.plan import Plan
from footplate.arena.worker import Lost
from footplate.arena.workers import Here, Processes
from tests.arena.tables import planned
from tests.arena.test_match import without_timings
from tests.stubborn import left, started, stubborn


def in_order(outcomes: list[Outcome]) -> list[Outcome]:
    """By their numbers, and without what differs from run to run."""
    return [without_timings(one) for one in sorted(outcomes, key=lambda one: one.number)]


@pytest.fixture(scope="module")
def plan() -> Plan:
    """A tournament."""
    return planned()


@pytest.fixture(scope="module")
def expected(plan: Plan) -> list[Outcome]:
    """Twelve games as one process plays them."""
    return in_order(list(Here().play(plan, range(1, 13))))


def test_several_processes_play_the_same_games(plan: Plan, expected: list[Outcome]) -> None:
    assert in_order(list(Processes(2).play(plan, range(1, 13)))) == expected


def test_a_killed_process_loses_no_game_and_plays_none_twice(plan: Plan, expected: list[Outcome]) -> None:
    pool = Processes(2)
    outcomes = []
    for outcome in pool.play(plan, range(1, 13)):
        outcomes.append(outcome)
        if len(outcomes) in (1, 4):
            for worker in pool.workers:
                os.kill(worker.pid, signal.SIGKILL)
    assert in_order(outcomes) == expected


def test_who_stops_early_leaves_no_process_behind(plan: Plan) -> None:
    pool = Processes(2)
    outcomes = pool.play(plan, range(1, 1000))
    next(outcomes)
    outcomes.close()
    for worker in pool.workers:
        with pytest.raises(ProcessLookupError):
            os.kill(worker.pid, 0)


def test_a_game_over_which_every_process_dies_is_told(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    started = []

    def dies(*args: object, **kwargs: object) -> subprocess.Popen[bytes]:
        started.append(args)
        return subprocess.Popen(["true"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    monkeypatch.setattr(workers, "_process", dies)
    with pytest.raises(Lost, match="game 5 cannot be played: 3 processes died over it"):
        list(Processes(1).play(plan, [5]))
    assert len(started) == workers.PATIENCE


def test_where_no_process_can_be_started_nobody_waits_for_it(
    plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused() -> subprocess.Popen[bytes]:
        raise BlockingIOError("there are too many")

    monkeypatch.setattr(workers, "_process", refused)
    with pytest.raises(
        Lost, match=r"game [12] cannot be played: 3 processes died over it: there are too many"
    ):
        list(Processes(2).play(plan, [1, 2]))


def test_whatever_goes_wrong_with_a_process_is_told(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> subprocess.Popen[bytes]:
        raise RuntimeError("no idea")

    monkeypatch.setattr(workers, "_process", broken)
    with pytest.raises(Lost, match="a process cannot be kept at play: RuntimeError: no idea"):
        list(Processes(1).play(plan, [1]))


def test_a_game_that_cannot_be_played_is_told_at_once(plan: Plan) -> None:
    for players in (Here(), Processes(1)):
        with pytest.raises(Lost, match="game 2 cannot be played: UnknownGame: there is no game 'chess'"):
            list(players.play(planned_for("chess", plan), [2, 3]))


def planned_for(game: str, plan: Plan) -> Plan:
    """The plan for a game that there is not."""
    return Plan(plan.version, game, plan.ruleset, plan.options, plan.seed, plan.bots)


def test_failures_are_told_as_they_happen_and_are_in_the_outcomes() -> None:
    told: list[tuple[int, Failure]] = []

    def tell(number: int, failure: Failure) -> None:
        told.append((number, failure))

    outcomes = list(Processes(2, tell).play(planned(bots=("random", "none=false")), range(1, 5)))
    assert sorted(told, key=lambda one: (one[0], one[1].entry)) == [
        (one.number, failure) for one in in_order(outcomes) for failure in one.failures
    ]
    assert told


@pytest.mark.parametrize("games", [3, 1000])
def test_no_program_outlives_the_process_that_it_plays_in(tmp_path: Path, games: int) -> None:
    plan, notes = planned(bots=("random", stubborn(tmp_path / "notes"))), tmp_path / "notes"
    outcomes = Processes(2).play(plan, range(1, games + 1))
    for _ in range(3):
        next(outcomes)
    outcomes.close()
    assert started(notes)
    assert left(notes) == []
