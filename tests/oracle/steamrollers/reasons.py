"""Which rules forbid what somebody might try: the ledger read from the other side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tests.oracle.course import Act
from tests.oracle.steamrollers.components import COAL, COLOUR_OF, FACES, LONGER, ORDER_FACES, TYPE_OF
from tests.oracle.steamrollers.dice import Use
from tests.oracle.steamrollers.sheet import Borders, ways
from tests.oracle.steamrollers.table import Table

# The tile that changes a die, what it must show, and the rule about it.
CHANGES: Final = {
    "set-die": ("1", "any_value", "SR-50"),
    "nudge-die": ("5", "die_plus_minus", "SR-57"),
    "reroll-die": ("5", "reroll_or_flip", "SR-58"),
    "flip-die": ("5", "reroll_or_flip", "SR-58"),
}


def against_taking(table: Table, seat: int, act: Act) -> frozenset[str] | None:
    """Why dice cannot be taken; None of anything else. [SR-10, SR-51]"""
    match act:
        case ("take-die", str()) | ("take-two-dice", str(), str()):
            missing = ["SR-10"] if Counter(act[1:]) - Counter(table.dice) else []
            alone = act[0] == "take-die" or table.holder_of("two_dice") == seat
            return frozenset([*missing, *([] if alone else ["SR-51"])])
    return None


def against_using(use: Use, act: Act) -> frozenset[str] | None:
    """Why a die cannot be used so; None of acts that have nothing to do with a die."""
    match act:
        case ("set-die", str()) | ("nudge-die", str()) | ("reroll-die",) | ("flip-die",):
            return frozenset(_change(use, act))
        case ("draw-track", str(hex_), str(track)):
            return frozenset(_track(use, hex_, track))
        case ("check-box", str(box)):
            return frozenset(["SR-25"] if box != use.die or box in use.table.boxes[use.seat] else [])
        case ("take-tile", str(tile)):
            return frozenset(_tile(use, tile))
        case ("deliver", str(good), str(to), distance):
            return frozenset(_delivery(use, good, to, distance))
        case ("spend-on-nothing",):
            return frozenset(["SR-16"] if act not in list(use.choices()) else [])
    return None


def _change(use: Use, act: Act) -> Iterator[str]:
    """A tile that is held changes a die once, to another value, and none does after 5b. [SR-48, SR-58]"""
    tile, effect, rule = CHANGES[act[0]]
    if use.table.holders[tile] != use.seat or FACES[use.table.faces[tile]].effect != effect:
        yield rule
    if tile in use.served:
        yield "SR-48"
    if tile in use.tired:
        yield "SR-73"
    if use.final:
        yield "SR-58"
    if act[0] == "set-die" and act[1] == use.die:
        yield rule
    if act[0] == "nudge-die" and abs(int(act[1]) - int(use.die)) != 1:
        yield rule


def _track(use: Use, hex_: str, track: str) -> Iterator[str]:
    """An empty hex of the region, and a type of the black die. [SR-20]"""
    if hex_[0] != use.die or hex_ in use.table.sheets[use.seat]:
        yield "SR-20"
    if TYPE_OF[track] not in use.table.black.split("-") and not use.tile("any_track"):
        yield "SR-20"


def _tile(use: Use, tile: str) -> Iterator[str]:
    """The tile of the die, neither sideways nor in use. [SR-45, SR-48]"""
    if tile != use.die or tile in use.table.sideways:
        yield "SR-45"
    if tile in use.table.in_use:
        yield "SR-48"


def _delivery(use: Use, word: str, to: str, distance: int) -> Iterator[str]:
    """A good that is there, a city of its colour, a way to it, and an engine for the way. [SR-30, SR-31]

    Where a way is missing only because of a blocked border, that is told, too. [SR-09]
    """
    colour, _, city = word.removeprefix("last-").removeprefix("own-").partition("-of-")
    if word not in [good.word for good in use.table.goods_for(use.seat)]:
        yield "SR-30"
    if city != use.die and not (to == use.die and use.tile("die_is_destination")):
        yield "SR-30"
    if colour not in (COLOUR_OF[to], COAL):
        yield "SR-30"
    if not _is_so_far(use, city, to, distance, use.table.blocked):
        yield "SR-31"
        if _is_so_far(use, city, to, distance, frozenset()):
            yield "SR-09"
    if use.engine_for(distance) is None:
        yield "SR-31"


def _is_so_far(use: Use, city: str, to: str, distance: int, blocked: Borders) -> bool:
    """Whether a way has a length, or nearly has it with 3b. [SR-31, SR-54]"""
    lengths = {length for end, length in ways(use.table.sheets[use.seat], blocked, city) if end == to}
    longer = [0, *(LONGER if use.tile("longer_delivery") else ())]
    return any([distance - more in lengths for more in longer])


def against_filling(table: Table, seat: int, act: Act) -> frozenset[str] | None:
    """Why an order cannot be filled; None of anything else. [SR-40]"""
    match act:
        case ("fill-order", str(order)):
            spent = list(ORDER_FACES[table.order_faces[order]].goods)
        case ("fill-order-with-coal", str(order), str(colour)):
            spent = list(ORDER_FACES[table.order_faces[order]].goods)
            if colour not in spent:
                return frozenset(["SR-40"])
            spent[spent.index(colour)] = COAL
        case _:
            return None
    free = table.order_owners[order] is None and Counter(spent) <= table.kept[seat]
    return frozenset([] if free else ["SR-40"])
