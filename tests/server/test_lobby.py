"""The lobby: who finds which tables, and that private ones are not there for strangers, whatever they ask."""

from __future__ import annotations

from io import BytesIO
from random import Random
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
import segno
from litestar.routes import HTTPRoute

from footplate.games.steam.game import STEAM
from footplate.games.steam.maps import text
from footplate.games.steam.options import SteamOptions
from footplate.server import lobby, making, seating
from footplate.server.house import NoSuchTable
from footplate.server.people.person import Person
from footplate.server.scene import info
from footplate.server.store import Change
from footplate.server.wire.tables import Listing
from tests.server.houses import MINUTE, World, declined, unchanged
from tests.server.serving import Serving, Visitor, move

pytestmark = pytest.mark.anyio


def ids(listing: Listing) -> list[str]:
    return [one.id for one in listing.tables]


async def made(one: World, host: Person, game: str, seats: str, **more: Any) -> str:
    """A table, a minute after the one before."""
    one.time.passes(MINUTE)
    return (await one.make(host, game, seats, **more))[0].id


async def test_public_tables_with_open_seats_are_listed_the_newest_first(anywhere: World) -> None:
    ada, bea = await anywhere.person("Ada"), await anywhere.person("Bea")
    first = await made(anywhere, ada, "volldampf", "me open")
    second = await made(anywhere, ada, "steamrollers", "me open")
    await made(anywhere, ada, "volldampf", "me invited")
    await made(anywhere, ada, "volldampf", "me greedy")
    await made(anywhere, ada, "volldampf", "me open", terms={"public": False})
    closed = await made(anywhere, ada, "volldampf", "me open")
    await seating.close(anywhere.house, closed, ada)
    for person in (ada, bea, None):
        assert ids(await lobby.open_tables(anywhere.house, person, None, None)) == [second, first]
    assert ids(await lobby.open_tables(anywhere.house, bea, "volldampf", None)) == [first]
    await seating.join(anywhere.house, second, bea, None, None)
    assert ids(await lobby.open_tables(anywhere.house, bea, None, None)) == [first]


async def test_public_tables_with_a_seat_that_was_given_up_are_listed(anywhere: World) -> None:
    ada, bea, cleo = [await anywhere.person(name) for name in ("Ada", "Bea", "Cleo")]
    public = await anywhere.table("volldampf", ada, bea)
    table, tokens = await anywhere.make(ada, "volldampf", "me invited", terms={"public": False})
    private = (await seating.join(anywhere.house, table.id, bea, None, tokens[1])).id
    assert ids(await lobby.open_tables(anywhere.house, cleo, None, None)) == []
    for id in (public, private):
        await seating.leave(anywhere.house, id, bea)
    assert ids(await lobby.open_tables(anywhere.house, cleo, None, None)) == [public]
    await seating.invite(anywhere.house, public, ada, 1)
    assert ids(await lobby.open_tables(anywhere.house, cleo, None, None)) == []
    other = await anywhere.table("steamrollers", ada, bea)
    await seating.leave(anywhere.house, other, bea)
    assert ids(await lobby.open_tables(anywhere.house, cleo, None, None)) == [other]
    await seating.join(anywhere.house, other, cleo, None, None)
    assert ids(await lobby.open_tables(anywhere.house, cleo, None, None)) == []


async def test_pages_follow_each_other_without_a_gap(
    anywhere: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "PAGE", 3)
    ada = await anywhere.person("Ada")
    tables = [await made(anywhere, ada, "volldampf", "me open") for _ in range(3)]
    tables.append((await anywhere.make(ada, "volldampf", "me open"))[0].id)  # at the same moment as the last
    tables += [await made(anywhere, ada, "volldampf", "me open") for _ in range(2)]
    found: list[str] = []
    before: int | None = None
    while True:
        page = await lobby.open_tables(anywhere.house, ada, None, before)
        assert len(page.tables) <= 3
        found += ids(page)
        if page.next is None:
            break
        before = int(page.next)
    assert len(found) == len(set(found))
    assert set(found) == set(tables)


