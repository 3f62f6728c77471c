"""Settings: what a person chose."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from footplate.messages import languages
from footplate.server.notices.choices import Choices
from footplate.server.people.person import Person
from footplate.server.people.refusal import Refusal
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


async def choose(store: Store, person: Person, chosen: Settings) -> Refusal | None:
    """Keep what the person chose in place of all that they chose before."""
    if chosen.language and chosen.language not in languages():
        return Refusal.LANGUAGE
    if chosen.notices.email and not await _has_address(store, person):
        return Refusal.EMAIL_NOTICES
    sql = "update person set settings = $2 where id = $1 and deleted = 0"
    await store.commit([Change(sql, (person.id, written(chosen)), None)])
    return None


async def _has_address(store: Store, person: Person) -> bool:
    sql = "select 1 from person where id = $1 and guest = 0 and email is not null and email_confirmed = 1"
    return bool(await store.rows(sql, person.id))
