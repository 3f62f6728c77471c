"""Makes sample.json for the tests: a moment of a game of two and one of a game against Olive."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Any

import msgspec

import footplate.games  # noqa: F401
from footplate.games.steamrollers.actions import Deliver, DrawTrack
from footplate.games.steamrollers.courses import meets
from footplate.games.steamrollers.sheet import HEXES, SIDES, TRACKS
from footplate.kernel.action import CHANCE, Action, kind
from footplate.kernel.game import agree, find

STEAMROLLERS = find("steamrollers")

Wanted = Callable[[Any, int, set[str]], bool]


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def joined(s: Any, seat: int, action: DrawTrack) -> int:
    """How many ends of a track meet something."""
    sheet = s.tracks[seat * len(HEXES) : (seat + 1) * len(HEXES)]
    met = meets(sheet, action.hex, s.chart)
    return sum(SIDES[side] in met for side in TRACKS[action.track])


def eager(s: Any, seat: int, options: Sequence[Action], rng: Random) -> Sequence[Action]:
    """Goods first, then mostly the track that joins the most, or else anything."""
    deliveries = [action for action in options if isinstance(action, Deliver)]
    if deliveries:
        return deliveries
    tracks = [action for action in options if isinstance(action, DrawTrack)]
    if not tracks or rng.random() >= 0.8:
        return options
    most = max(joined(s, seat, action) for action in tracks)
    return [action for action in tracks if joined(s, seat, action) == most]


def played(agreed: Any, seed: int, wanted: Wanted) -> dict[str, Any] | None:
    """The first moment of a game that is wanted, if it has one."""
    s = STEAMROLLERS.setup(agreed)
    rng = Random(seed)
    while not s.over:
        seat = s.actors()[0]
        phase = s.agenda[-1]
        if seat == CHANCE:
            outcomes, weights = zip(*phase.odds(s), strict=True)
            phase.apply(s, seat, rng.choices(outcomes, weights)[0])
            continue
        options = list(phase.options(s, seat))
        if wanted(s, seat, {kind(action) for action in options}):
            words = plain(STEAMROLLERS.words(s))
            return {
                "view": plain(STEAMROLLERS.view(s, seat)),
                "seat": seat,
                "words": words,
                "options": plain(options),
            }
        phase.apply(s, seat, rng.choice(eager(s, seat, options, rng)))
    return None


def found(players: int, options: dict[str, Any], wanted: Wanted) -> dict[str, Any]:
    """A moment that is wanted, from the first game that has one."""
    agreed = agree(STEAMROLLERS, players, options)
    return next(moment for seed in count() if (moment := played(agreed, seed, wanted)))


def main() -> None:
    two = found(
        2,
        {"borders": "medium", "orders": True, "start_player": 1},
        lambda s, seat, kinds: (
            seat == 0 and {"deliver", "draw-track", "check-box"} <= kinds and len(s.links[0]) > 0
        ),
    )
    alone = found(1, {}, lambda s, seat, kinds: "draw-track" in kinds and sum(s.crossed) > 8)
    words = two.pop("words")
    del alone["words"]
    pieces = plain(STEAMROLLERS.components(agree(STEAMROLLERS, 2, {})))
    sample = {"two": two, "alone": alone, "pieces": pieces, "words": words}
    sys.stdout.write(json.dumps(sample, separators=(",", ":")) + "\n")


main()
