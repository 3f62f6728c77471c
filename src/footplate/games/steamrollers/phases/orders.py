"""Orders: once a turn, goods that were delivered and kept may be traded for an order tile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.steamrollers.actions import (
    DECLINE,
    ORDER_FILLED,
    Decline,
    FillOrder,
    FillOrderWithCoal,
)
from footplate.games.steamrollers.components import COAL, ORDER_FACES, ORDERS, SHADES
from footplate.games.steamrollers.state import CENTRE, NOBODY, SteamRollers
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import Judges, Phase, Shown
from footplate.kernel.rule import Rule
from footplate.kernel.state import added, changed


def order_is_available(
    phase: TradeGoods, s: SteamRollers, seat: Seat, fill: FillOrder | FillOrderWithCoal
) -> bool:
    """An order that somebody has taken is gone. [SR-40]"""
    return s.order_owners[fill.order] == CENTRE


def has_the_goods(phase: TradeGoods, s: SteamRollers, seat: Seat, fill: FillOrder) -> bool:
    """All goods of the order were delivered and kept. [SR-40]"""
    return has(s, seat, price(s, fill.order))


def order_asks_for_the_colour(
    phase: TradeGoods, s: SteamRollers, seat: Seat, fill: FillOrderWithCoal
) -> bool:
    """A black good stands for a good of the order. [SR-40]"""
    return wanted(s, fill.order)[fill.colour] > 0


def has_the_other_goods_and_coal(
    phase: TradeGoods, s: SteamRollers, seat: Seat, fill: FillOrderWithCoal
) -> bool:
    """A black good and all the other goods of the order were delivered and kept. [SR-40]"""
    return has(s, seat, price(s, fill.order, fill.colour))


def wanted(s: SteamRollers, order: int) -> tuple[int, ...]:
    """The goods that an order asks for, by colour."""
    return ORDER_FACES[s.order_faces[order]].goods


def price(s: SteamRollers, order: int, instead: int | None = None) -> list[int]:
    """The goods to be traded, by colour, if a black one stands for one of a colour. [SR-40]"""
    goods = list(wanted(s, order))
    if instead is not None:
        goods[instead] -= 1
        goods[COAL] += 1
    return goods


def has(s: SteamRollers, seat: Seat, goods: list[int]) -> bool:
    """Whether a player has kept these goods."""
    kept = s.kept[seat * SHADES : seat * SHADES + SHADES]
    return all([mine >= need for mine, need in zip(kept, goods, strict=True)])


def trades(s: SteamRollers, seat: Seat) -> list[Action]:
    """Every order that a player can fill, with and without coal."""
    found: list[Action] = []
    if not any(s.kept[seat * SHADES : seat * SHADES + SHADES]):
        return found
    for order in range(ORDERS):
        if s.order_owners[order] == CENTRE:
            if has(s, seat, price(s, order)):
                found.append(ORDER_FILLED[order])
            asked = [colour for colour, count in enumerate(wanted(s, order)) if count]
            found += [
                FillOrderWithCoal(order, colour) for colour in asked if has(s, seat, price(s, order, colour))
            ]
    return found


class TradeGoods(Phase[SteamRollers]):
    """After the turn's last action a player may fill one order. [SR-40, SR-41]"""

    cites: ClassVar[str] = "SR-40"
    judges: ClassVar[Judges] = {
        FillOrder: (Rule("SR-40", order_is_available), Rule("SR-40", has_the_goods)),
        FillOrderWithCoal: (
            Rule("SR-40", order_is_available),
            Rule("SR-40", order_asks_for_the_colour),
            Rule("SR-40", has_the_other_goods_and_coal),
        ),
        Decline: (),
    }

    player: Seat

    def __init__(self, player: Seat = NOBODY) -> None:
        self.player = player

    def enter(self, s: SteamRollers) -> None:
        if not trades(s, self.player):
            s.leave()

    def actors(self, s: SteamRollers) -> tuple[Seat, ...]:
        return (self.player,)

    def options(self, s: SteamRollers, seat: Seat) -> Iterable[Action]:
        return [*trades(s, seat), DECLINE]

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        match action:
            case FillOrder(order=order):
                _fill(s, seat, order, price(s, order))
            case FillOrderWithCoal(order=order, colour=colour):
                _fill(s, seat, order, price(s, order, colour))
        s.leave()

    def shows(self, s: SteamRollers, seat: Seat | None) -> dict[str, Shown]:
        return {"player": self.player}


def _fill(s: SteamRollers, seat: Seat, order: int, goods: list[int]) -> None:
    """The goods go back into the bag, the order to the player. [SR-40]"""
    for colour, count in enumerate(goods):
        s.kept = added(s.kept, seat * SHADES + colour, -count)
        s.bag = added(s.bag, colour, count)
    s.order_owners = changed(s.order_owners, order, seat)
    s.stirred = True
