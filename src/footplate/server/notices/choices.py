"""Choices: how, and how soon, a person wants to be told."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

SHORTEST: Final = 60
LONGEST: Final = 7 * 24 * 60 * 60


class Choices(msgspec.Struct, frozen=True):
    """What a person chose about notices; nobody is told anything who did not ask for it.

    Patience is how many seconds a table may wait before they are told, and also how long they are left in
    peace after they were.
    """

    email: bool = False
    webhook: Annotated[str, msgspec.Meta(max_length=1000)] | None = None
    patience: Annotated[int, msgspec.Meta(ge=SHORTEST, le=LONGEST)] = 600


class Wishes(msgspec.Struct, frozen=True):
    """The part of a person's settings that notices depend on."""

    language: str = "en"
    notices: Choices = Choices()


def read(settings: str) -> Wishes:
    """The wishes in a document of settings; one that cannot be read wishes for nothing."""
    try:
        return msgspec.json.decode(settings, type=Wishes)
    except msgspec.DecodeError:
        return Wishes()