async def test_my_tables_are_those_where_i_sit_or_am_expected(anywhere: World) -> None:
    ada, bea = await anywhere.person("Ada"), await anywhere.person("Bea")
    private = await made(anywhere, ada, "volldampf", "me invited", terms={"public": False})
    played = await made(anywhere, ada, "volldampf", "me open")
    await seating.join(anywhere.house, played, bea, None, None)
    assert set(ids(await lobby.tables_of(anywhere.house, ada, None, None))) == {private, played}
    assert ids(await lobby.tables_of(anywhere.house, ada, "waiting", None)) == [private]
    assert ids(await lobby.tables_of(anywhere.house, bea, None, None)) == [played]
    anywhere.time.passes(MINUTE)
    await anywhere.play(played, [ada, bea], Random(1))
    new = await making.rematch(anywhere.house, played, ada)
    assert set(ids(await lobby.tables_of(anywhere.house, bea, None, None))) == {played, new.id}


async def test_who_asks_for_what_there_is_not_is_told_what_there_is(anywhere: World) -> None:
    ada = await anywhere.person("Ada")
    for game in ("whist", "", "x" * 1000):
        with declined(400, "bad-request") as problem:
            await lobby.open_tables(anywhere.house, ada, game, None)
        assert "there are: volldampf, " in problem.value.problem.detail
    for phase in ("overs", "", "x" * 1000):
        with declined(400, "bad-request") as problem:
            await lobby.tables_of(anywhere.house, ada, phase, None)
        assert "there are: waiting, running, over, closed" in problem.value.problem.detail


async def test_the_next_table_is_the_one_that_has_waited_longest(anywhere: World) -> None:
    ada = await anywhere.person("Ada")
    tables = [await made(anywhere, ada, "volldampf", "me me") for _ in range(3)]
    assert ids(await lobby.waiting_for(anywhere.house, ada, None)) == [tables[0]]
    assert ids(await lobby.waiting_for(anywhere.house, ada, tables[0])) == [tables[1]]
    assert ids(await lobby.waiting_for(anywhere.house, ada, tables[2])) == [tables[0]]
    assert ids(await lobby.waiting_for(anywhere.house, ada, "no such table")) == [tables[0]]
    bea = await anywhere.person("Bea")
    assert ids(await lobby.waiting_for(anywhere.house, bea, None)) == []


async def test_a_table_that_cannot_be_loaded_does_not_hide_the_others(anywhere: World) -> None:
    ada = await anywhere.person("Ada")
    good = await made(anywhere, ada, "volldampf", "me open")
    broken = await made(anywhere, ada, "volldampf", "me open")
    await anywhere.store.commit([Change("update tables set ruleset = 99 where id = $1", (broken,))])
    anywhere.house.forget_all()
    assert ids(await lobby.open_tables(anywhere.house, ada, None, None)) == [good]
    assert ids(await lobby.tables_of(anywhere.house, ada, None, None)) == [good]


async def test_lists_have_a_map_of_ones_own_in_short_and_its_table_whole(server: Serving) -> None:
    ada = await server.visitor("Ada")
    own = text("northeast")
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
    for wishes in (seats, [*seats[:2], {"kind": "open"}]):
        made = await ada.post("/", game="steam", seats=wishes, options={"map": own, "game": "standard"})
        assert made.json()["table"]["options"]["map"] == own
    for path, number in (("/", 1), ("/mine", 2), ("/next", 1)):
        tables = (await ada.get(path)).json()["tables"]
        assert len(tables) == number
        for one in tables:
            assert one["options"]["map"] == f"{own.splitlines()[0]} …"
            assert one["options"]["game"] == "standard"
            assert (await ada.scene(one["id"]))["table"]["options"]["map"] == own


async def test_components_are_shown_at_a_table_that_waits_and_at_one_that_runs(server: Serving) -> None:
    ada = await server.visitor("Ada")
    own = text("practice").replace("Bluehaven", "Blauhafen")
    for other, phase in (("open", "waiting"), ("me", "running")):
        seats = [{"kind": "me"}, {"kind": other}]
        made = await ada.post("/", game="steam", seats=seats, options={"map": own})
        table = made.json()["table"]
        assert table["phase"] == phase
        answer = await ada.get(f"/{table['id']}/components")
        assert answer.headers["cache-control"] == "private, no-cache"
        assert answer.headers["etag"]
        shown = answer.json()
        box = STEAM.components(SteamOptions(2, map=own))
        assert msgspec.convert(shown, STEAM.components_type) == box
        assert "Blauhafen" in [hex["place"] for hex in shown["hexes"]]


