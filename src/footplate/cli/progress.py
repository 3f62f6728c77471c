"""Progress: a bar for whoever looks on."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def shown(games: Iterable[T], total: int | None) -> Iterator[T]:
    """The same, with a bar of progress where a person looks on."""
    if not sys.stderr.isatty():
        yield from games
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(games, "games", total=total, console=Console(stderr=True), transient=True)
