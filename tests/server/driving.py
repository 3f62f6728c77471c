"""Driving: real server processes, and scripted clients that play at their tables whatever happens to them."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from footplate.kernel.replay import load, replay, verify
from footplate.server.app import make_app
from footplate.server.house import House
from footplate.server.settings import settings
from footplate.server.store import Store

PORTS: Final = range(20_000, 30_000)  # below those that outgoing connections take
PATIENCE: Final = 30.0  # seconds for a server to start, and for an answer
PAUSE: Final = 0.05  # seconds before something is tried again
LOST: Final = (OSError, httpx.TransportError, WebSocketException, TimeoutError)


class Server:
    """A server process at a port of its own, which it keeps when it is started again."""

    def __init__(self, database: str, folder: Path, **chosen: object) -> None:
        self.database = database
        self.folder = folder
        self.port = free_port()
        self.settings = {"limits": 0, "thinkers": 0, "log_level": "warning", **chosen}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Of the running process."""
        assert self.process is not None
        return self.process.pid

    @property
    def log(self) -> Path:
        """What it writes."""
        return self.folder / f"{self.port}.log"

    def command(self) -> list[str]:
        """How it is started."""
        where = ["--port", str(self.port), "--database", self.database, "--data", str(self.folder)]
        return [sys.executable, "-m", "footplate", "serve", *where]

    async def start(self) -> None:
        """Start the process and wait until it answers."""
        own = {f"FOOTPLATE_{name.upper()}": str(value) for name, value in self.settings.items()}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), env={**os.environ, **own}, stdout=log, stderr=log, stdin=subprocess.DEVNULL
            )
        until = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(trust_env=False) as http:
            while not await _answers(http, self.url):
                if self.process.poll() is not None or time.monotonic() > until:
                    raise AssertionError(f"the server did not start:\n{self.log.read_text()[-4000:]}")
                await asyncio.sleep(PAUSE)

    def kill(self) -> None:
        """End the process without a word."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    async def stop(self) -> int:
        """Ask the process to end, and wait until it has; how it ended."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return await asyncio.to_thread(self.process.wait, PATIENCE)


class Here(Server):
    """A server in this process, at which a test can turn screws."""

    async def start(self) -> None:
        """Serve, and wait until it answers."""
        where = {"port": self.port, "database": self.database, "data": str(self.folder)}
        self._app = make_app(settings({**where, **self.settings}))
        self._server = uvicorn.Server(
            uvicorn.Config(self._app, log_level="warning", ws_per_message_deflate=False)
        )
        self._task = asyncio.create_task(self._server.serve([self._listening()]))
        while not self._server.started:
            await asyncio.sleep(PAUSE)

    def _listening(self) -> socket.socket:
        listener = socket.create_server(("127.0.0.1", self.port))
        # So little waits on the way to a client that one who does not read is noticed.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return listener

    @property
    def house(self) -> House:
        """The tables of the server."""
        house: House = self._app.state.house
        return house

    async def stop(self) -> int:
        """End it in good order."""
        self._server.should_exit = True
        await self._task
        return 0


async def _answers(http: httpx.AsyncClient, url: str) -> bool:
    try:
        return (await http.get(f"{url}/api/tables")).status_code == 200
    except httpx.TransportError:
        return False


def free_port() -> int:
    """A port at which nobody listens."""
    dice = Random()
    while True:
        port = dice.choice(PORTS)
        with socket.socket() as one, suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port


@asynccontextmanager
async def serving_here(database: str, folder: Path, **chosen: object) -> AsyncIterator[Here]:
    """A server in this process for as long as it is needed."""
    server = Here(database, folder, **chosen)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


@asynccontextmanager
async def serving(database: str, folder: Path, **chosen: object) -> AsyncIterator[Server]:
    """A server for as long as it is needed."""
    server = Server(database, folder, **chosen)
    try:
        await server.start()
        yield server
    finally:
        server.kill()


async def guests(server: Server, count: int) -> list[str]:
    """The tokens of so many new guests."""
    tokens = []
    for number in range(count):
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
            came = await http.post(f"{server.url}/api/people", json={"name": f"guest {number}"})
            assert came.status_code == 201, came.text
            tokens.append(came.cookies["footplate"])
    return tokens


def headers(token: str | None) -> dict[str, str]:
    """By which a server knows who is asking."""
    return {} if token is None else {"cookie": f"footplate={token}"}


class EventHeard(msgspec.Struct):
    """An event as far as a client must understand it."""

    seq: int
    what: dict[str, Any]


class TableHeard(msgspec.Struct):
    """A table as far as a client must understand it."""

    id: str
    phase: str
    seq: int
    entries: int


class OfferHeard(msgspec.Struct):
    """What a client may do."""

    count: int
    complete: bool
    options: list[dict[str, Any]]
    question: dict[str, Any] | None = None


class SceneHeard(msgspec.Struct):
    """A scene as far as a client must understand it."""

    table: TableHeard
    seat: int | None
    view: msgspec.Raw = msgspec.Raw()
    offer: OfferHeard | None = None
    free: int = 0


