"""Self-play: games of bots against one another, which a seed and their number decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import Any, TypeAlias

from footplate.bots.knowledge import know
from footplate.bots.outside import replaced
from footplate.bots.roster import called, find
from footplate.kernel.action import Action, Seat
from footplate.kernel.game import Game, Options
from footplate.kernel.play import Play, start
from footplate.kernel.record import Record
from footplate.kernel.state import State

Decide: TypeAlias = "Callable[[State], tuple[Seat, Action]]"


def record(
    game: Game[Any],
    options: Options,
    bots: Sequence[str],
    seed: int,
    number: int,
    tell: Callable[[str], None],
) -> Record:
    """Game `number` of a seed; from game to game the bots move on by a seat, and a few play several seats.

    Where a program is unfit anything is done in its place, and it is told why.
    """
    seated = [bots[(seat + number) % len(bots)] for seat in range(options.players)]
    players = [replaced(find(bot), tell) for bot in seated]
    rng = Random(_hash(seed, number, "players"))

    def decide(s: State) -> tuple[Seat, Action]:
        seat = s.actors()[0]
        return seat, players[seat](know(game, s, seat, rng), rng)

    play = start(game, options, map(called, seated), _hash(seed, number, "dealer"))
    finish(play, decide)
    return play.record


def finish(play: Play, decide: Decide) -> None:
    """Play a game to its end; AssertionError if a seat decides what it may not."""
    play.deal()
    while not play.state.over:
        seat, action = decide(play.state)
        refusals = play.act(seat, action)
        if refusals:
            raise AssertionError(f"seat {seat} chose what {refusals[0].rule} forbids: {action}")
        play.deal()


def _hash(seed: int, number: int, purpose: str) -> bytes:
    """A seed of its own for the dealer and the players, so that neither knows the other's."""
    return sha256(f"footplate export\0{seed}\0{number}\0{purpose}".encode()).digest()
