"""What the oracle has drawn from decks and bag."""

from __future__ import annotations

from tests.oracle.course import Course, draw
from tests.oracle.days_of_steam.components import TOWN_GOODS
from tests.oracle.days_of_steam.table import Table


def refill(table: Table, place: int) -> Course[None]:
    """A town face up beside the map, with goods. [DS-03, DS-34]"""
    table.face_up[place] = yield from turn_up(table)
    for _ in range(TOWN_GOODS):
        table.face_up_goods[place][(yield from draw_good(table))] += 1


def turn_up(table: Table) -> Course[str]:
    """The top of the town deck. [DS-03]"""
    town: str = yield from draw("turn-up-town", table.town_deck)
    table.town_deck[town] -= 1
    return town


def draw_good(table: Table) -> Course[str]:
    """A good from the bag. [DS-03]"""
    colour: str = yield from draw("draw-good", table.bag)
    table.bag[colour] -= 1
    return colour


def draw_tile(table: Table, seat: int) -> Course[None]:
    """A track tile for a hand, which nobody else sees. [DS-04, DS-11]"""
    tile = yield from draw("draw-tile", table.deck, seat)
    table.deck[tile] -= 1
    table.hands[seat][tile] += 1
