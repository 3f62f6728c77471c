"""The components of Volldampf, read anew from its data files, and the numbers of its ledger."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, NamedTuple


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("footplate.games.volldampf").joinpath("data", name).read_text("utf-8"))


_BOARD: Final = _read("board.toml")
_CARDS: Final = _read("cards.toml")


class Space(NamedTuple):
    """Room for one section between two places. [VD-02]"""

    symbol: str
    one: str
    other: str
    cost: int


CUBES: Final[dict[str, int]] = _CARDS["cubes"]
COLOURS: Final = tuple(CUBES)
PLACES: Final[tuple[str, ...]] = tuple(_BOARD["places"])
COLOUR_OF: Final[dict[str, str]] = {place: told["colour"] for place, told in _BOARD["places"].items()}
GERMAN: Final = tuple(place for place in PLACES if COLOUR_OF[place] in ("blue", "violet"))
SYMBOLS: Final[tuple[str, ...]] = tuple(_BOARD["symbols"])
SPACES: Final = tuple(
    Space(symbol, one, other, cost) for symbol in SYMBOLS for one, other, cost in _BOARD["spaces"][symbol]
)
MERCHANDISE: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(card) for card in _CARDS["merchandise"]["cards"]
)
TRACK_COPIES: Final[int] = _CARDS["track"]["copies"]
ACTION_CARDS: Final[dict[str, int]] = {
    card["key"].replace("_", "-"): card["copies"] for card in _CARDS["action"]
}
BONDS: Final[int] = sum([int(value) * chips for value, chips in _CARDS["bonds"].items()])

# By the number of players.
SECTIONS: Final = {2: 18, 3: 15, 4: 12, 5: 8, 6: 8}  # VD-10
TAKEN_OUT: Final = {2: 2, 3: 0, 4: 0, 5: 1, 6: 0}  # VD-12: of each colour
UNSEEN: Final = {2: 0, 3: 3, 4: 0, 5: 2, 6: 0}  # VD-12: at random
FIRST_MERCHANDISE: Final = {2: 5, 3: 4, 4: 2, 5: 1, 6: 1}  # VD-13
ROUNDS: Final = {2: 6, 3: 5, 4: 4, 5: 4, 6: 4}  # VD-20
MERCHANDISE_A_ROUND: Final = {2: 1, 3: 2, 4: 2, 5: 3, 6: 4}  # VD-21
GROUP: Final = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}  # VD-22
