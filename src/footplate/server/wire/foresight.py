"""What would come of actions, as it travels."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from footplate.kernel.game import Message
from footplate.server.wire import Answer, Document, MySeat, Request
from footplate.server.wire.events import Told
from footplate.server.wire.play import Given, GivenAction, Narrow, Offer, Verdict


class Tally(Answer, frozen=True):
    """What a seat counts before and after; only what is sure."""

    seat: int
    before: dict[str, int]
    after: dict[str, int]


class Chance(Answer, frozen=True):
    """What luck may bring after an action, and what the seats count before the action and then.

    `odds`: so many cases of so many.
    `next`: as in a preview.
    """

    action: Document
    line: str
    odds: tuple[int, int]
    sums: tuple[Tally, ...]
    story: Message | None
    next: tuple[int, ...] | None


class Preview(Answer, frozen=True):
    """What an action would bring, as far as the seat can know it; whatever it cannot know is left out.

    `next`: the seats that would decide then, -1 if chance would, none if the game would be over.
    `chances`: if chance would, what it may bring, as long as that is known and not much.
    `final`: whether the seat may be unable to take it back unasked, as not it alone would decide next.
    """

    verdict: Verdict
    sums: tuple[Tally, ...] = ()
    story: Message | None = None
    next: tuple[int, ...] | None = None
    chances: tuple[Chance, ...] = ()
    final: bool | None = None


class Line(Request, frozen=True):
    """Actions that a seat thinks of, one after another; another seed deals other luck between them.

    Of the decision that follows them it may be asked what `narrow` leaves of the offer, what an action would
    bring, and why something cannot be done; the seat is always that of the line.
    """

    actions: Annotated[tuple[GivenAction, ...], msgspec.Meta(max_length=40)] = ()
    seat: MySeat | None = None
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0
    narrow: Narrow | None = None
    preview: GivenAction | None = None
    why_not: Given | None = None


class Step(Answer, frozen=True):
    """One of the actions: what is assumed before it, whether it is legal, and what the seat counts then."""

    assumed: tuple[Told, ...]
    verdict: Verdict
    told: Told | None = None
    sums: dict[str, int] = {}


Stopped: TypeAlias = Literal["illegal", "over", "too-long"] | None


class Plan(Answer, frozen=True):
    """A line of actions tried on a position as the seat imagines it, and what it sees and may do after it.

    `assumed` is what is taken to happen after the last action until the seat decides again; `stopped` says
    why the line was not tried to its end. `preview` and `verdict` answer what was asked besides.
    """

    steps: tuple[Step, ...]
    assumed: tuple[Told, ...]
    stopped: Stopped
    seat: int
    actors: tuple[int, ...]
    sums: dict[str, int]
    view: Document
    words: dict[str, tuple[str, ...]]
    offer: Offer | None = None
    preview: Preview | None = None
    verdict: Verdict | None = None
