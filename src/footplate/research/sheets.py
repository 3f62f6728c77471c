"""Sheets: rows written to files as they come, in JSON Lines or Parquet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol, TypeAlias

import msgspec

SUFFIXES: Final = (".jsonl", ".parquet")


class Sheet(Protocol):
    """A file of rows."""

    def write(self, rows: Iterable[msgspec.Struct]) -> None:
        """Add rows."""

    def close(self) -> None:
        """No row follows."""


class JsonLines:
    """A row a line."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("wb")

    def write(self, rows: Iterable[msgspec.Struct]) -> None:
        for row in rows:
            self._file.write(msgspec.json.encode(row) + b"\n")

    def close(self) -> None:
        self._file.close()


Opening: TypeAlias = Callable[[Path, type[msgspec.Struct]], Sheet]


def opening(suffix: str) -> Opening:
    """What opens a file that ends so; ModuleNotFoundError if something has to be installed for it."""
    if suffix == ".jsonl":
        return lambda path, kind: JsonLines(path)
    from footplate.research.parquet import Parquet

    return Parquet


@contextmanager
def sheet(path: Path, kind: type[msgspec.Struct]) -> Iterator[Sheet]:
    """A new file for rows of a kind, written as the end of its name says; if anything fails there is none."""
    part = path.with_name(f"{path.name}.part")
    made = opening(path.suffix)
    try:
        part.touch()
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    opened = made(part, kind)
    try:
        yield opened
    except BaseException:
        opened.close()
        part.unlink()
        raise
    opened.close()
    part.replace(path)


def beside(path: Path) -> Path:
    """The file of games beside one of decisions: steam-games.parquet for steam.parquet."""
    return path.with_name(f"{path.stem}-games{path.suffix}")
