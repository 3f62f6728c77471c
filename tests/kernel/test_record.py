"""A record is the truth of a game: written one way only, read back whole, shown as far as a seat may see."""

import json
from typing import Any

import msgspec
import pytest

from footplate.kernel.action import CHANCE, Action, Hidden, TakeBack
from footplate.kernel.record import (
    FORMAT,
    Closing,
    Entry,
    Header,
    Record,
    RecordError,
    decode,
    read_header,
)
from tests.kernel.games import OTHER_SEED, SEED, finished, opened, played_on
from tests.toy.actions import Alight, DrawCube, Rest, Toss
from tests.toy.game import TOY

HEADER = Header("", FORMAT, "toy", 3, {"players": 2}, ("Ann", "Bob")).committed(SEED)
PUBLIC: Entry[Any] = Entry(0, Toss(2))
DRAWN: Entry[Any] = Entry(CHANCE, DrawCube(1), odds=(2, 5), seen_by=(1,))


def refusal(data: bytes) -> str:
    """The one line with which a record is refused."""
    with pytest.raises(RecordError) as caught:
        decode(data, TOY.actions)
    message = str(caught.value)
    assert message
    assert "\n" not in message
    return message


def entries(*actions: tuple[int, Action]) -> list[Entry[Any]]:
    return [Entry(seat, action) for seat, action in actions]


def test_a_record_is_json_lines_the_commitment_first() -> None:
    first, *rest = Record(HEADER, [DRAWN, PUBLIC]).encode().decode().splitlines()
    assert json.loads(first) == {
        "commitment": HEADER.commitment,
        "footplate": FORMAT,
        "game": "toy",
        "ruleset": 3,
        "options": {"players": 2},
        "seats": ["Ann", "Bob"],
    }
    assert next(iter(json.loads(first))) == "commitment"
    assert rest == [
        '{"seat":-1,"action":{"kind":"draw-cube","colour":1},"odds":[2,5],"seen_by":[1]}',
        '{"seat":0,"action":{"kind":"toss","amount":2}}',
    ]


@pytest.mark.parametrize("players", [2, 3])
def test_a_record_reads_back_whole(players: int) -> None:
    record = finished(players)
    again = decode(record.encode(), TOY.actions)
    assert (again.header, again.entries, again.closing) == (record.header, record.entries, record.closing)
    assert again.encode() == record.encode()


def test_a_record_under_way_reads_back_without_a_closing() -> None:
    record = opened().record
    again = decode(record.encode(), TOY.actions)
    assert again.closing is None
    assert again.entries == record.entries


def test_the_terms_are_all_but_the_commitment() -> None:
    terms = json.loads(HEADER.terms())
    assert terms.pop("commitment") == ""
    assert {**terms, "commitment": HEADER.commitment} == json.loads(msgspec.json.encode(HEADER))


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"game": "other"},
        {"ruleset": 4},
        {"options": {"players": 3}},
        {"seats": ("Ann", "Ben")},
        {"seats": ("Bob", "Ann")},
    ],
)
def test_the_commitment_changes_with_any_term(change: dict[str, Any]) -> None:
    other = msgspec.structs.replace(HEADER, **change).committed(SEED)
    assert other.commitment != HEADER.commitment


def test_the_commitment_changes_with_the_seed_and_not_with_an_older_one() -> None:
    assert HEADER.committed(OTHER_SEED).commitment != HEADER.commitment
    assert HEADER.committed(OTHER_SEED).committed(SEED) == HEADER


def test_the_header_is_the_first_line() -> None:
    assert read_header(finished().encode()) == finished().header


@pytest.mark.parametrize(
    "data",
    [b"", b"\n", b"{}\n", b"[]\n", b"chess\n", b"\xff\xfe\n", b'{"commitment":"\xff"}\n', b'{"seat":0}\n'],
)
def test_what_has_no_header_is_no_record(data: bytes) -> None:
    assert refusal(data).startswith("line 1 is not the header of a record: ")


def test_a_format_from_the_future_is_refused() -> None:
    data = Record(msgspec.structs.replace(HEADER, format=2)).encode()
    assert refusal(data) == "the record has format 2; this program reads format 1"


