"""What holds for all tests: hypothesis, the toy game, and rules that exist."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Generator
from functools import cache
from importlib import import_module

import pytest
from hypothesis import HealthCheck, settings

from footplate.kernel import state
from footplate.kernel.game import find, register, registered

settings.register_profile(
    "footplate",
    deadline=None,
    derandomize=os.environ.get("CI") == "true",
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("footplate")

import_module("footplate.games")
register("toy", "tests.toy.game:TOY")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="refuse to run on an engine that is interpreted")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--compiled"):
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(pytest.mark.skip(reason="it replaces what a compiled engine has built in"))


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--compiled") and (state.__file__ or "").endswith(".py"):
        raise pytest.UsageError("this engine is interpreted; ./test tests the compiled one, too")


# Whoever starts the tests in the background may have them ignore interrupts, and so every process they start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """The loop of a browser runs until the browser is closed; a test without one may run its own."""
    running = asyncio._get_running_loop()
    if running is None or "browser" in getattr(item, "fixturenames", ()):
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        if nextitem is not None:
            asyncio._set_running_loop(running)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A test may cite only rules that the ledger of some game has; else it is not collected."""
    report = yield
    unknown = [
        f"{item.nodeid} cites {cited}, which no ledger has"
        for item in report.result
        if isinstance(item, pytest.Item)
        for mark in item.iter_markers("rule")
        for cited in mark.args
        if cited not in rules()
    ]
    if unknown:
        report.outcome, report.longrepr, report.result = "failed", unknown[0], []
    return report


@cache
def rules() -> frozenset[str]:
    """The ids of all rules of all registered games."""
    return frozenset([clause.id for name in registered() for clause in find(name).ledger().clauses])
