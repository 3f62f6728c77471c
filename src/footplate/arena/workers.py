"""Workers: who plays the games of a plan; this process, others of this machine, or those of a cluster."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Final, Protocol, TypeAlias

import msgspec

from footplate.arena.match import Failure, Outcome
from footplate.arena.plan import Plan
from footplate.arena.worker import Lost, Reply, played
from footplate.bots.roster import dismiss
from footplate.kernel.record import UNREADABLE

PATIENCE: Final = 3  # so many processes may die over one game
GRACE: Final = 5.0  # seconds in which a process ends when nothing more comes

Outcomes: TypeAlias = Generator[Outcome, None, None]
Tell: TypeAlias = Callable[[int, Failure], None]  # of a game by its number
Done: TypeAlias = "SimpleQueue[Outcome | Lost]"


class Workers(Protocol):
    """Whoever plays games."""

    def play(self, plan: Plan, numbers: Iterable[int]) -> Outcomes:
        """The games of these numbers, each once, as they end."""


class Died(Exception):
    """A process ended in the middle of a game, or could not be started; the message says why, if known."""


def unheard(number: int, failure: Failure) -> None:
    """A failure of which nobody wants to know before its game is over."""


class Here:
    """This process, one game after the other."""

    def play(self, plan: Plan, numbers: Iterable[int]) -> Outcomes:
        """The games, one after the other."""
        try:
            for number in numbers:
                yield played(plan, number)
        finally:
            dismiss()


class Processes:
    """So many processes of this machine; another takes the place of one that dies, and plays its game.

    Failures of programs are told as they happen, by whatever thread.
    """

    def __init__(self, jobs: int, tell: Tell = unheard) -> None:
        self.jobs = jobs
        self.tell = tell
        self.workers: tuple[Worker, ...] = ()

    def play(self, plan: Plan, numbers: Iterable[int]) -> Outcomes:
        """The games as they end."""
        todo: SimpleQueue[int] = SimpleQueue()
        done: Done = SimpleQueue()
        for number in numbers:
            todo.put(number)
        left = todo.qsize()
        self.workers = tuple([Worker(plan, self.tell) for _ in range(min(self.jobs, left))])
        threads = [Thread(target=_employ, args=(worker, todo, done)) for worker in self.workers]
        try:
            for thread in threads:
                thread.start()
            for _ in range(left):
                found = done.get()
                if isinstance(found, Lost):
                    raise found
                yield found
        finally:
            for worker in self.workers:
                worker.end()
            for worker, thread in zip(self.workers, threads, strict=True):
                thread.join(GRACE)
                worker.kill()
                thread.join()


class Worker:
    """A process that plays games, and another in its place when it dies."""

    def __init__(self, plan: Plan, tell: Tell) -> None:
        self.pid = 0
        self._plan = plan
        self._tell = tell
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False
        self._lock = Lock()

    def play(self, number: int) -> Outcome:
        """A game; Died if the process does, and Lost if the game cannot be played at all."""
        try:
            process = self._process or self._start()
            _tell(process, b"%d" % number)
            while (reply := _heard(process)).failure:
                self._tell(number, reply.failure)
        except (OSError, ValueError, *UNREADABLE) as error:
            self._stop()
            raise Died(str(error) if isinstance(error, OSError) else "") from None
        if reply.outcome is None:
            raise Lost(reply.lost)
        return reply.outcome

    def end(self) -> None:
        """Have the process end with its programs, and start no other."""
        with self._lock:
            self._ended = True
            if self._process:
                _hang_up(self._process)

    def kill(self) -> None:
        """Kill the process, if it has not ended."""
        with self._lock:
            if self._process:
                self._process.kill()

    @property
    def ended(self) -> bool:
        """Whether it is to play no more."""
        return self._ended

    def _start(self) -> subprocess.Popen[bytes]:
        with self._lock:
            if self._ended:
                raise Died
            self._process = _process()
        self.pid = self._process.pid
        with suppress(OSError):
            _tell(self._process, msgspec.json.encode(self._plan))
        return self._process

    def _stop(self) -> None:
        """Leave nothing of the process behind, nor of its programs."""
        with self._lock:
            process, self._process = self._process, None
        if process:
            _hang_up(process)
            with suppress(subprocess.TimeoutExpired):
                process.wait(GRACE)
            process.kill()
            assert process.stdout
            process.stdout.close()
            process.wait()

    def close(self) -> None:
        """All games are played: the process ends."""
        self._stop()


def _process() -> subprocess.Popen[bytes]:
    # Words are hashed alike in every process, so that none plays differently for the order of a set.
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    command = (sys.executable, "-P", "-m", "footplate.arena.worker")
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env)


def _hang_up(process: subprocess.Popen[bytes]) -> None:
    """Close the pipe to a process, upon which it kills its programs and ends."""
    assert process.stdin
    with suppress(OSError):
        process.stdin.close()


def _tell(process: subprocess.Popen[bytes], line: bytes) -> None:
    assert process.stdin
    process.stdin.write(line + b"\n")
    process.stdin.flush()


def _heard(process: subprocess.Popen[bytes]) -> Reply:
    assert process.stdout
    return msgspec.json.decode(process.stdout.readline(), type=Reply)


def _employ(worker: Worker, todo: SimpleQueue[int], done: Done) -> None:
    """Have one worker play game after game, until there are none left or it is ended."""
    try:
        while not worker.ended:
            done.put(_patiently(worker, todo.get_nowait()))
    except Empty:
        pass
    except Lost as lost:
        done.put(lost)
    except Exception as error:  # or whoever waits for the game would wait for ever
        done.put(Lost(f"a process cannot be kept at play: {type(error).__name__}: {error}"))
    finally:
        worker.close()


def _patiently(worker: Worker, number: int) -> Outcome:
    """A game, again from its start if the process dies over it."""
    why = ""
    for _ in range(PATIENCE):
        try:
            return worker.play(number)
        except Died as died:
            why = f": {died}" if str(died) else ""
            if worker.ended:
                break
    raise Lost(f"game {number} cannot be played: {PATIENCE} processes died over it{why}")
