"""The server under load: `python -m benchmarks.load --tables 500 --seconds 60 --rate 200`.

One server process; four guests at each table, each with a socket. Moves are sent at a fixed rate, whether or
not those before are answered. At the end every record is compared with what was acknowledged, and every
client's view with what its record comes to.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import pstats
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from footplate.bots.random import choose
from footplate.kernel.game import find
from footplate.kernel.replay import load, replay
from footplate.server.acting import act
from footplate.server.house import House
from footplate.server.making import create
from footplate.server.people.person import Person, fresh_id
from footplate.server.people.person import find as find_person
from footplate.server.people.tokens import digest, fresh
from footplate.server.store import Change, Store, store_for
from footplate.server.wire.play import Act
from footplate.server.wire.tables import NewTable, SeatWish
from tests.server.driving import HEARD, OfferHeard, SceneHeard, Server, headers, stored_record

SEATS: Final = 4
MIXTURE: Final = ("volldampf", "days-of-steam", "steam", "steamrollers")
CONNECTIONS: Final = 64
YEAR: Final = 365 * 24 * 3600 * 1000
AT_ONCE: Final = 500  # guests made in one transaction
STRAGGLERS: Final = 15.0  # seconds that the last answers may take


class Line:
    """A connection on which one request follows the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: object, token: str) -> tuple[int, bytes]:
        """Send a request; its status and its answer."""
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        data = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self._port}\r\ncookie: footplate={token}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n"
        )
        self._writer.write(head.encode() + data)
        try:
            lines = (await self._reader.readuntil(b"\r\n\r\n")).lower()
            length = int(lines.partition(b"content-length: ")[2].partition(b"\r\n")[0])
            return int(lines[9:12]), await self._reader.readexactly(length)
        except BaseException:
            self._writer.close()
            self._reader = self._writer = None
            raise

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()


class Lines:
    """A few connections that all clients share."""

    def __init__(self, port: int) -> None:
        self._free: asyncio.Queue[Line] = asyncio.Queue()
        for _ in range(CONNECTIONS):
            self._free.put_nowait(Line(port))

    async def post(self, path: str, body: object, token: str) -> tuple[int, bytes]:
        """Send a request on the next connection that is free."""
        line = await self._free.get()
        try:
            return await line.post(path, body, token)
        finally:
            self._free.put_nowait(line)

    def close(self) -> None:
        """Hang up."""
        while not self._free.empty():
            self._free.get_nowait().close()


class Watcher:
    """One client's socket: what it heard last, and whether it missed anything."""

    def __init__(self, board: Board, token: str) -> None:
        self.board = board
        self.token = token
        self.seq = 0
        self.scene: SceneHeard | None = None
        self.socket: ClientConnection | None = None
        self.gaps = 0
        self.pushes = 0
        self.bytes = 0

    async def open(self, port: int) -> None:
        """Connect, and listen from then on."""
        self.socket = await connect(
            f"ws://127.0.0.1:{port}/api/live?table={self.board.table}&after=0",
            additional_headers=headers(self.token),
            max_size=None,
            compression=None,
            proxy=None,
            ping_interval=None,
            open_timeout=60,
        )

    async def listen(self) -> None:
        """Take in what is sent until the socket is closed."""
        assert self.socket is not None
        with suppress(WebSocketException):
            while True:
                message = await self.socket.recv(decode=False)
                self.pushes += 1
                self.bytes += len(message)
                self._hear(HEARD.decode(message))

    def _hear(self, heard: Any) -> None:
        if heard.scene is None:
            return
        numbers = [event.seq for event in heard.events]
        if numbers != list(range(self.seq + 1, heard.seq + 1)):
            self.gaps += 1
        self.seq, self.scene = heard.seq, heard.scene
        self.board.heard()


class Board:
    """A table as the load sees it: its four watchers, and the move under way."""

    def __init__(self, table: str, game: str, tokens: Sequence[str], seed: int) -> None:
        self.table = table
        self.game = game
        self.watchers = [Watcher(self, token) for token in tokens]
        self.dice = Random(seed)
        self.acknowledged: dict[str, int] = {}
        self.sent: set[str] = set()
        self.busy = False
        self._goal: int | None = None
        self._told: asyncio.Future[float] | None = None

    @property
    def over(self) -> bool:
        """Whether the game is."""
        return any([one.scene is not None and one.scene.table.phase == "over" for one in self.watchers])

    def decider(self) -> Watcher | None:
        """A client that may act now."""
        if self.busy:
            return None
        for one in self.watchers:
            if one.scene is not None and one.scene.offer is not None:
                return one
        return None

    def heard(self) -> None:
        """A watcher was told something; the move is told when all were."""
        if self._told is not None and self._goal is not None and not self._told.done():
            goal = self._goal
            if all([one.seq >= goal for one in self.watchers]):
                self._told.set_result(time.perf_counter())

    async def all_told(self, seq: int) -> float:
        """When the slowest watcher was told of an event."""
        self._goal, self._told = seq, asyncio.get_running_loop().create_future()
        self.heard()
        try:
            return await self._told
        finally:
            self._goal = self._told = None


