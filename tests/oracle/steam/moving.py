"""The oracle's Move Goods: two rounds, and what each delivery brings to whom."""

from __future__ import annotations

from collections.abc import Iterator

from tests.oracle.course import Act, Course, ask, one_of
from tests.oracle.steam.components import COLOURS, SIDES, TOP_LEVEL
from tests.oracle.steam.country import Hex
from tests.oracle.steam.deliveries import Way, delivers, fair, ways
from tests.oracle.steam.table import Table


def move_goods(table: Table) -> Course[None]:
    """Twice in turn order, First Move ahead; the locomotive grows once at most. [ST-31, ST-60]"""
    ahead = table.holder("first-move")
    improved: set[int] = set()
    spots = {word: spot for spot, word in table.country.words.items()}
    for seat in [*ahead, *[seat for seat in table.order if seat not in ahead]] * 2:
        act = yield from ask(seat, choices, table, seat, improved)
        match act:
            case ("improve-locomotive",):
                table.level[seat] += 1
                improved.add(seat)
            case ("move-cube", where, colour, sides):
                route = tuple([SIDES.index(side) for side in sides])
                yield from deliver(table, seat, spots[where], colour, route)


def choices(table: Table, seat: int, improved: set[int]) -> Iterator[Act]:
    """A locomotive, a cube, or nothing. [ST-60]"""
    if table.level[seat] < TOP_LEVEL and seat not in improved:
        yield ("improve-locomotive",)
    for city in table.country.words:
        colours = [colour for colour in COLOURS if table.cubes[city, colour]]
        for colour, way in deliveries(table, seat, city, colours):
            sides = tuple([SIDES[side] for side in way.sides])
            yield ("move-cube", table.country.words[city], colour, sides)
    yield ("pass-move",)


def deliveries(table: Table, seat: int, city: Hex, colours: list[str]) -> Iterator[tuple[str, Way]]:
    """Every way by which a player may deliver cubes of these colours. [ST-61, ST-62, ST-65]"""
    for way in ways(table.board, city, table.level[seat]) if colours else ():
        for colour in colours:
            if delivers(table.board, way, colour) and fair(way, seat):
                yield colour, way


def deliver(table: Table, seat: int, city: Hex, colour: str, route: tuple[int, ...]) -> Course[None]:
    """The cube goes into the bag; the mover chooses first, then the others in turn order. [ST-63, ST-64]"""
    assert table.cubes[city, colour], f"no {colour} cube there"
    found = [one for _, one in deliveries(table, seat, city, [colour]) if one.sides == route]
    assert found, "no way to deliver it"
    table.cubes[city, colour] -= 1
    table.bag[colour] += 1
    points = found[0].points()
    for one in [seat, *[other for other in table.order if other != seat]]:
        if points[one]:
            act = yield from ask(one, one_of, ("take-income",), ("take-points",))
            if act[0] == "take-income":
                table.earn(one, points[one])
            else:
                table.points[one] += points[one]
