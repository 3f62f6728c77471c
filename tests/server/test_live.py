"""Live: whoever comes back is told what they missed, once; whoever is slow holds up nobody."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from footplate.server.acting import act
from footplate.server.house import House
from footplate.server.people.person import Person, find
from footplate.server.store import Change, Store
from footplate.server.talk import Talk
from footplate.server.undo import undo
from footplate.server.wire.play import Act, Say, Undo
from tests.server.databases import opened
from tests.server.driving import (
    Client,
    Here,
    check_game,
    guests,
    headers,
    make_table,
    played_out,
    serving_here,
)

pytestmark = pytest.mark.anyio


def live(server: Any, query: str, token: str | None, **more: Any) -> connect:
    """A socket, as a browser opens one."""
    return connect(
        f"ws://127.0.0.1:{server.port}/api/live?{query}",
        additional_headers=headers(token),
        max_size=None,
        compression=None,
        proxy=None,
        close_timeout=1,
        **more,
    )


async def heard(stream: ClientConnection) -> Any:
    """The next message."""
    async with asyncio.timeout(60):
        return msgspec.json.decode(await stream.recv())


async def pushed(stream: ClientConnection) -> Any:
    """The next message about the table."""
    while "scene" not in (message := await heard(stream)):
        pass
    return message


async def own_table(server: Here, token: str, seats: int = 2, game: str = "steamrollers") -> str:
    """A table at which somebody has all seats."""
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, headers=headers(token)) as http:
        made = await http.post("/api/tables", json={"game": game, "seats": [{"kind": "me"}] * seats})
        assert made.status_code == 201, made.text
        id: str = made.json()["table"]["id"]
        return id


async def host_of(store: Store) -> Person:
    """Who opened the only table."""
    [(id,)] = await store.rows("select host from tables")
    person = await find(store, id)
    assert person is not None
    return person


async def wander(house: House, id: str, person: Person, decisions: int) -> None:
    """So many random decisions, of which some are taken back."""
    dice = Random(3)
    for number in range(decisions):
        table = await house.table(id)
        if table.facts.phase != "running":
            return
        seat = dice.choice(table.actors())
        entries = table.facts.entries
        if table.running.free_to(seat) < table.running.mark.standing and dice.random() < 0.1:
            await undo(house, id, person, Undo(entries, f"u{number}", "last", seat))
        else:
            action = msgspec.to_builtins(dice.choice(table.legal(seat)))
            await act(house, id, person, Act(entries, f"a{number}", action, seat))


async def missed(server: Here, id: str, token: str, after: int, last: int) -> list[Any]:
    """The events that a client is told which heard of those up to a number."""
    found: list[Any] = []
    async with live(server, f"table={id}&seat=0&after={after}", token) as stream:
        while not found or found[-1]["seq"] < last:
            found += (await pushed(stream))["events"]
    return found


async def test_who_comes_back_is_told_exactly_what_they_missed(
    new_address: Callable[[str], str], tmp_path: Path
) -> None:
    address = new_address("sqlite")
    async with serving_here(address, tmp_path) as server, opened(address) as store:
        [token] = await guests(server, 1)
        id = await own_table(server, token)
        person = await host_of(store)
        await wander(server.house, id, person, 300)
        last = (await server.house.table(id)).facts.seq
        assert last > 250
        everything = await missed(server, id, token, 0, last)
        assert [event["seq"] for event in everything] == list(range(1, last + 1))
        kinds = {told["action"]["kind"] for event in everything for told in event["what"].get("told", ())}
        assert "take-back" in kinds
        for after in (1, 17, 100, last // 2, last - 41, last - 40, last - 39, last - 2, last - 1):
            assert await missed(server, id, token, after, last) == everything[after:]
            server.house.forget_all()
            assert await missed(server, id, token, after, last) == everything[after:]


async def test_who_claims_to_know_more_than_there_is_sees_the_table_as_it_is(
    new_address: Callable[[str], str], tmp_path: Path
) -> None:
    async with serving_here(new_address("sqlite"), tmp_path) as server:
        [token] = await guests(server, 1)
        id = await own_table(server, token)
        async with live(server, f"table={id}&after=1000", token) as stream:
            push = await pushed(stream)
            assert push["events"] == []
            assert push["seq"] == push["scene"]["table"]["seq"]


async def test_a_slow_reader_holds_up_nobody_and_misses_nothing(
    new_address: Callable[[str], str], tmp_path: Path
) -> None:
    address = new_address("sqlite")
    async with serving_here(address, tmp_path) as server, opened(address) as store:
        tokens = await guests(server, 2)
        table = await make_table(server, "days-of-steam", tokens)
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.setblocking(False)
        await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", server.port))
        async with live(server, f"table={table}&after=0", None, sock=narrow, max_queue=1) as stream:
            clients = [Client(server, table, token, seed) for seed, token in enumerate(tokens)]
            await played_out(clients)
            await check_game(store, table, clients)
            last = clients[0].heard[-1].seq
            sizes: list[int] = []
            numbers: list[int] = []
            while not numbers or numbers[-1] < last:
                events = (await pushed(stream))["events"]
                sizes.append(len(events))
                numbers += [event["seq"] for event in events]
        assert numbers == list(range(1, last + 1))
        assert max(sizes) > 5


async def test_one_person_plays_several_seats_on_one_device(
    new_address: Callable[[str], str], tmp_path: Path
) -> None:
    address = new_address("sqlite")
    async with serving_here(address, tmp_path) as server, opened(address) as store:
        [token] = await guests(server, 1)
        table = await own_table(server, token, 2, "volldampf")
        clients = [Client(server, table, token, seat, seat=seat) for seat in (0, 1)]
        await played_out(clients)
        assert [client.scene.seat for client in clients if client.scene] == [0, 1]
        await check_game(store, table, clients)


async def test_a_private_table_is_shown_to_those_who_sit_there_alone(
    new_address: Callable[[str], str], tmp_path: Path
) -> None:
    async with serving_here(new_address("sqlite"), tmp_path) as server:
        host, stranger = await guests(server, 2)
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, headers=headers(host)) as http:
            wish = {"game": "volldampf", "seats": [{"kind": "me"}] * 2, "terms": {"public": False}}
            table = (await http.post("/api/tables", json=wish)).json()["table"]["id"]
        async with live(server, f"table={table}&after=0&seat=0", host) as stream:
            assert (await pushed(stream))["scene"]["table"]["id"] == table
        for token in (stranger, None):
            assert await closed(server, f"table={table}&after=0", token) == 4404
            assert await closed(server, "table=nowhere", token) == 4404


async def test_who_has_left_a_seat_looks_from_it_no_more(
    new_address: Callable[[str], str], tmp_path: Path
) -> None:
    async with serving_here(new_address("sqlite"), tmp_path) as server:
        tokens = await guests(server, 2)
        table = await make_table(server, "days-of-steam", tokens)
        async with live(server, f"table={table}&seat=0", tokens[0]) as stream:
            assert (await pushed(stream))["scene"]["seat"] == 0
            async with httpx.AsyncClient(
                base_url=server.url, trust_env=False, headers=headers(tokens[0])
            ) as http:
                left = await http.post(f"/api/tables/{table}/leave")
                assert left.status_code == 201, left.text
            assert await ended(stream) == 4404


async def sent(server: Here, token: str, path: str, status: int, **data: str) -> None:
    """Post a document as somebody."""
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, headers=headers(token)) as http:
        answer = await http.post(f"/api{path}", json=data or None)
        assert answer.status_code == status, answer.text


async def account(server: Here) -> list[str]:
    """The tokens of two sessions of one account."""
    [guest] = await guests(server, 1)
    who = {"name": "Ada", "password": "correct horse"}
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, headers=headers(guest)) as http:
        made = await http.post("/api/me/account", json=who)
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        again = await http.post("/api/people/session", json=who)
    return [made.cookies["footplate"], again.cookies["footplate"]]


@pytest.mark.parametrize(
    ("path", "status", "data", "code"),
    [
        ("/people/session/end", 204, {}, 4401),
        ("/me/sessions/end", 204, {}, 4401),
        ("/me/delete", 204, {"name": "guest 0"}, 4404),  # the seat is given up first
        ("/me/account", 200, {"name": "Ada", "password": "correct horse"}, 4401),
    ],
)
async def test_a_socket_ends_with_the_session_that_opened_it(
    path: str, status: int, data: dict[str, str], code: int, new_address: Callable[[str], str], tmp_path: Path
) -> None:
    async with serving_here(new_address("sqlite"), tmp_path) as server:
        [token] = await guests(server, 1)
        table = await own_table(server, token)
        async with live(server, f"table={table}&seat=0", token) as stream:
            await pushed(stream)
            await sent(server, token, path, status, **data)
            assert await ended(stream) == code


async def test_a_new_password_ends_the_sockets_of_other_sessions_in_every_process(
    new_address: Callable[[str], str], tmp_path: Path
) -> None:
    address = new_address("postgresql")
    async with serving_here(address, tmp_path) as server, serving_here(address, tmp_path) as other:
        here, there = await account(server)
        async with live(server, "", here) as kept, live(other, "", there) as lost:
            await heard(kept)
            await heard(lost)
            await sent(server, here, "/me/password", 204, old="correct horse", new="battery staple")
            assert await ended(lost) == 4401
            table = await own_table(server, here)
            assert await heard(kept) == {"waiting": [table]}


async def test_a_session_that_ends_unheard_is_missed_before_long(
    new_address: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("footplate.server.live.PRESENCE", 0.05)
    address = new_address("sqlite")
    async with serving_here(address, tmp_path) as server, opened(address) as store:
        [token] = await guests(server, 1)
        async with live(server, "", token) as stream:
            await heard(stream)
            await store.commit([Change("delete from session", ())])
            assert await ended(stream) == 4401


async def test_a_socket_that_can_tell_nothing_more_is_closed(
    new_address: Callable[[str], str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    address = new_address("sqlite")
    async with serving_here(address, tmp_path) as server, opened(address) as store:
        [token] = await guests(server, 1)
        table = await own_table(server, token)
        async with live(server, f"table={table}&seat=0", token) as stream:
            await pushed(stream)
            await store.commit([Change("update tables set ruleset = 999 where id = $1", (table,))])
            server.house.forget_all()
            assert await ended(stream) == 1013
        assert "no telling" in caplog.text


async def test_who_knows_more_than_this_process_is_told_nothing_twice(
    new_address: Callable[[str], str], tmp_path: Path
) -> None:
    address = new_address("sqlite")
    async with serving_here(address, tmp_path) as server, opened(address) as store:
        [token] = await guests(server, 1)
        table = await own_table(server, token)
        person = await host_of(store)
        elsewhere = House(store)
        await elsewhere.open()
        before = (await server.house.table(table)).facts.seq
        await wander(elsewhere, table, person, 1)
        assert (await server.house.table(table)).facts.seq == before
        async with live(server, f"table={table}&seat=0&after={before + 1}", token) as stream:
            await heard(stream)  # where they are awaited: now the socket is served
            await Talk(elsewhere, 0).say(table, person, Say("hello", "k"))
            server.house.heard(f"{table}:{before + 2}")
            told = await pushed(stream)
            assert [event["seq"] for event in told["events"]] == [before + 2]


async def ended(stream: ClientConnection) -> int:
    """With which code a socket is closed in the end."""
    async with asyncio.timeout(60):
        await stream.wait_closed()
    assert stream.close_code is not None
    return int(stream.close_code)


async def closed(server: Any, query: str, token: str | None) -> int:
    """With which code a socket is closed at once."""
    async with live(server, query, token) as stream:
        with pytest.raises(ConnectionClosed) as ended:
            await heard(stream)
    assert ended.value.rcvd is not None
    return int(ended.value.rcvd.code)


@pytest.mark.parametrize("wrong", ["after=-1", "after=x", "after=99999999999999999", "seat=", "seat=one"])
async def test_a_socket_that_asks_for_what_makes_no_sense_is_told_so(
    wrong: str, new_address: Callable[[str], str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving_here(new_address("sqlite"), tmp_path) as server:
        [token] = await guests(server, 1)
        table = await own_table(server, token)
        async with live(server, f"table={table}&{wrong}", token) as stream:
            assert await ended(stream) == 4400
            assert stream.close_reason == f"{wrong.partition('=')[0]} is a whole number from 0"
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_nobody_waits_at_a_socket_for_nothing(
    new_address: Callable[[str], str], tmp_path: Path
) -> None:
    async with serving_here(new_address("sqlite"), tmp_path) as server:
        assert await closed(server, "", None) == 4400
        assert await closed(server, "", "x" * 43) == 4400


async def test_another_site_gets_no_socket(new_address: Callable[[str], str], tmp_path: Path) -> None:
    async with serving_here(new_address("sqlite"), tmp_path) as server:
        [token] = await guests(server, 1)
        table = await own_table(server, token)
        with pytest.raises(InvalidStatus):
            async with live(server, f"table={table}&after=0", token, origin="https://example.org"):
                pass
        own: Any = f"http://127.0.0.1:{server.port}"
        async with live(server, f"table={table}&after=0", token, origin=own) as stream:
            assert (await pushed(stream))["seq"] > 0


async def test_a_person_hears_where_they_are_awaited(
    new_address: Callable[[str], str], tmp_path: Path
) -> None:
    address = new_address("sqlite")
    async with serving_here(address, tmp_path) as server, opened(address) as store:
        tokens = await guests(server, 2)
        async with live(server, "", tokens[0]) as one, live(server, "", tokens[1]) as other:
            assert await heard(one) == await heard(other) == {"waiting": []}
            table = await make_table(server, "volldampf", tokens)
            clients = [Client(server, table, token, seed) for seed, token in enumerate(tokens)]
            await played_out(clients)
            for stream in (one, other):
                told = [await heard(stream), await heard(stream)]
                assert told == [{"waiting": [table]}, {"waiting": []}]
        await check_game(store, table, clients)
