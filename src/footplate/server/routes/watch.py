"""Watch: the socket on which a client is told what happens at a table."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from footplate.server import live, lobby
from footplate.server.decline import Declined
from footplate.server.house import NoSuchTable
from footplate.server.routes.visit import house_of, visitor


@websocket("/api/live")
async def watch(
    socket: WebSocket[Any, Any, Any], table: str, seat: int | None = None, after: int | None = None
) -> None:
    """All since event number `after`, or else the scene as it is, and then whatever happens."""
    house = house_of(socket)
    person = await visitor(socket)
    try:
        seen = await house.table(table)
        seat = lobby.seat_to_see(seen, person, seat)
    except (NoSuchTable, Declined):
        await socket.close(code=4404, reason="there is no such table or seat for you")
        return
    await socket.accept()
    await live.watch(house, socket, table, person, seat, after)
