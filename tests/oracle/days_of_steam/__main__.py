"""Many games with the oracle beside them.

    python -m tests.oracle.days_of_steam GAMES [SEED]

Prints every disagreement, and how much was agreed on.
"""

from __future__ import annotations

import sys
from functools import partial
from itertools import islice

from tests.oracle.days_of_steam.beside import compare
from tests.oracle.days_of_steam.plans import endless
from tests.oracle.long_run import run

SHARE = 0.5  # of the turns, all options are compared


def main(games: str, seed: str = "0") -> int:
    """Play and compare; 1 if there was any disagreement."""
    return run(islice(endless(seed), int(games)), partial(compare, share=SHARE))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
