"""An outage is told of when it begins, now and then while it lasts, and when it is over."""

from __future__ import annotations

import pytest

from footplate.server.store import Unavailable
from footplate.server.store.outage import EVERY, Outage

FULL = Unavailable("database or disk\nis full")
BEGUN = "the database cannot be written: database or disk is full"
OVER = "the database is there again"


def test_an_outage_is_told_of_once_with_its_reason_and_when_it_is_over(
    caplog: pytest.LogCaptureFixture,
) -> None:
    one = Outage()
    one.worked(writing=True)
    for _ in range(5):
        one.failed(FULL, writing=True)
    one.worked(writing=True)
    one.worked(writing=True)
    one.failed(Unavailable("gone"), writing=False)
    one.worked(writing=False)
    said = [record.getMessage() for record in caplog.records]
    assert said == [BEGUN, OVER, "the database does not answer: gone", OVER]
    assert not any([record.exc_info for record in caplog.records])


def test_a_full_disk_that_can_be_read_is_still_full(caplog: pytest.LogCaptureFixture) -> None:
    one = Outage()
    for _ in range(5):
        one.failed(FULL, writing=True)
        one.worked(writing=False)
    assert [record.getMessage() for record in caplog.records] == [BEGUN]


def test_an_outage_that_lasts_is_told_of_now_and_then(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = Outage()
    for tenths in range(21):
        monkeypatch.setattr("time.monotonic", lambda at=tenths: 1000 + at * EVERY / 10)
        one.failed(FULL, writing=True)
    assert [record.getMessage() for record in caplog.records] == [BEGUN] * 3
