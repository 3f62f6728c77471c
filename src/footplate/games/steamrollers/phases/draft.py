"""Taking a white die: one, two with tile 2a, or one that another has just taken with tile 2b."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.steamrollers.actions import (
    DECLINE,
    DIE_TAKEN,
    SEIZE_DIE,
    TWO_DICE_TAKEN,
    Decline,
    SeizeDie,
    TakeDie,
    TakeTwoDice,
)
from footplate.games.steamrollers.effects import SEIZE, TWO_DICE
from footplate.games.steamrollers.sheet import REGIONS
from footplate.games.steamrollers.state import CENTRE, NOBODY, NOTHING, SteamRollers
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import Judges, Phase, Shown
from footplate.kernel.rule import Rule


def die_is_in_the_middle(phase: DraftDie, s: SteamRollers, seat: Seat, action: TakeDie) -> bool:
    """A die is taken from those in the middle. [SR-10]"""
    return s.dice[action.die] > 0


def has_the_tile_for_two_dice(phase: DraftDie, s: SteamRollers, seat: Seat, action: TakeTwoDice) -> bool:
    """Two dice are taken with tile 2a. [SR-51]"""
    return s.holds(seat, TWO_DICE)


def dice_are_in_the_middle(phase: DraftDie, s: SteamRollers, seat: Seat, action: TakeTwoDice) -> bool:
    """Both dice are taken from those in the middle. [SR-10]"""
    same = action.first == action.second
    return s.dice[action.first] > same and s.dice[action.second] > 0


class DraftDie(Phase[SteamRollers]):
    """A player takes a white die, any one; who loses it to tile 2b takes another. [SR-10, SR-16, SR-52]"""

    cites: ClassVar[str] = "SR-10"
    judges: ClassVar[Judges] = {
        TakeDie: (Rule("SR-10", die_is_in_the_middle),),
        TakeTwoDice: (
            Rule("SR-51", has_the_tile_for_two_dice),
            Rule("SR-10", dice_are_in_the_middle),
        ),
    }

    player: Seat
    taken: tuple[int, ...]

    def __init__(self, player: Seat = NOBODY, taken: tuple[int, ...] = ()) -> None:
        self.player = player
        self.taken = taken

    def actors(self, s: SteamRollers) -> tuple[Seat, ...]:
        return (self.player,)

    def options(self, s: SteamRollers, seat: Seat) -> Iterable[Action]:
        dice = s.dice
        found: list[Action] = [DIE_TAKEN[die] for die in range(REGIONS) if dice[die]]
        if s.holds(seat, TWO_DICE):
            found += [
                TWO_DICE_TAKEN[first * REGIONS + second]
                for first in range(REGIONS)
                for second in range(REGIONS)
                if dice[second] and dice[first] > (first == second)
            ]
        return found

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        if isinstance(action, TakeDie):
            self.taken = (action.die,)
            s.dice[action.die] -= 1
            who = seizer(s, seat)
            if who != NOTHING:
                s.push(SeizeOffer(player=who, die=action.die))
                return
        else:
            assert isinstance(action, TakeTwoDice)
            self.taken = (action.first, action.second)
            s.dice[action.first] -= 1
            s.dice[action.second] -= 1
            s.in_use |= 1 << TWO_DICE.tile
        s.leave()

    def resume(self, s: SteamRollers, ended: Phase[SteamRollers]) -> None:
        assert isinstance(ended, SeizeOffer)
        if ended.seized:
            self.taken = ()
        else:
            s.leave()

    def shows(self, s: SteamRollers, seat: Seat | None) -> dict[str, Shown]:
        return {"player": self.player, "taken": self.taken}


def seizer(s: SteamRollers, taker: Seat) -> Seat:
    """Who may seize the die just taken: the holder of tile 2b, before taking one of the own. [SR-52]"""
    holder = s.holders[SEIZE.tile]
    if holder == CENTRE or not s.holds(holder, SEIZE) or s.is_in_use(SEIZE.tile):
        return NOTHING
    plays_later = (holder - s.start) % s.players > (taker - s.start) % s.players
    return holder if plays_later else NOTHING


class SeizeOffer(Phase[SteamRollers]):
    """Who holds tile 2b may have the die that another has just taken. [SR-52]"""

    cites: ClassVar[str] = "SR-52"
    judges: ClassVar[Judges] = {SeizeDie: (), Decline: ()}

    player: Seat
    die: int
    seized: bool

    def __init__(self, player: Seat = NOBODY, die: int = NOTHING, *, seized: bool = False) -> None:
        self.player = player
        self.die = die
        self.seized = seized

    def actors(self, s: SteamRollers) -> tuple[Seat, ...]:
        return (self.player,)

    def options(self, s: SteamRollers, seat: Seat) -> Iterable[Action]:
        return (SEIZE_DIE, DECLINE)

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        if isinstance(action, SeizeDie):
            self.seized = True
            s.seized = self.die
            s.in_use |= 1 << SEIZE.tile
        s.leave()

    def shows(self, s: SteamRollers, seat: Seat | None) -> dict[str, Shown]:
        return {"player": self.player, "die": self.die}
