"""Results: what stays of a finished game, exactly once, and whose rating it changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from footplate.kernel.dealer import commitment
from footplate.kernel.record import Header
from footplate.server import seating
from footplate.server.people.person import Person
from footplate.server.people.ratings import rating
from footplate.server.porter import Porter
from footplate.server.scene import info, scene
from footplate.server.store import Change, Row
from footplate.server.table import Table
from footplate.server.thinkers import Thinkers
from tests.server.houses import DAY, GAMES, HOUR, World, unchanged

pytestmark = pytest.mark.anyio


async def rows(one: World, id: str) -> list[Row]:
    return await one.store.rows(
        "select seat, person, game, players, rank, points, rated, ended from result"
        " where table_id = $1 order by seat",
        id,
    )


async def played(one: World, seats: str, *persons: Person, game: str = "steamrollers") -> Table:
    """A game at its end; the first made the table."""
    async with bots(one):
        table, _ = await one.make(persons[0], game, seats)
        for person in persons[1:]:
            await seating.join(one.house, table.id, person, None, None)
        while (table := await one.play(table.id, list(persons), Random(1))).facts.phase == "running":
            await asyncio.sleep(0.001)
    return table


@asynccontextmanager
async def bots(one: World) -> AsyncIterator[None]:
    """A porter who lets bots decide at random."""
    porter = Porter(one.house, Thinkers(0, 1))
    try:
        yield
    finally:
        await porter.stop()


@pytest.mark.parametrize("game", GAMES)
async def test_every_seat_has_its_result(here: World, game: str) -> None:
    people = [await here.person(name) for name in ("Ada", "Bea", "Cleo")]
    here.time.passes(HOUR)
    table = await played(here, "me open open", *people, game=game)
    scores = table.game.standing(table.running.state)
    assert await rows(here, table.id) == [
        (one.seat, people[one.seat].id, game, 3, one.rank, one.points, 1, here.time.now) for one in scores
    ]
    lines = scene(table, None, None, here.time.now).results
    assert [line.rank for line in lines] == sorted(line.rank for line in lines)
    assert {line.name for line in lines if not line.rival} == set(table.seat_words)


async def test_the_end_is_when_the_last_decision_was_made(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people)
    rng = Random(1)
    while await here.step(id, people, rng):
        here.time.passes(1000)
    [(ended,), _] = await here.store.rows("select ended from result where table_id = $1", id)
    assert ended == here.time.now - 1000


async def test_a_game_of_people_changes_their_ratings_once(anywhere: World) -> None:
    people = [await anywhere.person(name) for name in ("Ada", "Bea")]
    table = await played(anywhere, "me open", *people)
    ranks = [row[4] for row in await rows(anywhere, table.id)]
    found = [await rating(anywhere.store, person.id, "steamrollers") for person in people]
    assert [one.games for one in found] == [1, 1]
    if ranks[0] != ranks[1]:
        assert (found[0].mu > found[1].mu) == (ranks[0] < ranks[1])
    async with unchanged(anywhere):
        await anywhere.play(table.id, people, Random(1))
        await seating.leave(anywhere.house, table.id, people[0])


@pytest.mark.parametrize("seats", ["me greedy", "me me", "me me open", "random random"])
async def test_a_game_that_says_nothing_about_people_changes_no_rating(here: World, seats: str) -> None:
    people = [await here.person("Ada")] + ([await here.person("Bea")] if "open" in seats else [])
    table = await played(here, seats, *people)
    found = await rows(here, table.id)
    assert len(found) == len(seats.split())
    assert {row[6] for row in found} == {0}
    assert await here.store.rows("select * from rating") == []
    assert [row[1] for row in found] == [one.person for one in table.chairs]


async def test_a_fork_changes_no_rating(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people)
    await here.store.commit([Change("update tables set origin = 'another' where id = $1", (id,))])
    here.house.forget_all()
    await here.play(id, people, Random(1))
    assert {row[6] for row in await rows(here, id)} == {0}
    assert await here.store.rows("select * from rating") == []


async def test_who_was_replaced_keeps_the_result_of_their_seat(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people)
    [seat] = (await here.house.table(id)).actors()
    here.time.passes(4 * DAY)
    await seating.replace_absent(here.house, id, people[1 - seat], seat)
    async with bots(here):
        here.house.committed(await here.house.table(id))
        while (await here.play(id, people, Random(1))).facts.phase == "running":
            await asyncio.sleep(0.001)
    assert [row[1] for row in await rows(here, id)] == [person.id for person in people]


async def test_two_games_of_the_same_people_that_end_at_once_both_count(anywhere: World) -> None:
    people = [await anywhere.person("Ada"), await anywhere.person("Bea")]
    other = await anywhere.neighbour()
    ids = [await anywhere.table("steamrollers", *people) for _ in range(2)]

    async def play(one: World, id: str) -> None:
        await one.play(id, people, Random(3))

    await asyncio.gather(play(anywhere, ids[0]), play(other, ids[1]))
    for person in people:
        assert (await rating(anywhere.store, person.id, "steamrollers")).games == 2


def everything(table: Table, person: str | None, seat: int | None, now: int) -> str:
    return repr(msgspec.json.encode((info(table, person, now), scene(table, person, seat, now))))


async def test_the_seed_is_shown_when_the_game_is_over_and_not_before(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people)
    table = await here.play(id, people, Random(1), 20)
    seed = table.facts.seed
    assert seed
    for seat, person in ((None, None), (0, people[0].id), (1, people[1].id)):
        assert seed not in everything(table, person, seat, here.time.now)
    assert not any(seed in repr(row) for row in await here.store.rows("select * from event"))
    table = await here.play(id, people, Random(1))
    [(data,)] = await here.store.rows("select data from event where table_id = $1 and kind = 'ended'", id)
    assert data == f'{{"kind":"ended","seed":"{seed}"}}'
    header = msgspec.json.decode(table.facts.header or "", type=Header)
    assert commitment(bytes.fromhex(seed), replace(header, commitment="").terms()) == header.commitment
    record = await here.house.record(table)
    assert record.sealed()


async def test_a_finished_game_awaits_nobody(anywhere: World) -> None:
    people = [await anywhere.person("Ada"), await anywhere.person("Bea")]
    table = await played(anywhere, "me open", *people)
    assert table.facts.due is None
    assert all(one.waiting is None for one in table.chairs)
    assert await anywhere.store.rows("select * from notice") == []
    assert await anywhere.kinds(table.id) == [*(await anywhere.kinds(table.id))[:-1], "ended"]
    assert not table.bots()


async def test_who_leaves_a_running_game_is_rated_as_its_last(anywhere: World) -> None:
    ada, bea, cleo = [await anywhere.person(name) for name in ("Ada", "Bea", "Cleo")]
    async with bots(anywhere):
        table, _ = await anywhere.make(ada, "steamrollers", "me open open")
        for person in (bea, cleo):
            await seating.join(anywhere.house, table.id, person, None, None)
        await seating.leave(anywhere.house, table.id, cleo)
        while (table := await anywhere.play(table.id, [ada, bea], Random(1))).facts.phase == "running":
            await asyncio.sleep(0.001)
    marks = [await rating(anywhere.store, one.id, "steamrollers") for one in (ada, bea, cleo)]
    assert [one.games for one in marks] == [1, 1, 1]
    assert marks[2].mu == min([one.mu for one in marks])
    assert [row[1] for row in await rows(anywhere, table.id)] == [ada.id, bea.id, None]
