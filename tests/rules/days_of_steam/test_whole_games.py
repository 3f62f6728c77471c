"""Whole games among bots have something of everything that the rules provide for."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from footplate.bots import greedy, random, thrifty
from footplate.bots.knowledge import Bot
from footplate.bots.random import step
from footplate.games.days_of_steam.actions import PlayTile, Roll
from footplate.games.days_of_steam.components import EMPTY
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.kernel.game import agree
from footplate.kernel.play import start
from footplate.kernel.record import Entry, Record
from footplate.kernel.replay import begin

GAMES = 10
BOTS = (greedy.decide, thrifty.decide, random.decide)


def happened(before: DaysOfSteam, entry: Entry[PlayTile | Roll], after: DaysOfSteam) -> set[str]:
    """What is remarkable about an entry."""
    action = entry.action
    over = isinstance(action, PlayTile) and before.lay[action.square] != EMPTY
    undone = isinstance(action, Roll) and sum(after.delivered) < sum(before.delivered)
    facts = {
        "an overbuild creates a circuit": over and sum(after.circuits) > sum(before.circuits),
        "a derailment undoes a delivery": undone,
        "the last town brings coal": sum(after.coal) > sum(before.coal),
        f"the game ends by {after.ends}": after.over,
    }
    return {what for what, so in facts.items() if so}


def happenings(record: Record) -> Counter[str]:
    """What is remarkable about a game."""
    found: Counter[str] = Counter()
    s = begin(DAYS_OF_STEAM, record)
    for entry in record.standing():
        before = s.copy()
        s.agenda[-1].apply(s, entry.seat, entry.action)
        found.update(happened(before, entry, s))
    return found


def game(players: int, number: int, bot: Bot) -> Record:
    """A game among bots of one kind."""
    seats = [str(seat) for seat in range(players)]
    play = start(DAYS_OF_STEAM, agree(DAYS_OF_STEAM, players, {}), seats, bytes([players, number] * 16))
    rng = Random(number)
    play.deal()
    while not play.state.over:
        step(play, rng, bot)
    return play.record


@pytest.mark.parametrize("players", DAYS_OF_STEAM.players)
def test_both_endings_a_derailment_an_overbuilt_circuit_and_coal_come_about(players: int) -> None:
    missing = {
        "an overbuild creates a circuit",
        "a derailment undoes a delivery",
        "the last town brings coal",
        "the game ends by DS-90",
        "the game ends by DS-91",
    }
    for number, bot in product(range(GAMES), BOTS):
        missing -= happenings(game(players, number, bot)).keys()
        if not missing:
            break
    assert not missing
