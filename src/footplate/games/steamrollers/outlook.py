"""What a die, a tile or a delivery is good for, in the words of a story."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias, TypeVar

from footplate.games.steamrollers.actions import Deliver, DrawTrack
from footplate.games.steamrollers.components import (
    COLOURS,
    ENGINE_BONUS,
    FACES,
    ORDER_FACES,
    PENS,
    TYPES,
)
from footplate.games.steamrollers.courses import leads_to, meets
from footplate.games.steamrollers.goods import LAST, OWN, city_of, colour_of
from footplate.games.steamrollers.phases import build_track, deliver_goods
from footplate.games.steamrollers.phases.action_tile import can_be_taken
from footplate.games.steamrollers.phases.use_die import UseDie
from footplate.games.steamrollers.sheet import (
    CITIES,
    HEXES,
    REGION_OF,
    REGIONS,
    TOWN,
    TRACK_NAMES,
    TRACKS,
    TYPE_OF,
)
from footplate.games.steamrollers.state import CENTRE, SteamRollers
from footplate.kernel.action import Seat

Facts: TypeAlias = "dict[str, int | str]"
P = TypeVar("P")

NONE: Final = "none"


def yes(fact: object) -> str:
    """Whether something is so, as a word."""
    return "yes" if fact else "no"


def under_way(s: SteamRollers, cls: type[P]) -> P | None:
    """The phase of that kind on the agenda, if there is one."""
    for phase in s.agenda:
        if isinstance(phase, cls):
            return phase
    return None


def outlook(s: SteamRollers, seat: Seat, die: UseDie) -> Facts:
    """What could be done with a die: hexes, the box, the tile, and the best delivery. [SR-10]"""
    value = die.die
    deliveries = deliver_goods.deliveries(die, s, seat)
    return {
        "die": CITIES[value],
        "hexes": s.blanks[seat * REGIONS + value].bit_count(),
        "box": yes(not s.boxes[seat] >> value & 1),
        "free": yes(can_be_taken(s, value)),
        "best": max([one.distance for one in deliveries], default=0),
        **tile(s, seat, value),
    }


def tile(s: SteamRollers, seat: Seat, number: int) -> Facts:
    """An action tile: its side, what that does, and where it lies. [SR-05, SR-46]"""
    holder = s.holders[number]
    return {
        **face(s.faces[number]),
        "holder": NONE if holder == CENTRE else "own" if holder == seat else PENS[holder],
    }


def face(number: int) -> Facts:
    """A side of an action tile. [SR-46]"""
    shown = FACES[number]
    return {
        "face": shown.name,
        "effect": shown.effect,
        "returns": yes(shown.returns),
        "worth": shown.points,
    }


def serving(s: SteamRollers, tiles: int) -> Facts:
    """The action tiles, as bits, that serve an action. [SR-49]"""
    return {"with": names_of(s, tiles) or NONE, "helpers": tiles.bit_count()}


def names_of(s: SteamRollers, tiles: int) -> str:
    """The sides that lie up of some tiles, as in "3a 4b"."""
    if not tiles:
        return ""
    return " ".join([FACES[face].name for tile, face in enumerate(s.faces) if tiles >> tile & 1])


def engine(s: SteamRollers, seat: Seat) -> Facts:
    """The engine's strength, and its points. [SR-25, SR-60]"""
    strength = s.checked(seat)
    return {"strength": strength, "bonus": ENGINE_BONUS[strength]}


def order_face(number: int) -> Facts:
    """A side of an order tile. [SR-40]"""
    return {"goods": colours(ORDER_FACES[number].goods), "worth": ORDER_FACES[number].points}


def colours(counts: Iterable[int]) -> str:
    """Goods one by one, as in "red red grey"."""
    return " ".join([COLOURS[colour] for colour, count in enumerate(counts) for _ in range(count)])


def delivery(s: SteamRollers, phase: UseDie, seat: Seat, deliver: Deliver) -> Facts:
    """A delivery, the tiles that serve it, and the best for the same good, and city. [SR-30]"""
    ways = deliver_goods.deliveries(phase, s, seat)
    alike = [one.distance for one in ways if one.good == deliver.good]
    there = [one.distance for one in ways if (one.good, one.to) == (deliver.good, deliver.to)]
    return {
        "which": "own" if deliver.good >= OWN else "last" if deliver.good >= LAST else "first",
        "colour": COLOURS[colour_of(deliver.good)],
        "city": CITIES[city_of(deliver.good)],
        "to": CITIES[deliver.to],
        "distance": deliver.distance,
        "kept": yes(s.options.orders),
        "ways": len(alike),
        "best": max(alike),
        "ways_there": len(there),
        "best_there": max(there),
        **serving(s, deliver_goods.tiles_for(phase, s, seat, deliver)),
    }


def track(before: SteamRollers, seat: Seat, draw: DrawTrack, tiles: int, after: SteamRollers) -> Facts:
    """A track, what it leads to at both ends, and the connection that it completes. [SR-20, SR-62]"""
    first = seat * len(HEXES)
    sheet = before.tracks[first : first + len(HEXES)]
    one, other = [leads_to(sheet, draw.hex, side, before.chart) for side in TRACKS[draw.track]]
    return {
        "hex": HEXES[draw.hex],
        "region": CITIES[REGION_OF[draw.hex]],
        "track": TRACK_NAMES[draw.track],
        "type": TYPES[TYPE_OF[draw.track]],
        "town": yes(TOWN[draw.hex]),
        "meets": ", ".join(meets(sheet, draw.hex, before.chart)) or NONE,
        "one": one,
        "other": other,
        "listed": (draw.hex * len(TYPES) + TYPE_OF[draw.track]) * len(TRACKS) + draw.track,
        **_link(before, seat, after),
        **serving(before, tiles),
    }


def tiles_for_track(s: SteamRollers, phase: Any, draw: DrawTrack) -> int:
    """The tile that serves a track; a starting power needs none. [SR-08, SR-59]"""
    return build_track.tiles_for(s, draw) if isinstance(phase, UseDie) else 0


def _link(before: SteamRollers, seat: Seat, after: SteamRollers) -> Facts:
    """The connection that is new, with its towns and its points. [SR-60, SR-62]"""
    new = list(after.links[seat])
    for link in before.links[seat]:
        new.remove(link)
    if not new:
        return {"linked": NONE, "towns": 0, "gain": 0}
    (link,) = new
    return {"linked": f"{CITIES[link.one]} {CITIES[link.other]}", "towns": link.towns, "gain": link.points}
