"""Worker: a process that plays games; a plan and then numbers come in, and a line for each game goes out."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from footplate import __version__
from footplate.arena.build import build_of
from footplate.arena.match import Broken, Failure, Outcome, play, unheard
from footplate.arena.plan import Plan, title
from footplate.bots.ending import end, end_when_told


class Lost(Exception):
    """A game that nobody can play to its end; the message says why in one line."""


class Reply(msgspec.Struct, frozen=True):
    """How a game went, or why nobody can play it; before that, each failure of a program as it happens."""

    outcome: Outcome | None = None
    lost: str = ""
    failure: Failure | None = None


def played(plan: Plan, number: int, tell: Callable[[Failure], None] = unheard) -> Outcome:
    """A game; what goes wrong in it would go wrong in any other process as well."""
    try:
        if other := _other(plan):
            raise Lost(other)
        return play(plan, number, tell)
    except Lost:
        raise
    except Exception as error:
        why = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        raise Lost(f"game {number} cannot be played: {' '.join(why.split())}") from error


def _other(plan: Plan) -> str:
    """How those who play here differ from those whom the plan means, if they do."""
    if plan.version != __version__:
        return f"Footplate {__version__} cannot play a tournament of Footplate {plan.version}"
    build = build_of(title(plan.game))
    if plan.build != build:
        return f"the bots or the rules here are of build {build}, and the tournament is of build {plan.build}"
    return ""


def reply(plan: Plan, number: int, tell: Callable[[Failure], None]) -> Reply:
    """A game, as it is told to whoever asked for it."""
    try:
        return Reply(played(plan, number, tell))
    except Lost as lost:
        return Reply(lost=str(lost))


def main() -> None:
    """Play games until the pipe closes."""
    # An interrupt at the terminal reaches every process; the parent decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_when_told()
    replies = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints must not get among the replies
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, lines), daemon=True).start()
    plan = msgspec.json.decode(lines.get(), type=Plan)

    def say(said: Reply) -> None:
        replies.write(msgspec.json.encode(said) + b"\n")
        replies.flush()

    def tell(failure: Failure) -> None:
        say(Reply(failure=failure))

    while True:
        say(reply(plan, int(lines.get()), tell))


def _listen(file: BinaryIO, lines: SimpleQueue[bytes]) -> None:
    """Take lines from the pipe; when it closes the process ends, even in the middle of a game."""
    try:
        for line in file:
            lines.put(line)
    finally:
        end()


if __name__ == "__main__":
    main()
