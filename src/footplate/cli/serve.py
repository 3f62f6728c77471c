"""`footplate serve`: tables for people, bots and onlookers, over HTTP and WebSocket."""

from __future__ import annotations

from typing import Any, Literal

from footplate.cli.given import BadInput, Whole


def serve(
    *,
    host: str | None = None,
    port: Whole | None = None,
    database: str | None = None,
    data: str | None = None,
    workers: Whole | None = None,
    public_url: str | None = None,
    bots: str | None = None,
    log: Literal["json", "text"] | None = None,
) -> int:
    """Serve tables until stopped.

    Every setting can also come from the environment, as FOOTPLATE_PORT and so on; docs/hosting.md has them
    all. The address is printed once it is listened at.

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
    bots
        Programs that play besides, as NAME=COMMAND with commas between; docs/protocol.md tells how.
    log
        How it is told on stderr what happens: a JSON document a line, or text for people.
    """
    return _serve(
        {
            "host": host,
            "port": port,
            "database": database,
            "data": data,
            "workers": workers,
            "public_url": public_url,
            "bots": bots,
            "log": log,
        }
    )


def _serve(given: dict[str, Any]) -> int:
    # Imported here, for it takes a second that no other command should pay.
    from footplate.server.running import Unable, run
    from footplate.server.settings import BadSettings, settings

    try:
        return run(settings(given), ready=_ready)
    except (BadSettings, Unable) as error:
        raise BadInput(str(error)) from None


def _ready(url: str) -> None:
    """Scripts wait for this line."""
    print(f"footplate: {url}", flush=True)
