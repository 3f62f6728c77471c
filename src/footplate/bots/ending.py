"""Ending: a process in which programs play does not leave them behind when it is told to end."""

from __future__ import annotations

import os
import signal
from threading import Thread
from typing import Final

from footplate.bots.roster import kill

ENDS: Final = (signal.SIGTERM, signal.SIGHUP)  # they may reach every process of a window


def heeded() -> list[signal.Signals]:
    """What tells this process to end; what nohup has ignored stays ignored."""
    return [number for number in ENDS if signal.getsignal(number) is not signal.SIG_IGN]


def end_when_told() -> None:
    """From now on to be told to end is to kill the programs, and to end at once."""
    for number in heeded():
        signal.signal(number, _leave)


def _leave(number: int, frame: object) -> None:
    """In a thread, for this one may be starting a program just now."""
    Thread(target=end, daemon=True).start()


def end() -> None:
    """Programs have groups of their own, and nobody else knows them: they are killed first."""
    try:
        kill()
    finally:
        os._exit(1)
