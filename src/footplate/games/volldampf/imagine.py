"""A position that might be the true one, as far as a seat can tell."""

from __future__ import annotations

from random import Random

from footplate.games.volldampf.cards import KINDS
from footplate.games.volldampf.phases.auction import AuctionTurnOrder
from footplate.games.volldampf.phases.bonds import MARKS_A_BOND
from footplate.games.volldampf.phases.two_players import UNDECIDED, Sealed, SealedBonds, half_of_the_bank
from footplate.games.volldampf.setup import START_MONEY
from footplate.games.volldampf.state import Volldampf
from footplate.games.volldampf.view import money_is_hidden
from footplate.kernel.action import Seat
from footplate.kernel.state import added, changed


def imagine(s: Volldampf, seat: Seat | None, rng: Random) -> Volldampf:
    """Other hands and the deck are dealt anew, and hidden money and sealed choices made up."""
    twin = s.copy()
    others = [one for one in range(s.players) if one != seat]
    _deal_hands(twin, others, rng)
    if money_is_hidden(s):
        _make_up_money(twin, others, rng)
    top = twin.agenda[-1] if twin.agenda else None
    if isinstance(top, Sealed):
        _make_up_answers(top, twin, others, rng)
    return twin


def _deal_hands(s: Volldampf, others: list[Seat], rng: Random) -> None:
    """All cards that the seat does not see, mixed; every hand keeps its size. [VD-15]"""
    sizes = [s.held(one) for one in others]
    unseen = list(s.action_deck)
    for one in others:
        for card in range(KINDS):
            unseen[card] += s.hands[one * KINDS + card]
            s.hands = changed(s.hands, one * KINDS + card, 0)
    cards = [card for card, count in enumerate(unseen) for _ in range(count)]
    rng.shuffle(cards)
    for one, size in zip(others, sizes, strict=True):
        for _ in range(size):
            s.hands = added(s.hands, one * KINDS + cards.pop(), 1)
    s.action_deck = tuple([cards.count(card) for card in range(KINDS)])


def _make_up_money(s: Volldampf, others: list[Seat], rng: Random) -> None:
    """Hidden money is anything from the bid on the table to what was ever given out. [VD-14]"""
    for one in others:
        least = _bid_on_the_table(s, one)
        money = rng.randint(least, least + START_MONEY + MARKS_A_BOND * s.bonds[one])
        s.pay(one, s.cash[one] - money)


def _bid_on_the_table(s: Volldampf, seat: Seat) -> int:
    for phase in s.agenda:
        if isinstance(phase, AuctionTurnOrder):
            return max(0, phase.auction.bids[seat])
    return 0


def _make_up_answers(phase: Sealed, s: Volldampf, others: list[Seat], rng: Random) -> None:
    """A choice sealed by another could be any. [VD-24, VD-33]"""
    for one in others:
        if phase.answers[one] != UNDECIDED:
            most = half_of_the_bank(s) if isinstance(phase, SealedBonds) else s.cash[one]
            phase.seal(one, rng.randint(0, most))
