"""Echo: a store whose notes are also heard here at once, before they come back from the database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

from footplate.server.store import Change, Row, Store


class Echo(Store):
    """For who changes tables beside the house: whoever asks it next is shown what was just stored."""

    def __init__(self, store: Store, hear: Callable[[str], None]) -> None:
        self._store = store
        self._hear = hear

    async def open(self) -> None:
        await self._store.open()

    async def close(self) -> None:
        await self._store.close()

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        return await self._store.rows(sql, *values)

    async def commit(self, changes: Sequence[Change], notes: Sequence[str] = ()) -> None:
        await self._store.commit(changes, notes)
        for note in notes:
            self._hear(note)

    def notes(self) -> AsyncIterator[str]:
        return self._store.notes()
