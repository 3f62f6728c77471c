"""The routes of people, through the whole application and on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from footplate.server.app import make_app
from footplate.server.people.accounts import Letter
from footplate.server.people.refusal import Refusal
from footplate.server.routes.reception import ANSWERS, open_reception
from footplate.server.settings import Settings
from footplate.server.store.audience import Audience
from tests.server.people.authenticator import Authenticator

pytestmark = pytest.mark.anyio

HOST = "play.example.org"
ORIGIN = f"https://{HOST}"
PASSWORD = "correct horse"
MAIL: Any = {"smtp": "smtp://127.0.0.1:9?tls=none", "sender": "Footplate <table@example.org>"}
CREDENTIALS = {"name": "Ada", "password": PASSWORD}


class Letters(list[Letter]):
    """A letter box."""

    async def post(self, letter: Letter) -> None:
        self.append(letter)


@pytest.fixture
def letters() -> Letters:
    return Letters()


def application(settings: Settings, letters: Letters) -> Litestar:
    """The whole application, but its letters are kept and not mailed."""
    app = make_app(settings)
    app.on_startup.append(lambda: open_reception(app, settings, letters.post))
    return app


@pytest.fixture
async def client(
    address: str, letters: Letters, anyio_backend: str
) -> AsyncIterator[AsyncTestClient[Litestar]]:
    settings = Settings(database=address, public_url=ORIGIN, thinkers=0, limits=0, **MAIL)
    async with AsyncTestClient(application(settings, letters), base_url=ORIGIN) as client:
        yield client


async def send(client: AsyncTestClient[Litestar], path: str, status: int, **data: Any) -> Any:
    """Post a document, and the answer to it."""
    answer = await client.post(f"/api{path}", json=data or None)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


async def me(client: AsyncTestClient[Litestar]) -> Any:
    answer = await client.get("/api/me")
    return answer.json() if answer.status_code == 200 else None


async def test_who_may_be_unknown_can_ask_who_they_are(client: AsyncTestClient[Litestar]) -> None:
    assert (await client.get("/api/people/session")).json() == {"me": None}
    ada = await send(client, "/people", 201, name="Ada")
    assert (await client.get("/api/people/session")).json() == {"me": ada}


async def test_a_guest_is_known_again_by_a_cookie_that_no_script_reads(
    client: AsyncTestClient[Litestar],
) -> None:
    answer = await client.post("/api/people", json={"name": "Ada"})
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"]
    assert all(
        [part in cookie for part in ("HttpOnly", "SameSite=lax", "Secure", "Path=/", "Max-Age=2592000")]
    )
    found = await me(client)
    assert (found["name"], found["guest"], found["password"], found["passkeys"]) == ("Ada", True, False, [])


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_a_cookie_is_for_tls_alone_where_people_come_over_tls(
    scheme: str, address: str, letters: Letters, anyio_backend: str
) -> None:
    app = application(Settings(database=address, thinkers=0, limits=0), letters)
    async with AsyncTestClient(app, base_url=f"{scheme}://footplate.local") as client:
        answer = await client.post("/api/people", json={"name": "Ada"})
    assert ("Secure" in answer.headers["set-cookie"]) == (scheme == "https")
    assert ("strict-transport-security" in answer.headers) == (scheme == "https")


async def test_whoever_is_known_is_not_made_anew(client: AsyncTestClient[Litestar]) -> None:
    await send(client, "/people", 201, name="Ada")
    problem = await send(client, "/people", 409, name="Bob")
    assert problem["code"] == "known"


async def test_nobody_is_somebody_without_a_cookie(client: AsyncTestClient[Litestar]) -> None:
    assert (await client.get("/api/me")).status_code == 401
    client.cookies.set("footplate", "x" * 43)
    assert (await client.get("/api/me")).status_code == 401


async def test_a_guest_becomes_an_account_signs_out_and_in_again(client: AsyncTestClient[Litestar]) -> None:
    guest = await send(client, "/people", 201, name="a guest")
    before = client.cookies["footplate"]
    account = await send(client, "/me/account", 200, **CREDENTIALS)
    assert (account["id"], account["name"], account["guest"]) == (guest["id"], "Ada", False)
    assert client.cookies["footplate"] != before
    await send(client, "/people/session/end", 204)
    assert await me(client) is None
    assert (await send(client, "/people/session", 200, **CREDENTIALS))["id"] == guest["id"]
    client.cookies.set("footplate", before)
    assert (await client.get("/api/me")).status_code == 401


async def test_a_refusal_has_its_code_and_its_status(client: AsyncTestClient[Litestar]) -> None:
    problem = await send(client, "/people", 400, name="")
    assert problem["code"] == "name-length"
    problem = await send(client, "/people", 400, name="👨\u200d👩\u200d👧")
    assert (problem["code"], "emoji" in problem["detail"]) == ("name-letters", True)
    problem = await send(client, "/people/session", 403, name="Nobody", password=PASSWORD)
    assert problem["code"] == "sign-in-wrong"


def test_every_refusal_has_an_answer() -> None:
    assert set(ANSWERS) == set(Refusal)


async def test_signing_in_adopts_what_the_guest_did(client: AsyncTestClient[Litestar]) -> None:
    await send(client, "/people", 201, name="Ada")
    account = await send(client, "/me/account", 200, **CREDENTIALS)
    await send(client, "/people/session/end", 204)
    await send(client, "/people", 201, name="a guest")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = await send(client, "/tables", 201, game="volldampf", seats=seats)
    await send(client, "/people/session", 200, **CREDENTIALS)
    table = (await client.get(f"/api/tables/{made['table']['id']}")).json()["table"]
    assert (table["seats"][0]["person"], table["seats"][0]["name"]) == (account["id"], "Ada")
    assert table["host"] == account["id"]


async def test_a_new_name_is_seen_at_the_tables_before_the_database_tells_of_it(
    client: AsyncTestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Audience, "tell", lambda audience, note: None)
    await send(client, "/people", 201, name="Ada")
    made = await send(client, "/tables", 201, game="volldampf", seats=[{"kind": "me"}, {"kind": "open"}])
    assert (await send(client, "/me/name", 200, name="Countess"))["name"] == "Countess"
    table = (await client.get(f"/api/tables/{made['table']['id']}")).json()["table"]
    assert table["seats"][0]["name"] == "Countess"


async def test_settings_are_kept_and_unfit_ones_refused(client: AsyncTestClient[Litestar]) -> None:
    await send(client, "/people", 201, name="Ada")
    notices = {"email": False, "webhook": "https://hook.example/ada", "patience": 60}
    chosen = {"leaderboard": True, "language": "en", "notices": notices}
    assert (await send(client, "/me/settings", 200, **chosen))["settings"] == chosen
    await send(client, "/me/settings", 400, language="x" * 36)
    assert (await send(client, "/me/settings", 400, language="klingon!!"))["code"] == "language-unknown"
    for webhook in ("x" * 1001, "", "javascript:alert(1)", "ftp://hook.example/", "http://10.0.0.1/"):
        await send(client, "/me/settings", 400, notices={"webhook": webhook})
    assert (await me(client))["settings"] == chosen


async def test_settings_that_are_not_sent_are_as_for_somebody_new(client: AsyncTestClient[Litestar]) -> None:
    await send(client, "/people", 201, name="Ada")
    await send(client, "/me/settings", 200, leaderboard=True)
    assert (await send(client, "/me/settings", 200, language="en"))["settings"]["leaderboard"] is False


async def test_notices_by_mail_need_a_confirmed_address(
    client: AsyncTestClient[Litestar], letters: Letters
) -> None:
    by_mail = {"email": True, "webhook": None, "patience": 60}
    await send(client, "/people", 201, name="Ada")
    assert (await send(client, "/me/settings", 409, notices=by_mail))["code"] == "no-email"
    await send(client, "/me/account", 200, **CREDENTIALS)
    await send(client, "/me/email", 204, address="ada@example.org", password=PASSWORD)
    await send(client, "/me/settings", 409, notices=by_mail)
    await send(client, "/people/email", 204, token=letters[0].token)
    assert (await send(client, "/me/settings", 200, notices=by_mail))["settings"]["notices"] == by_mail
    await send(client, "/me/email/forget", 204)
    assert (await me(client))["settings"]["notices"] == {**by_mail, "email": False}


async def test_another_password_ends_the_other_sessions(client: AsyncTestClient[Litestar]) -> None:
    await send(client, "/people", 201, name="Ada")
    await send(client, "/me/account", 200, **CREDENTIALS)
    here = client.cookies["footplate"]
    client.cookies.clear()
    await send(client, "/people/session", 200, **CREDENTIALS)
    await send(client, "/me/password", 403, old="wrong horse", new="battery staple")
    await send(client, "/me/password", 204, old=PASSWORD, new="battery staple")
    assert await me(client) is not None
    client.cookies.clear()
    client.cookies.set("footplate", here)
    assert await me(client) is None


async def test_a_forgotten_password_is_set_anew_by_mail(
    client: AsyncTestClient[Litestar], letters: Letters
) -> None:
    await send(client, "/people", 201, name="Ada")
    account = await send(client, "/me/account", 200, **CREDENTIALS)
    await send(client, "/me/email", 204, address="ada@example.org", password=PASSWORD)
    await send(client, "/people/email", 204, token=letters[0].token)
    assert (await me(client))["email"] == "ada@example.org"
    await send(client, "/people/session/end", 204)
    await send(client, "/people/reset", 204, address="nobody@example.org")
    await send(client, "/people/reset", 400, address="\0")
    await send(client, "/people/reset", 204, address="ada@example.org")
    assert len(letters) == 2
    reset = {"token": letters[1].token, "password": "battery staple"}
    assert (await send(client, "/people/password", 200, **reset))["id"] == account["id"]
    assert (await me(client))["id"] == account["id"]
    await send(client, "/people/password", 409, **reset)
    await send(client, "/me/email/forget", 204)
    assert (await me(client))["email"] is None


@pytest.mark.parametrize(
    ("host", "shown"),
    [("127.0.0.1", "localhost"), ("::1", "localhost"), ("192.0.2.7", "192.0.2.7"), ("::2", "[::2]")],
)
def test_on_its_own_machine_a_server_is_shown_by_the_name_that_passkeys_need(host: str, shown: str) -> None:
    assert Settings(host=host, port=8018).local_url == f"http://{shown}:8018"


async def test_a_passkey_makes_an_account_and_lets_in(client: AsyncTestClient[Litestar]) -> None:
    device = Authenticator(ORIGIN, HOST)
    await send(client, "/people", 201, name="a guest")
    asked = await send(client, "/me/passkeys/options", 200, label="phone", account="Ada")
    account = await send(client, "/me/passkeys", 200, credential=device.create(asked["options"]))
    assert (account["name"], account["guest"], account["password"]) == ("Ada", False, False)
    assert [key["name"] for key in account["passkeys"]] == ["phone"]
    await send(client, "/people/session/end", 204)
    asked = await send(client, "/people/passkey/options", 200)
    answer = device.get(asked["options"])
    assert (await send(client, "/people/passkey", 200, credential=answer))["id"] == account["id"]
    assert (await send(client, "/people/passkey", 403, credential=answer))["code"] == "passkey-refused"
    problem = await send(client, "/me/passkeys/remove", 409, id=account["passkeys"][0]["id"])
    assert problem["code"] == "last-way-in"


async def test_signing_out_everywhere_ends_every_session(client: AsyncTestClient[Litestar]) -> None:
    await send(client, "/people", 201, name="Ada")
    token = client.cookies["footplate"]
    await send(client, "/me/sessions/end", 204)
    client.cookies.clear()
    client.cookies.set("footplate", token)
    assert await me(client) is None


async def test_a_profile_and_an_export_are_for_the_right_eyes(client: AsyncTestClient[Litestar]) -> None:
    ada = await send(client, "/people", 201, name="Ada")
    kept = (await client.get("/api/me/export")).json()["kept"]
    assert kept["person"][0]["id"] == ada["id"]
    client.cookies.clear()
    assert (await client.get("/api/me/export")).status_code == 401
    seen = (await client.get(f"/api/people/{ada['id']}")).json()
    assert (seen["name"], seen["games"]) == ("Ada", [])
    assert (await client.get("/api/people/nobody")).status_code == 404
    assert (await client.get("/api/people/%00")).status_code == 400


async def test_a_leaderboard_is_for_everybody(client: AsyncTestClient[Litestar]) -> None:
    answer = await client.get("/api/leaderboards/steam?page=0")
    assert answer.json() == {"leaders": [], "more": False}
    assert (await client.get("/api/leaderboards/steam?page=-1")).status_code == 400
    assert (await client.get("/api/leaderboards/%00")).status_code == 400
    unknown = await client.get("/api/leaderboards/nope")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "not-found")


async def test_who_deletes_an_account_leaves_the_tables_to_others(client: AsyncTestClient[Litestar]) -> None:
    ada = await send(client, "/people", 201, name="Ada")
    hers = client.cookies["footplate"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = await send(client, "/tables", 201, game="volldampf", seats=seats, terms={"public": True})
    table = made["table"]["id"]
    waiting = (await send(client, "/tables", 201, game="volldampf", seats=seats))["table"]["id"]
    client.cookies.clear()
    await send(client, "/people", 201, name="Bob")
    joined = await send(client, f"/tables/{table}/join", 201, seat=1)
    bobs = client.cookies["footplate"]
    client.cookies.clear()
    client.cookies.set("footplate", hers)
    if joined["phase"] == "waiting":
        await send(client, f"/tables/{table}/start", 201)
    assert (await send(client, "/me/delete", 403, name="Bob"))["code"] == "not-your-name"
    await send(client, "/me/delete", 204, name="Ada")
    client.cookies.clear()
    client.cookies.set("footplate", bobs)
    shown = (await client.get(f"/api/tables/{table}")).json()["table"]
    assert shown["phase"] == "running"
    assert (shown["seats"][0]["person"], shown["seats"][0]["name"]) == (None, "")
    assert shown["seats"][0]["bot"] is not None
    assert (await client.get(f"/api/tables/{waiting}")).json()["table"]["phase"] == "closed"
    assert (await client.get(f"/api/people/{ada['id']}")).status_code == 404


async def test_a_seat_says_whether_a_guest_sits_there(client: AsyncTestClient[Litestar]) -> None:
    await send(client, "/people", 201, name="a guest")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = (await send(client, "/tables", 201, game="volldampf", seats=seats))["table"]
    assert [seat["guest"] for seat in table["seats"]] == [True, False]
    await send(client, "/me/account", 200, **CREDENTIALS)
    for _ in range(100):
        shown = (await client.get(f"/api/tables/{table['id']}")).json()["table"]["seats"][0]
        if shown["name"] == "Ada":
            break
    assert (shown["name"], shown["guest"]) == ("Ada", False)


async def test_a_server_without_mail_says_so(address: str, letters: Letters, anyio_backend: str) -> None:
    settings = Settings(database=address, public_url=ORIGIN, thinkers=0)
    async with AsyncTestClient(application(settings, letters), base_url=ORIGIN) as client:
        assert (await send(client, "/people/reset", 409, address="ada@example.org"))["code"] == "no-mail"


async def test_passwords_cannot_be_guessed_for_long(
    address: str, letters: Letters, anyio_backend: str
) -> None:
    settings = Settings(database=address, public_url=ORIGIN, thinkers=0, limits=0.25)
    async with AsyncTestClient(application(settings, letters), base_url=ORIGIN) as client:
        guess = {"name": "Ada", "password": "wrong horse"}
        statuses = [(await client.post("/api/people/session", json=guess)).status_code for _ in range(6)]
    assert statuses[0] == 403
    assert statuses[-1] == 429
