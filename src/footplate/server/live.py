"""Live: one socket for each client, on which it is told its own view, offer and story, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from footplate.kernel.action import Seat
from footplate.server import history, lobby
from footplate.server.house import House, bell_of, moment
from footplate.server.people.person import Person
from footplate.server.scene import scene
from footplate.server.store import Unavailable
from footplate.server.table import Table, as_seen
from footplate.server.wire.events import Event
from footplate.server.wire.tables import Push, Waiting

Socket: TypeAlias = WebSocket[Any, Any, Any]

PRESENCE: Final = 20.0  # seconds between two signs that somebody looks on
GONE: Final = 1013  # try again later


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
    """Tell a client several things at once until it goes."""
    tasks = [asyncio.create_task(teller) for teller in tellers]
    try:
        await _until_gone(socket)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


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
            table = await house.table(id)
            if after is None:
                after = table.facts.seq - 1
            while after != table.facts.seq:
                past = await history.past(house, table, after)
                after = past[-1].seq if past else table.facts.seq
                told = tuple(
                    [one for one in [as_seen(each, table.notation_or_none, seat) for each in past] if one]
                )
                known = table.words if table.course is not None else None
                await socket.send_data(
                    message(table, person, seat, after, told, new_words=known is not words), mode="text"
                )
                words = known
        except Unavailable:
            await asyncio.sleep(1)
            bell.wake()
        except (WebSocketDisconnect, RuntimeError):
            return


def message(
    table: Table,
    person: Person | None,
    seat: Seat | None,
    seq: int,
    told: tuple[Event, ...],
    *,
    new_words: bool,
) -> bytes:
    """The events and the scene after them; words only where they are new."""
    seen = scene(table, person.id if person else None, seat, moment())
    if not new_words:
        seen = msgspec.structs.replace(seen, words=None)
    return msgspec.json.encode(Push(seq, told, seen))
