"""Audience: those in this process who listen to notes."""

from __future__ import annotations

from asyncio import Queue
from collections.abc import AsyncIterator
from typing import Final
from weakref import WeakSet


class Listener(AsyncIterator[str]):
    """The notes from the moment that somebody began to listen, until the store is closed."""

    def __init__(self) -> None:
        self.queue: Final[Queue[str | None]] = Queue()

    async def __anext__(self) -> str:
        note = await self.queue.get()
        if note is None:
            self.queue.put_nowait(None)
            raise StopAsyncIteration
        return note


class Audience:
    """All who listen; whoever is forgotten is told nothing more."""

    def __init__(self) -> None:
        self._listeners: WeakSet[Listener] = WeakSet()
        self._over = False

    def join(self) -> Listener:
        """Begin to listen."""
        listener = Listener()
        self._listeners.add(listener)
        if self._over:
            listener.queue.put_nowait(None)
        return listener

    def tell(self, note: str) -> None:
        """A note for all."""
        for listener in self._listeners:
            listener.queue.put_nowait(note)

    def dismiss(self) -> None:
        """There will be no more notes."""
        self._over = True
        for listener in self._listeners:
            listener.queue.put_nowait(None)
