"""A finished record is verified: the seed it shows deals everything again."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.kernel.law.history import the_seed_proves_the_deal
from footplate.kernel.record import Record
from tests.laws.tables import Table, every_table


@every_table
@settings(max_examples=6)
@given(number=st.integers(0, 2**32))
def test_every_finished_record_is_verified(table: Table, number: int) -> None:
    assert list(the_seed_proves_the_deal(table.play(number).record)) == []


def test_a_record_with_another_seed_is_found() -> None:
    record = finished()
    record.close(bytes(32))
    assert list(the_seed_proves_the_deal(record))


def test_a_record_with_another_draw_is_found() -> None:
    record, other = finished(), Table("toy", 3, ()).play(2).record
    at = next(at for at, entry in enumerate(record.entries) if entry.action != other.entries[at].action)
    record.entries[at] = msgspec.structs.replace(record.entries[at], action=other.entries[at].action)
    record.close(Table("toy", 3, ()).seed(1))
    assert list(the_seed_proves_the_deal(record))


def finished() -> Record:
    """The record of a game of the toy, to be changed."""
    record = Table("toy", 3, ()).play(1).record
    return Record(record.header, record.entries, record.closing)
