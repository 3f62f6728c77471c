"""Games and their rules, as they are told of."""

from __future__ import annotations

from footplate.server.wire import Answer


class OptionInfo(Answer, frozen=True):
    """Something to agree on before a game.

    `values` are what it may be, the default first; if there are none, it is a number or a text, and `number`
    says what of. If `file`, it may also be the text of a file. `rule` is where the rulebook has it, under the
    heading `title`.
    """

    name: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str
    number: str
    file: bool
    rule: str
    title: str


class GameInfo(Answer, frozen=True):
    """A game that can be played here: for how many, with which options, and the bots that play it."""

    name: str
    title: str
    ruleset: int
    least: int
    most: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]


class Games(Answer, frozen=True):
    """All games."""

    games: tuple[GameInfo, ...]


class Box(Answer, frozen=True):
    """What a page draws a game with: its board and pieces, which never change, in a shape of its own."""


class RuleInfo(Answer, frozen=True):
    """A rule in our own words: its id, where the rulebook has it, and, if it is a ruling of ours, why."""

    id: str
    title: str
    sentence: str
    section: str
    ruling: bool
    reason: str


class Rulebook(Answer, frozen=True):
    """All rules of a game, in the order of its rulebook."""

    game: str
    title: str
    rulebook: str
    rules: tuple[RuleInfo, ...]
