"""Moments that tests begin from: bots play up to them from a fixed seed, so they are always the same."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple

from footplate.bots.knowledge import know
from footplate.bots.roster import BOTS
from footplate.kernel.action import Seat, kind
from footplate.kernel.game import agree, find
from footplate.kernel.play import start
from tests.web.browsing import Visit
from tests.web.tables import known, send

SEED = bytes(32)
MOST = 4000  # decisions until a moment comes


BUILDING: dict[str, tuple[int, str, dict[str, Any]]] = {
    "days-of-steam": (2, "play-tile", {}),
    "steam": (3, "lay-track", {"map": "practice"}),
    "steamrollers": (2, "draw-track", {}),
    "volldampf": (3, "place-section", {}),
}


class Moment(NamedTuple):
    """A game that was left before its end."""

    record: str
    seat: Seat
    players: int


@cache
def moment(
    game: str, players: int, *kinds: str, after: int = 0, bot: str = "greedy", **options: Any
) -> Moment:
    """The first time, after so many entries, that somebody may do something of every one of these kinds."""
    played = find(game)
    play = start(played, agree(played, players, options), ["bot"] * players, SEED)
    rng = Random(0)
    for _ in range(MOST):
        play.deal()
        s = play.state
        seat = s.agenda[-1].actors(s)[0]
        if len(play.record.entries) >= after and {*kinds} <= {
            kind(one) for one in s.agenda[-1].options(s, seat)
        }:
            return Moment(play.record.encode().decode(), seat, players)
        assert play.act(seat, BOTS[bot](know(played, s, seat, rng), rng)) == ()
    raise AssertionError(f"nobody ever came to {kinds}")


def building(game: str, *, after: int = 0) -> Moment:
    """The first time, after so many entries, that somebody may build something."""
    players, kind, options = BUILDING[game]
    return moment(game, players, kind, after=after, **options)


def sit_down(visit: Visit, there: Moment, *, others: str = "bot") -> str:
    """A table that goes on from a moment, with oneself on the seat that decides; the page goes there."""
    known(visit)
    rest = {"kind": others} | ({"bot": "random"} if others == "bot" else {})
    seats = [{"kind": "me"} if seat == there.seat else rest for seat in range(there.players)]
    made = send(visit, "/records", record=there.record, seats=seats)
    id: str = made["table"]["id"]
    visit.go(f"/tables/{id}")
    return id