class Load:
    """Moves at a fixed rate, and what became of them."""

    def __init__(self, boards: Sequence[Board], lines: Lines) -> None:
        self.boards = boards
        self.lines = lines
        self.act_times: list[float] = []
        self.push_times: list[float] = []
        self.lags: list[float] = []  # how late the load itself was
        self.errors: Counter[str] = Counter()
        self.idle = 0
        self._ring = cycle(boards)

    async def run(self, rate: float, seconds: float) -> None:
        """Send moves on time, whatever becomes of those before; then wait for the last."""
        tasks: set[asyncio.Task[None]] = set()
        start = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = start + number / rate
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            self.lags.append(max(0.0, time.perf_counter() - due))
            found = self._next()
            if found is None:
                self.idle += 1
                continue
            task = asyncio.create_task(self._move(*found))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        if tasks:
            await asyncio.wait(tasks, timeout=STRAGGLERS)
        self.errors["no answer or push in time"] += len(tasks)

    def _next(self) -> tuple[Board, Watcher] | None:
        for board in islice(self._ring, len(self.boards)):
            watcher = board.decider()
            if watcher is not None:
                board.busy = True
                return board, watcher
        return None

    async def _move(self, board: Board, watcher: Watcher) -> None:
        try:
            await self._act(board, watcher)
        except (OSError, asyncio.IncompleteReadError) as error:
            self.errors[type(error).__name__] += 1
        finally:
            board.busy = False

    async def _act(self, board: Board, watcher: Watcher) -> None:
        scene = watcher.scene
        assert scene is not None
        assert scene.offer is not None
        action = await self._chosen(board, watcher, scene.offer)
        if action is None:
            return
        key = f"{len(board.sent)}"
        board.sent.add(key)
        body = {"expected": scene.table.entries, "key": key, "action": action}
        start = time.perf_counter()
        status, answer = await self.lines.post(f"/api/tables/{board.table}/actions", body, watcher.token)
        if status != 200:
            self.errors[f"{status} {answer[:60]!r}"] += 1
            return
        self.act_times.append(time.perf_counter() - start)
        done = msgspec.json.decode(answer)
        board.acknowledged[key] = done["entries"]
        self.push_times.append(await board.all_told(done["seq"]) - start)

    async def _chosen(self, board: Board, watcher: Watcher, offer: OfferHeard) -> Any:
        answers: list[Any] = []
        while not offer.complete:
            assert offer.question is not None
            answers.append(board.dice.choice(offer.question["answers"]))
            status, answer = await self.lines.post(
                f"/api/tables/{board.table}/offer", {"answers": answers}, watcher.token
            )
            if status != 200:
                self.errors[f"offer {status} {answer[:60]!r}"] += 1
                return None
            offer = msgspec.json.decode(answer, type=OfferHeard)
        return board.dice.choice(offer.options)["action"]


async def new_guests(store: Store, count: int) -> list[str]:
    """The tokens of so many guests, put into the store at once."""
    tokens = [fresh() for _ in range(count)]
    now = time.time_ns() // 1_000_000
    for first in range(0, count, AT_ONCE):
        changes: list[Change] = []
        for token in tokens[first : first + AT_ONCE]:
            person = fresh_id()
            changes += [
                Change(
                    "insert into person (id, name, guest, created, seen, settings)"
                    " values ($1, $2, 1, $3, $3, '{}')",
                    (person, f"guest {person[:4]}", now),
                ),
                Change(
                    "insert into session (hash, person, created, seen, expires) values ($1, $2, $3, $3, $4)",
                    (digest(token), person, now, now + YEAR),
                ),
            ]
        await store.commit(changes)
    return tokens


