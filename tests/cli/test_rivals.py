"""Opponents whom the rules play have their lines in every report and standing, at their places."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import msgspec
import pytest

from footplate.cli.ranking import points, ranking
from footplate.cli.report import Competitor, Range, Rank, report, table
from footplate.cli.terminal import ending
from footplate.cli.trial import Outcome, Plan
from footplate.kernel import game as registry
from footplate.kernel.game import Result, Rival, Score, ranked, results
from footplate.kernel.replay import load, replay
from footplate.messages import catalogue
from tests.cli.conftest import Footplate
from tests.toy.game import ToyGame
from tests.toy.state import Toy, ToyOptions

ENGLISH = catalogue("en")


class HauntedGame(ToyGame):
    """A ghost and an imp go round the pond too."""

    name: ClassVar[str] = "haunted"

    def standing(self, s: Toy) -> tuple[Score, ...]:
        return (Score(0, 3, 5), Score(1, 1, 9, (4, 2)))

    def rivals(self, s: Toy) -> tuple[Rival, ...]:
        return (Rival("ghost", 2, 7), Rival("imp", 4, 1))


HAUNTED = HauntedGame()


@pytest.fixture
def s(monkeypatch: pytest.MonkeyPatch) -> Toy:
    """A position of the haunted game, which is known by name."""
    monkeypatch.setitem(registry._REGISTRY, "haunted", f"{__name__}:HAUNTED")
    return HAUNTED.setup(ToyOptions(2))


def test_results_are_those_of_the_seats_and_then_of_the_rivals(s: Toy) -> None:
    assert results(HAUNTED, s) == (
        Result(3, "Ann", 5),
        Result(1, "Bob", 9, (4, 2)),
        Result(2, "ghost", 7, is_rival=True),
        Result(4, "imp", 1, is_rival=True),
    )


def test_who_shares_a_place_stays_in_order() -> None:
    shared = [
        Result(2, "Ann", 5),
        Result(1, "Cat", 9),
        Result(1, "Bob", 9),
        Result(1, "imp", 9, is_rival=True),
    ]
    assert [line.name for line in ranked(shared)] == ["Cat", "Bob", "imp", "Ann"]


def test_the_ranking_has_seats_and_rivals_in_the_order_of_their_places(s: Toy) -> None:
    assert ranking(HAUNTED, s) == ["1. Bob 9 / 4 / 2", "2. ghost 7", "3. Ann 5", "4. imp 1"]


def test_points_alone_are_told_seat_by_seat_and_then_for_the_rivals(s: Toy) -> None:
    assert points(HAUNTED, s) == ["Ann 5", "Bob 9", "ghost 7", "imp 1"]


def test_the_terminal_tells_the_standing_with_rivals_at_their_places(
    s: Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    scores = (Score(0, 3, 5), Score(1, 1, 9))
    monkeypatch.setattr(HauntedGame, "standing", lambda self, s: scores)
    assert list(ending.standing(HAUNTED, s, ENGLISH)) == [
        "1. Bob: 9 points",
        "2. ghost: 7 points",
        "3. Ann: 5 points",
        "4. imp: 1 point",
    ]


def test_the_terminal_tells_points_so_far_with_the_rivals_last(s: Toy) -> None:
    assert list(ending.points(HAUNTED, s, ENGLISH)) == [
        "Ann: 5 points",
        "Bob: 9 points",
        "ghost: 7 points",
        "imp: 1 point",
    ]


def outcome(number: int, *lines: Result) -> Outcome:
    """A game with these results."""
    return Outcome(number, 8, 4, lines, b"", "R")


def ghost(rank: int, points: int) -> Result:
    return Result(rank, "ghost", points, is_rival=True)


def imp(rank: int, points: int) -> Result:
    return Result(rank, "imp", points, is_rival=True)


@pytest.mark.usefixtures("s")
def test_a_mean_that_is_nearly_nothing_has_no_minus_sign() -> None:
    plan = Plan("haunted", 2, (), 1, check=False, bots=("random",))
    games = [
        outcome(number, Result(1, "Ann", 0), Result(2, "Bob", -(number == 1))) for number in range(1, 26)
    ]
    lines = [" ".join(line.split()) for line in table(report(plan, games, 1))]
    assert "Ann 0.0 0 0 100.0%" in lines
    assert "Bob 0.0 -1 0 0.0%" in lines


@pytest.mark.usefixtures("s")
def test_the_report_counts_points_wins_and_ranks_of_seats_and_rivals_together() -> None:
    plan = Plan("haunted", 2, (), 1, check=False, bots=("random",))
    games = [
        outcome(1, Result(2, "Ann", 6), Result(4, "Bob", 1), ghost(1, 8), imp(3, 2)),
        outcome(2, Result(1, "Ann", 9), Result(4, "Bob", 3), ghost(1, 9), imp(3, 4)),
    ]
    found = report(plan, games, 1)
    assert found.seats == (Competitor("Ann", Range(7.5, 6, 9), 0.25), Competitor("Bob", Range(2, 1, 3), 0))
    assert found.rivals == (Competitor("ghost", Range(8.5, 8, 9), 0.75), Competitor("imp", Range(3, 2, 4), 0))
    assert found.ranks == (
        Rank(1, Range(8.5, 8, 9)),
        Rank(2, Range(7.5, 6, 9)),
        Rank(3, Range(3, 2, 4)),
        Rank(4, Range(2, 1, 3)),
    )
    assert [" ".join(line.split()) for line in list(table(found))[-9:]] == [
        "points mean min max wins",
        "Ann 7.5 6 9 25.0%",
        "Bob 2.0 1 3 0.0%",
        "ghost 8.5 8 9 75.0%",
        "imp 3.0 2 4 0.0%",
        "rank 1 8.5 8 9",
        "rank 2 7.5 6 9",
        "rank 3 3.0 2 4",
        "rank 4 2.0 1 3",
    ]


def test_without_rivals_only_the_seats_have_lines(footplate: Footplate) -> None:
    found = msgspec.json.decode(
        footplate("sim", "steamrollers", "--players", 2, "--games", 1, "--seed", 1, "--json").out
    )
    assert found["rivals"] == []
    assert [rank["rank"] for rank in found["ranks"]] == [1, 2]
    assert "olive" not in footplate("sim", "steamrollers", "--players", 2, "--games", 1, "--seed", 1).out


@pytest.mark.rule("SR-75")
def test_olives_figures_are_those_of_the_records(footplate: Footplate, tmp_path: Path) -> None:
    arguments = ("sim", "steamrollers", "--players", 1, "--games", 6, "--seed", 3)
    answer = footplate(*arguments, "--save", tmp_path, "--json")
    assert (answer.code, answer.err) == (0, "")
    found = msgspec.json.decode(answer.out)
    hers: list[int] = []
    wins = 0
    for path in tmp_path.iterdir():
        game, record = load(path.read_bytes())
        (olive,) = game.rivals(replay(game, record))
        hers.append(olive.points)
        wins += olive.rank == 1
    mean = pytest.approx(sum(hers) / 6)
    assert found["rivals"] == [
        {
            "name": "olive",
            "points": {"mean": mean, "min": min(hers), "max": max(hers)},
            "wins": pytest.approx(wins / 6),
        }
    ]
    assert [seat["name"] for seat in found["seats"]] == ["orange"]
    assert found["seats"][0]["wins"] == pytest.approx(1 - wins / 6)
    assert [rank["rank"] for rank in found["ranks"]] == [1, 2]
    shown = [line.split() for line in footplate(*arguments).out.splitlines()]
    assert ["olive", f"{sum(hers) / 6:.1f}", str(min(hers)), str(max(hers)), f"{wins / 6:.1%}"] in shown
