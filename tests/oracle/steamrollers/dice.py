"""What can be done with a white die, and which action tiles that takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.oracle.course import Act
from tests.oracle.steamrollers.components import (
    CITIES,
    DIE,
    FACES,
    FLIPPED,
    HEXES,
    LONGER,
    TILES,
    TRACKS,
    TYPE_OF,
)
from tests.oracle.steamrollers.sheet import ways
from tests.oracle.steamrollers.table import Good, Table

NOTHING: Final = ("spend-on-nothing",)


class Use:
    """A die that is being used: by whom, what it shows, and which tiles have served or cannot serve."""

    def __init__(self, table: Table, seat: int, die: str, tired: set[str]) -> None:
        self.table = table
        self.seat = seat
        self.die = die
        self.tired = tired  # infinity tiles that served the first action of a solo turn [SR-73]
        self.served: set[str] = set()  # tiles that have changed this die
        self.final = False  # whether the die has been rolled again or flipped [SR-58]

    def tile(self, effect: str) -> str:
        """The tile that has this effect, if it can serve now; else nothing. [SR-47, SR-48]"""
        for tile in TILES:
            free = tile not in self.served and tile not in self.tired and tile not in self.table.in_use
            if (
                self.table.holders[tile] == self.seat
                and FACES[self.table.faces[tile]].effect == effect
                and free
            ):
                return tile
        return ""

    def changes(self) -> Iterator[tuple[Act, str]]:
        """What may become of the die, with the tile for it. [SR-50, SR-57, SR-58]"""
        if self.final:
            return
        if tile := self.tile("any_value"):
            yield from [(("set-die", value), tile) for value in DIE if value != self.die]
        if tile := self.tile("die_plus_minus"):
            yield from [(("nudge-die", value), tile) for value in DIE if abs(int(value) - int(self.die)) == 1]
        if tile := self.tile("reroll_or_flip"):
            yield ("reroll-die",), tile
            yield ("flip-die",), tile

    def flipped(self) -> str:
        """The opposite side of the die. [SR-58]"""
        return str(FLIPPED - int(self.die))

    def actions(self) -> Iterator[tuple[Act, set[str]]]:
        """Every action, with the tiles that it takes. [SR-10, SR-49]"""
        yield from self.tracks()
        yield from self.check_boxes()
        yield from self.action_tiles()
        yield from self.deliveries()

    def choices(self) -> Iterator[Act]:
        """All that may be done with the die as it shows now. [SR-16]"""
        yield from [act for act, _ in self.changes()]
        actions = list(self.actions())
        yield from [act for act, _ in actions]
        stronger = self.tile("stronger_engine")
        if not any([tiles <= {stronger} for _, tiles in actions]):
            yield NOTHING

    def tracks(self) -> Iterator[tuple[Act, set[str]]]:
        """A track of a type that the black die shows, or any with tile 6. [SR-20, SR-22, SR-59]"""
        any_track = self.tile("any_track")
        for hex_ in HEXES:
            if hex_[0] != self.die or hex_ in self.table.sheets[self.seat]:
                continue
            for track in TRACKS:
                if TYPE_OF[track] in self.table.black.split("-"):
                    yield ("draw-track", hex_, track), set()
                elif any_track:
                    yield ("draw-track", hex_, track), {any_track}

    def check_boxes(self) -> Iterator[tuple[Act, set[str]]]:
        """The box of the die. [SR-25]"""
        if self.die not in self.table.boxes[self.seat]:
            yield ("check-box", self.die), set()

    def action_tiles(self) -> Iterator[tuple[Act, set[str]]]:
        """The tile of the die, whoever has it, unless it is sideways or in use. [SR-45, SR-48]"""
        if self.die not in self.table.sideways and self.die not in self.table.in_use:
            yield ("take-tile", self.die), set()

    def deliveries(self) -> Iterator[tuple[Act, set[str]]]:
        """Any good from the city of the die, or with 3a to it. [SR-30, SR-34, SR-53]"""
        for good in self.table.goods_for(self.seat):
            for to in CITIES:
                if not self.table.accepts(to, good):
                    continue
                if good.city == self.die:
                    yield from self.distances(good, to, set())
                elif to == self.die and (tile := self.tile("die_is_destination")):
                    yield from self.distances(good, to, {tile})

    def distances(self, good: Good, to: str, tiles: set[str]) -> Iterator[tuple[Act, set[str]]]:
        """Every distance that a route has, or nearly has with 3b, within the engine's. [SR-31, SR-54]"""
        sheet, blocked = self.table.sheets[self.seat], self.table.blocked
        lengths = {length for city, length in ways(sheet, blocked, good.city) if city == to}
        longer = self.tile("longer_delivery")
        for distance in range(1, 1 + max([*lengths, 0]) + max(LONGER)):
            nearly = any([distance - more in lengths for more in LONGER])
            if distance in lengths:
                needed = set(tiles)
            elif longer and nearly:
                needed = {*tiles, longer}
            else:
                continue
            engine = self.engine_for(distance)
            if engine is not None:
                yield ("deliver", good.word, to, distance), needed | engine

    def engine_for(self, distance: int) -> set[str] | None:
        """Nothing, or the tile 4, that lets the engine go so far; None if it cannot. [SR-31, SR-55, SR-56]"""
        boxes = len(self.table.boxes[self.seat])
        if distance <= boxes:
            return set()
        if distance == boxes + 1 and (tile := self.tile("stronger_engine")):
            return {tile}
        if tile := self.tile("any_distance"):
            return {tile}
        return None
