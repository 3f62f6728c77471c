"""`footplate backup`: a server's database in one file."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from footplate.cli import plain
from footplate.cli.given import BadInput
from footplate.server.store import Unavailable, Unfit, archive

Database: TypeAlias = Annotated[str, Parameter(env_var="FOOTPLATE_DATABASE")]


def backup(*, database: Database, to: Path) -> None:
    """Write all that a database holds at one moment to a file; servers may go on meanwhile.

    The file holds secrets: the seeds of running games, and what people log in with. It can be restored into a
    database of the other kind as well.

    Parameters
    ----------
    database
        A file, or postgresql://...
    to
        The backup; a file that is there already is replaced once the new one is whole.
    """
    with reached():
        rows = asyncio.run(archive.backup(database, to))
    print(f"{plain(str(to))}: {rows:,} rows")


@contextmanager
def reached() -> Iterator[None]:
    """Says in one line why a database cannot be used."""
    try:
        yield
    except (Unavailable, Unfit) as error:
        raise BadInput(f"the database cannot be used: {error}") from None
