"""What can be done in the toy game, and the words for it."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from footplate.kernel.action import Action, Names

COLOURS: Final = ("amber", "black", "cyan")
STOPS: Final = ("ash", "birch", "cedar", "elm", "fir")  # in a ring round the pond
NAMES: Final = ("Ann", "Bob", "Cat")

Colour: TypeAlias = Annotated[int, Names("colour")]
Stop: TypeAlias = Annotated[int, Names("stop")]


class DrawCube(Action, frozen=True):
    """Chance draws a cube. [TY-01]"""

    colour: Colour


class SealBid(Action, frozen=True):
    """A bid in secret. [TY-02]"""

    amount: int


class OpenBids(Action, frozen=True):
    """All bids are shown. [TY-02]"""

    amounts: tuple[int, ...]


class Toss(Action, frozen=True):
    """Coins are tossed into the pot; the turn goes on. [TY-06]"""

    amount: int


class LayCube(Action, frozen=True):
    """A cube is laid on a stop. [TY-04]"""

    colour: Colour
    stop: Stop


class Walk(Action, frozen=True):
    """A walk along some stops. [TY-05]"""

    path: tuple[Stop, ...]


class Rest(Action, frozen=True):
    """Nothing is done. [TY-03]"""


class Alight(Action, frozen=True):
    """The heron comes down on a stop. [TY-08]"""

    stop: Stop


CUBE_DRAWN: Final = tuple(DrawCube(colour) for colour in range(len(COLOURS)))
