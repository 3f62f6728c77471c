"""The oracle's Build Track: one build turn after another, and which track is lost at the end of it."""

from __future__ import annotations

from collections.abc import Iterator

from tests.oracle.course import Act, Course, ask, one_of
from tests.oracle.steam.cities import urbanized
from tests.oracle.steam.components import BUILDS, COLOURS, ENGINEER_BUILDS, SIDES
from tests.oracle.steam.country import Hex
from tests.oracle.steam.laying import Laid, lay, layings, leaves_a_city
from tests.oracle.steam.money import means, pay
from tests.oracle.steam.table import Table

FINISH: Act = ("finish-building",)


def build_track(table: Table) -> Course[None]:
    """In turn order, First Build ahead. [ST-33, ST-40]"""
    ahead = table.holder("first-build")
    for seat in [*ahead, *[seat for seat in table.order if seat not in ahead]]:
        yield from build_turn(table, seat)


def build_turn(table: Table, seat: int) -> Course[None]:
    """Tiles, and a city grown or founded, in any order. [ST-32, ST-36, ST-38, ST-40]"""
    builds = ENGINEER_BUILDS if seat in table.holder("engineer") else BUILDS
    spots = {word: spot for spot, word in table.country.words.items()}
    table.fresh.clear()
    while True:
        act = yield from ask(seat, choices, table, seat, builds)
        match act:
            case ("lay-track", where, face, turned):
                laid = lay(table.board, seat, spots[where], face, SIDES.index(turned))
                assert builds, "no build is left"
                assert laid, f"not legal: {act}"
                assert allowed(table, seat, laid), f"not to be paid for, or no first tile: {act}"
                build(table, seat, laid)
                builds -= 1
            case ("urbanize", where, colour):
                assert act in city_choices(table, seat), f"not legal: {act}"
                yield from urbanize(table, seat, spots[where], colour)
            case ("grow-city", where):
                assert act in city_choices(table, seat), f"not legal: {act}"
                table.markers.add(spots[where])
                table.committed.remove(seat)
                yield from take_goods(table, seat, spots[where])
            case _:
                assert may_finish(table, seat), "something is left to do"
                break
    table.committed.discard(seat)  # what was declined or has lapsed [ST-29, ST-95]
    lose_track(table, seat)


def choices(table: Table, seat: int, builds: int) -> Iterator[Act]:
    """All that can be done at one moment of a build turn."""
    if builds:
        yield from tile_choices(table, seat)
    yield from city_choices(table, seat)
    if may_finish(table, seat):
        yield FINISH


def tile_choices(table: Table, seat: int) -> Iterator[Act]:
    """Every build that keeps the rules and can be paid for. [ST-21, ST-41, ST-44]"""
    for spot, face, turns, laid in layings(table.board, seat):
        if allowed(table, seat, laid):
            yield ("lay-track", table.country.words[spot], face, SIDES[turns])


def allowed(table: Table, seat: int, laid: Laid) -> bool:
    """It can be paid for, and a player's first tile leaves a city. [ST-21, ST-41]"""
    first = seat not in table.builders
    return laid.price <= means(table, seat) and (not first or leaves_a_city(table.board, laid))


def build(table: Table, seat: int, laid: Laid) -> None:
    """It is paid for as it is built; a piece that was turned is as fresh as it was. [ST-44, ST-49]"""
    pay(table, seat, laid.price)
    if not laid.removed or laid.removed & table.fresh:
        table.fresh |= laid.added
    table.fresh -= laid.removed
    table.board = laid.board
    if any([laid.board.owners.get(piece) == seat for piece in laid.added]):
        table.builders.add(seat)


def city_choices(table: Table, seat: int) -> Iterator[Act]:
    """What the action tile still has to be used for. [ST-34, ST-36, ST-39]"""
    words = table.country.words
    if seat in table.committed and table.tile[seat] == "urbanization":
        for spot, colour in sites(table, seat):
            yield ("urbanize", words[spot], colour)
    if seat in table.committed and table.tile[seat] == "city-growth" and table.sets():
        for spot in table.growable():
            yield ("grow-city", words[spot])


def sites(table: Table, seat: int) -> list[tuple[Hex, str]]:
    """The towns that can become a New City, with each colour that is left. [ST-16, ST-36]"""
    return [
        (spot, colour)
        for spot in table.board.towns()
        for colour in COLOURS
        if table.new_cities[colour] and urbanized(table.board, seat, spot, colour)
    ]


def may_finish(table: Table, seat: int) -> bool:
    """In the Base Game what was paid for must be carried out, if it still can be. [ST-29, ST-38, ST-95]"""
    return table.game == "standard" or not list(city_choices(table, seat))


def urbanize(table: Table, seat: int, spot: Hex, colour: str) -> Course[None]:
    """A New City with a set of cubes, if there is any. [ST-36, ST-39]"""
    board = urbanized(table.board, seat, spot, colour)
    assert board
    table.board = board
    table.new_cities[colour] -= 1
    table.committed.remove(seat)
    yield from take_goods(table, seat, spot)


def take_goods(table: Table, seat: int, city: Hex) -> Course[None]:
    """All cubes of one Goods Supply space. [ST-34, ST-36, ST-39]"""
    if not table.sets():
        return
    _, space = yield from ask(seat, one_of, *[("take-goods", str(space + 1)) for space in table.sets()])
    for colour in table.supply[int(space) - 1]:
        table.cubes[city, colour] += 1
    table.supply[int(space) - 1].clear()


def lose_track(table: Table, seat: int) -> None:
    """Incomplete track that was neither built nor extended in this turn is nobody's from now on. [ST-46]"""
    board = table.board
    for track in board.tracks():
        mine = board.owners.get(track.pieces[0]) == seat
        if mine and not track.complete and not table.fresh & set(track.pieces):
            board.give(track.pieces, None)
    table.fresh.clear()
