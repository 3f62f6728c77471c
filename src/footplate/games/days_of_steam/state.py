"""A position of Days of Steam: a column for each thing a player has, and for the squares of the map."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Final

from footplate.games.days_of_steam.components import (
    ALL_SIDES,
    CIRCUIT_COUNTERS,
    COLOURS,
    EMPTY,
    GOODS,
    HILLS,
    SIDES,
    TILES,
    TOWERS,
    TOWN,
    TOWN_TILES,
    TOWNS,
)
from footplate.games.days_of_steam.options import DaysOfSteamOptions
from footplate.games.days_of_steam.scoring import has_won
from footplate.games.days_of_steam.squares import chart, rings_of
from footplate.kernel.action import Seat
from footplate.kernel.state import State

NOTHING: Final = -1
NO_TILE: Final = -1
TOWN_TILE: Final = -2  # the tile of a square with a town
DISPLAY: Final = 2  # towns face up
SHADES: Final = len(COLOURS)
SORTS: Final = SHADES + TOWN_TILES  # of goods: see `sort`
MOST_STEAM: Final = 6
QUIET_TURNS: Final = 10  # of each player, after which the game ends
UNREACHED: Final = 255  # by no valid path from any town; a path of all tiles has fewer segments


@dataclass
class DaysOfSteam(State):
    """Columns by seat, by square, by square and side, and by town in the order they came into play.

    CPython finds the fields of an object fastest if there are fewer than thirty. The columns of the map are
    lent to copies, for most searches look at many positions with the same map.
    """

    options: DaysOfSteamOptions
    steam: list[int]
    coal: tuple[int, ...]
    circuits: tuple[int, ...]  # counters
    delivered: tuple[int, ...]  # by seat and colour
    carried: list[int]  # the sort of good on each train
    train: list[int]  # where it stands: square and piece of track, see `stand`
    hands: list[tuple[int, ...]]  # the tiles that each player holds, in the order of the box
    deck: list[int]  # by tile
    covered: tuple[int, ...]  # by tile: out of the game under another
    town_deck: tuple[int, ...]  # by town
    display: tuple[int, ...]  # the towns face up
    display_goods: tuple[int, ...]  # by place in the display and colour
    bag: tuple[int, ...]  # by colour
    towns: tuple[int, ...]  # in play: which of the towns each is
    town_squares: tuple[int, ...]  # in play: where each lies
    ways: tuple[tuple[int, ...], ...]  # in play: a valid path from each to another, see `reach`
    goods: tuple[int, ...]  # in play: by town and sort
    tile: array[int]  # by square
    lay: bytes  # by square: how its tile lies
    held: bytes  # by square: the segments that some town's way takes, as bits
    reach: bytearray  # by square and side: segments to the nearest town on a valid path that leaves there
    edges: bytearray  # by square: what it meets on its sides, see `sites`
    sites: list[int]  # empty squares where track may be joined to a town
    town_sites: list[int]  # squares where a town may be played
    covers: list[int]  # squares of tiles that may be overbuilt as far as they are concerned
    turn: Seat = 0
    idle: int = 0  # turns in a row in which no tile was played and no good delivered
    passes: int = 0  # in succession

    def __post_init__(self) -> None:
        chart(self.rings)

    def copy(self) -> DaysOfSteam:
        """A position of its own, column by column: searches copy more often than they do anything else."""
        twin = DaysOfSteam.__new__(DaysOfSteam)
        self.lend_agenda(twin)
        twin.options = self.options
        twin.steam = self.steam.copy()
        twin.coal = self.coal
        twin.circuits = self.circuits
        twin.delivered = self.delivered
        twin.carried = self.carried.copy()
        twin.train = self.train.copy()
        twin.hands = self.hands.copy()
        twin.deck = self.deck.copy()
        twin.covered = self.covered
        twin.town_deck = self.town_deck
        twin.display = self.display
        twin.display_goods = self.display_goods
        twin.bag = self.bag
        twin.towns = self.towns
        twin.town_squares = self.town_squares
        twin.ways = self.ways
        twin.goods = self.goods
        twin.tile = self.tile
        twin.lay = self.lay
        twin.held = self.held
        twin.reach = self.reach
        twin.edges = self.edges
        twin.sites = self.sites
        twin.town_sites = self.town_sites
        twin.covers = self.covers
        twin.is_lent = self.is_lent = True
        twin.turn = self.turn
        twin.idle = self.idle
        twin.passes = self.passes
        return twin

    @property
    def lends(self) -> tuple[str, ...]:
        """The map."""
        return "tile", "reach", "edges", "sites", "town_sites", "covers"

    @property
    def ends(self) -> str:
        """By 13 points, by passing all round, by turns in which nothing happens, or by the last tile."""
        if any([has_won(self, seat) for seat in range(self.players)]):
            return "DS-90"
        if self.all_have_passed:
            return "DS-12"
        return "DS-15" if self.has_gone_quiet else "DS-91"

    @property
    def all_have_passed(self) -> bool:
        """Every player has passed in succession. [DS-12]"""
        return self.passes == self.players

    @property
    def has_gone_quiet(self) -> bool:
        """Everyone has had ten turns in a row without a tile or a delivery. [DS-15]"""
        return self.idle == QUIET_TURNS * self.players

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.steam)

    @property
    def rings(self) -> int:
        """How many rings of squares there are around the first town; the outermost has no tile."""
        return rings_of(len(self.lay))

    def heat(self, seat: Seat, steam: int) -> None:
        """Steam is added, but never more than 6 in all. [DS-05, DS-24]"""
        heated = self.steam[seat] + steam
        self.steam[seat] = heated if heated < MOST_STEAM else MOST_STEAM

    def counters_left(self) -> int:
        """The circuit counters that nobody has yet. [DS-43]"""
        return CIRCUIT_COUNTERS - sum(self.circuits)

    def town_at(self, square: int) -> int:
        """The number of the town on a square; NOTHING if there is none."""
        return self.town_squares.index(square) if self.lay[square] == TOWN else NOTHING

    def colour_of(self, town: int) -> int:
        """The colour of a town in play."""
        return TOWNS[self.towns[town]].colour

    def sort(self, colour: int, town: int) -> int:
        """A good that starts in a town: just its colour, or SHADES + town if that is the town's colour.

        For only a town of its own colour could ever refuse it. [DS-62]
        """
        return SHADES + town if self.colour_of(town) == colour else colour

    def colour_of_good(self, good: int) -> int:
        """The colour of a sort of good."""
        return good if good < SHADES else self.colour_of(home_of(good))

    def takes(self, town: int, good: int) -> bool:
        """A town takes goods of its colour, but none that started there. [DS-62]"""
        return self.colour_of_good(good) == self.colour_of(town) and home_of(good) != town

    def has_hill(self, square: int) -> bool:
        """Whether there is a hill on a square."""
        return HILLS[self.tile[square]]

    def has_tower(self, square: int) -> bool:
        """Whether there is a water tower on a square."""
        return TOWERS[self.tile[square]]

    def holds_train(self, square: int) -> bool:
        """Whether any train is on a square."""
        return any([one >> SIDES == square for one in self.train])


def home_of(good: int) -> int:
    """The town in which a good of its colour started; NOTHING if it is no such good. [DS-62]"""
    return good - SHADES if good >= SHADES else NOTHING


def stand(square: int, piece: int) -> int:
    """Where a train stands: its square, and the sides of the piece of track it is on. [DS-50]"""
    return square << SIDES | piece


def blank(options: DaysOfSteamOptions) -> DaysOfSteam:
    """Everything still in the box, and no map yet. [DS-02, DS-05]"""
    players = options.players
    return DaysOfSteam(
        agenda=[],
        options=options,
        steam=[0] * players,
        coal=(0,) * players,
        circuits=(0,) * players,
        delivered=(0,) * (players * SHADES),
        carried=[NOTHING] * players,
        train=[stand(0, ALL_SIDES)] * players,
        hands=[()] * players,
        deck=[tile.copies for tile in TILES],
        covered=(0,) * len(TILES),
        town_deck=tuple([town.copies for town in TOWNS]),
        display=(NOTHING,) * DISPLAY,
        display_goods=(0,) * (DISPLAY * SHADES),
        bag=GOODS,
        towns=(),
        town_squares=(),
        ways=(),
        goods=(),
        tile=array("b", [NO_TILE]),
        lay=bytes([EMPTY]),
        held=bytes([0]),
        reach=bytearray([UNREACHED] * SIDES),
        edges=bytearray([0]),
        sites=[],
        town_sites=[],
        covers=[],
    )
