"""Everything that a player, or chance, decides in Days of Steam."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from footplate.games.days_of_steam.components import COLOURS, PIPS, SIDES, TILES, TOWNS
from footplate.kernel.action import Action, Names, SeatName

Square: TypeAlias = Annotated[int, Names("square")]
Side: TypeAlias = Annotated[int, Names("side")]
Tile: TypeAlias = Annotated[int, Names("tile")]
Town: TypeAlias = Annotated[int, Names("town")]
Colour: TypeAlias = Annotated[int, Names("colour")]
Good: TypeAlias = Annotated[int, Names("good")]
Place: TypeAlias = Annotated[int, Names("display")]


class TurnUpTown(Action, frozen=True):
    """Chance turns up the top of the town deck. [DS-03, DS-30, DS-34]"""

    town: Town


class DrawGood(Action, frozen=True):
    """Chance draws a good from the bag. [DS-03, DS-34]"""

    colour: Colour


class DrawTile(Action, frozen=True):
    """Chance draws a track tile, which its owner alone sees. [DS-04, DS-11]"""

    tile: Tile


class StartPlayer(Action, frozen=True):
    """Chance names who is first. [DS-06]"""

    seat: SeatName


class Roll(Action, frozen=True):
    """Chance rolls the die for a train that was fast on a curve. [DS-70]"""

    pips: int


class BurnCoal(Action, frozen=True):
    """A coal cube for 1 steam. [DS-80]"""


class PlayTile(Action, frozen=True):
    """A track tile from hand; the rotation is where its side 0 points. [DS-20]"""

    tile: Tile
    square: Square
    rotation: Side


class PlayTown(Action, frozen=True):
    """A face-up town with its goods. [DS-30]"""

    display: Place
    square: Square


class DrawTown(Action, frozen=True):
    """The top of the town deck is to be seen and played. [DS-30]"""


class PlaceTown(Action, frozen=True):
    """Where the town drawn from the deck goes. [DS-30]"""

    square: Square


class PickUp(Action, frozen=True):
    """The train takes a good from the town it is in. [DS-60]"""

    good: Good


class Advance(Action, frozen=True):
    """The train leaves its tile by a side and enters the next. [DS-51]"""

    side: Side


class Stop(Action, frozen=True):
    """The move is over. [DS-51]"""


class UseWaterTower(Action, frozen=True):
    """Water instead of anything else. [DS-78]"""


class Pass(Action, frozen=True):
    """There is nothing else to do. [DS-12]"""


CHANCES: Final = (TurnUpTown, DrawGood, DrawTile, StartPlayer, Roll)
DECISIONS: Final = (
    BurnCoal,
    PlayTile,
    PlayTown,
    DrawTown,
    PlaceTown,
    PickUp,
    Advance,
    Stop,
    UseWaterTower,
    Pass,
)

# Actions are values, so the common ones are made once and shared.
TOWN_TURNED_UP: Final = tuple(TurnUpTown(town) for town in range(len(TOWNS)))
GOOD_DRAWN: Final = tuple(DrawGood(colour) for colour in range(len(COLOURS)))
TILE_DRAWN: Final = tuple(DrawTile(tile) for tile in range(len(TILES)))
ROLLED: Final = tuple(Roll(pips) for pips in range(1, PIPS + 1))
ADVANCED: Final = tuple(Advance(side) for side in range(SIDES))
BURN_COAL: Final = BurnCoal()
DRAW_TOWN: Final = DrawTown()
STOP: Final = Stop()
USE_WATER_TOWER: Final = UseWaterTower()
PASS: Final = Pass()
