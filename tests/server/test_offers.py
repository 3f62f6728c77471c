"""Offers: all that is legal and nothing else, whole or by questions in any order, and why not."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from footplate.games.steam.actions import LayTrack
from footplate.kernel.action import Action, fields, kind
from footplate.kernel.legality import why_not
from footplate.server import offers
from footplate.server.decline import Declined
from footplate.server.people.person import Person
from footplate.server.table import Table
from footplate.server.wire.play import SHORT, Narrow, Offer
from tests.server.houses import GAMES, World, declined

pytestmark = pytest.mark.anyio


async def seats(one: World, game: str, number: int = 3) -> tuple[str, list[Person]]:
    people = [await one.person(name) for name in ("Ada", "Bea", "Cleo")[:number]]
    return await one.table(game, *people), people


def read(table: Table, offer: Offer) -> list[Action]:
    """The options as a client gets them."""
    union: Any = table.game.actions[0]
    for cls in table.game.actions[1:]:
        union |= cls
    sent = msgspec.json.decode(msgspec.json.encode(offer))
    found = [msgspec.convert(one["action"], union) for one in sent["options"]]
    for one, action in zip(sent["options"], found, strict=True):
        assert table.notation.read(one["line"]) == action
    return found


def conversation(table: Table, seat: int, rng: Random) -> Action:
    """Answer question after question until one action is left."""
    answers: list[int | str] = []
    offer = offers.offer(table, seat)
    while offer.question is not None:
        answers.append(rng.choice(offer.question.answers))
        before = offer.count
        offer = offers.narrowed(table, seat, Narrow(tuple(answers)))
        assert 1 <= offer.count <= before
    assert offer.count == 1
    [action] = read(table, offer)
    return action


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_offered_is_what_is_legal(here: World, game: str) -> None:
    id, people = await seats(here, game)
    rng = Random(7)
    long = 0
    for _ in range(60):
        table = await here.house.table(id)
        if table.facts.phase != "running":
            break
        for seat in table.actors():
            legal = table.legal(seat)
            offer = offers.offer(table, seat)
            assert offer.count == len(legal)
            assert offer.complete == (len(legal) <= SHORT)
            assert read(table, offer) == (list(legal) if offer.complete else [])
            named = [field for one in {type(one) for one in legal} for field in fields(one) if field.words]
            assert offer.words == {field.name: field.words for field in named}
            assert conversation(table, seat, rng) in legal
            long += not offer.complete
            for one, action in zip(offer.options, legal, strict=False):
                assert one.price == table.game.price(table.running.state, seat, action)
        for seat in set(range(3)) - set(table.actors()):
            with declined(409, "not-your-decision"):
                offers.narrowed(table, seat, Narrow())
        await here.step(id, people, rng)


async def until(one: World, game: str, wanted: str, **more: Any) -> tuple[Table, int]:
    """A position in which somebody may do something of a kind, with many choices."""
    id, people = await seats(one, game, **more)
    rng = Random(5)
    while True:
        table = await one.house.table(id)
        for seat in table.actors():
            if len([one for one in table.legal(seat) if kind(one) == wanted]) > SHORT:
                return table, seat
        assert await one.step(id, people, rng)


async def test_questions_are_answered_in_any_order(here: World) -> None:
    table, seat = await until(here, "steam", "lay-track")
    tracks = [one for one in table.legal(seat) if kind(one) == "lay-track"]
    names = [field.name for field in fields(LayTrack)]
    rng = Random(3)
    for _ in range(20):
        wanted = rng.choice(tracks)
        given: dict[str, int | str] = {}
        left: list[Action] = list(table.legal(seat))
        for name in rng.sample(["kind", *names], len(names) + 1):
            value: Any = kind(wanted) if name == "kind" else getattr(wanted, name)
            given[name] = value
            left = [
                one for one in left if (kind(one) if name == "kind" else getattr(one, name, None)) == value
            ]
            offer = offers.narrowed(table, seat, Narrow(given=given))
            assert offer.count == len(left)
            assert offer.complete == (len(left) <= SHORT)
            if offer.complete:
                assert read(table, offer) == left
            assert set(offer.fields["kind"]) == {kind(one) for one in left}
            for field in names:
                values = {getattr(one, field) for one in left if hasattr(one, field)}
                assert set(offer.fields[field]) == values
        assert left == [wanted]


async def test_answers_in_order_and_given_fields_go_together(here: World) -> None:
    table, seat = await until(here, "steam", "lay-track")
    tracks: list[Any] = [one for one in table.legal(seat) if kind(one) == "lay-track"]
    last = fields(LayTrack)[-1].name
    wanted = tracks[-1]
    offer = offers.narrowed(table, seat, Narrow(("lay-track",), {last: getattr(wanted, last)}))
    assert offer.count == len([one for one in tracks if getattr(one, last) == getattr(wanted, last)])
    assert offer.question is None or offer.question.name != "kind"


async def test_routes_are_answered_step_by_step(here: World) -> None:
    id, people = await seats(here, "volldampf")
    rng = Random(2)
    seen = 0
    while seen < 5:
        table = await here.house.table(id)
        for seat in table.actors():
            routes = [one for one in table.legal(seat) if any(field.many for field in fields(type(one)))]
            if routes:
                seen += 1
                assert conversation(table, seat, rng) in table.legal(seat)
                some = rng.choice(routes)
                [many] = [field.name for field in fields(type(some)) if field.many]
                for one in getattr(some, many):
                    offer = offers.narrowed(table, seat, Narrow(given={"kind": kind(some), many: one}))
                    assert offer.count == len(
                        [
                            each
                            for each in table.legal(seat)
                            if kind(each) == kind(some) and one in getattr(each, many)
                        ]
                    )
        assert await here.step(id, people, rng)


@pytest.mark.parametrize(
    "request_",
    [
        Narrow(("no-such-kind",)),
        Narrow((0,)),
        Narrow(("lay-track", 10**9)),
        Narrow(("lay-track", *[0] * 60)),
        Narrow(given={"kind": "no-such-kind"}),
        Narrow(given={"no_such_field": 1}),
        Narrow(given={"__class__": 1}),
        Narrow(given={"__struct_fields__": "tile"}),
        Narrow(given={"kind": 0}),
    ],
)
async def test_answers_that_lead_nowhere_are_refused(here: World, request_: Narrow) -> None:
    table, seat = await until(here, "steam", "lay-track")
    with declined(400, "bad-request"):
        offers.narrowed(table, seat, request_)


@pytest.mark.parametrize("game", GAMES)
async def test_why_not_tells_every_rule_that_forbids_something(here: World, game: str) -> None:
    id, people = await seats(here, game)
    rng = Random(9)
    legal = illegal = 0
    seen: set[Action] = set()
    for _ in range(40):
        table = await here.house.table(id)
        if table.facts.phase != "running":
            break
        s = table.running.state
        for action in [
            *rng.sample(sorted(seen, key=repr), min(len(seen), 8)),
            *table.legal(table.actors()[0])[:3],
        ]:
            for seat in range(3):
                verdict = offers.verdict(table, seat, action, "en")
                refusals = why_not(table.game, s, seat, action)
                assert verdict.legal == (action in table.legal(seat)) == (not refusals)
                assert [(one.rule, one.name) for one in verdict.broken] == [
                    (one.rule, one.name) for one in refusals
                ]
                assert all(one.why and one.sentence for one in verdict.broken)
                legal += verdict.legal
                illegal += not verdict.legal
        seen |= set(table.legal(table.actors()[0])[:10])
        await here.step(id, people, rng)
    assert legal
    assert illegal


async def test_why_not_answers_nonsense_and_what_it_would_cost(here: World) -> None:
    table, seat = await until(here, "steam", "lay-track")
    tracks: list[Any] = [one for one in table.legal(seat) if kind(one) == "lay-track"]
    assert offers.verdict(table, seat, tracks[0], "en").price == table.game.price(
        table.running.state, seat, tracks[0]
    )
    first = fields(LayTrack)[0].name
    for number in (10**30, -1, -(10**30)):
        nonsense = msgspec.structs.replace(tracks[0], **{first: number})
        verdict = offers.verdict(table, seat, nonsense, "en")
        assert not verdict.legal
        assert verdict.broken[0].name == "no-such-thing"
        assert verdict.line == ""
        assert verdict.price is None
        msgspec.json.encode(verdict)


async def test_why_not_answers_after_the_end_too(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people)
    table = await here.house.table(id)
    action = table.legal(table.actors()[0])[0]
    table = await here.play(id, people, Random(1))
    verdict = offers.verdict(table, 0, action, "en")
    assert not verdict.legal
    assert verdict.broken[0].name == "game-is-over"
    with pytest.raises(Declined):
        offers.narrowed(table, 0, Narrow())


async def test_an_offer_is_complete_up_to_as_many_as_are_asked_for(here: World) -> None:
    table, seat = await until(here, "steam", "lay-track")
    number = len(table.legal(seat))
    assert SHORT < number <= 500
    whole = offers.narrowed(table, seat, Narrow(most=number))
    assert (whole.complete, read(table, whole)) == (True, list(table.legal(seat)))
    short = offers.narrowed(table, seat, Narrow(most=number - 1))
    assert (short.complete, short.options) == (False, ())
