"""Games of the toy played for tests."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from footplate.bots.random import step
from footplate.kernel.game import Game, agree
from footplate.kernel.play import Play, start
from footplate.kernel.record import Entry, Header, Record
from tests.toy.actions import NAMES, Rest, SealBid, Walk
from tests.toy.game import TOY

WALK = 5  # where the first walk of `walked` stands
SEED = bytes(range(32))
OTHER_SEED = bytes(32)  # deals other cubes


def opened(players: int = 2, game: Game[Any] = TOY, /, **options: object) -> Play:
    """A game whose cubes are drawn: all are about to bid in secret."""
    play = start(game, agree(game, players, options), NAMES[:players], SEED)
    play.deal()
    return play


def under_way(players: int = 2, game: Game[Any] = TOY, /, **options: object) -> Play:
    """A game in which all have bid nothing: seat 0 is to move."""
    play = opened(players, game, **options)
    for seat in range(players):
        play.act(seat, SealBid(0))
    play.deal()
    return play


def played_on(play: Play, luck: int = 1) -> Play:
    """The game played to its end at random."""
    rng = Random(luck)
    play.deal()
    while not play.state.over:
        step(play, rng)
    return play


def finished(players: int = 2, **options: object) -> Record:
    """The record of a whole game."""
    return played_on(opened(players, **options)).record


def resealed(header: Header, entries: Iterable[Entry[Any]], seed: bytes = SEED) -> bytes:
    """A record as a forger who knows the seed would write it: committed and closed once more."""
    record = Record(header.committed(seed), entries)
    record.close(seed)
    return record.encode()


def walked() -> Record:
    """A game in which nobody bids, seat 0 walks, seat 1 rests, and the heron comes."""
    play = under_way()
    play.act(0, Walk((1,)))
    play.act(1, Rest())
    play.deal()
    return play.record


def with_terms(**change: Any) -> bytes:
    """A record whose terms were changed and which was committed to and sealed again."""
    whole = walked()
    return resealed(msgspec.structs.replace(whole.header, **change), whole.entries)
