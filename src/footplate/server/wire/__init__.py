"""What travels between the server and its clients: the OpenAPI document is made from these."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, cast

import msgspec

Document: TypeAlias = dict[str, Any]
Key: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=64,
        description="Chosen by the client, a new one for each thing it wants done. A request that is sent "
        "again with its old key is done once and answered twice; one that asks for something else with it is "
        "refused.",
    ),
]
Expected: TypeAlias = Annotated[
    int,
    msgspec.Meta(
        ge=0,
        le=10_000_000,
        description="How many entries the record had when the choice was made; a choice made on older news "
        "is refused, unless all that is new was decided by others in secret.",
    ),
]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63, description="A seat, from 0.")]

MySeat: TypeAlias = Annotated[
    int,
    msgspec.Meta(
        ge=0,
        le=63,
        description="Which of my seats acts or asks, from 0. Who has one seat need not say; nor who has "
        "several, as long as exactly one of them has something to decide.",
    ),
]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: nothing but the fields that are named."""


class Answer(msgspec.Struct, frozen=True):
    """What the server sends."""


class Broken(Answer, frozen=True):
    """A rule that forbids an action: its id, which test of it failed, why in words, and its sentence."""

    rule: str
    name: str
    why: str
    sentence: str


class Problem(Answer, frozen=True):
    """Why a request was not carried out. Nothing was changed."""

    code: str
    detail: str
    broken: tuple[Broken, ...] = ()
    entries: int | None = None
    seq: int | None = None


def spelled_out(value: msgspec.Struct) -> Document:
    """A value whose JSON is a document, to stand where one is declared."""
    return cast("Document", value)


def ready_made(document: bytes) -> Document:
    """A document that is JSON already, to stand where one is declared."""
    return cast("Document", msgspec.Raw(document))
