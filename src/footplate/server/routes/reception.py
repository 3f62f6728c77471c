"""Reception: what the routes of people share: who serves them, refusals, cookies, patience with guesses."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeVar

from litestar import Litestar, Request, Response
from litestar.datastructures import Cookie

from footplate.messages import languages
from footplate.server.decline import Declined, conflict, too_many
from footplate.server.guard import Bucket, network_of
from footplate.server.house import House
from footplate.server.people import settings as chosen
from footplate.server.people.accounts import Accounts, Post
from footplate.server.people.names import folded
from footplate.server.people.passkeys import Passkeys, site
from footplate.server.people.passwords import Passwords
from footplate.server.people.person import Person
from footplate.server.people.refusal import Refusal
from footplate.server.people.sessions import Sessions, span
from footplate.server.routes.visit import COOKIE
from footplate.server.settings import Settings
from footplate.server.store import Store
from footplate.server.store.echo import Echo
from footplate.server.wire import Problem
from footplate.server.wire.people import Me, Passkey

T = TypeVar("T")

A_MINUTE: Final = 120  # of what one address may try, and of what may be tried on one name
GUEST, GUESS, LETTER = 2.0, 4.0, 12.0  # what a new guest, a password and a letter cost of it

ANSWERS: Final = {
    Refusal.NAME_LENGTH: (400, "a name has 1 to 24 characters"),
    Refusal.NAME_LETTERS: (
        400,
        "a name has a letter, a digit or a symbol in it, no hidden characters (an emoji joined of several has"
        " some), and no heap of accents",
    ),
    Refusal.NAME_TAKEN: (409, "somebody else has this name"),
    Refusal.PASSWORD_LENGTH: (400, "a password has 8 to 256 characters"),
    Refusal.WRONG: (403, "this name and this password do not belong together"),
    Refusal.NOT_A_GUEST: (409, "you have an account already"),
    Refusal.NO_ACCOUNT: (409, "a guest has none of this; make an account first"),
    Refusal.EMAIL: (400, "this is not an e-mail address"),
    Refusal.LANGUAGE: (400, f"the languages there are: {', '.join(languages())}; or none, for the browser's"),
    Refusal.EMAIL_NOTICES: (409, "notices by e-mail need an account with a confirmed address: /api/me/email"),
    Refusal.TOKEN: (409, "this link was used already, or is too old"),
    Refusal.PASSKEY: (403, "this passkey cannot be used here, or the question to it is too old"),
    Refusal.PASSKEY_KNOWN: (409, "this passkey is known already"),
    Refusal.PASSKEYS_MANY: (409, "you have as many passkeys as you can have"),
    Refusal.LAST_WAY_IN: (409, "without this passkey you could not come back; set a password first"),
}


class Reception(NamedTuple):
    """What serves people in one process."""

    store: Store
    sessions: Sessions
    accounts: Accounts
    passkeys: Passkeys
    tries: Bucket | None
    secure: bool
    mails: bool


def open_reception(app: Litestar, settings: Settings, post: Post) -> None:
    """Serve people; letters are given to the post."""
    house: House = app.state.house
    store = Echo(house.store, house.heard)
    # No passkey is bound to an address of numbers.
    url = settings.public_url or f"http://localhost:{settings.port}"
    app.state.reception = Reception(
        store,
        app.state.sessions,
        Accounts(store, Passwords(), post),
        Passkeys(store, site(url)),
        Bucket(A_MINUTE * settings.limits) if settings.limits else None,
        settings.secure,
        bool(settings.smtp),
    )


def reception_of(request: Request[Any, Any, Any]) -> Reception:
    """What serves people in this process."""
    reception: Reception = request.app.state.reception
    return reception


def granted(answer: T | Refusal) -> T:
    """The answer, unless it is a refusal."""
    if isinstance(answer, Refusal):
        status, detail = ANSWERS[answer]
        raise Declined(status, Problem(answer.value, detail))
    return answer


def try_once(request: Request[Any, Any, Any], cost: float, name: str = "") -> None:
    """Declined if an address, or all of them on one name, try too often."""
    reception = reception_of(request)
    if reception.tries is None:
        return
    allowed = reception.tries.take(f"from {network_of(request.scope)}", cost)
    if not allowed or (name and not reception.tries.take(f"on {folded(name)}", cost)):
        raise too_many("too many attempts; wait a little")


def need_mail(request: Request[Any, Any, Any]) -> None:
    """Declined where no mail is sent."""
    if not reception_of(request).mails:
        raise conflict("no-mail", "this server sends no mail")


async def me(reception: Reception, person: Person) -> Me:
    """A person as they see themselves."""
    sql = "select email, password is not null from person where id = $1"
    [(email, password)] = await reception.store.rows(sql, person.id)
    keys = tuple([Passkey(*key) for key in await reception.passkeys.held_by(person)])
    settings = await chosen.of(reception.store, person)
    return Me(*person, settings, email, bool(password), keys)


async def greeted(request: Request[Any, Any, Any], person: Person) -> Response[Me]:
    """Open a session for somebody who has just said who they are; the one they had ends."""
    reception = reception_of(request)
    if old := request.cookies.get(COOKIE):
        await reception.sessions.end(old)
    token = await reception.sessions.open(person)
    return shown(request, await me(reception, person), token, person)


def shown(request: Request[Any, Any, Any], content: Me, token: str, person: Person) -> Response[Me]:
    """Who somebody is, with the cookie by which they are known again."""
    return Response(content, cookies=[cookie(request, token, span(person) // 1000)])


def cookie(request: Request[Any, Any, Any], token: str, seconds: int) -> Cookie:
    """The cookie of a session; no script reads it, and no other site sends it along."""
    secure = reception_of(request).secure or request.scope["scheme"] == "https"
    return Cookie(
        COOKIE, path="/", value=token, max_age=seconds, httponly=True, samesite="lax", secure=secure
    )
