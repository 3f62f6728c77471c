"""Room: how much is set aside for what grows in the course of a game, and how wide chance can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from footplate.games.days_of_steam.actions import TILE_DRAWN
from footplate.games.days_of_steam.squares import names
from footplate.games.days_of_steam.state import SORTS
from footplate.games.steam.actions import CUBE_DRAWN
from footplate.games.steamrollers.actions import WHITE_ROLLED
from footplate.games.volldampf.actions import MERCHANDISE_UNCOVERED
from footplate.kernel.action import Action
from footplate.kernel.game import Game, Options

Words: TypeAlias = dict[str, tuple[str, ...]]

RINGS: Final = 12  # of squares around the first town of Days of Steam: a map of 25 by 25
FRAMES: Final = 10  # phases under way at once
SHOWN: Final = 64  # numbers that a phase shows
SAID: Final = 16  # answers of a half-made action

# Vocabularies that have more words later than at set-up; what is beyond the room is said as a number.
_GROWING: Final[dict[str, Words]] = {
    "days-of-steam": {"square": names(RINGS), "good": tuple([f"sort-{sort}" for sort in range(SORTS)])}
}

# Of each game the draw that has the most outcomes, besides that of a player.
_WIDEST: Final[dict[str, Sequence[Action]]] = {
    "volldampf": MERCHANDISE_UNCOVERED,
    "steam": CUBE_DRAWN,
    "days-of-steam": TILE_DRAWN,
    "steamrollers": WHITE_ROLLED,
}


def outcomes(game: Game[Any], players: int) -> int:
    """How many outcomes a draw of chance has at most."""
    return max(players, len(_WIDEST[game.name]))


def words_of(game: Game[Any], options: Options) -> Words:
    """The vocabularies of a game from its start to its end."""
    words = {name: tuple(known) for name, known in game.words(game.setup(options)).items()}
    return words | _GROWING.get(game.name, {})
