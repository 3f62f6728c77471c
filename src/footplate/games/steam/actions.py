"""Everything that a player, or chance, decides in Steam."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from footplate.games.steam.components import ACTION_TILES, COLOURS
from footplate.kernel.action import Action, Names, SeatName

Hex: TypeAlias = Annotated[int, Names("hex")]
Side: TypeAlias = Annotated[int, Names("side")]
Tile: TypeAlias = Annotated[int, Names("tile")]
Colour: TypeAlias = Annotated[int, Names("colour")]
ActionTile: TypeAlias = Annotated[int, Names("action")]
Space: TypeAlias = Annotated[int, Names("space")]


class DrawCube(Action, frozen=True):
    """Chance draws a cube from the bag. [ST-10]"""

    colour: Colour


class StartPlayer(Action, frozen=True):
    """Chance names who is first, or opens the first auction. [ST-25, ST-26]"""

    seat: SeatName


class NextInOrder(Action, frozen=True):
    """Chance names who has the next place in the first order. [ST-90]"""

    seat: SeatName


class Bid(Action, frozen=True):
    """A bid for a place in the order of play. [ST-26, ST-92]"""

    amount: int


class PassBid(Action, frozen=True):
    """No higher bid. [ST-26, ST-92]"""


class TakeCapital(Action, frozen=True):
    """So many steps down, $5 each. [ST-91]"""

    steps: int


class TakeTile(Action, frozen=True):
    """An action tile, paid for where it costs something. [ST-28]"""

    action: ActionTile


class TakePassing(Action, frozen=True):
    """An action tile for its number alone. [ST-37]"""

    action: ActionTile


class LayTrack(Action, frozen=True):
    """A track tile laid, improved or redirected; the rotation is where its side 0 points. [ST-40]"""

    hex: Hex
    tile: Tile
    rotation: Side


class Urbanize(Action, frozen=True):
    """A New City tile on a town. [ST-36]"""

    hex: Hex
    colour: Colour


class GrowCity(Action, frozen=True):
    """A city gets new goods and a growth marker. [ST-34]"""

    hex: Hex


class TakeGoods(Action, frozen=True):
    """The cubes of a Goods Supply space. [ST-34, ST-36]"""

    space: Space


class FinishBuilding(Action, frozen=True):
    """The build turn is over. [ST-40]"""


class ImproveLocomotive(Action, frozen=True):
    """A locomotive one level better, instead of moving goods. [ST-60]"""


class MoveCube(Action, frozen=True):
    """A cube's city and colour, and from each stop of its way the side by which it leaves. [ST-61, ST-65]"""

    hex: Hex
    colour: Colour
    route: tuple[Side, ...]


class PassMove(Action, frozen=True):
    """No goods moved. [ST-60]"""


class TakeIncome(Action, frozen=True):
    """All track points of a delivery as income. [ST-64]"""


class TakePoints(Action, frozen=True):
    """All track points of a delivery as victory points. [ST-64]"""


CHANCES: Final = (DrawCube, StartPlayer, NextInOrder)
DECISIONS: Final = (
    Bid,
    PassBid,
    TakeCapital,
    TakeTile,
    TakePassing,
    LayTrack,
    Urbanize,
    GrowCity,
    TakeGoods,
    FinishBuilding,
    ImproveLocomotive,
    MoveCube,
    PassMove,
    TakeIncome,
    TakePoints,
)

# Actions are values, so the common ones are made once and shared.
CUBE_DRAWN: Final = tuple(DrawCube(colour) for colour in range(len(COLOURS)))
TILE_TAKEN: Final = tuple(TakeTile(action) for action in range(len(ACTION_TILES)))
TAKEN_PASSING: Final = tuple(TakePassing(action) for action in range(len(ACTION_TILES)))
PASS_BID: Final = PassBid()
FINISH_BUILDING: Final = FinishBuilding()
IMPROVE_LOCOMOTIVE: Final = ImproveLocomotive()
PASS_MOVE: Final = PassMove()
TAKE_INCOME: Final = TakeIncome()
TAKE_POINTS: Final = TakePoints()
