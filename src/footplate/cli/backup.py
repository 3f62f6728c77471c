"""`footplate backup`: a server's database in one file."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from footplate.cli import plain
from footplate.cli.given import BadInput
from footplate.server.settings import BadSettings, settings
from footplate.server.store import Unavailable, Unfit, archive


def backup(*, to: Path, database: str | None = None, data: str | None = None) -> None:
    """Write all that a database holds at one moment to a file; servers may go on meanwhile.

    The file holds secrets: the seeds of running games, and what people log in with. It can be restored into a
    database of the other kind as well.

    Parameters
    ----------
    to
        The backup; a file that is there already is replaced once the new one is whole.
    database
        A file, or postgresql://...; the one that `footplate serve` would use if none is given.
    data
        The folder for the server's files.
    """
    with reached():
        rows = asyncio.run(archive.backup(address(database, data), to))
    print(f"{plain(str(to))}: {rows:,} rows")


def address(database: str | None, data: str | None) -> str:
    """The database that a server would use."""
    return settings({"database": database, "data": data}).address


@contextmanager
def reached() -> Iterator[None]:
    """Says in one line why a database cannot be used."""
    try:
        yield
    except BadSettings as error:
        raise BadInput(str(error)) from None
    except (Unavailable, Unfit) as error:
        raise BadInput(f"the database cannot be used: {error}") from None
