"""The oracle's phase 6: it writes down every way there is, and strikes out what the ledger forbids."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tests.oracle.course import Act, Course, ask, one_of
from tests.oracle.volldampf.action_cards import (
    DECLINE,
    NEW_PLANNING,
    draw_card,
    more_freight,
    new_planning,
    planning,
    play_card,
)
from tests.oracle.volldampf.components import COLOUR_OF, SPACES
from tests.oracle.volldampf.table import Cube, Table

SLOW, FAST = 6, 7  # VD-60, VD-81


class Way(NamedTuple):
    """Sections joined end to end, and the places they lead through, first and last included."""

    sections: tuple[int, ...]
    places: tuple[str, ...]


@lru_cache(maxsize=256)
def ways(built: frozenset[int], start: str) -> list[Way]:
    """Every way over built sections that visits no place and so uses no section twice. [VD-60, VD-61]"""
    found = [Way((), (start,))]
    for way in found:  # which grows on the way
        if len(way.sections) < FAST:
            found += [
                Way((*way.sections, section), (*way.places, place))
                for section, place in leaving(built, way.places[-1])
                if place not in way.places
            ]
    return found[1:]


@lru_cache(maxsize=2048)
def leaving(built: frozenset[int], place: str) -> list[tuple[int, str]]:
    """The sections that touch a place, and where each leads."""
    found = []
    for section in built:
        _, one, other, _ = SPACES[section]
        if place in (one, other):
            found.append((section, one if place == other else other))
    return found


def delivers(way: Way, colour: str, red_cities: str) -> bool:
    """It ends in the cube's colour and passes none of it; for red cities see the option. [VD-61, VD-65]"""
    if COLOUR_OF[way.places[-1]] != colour:
        return False
    passed = {COLOUR_OF[place] for place in way.places[1:-1]}
    if red_cities == "on":
        return colour == "red" or passed.isdisjoint({colour, "red"})
    return colour not in passed


@lru_cache(maxsize=2048)
def deliveries(built: frozenset[int], red_cities: str, cube: Cube) -> list[tuple[int, ...]]:
    """Every way to deliver a cube, if with a Fast Locomotive."""
    place, colour = cube
    return [way.sections for way in ways(built, place) if delivers(way, colour, red_cities)]


def routes(table: Table, cube: Cube, limit: int) -> list[tuple[int, ...]]:
    """The ways of a cube over so many sections at most. [VD-60, VD-67]"""
    found = deliveries(frozenset(table.built), table.red_cities, cube)
    return [sections for sections in found if len(sections) <= limit]


def movable(table: Table, limit: int) -> list[Cube]:
    """The cubes on the board that have a way. [VD-60]"""
    return [cube for cube, count in table.cubes.items() if count and routes(table, cube, limit)]


class Transport(NamedTuple):
    """One player's transport: how far it may go, and the cubes that Sabotage has stopped in it."""

    seat: int
    limit: int = SLOW
    stopped: tuple[Cube, ...] = ()

    def may(self, table: Table) -> Iterator[Act]:
        """A cube, with or without a Fast Locomotive, none at all, or a card first. [VD-60, VD-64, VD-81]"""
        hand = table.hands[self.seat]
        yield ("give-up",)
        for cube in movable(table, FAST):
            if cube in self.stopped:
                continue
            if routes(table, cube, self.limit):
                yield ("name-cube", *cube)
            if self.limit == SLOW and "fast-locomotive" in hand:
                yield ("play-fast-locomotive", *cube)
        if "more-freight" in hand and table.bag.total():
            yield ("play-more-freight",)
        yield from planning(table, self.seat)


def transport_cubes(table: Table) -> Course[None]:
    """Two rounds; whoever gives up draws a card, but not in the first round of the game. [VD-60, VD-64]"""
    for seat in table.order * 2:
        moved = yield from transport(table, seat)
        if not moved and table.round > 1:
            yield from draw_card(table, seat)


def transport(table: Table, seat: int) -> Course[bool]:
    """Whether a cube was moved in the end."""
    turn = Transport(seat)
    while True:
        act = yield from ask(seat, turn.may, table)
        match act:
            case ("give-up",):
                return False
            case ("play-more-freight",):
                yield from more_freight(table, seat)
                continue
            case _ if act == NEW_PLANNING:
                yield from new_planning(table, seat)
                continue
            case ("play-fast-locomotive", *_):
                play_card(table, seat, "fast-locomotive")
                turn = turn._replace(limit=FAST)
        cube = (act[1], act[2])
        if not (yield from sabotaged(table, seat)):
            yield from deliver(table, turn, cube)
            return True
        turn = turn._replace(stopped=(*turn.stopped, cube))  # the locomotive stays [VD-89]


def sabotaged(table: Table, seat: int) -> Course[bool]:
    """Every other player with cards is asked in sequence order, until one plays Sabotage. [VD-84, VD-88]"""
    for other in table.order:
        if other == seat or not table.hands[other]:
            continue
        sabotage = [("play-sabotage",)] if "sabotage" in table.hands[other] else []
        act = yield from ask(other, one_of, DECLINE, *sabotage)
        if act != DECLINE:
            play_card(table, other, "sabotage")
            return True
    return False


def deliver(table: Table, turn: Transport, cube: Cube) -> Course[None]:
    """Each section earns its owner 1, whoever moves; the cube goes into the bag. [VD-63, VD-66, VD-67]"""
    may = [("take-route", sections) for sections in routes(table, cube, turn.limit)]
    _, sections = yield from ask(turn.seat, one_of, *may)
    for section in sections:
        table.income[table.built[section]] += 1
    table.cubes[cube] -= 1
    table.bag[cube[1]] += 1


def subsidies(table: Table) -> Course[None]:
    """In order, each who is last at that moment may have a third transport, without a card. [VD-82]

    Asked is whoever holds a card when some card could serve, so that the question tells nothing.
    """
    for seat in table.order:
        hand = table.hands[seat]
        if seat not in table.last() or not hand or not movable(table, FAST):
            continue
        limit = FAST if "fast-locomotive" in hand else SLOW
        subsidy = [("play-subsidy",)] if "subsidy" in hand and movable(table, limit) else []
        act = yield from ask(seat, one_of, DECLINE, *subsidy)
        if act != DECLINE:
            play_card(table, seat, "subsidy")
            yield from transport(table, seat)
