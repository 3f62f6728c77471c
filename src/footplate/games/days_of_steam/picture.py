"""The table of Days of Steam drawn in text, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from footplate.games.days_of_steam.components import (
    ALL_SIDES,
    COLOURS,
    KINDS,
    LAYS,
    SIDE_NAMES,
    SIDES,
    SIDES_OF,
    TILES,
    TOWN,
    TOWNS,
    TRAINS,
    lay_number,
)
from footplate.games.days_of_steam.phases.speed_limit import fails_up_to, risk
from footplate.games.days_of_steam.sketch import GOODS, KEY, good_letters, letter, sketch
from footplate.games.days_of_steam.sketch import TRAINS as LETTERS
from footplate.games.days_of_steam.squares import name
from footplate.games.days_of_steam.state import NOTHING, QUIET_TURNS, SHADES, home_of
from footplate.games.days_of_steam.strokes import HEIGHT, drawing
from footplate.games.days_of_steam.trains import stands_on_a_curve
from footplate.games.days_of_steam.view import DaysOfSteamView
from footplate.kernel.action import Seat, kebab
from footplate.kernel.page import flow, heading, row, rule

TITLE, OVER = "Days of Steam", "the end"
HEADS: Final = ("", "at", "steam", "coal", "circuits", "points", "delivered", "carries")
WIDTHS: Final = (16, 11, 5, 6, 10, 8)
PLAYERS, TOWNS_IN_PLAY, MAP, HAND = "Players", "Towns", "Map", "Your tiles"
YOU, ON_TURN, NONE, OF = "you", "▸", "-", "of"
FACE_UP, LEFT, NOT_FOR, DRAWN, MOVE = "Face up", "Left", "not for", "Drawn", "Move"
STEAM, SUPPLY = "steam", ("track tiles", "towns", "goods", "circuit counters")
QUIET, PASSED = "Turns without a tile or a delivery", "Passed in succession"
DELIVERED: Final = len(HEADS[-2])
TILE, TILE_PICTURE = 26, 5  # the room for a tile in hand, and how much of it is drawn
MARKS: Final = {"overbuild": "overbuild", "hill": "hill", "tower": "water tower"}
SPENT, CURVE, TAKEN = "spent", "over a curve", "another train is here"
SAFE, DERAILS = "safe to stop here", "to stop here derails on"


def picture(view: DaysOfSteamView) -> str:
    """Players and towns; then the map, the tiles in hand and what is under way, next to what is asked."""
    parts = [
        _title(view),
        *_players(view),
        *_towns(view),
        rule(MAP),
        *KEY,
        *sketch(view),
        *_hand(view),
        *_under_way(view),
    ]
    return "\n".join([line.rstrip() for line in parts])


def _title(view: DaysOfSteamView) -> str:
    if not view.frames:
        return heading(f"{TITLE} · {OVER}")
    phase = kebab(view.frames[-1].phase).replace("-", " ")
    return heading(f"{TITLE} · {phase}")


def _square(view: DaysOfSteamView, square: int) -> str:
    return name(*view.places[square])


def _players(view: DaysOfSteamView) -> list[str]:
    """A row for each player."""
    rows = [HEADS, *[_player(view, seat) for seat in range(view.options.players)]]
    return [rule(PLAYERS), *[row(cells, WIDTHS) for cells in rows]]


def _player(view: DaysOfSteamView, seat: Seat) -> tuple[str, ...]:
    numbers = (view.steam[seat], view.coal[seat], view.circuits[seat], view.points[seat])
    you = f" ({YOU})" if seat == view.seat else ""
    return (
        f"{ON_TURN if view.frames and seat == view.turn else ' '}{LETTERS[seat]} {TRAINS[seat]}{you}",
        _stand(view, seat),
        *[str(number) for number in numbers],
        (_cubes(view.delivered[seat]) or NONE).ljust(DELIVERED),
        _load(view, view.carried[seat]),
    )


def _stand(view: DaysOfSteamView, seat: Seat) -> str:
    """A train's square, with the sides of its track where there is other track beside it."""
    if not view.towns:
        return NONE
    square, piece = view.trains[seat] >> SIDES, view.trains[seat] & ALL_SIDES
    if LAYS[view.lays[square]].sides == piece:
        return _square(view, square)
    return f"{_square(view, square)} {''.join([SIDE_NAMES[side] for side in SIDES_OF[piece]])}"


