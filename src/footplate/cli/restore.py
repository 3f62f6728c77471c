"""`footplate restore`: what `footplate backup` wrote, put into a database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from footplate.cli import plain
from footplate.cli.backup import address, reached
from footplate.cli.given import BadInput
from footplate.server.store import archive


def restore(
    *,
    source: Annotated[Path, Parameter(name="--from")],
    database: str | None = None,
    data: str | None = None,
    replace: bool = False,
) -> None:
    """Put a backup into a database, whole or not at all; servers may run meanwhile.

    Parameters
    ----------
    source
        The backup.
    database
        A file, which is made if it is not there, or postgresql://...; else the one that `footplate serve`
        would use.
    data
        The folder for the server's files.
    replace
        Put it in place of all that the database holds now, which is lost.
    """
    try:
        with reached():
            rows = asyncio.run(archive.restore(address(database, data), source, replace=replace))
    except archive.BadArchive as error:
        raise BadInput(f"{source}: {error}") from None
    except archive.NotEmpty:
        raise BadInput("the database is not empty; --replace has the backup take the place of it") from None
    print(f"{plain(str(source))}: {rows:,} rows restored")
