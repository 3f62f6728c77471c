"""Settings: what a person chose."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from footplate.server.notices.choices import Choices
from footplate.server.people.person import Person
from footplate.server.store import Change, Store, document

# How the document of somebody begins who wants to stand on leaderboards; both databases can look for it.
LISTED: Final = '{"leaderboard":true'


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a person chose; an empty language is the browser's."""

    leaderboard: bool = False  # stands first: see LISTED
    language: Annotated[str, msgspec.Meta(max_length=35)] = ""
    notices: Choices = Choices()


def read(document: str) -> Settings:
    """The settings that a document of the store spells."""
    return msgspec.json.decode(document, type=Settings)


def written(chosen: Settings) -> str:
    """The document that the store holds of settings."""
    return document(chosen)


async def of(store: Store, person: Person) -> Settings:
    """What the person chose."""
    found = await store.rows("select settings from person where id = $1", person.id)
    return read(found[0][0]) if found else Settings()


async def choose(store: Store, person: Person, chosen: Settings) -> None:
    """Keep what the person chose."""
    sql = "update person set settings = $2 where id = $1 and deleted = 0"
    await store.commit([Change(sql, (person.id, written(chosen)), None)])
