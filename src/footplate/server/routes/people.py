"""People: guests, signing in and out, profiles, leaderboards."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from footplate.kernel.game import registered
from footplate.server.decline import conflict, missing
from footplate.server.people import ratings
from footplate.server.people.accounts import Accounts
from footplate.server.people.profile import Profile, profile
from footplate.server.routes.reception import (
    GUESS,
    GUEST,
    LETTER,
    cookie,
    granted,
    greeted,
    me,
    need_mail,
    reception_of,
    try_once,
)
from footplate.server.routes.visit import COOKIE, Visitor
from footplate.server.wire.people import (
    Ceremony,
    Credential,
    Credentials,
    Leader,
    Leaderboard,
    Mailbox,
    Mailed,
    Me,
    Named,
    Reset,
    Session,
)

PersonId = Annotated[str, PathParameter(max_length=32, pattern="^[A-Za-z0-9_-]+$", description="The person.")]
GameName = Annotated[str, PathParameter(max_length=64, pattern="^[a-z0-9-]+$", description="The game.")]
Page = Annotated[int, QueryParameter(ge=0, le=10_000, description="From 0.")]


class People(Controller):
    """Who somebody is."""

    path = "/api/people"
    tags = ["people"]

    @post("/", summary="Come in as a guest")
    async def guest(
        self, request: Request[Any, Any, Any], data: JSONBody[Named], visitor: Visitor
    ) -> Response[Me]:
        """A nickname is enough."""
        if visitor is not None:
            raise conflict("known", "you are known already; sign out first to be somebody else")
        try_once(request, GUEST)
        return await greeted(request, granted(await reception_of(request).accounts.guest(data.name)))

    @get("/session", summary="Who am I, if anybody?")
    async def session(self, request: Request[Any, Any, Any], visitor: Visitor) -> Session:
        """To be asked by whoever cannot know whether they are known."""
        return Session(await me(reception_of(request), visitor) if visitor else None)

    @post("/session", status_code=200, summary="Sign in by name and password")
    async def sign_in(
        self, request: Request[Any, Any, Any], data: JSONBody[Credentials], visitor: Visitor
    ) -> Response[Me]:
        """What I did as a guest becomes the account's."""
        try_once(request, GUESS, data.name)
        accounts: Accounts = reception_of(request).accounts
        return await greeted(request, granted(await accounts.sign_in(data.name, data.password, visitor)))

    @post("/session/end", status_code=204, summary="Sign out")
    async def sign_out(self, request: Request[Any, Any, Any]) -> Response[None]:
        """On this device."""
        if token := request.cookies.get(COOKIE):
            await reception_of(request).sessions.end(token)
        return Response(None, status_code=204, cookies=[cookie(request, "", 0)])

    @post("/passkey/options", status_code=200, summary="Begin to sign in by a passkey")
    async def ask_passkey(self, request: Request[Any, Any, Any]) -> Ceremony:
        """For `navigator.credentials.get`."""
        try_once(request, GUEST)
        return Ceremony(await reception_of(request).passkeys.ask_use())

    @post("/passkey", status_code=200, summary="Sign in by a passkey")
    async def use_passkey(
        self, request: Request[Any, Any, Any], data: JSONBody[Credential], visitor: Visitor
    ) -> Response[Me]:
        """What I did as a guest becomes the account's."""
        try_once(request, GUEST)
        reception = reception_of(request)
        account = granted(await reception.passkeys.use(data.credential))
        await reception.accounts.welcome(account, visitor)
        return await greeted(request, account)

    @post("/email", status_code=204, summary="Confirm an e-mail address")
    async def confirm_email(self, request: Request[Any, Any, Any], data: JSONBody[Mailed]) -> None:
        """By the token that was mailed to it."""
        granted(await reception_of(request).accounts.confirm_email(data.token))

    @post("/reset", status_code=204, summary="Have a link for a new password mailed")
    async def ask_reset(self, request: Request[Any, Any, Any], data: JSONBody[Mailbox]) -> None:
        """The answer is the same whether there is such an account or not."""
        need_mail(request)
        try_once(request, LETTER, data.address)
        await reception_of(request).accounts.ask_reset(data.address)

    @post("/password", status_code=200, summary="Set a new password by a mailed token")
    async def reset(self, request: Request[Any, Any, Any], data: JSONBody[Reset]) -> Response[Me]:
        """All sessions end, and a new one begins."""
        try_once(request, GUESS)
        return await greeted(
            request, granted(await reception_of(request).accounts.reset(data.token, data.password))
        )

    @get("/{id:str}", summary="A person as I may see them")
    async def show(self, request: Request[Any, Any, Any], id: PersonId, visitor: Visitor) -> Profile:
        """Ratings only of those who want to be listed, and my own."""
        found = await profile(reception_of(request).store, id, visitor)
        if found is None:
            raise missing("there is no such person, or they have left")
        return found


@get("/api/leaderboards/{game:str}", tags=["people"], summary="Who plays a game best")
async def leaderboard(request: Request[Any, Any, Any], game: GameName, page: Page = 0) -> Leaderboard:
    """Accounts that want to be listed and have played some games."""
    if game not in registered():
        raise missing(f"there is no game {game!r}")
    found = await ratings.leaderboard(reception_of(request).store, game, page)
    leaders = [Leader(each.person, each.name, each.shown, each.games) for each in found]
    return Leaderboard(tuple(leaders), len(leaders) == ratings.PAGE)
