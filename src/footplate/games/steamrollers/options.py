"""What is agreed before a game of SteamRollers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from footplate.kernel.game import About, Options

Level: TypeAlias = Literal["clerk", "conductor", "machinist", "engineer", "investor", "rail-baron"]


class SteamRollersOptions(Options, frozen=True):
    """Coal, orders, starting powers, blocked borders, how strong Olive is, and who starts."""

    coal: Annotated[bool, About("SR-04")] = False
    orders: Annotated[bool, About("SR-06")] = False
    powers: Annotated[bool, About("SR-08")] = False
    borders: Annotated[Literal["open", "medium", "hard"], About("SR-09")] = "open"
    level: Annotated[Level, About("SR-72")] = "clerk"
    start_player: Annotated[int, About("SR-07", "0 to draw one, or the number of a seat")] = 0

    def __post_init__(self) -> None:
        if self.solo and (self.coal or self.orders or self.powers):
            raise ValueError("alone there are no coal, orders or powers (SR-70)")
        if self.solo and self.start_player:
            raise ValueError("alone there is no start player (SR-07)")
        if not self.solo and self.level != "clerk":
            raise ValueError("Olive plays against one player alone, so a level is for one (SR-72)")
        if not 0 <= self.start_player <= self.players:
            raise ValueError(f"start_player is 0 to draw one, or a seat from 1 to {self.players}")

    @property
    def solo(self) -> bool:
        """Whether one player is alone against Olive. [SR-70]"""
        return self.players == 1