async def test_who_looks_is_online_and_who_has_not_for_a_minute_is_not(anywhere: World) -> None:
    ada, bea = await anywhere.person("Ada"), await anywhere.person("Bea")
    id = await anywhere.table("volldampf", ada, bea)
    anywhere.time.passes(2 * MINUTE)
    assert [
        seat.online for seat in info(await anywhere.house.table(id), ada.id, anywhere.time.now).seats
    ] == [False] * 2
    anywhere.house.saw(id, bea.id)
    await anywhere.store.commit(anywhere.house.seen())
    for one in (anywhere, await anywhere.neighbour()):
        seats = info(await one.house.table(id), ada.id, anywhere.time.now).seats
        assert [seat.online for seat in seats] == [False, True]
    await anywhere.step(id, [ada, bea], Random(1))
    seats = info(await (await anywhere.neighbour()).house.table(id), ada.id, anywhere.time.now).seats
    assert seats[1].online


async def test_who_was_seen_is_not_forgotten_by_a_process_that_has_not_heard_of_it(anywhere: World) -> None:
    ada = await anywhere.person("Ada")
    id = (await anywhere.make(ada, "volldampf", "me me"))[0].id
    other = await anywhere.neighbour()
    await other.house.table(id)
    anywhere.time.passes(MINUTE)
    anywhere.house.saw(id, ada.id)
    await anywhere.store.commit(anywhere.house.seen())
    anywhere.time.passes(-MINUTE)
    assert await other.step(id, [ada], Random(1))
    rows = await anywhere.store.rows("select seen from seat where table_id = $1", id)
    assert rows == [(anywhere.time.now + MINUTE,)] * 2


async def test_a_private_table_is_there_for_its_own_people(anywhere: World) -> None:
    ada, bea, cleo = [await anywhere.person(name) for name in ("Ada", "Bea", "Cleo")]
    table, tokens = await anywhere.make(ada, "volldampf", "me invited", terms={"public": False})
    lobby.check_may_see(table, ada)
    lobby.check_may_see(table, bea, tokens[1])
    lobby.check_may_see(table, None, tokens[1])
    for person, token in ((bea, None), (bea, "wrong"), (None, None)):
        with pytest.raises(NoSuchTable):
            lobby.check_may_see(table, person, token)
    joined = await seating.join(anywhere.house, table.id, bea, None, tokens[1])
    lobby.check_may_see(joined, bea)
    with pytest.raises(NoSuchTable):
        lobby.check_may_see(joined, cleo, tokens[1])
    async with unchanged(anywhere):
        with declined(403, "not-your-seat"):
            lobby.seat_to_see(joined, bea, 0)
    assert lobby.seat_to_see(joined, bea) == 1


async def test_who_has_several_seats_sees_the_only_one_that_is_to_decide(server: Serving) -> None:
    ada, eve = await server.visitor("Ada"), await server.visitor("Eve")
    seats = [{"kind": "me"}, {"kind": "me"}]
    id = (await ada.post("/", game="volldampf", seats=seats)).json()["table"]["id"]
    while len((await server.house.table(id)).actors()) == 1:
        [seat] = (await server.house.table(id)).actors()
        scene = await ada.scene(id)
        assert (scene["seat"], scene["view"]["seat"]) == (seat, seat)
        assert scene["offer"]["count"]
        other = await ada.scene(id, seat=1 - seat)
        assert (other["seat"], other["offer"]) == (1 - seat, None)
        assert (await eve.scene(id))["seat"] is None
        await move(ada, id)
    scene = await ada.scene(id)
    assert (scene["seat"], scene["offer"]) == (None, None)
    assert (await ada.scene(id, seat=1))["offer"]["count"]


