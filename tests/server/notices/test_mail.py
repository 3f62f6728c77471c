"""Letters reach a mail server as they were written, to one person alone."""

from __future__ import annotations

import asyncio

import pytest

from footplate.server.notices.failure import Failure
from footplate.server.notices.mail import BadMail, Letter, Mail, Server, is_address, server
from tests.server.notices.certificates import shown, trusted
from tests.server.notices.sink import Sink, sink

SENDER = "Die Zentrale <table@example.org>"
LETTER = Letter("ann@example.com", "Your turn", "Your turn!\n.\nend\n", "https://play.example.org/settings")


def mail(to: Sink, tls: str = "none", login: str = "", host: str = "127.0.0.1") -> Mail:
    return Mail(f"smtp://{login}{host}:{to.port}?tls={tls}", SENDER, trust=trusted("localhost"), timeout=5)


def test_a_letter_arrives_as_it_was_written() -> None:
    async def course() -> None:
        async with sink() as there:
            assert await mail(there).send(LETTER) is None
            [received] = there.received
            message = received.message
            assert received.recipients == ["ann@example.com"]
            assert (message["From"], message["To"]) == (SENDER, "ann@example.com")
            assert message["Subject"] == "Your turn"
            assert message["List-Unsubscribe"] == "<https://play.example.org/settings>"
            assert message["Auto-Submitted"] == "auto-generated"
            assert message["Date"]
            assert message["Message-ID"].endswith("@example.org>")
            assert message.get_content_type() == "text/plain"
            assert message.get_content() == LETTER.body

    asyncio.run(course())


def test_any_language_can_be_written_in() -> None:
    async def course() -> None:
        async with sink() as there:
            assert await mail(there).send(Letter("ann@example.com", "Zug – 列車", "Fährt – 列車\n")) is None
            [received] = there.received
            assert received.message["Subject"] == "Zug – 列車"
            assert received.message.get_content() == "Fährt – 列車\n"

    asyncio.run(course())


def test_the_mail_server_does_not_learn_the_name_of_the_machine() -> None:
    async def course() -> None:
        async with sink() as there:
            await mail(there).send(LETTER)
            assert there.greetings == ["example.org"]

    asyncio.run(course())


@pytest.mark.parametrize(
    "subject",
    ["Hello\r\nBcc: eve@example.com", "Hello\nBcc: eve@example.com", "Hello\r\n\r\nBcc: eve@example.com"],
)
def test_a_subject_cannot_add_a_header(subject: str) -> None:
    async def course() -> None:
        async with sink() as there:
            assert await mail(there).send(Letter("ann@example.com", subject, "Hello\n")) is None
            [received] = there.received
            assert received.message["Bcc"] is None
            assert received.message["Subject"] == "Hello Bcc: eve@example.com"
            assert received.recipients == ["ann@example.com"]
            assert received.message.get_content() == "Hello\n"

    asyncio.run(course())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ann",
        "@example.com",
        "ann@",
        "ann@example.com, eve@example.com",
        "ann@example.com,eve@example.com",
        "ann@example.com;eve@example.com",
        "ann@example.com eve@example.com",
        "Ann <ann@example.com>",
        "<ann@example.com>",
        "ann@example.com\r\nBcc: eve@example.com",
        "ann@example.com\n",
        "ann@exam\0ple.com",
        "ann@example.com> SIZE=1",
        '"ann b"@example.com',
        "ann(comment)@example.com",
        "ann@[127.0.0.1]",
        "ann@a@example.com",
        "än@example.com",
        ".ann@example.com",
        "ann..b@example.com",
        "ann@example..com",
        "a" * 65 + "@example.com",
    ],
)
def test_nothing_goes_to_what_is_not_one_plain_address(text: str) -> None:
    async def course() -> None:
        async with sink() as there:
            refused = await mail(there).send(Letter(text, "Hello", "Hello\n"))
            assert isinstance(refused, Failure)
            assert refused.lasting
            assert there.greetings == []

    assert not is_address(text)
    asyncio.run(course())


@pytest.mark.parametrize("text", ["ann@example.com", "ann.b+games@mail.example.co.uk", "o'neil_1@x-y.org"])
def test_plain_addresses_are_taken(text: str) -> None:
    assert is_address(text)


def test_it_logs_in_where_that_is_asked_for() -> None:
    async def course() -> None:
        async with sink(account=("us@er", "pass/word:1")) as there:
            assert await mail(there, login="us%40er:pass%2Fword%3A1@").send(LETTER) is None
            assert len(there.received) == 1
            failure = await mail(there, login="us%40er:wrong@").send(LETTER)
            assert isinstance(failure, Failure)
            assert not failure.lasting
            assert "wrong" not in failure.reason
            assert len(there.received) == 1

    asyncio.run(course())


