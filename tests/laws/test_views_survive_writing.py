"""A view comes back the same from JSON, and there is a schema of every game's views."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from footplate.kernel.action import Seat
from footplate.kernel.game import View, find, registered
from footplate.kernel.law.constancy import views_survive_writing
from footplate.kernel.phase import Shown
from tests.laws.tables import EASY, Moment, Table, any_moment, breaches, cases, every_table, seat_players
from tests.toy.game import ToyGame, ToyView, with_phase
from tests.toy.phases import Bids
from tests.toy.state import Toy


@any_moment
def test_views_survive_writing_at_any_moment(table: Table, moment: Moment) -> None:
    assert breaches(views_survive_writing, table.at(moment)) == []


@every_table
def test_views_survive_writing_all_through_a_game(table: Table) -> None:
    assert breaches(views_survive_writing, *table.along(1)) == []


@pytest.mark.parametrize("name", registered())
def test_there_is_a_schema_of_every_view(name: str) -> None:
    views = find(name).views
    (whole,), parts = msgspec.json.schema_components([views])
    assert whole == {"$ref": f"#/$defs/{views.__name__}"}
    assert set(views.__struct_fields__) == set(parts[views.__name__]["properties"])
    assert parts["Frame"]["properties"]["shows"]["type"] == "object"


def broken(game: ToyGame) -> list[str]:
    play = seat_players(game, 2, {}, 1)
    play.deal()
    return breaches(views_survive_writing, *cases(play, Random(0), EASY))


class NamesAnother(ToyGame):
    views: ClassVar[type[View]] = View


def test_a_view_that_is_not_what_the_game_names_is_found() -> None:
    assert broken(ToyGame()) == []
    assert broken(NamesAnother()) != []


class ListsCoins(ToyGame):
    def view(self, s: Toy, seat: Seat | None) -> ToyView:
        coins: Any = list(s.coins)
        return msgspec.structs.replace(ToyGame.view(self, s, seat), coins=coins)


def test_a_view_that_holds_a_list_is_found() -> None:
    assert broken(ListsCoins()) != []


class ShowsTooDeep(Bids):
    def shows(self, s: Toy, seat: Seat | None) -> dict[str, Shown]:
        deep: Any = (((1,),),)
        return {"deep": deep}


def test_a_phase_that_shows_too_deep_is_found() -> None:
    assert broken(with_phase(Bids, ShowsTooDeep)) != []
