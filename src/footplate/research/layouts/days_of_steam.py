"""The views of Days of Steam in numbers."""

from __future__ import annotations

from typing import Final

from footplate.games.days_of_steam.components import SIDES, TOWN_TILES
from footplate.games.days_of_steam.options import DaysOfSteamOptions
from footplate.games.days_of_steam.view import DaysOfSteamView
from footplate.research.forms import Bits, Grid, Line, Number, Pick, Row, Together
from footplate.research.room import RINGS, Words
from footplate.research.tensors import Part

UNTOLD: Final = {"places": "they are the places of the grids"}

STANDS: Final = 1 << SIDES


def parts(options: DaysOfSteamOptions, words: Words) -> tuple[Part, ...]:
    """Every field of a view."""
    seats, number = options.players, Number()
    by_seat, by_tile, by_colour = Row(seats, number), Row(len(words["tile"]), number), Row(4, number)
    goods = Row(len(words["good"]), number)
    towns, display = len(words["town"]), len(words["display"])
    train = Together(number, number, Bits(SIDES))
    return (
        Part("turn", Pick(seats), "whose turn it is"),
        Part("points", by_seat, "points by seat"),
        Part("parts", Row(seats, Row(3, number)), "points for goods, colours and circuits, by seat"),
        Part("steam", by_seat, "steam by seat"),
        Part("coal", by_seat, "coal by seat"),
        Part("circuits", by_seat, "circuit counters by seat"),
        Part("counters_left", number, "circuit counters left"),
        Part("delivered", Row(seats, by_colour), "goods delivered by seat and colour"),
        Part("carried", Row(seats, Pick(len(words["good"]))), "the sort of good on each train"),
        Part("trains", Row(seats, train), "each train: how far east and south, sides of its track", _trains),
        Part("hand", by_tile, "one's own track tiles by kind"),
        Part("held", by_seat, "how many track tiles each seat holds"),
        Part("tiles_left", number, "track tiles in the deck"),
        Part("covered", by_tile, "track tiles covered by others, by kind"),
        Part("towns_left", number, "towns in the deck"),
        Part("display", Row(display, Pick(towns)), "towns face up"),
        Part("display_goods", Row(display, by_colour), "goods on them by colour"),
        Part("goods_in_bag", number, "goods in the bag"),
        Part("towns", Line(TOWN_TILES, Pick(towns)), "towns in play, in the order they came"),
        Part(
            "town_squares", Line(TOWN_TILES, Row(2, number)), "how far east and south each is", _town_places
        ),
        Part("goods", Row(TOWN_TILES, goods), "goods of each town in play by sort"),
        Part(
            "tiles", Grid(RINGS, number), "by row and column: 0 nothing, 1 a town, 2 and more a tile", _tiles
        ),
        Part("lays", Grid(RINGS, number), "by row and column: how the tile lies", _lays),
        Part("idle", number, "turns in a row in which nothing happened"),
        Part("passes", number, "passes in a row"),
    )


def _trains(view: DaysOfSteamView) -> list[tuple[int, int, int]]:
    stands = [divmod(train, STANDS) for train in view.trains]
    return [(*view.places[square], sides) for square, sides in stands]


def _town_places(view: DaysOfSteamView) -> list[tuple[int, int]]:
    return [view.places[square] for square in view.town_squares]


def _tiles(view: DaysOfSteamView) -> list[tuple[tuple[int, int], int]]:
    """What lies where; a town is -2 in the view, and nothing -1."""
    laid = zip(view.places, view.tiles, strict=True)
    return [(place, 1 if tile < 0 else tile + 2) for place, tile in laid if tile != -1]


def _lays(view: DaysOfSteamView) -> list[tuple[tuple[int, int], int]]:
    return [(place, lay) for place, lay in zip(view.places, view.lays, strict=True) if lay]
