"""Account: what I change about myself."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody

from footplate.server import seating
from footplate.server.acting import retried
from footplate.server.decline import bad, forbidden
from footplate.server.house import House
from footplate.server.notices import address
from footplate.server.people import settings
from footplate.server.people.export import export
from footplate.server.people.person import Person
from footplate.server.people.seats import tables_of
from footplate.server.people.settings import Settings
from footplate.server.routes.reception import (
    GUESS,
    LETTER,
    cookie,
    granted,
    greeted,
    me,
    need_mail,
    reception_of,
    shown,
    try_once,
)
from footplate.server.routes.visit import COOKIE, Known, house_of
from footplate.server.wire.people import (
    Ceremony,
    Credential,
    Credentials,
    Export,
    Me,
    Named,
    NewAddress,
    NewPasskey,
    NewPassword,
    OnePasskey,
)


class Account(Controller):
    """Myself."""

    path = "/api/me"
    tags = ["people"]

    @get("/", summary="Who I am")
    async def show(self, request: Request[Any, Any, Any], known: Known) -> Response[Me]:
        """The cookie is given again, so that it lasts as long as the session."""
        return shown(request, await me(reception_of(request), known), request.cookies[COOKIE], known)

    @post("/account", status_code=200, summary="Make an account of the guest that I am")
    async def register(
        self, request: Request[Any, Any, Any], data: JSONBody[Credentials], known: Known
    ) -> Response[Me]:
        """It keeps all my games."""
        try_once(request, GUESS)
        made = await reception_of(request).accounts.register(known, data.name, data.password)
        return await greeted(request, granted(made))

    @post("/name", status_code=200, summary="Change my name")
    async def rename(self, request: Request[Any, Any, Any], data: JSONBody[Named], known: Known) -> Me:
        """At all my tables."""
        reception = reception_of(request)
        return await me(reception, granted(await reception.accounts.rename(known, data.name)))

    @post("/settings", status_code=200, summary="Change my settings")
    async def choose(self, request: Request[Any, Any, Any], data: JSONBody[Settings], known: Known) -> Me:
        """All of them at once: what is not sent is as for somebody new, not as it was."""
        reception = reception_of(request)
        private: bool = request.app.state.settings.private_webhooks
        hook = data.notices.webhook
        failure = address.fault(hook, allow_private=private) if hook is not None else None
        if failure is not None:
            raise bad(failure.reason)
        granted(await settings.choose(reception.store, known, data))
        return await me(reception, known)

    @post("/password", status_code=204, summary="Change my password")
    async def password(
        self, request: Request[Any, Any, Any], data: JSONBody[NewPassword], known: Known
    ) -> None:
        """My other sessions end."""
        try_once(request, GUESS, known.name)
        token = request.cookies[COOKIE]
        granted(await reception_of(request).accounts.change_password(known, data.old, data.new, token))

    @post("/email", status_code=204, summary="Set my e-mail address")
    async def email(self, request: Request[Any, Any, Any], data: JSONBody[NewAddress], known: Known) -> None:
        """It counts once I come back with the token that is mailed to it."""
        need_mail(request)
        try_once(request, LETTER, known.name)
        granted(await reception_of(request).accounts.ask_email(known, data.address, data.password))

    @post("/email/forget", status_code=204, summary="Forget my e-mail address")
    async def forget_email(self, request: Request[Any, Any, Any], known: Known) -> None:
        """Nothing more is mailed to me."""
        await reception_of(request).accounts.forget_email(known)

    @post("/passkeys/options", status_code=200, summary="Begin to make a passkey")
    async def ask_passkey(
        self, request: Request[Any, Any, Any], data: JSONBody[NewPasskey], known: Known
    ) -> Ceremony:
        """For `navigator.credentials.create`; a guest names the account to be made."""
        asked = await reception_of(request).passkeys.ask_new(known, data.label, data.account)
        return Ceremony(granted(asked))

    @post("/passkeys", status_code=200, summary="Keep a passkey")
    async def add_passkey(
        self, request: Request[Any, Any, Any], data: JSONBody[Credential], known: Known
    ) -> Response[Me]:
        """A guest becomes an account by it."""
        return await greeted(
            request, granted(await reception_of(request).passkeys.add(known, data.credential))
        )

    @post("/passkeys/remove", status_code=200, summary="Forget a passkey")
    async def remove_passkey(
        self, request: Request[Any, Any, Any], data: JSONBody[OnePasskey], known: Known
    ) -> Me:
        """Unless it is the only way in."""
        reception = reception_of(request)
        granted(await reception.passkeys.remove(known, data.id))
        return await me(reception, known)

    @post("/sessions/end", status_code=204, summary="Sign out everywhere")
    async def end_all(self, request: Request[Any, Any, Any], known: Known) -> Response[None]:
        """Here too."""
        await reception_of(request).sessions.end_all(known)
        return Response(None, status_code=204, cookies=[cookie(request, "", 0)])

    @get("/export", summary="All that is kept of me")
    async def export(self, request: Request[Any, Any, Any], known: Known) -> Export:
        """The games themselves are exported as records."""
        return Export(await export(reception_of(request).store, known))

    @post("/delete", status_code=204, summary="Delete all that is mine")
    async def delete(
        self, request: Request[Any, Any, Any], data: JSONBody[Named], known: Known
    ) -> Response[None]:
        """My name is asked for, so that it does not happen by mistake; others keep their games."""
        if data.name != known.name:
            raise forbidden("not-your-name", "say your own name to delete what is yours")
        reception, house = reception_of(request), house_of(request)
        # First, so that who is cut off here can ask again; and once more for what they joined meanwhile.
        for seated in await tables_of(reception.store, known.id):
            await _hand_over(house, seated.id, known)
        for table in await reception.accounts.delete(known):
            await _hand_over(house, table, known)
        return Response(None, status_code=204, cookies=[cookie(request, "", 0)])


async def _hand_over(house: House, table: str, person: Person) -> None:
    """Let a stand-in play the seats of somebody who left for good."""

    async def attempt() -> None:
        async with house.draft(table) as draft:
            if draft.facts.phase != "running":
                return
            for seat in draft.table.seats_of(person.id):
                if draft.facts.phase == "running":
                    seating.hand_over(draft, seat, "deleted")
            await house.commit(draft)

    await retried(attempt)
