"""A state holds the agenda, and copies into a position of its own."""

from dataclasses import dataclass
from typing import Any

from footplate.kernel.action import CHANCE
from footplate.kernel.phase import Phase
from footplate.kernel.state import State
from tests.toy.actions import SealBid
from tests.toy.game import TOY
from tests.toy.phases import Bids, Course, DrawHands, Turns
from tests.toy.state import NOWHERE, Toy, ToyOptions


@dataclass
class Diary(State):
    """Remembers what its phases are told."""

    lines: list[str]


@dataclass
class Stage(Phase[Diary]):
    """Writes down when it begins and goes on."""

    name: str = ""

    def enter(self, s: Diary) -> None:
        s.lines.append(f"{self.name} begins")

    def resume(self, s: Diary, ended: Phase[Any]) -> None:
        assert isinstance(ended, Stage)
        s.lines.append(f"{self.name} goes on after {ended.name}")


@dataclass
class Counting(Phase[Diary]):
    """Counts how often it goes on."""

    times: int = 0

    def resume(self, s: Diary, ended: Phase[Any]) -> None:
        self.times += 1


def test_a_phase_begins_when_it_is_pushed() -> None:
    s = Diary([], [])
    s.push(Stage("first"))
    s.push(Stage("second"))
    assert s.lines == ["first begins", "second begins"]
    assert s.agenda == [Stage("first"), Stage("second")]


def test_the_phase_below_is_told_which_one_ended() -> None:
    s = Diary([Stage("below"), Stage("above")], [])
    s.leave()
    assert s.lines == ["below goes on after above"]


def test_a_game_is_over_when_its_agenda_is_empty() -> None:
    s = Diary([Stage("only")], [])
    before = s.over
    s.leave()
    assert (before, s.over) == (False, True)
    assert s.actors() == ()
    assert s.lines == []


def test_the_actors_are_those_of_the_phase_on_top() -> None:
    s = TOY.setup(ToyOptions(2))
    assert s.actors() == (CHANCE,)
    s.push(Bids())
    assert s.actors() == (0, 1)


def test_a_copy_is_equal_and_of_the_same_class() -> None:
    s = TOY.setup(ToyOptions(3))
    twin = s.copy()
    assert type(twin) is Toy
    assert twin == s


def test_a_copy_has_lists_and_phases_of_its_own() -> None:
    s = TOY.setup(ToyOptions(2))
    twin = s.copy()
    twin.coins[0] += 5
    twin.pot += 1
    twin.agenda[-1].apply(twin, CHANCE, twin.agenda[-1].odds(twin)[0][0])
    assert s == TOY.setup(ToyOptions(2))
    assert [type(phase) for phase in s.agenda] == [Course, DrawHands]
    assert s.agenda[-1] == DrawHands(queue=(0, 1))


def test_a_copy_shares_what_cannot_change() -> None:
    s = TOY.setup(ToyOptions(2))
    assert s.copy().options is s.options


def test_a_phase_of_a_copy_keeps_its_memory_to_itself() -> None:
    s = TOY.setup(ToyOptions(2))
    s.push(Bids())
    twin = s.copy()
    twin.agenda[-1].apply(twin, 0, SealBid(2))
    assert s.actors() == (0, 1)
    assert twin.actors() == (1,)


def test_a_phase_below_the_top_is_copied_when_it_goes_on() -> None:
    s = Diary([Counting(), Counting(), Counting()], [])
    twin, other = s.copy(), s.copy()
    for one in (twin, twin.copy(), other):
        one.leave()
        assert one.agenda == [Counting(), Counting(1)]
    assert s.agenda == [Counting(), Counting(), Counting()]
    s.leave()
    assert twin.agenda == other.agenda == s.agenda == [Counting(), Counting(1)]


def test_the_phases_that_began_since_a_copy_are_told() -> None:
    s = Diary([Counting(1), Counting(2), Counting(3)], [])
    assert s.copy().begun() == []
    more = s.copy()
    more.push(Counting(3))
    assert more.begun() == [Counting(3)]
    less = s.copy()
    less.leave()
    assert less.begun() == []
    less.push(Counting(3))
    assert less.begun() == [Counting(3)]
    less.leave()
    less.leave()
    less.push(Counting(2))
    assert less.begun() == [Counting(2)]


@dataclass
class Atlas(State):
    """Lends its map."""

    map: list[int]
    notes: list[str]

    @property
    def lends(self) -> tuple[str, ...]:
        return ("map",)

    def copy(self) -> "Atlas":
        twin = Atlas([], self.map, self.notes[:])
        twin.is_lent = self.is_lent = True
        return twin


def test_a_column_that_is_lent_is_copied_when_either_claims_it() -> None:
    s = Atlas([], [1], [])
    twin, other = s.copy(), s.copy()
    assert twin.map is other.map is s.map
    twin.claim()
    twin.map[0] = 2
    s.claim()
    s.map[0] = 3
    assert [twin.map, s.map, other.map] == [[2], [3], [1]]


def test_a_column_that_nobody_borrowed_is_not_copied() -> None:
    s = Atlas([], [1], [])
    mine = s.map
    s.claim()
    assert s.map is mine


def test_whether_columns_are_lent_is_no_part_of_a_position() -> None:
    s = Atlas([], [1], [])
    s.copy()
    assert s.is_lent
    assert s == Atlas([], [1], [])


def test_two_kinds_of_state_copy_each_by_its_own_fields() -> None:
    diary = Diary([Stage("a")], ["x"])
    toy = TOY.setup(ToyOptions(2))
    assert diary.copy() == diary
    assert toy.copy() == toy
    assert diary.copy().lines is not diary.lines


def test_a_state_made_by_hand_can_start_anywhere() -> None:
    s = Toy([], ToyOptions(2), [0] * 3, [0] * 6, [NOWHERE] * 5, [9, 1], [1, 0], [0] * 5)
    s.push(Turns())
    assert s.actors() == (1,)
