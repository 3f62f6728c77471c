"""A position of the toy game, and what is agreed before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from footplate.kernel.action import Seat
from footplate.kernel.game import About, Options
from footplate.kernel.state import State
from tests.toy.actions import COLOURS

NOWHERE: Final = -1


class ToyOptions(Options, frozen=True):
    """How many cubes are drawn, whether all have a second turn, and how many coins they have."""

    hands: Annotated[Literal["large", "small"], About("TY-01")] = "small"
    encore: Annotated[bool, About("TY-03")] = False
    coins: Annotated[int, About("TY-02")] = 3


@dataclass
class Toy(State):
    """A position of the toy game."""

    options: ToyOptions
    bag: list[int]  # by colour
    hands: list[int]  # by seat and colour
    laid: list[int]  # by stop: a colour, or NOWHERE
    coins: list[int]
    order: list[Seat]
    visits: list[int]  # by stop
    pot: int = 0
    walker: int = 0  # the stop where the walker is

    @property
    def ends(self) -> str:
        """The toy game is over after the last turn. [TY-08]"""
        return "TY-08"

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.coins)

    def hand(self, seat: Seat) -> list[int]:
        """A player's cubes, by colour."""
        return self.hands[seat * len(COLOURS) : (seat + 1) * len(COLOURS)]
