"""A snapshot holds what has changed since the set-up, and is refused where it does not belong."""

from __future__ import annotations

import zlib
from array import array
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

import msgspec
import pytest

from footplate.kernel.game import agree
from footplate.kernel.phase import Phase
from footplate.kernel.play import start
from footplate.kernel.snapshot import SnapshotError, decode, encode
from tests.kernel.games import under_way
from tests.toy.actions import NAMES
from tests.toy.game import TOY, ToyGame
from tests.toy.state import Toy

TWO = agree(TOY, 2, {})


class Step(NamedTuple):
    """A row with a name."""

    here: int
    there: int


class Cup(msgspec.Struct, frozen=True):
    """Something that cannot change and has fields."""

    size: int
    of: tuple[int, ...] = ()


class Board:
    """Follows from the options, and is equal to itself alone."""


@dataclass
class Rich(Toy):
    """Has a column of every kind."""

    board: Board = field(default_factory=Board)
    many: array[int] = field(default_factory=lambda: array("h", [0, 0]))
    small: bytearray = field(default_factory=lambda: bytearray(2))
    steps: list[tuple[Step, ...]] = field(default_factory=list)
    cups: list[Cup] = field(default_factory=list)
    bits: int = 0
    names: frozenset[str] = frozenset()
    nested: tuple[tuple[int, ...], ...] = ()
    maybe: Cup | None = None


@dataclass
class Pause(Phase[Toy]):
    """Waits with much to remember."""

    step: Step | None = None
    rows: tuple[tuple[bool, ...], ...] = ()


class RichGame(ToyGame):
    """The toy game with a position of many kinds."""

    position: ClassVar[type[Toy]] = Rich


RICH = RichGame()


def rich() -> Any:
    s: Any = start(RICH, TWO, NAMES[:2]).state
    s.many[1] = -7
    s.small[1] = 9
    s.steps[:] = [(), (Step(1, 2), Step(2, 3))]
    s.cups[:] = [Cup(1), Cup(2, (3, 4))]
    s.bits = 1 << 100
    s.names = frozenset(["b", "a"])
    s.nested = ((1, 2), (), (3,))
    s.maybe = Cup(5)
    s.agenda.append(Pause(Step(3, 4), ((True, False), ())))
    return s


def test_every_kind_of_value_comes_back_as_it_was() -> None:
    s = rich()
    again = decode(RICH, TWO, encode(RICH, TWO, s))
    again.board = s.board
    assert again == s
    assert again.many.typecode == "h"
    assert type(again.small) is bytearray
    assert [type(step) for step in again.steps[1]] == [Step, Step]
    assert type(again.nested[0]) is tuple
    assert again.agenda[-1].step.there == 4
    assert again.agenda[-1].rows[0] == (True, False)
    assert again.agenda[-1].rows[0][0] is True


def test_what_cannot_be_written_is_told() -> None:
    s = rich()
    s.bag[0] = 1.5
    with pytest.raises(SnapshotError, match="a float cannot be written"):
        encode(RICH, TWO, s)


def test_only_what_has_changed_is_written() -> None:
    play = under_way()
    told = msgspec.json.decode(zlib.decompress(encode(TOY, TWO, play.state)))
    assert told[1:3] == ["toy", TOY.ruleset]
    assert set(told[-2]) == {"bag", "hands"}
    assert told[-1] == [["Course", 2], ["Turns", [0, 1]]]


def test_changes_to_a_position_do_not_reach_the_next_one() -> None:
    written = encode(TOY, TWO, under_way().state)
    first = decode(TOY, TWO, written)
    first.coins[0] = 99
    first.agenda[0].at = 0
    assert decode(TOY, TWO, written) == under_way().state


class OtherGame(ToyGame):
    """Has another name."""

    name: ClassVar[str] = "tyo"


class NewRules(ToyGame):
    """Has other rules."""

    ruleset: ClassVar[int] = 4


@pytest.mark.parametrize(
    ("game", "players", "said"),
    [
        (OtherGame(), 2, "the snapshot is of another game: 'toy', not 'tyo'"),
        (NewRules(), 2, "the snapshot is of another ruleset: 3, not 4"),
        (TOY, 3, "the snapshot is of another set of options"),
        (RICH, 2, "the snapshot is of another set of columns"),
    ],
)
def test_what_belongs_elsewhere_is_refused(game: ToyGame, players: int, said: str) -> None:
    written = encode(TOY, TWO, under_way().state)
    with pytest.raises(SnapshotError, match=said):
        decode(game, agree(game, players, {}), written)


def forged(**change: Any) -> bytes:
    """A snapshot with some fields and an agenda put into it."""
    told = msgspec.json.decode(zlib.decompress(encode(TOY, TWO, under_way().state)))
    told[-2].update(change.get("fields", {}))
    told[-1] += change.get("agenda", [])
    return zlib.compress(msgspec.json.encode(told))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nothing",
        encode(TOY, TWO, under_way().state)[:-1],
        encode(TOY, TWO, under_way().state)[:-1] + b"\0",
        zlib.compress(b"[]"),
        zlib.compress(b"{}"),
        zlib.compress(b"[1]"),
        zlib.compress(b"\xff"),
        zlib.compress(b"[1,2,3,4,5,6,7,8]"),
        forged(fields={"wings": 2}),
        forged(fields={"bag": 2}),
        forged(fields={"bag": [{"Nobody": []}]}),
        forged(fields={"bag": [{"Options": [1, 2, 3]}]}),
        forged(fields={"bag": [{}]}),
        forged(agenda=[["Nowhere"]]),
        forged(agenda=[["Turns"]]),
        forged(agenda=[["Turns", [0], 1]]),
        forged(agenda=[[]]),
        forged(agenda=[3]),
    ],
)
def test_garbage_is_refused_in_one_line(data: bytes) -> None:
    with pytest.raises(SnapshotError) as refused:
        decode(TOY, TWO, data)
    assert "\n" not in str(refused.value)


class Twice(ToyGame):
    """Has two phases of one name."""

    __module__ = "tests.twice.game"


def test_two_phases_of_one_name_are_told() -> None:
    one, other = [
        type("Pond", (Phase,), {"__module__": "tests.twice.phases", "__qualname__": "Pond"}) for _ in "12"
    ]
    s = start(TOY, TWO, NAMES[:2]).state
    s.agenda.append(one())
    with pytest.raises(SnapshotError, match="toy has 2 phases of the name Pond, not one"):
        encode(Twice(), TWO, s)
    assert one is not other
