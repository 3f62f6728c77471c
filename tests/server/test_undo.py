"""Undo over HTTP: free while nothing else has followed, else by a vote of the table."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from footplate.kernel.record import Record
from footplate.kernel.replay import deal_again
from footplate.server import clock
from tests.server.serving import Serving, Visitor, key, move

pytestmark = pytest.mark.anyio


async def pair(server: Serving, game: str = "steamrollers", **terms: Any) -> tuple[str, Visitor, Visitor]:
    """A table of two, the one who decides first named first."""
    one, other = await server.visitor("Ada"), await server.visitor("Ben")
    id = await server.table(game, one, other, **terms)
    return (id, one, other) if (await one.scene(id)).get("offer") else (id, other, one)


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def check(server: Serving, table: str) -> Record:
    """The table in memory is what the stored record says."""
    known = await server.house.table(table)
    record = await server.house.record(known)
    s, dealer = deal_again(known.game, record, bytes.fromhex(known.facts.seed or ""))
    assert known.running.state == s
    assert known.running.copy().mark.dealt == dealer.dealt
    assert known.facts.entries == len(record.entries) == known.running.mark.number
    return record


async def kinds(visitor: Visitor, table: str) -> list[str]:
    return [event["what"]["kind"] for event in (await visitor.get(f"/{table}/log")).json()["events"]]


async def test_ones_last_decision_goes_and_then_the_whole_turn(server: Serving) -> None:
    id, one, _other = await pair(server)
    before = (await one.scene(id))["view"]
    await move(one, id)
    between = (await one.scene(id))["view"]
    await move(one, id)
    assert (await one.scene(id))["free"] == 2
    assert (await one.undo(id)).json()["asked"] is False
    assert (await one.scene(id))["view"] == between
    await move(one, id)
    await one.undo(id, "turn")
    after = await one.scene(id)
    assert after["view"] == before
    assert after["free"] == 0
    assert after["offer"] is not None
    await check(server, id)


async def test_a_turn_can_be_taken_back_from_an_entry_on(server: Serving) -> None:
    id, one, _other = await pair(server)
    first = await one.entries(id) + 1
    await move(one, id)
    await move(one, id)
    done = await one.undo(id, first)
    assert done.json() == {"seq": done.json()["seq"], "entries": first + 2, "asked": False}
    gone = await one.undo(id, first)
    assert problem(gone) == (409, "not-standing")
    assert (await check(server, id)).undo_limit(0) == first - 1


async def test_undo_works_when_the_table_was_forgotten(server: Serving) -> None:
    id, one, _other = await pair(server)
    before = (await one.scene(id))["view"]
    await move(one, id)
    await move(one, id)
    server.house.forget_all()
    assert (await one.undo(id, "turn")).status_code == 200
    assert (await one.scene(id))["view"] == before
    server.house.forget_all()
    assert (await one.scene(id))["view"] == before
    await check(server, id)


async def test_what_stood_before_a_snapshot_is_taken_back_after_a_reload(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("footplate.server.draft.SNAPSHOT_EVERY", 1)
    id, one, _other = await pair(server)
    before = (await one.scene(id))["view"]
    await move(one, id)
    server.house.forget_all()
    known = await server.house.table(id)
    assert not known.running.remembers(known.running.mark.standing - 1)
    assert (await one.undo(id)).status_code == 200
    assert (await one.scene(id))["view"] == before
    await check(server, id)


async def test_an_entry_after_a_take_back_from_before_the_snapshot_can_be_loaded(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, one, _other = await pair(server)
    await move(one, id)
    monkeypatch.setattr("footplate.server.draft.SNAPSHOT_EVERY", 1)
    await move(one, id)
    monkeypatch.setattr("footplate.server.draft.SNAPSHOT_EVERY", 1000)
    await one.undo(id, "turn")
    await move(one, id)
    server.house.forget_all()
    await check(server, id)


async def test_a_doubled_undo_takes_back_once(server: Serving) -> None:
    id, one, _other = await pair(server)
    await move(one, id)
    await move(one, id)
    body = {"expected": await one.entries(id), "key": key()}
    answers = [await one.post(f"/{id}/undo", **body) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    assert answers[0].json() == answers[1].json() == answers[2].json()
    assert (await one.scene(id))["free"] == 1


async def test_an_undo_chosen_on_older_news_changes_nothing(server: Serving) -> None:
    id, one, _other = await pair(server)
    old = await one.entries(id)
    await move(one, id)
    answer = await one.undo(id, expected=old)
    assert problem(answer) == (409, "stale")
    assert answer.json()["entries"] == old + 1
    assert problem(await one.undo(id, expected=old + 50)) == (409, "ahead")
    assert (await one.scene(id))["free"] == 1


async def test_who_has_decided_nothing_has_nothing_to_undo(server: Serving) -> None:
    id, _one, other = await pair(server)
    assert problem(await other.undo(id)) == (409, "nothing-to-undo")
    assert problem(await other.undo(id, "turn")) == (409, "nothing-to-undo")


async def test_strangers_and_other_seats_undo_nothing(server: Serving) -> None:
    id, one, other = await pair(server)
    stranger = await server.visitor("Eve")
    await move(one, id)
    assert problem(await stranger.undo(id)) == (403, "not-at-the-table")
    assert problem(await stranger.vote(id, 1, agree=True)) == (403, "not-at-the-table")
    seat = (await one.scene(id))["seat"]
    assert problem(await other.undo(id, seat=seat)) == (403, "not-your-seat")


async def test_no_take_back_comes_in_as_an_action(server: Serving) -> None:
    id, one, _other = await pair(server)
    await move(one, id)
    entries = await one.entries(id)
    for action in ("take-back 0", "voted-take-back 0 -", {"kind": "take-back", "to": 0}):
        assert (await one.act(id, action)).status_code in (400, 422)
    assert await one.entries(id) == entries


async def asked(server: Serving, people: int = 2) -> tuple[str, Visitor, Visitor, int]:
    """A table at which the first has asked to take back a decision that another has followed."""
    id, one, other = await pair(server)
    entry = await one.entries(id) + 2
    await move(one, id)
    await move(one, id)
    await move(other, id)
    answer = await one.undo(id)
    assert answer.json()["asked"] is True
    return id, one, other, entry


async def test_what_others_have_followed_is_asked_for_and_done_when_all_agree(server: Serving) -> None:
    id, one, other, entry = await asked(server)
    scene = await other.scene(id)
    asker = (await one.scene(id))["seat"]
    assert scene["table"]["vote"] == {"seat": asker, "entry": entry, "agreed": [asker]}
    entries = scene["table"]["entries"]
    done = await other.vote(id, entry, agree=True)
    assert done.json()["entries"] == entries + 1
    assert done.json()["asked"] is False
    after = await one.scene(id)
    assert after["table"]["vote"] is None
    assert after["offer"] is not None
    assert (await kinds(one, id))[-3:] == ["undo-asked", "undo-agreed", "moves"]
    record = await check(server, id)
    assert [number for number, _ in record.numbered()][-1] == entry - 1
    server.house.forget_all()
    await check(server, id)


async def test_a_turn_that_is_not_free_is_asked_for_from_its_first_decision_on(server: Serving) -> None:
    id, one, other = await pair(server)
    first = await one.entries(id) + 1
    for visitor in (one, one, other):
        await move(visitor, id)
    await one.undo(id, "turn")
    assert (await one.scene(id))["table"]["vote"]["entry"] == first


async def test_chance_does_not_end_a_turn_that_is_asked_for(server: Serving) -> None:
    id, one, other = await pair(server)
    first = await one.entries(id) + 3
    for visitor in (one, one, other, other, other, other, one):
        await move(visitor, id)
    assert -1 in (await server.house.table(id)).running.mark.line[first - 1 :]
    await other.undo(id, "turn")
    assert (await one.scene(id))["table"]["vote"]["entry"] == first


async def test_one_refusal_ends_the_vote(server: Serving) -> None:
    id, one, other, entry = await asked(server)
    entries = await one.entries(id)
    assert (await other.vote(id, entry, agree=False)).json()["asked"] is False
    assert (await one.scene(id))["table"]["vote"] is None
    assert (await kinds(one, id))[-1] == "undo-refused"
    assert problem(await other.vote(id, entry, agree=True)) == (409, "no-vote")
    assert await one.entries(id) == entries


async def test_who_asks_can_withdraw(server: Serving) -> None:
    id, one, other, entry = await asked(server)
    assert (await one.vote(id, entry, agree=False)).status_code == 200
    assert problem(await other.vote(id, entry, agree=True)) == (409, "no-vote")


async def test_who_asks_cannot_agree_for_the_others(server: Serving) -> None:
    id, one, _other, entry = await asked(server)
    entries = await one.entries(id)
    assert (await one.vote(id, entry, agree=True)).json() == {
        "seq": (await one.scene(id))["table"]["seq"],
        "entries": entries,
        "asked": True,
    }


async def test_a_new_entry_lapses_the_vote(server: Serving) -> None:
    id, one, other, entry = await asked(server)
    old = await other.entries(id)
    await move(other, id)
    assert (await one.scene(id))["table"]["vote"] is None
    assert problem(await other.vote(id, entry, agree=True, expected=old)) == (409, "stale")
    assert problem(await other.vote(id, entry, agree=True)) == (409, "no-vote")


async def test_a_late_ballot_does_not_count_for_another_vote(server: Serving) -> None:
    id, one, other, entry = await asked(server)
    await one.vote(id, entry, agree=False)
    await one.undo(id, entry - 1)
    assert problem(await other.vote(id, entry, agree=True)) == (409, "no-vote")
    assert (await other.vote(id, entry - 1, agree=True)).status_code == 200
    await check(server, id)


async def test_doubled_asking_and_voting_count_once(server: Serving) -> None:
    id, one, other = await pair(server)
    for visitor in (one, one, other):
        await move(visitor, id)
    entries = await one.entries(id)
    ask = {"expected": entries, "key": key()}
    first, second = [await one.post(f"/{id}/undo", **ask) for _ in range(2)]
    assert first.json() == second.json()
    assert first.json()["asked"] is True
    ballot = {"expected": entries, "key": key(), "agree": True, "entry": entries - 1}
    first, second = [await other.post(f"/{id}/undo/vote", **ballot) for _ in range(2)]
    assert first.json() == second.json()
    assert first.json()["asked"] is False
    assert await one.entries(id) == entries + 1


async def test_nobody_asks_while_the_table_votes_on_another_wish(server: Serving) -> None:
    id, one, other, entry = await asked(server)
    assert problem(await other.undo(id, entry - 1)) == (409, "asked-already")
    again = await one.undo(id, entry - 1)
    assert again.json()["asked"] is True
    assert (await one.scene(id))["table"]["vote"]["entry"] == entry - 1


async def test_a_stand_in_agrees_for_who_has_left(server: Serving) -> None:
    people = [await server.visitor(name) for name in ("Ada", "Ben", "Cyd")]
    id = await server.table("steam", *people)
    by_seat = {(await one.scene(id))["seat"]: one for one in people}
    order = []
    for _ in range(2):
        [seat] = (await server.house.table(id)).actors()
        await move(by_seat[seat], id)
        order.append(seat)
    asker, gone = [by_seat[seat] for seat in order]
    [voter] = [one for one in people if one not in (asker, gone)]
    entry = (await asker.entries(id)) - 1
    assert (await asker.undo(id)).json()["asked"] is True
    await gone.post(f"/{id}/leave")
    assert (await voter.vote(id, entry, agree=True)).json()["asked"] is False
    await check(server, id)


async def test_a_vote_that_misses_somebody_goes_on(server: Serving) -> None:
    people = [await server.visitor(name) for name in ("Ada", "Ben", "Cyd")]
    id = await server.table("steam", *people)
    by_seat = {(await one.scene(id))["seat"]: one for one in people}
    seats = []
    for _ in range(2):
        [seat] = (await server.house.table(id)).actors()
        await move(by_seat[seat], id)
        seats.append(seat)
    asker, second = by_seat[seats[0]], by_seat[seats[1]]
    [third] = [one for one in people if one not in (asker, second)]
    entry = (await asker.entries(id)) - 1
    await asker.undo(id)
    again = {"expected": await asker.entries(id), "key": key(), "entry": entry, "agree": True}
    answers = [(await second.post(f"/{id}/undo/vote", **again)).json() for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0]["asked"] is True
    assert len((await asker.scene(id))["table"]["vote"]["agreed"]) == 2
    server.house.forget_all()
    assert (await third.vote(id, entry, agree=True)).json()["asked"] is False
    assert (await check(server, id)).entries[-1].action.votes == tuple(
        [seat for seat in range(3) if seat != seats[0]]
    )


async def test_against_bots_and_on_one_device_all_is_agreed_at_once(server: Serving) -> None:
    one = await server.visitor("Ada")
    made = await one.post("/", game="steamrollers", seats=[{"kind": "me"}, {"kind": "me"}])
    id = made.json()["table"]["id"]
    entries = await one.entries(id)
    for _ in range(4):
        [seat] = (await server.house.table(id)).actors()
        await move(one, id, seat=seat)
    done = await one.undo(id, 1)
    assert done.json()["asked"] is False
    record = await check(server, id)
    assert len(record.standing()) == entries
    assert record.standing() != record.entries[:entries]


async def test_secret_decisions_are_undone_by_vote_and_stay_secret(server: Serving) -> None:
    id, one, other = await pair(server, "volldampf")
    await move(one, id)
    entry = await one.entries(id)
    assert (await one.scene(id))["free"] == 1
    await move(other, id)
    assert (await one.undo(id)).json()["asked"] is True
    assert (await other.vote(id, entry, agree=True)).json()["asked"] is False
    await check(server, id)
    told = [
        entry
        for event in (await one.get(f"/{id}/log", kinds="moves")).json()["events"]
        for entry in event["what"]["told"]
        if entry["seat"] == (await other.scene(id))["seat"] and entry.get("secret")
    ]
    assert told
    assert all([one["action"]["kind"] == "hidden" for one in told])


async def test_nothing_is_taken_back_after_the_end(server: Serving) -> None:
    one = await server.visitor("Ada")
    made = await one.post("/", game="days-of-steam", seats=[{"kind": "me"}, {"kind": "me"}])
    id = made.json()["table"]["id"]
    house = server.house
    while (known := await house.table(id)).facts.phase == "running":
        async with house.draft(id) as draft:
            seat = known.actors()[0]
            draft.play(seat, known.legal(seat)[0], one.id, key())
            await house.commit(draft)
    assert problem(await one.undo(id)) == (409, "not-running")
    assert problem(await one.undo(id, 1, seat=0)) == (409, "not-running")
    assert problem(await one.vote(id, 1, agree=True)) == (409, "no-vote")


async def test_a_seat_that_a_stand_in_plays_undoes_nothing(server: Serving) -> None:
    id, one, _other = await pair(server)
    await move(one, id)
    seat = (await one.scene(id))["seat"]
    async with server.house.draft(id) as draft:
        draft.chairs[seat] = type(draft.chairs[seat])(seat, "person", one.id, "random")
        await server.house.commit(draft)
    assert problem(await one.undo(id, seat=seat)) == (409, "stand-in")


LIVE = {"kind": "live", "bank": 600, "increment": 30}
SLOW = {"kind": "slow", "deadline": 3600}


async def hand(server: Serving, id: str, seat: int) -> clock.Hand:
    return (await server.house.table(id)).chairs[seat].clock


async def test_an_undo_brings_no_increment_twice(server: Serving) -> None:
    id, one, _other = await pair(server, clock=LIVE)
    seat = (await one.scene(id))["seat"]
    await move(one, id)
    await move(one, id)
    had = await hand(server, id, seat)
    assert 659_000 < had.left_ms <= 660_000
    await one.undo(id, "turn")
    assert (await hand(server, id, seat)).ahead == 2
    await move(one, id)
    await move(one, id)
    again = await hand(server, id, seat)
    assert again.left_ms <= had.left_ms
    assert again.ahead == 0


async def test_an_undo_brings_oneself_no_new_deadline_but_others_one(server: Serving) -> None:
    id, one, other = await pair(server, clock=SLOW)
    seat = (await one.scene(id))["seat"]
    for visitor in (one, one, other):
        await move(visitor, id)
    house = server.house
    async with house.draft(id) as draft:
        for chair in draft.chairs:
            left = clock.Hand(1000_000, chair.clock.running_since)
            draft.chairs[chair.seat] = type(chair)(
                chair.seat, chair.kind, chair.person, waiting=chair.waiting, clock=left, name=chair.name
            )
        await house.commit(draft)
    await one.undo(id)
    entry = (await one.scene(id))["table"]["vote"]["entry"]
    await other.vote(id, entry, agree=True)
    own, theirs = await hand(server, id, seat), await hand(server, id, 1 - seat)
    assert own.running_since is not None
    assert own.left_ms <= 1000_000
    assert theirs.running_since is None
    await move(one, id)
    theirs = await hand(server, id, 1 - seat)
    assert theirs.running_since is not None
    assert theirs.left_ms == 3600_000
