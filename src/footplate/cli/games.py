"""`footplate games`: titles, players, options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from footplate.cli import given
from footplate.kernel.game import Game, option_values
from footplate.kernel.ledger import ID


def games() -> None:
    """Which games there are, for how many players, with which options."""
    for name in given.names():
        for line in about(given.game(name)):
            print(line)


def about(game: Game[Any]) -> Iterator[str]:
    """A game and its options, a line each."""
    values = option_values(game)
    defaults = dict(zip(values, game.options.__struct_defaults__, strict=True))
    rules = _rules(game, len(values))
    yield f"{game.name}: {game.title}, {game.players.start} to {game.players.stop - 1} players"
    width = max([len(name) for name in values], default=0)
    for number, (name, named) in enumerate(values.items()):
        choice = " | ".join([str(value).lower() for value in named]) or "a whole number"
        rule = f"  {rules[number]}" if rules else ""
        yield f"  --option {name + '=':{width + 1}} {choice}  (default {str(defaults[name]).lower()}){rule}"


def _rules(game: Game[Any], count: int) -> list[str]:
    """The rule of each option, if the options' docstring cites as many, in the same order."""
    cited = ID.findall(game.options.__doc__ or "")
    if len(cited) != count:
        return []
    ledger = game.ledger()
    return [f"{id} {ledger.clause(id).title}" for id in cited]
