"""The transcript: a record as text, and back without loss."""

from __future__ import annotations

from importlib import import_module
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from footplate.games.volldampf.actions import Pass, PlaceSection
from footplate.kernel import game as registry
from footplate.kernel import terms, transcript
from footplate.kernel.action import Hidden, TakeBack, Words
from footplate.kernel.game import BadOptions, UnknownGame, find
from footplate.kernel.notation import NotationError
from footplate.kernel.record import Closing, Entry, Header, Record, RecordError
from tests.cli.records import finished, unfinished
from tests.kernel.games import played_on, under_way
from tests.toy.actions import STOPS
from tests.toy.game import TOY, ToyGame
from tests.toy.state import NOWHERE, Toy

import_module("footplate.games")

PRINTABLE = st.text().filter(str.isprintable)


def told(record: Record) -> str:
    return transcript.write(record, find(record.header.game))


def survives(record: Record) -> bool:
    game, again = transcript.read(told(record))
    return game is find(record.header.game) and again.encode() == record.encode()


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("money", ["open", "hidden"])
def test_a_whole_game_is_written_and_read_without_loss(players: int, money: str) -> None:
    record = finished("volldampf", players, money=money)
    assert any(isinstance(entry.action, TakeBack) for entry in record.entries)
    assert survives(record)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_record_as_a_seat_may_read_it_survives(seat: int | None) -> None:
    seen = finished("volldampf", 2).as_seen_by(seat)
    assert any(isinstance(entry.action, Hidden) for entry in seen.entries)
    assert survives(seen)


def test_a_take_back_by_vote_survives() -> None:
    play = under_way()
    play.take_back_by_vote(1, 1, (0,))
    play.deal()
    assert "\nBob voted-take-back 1 Ann,Bob\nchance draw-cube " in told(play.record)
    assert survives(played_on(play).record)


def test_an_unfinished_record_and_an_empty_one_survive() -> None:
    assert survives(unfinished("volldampf", 3, 40))
    assert survives(Record(unfinished("volldampf", 3, 0).header))


def test_a_fork_survives() -> None:
    fork = finished("volldampf", 3).fork(60, ("a", "b", "c"), b"another seed")
    assert fork.header.fork is not None
    assert survives(fork)


def test_a_forged_record_survives_as_well() -> None:
    record = finished("volldampf", 3)
    record.entries.reverse()
    record.closing = Closing("no seed at all", "")
    assert survives(record)


@given(names=st.tuples(PRINTABLE, PRINTABLE))
def test_whatever_people_call_themselves_survives(names: tuple[str, str]) -> None:
    record = unfinished("volldampf", 2, 1)
    record.header = msgspec.structs.replace(record.header, seats=names)
    assert survives(record)


@given(options=st.dictionaries(st.text(), st.integers(-(10**17), 10**17) | st.booleans() | st.text()))
@example({"players": "true", "a b": "1", "c": "#"})
def test_whatever_is_agreed_survives(options: dict[str, int | str | bool]) -> None:
    header = Header("", 1, "volldampf", 1, options, ())
    lines = list(enumerate(terms.write(header), 1))
    assert terms.read(lines) == (header, [])
    assert [type(value) for value in terms.read(lines)[0].options.values()] == [*map(type, options.values())]


def test_an_entry_is_a_line_and_a_line_is_an_entry() -> None:
    record = finished("volldampf", 2)
    header, entries, closing = told(record).strip().split("\n\n")
    assert len(entries.split("\n")) == len(record.entries)
    assert header.split("\n")[:4] == [
        "footplate 1",
        f"commitment {record.header.commitment}",
        "game volldampf",
        "ruleset 1",
    ]
    assert closing.split("\n")[0] == "seed " + "01" * 32


def test_chance_has_its_odds_and_a_secret_its_readers() -> None:
    lines = told(unfinished("volldampf", 2, 2)).split("\n")
    assert any(line.startswith("chance draw-cube ") and line.endswith(" [10/40]") for line in lines)
    assert any(line.startswith("red seal-bonds ") and line.endswith(" (seen by red)") for line in lines)


def test_comments_blank_lines_and_other_line_ends_are_read_over() -> None:
    record = finished("volldampf", 3)
    lines = ["# a game", *[f"   {line}  # said so\r\n" for line in told(record).split("\n")]]
    assert transcript.read("\ufeff" + "\n".join(lines))[1].encode() == record.encode()


def test_a_secret_that_nobody_may_read_is_seen_by_nobody() -> None:
    record = unfinished("volldampf", 2, 2)
    record.entries[-1] = msgspec.structs.replace(record.entries[-1], seen_by=())
    assert "(seen by nobody)" in told(record)
    assert survives(record)


