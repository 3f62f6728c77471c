"""Metrics: what a process counts, for Prometheus."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from footplate.server.house import House
from footplate.server.logs import Seen
from footplate.server.store import Change, Row, Store, Unavailable
from footplate.server.store.outage import Outage
from footplate.server.thinkers import Thinkers

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The figures of this process, in a registry of their own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)
        self._requests = Histogram(
            "footplate_request_seconds",
            "How long requests took, by route; acting is POST /api/tables/{id}/actions.",
            ["method", "path", "status"],
            buckets=SECONDS,
            registry=registry,
        )
        self._problems = Counter(
            "footplate_problems", "Requests that were not carried out, by why.", ["code"], registry=registry
        )
        self._thinking = Histogram(
            "footplate_bot_thinking_seconds", "How long bots thought.", buckets=SECONDS, registry=registry
        )
        self._away = Counter(
            "footplate_store_unavailable", "How often the database could not be reached.", registry=registry
        )

    def saw(self, seen: Seen) -> None:
        """Count a request; how long a socket stayed open says nothing."""
        if seen.method != "WEBSOCKET":
            self._requests.labels(seen.method, seen.path, f"{seen.status // 100}xx").observe(seen.seconds)
        if seen.problem:
            self._problems.labels(seen.problem).inc()

    def thought(self, seconds: float) -> None:
        """Count what a bot took to decide."""
        self._thinking.observe(seconds)

    def counted(self, store: Store) -> Store:
        """The same store, of which it is counted how often it cannot be reached, and told."""
        return _Counted(store, self._away.inc)

    def watch(self, house: House, thinkers: Thinkers, sockets: Callable[[], int]) -> None:
        """Read the figures that others count themselves whenever somebody asks for them."""
        self._registry.register(_Figures(house, thinkers, sockets))

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)


class _Figures(Collector):
    def __init__(self, house: House, thinkers: Thinkers, sockets: Callable[[], int]) -> None:
        self._house = house
        self._thinkers = thinkers
        self._sockets = sockets

    def collect(self) -> Iterator[Metric]:
        house, thinkers = self._house, self._thinkers
        yield GaugeMetricFamily("footplate_sockets", "Sockets that are open.", self._sockets())
        yield GaugeMetricFamily("footplate_tables_in_memory", "Tables that are in memory.", house.in_memory)
        yield CounterMetricFamily("footplate_moves", "Entries of records that were stored.", house.moves)
        bots = CounterMetricFamily(
            "footplate_bot_questions",
            "Questions to bots, and those without an answer.",
            labels=["fate"],
        )
        for fate in ("asked", "stalled", "died", "failed"):
            bots.add_metric([fate], getattr(thinkers, fate))
        yield bots


class _Counted(Store):
    def __init__(self, store: Store, away: Callable[[], None]) -> None:
        self._store = store
        self._away = away
        self._outage = Outage()

    async def open(self) -> None:
        await self._store.open()

    async def close(self) -> None:
        await self._store.close()

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        with self._watched(writing=False):
            return await self._store.rows(sql, *values)

    async def commit(self, changes: Sequence[Change], notes: Sequence[str] = ()) -> None:
        with self._watched(writing=True):
            await self._store.commit(changes, notes)

    def notes(self) -> AsyncIterator[str]:
        return self._store.notes()

    @contextmanager
    def _watched(self, *, writing: bool) -> Iterator[None]:
        try:
            yield
        except Unavailable as error:
            self._away()
            self._outage.failed(error, writing=writing)
            raise
        self._outage.worked(writing=writing)
