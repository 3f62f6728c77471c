"""Terms: what a table agrees on besides the game and its options."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from footplate.server import clock


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed.

    `public`: whether the table is shown to strangers, who may join an open seat and look on.
    `starts_when_full`: whether the game begins with the last seat taken, or when the host says so.
    `stand_in`: the bot that plays for who is gone, where the clock's flag says that a bot does.
    `advice`: who may have a bot tell them the best options: everybody, in a game that is then not rated;
    only who plays against nobody but bots; or nobody.
    """

    public: bool = True
    starts_when_full: bool = True
    clock: clock.Terms = clock.NoClock()
    stand_in: Annotated[str, msgspec.Meta(max_length=32)] = "driver"
    advice: Literal["all", "alone", "nobody"] = "alone"


class Vote(msgspec.Struct, frozen=True):
    """Whether the standing entries from a number on may be taken back: who asks, who has agreed."""

    seat: int
    to: int
    entry: int  # the number in the record of the first of them
    agreed: tuple[int, ...] = ()
