"""Survey: a map file read, or refused with one sentence for each fault."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final, get_type_hints

import msgspec

from footplate.rails.grid import CLOSED, SIDES, STEPS, facing, step
from footplate.rails.mapfile import (
    TERRAIN,
    WATER,
    WIDTH,
    At,
    Code,
    Hex,
    HexMap,
    Label,
    Place,
    River,
    Written,
    codes,
    drawn,
    located,
    wall_side,
    word,
)

LONGEST: Final = 100_000  # characters of a file
LONGEST_NAME: Final = 30
LARGEST: Final = 1_000  # hexes and water spaces
DOTS: Final = 100  # of a line that is no picture
PROVENANCES: Final = ("printed", "reconstructed", "fictional")
CODE: Final = re.compile(r"[A-Z][A-Za-z0-9]")


class MapError(ValueError):
    """A text is not a sound map; the message is its first fault, in one line."""


class Requirements(msgspec.Struct, frozen=True):
    """What a game asks of a map."""

    colours: tuple[str, ...]  # of cities
    cubes: int  # in the bag before set-up
    cubes_a_space: int  # of the goods supply
    new_cities: int  # tiles that turn a town into a city
    players: range


def read(text: str, asks: Requirements) -> HexMap:
    """The map that a text describes; MapError with its first fault if it is not sound."""
    for fault in _faults(text, asks):
        raise MapError(fault)
    return drawn(msgspec.convert(tomllib.loads(text), Written))


def _has_deep_key(line: str) -> bool:
    return ("=" in line or "[" in line) and line.count(".") > DOTS


def faults(text: str, asks: Requirements) -> list[str]:
    """Every fault of a map, a sentence each; what hangs on the picture is judged once that is sound."""
    return list(_faults(text, asks))


def _faults(text: str, asks: Requirements) -> Iterator[str]:
    if len(text) > LONGEST:
        yield f"The file has {len(text):,} characters; a map has {LONGEST:,} at most."
        return
    # A key with thousands of parts keeps the parser busy for minutes.
    deep = [number for number, line in enumerate(text.split("\n"), 1) if _has_deep_key(line)]
    if deep:
        yield f"Line {deep[0]} has more than {DOTS} dots; no key of a map needs as many."
        return
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        yield f"This is not TOML: {' '.join(str(error).split())}."
        return
    misfits = list(_misfits(data))
    yield from misfits
    if misfits:
        return
    written = msgspec.convert(data, Written)
    unreadable = list(_faults_of_the_picture(written))
    yield from _faults_of_texts(written)
    yield from _faults_of_numbers(written, asks)
    yield from _faults_of_places(data["places"], written, asks)
    yield from unreadable
    if not unreadable:
        yield from _faults_of_the_ground(drawn(written), written)


def _misfits(data: dict[str, Any]) -> Iterator[str]:
    """Keys that are missing, unknown or of another type."""
    needed = Written.__struct_fields__[: -len(Written.__struct_defaults__)]
    yield from [f"The key {key!r} is missing." for key in needed if key not in data]
    for key in data:
        if key not in Written.__struct_fields__:
            yield f"There is no key {key!r}; there are: {', '.join(Written.__struct_fields__)}."
    for where, value, form in _parts(data):
        try:
            msgspec.convert(value, form)
        except msgspec.ValidationError as error:
            what, _, within = str(error).partition(" - at `$")
            yield f"{where}{within.rstrip('`')} does not fit: {what}."


def _parts(data: dict[str, Any]) -> Iterator[tuple[str, Any, Any]]:
    """Every value by itself, with where it stands and the type it should have."""
    for key, form in get_type_hints(Written).items():
        match data.get(key):
            case dict(tables) if key == "places":
                yield from [(f"{key}.{code}", table, Place) for code, table in tables.items()]
            case list(rows) if key in ("rivers", "labels"):
                one = River if key == "rivers" else Label
                yield from [(f"{key}[{number}]", row, one) for number, row in enumerate(rows)]
            case value if key in data:
                yield key, value, form


def _faults_of_texts(written: Written) -> Iterator[str]:
    """A name that is empty would be missed, and one that cannot be printed would steer a terminal."""
    named = [("id", written.id), ("title", written.title)]
    named += [(f"name of {code}", place.name) for code, place in written.places.items()]
    named += [(f"name of river {number}", river.name) for number, river in enumerate(written.rivers, 1)]
    named += [(f"text of label {number}", label.text) for number, label in enumerate(written.labels, 1)]
    for what, text in named:
        if not text.strip():
            yield f"The {what} is empty."
        elif not text.isprintable():
            yield f"The {what} has characters that cannot be printed."
    if written.provenance not in PROVENANCES:
        yield f"The provenance is one of {', '.join(PROVENANCES)}, not {written.provenance!r}."


def _faults_of_numbers(written: Written, asks: Requirements) -> Iterator[str]:
    seats, game = written.players, asks.players
    if seats.min > seats.max:
        yield f"The range of players is empty: from {seats.min} to {seats.max}."
    for number in sorted({seats.min, seats.max}):
        if number not in game:
            yield f"The game is for {game.start} to {game.stop - 1} players, not {number}."
    for number in seats.best:
        if not seats.min <= number <= seats.max:
            yield f"The map is best with {number} players and not for {number}."
    if written.fewer_cubes_with_three < 0:
        yield f"The number fewer_cubes_with_three is negative: {written.fewer_cubes_with_three}."
    if written.supply_spaces < 1:
        yield f"There must be a supply space, and supply_spaces is {written.supply_spaces}."
    towns = sum([place.town for place in written.places.values()])
    if seats.max > 3 and towns < asks.new_cities:
        yield f"A map for four or more needs {asks.new_cities} towns, one for each New City; it has {towns}."
    printed = sum([max(0, place.cubes) for place in written.places.values()])
    left = asks.cubes - asks.cubes_a_space * max(0, written.supply_spaces)
    if printed > left:
        spaces = written.supply_spaces
        yield f"The cities take {printed} cubes, and beside {spaces} supply spaces {left} are left."


def _faults_of_places(tables: dict[str, Any], written: Written, asks: Requirements) -> Iterator[str]:
    for code, place in written.places.items():
        if not CODE.fullmatch(code):
            yield f"The code {code!r} of a place is not a capital and then a letter or digit."
        if not any([letter.isalnum() for letter in place.name]):
            yield f"The name of {code} has no letter or digit to make a word of."
        elif word(place.name).isdigit():
            yield f"The name of {code} is a number, and would be taken for an answer's."
        elif len(place.name) > LONGEST_NAME:
            yield f"The name of {code} has {len(place.name)} characters; a name has {LONGEST_NAME} at most."
        if place.city and place.town:
            yield f"{code} is both a city and a town."
        elif not place.city and not place.town:
            yield f"{code} is neither a city nor a town."
        elif place.town and "cubes" in tables[code]:
            yield f"{code} is a town and has no cubes of its own."
        elif place.city:
            yield from _faults_of_a_city(code, tables[code], written, asks)
    found = Counter([place.city for place in written.places.values() if place.city])
    counts = [found[colour] for colour in asks.colours]
    if not found:
        yield "There is no city."
    if len(written.places) == 1:
        yield "There is one place alone, and nothing to join it to."
    if max(counts) - min(counts) > 1:
        told = ", ".join([f"{count} {colour}" for colour, count in zip(asks.colours, counts, strict=True)])
        yield f"The numbers of cities differ by more than one: {told}."


def _faults_of_a_city(
    code: str, table: dict[str, Any], written: Written, asks: Requirements
) -> Iterator[str]:
    place, fewer = written.places[code], written.fewer_cubes_with_three
    if place.city not in asks.colours:
        yield f"{code} is {place.city!r}; a city is one of {', '.join(asks.colours)}."
    if "cubes" not in table:
        yield f"{code} is a city and does not say its number of cubes."
    elif place.cubes < 0:
        yield f"{code} has a negative number of cubes: {place.cubes}."
    elif place.cubes - fewer < 1:
        yield f"{code} is left without cubes with three players: {place.cubes} less {fewer}."


def _faults_of_the_picture(written: Written) -> Iterator[str]:
    seen: dict[str, Code] = {}
    found = list(codes(written.board))
    if len(found) > LARGEST:
        yield f"The picture has {len(found):,} hexes and water spaces; a map has {LARGEST:,} at most."
        return
    for code in found:
        if len(code.text) != 2:
            yield f"{code.where}: {code.text!r} is not a code of two characters and a blank."
        elif code.character % WIDTH or (code.column + code.line) % 2:
            yield f"{code.where}: {code.text!r} is off the lattice of hexes."
        elif code.text in written.places and code.text in seen:
            yield f"{code.where}: {code.text!r} stands in line {seen[code.text].line + 1} already."
        elif code.text not in (*TERRAIN, WATER, *written.places):
            yield f"{code.where}: the code {code.text!r} is unknown."
        seen.setdefault(code.text, code)
    for place in written.places:
        if place not in seen:
            yield f"The place {place} is missing from the picture."
    if written.origin not in written.places:
        yield f"The origin {written.origin!r} is no place."


def _faults_of_the_ground(chart: HexMap, written: Written) -> Iterator[str]:
    yield from _faults_of_words(chart)
    yield from _faults_of_walls(chart, written)
    yield from _faults_of_neighbours(chart)
    yield from _faults_of_rivers(chart)
    yield from _faults_of_spots(chart)


def _faults_of_words(chart: HexMap) -> Iterator[str]:
    # Notation does not tell capitals from small letters.
    words = Counter([name.casefold() for name in chart.names])
    for code, place in chart.places.items():
        if words[word(place.name).casefold()] > 1:
            yield f"The word {word(place.name)!r} of {code} stands for another hex too."


def _faults_of_walls(chart: HexMap, written: Written) -> Iterator[str]:
    hexes = {one.at: number for number, one in enumerate(chart.hexes)}
    seen: set[frozenset[int]] = set()
    for wall in written.walls:
        try:
            number, side = wall_side(chart, wall)
        except LookupError as error:
            yield str(error)
            continue
        edge = frozenset([number, hexes.get(step(chart.hexes[number].at, side), CLOSED)])
        if CLOSED in edge:
            yield f"The wall {wall!r} is not between two hexes."
        elif edge in seen:
            yield f"The wall {wall!r} is listed already, perhaps from its other side."
        seen.add(edge)


def _faults_of_neighbours(chart: HexMap) -> Iterator[str]:
    hexes = [one.at for one in chart.hexes]
    place = {one.at: one.place for one in chart.hexes if one.place}
    for at, code in place.items():
        # Half of the sides, or each pair would be told twice.
        for side in range(SIDES // 2):
            if (other := step(at, side)) in place:
                yield f"{code} and {place[other]} touch."
    met = facing(hexes, chart.walls)
    for number, one in enumerate(chart.hexes):
        sides = sum([side != CLOSED for side in met[number * SIDES : (number + 1) * SIDES]])
        if one.place and sides < 2:
            yield f"{one.place} has fewer than two open sides: {sides}."
    for part in _parts_of(met)[1:]:
        more = f" with {len(part) - 1} more" if len(part) > 1 else ""
        yield f"Not all hexes are connected: {chart.hexes[min(part)].spot} is cut off from the rest{more}."


def _parts_of(met: tuple[int, ...]) -> list[set[int]]:
    """The hexes in parts connected across open sides, the largest part first."""
    free = set(range(len(met) // SIDES))
    parts = []
    while free:
        part: set[int] = set()
        line = [min(free)]
        while line:
            number = line.pop()
            if number not in part:
                part.add(number)
                line += [
                    side // SIDES for side in met[number * SIDES : (number + 1) * SIDES] if side != CLOSED
                ]
        parts.append(part)
        free -= part
    return sorted(parts, key=len, reverse=True)


def _faults_of_rivers(chart: HexMap) -> Iterator[str]:
    hexes = {one.at: one for one in chart.hexes}
    wet = {one.at for one in chart.hexes if one.river}
    cities = {one.at for one in chart.hexes if one.place and chart.places[one.place].city}
    flooded: set[At] = set()
    for river in chart.rivers:
        course = [at for spot in river.course for at in located(chart, spot)]
        strange = [spot for spot in river.course if not located(chart, spot)]
        yield from [f"{river.name} has {spot!r} on its course, which is no spot." for spot in strange]
        if not strange:
            yield from _faults_of_a_course(river, course, hexes)
        for at in dict.fromkeys(course):
            if at in hexes and at not in wet | cities:
                yield f"{river.name} runs through {hexes[at].spot}, which is not marked as a river hex."
        flooded |= set(course)
    for at in sorted(wet - cities - flooded):
        yield f"{hexes[at].spot} is marked as a river hex and lies on no course."


def _faults_of_a_course(river: River, course: list[At], hexes: dict[At, Hex]) -> Iterator[str]:
    if len(course) < 2:
        yield f"{river.name} has a course of fewer than two spots."
    for (at, spot), (after, following) in pairwise(zip(course, river.course, strict=True)):
        if (after[0] - at[0], after[1] - at[1]) not in STEPS:
            yield f"{river.name} goes from {spot} to {following}, which are not neighbours."
    for at, spot in list(zip(course, river.course, strict=True))[1:-1]:
        if at not in hexes:
            yield f"{river.name} leaves the hexes at {spot}; only its ends may lie off them."


def _faults_of_spots(chart: HexMap) -> Iterator[str]:
    """What no rule looks at still has to be somewhere."""
    for label in chart.labels:
        if not located(chart, label.at):
            yield f"The label {label.text!r} is at {label.at!r}, which is no spot."
    spots = {spot for one in chart.hexes for spot in (one.spot, f"{one.q},{one.r}")}
    yield from [f"The forced {spot!r} is no hex." for spot in chart.forced if spot not in spots]
    yield from [f"The named {spot!r} is no place." for spot in chart.named if spot not in chart.places]
