"""The oracle's turns: taking dice, using them, and filling an order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import permutations

from tests.oracle.course import Act, Course, ask, ask_with_reasons, one_of
from tests.oracle.steamrollers.components import COAL, FACES, ORDER_FACES, ORDERS, TILES
from tests.oracle.steamrollers.dice import Use
from tests.oracle.steamrollers.reasons import against_filling, against_taking, against_using
from tests.oracle.steamrollers.set_up import roll_white
from tests.oracle.steamrollers.table import Table

SEIZE: Act = ("seize-die",)
DECLINE: Act = ("decline",)


def take_turn(table: Table, seat: int) -> Course[None]:
    """Tiles upright, one die or two, an action with each, and an order. [SR-10, SR-11, SR-41]"""
    turn_upright(table, seat)
    if table.seized and table.holder_of("seize_die") == seat:
        die, table.seized = table.seized, ""
        table.told["2b served"] += 1
        yield from use_die(table, seat, die, set())
        table.back_to_the_centre("2")
    else:
        yield from draft(table, seat)
    if table.agreed.orders:
        yield from fill_an_order(table, seat)


def turn_upright(table: Table, seat: int) -> None:
    """The own sideways tiles. [SR-11]"""
    table.sideways -= {tile for tile in TILES if table.holders[tile] == seat}


def draft(table: Table, seat: int) -> Course[None]:
    """A white die that nobody seizes, or two with 2a. [SR-10, SR-51, SR-52]"""
    act = yield from take(table, seat)
    table.had_a_die.add(seat)
    if act[0] == "take-two-dice":
        table.told["2a served"] += 1
        table.in_use.add("2")
        for die in act[1:]:
            yield from use_die(table, seat, die, set())
        table.back_to_the_centre("2")
        return
    die = act[1]
    other = table.holder_of("seize_die")
    if other is not None and other not in table.had_a_die:
        answer = yield from ask(other, one_of, SEIZE, DECLINE)
        if answer == SEIZE:
            table.had_a_die.add(other)
            table.in_use.add("2")
            table.seized = die
            _, die = yield from take(table, seat)
    yield from use_die(table, seat, die, set())


def take(table: Table, seat: int) -> Course[Act]:
    """Dice leave the middle. [SR-10]"""
    choices, against = partial(dice_to_take, table, seat), partial(against_taking, table, seat)
    act = yield from ask_with_reasons(seat, choices, against)
    for die in act[1:]:
        table.dice.remove(die)
    return act


def dice_to_take(table: Table, seat: int) -> Iterator[Act]:
    """Any die that is left; with 2a any two, in any order. [SR-16, SR-51]"""
    yield from [("take-die", die) for die in table.dice]
    if table.holder_of("two_dice") == seat:
        yield from [("take-two-dice", one, other) for one, other in permutations(table.dice, 2)]


def use_die(table: Table, seat: int, die: str, tired: set[str]) -> Course[None]:
    """Tiles may change it, then one action is performed, or none if none can be. [SR-16, SR-48]"""
    use = Use(table, seat, die, tired)
    against = partial(against_using, use)
    act = yield from ask_with_reasons(seat, use.choices, against)
    while act in dict(use.changes()):
        tile = dict(use.changes())[act]
        use.served.add(tile)
        if FACES[table.faces[tile]].lightning:
            table.in_use.add(tile)
        match act:
            case ("set-die", value) | ("nudge-die", value):
                use.die = value
            case ("flip-die",):
                use.die = use.flipped()
                use.final = True
            case ("reroll-die",):
                use.die = yield from roll_white()
                use.final = True
        act = yield from ask_with_reasons(seat, use.choices, against)
    assert act in list(use.choices()), "the die cannot be used so"
    use.served |= next((tiles for one, tiles in use.actions() if one == act), set())
    table.told[f"{len(use.served)} tiles for an action"] += 1
    perform(table, seat, act)
    for tile in use.served:
        table.told[f"{table.faces[tile]} served"] += 1
        if FACES[table.faces[tile]].lightning:
            table.back_to_the_centre(tile)
        elif table.solo:
            tired.add(tile)


def perform(table: Table, seat: int, act: Act) -> None:
    """The action itself. [SR-20, SR-25, SR-32, SR-45]"""
    match act:
        case ("draw-track", hex_, track):
            table.sheets[seat][hex_] = track
            table.stirred = True
        case ("check-box", box):
            table.boxes[seat].add(box)
            table.stirred = True
        case ("take-tile", tile):
            held = {None: "in the centre", seat: "of one's own"}.get(table.holders[tile], "of another")
            table.told[f"a tile {held} taken"] += 1
            table.holders[tile] = seat
            table.sideways.add(tile)
        case ("deliver", word, _, distance):
            colour = take_good(table, seat, word)
            table.told[f"a delivery over {distance}"] += 1
            table.delivered[seat] += distance
            table.stirred = True
            if table.agreed.orders:
                table.kept[seat][colour] += 1
            else:
                table.bag[colour] += 1


def take_good(table: Table, seat: int, word: str) -> str:
    """A good leaves its city, and gaps are closed; its colour. [SR-15, SR-70]"""
    good = next(good for good in table.goods_for(seat) if good.word == word)
    line = table.supply[good.city]
    which = "coal" if good.colour == COAL else word.split("-")[0]
    table.told[f"{which} delivered"] += 1
    if good == table.personal[seat]:
        table.personal[seat] = None
    elif word.startswith("last-"):
        line.reverse()
        line.remove(good.colour)
        line.reverse()
    else:
        line.remove(good.colour)
    return good.colour


def fill_an_order(table: Table, seat: int) -> Course[None]:
    """One order in a turn, if any can be filled. [SR-40, SR-41]"""
    if not any(orders_to_fill(table, seat)):
        return
    choices, against = partial(orders_or_none, table, seat), partial(against_filling, table, seat)
    match (yield from ask_with_reasons(seat, choices, against)):
        case ("fill-order", order):
            goods = Counter(ORDER_FACES[table.order_faces[order]].goods)
        case ("fill-order-with-coal", order, colour):
            goods = Counter([COAL, *ORDER_FACES[table.order_faces[order]].goods])
            goods[colour] -= 1
        case _:
            return
    assert goods <= table.kept[seat], "the goods are not there"
    table.kept[seat] -= goods
    table.bag += goods
    table.order_owners[order] = seat
    table.stirred = True


def orders_or_none(table: Table, seat: int) -> Iterator[Act]:
    """Any that can be filled, or none of them. [SR-41]"""
    yield from orders_to_fill(table, seat)
    yield DECLINE


def orders_to_fill(table: Table, seat: int) -> Iterator[Act]:
    """Those that nobody has, with the goods shown or with one black good for one of them. [SR-40]"""
    kept = table.kept[seat]
    for order in ORDERS:
        if table.order_owners[order] is not None:
            continue
        goods = Counter(ORDER_FACES[table.order_faces[order]].goods)
        if goods <= kept:
            yield "fill-order", order
        for colour in goods:
            if goods - Counter([colour]) + Counter([COAL]) <= kept:
                yield "fill-order-with-coal", order, colour
