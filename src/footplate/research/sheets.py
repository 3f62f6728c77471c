"""Sheets: rows written to files as they come, in JSON Lines or Parquet."""

from __future__ import annotations

import footplate.research.extra  # noqa: F401

# isort: split
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from footplate.research.dataset import Decision, Played

GROUP: Final = 256  # rows held in memory before they are written
_SEVERAL: Final = pa.list_(pa.int32())
COLUMNS: Final = {
    Decision: pa.schema(
        {
            "game_id": pa.string(),
            "entry": pa.int32(),
            "ply": pa.int32(),
            "seat": pa.int8(),
            "steps": pa.list_(pa.int16()),
            "action": pa.string(),
            "options": pa.int32(),
            "rank": pa.int8(),
            "points": pa.int32(),
            "tensor": pa.list_(pa.float32()),
        }
    ),
    Played: pa.schema(
        {
            "game_id": pa.string(),
            "game": pa.string(),
            "ruleset": pa.int32(),
            "players": pa.int8(),
            "options": pa.string(),
            "seats": pa.list_(pa.string()),
            "codec": pa.string(),
            "layout": pa.string(),
            "entries": pa.int32(),
            "decisions": pa.int32(),
            "finished": pa.bool_(),
            "ended_by": pa.string(),
            "ranks": _SEVERAL,
            "points": _SEVERAL,
        }
    ),
}


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


class Parquet:
    """Columns, a group of rows at a time, however many games there are."""

    def __init__(self, path: Path, kind: type[msgspec.Struct]) -> None:
        self._columns = COLUMNS[kind]
        self._writer = pq.ParquetWriter(path, self._columns)
        self._rows: list[dict[str, Any]] = []

    def write(self, rows: Iterable[msgspec.Struct]) -> None:
        for row in rows:
            self._rows.append(msgspec.structs.asdict(row))
            if len(self._rows) == GROUP:
                self._flush()

    def close(self) -> None:
        if self._rows:
            self._flush()
        self._writer.close()

    def _flush(self) -> None:
        self._writer.write_table(pa.Table.from_pylist(self._rows, self._columns))
        self._rows.clear()


_KINDS: Final[dict[str, Any]] = {".jsonl": lambda path, kind: JsonLines(path), ".parquet": Parquet}
SUFFIXES: Final = tuple(_KINDS)


@contextmanager
def sheet(path: Path, kind: type[msgspec.Struct]) -> Iterator[Sheet]:
    """A new file for rows of a kind, written as the end of its name says; if anything fails there is none."""
    part = path.with_name(f"{path.name}.part")
    opened: Sheet = _KINDS[path.suffix](part, kind)
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
