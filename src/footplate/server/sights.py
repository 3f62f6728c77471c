"""Sights: a position as each seat, and an onlooker, may know it; what all may know is written once."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import msgspec

from footplate.kernel.action import Seat
from footplate.kernel.game import Game, frames


class Sights:
    """The views of one position that never changes: made when first asked for, each byte as `view` has it."""

    def __init__(self, game: Game[Any], s: Any) -> None:
        self._game = game
        self._s = s
        self._seen: dict[Seat | None, bytes] = {}
        self._parts: list[str | bytes] = []  # of every view: names of fields, and what all have between them

    def of(self, seat: Seat | None) -> bytes:
        """The view of a seat, or of an onlooker."""
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = self._made(seat)
        return found

    def _made(self, seat: Seat | None) -> bytes:
        own = {"seat": seat, "frames": frames(self._s, seat), **self._game.own(self._s, seat)}
        if not self._parts:
            self._parts = _parts(msgspec.structs.asdict(self._game.view(self._s, None)), own)
        told = [
            part if isinstance(part, bytes) else b'"%b":%b' % (part.encode(), msgspec.json.encode(own[part]))
            for part in self._parts
        ]
        return b"{%b}" % b",".join(told)


def _parts(view: dict[str, Any], own: dict[str, Any]) -> list[str | bytes]:
    """The fields of a view in order: those of one's own by name, all others in runs and as JSON."""
    parts: list[str | bytes] = []
    for is_own, names in groupby(view, own.__contains__):
        if is_own:
            parts += names
        else:
            parts.append(msgspec.json.encode({name: view[name] for name in names})[1:-1])
    return parts