def test_a_line_that_is_cut_short_is_refused() -> None:
    assert refusal(Record(HEADER, [PUBLIC]).encode()[:-1]) == "line 2 is cut short"


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"toss 2",
        b'{"seat":0}',
        b'{"seat":"0","action":{"kind":"toss","amount":2}}',
        b'{"seat":0,"action":{"kind":"steal","amount":2}}',
        b'{"seat":0,"action":{"kind":"toss","amount":"2"}}',
        b'{"seat":0,"action":{"kind":"toss"}}',
        b'{"seat":0,"action":{"kind":"toss","amount":2,"more":1}}',
        b'{"seat":0,"action":{"kind":"toss","amount":2},"note":"x"}',
        b'{"seat":0,"action":{"kind":"hidden","what":"\xff"}}',
        b'{"seed":"00","digest":"00"}\n{"seat":0,"action":{"kind":"toss","amount":2}}',
    ],
)
def test_a_line_that_is_no_entry_is_refused_by_its_number(line: bytes) -> None:
    data = Record(HEADER, [PUBLIC]).encode() + line + b"\n"
    assert refusal(data).startswith("line 3 cannot be read: ")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'{"seat":0,', b'{"seat": 0,'),
        (b'"seat":0,"action":{"kind":"toss","amount":2}', b'"action":{"kind":"toss","amount":2},"seat":0'),
        (b'"amount":2}}', b'"amount":2},"odds":null}'),
        (b'{"kind":"toss","amount":2}', b'{"amount":2,"kind":"toss"}'),
        (b'"kind":"toss"', b'"kind":"t\\u006fss"'),
        (b'"amount":2', b'"amount":-0'),
        (b'"Ann"', b'"\\u0041nn"'),
        (b'"footplate":1', b'"footplate":1 '),
        (b'"seats":["Ann","Bob"]', b'"seats":["Ann","Bob"],"fork":null'),
    ],
)
def test_a_record_written_in_another_way_is_refused(old: bytes, new: bytes) -> None:
    data = Record(HEADER, [PUBLIC]).encode()
    assert data.count(old) == 1
    assert refusal(data.replace(old, new)) == "the record is not written as Footplate writes it"


def test_standing_entries_are_all_without_a_take_back() -> None:
    record = finished()
    assert record.standing() == record.entries


def test_a_take_back_undoes_every_entry_from_its_number_on() -> None:
    log = entries((0, Toss(1)), (0, Toss(2)), (0, TakeBack(1)), (0, Toss(3)), (1, Rest()))
    assert Record(HEADER, log).standing() == entries((0, Toss(1)), (0, Toss(3)), (1, Rest()))


def test_a_take_back_counts_standing_entries_only() -> None:
    log = entries((0, Toss(1)), (0, TakeBack(0)), (0, Toss(2)), (0, Toss(3)), (0, TakeBack(1)))
    assert Record(HEADER, log).standing() == entries((0, Toss(2)))


@pytest.mark.parametrize("to", [-1, 1, 7])
def test_a_take_back_to_where_nothing_stands_is_refused(to: int) -> None:
    record = Record(HEADER, entries((0, Toss(1)), (0, TakeBack(to))))
    with pytest.raises(RecordError, match=rf"^entry 2 takes back to {to}, where nothing stands$"):
        record.standing()


def test_the_undo_limit_is_the_seats_first_entry_with_nothing_of_others_after() -> None:
    record = Record(HEADER, entries((1, Rest()), (0, Toss(1)), (0, Toss(2))))
    assert record.undo_limit(0) == 1


def test_another_seats_decision_is_an_undo_limit() -> None:
    record = Record(HEADER, entries((0, Toss(1)), (0, Rest()), (1, Toss(2))))
    assert record.undo_limit(0) == 3
    assert record.undo_limit(1) == 2


def test_chance_is_an_undo_limit() -> None:
    record = Record(HEADER, entries((0, Toss(1)), (CHANCE, Alight(2))))
    assert record.undo_limit(0) == 2


def test_the_undo_limit_sees_past_what_was_taken_back() -> None:
    log = entries((0, Toss(1)), (0, Rest()), (0, TakeBack(1)), (0, Toss(2)))
    assert Record(HEADER, log).undo_limit(0) == 0


def test_an_empty_record_has_nothing_to_undo() -> None:
    assert Record(HEADER).undo_limit(0) == 0


def test_a_fork_shares_the_first_standing_entries() -> None:
    log = entries((0, Toss(1)), (0, Toss(2)), (0, TakeBack(1)), (0, Toss(3)), (0, Rest()))
    forked = Record(HEADER, log).fork(2, ("Cat", "Dan"), OTHER_SEED)
    assert forked.entries == entries((0, Toss(1)), (0, Toss(3)))
    assert forked.header.seats == ("Cat", "Dan")
    assert forked.closing is None


