"""A sheet, and what runs on it, found by walking from hex to hex."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import TypeAlias

from tests.oracle.steamrollers.components import CITIES, PLACES, SPOTS, STEPS, TOWNS, TRACKS

Sheet: TypeAlias = "Mapping[str, str]"  # what is drawn in which hex
Borders: TypeAlias = "frozenset[frozenset[str]]"  # those that are blocked: the places on both sides


@cache
def across(place: str, side: int) -> str:
    """The hex or city beyond a side; nothing beyond the edge of the sheet."""
    (q, r), (dq, dr) = SPOTS[place], STEPS[side]
    return PLACES.get((q + dq, r + dr), "")


def out_of(sheet: Sheet, hex_: str, entry: int) -> int | None:
    """The side by which the track of a hex leads on from another, if it has any there. [SR-20]"""
    ends = TRACKS[sheet[hex_]] if hex_ in sheet else ()
    return sum(ends) - entry if entry in ends else None


def ways(sheet: Sheet, blocked: Borders, source: str) -> tuple[tuple[str, int], ...]:
    """Every city that a good can reach from another, by every way, with its distance. [SR-30, SR-31]"""
    return _ways(frozenset(sheet.items()), blocked, source)


@lru_cache(maxsize=1000)  # a sheet is asked about again and again before anything more is drawn
def _ways(drawn: frozenset[tuple[str, str]], blocked: Borders, source: str) -> tuple[tuple[str, int], ...]:
    sheet = dict(drawn)
    return tuple([end for side in range(6) for end in _ways_on(sheet, blocked, source, side, (source,), 0)])


def _ways_on(
    sheet: Sheet, blocked: Borders, place: str, side: int, passed: tuple[str, ...], distance: int
) -> Iterator[tuple[str, int]]:
    """All that follows when a good leaves a place by a side and has been to some cities. [SR-09, SR-33]"""
    there = across(place, side)
    if not there or frozenset([place, there]) in blocked:
        return
    if there in CITIES:
        if there not in passed:
            yield there, distance + 1
            for out in range(6):
                yield from _ways_on(sheet, blocked, there, out, (*passed, there), distance + 1)
        return
    onward = out_of(sheet, there, (side + 3) % 6)
    if onward is not None:
        yield from _ways_on(sheet, blocked, there, onward, passed, distance + (there in TOWNS))


def run(sheet: Sheet, blocked: Borders, city: str, side: int) -> list[str]:
    """The places of an unbroken run of track that leaves a city by a side, as far as it leads. [SR-62]"""
    places = [city]
    onward: int | None = side
    while onward is not None:
        there = across(places[-1], onward)
        if not there or frozenset([places[-1], there]) in blocked:
            break
        entry = (onward + 3) % 6
        onward = None if there in CITIES else out_of(sheet, there, entry)
        if there in CITIES or onward is not None:
            places.append(there)
    return places


def network(sheet: Sheet, blocked: Borders) -> int:
    """A point for each connection between two cities and for each town on it. [SR-09, SR-60, SR-62]"""
    return _network(frozenset(sheet.items()), blocked)


@lru_cache(maxsize=100)
def _network(drawn: frozenset[tuple[str, str]], blocked: Borders) -> int:
    sheet = dict(drawn)
    points = 0
    for city in CITIES:
        for side in range(6):
            places = run(sheet, blocked, city, side)
            if places[-1] in CITIES and city < places[-1]:  # from one of its two ends only
                points += 1 + len([place for place in places if place in TOWNS])
    return points
