"""Moment: a point in time, in milliseconds since 1970; whoever needs to know it is given a clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias

Clock: TypeAlias = "Callable[[], int]"


def now() -> int:
    """This moment."""
    return time.time_ns() // 1_000_000
