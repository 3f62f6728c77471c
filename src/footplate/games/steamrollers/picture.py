"""The table of SteamRollers drawn in text, from a view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from footplate.games.steamrollers.components import (
    COLOURS,
    FACES,
    ORDER_FACES,
    PAIRS,
    PENS,
    POWERS,
    SHADES,
    TYPES,
)
from footplate.games.steamrollers.effects import SEIZE, STRONGER_ENGINE
from footplate.games.steamrollers.goods import city_of, colour_of
from footplate.games.steamrollers.network import Link
from footplate.games.steamrollers.sheet import CITIES, COLOUR_OF, HEXES_A_REGION, REGIONS
from footplate.games.steamrollers.sketch import KEY, sketch
from footplate.games.steamrollers.state import CENTRE, NOTHING, enough_quiet_rounds
from footplate.games.steamrollers.view import SteamRollersView
from footplate.kernel.action import Seat, kebab
from footplate.kernel.page import columns, flow, heading, row, rule

TITLE, OVER, NONE, YOU, ON_TURN, OF = "SteamRollers", "the end", "-", "you", "▸", "of"
GOODS_PART, TILES_PART, ORDERS_PART, PLAYERS_PART, NETWORKS_PART, SHEET_PART = (
    "Goods",
    "Action tiles",
    "Orders",
    "Players",
    "Connections",
    "Sheet",
)
IN_LINE, BAG, START = "in line, Olive takes the last", "in the bag", "start marker:"
EFFECTS: Final = {
    "any_value": "the die counts as any number",
    "two_dice": "take two dice and act with both",
    "seize_die": "take the die that another has just taken",
    "die_is_destination": "the die may name where a good goes",
    "longer_delivery": "a delivery counts 1 or 2 longer",
    "any_distance": "a delivery of any distance",
    "stronger_engine": "the engine is 1 stronger",
    "die_plus_minus": "the die counts as 1 more or 1 less",
    "reroll_or_flip": "roll the die again or turn it over",
    "any_track": "draw any type of track",
    "reroll_olive": "Olive must roll her die again",
    "guard_good": "Olive crosses off a hex, takes no good",
}
ONCE, STAYS, IN_CENTRE, SIDEWAYS, IN_USE = "once", "stays", "centre", "sideways", "in use"
POINTS, TAKEN = "points", "taken by"
TILE_WIDTHS: Final = (8, 42, 6, 4)
HEADS: Final = ("", "points", "delivered", "network", "engine", "tiles", "orders", "power")
WIDTHS: Final = (13, 7, 11, 9, 8, 7, 8, 7)
ALONE: Final = 6  # so many columns: there are neither orders nor starting powers
BOXES, STRONGER = "boxes", "+1"
KEPT, OWN, ON = "kept", "own", "on"
OLIVE, CROSSED = "olive", "crossed off"
ROUNDS: Final = {"Round", "SoloRound"}
DICE, WHITE, BLACK, HAND, THEN, SEIZED, FOR = "Dice", "White", "Black", "In hand", "then", "Seized", "for"
HERS, POWERS_LEFT, DRAWN = "Olive's", "Powers left", "Drawn"
WON_AT_ONCE: Final = "Olive has no hex left to cross off and has won at once"
QUIET: Final = "Rounds without track, box, delivery or order"


def picture(view: SteamRollersView) -> str:
    """Goods, tiles and players; then the sheet and the dice, next to what is asked below them."""
    parts = [
        _title(view),
        *_goods(view),
        *_tiles(view),
        *_orders(view),
        *_players(view),
        *_networks(view),
        *_sheets(view),
        *_dice(view),
        *_under_way(view),
    ]
    return "\n".join([line.rstrip() for line in parts])


def _title(view: SteamRollersView) -> str:
    phase = kebab(view.frames[-1].phase).replace("-", " ") if view.frames else OVER
    return heading(f"{TITLE} · {phase}")


def _counted(colours: Iterable[int]) -> str:
    """Goods by colour, as in "red 2, grey"."""
    counts = sorted(Counter(colours).items())
    return ", ".join([COLOURS[one] + (f" {count}" if count > 1 else "") for one, count in counts]) or NONE


def _goods(view: SteamRollersView) -> list[str]:
    """The supply cities with their goods, alone in line; and what is left in the bag."""
    alone = view.options.solo
    cities = []
    for city, line in enumerate(view.supply):
        goods = ", ".join([COLOURS[colour] for colour in line]) or NONE if alone else _counted(line)
        cities.append(f"{CITIES[city]} {COLOURS[COLOUR_OF[city]]:<7} {goods}")
    bag = _counted([colour for colour, count in enumerate(view.bag) for _ in range(count)])
    return [rule(GOODS_PART, IN_LINE if alone else ""), *columns(cities), *flow(f"{BAG}  ", [bag])]


def _tiles(view: SteamRollersView) -> list[str]:
    """Each action tile: its side, what that does, whether it stays, its points, and where it lies."""
    lines = []
    for tile, number in enumerate(view.faces):
        if number != NOTHING:
            face = FACES[number]
            use, worth = ONCE if face.returns else STAYS, f"{face.points:+d}"
            lines.append(
                row(
                    (face.name.replace("-", " "), EFFECTS[face.effect], use, worth, _place(view, tile)),
                    TILE_WIDTHS,
                    words=3,
                )
            )
    return [rule(TILES_PART), *lines] if lines else []


def _place(view: SteamRollersView, tile: int) -> str:
    """Where an action tile lies, and how."""
    holder = view.holders[tile]
    where = IN_CENTRE if holder == CENTRE else PENS[holder]
    how = SIDEWAYS if view.sideways >> tile & 1 else IN_USE if view.in_use >> tile & 1 else ""
    return f"{where}, {how}" if how else where


def _orders(view: SteamRollersView) -> list[str]:
    """The orders that are turned up, with their goods and points, and who has them."""
    cells = []
    for number, owner in zip(view.order_faces, view.order_owners, strict=True):
        if number != NOTHING:
            face = ORDER_FACES[number]
            goods = _counted([colour for colour, count in enumerate(face.goods) for _ in range(count)])
            taken = "" if owner == CENTRE else f", {TAKEN} {PENS[owner]}"
            cells.append(f"{face.order + 1}: {goods}, {face.points} {POINTS}{taken}")
    return [rule(ORDERS_PART), *columns(cells)] if cells else []


def _players(view: SteamRollersView) -> list[str]:
    """A row for each player: points by what they are for, and the engine."""
    shown = len(HEADS) if view.olive is None else ALONE
    rows: list[Sequence[str]] = [(*HEADS[:shown], BOXES)]
    for seat, points in enumerate(view.points):
        you = f" ({YOU})" if seat == view.seat else ""
        name = f"{ON_TURN if seat in view.actors else ' '}{PENS[seat]}{you}"
        cells = [name, *[str(number) for number in (sum(points), *points)]]
        rows.append((*cells[:shown], _engine(view, seat)))
    if view.olive is not None:
        rows.append((f" {OLIVE}", *[str(number) for number in (sum(view.olive), *view.olive)], NONE))
    start = f"{START} {PENS[view.start]}" if view.olive is None else ""
    return [rule(PLAYERS_PART, start), *[row(line, WIDTHS[:shown], words=1) for line in rows]]


def _engine(view: SteamRollersView, seat: Seat) -> str:
    """The engine's boxes, a dash for each that is not checked, and the tile that makes it stronger."""
    boxes = [CITIES[box] if view.boxes[seat] >> box & 1 else NONE for box in range(REGIONS)]
    tile, faces = STRONGER_ENGINE
    stronger = view.holders[tile] == seat and view.faces[tile] in faces
    return "".join(boxes) + (STRONGER if stronger else "")


