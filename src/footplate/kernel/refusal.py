"""Refusal: why an action is not legal."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not legal: the rule's id, and which test of it failed."""

    rule: str
    name: str
