"""Thinker: a process that bots think in; questions come in at one pipe, and replies go out at another."""

from __future__ import annotations

import os
import signal
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import resolve_name
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import perf_counter
from typing import Any, Final, TypeAlias

import msgspec

from footplate.bots.knowledge import Bot, Knowledge
from footplate.kernel import snapshot
from footplate.kernel.action import Seat
from footplate.kernel.game import Game, find, why_not

ROSTER: Final = "footplate.bots.roster:BOTS"
NICENESS: Final = 5
PREFIX: Final = 4  # so many bytes tell the length of what follows
LINE: Final = 300  # so much of an error is told


class Question(msgspec.Struct, frozen=True):
    """What a bot is to decide; the same question always gets the same answer."""

    game: str
    ruleset: int
    options: bytes  # JSON of the agreed ones
    position: bytes  # a snapshot of one that is imagined from the seat's view
    seat: Seat
    bot: str
    seed: bytes


class Begun(msgspec.Struct, frozen=True, tag=True):
    """All is imported and read, and the bot begins to think."""


class Answer(msgspec.Struct, frozen=True, tag=True):
    """A legal action as JSON, and for how many seconds the bot thought."""

    action: bytes
    seconds: float


class Failure(msgspec.Struct, frozen=True, tag=True):
    """Why there is no answer, in one line."""

    line: str


Reply: TypeAlias = Begun | Answer | Failure
Roster: TypeAlias = Mapping[str, Bot]
Tell: TypeAlias = Callable[[Reply], None]


def frame(message: Question | Reply) -> bytes:
    """A message as it goes through the pipe: its length, and itself."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(PREFIX, "big") + data


def main() -> None:
    """Answer questions until the pipe closes."""
    # An interrupt at the terminal reaches every process; the parent decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    sys.stdout = sys.stderr  # what a bot prints must not get among the replies
    parser = ArgumentParser()
    parser.add_argument("--roster", default=ROSTER)
    roster: Roster = resolve_name(parser.parse_args().roster)
    import_module("footplate.games")
    questions: SimpleQueue[Question] = SimpleQueue()
    Thread(target=_listen, args=(questions,), daemon=True).start()
    while True:
        _reply(questions.get(), roster, _tell)


def _listen(questions: SimpleQueue[Question]) -> None:
    """Take questions from the pipe; when it closes the process ends, even in the middle of a thought."""
    decoder = msgspec.msgpack.Decoder(Question)
    try:
        while True:
            questions.put(decoder.decode(_read(int.from_bytes(_read(PREFIX), "big"))))
    finally:
        os._exit(0)


def _read(size: int) -> bytes:
    data = b""
    while len(data) < size:
        more = os.read(0, size - len(data))
        if not more:
            raise EOFError
        data += more
    return data


def _tell(reply: Reply) -> None:
    data = frame(reply)
    while data:
        data = data[os.write(1, data) :]


def _reply(question: Question, roster: Roster, tell: Tell) -> None:
    """Tell when thinking begins and how it ended; an error of the bot is no error of the process."""
    try:
        game, position, bot = _understand(question, roster)
        tell(Begun())
        tell(_think(question, game, position, bot))
    except Exception as error:
        tell(Failure(" ".join(f"{type(error).__name__}: {error}".split())[:LINE]))


def _understand(question: Question, roster: Roster) -> tuple[Game[Any], Any, Bot]:
    """The game, the position and the bot that are meant."""
    game = find(question.game, question.ruleset)
    if question.bot not in roster:
        raise LookupError(f"there is no bot {question.bot!r}; there are: {', '.join(roster)}")
    options = msgspec.json.decode(question.options, type=game.options)
    return game, snapshot.decode(game, options, question.position), roster[question.bot]


def _think(question: Question, game: Game[Any], position: Any, bot: Bot) -> Answer:
    begun = perf_counter()
    action = bot(Knowledge(game, question.seat, position.copy()), Random(question.seed))
    seconds = perf_counter() - begun
    refusals = why_not(game, position, question.seat, action)
    if refusals:
        raise ValueError(f"{question.bot} chose what {refusals[0].rule} forbids: {action}")
    return Answer(msgspec.json.encode(action), seconds)


if __name__ == "__main__":
    main()