def _networks(view: SteamRollersView) -> list[str]:
    """Everyone's connections, goods kept, and personal good; the hexes that Olive has crossed off."""
    lines = []
    for seat, links in enumerate(view.links):
        words = [_link(link) for link in links] or [NONE]
        kept = [colour for colour in range(SHADES) for _ in range(view.kept[seat][colour])]
        if kept:
            words.append(f"{KEPT}: {_counted(kept)}")
        own = view.personal[seat]
        if own != NOTHING:
            words.append(f"{OWN}: {COLOURS[colour_of(own)]} {ON} {CITIES[city_of(own)]}")
        lines += flow(f" {PENS[seat]:<7} ", words)
    if view.olive is not None:
        crosses = [f"{CITIES[region]}:{count}" for region, count in enumerate(view.crossed)]
        lines += flow(f" {OLIVE:<7} ", [f"{CROSSED} ({OF} {HEXES_A_REGION})", *crosses])
    return [rule(NETWORKS_PART), *lines]


def _link(link: Link) -> str:
    """A connection with its points."""
    return f"{CITIES[link.one]}–{CITIES[link.other]} +{link.points}"


def _sheets(view: SteamRollersView) -> list[str]:
    """One's own sheet; an onlooker sees them all."""
    lines = []
    for seat in range(view.options.players) if view.seat is None else (view.seat,):
        lines += [rule(f"{SHEET_PART} {OF} {PENS[seat]}"), *sketch(view.tracks[seat], view.chart)]
    return [lines[0], *KEY, *lines[1:]]


