"""`footplate replay`: a record told again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from msgspec.structs import replace

from footplate.cli import given, plain
from footplate.cli.given import Whole
from footplate.cli.ranking import points, ranking
from footplate.cli.terminal import LANGUAGE, ending
from footplate.cli.terminal.chronicle import Chronicle
from footplate.cli.terminal.greeting import greeting
from footplate.cli.terminal.screen import Screen
from footplate.kernel import transcript
from footplate.kernel.action import CHANCE, Hidden, Seat, TakeBack
from footplate.kernel.game import Game
from footplate.kernel.record import Entry, Record, RecordError
from footplate.kernel.replay import replay as play_again
from footplate.kernel.replay import verify
from footplate.messages import Catalogue, catalogue


def replay(
    file: Path,
    /,
    *,
    reader: Annotated[str | None, Parameter(name="--as")] = None,
    to: Whole | None = None,
    story: bool = False,
    as_transcript: Annotated[bool, Parameter(name="--transcript")] = False,
) -> None:
    """Print a record in notation, one action a line, or as a story; and the position it comes to.

    Parameters
    ----------
    file
        A record, as JSON Lines or as a transcript.
    reader
        Hide what this seat may not know: its number from 1, its word such as red, or onlooker.
    to
        Stop after this entry; 0 is the position before the first.
    story
        Tell it in sentences, as the table in the terminal does.
    as_transcript
        Print the whole record as a transcript instead: text that reads back to the same record.
    """
    game, record, content = given.record(file)
    if as_transcript:
        if reader is not None or to is not None or story:
            raise given.BadInput(
                "a transcript is of a whole record: --transcript goes without --as, --to and --story"
            )
        with given.reading(file):
            print(transcript.write(record, game), end="")
        return
    part = _up_to(record, to)
    with given.reading(file):
        _refuse_hidden(part)
        if record.closing is not None and record.header.fork is None:
            verify(content)
        s = play_again(game, part)
    seat = None if reader is None else given.seat(game, s, reader)
    if story:
        _tell(game, part, s, None if reader is None else (seat,))
        return
    for line in told(game, part, part if reader is None else part.as_seen_by(seat)):
        print(line)
    print()
    print(game.picture(game.view(s, seat)).rstrip())
    print()
    shown = points(game, s) if reader is not None and not s.over else ranking(game, s)
    print("Final standing:" if s.over else "Standing:", "; ".join(shown))


def _tell(game: Game[Any], record: Record, s: Any, readers: tuple[Seat | None] | None) -> None:
    """The terms, the stories, the table and the standing in sentences; without readers no secret is kept."""
    screen, tongue = Screen(sys.stdin, sys.stdout), catalogue(LANGUAGE)
    screen.all(_terms(game, record, s, tongue))
    screen.say()
    (reader,) = readers or (None,)
    chronicle = Chronicle(game, record if readers else _uncovered(record), tongue, (reader,))
    chronicle.catch_up()
    screen.all(chronicle.news(reader))
    screen.say()
    screen.draw(game.picture(game.view(s, reader)).rstrip())
    screen.say()
    screen.say(tongue.text("standing" if s.over else "standing-now"), "bold")
    screen.all((ending.points if readers and not s.over else ending.standing)(game, s, tongue))


def _terms(game: Game[Any], record: Record, s: Any, tongue: Catalogue) -> Iterator[str]:
    """What was agreed, and who sat where."""
    yield greeting(game, record.header, tongue)
    fork = record.header.fork
    if fork is not None:
        yield tongue.text("left-record", record=plain(fork.of), entry=fork.at)
    for word, player in zip(game.words(s)["seat"], record.header.seats, strict=True):
        yield tongue.text("played-by", seat=word, player=plain(player))


def _uncovered(record: Record) -> Record:
    """The record with every secret open to everybody."""
    return Record(record.header, [replace(entry, seen_by=None) for entry in record.entries])


def _up_to(record: Record, to: int | None) -> Record:
    """The record as it was after entry number `to`."""
    last = len(record.entries)
    if to is None or to == last:
        return record
    if not 0 <= to < last:
        raise given.BadInput(f"the record has entries 1 to {last}; --to {to} is none of them, nor 0")
    return Record(record.header, record.entries[:to])


def _refuse_hidden(record: Record) -> None:
    for number, entry in enumerate(record.entries, 1):
        if isinstance(entry.action, Hidden):
            raise RecordError(f"entry {number} is hidden in this record, so it cannot be told on from there")


def told(game: Game[Any], record: Record, shown: Record) -> Iterator[str]:
    """The terms and every entry, a line each; shown is the record, or as much of it as one may read."""
    course = transcript.Course(game, record)
    words = course.words()["seat"]
    agreed = ", ".join([f"{name} {given.in_short(value)}" for name, value in record.header.options.items()])
    yield f"{game.title}: {agreed}"
    fork = record.header.fork
    if fork is not None:
        yield f"left the record {plain(fork.of)} after entry {fork.at}"
    names = [f"{word} ({name})" for word, name in zip(words, record.header.seats, strict=True)]
    width = max(map(len, names))
    marks = _marks(record)
    for number, (entry, read) in enumerate(zip(record.entries, shown.entries, strict=True), 1):
        who = "chance" if entry.seat == CHANCE else names[entry.seat]
        action = transcript.line(read, course, number).partition(" ")[2]
        yield f"{number:>5}  {who:<{width}}  {action}{marks[number - 1]}"
        course.follow(entry)


def _marks(record: Record) -> list[str]:
    """After each entry: whether it was taken back, or which ones it takes back."""
    marks = [""] * len(record.entries)
    line: list[int] = []
    for number, entry in enumerate(record.entries, 1):
        match entry:
            case Entry(action=TakeBack(to=to)):
                marks[number - 1] = f"  <- takes back {', '.join(map(str, line[to:]))}"
                for one in line[to:]:
                    marks[one - 1] = f"  -- taken back by {number}"
                del line[to:]
            case _:
                line.append(number)
    return marks
