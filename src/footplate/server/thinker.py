"""Thinker: a process that bots think in; questions come in at one pipe, and replies go out at another."""

from __future__ import annotations

import os
import signal
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from pkgutil import resolve_name
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import perf_counter
from typing import Any, Final, TypeAlias

import msgspec

from footplate.bots.advice import advise
from footplate.bots.knowledge import Bot, Knowledge
from footplate.bots.review import review
from footplate.bots.roster import programs
from footplate.kernel import snapshot
from footplate.kernel.action import Seat
from footplate.kernel.game import Game, find
from footplate.kernel.legality import why_not
from footplate.kernel.record import Record
from footplate.kernel.replay import load

ROSTER: Final = "footplate.bots.roster:BOTS"
NICENESS: Final = 5
PREFIX: Final = 4  # so many bytes tell the length of what follows
LINE: Final = 300  # so much of an error is told


class Asking(msgspec.Struct, frozen=True):
    """A seat that is to decide, and where; the same question always gets the same answer."""

    game: str
    ruleset: int
    options: bytes  # JSON of the agreed ones
    position: bytes  # a snapshot of one that is imagined from the seat's view
    seat: Seat
    seed: bytes


class Question(Asking, frozen=True, tag=True):
    """What a bot is to decide."""

    bot: str


class Advise(Asking, frozen=True, tag=True):
    """What a seat is to be advised on."""

    bot: str = "the adviser"


class Study(msgspec.Struct, frozen=True, tag=True):
    """A finished record to look back on; the same record always gets the same review."""

    record: bytes  # JSON Lines
    bot: str = "the reviewer"


class Begun(msgspec.Struct, frozen=True, tag=True):
    """All is imported and read, and the bot begins to think."""


class Answer(msgspec.Struct, frozen=True, tag=True):
    """What was asked for as JSON, such as a legal action, and for how many seconds the bot thought."""

    said: bytes
    seconds: float


class Failure(msgspec.Struct, frozen=True, tag=True):
    """Why there is no answer, in one line."""

    line: str


Asked: TypeAlias = Question | Advise | Study
Reply: TypeAlias = Begun | Answer | Failure
Roster: TypeAlias = Mapping[str, Bot]
Tell: TypeAlias = Callable[[Reply], None]


def frame(message: Asked | Reply) -> bytes:
    """A message as it goes through the pipe: its length, and itself."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(PREFIX, "big") + data


def main() -> None:
    """Answer questions until the pipe closes."""
    # An interrupt at the terminal reaches every process; the parent decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parser = ArgumentParser()
    parser.add_argument("--roster", default=ROSTER)
    parser.add_argument("--niceness", type=int, default=NICENESS)
    parser.add_argument("--bots", default="")
    given = parser.parse_args()
    if hasattr(os, "nice"):
        os.nice(given.niceness)
    sys.stdout = sys.stderr  # what a bot prints must not get among the replies
    # The time is kept by who asks: a program that is late ends with this process.
    roster: Roster = {**resolve_name(given.roster), **programs(given.bots, None)}
    import_module("footplate.games")
    questions: SimpleQueue[Asked] = SimpleQueue()
    Thread(target=_listen, args=(questions,), daemon=True).start()
    while True:
        _reply(questions.get(), roster, _tell)


def _listen(questions: SimpleQueue[Asked]) -> None:
    """Take questions from the pipe; when it closes all ends here, programs too, even amid a thought."""
    asked: Any = Asked
    decoder: msgspec.msgpack.Decoder[Asked] = msgspec.msgpack.Decoder(asked)
    try:
        while True:
            questions.put(decoder.decode(_read(int.from_bytes(_read(PREFIX), "big"))))
    finally:
        if os.getpgrp() == os.getpid():
            os.killpg(0, signal.SIGKILL)
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


def _reply(question: Asked, roster: Roster, tell: Tell) -> None:
    """Tell when thinking begins and how it ended; an error of the bot is no error of the process."""
    try:
        think = understood(question, roster)
        tell(Begun())
        begun = perf_counter()
        said = think()
        tell(Answer(said, perf_counter() - begun))
    except Exception as error:
        tell(Failure(" ".join(f"{type(error).__name__}: {error}".split())[:LINE]))


def understood(question: Asked, roster: Roster) -> Callable[[], bytes]:
    """What is to be done for a question, when all that it names is found and read."""
    match question:
        case Question():
            game, position = _position(question)
            if question.bot not in roster:
                raise LookupError(f"there is no bot {question.bot!r}; there are: {', '.join(roster)}")
            return partial(_decide, question, game, position, roster[question.bot])
        case Advise():
            return partial(_advise, question, *_position(question))
        case Study():
            return partial(_study, *load(question.record))


def _position(question: Asking) -> tuple[Game[Any], Any]:
    """The game and the position that are meant."""
    game = find(question.game, question.ruleset)
    options = msgspec.json.decode(question.options, type=game.options)
    return game, snapshot.decode(game, options, question.position)


def _decide(question: Question, game: Game[Any], position: Any, bot: Bot) -> bytes:
    action = bot(Knowledge(game, question.seat, position.copy()), Random(question.seed))
    refusals = why_not(game, position, question.seat, action)
    if refusals:
        raise ValueError(f"{question.bot} chose what {refusals[0].rule} forbids: {action}")
    return msgspec.json.encode(action)


def _advise(question: Advise, game: Game[Any], position: Any) -> bytes:
    """The options that were tried, the best first: each an action, its share and how often it was tried."""
    return msgspec.json.encode(advise(Knowledge(game, question.seat, position), Random(question.seed)))


def _study(game: Game[Any], record: Record) -> bytes:
    return msgspec.json.encode(review(game, record))


if __name__ == "__main__":
    main()
