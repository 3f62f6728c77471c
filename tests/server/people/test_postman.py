"""Postman: letters about accounts arrive, with a link that no server on the way sees."""

from __future__ import annotations

import pytest

from footplate.server.notices.mail import Mail
from footplate.server.people.accounts import CONFIRM, RESET, Letter
from footplate.server.people.postman import Postman, written
from tests.server.notices.sink import sink

pytestmark = pytest.mark.anyio

URL = "https://play.example.org/"


def letter(what: str, language: str = "") -> Letter:
    return Letter(what, "ada@example.org", "Ada", language, "token")


async def test_a_letter_is_mailed_to_its_address() -> None:
    async with sink() as there:
        postman = Postman(Mail(f"smtp://127.0.0.1:{there.port}?tls=none", "table@example.org"), URL)
        await postman.post(letter(RESET))
        await postman.close()
        [received] = there.received
    assert received.recipients == ["ada@example.org"]
    assert "https://play.example.org/new-password#token" in received.message.get_content()


async def test_a_mail_server_that_is_gone_stops_nobody() -> None:
    async with sink() as there:
        port = there.port
    postman = Postman(Mail(f"smtp://127.0.0.1:{port}?tls=none", "table@example.org", timeout=5), URL)
    await postman.post(letter(RESET))
    await postman.close()


async def test_without_a_mail_server_nothing_is_sent() -> None:
    postman = Postman(None, URL)
    await postman.post(letter(CONFIRM))
    await postman.close()


def test_each_kind_of_letter_names_its_reader_and_leads_to_its_page() -> None:
    confirm, reset = written(letter(CONFIRM), URL), written(letter(RESET, "no such language"), URL)
    assert "Ada" in confirm.body
    assert "https://play.example.org/confirm-email#token" in confirm.body
    assert "Ada" in reset.body
    assert confirm.subject != reset.subject
