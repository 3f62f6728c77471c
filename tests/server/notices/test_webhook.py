"""A webhook posts what it should where it should, and nothing anywhere else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest

from footplate.server.notices.failure import Failure
from footplate.server.notices.notice import Notice, Turn
from footplate.server.notices.webhook import Webhook, resolve
from tests.server.notices.certificates import shown, trusted
from tests.server.notices.hook import hook
from tests.server.notices.test_address import PRIVATE

NOTICE = Notice(
    "Your turn", "It is your turn – “go”", (Turn("t1", "Steam", "https://play.example/tables/t1"),)
)


class Names:
    """Answers each question with the next of its answers, and counts the questions."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, int]] = []

    def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked.append((host, port))
        return self.answers[len(self.asked) - 1]


HERE = ["127.0.0.1"]


@asynccontextmanager
async def posting(
    names: Names, *, allow_private: bool = True, timeout: float = 5, name: str = "hook.example"
) -> AsyncIterator[Webhook]:
    webhook = Webhook(allow_private=allow_private, resolve=names, trust=trusted(name), timeout=timeout)
    yield webhook
    webhook.close()


def test_a_notice_arrives_with_its_words_and_tables() -> None:
    async def course() -> None:
        async with hook() as there, posting(Names(HERE)) as webhook:
            assert await webhook.post(f"http://hook.example:{there.port}/a/b?c=d", NOTICE) is None
            [posted] = there.posted
            assert posted.first == "POST /a/b?c=d HTTP/1.1"
            assert posted.headers["host"] == f"hook.example:{there.port}"
            assert posted.headers["content-type"] == "application/json"
            assert posted.document == {
                "text": "It is your turn – “go”",
                "content": "It is your turn – “go”",
                "tables": [{"id": "t1", "game": "Steam", "url": "https://play.example/tables/t1"}],
            }

    asyncio.run(course())


def test_the_names_of_the_system_are_used_unless_others_are_given() -> None:
    async def course() -> None:
        async with hook() as there:
            webhook = Webhook(allow_private=True)
            assert await webhook.post(f"http://127.0.0.1:{there.port}/", NOTICE) is None
            webhook.close()
            assert len(there.posted) == 1

    asyncio.run(course())
    assert "127.0.0.1" in resolve("localhost", 80)


@pytest.mark.parametrize("address", PRIVATE)
def test_a_name_that_leads_to_a_private_address_is_not_connected_to(address: str) -> None:
    async def course() -> None:
        names = Names([address])
        async with posting(names, allow_private=False) as webhook:
            refused = await webhook.post("http://hook.example/", NOTICE)
            assert refused == Failure("the webhook's host is not on the public Internet", lasting=True)
            assert names.asked == [("hook.example", 80)]

    asyncio.run(course())


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1:{}/", "http://localhost:{}/", "http://[::1]:{}/", "http://[::ffff:127.0.0.1]:{}/"],
)
def test_this_very_machine_is_out_of_reach(url: str) -> None:
    async def course() -> None:
        async with hook() as there:
            webhook = Webhook(allow_private=False)
            assert isinstance(await webhook.post(url.format(there.port), NOTICE), Failure)
            webhook.close()
            assert there.connections == 0

    asyncio.run(course())


@pytest.mark.parametrize(
    "addresses", [["8.8.8.8", "127.0.0.1"], ["127.0.0.1", "8.8.8.8"], ["8.8.8.8", "::1"]]
)
def test_one_private_address_among_public_ones_is_enough_to_refuse(addresses: list[str]) -> None:
    async def course() -> None:
        async with hook() as there, posting(Names(addresses), allow_private=False) as webhook:
            refused = await webhook.post(f"http://hook.example:{there.port}/", NOTICE)
            assert isinstance(refused, Failure)
            assert refused.lasting
            assert there.connections == 0

    asyncio.run(course())


def test_a_name_is_asked_for_once_so_that_it_cannot_change_its_mind() -> None:
    async def course() -> None:
        names = Names(HERE, ["127.0.0.2"])
        async with hook() as there, posting(names) as webhook:
            assert await webhook.post(f"http://hook.example:{there.port}/", NOTICE) is None
            assert names.asked == [("hook.example", there.port)]
            assert there.connections == 1

    asyncio.run(course())


def test_a_name_that_turns_private_after_it_was_judged_is_not_asked_again() -> None:
    async def course() -> None:
        # Nobody answers at the first address; the second answer would lead to the server here.
        names = Names(["127.0.0.9"], HERE)
        async with hook() as there, posting(names) as webhook:
            assert isinstance(await webhook.post(f"http://hook.example:{there.port}/", NOTICE), Failure)
            assert len(names.asked) == 1
            assert there.connections == 0

    asyncio.run(course())


def test_the_next_address_is_tried_where_the_first_does_not_answer() -> None:
    async def course() -> None:
        async with hook() as there, posting(Names(["127.0.0.9", "127.0.0.1"])) as webhook:
            assert await webhook.post(f"http://hook.example:{there.port}/", NOTICE) is None
            assert len(there.posted) == 1

    asyncio.run(course())


def test_tls_proves_the_name_and_not_the_address() -> None:
    async def course() -> None:
        async with hook(shown("hook.example")) as there, posting(Names(HERE)) as webhook:
            assert await webhook.post(f"https://hook.example:{there.port}/", NOTICE) is None
            assert len(there.posted) == 1

    asyncio.run(course())


