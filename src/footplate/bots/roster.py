"""The bots by name, the weakest first: those that hardly think, and the five levels; and programs."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from typing import Final

from footplate.bots import greedy, random, thrifty
from footplate.bots.knowledge import Bot
from footplate.bots.levels import NAMES, level
from footplate.bots.outside import LIMIT, Outside

QUICK: Final[dict[str, Bot]] = {  # for programs; people are offered the levels
    "random": random.decide,
    "thrifty": thrifty.decide,
    "greedy": greedy.decide,
}
BOTS: Final[dict[str, Bot]] = {**QUICK, **{name: level(name) for name in NAMES}}

LONGEST: Final = 32  # characters of a name
_NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
_COMMA: Final = re.compile(r""",(?=(?:[^'"]|'[^']*'|"[^"]*")*$)""")  # not one in quotes
_PROGRAMS: Final[dict[str, Outside]] = {}


class UnknownBot(ValueError):
    """What was written is no bot; the message says why in one line."""


def listed(text: str) -> tuple[str, ...]:
    """The bots of a list with commas between them, each a name or NAME=COMMAND."""
    return tuple(_COMMA.split(text))


def called(bot: str) -> str:
    """The name of a bot that is a name or NAME=COMMAND."""
    return bot.partition("=")[0]


def is_program(bot: str) -> bool:
    """Whether a bot is a program of its own, NAME=COMMAND."""
    return "=" in bot


def find(bot: str) -> Bot:
    """The bot of a name, or the one that runs as NAME=COMMAND; UnknownBot if there is none."""
    if bot in BOTS:
        return BOTS[bot]
    if not is_program(bot):
        raise UnknownBot(f"there is no bot {bot!r}; there are: {', '.join(BOTS)}, and NAME=COMMAND")
    if bot not in _PROGRAMS:
        _PROGRAMS[bot] = program(bot, LIMIT)
    return _PROGRAMS[bot]


def dismiss() -> None:
    """End every program that was found and has been started."""
    for bot in _PROGRAMS.values():
        bot.close()


def kill() -> None:
    """Kill every program at once, for this process is about to end."""
    for bot in _PROGRAMS.values():
        bot.kill()


def programs(text: str, limit: float | None) -> dict[str, Outside]:
    """The bots of a list of NAME=COMMAND, by their names; none if it is empty."""
    found = [program(bot, limit) for bot in listed(text)] if text else []
    by_name = {bot.name: bot for bot in found}
    if len(by_name) < len(found):
        raise UnknownBot("two bots have the same name")
    return by_name


def program(bot: str, limit: float | None) -> Outside:
    """The bot of NAME=COMMAND, which is not yet started."""
    name, equals, command = bot.partition("=")
    if len(name) > LONGEST:
        raise UnknownBot(f"the name of a bot has at most {LONGEST} characters, and {name!r} has {len(name)}")
    if not _NAME.fullmatch(name) or name in BOTS:
        raise UnknownBot(f"a bot has a name of its own in small letters, and not {name!r}")
    words = _words(command)
    if not equals or not words:
        raise UnknownBot(f"the bot {name} has no command; it is written {name}=COMMAND")
    return Outside(name, words, limit)


def _words(command: str) -> Sequence[str]:
    try:
        return shlex.split(command)
    except ValueError as error:
        raise UnknownBot(f"{command!r} is no command: {error}") from None
