"""What a seat counts is what it may know of itself, and its points are those of the standing."""

from __future__ import annotations

from random import Random

from footplate.kernel.action import Seat
from footplate.kernel.law.secrecy import sums_are_ones_own
from tests.laws.tables import EASY, Moment, Table, any_moment, breaches, cases, every_table, seat_players
from tests.toy.game import ToyGame
from tests.toy.state import Toy


@any_moment
def test_sums_are_ones_own_at_any_moment(table: Table, moment: Moment) -> None:
    assert breaches(sums_are_ones_own, table.at(moment)) == []


@every_table
def test_sums_are_ones_own_all_through_a_game(table: Table) -> None:
    assert breaches(sums_are_ones_own, *table.along(1)) == []


@every_table
def test_the_names_of_sums_stay_the_same(table: Table) -> None:
    names = {tuple(case.game.sums(case.s, 0)) for case in table.along(1)}
    assert len(names) == 1
    assert 2 <= len(names.pop()) <= 5


def broken(game: ToyGame) -> list[str]:
    play = seat_players(game, 3, {"hands": "large"}, 1)
    play.deal()
    return breaches(sums_are_ones_own, *cases(play, Random(0), EASY))


class TellsTheBag(ToyGame):
    def sums(self, s: Toy, seat: Seat) -> dict[str, int]:
        return {**ToyGame.sums(self, s, seat), "amber": s.bag[0]}


def test_a_sum_that_tells_a_secret_is_found() -> None:
    assert broken(ToyGame()) == []
    assert any("counts what it may not know" in one for one in broken(TellsTheBag()))


class MiscountsPoints(ToyGame):
    def sums(self, s: Toy, seat: Seat) -> dict[str, int]:
        return {**ToyGame.sums(self, s, seat), "points": s.coins[seat] + 1}


def test_points_that_are_not_the_score_are_found() -> None:
    assert any("counts 4 points and has 3" in one for one in broken(MiscountsPoints()))
