"""What is agreed before a game of Days of Steam."""

from __future__ import annotations

from typing import Annotated

from footplate.kernel.game import About, Options


class DaysOfSteamOptions(Options, frozen=True):
    """Who starts."""

    start_player: Annotated[int, About("DS-06", "0 to draw one, or the number of a seat")] = 0

    def __post_init__(self) -> None:
        if not 0 <= self.start_player <= self.players:
            raise ValueError(f"start_player is 0 to draw one, or a seat from 1 to {self.players}")
