"""Standing orders over HTTP: they decide at once what they can, in one transaction, and come to an end."""

from __future__ import annotations

from typing import Any

import pytest

from footplate.kernel.replay import deal_again
from tests.server.serving import Serving, Visitor, key, move

pytestmark = pytest.mark.anyio

PASS = {"wishes": [{"kind": "pass-bid"}]}
BID = {"wishes": [{"kind": "bid", "most": {"amount": 500}}]}


async def auction(server: Serving) -> tuple[str, list[Visitor]]:
    """Three people at an auction, in the order in which they decide."""
    people = [await server.visitor(name) for name in ("Ada", "Ben", "Cyd")]
    id = await server.table("steam", *people)
    [first] = (await server.house.table(id)).actors()
    seats = {(await one.scene(id))["seat"]: one for one in people}
    return id, [seats[(first + turn) % 3] for turn in range(3)]


async def give(visitor: Visitor, table: str, *orders: Any, **more: Any) -> Any:
    return await visitor.put(f"/{table}/orders", **{"orders": orders, "key": key(), **more})


async def seats(server: Serving, table: str) -> list[int]:
    """Who made each entry of the record."""
    known = await server.house.table(table)
    record = await server.house.record(known)
    s, _ = deal_again(known.game, record, bytes.fromhex(known.facts.seed or ""))
    assert s == known.running.state
    return [entry.seat for entry in record.entries]


async def test_orders_that_can_decide_do_so_at_once_and_tell_only_their_seat(server: Serving) -> None:
    id, (one, two, _) = await auction(server)
    given = await give(two, id, {**PASS, "until": {"uses": 1}})
    assert given.status_code == 200
    assert given.json()["orders"] == [{**PASS, "until": {"uses": 1}}]
    assert (await two.scene(id))["orders"] == given.json()["orders"]
    assert (await two.get(f"/{id}/orders")).json() == given.json()
    assert (await one.scene(id))["orders"] == []
    before = await seats(server, id)
    await move(one, id)
    mine = (await two.scene(id))["seat"]
    assert await seats(server, id) == [*before, (await one.scene(id))["seat"], mine]
    assert (await two.scene(id))["orders"] == []
    own = [event["what"] for event in (await two.get(f"/{id}/log")).json()["events"]]
    assert {"kind": "orders-given", "seat": mine} in own
    assert {"kind": "order-stopped", "seat": mine, "why": "used-up"} in own
    others = [event["what"]["kind"] for event in (await one.get(f"/{id}/log")).json()["events"]]
    assert not {"orders-given", "order-stopped"} & set(others)


async def test_orders_given_when_one_is_asked_decide_in_the_same_transaction(server: Serving) -> None:
    id, (one, _, _) = await auction(server)
    before = await server.house.table(id)
    answer = await give(one, id, BID)
    assert answer.status_code == 200
    after = await server.house.table(id)
    assert after.facts.entries == before.facts.entries + 1
    assert [past.seq for past in after.recent[-2:]] == [before.facts.seq + 1, before.facts.seq + 2]
    assert after.recent[-1].at == after.recent[-2].at == after.facts.changed


async def test_doubled_orders_decide_once(server: Serving) -> None:
    id, (one, two, three) = await auction(server)
    entries = await one.entries(id)
    body = {"orders": [{**BID, "until": {"uses": 1}}], "key": key()}
    first = await one.put(f"/{id}/orders", **body)
    assert first.json() == {"orders": []}
    await move(two, id)
    await move(three, id)
    again = await one.put(f"/{id}/orders", **body)
    assert again.status_code == 200
    assert await one.entries(id) == entries + 3


async def test_orders_that_make_no_sense_are_refused_with_a_sentence(server: Serving) -> None:
    id, (one, _, _) = await auction(server)
    for bad in (
        {"wishes": [{"kind": "fly"}]},
        {**PASS, "phase": "lunch"},
        {**PASS, "until": {"below": {"x": 1}}},
    ):
        answer = await give(one, id, PASS, bad)
        assert answer.status_code == 400
        assert answer.json()["detail"].startswith("order 2: ")
    assert (await give(one, id, {"wishes": []})).status_code == 400
    assert (await one.get(f"/{id}/orders")).json() == {"orders": []}


