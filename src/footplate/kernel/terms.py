"""Terms: the header of a record as lines of text, and back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, TypeAlias

import msgspec

from footplate.kernel.record import FORMAT, Fork, Header, RecordError

Line: TypeAlias = "tuple[int, str]"  # its number in the text, and what it says
Said: TypeAlias = "dict[str, list[tuple[int, list[str]]]]"  # by key: the number of a line and its words
Value: TypeAlias = "int | str | bool"

# how many words follow each key
KEYS: Final = {"footplate": 1, "commitment": 1, "game": 1, "ruleset": 1, "option": 2, "seat": 1, "fork": 2}
NEEDED: Final = ("footplate", "commitment", "game", "ruleset")
REPEATED: Final = ("option", "seat")

_WORD: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s"]+')
_PLAIN: Final = re.compile(r'[^\s"#]+')  # a text that needs no quotes
_NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")  # a text that no number is written like
_NUMBER: Final = re.compile(r"-?[0-9]{1,18}")
_TRUTHS: Final = {"true": True, "false": False}


def write(header: Header) -> Iterator[str]:
    """A line for each of the terms; the format and the commitment come first."""
    yield f"footplate {header.format}"
    yield f"commitment {quoted(header.commitment)}"
    yield f"game {quoted(header.game)}"
    yield f"ruleset {header.ruleset}"
    for name, value in header.options.items():
        yield f"option {quoted(name)} {_value(value)}"
    for seat in header.seats:
        yield f"seat {quoted(seat)}"
    if header.fork is not None:
        yield f"fork {quoted(header.fork.of)} {header.fork.at}"


def quoted(text: str) -> str:
    """A text as one word, in quotes only if it needs them."""
    return text if _PLAIN.fullmatch(text) else _in_quotes(text)


def _in_quotes(text: str) -> str:
    # A comment begins with #, so none stands inside the quotes.
    return msgspec.json.encode(text).decode().replace("#", "\\u0023")


def _value(value: Value) -> str:
    if isinstance(value, bool):  # before int: compiled, what may be either is taken for a number
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    return value if _NAME.fullmatch(value) and value not in _TRUTHS else _in_quotes(value)


def read(lines: list[Line]) -> tuple[Header, list[Line]]:
    """The header that the first lines spell, and the lines after it."""
    said: Said = {key: [] for key in KEYS}
    rest = list(lines)
    while rest and (key := rest[0][1].split()[0]) in KEYS:
        number, line = rest.pop(0)
        if said[key] and key not in REPEATED:
            raise RecordError(f"line {number}: there is a second line {key!r}")
        said[key].append((number, words(number, line, KEYS[key])))
    for key in NEEDED:
        if not said[key]:
            where = f"line {rest[0][0]}" if rest else "the end of the text"
            raise RecordError(f"{where} comes before the line {key!r} of a record's header")
    return _header(said), rest


def words(number: int, line: str, count: int) -> list[str]:
    """The words of a line after its first, each perhaps in quotes."""
    key, *found = _WORD.findall(line)
    if len(found) != count or _WORD.sub("", line).strip():
        raise RecordError(f"line {number}: {key!r} takes {count} word{'s' if count > 1 else ''}")
    return found


def _header(said: Said) -> Header:
    once = {key: (number, found[0]) for key in NEEDED for number, found in said[key]}
    form = _number(*once["footplate"])
    if form != FORMAT:
        raise RecordError(f"the record has format {form}; this program reads format {FORMAT}")
    forks = [Fork(unquoted(number, of), _number(number, at)) for number, (of, at) in said["fork"]]
    return Header(
        commitment=unquoted(*once["commitment"]),
        format=form,
        game=unquoted(*once["game"]),
        ruleset=_number(*once["ruleset"]),
        options=_options(said),
        seats=tuple([_seat(number, name) for number, (name,) in said["seat"]]),
        fork=forks[0] if forks else None,
    )


def _seat(number: int, text: str) -> str:
    name = unquoted(number, text)
    if not name.isprintable():
        raise RecordError(f"line {number}: a seat's name has characters that cannot be printed")
    return name


def _options(said: Said) -> dict[str, Value]:
    options: dict[str, Value] = {}
    for number, (name, value) in said["option"]:
        name = unquoted(number, name)
        if name in options:
            raise RecordError(f"line {number}: there is a second option {name!r}")
        options[name] = _read_value(number, value)
    return options


def unquoted(number: int, word: str) -> str:
    """The text that a word of line `number` stands for."""
    if not word.startswith('"'):
        return word
    try:
        return msgspec.json.decode(word, type=str)
    except msgspec.MsgspecError as error:
        raise RecordError(f"line {number}: {word!r} cannot be read: {error}") from None


def _read_value(number: int, word: str) -> Value:
    if word in _TRUTHS:
        return _TRUTHS[word]
    return unquoted(number, word) if word[0] == '"' or _NAME.fullmatch(word) else _number(number, word)


def _number(number: int, word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise RecordError(f"line {number}: {word!r} is not a whole number")
    return int(word)
