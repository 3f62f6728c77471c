"""The oracle's set-up: goods, sides of tiles, the start player, starting powers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tests.oracle.course import Act, Course, ask, ask_with_reasons, chance, draw
from tests.oracle.steamrollers.components import (
    CITIES,
    COAL,
    COLOUR_OF,
    DIE,
    HEXES,
    LEVELS,
    MORE_GOODS,
    ORDERS,
    PERSONAL_CITIES,
    PLUS_TWO,
    POWERS,
    TILES,
    TRACKS,
)
from tests.oracle.steamrollers.table import Good, Table


def set_up(table: Table) -> Course[None]:
    """All that is drawn and picked before the first round. [SR-03, SR-05, SR-06, SR-07, SR-09, SR-72]"""
    agreed = table.agreed
    yield from stock(table)
    for tile in TILES:
        solo = "solo-" if table.solo and tile == "2" else ""
        table.faces[tile] = yield from chance({("show-tile", f"{solo}{tile}{side}"): 1 for side in "ab"})
    for order in ORDERS if agreed.orders else ():
        table.order_faces[order] = yield from chance({("show-order", f"{order}{side}"): 1 for side in "ab"})
    if agreed.borders != "open":
        table.chart = yield from chance({("roll-chart", chart): 1 for chart in DIE})
    if agreed.start_player:
        table.start = agreed.start_player - 1
    elif not table.solo:
        table.start = yield from chance({("start-player", seat): 1 for seat in table.seats})
    if agreed.powers:
        yield from pick_powers(table)
    for _ in range(1 + LEVELS.index(agreed.level) if table.solo else 0):
        table.crossed[(yield from roll_white())] += 1


def stock(table: Table) -> Course[None]:
    """Goods for all cities; those of a city's own colour go back, and coal comes. [SR-03, SR-04, SR-13]"""
    for city in CITIES:
        for _ in range(table.players + MORE_GOODS):
            colour = yield from draw("draw-good", table.bag)
            table.bag[colour] -= 1
            table.supply[city].append(colour)
    for city, goods in table.supply.items():
        own = COLOUR_OF[city]
        lost = goods.count(own)
        table.bag[own] += lost
        table.supply[city] = [colour for colour in goods if colour != own]
        if lost and table.agreed.coal:
            table.coal -= 1
            table.supply[city].append(COAL)


def roll_white() -> Course[str]:
    """A white die. [SR-10]"""
    die: str = yield from chance({("roll-white", die): 1 for die in DIE})
    return die


def pick_powers(table: Table) -> Course[None]:
    """Counter-clockwise, from the right of the start player on. [SR-08]"""
    left = list(POWERS)
    for step in range(1, table.players + 1):
        seat = (table.start - step) % table.players
        _, power = yield from pick(seat, "pick-power", left)
        left.remove(power)
        yield from use_power(table, seat, power)


def use_power(table: Table, seat: int, power: str) -> Course[None]:
    """It is used at once. [SR-08, SR-15]"""
    match power:
        case "engine":
            _, box = yield from pick(seat, "check-box", DIE)
            table.boxes[seat].add(box)
            table.stirred = True
        case "rail":
            _, hex_, track = yield from ask(seat, any_tracks)
            table.sheets[seat][hex_] = track
            table.stirred = True
        case "plus-two":
            table.bonus[seat] = PLUS_TWO
        case "action-tile":
            _, tile = yield from pick(seat, "take-tile", TILES)
            table.holders[tile] = seat
            table.sideways.add(tile)
        case "personal-delivery":
            yield from draw_personal_good(table, seat)


def pick(seat: int, kind: str, words: Sequence[str]) -> Course[Act]:
    """One of these words; any other would be against the rules of powers. [SR-08]"""
    left = list(words)

    def against(act: Act) -> frozenset[str] | None:
        if act[0] != kind or not isinstance(act[1], str):
            return None
        return frozenset([] if act[1] in left else ["SR-08"])

    return (yield from ask_with_reasons(seat, lambda: [(kind, word) for word in left], against))


def any_tracks() -> Iterable[Act]:
    """Any track in any hex. [SR-08]"""
    return [("draw-track", hex_, track) for hex_ in HEXES for track in TRACKS]


def draw_personal_good(table: Table, seat: int) -> Course[None]:
    """A good that is not grey, for city 3 or 4 of the own sheet, if the bag has any. [SR-08, SR-15]"""
    others = {colour: count for colour, count in table.bag.items() if colour != "grey"}
    if not sum(others.values()):
        return
    colour = yield from draw("draw-good", others)
    table.bag[colour] -= 1
    _, city = yield from pick(seat, "put-good", PERSONAL_CITIES)
    table.personal[seat] = Good(f"own-{colour}-of-{city}", city, colour)
