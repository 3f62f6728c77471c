"""Forks and records from elsewhere: new tables that share a past, and show nobody what was hidden."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from footplate.kernel import transcript
from footplate.kernel.action import CHANCE, TakeBack
from footplate.kernel.game import agree, find
from footplate.kernel.play import Play, start
from footplate.kernel.record import Entry, Record
from footplate.server import forks
from tests.server.serving_history import Serving, serving, two_at

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Serving]:
    async with serving(tmp_path) as server:
        yield server


async def record_of(server: Serving, id: str) -> Record:
    return await server.house.record(await server.house.table(id))


@pytest.mark.parametrize("game", ["volldampf", "days-of-steam"])
async def test_a_game_with_secrets_is_forked_only_when_it_is_over(server: Serving, game: str) -> None:
    id, who = await two_at(server, game)
    await server.play(id, who, Random(1), 10)
    for one in (*who, await server.person("eve")):
        assert (await one.post(f"/api/tables/{id}/fork", {"at": 20}, 409))["code"] == "secrets"
    await server.play(id, who, Random(1))
    made = await who[0].post(f"/api/tables/{id}/fork", {"at": 20}, 201)
    assert made["table"]["phase"] == "running"
    assert made["table"]["yours"] == [0, 1]


async def test_a_fork_shares_what_stood_and_goes_on_under_its_own_seed(server: Serving) -> None:
    id, who = await two_at(server, "steamrollers")
    await server.play(id, who, Random(1), 20)
    eve = await server.person("eve")
    made = await eve.post(f"/api/tables/{id}/fork", {"at": 50}, 201)
    assert made["table"]["origin"] == id
    parent, child = await record_of(server, id), await record_of(server, made["table"]["id"])
    assert child.entries[:50] == parent.entries[:50]
    assert child.header.fork is not None
    assert (child.header.fork.of, child.header.fork.at) == (parent.header.commitment, 50)
    tables = [await server.house.table(one) for one in (id, made["table"]["id"])]
    assert tables[0].facts.seed != tables[1].facts.seed
    told = (await eve.get(f"/api/tables/{made['table']['id']}/entries"))["told"]
    assert all(one["story"] for one in told[:50])


async def test_a_fork_does_not_foretell_what_its_origin_will_draw(server: Serving) -> None:
    id, who = await two_at(server, "steamrollers")
    drawn = [entry.action for entry in (await record_of(server, id)).entries if entry.seat == CHANCE]
    seen = []
    for _ in range(4):
        made = await who[1].post(f"/api/tables/{id}/fork", {"at": 0}, 201)
        child = await record_of(server, made["table"]["id"])
        seen.append([entry.action for entry in child.entries if entry.seat == CHANCE])
    assert all(len(one) == len(drawn) > 20 for one in seen)
    same = [sum([a == b for a, b in zip(one, drawn, strict=True)]) for one in seen]
    assert max(same) < len(drawn) * 3 // 4
    assert len({str(one) for one in seen}) == 4


async def test_the_same_people_find_their_seats_kept(server: Serving) -> None:
    id, (ada, ben) = await two_at(server, "steamrollers")
    await server.play(id, [ada, ben], Random(1), 12)
    seats = [{"kind": "same"}, {"kind": "same"}]
    fork = {"at": 40, "seats": seats, "key": "again"}
    made = await ada.post(f"/api/tables/{id}/fork", fork, 201)
    new = made["table"]["id"]
    assert made["table"]["phase"] == "waiting"
    assert made["table"]["entries"] == 40
    assert made["table"]["commitment"] is None
    server.house.forget_all()
    await ada.get(f"/api/tables/{new}/entries", 409)
    await (await server.person("eve")).post(f"/api/tables/{new}/join", {}, 409)
    joined = await ben.post(f"/api/tables/{new}/join", {}, 201)
    assert (joined["phase"], joined["yours"]) == ("running", [1])
    server.house.forget_all()
    record = await record_of(server, new)
    assert record.entries[:40] == (await record_of(server, id)).entries[:40]
    await server.play(new, [ada, ben], Random(5))
    await server.play(id, [ada, ben], Random(6))
    assert (await ben.get(f"/api/tables/{new}/verify"))["problem"] is None
    rows = await server.house.store.rows("select rated from result where table_id = $1", new)
    assert rows == [(0,), (0,)]


async def test_a_fork_has_the_terms_of_its_origin_unless_others_are_wished_for(server: Serving) -> None:
    clock = {"kind": "live", "bank": 600, "increment": 5, "flag": "drop"}
    terms = {"public": False, "starts_when_full": True, "clock": clock, "stand_in": "greedy", "advice": "all"}
    ada = await server.person("ada")
    id = await ada.make("steamrollers", ["me", "me"], terms=terms)
    made = await ada.post(f"/api/tables/{id}/fork", {"at": 5}, 201)
    assert made["table"]["terms"] == terms
    other = await ada.post(f"/api/tables/{id}/fork", {"at": 5, "terms": {"public": True}}, 201)
    assert other["table"]["terms"]["public"]
    assert other["table"]["terms"]["clock"] == {"kind": "none", "flag": "bot"}


async def test_a_fork_asked_for_twice_is_one(server: Serving) -> None:
    id, (ada, _) = await two_at(server, "steamrollers")
    made = [await ada.post(f"/api/tables/{id}/fork", {"at": 5, "key": "k"}, 201) for _ in range(2)]
    assert made[0]["table"]["id"] == made[1]["table"]["id"]


async def test_a_key_makes_no_other_fork_nor_takes_in_another_record(server: Serving) -> None:
    id, (ada, _) = await two_at(server, "steamrollers")
    await ada.post(f"/api/tables/{id}/fork", {"at": 5, "key": "running"}, 201)
    seats = [{"kind": "me"}, {"kind": "open"}]
    waits = {"at": 5, "seats": seats, "key": "waiting"}
    made = [await ada.post(f"/api/tables/{id}/fork", waits, 201) for _ in range(2)]
    assert made[0]["table"]["id"] == made[1]["table"]["id"]
    records = [finished(seed=seed).record for seed in (1, 2)]
    finished_text, other = [one.encode().decode() for one in records]
    await ada.post("/api/records", {"record": finished_text, "key": "kept"}, 201)
    records[0].entries, records[0].closing = records[0].entries[:40], None
    going_on = records[0].encode().decode()
    before = await server.house.store.rows("select count(*) from tables")
    for key in ("running", "waiting", "kept"):
        for path, more in (
            (f"/api/tables/{id}/fork", {"at": 6, "seats": seats}),
            ("/api/records", {"record": other}),
            ("/api/records", {"record": going_on}),
            ("/api/tables", {"game": "steamrollers", "seats": seats}),
        ):
            assert (await ada.post(path, {**more, "key": key}, 409))["code"] == "key-used"
    assert await server.house.store.rows("select count(*) from tables") == before


async def test_a_fork_of_a_line_that_was_taken_back_shares_that_line(server: Serving) -> None:
    ada = await server.person("ada")
    id = await ada.make("steam", ["me", "me", "me"])
    await server.play(id, [ada], Random(1), 1)
    async with server.house.draft(id) as draft:
        mark = draft.table.running.mark
        draft.take_back(mark.line[-1], TakeBack(mark.standing - 1), None, None, None)
        await server.house.commit(draft)
    parent = await record_of(server, id)
    tried, back = len(parent.entries) - 1, len(parent.entries)
    one = await ada.post(f"/api/tables/{id}/fork", {"at": tried}, 201)
    other = await ada.post(f"/api/tables/{id}/fork", {"at": back}, 201)
    assert (await record_of(server, one["table"]["id"])).entries[:tried] == parent.entries[:tried]
    shared = (await record_of(server, other["table"]["id"])).header.fork
    assert shared is not None
    assert shared.at == tried - 1


async def test_seats_of_a_fork_are_wished_for_as_at_any_table(server: Serving) -> None:
    id, (ada, _) = await two_at(server, "steamrollers")
    path = f"/api/tables/{id}/fork"
    await ada.post(path, {"at": 5, "seats": [{"kind": "me"}]}, 400)
    await ada.post(path, {"at": 5, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, 400)
    await ada.post(path, {"at": 9999}, 404)
    made = await ada.post(path, {"at": 5, "seats": [{"kind": "me"}, {"kind": "invited"}]}, 201)
    token = made["invitations"][0]["token"]
    eve = await server.person("eve")
    new = made["table"]["id"]
    joined = await eve.post(f"/api/tables/{new}/join", {"invitation": token}, 201)
    assert joined["phase"] == "running"


async def test_there_is_nothing_to_go_on_with_after_the_end(server: Serving) -> None:
    ada = await server.person("ada")
    id = await ada.make("steam", ["me", "me", "me"])
    await server.play(id, [ada], Random(1))
    end = (await ada.get(f"/api/tables/{id}"))["table"]["entries"]
    assert (await ada.post(f"/api/tables/{id}/fork", {"at": end}, 409))["code"] == "over"
    await ada.post(f"/api/tables/{id}/fork", {"at": end - 1}, 201)


def finished(name: str = "volldampf", players: int = 2, seed: int = 1) -> Play:
    """A game played to its end at random."""
    rng = Random(seed)
    game = find(name)
    options = agree(game, players, {})
    play = start(game, options, [f"P{seat}" for seat in range(players)], rng.randbytes(32))
    play.deal()
    while not play.state.over:
        seat = rng.choice(play.state.actors())
        play.act(seat, rng.choice(list(play.state.agenda[-1].options(play.state, seat))))
        play.deal()
    return play


@pytest.mark.parametrize("form", ["lines", "transcript"])
async def test_a_finished_record_from_elsewhere_can_be_looked_at(server: Serving, form: str) -> None:
    play = finished()
    ada = await server.person("ada")
    lines = play.record.encode().decode()
    text = lines if form == "lines" else transcript.write(play.record, play.game)
    made = await ada.post("/api/records", {"record": text, "key": "k"}, 201)
    id = made["table"]["id"]
    assert (made["table"]["phase"], made["table"]["origin"]) == ("over", "imported")
    assert (await ada.post("/api/records", {"record": text, "key": "k"}, 201))["table"]["id"] == id
    server.house.forget_all()
    assert (await ada.get(f"/api/tables/{id}/verify"))["proved"]
    assert (await ada.ask(f"/api/tables/{id}/record")).text == lines
    glance = await ada.get(f"/api/tables/{id}/at/50", seat=1)
    assert glance["view"]["seat"] == 1
    assert (await ada.get(f"/api/tables/{id}"))["results"]
    assert await server.house.store.rows("select seat from result") == []
    assert await server.house.store.rows("select person from rating") == []
    fork = await ada.post(f"/api/tables/{id}/fork", {"at": 50}, 201)
    assert fork["table"]["phase"] == "running"


@pytest.mark.parametrize("end", ["", "\n\n", "\r\n", "\n \n"])
async def test_what_is_white_at_the_end_of_a_record_says_nothing(server: Serving, end: str) -> None:
    ada = await server.person("ada")
    lines = finished().record.encode().decode()
    made = await ada.post("/api/records", {"record": lines.removesuffix("\n") + end}, 201)
    assert (await ada.ask(f"/api/tables/{made['table']['id']}/record")).text == lines


async def test_nobody_fills_the_house_with_records(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forks, "RECORDS_A_PERSON", 1)
    ada = await server.person("ada")
    first, second = [finished(seed=seed).record.encode().decode() for seed in (1, 2)]
    made = await ada.post("/api/records", {"record": first, "key": "one"}, 201)
    assert (await ada.post("/api/records", {"record": second}, 409))["code"] == "too-many-records"
    again = await ada.post("/api/records", {"record": first, "key": "one"}, 201)
    assert again["table"]["id"] == made["table"]["id"]


async def test_an_unfinished_record_goes_on_under_a_new_seed(server: Serving) -> None:
    record = finished().record
    record.entries, record.closing = record.entries[:80], None
    ada = await server.person("ada")
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = await ada.post("/api/records", {"record": record.encode().decode(), "seats": seats}, 201)
    assert (made["table"]["phase"], made["table"]["origin"]) == ("running", "imported")
    child = await record_of(server, made["table"]["id"])
    assert child.entries[:80] == record.entries
    assert child.header.fork is not None
    assert child.header.fork.of == record.header.commitment != child.header.commitment
    nobody = {"record": record.encode().decode(), "seats": [{"kind": "same"}, {"kind": "me"}]}
    await ada.post("/api/records", nobody, 400)


async def test_a_finished_fork_from_elsewhere_is_taken_in(server: Serving) -> None:
    id, who = await two_at(server, "steamrollers")
    made = await who[0].post(f"/api/tables/{id}/fork", {"at": 20}, 201)
    new = made["table"]["id"]
    await server.play(new, [who[0]], Random(2))
    text = (await who[0].ask(f"/api/tables/{new}/record")).text
    kept = await who[1].post("/api/records", {"record": text}, 201)
    assert kept["table"]["phase"] == "over"
    problem = (await who[1].get(f"/api/tables/{kept['table']['id']}/verify"))["problem"]
    assert "fork" in problem


async def test_a_record_that_cannot_be_true_is_refused_with_a_sentence(server: Serving) -> None:
    ada = await server.person("ada")
    record = finished().record
    data = record.encode().decode()

    async def problem(text: str) -> str:
        before = await server.house.store.rows("select count(*) from tables")
        answer = await ada.post("/api/records", {"record": text}, 400)
        assert await server.house.store.rows("select count(*) from tables") == before
        return str(answer["detail"])

    assert "line 1" in await problem("{}")
    assert await problem("hello\nworld")
    assert "game" in await problem(data.replace("volldampf", "chess", 1))
    assert "digest" in await problem(data.replace('"colour":1', '"colour":2', 1))
    cut = Record(record.header, record.entries)
    assert "seed" in await problem(cut.encode().decode())
    swapped = Record(record.header, [*record.entries[1:60]])
    assert "entry" in await problem(swapped.encode().decode())
    forged = Record(record.header, record.entries)
    forged.close(bytes(32))
    assert "committed" in await problem(forged.encode().decode())


async def test_what_a_seat_may_read_of_a_running_game_cannot_be_gone_on_with(server: Serving) -> None:
    id, who = await two_at(server, "volldampf")
    await server.play(id, who, Random(1), 10)
    text = (await who[0].ask(f"/api/tables/{id}/record")).text
    assert '"hidden"' in text
    await who[0].post("/api/records", {"record": text}, 400)


async def test_a_record_with_endless_take_backs_is_refused_before_it_is_played(server: Serving) -> None:
    ada = await server.person("ada")
    record = finished().record
    decided = next(at for at, entry in enumerate(record.entries) if entry.seat != CHANCE)
    one = record.entries[decided]
    back = Entry(one.seat, TakeBack(decided))
    long = Record(record.header, [*record.entries[: decided + 1], *[back, one] * 3000])
    answer = await ada.post("/api/records", {"record": long.encode().decode()}, 400)
    assert "too long" in answer["detail"]
    short = Record(record.header, [*record.entries[: decided + 1], *[back, one] * 5])
    await ada.post("/api/records", {"record": short.encode().decode()}, 201)
