"""Prints the page of all integers and tensors: python docs/tensors.py >docs/tensors.md"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

from footplate.kernel.action import fields, kind
from footplate.research.rules import Rules, fewest, games, rules_from

OPENING: Final = """\
# Integers and tensors

What the integers of actions say and what the numbers of tensors mean, for each game with the fewest players
who can play against one another and no other options. With other options the sizes differ, and the code tells
them in the same form: `rules.codec.blocks`, `rules.codec.meaning(integer)`, `rules.layout.fields()`. How they
are made is told on the page [for research](research.md). This page is made by `docs/tensors.py`.
"""


def page() -> Iterator[str]:
    """The page line by line."""
    yield OPENING
    for name in games():
        yield from section(rules_from(name, fewest(name), {}))


def section(rules: Rules) -> Iterator[str]:
    """A game: its integers, what is said for each kind of action, its tensor, its phases."""
    game, codec, layout = rules.game, rules.codec, rules.layout
    yield f"## {game.title}\n"
    yield f"{rules.players} players, ruleset {game.ruleset}: {codec.size} integers, {layout.size} numbers.\n"
    yield "| integers | block | say |"
    yield "|---|---|---|"
    for block in codec.blocks:
        yield f"| {block.first}–{block.first + block.size - 1} | {block.name} | {block.meaning} |"
    yield "\n| kind | then say |"
    yield "|---|---|"
    for cls in game.actions:
        said = [f"{field.name}: {field.words or 'number'}{' … end' * field.many}" for field in fields(cls)]
        yield f"| {kind(cls)} | {', '.join(said) or '–'} |"
    yield "\n| from | field | shape | told as | means |"
    yield "|---|---|---|---|---|"
    for field in layout.fields():
        shape = " × ".join([str(length) for length in field.shape]) or "–"
        yield f"| {field.offset} | {field.name} | {shape} | {field.told} | {field.meaning} |"
    for name, why in layout.untold.items():
        yield f"| | {name} | | | not told: {why} |"
    yield "\n| place in `frames` | phase | shows |"
    yield "|---|---|---|"
    for place, (name, shown) in enumerate(layout.phases.items()):
        yield f"| {place} | {name} | {', '.join(shown) or '–'} |"
    yield ""


if __name__ == "__main__":
    sys.stdout.write("\n".join(page()))
