"""Talk: what people say at a table; who sits there may, and at a public one who looks on may too."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from footplate.server.acting import done_before, retried
from footplate.server.decline import bad, conflict, forbidden, too_many
from footplate.server.guard import Bucket
from footplate.server.house import House
from footplate.server.lobby import check_may_see
from footplate.server.people.person import Person
from footplate.server.table import Table
from footplate.server.wire import events
from footplate.server.wire.play import Done, Say

A_MINUTE: Final = 30  # lines of one person, at all tables together

_CONTROLS: Final = ("Cc", "Cs", "Zl", "Zp")
_TURNS: Final = re.compile("[\u202a-\u202e\u2066-\u2069]")  # would turn around the text that follows


class Talk:
    """Chat at all tables of this process."""

    def __init__(self, house: House, limits: float) -> None:
        self._house = house
        self._bucket = Bucket(A_MINUTE * limits) if limits else None

    async def say(self, id: str, person: Person, request: Say) -> Done:
        """Add a line to the log of a table, once however often it is sent; no decision is affected."""
        check_text(request.text)
        if self._bucket is not None and not self._bucket.take(person.id):
            raise too_many("you talk very fast; wait a little", "too-much-talk")

        async def attempt() -> Done:
            async with self._house.draft(id) as draft:
                _check_may_talk(draft.table, person)
                done = await done_before(self._house, draft.table, person.id, request.key)
                if done is not None:
                    return done
                draft.happens(events.Chat(request.text), person.id, request.key)
                stored = await self._house.commit(draft)
                return Done(stored.facts.seq, stored.facts.entries)

        return await retried(attempt)


def check_text(text: str) -> None:
    """Declined unless it is a line of text with something to read."""
    kinds = {unicodedata.category(letter) for letter in text}
    if not kinds.isdisjoint(_CONTROLS) or _TURNS.search(text):
        raise bad("a line of chat has no control characters")
    if not text.strip():
        raise bad("a line of chat is not empty")


def _check_may_talk(table: Table, person: Person) -> None:
    check_may_see(table, person)
    if table.facts.phase == "closed":
        raise conflict("closed", "the table was given up", seq=table.facts.seq)
    if not table.facts.terms.public and not table.seats_of(person.id):
        raise forbidden("not-at-the-table", "only those who sit at a private table talk there")
