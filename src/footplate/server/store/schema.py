"""Schema: the migrations that make a database what this program expects, each applied once and in order."""

from __future__ import annotations

import re
import secrets
import sqlite3
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from footplate.server.store import Unfit

REMEMBER: Final = "create table if not exists migration (number integer primary key)"
APPLIED: Final = "select coalesce(max(number), 0) from migration"
APPLY: Final = "insert into migration (number) values ($1)"
EPOCH: Final = "update house set epoch = $1"
FIRST_EPOCH: Final = "update house set epoch = $1 where epoch = 'new'"
_NAME: Final = re.compile(r"(\d{4})\.sql")


@cache
def migrations() -> dict[int, str]:
    """The text of every migration, by number."""
    found = {}
    for file in files("footplate.server.store").joinpath("migrations").iterdir():
        if name := _NAME.fullmatch(file.name):
            found[int(name[1])] = file.read_text("utf-8")
    return dict(sorted(found.items()))


def newest() -> int:
    """The number of the schema that this program works with."""
    return max(migrations())


def missing(applied: int, bytes_type: str) -> Iterator[tuple[int, str]]:
    """The migrations after those applied, in the words of a database; a newer database is refused."""
    if applied > newest():
        raise Unfit(
            f"the database has schema {applied}, and this version of footplate knows only {newest()}:"
            " it was used by a newer version"
        )
    for number, sql in migrations().items():
        if number > applied:
            yield number, sql.replace("{bytes}", bytes_type)


def statements(sql: str) -> Iterator[str]:
    """The statements of a text, one by one."""
    begun = ""
    for line in sql.splitlines(keepends=True):
        begun += line
        if sqlite3.complete_statement(begun):
            yield begun
            begun = ""


def token() -> str:
    """A word that was never used before, for an epoch."""
    return secrets.token_hex(16)
