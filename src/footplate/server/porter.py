"""Porter: does what nobody asks for: bots think, flags fall, other processes are heard, idle tables go."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Coroutine
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from footplate.bots import random
from footplate.kernel import snapshot
from footplate.kernel.action import Action, Seat
from footplate.kernel.game import why_not
from footplate.kernel.record import entry_decoder
from footplate.server import clock, seating
from footplate.server.decline import Declined
from footplate.server.draft import ABSENCE
from footplate.server.house import House, NoSuchTable, moment
from footplate.server.store import Change, Conflict, Unavailable
from footplate.server.table import Table
from footplate.server.thinker import Question
from footplate.server.thinkers import Thinkers, Unanswered

LOG: Final = logging.getLogger("footplate.porter")
ROUND: Final = 0.5  # seconds between two looks at what is due
BEAT: Final = 10_000  # ms between two signs of life
DOWN: Final = 60_000  # ms without a sign of life: no server ran
AT_ONCE: Final = 100  # tables looked at in one round


class Porter:
    """Runs beside the requests, in every process."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: set[tuple[str, int, Seat]] = set()
        self._beat = 0
        house.committed = self.see_to

    async def start(self) -> None:
        """Forgive the time in which no server ran, and begin the rounds."""
        await self._wake_up()
        self._begin(self._listen())
        self._begin(self._rounds())

    async def stop(self) -> None:
        """End everything under way; what it would have done is done after the next start."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _listen(self) -> None:
        async for note in self._house.store.notes():
            self._house.heard(note)

    async def _rounds(self) -> None:
        while True:
            try:
                await self._round()
            except Unavailable:
                LOG.warning("the store cannot be reached; trying again")
            except Exception:
                LOG.exception("a round failed")
            await asyncio.sleep(ROUND)

    async def _round(self) -> None:
        now = moment()
        self._house.forget_idle()
        if now - self._beat >= BEAT:
            await self._house.check_epoch()
            await self._house.store.commit(
                [Change("update house set alive = $1 where alive < $1", (now,), None), *self._house.seen()]
            )
            self._beat = now
        rows = await self._house.store.rows(
            "select id from tables where due <= $1 order by due limit $2", now, AT_ONCE
        )
        for (id,) in rows:
            await self.look(id)

    async def _wake_up(self) -> None:
        """Clocks do not run while no server does: whoever starts first after that sets them right."""
        now = moment()
        [(alive,)] = await self._house.store.rows("select alive from house")
        claim = Change("update house set alive = $1 where alive = $2", (now, alive), 1)
        try:
            await self._house.store.commit([claim])
        except Conflict:
            return
        if alive and now - alive > DOWN:
            rows = await self._house.store.rows("select id from tables where due is not null")
            for (id,) in rows:
                await self._forgive(id, alive, now)

    async def _forgive(self, id: str, down_from: int, down_to: int) -> None:
        async with self._house.draft(id) as draft:
            terms = draft.facts.terms.clock
            for one in draft.chairs:
                hand = clock.forgive(terms, one.clock, down_from, down_to)
                draft.chairs[one.seat] = replace(one, clock=hand)
            await self._house.commit(draft)

    async def look(self, id: str) -> None:
        """Let flags fall that are due, and have bots think that nobody thinks for."""
        try:
            async with self._house.draft(id) as draft:
                for seat, why in _gone(draft.table, draft.now):
                    if draft.facts.phase == "running":
                        seating.hand_over(draft, seat, why)
                table = await self._house.commit(draft)
        except (Conflict, NoSuchTable):
            return
        self.see_to(table)

    def see_to(self, table: Table) -> None:
        """Have the bots of a table think that have something to decide."""
        for chair in table.bots():
            question = (table.id, table.facts.entries, chair.seat)
            if question not in self._thinking:
                self._thinking.add(question)
                self._begin(self._think(table, chair.seat, chair.bot or "", question))

    async def _think(self, table: Table, seat: Seat, bot: str, question: tuple[str, int, Seat]) -> None:
        try:
            action = await self._answer(table, seat, bot)
            await self._play(table, seat, action)
        except (Conflict, Unavailable, Declined):
            LOG.info("a bot's decision at table %s was not stored; it is due again", table.id)
        except Exception:
            LOG.exception("a bot at table %s failed", table.id)
        finally:
            self._thinking.discard(question)

    async def _answer(self, table: Table, seat: Seat, bot: str) -> Action:
        """The bot's choice; a random one if it has none."""
        course = table.running
        seed = hmac.digest(
            bytes.fromhex(table.facts.seed or ""), f"bot\0{course.mark.number}\0{seat}".encode(), "sha256"
        )
        imagined = table.game.imagine(course.state, seat, Random(seed))
        asked = Question(
            game=table.game.name,
            ruleset=table.game.ruleset,
            options=table.facts.options.encode(),
            position=snapshot.encode(table.game, table.options, imagined),
            seat=seat,
            bot=bot,
            seed=seed,
        )
        try:
            answer = await self._thinkers.think(asked)
            action = entry_decoder(table.game.actions).decode(b'{"seat":0,"action":%s}' % answer).action
        except (Unanswered, msgspec.MsgspecError) as error:
            LOG.warning("bot %s at table %s is replaced for this decision: %s", bot, table.id, error)
        else:
            if not why_not(table.game, course.state, seat, action):
                return action  # type: ignore[no-any-return]
        return random.choose(table.legal(seat), Random(seed))

    async def _play(self, table: Table, seat: Seat, action: Action) -> None:
        async with self._house.draft(table.id) as draft:
            same = draft.facts.entries == table.facts.entries and draft.facts.phase == "running"
            if same and draft.chairs[seat].bot is not None:
                draft.play(seat, action)
                await self._house.commit(draft)


def _gone(table: Table, now: int) -> list[tuple[Seat, str]]:
    """The seats whose flag has fallen, or at which nobody has been for very long."""
    terms = table.facts.terms.clock
    found: list[tuple[Seat, str]] = []
    for one in table.chairs:
        if one.waiting is not None and clock.fallen(terms, one.clock, now):
            found.append((one.seat, "flag"))
        elif one.waiting is not None and isinstance(terms, clock.NoClock) and now - one.waiting >= ABSENCE:
            found.append((one.seat, "absent"))
    return found
