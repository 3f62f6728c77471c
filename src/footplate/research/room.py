"""Room: how much is set aside for what grows in the course of a game, so that shapes never change."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from footplate.games.days_of_steam.squares import names
from footplate.games.days_of_steam.state import SORTS
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


def words_of(game: Game[Any], options: Options) -> Words:
    """The vocabularies of a game from its start to its end."""
    words = {name: tuple(known) for name, known in game.words(game.setup(options)).items()}
    return words | _GROWING.get(game.name, {})
