"""A reader learns from the record what the view tells as well: no more, and no less."""

from __future__ import annotations

from typing import Any

import pytest

from footplate.kernel.action import CHANCE, Action, Hidden, Seat, kind
from footplate.kernel.law.secrecy import the_record_leaks_nothing
from footplate.kernel.record import Entry
from tests.laws.tables import Moment, Table, any_moment, breaches, breaks, every_table
from tests.toy.actions import SealBid
from tests.toy.game import TOY, with_phase
from tests.toy.phases import Bids, DrawHands, Turns
from tests.toy.state import Toy


@any_moment
def test_the_record_tells_what_the_view_tells_at_any_moment(table: Table, moment: Moment) -> None:
    assert breaches(the_record_leaks_nothing, table.at(moment)) == []


@every_table
def test_the_record_tells_what_the_view_tells_all_through_a_game(table: Table) -> None:
    assert breaches(the_record_leaks_nothing, *table.along(1)) == []


class DrawsInTheOpen(DrawHands):
    def seen_by(self, s: Toy, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        return None


def test_a_secret_draw_that_all_may_read_is_found() -> None:
    assert breaks(with_phase(DrawHands, DrawsInTheOpen)) == {the_record_leaks_nothing}


class BidsInTheOpen(Bids):
    def seen_by(self, s: Toy, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        return None


def test_a_sealed_bid_that_all_may_read_is_found() -> None:
    assert breaks(with_phase(Bids, BidsInTheOpen)) == {the_record_leaks_nothing}


class ReadByTheNeighbour(Bids):
    def seen_by(self, s: Toy, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        return None if seat == CHANCE else (seat, (seat + 1) % s.players)


def test_a_sealed_bid_that_one_other_may_read_is_found() -> None:
    assert breaks(with_phase(Bids, ReadByTheNeighbour)) == {the_record_leaks_nothing}


class ReadersTellTheBid(Bids):
    def seen_by(self, s: Toy, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        if isinstance(action, SealBid) and action.amount == 0:
            return (seat, seat)
        return Bids.seen_by(self, s, seat, action)


def test_readers_that_depend_on_the_secret_are_found() -> None:
    assert breaks(with_phase(Bids, ReadersTellTheBid)) == {the_record_leaks_nothing}


class ReadByNobody(Bids):
    def seen_by(self, s: Toy, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        return None if seat == CHANCE else ()


def test_a_seat_that_cannot_read_its_own_entry_is_found() -> None:
    assert breaks(with_phase(Bids, ReadByNobody)) == {the_record_leaks_nothing}


class MovesInSecret(Turns):
    def seen_by(self, s: Toy, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        return (seat,)


def test_an_entry_that_hides_what_all_can_see_is_found() -> None:
    assert breaks(with_phase(Turns, MovesInSecret)) == {the_record_leaks_nothing}


def with_its_odds(entry: Entry[Any], seat: Seat | None) -> Entry[Any]:
    """Leaves the odds of a secret draw to its readers."""
    if entry.seen_by is None or seat in entry.seen_by:
        return entry
    return Entry(entry.seat, Hidden(kind(entry.action)), seen_by=entry.seen_by)


def test_odds_that_tell_what_is_in_the_bag_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Entry, "as_seen_by", with_its_odds)
    assert breaks(TOY) == {the_record_leaks_nothing}
