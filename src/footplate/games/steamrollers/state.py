"""A position of SteamRollers: a column for each thing a player has, and for what lies in the middle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from footplate.games.steamrollers.components import COAL, FACES, GOODS, ORDERS, PAIRS, SHADES, TILES
from footplate.games.steamrollers.effects import Effect
from footplate.games.steamrollers.network import UNCONNECTED, Link, distances, link_through, links_of
from footplate.games.steamrollers.options import SteamRollersOptions
from footplate.games.steamrollers.sheet import (
    ACROSS,
    HEXES,
    HEXES_A_REGION,
    NO_TRACK,
    OPEN,
    REGION_OF,
    REGIONS,
    WHOLE_REGION,
)
from footplate.kernel.action import Seat
from footplate.kernel.state import State, changed

NOTHING: Final = -1
NOBODY: Final[Seat] = -1
CENTRE: Final = -1  # nobody holds what lies there
ALONE: Final[Seat] = 0  # who plays against Olive
EMPTY_CITIES: Final = 3  # end the game
QUIET_ROUNDS: Final = 3  # at least, end the game
_WIDTH: Final = len(HEXES)


@dataclass
class SteamRollers(State):
    """Columns by seat, by city or region, by tile and by order.

    What changes less than once a turn is a tuple, which copies share; the sheets are lent to them.
    """

    options: SteamRollersOptions
    bag: tuple[int, ...]  # by colour
    supply: tuple[tuple[int, ...], ...]  # by city: the colours of its goods; alone in line, else sorted
    faces: tuple[int, ...]  # by action tile: which side is up
    holders: list[Seat]  # by action tile
    order_faces: tuple[int, ...]  # by order tile: which side is up
    order_owners: tuple[Seat, ...]  # by order tile
    boxes: tuple[int, ...]  # by seat: the engine's, as bits
    tracks: list[int]  # by seat and hex
    blanks: list[int]  # by seat and region: a bit for each hex without track
    links: tuple[tuple[Link, ...], ...]  # by seat
    reach: tuple[tuple[int, ...], ...]  # by seat: see `distances`
    delivered: tuple[int, ...]  # by seat: points
    bonus: tuple[int, ...]  # by seat: points of a starting power
    kept: tuple[int, ...]  # by seat and colour: goods delivered and kept for orders
    personal: tuple[int, ...]  # by seat: the personal good, see `goods`
    dice: list[int]  # white ones in the middle, by value
    crossed: tuple[int, ...]  # by region: hexes that Olive has crossed off
    box_of_coal: int = 0  # black goods that are neither in the bag nor in play
    chart: int = OPEN
    black: int = 0  # what the black die shows
    start: Seat = 0
    sideways: int = 0  # a bit for each action tile
    in_use: int = 0  # a bit for each action tile that is played and not yet back in the centre
    seized: int = NOTHING  # the die that waits for who holds tile 2b
    stirred: bool = False  # whether this round anyone drew, checked, delivered or took an order
    quiet: int = 0  # rounds in a row in which nobody did
    olive_delivered: int = 0
    olive_has_won: bool = False  # at once

    def copy(self) -> SteamRollers:
        """A position of its own, column by column: searches copy more often than they do anything else."""
        twin = SteamRollers.__new__(SteamRollers)
        self.lend_agenda(twin)
        twin.is_lent = self.is_lent = True
        twin.options = self.options
        twin.bag = self.bag
        twin.supply = self.supply
        twin.faces = self.faces
        twin.holders = self.holders.copy()
        twin.order_faces = self.order_faces
        twin.order_owners = self.order_owners
        twin.boxes = self.boxes
        twin.tracks = self.tracks
        twin.blanks = self.blanks
        twin.links = self.links
        twin.reach = self.reach
        twin.delivered = self.delivered
        twin.bonus = self.bonus
        twin.kept = self.kept
        twin.personal = self.personal
        twin.dice = self.dice.copy()
        twin.crossed = self.crossed
        twin.box_of_coal = self.box_of_coal
        twin.chart = self.chart
        twin.black = self.black
        twin.start = self.start
        twin.sideways = self.sideways
        twin.in_use = self.in_use
        twin.seized = self.seized
        twin.stirred = self.stirred
        twin.quiet = self.quiet
        twin.olive_delivered = self.olive_delivered
        twin.olive_has_won = self.olive_has_won
        return twin

    @property
    def lends(self) -> tuple[str, ...]:
        """The sheets."""
        return "tracks", "blanks"

    @property
    def ends(self) -> str:
        """By Olive's crosses, by empty cities, or by rounds in which nothing happens."""
        if self.options.solo:
            return "SR-74" if self.olive_has_won else "SR-75"
        return "SR-17" if self.has_gone_quiet and not self.is_sold_out else "SR-12"

    @property
    def is_sold_out(self) -> bool:
        """Three or more supply cities are empty. [SR-12]"""
        return self.supply.count(()) >= EMPTY_CITIES

    @property
    def has_gone_quiet(self) -> bool:
        """As many rounds as there are players, but at least three, have brought nothing. [SR-17]"""
        return self.quiet >= enough_quiet_rounds(self.players)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.boxes)

    def holds(self, seat: Seat, effect: Effect) -> bool:
        """Whether a player holds the tile with that effect up. [SR-47]"""
        return self.holders[effect.tile] == seat and self.faces[effect.tile] in effect.faces

    def is_sideways(self, tile: int) -> bool:
        """Whether an action tile was taken and its holder has not had a turn since. [SR-45]"""
        return bool(self.sideways >> tile & 1)

    def is_in_use(self, tile: int) -> bool:
        """Whether an action tile is played and still to go back to the centre. [SR-48]"""
        return bool(self.in_use >> tile & 1)

    def take_tile(self, seat: Seat, tile: int) -> None:
        """The tile lies sideways in front of the player. [SR-45]"""
        self.holders[tile] = seat
        self.sideways |= 1 << tile

    def straighten(self, seat: Seat) -> None:
        """A player's sideways tiles are turned upright. [SR-11]"""
        if self.sideways:
            for tile, holder in enumerate(self.holders):
                if holder == seat:
                    self.sideways &= ~(1 << tile)

    def lightning(self) -> int:
        """A bit for each action tile that goes back to the centre after use. [SR-46]"""
        return sum([1 << tile for tile, face in enumerate(self.faces) if FACES[face].returns])

    def give_back(self, tile: int) -> None:
        """An action tile goes back to the centre. [SR-46]"""
        self.holders[tile] = CENTRE
        self.sideways &= ~(1 << tile)
        self.in_use &= ~(1 << tile)

    def checked(self, seat: Seat) -> int:
        """How many boxes of a player's engine are checked. [SR-25]"""
        return self.boxes[seat].bit_count()

    def is_checked(self, seat: Seat, box: int) -> bool:
        """Whether a box of a player's engine is checked. [SR-25]"""
        return bool(self.boxes[seat] >> box & 1)

    def check_box(self, seat: Seat, box: int) -> None:
        """A box of the engine is checked. [SR-25]"""
        self.boxes = changed(self.boxes, seat, self.boxes[seat] | 1 << box)
        self.stirred = True

    def types_shown(self) -> int:
        """The types of track that the black die shows, as bits. [SR-20]"""
        return PAIRS[self.black].types

    def is_blank(self, seat: Seat, hex: int) -> bool:
        """Whether a hex of a player's sheet has no track. [SR-20]"""
        return self.tracks[seat * _WIDTH + hex] == NO_TRACK

    def links_if_open(self, seat: Seat) -> tuple[Link, ...]:
        """The links that a player would have if no border were blocked. [SR-09]"""
        return links_of(self.tracks, seat * _WIDTH, ACROSS[OPEN])

    def draw_track(self, seat: Seat, hex: int, track: int) -> None:
        """A track is drawn, and may complete a connection between two cities. [SR-20, SR-21, SR-62]"""
        self.claim()
        first = seat * _WIDTH
        self.tracks[first + hex] = track
        self.blanks[seat * REGIONS + REGION_OF[hex]] ^= 1 << hex % HEXES_A_REGION
        self.stirred = True
        link = link_through(self.tracks, first, hex, ACROSS[self.chart])
        if link is not None:
            self.links = changed(self.links, seat, tuple(sorted([*self.links[seat], link])))
            self.reach = changed(self.reach, seat, distances(self.links[seat]))


def enough_quiet_rounds(players: int) -> int:
    """How many rounds in a row without anything end the game. [SR-17]"""
    return max(QUIET_ROUNDS, players)


def blank(options: SteamRollersOptions) -> SteamRollers:
    """Empty sheets, the coloured goods in the bag, and no tile turned up yet. [SR-02, SR-13]"""
    players = options.players
    return SteamRollers(
        agenda=[],
        options=options,
        bag=(*GOODS[:COAL], 0),
        supply=((),) * REGIONS,
        faces=(NOTHING,) * TILES,
        holders=[CENTRE] * TILES,
        order_faces=(NOTHING,) * ORDERS,
        order_owners=(CENTRE,) * ORDERS,
        boxes=(0,) * players,
        tracks=[NO_TRACK] * (players * _WIDTH),
        blanks=[WHOLE_REGION] * (players * REGIONS),
        links=((),) * players,
        reach=(UNCONNECTED,) * players,
        delivered=(0,) * players,
        bonus=(0,) * players,
        kept=(0,) * (players * SHADES),
        personal=(NOTHING,) * players,
        dice=[0] * REGIONS,
        crossed=(0,) * REGIONS,
        box_of_coal=GOODS[COAL],
    )
