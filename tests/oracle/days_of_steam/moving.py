"""The oracle's train moves: a square at a time, with a look ahead only where a train is in the way."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

from tests.oracle.course import Act, Course, ask, chance
from tests.oracle.days_of_steam.components import DIE, SIDES, SPEED_LIMIT, TILES, TOWN, Track
from tests.oracle.days_of_steam.paths import Ground, Spot, across, beside, onward, open_sides
from tests.oracle.days_of_steam.table import EVERYWHERE, Good, Table, Train


class Move:
    """A move under way: what has been spent and done, and what there was before it. [DS-72]"""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.ground = table.ground()
        self.entry: int | None = None  # the side by which the train came in; none where it started
        self.spent = 0
        self.curved = False
        self.loaded = False  # in the town where it is
        self.before = (
            table.trains[seat],
            table.carried[seat],
            table.delivered[seat].copy(),
            deepcopy(table.goods),
        )

    @property
    def train(self) -> Train:
        """Where the train is."""
        return self.table.trains[self.seat]

    def undo(self) -> None:
        """The train has derailed; its steam is gone. [DS-72]"""
        table, seat = self.table, self.seat
        table.trains[seat], table.carried[seat], table.delivered[seat], table.goods = self.before


def move_train(table: Table, seat: int, act: Act) -> Course[bool]:
    """Until the player stops or must; whether anything was delivered for good. [DS-51, DS-70]"""
    move = Move(table, seat)
    had = table.delivered[seat].total()
    assert act in first_choices(move), "the move may not begin so"
    while act[0] != "stop":
        match act:
            case ("pick-up", word):
                pick_up(move, word)
            case ("advance", side):
                advance(move, SIDES.index(side))
        act = yield from ask(seat, choices, move)
    stop(move)
    if move.curved and move.spent > SPEED_LIMIT:
        pips = yield from chance({("roll", pips): 1 for pips in range(1, DIE + 1)})
        if pips <= move.spent - SPEED_LIMIT:
            move.undo()
    return table.delivered[seat].total() > had


def choices(move: Move) -> Iterator[Act]:
    """A good, another square, or the end of the move. [DS-51, DS-56, DS-60, DS-66]"""
    yield from first_choices(move)
    entered = move.entry is not None
    if entered and not move.loaded and not in_the_way(move, move.train):
        yield ("stop",)


def first_choices(move: Move) -> Iterator[Act]:
    """How a move may begin: with a good that can be carried on, or at once. [DS-50, DS-60, DS-66]"""
    ways = [side for side in exits(move) if may_enter(move, move.train.spot, side, steam(move))]
    if ways and move.table.carried[move.seat] is None:
        for good in +move.table.goods[move.train.spot]:
            yield "pick-up", good.word
    for side in ways:
        yield "advance", SIDES[side]


def steam(move: Move) -> int:
    """What the train can still spend. [DS-51]"""
    return move.table.steam[move.seat]


def exits(move: Move) -> tuple[int, ...]:
    """At first and in towns all sides of its track; then those joined to its entry. [DS-50, DS-52, DS-53]"""
    track = move.ground[move.train.spot]
    if move.entry is None or track == TOWN:
        return tuple(sorted(move.train.sides))
    return onward(track, move.entry)


def may_enter(move: Move, spot: Spot, side: int, steam: int) -> bool:
    """Whether there is track and steam for it, and for a place to stop. [DS-51, DS-56, DS-58]"""
    there = standing(move.ground, spot, side)
    if there is None or price(move, there) > steam:
        return False
    if not in_the_way(move, there):
        return True
    beyond = onward(move.ground[there.spot], across(side))
    return any([may_enter(move, there.spot, out, steam - price(move, there)) for out in beyond])


def standing(ground: Ground, spot: Spot, side: int) -> Train | None:
    """Where a train is once it has left a square by a side. [DS-07, DS-56]"""
    there, entry = beside(spot, side), across(side)
    if there not in ground:
        return None
    if ground[there] == TOWN:
        return Train(there, EVERYWHERE)
    return Train(there, track_at(ground[there], entry))


def track_at(track: Track, entry: int) -> frozenset[int]:
    """The sides of the track a train is on: a segment or dead end, or all there is of a junction. [DS-07]"""
    segments = [sides for sides in track if len(sides) == 2]
    if len(open_sides(track)) < 2 * len(segments) and entry in open_sides(track):
        return frozenset(open_sides(track))
    return frozenset([side for sides in track if entry in sides for side in sides])


def in_the_way(move: Move, there: Train) -> bool:
    """Whether another train is on the same track; in towns none ever is in the way. [DS-55, DS-56]"""
    others = [train for seat, train in enumerate(move.table.trains) if seat != move.seat]
    return move.ground[there.spot] != TOWN and there in others


def price(move: Move, there: Train) -> int:
    """Two for a hill, else one; and one for a train in the way. [DS-51, DS-54, DS-55]"""
    hill = there.spot in move.table.tiles and TILES[move.table.tiles[there.spot][0]].hill
    return 1 + hill + in_the_way(move, there)


def pick_up(move: Move, word: str) -> None:
    """A good from the town onto the train. [DS-60, DS-61]"""
    goods = move.table.goods[move.train.spot]
    good = next(good for good in goods if good.word == word and goods[good])
    goods[good] -= 1
    move.table.carried[move.seat] = good
    move.loaded = True


def advance(move: Move, side: int) -> None:
    """Steam is paid, and a good that has arrived is delivered. [DS-51, DS-62, DS-63, DS-70]"""
    table, seat = move.table, move.seat
    there = standing(move.ground, move.train.spot, side)
    assert there is not None, "no track there"
    on_track = move.ground[move.train.spot] != TOWN
    if on_track and move.entry is not None and bends(move.entry, side):
        move.curved = True
    move.spent += price(move, there)
    table.steam[seat] -= price(move, there)
    table.trains[seat] = there
    move.entry = across(side)
    move.loaded = False
    good = table.carried[seat]
    if good and arrived(table, good, there.spot):
        table.carried[seat] = None
        table.delivered[seat][good.colour] += 1


def bends(one: int, other: int) -> bool:
    """Whether a segment between two sides is curved. [DS-70]"""
    return other != across(one)


def arrived(table: Table, good: Good, spot: Spot) -> bool:
    """A town of its colour, but not the one it came from. [DS-62]"""
    return spot in table.towns and table.colour(spot) == good.colour and spot != good.home


def stop(move: Move) -> None:
    """A good is unloaded in a town; on track the train stands on a straight if it can. [DS-64, DS-74]"""
    table, seat = move.table, move.seat
    good = table.carried[seat]
    track = move.ground[move.train.spot]
    assert move.entry is not None, "the train has not moved"
    if track == TOWN:
        if good:
            table.goods[move.train.spot][good] += 1
            table.carried[seat] = None
        return
    ways = onward(track, move.entry)
    if ways and all([bends(move.entry, side) for side in ways]):
        move.curved = True
