"""A finished game is reviewed once, in the background, for whoever may see its table."""

from __future__ import annotations

import asyncio
import gc
import os
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from footplate.server import reviews
from footplate.server.app import PATIENT
from footplate.server.reviews import Reviews
from footplate.server.table import Table
from footplate.server.thinker import NICENESS, Asked
from footplate.server.thinkers import Died, Failed, Stalled, Thinkers, Unanswered
from footplate.server.wire.advice import Review
from tests.server.counsel import Hasty
from tests.server.houses import World, declined, finished
from tests.server.serving import serving

pytestmark = pytest.mark.anyio

RECORD = Path(__file__).parents[1] / "transcripts" / "four_players.jsonl"


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Hasty:
    return Hasty(monkeypatch)


async def test_a_game_from_elsewhere_is_reviewed_by_a_real_thinker_who_gives_way_to_who_plays(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, thinkers=1) as server:
        ada, eve = await server.visitor("Ada"), await server.visitor("Eve")
        answer = await server.client.post(
            "/api/records", json={"record": RECORD.read_text()}, headers=ada._headers
        )
        assert answer.status_code == 201, answer.text
        id, entries = answer.json()["table"]["id"], answer.json()["table"]["entries"]
        while (answer := await eve.get(f"/{id}/review")).status_code == 202:
            assert answer.json() == {"review": None}
        assert PATIENT > NICENESS
        assert niceness_of_thinkers() == [min(os.nice(0) + PATIENT, 19)]
        assert answer.status_code == 200, answer.text
        review = answer.json()["review"]
        assert review["numbers"][-1] == entries
        assert len(review["shares"]) == len(review["seats"]) == 4
        assert {len(row) for row in review["shares"]} == {len(review["numbers"])}
        assert review["swings"]
        for one in review["swings"]:
            assert one["done"]["kind"] == one["line"].split()[0]
            assert one["better"]["kind"] == one["better_line"].split()[0]
        assert (await eve.get(f"/{id}/review")).json()["review"] == review


def niceness_of_thinkers() -> list[int]:
    """How much each of the processes gives way that this one has for thinking."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == os.getpid() and b"footplate.server.thinker" in (process / "cmdline").read_bytes():
                found.append(os.getpriority(os.PRIO_PROCESS, int(process.name)))
    return found


async def test_while_a_review_is_made_nothing_is_told_and_then_it_is_kept(
    here: World, hasty: Hasty, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOMENT", 0.01)
    table = await here.house.table(await finished(here, await here.person("Ada")))
    made = Reviews(here.house, hasty)
    hasty.gate.clear()
    assert [await made.of(table) for _ in range(2)] == [None, None]
    hasty.gate.set()
    while (review := await made.of(table)) is None:
        pass
    assert isinstance(review, Review)
    assert await made.of(table) is review
    assert len(hasty.questions) == 1
    assert len(msgspec.json.encode(review)) < 200_000


async def test_a_game_is_not_reviewed_before_its_end(here: World, hasty: Hasty) -> None:
    ada = await here.person("Ada")
    table, _ = await here.make(ada, "volldampf", "me me")
    await here.play(table.id, [ada], Random(1), 10)
    with declined(409, "not-over"):
        await Reviews(here.house, hasty).of(await here.house.table(table.id))
    assert not hasty.questions


async def test_a_private_table_is_reviewed_for_its_people_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, eve = await server.visitor("Ada"), await server.visitor("Eve")
        body = {"record": RECORD.read_text(), "terms": {"public": False}}
        answer = await server.client.post("/api/records", json=body, headers=ada._headers)
        id = answer.json()["table"]["id"]
        assert (await eve.get(f"/{id}/review")).status_code == 404
        assert (await ada.get(f"/{id}/review")).json()["code"] == "no-review"  # for there are no thinkers


class Broken(Thinkers):
    """Has no answer to anything, for this reason."""

    def __init__(self, why: Unanswered) -> None:
        super().__init__(0, 1.0)
        self.why = why

    async def think(self, question: Asked) -> bytes:
        self.asked += 1
        raise self.why


@pytest.mark.parametrize(
    ("why", "asked"), [(Failed("ValueError: no"), 1), (Stalled("too long"), 2), (Died("the worker died"), 2)]
)
async def test_a_game_at_which_a_bot_fails_is_not_tried_again_but_after_an_accident_it_is(
    here: World, why: Unanswered, asked: int
) -> None:
    table = await here.house.table(await finished(here, await here.person("Ada")))
    broken = Broken(why)
    made = Reviews(here.house, broken)
    for _ in range(2):
        with declined(409, "no-review"):
            await made.of(table)
    assert broken.asked == asked


async def test_a_review_that_broke_off_and_that_nobody_asks_about_leaves_nothing_unread(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context["message"]))
    monkeypatch.setattr(reviews, "MOMENT", 0)
    table = await here.house.table(await finished(here, await here.person("Ada")))
    made = Reviews(here.house, broken := Broken(Died("the worker died")))
    assert await made.of(table) is None
    while not broken.asked:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    del made, broken
    gc.collect()
    assert not told


async def some(one: World, many: int) -> list[Table]:
    """Tables at which the same was played, so that one game is enough."""
    table = await one.house.table(await finished(one, await one.person("Ada")))
    facts = [replace(table.facts, closing=f"{table.facts.closing}{' ' * number}") for number in range(many)]
    return [Table(each, table.game, table.options, table.chairs, table.course) for each in facts]


async def test_of_many_games_some_must_wait(
    here: World, hasty: Hasty, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOMENT", 0.01)
    monkeypatch.setattr(reviews, "WAITING", 1)
    tables = await some(here, 2)
    made = Reviews(here.house, hasty)
    hasty.gate.clear()
    assert await made.of(tables[0]) is None
    with declined(429, "too-many-requests"):
        await made.of(tables[1])
    hasty.gate.set()
    while await made.of(tables[0]) is None:
        pass
    assert await made.of(tables[1]) is not None
    made.close()
    await asyncio.sleep(0)


async def test_old_reviews_are_forgotten(here: World, hasty: Hasty, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KEPT", 1)
    tables = await some(here, 2)
    made = Reviews(here.house, hasty)
    for table in (*tables, tables[1], tables[0]):
        assert await made.of(table) is not None
    assert len(hasty.questions) == 3


async def test_none_is_forgotten_while_there_is_room(
    here: World, hasty: Hasty, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "KEPT", 4)
    tables = await some(here, 3)
    made = Reviews(here.house, hasty)
    for table in (*tables, *tables):
        assert await made.of(table) is not None
    assert len(hasty.questions) == 3
