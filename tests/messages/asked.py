"""Which messages are asked for: by the games, the command line, the server and the page."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from footplate import cli, server
from footplate.bots.roster import BOTS
from footplate.cli.given import in_short
from footplate.kernel.action import fields, kebab, kind
from footplate.kernel.game import Game, option_values, tables
from footplate.kernel.phase import Phase
from footplate.server.chair import CARETAKER
from tests.messages.files import GAMES

REFUSALS = ("not-your-decision", "not-in-this-phase", "game-is-over", "no-such-thing")
# told by their numbers, or by the names of a map
UNNAMED = ("space", "group", "merchandise", "hex", "square", "display")
PAGE = Path(__file__).parents[2] / "web" / "src"
# An id of the page as it stands in its source, or the beginning of several, of which one is put together.
PAGE_ID = re.compile(
    rf"""(name\()?["'`]((?:web|draw-(?:{"|".join([game.name for game in GAMES])}))-[\w-]*)(\$\{{)?"""
)


def phases(game: Game[Any], cls: type[Phase[Any]] = Phase) -> Iterator[type[Phase[Any]]]:
    """Every phase that a game has."""
    for below in cls.__subclasses__():
        if below.__module__.startswith(type(game).__module__.removesuffix("game")):
            yield below
        yield from phases(game, below)


def asked_by(game: Game[Any]) -> set[str]:
    """The messages that a game, its refusals and its questions ask for."""
    wanted = {f"{family}-{kind(action)}" for action in game.actions for family in ("kind", game.name)}
    wanted |= {f"ask-{field.name}" for action in game.actions for field in fields(action)}
    wanted |= {f"phase-{kebab(phase.__name__)}" for phase in phases(game)}
    for phase in phases(game):
        wanted |= {f"why-{rule.name}" for rules in phase.judges.values() for rule in rules}
    wanted.add(f"price-{game.name}")
    for option, values in option_values(game).items():
        wanted |= {f"option-{option}", *[f"option-{option}-{in_short(value)}" for value in values]}
    for options in tables(game):
        first = game.setup(options)
        wanted |= {f"rival-{rival.name}" for rival in game.rivals(first)}
        if game.standing(first)[0].tie_break:
            wanted.add(f"tie-break-{game.name}")
        wanted |= {f"sum-{name}" for name in game.sums(first, 0)}
        words = game.words(first)
        for vocabulary in words.keys() - set(UNNAMED):
            wanted |= {f"{vocabulary}-{word}" for word in words[vocabulary]}
    return wanted


@cache
def asked_by_the_command_line_and_the_server() -> set[str]:
    """The ids that stand in calls of `text` under footplate.cli and footplate.server."""
    wanted = {"ask-kind"}
    folders = [Path(str(package.__file__)).parent for package in (cli, server)]
    for path in [path for folder in folders for path in folder.rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _called(node) in ("text", "_text") and node.args:
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        wanted.add(part.value)
    return {id for id in wanted if not id.endswith("-")}


@cache
def asked_by_the_page() -> tuple[set[str], tuple[str, ...]]:
    """The ids that stand in the source of the page, and how those begin that it puts together."""
    whole = {f"bot-{bot}" for bot in (*BOTS, CARETAKER)}
    begun: set[str] = set()
    for path in [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]:
        for vocabulary, id, blank in PAGE_ID.findall(path.read_text("utf-8")):
            (begun if vocabulary or blank else whole).add(id)
    return whole, tuple(begun)


def _called(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


@cache
def needed() -> set[str]:
    wanted = {f"why-{name}" for name in REFUSALS} | asked_by_the_command_line_and_the_server()
    wanted |= asked_by_the_page()[0]
    return wanted.union(*[asked_by(game) for game in GAMES])


@cache
def welcome() -> set[str]:
    """Messages that may be left out: what an action or answer brings, last questions as a whole, numbers."""
    actions = [action for game in GAMES for action in game.actions]
    owned = [(own, action) for game in GAMES for action in game.actions for own in ("", f"{game.name}-")]
    hints = {f"hint-{own}{kind(action)}" for own, action in owned}
    hints |= {
        f"{family}-{own}{kind(action)}-{field.name}"
        for family in ("about", "group")
        for own, action in owned
        for field in fields(action)
    }
    lists = {f"ask-whole-{field.name}" for action in actions for field in fields(action)[-1:]}
    numbers = {
        f"option-{option}-0" for game in GAMES for option, values in option_values(game).items() if not values
    }
    return hints | lists | numbers
