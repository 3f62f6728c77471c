"""Makes sample.json for the tests: two moments of the game of game.txt, as the server tells them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

import footplate.games  # noqa: F401
from footplate.kernel.action import Action
from footplate.kernel.game import agree, find
from footplate.kernel.notation import Notation

STEAM = find("steam")
GAME = Path(__file__).with_name("game.txt")  # on the practice map
FEW = 12


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def option(s: Any, seat: int, action: Action) -> dict[str, Any]:
    gains = plain(STEAM.gains(s, seat, action))
    return {
        "action": plain(action),
        "line": "",
        "price": STEAM.price(s, seat, action),
        "hint": None,
        "gains": gains,
    }


def moment(s: Any, options: list[Action]) -> dict[str, Any]:
    seat = s.actors()[0]
    offered = [option(s, seat, action) for action in options]
    return {"view": plain(STEAM.view(s, seat)), "options": offered}


def main() -> None:
    agreed = agree(STEAM, 2, {"map": "practice"})
    s = STEAM.setup(agreed)
    sample: dict[str, Any] = {"components": plain(STEAM.components(agreed)), "words": plain(STEAM.words(s))}
    for line in GAME.read_text("utf-8").splitlines():
        seat = s.actors()[0]
        phase = s.agenda[-1]
        options = list(phase.options(s, seat))
        kinds = [plain(action)["kind"] for action in options]
        if s.turn == 3 and "lay-track" in kinds and "build" not in sample:
            sample["build"] = moment(s, [*options[:FEW], options[-1]])
        if kinds.count("move-cube") > 1 and any(len(getattr(one, "route", ())) > 1 for one in options):
            sample["move"] = moment(s, options)
        phase.apply(s, seat, Notation(STEAM.actions, STEAM.words(s)).read(line))
    sys.stdout.write(json.dumps(sample, separators=(",", ":")) + "\n")


main()
