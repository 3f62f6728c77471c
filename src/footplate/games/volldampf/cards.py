"""The cards of Volldampf and how many there are of everything. [VD-01]"""

from __future__ import annotations

from typing import Final

from footplate.games.volldampf.board import COLOURS, PLACES, SYMBOLS, data

_CARDS: Final = data("cards.toml")

TRACK_COPIES: Final[int] = _CARDS["track"]["copies"]
MERCHANDISE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(PLACES.index(name) for name in card) for card in _CARDS["merchandise"]["cards"]
)
MERCHANDISE_NAMES: Final[tuple[str, ...]] = tuple("+".join(card) for card in _CARDS["merchandise"]["cards"])

ACTION_CARDS: Final[tuple[str, ...]] = tuple(card["key"].replace("_", "-") for card in _CARDS["action"])
ACTION_COPIES: Final[tuple[int, ...]] = tuple(card["copies"] for card in _CARDS["action"])
FAST_LOCOMOTIVE, SUBSIDY, FAVOURABLE_OPPORTUNITY, SABOTAGE, MORE_FREIGHT, EVERYTHING_NEW, NEW_PLANNING = (
    range(7)
)

BOND_TOTAL: Final[int] = sum(int(value) * count for value, count in _CARDS["bonds"].items())
CUBES: Final[tuple[int, ...]] = tuple(_CARDS["cubes"][colour] for colour in COLOURS)
PLAYER_COLOURS: Final[tuple[str, ...]] = tuple(_CARDS["sections"])

KINDS: Final = len(ACTION_CARDS)
SHADES: Final = len(SYMBOLS)
