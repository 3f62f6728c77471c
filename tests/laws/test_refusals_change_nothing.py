"""An action that breaks a rule is refused, and position and record stay as they were."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.kernel.action import Action, Seat
from footplate.kernel.law.constancy import refusals_change_nothing
from footplate.kernel.phase import Judges
from footplate.kernel.play import Play
from footplate.kernel.refusal import Refusal
from footplate.kernel.rule import Rule
from tests.laws.tables import Table, breaks, every_table, move, seat_players
from tests.toy.actions import SealBid
from tests.toy.game import TOY, with_phase
from tests.toy.phases import Bids
from tests.toy.state import Toy


@every_table
@settings(max_examples=6)
@given(number=st.integers(0, 2**32), moves=st.integers(0, 200))
def test_what_is_refused_changes_nothing_at_any_moment(table: Table, number: int, moves: int) -> None:
    play = table.begin(number)
    rng = Random(number)
    for _ in range(moves):
        if play.state.over or not move(play, rng, {}):
            break
        play.deal()
    assert list(refusals_change_nothing(play, rng, effort=6)) == []


@every_table
def test_what_is_refused_changes_nothing_all_through_a_game(table: Table) -> None:
    play = table.begin(1)
    rng = Random(1)
    while not play.state.over:
        assert list(refusals_change_nothing(play, rng, effort=1)) == []
        assert move(play, rng, {})
        play.deal()
    assert list(refusals_change_nothing(play, rng, effort=6)) == []


def takes_a_coin(phase: Bids, s: Toy, seat: Seat, bid: SealBid) -> bool:
    """A rule that does what only an action may."""
    s.coins[seat] -= 1
    return 0 <= bid.amount <= s.coins[seat] + 1


class CostsToAsk(Bids):
    judges: ClassVar[Judges] = {SealBid: (Rule("TY-02", takes_a_coin),)}


def test_a_rule_that_changes_the_position_is_found() -> None:
    assert refusals_change_nothing in breaks(with_phase(Bids, CostsToAsk))


class LetsEverythingPass(Play):
    def act(self, seat: Seat, action: Action) -> tuple[Refusal, ...]:
        return ()


class WritesBeforeItAsks(Play):
    def act(self, seat: Seat, action: Action) -> tuple[Refusal, ...]:
        self.record.entries += self.record.entries[-1:]
        return Play.act(self, seat, action)


def test_a_play_that_does_not_refuse_is_found() -> None:
    assert "is not refused" in refused_by(LetsEverythingPass)[0]


def test_a_play_that_writes_down_what_it_refuses_is_found() -> None:
    assert "changes something" in refused_by(WritesBeforeItAsks)[0]


def refused_by(kind: type[Play]) -> list[str]:
    """What the law says of another way to play."""
    play = seat_players(TOY, 2, {}, number=1)
    play.deal()
    return list(refusals_change_nothing(kind(TOY, play.record, (1).to_bytes(32, "big")), Random(1), effort=6))
