"""Interruption: to be told to end, or to lose the window, is to be interrupted at the keyboard."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

from footplate.bots.ending import ENDS, heeded


@contextmanager
def interruptible() -> Iterator[None]:
    """Whatever is under way is left as it is left by an interrupt: with nothing behind."""
    before = {number: signal.signal(number, _leave) for number in heeded()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _leave(number: int, frame: object) -> None:
    """Once, for what is under way is to be ended."""
    for end in ENDS:
        signal.signal(end, signal.SIG_IGN)
    raise KeyboardInterrupt
