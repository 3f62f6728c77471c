"""Many games with the oracle beside them.

    python -m tests.oracle.volldampf GAMES [SEED]

Prints every disagreement, and how much was agreed on.
"""

from __future__ import annotations

import sys
from itertools import islice

from tests.oracle.long_run import run
from tests.oracle.volldampf.beside import compare
from tests.oracle.volldampf.plans import endless


def main(games: str, seed: str = "0") -> int:
    """Play and compare; 1 if there was any disagreement."""
    return run(islice(endless(seed), int(games)), compare)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
