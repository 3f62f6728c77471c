"""Sights: a position as each seat, and an onlooker, may know it; what all may know is written once."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Any

import msgspec

from footplate.kernel.action import Seat
from footplate.kernel.game import Game


class Sights:
    """The views of one position that never changes: made when first asked for, each byte as `view` has it."""

    def __init__(self, game: Game[Any], s: Any) -> None:
        self._game = game
        self._s = s
        self._seen: dict[Seat | None, bytes] = {}
        self._parts: list[str | bytes] = []  # of every view: what all have, and names of one's own between

    def of(self, seat: Seat | None) -> bytes:
        """The view of a seat, or of an onlooker."""
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = self._made(seat)
        return found

    def _made(self, seat: Seat | None) -> bytes:
        own = {"seat": seat, **self._game.own(self._s, seat)}
        if not self._parts:
            self._parts = self._shared(tuple(own))
        return b"".join(
            [part if isinstance(part, bytes) else msgspec.json.encode(own[part]) for part in self._parts]
        )

    def _shared(self, own: tuple[str, ...]) -> list[str | bytes]:
        """A view as JSON, cut where something of one's own stands; of that there is the name."""
        view = self._game.view(self._s, None)
        values = msgspec.structs.astuple(view)
        parts: list[str | bytes] = []
        before = b"{"
        for at, run in _runs(type(view), own):
            if isinstance(run, str):
                parts += (before + msgspec.json.encode(run) + b":", run)
            else:
                parts.append(before + msgspec.json.encode(dict(zip(run, values[at:], strict=False)))[1:-1])
            before = b","
        return [*parts, b"}"]


@lru_cache(maxsize=64)
def _runs(views: type[msgspec.Struct], own: tuple[str, ...]) -> list[tuple[int, str | tuple[str, ...]]]:
    """The fields of a kind of view, those of one's own one by one and all others in runs, from which on."""
    runs: list[tuple[int, str | tuple[str, ...]]] = []
    at = 0
    for is_own, names in groupby(views.__struct_fields__, own.__contains__):
        run = tuple(names)
        runs += [(at + place, name) for place, name in enumerate(run)] if is_own else [(at, run)]
        at += len(run)
    return runs