@pytest.mark.parametrize(("tls", "at_once"), [("starttls", False), ("ssl", True)])
def test_letters_travel_through_tls(tls: str, at_once: bool) -> None:
    async def course() -> None:
        async with sink(tls=shown("localhost"), at_once=at_once, account=("ann", "b")) as there:
            assert await mail(there, tls, "ann:b@", host="localhost").send(LETTER) is None
            assert [received.secure for received in there.received] == [True]

    asyncio.run(course())


@pytest.mark.parametrize(("tls", "at_once"), [("starttls", False), ("ssl", True)])
def test_a_server_that_cannot_prove_its_name_gets_neither_letter_nor_password(
    tls: str, at_once: bool
) -> None:
    async def course() -> None:
        async with sink(tls=shown("elsewhere.example"), at_once=at_once, account=("ann", "b")) as there:
            failure = await mail(there, tls, "ann:b@", host="localhost").send(LETTER)
            assert isinstance(failure, Failure)
            assert not failure.lasting
            assert there.received == []

    asyncio.run(course())


def test_without_starttls_on_the_other_side_nothing_is_sent_in_the_clear() -> None:
    async def course() -> None:
        async with sink() as there:
            assert isinstance(await mail(there, "starttls").send(LETTER), Failure)
            assert there.received == []

    asyncio.run(course())


@pytest.mark.parametrize(
    ("verb", "answer", "lasting"),
    [
        ("rcpt", "550 nobody here", True),
        ("rcpt", "450 later", False),
        ("mail", "451 later", False),
        ("data", "451 later", False),
        ("ehlo", "554 go away", False),
    ],
)
def test_a_refusal_of_the_mail_server_is_told(verb: str, answer: str, lasting: bool) -> None:
    async def course() -> None:
        async with sink() as there:
            there.say = {verb: answer, "helo": answer if verb == "ehlo" else "250 hello"}
            failure = await mail(there).send(LETTER)
            assert isinstance(failure, Failure)
            assert failure.lasting == lasting

    asyncio.run(course())


def test_a_bad_farewell_does_not_undo_a_letter_that_was_taken() -> None:
    async def course() -> None:
        async with sink() as there:
            there.say["quit"] = "421 I am tired"
            assert await mail(there).send(LETTER) is None
            assert len(there.received) == 1

    asyncio.run(course())


def test_a_server_that_is_away_or_silent_is_a_passing_failure() -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async def course() -> None:
        async with sink() as there:
            gone = mail(there)
        failure = await gone.send(LETTER)
        assert isinstance(failure, Failure)
        assert not failure.lasting
        listening = await asyncio.start_server(silent, "127.0.0.1", 0)
        async with listening:
            port = listening.sockets[0].getsockname()[1]
            failure = await Mail(f"smtp://127.0.0.1:{port}?tls=none", SENDER, timeout=0.2).send(LETTER)
            assert isinstance(failure, Failure)
            assert not failure.lasting

    asyncio.run(course())


@pytest.mark.parametrize(
    ("address", "meant"),
    [
        ("smtp://host", Server("host", 587, "starttls")),
        ("smtp://host?tls=none", Server("host", 25, "none")),
        ("smtps://host", Server("host", 465, "ssl")),
        ("smtp://host?tls=ssl", Server("host", 465, "ssl")),
        ("smtp://[::1]:2525/?tls=none", Server("::1", 2525, "none")),
        ("smtp://a%40b:p%3Aq@host:26?tls=starttls", Server("host", 26, "starttls", "a@b", "p:q")),
    ],
)
def test_the_address_of_a_mail_server_is_read(address: str, meant: Server) -> None:
    assert server(address) == meant


@pytest.mark.parametrize(
    "address",
    [
        "",
        "host",
        "http://ann:secret@host",
        "smtp://",
        "smtp://ann:secret@",
        "smtp://ann:secret@host:port",
        "smtp://ann:secret@host:99999",
        "smtp://ann:secret@host/path",
        "smtp://ann:secret@host?tls=maybe",
        "smtp://ann:secret@host?tsl=none",
        "smtp://ann:secret@host?none",
        "smtps://ann:secret@host?tls=none",
        "smtp://ann:secret@[host",
    ],
)
def test_a_bad_address_of_a_mail_server_is_refused_without_its_password(address: str) -> None:
    with pytest.raises(BadMail, match=r"mail server") as refused:
        server(address)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("sender", ["", "Footplate", "a@b, c@d", "Footplate <nobody>"])
def test_a_sender_without_an_address_is_refused(sender: str) -> None:
    with pytest.raises(BadMail, match="the sender of mail"):
        Mail("smtp://host", sender)