def _cubes(counts: Sequence[int]) -> str:
    return "".join([one * count for one, count in zip(GOODS, counts, strict=True)])


def _load(view: DaysOfSteamView, good: int) -> str:
    if good == NOTHING:
        return NONE
    home = home_of(good)
    of_home = "" if home == NOTHING else f" {OF} {_square(view, view.town_squares[home])}"
    return letter(view, good, home) + of_home


def _towns(view: DaysOfSteamView) -> list[str]:
    """The towns in play with their goods, those face up, and how much is left of everything."""
    in_play = [
        f"{_square(view, square)} {_colour(view.towns[town])} {good_letters(view, town) or NONE}"
        for town, square in enumerate(view.town_squares)
    ]
    away = [
        f"{letter(view, good, town)} {NOT_FOR} {_square(view, view.town_squares[home_of(good)])}"
        for town, row in enumerate(view.goods)
        for good in range(SHADES, SHADES + len(view.towns))
        if row[good] and good != SHADES + town
    ]
    face_up = [
        f"{place}: {_town(town)}, {_cubes(goods) or NONE}"
        for place, (town, goods) in enumerate(zip(view.display, view.display_goods, strict=True), 1)
        if town != NOTHING
    ]
    left = (view.tiles_left, view.towns_left, view.goods_in_bag, view.counters_left)
    return [
        rule(TOWNS_IN_PLAY),
        *flow("", [*in_play, *dict.fromkeys(away)]),
        *flow(f"{FACE_UP}  ", face_up or [NONE]),
        f"{LEFT}     {'  '.join([f'{name}: {count}' for name, count in zip(SUPPLY, left, strict=True)])}",
    ]


def _colour(town: int) -> str:
    return COLOURS[TOWNS[town].colour]


def _town(town: int) -> str:
    return f"{_colour(town)}, {TOWNS[town].steam} {STEAM}"


def _hand(view: DaysOfSteamView) -> list[str]:
    """One's tiles, each drawn unturned, with its name, its marks and its steam beside it."""
    tiles = [tile for tile, count in enumerate(view.hand) for _ in range(count)]
    if not tiles:
        return []
    lines = [""] * HEIGHT
    for tile in tiles:
        kind, marks = TILES[tile].kind, [words for mark, words in MARKS.items() if getattr(TILES[tile], mark)]
        told = KINDS[kind].name.replace("_", " "), " ".join(marks), f"{TILES[tile].steam} {STEAM}"
        shown = drawing(lay_number(kind, 0), TILE_PICTURE).lines
        for line, (drawn, text) in enumerate(zip(shown, told, strict=True)):
            lines[line] += f"{drawn} {text}".ljust(TILE)
    return [rule(HAND), *lines]


def _under_way(view: DaysOfSteamView) -> list[str]:
    """The move so far, the town that was drawn, and turns in which nothing happens."""
    lines = []
    shows: Any = view.frames[-1].shows if view.frames else {}
    if "began" in shows:
        lines.append(f"{MOVE}  {_move(view, shows)}")
    if shows.get("town", NOTHING) != NOTHING:
        lines.append(f"{DRAWN}  {_town(shows['town'])}")
    if view.idle >= view.options.players:
        lines.append(f"{QUIET}  {view.idle} {OF} {QUIET_TURNS * view.options.players}")
    if view.passes:
        lines.append(f"{PASSED}  {view.passes} {OF} {view.options.players}")
    return lines


def _move(view: DaysOfSteamView, run: Any) -> str:
    """Steam and curves so far, and what to stop now would risk. [DS-56, DS-71, DS-74]"""
    train = view.trains[view.turn]
    lay = view.lays[train >> SIDES]
    curve = run["curved"] or stands_on_a_curve(lay, run["entered"])
    over = fails_up_to(run["spent"])
    parts = [f"{run['spent']} {STEAM} {SPENT}"]
    if run["curved"]:
        parts.append(CURVE)
    if lay != TOWN and view.trains.count(train) > 1:
        parts.append(TAKEN)
    elif run["spent"] and not run["loaded"]:
        fails = f"{over if over == 1 else f'1-{over}'} ({round(100 * risk(run['spent']))} %)"
        parts.append(f"{DERAILS} {fails}" if curve and over > 0 else SAFE)
    return ", ".join(parts)