ACT = {"expected": 0, "key": "k", "action": "pass"}
BODIES: dict[str, list[dict[str, Any]]] = {
    "GET ": [{}, {"seat": 0}, {"invitation": "wrong"}],
    "GET /components": [{}, {"invitation": "wrong"}],
    "POST /join": [{}, {"seat": 1}, {"invitation": "wrong"}],
    "POST /leave": [{}],
    "POST /start": [{}],
    "POST /close": [{}],
    "POST /rematch": [{}],
    "POST /absent": [{"seat": 0}],
    "POST /invitations": [{"seat": 0}],
    "POST /actions": [ACT, {**ACT, "seat": 0}],
    "POST /offer": [{}],
    "POST /why-not": [{"action": "pass"}],
    "POST /preview": [{"action": "pass"}],
    "POST /plan": [{"actions": []}],
    "POST /advice": [{"expected": 0}],
    "GET /review": [{}],
    "POST /undo": [{"expected": 0, "key": "k"}, {"expected": 0, "key": "k", "seat": 0}],
    "POST /undo/vote": [{"expected": 0, "key": "k", "agree": True, "entry": 1}],
    "GET /orders": [{}, {"seat": 0}],
    "PUT /orders": [{"orders": [], "key": "k"}],
    "GET /log": [{}, {"invitation": "wrong"}],
    "POST /chat": [{"text": "hello", "key": "k"}],
    "GET /note": [{}],
    "PUT /note": [{"text": "hello"}],
    "GET /at/0": [{}],
    "GET /entries": [{}],
    "GET /sums": [{}],
    "GET /record": [{}],
    "GET /verify": [{}],
    "POST /fork": [{"at": 0}],
}


def routes(server: Serving) -> set[str]:
    """Everything that can be asked about one table."""
    start = "/api/tables/{id:str}"
    return {
        f"{method} {route.path.removeprefix(start).replace('{number:int}', '0')}"
        for route in server.app.routes
        if isinstance(route, HTTPRoute) and route.path.startswith(start)
        for method in route.methods - {"OPTIONS", "HEAD"}
    }


@pytest.mark.parametrize("seats", [("me", "open"), ("me", "me"), ("open", "invited")])
async def test_a_stranger_cannot_tell_a_private_table_from_one_that_is_not(
    server: Serving, seats: tuple[str, ...]
) -> None:
    ada, bea = await server.visitor("Ada"), await server.visitor("Bea")
    wishes = [{"kind": one} for one in seats]
    answer = await ada.post("/", game="volldampf", seats=wishes, terms={"public": False})
    id = answer.json()["table"]["id"]
    assert routes(server) == set(BODIES)
    for route, bodies in BODIES.items():
        method, path = route.split(" ")
        for body in bodies:
            there = await getattr(bea, method.lower())(f"/{id}{path}", **body)
            nowhere = await getattr(bea, method.lower())(f"/nowhere{path}", **body)
            assert (route, there.status_code, nowhere.status_code) == (route, 404, 404)
            assert there.text.replace(id, "nowhere") == nowhere.text
    for path in ("/", "/mine", "/next"):
        assert id not in (await bea.get(path)).text


async def test_the_link_of_an_invitation_shows_the_private_table(server: Serving) -> None:
    ada, bea = await server.visitor("Ada"), await server.visitor("Bea")
    seats = [{"kind": "me"}, {"kind": "invited"}]
    answer = await ada.post("/", game="volldampf", seats=seats, terms={"public": False})
    [link] = answer.json()["invitations"]
    id = answer.json()["table"]["id"]
    assert link["path"] == f"/tables/{id}?invitation={link['token']}"
    scene = await bea.scene(id, invitation=link["token"])
    assert scene["table"]["yours"] == []
    assert link["token"] not in str(scene)
    log = await bea.get(f"/{id}/log", invitation=link["token"])
    assert (log.status_code, link["token"] in log.text) == (200, False)
    joined = await bea.post(f"/{id}/join", invitation=link["token"])
    assert (joined.status_code, joined.json()["phase"]) == (201, "running")


async def squares(visitor: Visitor, server: Serving, path: str) -> bytes:
    answer = await server.client.get("/api/qr", params={"path": path})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("image/svg+xml")
    return answer.content


async def test_the_qr_code_is_a_picture_of_the_link(server: Serving) -> None:
    ada = await server.visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "invited"}]
    [link] = (await ada.post("/", game="volldampf", seats=seats)).json()["invitations"]
    picture = await squares(ada, server, link["path"])
    root = ElementTree.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    drawn = BytesIO()
    segno.make(f"{server.app.state.settings.url}{link['path']}", micro=False).save(
        drawn, kind="svg", scale=8, border=4
    )
    assert picture == drawn.getvalue()
    other = await squares(ada, server, "/tables/another")
    assert other != picture


@pytest.mark.parametrize(
    "path",
    [
        "",
        "https://elsewhere.example/",
        "/tables/../api",
        "/tables/a b",
        "//elsewhere.example",
        "/tables/" + "a" * 200,
    ],
)
async def test_there_is_no_qr_code_of_anything_else(server: Serving, path: str) -> None:
    answer = await server.client.get("/api/qr", params={"path": path})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-request"
