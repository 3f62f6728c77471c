"""Advice: a seat is told its best options by a bot that knows what the seat knows; all learn that it was."""

from __future__ import annotations

import asyncio
import hmac
from collections import OrderedDict
from random import Random
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

import msgspec

from footplate.kernel import snapshot
from footplate.kernel.action import Seat
from footplate.server import offers
from footplate.server.acting import check_news, check_running, read, retried, seat_for
from footplate.server.decline import conflict, forbidden, too_many
from footplate.server.guard import Bucket
from footplate.server.hints import Hints
from footplate.server.house import House
from footplate.server.people.person import Person
from footplate.server.table import Table
from footplate.server.thinker import Advise
from footplate.server.thinkers import Thinkers, Unanswered
from footplate.server.wire import events
from footplate.server.wire.advice import Advice, AdvisedOption, AskAdvice
from footplate.server.wire.play import GivenAction

BEST: Final = 5  # options that are told
A_MINUTE: Final = 12  # questions of one person, at all tables together
KEPT: Final = 200  # answers, for who asks again

Decision: TypeAlias = tuple[str, int, Seat]  # of a table, after so many entries, by a seat
Tried: TypeAlias = tuple[dict[str, int | str | list[int]], float, int]


class Adviser:
    """Advises at all tables of this process."""

    def __init__(self, house: House, thinkers: Thinkers, limits: float) -> None:
        self._house = house
        self._thinkers = thinkers
        self._bucket = Bucket(A_MINUTE * limits) if limits else None
        self._given: OrderedDict[Decision, Advice] = OrderedDict()
        self._locks: WeakValueDictionary[Decision, asyncio.Lock] = WeakValueDictionary()

    async def advise(self, id: str, person: Person, request: AskAdvice) -> Advice:
        """The best options of a seat that is to decide now; that it was told them is told to all."""
        table = await self._house.table(id)
        seat = seat_for(table, person.id, request.seat)
        check_running(table)
        _check_may_ask(table, person, seat)
        if request.expected != table.facts.entries:
            await check_news(self._house, table, seat, request.expected)
        question = (table.id, table.facts.entries, seat)
        async with self._locks.setdefault(question, asyncio.Lock()):
            return self._given.get(question) or await self._advised(table, person, seat)

    async def _advised(self, table: Table, person: Person, seat: Seat) -> Advice:
        """Advice that was not given before."""
        if self._bucket is not None and not self._bucket.take(person.id):
            raise too_many("you ask for advice very often; wait a little", "too-much-advice")
        advice = await self._think(table, seat)
        await self._tell_all(table, person, seat)
        self._given[table.id, table.facts.entries, seat] = advice
        if len(self._given) > KEPT:
            self._given.popitem(last=False)
        return advice

    async def _think(self, table: Table, seat: Seat) -> Advice:
        """What a bot finds that thinks about a position which the seat imagines."""
        number, key = table.facts.entries, bytes.fromhex(table.facts.seed or "")
        seed = hmac.digest(key, f"advice\0{number}\0{seat}".encode(), "sha256")
        imagined = table.game.imagine(table.running.state, seat, Random(seed))
        asked = Advise(
            game=table.game.name,
            ruleset=table.game.ruleset,
            options=msgspec.json.encode(table.options),
            position=snapshot.encode(table.game, table.options, imagined),
            seat=seat,
            seed=seed,
        )
        try:
            said = await self._thinkers.think(asked)
        except Unanswered:
            raise conflict("no-advice", "the bots have no advice now", number, table.facts.seq) from None
        tried = msgspec.json.decode(said, type=list[Tried])[:BEST]
        return await asyncio.to_thread(_told, table, seat, tried)

    async def _tell_all(self, table: Table, person: Person, seat: Seat) -> None:
        """An event of the log says that the seat was advised, or else it is not."""

        async def attempt() -> None:
            async with self._house.draft(table.id) as draft:
                check_running(draft.table)
                await check_news(self._house, draft.table, seat, table.facts.entries)
                draft.happens(events.Advised(seat), person.id)
                await self._house.commit(draft)

        await retried(attempt)


def _check_may_ask(table: Table, person: Person, seat: Seat) -> None:
    facts = table.facts
    if not table.advises(person.id):
        raise forbidden("advice-forbidden", "at this table nobody is advised")
    if table.chairs[seat].bot is not None:
        raise conflict("stand-in", "a stand-in plays this seat; return to it first")
    if not table.legal(seat):
        raise conflict("not-your-decision", "this seat has nothing to decide now", facts.entries, facts.seq)


def _told(table: Table, seat: Seat, tried: list[Tried]) -> Advice:
    hints = Hints(table, seat)
    found = []
    for given, share, times in tried:
        action: GivenAction = given
        (option,) = offers.options_of(table, seat, [read(table, action)], hints)
        found.append(AdvisedOption(option, round(100 * share, 1), times))
    return Advice(table.facts.entries, tuple(found))
