"""Foresight: what would come of actions is told as far as a seat can know it; nothing is touched."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from footplate.games.days_of_steam.actions import STOP
from footplate.games.days_of_steam.components import PIPS
from footplate.kernel.action import CHANCE, Action
from footplate.kernel.notation import Notation
from footplate.server import foresight, twins
from footplate.server.course import Course
from footplate.server.table import Table
from footplate.server.wire.foresight import Line
from footplate.server.wire.play import Narrow
from tests.server.serving_history import Serving, after, moments, serving, table_of

pytestmark = pytest.mark.anyio

OPEN = ("steam", "steamrollers")
WITH_SECRETS = ("volldampf", "days-of-steam")
GAMES = OPEN + WITH_SECRETS


@pytest.fixture
async def server(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Serving]:
    async with serving(tmp_path) as server:
        yield server


def standing_still(table: Table) -> tuple[Any, int]:
    """Where a table stands."""
    return table.running.state.copy(), table.running.mark.number


@pytest.mark.parametrize("name", OPEN)
def test_in_an_open_game_what_was_foreseen_comes_true(name: str) -> None:
    rng = Random(1)
    for table in moments(table_of(name, 3), rng, 30):
        seat = table.actors()[0]
        action = rng.choice(table.legal(seat))
        here = standing_still(table)
        told = foresight.preview(table, seat, action, "en")
        assert standing_still(table) == here
        course = table.running.copy()
        entry = course.act(seat, action)
        assert told.verdict.legal
        assert told.story == entry.story
        assert told.next == course.state.actors()
        assert told.verdict.price == table.game.price(table.running.state, seat, action)
        for one in told.sums:
            assert one.before == table.game.sums(table.running.state, one.seat)
            assert one.after == table.game.sums(course.state, one.seat)


@pytest.mark.parametrize("name", OPEN)
def test_it_is_told_whether_what_is_done_can_be_taken_back_unasked(name: str) -> None:
    found = set()
    rng = Random(4)
    for table in moments(table_of(name, 3), rng, 60):
        seat = table.actors()[0]
        action = rng.choice(table.legal(seat))
        told = foresight.preview(table, seat, action, "en")
        there = after(table, seat, action).running
        free = there.free_to(seat) < there.mark.standing and there.state.actors() == (seat,)
        assert told.final is not free
        found.add(told.final)
    assert found == {True, False}


@pytest.mark.parametrize("name", GAMES)
def test_the_end_of_a_game_cannot_be_taken_back_unasked(name: str) -> None:
    rng = Random(4)
    *_, table = moments(table_of(name, 3), rng, 5000)
    seat = table.actors()[0]
    ends = [action for action in table.legal(seat) if after(table, seat, action).running.state.over]
    assert foresight.preview(table, seat, ends[0], "en").final


def test_neither_preview_nor_plan_of_the_last_sealed_bid_opens_the_other() -> None:
    betrayals = 0
    for table in moments(table_of("volldampf", 2), Random(1), 120):
        if len(table.actors()) != 2:
            continue
        answers = [after(table, 0, action) for action in some(table.legal(0))]
        assert {one.actors() for one in answers} == {(1,)}
        for mine in some(table.legal(1)):
            assert len({msgspec.json.encode(foresight.preview(one, 1, mine, "en")) for one in answers}) == 1
            line = Line((table.notation.write(mine),))
            assert len({msgspec.json.encode(foresight.plan(one, 1, line, "en")) for one in answers}) == 1
            betrayals += len({after(one, 1, mine).view(1) for one in answers}) > 1
    assert betrayals  # the true outcome would have told them apart


def some(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The first, the last, and a few between."""
    return (actions[-1], *actions[:: len(actions) // 4 + 1])


def test_what_others_hold_does_not_show_in_a_plan() -> None:
    rng = Random(2)
    for table in moments(table_of("volldampf", 3, money="hidden"), rng, 40):
        seat = rng.randrange(3)
        twin = table.game.imagine(table.running.state, seat, rng)
        other = Table(
            table.facts,
            table.game,
            table.options,
            table.chairs,
            Course(table.game, table.options, bytes(32), twin, table.running.copy().mark),
        )
        plans = [foresight.plan(one, seat, Line(seed=4), "en") for one in (table, other)]
        assert msgspec.json.encode(plans[0]) == msgspec.json.encode(plans[1])


def test_nobody_can_foresee_what_will_be_imagined() -> None:
    table = table_of("days-of-steam", 3)
    stranger = Table(
        replace(table.facts, seed=bytes([1] * 32).hex()),
        table.game,
        table.options,
        table.chairs,
        table.running,
    )
    mine, theirs = [twins.imagined(one, table.running.state, 0, 0) for one in (table, stranger)]
    assert mine == twins.imagined(table, table.running.state, 0, 0)
    assert mine != theirs
    assert mine[0] != mine[1]


@pytest.mark.parametrize("name", GAMES)
def test_a_plan_goes_on_by_what_it_offers(name: str) -> None:
    rng = Random(1)
    seat = 2
    table = next(one for one in moments(table_of(name, 3), rng) if 1 < len(one.legal(seat)) <= 60)
    here = standing_still(table)
    line = Line()
    for _ in range(12):
        plan, again = [foresight.plan(table, seat, line, "en") for _ in range(2)]
        assert msgspec.json.encode(plan) == msgspec.json.encode(again)
        assert plan.stopped is None or plan.offer is None
        assert len(plan.steps) == len(line.actions)
        assert all(step.verdict.legal for step in plan.steps)
        if plan.offer is None or not plan.offer.options:
            break
        assert seat in plan.actors
        line = replace(line, actions=(*line.actions, rng.choice(plan.offer.options).line))
    assert line.actions
    assert standing_still(table) == here
    numbers = [one.number for step in plan.steps for one in (*step.assumed, step.told) if one]
    numbers += [one.number for one in plan.assumed]
    assert numbers == list(range(here[1] + 1, here[1] + len(numbers) + 1))


def test_a_plan_waits_for_the_turn_of_its_seat() -> None:
    table = table_of("volldampf", 3)
    waiting = next(seat for seat in range(3) if seat not in table.actors())
    plan = foresight.plan(table, waiting, Line(), "en")
    assert plan.offer is not None
    assert waiting in plan.actors
    assert {one.seat for one in plan.assumed} - {waiting}


def test_a_plan_ends_with_its_first_illegal_action() -> None:
    table = table_of("steam", 3)
    seat = table.actors()[0]
    first = foresight.plan(table, seat, Line(), "en")
    assert first.offer is not None
    good = first.offer.options[0].line
    plan = foresight.plan(table, seat, Line((good, good, good, "pass-bid", "pass-bid", good)), "en")
    legal = [step.verdict.legal for step in plan.steps]
    assert plan.stopped == "illegal"
    assert legal == [True] * (len(legal) - 1) + [False]
    assert plan.steps[-1].verdict.broken
    assert plan.steps[-1].told is None


@pytest.mark.parametrize("name", GAMES)
def test_the_decision_after_a_plan_is_narrowed_previewed_and_judged(name: str) -> None:
    rng = Random(1)
    table = next(one for one in moments(table_of(name, 3), rng) if 1 < len(one.legal(one.actors()[0])) <= 60)
    seat = table.actors()[0]
    line = Line((table.notation.write(table.legal(seat)[-1]),))
    whole = foresight.plan(table, seat, replace(line, narrow=Narrow(most=500)), "en").offer
    assert whole is not None
    assert whole.complete
    given = {"kind": rng.choice(whole.fields["kind"])}
    narrow = Narrow(given=given, most=500, hints=True)
    chosen = rng.choice(whole.options).line
    plan = foresight.plan(
        table, seat, replace(line, narrow=narrow, preview=chosen, why_not={"kind": given["kind"]}), "en"
    )
    assert plan.offer is not None
    assert plan.offer.fields["kind"] == (given["kind"],)
    assert plan.preview is not None
    assert plan.preview.verdict.legal
    assert plan.verdict is not None
    assert plan.verdict.legal
    longer = foresight.plan(table, seat, Line((*line.actions, chosen)), "en")
    mine = plan.preview.sums[seat].after
    assert {name: longer.steps[-1].sums[name] for name in mine} == mine


def test_nothing_is_asked_of_a_plan_that_stopped() -> None:
    table = table_of("steam", 3)
    seat = table.actors()[0]
    offer = foresight.plan(table, seat, Line(), "en").offer
    assert offer is not None
    bid = offer.options[0].line
    stopped = foresight.plan(table, seat, Line((bid,) * 4, narrow=Narrow(), preview=bid, why_not={}), "en")
    assert stopped.stopped == "illegal"
    assert (stopped.preview, stopped.verdict) == (None, None)


def test_another_seed_deals_other_luck() -> None:
    table = table_of("days-of-steam", 3)
    seat = table.actors()[0]
    first = table.notation.write(table.legal(seat)[0])
    plans = [foresight.plan(table, seat, Line((first,), seed=seed), "en") for seed in range(6)]
    assert {len(plan.steps) for plan in plans} == {1}
    draws = [str([one.line for one in plan.assumed if one.seat == CHANCE]) for plan in plans]
    assert len(set(draws)) > 1


def test_a_plan_is_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("volldampf", 4)
    waiting = next(seat for seat in range(4) if seat not in table.actors())
    whole = foresight.plan(table, waiting, Line(), "en")
    assert whole.stopped is None
    monkeypatch.setattr(foresight, "MOST", len(whole.assumed) - 1)
    cut = foresight.plan(table, waiting, Line(), "en")
    assert cut.stopped == "too-long"
    assert len(cut.assumed) == len(whole.assumed) - 1
    assert cut.offer is None


async def test_a_preview_of_what_is_forbidden_says_why(server: Serving) -> None:
    ada = await server.person("ada")
    id = await ada.make("steam", ["me", "me", "me"])
    table = await server.house.table(id)
    idle = next(seat for seat in range(3) if seat not in table.actors())
    action = table.notation.write(table.legal(table.actors()[0])[0])
    ask = {"action": action, "seat": idle}
    told = await ada.post(f"/api/tables/{id}/preview", ask)
    assert told["verdict"] == await ada.post(f"/api/tables/{id}/why-not", ask)
    assert told["verdict"]["broken"]
    assert (told["sums"], told["story"], told["next"], told["final"]) == ([], None, None, None)


async def test_only_who_sits_there_is_told_and_nothing_is_stored(server: Serving) -> None:
    ada, ben = await server.person("ada"), await server.person("ben")
    id = await ada.make("days-of-steam", ["me", "me"])
    before = await ada.get(f"/api/tables/{id}")
    table = await server.house.table(id)
    seat = table.actors()[0]
    ask = {"action": table.notation.write(table.legal(seat)[0]), "seat": seat}
    assert (await ada.post(f"/api/tables/{id}/preview", ask))["verdict"]["legal"]
    plan = await ada.post(f"/api/tables/{id}/plan", {"actions": [ask["action"]], "seat": seat})
    assert plan["steps"][0]["verdict"]["legal"]
    assert plan["view"]["seat"] == seat
    await ben.post(f"/api/tables/{id}/preview", ask, 403)
    await ben.post(f"/api/tables/{id}/plan", {"seat": seat}, 403)
    await ada.post(f"/api/tables/{id}/plan", {"actions": ["pass"] * 41, "seat": seat}, 400)
    await ada.post(f"/api/tables/{id}/plan", {"actions": ["no such thing"], "seat": seat}, 400)
    server.house.forget_all()
    now = await ada.get(f"/api/tables/{id}")
    assert (now["view"], now["table"]["seq"]) == (before["view"], before["table"]["seq"])


def test_before_a_train_stops_it_is_told_what_each_roll_would_bring() -> None:
    derailed = 0
    for table in moments(table_of("days-of-steam", 3), Random(6), 900):
        seat = table.actors()[0]
        if STOP not in table.legal(seat):
            continue
        told = foresight.preview(table, seat, STOP, "en")
        assert told.story is not None
        if not told.story.args["roll"]:
            continue
        assert [one.odds for one in told.chances] == [(1, PIPS)] * PIPS
        stories = [one.story for one in told.chances]
        falls = [one for one in stories if one is not None and one.args["derails"] == "yes"]
        assert round(100 * len(falls) / PIPS) == told.story.args["risk"]
        for one, story in zip(told.chances, stories, strict=True):
            assert story is not None
            mine = one.sums[seat]
            lost = mine.before["points"] - mine.after["points"]
            assert lost == (told.story.args["stake"] if story in falls else 0)
            derailed += story in falls
    assert derailed


def test_in_an_open_game_one_of_the_chances_comes_true() -> None:
    seen = 0
    rng = Random(3)
    for table in moments(table_of("steamrollers", 3), rng, 120):
        seat = table.actors()[0]
        action = rng.choice(table.legal(seat))
        told = foresight.preview(table, seat, action, "en")
        course = table.running.copy()
        course.act(seat, action)
        if course.state.actors() != (CHANCE,):
            assert told.chances == ()
            continue
        odds = course.state.agenda[-1].odds(course.state)
        if len(odds) > foresight.OUTCOMES:
            continue
        assert [one.odds[0] for one in told.chances] == [share for _, share in odds]
        (first, *_), words = course.deal(), table.game.words(course.state)
        line = Notation(table.game.actions, words).write(first.entry.action)
        (came,) = [one for one in told.chances if one.line == line]
        assert (came.odds, came.story) == (first.entry.odds, first.story)
        seen += 1
    assert seen


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_what_others_hold_does_not_show_in_the_chances(name: str) -> None:
    rng = Random(5)
    for table in moments(table_of(name, 3), rng, 60):
        seat = table.actors()[0]
        twin = table.game.imagine(table.running.state, seat, rng)
        course = Course(table.game, table.options, bytes(32), twin, table.running.copy().mark)
        other = Table(table.facts, table.game, table.options, table.chairs, course)
        action = rng.choice(table.legal(seat))
        told = [msgspec.json.encode(foresight.preview(one, seat, action, "en")) for one in (table, other)]
        assert told[0] == told[1]
