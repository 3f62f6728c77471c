"""What is agreed before a game of Steam."""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal

from msgspec.structs import force_setattr

from footplate.games.steam.maps import BUNDLED, read_map
from footplate.kernel.action import Seat
from footplate.kernel.game import About, Options

_SEATS: Final = re.compile(r" *(?:[1-9] *(?:, *[1-9] *)*)?")


class SteamOptions(Options, frozen=True):
    """The Base Game or the Standard Game, the map, the first order, and who is let off lightly."""

    game: Annotated[Literal["base", "standard"], About("ST-90")] = "base"
    map: Annotated[str, About("ST-01", values=BUNDLED, file=True)] = "northeast"
    first_order: Annotated[Literal["auction", "random"], About("ST-25")] = "auction"
    beginners: Annotated[str, About("ST-85", "seats such as 1,3, in the Standard Game")] = ""

    def __post_init__(self) -> None:
        chart = read_map(self.map)
        if not chart.fewest <= self.players <= chart.most:
            raise ValueError(
                f"the map {chart.id} is for {chart.fewest} to {chart.most} players, not {self.players}"
            )
        if not _SEATS.fullmatch(self.beginners) or any(
            [seat >= self.players for seat in self.beginner_seats]
        ):
            raise ValueError(
                f"beginners are seats from 1 to {self.players}, such as 1,3, not {self.beginners!r}"
            )
        # Whichever way they are named, they are written down in one.
        seats = sorted(set(self.beginner_seats))
        force_setattr(self, "beginners", ",".join([str(seat + 1) for seat in seats]))
        if self.first_order == "random" and self.game == "standard":
            raise ValueError("first_order is for the Base Game: in the Standard Game it is always random")
        if self.beginners and self.game == "base":
            raise ValueError("beginners are for the Standard Game: in the Base Game all may raise money")

    @property
    def beginner_seats(self) -> tuple[Seat, ...]:
        """Who may raise money as in the Base Game. [ST-85]"""
        return tuple([int(seat) - 1 for seat in self.beginners.split(",") if seat.strip()])
