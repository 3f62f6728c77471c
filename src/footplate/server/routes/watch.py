"""Watch: the socket on which a client is told what happens."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.params import FromQuery

from footplate.server import live, lobby
from footplate.server.decline import Declined
from footplate.server.guard import TOO_MANY, Crowd
from footplate.server.house import NoSuchTable
from footplate.server.people.person import Person
from footplate.server.people.sessions import Sessions
from footplate.server.routes.visit import COOKIE, house_of, visitor

MOST: Final = 2**53
UNREADABLE: Final = 4400  # the code where what a client asks for makes no sense


@websocket("/api/live")
async def watch(
    socket: WebSocket[Any, Any, Any],
    table: FromQuery[str | None] = None,
    seat: FromQuery[str | None] = None,
    after: FromQuery[str | None] = None,
    invitation: FromQuery[str | None] = None,
) -> None:
    """Where somebody is awaited; of a table all since event `after`, or the scene, and then what happens."""
    person = await visitor(socket)
    try:
        numbers = _number("seat", seat), _number("after", after)
    except ValueError as error:
        await _close(socket, UNREADABLE, str(error))
        return
    if person is None and table is None:
        await _close(socket, UNREADABLE, "name a table, or say who you are first")
        return
    onlookers: Crowd | None = socket.app.state.onlookers
    if person is None or onlookers is None:
        await _watch(socket, person, table, *numbers, invitation)
    elif onlookers.enter(person.id):
        try:
            await _watch(socket, person, table, *numbers, invitation)
        finally:
            onlookers.leave(person.id)
    else:
        await _close(socket, TOO_MANY, "too-many-sockets")


def _number(name: str, text: str | None) -> int | None:
    """A number that a client gives, read here so that it learns what is wrong with it; ValueError."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(MOST)) and int(text) <= MOST):
        raise ValueError(f"{name} is a whole number from 0")
    return int(text)


async def _close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    with suppress(*live.GONE):
        await socket.accept()  # a browser hears the code of an open socket alone
        await socket.close(code=code, reason=reason)


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
            await _close(socket, live.NOWHERE, "there is no such table or seat for you")
            return
        tellers.append(live.watch(house, socket, table, person, seat, after))
    await socket.accept()
    await live.serve(socket, *tellers)
