"""Rule: an id of the ledger and a test of legality."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from footplate.kernel.action import Seat


class Rule(NamedTuple):
    """A sentence of the ledger as a test: does it hold for this phase, position, seat and action?"""

    id: str
    holds: Callable[[Any, Any, Seat, Any], bool]

    @property
    def name(self) -> str:
        """The test's name, as message catalogues know it."""
        return self.holds.__name__.replace("_", "-")
