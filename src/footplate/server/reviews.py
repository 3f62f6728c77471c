"""Reviews: what a bot says of finished games; each is made once, in a process that has time, and kept.

Where a bot fails, it would fail again, and that is kept, too; what was interrupted may be asked for anew.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from footplate.server.decline import Declined, conflict, too_many
from footplate.server.house import House
from footplate.server.table import Table
from footplate.server.thinker import Study
from footplate.server.thinkers import Failed, Thinkers, Unanswered
from footplate.server.wire.advice import Review

KEPT: Final = 100  # reviews in memory
WAITING: Final = 20  # games that are to be reviewed
MOMENT: Final = 1.0  # seconds for which who asks is kept waiting


class Reviews:
    """The reviews that this process has made or is making."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers
        self._made: OrderedDict[str, asyncio.Task[Review | None]] = OrderedDict()

    async def of(self, table: Table) -> Review | None:
        """The review of a finished game; None while it is being made."""
        if table.facts.closing is None:
            raise conflict("not-over", "the game is not over: it is reviewed when it has ended")
        closing = table.facts.closing
        made = self._made.get(closing) or self._begun(table, closing)
        await asyncio.wait({made}, timeout=MOMENT)
        if not made.done():
            return None
        if _broke(made) and self._made.get(closing) is made:
            del self._made[closing]
        review = made.result()
        if review is None:
            raise _none()
        return review

    def close(self) -> None:
        """Whatever is under way ends."""
        for one in self._made.values():
            one.cancel()

    def _begun(self, table: Table, closing: str) -> asyncio.Task[Review | None]:
        """A review that is begun now; old ones are forgotten, but none that is under way."""
        under_way = [one for one in self._made.values() if not one.done()]
        if len(under_way) >= WAITING:
            raise too_many("many games are being reviewed; wait a little")
        made = self._made[closing] = asyncio.create_task(self._make(table))
        made.add_done_callback(_broke)  # perhaps nobody asks again
        done = [key for key, one in self._made.items() if one.done()]
        for old in done[: max(0, len(self._made) - KEPT)]:
            del self._made[old]
        return made

    async def _make(self, table: Table) -> Review | None:
        """What the bot says; None if it fails at this game."""
        record = await self._house.record(table)
        try:
            said = await self._thinkers.think(Study(record.encode()))
        except Failed:
            return None
        except Unanswered:
            raise _none() from None
        return msgspec.json.decode(said, type=Review)


def _broke(made: asyncio.Task[Review | None]) -> bool:
    """Whether there is nothing to keep: it ended by an error, which has now been looked at."""
    return made.cancelled() or made.exception() is not None


def _none() -> Declined:
    return conflict("no-review", "this game cannot be reviewed here")
