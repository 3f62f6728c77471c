"""Where a train can go in its move, what it costs, and where it can end."""

from __future__ import annotations

from typing import Final, NamedTuple

from footplate.games.days_of_steam.components import (
    ALL_SIDES,
    EXIT_SIDES,
    EXITS,
    OPPOSITE,
    PIECES,
    SIDES,
    SIDES_OF,
    TOWN,
    curved,
)
from footplate.games.days_of_steam.sites import sides_with_track
from footplate.games.days_of_steam.squares import NEAR
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.kernel.action import Seat

AT_THE_START: Final = -1  # the side by which a train entered a tile that it has not entered in this move


class Run(NamedTuple):
    """A train's move so far: by which side it entered its tile, and what will be asked at its end."""

    entered: int = AT_THE_START
    spent: int = 0
    curved: bool = False  # it has passed a curve
    loaded: bool = False  # it has picked up a good since it came here

    @property
    def begun(self) -> bool:
        """Whether a segment has been entered."""
        return self.spent > 0


START: Final = Run()


def square_of(s: DaysOfSteam, seat: Seat) -> int:
    """The square on which a train is."""
    return s.train[seat] >> SIDES


def exits(s: DaysOfSteam, seat: Seat, run: Run) -> int:
    """The sides, as bits, by which the train can leave its tile. [DS-50, DS-52, DS-53]"""
    train = s.train[seat]
    here = s.lay[train >> SIDES]
    if here == TOWN or run.entered == AT_THE_START:
        return train & ALL_SIDES
    return EXIT_SIDES[here * SIDES + run.entered]


def ahead(s: DaysOfSteam, square: int, side: int) -> int:
    """Where a train that leaves a square by a side comes to stand; -1 if there is no track."""
    beside = NEAR[square * SIDES + side]
    piece = PIECES[s.lay[beside] * SIDES + (side ^ OPPOSITE)]
    return beside << SIDES | piece if piece else -1


def occupied(s: DaysOfSteam, seat: Seat, where: int) -> bool:
    """Whether another train is on a piece of track; in towns none is in the way. [DS-55, DS-56]"""
    if where not in s.train or s.lay[where >> SIDES] == TOWN:
        return False
    return s.train.count(where) > 1 or s.train[seat] != where


def cost(s: DaysOfSteam, seat: Seat, where: int) -> int:
    """1 steam, 2 for a hill, and 1 more to pass a train. [DS-51, DS-55]"""
    return 1 + s.has_hill(where >> SIDES) + occupied(s, seat, where)


def dead_end(s: DaysOfSteam, where: int, entered: int) -> bool:
    """Whether the track entered by a side reaches no other. [DS-54]"""
    return not EXITS[s.lay[where >> SIDES] * SIDES + entered]


def can_end(s: DaysOfSteam, seat: Seat, where: int, entered: int, steam: int) -> bool:
    """Whether a train that enters there with so much steam left finds a place to end its move. [DS-56]"""
    return not occupied(s, seat, where) or _gets_past(s, seat, where, entered, steam)


def _gets_past(s: DaysOfSteam, seat: Seat, where: int, entered: int, steam: int) -> bool:
    """Whether so much steam takes a train on to a place where a move may end."""
    if steam <= 0:
        return False
    square = where >> SIDES
    for side in EXITS[s.lay[square] * SIDES + entered]:
        onward = ahead(s, square, side)
        if onward >= 0 and _may_enter(s, seat, onward, side ^ OPPOSITE, steam):
            return True
    return False


def _may_enter(s: DaysOfSteam, seat: Seat, where: int, entered: int, steam: int) -> bool:
    """Whether so much steam takes a train there, and on if it cannot end its move there. [DS-51, DS-56]"""
    price = cost(s, seat, where)
    # Where it costs no more than 1, nobody is in the way.
    return price <= steam and (price == 1 or can_end(s, seat, where, entered, steam - price))


def advances(s: DaysOfSteam, seat: Seat, run: Run) -> int:
    """The sides, as bits, by which a train may leave its tile and enter the next."""
    steam = s.steam[seat]
    if not steam:
        return 0
    found, lay, trains = 0, s.lay, s.train
    square = trains[seat] >> SIDES
    for side in SIDES_OF[exits(s, seat, run) & sides_with_track(s.edges[square])]:
        beside = NEAR[square * SIDES + side]
        there = lay[beside]
        onward = beside << SIDES | PIECES[there * SIDES + (side ^ OPPOSITE)]
        if there == TOWN or onward not in trains:
            # Where nobody is in the way, even a hill costs no more than 2.
            if steam > 1 or not s.has_hill(beside):
                found |= 1 << side
        # To pass a train costs 1 more, and the move goes on.
        elif _gets_past(s, seat, onward, side ^ OPPOSITE, steam - 2 - s.has_hill(beside)):
            found |= 1 << side
    return found


def passes_a_curve(s: DaysOfSteam, seat: Seat, run: Run, side: int) -> bool:
    """Whether leaving by a side completes a curve; the first tile and towns have none. [DS-59, DS-70]"""
    if run.entered == AT_THE_START or s.lay[square_of(s, seat)] == TOWN:
        return False
    return curved(run.entered, side)


def takes_a_curve(lay: int, run: Run) -> bool:
    """Whether a move that ends on a tile with this lay has entered any curve. [DS-70, DS-74]"""
    return run.curved or stands_on_a_curve(lay, run.entered)


def stands_on_a_curve(lay: int, entered: int) -> bool:
    """Whether every segment on which a train could stand that came in by a side is curved. [DS-74]"""
    joined = EXITS[lay * SIDES + entered]
    return lay != TOWN and bool(joined) and all([curved(entered, side) for side in joined])