@pytest.mark.parametrize(
    ("proved", "believed"), [("other.example", "other.example"), ("hook.example", "x.example")]
)
def test_a_host_that_cannot_prove_its_name_gets_nothing(proved: str, believed: str) -> None:
    async def course() -> None:
        async with hook(shown(proved)) as there, posting(Names(HERE), name=believed) as webhook:
            failure = await webhook.post(f"https://hook.example:{there.port}/", NOTICE)
            assert failure == Failure("the webhook's host cannot prove its name", lasting=False)
            assert there.posted == []

    asyncio.run(course())


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirection_is_not_followed(status: int) -> None:
    async def course() -> None:
        async with hook() as there, hook() as elsewhere, posting(Names(HERE, HERE)) as webhook:
            where = f"http://127.0.0.1:{elsewhere.port}/"
            there.answer = f"HTTP/1.1 {status} Go\r\nLocation: {where}\r\n\r\n".encode("ascii")
            failure = await webhook.post(f"http://hook.example:{there.port}/", NOTICE)
            assert failure == Failure(f"the webhook answers {status}", lasting=True)
            assert (there.connections, elsewhere.connections) == (1, 0)

    asyncio.run(course())


@pytest.mark.parametrize(
    ("answer", "lasting"),
    [
        (b"HTTP/1.1 404 Not Found\r\n\r\n", True),
        (b"HTTP/1.1 410\r\n\r\n", True),
        (b"HTTP/1.1 429 Too Many Requests\r\n\r\n", False),
        (b"HTTP/1.0 503 Unavailable\r\n\r\n", False),
        (b"HTTP/1.1 103 Early Hints\r\n\r\n", True),
        (b"SSH-2.0-OpenSSH\r\n", True),
        (b"HTTP/1.1 2000\r\n", True),
        (b"x" * 5000, True),
    ],
)
def test_an_answer_that_is_no_success_is_a_failure(answer: bytes, lasting: bool) -> None:
    async def course() -> None:
        async with hook() as there, posting(Names(HERE)) as webhook:
            there.answer = answer
            failure = await webhook.post(f"http://hook.example:{there.port}/", NOTICE)
            assert isinstance(failure, Failure)
            assert failure.lasting == lasting

    asyncio.run(course())


@pytest.mark.parametrize("answer", [b"HTTP/1.1 200 OK\r\n\r\n", b""])
def test_an_endless_answer_is_cut(answer: bytes) -> None:
    async def course() -> None:
        async with hook() as there, posting(Names(HERE)) as webhook:
            there.answer = answer
            there.endless = True
            failure = await webhook.post(f"http://hook.example:{there.port}/", NOTICE)
            assert (failure is None) == bool(answer)
            await there.left.wait()

    asyncio.run(course())


def test_an_answer_that_takes_too_long_is_not_waited_for_nor_asked_for_again() -> None:
    async def course() -> None:
        async with hook() as there, posting(Names(HERE), timeout=0.3) as webhook:
            there.answer = b"HTTP/1.1 2"
            failure = await webhook.post(f"http://hook.example:{there.port}/", NOTICE)
            assert failure == Failure("the webhook gives no proper answer in time", lasting=True)
            await there.left.wait()

    asyncio.run(course())


def test_a_name_that_takes_too_long_is_not_waited_for() -> None:
    async def course() -> None:
        asked = asyncio.Event()
        loop = asyncio.get_running_loop()
        done = asyncio.Event()

        def slow(host: str, port: int) -> Sequence[str]:
            loop.call_soon_threadsafe(asked.set)
            asyncio.run_coroutine_threadsafe(done.wait(), loop).result()
            return HERE

        webhook = Webhook(allow_private=True, resolve=slow, timeout=0.3)
        failure = await webhook.post("http://hook.example/", NOTICE)
        assert asked.is_set()
        assert failure == Failure("the webhook's host takes too long to connect", lasting=False)
        done.set()
        webhook.close()

    asyncio.run(course())


@pytest.mark.parametrize("error", [OSError("no such host"), UnicodeError("label too long")])
def test_a_name_that_nobody_knows_is_a_passing_failure(error: Exception) -> None:
    def unknown(host: str, port: int) -> Sequence[str]:
        raise error

    async def course() -> None:
        webhook = Webhook(allow_private=True, resolve=unknown)
        failure = await webhook.post("http://hook.example/", NOTICE)
        assert failure == Failure("the webhook's host is not known", lasting=False)
        webhook.close()

    asyncio.run(course())


@pytest.mark.parametrize("addresses", [[], ["127.0.0.9"]])
def test_a_host_that_is_away_is_a_passing_failure(addresses: list[str]) -> None:
    async def course() -> None:
        async with hook() as there:
            port = there.port
        async with posting(Names(addresses)) as webhook:
            failure = await webhook.post(f"http://hook.example:{port}/", NOTICE)
            assert failure == Failure("the webhook's host cannot be reached", lasting=False)

    asyncio.run(course())


def test_a_bad_url_is_refused_before_any_name_is_asked_for() -> None:
    async def course() -> None:
        names = Names()
        async with posting(names) as webhook:
            assert isinstance(await webhook.post("http://ann:b@hook.example/", NOTICE), Failure)
            assert names.asked == []

    asyncio.run(course())
