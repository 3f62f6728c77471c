"""A seat is told its best options where that is agreed, from what it knows; and everybody learns of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from footplate.server.advice import A_MINUTE, BEST, Adviser
from footplate.server.people.person import Person
from footplate.server.scene import scene
from footplate.server.table import Table
from footplate.server.thinkers import Thinkers
from footplate.server.wire.advice import Advice, AskAdvice
from tests.server.counsel import Hasty
from tests.server.houses import World, declined, finished, unchanged
from tests.server.serving import serving
from tests.server.serving_history import after, moments, table_of
from tests.server.test_foresight import some

pytestmark = pytest.mark.anyio


class Desk:
    """A house with an adviser, who may be asked on the latest news."""

    def __init__(self, one: World, thinkers: Thinkers, limits: float = 0) -> None:
        self.house = one.house
        self.adviser = Adviser(one.house, thinkers, limits)

    async def ask(self, id: str, person: Person, **more: Any) -> Advice:
        entries = (await self.house.table(id)).facts.entries
        return await self.adviser.advise(id, person, AskAdvice(**{"expected": entries, **more}))


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Hasty:
    return Hasty(monkeypatch)


async def alone(one: World, **terms: Any) -> tuple[Person, str]:
    """Somebody who plays both seats, and so has always something to decide."""
    ada = await one.person("Ada")
    made, _ = await one.make(ada, "steamrollers", "me me", terms=terms)
    return ada, made.id


async def test_a_real_thinker_tells_the_best_options_and_everybody_learns_of_it(tmp_path: Path) -> None:
    async with serving(tmp_path, thinkers=1) as server:
        ada, eve = await server.visitor("Ada"), await server.visitor("Eve")
        made = await ada.post("/", game="steamrollers", seats=[{"kind": "me"}, {"kind": "me"}])
        id = made.json()["table"]["id"]
        scene = await ada.scene(id)
        assert scene["advice"] is True
        entries = scene["table"]["entries"]
        answer = await ada.post(f"/{id}/advice", expected=entries)
        assert answer.status_code == 200, answer.text
        told = answer.json()
        assert told["entries"] == entries
        offered = {option["line"]: option for option in scene["offer"]["options"]}
        assert 0 < len(told["options"]) <= BEST
        for one in told["options"]:
            assert one["option"] == offered[one["option"]["line"]] | {"hint": one["option"]["hint"]}
            assert 0 < one["share"] < 100
        tried = [one["tried"] for one in told["options"]]
        assert tried == sorted(tried, reverse=True)
        log = (await eve.get(f"/{id}/log", kinds="advised")).json()["events"]
        assert [(event["what"], event["by"]) for event in log] == [
            ({"kind": "advised", "seat": scene["seat"]}, ada.id)
        ]


async def test_who_asks_again_gets_the_same_and_it_is_thought_and_told_once(
    here: World, hasty: Hasty
) -> None:
    ada, id = await alone(here)
    desk = Desk(here, hasty)
    first, second = await asyncio.gather(desk.ask(id, ada), desk.ask(id, ada))
    assert await desk.ask(id, ada) is second is first
    assert len(hasty.questions) == 1
    assert (await here.kinds(id)).count("advised") == 1
    await here.play(id, [ada], Random(1), 1)
    assert (await desk.ask(id, ada)).entries > first.entries
    assert len(hasty.questions) == 2
    assert await Desk(here, hasty).ask(id, ada) == await desk.ask(id, ada)


async def test_two_persons_are_advised_only_where_that_was_agreed(here: World, hasty: Hasty) -> None:
    desk = Desk(here, hasty)
    ada, ben = await here.person("Ada"), await here.person("Ben")
    for agreed, allowed in (("alone", False), ("nobody", False), ("all", True)):
        id = await here.table("steamrollers", ada, ben, advice=agreed)
        table = await here.house.table(id)
        who = next(one for one in (ada, ben) if table.chairs[table.actors()[0]].person == one.id)
        assert scene(table, who.id, table.actors()[0], 0).advice is allowed
        if allowed:
            assert (await desk.ask(id, who)).options
        else:
            async with unchanged(here):
                with declined(403, "advice-forbidden"):
                    await desk.ask(id, who)


async def test_against_bots_one_is_alone_and_still_may_agree_on_no_advice(here: World, hasty: Hasty) -> None:
    desk = Desk(here, hasty)
    ada = await here.person("Ada")
    for agreed, allowed in (("alone", True), ("nobody", False)):
        table, _ = await here.make(
            ada, "steamrollers", "me random", options={"start_player": 1}, terms={"advice": agreed}
        )
        assert table.actors() == (0,)
        assert table.advises(ada.id) is allowed
        if allowed:
            assert (await desk.ask(table.id, ada)).options
        else:
            with declined(403, "advice-forbidden"):
                await desk.ask(table.id, ada)
    assert len(hasty.questions) == 1


async def test_who_left_a_seat_is_no_bot(here: World) -> None:
    ada, ben = await here.person("Ada"), await here.person("Ben")
    table = await here.house.table(await here.table("steamrollers", ada, ben))
    gone = [one if one.person == ada.id else replace(one, person=None, bot="random") for one in table.chairs]
    assert not Table(table.facts, table.game, table.options, gone, table.course).advises(ada.id)


async def test_advice_is_for_the_seat_that_is_to_decide_on_the_latest_news(here: World, hasty: Hasty) -> None:
    desk = Desk(here, hasty)
    ada, ben, eve = [await here.person(name) for name in ("Ada", "Ben", "Eve")]
    id = await here.table("days-of-steam", ada, ben, advice="all")
    await here.play(id, [ada, ben], Random(1), 20)
    table = await here.house.table(id)
    [seat] = table.actors()
    who, other = (ada, ben) if table.chairs[seat].person == ada.id else (ben, ada)
    async with unchanged(here):
        with declined(409, "not-your-decision"):
            await desk.ask(id, other)
        with declined(403, "not-your-seat"):
            await desk.ask(id, other, seat=seat)
        with declined(403, "not-at-the-table"):
            await desk.ask(id, eve)
        with declined(409, "stale"):
            await desk.ask(id, who, expected=table.facts.entries - 10)
    assert not hasty.questions


async def test_what_others_decide_in_secret_is_no_news_to_who_asks(here: World, hasty: Hasty) -> None:
    desk = Desk(here, hasty)
    ada, ben = [await here.person(name) for name in ("Ada", "Ben")]
    id = await here.table("volldampf", ada, ben, advice="all")
    before = await here.house.table(id)
    assert len(before.actors()) == 2
    await here.act(id, ada, before.notation.write(before.legal(0)[0]))
    told = await desk.ask(id, ben, expected=before.facts.entries)
    assert told.entries == before.facts.entries + 1
    assert told.options


async def test_after_the_end_nobody_is_advised(here: World, hasty: Hasty) -> None:
    ada = await here.person("Ada")
    id = await finished(here, ada)
    with declined(409, "not-running"):
        await Desk(here, hasty).ask(id, ada, seat=0)


async def test_advice_that_came_too_late_is_not_given_and_not_told_of(here: World, hasty: Hasty) -> None:
    ada, id = await alone(here)
    hasty.gate.clear()
    asking = asyncio.create_task(Desk(here, hasty).ask(id, ada))
    while not hasty.questions:
        await asyncio.sleep(0)
    await here.play(id, [ada], Random(1), 1)
    hasty.gate.set()
    with declined(409, "stale"):
        await asking
    assert "advised" not in await here.kinds(id)


async def test_what_others_decide_in_secret_meanwhile_makes_no_advice_too_late(
    here: World, hasty: Hasty
) -> None:
    ada, ben = [await here.person(name) for name in ("Ada", "Ben")]
    id = await here.table("volldampf", ada, ben, advice="all")
    before = await here.house.table(id)
    hasty.gate.clear()
    asking = asyncio.create_task(Desk(here, hasty).ask(id, ben))
    while not hasty.questions:
        await asyncio.sleep(0)
    await here.act(id, ada, before.notation.write(before.legal(0)[0]))
    hasty.gate.set()
    told = await asking
    assert told.options
    assert told.entries == before.facts.entries
    assert "advised" in await here.kinds(id)


async def test_advice_makes_nobodys_choice_stale(here: World, hasty: Hasty) -> None:
    ada, id = await alone(here)
    before = (await here.house.table(id)).facts
    await Desk(here, hasty).ask(id, ada)
    facts = (await here.house.table(id)).facts
    assert (facts.entries, facts.seq) == (before.entries, before.seq + 1)


async def test_without_thinkers_there_is_no_advice_and_nothing_is_told(here: World) -> None:
    ada, id = await alone(here)
    async with unchanged(here):
        with declined(409, "no-advice"):
            await Desk(here, Thinkers(0, 1.0)).ask(id, ada)


async def test_nobody_is_advised_all_the_time(here: World, hasty: Hasty) -> None:
    ada, id = await alone(here)
    desk = Desk(here, hasty, limits=1)
    for _ in range(A_MINUTE // 2):
        await desk.ask(id, ada)
        await here.play(id, [ada], Random(1), 1)
    with declined(429, "too-much-advice"):
        await desk.ask(id, ada)


async def test_a_game_in_which_all_may_be_advised_is_not_rated(here: World) -> None:
    ada, ben = await here.person("Ada"), await here.person("Ben")
    for agreed, rated in (("all", 0), ("nobody", 1)):
        id = await here.table("volldampf", ada, ben, advice=agreed)
        await here.play(id, [ada, ben], Random(1))
        rows = await here.store.rows("select rated from result where table_id = $1", id)
        assert rows == [(rated,)] * 2


async def test_what_others_have_sealed_does_not_show_in_advice(here: World, hasty: Hasty) -> None:
    adviser = Adviser(here.house, hasty, 0)
    sealed = 0
    for table in moments(table_of("volldampf", 2), Random(1), 60):
        if len(table.actors()) != 2:
            continue
        answers = [after(table, 0, action) for action in some(table.legal(0))]
        sealed += len({one.view(0) for one in answers}) > 1
        told = [await adviser._think(one, 1) for one in answers]
        assert all([one == told[0] for one in told])
    assert sealed
