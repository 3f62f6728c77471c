"""`footplate games`: titles, players, options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from footplate.cli import given
from footplate.kernel.game import Game, option_notes, option_values


def games() -> None:
    """Which games there are, for how many players, with which options."""
    for name in given.names():
        for line in about(given.game(name)):
            print(line)


def about(game: Game[Any]) -> Iterator[str]:
    """A game and its options, a line each."""
    values, notes, ledger = option_values(game), option_notes(game), game.ledger()
    defaults = dict(zip(values, game.options.__struct_defaults__, strict=True))
    yield f"{game.name}: {game.title}, {game.players.start} to {game.players.stop - 1} players"
    width = max([len(name) for name in values], default=0)
    for name, named in values.items():
        choices = [str(value).lower() for value in named] + ["a file"] * notes[name].file
        choice = " | ".join(choices) or notes[name].number
        rule = f"{notes[name].rule} {ledger.clause(notes[name].rule).title}"
        default = f"  (default {given.in_short(defaults[name])})" if defaults[name] != "" else ""
        yield f"  --option {name + '=':{width + 1}} {choice}{default}  {rule}"
