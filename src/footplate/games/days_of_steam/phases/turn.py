"""The turn: exactly one of a tile, a move, or the water tower. [DS-10]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.days_of_steam.actions import (
    BURN_COAL,
    DRAW_TOWN,
    PASS,
    USE_WATER_TOWER,
    Advance,
    BurnCoal,
    DrawTown,
    Pass,
    PickUp,
    PlayTile,
    PlayTown,
    UseWaterTower,
)
from footplate.games.days_of_steam.phases import play_tile, water_tower
from footplate.games.days_of_steam.phases.draw import DrawTrackTile
from footplate.games.days_of_steam.phases.move_train import MOVING, MoveTrain, steps
from footplate.games.days_of_steam.phases.play_town import (
    DRAWING,
    PLAYING,
    PlayDrawnTown,
    PlayFaceUpTown,
    town_plays,
)
from footplate.games.days_of_steam.scoring import has_won
from footplate.games.days_of_steam.state import MOST_STEAM, DaysOfSteam
from footplate.games.days_of_steam.trains import START, Run
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import Judges, Phase, Shown
from footplate.kernel.rule import Rule
from footplate.kernel.state import added


def has_coal(phase: TakeTurn, s: DaysOfSteam, seat: Seat, action: BurnCoal) -> bool:
    """Coal is burnt by who has any. [DS-80]"""
    return s.coal[seat] > 0


def has_room_for_steam(phase: TakeTurn, s: DaysOfSteam, seat: Seat, action: BurnCoal) -> bool:
    """Coal is not burnt beyond 6 steam. [DS-80]"""
    return s.steam[seat] < MOST_STEAM


def can_do_nothing_else(phase: TakeTurn, s: DaysOfSteam, seat: Seat, action: Pass) -> bool:
    """Only who has no legal tile, move or tower passes. [DS-12]"""
    return not phase.choices(s, seat)


class TakeTurn(Phase[DaysOfSteam]):
    """Coal first, then one of a tile, a move, or the tower. [DS-10, DS-13]"""

    cites: ClassVar[str] = "DS-10"
    judges: ClassVar[Judges] = {
        **MOVING,
        BurnCoal: (Rule("DS-80", has_coal), Rule("DS-80", has_room_for_steam)),
        PlayTile: play_tile.RULES,
        PlayTown: PLAYING,
        DrawTown: DRAWING,
        UseWaterTower: water_tower.RULES,
        Pass: (Rule("DS-12", can_do_nothing_else),),
    }

    burnt: bool

    def __init__(self, *, burnt: bool = False) -> None:
        self.burnt = burnt

    @property
    def run(self) -> Run:
        """A move that has not begun."""
        return START

    def actors(self, s: DaysOfSteam) -> tuple[Seat, ...]:
        return (s.turn,)

    def options(self, s: DaysOfSteam, seat: Seat) -> Iterable[Action]:
        found = self.choices(s, seat) or [PASS]
        if s.coal[seat] and s.steam[seat] < MOST_STEAM:
            found.append(BURN_COAL)
        return found

    def choices(self, s: DaysOfSteam, seat: Seat) -> list[Action]:
        """Every tile, move or tower."""
        found = play_tile.plays(s, seat)
        if s.town_sites:
            found += town_plays(s)
            if any(s.town_deck):
                found.append(DRAW_TOWN)
        found += steps(s, seat, START)
        if not self.burnt and water_tower.at_a_tower(s, seat):
            found.append(USE_WATER_TOWER)
        return found

    def apply(self, s: DaysOfSteam, seat: Seat, action: Action) -> None:
        if s.passes and type(action) not in (Pass, BurnCoal):
            s.passes = 0
        match action:
            case PlayTile():
                self._play_tile(s, seat, action)
            case PlayTown(display=display, square=square):
                s.push(PlayFaceUpTown(display=display, square=square))
            case DrawTown():
                s.push(PlayDrawnTown())
            case PickUp() | Advance():
                move = MoveTrain()
                s.push(move)
                move.apply(s, seat, action)
            case UseWaterTower():
                water_tower.take_water(s, seat)
                s.leave()
            case Pass():
                s.passes += 1
                s.idle += 1
                s.leave()
            case BurnCoal():
                self._burn(s, seat)

    def _burn(self, s: DaysOfSteam, seat: Seat) -> None:
        """A coal cube is out of the game for 1 steam. [DS-80]"""
        s.coal = added(s.coal, seat, -1)
        s.heat(seat, 1)
        self.burnt = True

    def _play_tile(self, s: DaysOfSteam, seat: Seat, play: PlayTile) -> None:
        """13 points are looked at before the draw. [DS-14]"""
        play_tile.play_tile(s, seat, play)
        if has_won(s, seat):
            s.agenda.clear()
        else:
            s.push(DrawTrackTile())

    def resume(self, s: DaysOfSteam, ended: Phase[DaysOfSteam]) -> None:
        """13 points win, once a train is safe or a town's goods are drawn. [DS-14, DS-72, DS-90]"""
        if not isinstance(ended, DrawTrackTile) and has_won(s, s.turn):
            s.agenda.clear()
        else:
            s.leave()

    def shows(self, s: DaysOfSteam, seat: Seat | None) -> dict[str, Shown]:
        return {"burnt": self.burnt}


class Turns(Phase[DaysOfSteam]):
    """Turn after turn, clockwise, until the game is over. [DS-10, DS-12, DS-15]"""

    def enter(self, s: DaysOfSteam) -> None:
        s.push(TakeTurn())

    def resume(self, s: DaysOfSteam, ended: Phase[DaysOfSteam]) -> None:
        # Most turns are neither passed nor quiet.
        if (s.passes and s.all_have_passed) or (s.idle and s.has_gone_quiet):
            s.leave()
        else:
            s.turn = (s.turn + 1) % s.players
            s.push(TakeTurn())
