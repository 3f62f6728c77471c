"""A program that plays, and goes on when nobody needs it any more; and whether it still does."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from time import monotonic, sleep

EXAMPLE = Path(__file__).parents[1] / "examples" / "bot.py"
PATIENCE = 20.0


def stubborn(notes: Path) -> str:
    """The bot as NAME=COMMAND; each time that it is started it adds its process to the notes."""
    plays = f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
    return f"mine=sh -c {shlex.quote(f'echo $$ >>{shlex.quote(str(notes))}; {plays}; sleep 1000')}"


def hanging(notes: Path) -> str:
    """A bot that never decides; when it is first asked to it adds its process to the notes."""
    noted = f"echo $$ >>{shlex.quote(str(notes))}"
    waits = f"""read hello; echo '{{"protocol": 1}}'; read asked; {noted}; sleep 1000"""
    return f"mine=sh -c {shlex.quote(waits)}"


def started(notes: Path) -> list[int]:
    """The processes of all that were started."""
    return [int(line) for line in notes.read_text().split()]


def lives(id: int) -> bool:
    """Whether a process still runs."""
    try:
        return Path(f"/proc/{id}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def left(notes: Path) -> list[int]:
    """Which of the processes that were started are left after a while."""
    return living_on(started(notes))


def living_on(ids: list[int]) -> list[int]:
    """Which processes still run after a while: what is killed is gone a moment later."""
    until = monotonic() + PATIENCE
    while (living := [id for id in ids if lives(id)]) and monotonic() < until:
        sleep(0.02)
    return living
