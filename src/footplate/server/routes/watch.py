"""Watch: the socket on which a client is told what happens."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from footplate.server import live, lobby
from footplate.server.decline import Declined
from footplate.server.house import NoSuchTable
from footplate.server.routes.visit import house_of, visitor


@websocket("/api/live")
async def watch(
    socket: WebSocket[Any, Any, Any],
    table: str | None = None,
    seat: int | None = None,
    after: int | None = None,
    invitation: str | None = None,
) -> None:
    """Where somebody is awaited; of a table all since event `after`, or the scene, and then what happens."""
    house = house_of(socket)
    person = await visitor(socket)
    tellers = [live.watch_over(house, socket, person)] if person is not None else []
    if table is not None:
        try:
            seat = lobby.seat_to_see(await house.table(table), person, seat, invitation)
        except (NoSuchTable, Declined):
            for teller in tellers:
                teller.close()
            await socket.close(code=4404, reason="there is no such table or seat for you")
            return
        tellers.append(live.watch(house, socket, table, person, seat, after))
    await socket.accept()
    await live.serve(socket, *tellers)
