"""`footplate replay`."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from footplate.kernel import transcript
from footplate.kernel.action import TakeBack
from footplate.kernel.game import find
from footplate.kernel.record import Record
from footplate.kernel.replay import replay
from tests.cli.conftest import Footplate
from tests.cli.records import begun, finished, unfinished


@pytest.fixture
def file(tmp_path: Path) -> Callable[[Record], Path]:
    """Writes a record to a file."""

    def write(record: Record) -> Path:
        path = tmp_path / "game.jsonl"
        path.write_bytes(record.encode())
        return path

    return write


def numbered(out: str) -> list[str]:
    """The lines of entries."""
    return [line for line in out.split("\n") if re.match(r" *\d+  ", line)]


def test_every_entry_is_told_on_a_numbered_line(footplate: Footplate, file: Callable[[Record], Path]) -> None:
    record = unfinished("volldampf", 3, 30)
    answer = footplate("replay", file(record))
    assert (answer.code, answer.err) == (0, "")
    lines = numbered(answer.out)
    assert [int(line.split()[0]) for line in lines[: len(record.entries)]] == list(
        range(1, len(record.entries) + 1)
    )
    game = find("volldampf")
    written = transcript.write(record, game).split("\n\n")[1].split("\n")
    for line, entry, text in zip(lines, record.entries, written, strict=False):
        who, _, action = text.partition(" ")
        name = "" if entry.seat < 0 else f"({record.header.seats[entry.seat]})"
        assert line.split()[1] == who
        assert name in line
        assert line.endswith(action)
    assert answer.out.startswith("Volldampf: players 3, money open, red_cities off, start_player 0\n")


def test_the_position_and_the_standing_come_last(
    footplate: Footplate, file: Callable[[Record], Path]
) -> None:
    record = finished("toy", 2)
    game = find("toy")
    s = replay(game, record)
    coins = sorted(s.coins, reverse=True)
    out = footplate("replay", file(record)).out
    *_, picture, standing = out.rstrip("\n").split("\n\n")
    assert picture == game.picture(game.view(s, None))
    assert standing.startswith("Final standing: 1. ")
    assert [int(place.split()[-1]) for place in standing.split(";")] == coins


def test_a_secret_is_told_to_its_owner_and_hidden_from_others(
    footplate: Footplate, file: Callable[[Record], Path]
) -> None:
    path = file(unfinished("volldampf", 2, 2))
    told = {
        reader: footplate("replay", path, "--as", reader).out
        for reader in ("1", "blue", "2", "RED", "onlooker")
    }
    assert told["1"] == told["blue"]
    assert told["2"] == told["RED"]
    bonds = r"red \(player 2\) +seal-bonds \d+ \(seen by red\)"
    assert re.search(bonds, footplate("replay", path).out)
    assert re.search(bonds, told["2"])
    for reader in ("1", "onlooker"):
        assert not re.search(bonds, told[reader])
        assert re.search(r"red \(player 2\) +hidden seal-bonds \(seen by red\)", told[reader])


def test_a_seat_sees_its_own_view(footplate: Footplate, file: Callable[[Record], Path]) -> None:
    record = unfinished("volldampf", 3, 60, money="hidden")
    game = find("volldampf")
    s = replay(game, record)
    pictures = {seat: game.picture(game.view(s, seat)).rstrip() for seat in (None, 0, 1)}
    assert len(set(pictures.values())) == 3
    path = file(record)
    assert pictures[None] in footplate("replay", path).out
    assert pictures[None] in footplate("replay", path, "--as", "onlooker").out
    assert pictures[1] in footplate("replay", path, "--as", "red").out
    assert pictures[0] in footplate("replay", path, "--as", 1).out


def test_the_standing_does_not_give_hidden_money_away(
    footplate: Footplate, file: Callable[[Record], Path]
) -> None:
    record = unfinished("volldampf", 3, 60, money="hidden")
    path = file(record)
    assert re.search(r"\nStanding: 1\. \w+ -?\d+ / \d+; ", footplate("replay", path).out)
    assert re.search(
        r"\nStanding: blue -?\d+; red -?\d+; yellow -?\d+\n$", footplate("replay", path, "--as", "red").out
    )


@pytest.mark.parametrize("to", [0, 1, 25, 90])
def test_it_stops_where_it_is_told_to(to: int, footplate: Footplate, file: Callable[[Record], Path]) -> None:
    record = finished("volldampf", 4)
    out = footplate("replay", file(record), "--to", to).out
    game = find("volldampf")
    s = replay(game, Record(record.header, record.entries[:to]))
    assert len(numbered(out.split("\n\n")[0])) == to
    assert game.picture(game.view(s, None)).rstrip() in out
    assert "\nStanding: " in out


def test_what_was_taken_back_is_marked(footplate: Footplate, file: Callable[[Record], Path]) -> None:
    play = begun("volldampf", 3)
    s = play.state
    (seat,) = s.actors()
    number = len(play.record.entries)
    first, second, *_ = s.agenda[-1].options(s, seat)
    play.act(seat, first)
    assert play.take_back(seat)
    play.act(seat, second)
    lines = numbered(footplate("replay", file(play.record)).out)
    assert isinstance(play.record.entries[number + 1].action, TakeBack)
    assert lines[number].endswith(f"  -- taken back by {number + 2}")
    assert lines[number + 1].endswith(f"  <- takes back {number + 1}")
    assert "tak" not in lines[number + 2].removeprefix(f"{number + 3:>5}").replace("take-bonds", "")


@pytest.mark.parametrize("name", ["volldampf", "steam"])
def test_the_story_is_told_in_sentences_up_to_the_standing_in_words(
    name: str, footplate: Footplate, file: Callable[[Record], Path]
) -> None:
    record = finished(name, 3)
    answer = footplate("replay", file(record), "--story")
    assert (answer.code, answer.err) == (0, "")
    terms, stories, *_, standing = answer.out.split("\n\n")
    assert terms.startswith(f"{find(name).title} for 3 players: ")
    assert " is played by player 1.\n" in terms
    assert re.search(r"^Set-up: draw a cube, \d+ times\.$", stories, re.MULTILINE)
    assert not numbered(stories)
    assert re.search(r"^The standing\n1\. \w+: -?\d+ points? \(tie-break: ", standing)


def test_the_story_keeps_secrets_from_a_seat_and_none_without_one(
    footplate: Footplate, file: Callable[[Record], Path]
) -> None:
    path = file(unfinished("volldampf", 2, 2))
    bonds = r"Red seals bonds of|Red seals \w* ?\d"
    assert re.search(bonds, footplate("replay", path, "--story").out)
    assert re.search(bonds, footplate("replay", path, "--story", "--as", "red").out)
    for reader in ("blue", "onlooker"):
        told = footplate("replay", path, "--story", "--as", reader).out
        assert not re.search(bonds, told)
        assert "Red seals a choice of bonds." in told
        assert re.search(r"The standing so far\nBlue: -?\d+ points?\nRed: -?\d+ points?\n$", told)


def test_the_story_tells_of_a_vote(footplate: Footplate, file: Callable[[Record], Path]) -> None:
    play = begun("volldampf", 3)
    assert play.take_back_by_vote(1, 4, (0, 2))
    play.deal()
    told = footplate("replay", file(play.record), "--story").out
    assert told.count(" takes that back, and everybody agrees.\n") == 1
    assert "<- takes back 5, 6, 7," in footplate("replay", file(play.record)).out


def test_the_story_stops_where_it_is_told_to_and_tells_of_what_was_taken_back(
    footplate: Footplate, file: Callable[[Record], Path]
) -> None:
    play = begun("volldampf", 3)
    (seat,) = play.state.actors()
    play.act(seat, next(iter(play.state.agenda[-1].options(play.state, seat))))
    assert play.take_back(seat)
    path = file(play.record)
    assert " takes that back.\n" in footplate("replay", path, "--story").out
    to = len(play.record.entries) - 1
    assert "takes that back" not in footplate("replay", path, "--story", "--to", to).out
    assert footplate("replay", path, "--story", "--to", 0).code == 0


def test_the_transcript_reads_back_to_the_record(
    footplate: Footplate, file: Callable[[Record], Path], tmp_path: Path
) -> None:
    record = finished("volldampf", 2)
    path = file(record)
    answer = footplate("replay", path, "--transcript")
    assert answer.code == 0
    assert transcript.read(answer.out)[1].encode() == record.encode()
    text = tmp_path / "game.txt"
    text.write_text("# annotated\n" + answer.out, "utf-8")
    assert footplate("replay", text) == footplate("replay", path)
    assert footplate("replay", text, "--transcript") == answer


def test_a_record_that_hides_entries_is_refused_where_it_cannot_go_on(
    refused: Callable[..., str], file: Callable[[Record], Path]
) -> None:
    hidden = unfinished("volldampf", 2, 2).as_seen_by(0)
    assert "is hidden in this record" in refused("replay", file(hidden))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--as", "purple"], "there is no seat 'purple'; there are: blue, red, yellow, 1 to 3, onlooker"),
        (["--as", "0"], "there is no seat '0'"),
        (["--as", "4"], "there is no seat '4'"),
        (["--as", ""], "there is no seat ''"),
        (["--to", "-1"], "--to -1 is none of them"),
        (["--to", "9999"], "--to 9999 is none of them"),
        (["--to", "here"], "'here' is not a whole number"),
        (["--transcript", "--to", "3"], "a transcript is of a whole record"),
        (["--transcript", "--as", "1"], "a transcript is of a whole record"),
        (["--transcript", "--story"], "a transcript is of a whole record"),
    ],
)
def test_a_wrong_seat_or_entry_gets_one_line(
    arguments: list[str], says: str, refused: Callable[..., str], file: Callable[[Record], Path]
) -> None:
    assert says in refused("replay", file(unfinished("volldampf", 3, 5)), *arguments)


def test_a_missing_file_and_a_folder_get_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    for command in ("replay", "verify"):
        assert refused(command, tmp_path / "none").endswith("none: No such file or directory")
        assert refused(command, tmp_path) == f"{tmp_path}: Is a directory"


GOOD = unfinished("volldampf", 3, 5)
LINES = GOOD.encode().split(b"\n")
TEXT = transcript.write(GOOD, find("volldampf"))


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "this is no record: it is empty"),
        (b"\n \n", "this is no record: it is empty"),
        (b"\x7fELF\x00\xff\xfe", "it is neither JSON Lines nor text"),
        (b"a letter to a friend\n", "line 1 comes before the line 'footplate'"),
        (b"{", "line 1 is not the header of a record"),
        (b"{}\n", "line 1 is not the header of a record"),
        (b'{"\xff":1}\n', "line 1 is not the header of a record"),
        (GOOD.encode()[:-1], "is cut short"),
        (GOOD.encode()[:-20], "is cut short"),
        (GOOD.encode()[:200], "line 1"),
        (GOOD.encode() + b"{}\n", "cannot be read"),
        (GOOD.encode() + b"\n", "cannot be read"),
        (GOOD.encode().replace(b"volldampf", b"chess"), "there is no game 'chess'"),
        (
            GOOD.encode().replace(b'"ruleset":1', b'"ruleset":2'),
            "the record is of ruleset 2; Volldampf is at 1",
        ),
        (GOOD.encode().replace(b'"footplate":1', b'"footplate":2'), "the record has format 2"),
        (GOOD.encode().replace(b'"players":3', b'"players":4'), "another number of seats than players"),
        (GOOD.encode().replace(b'"money":"open"', b'"money":"gold"'), "option money of volldampf is one of"),
        (
            GOOD.encode().replace(b'"start_player":0', b'"start_player":9'),
            "the options of volldampf do not fit",
        ),
        (b"\n".join([*LINES[:5], *LINES[9:]]), "entry "),
        (b"\n".join([*LINES[:-1], LINES[-2], b""]), "entry "),
        (TEXT.replace("chance", "fate").encode(), "there is no seat 'fate'"),
        (TEXT.replace("draw-cube", "drop-cube").encode(), "there is no action 'drop-cube'"),
        (
            TEXT.replace("blue take-bonds", "blue take-bonds 1").encode(),
            "take-bonds is written: take-bonds <amount>",
        ),
        (TEXT.replace("[10/40]", "[11/40]").encode(), "the odds are 10 in 40"),
    ],
)
def test_a_broken_or_forged_record_gets_one_line(
    content: bytes, says: str, refused: Callable[..., str], tmp_path: Path
) -> None:
    path = tmp_path / "record"
    path.write_bytes(content)
    assert says in refused("replay", path)
    assert refused("verify", path).startswith(f"{path}: ")
