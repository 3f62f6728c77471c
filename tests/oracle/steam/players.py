"""Players who bring long games, dense boards, big locomotives and rare tiles to the oracle's table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from footplate.games.steam.actions import (
    Bid,
    FinishBuilding,
    GrowCity,
    ImproveLocomotive,
    LayTrack,
    MoveCube,
    PassBid,
    PassMove,
    TakeCapital,
    TakeIncome,
    TakePoints,
    TakeTile,
    Urbanize,
)
from footplate.games.steam.state import Steam
from footplate.kernel.action import Action, Seat
from tests.oracle.decision import Decision, Habit, by_class, in_words, settled


class Style(NamedTuple):
    """How a player decides; what is not a number of steps is how often it is done."""

    build: float  # go on building, while it can be paid for
    link: float  # and then complete a link, if any can be
    complex: float  # else prefer what has more than two exits
    improve: float  # the locomotive rather than moving goods
    move: float
    income: float  # rather than points
    bid: float
    capital: tuple[int, int]
    thrift: int  # the income at which no more money is raised


STYLES: Final = {
    "builder": Style(0.95, 0.8, 0.2, 0.5, 0.9, 0.8, 0.2, (1, 3), -6),
    "collector": Style(1.0, 0.3, 0.8, 0.3, 0.8, 0.6, 0.3, (1, 3), -5),
    "carrier": Style(0.9, 0.95, 0.1, 0.7, 1.0, 0.7, 0.3, (2, 3), -7),
    "bidder": Style(0.7, 0.7, 0.3, 0.4, 0.9, 0.4, 0.75, (2, 5), -10),
    "wanderer": Style(0.6, 0.2, 0.5, 0.3, 0.6, 0.5, 0.5, (0, 6), -10),
}


Turn: TypeAlias = Decision[Steam, Style]


def poor(turn: Turn) -> bool:
    """Whether anything bought now would be bought with income."""
    return turn.s.cash[turn.seat] < 4 and turn.s.income[turn.seat] <= turn.style.thrift


def bid(turn: Turn) -> list[Any]:
    """A little more, up to a point."""
    bids = turn.of(Bid)[:3]
    cheap = bids and bids[0].amount < 8 and turn.often(turn.style.bid)
    return bids if cheap else turn.of(PassBid)


def buy(turn: Turn) -> list[Any]:
    """Enough for some track and the upkeep."""
    offered = turn.of(TakeCapital)
    if not offered:
        return []
    rich = turn.s.cash[turn.seat] > 12
    return [offered[min(len(offered) - 1, 0 if rich else turn.rng.randint(*turn.style.capital))]]


def take(turn: Turn) -> list[Any]:
    """Any tile, but none that costs something when money is scarce."""
    return turn.of(TakeTile) if not poor(turn) and turn.often(0.8) else []


def found(turn: Turn) -> list[Any]:
    """A city, now or later."""
    return turn.of(Urbanize, GrowCity) if turn.often(0.4) else []


def build(turn: Turn) -> list[Any]:
    """A tile that completes a link, or a complex one, or any."""
    tiles = turn.of(LayTrack)
    if not tiles or poor(turn) or not turn.often(turn.style.build):
        return turn.of(FinishBuilding)
    if turn.often(turn.style.link):
        complete = [tile for tile in tiles if _links(turn, tile) > turn.s.links[turn.seat]]
        if complete:
            return complete
    if turn.often(turn.style.complex):
        return [tile for tile in tiles if tile.tile > 6] or tiles
    return tiles


def _links(turn: Turn, tile: LayTrack) -> int:
    twin = turn.s.copy()
    twin.agenda[-1].apply(twin, turn.seat, tile)
    return twin.links[turn.seat]


def move(turn: Turn) -> list[Any]:
    """The locomotive, or one of the cubes that go farthest."""
    moves = turn.of(MoveCube)
    if turn.often(turn.style.improve) or not moves:
        better = turn.of(ImproveLocomotive)
        if better:
            return better
    if not moves or not turn.often(turn.style.move):
        return turn.of(PassMove)
    longest = max([len(one.route) for one in moves])
    return [one for one in moves if len(one.route) == longest]


def score(turn: Turn) -> list[Any]:
    """Income or points."""
    return turn.of(TakeIncome) if turn.often(turn.style.income) else turn.of(TakePoints)


def anything(turn: Turn) -> list[Any]:
    """Whatever can be done."""
    return turn.of(*turn.options)


HABITS: Final[tuple[Habit[Steam, Style], ...]] = (bid, buy, take, found, build, move, score, anything)


def decide(s: Steam, seat: Seat, style: str, options: Sequence[Action], rng: Random) -> Any:
    """The first habit that has something to say; who has no style plays at random, kind by kind."""
    kinds = by_class(sorted(options, key=in_words))
    if style not in STYLES:
        return rng.choice(rng.choice(list(kinds.values())))
    return settled(Turn(s, seat, STYLES[style], kinds, rng), HABITS)
