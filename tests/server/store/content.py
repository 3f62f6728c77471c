"""Content: a row for every table of the database."""

from __future__ import annotations

from typing import Any

from footplate.server.store import Change

ROWS: dict[str, dict[str, Any]] = {
    "person": {"id": "p", "name": "Köchin 🚂", "guest": 0, "created": 1, "seen": 2**53 + 1, "settings": "{}"},
    "session": {"hash": "s", "person": "p", "created": 1, "seen": 2, "expires": 3},
    "passkey": {"id": "k", "person": "p", "public_key": "A", "uses": 4, "name": "a\nkey", "created": 5},
    "errand": {"hash": "e", "what": "reset", "data": "{}", "expires": 6},
    "tables": {
        "id": "t",
        "game": "toy",
        "ruleset": 1,
        "options": "{}",
        "terms": "{}",
        "phase": "over",
        "host": "p",
        "created": 1,
        "changed": 2,
        "seq": 1,
        "entries": 0,
        "seed": "00ff",
        "due": 7,
    },
    "seat": {"table_id": "t", "seat": 0, "kind": "person", "clock": "{}", "orders": "{}", "seen": 0},
    "event": {
        "table_id": "t",
        "seq": 1,
        "at": 8,
        "kind": "chat",
        "first": 0,
        "count": 0,
        "data": '"\\n"',
    },
    "snapshot": {"table_id": "t", "entries": 0, "data": bytes(range(256))},
    "note": {"table_id": "t", "person": "p", "text": ""},
    "result": {
        "table_id": "t",
        "seat": 0,
        "person": "p",
        "game": "toy",
        "players": 2,
        "rank": 1,
        "points": -3,
        "rated": 1,
        "ended": 9,
    },
    "rating": {"person": "p", "game": "toy", "mu": 25.1, "sigma": 1 / 3, "games": 1},
    "notice": {"person": "p", "table_id": "t", "since": 10},
}


def content() -> list[Change]:
    """What makes a row for every table."""
    return [insert(table, row) for table, row in ROWS.items()]


def insert(table: str, row: dict[str, Any]) -> Change:
    """What makes one row."""
    places = ", ".join([f"${number}" for number in range(1, len(row) + 1)])
    return Change(f"insert into {table} ({', '.join(row)}) values ({places})", tuple(row.values()))