def test_a_fork_says_where_it_comes_from_and_commits_to_its_own_seed() -> None:
    record = finished()
    fork = record.fork(4, record.header.seats, OTHER_SEED).header
    assert fork.fork is not None
    assert (fork.fork.of, fork.fork.at) == (record.header.commitment, 4)
    assert fork.committed(OTHER_SEED) == fork
    assert fork.committed(SEED) != fork


def test_a_fork_leaves_the_record_as_it_was() -> None:
    record = finished()
    before = record.encode()
    record.fork(3, ("Cat", "Dan"), OTHER_SEED).entries.clear()
    assert record.encode() == before


def test_a_fork_reads_back_whole() -> None:
    forked = finished().fork(5, ("Cat", "Dan"), OTHER_SEED)
    assert decode(forked.encode(), TOY.actions).header == forked.header


def test_a_record_as_seen_by_a_seat_has_no_digest_to_guess_secrets_by() -> None:
    record = finished()
    assert record.closing is not None
    assert record.as_seen_by(0).closing is None


@pytest.mark.parametrize("line", [b'{"commitment":' + b"[" * 200_000, b"[" * 200_000])
def test_a_line_that_is_nested_without_end_is_refused(line: bytes) -> None:
    with pytest.raises(RecordError, match=r"^line 1 is not the header"):
        read_header(line)
    with pytest.raises(RecordError, match=r"^line 2 cannot be read"):
        decode(msgspec.json.encode(HEADER) + b"\n" + b'{"seat":0,"action":{"x":' + line + b"\n", TOY.actions)


@pytest.mark.parametrize("name", ["\x1b[31mred", "a\nb", "\u202e", "\0"])
def test_a_name_that_cannot_be_printed_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="cannot be printed"):
        msgspec.structs.replace(HEADER, seats=("Ann", name)).committed(SEED)
    written = msgspec.json.encode({**msgspec.to_builtins(HEADER), "seats": ["Ann", name]})
    with pytest.raises(RecordError, match="line 1 is not the header of a record: a seat's name"):
        read_header(written)


def test_a_public_entry_is_for_everybody() -> None:
    for seat in (0, 1, None):
        assert PUBLIC.as_seen_by(seat) == PUBLIC


def test_a_secret_entry_keeps_its_action_for_its_readers_alone() -> None:
    assert DRAWN.as_seen_by(1).action == DrawCube(1)
    for seat in (0, 2, None):
        assert DRAWN.as_seen_by(seat).action == Hidden("draw-cube")


def test_of_a_secret_entry_the_fact_stays_and_the_odds_go() -> None:
    for seat in (0, 1, None):
        seen = DRAWN.as_seen_by(seat)
        assert (seen.seat, seen.odds, seen.seen_by) == (CHANCE, None, (1,))


def test_what_is_seen_does_not_depend_on_what_is_hidden() -> None:
    other: Entry[Any] = Entry(CHANCE, DrawCube(0), odds=(3, 5), seen_by=(1,))
    assert DRAWN.as_seen_by(0) == other.as_seen_by(0)


def test_a_record_as_seen_by_a_seat_hides_fields_and_not_facts() -> None:
    record = finished(3)
    for seat in (0, 1, 2, None):
        seen = record.as_seen_by(seat)
        assert seen.header == record.header
        assert [entry.seat for entry in seen.entries] == [entry.seat for entry in record.entries]
        hidden = [at for at, entry in enumerate(seen.entries) if isinstance(entry.action, Hidden)]
        secret = [at for at, entry in enumerate(record.entries) if entry.seen_by not in (None, (seat,))]
        assert hidden == secret


def test_a_record_as_seen_by_a_seat_can_be_stored_and_read() -> None:
    seen = opened(3).record.as_seen_by(1)
    assert decode(seen.encode(), TOY.actions).entries == seen.entries


def test_a_record_is_sealed_when_it_is_closed() -> None:
    record = Record(HEADER, [DRAWN, PUBLIC])
    assert not record.sealed()
    record.close(SEED)
    assert record.closing is not None
    assert record.closing.seed == SEED.hex()
    assert record.sealed()


def test_a_seal_breaks_with_any_entry() -> None:
    record = finished()
    record.entries[3] = Entry(1, Toss(1))
    assert not record.sealed()


def test_the_closing_is_the_last_line() -> None:
    record = finished()
    last = record.encode().splitlines()[-1]
    assert msgspec.json.decode(last, type=Closing) == record.closing


def test_a_record_can_go_on_after_it_was_stored() -> None:
    play = opened()
    stored = play.record.encode()
    played_on(play)
    assert play.record.encode().startswith(stored)
