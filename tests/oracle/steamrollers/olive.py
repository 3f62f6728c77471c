"""A turn against Olive: two actions of the player, then hers."""

from __future__ import annotations

from tests.oracle.course import Act, Course, ask, one_of
from tests.oracle.steamrollers.components import HEXES, INFLUENCE, SOLO_ACTIONS
from tests.oracle.steamrollers.set_up import roll_white
from tests.oracle.steamrollers.table import Table
from tests.oracle.steamrollers.turns import DECLINE, take, turn_upright, use_die

PLAYER = 0
REROLL: Act = ("reroll-olive",)
GUARD: Act = ("guard-good",)


def solo_turn(table: Table) -> Course[None]:
    """Two dice for two actions, the third for Olive, who plays last. [SR-73, SR-75, SR-76]"""
    turn_upright(table, PLAYER)
    tired: set[str] = set()
    for _ in range(SOLO_ACTIONS):
        _, die = yield from take(table, PLAYER)
        yield from use_die(table, PLAYER, die, tired)
    yield from olive(table)
    if table.olive_has_won:
        table.ends = "SR-74"
    elif table.running_out():
        table.ends = "SR-75"


def olive(table: Table) -> Course[None]:
    """Her four phases, with a new die as long as its city is empty. [SR-71, SR-74]"""
    die = table.dice.pop()
    if (yield from offered(table, "reroll_olive", REROLL)):
        die = yield from roll_white()
    while cross(table, die):
        if table.holders[die] == PLAYER and die not in table.sideways:
            table.back_to_the_centre(die)
            table.told["a tile lost to Olive"] += 1
        if table.supply[die]:
            if table.crossed[die] >= INFLUENCE:
                yield from remove(table, die)
            return
        table.told["another die for Olive"] += 1
        die = yield from roll_white()


def cross(table: Table, region: str) -> bool:
    """A hex of the region is crossed off; if there is none, Olive has won. [SR-74]"""
    if table.crossed[region] == len([hex_ for hex_ in HEXES if hex_[0] == region]):
        table.olive_has_won = True
        return False
    table.crossed[region] += 1
    return True


def remove(table: Table, city: str) -> Course[None]:
    """The last good in line, unless 2b guards it. [SR-71, SR-74]"""
    if (yield from offered(table, "guard_good", GUARD)):
        if not cross(table, city):
            table.told["a good guarded in vain"] += 1
        return
    table.bag[table.supply[city].pop()] += 1
    table.olive_delivered += table.crossed[city]


def offered(table: Table, effect: str, act: Act) -> Course[bool]:
    """Whether the player has the solo tile 2 and uses it; then it goes back at once. [SR-71]"""
    if table.holder_of(effect) != PLAYER or (yield from ask(PLAYER, one_of, act, DECLINE)) == DECLINE:
        return False
    table.back_to_the_centre("2")
    return True
