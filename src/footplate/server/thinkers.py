"""Thinkers: the processes that bots think in, under a time limit; one that stalls or dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec

from footplate.kernel.record import UNREADABLE
from footplate.server.thinker import NICENESS, PREFIX, ROSTER, Answer, Asked, Begun, Failure, Reply, frame

# So many seconds a worker may take to start, to import a game and to read a position, or as many as a bot.
PATIENCE: Final = 10.0
LONGEST: Final = 1 << 20  # no reply has more bytes
SETTING: Final = "FOOTPLATE_"  # so settings begin in the environment; a bot needs none of them

_REPLY: Any = Reply
_REPLIES: Final[msgspec.msgpack.Decoder[Reply]] = msgspec.msgpack.Decoder(_REPLY)
R = TypeVar("R", Begun, Answer)


class Unanswered(Exception):
    """A question got no answer; the message says why, in one line."""


class Stalled(Unanswered):
    """The bot thought for longer than the limit, and its worker was killed."""


class Died(Unanswered):
    """The worker ended, or wrote what is no reply, or could not be started."""


class Failed(Unanswered):
    """The bot raised an error or chose what is not legal; its worker goes on."""


class Thinkers:
    """At most so many workers, each started when it is first needed; questions wait in the order asked."""

    def __init__(
        self,
        workers: int,
        limit: float,
        *,
        roster: str = ROSTER,
        niceness: int = NICENESS,
        bots: str = "",
        thought: Callable[[float], None] | None = None,
    ) -> None:
        self.asked = self.stalled = self.died = self.failed = 0
        self._limit = limit
        self._thought = thought
        said = ("--roster", roster, "--niceness", str(niceness), f"--bots={bots}")
        self._workers = [_Worker(said) for _ in range(workers)]
        self._idle = self._workers.copy()
        self._free = asyncio.Semaphore(workers)

    async def start(self) -> None:
        """From now on questions are answered."""
        for worker in self._workers:
            worker.at_work = True

    async def close(self) -> None:
        """Kill every worker and wait for its end; who still waits for an answer gets Died."""
        await asyncio.gather(*[worker.end() for worker in self._workers])

    async def think(self, question: Asked) -> bytes:
        """What was asked for, as JSON, an action legal in the position it was given; or else Unanswered."""
        self.asked += 1
        try:
            answer = await self._answer(question)
        except Stalled:
            self.stalled += 1
            raise
        except Died:
            self.died += 1
            raise
        except Failed:
            self.failed += 1
            raise
        if self._thought:
            self._thought(answer.seconds)
        return answer.said

    async def _answer(self, question: Asked) -> Answer:
        if not self._workers:
            raise Died("there are no thinkers")
        async with self._free:
            worker = self._idle.pop()  # the one used last is warm
            try:
                return await worker.ask(question, self._limit)
            finally:
                self._idle.append(worker)


class _Worker:
    """A process that is started when it is first asked, and another in its place when that is spoilt."""

    def __init__(self, said: Sequence[str]) -> None:
        self.at_work = False
        self._command = (sys.executable, "-P", "-m", "footplate.server.thinker", *said)
        self._process: asyncio.Task[Process] | None = None

    async def ask(self, question: Asked, limit: float) -> Answer:
        """What the bot answers; the limit counts from when it begins to think."""
        try:
            process = await self._begin(question, max(PATIENCE, limit))
            async with asyncio.timeout(limit):
                return await _reply(process, Answer)
        except Failed:
            raise
        except TimeoutError:
            self._replace()
            raise Stalled(f"{question.bot} did not decide within {limit:g} s") from None
        except BaseException:  # a cancelled question, too: its answer must not be taken for that to the next
            self._replace()
            raise

    async def end(self) -> None:
        """Kill the process, and start no other."""
        self.at_work = False
        if self._process:
            await _kill(self._process)

    async def _begin(self, question: Asked, patience: float) -> Process:
        """The process, when it has begun to think."""
        try:
            return await self._put(question, patience)
        except Died:
            # It may have died while nobody asked it anything, and that is not the question's fault.
            self._replace()
            return await self._put(question, patience)

    async def _put(self, question: Asked, patience: float) -> Process:
        try:
            async with asyncio.timeout(patience):
                process = await self._running()
                await _send(process, question)
                await _reply(process, Begun)
                return process
        except TimeoutError:
            raise Stalled(f"the worker did not begin to think within {patience:g} s") from None

    async def _running(self) -> Process:
        if not self.at_work:
            raise Died("the thinkers are not at work")
        if not self._process:
            self._replace()
        assert self._process
        try:
            return await asyncio.shield(self._process)
        except OSError as error:
            raise Died(f"no worker can be started: {error}") from None

    def _replace(self) -> None:
        """Kill the process if there is one, and start another at once."""
        if self.at_work:
            self._process = asyncio.create_task(self._start(self._process))

    async def _start(self, before: asyncio.Task[Process] | None) -> Process:
        if before:
            await _kill(before)
        # Words are hashed alike in every worker, so that none answers differently for the order of a set.
        known = {name: value for name, value in os.environ.items() if not name.startswith(SETTING)}
        env = {**known, "PYTHONHASHSEED": "0"}
        return await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, env=env, start_new_session=True
        )


async def _kill(starting: asyncio.Task[Process]) -> None:
    try:
        process = await starting
    except OSError:
        return
    if process.returncode is None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # a bot's program is in its group
    await process.wait()


async def _send(process: Process, question: Asked) -> None:
    assert process.stdin
    try:
        process.stdin.write(frame(question))
        await process.stdin.drain()
    except (OSError, RuntimeError):  # the latter where uvloop has seen before that nobody reads any more
        raise Died("the worker is dead") from None


async def _reply(process: Process, kind: type[R]) -> R:
    """The next message from a worker, which must be of this kind unless it is of a failure."""
    assert process.stdout
    try:
        size = int.from_bytes(await process.stdout.readexactly(PREFIX), "big")
        reply = _REPLIES.decode(await process.stdout.readexactly(size)) if size <= LONGEST else None
    except (asyncio.IncompleteReadError, OSError):
        raise Died("the worker died") from None
    except UNREADABLE:
        reply = None
    if isinstance(reply, Failure):
        raise Failed(reply.line)
    if not isinstance(reply, kind):
        raise Died("the worker wrote what is no reply")
    return reply
