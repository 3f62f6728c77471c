"""An action comes back the same from JSON and from notation."""

from __future__ import annotations

from typing import ClassVar

from footplate.kernel.action import Action, Words
from footplate.kernel.law.history import replay_is_equal
from footplate.kernel.law.legality import actions_survive_writing
from tests.laws.tables import Moment, Table, any_moment, breaches, breaks, every_table
from tests.toy.actions import Walk
from tests.toy.game import TOY, ToyGame
from tests.toy.state import Toy


@any_moment
def test_actions_come_back_the_same_at_any_moment(table: Table, moment: Moment) -> None:
    assert breaches(actions_survive_writing, table.at(moment)) == []


@every_table
def test_actions_come_back_the_same_all_through_a_game(table: Table) -> None:
    assert breaches(actions_survive_writing, *table.along(1)) == []


class OneWordForTwo(ToyGame):
    def words(self, s: Toy) -> Words:
        return {**ToyGame.words(self, s), "stop": ("ash", "birch", "cedar", "Ash", "fir")}


def test_a_word_for_two_things_is_found() -> None:
    assert breaks(OneWordForTwo()) == {actions_survive_writing}


class WordsWithBlanks(ToyGame):
    def words(self, s: Toy) -> Words:
        return {**ToyGame.words(self, s), "colour": ("dark amber", "black", "cyan")}


def test_a_word_that_is_two_is_found() -> None:
    assert breaks(WordsWithBlanks()) == {actions_survive_writing}


class UnknownKind(ToyGame):
    actions: ClassVar[tuple[type[Action], ...]] = tuple([cls for cls in TOY.actions if cls is not Walk])


def test_a_kind_of_action_that_the_game_does_not_name_is_found() -> None:
    assert breaks(UnknownKind()) == {actions_survive_writing, replay_is_equal}
