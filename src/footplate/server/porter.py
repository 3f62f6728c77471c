"""Porter: does what nobody asks for: bots think, flags fall, other processes are heard, idle tables go."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Coroutine
from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec

from footplate.bots import random
from footplate.kernel import snapshot
from footplate.kernel.action import Action, Seat
from footplate.kernel.legality import why_not
from footplate.kernel.record import entry_decoder
from footplate.server import clock, seating
from footplate.server.acting import TRIES, retried
from footplate.server.chair import deserted
from footplate.server.decline import Declined
from footplate.server.draft import ABSENCE
from footplate.server.house import House, NoSuchTable
from footplate.server.people.errands import Errands
from footplate.server.store import Change, Conflict, Unavailable, document
from footplate.server.table import RENAMED, Table
from footplate.server.terms import Terms
from footplate.server.thinker import Question
from footplate.server.thinkers import Thinkers, Unanswered
from footplate.server.wire.events import Why

LOG: Final = logging.getLogger("footplate.porter")
ROUND: Final = 0.5  # seconds between two looks at what is due
BEAT: Final = 2_000  # ms between two signs of life
DOWN: Final = 5_000  # ms without a sign of life: no server ran
AT_ONCE: Final = 100  # tables looked at in one round
SWEEP: Final = 3_600_000  # ms between two looks for sessions and errands that are over
PUT_OFF: Final = 600_000  # ms until a table that cannot be looked at is tried again


class Porter:
    """Runs beside the requests, in every process."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: set[tuple[str, int, Seat]] = set()
        self._beat = 0
        self._swept = 0
        house.committed = self.see_to

    async def start(self) -> None:
        """Forgive the time in which no server ran, and begin the rounds."""
        await self._wake_up()
        self._begin(self._listen())
        self._begin(self._rounds())

    async def stop(self) -> None:
        """End everything under way; what it would have done is done after the next start.

        A last sign of life: what the clocks lose until then is forgiven from this moment on.
        """
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Unavailable):
            await self._wake_up()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _listen(self) -> None:
        async for note in self._house.store.notes():
            try:
                self._house.heard(note)
            except Exception:
                LOG.exception("a note was not understood: %r", note[:100])

    async def _rounds(self) -> None:
        while True:
            try:
                await self.go_round()
            except Unavailable:
                LOG.debug("a round waits for the database")
            except Exception:
                LOG.exception("a round failed")
            await asyncio.sleep(ROUND)

    async def go_round(self) -> None:
        """Do what is due now."""
        now = self._house.now()
        self._house.forget_idle()
        if now - self._beat >= BEAT:
            if now - self._beat > DOWN:
                self._house.forget_all()  # others may have set clocks right meanwhile
            await self._house.check_epoch()
            await self._wake_up()
            await self._house.store.commit(self._house.seen())
            self._beat = now
        if now - self._swept >= SWEEP:
            await Errands(self._house.store, self._house.now).sweep()
            self._swept = now
        rows = await self._house.store.rows(
            "select id from tables where due <= $1 order by due limit $2", now, AT_ONCE
        )
        for (id,) in rows:
            await self._look_after(id)

    async def _wake_up(self) -> None:
        """A sign of life. Clocks do not run while no server does: who is first after that sets them right.

        All are set right in the transaction of the sign, and nobody lets flags fall before it has seen one.
        """
        for _ in range(TRIES):
            now = self._house.now()
            [(alive,)] = await self._house.store.rows("select alive from house")
            late = alive > 0 and now - alive > DOWN
            forgiven = await self._forgiven(alive, now) if late else {}
            notes = [f"{id}:{RENAMED}" for id in sorted({id for id, _ in forgiven})]
            sign = Change("update house set alive = $1 where alive = $2", (max(now, alive), alive))
            with suppress(Conflict):
                await self._house.store.commit([sign, *forgiven.values()], notes)
                return

    async def _forgiven(self, down_from: int, down_to: int) -> dict[tuple[str, Seat], Change]:
        """What gives the clocks of all seats that are awaited the time back."""
        changes: dict[tuple[str, Seat], Change] = {}
        for id, terms, seat, hand in await self._house.store.rows(
            "select tables.id, terms, seat, clock from tables join seat on seat.table_id = tables.id"
            " where phase = 'running' and waiting is not null"
        ):
            agreed = msgspec.json.decode(terms, type=Terms).clock
            old = msgspec.json.decode(hand, type=clock.Hand)
            new = clock.forgive(agreed, old, down_from, down_to)
            sql = "update seat set clock = $3 where table_id = $1 and seat = $2 and clock = $4"
            if new != old:
                changes[id, seat] = Change(sql, (id, seat, document(new), hand))
        return changes

    async def _look_after(self, id: str) -> None:
        """Look at a table; one that cannot be looked at is put off, so that the others are not."""
        try:
            await self.look(id)
        except Unavailable:
            raise
        except Exception:
            LOG.exception("table %s cannot be looked at", id)
            later = self._house.now() + PUT_OFF
            sql = "update tables set due = $2 where id = $1 and due is not null"
            await self._house.store.commit([Change(sql, (id, later), None)])

    async def look(self, id: str) -> None:
        """Let flags fall that are due, and have bots think that nobody thinks for."""
        try:
            async with self._house.draft(id) as draft:
                for seat, why in _gone(draft.table, draft.now):
                    if draft.facts.phase == "running":
                        seating.hand_over(draft, seat, why)
                if _abandoned(draft.table, draft.now):
                    seating.give_up(draft, None)
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
        number, key = table.facts.entries, bytes.fromhex(table.facts.seed or "")
        seed = hmac.digest(key, f"bot\0{number}\0{seat}".encode(), "sha256")
        try:
            return await self._choice(table, seat, bot, seed)
        except (Unanswered, msgspec.MsgspecError) as error:
            LOG.warning("bot %s at table %s is replaced for this decision: %s", bot, table.id, error)
        except Exception:
            LOG.exception("bot %s at table %s is replaced for this decision", bot, table.id)
        return random.choose(table.legal(seat), Random(seed))

    async def _choice(self, table: Table, seat: Seat, bot: str, seed: bytes) -> Action:
        """What the bot decides on what its seat knows; Unanswered if that is not legal."""
        s = table.running.state
        imagined = table.game.imagine(s, seat, Random(seed))
        asked = Question(
            game=table.game.name,
            ruleset=table.game.ruleset,
            options=table.facts.options.encode(),
            position=snapshot.encode(table.game, table.options, imagined),
            seat=seat,
            bot=bot,
            seed=seed,
        )
        answer = await self._thinkers.think(asked)
        action: Action = entry_decoder(table.game.actions).decode(b'{"seat":0,"action":%s}' % answer).action
        if why_not(table.game, s, seat, action):
            raise Unanswered(f"{bot} chose what is not legal here")
        return action

    async def _play(self, table: Table, seat: Seat, action: Action) -> None:
        """Store a bot's decision, unless the position it is for is gone."""

        async def attempt() -> None:
            async with self._house.draft(table.id) as draft:
                same = draft.facts.entries == table.facts.entries and draft.facts.phase == "running"
                if same and draft.chairs[seat].bot is not None and not deserted(draft.chairs):
                    draft.play(seat, action)
                    await self._house.commit(draft)

        await retried(attempt)


def _abandoned(table: Table, now: int) -> bool:
    """Whether all have deserted a table, and for very long nothing has happened there."""
    running = table.facts.phase == "running"
    return running and deserted(table.chairs) and now - table.facts.changed >= ABSENCE


def _gone(table: Table, now: int) -> list[tuple[Seat, Why]]:
    """The seats whose flag has fallen, or at which nobody has been for very long."""
    terms = table.facts.terms.clock
    found: list[tuple[Seat, Why]] = []
    for one in table.chairs:
        if one.waiting is not None and clock.fallen(terms, one.clock, now):
            found.append((one.seat, "flag"))
        elif one.waiting is not None and isinstance(terms, clock.NoClock) and now - one.waiting >= ABSENCE:
            found.append((one.seat, "absent"))
    return found
