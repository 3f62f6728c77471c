"""Acting: what a seat decides is done once, and everything else changes nothing and is told clearly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from footplate.kernel.action import CHANCE, Action
from footplate.server import acting, seating
from footplate.server.decline import Declined
from footplate.server.people.person import Person
from footplate.server.talk import Talk
from footplate.server.wire.play import Act, Say
from tests.server.houses import GAMES, World, declined, key, unchanged
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


class Turn:
    """A running table of two, who is to decide, and what they might."""

    def __init__(self, id: str, people: tuple[Person, Person], seat: int, expected: int, line: str) -> None:
        self.id = id
        self.people = people
        self.who, self.other = people[seat], people[1 - seat]
        self.seat = seat
        self.expected = expected
        self.line = line

    def request(self, **more: Any) -> Act:
        return Act(**{"expected": self.expected, "key": key(), "action": self.line, **more})


async def turn(one: World, game: str = "steamrollers", steps: int = 6) -> Turn:
    """A table at which one of two persons is to decide."""
    people = await one.person("Ada"), await one.person("Bea")
    id = await one.table(game, *people)
    table = await one.play(id, list(people), Random(4), steps)
    while len(table.actors()) > 1:
        table = await one.play(id, list(people), Random(4), 1)
    [seat] = table.actors()
    return Turn(id, people, seat, table.facts.entries, table.notation.write(table.legal(seat)[0]))


async def test_an_action_is_stored_with_what_chance_answers_in_one_event(anywhere: World) -> None:
    now = await turn(anywhere)
    done = await acting.act(anywhere.house, now.id, now.who, now.request(key="mine"))
    [row] = await anywhere.store.rows(
        "select kind, person, key, first, count from event where table_id = $1 and seq = $2", now.id, done.seq
    )
    assert row == ("moves", now.who.id, "mine", now.expected, done.entries - now.expected)
    assert done.entries > now.expected
    loaded = await (await anywhere.neighbour()).house.table(now.id)
    assert loaded.facts.entries == done.entries
    assert loaded.running.state == (await anywhere.house.table(now.id)).running.state


async def test_a_request_sent_again_is_done_once_and_answered_alike(anywhere: World) -> None:
    now = await turn(anywhere)
    request = now.request()
    done = await acting.act(anywhere.house, now.id, now.who, request)
    await anywhere.play(now.id, list(now.people), Random(1), 3)
    async with unchanged(anywhere):
        for one in (anywhere, await anywhere.neighbour()):
            assert await acting.act(one.house, now.id, now.who, request) == done


async def test_a_request_sent_several_times_at_once_is_done_once(anywhere: World) -> None:
    now = await turn(anywhere)
    request = now.request()
    worlds = [anywhere, await anywhere.neighbour()] * 3
    for one in worlds:
        await one.house.table(now.id)
    answers = await asyncio.gather(*[acting.act(one.house, now.id, now.who, request) for one in worlds])
    assert len(set(answers)) == 1
    [(count,)] = await anywhere.store.rows("select count(*) from event where key = $1", request.key)
    assert count == 1
    assert (await (await anywhere.neighbour()).house.table(now.id)).facts.entries == answers[0].entries


async def test_two_different_choices_at_once_are_one_choice(anywhere: World) -> None:
    now = await turn(anywhere)
    worlds = [anywhere, await anywhere.neighbour()]
    for one in worlds:
        await one.house.table(now.id)
    answers = await asyncio.gather(
        *[acting.act(one.house, now.id, now.who, now.request()) for one in worlds], return_exceptions=True
    )
    [refused] = [one for one in answers if isinstance(one, Declined)]
    assert (refused.status, refused.problem.code) == (409, "stale")


async def test_a_key_that_was_used_for_something_else_is_refused(here: World) -> None:
    now = await turn(here)
    table = await here.house.table(now.id)
    other = [table.notation.write(one) for one in table.legal(now.seat)][-1]
    assert other != now.line
    sent = now.request(key="used")
    done = await acting.act(here.house, now.id, now.who, sent)
    while (await here.house.table(now.id)).actors() != (now.seat,):
        assert await here.step(now.id, list(now.people), Random(1))
    table = await here.house.table(now.id)
    line = table.notation.write(table.legal(now.seat)[0])
    async with unchanged(here):
        for more in (
            {"expected": table.facts.entries, "action": line},
            {"action": other},
            {"action": {"kind": "no-such-thing"}},
            {"action": "no such thing"},
        ):
            with declined(409, "key-used"):
                await acting.act(here.house, now.id, now.who, now.request(key="used", **more))
        assert await acting.act(here.house, now.id, now.who, sent) == done


async def test_a_key_of_one_seat_is_not_good_for_another_of_the_same_device(here: World) -> None:
    ada = await here.person("Ada")
    table, _ = await here.make(ada, "volldampf", "me me")
    while len((table := await here.house.table(table.id)).actors()) == 1:
        assert await here.step(table.id, [ada], Random(3))
    line = table.notation.write(table.legal(0)[0])
    assert line == table.notation.write(table.legal(1)[0])
    request = Act(table.facts.entries, "k", line, 0)
    done = await acting.act(here.house, table.id, ada, request)
    async with unchanged(here):
        assert await acting.act(here.house, table.id, ada, request) == done
        for expected in (table.facts.entries, done.entries):
            with declined(409, "key-used"):
                await acting.act(here.house, table.id, ada, Act(expected, "k", line, 1))


async def test_a_key_of_something_said_is_not_good_for_a_decision(here: World) -> None:
    now = await turn(here)
    await Talk(here.house, 0).say(now.id, now.who, Say("hello", "k"))
    for expected in (now.expected, now.expected - 1):
        async with unchanged(here):
            with declined(409, "key-used"):
                await acting.act(here.house, now.id, now.who, now.request(key="k", expected=expected))


async def test_a_line_sent_again_is_read_with_the_words_of_its_time(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = await turn(here)
    request = now.request()
    done = await acting.act(here.house, now.id, now.who, request)
    await here.play(now.id, list(now.people), Random(1), 3)
    words = type((await here.house.table(now.id)).game).words
    latest = (await here.house.table(now.id)).running.state

    def changed(self: Any, s: Any) -> Any:
        return dict.fromkeys(words(self, s), ()) if s == latest else words(self, s)

    monkeypatch.setattr(type((await here.house.table(now.id)).game), "words", changed)
    here.house.forget_all()
    async with unchanged(here):
        assert await acting.act(here.house, now.id, now.who, request) == done


async def test_a_key_is_its_owners_own(here: World) -> None:
    now = await turn(here)
    await acting.act(here.house, now.id, now.who, now.request(key="1"))
    while (await here.house.table(now.id)).actors() != (1 - now.seat,):
        assert await here.step(now.id, list(now.people), Random(1))
    table = await here.house.table(now.id)
    line = table.notation.write(table.legal(1 - now.seat)[0])
    other = now.request(key="1", expected=table.facts.entries, action=line)
    assert (await acting.act(here.house, now.id, now.other, other)).entries > table.facts.entries


async def test_a_choice_made_on_older_news_is_refused_and_the_news_is_named(here: World) -> None:
    now = await turn(here)
    table = await here.house.table(now.id)
    for expected in (0, now.expected - 1):
        async with unchanged(here):
            with declined(409, "stale") as problem:
                await acting.act(here.house, now.id, now.who, now.request(expected=expected))
        assert problem.value.problem.entries == now.expected
        assert problem.value.problem.seq == table.facts.seq


async def test_requests_that_overtake_each_other_are_refused(here: World) -> None:
    now = await turn(here)
    async with unchanged(here):
        with declined(409, "ahead"):
            await acting.act(here.house, now.id, now.who, now.request(expected=now.expected + 1))


async def test_a_foreign_seat_cannot_be_played(here: World) -> None:
    now = await turn(here)
    stranger = await here.person("Cleo")
    async with unchanged(here):
        with declined(403, "not-your-seat"):
            await acting.act(here.house, now.id, now.other, now.request(seat=now.seat))
        with declined(403, "not-your-seat"):
            await acting.act(here.house, now.id, now.who, now.request(seat=63))
        with declined(403, "not-at-the-table"):
            await acting.act(here.house, now.id, stranger, now.request())
        with declined(403, "not-your-seat"):
            await acting.act(here.house, now.id, stranger, now.request(seat=now.seat))


async def test_who_is_not_asked_is_refused_with_the_rule(here: World) -> None:
    now = await turn(here)
    async with unchanged(here):
        with declined(422, "refused") as problem:
            await acting.act(here.house, now.id, now.other, now.request())
    [broken] = problem.value.problem.broken
    assert broken.name == "not-your-decision"
    assert broken.rule.startswith("SR-")
    assert broken.why
    assert broken.sentence


async def test_what_the_rules_forbid_is_refused_with_every_rule(here: World) -> None:
    people = [await here.person(name) for name in ("Ada", "Bea", "Cleo")]
    id = await here.table("steam", *people)
    rng = Random(4)
    seen: set[Action] = set()
    refused = 0
    for _ in range(40):
        table = await here.house.table(id)
        [seat] = table.actors()
        for action in [one for one in sorted(seen, key=repr)[:50:10] if one not in table.legal(seat)]:
            with declined(422, "refused") as problem:
                await here.act(id, people[seat], msgspec.to_builtins(action))
            assert problem.value.problem.broken
            assert all(one.rule.startswith("ST-") and one.sentence for one in problem.value.problem.broken)
            refused += 1
        assert (await here.house.table(id)).facts == table.facts
        seen |= set(rng.sample(table.legal(seat), min(len(table.legal(seat)), 5)))
        await here.step(id, people, rng)
    assert refused > 20


async def test_nobody_acts_before_the_game(here: World) -> None:
    ada = await here.person("Ada")
    table, _ = await here.make(ada, "volldampf", "me open")
    async with unchanged(here):
        with declined(409, "not-running"):
            await acting.act(here.house, table.id, ada, Act(0, key(), "pass"))


async def test_nobody_acts_after_the_game_but_its_last_action_is_answered_again(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people)
    last: tuple[Person, Act] | None = None
    rng = Random(1)
    while (table := await here.house.table(id)).facts.phase == "running":
        seat = rng.choice(table.actors())
        line = table.notation.write(rng.choice(table.legal(seat)))
        last = people[seat], Act(table.facts.entries, key(), line)
        done = await acting.act(here.house, id, *last)
    assert last is not None
    async with unchanged(here):
        assert await acting.act(here.house, id, *last) == done
        for one in people:
            with declined(409, "not-running"):
                await acting.act(here.house, id, one, Act(table.facts.entries, key(), last[1].action))


async def test_nobody_acts_at_a_table_that_was_given_up(here: World) -> None:
    ada = await here.person("Ada")
    table, _ = await here.make(ada, "steamrollers", "me random", terms={"clock": {"kind": "none"}})
    await seating.leave(here.house, table.id, ada)
    assert (await here.house.table(table.id)).facts.phase == "closed"
    with declined(403, "not-at-the-table"):
        await here.act(table.id, ada, "roll")


@pytest.mark.parametrize("game", GAMES)
async def test_chance_is_nobodys_to_decide(here: World, game: str) -> None:
    people = [await here.person(name) for name in ("Ada", "Bea", "Cleo")]
    id = await here.table(game, *people)
    await here.play(id, people, Random(1), 15)
    table = await here.house.table(id)
    entries = await here.house.entries(id, table.game)
    draws = {type(one.action): one.action for one in entries if one.seat == CHANCE}
    assert draws
    for action in draws.values():
        await smuggle(here, id, people, msgspec.to_builtins(action), {422})
        await smuggle(here, id, people, table.notation.write(action), {422})


@pytest.mark.parametrize(
    ("action", "status"),
    [
        ({"kind": "take-back", "to": 0}, {400}),
        ("take-back 0", {400, 422}),
        ({"kind": "voted-take-back", "to": 0, "votes": [0, 1]}, {400}),
        ("voted-take-back 0 -", {400, 422}),
        ({"kind": "hidden", "what": "bid"}, {400}),
        ("hidden bid", {400, 422}),
        ({}, {400}),
        ({"kind": 1}, {400}),
        ({"kind": "no-such-thing"}, {400}),
        ({"kind": "bid"}, {400}),
        ({"kind": "bid", "amount": "much"}, {400}),
        ({"kind": "bid", "amount": 1, "tip": 2}, {400}),
        ({"kind": "bid", "amount": [1]}, {400}),
        ({"kind": "bid", "amount": -1}, {422, 400}),
        ({"kind": "bid", "amount": 10**30}, {422, 400}),
        ({"kind": "bid", "amount": -(2**63)}, {422, 400}),
        ("", {400}),
        (" ", {400}),
        ("bid", {400}),
        ("bid 1 2", {400}),
        ("bid 99999999999999999999999999", {400, 422}),
        ("bid one", {400}),
        ("\0", {400}),
        ("bid \ud7ff", {400}),
        ("x" * 2000, {400}),
    ],
)
async def test_what_is_no_action_of_the_game_is_refused(here: World, action: Any, status: set[int]) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("volldampf", *people)
    while (
        "bid" not in str((await here.house.table(id)).legal((await here.house.table(id)).actors()[0])).lower()
    ):
        assert await here.step(id, people, Random(1))
    await smuggle(here, id, people, action, status)


async def test_who_names_no_kind_of_action_is_told_all_kinds(here: World) -> None:
    now = await turn(here)
    for action in ({"kind": "dance"}, "dance"):
        with declined(400, "bad-request") as problem:
            await acting.act(here.house, now.id, now.who, now.request(action=action))
        assert "'dance'" in problem.value.problem.detail
        assert "deliver, " in problem.value.problem.detail


async def smuggle(one: World, id: str, people: list[Person], action: Any, status: set[int]) -> None:
    """Nobody at the table can do this."""
    table = await one.house.table(id)
    async with unchanged(one):
        for who in people:
            with pytest.raises(Declined) as problem:
                await acting.act(one.house, id, who, Act(table.facts.entries, key(), action))
            assert problem.value.status in status, problem.value.problem
            assert "\n" not in problem.value.problem.detail
            if problem.value.status == 422:
                assert all(broken.rule for broken in problem.value.problem.broken)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"expected": 0, "key": "k"}',
        b'{"expected": 0, "key": "k", "action": null}',
        b'{"expected": 0, "key": "k", "action": 7}',
        b'{"expected": 0, "key": "k", "action": {"kind": null}}',
        b'{"expected": 0, "key": "k", "action": {"kind": {"kind": "bid"}}}',
        b'{"expected": 0, "key": "", "action": "pass"}',
        b'{"expected": 0, "key": "' + b"k" * 65 + b'", "action": "pass"}',
        b'{"expected": -1, "key": "k", "action": "pass"}',
        b'{"expected": 1e400, "key": "k", "action": "pass"}',
        b'{"expected": 99999999999999999999, "key": "k", "action": "pass"}',
        b'{"expected": "0", "key": "k", "action": "pass"}',
        b'{"expected": 0, "key": "k", "action": "pass", "seat": 64}',
        b'{"expected": 0, "key": "k", "action": "pass", "seat": -1}',
        b'{"expected": 0, "key": "k", "action": "pass", "more": 1}',
        b'{"expected": 0, "key": "k", "action": "' + b"x" * 2001 + b'"}',
        b'{"expected": 0, "key": "k", "action": "\xff"}',
        b'{"a":' * 5000,
    ],
)
async def test_what_is_no_request_is_refused_in_a_sentence(
    tmp_path: Path, anyio_backend: str, body: bytes
) -> None:
    async with serving(tmp_path) as server:
        ada = await server.visitor("Ada")
        seats = [{"kind": "me"}, {"kind": "me"}]
        id = (await ada.post("/", game="volldampf", seats=seats)).json()["table"]["id"]
        before = await server.house.store.rows("select seq, entries from tables")
        headers = {"cookie": ada._headers["cookie"], "content-type": "application/json"}
        answer = await server.client.post(f"/api/tables/{id}/actions", content=body, headers=headers)
        assert answer.status_code == 400, answer.text
        assert answer.json()["code"] == "bad-request"
        assert answer.json()["detail"]
        assert await server.house.store.rows("select seq, entries from tables") == before


async def together(one: World) -> tuple[str, list[Person], int]:
    """A table at which both decide at the same time and in secret."""
    people = [await one.person("Ada"), await one.person("Bea")]
    id = await one.table("volldampf", *people)
    while len((await one.house.table(id)).actors()) < 2:
        assert await one.step(id, people, Random(1))
    return id, people, (await one.house.table(id)).facts.entries


def first(options: tuple[Action, ...], line: Callable[[Action], str]) -> str:
    return line(options[0])


@pytest.mark.parametrize("memory", ["kept", "lost"])
async def test_what_others_decide_in_secret_does_not_make_a_choice_stale(here: World, memory: str) -> None:
    id, people, expected = await together(here)
    table = await here.house.table(id)
    lines = [first(table.legal(seat), table.notation.write) for seat in (0, 1)]
    await acting.act(here.house, id, people[0], Act(expected, key(), lines[0]))
    if memory == "lost":
        here.house.forget_all()
    async with unchanged(here):
        with declined(409, "stale"):
            await acting.act(here.house, id, people[0], Act(expected, key(), lines[0]))
    done = await acting.act(here.house, id, people[1], Act(expected, key(), lines[1]))
    assert done.entries > expected + 1


async def test_two_who_decide_in_secret_at_once_both_do(anywhere: World) -> None:
    id, people, expected = await together(anywhere)
    worlds = [anywhere, await anywhere.neighbour()]
    table = await worlds[1].house.table(id)
    lines = [first(table.legal(seat), table.notation.write) for seat in (0, 1)]
    await asyncio.gather(
        *[
            acting.act(worlds[seat].house, id, people[seat], Act(expected, key(), lines[seat]))
            for seat in (0, 1)
        ]
    )
    assert (await (await anywhere.neighbour()).house.table(id)).facts.entries >= expected + 2


async def test_a_secret_that_was_shown_makes_a_choice_stale(here: World) -> None:
    id, people, expected = await together(here)
    table = await here.house.table(id)
    lines = [first(table.legal(seat), table.notation.write) for seat in (0, 1)]
    for seat in (0, 1):
        await acting.act(here.house, id, people[seat], Act(expected, key(), lines[seat]))
    for seat in (0, 1):
        with declined(409, "stale"):
            await acting.act(here.house, id, people[seat], Act(expected, key(), lines[seat]))
