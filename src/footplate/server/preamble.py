"""Preamble: what comes before the body of a request, read only so far and so long."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST: Final = 65_536  # bytes
LONGEST: Final = 20.0  # seconds


class Preamble(HttpToolsProtocol):
    """HTTP as uvicorn speaks it; who never comes to the end of the headers is shown out.

    The parser has no bound of its own: it keeps whatever is sent until the headers are over.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._read = 0
        self._complete = False
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody is there, and has not said anything."""
        super().connection_made(transport)
        self._await()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there."""
        self._await_no_more()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._complete = False
        self._await()

    def on_headers_complete(self) -> None:
        """The body begins."""
        self._complete = True
        self._read = 0
        self._await_no_more()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Read on."""
        super().data_received(data)
        if not self._complete:
            self._read += len(data)
            if self._read > MOST:
                self._give_up()

    def _await(self) -> None:
        self._await_no_more()
        self._patience = self.loop.call_later(LONGEST, self._give_up)

    def _await_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.send_400_response("The headers are too long, or took too long.")
