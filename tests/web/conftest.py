"""What the tests of the page share: one server and one browser for each process that runs tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.processes import Server, serving
from tests.web.browsing import Visit, launch, visiting

# Nobody reads what the server says meanwhile, and it waits when too much is unread.
QUIET = {"FOOTPLATE_LIMITS": "0", "FOOTPLATE_LOG_LEVEL": "warning"}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("data")
    with serving("--data", folder, **QUIET) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launch(playwright)
        loop = asyncio._get_running_loop()
        yield opened
        asyncio._set_running_loop(loop)  # a test without a browser may have been the last
        opened.close()


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Callable[..., AbstractContextManager[Visit]]:
    """Browsers of different people, with whatever is special about them."""
    return partial(visiting, browser, server.url)


@pytest.fixture
def visit(visitors: Callable[..., AbstractContextManager[Visit]]) -> Iterator[Visit]:
    with visitors() as one:
        yield one
