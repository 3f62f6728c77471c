"""An oracle of Days of Steam: its ledger read aloud, as one generator that uses no code of the engine.

`game(table)` yields a request and is sent what was done, in words; it alone moves what lies on the table.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.oracle.course import Act, Course, ask, chance
from tests.oracle.days_of_steam.circuits import new_circuit
from tests.oracle.days_of_steam.components import (
    ALL_TOWNS,
    COAL,
    HAND,
    IDLE_TURNS,
    MOST_STEAM,
    SIDES,
    TILES,
    TOWN_GOODS,
    TOWNS,
    WATER,
)
from tests.oracle.days_of_steam.draws import draw_good, draw_tile, refill, turn_up
from tests.oracle.days_of_steam.laying import may_lie, tile_choices, town_may_lie, town_places
from tests.oracle.days_of_steam.moving import Move, first_choices, move_train
from tests.oracle.days_of_steam.paths import Ground, Spot, called, located
from tests.oracle.days_of_steam.table import START, Table


def game(table: Table) -> Course[None]:
    """The set-up, then turn by turn until the game ends. [DS-10, DS-12, DS-15]"""
    yield from set_up(table)
    while True:
        seat = table.turn
        yield from take_turn(table, seat)
        if not table.ends and table.passes == table.players:
            table.ends = "DS-12"
        if not table.ends and table.idle == IDLE_TURNS * table.players:
            table.ends = "DS-15"
        if table.ends:
            return
        table.turn = (seat + 1) % table.players


def set_up(table: Table) -> Course[None]:
    """The first town, two more with goods, three tiles each, and who begins. [DS-03, DS-04, DS-06]"""
    town = yield from turn_up(table)
    table.towns[START] = town
    for place in range(len(table.face_up)):
        yield from refill(table, place)
    for seat in range(table.players):
        for _ in range(HAND):
            yield from draw_tile(table, seat)
    if table.start_player:
        table.turn = table.start_player - 1
    else:
        table.turn = yield from chance({("start-player", seat): 1 for seat in range(table.players)})


def take_turn(table: Table, seat: int) -> Course[None]:
    """Coal, then one action; then come the 13 points, the draw and the last tile. [DS-10, DS-13, DS-14]"""
    burnt = 0
    while (act := (yield from ask(seat, choices, table, seat, burnt))) == ("burn-coal",):
        assert act in coal_choices(table, seat), "no coal, or no room for steam"
        table.coal[seat] -= 1
        table.heat(seat, 1)
        burnt += 1
    table.passes = table.passes + 1 if act == ("pass",) else 0
    stirred = True
    match act:
        case ("play-tile", tile, square, side):
            lay(table, seat, tile, located(square), SIDES.index(side))
        case ("play-town", place, square):
            yield from play_town(table, seat, int(place) - 1, located(square))
        case ("draw-town",):
            yield from draw_town(table, seat)
        case ("pick-up", _) | ("advance", _):
            stirred = yield from move_train(table, seat, act)
        case ("use-water-tower",):
            assert act in tower_choices(table, seat, burnt), "no water"
            table.heat(seat, WATER)
            stirred = False
        case ("pass",):
            assert not any(actions(table, seat, burnt)), "there is something to do"
            stirred = False
    table.idle = 0 if stirred else table.idle + 1
    if table.won(seat):
        table.ends = "DS-90"
    elif act[0] == "play-tile":
        yield from draw_tile(table, seat)
        if not table.deck.total():
            table.ends = "DS-91"


def choices(table: Table, seat: int, burnt: int) -> Iterator[Act]:
    """Coal, and all that ends the turn; to pass only if there is nothing of that. [DS-12, DS-13, DS-80]"""
    yield from coal_choices(table, seat)
    found = list(actions(table, seat, burnt))
    yield from found or [("pass",)]


def coal_choices(table: Table, seat: int) -> Iterator[Act]:
    """A cube at a time, while there is room for its steam. [DS-80]"""
    if table.coal[seat] and table.steam[seat] < MOST_STEAM:
        yield ("burn-coal",)


def actions(table: Table, seat: int, burnt: int) -> Iterator[Act]:
    """A tile, a town, a move, or the water tower. [DS-10, DS-30, DS-38]"""
    yield from tile_choices(table, seat)
    places = town_places(table)
    for place, town in enumerate(table.face_up, 1):
        if town:
            yield from [("play-town", str(place), called(spot)) for spot in places]
    if places and table.town_deck.total():
        yield ("draw-town",)
    yield from first_choices(Move(table, seat))
    yield from tower_choices(table, seat, burnt)


def tower_choices(table: Table, seat: int, burnt: int) -> Iterator[Act]:
    """Water, for who stands by it and has burnt no coal. [DS-78, DS-79]"""
    below = table.tiles.get(table.trains[seat].spot)
    if below and TILES[below[0]].tower and not burnt:
        yield ("use-water-tower",)


def lay(table: Table, seat: int, tile: str, spot: Spot, turns: int) -> None:
    """A track tile from hand, on the map or over another tile. [DS-11, DS-24, DS-27, DS-37]"""
    before = table.ground()
    assert table.hands[seat][tile], "no such tile in hand"
    assert may_lie(table, before, tile, spot, turns), "it may not lie there"
    if spot in table.tiles:
        table.covered[table.tiles[spot][0]] += 1
    table.hands[seat][tile] -= 1
    table.tiles[spot] = (tile, turns)
    table.idle = 0
    table.heat(seat, TILES[tile].steam)
    award(table, seat, before)


def award(table: Table, seat: int, before: Ground) -> None:
    """A counter for a new circuit, as long as there are any. [DS-40, DS-43, DS-46]"""
    if table.counters_left() and new_circuit(before, table.ground()):
        table.circuits[seat] += 1


def play_town(table: Table, seat: int, place: int, spot: Spot) -> Course[None]:
    """A face-up town with its goods; another takes its place. [DS-30, DS-34, DS-38]"""
    before = table.ground()
    found(table, seat, table.face_up[place], spot)
    for colour in table.face_up_goods[place].elements():
        table.put(spot, colour)
    table.face_up[place] = ""
    table.face_up_goods[place].clear()
    if table.town_deck.total():
        yield from refill(table, place)
    complete(table, seat, before)


def draw_town(table: Table, seat: int) -> Course[None]:
    """A town from the deck is seen, then placed, then gets its goods. [DS-30, DS-34]"""
    before = table.ground()
    town = yield from turn_up(table)
    _, square = yield from ask(seat, place_choices, table)
    spot = located(square)
    found(table, seat, town, spot)
    for _ in range(TOWN_GOODS):
        table.put(spot, (yield from draw_good(table)))
    complete(table, seat, before)


def place_choices(table: Table) -> list[Act]:
    """Where the town that was drawn may go. [DS-30, DS-35]"""
    return [("place-town", called(spot)) for spot in town_places(table)]


def found(table: Table, seat: int, town: str, spot: Spot) -> None:
    """A town is in play. [DS-09, DS-24]"""
    assert town_may_lie(table.ground(), spot), "it may not lie there"
    table.towns[spot] = town
    table.idle = 0
    table.heat(seat, TOWNS[town].steam)


def complete(table: Table, seat: int, before: Ground) -> None:
    """Coal for all after the last town, and the circuit. [DS-14, DS-36, DS-40]"""
    if len(table.towns) == ALL_TOWNS:
        table.coal = [coal + COAL for coal in table.coal]
    award(table, seat, before)