class Heard(msgspec.Struct):
    """A message of the socket: a push, or who is awaited where."""

    seq: int = 0
    events: list[EventHeard] = []
    scene: SceneHeard | None = None
    waiting: msgspec.Raw = msgspec.Raw()


class Acknowledged(msgspec.Struct):
    """The answer to an action."""

    seq: int
    entries: int


HEARD: Final = msgspec.json.Decoder(Heard)


class Client:
    """Plays one seat, or looks on; keeps all it was told, and comes back after every cut.

    `mischief` is how often, of all decisions, it cuts its socket, sends a request twice at once, or sends an
    old one again.
    """

    def __init__(
        self, server: Server, table: str, token: str | None, seed: int, *, seat: int | None = None
    ) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.seat = seat
        self.mischief = 0.0
        self.dice = Random(seed)
        self.http = httpx.AsyncClient(trust_env=False, timeout=PATIENCE, headers=headers(token))
        self.name = f"{seed}-{self.dice.getrandbits(32):x}"
        self.keep = False  # whether to keep all that came, as it came
        self.received: list[bytes] = []  # every message of the socket
        self.answered: list[tuple[int, httpx.Response]] = []  # after how many entries, and what
        self.statuses: Counter[int] = Counter()
        self.heard: list[EventHeard] = []
        self.scene: SceneHeard | None = None
        self.seq = 0
        self.entries = 0  # after its own last decision
        self.sent: list[dict[str, Any]] = []
        self.acknowledged: dict[str, Acknowledged] = {}
        self.refused: list[str] = []
        self.cuts = 0
        self.retries = 0

    @property
    def over(self) -> bool:
        """Whether it has seen the end of the game."""
        return self.scene is not None and self.scene.table.phase == "over"

    async def play(self) -> None:
        """Play, or look on, until the game is over."""
        try:
            while not self.over:
                try:
                    await self._watch()
                except LOST:
                    self.cuts += 1
                    await asyncio.sleep(PAUSE)
        finally:
            await self.http.aclose()

    def socket(self) -> connect:
        """The socket of the table, from what was heard last."""
        seat = "" if self.seat is None else f"&seat={self.seat}"
        return connect(
            f"ws://127.0.0.1:{self.server.port}/api/live?table={self.table}&after={self.seq}{seat}",
            additional_headers=headers(self.token),
            max_size=None,
            compression=None,
            proxy=None,
            ping_interval=None,
            close_timeout=1,
        )

    async def _watch(self) -> None:
        async with self.socket() as socket:
            async for message in socket:
                self.hear(message if isinstance(message, bytes) else message.encode())
                if self.over:
                    return
                await self.decide()
                if self._dares():
                    await self._cut(socket)
                    return

    async def _cut(self, socket: ClientConnection) -> None:
        """The line goes dead, without a farewell."""
        socket.transport.abort()
        self.cuts += 1

    def _dares(self) -> bool:
        return self.mischief > 0 and self.dice.random() < self.mischief

    def hear(self, message: bytes) -> None:
        """Take in a message."""
        if self.keep:
            self.received.append(message)
        heard = HEARD.decode(message)
        if heard.scene is None:
            return
        self.heard += heard.events
        self.scene = heard.scene
        self.seq = heard.seq

    async def decide(self) -> None:
        """Take one of the options at random, unless what was heard is older than one's own decision."""
        scene = self.scene
        if scene is None or scene.offer is None or scene.table.entries < self.entries:
            return
        offer, answers = scene.offer, []
        while not offer.complete:
            assert offer.question is not None
            answers.append(self.dice.choice(offer.question["answers"]))
            answer = await self.post("offer", {"answers": answers, "seat": self.seat})
            if answer.status_code != 200:
                return
            offer = msgspec.json.decode(answer.content, type=OfferHeard)
        await self.choose([option["action"] for option in offer.options], scene.table.entries)

    async def choose(self, actions: Sequence[dict[str, Any]], expected: int) -> None:
        """Take one of some actions."""
        await self.act(self.dice.choice(actions), expected)

    async def act(self, action: dict[str, Any], expected: int) -> None:
        """Send a decision until it is answered."""
        request = self.request(action, expected)
        if self._dares():
            await self.twice(request, request)
        else:
            self.taken(request, await self.post("actions", request))
        if self._dares():
            old = self.dice.choice(self.sent)
            self.taken(old, await self.post("actions", old))

    def request(self, action: dict[str, Any], expected: int) -> dict[str, Any]:
        """A new request, with a key of its own."""
        key = f"{self.name}-{len(self.sent)}"
        request = {"expected": expected, "key": key, "action": action, "seat": self.seat}
        self.sent.append(request)
        return request

    async def twice(self, one: dict[str, Any], two: dict[str, Any], other: Server | None = None) -> None:
        """Two requests at once, perhaps the same one to two servers; the same one has one answer."""
        both = await asyncio.gather(self.post("actions", one), self.post("actions", two, other))
        done = [self.taken(request, answer) for request, answer in zip((one, two), both, strict=True)]
        if one is two:
            assert done[0] == done[1], [answer.text for answer in both]
        else:
            assert sum([answer is not None for answer in done]) == 1, [answer.text for answer in both]

    def taken(self, request: Mapping[str, Any], answer: httpx.Response) -> Acknowledged | None:
        """Note what an action came to; the same request has always the same answer."""
        key = request["key"]
        if answer.status_code != 200:
            assert answer.status_code == 409, answer.text
            assert key not in self.acknowledged, answer.text
            self.refused.append(answer.json()["code"])
            return None
        done = msgspec.json.decode(answer.content, type=Acknowledged)
        assert self.acknowledged.setdefault(key, done) == done
        self.entries = max(self.entries, done.entries)
        return done

    def _note(self, answer: httpx.Response) -> None:
        self.answered.append((self.scene.table.entries if self.scene else 0, answer))

    async def ask(self, what: str) -> None:
        """Ask something about the table, and keep the answer."""
        seat = "" if self.seat is None else f"{'&' if '?' in what else '?'}seat={self.seat}"
        self._note(await self.http.get(f"{self.server.url}/api/tables/{self.table}{what}{seat}"))

    async def post(self, what: str, body: object, other: Server | None = None) -> httpx.Response:
        """Send a request until somebody answers it who can."""
        url = f"{(other or self.server).url}/api/tables/{self.table}/{what}"
        while True:
            try:
                answer = await self.http.post(url, json=body)
            except LOST:
                answer = None
            if answer is not None:
                self.statuses[answer.status_code] += 1
                if self.keep:
                    self._note(answer)
                busy = answer.status_code == 409 and answer.json()["code"] == "busy"
                if answer.status_code != 503 and not busy:
                    return answer
            self.retries += 1
            await asyncio.sleep(PAUSE)


