"""The table of Volldampf drawn in text, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from footplate.games.volldampf.board import (
    COLOURS,
    COST,
    ENDS,
    GOODS,
    PLACE_COLOUR,
    PLACE_NAMES,
    PLACES,
    SPACES,
    SPACES_OF,
    SYMBOLS,
    data,
)
from footplate.games.volldampf.cards import ACTION_CARDS, PLAYER_COLOURS
from footplate.games.volldampf.state import NOBODY
from footplate.games.volldampf.view import VolldampfView
from footplate.kernel.action import Seat, kebab
from footplate.kernel.page import columns, flow, heading, row, rule

LETTERS: Final = tuple(colour[0].upper() for colour in COLOURS)
KEY: Final = "B blue, V violet, R red, Y yellow"
HEADS: Final = ("turn", "", "money", "income", "bonds", "sections", "cards", "bid", "track cards")
BUILT: Final = {"TransportCubes", "Subsidies", "GainIncome", "CardsForTheLast"}  # what follows the building
ROUND, SET_UP, OVER = "round", "set-up", "the end"
NETWORK, OUTSIDE, FREE = "Track", "No track yet", "Free spaces"
GROUPS, HAND, CUBE, LOOSE = "Groups", "Your cards", "Cube", "To lay out"
BAG, BANK, DECKS = "in the bag", "bonds in the bank", "track cards to come"
PASSED, NOTHING, UNKNOWN, YOU, ON_TURN = "passed", "-", "?", "you", "▸"


def picture(view: VolldampfView) -> str:
    """What can be built, then the network, the players, and what lies before the one who looks."""
    parts = [_title(view), *_free(view), *_network(view), *_players(view), *_before_you(view)]
    return "\n".join([line.rstrip() for line in parts])


def _title(view: VolldampfView) -> str:
    phase = kebab(view.frames[-1].phase).replace("-", " ") if view.frames else OVER
    when = f"{ROUND} {view.round}" if view.round else SET_UP
    return heading(f"{when} · {phase}")


@cache
def _north_to_south() -> tuple[int, ...]:
    where = data("board.toml")["places"]
    return tuple(sorted(range(len(PLACES)), key=lambda place: int(where[PLACES[place]]["y"])))


def _cubes(view: VolldampfView, place: int) -> str:
    """The cubes on a place, a letter each."""
    first = GOODS.stack(place, 0)
    counts = view.cubes[first : first + GOODS.colours]
    return "".join([letter * count for letter, count in zip(LETTERS, counts, strict=True)])


def _links(view: VolldampfView, place: int) -> list[str]:
    """Where built sections lead from a place, and whose they are."""
    links = []
    for space, ends in enumerate(ENDS):
        if place in ends and view.owner[space] != NOBODY:
            other = ends[0] if ends[1] == place else ends[1]
            links.append(f"{PLACE_NAMES[other]}:{PLAYER_COLOURS[view.owner[space]]}")
    return links


def _network(view: VolldampfView) -> list[str]:
    """The cities with track, each with its cubes and what it is joined to; then the others."""
    lines: list[str] = []
    outside: list[str] = []
    for place in _north_to_south():
        name, letter = PLACE_NAMES[place], LETTERS[PLACE_COLOUR[place]]
        cubes, links = _cubes(view, place), _links(view, place)
        if links:
            lines += flow(f"{name:<11} {letter}  {cubes:<6} ", links)
        else:
            outside.append(f"{f'{name} {letter}':<12} {cubes:<6}")
    track = [rule(NETWORK, KEY), *lines] if lines else []
    rest = [rule(OUTSIDE, "" if lines else KEY), *columns(outside, " ")] if outside else []
    return track + rest


def _free(view: VolldampfView) -> list[str]:
    """The free spaces of each symbol, the cheap ones first, with their cost; none once a round is built."""
    if not view.frames or BUILT & {frame.phase for frame in view.frames}:
        return []
    lines = [rule(FREE)]
    for symbol, name in enumerate(SYMBOLS):
        free = [space for space in SPACES_OF[symbol] if view.owner[space] == NOBODY]
        words = [f"{SPACES[space]} {COST[space]}" for space in sorted(free, key=COST.__getitem__)]
        lines += flow(f"{name:<8} ", words or [NOTHING], " · " if words else "")
    return [line.removesuffix(" · ") for line in lines]


def _track_cards(counts: Sequence[int]) -> str:
    cards = [name for name, count in zip(SYMBOLS, counts, strict=True) for _ in range(count)]
    return " ".join(cards) or NOTHING


def _shown(view: VolldampfView, name: str) -> Any:
    """What the topmost phase that shows it tells."""
    for frame in reversed(view.frames):
        if name in frame.shows:
            return frame.shows[name]
    return ()


def _bid(view: VolldampfView, seat: Seat) -> str:
    """The last bid in an auction under way."""
    bids = _shown(view, "bids")
    if not bids:
        return ""
    bid = str(bids[seat]) if bids[seat] >= 0 else NOTHING
    return PASSED if seat in _shown(view, "passed") else bid


def _players(view: VolldampfView) -> list[str]:
    """A row for each player, in the order of play."""
    rows: list[Sequence[str]] = [HEADS]
    for number, seat in enumerate(view.order, 1):
        mark = ON_TURN if seat in view.actors else " "
        cash = view.cash[seat]
        numbers = (view.income[seat], view.bonds[seat], view.sections[seat], view.held[seat])
        rows.append(
            (
                f"{mark}{number}",
                PLAYER_COLOURS[seat] + (f" ({YOU})" if seat == view.seat else ""),
                UNKNOWN if cash is None else str(cash),
                *[str(number) for number in numbers],
                _bid(view, seat),
                _track_cards(view.track_cards[seat]),
            )
        )
    widths = (5, 12, 6, 7, 6, 9, 6, 7)
    remark = f"{view.cubes_in_bag} {BAG}, {view.bonds_left} {BANK}, {view.track_cards_left} {DECKS}"
    return [rule("Players", remark), *[row(cells, widths) for cells in rows]]


def _before_you(view: VolldampfView) -> list[str]:
    """The groups of track cards, what is in hand or under way, and one's own action cards."""
    lines = []
    groups = [f"{number}: {_track_cards(group)}" for number, group in enumerate(view.groups, 1) if any(group)]
    if groups:
        lines += flow(f"{GROUPS}  ", groups, "   ")
    if any(view.loose_cards):
        lines += flow(f"{LOOSE}  ", _track_cards(view.loose_cards).split(), " ")
    cube = _cube(view)
    if cube:
        lines.append(f"{CUBE}  {cube}")
    hand = [f"{name} ×{count}" for name, count in zip(ACTION_CARDS, view.hand, strict=False) if count]
    if view.hand:
        lines += flow(f"{HAND}  ", hand or [NOTHING])
    return lines


def _cube(view: VolldampfView) -> str:
    """The cube in a player's fingers, or the one named to be moved."""
    for colour, count in enumerate(view.loose_cubes):
        if count:
            return COLOURS[colour]
    named = _shown(view, "named")
    if named == () or named == NOBODY:
        return ""
    return f"{COLOURS[GOODS.colour(named)]}, {PLACE_NAMES[GOODS.place(named)]}"
