"""Makes sample.json for the tests: a moment of a game of three, with a train, a tile or a town to play."""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

import msgspec

import footplate.games  # noqa: F401
from footplate.kernel.action import CHANCE
from footplate.kernel.game import agree, find

DAYS_OF_STEAM = find("days-of-steam")
SEED, ENTRIES = 132, 60  # of the first 400 random games the moment with the fewest options


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def main() -> None:
    agreed = agree(DAYS_OF_STEAM, 3, {})
    s = DAYS_OF_STEAM.setup(agreed)
    rng = Random(SEED)
    for _ in range(ENTRIES):
        seat = s.actors()[0]
        phase = s.agenda[-1]
        if seat == CHANCE:
            outcomes, weights = zip(*phase.odds(s), strict=True)
            phase.apply(s, seat, rng.choices(outcomes, weights)[0])
        else:
            phase.apply(s, seat, rng.choice(list(phase.options(s, seat))))
    [seat] = s.actors()
    options = [
        {"action": plain(action), "line": "", "price": DAYS_OF_STEAM.price(s, seat, action)}
        for action in s.agenda[-1].options(s, seat)
    ]
    sample = {
        "view": plain(DAYS_OF_STEAM.view(s, seat)),
        "words": plain(DAYS_OF_STEAM.words(s)),
        "components": plain(DAYS_OF_STEAM.components(agreed)),
        "options": options,
    }
    sys.stdout.write(json.dumps(sample, separators=(",", ":")) + "\n")


main()
