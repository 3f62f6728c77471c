"""A record gives its position again, also after it was written and read."""

from __future__ import annotations

from itertools import count
from typing import ClassVar

from footplate.kernel.action import Action, Seat
from footplate.kernel.law.history import replay_is_equal
from footplate.kernel.record import Record
from footplate.kernel.replay import replay
from tests.laws.tables import Moment, Table, any_moment, breaks, every_table
from tests.toy.actions import STOPS, Walk
from tests.toy.game import with_phase
from tests.toy.phases import Turns
from tests.toy.state import Toy


@any_moment
def test_any_part_of_a_record_leads_to_its_position(table: Table, moment: Moment) -> None:
    case, play = table.at(moment), table.play(moment[0])
    line = play.record.standing()
    part = Record(play.record.header, line[: moment[1] * len(line) // 1000])
    assert list(replay_is_equal(case.game, part, case.s)) == []


@every_table
def test_a_whole_record_leads_to_the_last_position(table: Table) -> None:
    play = table.play(1)
    assert list(replay_is_equal(play.game, play.record, play.state)) == []


class DrawsByItself(Turns):
    """Where the walker goes depends on something outside of the position."""

    steps: ClassVar[count[int]] = count()

    def apply(self, s: Toy, seat: Seat, action: Action) -> None:
        Turns.apply(self, s, seat, action)
        if isinstance(action, Walk):
            s.visits[next(self.steps) % len(STOPS)] += 1


def test_chance_that_is_not_in_the_record_is_found() -> None:
    assert replay_is_equal in breaks(with_phase(Turns, DrawsByItself))


def test_a_position_elsewhere_is_found() -> None:
    play = toy().play(1)
    elsewhere = replay(play.game, play.record, 3)
    assert len(list(replay_is_equal(play.game, play.record, elsewhere))) == 2


def test_an_entry_that_cannot_be_is_found() -> None:
    play = toy().play(1)
    entries = [*play.record.entries, play.record.entries[-1]]
    assert list(replay_is_equal(play.game, Record(play.record.header, entries), play.state))


def toy() -> Table:
    return Table("toy", 3, ())
