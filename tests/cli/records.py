"""Games played at random for the tests of what reads records."""

from __future__ import annotations

from random import Random

from footplate.bots.random import step
from footplate.kernel.action import CHANCE
from footplate.kernel.game import agree, find
from footplate.kernel.play import Play, start
from footplate.kernel.record import Record


def begun(name: str, players: int, luck: int = 1, **options: object) -> Play:
    """A game with the draws of its set-up made."""
    game = find(name)
    seats = [f"player {number}" for number in range(1, players + 1)]
    play = start(game, agree(game, players, options), seats, bytes([luck]) * 32)
    play.deal()
    return play


def finished(name: str, players: int, luck: int = 1, **options: object) -> Record:
    """The record of a whole game, in which now and then somebody takes something back."""
    play = begun(name, players, luck, **options)
    rng = Random(luck)
    while not play.state.over:
        step(play, rng)
        last = play.record.entries[-1].seat
        if rng.random() < 0.1 and last != CHANCE:
            play.take_back(last)
    return play.record


def unfinished(name: str, players: int, decisions: int, luck: int = 1, **options: object) -> Record:
    """The record of a game after so many decisions."""
    play = begun(name, players, luck, **options)
    rng = Random(luck)
    for _ in range(decisions):
        step(play, rng)
    return play.record
