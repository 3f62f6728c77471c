"""Dismissal: programs that play in this process end with it, also when it is told to end."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

from footplate.bots.ending import ENDS, heeded
from footplate.bots.roster import dismiss


@contextmanager
def dismissed() -> Iterator[None]:
    """Programs that are started meanwhile end afterwards, also if that is sooner than was thought."""
    before = {number: signal.signal(number, _leave) for number in heeded()}
    try:
        yield
    finally:
        dismiss()
        for number, handler in before.items():
            signal.signal(number, handler)


def _leave(number: int, frame: object) -> None:
    """To be told to end, or to lose the window, is to be interrupted; once, for programs are to be ended."""
    for end in ENDS:
        signal.signal(end, signal.SIG_IGN)
    raise KeyboardInterrupt
