"""Failure: why something could not be delivered, and whether it is worth another try."""

from __future__ import annotations

import msgspec


class Failure(msgspec.Struct, frozen=True):
    """What stood in the way; if it is lasting, the same is not tried again."""

    reason: str
    lasting: bool
