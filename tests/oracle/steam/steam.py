"""An oracle of Steam: its ledger read aloud, as one generator that uses no code of the engine.

`game(table)` yields a request and is sent what was done, in words; it alone moves what lies on the table.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.oracle.course import Act, Course, ask, chance, draw, one_of
from tests.oracle.steam.auctions import first_auction, order_auction
from tests.oracle.steam.building import build_track, sites
from tests.oracle.steam.components import (
    ACTION_TILES,
    GROWTH_PRICE,
    LOCOMOTIVE_PRICE,
    SUPPLY_CUBES,
    TOP_LEVEL,
    TURNS,
    URBANIZATION_PRICE,
)
from tests.oracle.steam.money import means, pay, raisable, raise_five, settle
from tests.oracle.steam.moving import move_goods
from tests.oracle.steam.table import Table


def game(table: Table) -> Course[None]:
    """The set-up and the turns; who alone is left has won at once. [ST-12, ST-72]"""
    yield from set_up(table)
    for number in range(1, TURNS[table.players] + 1):
        table.turn = number
        if table.game == "standard":
            yield from buy_capital(table)
            yield from order_auction(table)
        yield from select_action_tiles(table)
        yield from build_track(table)
        yield from move_goods(table)
        collect_income(table)
        if len(table.order) == 1:
            break
        if number < TURNS[table.players]:
            set_up_new_turn(table)
    table.over = True


def set_up(table: Table) -> Course[None]:
    """Cubes on the cities and on the Goods Supply, then the first order. [ST-10, ST-25, ST-26, ST-90]"""
    few = table.players <= 3
    for city in [spot for spot in table.country.hexes if spot in table.country.cities]:
        for _ in range(table.country.printed_cubes[city] - few * table.country.fewer_cubes_with_three):
            table.cubes[city, (yield from draw_cube(table))] += 1
    for space in table.supply:
        for _ in range(SUPPLY_CUBES - few):
            space.append((yield from draw_cube(table)))
    if table.game == "standard":
        while len(table.order) < table.players - 1:
            placeless = [seat for seat in range(table.players) if seat not in table.order]
            table.order.append((yield from chance({("next-in-order", seat): 1 for seat in placeless})))
        table.order += [seat for seat in range(table.players) if seat not in table.order]
    elif table.first_order == "auction":
        yield from first_auction(table)
    else:
        first = yield from chance({("start-player", seat): 1 for seat in range(table.players)})
        table.order = [(first + step) % table.players for step in range(table.players)]
        for place, seat in enumerate(table.order):
            table.cash[seat] = place


def draw_cube(table: Table) -> Course[str]:
    """A cube from the bag. [ST-10]"""
    colour: str = yield from draw("draw-cube", table.bag)
    table.bag[colour] -= 1
    return colour


def buy_capital(table: Table) -> Course[None]:
    """In turn order, as many fives as can be raised. [ST-91]"""
    for seat in table.order:
        amounts = [("take-capital", steps) for steps in range(raisable(table, seat) + 1)]
        _, steps = yield from ask(seat, one_of, *amounts)
        for _ in range(steps):
            raise_five(table, seat)


def select_action_tiles(table: Table) -> Course[None]:
    """In turn order everybody takes a tile. [ST-28]"""
    for seat in table.order:
        verb, tile = yield from ask(seat, tiles_for, table, seat)
        table.tile[seat] = tile
        if verb == "take-passing":
            table.passing.add(seat)
            continue
        if table.game == "base":
            pay(table, seat, tile_price(table, seat, tile))
        if tile == "locomotive":
            table.level[seat] += 1
        if tile in ("city-growth", "urbanization"):
            table.committed.add(seat)


def tile_price(table: Table, seat: int, tile: str) -> int:
    """What a tile costs in the Base Game. [ST-34, ST-35, ST-36]"""
    match tile:
        case "city-growth":
            return GROWTH_PRICE
        case "locomotive":
            return LOCOMOTIVE_PRICE + table.level[seat] + 1
        case "urbanization":
            return URBANIZATION_PRICE
    return 0


def tiles_for(table: Table, seat: int) -> Iterator[Act]:
    """The tiles a player may take, with effect or passing; closed ones if there is nothing else. [ST-28]"""
    found = [act for tile in table.free_tiles() for act in ways_to_take(table, seat, tile)]
    yield from found or [("take-passing", tile) for tile in table.free_tiles()]


def ways_to_take(table: Table, seat: int, tile: str) -> Iterator[Act]:
    """To pass is of the Base Game; in the Standard Game one declines later. [ST-16, ST-36, ST-37, ST-39]"""
    base = table.game == "base"
    open_ = True
    match tile:
        case "city-growth":
            open_ = not base or bool(table.sets() and table.growable())
        case "locomotive":
            open_ = table.level[seat] < TOP_LEVEL
        case "urbanization":
            open_ = bool(table.board.towns() and table.new_cities.total())
    useless = base and tile == "urbanization" and not sites(table, seat)
    if open_ and not useless and (not base or tile_price(table, seat, tile) <= means(table, seat)):
        yield ("take-tile", tile)
    if base and (tile == "city-growth" or (tile == "urbanization" and open_)):
        yield ("take-passing", tile)


def collect_income(table: Table) -> None:
    """In turn order; who cannot pay is out, and his track is nobody's. [ST-70, ST-71, ST-72]"""
    for seat in list(table.order):
        if len(table.order) == 1:
            return
        if not settle(table, seat):
            table.order.remove(seat)
            table.bankrupt.append(seat)
            table.tile[seat] = ""
            owners = table.board.owners
            table.board.give([piece for piece in list(owners) if owners[piece] == seat], None)


def set_up_new_turn(table: Table) -> None:
    """In the Base Game the tiles' numbers give the next order; they are returned. [ST-75, ST-93]"""
    if table.game == "base":
        table.order.sort(key=lambda seat: ACTION_TILES.index(table.tile[seat]))
    table.ahead = next(iter(table.holder("turn-order")), None)
    table.tile = [""] * table.players
    table.passing.clear()
    table.committed.clear()
