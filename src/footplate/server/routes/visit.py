"""Visit: who makes a request, and in which language they are answered."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from footplate.messages import languages
from footplate.server.decline import Declined, too_many
from footplate.server.guard import Bucket
from footplate.server.house import House
from footplate.server.people.person import Person
from footplate.server.wire import Problem

Known: TypeAlias = NamedDependency[Person]
Visitor: TypeAlias = NamedDependency[Person | None]

COOKIE: Final = "footplate"


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The house that the application serves."""
    house: House = connection.app.state.house
    return house


async def visitor(connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """Whoever makes the request, if they are known."""
    token = connection.cookies.get(COOKIE)
    if not token:
        return None
    person: Person | None = await connection.app.state.sessions.who(token)
    return person


async def known(connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
    """Whoever makes the request; declined if they have not said who they are."""
    person = await visitor(connection)
    if person is None:
        raise Declined(401, Problem("unknown", "say who you are first: POST /api/people"))
    patience: Bucket | None = connection.app.state.patience
    if patience is not None and not patience.take(person.id):
        raise too_many("too many requests; wait a little")
    return person


def language(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first language that the client asks for and that there is."""
    wanted = connection.headers.get("accept-language", "")
    for part in wanted.split(","):
        code = part.partition(";")[0].strip().partition("-")[0].lower()
        if code in languages():
            return code
    return "en"
