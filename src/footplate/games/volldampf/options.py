"""What is agreed before a game of Volldampf."""

from __future__ import annotations

from typing import Annotated, Literal

from footplate.kernel.game import About, Options


class VolldampfOptions(Options, frozen=True):
    """Open or hidden money, the rule for red cities, who starts."""

    money: Annotated[Literal["open", "hidden"], About("VD-14")] = "open"
    red_cities: Annotated[Literal["off", "on"], About("VD-65")] = "off"
    start_player: Annotated[int, About("VD-11", "0 to draw one, or the number of a seat")] = 0

    def __post_init__(self) -> None:
        if not 0 <= self.start_player <= self.players:
            raise ValueError(f"start_player is 0 to draw one, or a seat from 1 to {self.players}")
