"""The box: the board and the cards of a game of Volldampf, as a page draws them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeAlias

import msgspec

from footplate.games.volldampf.board import COST, ENDS, GERMAN, PLACE_COLOUR, SYMBOL, data
from footplate.games.volldampf.cards import BOND_TOTAL, CUBES, MERCHANDISE, TRACK_COPIES
from footplate.games.volldampf.options import VolldampfOptions
from footplate.games.volldampf.phases.bonds import MARKS_A_BOND
from footplate.games.volldampf.setup import SECTIONS, TRACK_CARDS_OUT, UNSEEN

Points: TypeAlias = tuple[tuple[int, int], ...]


class BoardPlace(msgspec.Struct, frozen=True):
    """A place on the board: its name, the side of the disc where that stands, where it is, its colour."""

    name: str
    label: str
    x: int
    y: int
    colour: int
    german: bool


class BoardSpace(msgspec.Struct, frozen=True):
    """A space for a section between two places: its cost and its symbol."""

    one: int
    other: int
    cost: int
    symbol: int


class Symbol(msgspec.Struct, frozen=True):
    """A symbol of spaces and track cards: its shape, the part of the board that has it, and its ink."""

    name: str
    shape: str
    region: str
    ink: str


class Outline(msgspec.Struct, frozen=True):
    """A closed polygon of land; the sea is what is left of the board."""

    name: str
    points: Points


class RoundTrack(msgspec.Struct, frozen=True):
    """The income track round the board: its last space, where its first is, and which way it goes."""

    spaces: int
    start: str
    direction: str


class ActionCard(msgspec.Struct, frozen=True):
    """An action card: how many there are, and the phase in which it is played, 0 for any."""

    name: str
    copies: int
    phase: int


class Bonds(msgspec.Struct, frozen=True):
    """All bonds there are, by value, and what the bank pays for 1. [VD-01, VD-23]"""

    total: int
    marks: int


class TrackCards(msgspec.Struct, frozen=True):
    """How many there are of each symbol, and how many are taken out unseen. [VD-12]"""

    copies: int
    unseen: int


class VolldampfComponents(msgspec.Struct, frozen=True):
    """The board, the cards and everything else in the box.

    `places`, `spaces`, `symbols`, `cards` and `merchandise` are in the order of their words; a merchandise
    card names places, `cubes` are counts by colour, and `sections` are what each player begins with.
    """

    width: int
    height: int
    places: tuple[BoardPlace, ...]
    spaces: tuple[BoardSpace, ...]
    symbols: tuple[Symbol, ...]
    outlines: tuple[Outline, ...]
    income_track: RoundTrack
    cards: tuple[ActionCard, ...]
    track_cards: TrackCards
    merchandise: tuple[tuple[int, ...], ...]
    cubes: tuple[int, ...]
    bonds: Bonds
    sections: int


_BOARD: Final = data("board.toml")
_CARDS: Final = data("cards.toml")


@lru_cache(maxsize=32)
def components(options: VolldampfOptions) -> VolldampfComponents:
    """What is on the table by these options. [VD-01, VD-02, VD-10, VD-12]"""
    players, track = options.players, _BOARD["income_track"]
    return VolldampfComponents(
        width=_BOARD["box"]["width"],
        height=_BOARD["box"]["height"],
        places=tuple([_place(at, place) for at, place in enumerate(_BOARD["places"].values())]),
        spaces=tuple(
            [BoardSpace(*ends, cost, symbol) for ends, cost, symbol in zip(ENDS, COST, SYMBOL, strict=True)]
        ),
        symbols=tuple(
            [Symbol(name, one["shape"], one["region"], one["ink"]) for name, one in _BOARD["symbols"].items()]
        ),
        outlines=tuple([_outline(name, points) for name, points in _BOARD["outlines"].items()]),
        income_track=RoundTrack(track["spaces"], track["start"], track["direction"]),
        cards=tuple(
            [
                ActionCard(card["key"].replace("_", "-"), card["copies"], card["phase"])
                for card in _CARDS["action"]
            ]
        ),
        track_cards=TrackCards(TRACK_COPIES - TRACK_CARDS_OUT[players], UNSEEN[players]),
        merchandise=MERCHANDISE,
        cubes=CUBES,
        bonds=Bonds(BOND_TOTAL, MARKS_A_BOND),
        sections=SECTIONS[players],
    )


def _place(at: int, place: dict[str, Any]) -> BoardPlace:
    return BoardPlace(place["name"], place["label"], place["x"], place["y"], PLACE_COLOUR[at], at in GERMAN)


def _outline(name: str, points: list[list[int]]) -> Outline:
    return Outline(name, tuple([(x, y) for x, y in points]))
