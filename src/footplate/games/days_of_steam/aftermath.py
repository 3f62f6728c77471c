"""What follows an action by itself: a circuit counter, coal for everyone, the end of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from footplate.games.days_of_steam.components import TRAINS
from footplate.games.days_of_steam.scoring import points, standing
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.kernel.action import Seat

Facts: TypeAlias = "dict[str, int | str]"

NOBODY: Final = "nobody"
ENDINGS: Final = {"DS-90": "points", "DS-91": "tiles", "DS-12": "passes", "DS-15": "quiet"}


def aftermath(before: DaysOfSteam, after: DaysOfSteam) -> Facts:
    """All that happened at once after an action, which is mostly nothing. [DS-14]"""
    if after.circuits == before.circuits and after.coal == before.coal and not after.over:
        return {"coal": 0, "circuit": NOBODY, "next": "on"}
    facts: Facts = {"coal": max(after.coal) if sum(after.coal) > sum(before.coal) else 0}
    facts |= _counter(before, after)
    facts |= _ending(after) if after.over else {"next": "on"}
    return facts


def _counter(before: DaysOfSteam, after: DaysOfSteam) -> Facts:
    """Who gets a circuit counter, and how many points that makes. [DS-40, DS-46]"""
    if after.circuits == before.circuits:
        return {"circuit": NOBODY}
    for seat in range(after.players):
        if after.circuits[seat] > before.circuits[seat]:
            left, total = after.counters_left(), points(after, seat)
            return {"circuit": TRAINS[seat], "counters": left, "total": total}
    return {"circuit": NOBODY}


def _ending(after: DaysOfSteam) -> Facts:
    """Why the game is over, everyone's points, and who has won. [DS-90, DS-91]"""
    ranked = sorted(standing(after), key=lambda score: score.rank)
    winners = [score.seat for score in ranked if score.rank == 1]
    return {
        "next": ENDINGS[after.ends],
        "scores": " ".join([f"{TRAINS[score.seat]}:{score.points}" for score in ranked]),
        "winners": seats(winners),
        "shared": len(winners),
    }


def seats(players: Iterable[Seat]) -> str:
    """Players, as in "grey orange"; "nobody" if there is none."""
    return " ".join([TRAINS[seat] for seat in players]) or NOBODY
