"""Running: a server process from its start to its graceful stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import uvicorn
from litestar import Litestar
from msgspec.structs import replace
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from footplate.server.app import make_app
from footplate.server.logs import configuration
from footplate.server.notices.mail import BadMail, Mail
from footplate.server.preamble import Preamble
from footplate.server.settings import Settings, settings
from footplate.server.store import Unavailable, Unfit, is_postgres, path_of, sqlite, store_for

LOG: Final = logging.getLogger("footplate.running")
GRACE: Final = 5  # seconds that requests under way have when the server stops
STARTED: Final = 60.0  # seconds in which a worker must have started


class Unable(Exception):
    """A server that cannot be started; the message says why in one line."""


def run(chosen: Settings, ready: Callable[[str], None]) -> int:
    """Serve until stopped; `ready` is told the address when it is listened at."""
    _check_mail(chosen)
    _make_folder(chosen)
    with _claimed(chosen), _bound(chosen) as listener:
        chosen = replace(chosen, port=listener.getsockname()[1])
        asyncio.run(_check_database(chosen))
        if chosen.workers == 1:
            server = _Server(_config(_tuned(chosen), chosen), lambda: ready(chosen.local_url))
            server.run([listener])
            return 0
        for name in Settings.__struct_fields__:
            os.environ[f"FOOTPLATE_{name.upper()}"] = str(getattr(chosen, name))
        config = _config("footplate.server.running:app", chosen, factory=True, workers=chosen.workers)
        config.configure_logging()
        workers = _Workers(config, [listener], lambda: ready(chosen.local_url))
        workers.run()
        return 1 if workers.failed else 0


def app() -> object:
    """The application of a worker, from the environment that the first process left it."""
    return _tuned(settings({}))


def _tuned(chosen: Settings) -> Litestar:
    """The application, in a process that is set up for it."""
    application = make_app(chosen)
    tidy_rarely()
    return application


def tidy_rarely() -> None:
    """This process rarely looks through all its memory for what is no longer used.

    Tables, sockets and modules live long: to look through them takes a second in which nobody is served.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 1000)


def _check_mail(chosen: Settings) -> None:
    try:
        if chosen.smtp:
            Mail(chosen.smtp, chosen.sender)
    except BadMail as error:
        raise Unable(f"the settings smtp and sender do not fit: {error}") from None


def _make_folder(chosen: Settings) -> None:
    try:
        chosen.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unable(f"the folder {chosen.folder} cannot be made: {error.strerror}") from None


@contextmanager
def _claimed(chosen: Settings) -> Iterator[None]:
    """The database is this server's alone, unless it is of the kind that several can share."""
    if is_postgres(chosen.address):
        yield
        return
    with ExitStack() as stack:
        try:
            stack.enter_context(sqlite.claimed(path_of(chosen.address)))
        except (Unfit, Unavailable) as error:
            raise Unable(f"the database cannot be used: {error}") from None
        yield


def _bound(chosen: Settings) -> socket.socket:
    """A socket at the address; it listens when the server has started."""
    try:
        [(family, kind, protocol, _, address), *_] = socket.getaddrinfo(
            chosen.host, chosen.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise Unable(f"there is no address {chosen.host} to listen at: {error.strerror}") from None
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
    except OSError as error:
        listener.close()
        raise Unable(f"{chosen.host}:{chosen.port} cannot be listened at: {error.strerror}") from None
    return listener


async def _check_database(chosen: Settings) -> None:
    """Open it once, so that its schema is up to date before any process serves from it."""
    store = store_for(chosen.address)
    try:
        await store.open()
    except (Unfit, Unavailable) as error:
        raise Unable(f"the database cannot be used: {error}") from None
    await store.close()


def _config(application: Any, chosen: Settings, **rest: Any) -> uvicorn.Config:
    return uvicorn.Config(
        application,
        host=chosen.host,
        port=chosen.port,
        log_config=configuration(chosen.log, chosen.log_level),
        log_level=None,
        access_log=False,
        http=Preamble,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
        forwarded_allow_ips=chosen.proxies,
        ws_per_message_deflate=False,
        ws_max_size=65536,
        server_header=False,
        **rest,
    )


class _Server(uvicorn.Server):
    """Says when it listens, and ends well when it is asked to."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """To be asked to stop is no failure: the signal is not raised again when all is done."""
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


class _Workers(Multiprocess):
    """Several processes on one socket."""

    def __init__(
        self, config: uvicorn.Config, sockets: list[socket.socket], ready: Callable[[], None]
    ) -> None:
        super().__init__(config, sockets)
        self._ready = ready

    def init_processes(self) -> None:
        super().init_processes()
        if self.processes[0].wait_until_ready(STARTED, self.should_exit):
            self._ready()

    def keep_subprocess_alive(self) -> None:
        """Replace whoever has died, and say so."""
        before = self.processes.copy()
        super().keep_subprocess_alive()
        for old, new in zip(before, self.processes, strict=True):
            if old is not new:
                facts = {"ended": old.pid, "exit": old.exitcode, "started": new.pid}
                LOG.error("a worker has ended, and another takes its place", extra={"facts": facts})

    @property
    def failed(self) -> bool:
        """Whether a worker could not start."""
        return any([process.exitcode == STARTUP_FAILURE for process in self.processes])
