"""The views of SteamRollers in numbers."""

from __future__ import annotations

from typing import Final

from footplate.games.steamrollers.options import SteamRollersOptions
from footplate.games.steamrollers.view import SteamRollersView
from footplate.research.forms import Bits, Flag, Known, Line, Number, Pick, Placed, Row
from footplate.research.room import Words
from footplate.research.tensors import Part

UNTOLD: Final[dict[str, str]] = {}

GOODS: Final = 12  # in a city
CHARTS: Final = 13


def parts(options: SteamRollersOptions, words: Words) -> tuple[Part, ...]:
    """Every field of a view."""
    seats, number = options.players, Number()
    by_seat, by_colour, cities = Row(seats, number), Row(len(words["colour"]), number), len(words["city"])
    tiles, orders = len(words["tile"]), len(words["order"])
    goods = Line(GOODS, Pick(len(words["colour"])))
    tracks = Row(len(words["hex"]), Pick(len(words["track"])))
    return (
        Part(
            "points", Row(seats, Row(6, number)), "by seat: deliveries, network, engine, tiles, orders, power"
        ),
        Part("totals", by_seat, "points by seat"),
        Part("bag", by_colour, "goods in the bag by colour"),
        Part("supply", Row(cities, goods), "the goods of each city; alone they stand in line"),
        Part("faces", Row(tiles, Pick(len(words["face"]))), "the side of each action tile that is up"),
        Part("holders", Row(tiles, Pick(seats)), "who holds each action tile"),
        Part("sideways", Bits(tiles), "action tiles that are used up"),
        Part("in_use", Bits(tiles), "action tiles that are being used"),
        Part("order_faces", Row(orders, Pick(len(words["order_face"]))), "the side of each order that is up"),
        Part("order_owners", Row(orders, Pick(seats)), "who has filled each order"),
        Part("boxes", Row(seats, Bits(len(words["die"]))), "boxes of the engine by seat"),
        Part("tracks", Row(seats, tracks), "the track in each hex by seat"),
        Part(
            "links", Row(seats, Placed(cities * cities, number)), "points of links by seat and pair", _links
        ),
        Part("kept", Row(seats, by_colour), "goods delivered and kept, by seat and colour"),
        Part("personal", by_seat, "the personal good by seat, -1 for none"),
        Part("dice", Row(len(words["die"]), number), "white dice in the middle by value"),
        Part("black", Pick(len(words["black"])), "the black die"),
        Part("chart", Pick(CHARTS), "the chart of borders: open, 6 medium, 6 hard"),
        Part("start", Pick(seats), "the start player"),
        Part("seized", number, "the die that was seized, -1 for none"),
        Part("quiet", number, "quiet rounds in a row"),
        Part("stirred", Flag(), "whether anything was done in this round"),
        Part("crossed", Row(cities, number), "hexes that Olive has crossed off, by region"),
        Part("olive", Row(4, number), "her deliveries, network, engine and tiles", _olive),
        Part("olive_total", Known(), "her points, if she plays"),
        Part("olive_has_won", Flag(), "whether she has won at once"),
    )


def _links(view: SteamRollersView) -> list[list[tuple[int, int]]]:
    """For each seat the points of its links by pair of cities; of several between two cities their sum."""
    found: list[list[tuple[int, int]]] = []
    for links in view.links:
        points: dict[int, int] = {}
        for link in links:
            place = link.one * len(view.crossed) + link.other
            points[place] = points.get(place, 0) + link.points
        found.append(list(points.items()))
    return found


def _olive(view: SteamRollersView) -> tuple[int, ...]:
    return tuple(view.olive or ())
