"""Players who bring dense boards and every action card to the oracle's table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from footplate.bots.random import choose
from footplate.games.volldampf.actions import (
    Bid,
    Decline,
    DrawFrom,
    GiveUp,
    LiftCube,
    NameCube,
    Pass,
    PlaceSection,
    PlaySabotage,
    PlaySubsidy,
    SealBid,
    SealBonds,
    TakeBonds,
    TakeRoute,
)
from footplate.games.volldampf.board import GOODS
from footplate.games.volldampf.phases.transport import Transport
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import Action, Seat
from tests.oracle.decision import Decision, Habit, by_class


class Style(NamedTuple):
    """How a player decides; what is not a number of bonds is how often it is done."""

    give_up: float
    play: float  # any card but those that answer a moment
    answer: float  # with Sabotage or Subsidy
    bonds: tuple[int, int]
    place: float = 1.0
    timid: float = 0.0  # bids next to nothing, so that bids tie


STYLES: Final = {
    "builder": Style(0.06, 0.5, 0.5, (0, 4)),
    "hoarder": Style(0.85, 0.03, 0.03, (0, 3), timid=0.3),
    "schemer": Style(0.35, 0.9, 0.9, (0, 4), timid=0.6),
    "keeper": Style(0.45, 0.12, 0.95, (0, 4), timid=0.4),
    "pauper": Style(0.3, 0.5, 0.8, (0, 0), place=0.8, timid=0.9),
    "spender": Style(0.3, 0.6, 0.9, (3, 12), timid=0.2),
    "dodger": Style(0.3, 0.05, 1.0, (1, 4), timid=0.9),
    "loner": Style(1.0, 0.0, 0.0, (0, 0)),
    "worker": Style(0.0, 1.0, 1.0, (1, 3)),
}


Turn: TypeAlias = Decision[Volldampf, Style]


def cards(turn: Turn) -> list[type[Action]]:
    """The kinds of options that play a card."""
    return [one for one in turn.options if one.__name__.startswith("Play")]


def dodge(turn: Turn) -> list[Any]:
    """Who was stopped takes that cube elsewhere by New Planning and names it there."""
    stopped = [one.stopped for one in turn.s.agenda if isinstance(one, Transport) and one.stopped]
    if turn.style is not STYLES["dodger"] or not stopped:
        return []
    place, colour = GOODS.place(stopped[-1][-1]), GOODS.colour(stopped[-1][-1])
    planning = [option for one in cards(turn) if "Planning" in one.__name__ for option in turn.of(one)]
    lifts = [option for option in turn.of(LiftCube) if option == LiftCube(place, colour)]
    return planning or lifts or [option for option in turn.of(NameCube) if option.colour == colour]


def answer(turn: Turn) -> list[Any]:
    """Sabotage and Subsidy, when the moment is there."""
    return turn.of(PlaySabotage, PlaySubsidy) if turn.often(turn.style.answer) else []


def play_a_card(turn: Turn) -> list[Any]:
    """A card of any other kind."""
    others = [one for one in cards(turn) if one not in (PlaySabotage, PlaySubsidy)]
    return turn.of(turn.rng.choice(others)) if others and turn.often(turn.style.play) else []


def draw_or_decline(turn: Turn) -> list[Any]:
    """A card from any player, or no card."""
    return turn.of(DrawFrom, Decline)


def take_bonds(turn: Turn) -> list[Any]:
    """Many at first, and few later on."""
    want = turn.rng.randint(*turn.style.bonds)
    if turn.s.round > 2 and turn.style is not STYLES["spender"]:
        want = min(want, 1)
    return turn.of(TakeBonds, SealBonds)[: want + 1][-1:]


def bid_in_secret(turn: Turn) -> list[Any]:
    """A small sum, which often ties."""
    most = 1 if turn.often(turn.style.timid) else 5
    return turn.of(SealBid)[: turn.rng.randint(0, most) + 1][-1:]


def bid(turn: Turn) -> list[Any]:
    """A little more, up to a point."""
    bids = turn.of(Bid)[:3]
    dear = not bids or bids[0].amount > 6 or turn.often(0.45)
    return (turn.of(Pass) if dear else []) or bids


def place(turn: Turn) -> list[Any]:
    """A section, wherever there is room."""
    return turn.of(PlaceSection) if turn.often(turn.style.place) else []


def transport(turn: Turn) -> list[Any]:
    """A cube, unless the transport is given up."""
    return (turn.of(NameCube) if not turn.often(turn.style.give_up) else []) or turn.of(GiveUp)


def take_route(turn: Turn) -> list[Any]:
    """One of the longest ways, or of those that earn most."""
    routes = turn.of(TakeRoute)
    if turn.often(0.5):
        worth = [len(option.route) for option in routes]
    else:
        worth = [sum([turn.s.owner[space] == turn.seat for space in option.route]) for option in routes]
    return [option for option, one in zip(routes, worth, strict=True) if one == max(worth)]


def anything(turn: Turn) -> list[Any]:
    """Whatever plays no card."""
    return turn.of(*[one for one in turn.options if one not in cards(turn)])


HABITS: Final[tuple[Habit[Volldampf, Style], ...]] = (
    dodge,
    answer,
    play_a_card,
    draw_or_decline,
    take_bonds,
    bid_in_secret,
    bid,
    place,
    transport,
    take_route,
    anything,
)


def decide(s: Volldampf, seat: Seat, style: str, options: Sequence[Action], rng: Random) -> Action:
    """The first habit that has something to say; who has no style plays at random."""
    if style not in STYLES:
        return choose(options, rng)
    turn = Turn(s, seat, STYLES[style], by_class(options), rng)
    for habit in HABITS:
        said = habit(turn)
        if said:
            return choose(said, rng)
    raise AssertionError("nothing can be done but to play a card")
