"""Outside: a bot that is a program of its own, in any language; lines of JSON go to it and come from it.

All that travels is told in docs/protocol.md.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from threading import Lock, Timer
from typing import Any, Final, TypeVar

import msgspec

from footplate.bots.knowledge import Bot, Knowledge
from footplate.bots.random import choose
from footplate.kernel.action import Action, Seat
from footplate.kernel.game import Game, Options, View
from footplate.kernel.notation import Notation
from footplate.kernel.record import UNREADABLE

PROTOCOL: Final = 1
LIMIT: Final = 30.0  # seconds for an answer
LATE: Final = 3  # times in a row after which a program is asked no more
GRACE: Final = 1.0  # seconds in which a program ends when nothing more comes
LONGEST: Final = 1 << 16  # bytes of an answer
QUOTED: Final = 60  # characters of a wrong one
SEED: Final = 53  # bits, for so many every language can count exactly
# What a program is told of the environment; passwords may be in the rest.
TOLD: Final = re.compile("PATH|HOME|LANG|LANGUAGE|LC_.*|TZ|TMPDIR|TEMP|TMP|LD_LIBRARY_PATH|SYSTEMROOT")

R = TypeVar("R")


class Unfit(Exception):
    """A program gave no answer that counts; the message says why, in one line."""


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="kind"):
    """Which game is played from now on, by which options, and with what."""

    protocol: int
    game: str
    ruleset: int
    options: Options
    components: msgspec.Struct


class Option(msgspec.Struct, frozen=True):
    """Something the seat may do: as JSON and in notation, what it costs, and what it brings each seat."""

    action: Action
    notation: str
    price: int | None
    gains: tuple[int, ...] | None


class Decide(msgspec.Struct, frozen=True, tag="decide", tag_field="kind"):
    """What a seat sees and may do; the seed is all the luck that the answer may depend on."""

    id: int
    seat: Seat
    seed: int
    view: View
    words: Any
    options: tuple[Option, ...]


class Ready(msgspec.Struct, frozen=True):
    """The answer to a hello."""

    protocol: int


class Choice(msgspec.Struct, frozen=True):
    """The answer to a decision: the number of an option, from 0, or its action."""

    id: int
    choice: int | dict[str, Any]


def hello(game: Game[Any], options: Options) -> Hello:
    """What is told of a game before its first decision."""
    return Hello(PROTOCOL, game.name, game.ruleset, options, game.components(options))


def question(known: Knowledge, id: int, seed: int, s: Any) -> Decide:
    """A decision as it is put to a program; in any position that the seat may imagine it is the same."""
    game, seat = known.game, known.seat
    words = game.words(s)
    notation = Notation(game.actions, words)
    options = [
        Option(action, notation.write(action), game.price(s, seat, action), game.gains(s, seat, action))
        for action in known.options
    ]
    return Decide(id, seat, seed, known.view, words, tuple(options))


class Outside:
    """A bot whose decisions a program makes. It is started when first asked, and again when it was unfit.

    Without a limit whoever asks keeps the time, and ends the program together with this process.
    """

    def __init__(self, name: str, command: Sequence[str], limit: float | None = LIMIT) -> None:
        self.name = name
        self.command = tuple(command)
        self._limit = limit
        self._running: _Program | None = None
        self._greeted: object = None
        self._asked = 0
        self._late = 0
        self._starting = Lock()

    def __call__(self, known: Knowledge, rng: Random) -> Action:
        """What the program chooses; Unfit if it chooses nothing that counts."""
        if self._late == LATE:
            raise Unfit(f"{self.name} did not answer {LATE} times in a row, and is asked no more")
        self._asked += 1
        seed, s = rng.getrandbits(SEED), known.imagine(rng)
        asked = question(known, self._asked, seed, s)
        try:
            self._greet(known.game, s.options)
            answer = self._ask(asked, Choice)
            self._late = 0
            if answer.id != asked.id:
                raise Unfit(f"{self.name} answered question {answer.id}, and not {asked.id}")
        except BaseException:
            self.close()
            raise
        return self._meant(answer.choice, known.options)

    def close(self) -> None:
        """End the program, if it runs."""
        running, self._running, self._greeted = self._running, None, None
        if running:
            running.end()

    def kill(self) -> None:
        """Kill the program from whatever thread, without a word; it is never started again."""
        self._starting.acquire()
        if self._running:
            self._running.kill()

    def _greet(self, game: Game[Any], options: Options) -> None:
        """Say which game it is, unless that was said last."""
        greeted = (game.name, game.ruleset, options)
        if greeted == self._greeted:
            return
        ready = self._ask(hello(game, options), Ready)
        if ready.protocol != PROTOCOL:
            raise Unfit(f"{self.name} speaks protocol {ready.protocol}, and this is {PROTOCOL}")
        self._greeted = greeted

    def _ask(self, message: Hello | Decide, kind: type[R]) -> R:
        program = self._program()
        line = program.exchange(msgspec.json.encode(message) + b"\n")
        try:
            return msgspec.json.decode(line, type=kind)
        except UNREADABLE:
            pass
        if line:
            told = line.decode(errors="replace").strip()
            raise Unfit(f"{self.name} answered what is no answer: {told[:QUOTED]!r}")
        if program.late:
            self._late += 1
            raise Unfit(f"{self.name} did not answer within {self._limit:g} s")
        raise Unfit(f"{self.name} ended without an answer, with exit code {program.end()}")

    def _program(self) -> _Program:
        if not self._running:
            try:
                with self._starting:
                    self._running = _Program(self.command, self._limit)
            except (OSError, ValueError) as error:
                why = error.strerror if isinstance(error, OSError) else error
                raise Unfit(f"{self.name} cannot be started: {why}") from None
        return self._running

    def _meant(self, choice: int | dict[str, Any], options: Sequence[Action]) -> Action:
        if isinstance(choice, int):
            if 0 <= choice < len(options):
                return options[choice]
            raise Unfit(f"{self.name} chose option {choice}, and there are {len(options)}, from 0")
        for action in options:
            if msgspec.json.decode(msgspec.json.encode(action)) == choice:
                return action
        raise Unfit(f"{self.name} chose what is not offered: {str(choice)[:QUOTED]}")


class _Program:
    """A process with a pipe to it and one from it; with a limit it is killed when that is over."""

    def __init__(self, command: Sequence[str], limit: float | None) -> None:
        self.late = False
        self._limit = limit
        known = {name: value for name, value in os.environ.items() if TOLD.fullmatch(name)}
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=known,
            start_new_session=limit is not None,
        )

    def exchange(self, line: bytes) -> bytes:
        """The line with which it answers a line; empty if there is none."""
        if self._limit is None:
            return self._said(line)
        watch = Timer(self._limit, self._stop)
        watch.daemon = True
        watch.start()
        try:
            return self._said(line)
        finally:
            watch.cancel()

    def end(self) -> int:
        """Close its pipes and kill whatever is left of it; returns how it ended."""
        if self._process.returncode is not None:
            return self._process.returncode
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe
            with suppress(OSError):
                pipe.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self.kill()
        return self._process.wait()

    def _said(self, line: bytes) -> bytes:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin
        assert stdout
        with suppress(OSError):
            stdin.write(line)
            stdin.flush()
        said = stdout.readline(LONGEST)
        return b"" if self.late else said

    def _stop(self) -> None:
        self.late = True
        self.kill()

    def kill(self) -> None:
        """End it at once, with all that it has started."""
        if self._limit is None:
            self._process.kill()
            return
        with suppress(ProcessLookupError):  # those that it has started are in its group
            os.killpg(self._process.pid, signal.SIGKILL)


def replaced(bot: Bot, tell: Callable[[str], None]) -> Bot:
    """A bot that goes on at random where a program is unfit, and tells why."""

    def decide(known: Knowledge, rng: Random) -> Action:
        try:
            return bot(known, rng)
        except Unfit as why:
            tell(str(why))
            return choose(known.options, rng)

    return decide
