"""Volldampf as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, ClassVar, Final

import msgspec
from mypy_extensions import mypyc_attr

from footplate.games.volldampf.actions import (
    CHANCES,
    DECISIONS,
    PlaceSection,
    PlayFavourableOpportunity,
    TakeRoute,
)
from footplate.games.volldampf.board import COLOURS, COST, GOODS, PLACES, SPACES, SYMBOLS
from footplate.games.volldampf.box import VolldampfComponents, components
from footplate.games.volldampf.cards import (
    ACTION_CARDS,
    KINDS,
    MERCHANDISE_NAMES,
    PLAYER_COLOURS,
    SHADES,
)
from footplate.games.volldampf.imagine import imagine
from footplate.games.volldampf.options import VolldampfOptions
from footplate.games.volldampf.phases.place_track import FAVOURABLE_COST
from footplate.games.volldampf.phases.route import gains
from footplate.games.volldampf.picture import picture
from footplate.games.volldampf.setup import setup
from footplate.games.volldampf.state import NOBODY, Volldampf
from footplate.games.volldampf.story import story
from footplate.games.volldampf.view import VolldampfView, own, view
from footplate.kernel.action import Action, Seat, Words
from footplate.kernel.game import Message, Rival, Score, View
from footplate.kernel.ledger import Ledger, read
from footplate.kernel.record import Entry


@cache
def _words(players: int) -> Words:
    return {
        "seat": PLAYER_COLOURS[:players],
        "place": PLACES,
        "colour": COLOURS,
        "space": SPACES,
        "symbol": SYMBOLS,
        "card": ACTION_CARDS,
        "group": tuple(str(number + 1) for number in range(players)),
        "merchandise": MERCHANDISE_NAMES,
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class VolldampfGame:
    """The contract's answers; the rules are in `phases`."""

    name: ClassVar[str] = "volldampf"
    title: ClassVar[str] = "Volldampf"
    ruleset: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 7)
    options: ClassVar[type[Any]] = VolldampfOptions
    actions: ClassVar[tuple[type[Action], ...]] = CHANCES + DECISIONS
    views: ClassVar[type[View]] = VolldampfView
    components_type: ClassVar[type[msgspec.Struct]] = VolldampfComponents

    def ledger(self) -> Ledger:
        return read(files("footplate.games.volldampf").joinpath("rules.toml").read_text("utf-8"))

    def components(self, options: VolldampfOptions) -> VolldampfComponents:
        return components(options)

    def setup(self, options: VolldampfOptions) -> Volldampf:
        return setup(options)

    def words(self, s: Volldampf) -> Words:
        return _words(s.players)

    def view(self, s: Volldampf, seat: Seat | None) -> VolldampfView:
        return view(s, seat)

    def own(self, s: Volldampf, seat: Seat | None) -> dict[str, Any]:
        return own(s, seat)

    def imagine(self, s: Volldampf, seat: Seat | None, rng: Random) -> Volldampf:
        return imagine(s, seat, rng)

    def standing(self, s: Volldampf) -> tuple[Score, ...]:
        """Income less bonds; a tie goes to the most money; still tied is shared. [VD-90, VD-91, VD-92]"""
        results = [(s.income[seat] - s.bonds[seat], s.cash[seat]) for seat in range(s.players)]
        return tuple(
            [
                Score(seat, 1 + sum([other > mine for other in results]), mine[0], (mine[1],))
                for seat, mine in enumerate(results)
            ]
        )

    def price(self, s: Volldampf, seat: Seat, action: Action) -> int | None:
        """The printed cost of a section, or that of a favourable opportunity. [VD-40, VD-83]"""
        match action:
            case PlaceSection(space=space):
                return COST[space]
            case PlayFavourableOpportunity():
                return FAVOURABLE_COST
        return None

    def gains(self, s: Volldampf, seat: Seat, action: Action) -> tuple[int, ...] | None:
        """The income that a route brings the owners of its sections. [VD-63]"""
        return gains(s, action.route) if isinstance(action, TakeRoute) else None

    def story(self, before: Volldampf, entry: Entry[Any], after: Volldampf) -> Message:
        return story(before, entry, after, self.standing(after) if after.over else ())

    def picture(self, view: VolldampfView) -> str:
        return picture(view)

    def sums(self, s: Volldampf, seat: Seat) -> dict[str, int]:
        """Money, income, bonds, and income less bonds. [VD-90]"""
        return {
            "cash": s.cash[seat],
            "income": s.income[seat],
            "bonds": s.bonds[seat],
            "points": s.income[seat] - s.bonds[seat],
        }

    def rivals(self, s: Volldampf) -> tuple[Rival, ...]:
        return ()

    def census(self, s: Volldampf) -> Mapping[str, int]:
        """Cubes by colour, cards by kind, sections by owner, bonds and money. [VD-01]"""
        count: dict[str, int] = {}
        on_board = GOODS.totals(s.cubes)
        for colour, name in enumerate(COLOURS):
            count[f"{name} cubes"] = on_board[colour] + s.bag[colour] + s.loose_cubes[colour]
        for symbol, name in enumerate(SYMBOLS):
            dealt = sum(s.groups[symbol::SHADES]) + sum(s.track_cards[symbol::SHADES])
            piles = s.track_deck[symbol] + s.track_discards[symbol] + s.loose_cards[symbol]
            count[f"{name} track cards"] = dealt + piles
        for card, name in enumerate(ACTION_CARDS):
            count[name] = sum(s.hands[card::KINDS]) + s.action_deck[card] + s.action_discards[card]
        for card, name in enumerate(MERCHANDISE_NAMES):
            count[name] = s.merchandise[card] + s.used_merchandise[card]
        for seat in range(s.players):
            count[f"{PLAYER_COLOURS[seat]} sections"] = s.sections[seat] + s.owner.count(seat)
        count["built spaces"] = s.built.bit_count() - sum([owner != NOBODY for owner in s.owner])
        count["bonds"] = s.bonds_left() + sum(s.bonds)
        count["money"] = sum(s.cash) + s.bank
        return count


VOLLDAMPF: Final = VolldampfGame()
