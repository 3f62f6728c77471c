"""What an action costs at once, whether it is legal or not."""

from __future__ import annotations

from footplate.kernel.legality import why_not
from tests.toy.actions import Rest, SealBid, Toss
from tests.toy.game import TOY
from tests.toy.state import ToyOptions


def test_an_action_has_its_price_even_if_it_is_forbidden() -> None:
    s = TOY.setup(ToyOptions(2))
    assert TOY.price(s, 0, Toss(2)) == 2
    assert why_not(TOY, s, 0, Toss(99))
    assert TOY.price(s, 0, Toss(99)) == 99


def test_what_is_not_paid_at_once_has_no_price() -> None:
    s = TOY.setup(ToyOptions(2))
    assert TOY.price(s, 0, Rest()) is None
    assert TOY.price(s, 0, SealBid(2)) is None
