"""SteamRollers as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, ClassVar, Final

import msgspec
from mypy_extensions import mypyc_attr

from footplate.games.steamrollers.actions import CHANCES, DECISIONS, Deliver
from footplate.games.steamrollers.box import SteamRollersComponents, components
from footplate.games.steamrollers.census import census
from footplate.games.steamrollers.components import (
    COLOURS,
    FACES,
    ORDER_FACES,
    ORDERS,
    PAIRS,
    PENS,
    PLAYERS,
    POWERS,
    TILES,
)
from footplate.games.steamrollers.goods import NAMES
from footplate.games.steamrollers.olive.scoring import olive, solo_standing
from footplate.games.steamrollers.options import SteamRollersOptions
from footplate.games.steamrollers.picture import picture
from footplate.games.steamrollers.scoring import points, standing
from footplate.games.steamrollers.setup import setup
from footplate.games.steamrollers.sheet import CITIES, HEXES, TRACK_NAMES
from footplate.games.steamrollers.state import SteamRollers
from footplate.games.steamrollers.story import story
from footplate.games.steamrollers.view import SteamRollersView, view
from footplate.kernel.action import Action, Seat, Words
from footplate.kernel.game import Message, Rival, Score, View
from footplate.kernel.ledger import Ledger, read
from footplate.kernel.record import Entry


@cache
def _words(players: int) -> Words:
    return {
        "seat": PENS[:players],
        "die": CITIES,
        "black": tuple(pair.name for pair in PAIRS),
        "chart": CITIES,
        "city": CITIES,
        "hex": HEXES,
        "track": TRACK_NAMES,
        "colour": COLOURS,
        "good": NAMES,
        "tile": tuple(str(tile + 1) for tile in range(TILES)),
        "face": tuple(face.name for face in FACES),
        "order": tuple(str(order + 1) for order in range(ORDERS)),
        "order_face": tuple(face.name for face in ORDER_FACES),
        "power": POWERS,
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class SteamRollersGame:
    """The contract's answers; the rules are in `phases` and `olive`."""

    name: ClassVar[str] = "steamrollers"
    title: ClassVar[str] = "SteamRollers"
    ruleset: ClassVar[int] = 1
    players: ClassVar[range] = PLAYERS
    options: ClassVar[type[Any]] = SteamRollersOptions
    actions: ClassVar[tuple[type[Action], ...]] = CHANCES + DECISIONS
    views: ClassVar[type[View]] = SteamRollersView
    components_type: ClassVar[type[msgspec.Struct]] = SteamRollersComponents

    def ledger(self) -> Ledger:
        return read(files("footplate.games.steamrollers").joinpath("rules.toml").read_text("utf-8"))

    def components(self, options: SteamRollersOptions) -> SteamRollersComponents:
        return components()

    def setup(self, options: SteamRollersOptions) -> SteamRollers:
        return setup(options)

    def words(self, s: SteamRollers) -> Words:
        return _words(s.players)

    def view(self, s: SteamRollers, seat: Seat | None) -> SteamRollersView:
        return view(s, seat)

    def own(self, s: SteamRollers, seat: Seat | None) -> dict[str, Any]:
        """Nothing: there are no secrets. [SR-02]"""
        return {}

    def imagine(self, s: SteamRollers, seat: Seat | None, rng: Random) -> SteamRollers:
        """Everybody knows everything, so the position can only be this one. [SR-02]"""
        return s.copy()

    def standing(self, s: SteamRollers) -> tuple[Score, ...]:
        return solo_standing(s) if s.options.solo else standing(s)

    def sums(self, s: SteamRollers, seat: Seat) -> dict[str, int]:
        """Points, and most of what they are for. [SR-60]"""
        mine = points(s, seat)
        return {
            "deliveries": mine.deliveries,
            "network": mine.network,
            "engine": mine.engine,
            "orders": mine.orders,
            "points": sum(mine),
        }

    def rivals(self, s: SteamRollers) -> tuple[Rival, ...]:
        return (olive(s),) if s.options.solo else ()

    def census(self, s: SteamRollers) -> Mapping[str, int]:
        return census(s)

    def price(self, s: SteamRollers, seat: Seat, action: Action) -> int | None:
        return None

    def gains(self, s: SteamRollers, seat: Seat, action: Action) -> tuple[int, ...] | None:
        """The distance of a delivery is scored by who makes it. [SR-32]"""
        if not isinstance(action, Deliver):
            return None
        return tuple([action.distance if one == seat else 0 for one in range(s.players)])

    def story(self, before: SteamRollers, entry: Entry[Any], after: SteamRollers) -> Message:
        return story(before, entry, after)

    def picture(self, view: SteamRollersView) -> str:
        return picture(view)


STEAMROLLERS: Final = SteamRollersGame()
