"""Many games with an oracle beside them."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypeVar

from tests.oracle.agreement import Disagreement

P = TypeVar("P")


def run(plans: Iterable[P], compare: Callable[[P], Counter[str]]) -> int:
    """Print every disagreement, and how much was agreed on; 1 if there was any disagreement."""
    agreed: Counter[str] = Counter()
    disagreed = 0
    for plan in plans:
        try:
            agreed += compare(plan)
        except Disagreement as found:
            disagreed += 1
            sys.stdout.write(f"{found}\n")
    for what, count in sorted(agreed.items()):
        sys.stdout.write(f"{count:>9} {what}\n")
    sys.stdout.write(f"{disagreed:>9} disagreements\n")
    return min(disagreed, 1)