class TurningWords(ToyGame):
    """The stops change their names with every cube laid and every walk."""

    name: ClassVar[str] = "turning"

    def words(self, s: Toy) -> Words:
        at = (sum(s.visits) + sum([colour != NOWHERE for colour in s.laid])) % len(STOPS)
        return {**TOY.words(s), "stop": STOPS[at:] + STOPS[:at]}


TURNING = TurningWords()


@pytest.mark.parametrize("luck", range(10))
def test_each_entry_is_written_in_the_words_of_its_position(
    luck: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._REGISTRY, "turning", f"{__name__}:TURNING")
    record = finished("turning", 3, luck, encore=True)
    assert survives(record)
    assert [line for line in told(record).split("\n") if "walk" in line or "lay" in line]


HEADER = "footplate 1\ncommitment 0\ngame volldampf\nruleset 1\n"
SEATS = "option players 2\nseat a\nseat b\n"
WHOLE = HEADER + SEATS


@pytest.mark.parametrize(
    ("text", "kind", "says"),
    [
        ("", RecordError, "the end of the text comes before the line 'footplate'"),
        ("hello", RecordError, "line 1 comes before the line 'footplate'"),
        ("# only\n\ngame volldampf\nblue pass", RecordError, "line 4 comes before the line 'footplate'"),
        (HEADER.replace("ruleset 1", "ruleset one"), RecordError, "line 4: 'one' is not a whole number"),
        (HEADER + "game volldampf", RecordError, "line 5: there is a second line 'game'"),
        (HEADER + "seat a b", RecordError, "line 5: 'seat' takes 1 word"),
        (HEADER + "option players", RecordError, "line 5: 'option' takes 2 words"),
        (HEADER + 'seat "a', RecordError, "line 5: 'seat' takes 1 word"),
        (HEADER + 'seat "\\x"', RecordError, "line 5:"),
        (WHOLE + "option players 3", RecordError, "line 8: there is a second option 'players'"),
        (HEADER + "option players 2.5", RecordError, "line 5: '2.5' is not a whole number"),
        (WHOLE.replace("footplate 1", "footplate 2"), RecordError, "the record has format 2"),
        (WHOLE.replace("ruleset 1", "ruleset 9"), RecordError, "the record is of ruleset 9"),
        (WHOLE.replace("volldampf", "chess"), UnknownGame, "there is no game 'chess'"),
        (HEADER + "seat a", BadOptions, "Volldampf is for 2 to 6 players, not 1"),
        (WHOLE + "option money gold", BadOptions, "option money of volldampf is one of open, hidden"),
        (WHOLE + "blue", NotationError, "line 8 is not a seat and its action: 'blue'"),
        (WHOLE + "pink pass", NotationError, "line 8: there is no seat 'pink'"),
        (WHOLE + "blue fly", NotationError, "line 8: there is no action 'fly'"),
        (WHOLE + "\nblue bid", NotationError, "line 9: bid is written: bid <amount>"),
        (WHOLE + "blue bid lots", NotationError, "line 8: 'lots' is not a whole number"),
        (WHOLE + "blue take-route berlin-moskau", NotationError, "line 8: there is no space 'berlin-moskau'"),
        (WHOLE + "blue pass (seen by pink)", NotationError, "line 8: there is no seat 'pink'"),
        (
            WHOLE + "chance draw-cube red [1 of 3]",
            NotationError,
            "line 8: draw-cube is written: draw-cube <colour>",
        ),
        (WHOLE.replace("seat a", 'seat "a\\u001b[2J"'), RecordError, "line 6: a seat's name has characters"),
        (WHOLE + "seed 00", RecordError, "line 8: a record ends with a line 'seed' and a line 'digest'"),
        (WHOLE + "seed 0\ndigest 0\nblue pass", RecordError, "line 8: a record ends with a line 'seed'"),
        (WHOLE + "seed 0\ndigest", RecordError, "line 9: 'digest' takes 1 word"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(text: str, kind: type[Exception], says: str) -> None:
    with pytest.raises(kind) as caught:
        transcript.read(text)
    assert str(caught.value).startswith(says)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        (Entry(7, Pass()), "entry 1 names seat 7"),
        (Entry(-2, Pass()), "entry 1 names seat -2"),
        (Entry(0, PlaceSection(99)), "entry 1 has a number that no word stands for"),
        (Entry(0, PlaceSection(-1)), "entry 1 has a number that no word stands for"),
        (Entry(0, Hidden("a b")), "entry 1 hides what is no kind of action"),
        (Entry(0, Pass(), seen_by=(7,)), "entry 1 names seat 7"),
    ],
)
def test_what_no_words_can_say_is_refused(entry: Entry[Any], says: str) -> None:
    record = Record(unfinished("volldampf", 2, 0).header, [entry])
    with pytest.raises(RecordError, match=says):
        told(record)