async def make_table(
    server: Server,
    game: str,
    tokens: Sequence[str],
    options: Mapping[str, object] | None = None,
    terms: Mapping[str, object] | None = None,
) -> str:
    """The id of a table at which these guests have begun to play."""
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=PATIENCE) as http:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(tokens) - 1)]
        wish = {"game": game, "seats": seats, "options": options or {}, "terms": terms or {}}
        made = await http.post("/api/tables", json=wish, headers=headers(tokens[0]))
        assert made.status_code == 201, made.text
        id: str = made.json()["table"]["id"]
        for token in tokens[1:]:
            joined = await http.post(f"/api/tables/{id}/join", json={}, headers=headers(token))
            assert joined.status_code == 201, joined.text
        return id


async def asked(server: Server, what: str, token: str | None = None) -> bytes:
    """What a server answers to a question."""
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE, headers=headers(token)) as http:
        answer = await http.get(f"{server.url}/api/{what}")
        assert answer.status_code == 200, answer.text
        return answer.content


async def played_out(clients: Sequence[Client], seconds: float = 120) -> None:
    """Let all clients play until the game is over."""
    async with asyncio.timeout(seconds), asyncio.TaskGroup() as tasks:
        for client in clients:
            tasks.create_task(client.play())


async def stored_record(store: Store, table: str) -> bytes:
    """A table's record as it is stored."""
    [(header, closing)] = await store.rows("select header, closing from tables where id = $1", table)
    sql = "select data from event where table_id = $1 and count > 0 order by seq"
    entries = [data for (data,) in await store.rows(sql, table)]
    return "".join([line + "\n" for line in [header, *entries, closing] if line is not None]).encode()


async def check_game(store: Store, table: str, clients: Sequence[Client]) -> None:
    """The record is proved, every client has seen all of it, and sees at the end what the record comes to."""
    data = await stored_record(store, table)
    verify(data)
    game, record = load(data)
    last = replay(game, record)
    [(seq,)] = await store.rows("select seq from tables where id = $1", table)
    for client in clients:
        assert [event.seq for event in client.heard] == list(range(1, seq + 1))
        assert client.scene is not None
        assert view_of(client) == msgspec.json.encode(game.view(last, client.scene.seat))
        assert told_numbers(client) == list(range(1, len(record.entries) + 1))
    await check_keys(store, table, clients)


def view_of(client: Client) -> bytes:
    """The view a client saw last, as it came."""
    assert client.scene is not None
    return bytes(client.scene.view)


def told_numbers(client: Client) -> list[int]:
    """The numbers of all entries that a client was told."""
    return [told["number"] for event in client.heard for told in event.what.get("told", ())]


async def check_keys(store: Store, table: str, clients: Sequence[Client]) -> None:
    """Every acknowledged decision is stored once, where it was said to be; no other more than once."""
    sql = "select key, seq, first + count from event where table_id = $1 and key is not null"
    rows = await store.rows(sql, table)
    stored = {key: Acknowledged(seq, entries) for key, seq, entries in rows}
    assert len(stored) == len(rows)
    acknowledged = {key: done for client in clients for key, done in client.acknowledged.items()}
    sent = {request["key"] for client in clients for request in client.sent}
    assert acknowledged.items() <= stored.items()
    assert stored.keys() <= sent
