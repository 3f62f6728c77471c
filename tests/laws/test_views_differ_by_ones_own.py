"""What a seat sees and an onlooker does not is what the game calls the seat's own."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from footplate.kernel.action import Seat
from footplate.kernel.law.constancy import views_differ_by_ones_own
from tests.laws.tables import EASY, Moment, Table, any_moment, breaches, cases, every_table, seat_players
from tests.toy.game import ToyGame, ToyView
from tests.toy.state import Toy


@any_moment
def test_views_differ_by_ones_own_at_any_moment(table: Table, moment: Moment) -> None:
    assert breaches(views_differ_by_ones_own, table.at(moment)) == []


@every_table
def test_views_differ_by_ones_own_all_through_a_game(table: Table) -> None:
    assert breaches(views_differ_by_ones_own, *table.along(1)) == []


def broken(game: ToyGame) -> list[str]:
    play = seat_players(game, 2, {}, 1)
    play.deal()
    return breaches(views_differ_by_ones_own, *cases(play, Random(0), EASY))


class NothingIsOnesOwn(ToyGame):
    def view(self, s: Toy, seat: Seat | None) -> ToyView:
        return msgspec.structs.replace(ToyGame.view(self, s, seat), **ToyGame.own(self, s, seat))

    def own(self, s: Toy, seat: Seat | None) -> dict[str, Any]:
        return {**ToyGame.own(self, s, seat), "hand": ()}


def test_a_hand_that_is_not_called_ones_own_is_found() -> None:
    assert broken(ToyGame()) == []
    assert broken(NothingIsOnesOwn()) != []
