"""The screen and keyboard of a terminal, or plain streams where there is none."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from re import escape
from shutil import get_terminal_size
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final, Protocol, TextIO

from footplate.cli import plain

if TYPE_CHECKING:
    from rich.console import Console

WIDEST: Final = 100
PLAIN_WIDTH: Final = 80
LONGEST: Final = 160  # a route of seven sections is not longer
INDENT: Final = "  "


def short(text: str) -> str:
    """What somebody wrote, to be said again, and not without end."""
    return plain(text) if len(text) <= LONGEST else plain(text[:LONGEST]) + "…"


class Closed(Exception):
    """Nobody answers any more: the input has come to its end."""


class Source(Protocol):
    """Where lines come from."""

    def readline(self) -> str:
        """The next line with its end; nothing when there are no more."""

    def isatty(self) -> bool:
        """Whether somebody types them."""


class Screen:
    """Says and asks; in colour on a terminal, and plainly anywhere else."""

    def __init__(self, source: Source, target: TextIO) -> None:
        self._source = source
        self._target = target
        self._live = target.isatty()
        self.typed = source.isatty()  # a person is at the keyboard
        self._edited = self.typed and source is sys.stdin and target is sys.stdout
        self._painted: dict[str, str] = {}

    @property
    def width(self) -> int:
        """How many columns there are to write in."""
        return min(WIDEST, get_terminal_size().columns) if self._live else PLAIN_WIDTH

    def paint(self, words: dict[str, str]) -> None:
        """From now on these words have a style of their own, where there is colour."""
        self._painted = words

    def say(self, text: str = "", style: str = "") -> None:
        """A paragraph, broken into lines that fit."""
        for line in text.split("\n"):
            hanging = line[: len(line) - len(line.lstrip())] + INDENT
            for part in wrap(line, self.width, subsequent_indent=hanging, break_on_hyphens=False) or [""]:
                self._write(part, style)

    def draw(self, picture: str) -> None:
        """A text whose lines stay as they are."""
        for number, line in enumerate(picture.split("\n")):
            self._write(line, "" if number else "bold")

    def columns(self, cells: Sequence[str]) -> None:
        """Short texts side by side, to be read downwards."""
        widest = max([len(cell) for cell in cells], default=0) + 3
        across = max(1, (self.width - len(INDENT)) // widest)
        rows = -(-len(cells) // across)
        for row in range(rows):
            line = "".join([cell.ljust(widest) for cell in cells[row::rows]]).rstrip()
            self.say(INDENT + line)

    def grouped(self, groups: Mapping[str, Sequence[str]]) -> None:
        """Short texts side by side, to be read across, each group after its name."""
        head = max([len(name) for name in groups]) + len(INDENT)
        widest = max([len(cell) for cells in groups.values() for cell in cells]) + len(INDENT)
        across = max(1, (self.width - len(INDENT) - head) // widest)
        for name, cells in groups.items():
            for at in range(0, len(cells), across):
                start = INDENT + ("" if at else name).ljust(head)
                self.line(start + "".join([cell.ljust(widest) for cell in cells[at : at + across]]).rstrip())

    def line(self, text: str) -> None:
        """A line that stays whole, however long it is."""
        self._write(text, "")

    def ask(self, prompt: str) -> str:
        """One line of input."""
        if self._edited:
            return self._ask_at_the_keyboard(prompt)
        self._target.write(prompt)
        self._target.flush()
        try:
            line = self._source.readline()
        finally:
            self._target.write("\n")
        if not line:
            raise Closed
        return line.strip()

    def _ask_at_the_keyboard(self, prompt: str) -> str:
        self._line_editing()
        try:
            return input(prompt).strip()
        except EOFError:
            self._write("", "")
            raise Closed from None
        except KeyboardInterrupt:
            self._write("", "")
            raise

    def _line_editing(self) -> Any:
        """The module that gives input() its line editing and history, where there is one."""
        try:
            return import_module("readline")
        except ImportError:
            return None

    def clear(self) -> None:
        """Nothing of what was said or typed stays to be read, not even by scrolling back."""
        self._target.write("\x1b[2J\x1b[3J\x1b[H" if self._live else "\n" * 3)
        self._target.flush()
        if self._edited and (editing := self._line_editing()) is not None:
            editing.clear_history()

    def all(self, lines: Iterable[str], style: str = "") -> None:
        """One paragraph after another."""
        for line in lines:
            self.say(line, style)

    def _write(self, line: str, style: str) -> None:
        if not self._live:
            self._target.write(line + "\n")
            return
        from rich.text import Text

        text = Text(line, style)
        for word, paint in self._painted.items():
            text.highlight_regex(rf"\b{escape(word)}\b", paint)
        self._console.print(text)

    @cached_property
    def _console(self) -> Console:
        from rich.console import Console

        return Console(file=self._target, highlight=False, soft_wrap=True)
