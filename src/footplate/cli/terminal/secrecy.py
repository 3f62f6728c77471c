"""Whether persons at one device must not look over each other's shoulders."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

from msgspec.structs import replace

from footplate.kernel.action import Seat
from footplate.kernel.play import Play


def has_secrets(play: Play, persons: Iterable[Seat], seat: Seat) -> bool:
    """Whether some person knows, once knew, or is about to decide what another must not see."""
    s = play.state
    return (
        len(s.actors()) > 1
        or any([entry.seen_by is not None for entry in play.record.entries])
        or _decides_in_secret(s, seat)
        or _know_different_things(play, persons)
    )


def _decides_in_secret(s: Any, seat: Seat) -> bool:
    phase = s.agenda[-1]
    first = islice(phase.options(s, seat), 1)
    return any([phase.seen_by(s, seat, option) is not None for option in first])


def _know_different_things(play: Play, persons: Iterable[Seat]) -> bool:
    """Whether the views of persons differ in more than the seat."""
    views = [replace(play.game.view(play.state, person), seat=None) for person in persons]
    return any([view != views[0] for view in views])
