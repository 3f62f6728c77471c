"""A position of Steam: a column for each thing a player has, and for the map, its tracks and the goods."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Final

from footplate.games.steam.board import Board, board
from footplate.games.steam.components import ALL_FACES, CUBES, NEW_CITIES, SUPPLY, TILES
from footplate.games.steam.options import SteamOptions
from footplate.kernel.action import Seat
from footplate.kernel.state import State
from footplate.rails.grid import SIDES
from footplate.rails.links import NO_TRACK, UNOWNED, Tracks
from footplate.rails.tiles import BARE

NOBODY: Final = -1
NO_CITY: Final = -1
NO_TILE: Final = 0  # action tiles are kept by the number printed on them

TURNS: Final = {2: 10, 3: 10, 4: 8, 5: 7, 6: 7}
TOP_LEVEL: Final = 6


@dataclass
class Steam(State):
    """Columns by seat; by hex and side for track; by stop for cities and cubes.

    What changes less than once a turn is lent to copies, or a tuple, which they share.
    """

    options: SteamOptions
    board: Board
    order: list[Seat]  # who is still in the game, first player first
    cash: list[int]
    income: list[int]
    points: list[int]
    level: list[int]
    tile: tuple[int, ...]  # the number of the action tile taken this turn
    pending: tuple[bool, ...]  # City Growth or Urbanization is still to be carried out
    built: list[bool]  # has built track of their own in this game
    links: list[int]  # completed ones
    bankrupt: list[Seat]  # the first first
    track: list[int]  # the lay of each hex
    other: array[int]  # the tracks: see rails.links
    owner: array[int]
    open_ends: list[int]
    touching: list[int]
    worked: list[int]  # the hexes without a stop that are not as printed, in order
    city: list[int]  # the colour of the city at each stop
    grown: list[bool]  # whether it has a growth marker
    cubes: bytes  # by stop and colour
    stocks: bytes  # by Goods Supply space and colour
    bag: tuple[int, ...]  # by colour
    new_cities: list[int]  # tiles left, by colour
    laid: list[int]  # how often each face lies on the map
    available: int = 0  # the faces that can be laid on an empty hex, as bits
    turn: int = 1
    had_turn_order: Seat = NOBODY  # who took that tile the turn before
    bank: int = 0  # what the bank has taken in less what it paid out

    def copy(self) -> Steam:
        """A position of its own, column by column: searches copy more often than they do anything else."""
        twin = Steam.__new__(Steam)
        self.lend_agenda(twin)
        twin.is_lent = self.is_lent = True
        twin.options = self.options
        twin.board = self.board
        twin.order = self.order
        twin.cash = self.cash.copy()
        twin.income = self.income.copy()
        twin.points = self.points.copy()
        twin.level = self.level.copy()
        twin.tile = self.tile
        twin.pending = self.pending
        twin.built = self.built
        twin.links = self.links
        twin.bankrupt = self.bankrupt
        twin.track = self.track
        twin.other = self.other
        twin.owner = self.owner
        twin.open_ends = self.open_ends
        twin.touching = self.touching
        twin.worked = self.worked
        twin.city = self.city
        twin.grown = self.grown
        twin.cubes = self.cubes
        twin.stocks = self.stocks
        twin.bag = self.bag
        twin.new_cities = self.new_cities
        twin.laid = self.laid
        twin.available = self.available
        twin.turn = self.turn
        twin.had_turn_order = self.had_turn_order
        twin.bank = self.bank
        return twin

    @property
    def lends(self) -> tuple[str, ...]:
        """The map and what building alone changes, and the order."""
        return (
            "order",
            "built",
            "links",
            "bankrupt",
            "track",
            "other",
            "owner",
            "open_ends",
            "touching",
            "worked",
            "city",
            "grown",
            "new_cities",
            "laid",
        )

    @property
    def ends(self) -> str:
        """The last turn ends the game, or that one player alone is left. [ST-12, ST-72]"""
        return "ST-12" if len(self.order) > 1 else "ST-72"

    @property
    def players(self) -> int:
        """How many began."""
        return len(self.cash)

    @property
    def tracks(self) -> Tracks:
        """The tracks on the map."""
        return Tracks(self.board.across, self.other, self.owner, self.open_ends, self.touching)

    def pay(self, seat: Seat, amount: int) -> None:
        """A player pays the bank from cash; a negative sum is paid by it."""
        self.cash[seat] -= amount
        self.bank += amount

    def is_city(self, hex: int) -> bool:
        """Whether a city is printed here or a New City tile lies here."""
        stop = self.board.stop[hex]
        return stop >= 0 and self.city[stop] != NO_CITY

    def is_town(self, hex: int) -> bool:
        """Whether a town stands here that was not urbanized."""
        stop = self.board.stop[hex]
        return stop >= 0 and self.city[stop] == NO_CITY

    def completed(self, terminal: int) -> bool:
        """Whether the track at a stop's terminal is a completed link. [ST-45]"""
        far = self.other[terminal]
        return far != NO_TRACK and far != terminal and self.board.stop[far // SIDES] >= 0

    def owns_at(self, seat: Seat, hex: int) -> bool:
        """Whether a player has track, finished or not, at a stop."""
        return seat in self.owner[hex * SIDES : hex * SIDES + SIDES]

    def claimable(self, seat: Seat, start: int) -> bool:
        """Whether a player can claim an unowned track that starts there. [ST-47]"""
        hex = start // SIDES
        return self.is_city(hex) or self.owns_at(seat, hex)

    def sets_left(self) -> list[int]:
        """The Goods Supply spaces with cubes. [ST-13]"""
        goods = self.board.stocks
        return [space for space in range(goods.places) if goods.colours_at(self.stocks, space)]

    def place_tile(self, hex: int, lay: int) -> None:
        """A tile is laid or exchanged; the one that lay there returns to the supply. [ST-05]"""
        changed: list[int] = []
        if self.track[hex] != BARE:
            returned = TILES.face_of[self.track[hex]]
            self.laid[returned] -= 1
            changed.append(returned)
        if lay != BARE:
            shown = TILES.face_of[lay]
            self.laid[shown] += 1
            changed.append(shown)
        self.track[hex] = lay
        self.available = SUPPLY.refreshed(self.available, self.laid, changed)


def blank(options: SteamOptions) -> Steam:
    """The map, and everything else still in the box. [ST-11]"""
    players = options.players
    place = board(options.map)
    s = Steam(
        agenda=[],
        options=options,
        board=place,
        order=list(range(players)),
        cash=[0] * players,
        income=[0] * players,
        points=[0] * players,
        level=[1] * players,
        tile=(NO_TILE,) * players,
        pending=(False,) * players,
        built=[False] * players,
        links=[0] * players,
        bankrupt=[],
        track=[BARE] * place.size,
        other=array("h", [NO_TRACK]) * (place.size * SIDES),
        owner=array("b", [UNOWNED]) * (place.size * SIDES),
        open_ends=[],
        touching=list(place.touching),
        worked=[],
        city=list(place.printed),
        grown=[False] * len(place.stops),
        cubes=place.goods.empty(),
        stocks=place.stocks.empty(),
        bag=CUBES,
        new_cities=list(NEW_CITIES),
        laid=[0] * len(TILES.faces),
    )
    s.available = ALL_FACES
    return s
