"""The referee follows a game and finds the first position, or the record, that breaks a law."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from footplate.kernel.action import Action, Seat
from footplate.kernel.game import Game
from footplate.kernel.law import Referee, Violation
from footplate.kernel.law.history import entries_fit, positions_agree
from footplate.kernel.law.referee import judge
from footplate.kernel.play import Play
from footplate.kernel.replay import begin
from tests.laws.tables import Table, every_table, move, seat_players, small_and_large
from tests.laws.test_components_are_conserved import LosesCoins
from tests.laws.test_games_end import Endless
from tests.laws.test_nothing_leaks import ImaginesTooMuch, ShowsAHand, ShowsHands
from tests.laws.test_offered_if_no_rule_is_broken import KeepsBackTheLegal
from tests.laws.test_something_to_do import NobodyActs
from tests.laws.test_the_record_leaks_nothing import BidsInTheOpen
from tests.toy.game import TOY, with_phase
from tests.toy.phases import Bids, Turns
from tests.toy.state import Toy


@pytest.mark.parametrize("table", small_and_large(), ids=str)
def test_the_referee_finds_nothing_in_a_sound_game(table: Table) -> None:
    """Each of its laws is held against games at every table by a test of its own."""
    assert refereed(table.begin(2), Random(2)) == []


@every_table
def test_every_entry_fits_and_leads_to_where_the_game_stands(table: Table) -> None:
    play, rng, read = table.begin(2), Random(2), 0
    s = begin(play.game, play.record)
    goes_on = True
    while goes_on:
        for entry in play.record.entries[read:]:
            assert judge(read, entries_fit, play.game, s, entry) == []
        read = len(play.record.entries)
        assert judge(read, positions_agree, s, play.state) == []
        goes_on = not play.state.over and move(play, rng, {})
        play.deal()
    assert play.state.over


class Breaks(Turns):
    def apply(self, s: Toy, seat: Seat, action: Action) -> None:
        raise ZeroDivisionError("a walk of\nno steps")


BROKEN: dict[str, tuple[Game[Any], str]] = {
    "a phase in which nobody acts": (with_phase(Turns, NobodyActs), "something to do"),
    "a walk kept back": (with_phase(Turns, KeepsBackTheLegal), "offered if no rule is broken"),
    "coins lost": (with_phase(Turns, LosesCoins), "components are conserved"),
    "an exception": (with_phase(Turns, Breaks), "every option applies"),
    "open bids": (with_phase(Bids, BidsInTheOpen), "the record leaks nothing"),
    "an open hand": (ShowsAHand(), "the record leaks nothing"),
    "an imagined cube": (ImaginesTooMuch(), "nothing leaks"),
    "an open hand in Volldampf": (ShowsHands(), "the record leaks nothing"),
}


@pytest.mark.parametrize(("game", "law"), BROKEN.values(), ids=BROKEN)
def test_the_referee_finds_what_is_broken(game: Game[Any], law: str) -> None:
    games = (refereed(seat_players(game, 3, {}, number), Random(number)) for number in range(40))
    found = next(found for found in games if found)
    assert law in [violation.law for violation in found]
    assert "\n" not in str(found[0])


def test_the_referee_finds_a_game_without_an_end() -> None:
    play = seat_players(with_phase(Turns, Endless), 3, {}, number=1)
    found = refereed(play, Random(1), Referee(play, Random(1), effort=1, longest=60))
    assert [str(violation) for violation in found] == [
        "games end, after 61 entries: the game is not over after 60 entries"
    ]


def test_the_referee_finds_a_position_that_is_not_in_the_record() -> None:
    play = seat_players(TOY, 2, {}, number=1)
    referee = Referee(play, Random(1))
    play.deal()
    play.state.visits[0] += 1
    assert [violation.law for violation in referee.examine()] == ["positions agree"]


def test_the_referee_finds_an_entry_that_does_not_fit() -> None:
    play = seat_players(TOY, 2, {}, number=1)
    referee = Referee(play, Random(1))
    play.deal()
    play.record.entries.append(play.record.entries[0])
    assert [violation.law for violation in referee.examine()] == ["entries fit"]


def test_the_referee_follows_what_is_taken_back() -> None:
    play = seat_players(TOY, 2, {}, number=1)
    referee = Referee(play, Random(1))
    play.deal()
    assert move(play, Random(1), {})
    assert referee.examine() == []
    assert play.take_back(play.record.entries[-1].seat)
    assert referee.examine() == []
    assert refereed(play, Random(1), referee) == []


def test_the_referee_says_of_a_game_under_way_that_it_has_not_ended() -> None:
    play = seat_players(TOY, 2, {}, number=1)
    play.deal()
    assert [violation.law for violation in Referee(play, Random(1)).examine_end()] == ["games end"]


def refereed(play: Play, rng: Random, referee: Referee | None = None) -> list[Violation]:
    """What the referee finds first in a random game."""
    referee = referee or Referee(play, rng)
    found = referee.examine()
    play.deal()
    while not found and not play.state.over:
        found = referee.examine()
        if found or not move(play, rng, {}):
            break
        play.deal()
    return found or referee.examine_end()
