"""Days of Steam as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from random import Random
from typing import Any, ClassVar, Final

import msgspec
from mypy_extensions import mypyc_attr

from footplate.games.days_of_steam.actions import CHANCES, DECISIONS, Advance
from footplate.games.days_of_steam.box import DaysOfSteamComponents, components
from footplate.games.days_of_steam.census import census
from footplate.games.days_of_steam.components import COLOURS, PLAYERS, SIDE_NAMES, TILES, TOWNS, TRAINS
from footplate.games.days_of_steam.imagine import imagine
from footplate.games.days_of_steam.options import DaysOfSteamOptions
from footplate.games.days_of_steam.picture import picture
from footplate.games.days_of_steam.scoring import points, standing
from footplate.games.days_of_steam.setup import setup
from footplate.games.days_of_steam.squares import names, rings_of
from footplate.games.days_of_steam.state import DISPLAY, DaysOfSteam
from footplate.games.days_of_steam.story import story
from footplate.games.days_of_steam.trains import ahead, cost, square_of
from footplate.games.days_of_steam.view import DaysOfSteamView, own, view
from footplate.kernel.action import Action, Seat, Words
from footplate.kernel.game import Message, Rival, Score, View
from footplate.kernel.ledger import Ledger, read
from footplate.kernel.record import Entry


@lru_cache(maxsize=64)
def _words(players: int, squares: int, towns: tuple[int, ...], town_squares: tuple[int, ...]) -> Words:
    called = names(rings_of(squares))
    homes = zip(towns, town_squares, strict=True)
    return {
        "seat": TRAINS[:players],
        "square": called,
        "side": SIDE_NAMES,
        "tile": tuple(tile.name for tile in TILES),
        "town": tuple(town.name for town in TOWNS),
        "colour": COLOURS,
        "good": (*COLOURS, *[f"{COLOURS[TOWNS[town].colour]}-of-{called[square]}" for town, square in homes]),
        "display": tuple(str(place + 1) for place in range(DISPLAY)),
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class DaysOfSteamGame:
    """The contract's answers; the rules are in `phases`."""

    name: ClassVar[str] = "days-of-steam"
    title: ClassVar[str] = "Days of Steam"
    ruleset: ClassVar[int] = 1
    players: ClassVar[range] = PLAYERS
    options: ClassVar[type[Any]] = DaysOfSteamOptions
    actions: ClassVar[tuple[type[Action], ...]] = CHANCES + DECISIONS
    views: ClassVar[type[View]] = DaysOfSteamView
    components_type: ClassVar[type[msgspec.Struct]] = DaysOfSteamComponents

    def ledger(self) -> Ledger:
        return read(files("footplate.games.days_of_steam").joinpath("rules.toml").read_text("utf-8"))

    def components(self, options: DaysOfSteamOptions) -> DaysOfSteamComponents:
        return components()

    def setup(self, options: DaysOfSteamOptions) -> DaysOfSteam:
        return setup(options)

    def words(self, s: DaysOfSteam) -> Words:
        return _words(s.players, len(s.lay), s.towns, s.town_squares)

    def view(self, s: DaysOfSteam, seat: Seat | None) -> DaysOfSteamView:
        return view(s, seat)

    def own(self, s: DaysOfSteam, seat: Seat | None) -> dict[str, Any]:
        return own(s, seat)

    def imagine(self, s: DaysOfSteam, seat: Seat | None, rng: Random) -> DaysOfSteam:
        return imagine(s, seat, rng)

    def standing(self, s: DaysOfSteam) -> tuple[Score, ...]:
        return standing(s)

    def sums(self, s: DaysOfSteam, seat: Seat) -> dict[str, int]:
        """Steam, coal, circuit counters and points. [DS-05, DS-43, DS-90]"""
        return {
            "steam": s.steam[seat],
            "coal": s.coal[seat],
            "circuits": s.circuits[seat],
            "points": points(s, seat),
        }

    def rivals(self, s: DaysOfSteam) -> tuple[Rival, ...]:
        return ()

    def census(self, s: DaysOfSteam) -> Mapping[str, int]:
        return census(s)

    def price(self, s: DaysOfSteam, seat: Seat, action: Action) -> int | None:
        """The steam it takes to enter the next segment. [DS-51]"""
        if isinstance(action, Advance):
            where = ahead(s, square_of(s, seat), action.side)
            return cost(s, seat, where) if where >= 0 else None
        return None

    def gains(self, s: DaysOfSteam, seat: Seat, action: Action) -> tuple[int, ...] | None:
        """What is delivered on the way is sure only when the train has stopped. [DS-72]"""
        return None

    def story(self, before: DaysOfSteam, entry: Entry[Any], after: DaysOfSteam) -> Message:
        return story(before, entry, after)

    def picture(self, view: DaysOfSteamView) -> str:
        return picture(view)


DAYS_OF_STEAM: Final = DaysOfSteamGame()
