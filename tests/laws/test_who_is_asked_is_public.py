"""Play takes no other course for a secret alone: who is asked, and what, is public knowledge."""

from __future__ import annotations

from random import Random

import pytest

from footplate.games.volldampf.actions import SealBid
from footplate.games.volldampf.cards import SABOTAGE
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.phases.choose_cards import ChooseTrackCards
from footplate.games.volldampf.phases.sabotage import SabotageWindow
from footplate.games.volldampf.phases.two_players import SealedBids
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import Seat
from footplate.kernel.law.case import Case
from footplate.kernel.law.secrecy import who_is_asked_is_public
from tests.laws.tables import Moment, Table, any_moment, breaks, cases, every_table, finish, seat_players
from tests.rules.volldampf.positions import act, begin, give_money, position
from tests.toy.game import ToyGame, with_phase
from tests.toy.phases import DrawHands, Turns
from tests.toy.state import Toy

# Where a rule itself reveals a secret: the same bids end the bidding if neither has hidden money. [VD-36]
REVEAL = (SealedBids.__name__,)


def told(*about: Case) -> list[str]:
    """What is learnt from who is asked."""
    return [detail for case in about for detail in who_is_asked_is_public(case, REVEAL)]


def told_in_a_game(game: ToyGame, number: int) -> list[str]:
    """What is learnt from who is asked in a random game of three."""
    play = seat_players(game, 3, {}, number)
    finish(play, Random(number), longest=100)
    return told(*cases(play, Random(number), effort=6))


@any_moment
def test_who_is_asked_tells_nothing_at_any_moment(table: Table, moment: Moment) -> None:
    assert told(table.at(moment)) == []


@every_table
def test_who_is_asked_tells_nothing_all_through_a_game(table: Table) -> None:
    assert told(*table.along(1)) == []


class AsksTheHolder(Turns):
    def line(self, s: Toy) -> tuple[Seat, ...]:
        return tuple([seat for seat in s.order if s.hand(seat)[0]])


def test_to_ask_only_who_holds_a_cube_is_found() -> None:
    game = with_phase(Turns, AsksTheHolder)
    assert any(told_in_a_game(game, number) for number in range(20))
    assert breaks(game) == set()  # no other law sees it


class DrawsMoreForAmber(DrawHands):
    def next(self, s: Toy) -> None:
        """Who has amber and nothing else draws again."""
        if s.hand(self.queue[0])[1:] != [0, 0]:
            DrawHands.next(self, s)


def test_to_go_on_by_what_was_drawn_in_secret_is_found() -> None:
    assert told_in_a_game(with_phase(DrawHands, DrawsMoreForAmber), number=1)


@pytest.mark.rule("VD-84")
@pytest.mark.interpreted
def test_a_sabotage_window_for_holders_of_sabotage_alone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def holders(phase: SabotageWindow, s: Volldampf) -> tuple[Seat, ...]:
        return tuple([seat for seat in s.order if seat != phase.player and s.holds(seat, SABOTAGE)])

    monkeypatch.setattr(SabotageWindow, "line", holders)
    table = Table("volldampf", 3, ())
    assert any(told(*table.along(number)) for number in range(100, 104))


@pytest.mark.rule("VD-36")
def test_bidding_that_ends_tells_that_neither_has_money() -> None:
    s = begin(begin(position(players=2, money="hidden"), ChooseTrackCards()), SealedBids())
    for seat in (0, 1):
        give_money(s, seat, 0)
        act(s, seat, SealBid(0))
    case = Case(VOLLDAMPF, s, s, Random(1), effort=1)
    assert any([list(who_is_asked_is_public(case)) for _ in range(400)])
    assert told(case) == []
