"""A game is over within a generous number of entries."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.kernel.law.history import games_end
from tests.laws.tables import Table, breaks, every_table
from tests.toy.game import with_phase
from tests.toy.phases import Turns
from tests.toy.state import Toy


@every_table
@settings(max_examples=6)
@given(number=st.integers(0, 2**32))
def test_every_game_ends(table: Table, number: int) -> None:
    play = table.play(number)
    assert list(games_end(play.record)) == []
    assert play.state.over
    assert play.record.closing is not None


@every_table
def test_every_game_has_a_winner(table: Table) -> None:
    play = table.play(1)
    standing = play.game.standing(play.state)
    assert [score.seat for score in standing] == list(range(table.players))
    rivals = play.game.rivals(play.state)
    assert min([score.rank for score in standing] + [rival.rank for rival in rivals]) == 1


class Endless(Turns):
    def next(self, s: Toy) -> None:
        self.queue = (*self.queue[1:], self.queue[0])


def test_a_game_without_an_end_is_found() -> None:
    assert breaks(with_phase(Turns, Endless), games=1) == {games_end}
