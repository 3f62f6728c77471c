"""Completion: why not is answered for a half-known action, by what all its completions have in common."""

from __future__ import annotations

from itertools import product
from random import Random
from threading import get_ident
from typing import Any

import msgspec
import pytest

from footplate.games.steam.actions import LayTrack
from footplate.kernel.action import Action, fields, kind
from footplate.kernel.legality import why_not
from footplate.server import completion
from footplate.server.offers import agrees
from footplate.server.table import Table
from footplate.server.wire.play import Given, Verdict
from tests.server.houses import declined
from tests.server.serving import Serving as Server
from tests.server.serving_history import moments, table_of

GAMES = ("steam", "steamrollers", "volldampf", "days-of-steam")


def action_of(table: Table, verdict: Verdict) -> Action:
    union: Any = table.game.actions[0]
    for cls in table.game.actions[1:]:
        union |= cls
    action: Action = msgspec.convert(msgspec.json.decode(msgspec.json.encode(verdict.action)), union)
    return action


def some_given(table: Table, rng: Random) -> Given:
    """A kind, some fields of it, or both."""
    cls = rng.choice(table.game.actions)
    given: Given = {"kind": kind(cls)} if rng.random() < 0.5 else {}
    for field in fields(cls):
        if rng.random() < 0.5:
            number = rng.randrange(len(table.words[field.words])) if field.words else rng.randrange(6)
            given[field.name] = [number] if field.many and rng.random() < 0.5 else number
    return given or {"kind": kind(cls)}


@pytest.mark.parametrize("name", GAMES)
def test_the_answer_agrees_with_what_is_given_and_with_the_rules(name: str) -> None:
    rng = Random(4)
    found = {True: 0, False: 0}
    for table in moments(table_of(name, 3), rng, 60):
        for seat in range(3):
            given = some_given(table, rng)
            verdict = completion.verdict(table, seat, given, "en")
            action = action_of(table, verdict)
            assert agrees(action, given)
            assert verdict.legal == any(agrees(one, given) for one in table.legal(seat))
            refusals = why_not(table.game, table.running.state, seat, action)
            names = {(one.rule, one.name) for one in refusals}
            assert {(one.rule, one.name) for one in verdict.broken} <= names
            assert bool(verdict.broken) == bool(refusals) == (not verdict.legal)
            found[verdict.legal] += 1
    assert all(found.values())


def test_a_hex_where_nothing_can_be_built_tells_what_stands_against_every_tile() -> None:
    common = 0
    for table in moments(table_of("steam", 3, map="practice"), Random(1), 40):
        seat = table.actors()[0]
        if not any(isinstance(one, LayTrack) for one in table.legal(seat)):
            continue
        s = table.running.state
        for hex in range(len(table.words["hex"])):
            verdict = completion.verdict(table, seat, {"kind": "lay-track", "hex": hex}, "en")
            ways = product(range(len(table.words["tile"])), range(6))
            refusals = [set(why_not(table.game, s, seat, LayTrack(hex, *way))) for way in ways]
            assert verdict.legal == (set() in refusals)
            shared = set.intersection(*refusals)
            if shared:
                assert {(one.rule, one.name) for one in verdict.broken} == {
                    (one.rule, one.name) for one in shared
                }
                common += 1
            elif not verdict.legal:
                assert len(verdict.broken) == min(map(len, refusals))
    assert common


def test_what_is_offered_is_meant_where_no_kind_is_given() -> None:
    table = next(
        one
        for one in moments(table_of("steam", 3), Random(1))
        if any(isinstance(option, LayTrack) for option in one.legal(one.actors()[0]))
    )
    seat = table.actors()[0]
    water = len(table.words["hex"]) - 1
    assert kind(action_of(table, completion.verdict(table, seat, {"hex": water}, "en"))) == "lay-track"
    waits = next(one for one in range(3) if one not in table.actors())
    verdict = completion.verdict(table, waits, {"hex": water}, "en")
    assert [one.name for one in verdict.broken] == ["not-your-decision"]


@pytest.mark.parametrize(
    "given",
    [
        {"kind": "no-such-kind"},
        {"no_such_field": 1},
        {"kind": "lay-track", "route": 1},
        {"kind": "lay-track", "hex": [1]},
        {"kind": "lay-track", "hex": "albany"},
        {"kind": "move-cube", "route": "n"},
        {"kind": 7},
        {"__class__": 1},
    ],
)
def test_what_no_action_has_is_refused(given: Given) -> None:
    table = next(moments(table_of("steam", 3), Random(1)))
    with declined(400, "bad-request"):
        completion.verdict(table, table.actors()[0], given, "en")


def test_a_number_that_is_no_word_breaks_the_phases_own_rule() -> None:
    table = next(moments(table_of("steam", 3), Random(1)))
    for number in (10**30, -1):
        verdict = completion.verdict(table, table.actors()[0], {"kind": "lay-track", "hex": number}, "en")
        assert [one.name for one in verdict.broken] == ["no-such-thing"]


@pytest.mark.anyio
async def test_nobody_waits_while_what_is_half_known_is_completed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    verdict, threads = completion.verdict, list[int]()

    def noted(table: Table, seat: int, given: Given, language: str) -> Verdict:
        threads.append(get_ident())
        return verdict(table, seat, given, language)

    monkeypatch.setattr(completion, "verdict", noted)
    ada = await server.visitor("Ada")
    made = await ada.post("/", game="steam", seats=[{"kind": "me"}] * 3)
    id = made.json()["table"]["id"]
    await ada.post(f"/{id}/why-not", given={"kind": "bid"}, seat=(await ada.scene(id))["seat"])
    assert threads
    assert get_ident() not in threads


@pytest.mark.anyio
async def test_an_action_or_what_is_known_of_one_is_asked_about_and_not_both(server: Server) -> None:
    ada = await server.visitor("Ada")
    made = await ada.post("/", game="steam", seats=[{"kind": "me"}] * 3)
    path = f"/{made.json()['table']['id']}/why-not"
    seat = (await ada.scene(made.json()["table"]["id"]))["seat"]
    told = (await ada.post(path, given={"kind": "lay-track", "hex": 3}, seat=seat)).json()
    assert (told["legal"], [one["name"] for one in told["broken"]]) == (False, ["not-in-this-phase"])
    legal = (await ada.post(path, given={"kind": "bid"}, seat=seat)).json()
    assert (legal["legal"], legal["broken"], legal["action"]["kind"]) == (True, [], "bid")
    for body in ({}, {"given": {"kind": "bid"}, "action": "pass-bid"}):
        answer = await ada.post(path, seat=seat, **body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
