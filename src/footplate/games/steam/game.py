"""Steam as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from random import Random
from typing import Any, ClassVar, Final

import msgspec
from mypy_extensions import mypyc_attr

from footplate.games.steam.actions import CHANCES, DECISIONS, LayTrack, MoveCube, TakeTile
from footplate.games.steam.box import SteamComponents, components
from footplate.games.steam.census import census
from footplate.games.steam.components import PLAYERS
from footplate.games.steam.imagine import imagine
from footplate.games.steam.laying import price
from footplate.games.steam.options import SteamOptions
from footplate.games.steam.phases.action_tiles import tile_price
from footplate.games.steam.phases.move_goods import track_points
from footplate.games.steam.picture import picture
from footplate.games.steam.scoring import final_score, standing
from footplate.games.steam.setup import setup
from footplate.games.steam.state import Steam
from footplate.games.steam.story import story
from footplate.games.steam.view import SteamView, view
from footplate.kernel.action import Action, Seat, Words
from footplate.kernel.game import Message, Rival, Score, View
from footplate.kernel.ledger import Ledger, read
from footplate.kernel.record import Entry


@mypyc_attr(allow_interpreted_subclasses=True)
class SteamGame:
    """The contract's answers; the rules are in `phases`."""

    name: ClassVar[str] = "steam"
    title: ClassVar[str] = "Steam"
    ruleset: ClassVar[int] = 1
    players: ClassVar[range] = PLAYERS
    options: ClassVar[type[Any]] = SteamOptions
    actions: ClassVar[tuple[type[Action], ...]] = CHANCES + DECISIONS
    views: ClassVar[type[View]] = SteamView
    components_type: ClassVar[type[msgspec.Struct]] = SteamComponents

    def ledger(self) -> Ledger:
        return read(files("footplate.games.steam").joinpath("rules.toml").read_text("utf-8"))

    def components(self, options: SteamOptions) -> SteamComponents:
        return components(options)

    def setup(self, options: SteamOptions) -> Steam:
        return setup(options)

    def words(self, s: Steam) -> Words:
        return s.board.words(s.players)

    def view(self, s: Steam, seat: Seat | None) -> SteamView:
        return view(s, seat)

    def own(self, s: Steam, seat: Seat | None) -> dict[str, Any]:
        """Nothing: everything lies open. [ST-22]"""
        return {}

    def imagine(self, s: Steam, seat: Seat | None, rng: Random) -> Steam:
        return imagine(s, seat, rng)

    def standing(self, s: Steam) -> tuple[Score, ...]:
        return standing(s)

    def sums(self, s: Steam, seat: Seat) -> dict[str, int]:
        """Cash, income, the locomotive, links and the score so far. [ST-20, ST-80]"""
        return {
            "cash": s.cash[seat],
            "income": s.income[seat],
            "level": s.level[seat],
            "links": s.links[seat],
            "points": final_score(s, seat),
        }

    def rivals(self, s: Steam) -> tuple[Rival, ...]:
        return ()

    def census(self, s: Steam) -> Mapping[str, int]:
        return census(s)

    def price(self, s: Steam, seat: Seat, action: Action) -> int | None:
        """What a track tile or an action tile costs, whether it may be had or not. [ST-34, ST-44]"""
        match action:
            case LayTrack():
                return price(s, action)
            case TakeTile(action=tile):
                return tile_price(s, seat, tile) or None
        return None

    def gains(self, s: Steam, seat: Seat, action: Action) -> tuple[int, ...] | None:
        """The track points of a delivery, to be taken as income or as victory points. [ST-63, ST-64]"""
        return track_points(s, action) if isinstance(action, MoveCube) else None

    def story(self, before: Steam, entry: Entry[Any], after: Steam) -> Message:
        return story(before, entry, after)

    def picture(self, view: SteamView) -> str:
        return picture(view)


STEAM: Final = SteamGame()
