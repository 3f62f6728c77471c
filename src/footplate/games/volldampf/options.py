"""What is agreed before a game of Volldampf."""

from __future__ import annotations

from typing import Literal

from footplate.kernel.game import Options


class VolldampfOptions(Options, frozen=True):
    """Open or hidden money [VD-14], the rule for red cities [VD-65], who starts [VD-11]."""

    money: Literal["open", "hidden"] = "open"
    red_cities: Literal["off", "on"] = "off"
    start_player: int = 0  # 0 is drawn from the seed, else the number of a seat

    def __post_init__(self) -> None:
        if not 0 <= self.start_player <= self.players:
            raise ValueError(f"start_player is 0 to draw one, or a seat from 1 to {self.players}")
