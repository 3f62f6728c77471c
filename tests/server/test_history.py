"""The past of a table: everybody sees again what they saw, and never what they did not."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random

import pytest

from footplate.kernel.action import CHANCE, TakeBack
from footplate.kernel.replay import load, verify
from footplate.server.history import results_so_far
from footplate.server.store import Change
from tests.server.serving_history import Serving, Visitor, moments, serving, table_of, two_at

pytestmark = pytest.mark.anyio

WITH_SECRETS = ("volldampf", "days-of-steam")


@pytest.fixture
async def server(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Serving]:
    async with serving(tmp_path) as server:
        yield server


async def take_back(server: Serving, id: str, who: Sequence[Visitor], rng: Random) -> int:
    """Somebody decides and takes that back; the number of the entry that is taken back."""
    while True:
        await server.play(id, who, rng, 1)
        if (await server.house.table(id)).running.mark.line[-1] != CHANCE:
            break
    async with server.house.draft(id) as draft:
        course = draft.table.running
        draft.take_back(course.mark.line[-1], TakeBack(course.mark.standing - 1), None, None, None)
        await server.house.commit(draft)
        return draft.table.facts.entries


@pytest.mark.parametrize("game", WITH_SECRETS)
async def test_everybody_sees_again_what_they_saw_then(server: Serving, game: str) -> None:
    id, who = await two_at(server, game)
    rng, seen = Random(3), {}
    for _ in range(25):
        for one in (*who, server.stranger):
            scene = await one.get(f"/api/tables/{id}")
            seen[one, scene["table"]["entries"]] = scene
        await server.play(id, who, rng, 1)
    server.house.forget_all()
    for (one, number), scene in seen.items():
        then = await one.get(f"/api/tables/{id}/at/{number}")
        assert then["view"] == scene["view"]
        assert then["words"] == scene["words"]
        assert then["actors"] == scene["view"]["actors"]
    views = [await one.get(f"/api/tables/{id}/at/{number}") for one in (*who, server.stranger)]
    assert len({str(view["view"]) for view in views}) == 3


async def test_nobody_looks_back_from_the_seat_of_another(server: Serving) -> None:
    id, (ada, ben) = await two_at(server, "volldampf")
    for path in ("at/5", "entries", "sums", "record"):
        await ada.ask(f"/api/tables/{id}/{path}", 200, seat=0)
        await ben.ask(f"/api/tables/{id}/{path}", 403, seat=0)
        await server.stranger.ask(f"/api/tables/{id}/{path}", 403, seat=0)
    assert (await server.stranger.get(f"/api/tables/{id}/at/5"))["view"]["seat"] is None


async def test_the_past_of_a_private_table_is_not_for_strangers(server: Serving) -> None:
    ada, ben = await server.person("ada"), await server.person("ben")
    id = await ada.make("steam", ["me", "me", "me"], terms={"public": False})
    for path in ("at/0", "entries", "sums", "record", "verify"):
        await ben.ask(f"/api/tables/{id}/{path}", 404)
    await ben.post(f"/api/tables/{id}/fork", {"at": 0}, 404)


async def test_there_is_no_past_before_the_game_and_none_to_come(server: Serving) -> None:
    ada = await server.person("ada")
    waiting = await ada.make("steam", ["me", "open", "open"])
    for path in ("at/0", "entries", "sums", "record", "verify"):
        assert (await ada.get(f"/api/tables/{waiting}/{path}", 409))["code"] == "not-running"
    running = await ada.make("steam", ["me", "me", "me"])
    entries = (await ada.get(f"/api/tables/{running}"))["table"]["entries"]
    await ada.get(f"/api/tables/{running}/at/{entries}")
    await ada.get(f"/api/tables/{running}/at/{entries + 1}", 404)


async def test_a_line_that_was_taken_back_can_still_be_looked_at(server: Serving) -> None:
    id, who = await two_at(server, "steamrollers")
    number = await take_back(server, id, who, Random(1))
    now = await who[0].get(f"/api/tables/{id}")
    before, tried, after = [await who[0].get(f"/api/tables/{id}/at/{number + by}") for by in (-1, 0, 1)]
    assert before["view"] == after["view"] == now["view"] != tried["view"]
    assert [one["standing"] for one in (before, tried, after)] == [number - 1, number, number - 1]


async def test_entries_are_told_to_each_as_they_may_know_them(server: Serving) -> None:
    id, who = await two_at(server, "days-of-steam")
    await server.play(id, who, Random(2), 10)
    table = await server.house.table(id)
    true = await server.house.entries(id, table.game)
    secrets = 0
    for seat, one in ((0, who[0]), (1, who[1]), (None, server.stranger)):
        told = (await one.get(f"/api/tables/{id}/entries"))["told"]
        assert [each["number"] for each in told] == list(range(1, len(true) + 1))
        for entry, each in zip(true, told, strict=True):
            if entry.seen_by is None or seat in entry.seen_by:
                assert each["action"]["kind"] != "hidden"
                assert each["story"]["id"]
            else:
                assert each["action"]["kind"] == "hidden"
                assert "story" not in each
                assert "odds" not in each
                secrets += 1
    assert secrets


async def test_entries_come_in_pages_and_in_parts(server: Serving) -> None:
    id, who = await two_at(server, "steamrollers")
    await server.play(id, who, Random(2), 150)
    number = (await who[0].get(f"/api/tables/{id}"))["table"]["entries"]
    assert number > 200
    found, after = [], 0
    while True:
        page = await who[0].get(f"/api/tables/{id}/entries", after=after)
        found += page["told"]
        if page["next"] is None:
            break
        after = page["next"]
    assert [one["number"] for one in found] == list(range(1, number + 1))
    part = await who[0].get(f"/api/tables/{id}/entries", after=10, to=15)
    assert (part["told"], part["next"]) == (found[10:15], None)
    assert (await who[0].get(f"/api/tables/{id}/entries", after=number + 5))["told"] == []


async def test_it_is_told_where_turns_and_phases_begin(server: Serving) -> None:
    id, who = await two_at(server, "volldampf")
    await server.play(id, who, Random(4), 30)
    told = await who[0].get(f"/api/tables/{id}/entries")
    glances = [await who[0].get(f"/api/tables/{id}/at/{at}") for at in range(len(told["told"]) + 1)]
    rounds = [one["view"]["round"] for one in glances]
    assert told["turns"] == [at for at in range(1, len(rounds)) if rounds[at] != rounds[at - 1]]
    assert set(told["turns"]) < set(told["phases"])


async def test_what_is_taken_back_begins_nothing(server: Serving) -> None:
    id, who = await two_at(server, "days-of-steam")
    number = await take_back(server, id, who, Random(3))
    told = await who[0].get(f"/api/tables/{id}/entries")
    assert number in [one["number"] for one in told["told"]]
    assert number not in told["phases"]


async def test_hidden_sums_are_known_to_their_seat_until_the_end(server: Serving) -> None:
    id, who = await two_at(server, "volldampf", options={"money": "hidden"})
    await server.play(id, who, Random(1), 12)
    shown = await who[0].get(f"/api/tables/{id}/sums")
    names = {(one["seat"], one["name"]) for one in shown["series"]}
    assert (0, "cash") in names
    assert (1, "cash") not in names
    assert (1, "income") in names
    onlooker = await server.stranger.get(f"/api/tables/{id}/sums")
    assert "cash" not in {one["name"] for one in onlooker["series"]}
    await server.play(id, who, Random(1))
    for one in (*who, server.stranger):
        whole = await one.get(f"/api/tables/{id}/sums")
        assert {(each["seat"], each["name"]) for each in whole["series"]} >= {(0, "cash"), (1, "cash")}


async def test_sums_are_those_of_each_standing_entry(server: Serving) -> None:
    id, who = await two_at(server, "steamrollers")
    await server.play(id, who, Random(1), 20)
    taken = await take_back(server, id, who, Random(1))
    await server.play(id, who, Random(2), 20)
    sums = await server.stranger.get(f"/api/tables/{id}/sums")
    assert taken not in sums["numbers"]
    assert taken + 1 not in sums["numbers"]
    table = await server.house.table(id)
    assert sums["numbers"][-1] == table.facts.entries
    for seat in range(2):
        last = {one["name"]: one["values"][-1] for one in sums["series"] if one["seat"] == seat}
        assert last == table.game.sums(table.running.state, seat)
    assert all(len(one["values"]) == len(sums["numbers"]) for one in sums["series"])


async def test_a_record_shows_secrets_and_seed_only_when_the_game_is_over(server: Serving) -> None:
    id, who = await two_at(server, "volldampf")
    await server.play(id, who, Random(1), 10)
    seed = (await server.house.table(id)).facts.seed or ""
    answer = await who[0].ask(f"/api/tables/{id}/record")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    _, mine = load(answer.content)
    record = await server.house.record(await server.house.table(id))
    assert mine.entries == record.as_seen_by(0).entries != record.entries
    assert mine.closing is None
    assert seed not in answer.text
    await server.play(id, who, Random(1))
    whole = verify((await server.stranger.ask(f"/api/tables/{id}/record")).content)
    assert whole.closing is not None
    assert whole.closing.seed == seed


async def test_a_finished_record_is_proved_and_a_changed_one_is_not(server: Serving) -> None:
    id, who = await two_at(server, "volldampf")
    assert (await who[0].get(f"/api/tables/{id}/verify", 409))["code"] == "not-over"
    await server.play(id, who, Random(1))
    table = await server.house.table(id)
    proof = await server.stranger.get(f"/api/tables/{id}/verify")
    assert proof["proved"]
    assert proof["problem"] is None
    assert proof["seed"] == table.facts.seed
    assert proof["entries"] == table.facts.entries
    assert proof["rule"] == table.running.state.ends
    assert proof["sentence"]
    sql = 'update event set data = replace(data, \'"draw-cube","colour":1\', \'"draw-cube","colour":2\')'
    await server.house.store.commit([Change(f"{sql} where table_id = $1", (id,), None)])
    proof = await server.stranger.get(f"/api/tables/{id}/verify")
    assert not proof["proved"]
    assert proof["problem"] == "the digest does not fit the entries"


async def test_results_so_far_are_told_where_they_are_known(server: Serving) -> None:
    id, who = await two_at(server, "steamrollers")
    await server.play(id, who, Random(1))
    table = await server.house.table(id)
    last = await who[0].get(f"/api/tables/{id}/at/{table.facts.entries}")
    assert last["over"]
    assert last["results"] == (await who[0].get(f"/api/tables/{id}"))["results"] != []
    first = await who[0].get(f"/api/tables/{id}/at/0")
    assert not first["over"]
    assert [one["points"] for one in first["results"]] == [0, 0]


def test_results_so_far_do_not_hang_on_hidden_money() -> None:
    betrayals = 0
    for table in moments(table_of("volldampf", 2, money="hidden"), Random(1), 80):
        s, number = table.running.state, table.facts.entries
        twins = [s, *[table.game.imagine(s, None, Random(seed)) for seed in range(4)]]
        told = [results_so_far(table, twin, None, number) for twin in twins]
        assert told == [told[0]] * len(twins)
        betrayals += len({str(table.game.standing(twin)) for twin in twins}) > 1
    assert betrayals
