"""Parquet: rows written in columns; the only module that needs pyarrow."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from footplate.research.dataset import Decision, Played

try:
    import pyarrow as pa  # type: ignore[import-untyped]
    import pyarrow.parquet as pq  # type: ignore[import-untyped]
except ModuleNotFoundError:
    raise ModuleNotFoundError("Parquet needs pyarrow: pip install 'footplate[research]'") from None

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
