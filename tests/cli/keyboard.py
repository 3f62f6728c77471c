"""A table in the terminal with a script at the keyboard, which reads the screen and types answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from io import StringIO
from random import Random
from typing import Any

from footplate.cli.terminal.screen import Screen
from footplate.cli.terminal.table import Table
from footplate.kernel.game import Game, agree, find
from footplate.kernel.play import start
from footplate.messages import catalogue

import_module("footplate.games")
GAME = find("volldampf")
SEED = b"a seed for the tests of the table"


class Keyboard:
    """Types what a script answers to the screen so far; nothing more when it answers None."""

    def __init__(self, script: Callable[[str], str | None], screen: StringIO) -> None:
        self._script = script
        self._screen = screen

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        line = self._script(self._screen.getvalue())
        return "" if line is None else line + "\n"


class Person(Keyboard):
    """The same, but by hand."""

    def isatty(self) -> bool:
        return True


def answers(screen: str) -> list[str]:
    """What can be typed at the question that the screen ends with."""
    lines = screen.split("\n")
    asked = max([at for at, line in enumerate(lines) if re.match(r"\w+, .*\?", line)], default=0)
    if "(Enter for none)" in lines[-1] or "presses Enter" in lines[-1]:
        return [""]
    span = re.search(r"\((\d+)-(\d+)\)$", lines[asked])
    if span:
        return [str(number) for number in range(int(span[1]), int(span[2]) + 1)]
    few = re.search(r"\(([\d, ]+)\)$", lines[asked])
    if few:
        return few[1].split(", ")
    return re.findall(r"  +(\d+)  \S", "\n".join(lines[asked + 1 : -1]))


def first(screen: str) -> str:
    """Always the first answer."""
    return answers(screen)[0]


def any_of(rng: Random) -> Callable[[str], str]:
    """Any of the answers."""
    return lambda screen: rng.choice(answers(screen))


def laid(
    kinds: str, script: Callable[[str], str | None], keyboard: type[Keyboard] = Keyboard, **options: Any
) -> tuple[Table, StringIO]:
    """A table with a script at the keyboard, and what it shows."""
    return laid_for(GAME, kinds, script, keyboard, **options)


def laid_for(
    of: Game[Any],
    kinds: str,
    script: Callable[[str], str | None],
    keyboard: type[Keyboard] = Keyboard,
    **options: Any,
) -> tuple[Table, StringIO]:
    """The same for any game."""
    seats = kinds.split(",")
    play = start(of, agree(of, len(seats), options), seats, SEED)
    shown = StringIO()
    return Table(play, SEED, seats, Screen(keyboard(script, shown), shown), catalogue("en")), shown


def typed(*lines: str) -> Callable[[str], str | None]:
    """Types these lines and then no more."""
    left = list(lines)
    return lambda screen: left.pop(0) if left else None
