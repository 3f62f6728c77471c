"""The house: a table dropped from memory comes back as it was, and nothing half done is remembered."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from footplate.kernel.action import TakeBack
from footplate.kernel.record import Entry
from footplate.server import seating
from footplate.server.course import Course
from footplate.server.decline import Declined
from footplate.server.draft import SNAPSHOT_EVERY
from footplate.server.house import House, NoSuchTable
from footplate.server.people.person import Person
from footplate.server.store import Change, Conflict, Unavailable
from footplate.server.table import RENAMED, Table
from footplate.server.wire import events
from tests.server.houses import GAMES, World, unchanged, world

pytestmark = pytest.mark.anyio


class Watching:
    """Counts how often it is woken."""

    def __init__(self) -> None:
        self.times = 0

    def wake(self) -> None:
        self.times += 1


def alike(one: Table, other: Table) -> None:
    """Both tables will go on in the same way."""
    assert one.facts == other.facts
    assert one.chairs == other.chairs
    assert one.options == other.options
    assert one.running.state == other.running.state
    assert one.running.save() == other.running.save()
    for seat in (None, *range(len(one.chairs))):
        assert one.view(seat) == other.view(seat)
    for seat in one.actors():
        assert one.legal(seat) == other.legal(seat)
        assert one.running.free_to(seat) == other.running.free_to(seat)


async def take_back(one: World, id: str) -> bool:
    """Whoever decided last takes it back, if they may unasked."""
    async with one.house.draft(id) as draft:
        course = draft.course
        assert course is not None
        entries = await one.house.entries(id, course.game)
        seat = entries[-1].seat if entries else -1
        to = course.mark.standing - 1
        if seat < 0 or isinstance(entries[-1].action, TakeBack) or to < course.free_to(seat):
            return False
        draft.take_back(seat, TakeBack(to), None, None, None)
        await one.house.commit(draft)
    return True


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_is_loaded_as_it_was(anywhere: World, game: str) -> None:
    people = [await anywhere.person(name) for name in ("Ada", "Bea", "Cleo")]
    id = await anywhere.table(game, *people)
    rng = Random(11)
    taken = 0
    for step in range(90):
        if not await anywhere.step(id, people, rng):
            break
        if not taken or rng.random() < 0.3:  # the deal differs from run to run
            taken += await take_back(anywhere, id)
        if step % 6 == 0:
            alike(await anywhere.house.table(id), await (await anywhere.neighbour()).house.table(id))
    assert taken


async def test_a_game_of_which_every_table_was_forgotten_after_every_step_ends_the_same(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people)
    rng = Random(1)
    while await here.step(id, people, rng):
        here.house.forget_all()
    table = await here.house.table(id)
    assert table.facts.phase == "over"
    record = await here.house.record(table)
    assert record.sealed()


async def test_only_what_came_after_the_last_snapshot_is_played_again(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("volldampf", *people)
    table = await here.play(id, people, Random(1), 150)
    [(saved,)] = await here.store.rows("select max(entries) from snapshot where table_id = $1", id)
    assert 0 <= table.facts.entries - saved <= SNAPSHOT_EVERY + 20
    followed: list[Entry[Any]] = []
    follow = Course.follow

    def counted(course: Course, entry: Entry[Any]) -> bool:
        followed.append(entry)
        return follow(course, entry)

    monkeypatch.setattr(Course, "follow", counted)
    alike(table, await (await here.neighbour()).house.table(id))
    assert len(followed) == table.facts.entries - saved


async def test_there_is_no_table_of_another_id(here: World) -> None:
    with pytest.raises(NoSuchTable):
        await here.house.table("nowhere")


async def test_an_idle_table_leaves_the_memory_and_a_watched_one_stays(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    lonely = await here.table("volldampf", *people)
    watched = await here.table("volldampf", *people)
    await here.play(lonely, people, Random(1), 20)
    gone = weakref.ref(await here.house.table(lonely))
    course = weakref.ref((await here.house.table(lonely)).running)
    kept = weakref.ref(await here.house.table(watched))
    here.house._idle = -1.0
    with here.house.watching(watched, Watching()):
        here.house.forget_idle()
        gc.collect()
        assert gone() is None
        assert course() is None
        assert kept() is await here.house.table(watched)
        assert here.house.in_memory == 1
    here.house.forget_idle()
    gc.collect()
    assert kept() is None
    assert here.house.in_memory == 0


async def test_a_table_that_is_in_use_stays(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("volldampf", *people)
    table = await here.house.table(id)
    here.house.forget_idle()
    assert await here.house.table(id) is table


async def test_a_table_stored_after_it_was_forgotten_is_forgotten_again(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("volldampf", *people)
    async with here.house.draft(id) as draft:
        here.house._idle = -1.0
        here.house.forget_idle()
        draft.happens(events.Chat("hello"))
        await here.house.commit(draft)
    here.house.forget_idle()
    assert here.house.in_memory == 0


async def failing(
    here: World, monkeypatch: pytest.MonkeyPatch, *, made: bool
) -> tuple[str, list[Person], Table]:
    """A table at which a commit fails, whether it was made or not."""
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people)
    before = await here.play(id, people, Random(1), 5)
    working = here.store.commit

    async def cut(changes: Any, notes: Any = ()) -> None:
        if made:
            await working(changes, notes)
        raise Unavailable("the line is cut")

    monkeypatch.setattr(here.store, "commit", cut)
    with pytest.raises(Unavailable):
        await here.step(id, people, Random(1))
    monkeypatch.setattr(here.store, "commit", working)
    return id, people, before


async def test_a_commit_that_failed_leaves_the_table_as_it_was(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, people, before = await failing(here, monkeypatch, made=False)
    after = await here.house.table(id)
    alike(before, after)
    assert await here.step(id, people, Random(1))


async def test_a_commit_of_which_nothing_was_heard_is_found_in_the_store(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, people, before = await failing(here, monkeypatch, made=True)
    after = await here.house.table(id)
    assert after.facts.entries > before.facts.entries
    assert await here.step(id, people, Random(1))


async def test_who_is_cut_off_during_a_commit_leaves_nothing_behind(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people)
    for delay in range(6):
        task = asyncio.create_task(here.step(id, people, Random(delay)))
        for _ in range(delay):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        with suppress(Declined):  # what was cut off may yet be stored, and then this is chosen on older news
            await here.step(id, people, Random(1))
        assert await here.step(id, people, Random(1))
        alike(await here.house.table(id), await (await here.neighbour()).house.table(id))


async def test_another_process_that_was_first_is_noticed(anywhere: World) -> None:
    people = [await anywhere.person("Ada"), await anywhere.person("Bea")]
    id = await anywhere.table("steamrollers", *people)
    other = await anywhere.neighbour()
    async with other.house.draft(id) as draft:
        assert await anywhere.step(id, people, Random(1))
        draft.happens(events.Chat("late"))
        async with unchanged(anywhere):
            with pytest.raises(Conflict):
                await other.house.commit(draft)
    alike(await other.house.table(id), await anywhere.house.table(id))
    assert await other.step(id, people, Random(1))


async def test_a_table_is_never_loaded_half_way_through_what_another_process_does(anywhere: World) -> None:
    people = [await anywhere.person("Ada"), await anywhere.person("Bea")]
    id = await anywhere.table("volldampf", *people)
    done = False

    async def look() -> int:
        times = 0
        while not done:
            table = await (await anywhere.neighbour()).house.table(id)
            waiting = {one.seat for one in table.chairs if one.waiting is not None}
            assert waiting == set(table.actors())
            times += 1
        return times

    looking = asyncio.create_task(look())
    await anywhere.play(id, people, Random(1), 60)
    done = True
    assert await looking > 1


async def test_when_the_whole_content_is_replaced_everything_is_forgotten(anywhere: World) -> None:
    people = [await anywhere.person("Ada"), await anywhere.person("Bea")]
    id = await anywhere.table("steamrollers", *people)
    bell = Watching()
    with anywhere.house.watching(id, bell):
        await anywhere.house.check_epoch()
        assert (anywhere.house.in_memory, bell.times) == (1, 0)
        await anywhere.store.commit([Change("update house set epoch = 'restored'")])
        await anywhere.house.check_epoch()
        assert (anywhere.house.in_memory, bell.times) == (0, 1)
    assert anywhere.house.epoch == "restored"
    assert await anywhere.step(id, people, Random(1))


async def test_a_process_that_has_not_heard_of_the_new_content_stores_nothing_from_the_old(
    here: World,
) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people)
    async with here.house.draft(id) as draft:
        await here.store.commit([Change("update house set epoch = 'restored'")])
        draft.happens(events.Chat("hello"))
        async with unchanged(here):
            with pytest.raises(Conflict):
                await here.house.commit(draft)
    assert (here.house.epoch, here.house.in_memory) == ("restored", 0)


async def test_notes_of_other_processes_are_heard(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people)
    table = await here.house.table(id)
    bell = Watching()
    with here.house.watching(id, bell):
        here.house.heard(f"{id}:{table.facts.seq}")
        here.house.heard(f"{id}:1")
        here.house.heard("elsewhere:99")
        assert (await here.house.table(id) is table, bell.times) == (True, 0)
        here.house.heard(f"{id}:{table.facts.seq + 1}")
        assert bell.times == 1
        assert await here.house.table(id) is not table
        here.house.heard(f"{id}:{RENAMED}")
        assert bell.times == 2
        here.house.heard("")
        assert bell.times == 3
        assert here.house.in_memory == 0
    here.house.heard("")
    assert bell.times == 3


async def test_watchers_are_woken_by_what_is_stored_here(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people)
    bell, other = Watching(), Watching()
    with here.house.watching(id, bell), here.house.watching("elsewhere", other):
        await here.step(id, people, Random(1))
        assert (bell.times, other.times) == (1, 0)
    await here.step(id, people, Random(1))
    assert bell.times == 1


async def test_several_tables_are_stored_together_or_none(anywhere: World) -> None:
    ada = await anywhere.person("Ada")
    ids = [(await anywhere.make(ada, "volldampf", "me open"))[0].id for _ in range(2)]
    async with anywhere.house.draft(ids[0]) as first, anywhere.house.draft(ids[1]) as second:
        for draft in (first, second):
            draft.happens(events.Chat("hello"))
        second.table.facts = replace(second.table.facts, seq=7)
        async with unchanged(anywhere):
            with pytest.raises(Conflict):
                await anywhere.house.commit(first, second)
    async with anywhere.house.draft(ids[0]) as first, anywhere.house.draft(ids[1]) as second:
        for draft in (first, second):
            draft.happens(events.Chat("hello"))
        await anywhere.house.commit(first, second)
    for id in ids:
        assert (await anywhere.kinds(id))[-1] == "chat"


async def test_requests_at_one_table_wait_for_each_other_and_no_others(here: World) -> None:
    ada = await here.person("Ada")
    ids = [(await here.make(ada, "volldampf", "me open"))[0].id for _ in range(2)]
    async with here.house.draft(ids[0]):
        waiting = asyncio.create_task(seating.close(here.house, ids[0], ada))
        await seating.close(here.house, ids[1], ada)
        assert not waiting.done()
    assert (await waiting).facts.phase == "closed"


async def test_the_locks_of_tables_that_nobody_uses_cost_no_memory(here: World) -> None:
    ada = await here.person("Ada")
    for _ in range(5):
        table, _ = await here.make(ada, "volldampf", "me open")
        await seating.close(here.house, table.id, ada)
    gc.collect()
    assert len(here.house._locks) == 0


def test_a_house_tells_the_time_of_the_day_by_itself() -> None:
    house = House(None)  # type: ignore[arg-type]
    assert abs(house.now() - house.now()) < 10_000
    assert house.now() > 1_600_000_000_000


async def test_a_draft_of_content_that_was_replaced_is_not_stored(here: World) -> None:
    ada = await here.person("Ada")
    table, _ = await here.make(ada, "volldampf", "me open")
    async with here.house.draft(table.id) as draft:
        await here.store.commit([Change("update house set epoch = 'restored'")])
        await here.house.check_epoch()
        draft.happens(events.Chat("from another time"), ada.id)
        async with unchanged(here):
            with pytest.raises(Conflict):
                await here.house.commit(draft)


async def test_what_was_heard_of_a_table_is_forgotten_with_it(new_address: Callable[[str], str]) -> None:
    async with world(new_address("sqlite"), idle=0.0) as here:
        ada = await here.person("Ada")
        table, _ = await here.make(ada, "volldampf", "me open")
        async with here.house.draft(table.id):
            here.house.heard(f"{table.id}:{table.facts.seq}")
        here.house.forget_idle()
        assert not here.house._news
