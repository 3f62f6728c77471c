"""What a seat may know of a position of Volldampf, written from nothing."""

from __future__ import annotations

from typing import Any

from footplate.games.volldampf.cards import KINDS, SHADES
from footplate.games.volldampf.options import VolldampfOptions
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import Seat
from footplate.kernel.game import View, frames
from footplate.kernel.state import rows


class VolldampfView(View, frozen=True):
    """The open table, one's own hand, and one's own money where money is hidden."""

    options: VolldampfOptions
    round: int
    order: tuple[Seat, ...]
    cash: tuple[int | None, ...]
    income: tuple[int, ...]
    bonds: tuple[int, ...]
    sections: tuple[int, ...]
    owner: tuple[Seat, ...]
    cubes: tuple[int, ...]
    loose_cubes: tuple[int, ...]
    cubes_in_bag: int
    merchandise_left: int
    used_merchandise: tuple[int, ...]  # 1 for each card that was turned up
    track_cards_left: int
    track_discards: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]
    loose_cards: tuple[int, ...]
    track_cards: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]  # one's own, by kind of card; empty for an onlooker
    held: tuple[int, ...]  # how many cards each player holds
    action_cards_left: int
    action_discards: tuple[int, ...]
    bonds_left: int


def view(s: Volldampf, seat: Seat | None) -> VolldampfView:
    """Cards in hand are their owner's secret, their number is not; money as agreed. [VD-14, VD-15]"""
    return VolldampfView(
        seat=seat,
        actors=s.actors(),
        frames=frames(s, seat),
        options=s.options,
        round=s.round,
        order=s.order,
        cash=_cash(s, seat),
        income=tuple(s.income),
        bonds=s.bonds,
        sections=s.sections,
        owner=tuple(s.owner),
        cubes=tuple(s.cubes),
        loose_cubes=tuple(s.loose_cubes),
        cubes_in_bag=sum(s.bag),
        merchandise_left=sum(s.merchandise),
        used_merchandise=tuple(s.used_merchandise),
        track_cards_left=sum(s.track_deck) - s.unseen,
        track_discards=tuple(s.track_discards),
        groups=rows(s.groups, SHADES),
        loose_cards=tuple(s.loose_cards),
        track_cards=rows(s.track_cards, SHADES),
        hand=_hand(s, seat),
        held=tuple([s.held(one) for one in range(s.players)]),
        action_cards_left=sum(s.action_deck),
        action_discards=s.action_discards,
        bonds_left=s.bonds_left(),
    )


def own(s: Volldampf, seat: Seat | None) -> dict[str, Any]:
    """One's hand, cash that is hidden, and what one of two has sealed. [VD-14, VD-15, VD-24, VD-33]"""
    mine: dict[str, Any] = {"hand": _hand(s, seat)}
    if money_is_hidden(s):
        mine["cash"] = _cash(s, seat)
    if s.players == 2:
        mine["frames"] = frames(s, seat)
    return mine


def _hand(s: Volldampf, seat: Seat | None) -> tuple[int, ...]:
    return () if seat is None else tuple(s.hands[seat * KINDS : (seat + 1) * KINDS])


def _cash(s: Volldampf, seat: Seat | None) -> tuple[int | None, ...]:
    hidden = money_is_hidden(s)
    return tuple([None if hidden and one != seat else cash for one, cash in enumerate(s.cash)])


def money_is_hidden(s: Volldampf) -> bool:
    """Money agreed to be hidden is so until it may break a tie at the end. [VD-14, VD-90]"""
    return s.options.money == "hidden" and not s.over
