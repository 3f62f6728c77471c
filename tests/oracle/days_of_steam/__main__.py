"""Many games with the oracle beside them.

    python -m tests.oracle.days_of_steam GAMES [SEED]

Prints every disagreement, and how much was agreed on.
"""

from __future__ import annotations

import sys
from collections import Counter

from tests.oracle.days_of_steam.beside import Disagreement, compare
from tests.oracle.days_of_steam.plans import first

SHARE = 0.5  # of the turns, all options are compared


def main(games: str, seed: str = "0") -> int:
    """Play and compare; 1 if there was any disagreement."""
    agreed: Counter[str] = Counter()
    disagreed = 0
    for plan in first(int(games), seed):
        try:
            agreed += compare(plan, SHARE)
        except Disagreement as found:
            disagreed += 1
            sys.stdout.write(f"{found}\n")
    for what, count in sorted(agreed.items()):
        sys.stdout.write(f"{count:>9} {what}\n")
    sys.stdout.write(f"{disagreed:>9} disagreements\n")
    return min(disagreed, 1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
