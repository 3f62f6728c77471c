"""Crew: processes that share out tasks; one that dies is replaced, and its task is begun again.

They end with whoever started them, at once and with the programs that play in them, however that one ends.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from queue import SimpleQueue
from threading import Thread, current_thread, main_thread
from typing import Any, Final, TypeAlias, TypeVar

from footplate.bots.ending import end, end_when_told
from footplate.bots.roster import dismiss

PATIENCE: Final = 3  # so many processes may die over one task
GRACE: Final = 5.0  # seconds in which a process ends when nothing more comes

Said: TypeAlias = "tuple[Any, Exception | None]"  # what was made, or what went wrong

T = TypeVar("T")
R = TypeVar("R")


class Lost(Exception):
    """A task over which process after process died; the message says so in one line."""


def shared_out(task: Callable[[T], R], given: Iterable[T], jobs: int) -> Iterator[R]:
    """What the task makes of each thing, in the order they are given; an error in it is raised here."""
    crew = _Crew(task, list(given), jobs)
    try:
        yield from crew.results()
    finally:
        crew.end()


class _Crew:
    """Those who work, what is to be done, and what is done."""

    def __init__(self, task: Callable[[Any], Any], things: list[Any], jobs: int) -> None:
        self._task, self._things, self._jobs = task, things, jobs
        self._todo = deque(range(len(things)))
        self._deaths = [0] * len(things)
        self._done: dict[int, Any] = {}
        self._mates: list[_Mate] = []

    def results(self) -> Iterator[Any]:
        """What came of each thing, one after the other."""
        for number in range(len(self._things)):
            while number not in self._done:
                self._employ()
                for mate in _ready(self._mates):
                    self._hear(mate)
            yield self._done.pop(number)

    def end(self) -> None:
        """Have everybody end at once."""
        for mate in self._mates:
            mate.end()

    def _employ(self) -> None:
        """Nobody is idle while there is something to do."""
        while self._todo and len(self._mates) < self._jobs:
            self._mates.append(_Mate(self._task))
        for mate in self._mates:
            if mate.at is None and self._todo:
                at = self._todo.popleft()
                mate.begin(at, self._things[at])

    def _hear(self, mate: _Mate) -> None:
        """What somebody has to tell; if that is nothing, for they died, the thing is begun again."""
        at = mate.at
        assert at is not None
        try:
            made, error = mate.heard()
        except (EOFError, OSError):
            self._mates.remove(mate)
            mate.end()
            self._deaths[at] += 1
            if self._deaths[at] == PATIENCE:
                raise Lost(f"{PATIENCE} processes died over the same task") from None
            self._todo.appendleft(at)
            return
        if error is not None:
            raise error
        self._done[at] = made


class _Mate:
    """A process of a crew, and which thing it is at."""

    def __init__(self, task: Callable[[Any], Any]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.at: int | None = None
        self._process = context.Process(target=_work, args=(task, theirs), daemon=True)
        with _interrupts_held():
            self._process.start()
        theirs.close()  # or the pipe would stay open when the process dies

    def begin(self, at: int, thing: Any) -> None:
        """Have it do the task with a thing."""
        self.at = at
        with suppress(OSError):  # that it has died is found out when something is to be heard
            self.pipe.send((thing,))

    def heard(self) -> Said:
        """What came of it; EOFError or OSError if the process died."""
        said: Said = self.pipe.recv()
        self.at = None
        return said

    def end(self) -> None:
        """Have it end: when its programs have, or at once with them if it is in the middle of a task."""
        with suppress(OSError):
            if self.at is None:
                self.pipe.send(())
            else:
                self.pipe.close()
        self._process.join(GRACE)
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _ready(mates: list[_Mate]) -> list[_Mate]:
    """Those who have something to tell, as soon as there are any."""
    by_pipe: dict[Any, _Mate] = {mate.pipe: mate for mate in mates if mate.at is not None}
    return [by_pipe[pipe] for pipe in wait(list(by_pipe))]


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """A process that is started meanwhile leaves an interrupt at the terminal to this one."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(task: Callable[[Any], Any], pipe: Connection) -> None:
    """Do the task with one thing after the other; nothing is the end."""
    end_when_told()
    things: SimpleQueue[tuple[Any, ...]] = SimpleQueue()
    Thread(target=_listen, args=(pipe, things), daemon=True).start()
    while thing := things.get():
        said = _said(task, *thing)
        with suppress(OSError):  # nobody waits for it any more, so this process is about to be ended
            pipe.send(said)
    dismiss()


def _said(task: Callable[[Any], Any], thing: Any) -> Said:
    try:
        return task(thing), None
    except Exception as error:
        return None, error


def _listen(pipe: Connection, things: SimpleQueue[tuple[Any, ...]]) -> None:
    """Take things from the pipe; when it closes the process ends, even in the middle of a task."""
    try:
        while True:
            things.put(pipe.recv())
    finally:
        end()
