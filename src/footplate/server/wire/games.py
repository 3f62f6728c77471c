"""Games and their rules, as they are told of."""

from __future__ import annotations

from typing import Annotated

import msgspec

from footplate.server.wire import Answer, Document, Request
from footplate.server.wire.tables import OptionValue


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


class BotInfo(Answer, frozen=True):
    """A bot that may sit at a table.

    `level`: how strong it is, from 1 to 5; null for others than the five levels.
    `seconds`: what a decision typically takes it; null where nobody knows.
    `offered`: whether people are offered it; the others are for programs.
    """

    name: str
    level: int | None
    seconds: float | None
    offered: bool


class GameInfo(Answer, frozen=True):
    """A game that can be played here: for how many, with which options, and the bots that play it."""

    name: str
    title: str
    ruleset: int
    least: int
    most: int
    options: tuple[OptionInfo, ...]
    bots: tuple[BotInfo, ...]


class Games(Answer, frozen=True):
    """All games."""

    games: tuple[GameInfo, ...]


class Box(Answer, frozen=True):
    """What a page draws a game with: its board and pieces, which never change, in a shape of its own."""


class Agreement(Request, frozen=True):
    """For how many a game would be, and by which options; what is not named is as usual."""

    players: Annotated[int, msgspec.Meta(ge=1, le=63)]
    options: Annotated[dict[str, OptionValue], msgspec.Meta(max_length=32)] = {}


class Opening(Answer, frozen=True):
    """A game as it may begin: what it is played with, and what an onlooker would see.

    `view` is as the game's view says; `words` are the vocabularies by which its numbers are called.
    """

    components: Box
    view: Document
    words: dict[str, tuple[str, ...]]


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
