"""Watch: the socket on which a client is told what happens."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.params import FromQuery, Parameter

from footplate.server import live, lobby
from footplate.server.decline import Declined
from footplate.server.guard import TOO_MANY, Crowd
from footplate.server.house import NoSuchTable
from footplate.server.people.person import Person
from footplate.server.people.sessions import Sessions
from footplate.server.routes.visit import COOKIE, house_of, visitor

After = Annotated[int | None, Parameter(ge=0, le=2**53)]


@websocket("/api/live")
async def watch(
    socket: WebSocket[Any, Any, Any],
    table: FromQuery[str | None] = None,
    seat: FromQuery[int | None] = None,
    after: After = None,
    invitation: FromQuery[str | None] = None,
) -> None:
    """Where somebody is awaited; of a table all since event `after`, or the scene, and then what happens."""
    person = await visitor(socket)
    onlookers: Crowd | None = socket.app.state.onlookers
    if person is None or onlookers is None:
        await _watch(socket, person, table, seat, after, invitation)
    elif onlookers.enter(person.id):
        try:
            await _watch(socket, person, table, seat, after, invitation)
        finally:
            onlookers.leave(person.id)
    else:
        await socket.accept()
        await socket.close(code=TOO_MANY, reason="too-many-sockets")


async def _watch(
    socket: WebSocket[Any, Any, Any],
    person: Person | None,
    table: str | None,
    seat: int | None,
    after: int | None,
    invitation: str | None,
) -> None:
    house = house_of(socket)
    tellers = []
    if person is not None:
        sessions: Sessions = socket.app.state.sessions
        tellers.append(live.watch_over(house, socket, person))
        tellers.append(live.stand_by(house, sessions, person, socket.cookies[COOKIE]))
    if table is not None:
        try:
            seat = lobby.seat_to_see(await house.table(table), person, seat, invitation)
        except (NoSuchTable, Declined):
            for teller in tellers:
                teller.close()
            await socket.accept()  # a browser hears the code of an open socket alone
            await socket.close(code=live.NOWHERE, reason="there is no such table or seat for you")
            return
        tellers.append(live.watch(house, socket, table, person, seat, after))
    await socket.accept()
    await live.serve(socket, *tellers)
