"""Makes sample.json for the tests: where game.txt ends, with a train, a tile or a town to play."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

import footplate.games  # noqa: F401
from footplate.kernel.game import agree, find
from footplate.kernel.notation import Notation

DAYS_OF_STEAM = find("days-of-steam")
GAME = Path(__file__).with_name("game.txt")  # of three


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def main() -> None:
    agreed = agree(DAYS_OF_STEAM, 3, {})
    s = DAYS_OF_STEAM.setup(agreed)
    for line in GAME.read_text("utf-8").splitlines():
        action = Notation(DAYS_OF_STEAM.actions, DAYS_OF_STEAM.words(s)).read(line)
        s.agenda[-1].apply(s, s.actors()[0], action)
    [seat] = s.actors()
    options = [
        {"action": plain(action), "line": "", "price": DAYS_OF_STEAM.price(s, seat, action)}
        for action in sorted(s.agenda[-1].options(s, seat), key=msgspec.json.encode)
    ]
    sample = {
        "view": plain(DAYS_OF_STEAM.view(s, seat)),
        "words": plain(DAYS_OF_STEAM.words(s)),
        "components": plain(DAYS_OF_STEAM.components(agreed)),
        "options": options,
    }
    sys.stdout.write(json.dumps(sample, separators=(",", ":")) + "\n")


main()
