"""What a train does in its move, in the words of a story."""

from __future__ import annotations

from typing import Any, Final

from footplate.games.days_of_steam.aftermath import Facts, seats
from footplate.games.days_of_steam.components import COLOURS, SIDE_NAMES, TRAINS
from footplate.games.days_of_steam.phases.speed_limit import fails_up_to, risk
from footplate.games.days_of_steam.scoring import points, worth
from footplate.games.days_of_steam.squares import called
from footplate.games.days_of_steam.state import NOTHING, SHADES, DaysOfSteam, home_of
from footplate.games.days_of_steam.trains import Run, dead_end, square_of, takes_a_curve
from footplate.kernel.action import Seat

NONE: Final = "none"


def whereabouts(s: DaysOfSteam, square: int) -> Facts:
    """A square by its name, with the colour of its town, or what is remarkable about its track."""
    town = s.town_at(square)
    return {
        "square": called(square),
        "town": NONE if town == NOTHING else COLOURS[s.colour_of(town)],
        "ground": "hill" if s.has_hill(square) else "tower" if s.has_tower(square) else "plain",
    }


def load(s: DaysOfSteam, seat: Seat, good: int) -> Facts:
    """A good that is picked up, the town that will not take it, and how many will. [DS-60, DS-62]"""
    home = home_of(good)
    takers = [town for town in range(len(s.towns)) if s.takes(town, good)]
    return {
        "colour": COLOURS[s.colour_of_good(good)],
        "home": NONE if home == NOTHING else called(s.town_squares[home]),
        "takers": len(takers),
        **whereabouts(s, square_of(s, seat)),
    }


def step(before: DaysOfSteam, seat: Seat, side: int, after: DaysOfSteam) -> Facts:
    """A segment that is entered: its price, who is passed, a delivery, the risk to stop there. [DS-51]"""
    there, run = whereabouts(after, square_of(after, seat)), _run(after)
    alike = [one for one in range(after.players) if after.train[one] == after.train[seat] and one != seat]
    passed = alike if there["town"] == NONE else []
    curve = takes_a_curve(after.lay[square_of(after, seat)], run)
    return {
        **there,
        "dead": "yes" if dead_end(after, after.train[seat], run.entered) else "no",
        "side": SIDE_NAMES[side],
        "price": before.steam[seat] - after.steam[seat],
        "left": after.steam[seat],
        "passed": seats(passed),
        "delivered": _delivered(before, after, seat),
        "gain": points(after, seat) - points(before, seat),
        "risk": _percent(run.spent) if curve and not passed else 0,
        "spent": run.spent,
        "stake": _stake(after, seat),
    }


def _run(s: DaysOfSteam) -> Run:
    """The move under way."""
    phase: Any = s.agenda[-1]
    run: Run = phase.run
    return run


def _delivered(before: DaysOfSteam, after: DaysOfSteam, seat: Seat) -> str:
    """The colours of the goods that a player has more of."""
    first = seat * SHADES
    more = [now - then for now, then in zip(after.delivered, before.delivered, strict=True)]
    found = [COLOURS[at] for at, count in enumerate(more[first : first + SHADES]) for _ in range(count)]
    return " ".join(found) or NONE


def _stake(s: DaysOfSteam, seat: Seat) -> int:
    """The points of the move under way, which a derailment would undo. [DS-72]"""
    phase: Any = s.agenda[-1]
    mine = slice(seat * SHADES, seat * SHADES + SHADES)
    return worth(s.delivered[mine]) - worth(phase.delivered[mine])


def _percent(spent: int) -> int:
    """How likely it is to derail after so much steam over a curve. [DS-71]"""
    return round(100 * risk(spent))


def stop(before: DaysOfSteam, seat: Seat) -> Facts:
    """Where a move ends, what is unloaded there, and what must be rolled. [DS-64, DS-70, DS-71]"""
    run, square = _run(before), square_of(before, seat)
    rolls = fails_up_to(run.spent) if takes_a_curve(before.lay[square], run) else 0
    unloads = before.town_at(square) != NOTHING and before.carried[seat] != NOTHING
    return {
        **whereabouts(before, square),
        "unloaded": COLOURS[before.colour_of_good(before.carried[seat])] if unloads else NONE,
        "spent": run.spent,
        "roll": rolls + 1 if rolls else 0,
        "risk": _percent(run.spent) if rolls else 0,
        "stake": _stake(before, seat),
    }


def fall(before: DaysOfSteam, pips: int, after: DaysOfSteam) -> Facts:
    """What a roll brought; after a derailment where the train is, and what is undone. [DS-71, DS-72]"""
    phase: Any = before.agenda[-1]
    seat = before.turn
    return {
        "seat": TRAINS[seat],
        "pips": pips,
        "derails": "yes" if pips <= fails_up_to(phase.spent) else "no",
        "spent": phase.spent,
        "undone": _delivered(after, before, seat),
        "loss": points(before, seat) - points(after, seat),
        "goods": "yes" if before.goods != after.goods else "no",
        **whereabouts(after, square_of(after, seat)),
    }
