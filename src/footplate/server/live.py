"""Live: one socket for each client, on which it is told its own view, offer and story, and nothing else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from footplate.kernel.action import Seat
from footplate.server import history, lobby
from footplate.server.decline import Declined
from footplate.server.house import House, NoSuchTable
from footplate.server.people.person import Person, bell_of
from footplate.server.people.sessions import Sessions
from footplate.server.scene import scene
from footplate.server.store import Unavailable
from footplate.server.wire.tables import Push, Waiting

Socket: TypeAlias = WebSocket[Any, Any, Any]

LOG: Final = logging.getLogger("footplate.live")
PRESENCE: Final = 20.0  # seconds between two signs that somebody looks on
LATER: Final = 1013  # the code of a socket that is closed for no fault of its client
UNKNOWN: Final = 4401  # the code where the session of its client is over
NOWHERE: Final = 4404  # the code where there is no such table or seat for its client
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # what sending to nobody raises


class SignedOut(Exception):
    """The session with which a socket was opened is over."""


class Bell:
    """Rings when something happened; however often, it is heard once."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()
        self._rung.set()

    def wake(self) -> None:
        """Something happened."""
        self._rung.set()

    async def heard(self) -> None:
        """Wait until something has happened since this was last heard."""
        async with asyncio.timeout(PRESENCE):
            await self._rung.wait()
        self._rung.clear()


async def serve(socket: Socket, *tellers: Coroutine[Any, Any, None]) -> None:
    """Tell a client several things at once until it goes, or until one of them cannot be told any more."""
    listener = asyncio.create_task(_until_gone(socket))
    telling = [asyncio.create_task(teller) for teller in tellers]
    try:
        done, _ = await asyncio.wait([listener, *telling], return_when=asyncio.FIRST_COMPLETED)
        if listener in done:
            listener.result()
        else:
            await _dismiss(socket, [task.exception() for task in done])
    finally:
        for task in (listener, *telling):
            task.cancel()
        await asyncio.gather(listener, *telling, return_exceptions=True)


async def _dismiss(socket: Socket, errors: Iterable[BaseException | None]) -> None:
    """Close a socket that would be silent from now on: its client asks again, or learns that it need not."""
    code = LATER
    for error in errors:
        if isinstance(error, NoSuchTable | Declined):
            code = NOWHERE
        elif isinstance(error, SignedOut):
            code = UNKNOWN
        elif not isinstance(error, GONE):
            LOG.error("a socket is closed, for there is no telling its client", exc_info=error)
    with suppress(*GONE):
        await socket.close(code=code)


async def watch(
    house: House,
    socket: Socket,
    id: str,
    person: Person | None,
    seat: Seat | None,
    after: int | None,
) -> None:
    """Tell a client of a table: first all since a number, then whatever happens."""
    bell = Bell()
    with house.watching(id, bell):
        await _send(house, socket, id, person, seat, after, bell)


async def stand_by(house: House, sessions: Sessions, person: Person, token: str) -> None:
    """Tell a client nothing, until the session that it came with is over: SignedOut."""
    bell = Bell()
    with house.watching(bell_of(person.id), bell):
        while True:
            with suppress(TimeoutError):
                await bell.heard()
            try:
                whose = await sessions.who(token)
            except Unavailable:
                await asyncio.sleep(1)
                bell.wake()
                continue
            if whose is None or whose.id != person.id:
                raise SignedOut


async def watch_over(house: House, socket: Socket, person: Person) -> None:
    """Tell a client at which tables its person is awaited, now and whenever that changes."""
    bell = Bell()
    told: tuple[str, ...] | None = None
    with house.watching(bell_of(person.id), bell):
        while True:
            with suppress(TimeoutError):
                await bell.heard()
            with suppress(Unavailable):
                tables = await lobby.awaited(house, person)
                if tables != told:
                    await socket.send_data(msgspec.json.encode(Waiting(tables)), mode="text")
                    told = tables


async def _until_gone(socket: Socket) -> None:
    """A client has nothing to say here; that it goes is heard by listening."""
    with suppress(WebSocketDisconnect):
        while True:
            await socket.receive_data("text")


async def _send(
    house: House,
    socket: Socket,
    id: str,
    person: Person | None,
    seat: Seat | None,
    after: int | None,
    bell: Bell,
) -> None:
    words: object = None
    while True:
        with suppress(TimeoutError):
            await bell.heard()
        if person is not None and seat is not None:
            house.saw(id, person.id)
        try:
            table = await house.table(id, after or 0)
            if seat is not None:
                lobby.seat_to_see(table, person, seat)  # who has left a seat looks from it no more
            if after is None:
                after = table.facts.seq - 1
            while after != table.facts.seq:
                past = await history.past(house, table, after)
                after = past[-1].seq if past else table.facts.seq
                told = tuple([one for one in [table.event(each, seat) for each in past] if one])
                known = table.words if table.course is not None else None
                seen = scene(
                    table, person.id if person else None, seat, house.now(), words=known is not words
                )
                await socket.send_data(msgspec.json.encode(Push(after, told, seen)), mode="text")
                words = known
        except Unavailable:
            await asyncio.sleep(1)
            bell.wake()
