"""Self-play: games of bots against one another, which a seed and their number decide."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any

from footplate.bots.knowledge import know
from footplate.bots.roster import called, find
from footplate.kernel.game import Game, Options
from footplate.kernel.play import start
from footplate.kernel.record import Record


def record(game: Game[Any], options: Options, bots: Sequence[str], seed: int, number: int) -> Record:
    """Game `number` of a seed; from game to game the bots move on by a seat, and a few play several seats."""
    seated = [bots[(seat + number) % len(bots)] for seat in range(options.players)]
    play = start(game, options, map(called, seated), _hash(seed, number, "dealer"))
    rng = Random(_hash(seed, number, "players"))
    play.deal()
    while not play.state.over:
        seat = play.state.actors()[0]
        play.act(seat, find(seated[seat])(know(game, play.state, seat, rng), rng))
        play.deal()
    return play.record


def _hash(seed: int, number: int, purpose: str) -> bytes:
    """A seed of its own for the dealer and the players, so that neither knows the other's."""
    return sha256(f"footplate export\0{seed}\0{number}\0{purpose}".encode()).digest()
