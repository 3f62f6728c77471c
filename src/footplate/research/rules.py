"""Rules: what all episodes of a game with its options share."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from typing import Any

from footplate.kernel.game import BadOptions, Game, Options, agree, find, registered
from footplate.research.codec import Codec
from footplate.research.tensors import Layout


class Rules:
    """The first position, the codec and the layout of tensors."""

    def __init__(self, game: Game[Any], options: Options) -> None:
        self.game = game
        self.options = options
        self.players: int = options.players
        self.first: Any = game.setup(options)
        self.codec = Codec(game, options)
        self.layout = Layout(game, options, self.codec)


@lru_cache(maxsize=32)
def rules_of(name: str, options: Options, ruleset: int | None = None) -> Rules:
    """The rules of a game by its name, and by the number of its ruleset if it is not today's."""
    return Rules(find(name, ruleset), options)


def games() -> tuple[str, ...]:
    """The names of all games, which importing them makes known."""
    import_module("footplate.games")
    return registered()


def fewest(name: str) -> int:
    """How few can play a game against one another when nothing else is agreed."""
    game = find(name)
    for players in game.players:
        with suppress(BadOptions):
            if agree(game, players, {}).players > 1:
                return players
    return game.players[-1]


def rules_from(name: str, players: int, options: Mapping[str, object]) -> Rules:
    """The rules of a game by its name, for so many, with such options as `footplate games` lists."""
    games()
    return rules_of(name, agree(find(name), players, options))