async def test_only_ones_own_seat_gets_orders_and_only_while_the_game_runs(server: Serving) -> None:
    id, (one, two, _) = await auction(server)
    stranger = await server.visitor("Eve")
    assert (await give(stranger, id, PASS)).status_code == 403
    assert (await stranger.get(f"/{id}/orders")).status_code == 403
    assert (await give(two, id, PASS, seat=(await one.scene(id))["seat"])).status_code == 403
    made = await one.post("/", game="steam", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    assert (await give(one, made.json()["table"]["id"], PASS)).status_code == 409


async def test_a_chain_of_orders_is_one_event_and_one_transaction(server: Serving) -> None:
    id, (one, two, three) = await auction(server)
    await give(two, id, PASS)
    await give(three, id, PASS)
    before = await server.house.table(id)
    await move(one, id)
    after = await server.house.table(id)
    assert after.facts.entries >= before.facts.entries + 3
    moves = [past for past in after.recent if past.seq > before.facts.seq and past.told]
    assert len(moves) == 1
    assert moves[0].seq == before.facts.seq + 1
    rows = await server.house.store.rows(
        "select count from event where table_id = $1 and seq = $2", id, moves[0].seq
    )
    assert rows == [(after.facts.entries - before.facts.entries,)]


async def test_free_undo_ends_at_what_another_seats_orders_decided(server: Serving) -> None:
    id, (one, two, _) = await auction(server)
    await move(one, id)
    assert (await one.scene(id))["free"] == 1
    assert (await one.undo(id)).json()["asked"] is False
    await give(two, id, PASS)
    await move(one, id)
    assert (await one.scene(id))["free"] == 0
    assert (await one.undo(id)).json()["asked"] is True
    assert (await one.undo(id, "turn")).json()["asked"] is True


async def test_orders_whose_decision_is_taken_back_do_not_decide_again(server: Serving) -> None:
    id, (one, _, _) = await auction(server)
    before = (await one.scene(id))["view"]
    assert (await give(one, id, BID)).json()["orders"]
    assert (await one.undo(id)).json()["asked"] is False
    after = await one.scene(id)
    assert after["view"] == before
    assert after["orders"] == []
    assert after["offer"] is not None
    last = (await one.get(f"/{id}/log", kinds="order-stopped")).json()["events"][-1]
    assert last["what"]["why"] == "taken-back"


async def test_orders_that_never_end_are_stopped(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("footplate.server.draft.ORDERS_AT_ONCE", 2)
    id, people = await auction(server)
    for visitor in people[1:]:
        await give(visitor, id, BID)
    before = await people[0].entries(id)
    await give(people[0], id, BID)
    assert await people[0].entries(id) == before + 6
    known = await server.house.table(id)
    [asked] = known.actors()
    assert known.chairs[asked].orders == ()
    by_seat = {(await one.scene(id))["seat"]: one for one in people}
    last = (await by_seat[asked].get(f"/{id}/log", kinds="order-stopped")).json()["events"][-1]
    assert last["what"] == {"kind": "order-stopped", "seat": asked, "why": "too-many"}


async def test_bids_against_each_other_end(server: Serving) -> None:
    id, people = await auction(server)
    for visitor in people:
        assert (await give(visitor, id, BID)).status_code == 200
    known = await server.house.table(id)
    assert known.facts.phase == "running"
    assert len(known.actors()) == 1


async def test_orders_and_caretakers_together_come_to_the_end_of_the_game(server: Serving) -> None:
    id, (one, two, three) = await auction(server)
    for visitor in (two, three):
        seat = (await visitor.scene(id))["seat"]
        async with server.house.draft(id) as draft:
            chair = draft.chairs[seat]
            draft.chairs[seat] = type(chair)(seat, chair.kind, chair.person, "caretaker", name=chair.name)
            await server.house.commit(draft)
    kinds = ("pass-bid", "take-tile", "finish-building", "pass-move", "pass")
    known = await server.house.table(id)
    names = {cls.__struct_config__.tag for cls in known.game.actions}
    wishes = [{"kind": kind} for kind in kinds if kind in names]
    await give(one, id, {"wishes": wishes})
    for _ in range(200):
        if (await server.house.table(id)).facts.phase == "over":
            break
        await move(one, id)
    assert (await server.house.table(id)).facts.phase == "over"


async def test_orders_outlive_a_reload(server: Serving) -> None:
    id, (one, two, _) = await auction(server)
    await give(two, id, PASS)
    server.house.forget_all()
    before = await one.entries(id)
    await move(one, id)
    assert await one.entries(id) == before + 2
