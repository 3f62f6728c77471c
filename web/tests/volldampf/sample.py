"""Makes sample.json for the tests: three moments of a game of three, as the server tells them."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

import footplate.games  # noqa: F401
from footplate.kernel.action import CHANCE, Action, kind
from footplate.kernel.game import agree, find

VOLLDAMPF = find("volldampf")
SEED = 5
EAGER = ("place-section", "name-cube", "take-route")


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def option(s: Any, seat: int, action: Action) -> dict[str, Any]:
    return {
        "action": plain(action),
        "line": repr(action),
        "price": VOLLDAMPF.price(s, seat, action),
        "gains": list(VOLLDAMPF.gains(s, seat, action) or []) or None,
        "hint": None,
    }


def moment(s: Any, options: Sequence[Action]) -> str | None:
    """What a moment is called in the sample; none if it is not wanted."""
    phase = s.agenda[-1]
    match type(phase).__name__:
        case "AuctionTurnOrder" if s.round == 2 and len(phase.auction.passed) == 1:
            return "auction"
        case "PlaceTrackSections" if s.round == 2 and "place-section" in map(kind, options):
            return "building" if max(s.owner) >= 0 else None
        case "ChooseRoute" if len(options) >= 3:
            return "routing"
    return None


def sensible(options: Sequence[Action]) -> Sequence[Action]:
    """Those of some options that bring the game on: few bonds, low bids, much track and goods."""
    if kind(options[0]) == "take-bonds":
        return options[4:6] or options[:1]
    if kind(options[0]) == "bid":
        return [*options[:2], *[action for action in options if kind(action) == "pass"]]
    return [action for action in options if kind(action) in EAGER] or options


def main() -> None:
    agreed = agree(VOLLDAMPF, 3, {})
    s = VOLLDAMPF.setup(agreed)
    rng = Random(SEED)
    sample: dict[str, Any] = {
        "words": plain(VOLLDAMPF.words(s)),
        "components": plain(VOLLDAMPF.components(agreed)),
    }
    while not s.over:
        seat = s.actors()[0]
        phase = s.agenda[-1]
        if seat == CHANCE:
            outcomes, weights = zip(*phase.odds(s), strict=True)
            phase.apply(s, seat, rng.choices(outcomes, weights)[0])
            continue
        options = list(phase.options(s, seat))
        name = moment(s, options)
        if name and name not in sample:
            offered = [option(s, seat, action) for action in options]
            sample[name] = {"view": plain(VOLLDAMPF.view(s, seat)), "options": offered}
        phase.apply(s, seat, rng.choice(sensible(options)))
    sys.stdout.write(json.dumps(sample, separators=(",", ":")) + "\n")


main()
