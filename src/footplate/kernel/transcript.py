"""Transcript: a whole record as text for people, one action a line, and back without loss."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from footplate.kernel import terms
from footplate.kernel.action import CHANCE, Hidden, Seat, TakeBack, Words
from footplate.kernel.game import Game
from footplate.kernel.legality import well_formed
from footplate.kernel.notation import Notation, NotationError
from footplate.kernel.record import Closing, Entry, Record, RecordError
from footplate.kernel.replay import begin, check, game_of
from footplate.kernel.terms import Line

_ENTRY: Final = re.compile(
    r"(?P<who>\S+)\s+(?P<action>.+?)"
    r"(?:\s+\[(?P<part>-?[0-9]{1,18})/(?P<whole>-?[0-9]{1,18})\])?"
    r"(?:\s+\(seen by (?P<readers>[^()]+)\))?"
)
_COMMENT: Final = re.compile(r"(?:^|\s)#")
_KIND: Final = re.compile(r"[a-z]+(-[a-z]+)*")
_CHANCE: Final = "chance"
_NOBODY: Final = "nobody"


class Course:
    """The position that a record has come to, for the words that its next entry is written with."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self._game = game
        self._line = [begin(game, record)]
        self._known = True
        self._words: Words = {}
        self._notation = Notation((), {})

    def words(self) -> Words:
        """The vocabularies of the position."""
        return self._game.words(self._line[-1])

    def notation(self) -> Notation:
        """Notation in these words."""
        words = self.words()
        if words is not self._words:
            self._words, self._notation = words, Notation(self._game.actions, words)
        return self._notation

    def follow(self, entry: Entry[Any]) -> None:
        """Go on by one entry; after one that is hidden or impossible the last known position serves."""
        if isinstance(entry.action, TakeBack):
            if self._known and 0 <= entry.action.to < len(self._line) - 1:
                del self._line[entry.action.to + 1 :]
            return
        self._known = self._known and not isinstance(entry.action, Hidden)
        if self._known:
            self._go_on(entry)

    def _go_on(self, entry: Entry[Any]) -> None:
        s = self._line[-1].copy()
        try:
            check(self._game, s, entry, len(self._line))
        except RecordError:
            self._known = False
            return
        s.agenda[-1].apply(s, entry.seat, entry.action)
        self._line.append(s)


def write(record: Record, game: Game[Any]) -> str:
    """The record as text: its terms, a line for each entry, and the seed once it is shown."""
    course = Course(game, record)
    lines = [*terms.write(record.header), ""]
    for number, entry in enumerate(record.entries, 1):
        lines.append(line(entry, course, number))
        course.follow(entry)
    closing = record.closing
    if closing is not None:
        lines += ["", f"seed {terms.quoted(closing.seed)}", f"digest {terms.quoted(closing.digest)}"]
    return "\n".join(lines) + "\n"


def line(entry: Entry[Any], course: Course, number: int) -> str:
    """Entry `number`: who, what, the odds of chance, and the readers of a secret."""
    words = course.words()
    if isinstance(entry.action, Hidden) and not _KIND.fullmatch(entry.action.what):
        raise RecordError(f"entry {number} hides what is no kind of action")
    if not well_formed(entry.action, words):
        raise RecordError(f"entry {number} has a number that no word stands for")
    parts = [_word(words, entry.seat, number), course.notation().write(entry.action)]
    if entry.odds is not None:
        parts.append(f"[{entry.odds[0]}/{entry.odds[1]}]")
    if entry.seen_by is not None:
        readers = ", ".join([_word(words, seat, number) for seat in entry.seen_by])
        parts.append(f"(seen by {readers or _NOBODY})")
    return " ".join(parts)


def _word(words: Words, seat: Seat, number: int) -> str:
    if not CHANCE <= seat < len(words["seat"]):
        raise RecordError(f"entry {number} names seat {seat}, and there is none")
    return _CHANCE if seat == CHANCE else words["seat"][seat]


def read(text: str) -> tuple[Game[Any], Record]:
    """The game and the record that a text spells; an error names the line that spells nothing."""
    header, lines = terms.read(list(_lines(text)))
    game = game_of(header)
    record = Record(header)
    course = Course(game, record)
    for at, (number, said) in enumerate(lines):
        if said.split()[0] == "seed":
            record.closing = _closing(lines[at:])
            break
        entry = _entry(said, course, number)
        record.entries.append(entry)
        course.follow(entry)
    return game, record


def _lines(text: str) -> Iterator[Line]:
    """The lines that say something: comments and blank lines do not."""
    for number, whole in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        said = _COMMENT.split(whole, maxsplit=1)[0].strip()
        if said:
            yield number, said


def _entry(said: str, course: Course, number: int) -> Entry[Any]:
    found = _ENTRY.fullmatch(said)
    if found is None:
        raise NotationError(f"line {number} is not a seat and its action: {said!r}")
    notation = course.notation()
    try:
        seat, action = _seat(notation, found["who"]), notation.read(found["action"])
        readers = _readers(notation, found["readers"])
    except NotationError as error:
        raise NotationError(f"line {number}: {error}") from None
    odds = (int(found["part"]), int(found["whole"])) if found["part"] else None
    return Entry(seat, action, odds, readers)


def _seat(notation: Notation, word: str) -> Seat:
    return CHANCE if word.casefold() == _CHANCE else notation.number("seat", word)


def _readers(notation: Notation, text: str | None) -> tuple[Seat, ...] | None:
    if text is None:
        return None
    if text.strip() == _NOBODY:
        return ()
    return tuple([_seat(notation, word.strip()) for word in text.split(",")])


def _closing(lines: list[Line]) -> Closing:
    """The last two lines of a finished record."""
    if [said.split()[0] for _, said in lines] != ["seed", "digest"]:
        raise RecordError(f"line {lines[0][0]}: a record ends with a line 'seed' and a line 'digest'")
    seed, digest = [terms.unquoted(number, terms.words(number, said, 1)[0]) for number, said in lines]
    return Closing(seed, digest)
