"""Applications for servers that are up one after the other: all have the same routes, which are read once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeAlias

from litestar import Litestar
from litestar.datastructures import State
from litestar.types import ASGIApp

Lifespan: TypeAlias = "Callable[[Litestar], AbstractAsyncContextManager[None]]"


class Applications:
    """Gives away again what nobody serves any more; to read the routes takes longer than many a test."""

    def __init__(self) -> None:
        self._free: list[tuple[Litestar, ASGIApp]] = []
        self._served: list[tuple[Litestar, ASGIApp]] = []

    def make(self, *, lifespan: list[Lifespan], **given: Any) -> Litestar:
        """An application as if it were new."""
        if self._free:
            app, handler = self._free.pop()
        else:
            app = Litestar(**given)
            handler = app.asgi_handler
        app.state, app.asgi_handler = State(), handler
        app.on_startup.clear()
        app._lifespan_managers = [*lifespan, lambda app: self._returned(app, handler)]
        return app

    @asynccontextmanager
    async def _returned(self, app: Litestar, handler: ASGIApp) -> AsyncIterator[None]:
        yield
        self._served.append((app, handler))

    def free(self) -> None:
        """Nobody looks any more at those whose server has ended."""
        self._free += self._served
        self._served.clear()
