"""Everything that a player, or chance, decides in SteamRollers."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from footplate.games.steamrollers.components import COLOURS, FACES, ORDER_FACES, ORDERS, PAIRS, POWERS, TILES
from footplate.games.steamrollers.sheet import REGIONS
from footplate.kernel.action import Action, Names, SeatName

Die: TypeAlias = Annotated[int, Names("die")]
Black: TypeAlias = Annotated[int, Names("black")]
Chart: TypeAlias = Annotated[int, Names("chart")]
City: TypeAlias = Annotated[int, Names("city")]
Hex: TypeAlias = Annotated[int, Names("hex")]
Track: TypeAlias = Annotated[int, Names("track")]
Colour: TypeAlias = Annotated[int, Names("colour")]
Good: TypeAlias = Annotated[int, Names("good")]
Tile: TypeAlias = Annotated[int, Names("tile")]
TileFace: TypeAlias = Annotated[int, Names("face")]
Order: TypeAlias = Annotated[int, Names("order")]
OrderSide: TypeAlias = Annotated[int, Names("order_face")]
Power: TypeAlias = Annotated[int, Names("power")]


class DrawGood(Action, frozen=True):
    """Chance draws a good from the bag. [SR-03, SR-08]"""

    colour: Colour


class ShowTile(Action, frozen=True):
    """Chance lays out the next action tile with one side up. [SR-05]"""

    face: TileFace


class ShowOrder(Action, frozen=True):
    """Chance lays out the next order tile with one side up. [SR-06]"""

    face: OrderSide


class RollChart(Action, frozen=True):
    """Chance picks the chart of blocked borders. [SR-09]"""

    chart: Chart


class StartPlayer(Action, frozen=True):
    """Chance names the start player. [SR-07]"""

    seat: SeatName


class RollWhite(Action, frozen=True):
    """Chance rolls a white die. [SR-10]"""

    die: Die


class RollBlack(Action, frozen=True):
    """Chance rolls the black die. [SR-10]"""

    black: Black


class PickPower(Action, frozen=True):
    """A starting power. [SR-08]"""

    power: Power


class TakeDie(Action, frozen=True):
    """A white die from the middle. [SR-10]"""

    die: Die


class TakeTwoDice(Action, frozen=True):
    """Two white dice by tile 2a, to be used in this order. [SR-51]"""

    first: Die
    second: Die


class SeizeDie(Action, frozen=True):
    """The die that another has just taken, by tile 2b. [SR-52]"""


class SetDie(Action, frozen=True):
    """The die shows another value by tile 1. [SR-50]"""

    die: Die


class NudgeDie(Action, frozen=True):
    """The die shows one more or one less by tile 5a. [SR-57]"""

    die: Die


class RerollDie(Action, frozen=True):
    """The die is rolled again by tile 5b. [SR-58]"""


class FlipDie(Action, frozen=True):
    """The die is turned to its opposite side by tile 5b. [SR-58]"""


class DrawTrack(Action, frozen=True):
    """A track in an empty hex. [SR-20]"""

    hex: Hex
    track: Track


class CheckBox(Action, frozen=True):
    """A box of the engine. [SR-25]"""

    box: Die


class TakeTile(Action, frozen=True):
    """An action tile. [SR-45]"""

    tile: Tile


class Deliver(Action, frozen=True):
    """A good to a city, over a route that counts so much. [SR-34]"""

    good: Good
    to: City
    distance: int


class SpendOnNothing(Action, frozen=True):
    """The die is used up without an action. [SR-16]"""


class FillOrder(Action, frozen=True):
    """The goods of an order for its tile. [SR-40]"""

    order: Order


class FillOrderWithCoal(Action, frozen=True):
    """The same, with a black good instead of one of a colour. [SR-40]"""

    order: Order
    colour: Colour


class PutGood(Action, frozen=True):
    """The city on the own sheet for the personal good. [SR-08]"""

    city: City


class RerollOlive(Action, frozen=True):
    """Olive's die is rolled again by the solo tile 2a. [SR-71]"""


class GuardGood(Action, frozen=True):
    """Olive crosses off a hex instead of taking a good, by the solo tile 2b. [SR-71]"""


class Decline(Action, frozen=True):
    """What a tile or an order offers is let go."""


CHANCES: Final = (DrawGood, ShowTile, ShowOrder, RollChart, StartPlayer, RollWhite, RollBlack)
DECISIONS: Final = (
    PickPower,
    TakeDie,
    TakeTwoDice,
    SeizeDie,
    SetDie,
    NudgeDie,
    RerollDie,
    FlipDie,
    DrawTrack,
    CheckBox,
    TakeTile,
    Deliver,
    SpendOnNothing,
    FillOrder,
    FillOrderWithCoal,
    PutGood,
    RerollOlive,
    GuardGood,
    Decline,
)

# Actions are values, so the common ones are made once and shared.
GOOD_DRAWN: Final = tuple(DrawGood(colour) for colour in range(len(COLOURS)))
TILE_SHOWN: Final = tuple(ShowTile(face) for face in range(len(FACES)))
ORDER_SHOWN: Final = tuple(ShowOrder(face) for face in range(len(ORDER_FACES)))
CHART_ROLLED: Final = tuple(RollChart(chart) for chart in range(REGIONS))
WHITE_ROLLED: Final = tuple(RollWhite(die) for die in range(REGIONS))
BLACK_ROLLED: Final = tuple(RollBlack(black) for black in range(len(PAIRS)))
POWER_PICKED: Final = tuple(PickPower(power) for power in range(len(POWERS)))
DIE_TAKEN: Final = tuple(TakeDie(die) for die in range(REGIONS))
TWO_DICE_TAKEN: Final = tuple(
    TakeTwoDice(first, second) for first in range(REGIONS) for second in range(REGIONS)
)
DIE_SET: Final = tuple(SetDie(die) for die in range(REGIONS))
DIE_NUDGED: Final = tuple(NudgeDie(die) for die in range(REGIONS))
BOX_CHECKED: Final = tuple(CheckBox(box) for box in range(REGIONS))
TILE_TAKEN: Final = tuple(TakeTile(tile) for tile in range(TILES))
ORDER_FILLED: Final = tuple(FillOrder(order) for order in range(ORDERS))
GOOD_PUT: Final = tuple(PutGood(city) for city in range(REGIONS))
SEIZE_DIE: Final = SeizeDie()
REROLL_DIE: Final = RerollDie()
FLIP_DIE: Final = FlipDie()
SPEND_ON_NOTHING: Final = SpendOnNothing()
REROLL_OLIVE: Final = RerollOlive()
GUARD_GOOD: Final = GuardGood()
DECLINE: Final = Decline()
