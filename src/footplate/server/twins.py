"""Twins: positions that a seat imagines in place of the true one, and what is the same in all of them."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from hashlib import sha256
from random import Random
from typing import Any, Final, TypeVar

from footplate.kernel.action import Action, Seat
from footplate.kernel.game import Game, Message
from footplate.kernel.record import Entry
from footplate.server.table import Table

TWINS: Final = 3  # what is the same in so many imagined positions counts as known

K = TypeVar("K")
V = TypeVar("V")


def lot(table: Table, seat: Seat | None, at: int, number: int) -> Random:
    """Chance that nobody can foresee, and the same whenever it is asked for.

    A game imagines by mixing what is hidden: who knew how could tell from what is imagined what is true.
    """
    seed = bytes.fromhex(table.facts.seed or "")
    return Random(hmac.digest(seed, f"imagine\0{seat}\0{at}\0{number}".encode(), sha256))


def imagined(table: Table, s: Any, seat: Seat | None, at: int) -> list[Any]:
    """Some positions that, as far as a seat can tell, might be the one after so many entries."""
    return [table.game.imagine(s, seat, lot(table, seat, at, number)) for number in range(TWINS)]


def common(found: Iterable[dict[K, V]]) -> dict[K, V]:
    """What is the same in all of them."""
    first, *others = found
    return {key: value for key, value in first.items() if all([one.get(key) == value for one in others])}


def same(found: Sequence[V]) -> V | None:
    """What they all are; nothing if they differ."""
    return found[0] if all([one == found[0] for one in found]) else None


def tried_on(game: Game[Any], twin: Any, seat: Seat, action: Action) -> tuple[Any, Message]:
    """The position after an action, and what would be told of it."""
    after = twin.copy()
    entry = Entry(seat, action, seen_by=twin.agenda[-1].seen_by(twin, seat, action))
    after.agenda[-1].apply(after, seat, action)
    return after, game.story(twin, entry, after)
