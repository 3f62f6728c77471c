"""Whole games among bots have something of everything that the rules provide for."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from footplate.bots import greedy, random, thrifty
from footplate.bots.knowledge import Bot, Knowledge
from footplate.bots.random import step
from footplate.bots.values.steamrollers import value
from footplate.games.steamrollers.actions import (
    Deliver,
    DrawTrack,
    FillOrderWithCoal,
    PickPower,
    SeizeDie,
    TakeDie,
    TakeTile,
)
from footplate.games.steamrollers.components import POWERS
from footplate.games.steamrollers.effects import ANY_DISTANCE
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.goods import OWN
from footplate.games.steamrollers.state import CENTRE, SteamRollers
from footplate.kernel.action import Action, Seat
from footplate.kernel.game import Options
from footplate.kernel.play import start
from footplate.kernel.record import Entry, Record
from footplate.kernel.replay import begin
from tests.laws.tables import tables_of

TRIES = 24  # tracks that the eager player considers
QUICK = (random.decide, thrifty.decide)


def eager(known: Knowledge, rng: Random) -> Action:
    """Two players look for what is remarkable and rather draw track than check a box; others idle."""
    seat, s = known.seat, known.imagine(Random(0))
    if seat > 1:
        return random.decide(known, rng)
    wishes = [action for action in known.options if is_remarkable(s, seat, action)]
    if wishes:
        return rng.choice(wishes)
    tracks = [action for action in known.options if isinstance(action, DrawTrack)]
    if not tracks:
        return greedy.decide(known, rng)
    tried = rng.sample(tracks, min(len(tracks), TRIES))
    return max(tried, key=lambda action: value(after(s, seat, action), seat))


def is_remarkable(s: SteamRollers, seat: Seat, action: Action) -> bool:
    """Whether an action is what we look for, or leads to it."""
    match action:
        case SeizeDie() | FillOrderWithCoal():
            return True
        case Deliver(good=good, distance=distance):
            return good >= OWN or distance > s.checked(seat)
        case PickPower(power=power):
            return POWERS[power] == "personal-delivery"
        case TakeTile(tile=tile):
            return s.faces[tile] in ANY_DISTANCE.faces and s.holders[tile] == CENTRE
        case TakeDie():
            then = after(s, seat, action)
            use = then.agenda[-1].options(then, seat) if then.actors() == (seat,) else ()
            return any([is_remarkable(then, seat, one) for one in use])
    return False


def after(s: SteamRollers, seat: Seat, action: Action) -> SteamRollers:
    """The position that an action leads to."""
    twin = s.copy()
    twin.agenda[-1].apply(twin, seat, action)
    return twin


def game(options: Options, number: int, bot: Bot) -> Record:
    """A game among bots of one kind."""
    seats = [str(seat) for seat in range(options.players)]
    play = start(STEAMROLLERS, options, seats, bytes([options.players, number] * 16))
    rng = Random(number)
    play.deal()
    while not play.state.over:
        step(play, rng, bot)
    return play.record


def happened(before: SteamRollers, entry: Entry[Any], after: SteamRollers) -> set[str]:
    """What is remarkable about an entry."""
    action, seat = entry.action, entry.seat
    delivers = isinstance(action, Deliver)
    far = delivers and before.holds(seat, ANY_DISTANCE) and action.distance > before.checked(seat)
    facts = {
        "a die is seized": isinstance(action, SeizeDie),
        "an order is filled with coal": isinstance(action, FillOrderWithCoal),
        "tile 4a serves a delivery": far and after.holders[ANY_DISTANCE.tile] == CENTRE,
        "a personal good is delivered": delivers and action.good >= OWN,
        "Olive wins at once": after.olive_has_won,
        f"the game ends by {after.ends}": after.over,
    }
    return {what for what, so in facts.items() if so}


def happenings(record: Record) -> Counter[str]:
    """What is remarkable about a game."""
    found: Counter[str] = Counter()
    s = begin(STEAMROLLERS, record)
    for entry in record.standing():
        before = s.copy()
        s.agenda[-1].apply(s, entry.seat, entry.action)
        found.update(happened(before, entry, s))
    return found


def played(players: range) -> Counter[str]:
    """What is remarkable about games of the quick bots, and of the greedy or the eager one, at each table."""
    found: Counter[str] = Counter()
    for number, options in enumerate(tables_of(STEAMROLLERS)):
        if options.players in players:
            for again, bot in enumerate([*QUICK, (greedy.decide, eager)[number % 2]]):
                found += happenings(game(options, number * 5 + again, bot))
    return found


def test_alone_olive_wins_at_once_or_the_cities_are_emptied() -> None:
    found = played(range(1, 2))

    assert set(found) == {
        "tile 4a serves a delivery",
        "Olive wins at once",
        "the game ends by SR-74",
        "the game ends by SR-75",
    }
    assert found["Olive wins at once"] == found["the game ends by SR-74"]


def test_among_several_dice_are_seized_goods_go_far_orders_take_coal_and_games_end_in_both_ways() -> None:
    assert set(played(range(2, 6))) == {
        "a die is seized",
        "an order is filled with coal",
        "tile 4a serves a delivery",
        "a personal good is delivered",
        "the game ends by SR-12",
        "the game ends by SR-17",
    }
