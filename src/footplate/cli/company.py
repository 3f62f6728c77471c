"""Company: games that bots play for a command, in this process or in others."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import TypeVar

from footplate.bots.crew import Lost, shared_out
from footplate.bots.roster import is_program
from footplate.cli.given import BadInput
from footplate.cli.interruption import interruptible

R = TypeVar("R")


def played(
    play: Callable[[int], R], numbers: Iterable[int], bots: Sequence[str], jobs: int = 1
) -> Generator[R, None, None]:
    """Each game in the order of their numbers.

    Programs play in another process, which ends them even if this one is killed.
    """
    with interruptible():
        if jobs == 1 and not any([is_program(bot) for bot in bots]):
            yield from map(play, numbers)
            return
        try:
            yield from shared_out(play, numbers, jobs)
        except Lost as error:
            raise BadInput(str(error)) from None
