"""Using a die: change it with tiles, then perform one of the four actions with it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.steamrollers.actions import (
    BOX_CHECKED,
    SPEND_ON_NOTHING,
    TILE_TAKEN,
    CheckBox,
    Deliver,
    DrawTrack,
    FlipDie,
    NudgeDie,
    RerollDie,
    SetDie,
    SpendOnNothing,
    TakeTile,
)
from footplate.games.steamrollers.components import TILES
from footplate.games.steamrollers.effects import Effect
from footplate.games.steamrollers.phases import (
    action_tile,
    build_track,
    change_die,
    deliver_goods,
    improve_engine,
)
from footplate.games.steamrollers.phases.roll import RollAgain
from footplate.games.steamrollers.sheet import REGIONS
from footplate.games.steamrollers.state import NOBODY, NOTHING, SteamRollers
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import Judges, Phase, Shown
from footplate.kernel.rule import Rule


def no_action_is_possible(phase: UseDie, s: SteamRollers, seat: Seat, action: SpendOnNothing) -> bool:
    """A die is spent on nothing only if no action is possible with it, tiles but 4b aside. [SR-16]"""
    return not phase.can_act(s, seat)


class UseDie(Phase[SteamRollers]):
    """A player performs one action with a die. [SR-10, SR-16]"""

    cites: ClassVar[str] = "SR-10"
    judges: ClassVar[Judges] = {
        **change_die.RULES,
        DrawTrack: build_track.RULES,
        CheckBox: improve_engine.RULES,
        Deliver: deliver_goods.RULES,
        TakeTile: action_tile.RULES,
        SpendOnNothing: (Rule("SR-16", no_action_is_possible),),
    }

    player: Seat
    die: int
    barred: int  # a bit for each tile that does not serve this action
    served: int = 0  # a bit for each tile that did
    settled: bool = False  # whether the die cannot be changed any more

    def __init__(self, player: Seat = NOBODY, die: int = NOTHING, barred: int = 0) -> None:
        self.player = player
        self.die = die
        self.barred = barred

    def is_helped(self, s: SteamRollers, seat: Seat, effect: Effect) -> bool:
        """Whether a tile with that effect may serve the action. [SR-47, SR-73]"""
        return s.holds(seat, effect) and not self.barred >> effect.tile & 1

    def actors(self, s: SteamRollers) -> tuple[Seat, ...]:
        return (self.player,)

    def options(self, s: SteamRollers, seat: Seat) -> Iterable[Action]:
        die = self.die
        found: list[Action] = [*build_track.draws(s, seat, die, build_track.types_allowed(self, s, seat))]
        if not s.is_checked(seat, die):
            found.append(BOX_CHECKED[die])
        if action_tile.can_be_taken(s, die):
            found.append(TILE_TAKEN[die])
        found += deliver_goods.deliveries(self, s, seat)
        found += change_die.changes(self, s, seat)
        if not self.can_act(s, seat):
            found.append(SPEND_ON_NOTHING)
        return found

    def can_act(self, s: SteamRollers, seat: Seat) -> bool:
        """Whether an action is possible with the die as it is, and with no tile but 4b. [SR-16]"""
        return bool(
            s.blanks[seat * REGIONS + self.die]
            or not s.is_checked(seat, self.die)
            or action_tile.can_be_taken(s, self.die)
            or deliver_goods.can_deliver_unaided(self, s, seat)
        )

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        match action:
            case SetDie() | NudgeDie() | RerollDie() | FlipDie():
                self._change(s, action)
                return
            case DrawTrack(hex=hex, track=track):
                self.served |= build_track.tiles_for(s, action)
                s.draw_track(seat, hex, track)
            case CheckBox(box=box):
                s.check_box(seat, box)
            case TakeTile(tile=tile):
                s.take_tile(seat, tile)
            case Deliver():
                self.served |= deliver_goods.tiles_for(self, s, seat, action)
                deliver_goods.deliver_good(s, seat, action)
        self._give_back(s)
        s.leave()

    def _change(self, s: SteamRollers, change: change_die.Change) -> None:
        """The die shows something else; what tile 5b brings stands. [SR-50, SR-57, SR-58]"""
        tile = change_die.effect_of(change).tile
        self.served |= 1 << tile
        s.in_use |= 1 << tile & s.lightning()
        match change:
            case SetDie(die=die) | NudgeDie(die=die):
                self.die = die
            case FlipDie():
                self.die = change_die.OPPOSITE - self.die
                self.settled = True
            case RerollDie():
                s.push(RollAgain())

    def resume(self, s: SteamRollers, ended: Phase[SteamRollers]) -> None:
        assert isinstance(ended, RollAgain)
        self.die = ended.die
        self.settled = True

    def _give_back(self, s: SteamRollers) -> None:
        """Lightning tiles that served go back to the centre. [SR-46, SR-48]"""
        if self.served:
            for tile in range(TILES):
                if (self.served & s.lightning()) >> tile & 1:
                    s.give_back(tile)

    def shows(self, s: SteamRollers, seat: Seat | None) -> dict[str, Shown]:
        return {
            "player": self.player,
            "die": self.die,
            "barred": self.barred,
            "served": self.served,
            "settled": self.settled,
        }
