"""Export: all that is kept of a person, for that person."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from footplate.server.people.person import Person
from footplate.server.store import Store

_OF: Final = "where person = $1"

# What is kept: where it stands in the document, its columns, and where they come from.
_KEPT: Final = (
    ("person", "id name guest created seen email email_confirmed settings", "person where id = $1"),
    ("sessions", "created seen expires", f"session {_OF} order by created"),
    ("passkeys", "id name created", f"passkey {_OF} order by created"),
    ("tables", "id game phase created", "tables where host = $1 order by created"),
    ("seats", "table_id seat kind", f"seat {_OF} order by table_id, seat"),
    (
        "results",
        "table_id seat game players rank points rated ended",
        f"result {_OF} order by ended, table_id",
    ),
    ("ratings", "game mu sigma games", f"rating {_OF} order by game"),
    ("notes", "table_id text", f"note {_OF} order by table_id"),
    ("chat", "table_id at data", f"event {_OF} and kind = 'chat' order by table_id, seq"),
    ("notices", "table_id since sent", f"notice {_OF} order by since"),
)
_DOCUMENTS: Final = ("settings", "data")


async def export(store: Store, person: Person) -> dict[str, list[dict[str, Any]]]:
    """Everything but the secrets, by what it is; the games themselves are exported as records."""
    return {name: await _rows(store, columns.split(), source, person) for name, columns, source in _KEPT}


async def _rows(store: Store, columns: list[str], source: str, person: Person) -> list[dict[str, Any]]:
    found = await store.rows(f"select {', '.join(columns)} from {source}", person.id)
    return [
        {column: _value(column, value) for column, value in zip(columns, row, strict=True)} for row in found
    ]


def _value(column: str, value: Any) -> Any:
    return msgspec.json.decode(value) if column in _DOCUMENTS else value
