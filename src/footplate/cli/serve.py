"""`footplate serve`: tables for people, bots and onlookers, over HTTP and WebSocket."""

from __future__ import annotations

from footplate.cli.given import Whole


def serve(
    *,
    host: str | None = None,
    port: Whole | None = None,
    database: str | None = None,
    data: str | None = None,
    workers: Whole | None = None,
    public_url: str | None = None,
) -> int:
    """Serve tables until stopped.

    Every setting can also come from the environment, as FOOTPLATE_PORT and so on.

    Parameters
    ----------
    host
        The address to listen at; 127.0.0.1 is this machine alone, 0.0.0.0 is everybody.
    port
        The port to listen at; 0 is any free one.
    database
        A file, or postgresql://... for several processes.
    data
        The folder for the server's files.
    workers
        How many processes serve; more than one need PostgreSQL.
    public_url
        Where people reach the server, if something stands before it.
    """
    # Imported here, for it takes a second that no other command should pay.
    from footplate.server.running import run
    from footplate.server.settings import settings

    given = {"host": host, "port": port, "database": database, "data": data, "workers": workers}
    return run(settings({**given, "public_url": public_url}))
