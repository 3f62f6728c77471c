"""Olive's turn with the die that the player left, in four phases."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from footplate.games.steamrollers import effects
from footplate.games.steamrollers.actions import (
    DECLINE,
    GUARD_GOOD,
    REROLL_OLIVE,
    Decline,
    GuardGood,
    RerollOlive,
)
from footplate.games.steamrollers.olive.influence import cross_off
from footplate.games.steamrollers.phases.roll import RollAgain
from footplate.games.steamrollers.state import ALONE, NOTHING, SteamRollers
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import Judges, Phase, Shown
from footplate.kernel.state import added, changed

ENOUGH: Final = 3  # crosses in a region, for a good of its city


class OliveTurn(Phase[SteamRollers]):
    """Cross off a hex, send a tile back, roll again for an empty city, remove a good. [SR-74]"""

    cites: ClassVar[str] = "SR-74"

    die: int = NOTHING

    def enter(self, s: SteamRollers) -> None:
        self.die = s.dice.index(1)
        s.dice[self.die] = 0
        if s.holds(ALONE, effects.REROLL_OLIVE):
            s.push(RerollOffer(die=self.die))
        else:
            self._play(s)

    def resume(self, s: SteamRollers, ended: Phase[SteamRollers]) -> None:
        match ended:
            case RerollOffer(taken=True):
                s.push(RollForOlive())
            case RollForOlive(die=die):
                self.die = die
                self._play(s)
            case RerollOffer():
                self._play(s)
            case GuardOffer(taken=True):
                self._cross_off_once_more(s)
            case GuardOffer():
                self._remove_good(s)

    def _play(self, s: SteamRollers) -> None:
        """Phases 1 to 3, and whether the fourth comes. [SR-74]"""
        cross_off(s, self.die)
        if s.over:
            return
        if s.holders[self.die] == ALONE and not s.is_sideways(self.die):
            s.give_back(self.die)
        if not s.supply[self.die]:
            s.push(RollForOlive())
        elif s.crossed[self.die] < ENOUGH:
            s.leave()
        elif s.holds(ALONE, effects.GUARD_GOOD):
            s.push(GuardOffer(die=self.die))
        else:
            self._remove_good(s)

    def _remove_good(self, s: SteamRollers) -> None:
        """The last good of the line goes, and she scores the crosses of the region. [SR-74]"""
        *stays, last = s.supply[self.die]
        s.supply = changed(s.supply, self.die, tuple(stays))
        s.bag = added(s.bag, last, 1)
        s.olive_delivered += s.crossed[self.die]
        s.leave()

    def _cross_off_once_more(self, s: SteamRollers) -> None:
        """With the solo 2b the good stays, and she crosses off a hex of the region instead. [SR-71]"""
        cross_off(s, self.die)
        if not s.over:
            s.leave()

    def shows(self, s: SteamRollers, seat: Seat | None) -> dict[str, Shown]:
        return {"die": self.die}


class RollForOlive(RollAgain):
    """Olive's die is rolled again. [SR-71, SR-74]"""

    cites: ClassVar[str] = "SR-74"


class SoloTileOffer(Phase[SteamRollers]):
    """The player may use the solo tile 2. [SR-71]"""

    cites: ClassVar[str] = "SR-71"

    die: int
    taken: bool

    def __init__(self, die: int = NOTHING, *, taken: bool = False) -> None:
        self.die = die
        self.taken = taken

    def actors(self, s: SteamRollers) -> tuple[Seat, ...]:
        return (ALONE,)

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        if not isinstance(action, Decline):
            self.taken = True
            s.give_back(effects.GUARD_GOOD.tile)
        s.leave()

    def shows(self, s: SteamRollers, seat: Seat | None) -> dict[str, Shown]:
        return {"die": self.die}


class RerollOffer(SoloTileOffer):
    """Before her first phase her die may be rolled again with the solo 2a. [SR-71]"""

    judges: ClassVar[Judges] = {RerollOlive: (), Decline: ()}

    def options(self, s: SteamRollers, seat: Seat) -> Iterable[Action]:
        return (REROLL_OLIVE, DECLINE)


class GuardOffer(SoloTileOffer):
    """In her fourth phase the good may be kept with the solo 2b. [SR-71]"""

    judges: ClassVar[Judges] = {GuardGood: (), Decline: ()}

    def options(self, s: SteamRollers, seat: Seat) -> Iterable[Action]:
        return (GUARD_GOOD, DECLINE)