async def new_boards(lines: Lines, store: Store, count: int, games: Sequence[str]) -> list[Board]:
    """So many tables, the games in turn, each with four guests who have begun to play."""
    tokens = await new_guests(store, SEATS * count)

    async def one(number: int, game: str) -> Board:
        mine = tokens[SEATS * number : SEATS * (number + 1)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        status, answer = await lines.post("/api/tables", {"game": game, "seats": seats}, mine[0])
        assert status == 201, answer
        table = msgspec.json.decode(answer)["table"]["id"]
        for token in mine[1:]:
            status, answer = await lines.post(f"/api/tables/{table}/join", {}, token)
            assert status == 201, answer
        return Board(table, game, mine, number)

    return list(await asyncio.gather(*[one(*each) for each in zip(range(count), cycle(games))]))


async def check(store: Store, boards: Sequence[Board]) -> Counter[str]:
    """What of all that must hold afterwards does not."""
    wrong: Counter[str] = Counter()
    for board in boards:
        sql = "select key, first + count from event where table_id = $1 and key is not null"
        rows = await store.rows(sql, board.table)
        stored: dict[str, int] = dict(rows)
        wrong["moves stored twice"] += len(rows) - len(stored)
        wrong["moves lost"] += len(board.acknowledged.items() - stored.items())
        wrong["moves from nowhere"] += len(stored.keys() - board.sent)
        game, record = load(await stored_record(store, board.table))
        last = replay(game, record)
        for seat, one in enumerate(board.watchers):
            assert one.scene is not None
            same = bytes(one.scene.view) == msgspec.json.encode(game.view(last, seat))
            wrong["views that differ"] += one.scene.seat != seat or not same
            wrong["gaps in what was told"] += one.gaps
    return +wrong


def resident(pid: int) -> int:
    """The bytes of memory that a process uses."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor_time(pid: int) -> float:
    """The seconds of processor that a process has used."""
    after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def starved_time(pid: int) -> float:
    """The seconds that a process was ready and waited for a processor, all its threads together."""
    waits = [int(one.read_text().split()[1]) for one in Path(f"/proc/{pid}/task").glob("*/schedstat")]
    return sum(waits) / 1e9


def spread(times: Sequence[float]) -> str:
    """Median and 99th percentile in milliseconds."""
    if len(times) < 2:
        return "-"
    parts = statistics.quantiles(times, n=100)
    return f"p50 {1000 * parts[49]:.1f}  p99 {1000 * parts[98]:.1f}  most {1000 * max(times):.1f}"


BEGIN: Final = """
import cProfile, signal, sys
from footplate.cli import main
path, *sys.argv[1:] = sys.argv[1:]
profile = cProfile.Profile()
signal.signal(signal.SIGUSR1, lambda *_: profile.enable())
signal.signal(signal.SIGUSR2, lambda *_: (profile.disable(), profile.dump_stats(path)))
sys.exit(main())
"""


class Profiled(Server):
    """A server process with a profiler that is started and stopped by signals."""

    def command(self) -> list[str]:
        """How it is started."""
        python, _, _, *rest = super().command()
        return [python, "-c", BEGIN, str(self.profile), *rest]

    @property
    def profile(self) -> Path:
        """Where the profile goes."""
        return self.folder / "profile"


async def drive(options: argparse.Namespace, folder: Path) -> bool:
    """The whole run; whether all was well."""
    database = options.database or str(folder / "load.sqlite")
    server = (Profiled if options.profile else Server)(database, folder)
    store = store_for(database)
    await server.start()
    await store.open()
    lines = Lines(server.port)
    try:
        bare = resident(server.pid)
        begun = time.perf_counter()
        boards = await new_boards(lines, store, options.tables, options.games)
        running = resident(server.pid)
        print(f"{len(boards)} tables made in {time.perf_counter() - begun:.1f} s")
        listeners = await _listen(boards, server.port)
        watched = resident(server.pid)
        lines.close()  # the server has hung up meanwhile
        lines = Lines(server.port)
        load = Load(boards, lines)
        starved = starved_time(server.pid)
        used, at = processor_time(server.pid), time.perf_counter()
        own = time.process_time()
        if options.profile:
            os.kill(server.pid, signal.SIGUSR1)
        await load.run(options.rate, options.seconds)
        if options.profile:
            os.kill(server.pid, signal.SIGUSR2)
        took = time.perf_counter() - at
        busy = processor_time(server.pid) - used
        print(f"server waited for a core {(starved_time(server.pid) - starved) / took:.0%} of the time")
        print(f"load itself: {(time.process_time() - own) / took:.0%} of a core, late {spread(load.lags)} ms")
        await asyncio.sleep(1)
        wrong = await check(store, boards)
        after = resident(server.pid)
        _report(load, boards, took, busy)
        print(
            f"memory: {bare / 2**20:.0f} MiB bare; {(running - bare) / len(boards) / 1024:.0f} KiB a table, "
            f"{(watched - running) / (SEATS * len(boards)) / 1024:.0f} KiB a socket, "
            f"{(after - bare) / len(boards) / 1024:.0f} KiB a table with its sockets after the run"
        )
        print(f"wrong afterwards: {dict(wrong) or 'nothing'}; errors: {dict(+load.errors) or 'none'}")
        for one in listeners:
            one.cancel()
        return not wrong and not +load.errors
    finally:
        lines.close()
        await store.close()
        server.kill()


async def _listen(boards: Sequence[Board], port: int) -> list[asyncio.Task[None]]:
    watchers = [one for board in boards for one in board.watchers]
    begun = time.perf_counter()
    for first in range(0, len(watchers), 50):
        await asyncio.gather(*[one.open(port) for one in watchers[first : first + 50]])
    tasks = [asyncio.create_task(one.listen()) for one in watchers]
    while not all([one.scene is not None for one in watchers]):
        await asyncio.sleep(0.05)
    print(f"{len(watchers)} sockets opened in {time.perf_counter() - begun:.1f} s")
    return tasks


def _report(load: Load, boards: Sequence[Board], took: float, busy: float) -> None:
    watchers = [one for board in boards for one in board.watchers]
    pushes, size = sum([one.pushes for one in watchers]), sum([one.bytes for one in watchers])
    moves = len(load.act_times)
    print(f"{moves} moves acknowledged in {took:.1f} s ({moves / took:.0f}/s), {load.idle} without a table")
    print(f"act  (ms): {spread(load.act_times)}")
    print(f"push (ms): {spread(load.push_times)} (to the slowest of {SEATS})")
    print(
        f"{pushes} pushes, {size / max(pushes, 1):.0f} bytes each; server {busy / took:.0%} of a core, "
        f"{1000 * busy / max(moves, 1):.2f} ms a move"
    )
    print(f"{sum([board.over for board in boards])} games ended")


async def whole_game(store: Store, name: str) -> None:
    """In this process: what a move costs at the start and at the end of a game, and what loading costs."""
    house = House(store)
    await house.open()
    [token] = await new_guests(store, 1)
    rows = await store.rows("select person from session where hash = $1", digest(token))
    person = await find_person(store, rows[0][0])
    assert person is not None
    options: dict[str, bool | int | str] = {}
    if name == "steamrollers":
        options = {"orders": True, "powers": True, "coal": True}
    table, _ = await create(house, person, NewTable(name, (SeatWish("me"),) * SEATS, options))
    times = await _play(house, table.id, person)
    some = min(100, len(times) // 3)
    first, last = statistics.mean(times[:some]), statistics.mean(times[-some:])
    loads = []
    for _ in range(50):
        house.forget_all()
        start = time.perf_counter()
        await house.table(table.id)
        loads.append(time.perf_counter() - start)
    print(
        f"{name}: {len(times)} moves; first {some}: {1000 * first:.2f} ms, last: {1000 * last:.2f} ms, "
        f"ratio {last / first:.2f}; loading: p50 {1000 * statistics.median(loads):.2f} ms, "
        f"most {1000 * max(loads):.2f} ms"
    )


async def _play(house: House, id: str, person: Person) -> list[float]:
    dice = Random(1)
    times: list[float] = []
    while (table := await house.table(id)).facts.phase == "running":
        seat = table.actors()[0]
        action = msgspec.to_builtins(choose(table.legal(seat), dice))
        request = Act(table.facts.entries, str(len(times)), action, seat)
        start = time.perf_counter()
        await act(house, id, person, request)
        times.append(time.perf_counter() - start)
    return times


async def whole_games(options: argparse.Namespace, folder: Path) -> None:
    """Whole games in this process, one after the other."""
    store = store_for(options.database or str(folder / "games.sqlite"))
    await store.open()
    try:
        for name in options.games:
            find(name)
            await whole_game(store, name)
    finally:
        await store.close()


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--database", default="", help="a file or postgresql://...; a new file if not given")
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--seconds", type=float, default=60)
    asked.add_argument("--rate", type=float, default=200)
    asked.add_argument("--games", nargs="+", default=MIXTURE)
    asked.add_argument("--profile", action="store_true", help="tell where the server's time goes")
    options = asked.parse_args()
    import_module("footplate.games")

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        well = uvloop.run(drive(options, folder))
        if options.profile:
            pstats.Stats(str(folder / "profile")).sort_stats("tottime").print_stats(60)
            pstats.Stats(str(folder / "profile")).sort_stats("cumtime").print_stats("footplate", 60)
        else:
            uvloop.run(whole_games(options, folder))
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
