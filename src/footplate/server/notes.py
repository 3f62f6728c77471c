"""Notes: what somebody writes down about a table, for nobody else to read."""

from __future__ import annotations

import unicodedata
from typing import Final

from footplate.server.decline import bad
from footplate.server.people.person import Person
from footplate.server.store import Change, Store

_LAYOUT: Final = "\n\r\t"


async def read(store: Store, table: str, person: Person) -> str:
    """What somebody has written down; nothing is nothing."""
    rows = await store.rows("select text from note where table_id = $1 and person = $2", table, person.id)
    return str(rows[0][0]) if rows else ""


async def write(store: Store, table: str, person: Person, text: str) -> None:
    """Keep a text in place of the one before."""
    if any([unicodedata.category(letter) in ("Cc", "Cs") and letter not in _LAYOUT for letter in text]):
        raise bad("a note has no control characters but ends of lines and tabs")
    if text:
        change = Change(
            "insert into note (table_id, person, text) values ($1, $2, $3)"
            " on conflict (table_id, person) do update set text = excluded.text",
            (table, person.id, text),
        )
    else:
        change = Change("delete from note where table_id = $1 and person = $2", (table, person.id), None)
    await store.commit([change])
