"""The views of Steam in numbers."""

from __future__ import annotations

from typing import Any, Final

from footplate.games.steam.options import SteamOptions
from footplate.games.steam.view import SteamView
from footplate.rails.grid import SIDES
from footplate.research.forms import Flag, Line, Number, Pick, Placed, Row, Several, Together
from footplate.research.room import Words
from footplate.research.tensors import Part

UNTOLD: Final = {"turns": "it follows from the number of players"}


def parts(options: SteamOptions, words: Words) -> tuple[Part, ...]:
    """Every field of a view."""
    seats, number, flag = options.players, Number(), Flag()
    hexes, tiles, by_seat = len(words["hex"]), len(words["tile"]), Row(options.players, Number())
    by_colour = Row(len(words["colour"]), number)
    city = Together(flag, Pick(len(words["colour"])), by_colour, flag, flag)
    track = Together(flag, flag, Pick(seats))
    return (
        Part("turn", number, "the turn"),
        Part("order", Line(seats, Pick(seats)), "the order of play, the first first"),
        Part("bankrupt", Line(seats, Pick(seats)), "who is bankrupt, in the order it happened"),
        Part("cash", by_seat, "dollars by seat"),
        Part("income", by_seat, "income by seat"),
        Part("points", by_seat, "victory points by seat"),
        Part("level", by_seat, "the locomotive by seat"),
        Part(
            "tile", Row(seats, Pick(1 + len(words["action"]))), "the action tile by seat, the first for none"
        ),
        Part("pending", Row(seats, flag), "whose action tile is still to be used"),
        Part("links", by_seat, "links by seat"),
        Part("had_turn_order", Pick(seats), "who had the tile for turn order"),
        Part(
            "tiles",
            Placed(hexes, Together(Pick(tiles), Pick(SIDES))),
            "by hex: the tile, its rotation",
            _tiles,
        ),
        Part(
            "tracks", Placed(hexes * SIDES, track), "by hex and side: track starts, is a link, owner", _tracks
        ),
        Part("cities", Placed(hexes, city), "by hex: a city, colour, cubes by colour, grown, new", _cities),
        Part("towns", Several(hexes), "hexes with a town"),
        Part("stocks", Row(len(words["space"]), by_colour), "the Goods Supply by space and colour"),
        Part("bag", by_colour, "cubes in the bag by colour"),
        Part("new_cities", by_colour, "New City tiles left by colour"),
        Part("laid", Row(tiles, number), "track tiles on the map by face"),
        Part("available", Several(tiles), "faces that can be laid on an empty hex"),
    )


def _tiles(view: SteamView) -> list[tuple[int, tuple[int, int]]]:
    return [(one.hex, (one.tile, one.rotation)) for one in view.tiles]


def _tracks(view: SteamView) -> list[tuple[int, tuple[Any, ...]]]:
    return [(one.hex * SIDES + one.side, (True, one.complete, one.owner)) for one in view.tracks]


def _cities(view: SteamView) -> list[tuple[int, tuple[Any, ...]]]:
    return [(one.hex, (True, one.colour, one.cubes, one.grown, one.new)) for one in view.cities]
