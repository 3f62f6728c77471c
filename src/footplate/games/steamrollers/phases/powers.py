"""Starting powers: each player picks one before the game and uses it at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from footplate.games.steamrollers.actions import (
    BOX_CHECKED,
    GOOD_DRAWN,
    GOOD_PUT,
    POWER_PICKED,
    TILE_TAKEN,
    CheckBox,
    DrawGood,
    DrawTrack,
    PickPower,
    PutGood,
    TakeTile,
)
from footplate.games.steamrollers.components import ANY_TYPE, GREY, POWERS
from footplate.games.steamrollers.goods import OWN, good
from footplate.games.steamrollers.phases.build_track import draws
from footplate.games.steamrollers.sheet import REGIONS, TAKERS
from footplate.games.steamrollers.state import NOBODY, NOTHING, SteamRollers
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, draw
from footplate.kernel.phase import EachSeat, Judges, Phase, Shown
from footplate.kernel.rule import Rule
from footplate.kernel.state import added, changed

PLUS_TWO: Final = 2  # points of a power


def power_is_left(phase: PickPowers, s: SteamRollers, seat: Seat, pick: PickPower) -> bool:
    """Each power is picked once. [SR-08]"""
    return bool(phase.left >> pick.power & 1)


class PickPowers(EachSeat[SteamRollers]):
    """Counter-clockwise, beginning to the right of the start player. [SR-08]"""

    cites: ClassVar[str] = "SR-08"
    judges: ClassVar[Judges] = {PickPower: (Rule("SR-08", power_is_left),)}

    left: int = (1 << len(POWERS)) - 1  # a bit for each power

    def line(self, s: SteamRollers) -> tuple[Seat, ...]:
        if not s.options.powers:
            return ()
        return tuple([(s.start - 1 - later) % s.players for later in range(s.players)])

    def options(self, s: SteamRollers, seat: Seat) -> Iterable[Action]:
        return [POWER_PICKED[power] for power in range(len(POWERS)) if self.left >> power & 1]

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        assert isinstance(action, PickPower)
        self.left &= ~(1 << action.power)
        match POWERS[action.power]:
            case "engine":
                s.push(StartWithABox(player=seat))
            case "rail":
                s.push(StartWithATrack(player=seat))
            case "action-tile":
                s.push(StartWithATile(player=seat))
            case "personal-delivery":
                s.push(DrawPersonalGood(player=seat))
            case _:
                s.bonus = added(s.bonus, seat, PLUS_TWO)
                self.next(s)

    def resume(self, s: SteamRollers, ended: Phase[SteamRollers]) -> None:
        self.next(s)

    def shows(self, s: SteamRollers, seat: Seat | None) -> dict[str, Shown]:
        return {"queue": self.queue, "left": self.left}


class UsePower(Phase[SteamRollers]):
    """A player uses the power just picked. [SR-08]"""

    cites: ClassVar[str] = "SR-08"

    player: Seat

    def __init__(self, player: Seat = NOBODY) -> None:
        self.player = player

    def actors(self, s: SteamRollers) -> tuple[Seat, ...]:
        return (self.player,)

    def shows(self, s: SteamRollers, seat: Seat | None) -> dict[str, Shown]:
        return {"player": self.player}


class StartWithABox(UsePower):
    """Any one box of the engine is checked. [SR-08]"""

    judges: ClassVar[Judges] = {CheckBox: ()}

    def options(self, s: SteamRollers, seat: Seat) -> Iterable[Action]:
        return BOX_CHECKED

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        assert isinstance(action, CheckBox)
        s.check_box(seat, action.box)
        s.leave()


class StartWithATrack(UsePower):
    """One track of any type is drawn in any hex. [SR-08]"""

    judges: ClassVar[Judges] = {DrawTrack: ()}

    def options(self, s: SteamRollers, seat: Seat) -> Iterable[Action]:
        return [action for region in range(REGIONS) for action in draws(s, seat, region, ANY_TYPE)]

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawTrack)
        s.draw_track(seat, action.hex, action.track)
        s.leave()


class StartWithATile(UsePower):
    """Any one action tile is taken. [SR-08, SR-15]"""

    judges: ClassVar[Judges] = {TakeTile: ()}

    def options(self, s: SteamRollers, seat: Seat) -> Iterable[Action]:
        return TILE_TAKEN

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        assert isinstance(action, TakeTile)
        s.take_tile(seat, action.tile)
        s.leave()


class DrawPersonalGood(UsePower):
    """A good that is not grey is drawn from the bag, if there is one. [SR-08, SR-15]"""

    purpose: ClassVar[str] = "personal goods"

    def enter(self, s: SteamRollers) -> None:
        if not self.odds(s):
            s.leave()

    def actors(self, s: SteamRollers) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: SteamRollers) -> Odds:
        return draw([0 if colour == GREY else count for colour, count in enumerate(s.bag)], GOOD_DRAWN)

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawGood)
        s.bag = added(s.bag, action.colour, -1)
        s.push(PlacePersonalGood(player=self.player, colour=action.colour))

    def resume(self, s: SteamRollers, ended: Phase[SteamRollers]) -> None:
        s.leave()


def city_is_grey(phase: PlacePersonalGood, s: SteamRollers, seat: Seat, put: PutGood) -> bool:
    """The personal good lies on city 3 or 4. [SR-08]"""
    return put.city in TAKERS[GREY]


class PlacePersonalGood(UsePower):
    """The good drawn is put on one of the grey cities of one's own sheet. [SR-08]"""

    judges: ClassVar[Judges] = {PutGood: (Rule("SR-08", city_is_grey),)}

    colour: int

    def __init__(self, player: Seat = NOBODY, colour: int = NOTHING) -> None:
        super().__init__(player)
        self.colour = colour

    def options(self, s: SteamRollers, seat: Seat) -> Iterable[Action]:
        return [GOOD_PUT[city] for city in TAKERS[GREY]]

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        assert isinstance(action, PutGood)
        s.personal = changed(s.personal, seat, OWN + good(action.city, self.colour))
        s.leave()

    def shows(self, s: SteamRollers, seat: Seat | None) -> dict[str, Shown]:
        return {"player": self.player, "colour": self.colour}
