"""Bots that misbehave or wait for a test; the processes that `test_thinkers` starts import them."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from footplate.bots.knowledge import Bot, Knowledge
from footplate.bots.random import decide
from footplate.bots.roster import BOTS
from footplate.kernel.action import Action, TakeBack

GATE: Final = "TEST_GATE"  # a directory
OPEN: Final = "open"
BORN: Final = "born "
LIMIT: Final = 1.0  # so many seconds are too long to think


def patient(known: Knowledge, rng: Random) -> Action:
    """Leaves its process's id at the gate, and thinks hard until that is open."""
    gate = Path(os.environ[GATE])
    (gate / str(os.getpid())).touch()
    while not (gate / OPEN).exists():
        pass
    return decide(known, rng)


def by_hash(known: Knowledge, rng: Random) -> Action:
    """Decides by the order of words in a set."""
    options = known.options
    words = "".join({f"word {number}" for number in range(50)})
    return options[Random(words).randrange(len(options))]


def talkative(known: Knowledge, rng: Random) -> Action:
    """Prints what it thinks."""
    print("what shall I do?")  # noqa: T201
    return decide(known, rng)


def raises(known: Knowledge, rng: Random) -> Action:
    """Has an error of two lines that tells its process's id and niceness."""
    raise RuntimeError(f"process {os.getpid()}\n of niceness {os.nice(0)}")


def tells_settings(known: Knowledge, rng: Random) -> Action:
    """Has an error that tells which settings it can read."""
    raise RuntimeError(f"settings: {[name for name in os.environ if name.startswith('FOOTPLATE')]}")


def illegal(known: Knowledge, rng: Random) -> Action:
    """Chooses what no phase offers."""
    return TakeBack(0)


def after(spoil: Callable[[], object]) -> Bot:
    """Does something to its process, and then decides all the same."""

    def bot(known: Knowledge, rng: Random) -> Action:
        spoil()
        return decide(known, rng)

    return bot


def stall() -> None:
    """Never ends."""
    while True:
        pass


def leave() -> None:
    """Ends the process as a program ends itself."""
    raise SystemExit(0)


def nothing(known: Knowledge, rng: Random) -> Any:
    """Decides nothing."""


def write(data: bytes) -> Callable[[], object]:
    """Writes where the replies go."""
    return lambda: os.write(1, data)


ROSTER: Final[dict[str, Bot]] = {
    **BOTS,
    "patient": patient,
    "by-hash": by_hash,
    "talkative": talkative,
    "raise": raises,
    "tell settings": tells_settings,
    "illegal": illegal,
    "nothing": nothing,
    "stall": after(stall),
    "crash": after(os.abort),
    "leave": after(leave),
    "hang up": after(lambda: os.close(1)),
    "long garbage": after(write(b"garbage")),
    "short garbage": after(write(b"\0\0\0\1\xc1")),
    "unexpected reply": after(write(b"\0\0\0\x0c\x81\xa4type\xa5Begun")),
}

if GATE in os.environ:
    (Path(os.environ[GATE]) / f"{BORN}{os.getpid()}").touch()
