"""An oracle of SteamRollers: its ledger read aloud, as one generator that uses no code of the engine.

`game(table)` yields a request and is sent what was done, in words; it alone moves what lies on the table.
"""

from __future__ import annotations

from tests.oracle.course import Course, draw
from tests.oracle.steamrollers.components import BLACK, MORE_DICE, QUIET_ROUNDS, SOLO_DICE
from tests.oracle.steamrollers.olive import solo_turn
from tests.oracle.steamrollers.set_up import roll_white, set_up
from tests.oracle.steamrollers.table import Table
from tests.oracle.steamrollers.turns import take_turn


def game(table: Table) -> Course[None]:
    """The set-up, then round by round until the game ends. [SR-10, SR-12, SR-73]"""
    yield from set_up(table)
    table.stirred = False
    while not table.ends:
        yield from roll(table)
        if table.solo:
            yield from solo_turn(table)
        else:
            yield from play_round(table)


def roll(table: Table) -> Course[None]:
    """A die more than there are players, alone three, and the black one. [SR-07, SR-10, SR-73]"""
    table.dice = []
    for _ in range(SOLO_DICE if table.solo else table.players + MORE_DICE):
        table.dice.append((yield from roll_white()))
    table.black = yield from draw("roll-black", BLACK)


def play_round(table: Table) -> Course[None]:
    """Everybody's turn from the start player on, and what its end brings. [SR-10, SR-12, SR-17]"""
    table.had_a_die = set()
    for step in range(table.players):
        yield from take_turn(table, (table.start + step) % table.players)
    table.quiet = 0 if table.stirred else table.quiet + 1
    table.stirred = False
    if table.running_out():
        table.ends = "SR-12"
    elif table.quiet == max(QUIET_ROUNDS, table.players):
        table.ends = "SR-17"
    else:
        table.start = (table.start + 1) % table.players
