"""Notice: the words that tell a person at which tables they are awaited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from footplate.messages import Catalogue, UnknownLanguage, catalogue

# A message of Discord holds 2,000 characters.
LISTED: Final = 10


class Turn(msgspec.Struct, frozen=True):
    """A table that awaits a person: its id, the title of its game, and where it is."""

    id: str
    game: str
    url: str


class Notice(msgspec.Struct, frozen=True):
    """What a person is told: one line, and the whole; and the tables it is about."""

    subject: str
    text: str
    turns: tuple[Turn, ...]


def tell(turns: Sequence[Turn], language: str) -> Notice:
    """The notice of these tables, in a language; in English if there is no catalogue of it."""
    told = spoken(language)
    lines = [told.text("notice-turn", tables=len(turns))]
    lines += [told.text("notice-table", game=turn.game, url=turn.url) for turn in turns[:LISTED]]
    if len(turns) > LISTED:
        lines.append(told.text("notice-more", more=len(turns) - LISTED))
    subject = told.text("notice-subject", tables=len(turns), game=turns[0].game)
    return Notice(subject, "\n".join(lines), tuple(turns[:LISTED]))


def spoken(language: str) -> Catalogue:
    """The catalogue of a language, or the English one."""
    try:
        return catalogue(language)
    except UnknownLanguage:
        return catalogue("en")
