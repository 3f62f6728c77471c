"""Who is how likely to win: by value before the end, and by result at the end."""

from __future__ import annotations

import pytest

from footplate.bots.worth import MARGIN, Worth, worth_of
from footplate.kernel.game import Score
from tests.bots.parlour import PARLOUR, Heap, position


class Known:
    """Values as a module has them."""

    SCALE = 2.0

    @staticmethod
    def value(s: object, seat: int) -> float:
        return (4.0, 4.0, 2.0)[seat]

    @staticmethod
    def rivals(s: object) -> list[float]:
        return [0.0]


def test_shares_follow_the_lead_by_the_scale_and_leave_the_rivals_theirs() -> None:
    first, second, third = Worth(PARLOUR, Known).shares(position(Heap(), 4), 3)
    assert first == second
    assert first / third == pytest.approx(2.71828, abs=1e-4)
    rival = 1 - first - second - third
    assert third / rival == pytest.approx(2.71828, abs=1e-4)


def test_at_the_end_the_winner_has_nearly_all_and_a_tie_is_shared() -> None:
    s = position(Heap(), 1)
    s.agenda.clear()
    worth = Worth(PARLOUR, None)
    assert worth.shares(s, 2) == worth.won(s) == [0.5, 0.5]
    s.points[1] = 1
    assert worth.won(s) == [0, 1]
    won = worth.shares(s, 2)
    assert won[1] > 1 - MARGIN
    assert sum(won) == pytest.approx(1.0)


def test_nobody_has_won_if_a_rival_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PARLOUR, "standing", lambda s: (Score(0, 2, 1), Score(1, 3, 0)))
    assert Worth(PARLOUR, None).won(position(Heap())) == [0, 0]


def test_rules_of_a_game_that_differ_have_a_worth_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    today = worth_of(PARLOUR)
    assert worth_of(PARLOUR) is today
    monkeypatch.setattr(type(PARLOUR), "ruleset", PARLOUR.ruleset + 1)
    assert worth_of(PARLOUR) is not today
