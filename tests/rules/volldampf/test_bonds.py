"""Phase 3: bonds. [VD-23, VD-25]"""

from __future__ import annotations

from random import Random

import pytest

from footplate.bots.random import step
from footplate.games.volldampf.actions import SealBonds, TakeBonds
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.options import VolldampfOptions
from footplate.games.volldampf.phases.bonds import PurchaseBonds
from footplate.games.volldampf.phases.two_players import SealedBonds
from footplate.kernel.play import start
from footplate.kernel.state import changed
from tests.rules.volldampf.positions import act, begin, give_money, options, position, refused


@pytest.mark.rule("VD-23")
def test_three_bonds_bring_eighteen_marks() -> None:
    s = begin(position(), PurchaseBonds())
    act(s, 0, TakeBonds(3))

    assert s.bonds == (3, 0, 0, 0)
    assert s.cash == [10 + 18, 10, 10, 10]


@pytest.mark.rule("VD-23")
def test_bonds_are_taken_in_player_order() -> None:
    s = position(4)
    s.order = (2, 0, 3, 1)
    begin(s, PurchaseBonds())
    asked = []
    while not s.over:
        (seat,) = s.actors()
        asked.append(seat)
        act(s, seat, TakeBonds(seat))

    assert asked == [2, 0, 3, 1]
    assert s.bonds == (0, 1, 2, 3)
    assert s.cash == [10, 16, 22, 28]


@pytest.mark.rule("VD-23")
def test_nobody_takes_bonds_out_of_turn_or_twice() -> None:
    s = begin(position(3), PurchaseBonds())
    assert refused(s, 1, TakeBonds(1)) == {"VD-23"}

    act(s, 0, TakeBonds(1))
    assert refused(s, 0, TakeBonds(1)) == {"VD-23"}


@pytest.mark.rule("VD-23")
def test_a_player_may_take_none() -> None:
    s = begin(position(3), PurchaseBonds())
    act(s, 0, TakeBonds(0))

    assert s.bonds == (0, 0, 0)
    assert s.cash == [10, 10, 10]
    assert s.actors() == (1,)


@pytest.mark.rule("VD-23")
def test_any_number_is_taken_as_long_as_the_bank_has_them() -> None:
    s = begin(position(), PurchaseBonds())

    assert options(s, 0) == [TakeBonds(amount) for amount in range(85)]
    assert refused(s, 0, TakeBonds(85)) == {"VD-23"}
    act(s, 0, TakeBonds(84))
    assert s.cash[0] == 10 + 84 * 6


@pytest.mark.rule("VD-23")
def test_the_last_bond_of_the_bank_can_be_taken_and_then_none() -> None:
    s = position(3)
    s.bonds = (40, 23, 20)
    begin(s, PurchaseBonds())
    assert refused(s, 0, TakeBonds(2)) == {"VD-23"}

    act(s, 0, TakeBonds(1))

    assert s.bonds_left() == 0
    assert refused(s, 1, TakeBonds(1)) == {"VD-23"}
    assert options(s, 1) == [TakeBonds(0)]


@pytest.mark.rule("VD-23")
def test_chips_of_ones_and_fives_are_changed_freely() -> None:
    s = position(6)
    s.bonds = (4,) * 6  # all twenty-four chips of 1, if each was paid out in them
    begin(s, PurchaseBonds())
    act(s, 0, TakeBonds(4))

    assert s.bonds[0] == 8
    assert s.cash[0] == 10 + 24


@pytest.mark.rule("VD-25")
def test_bonds_cannot_be_paid_back_in_the_phase_of_bonds() -> None:
    s = position()
    s.bonds = changed(s.bonds, 0, 5)
    give_money(s, 0, 100)
    begin(s, PurchaseBonds())

    assert refused(s, 0, TakeBonds(-1)) == {"VD-25"}


@pytest.mark.rule("VD-25")
def test_two_players_cannot_pay_bonds_back_in_secret() -> None:
    s = position(2)
    s.bonds = (5, 5)
    give_money(s, 1, 100)
    begin(s, SealedBonds())

    assert refused(s, 1, SealBonds(-1)) == {"VD-25"}


@pytest.mark.rule("VD-25")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_bond_once_taken_stays_until_the_end(players: int) -> None:
    play = start(VOLLDAMPF, VolldampfOptions(players), ["random"] * players, seed=bytes(32))
    rng = Random(players)
    play.deal()
    while not play.state.over:
        before = list(play.state.bonds)
        step(play, rng)
        assert all([now >= then for now, then in zip(play.state.bonds, before, strict=True)])

    assert any(play.state.bonds)
