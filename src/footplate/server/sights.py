"""Sights: a position as each seat, and an onlooker, may know it; what all may know is written once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from footplate.kernel.action import Seat
from footplate.kernel.game import Game
from footplate.server.copybook import copied

CUT: Final = b"\0"  # a byte that JSON never has
_GAP: Final = msgspec.Raw(CUT)


class Sights:
    """The views of one position that never changes: made when first asked for, each byte as `view` has it."""

    def __init__(self, game: Game[Any], s: Any) -> None:
        self._game = game
        self._s = s
        self._seen: dict[Seat | None, bytes] = {}
        self._names: tuple[str, ...] = ()  # of what is one's own besides the seat, in the order of a view
        self._parts: list[bytes] = []  # of every view: what all have, cut where something of one's own stands

    def of(self, seat: Seat | None) -> bytes:
        """The view of a seat, or of an onlooker."""
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = self._made(seat)
        return found

    def _made(self, seat: Seat | None) -> bytes:
        own = self._game.own(self._s, seat)
        if not self._parts:
            self._share(own)
        made = [self._parts[0], b"null" if seat is None else b"%d" % seat]
        for at, name in enumerate(self._names, 1):
            made += (self._parts[at], msgspec.json.encode(own[name]))
        made.append(self._parts[-1])
        return b"".join(made)

    def _share(self, own: dict[str, Any]) -> None:
        """An onlooker's view as JSON, with a gap for all that may be another's in the view of a seat."""
        view = self._game.view(self._s, None)
        self._names = _in_order(type(view), tuple(own))
        known = copied(view) | dict.fromkeys(own, _GAP)
        self._parts = msgspec.json.encode(msgspec.structs.replace(view, seat=_GAP, **known)).split(CUT)


@lru_cache(maxsize=64)
def _in_order(views: type[msgspec.Struct], own: tuple[str, ...]) -> tuple[str, ...]:
    """Names of what is one's own, in the order in which a kind of view has them."""
    return tuple([name for name in views.__struct_fields__ if name in own])
