"""Terms: what a table agrees on besides the game and its options."""

from __future__ import annotations

from typing import Annotated

import msgspec

from footplate.server import clock


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether strangers may see the table and join, which clock runs, and which bot plays for who is gone."""

    public: bool = True
    clock: clock.Terms = clock.NoClock()
    stand_in: Annotated[str, msgspec.Meta(max_length=32)] = "random"


class Vote(msgspec.Struct, frozen=True):
    """Whether the standing entries from a number on may be taken back: who asks, and who has agreed so far."""

    seat: int
    to: int
    at: int  # entries of the record when it was asked
    agreed: tuple[int, ...] = ()
