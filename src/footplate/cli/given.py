"""What a person gave on the command line: a game, options, a record, a seat."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

from cyclopts import Parameter, Token

from footplate.cli import plain
from footplate.kernel import replay, transcript
from footplate.kernel.action import Seat
from footplate.kernel.game import (
    BadOptions,
    Game,
    Options,
    UnknownGame,
    agree,
    find,
    named_value,
    option_notes,
    option_values,
    registered,
)
from footplate.kernel.ledger import UnknownClause
from footplate.kernel.notation import NotationError
from footplate.kernel.record import Record, RecordError

ONLOOKER: Final = "onlooker"
WHOLE: Final = re.compile(r"-?[0-9]+")
DIGITS: Final = 18  # of a whole number
MOST: Final = 1_000_000  # bytes of a file that an option names
SHORT: Final = 40  # characters
_ID: Final = re.compile(r"""^id\s*=\s*["']([^"'\n]+)["']""", re.MULTILINE)


class BadInput(ValueError):
    """What was given cannot be; the message says why in one line."""


EXPLAINED: Final = (BadInput, BadOptions, UnknownGame, UnknownClause, NotationError, RecordError)


def explanation(error: Exception) -> str:
    """One line for an error that the person can mend; nothing for a fault of ours."""
    if isinstance(error, BrokenPipeError):
        return ""
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}" if error.filename else str(error)
    return str(error) if isinstance(error, EXPLAINED) else ""


def writable(path: Path) -> None:
    """An error, before anything else is done, if the file cannot be written to; what is in it stays."""
    there = path.exists()
    path.open("ab").close()
    if not there:
        path.unlink()


def apart(**paths: Path | None) -> None:
    """BadInput where two files that are written would be the same."""
    written: dict[Path, str] = {}
    for name, path in paths.items():
        if path is not None and (other := written.setdefault(path.resolve(), name)) != name:
            raise BadInput(f"--{other} and --{name} cannot both be {path}")


def names() -> tuple[str, ...]:
    """The names of all games, which importing them makes known."""
    import_module("footplate.games")
    return registered()


def game(name: str) -> Game[Any]:
    """The game of that name."""
    names()
    return find(name)


def options(of: Game[Any], players: int, pairs: Sequence[str]) -> Options:
    """Options from words such as money=hidden; where an option may be a file, its text is what is agreed."""
    chosen: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"an option is written name=value, not {pair!r}")
        if name in chosen:
            raise BadInput(f"option {name} is given twice")
        chosen[name] = value
    values = option_values(of)
    files = []
    for name, note in option_notes(of).items():
        if note.file and name in chosen and not named_value(chosen[name], values[name]):
            files.append(str(chosen[name]))
            chosen[name] = _text_for(name, files[-1], values[name])
    try:
        return agree(of, players, chosen)
    except BadOptions as error:
        raise BadOptions(": ".join([*files, str(error)])) from None


def _text_for(option: str, path: str, named: Sequence[str]) -> str:
    if not path:
        raise BadInput(f"option {option} is one of {', '.join(named)}, or a file, and not empty")
    try:
        return decoded(content(Path(path)))
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise BadInput(f"option {option} is one of {', '.join(named)}, or a file; {path}: {why}") from None


def content(path: Path) -> bytes:
    """What a file holds, if it is not without end."""
    with path.open("rb") as file:
        found = file.read(MOST + 1)
    if len(found) > MOST:
        raise BadInput(f"this is longer than {MOST:,} bytes")
    return found


def decoded(content: bytes) -> str:
    """The text that a file holds, with plain line ends."""
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise BadInput("this is not text in UTF-8") from None


def in_short(value: object) -> str:
    """An option's value in a few words: the text of a file by its id, or else by its first line."""
    said = str(value).lower() if isinstance(value, bool) else str(value).strip()
    if "\n" in said:
        found = _ID.search(said)
        said = f"{found[1]} (a file)" if found else said.partition("\n")[0]
    return plain(said if len(said) <= SHORT else f"{said[: SHORT - 1]}…") or "-"


def bots(names: str) -> tuple[str, ...]:
    """Bots with commas between them, each a name or NAME=COMMAND."""
    # Imported here, for not every command has to do with bots.
    from footplate.bots.roster import UnknownBot, find, listed

    try:
        for bot in listed(names):
            find(bot)
    except UnknownBot as error:
        raise BadInput(str(error)) from None
    return listed(names)


def whole(kind: object, tokens: Sequence[Token]) -> int:
    """A whole number, and nothing near to one."""
    text = tokens[0].value
    if not WHOLE.fullmatch(text):
        raise ValueError(f"{text!r} is not a whole number")
    if len(text.removeprefix("-")) > DIGITS:
        raise ValueError(f"{in_short(text)} is too large: a number has at most {DIGITS} digits")
    return int(text)


Whole: TypeAlias = Annotated[int, Parameter(converter=whole)]


def positive(name: str, number: int) -> int:
    """A number that must be 1 or more."""
    if number < 1:
        raise BadInput(f"{name} must be 1 or more, not {number}")
    return number


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Says of which file it is that something is wrong with the record."""
    try:
        yield
    except EXPLAINED as error:
        raise RecordError(f"{path}: {error}") from None


def record(path: Path) -> tuple[Game[Any], Record, bytes]:
    """A record from a file, JSON Lines or a transcript; and its JSON Lines, as they stand in the file."""
    content = path.read_bytes()
    names()
    with reading(path):
        if content.startswith(b"{"):
            return *replay.load(content), content
        of, found = transcript.read(_text(content))
        return of, found, found.encode()


def _text(content: bytes) -> str:
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise RecordError("this is no record: it is neither JSON Lines nor text") from None
    if not text.strip():
        raise RecordError("this is no record: it is empty")
    return text


def seat(of: Game[Any], s: Any, word: str) -> Seat | None:
    """A seat by its number from 1 or its word; None for an onlooker."""
    if word.casefold() == ONLOOKER:
        return None
    seats = [one.casefold() for one in of.words(s)["seat"]]
    known = [str(number) for number in range(1, len(seats) + 1)]
    for spelled in (known, seats):
        if word.casefold() in spelled:
            return spelled.index(word.casefold())
    raise BadInput(f"there is no seat {word!r}; there are: {', '.join(seats)}, 1 to {len(seats)}, {ONLOOKER}")
