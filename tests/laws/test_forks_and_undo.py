"""A record can be left at any entry, and whoever made the last entry can take it back."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.kernel.action import Seat
from footplate.kernel.law.history import forks_and_undo
from footplate.kernel.play import Play
from footplate.kernel.record import Record
from tests.laws.tables import Table, breaks, every_table
from tests.toy.game import TOY


@every_table
@settings(max_examples=4)
@given(number=st.integers(0, 2**32))
def test_any_game_can_be_left_and_taken_back(table: Table, number: int) -> None:
    play = table.play(number)
    assert list(forks_and_undo(play.game, play.record, table.seed(number), Random(number), effort=4)) == []


@every_table
def test_a_whole_game_can_be_left_and_taken_back_anywhere(table: Table) -> None:
    play = table.play(1)
    assert list(forks_and_undo(play.game, play.record, table.seed(1), Random(1), effort=30)) == []


def test_undo_behind_chance_or_another_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Record, "undo_limit", lambda record, seat: 0)
    assert breaks(TOY) == {forks_and_undo}


def test_undo_that_is_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Record, "undo_limit", lambda record, seat: len(record.standing()))
    assert breaks(TOY) == {forks_and_undo}


@pytest.mark.interpreted
def test_undo_that_leaves_the_position_as_it_was_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(play: Play, seat: Seat) -> bool:
        return bool(play.record.entries) and play.record.entries[-1].seat == seat

    monkeypatch.setattr(Play, "take_back", forget)
    assert breaks(TOY) == {forks_and_undo}


def test_a_fork_that_loses_an_entry_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Record.fork

    def short(record: Record, at: int, seats: Iterable[str], seed: bytes) -> Record:
        return whole(record, max(0, at - 1), seats, seed)

    monkeypatch.setattr(Record, "fork", short)
    assert breaks(TOY) == {forks_and_undo}