def _dice(view: SteamRollersView) -> list[str]:
    """The white dice in the middle, the types of track that the black one shows, and the dice in hand."""
    if not {frame.phase for frame in view.frames} & ROUNDS:
        return []
    white = [CITIES[value] for value, count in enumerate(view.dice) for _ in range(count)]
    black = [name for number, name in enumerate(TYPES) if PAIRS[view.black].types >> number & 1]
    words = [f"{WHITE}: {' '.join(white) or NONE}", f"{BLACK}: {', '.join(black)}", *_in_hand(view)]
    return [rule(DICE), *flow("", words, "   ")]


def _in_hand(view: SteamRollersView) -> list[str]:
    """Dice that somebody has taken, seized, or is yet to use; and Olive's."""
    words = []
    for die in [die for name in ("SeizeOffer", "UseDie", "UseSoloDie") for die in _shown(view, name, "die")]:
        later = [f"{THEN} {CITIES[one]}" for dice in _shown(view, "TakeTurn", "dice") for one in dice]
        words.append(", ".join([f"{HAND}: {CITIES[die]}", *later]))
    if view.seized != NOTHING:
        words.append(f"{SEIZED} {FOR} {PENS[view.holders[SEIZE.tile]]}: {CITIES[view.seized]}")
    words += [f"{HERS}: {CITIES[die]}" for die in _shown(view, "OliveTurn", "die")]
    return words


def _shown(view: SteamRollersView, phase: str, name: str) -> list[Any]:
    """What a phase under way tells; nothing if it is not."""
    return [frame.shows[name] for frame in view.frames if frame.phase == phase]


def _under_way(view: SteamRollersView) -> list[str]:
    """Powers left, a personal good to be placed, a win at once, and rounds in which nothing happens."""
    lines = []
    for left in _shown(view, "PickPowers", "left"):
        names = [name.replace("-", " ") for number, name in enumerate(POWERS) if left >> number & 1]
        lines.append(f"{POWERS_LEFT}: {', '.join(names)}")
    lines += [f"{DRAWN}: {COLOURS[colour]}" for colour in _shown(view, "PlacePersonalGood", "colour")]
    if view.olive_has_won:
        lines.append(WON_AT_ONCE)
    if view.quiet:
        lines.append(f"{QUIET}: {view.quiet} {OF} {enough_quiet_rounds(view.options.players)}")
    return lines
