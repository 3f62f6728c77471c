"""Chat, the log and private notes over HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Serving, Visitor, key, move, serving

pytestmark = pytest.mark.anyio


async def pair(server: Serving, game: str = "steamrollers", **terms: Any) -> tuple[str, Visitor, Visitor]:
    one, other = await server.visitor("Ada"), await server.visitor("Ben")
    return await server.table(game, one, other, **terms), one, other


async def say(visitor: Visitor, table: str, text: str, **more: Any) -> Any:
    return await visitor.post(f"/{table}/chat", **{"text": text, "key": key(), **more})


async def heard(visitor: Visitor, table: str, **query: Any) -> list[str]:
    log = (await visitor.get(f"/{table}/log", kinds="chat", **query)).json()
    return [event["what"]["text"] for event in log["events"]]


async def test_what_one_says_all_can_read_later(server: Serving) -> None:
    id, one, other = await pair(server)
    assert (await say(one, id, "Guten Tag, <b>Ben</b> 👨‍👩‍👧")).status_code == 200
    await say(other, id, "שלום")
    onlooker = await server.visitor("Eve")
    server.house.forget_all()
    for visitor in (one, other, onlooker):
        assert await heard(visitor, id) == ["Guten Tag, <b>Ben</b> 👨‍👩‍👧", "שלום"]
    log = (await one.get(f"/{id}/log", kinds="chat")).json()["events"]
    assert [event["by"] for event in log] == [one.id, other.id]


async def test_talk_makes_nobodys_decision_stale(server: Serving) -> None:
    id, one, other = await pair(server)
    if not (await one.scene(id)).get("offer"):
        one, other = other, one
    scene = await one.scene(id)
    await say(other, id, "hurry up")
    assert await one.entries(id) == scene["table"]["entries"]
    options = (await one.scene(id))["offer"]["options"]
    done = await one.act(id, options[0]["action"], expected=scene["table"]["entries"])
    assert done.status_code == 200
    before = await one.entries(id)
    await say(other, id, "at last")
    assert (await one.scene(id))["free"] == 1
    assert (await one.undo(id, expected=before)).json()["asked"] is False


async def test_a_doubled_line_is_said_once(server: Serving) -> None:
    id, one, _ = await pair(server)
    same = key()
    answers = [await say(one, id, "hello", key=same) for _ in range(3)]
    assert answers[0].json() == answers[1].json() == answers[2].json()
    assert await heard(one, id) == ["hello"]


@pytest.mark.parametrize(
    "text", ["", " ", "\u3000", "a\nb", "a\x00b", "\x1b[31m", "a\u2028b", "a\u202eb", "a\u2066b", "x" * 1001]
)
async def test_what_is_no_line_of_text_is_refused(server: Serving, text: str) -> None:
    id, one, _ = await pair(server)
    assert (await say(one, id, text)).status_code == 400
    assert await heard(one, id) == []


async def test_the_longest_line_is_heard(server: Serving) -> None:
    id, one, _ = await pair(server)
    assert (await say(one, id, "ä" * 1000)).status_code == 200
    assert await heard(one, id) == ["ä" * 1000]


async def test_onlookers_talk_at_public_tables_only(server: Serving) -> None:
    stranger = await server.visitor("Eve")
    id, one, _ = await pair(server)
    assert (await say(stranger, id, "may I?")).status_code == 200
    assert await heard(one, id) == ["may I?"]
    made = await one.post("/", game="steamrollers", seats=[{"kind": "me"}] * 2, terms={"public": False})
    private = made.json()["table"]["id"]
    assert (await say(stranger, private, "may I?")).status_code == 404
    assert (await stranger.get(f"/{private}/log")).status_code == 404
    assert (await say(one, private, "alone")).status_code == 200


async def test_there_is_talk_before_and_after_the_game_but_not_at_a_closed_table(server: Serving) -> None:
    one = await server.visitor("Ada")
    made = await one.post("/", game="steamrollers", seats=[{"kind": "me"}, {"kind": "open"}])
    id = made.json()["table"]["id"]
    assert (await say(one, id, "anybody?")).status_code == 200
    await one.post(f"/{id}/close")
    assert (await say(one, id, "nobody")).status_code == 409
    assert await heard(one, id) == ["anybody?"]


async def test_who_talks_very_fast_must_wait(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=1) as server:
        id, one, other = await pair(server)
        answers = [(await say(one, id, f"line {number}")).status_code for number in range(40)]
        assert answers[0] == 200
        assert answers[-1] == 429
        assert (await say(other, id, "calm")).status_code == 200


async def test_the_log_is_told_in_parts_and_by_kinds(server: Serving) -> None:
    id, one, _ = await pair(server)
    for number in range(50):
        await say(one, id, str(number))
    texts: list[str] = []
    after, more = 0, True
    while more:
        page = (await one.get(f"/{id}/log", kinds="chat", after=after, most=7)).json()
        assert len(page["events"]) <= 7
        texts += [event["what"]["text"] for event in page["events"]]
        after, more = page["after"], page["more"]
    assert texts == [str(number) for number in range(50)]
    assert after == (await one.scene(id))["table"]["seq"]
    both = (await one.get(f"/{id}/log", kinds="started,joined")).json()["events"]
    assert {event["what"]["kind"] for event in both} == {"started", "joined"}
    nothing = (await one.get(f"/{id}/log", after=after)).json()
    assert nothing == {"events": [], "after": after, "more": False}


@pytest.mark.parametrize("kinds", ["", "chat", "moves", "moves,chat"])
async def test_a_log_from_memory_and_from_the_store_is_the_same(server: Serving, kinds: str) -> None:
    id, one, other = await pair(server, "volldampf")
    for visitor in (one, other):
        await say(visitor, id, "hm")
        await move(visitor, id)
    query = {"kinds": kinds, "after": 1}
    assert (await server.house.table(id)).since(1)
    known = [(await visitor.get(f"/{id}/log", **query)).json() for visitor in (one, other)]
    server.house.forget_all()
    assert (await server.house.table(id)).since(1) is None
    stored = [(await visitor.get(f"/{id}/log", **query)).json() for visitor in (one, other)]
    assert stored == known
    assert (stored[0] == stored[1]) is (kinds == "chat")


async def test_an_unknown_kind_of_event_is_refused_with_those_that_there_are(server: Serving) -> None:
    id, one, _ = await pair(server)
    answer = await one.get(f"/{id}/log", kinds="chat,gossip")
    assert answer.status_code == 400
    assert "gossip" in answer.json()["detail"]
    assert "chat" in answer.json()["detail"]
    assert (await one.get(f"/{id}/log", most=0)).status_code == 400
    assert (await one.get(f"/{id}/log", after=-1)).status_code == 400


async def test_a_note_is_for_oneself(server: Serving) -> None:
    id, one, other = await pair(server)
    onlooker = await server.visitor("Eve")
    assert (await one.get(f"/{id}/note")).json() == {"text": ""}
    for visitor, text in ((one, "he bluffs\n\tI think"), (onlooker, "dull"), (one, "he does")):
        assert (await visitor.put(f"/{id}/note", text=text)).json() == {"text": text}
    assert (await one.get(f"/{id}/note")).json() == {"text": "he does"}
    assert (await other.get(f"/{id}/note")).json() == {"text": ""}
    assert (await onlooker.get(f"/{id}/note")).json() == {"text": "dull"}
    await one.put(f"/{id}/note", text="")
    assert (await one.get(f"/{id}/note")).json() == {"text": ""}
    assert await server.house.store.rows("select count(*) from note") == [(1,)]


async def test_a_note_that_is_too_long_or_unreadable_is_refused(server: Serving) -> None:
    id, one, _ = await pair(server)
    assert (await one.put(f"/{id}/note", text="ß" * 20_000)).status_code == 200
    assert (await one.put(f"/{id}/note", text="ß" * 20_001)).status_code == 400
    assert (await one.put(f"/{id}/note", text="a\x00")).status_code == 400
    assert (await one.get(f"/{id}/note")).json() == {"text": "ß" * 20_000}


async def test_there_are_no_notes_on_tables_that_one_may_not_see(server: Serving) -> None:
    one, stranger = await server.visitor("Ada"), await server.visitor("Eve")
    assert (await one.put("/nowhere/note", text="x")).status_code == 404
    made = await one.post("/", game="steamrollers", seats=[{"kind": "me"}] * 2, terms={"public": False})
    id = made.json()["table"]["id"]
    assert (await stranger.put(f"/{id}/note", text="x")).status_code == 404
    assert (await stranger.get(f"/{id}/note")).status_code == 404


async def test_talk_log_and_notes_are_the_same_on_any_database(tmp_path: Path, address: str) -> None:
    async with serving(tmp_path, database=address) as server:
        id, one, other = await pair(server)
        await say(one, id, "hello")
        for text in ("mine", "mine alone"):
            await one.put(f"/{id}/note", text=text)
        server.house.forget_all()
        assert await heard(other, id, most=1) == ["hello"]
        assert (await one.get(f"/{id}/note")).json() == {"text": "mine alone"}
        first = one if (await one.scene(id)).get("offer") else other
        await move(first, id)
        assert (await first.undo(id)).json()["asked"] is False
        kinds = (await one.get(f"/{id}/log", kinds="moves,chat", after=2)).json()["events"]
        assert [event["what"]["kind"] for event in kinds] == ["moves", "chat", "moves", "moves"]
