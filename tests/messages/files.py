"""What stands in the files of a language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from footplate.kernel.game import find, registered
from footplate.kernel.ledger import Clause
from footplate.messages import languages, sources

import_module("footplate.games")

# Games that tests make for themselves speak to nobody.
GAMES = [find(name) for name in registered() if type(find(name)).__module__.startswith("footplate.games.")]


@cache
def messages(language: str) -> list[ftl.Message]:
    """Every message of a language, in all its files."""
    found = []
    for source in sources(language).values():
        for item in FluentParser().parse(source).body:
            assert not isinstance(item, ftl.Junk), item.content
            if isinstance(item, ftl.Message):
                found.append(item)
    return found


def ids(language: str) -> set[str]:
    return {message.id.name for message in messages(language)}


def parts(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node of a message and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from parts(child)


def references(language: str) -> set[str]:
    """The messages that others are made of."""
    return {
        part.id.name
        for message in messages(language)
        for part in parts(message)
        if isinstance(part, ftl.MessageReference)
    }


def told(language: str) -> dict[str, tuple[str, ...]]:
    """What each message says, without what is filled in."""
    return {
        message.id.name: tuple(
            [
                part.value
                for part in parts(message)
                if isinstance(part, ftl.TextElement) and part.value.strip()
            ]
        )
        for message in messages(language)
    }


def arguments(language: str) -> dict[str, set[str]]:
    """The arguments of each message, and of those that it is made of."""
    own: dict[str, set[str]] = {}
    made_of: dict[str, set[str]] = {}
    for message in messages(language):
        found = list(parts(message))
        own[message.id.name] = {part.id.name for part in found if isinstance(part, ftl.VariableReference)}
        made_of[message.id.name] = {part.id.name for part in found if isinstance(part, ftl.MessageReference)}

    def whole(id: str) -> set[str]:
        return own[id].union(*[whole(part) for part in made_of[id]])

    return {id: whole(id) for id in own}


def translations() -> list[str]:
    """Every language but English, in which the rules are written."""
    return [language for language in languages() if language != "en"]


def told_of(clause: Clause) -> set[str]:
    """The messages that tell a clause in another language."""
    told = {f"rule-{clause.id}", f"rule-{clause.id}-title"}
    return told | {f"rule-{clause.id}-reason"} if clause.ruling else told


def rules_of(language: str) -> set[str]:
    """The messages that tell all rules of all games."""
    if language == "en":
        return set()
    return {id for game in GAMES for clause in game.ledger().clauses for id in told_of(clause)}
