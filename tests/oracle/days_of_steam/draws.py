"""What the oracle has drawn from decks and bag."""

from __future__ import annotations

from tests.oracle.days_of_steam.components import TOWN_GOODS
from tests.oracle.days_of_steam.table import Course, Table, chance


def refill(table: Table, place: int) -> Course[None]:
    """A town face up beside the map, with goods. [DS-03, DS-34]"""
    table.face_up[place] = yield from turn_up(table)
    for _ in range(TOWN_GOODS):
        table.face_up_goods[place][(yield from draw_good(table))] += 1


def turn_up(table: Table) -> Course[str]:
    """The top of the town deck. [DS-03]"""
    town: str = yield from chance(
        {("turn-up-town", town): count for town, count in (+table.town_deck).items()}
    )
    table.town_deck[town] -= 1
    return town


def draw_good(table: Table) -> Course[str]:
    """A good from the bag. [DS-03]"""
    colour: str = yield from chance({("draw-good", colour): count for colour, count in (+table.bag).items()})
    table.bag[colour] -= 1
    return colour


def draw_tile(table: Table, seat: int) -> Course[None]:
    """A track tile for a hand. [DS-04, DS-11]"""
    tile = yield from chance({("draw-tile", tile): count for tile, count in (+table.deck).items()})
    table.deck[tile] -= 1
    table.hands[seat][tile] += 1
