"""The oracle's action cards: holding, playing and drawing them, and New Planning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.oracle.course import Act, Course, ask, draw, one_of
from tests.oracle.volldampf.components import PLACES
from tests.oracle.volldampf.table import Table

NEW_PLANNING: Act = ("play-new-planning",)
DECLINE: Act = ("decline",)


def play_card(table: Table, seat: int, card: str) -> None:
    """A played card is discarded. [VD-80]"""
    table.hands[seat].remove(card)
    table.discards.append(card)


def draw_card(table: Table, seat: int) -> Course[None]:
    """From the deck, else from the discards shuffled into a new one, else from another player. [VD-80]"""
    if not table.deck:
        table.deck, table.discards = table.discards, []
    if not table.deck:
        yield from draw_from_another(table, seat)
        return
    card = yield from draw("draw-card", Counter(table.deck), seat)
    table.deck.remove(card)
    table.hands[seat].append(card)


def draw_from_another(table: Table, seat: int) -> Course[None]:
    """The drawer chooses whose card; there is none if no other player holds any. [VD-80]"""
    others = [other for other in range(table.players) if other != seat and table.hands[other]]
    if not others:
        return
    act = yield from ask(seat, one_of, *[("draw-from", other) for other in others], DECLINE)
    if act == DECLINE:
        return
    other = act[1]
    card = yield from draw("draw-card", Counter(table.hands[other]), seat, other)
    table.hands[other].remove(card)
    table.hands[seat].append(card)


def on_turn(table: Table, seat: int, may: Iterable[Act]) -> Course[Act]:
    """A decision of one's own, before which one may play New Planning. [VD-87, VD-88]"""
    may = list(may)
    while True:
        act = yield from ask(seat, one_of, *may, *planning(table, seat))
        if act != NEW_PLANNING:
            return act
        yield from new_planning(table, seat)


def planning(table: Table, seat: int) -> list[Act]:
    """New Planning needs a cube to move. [VD-87]"""
    return [NEW_PLANNING] if "new-planning" in table.hands[seat] and table.cubes.total() else []


def new_planning(table: Table, seat: int) -> Course[None]:
    """One cube goes to another city of choice. [VD-87]"""
    play_card(table, seat, "new-planning")
    lying = [cube for cube, count in table.cubes.items() if count]
    _, place, colour = yield from ask(seat, one_of, *[("lift-cube", *cube) for cube in lying])
    table.cubes[place, colour] -= 1
    table.fingers.append(colour)
    yield from put_cube(table, seat, [city for city in PLACES if city != place])


def more_freight(table: Table, seat: int) -> Course[None]:
    """A random cube from the bag is put on a city of choice. [VD-85]"""
    play_card(table, seat, "more-freight")
    colour = yield from draw("draw-cube", table.bag)
    table.bag[colour] -= 1
    table.fingers.append(colour)
    yield from put_cube(table, seat, PLACES)


def put_cube(table: Table, seat: int, cities: Iterable[str]) -> Course[None]:
    """The cube taken up is put on a city; of its own colour or not, it is no delivery. [VD-85, VD-87]"""
    _, city = yield from ask(seat, one_of, *[("put-cube", city) for city in cities])
    table.cubes[city, table.fingers.pop()] += 1
