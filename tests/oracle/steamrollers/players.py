"""Players who bring long deliveries, seized dice, orders and idle rounds to the oracle's table."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from footplate.games.steamrollers.actions import (
    CheckBox,
    Decline,
    Deliver,
    DrawTrack,
    FillOrder,
    FillOrderWithCoal,
    FlipDie,
    GuardGood,
    NudgeDie,
    RerollDie,
    RerollOlive,
    SeizeDie,
    SetDie,
    SpendOnNothing,
    TakeDie,
    TakeTile,
    TakeTwoDice,
)
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import Action, Seat
from tests.oracle.decision import Decision, Habit, by_class, in_words, settled
from tests.oracle.steamrollers.components import HEXES, TRACKS
from tests.oracle.steamrollers.sheet import across

ENDS: Final = tuple(TRACKS.values())


class Style(NamedTuple):
    """How often a player does what, if it can be done."""

    tile: float  # use a tile that is used by saying so
    order: float
    deliver: float
    long: float  # and then as far as possible
    nothing: float  # rather spend the die on nothing
    grab: float  # a tile that one has not
    track: float
    join: float  # and then so that track goes on
    engine: float
    take: float


STYLES: Final = {
    "carrier": Style(0.3, 0.9, 0.98, 0.8, 0.0, 0.2, 0.9, 0.98, 0.6, 0.5),
    "builder": Style(0.3, 0.5, 0.05, 0.8, 0.0, 0.0, 0.9, 0.8, 0.3, 0.3),
    "engineer": Style(0.2, 0.6, 0.7, 0.9, 0.0, 0.1, 0.5, 0.9, 0.95, 0.3),
    "collector": Style(0.1, 0.8, 0.9, 0.9, 0.0, 0.8, 0.8, 0.9, 0.3, 0.2),
    "trickster": Style(0.9, 0.8, 0.5, 0.5, 0.3, 0.4, 0.5, 0.9, 0.3, 0.9),
    "idler": Style(0.1, 0.1, 0.0, 0.0, 0.9, 0.0, 0.0, 0.0, 0.0, 1.0),
}
Turn: TypeAlias = Decision[SteamRollers, Style]


def use_tile(turn: Turn) -> list[Any]:
    """A tile that is used by saying so."""
    offered = turn.of(TakeTwoDice, SeizeDie, SetDie, NudgeDie, RerollDie, FlipDie, RerollOlive, GuardGood)
    if not turn.often(turn.style.tile):
        return []
    kinds = list(by_class(offered))
    return turn.of(turn.rng.choice(kinds)) if kinds else []


def order(turn: Turn) -> list[Any]:
    """An order, with coal or without."""
    filled = turn.of(FillOrder, FillOrderWithCoal)
    return filled if turn.often(turn.style.order) else []


def let_go(turn: Turn) -> list[Any]:
    """What is offered is declined."""
    return turn.of(Decline)


def take_die(turn: Turn) -> list[Any]:
    """A die with which something can be delivered, or any."""
    dice = turn.of(TakeDie)
    if not turn.often(turn.style.deliver):
        return dice
    return [die for die in dice if any([isinstance(one, Deliver) for one in _after(turn, die)])] or dice


def _after(turn: Turn, die: TakeDie) -> list[Action]:
    """What could be done with a die, if it were taken."""
    twin = turn.s.copy()
    twin.agenda[-1].apply(twin, turn.seat, die)
    return list(twin.agenda[-1].options(twin, turn.seat))


def deliver(turn: Turn) -> list[Any]:
    """A good, often as far as possible."""
    goods = turn.of(Deliver)
    if not goods or not turn.often(turn.style.deliver):
        return []
    farthest = max([good.distance for good in goods])
    return [good for good in goods if good.distance == farthest] if turn.often(turn.style.long) else goods


def nothing(turn: Turn) -> list[Any]:
    """A die is wasted."""
    return turn.of(SpendOnNothing) if turn.often(turn.style.nothing) else []


def grab(turn: Turn) -> list[Any]:
    """A tile that is not the player's own."""
    others = [one for one in turn.of(TakeTile) if turn.s.holders[one.tile] != turn.seat]
    return others if turn.often(turn.style.grab) else []


def engine(turn: Turn) -> list[Any]:
    """A box of the engine."""
    return turn.of(CheckBox) if turn.often(turn.style.engine) else []


def track(turn: Turn) -> list[Any]:
    """A track, often one that makes connections, or goes on somewhere."""
    tracks = turn.of(DrawTrack)
    if not tracks or not turn.often(turn.style.track):
        return []
    if not turn.often(turn.style.join):
        return tracks
    points = [_points(turn, one) for one in tracks]
    tracks = [one for one, most in zip(tracks, points, strict=True) if most == max(points)]
    worth = [prod([_worth(turn, one.hex, side) for side in ENDS[one.track]]) for one in tracks]
    return [one for one, most in zip(tracks, worth, strict=True) if most == max(worth)]


def _points(turn: Turn, one: DrawTrack) -> int:
    """What the player would have if the game ended with this track."""
    twin = turn.s.copy()
    twin.agenda[-1].apply(twin, turn.seat, one)
    return STEAMROLLERS.standing(twin)[turn.seat].points


def _worth(turn: Turn, hex_: int, side: int) -> int:
    """What lies beyond an end: track that goes on, a city, an empty hex, or no way on."""
    there = across(HEXES[hex_], side)
    if there not in HEXES:
        return 2 if there else 0
    drawn = turn.s.tracks[turn.seat * len(HEXES) + HEXES.index(there)]
    if drawn not in range(len(ENDS)):
        return 1
    return 3 if (side + 3) % 6 in ENDS[drawn] else 0


def take(turn: Turn) -> list[Any]:
    """An action tile."""
    return turn.of(TakeTile) if turn.often(turn.style.take) else []


def anything(turn: Turn) -> list[Any]:
    """Whatever can be done."""
    return turn.of(turn.rng.choice(list(turn.options)))


HABITS: Final[tuple[Habit[SteamRollers, Style], ...]] = (
    use_tile,
    order,
    let_go,
    take_die,
    deliver,
    nothing,
    grab,
    engine,
    track,
    take,
    anything,
)


def decide(s: SteamRollers, seat: Seat, style: str, options: Sequence[Action], rng: Random) -> Any:
    """The first habit that has something to say; who has no style plays at random, kind by kind."""
    kinds = by_class(sorted(options, key=in_words))
    if style not in STYLES:
        return rng.choice(rng.choice(list(kinds.values())))
    return settled(Decision(s, seat, STYLES[style], kinds, rng), HABITS)
