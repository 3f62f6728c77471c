"""The rules of New City tiles: where one may be placed."""

from __future__ import annotations

from footplate.games.steam.state import NO_CITY, Steam
from footplate.rails.grid import SIDES
from footplate.rails.links import ENDS, NO_TRACK
from footplate.rails.tiles import BARE


def can_be_urbanized(s: Steam, hex: int) -> bool:
    """A town, unless a city there would loop a track or swallow a completed link. [ST-16, ST-36]"""
    return s.is_town(hex) and keeps_links_apart(s, hex)


def keeps_links_apart(s: Steam, hex: int) -> bool:
    """No track would have both ends in the New City, and no link lies wholly on the town's tile. [ST-16]"""
    if s.track[hex] == BARE:
        return True  # no track starts here
    across, other = s.board.across, s.other
    ends = s.touching[hex] >> ENDS
    for side in range(SIDES):
        terminal = hex * SIDES + side
        meets = across[terminal]
        if other[terminal] == NO_TRACK:
            if ends >> side & 1 and other[meets] // SIDES == hex:
                return False
        elif other[terminal] == meets and s.board.stop[meets // SIDES] >= 0:
            return False
    return True


def towns_left(s: Steam) -> list[int]:
    """The stops that can still become a city. [ST-36]"""
    stops = s.board.stops
    return [stop for stop in s.board.towns if can_be_urbanized(s, stops[stop])]


def urbanization_is_open(s: Steam) -> bool:
    """A town is left, and a New City tile. [ST-36]"""
    return NO_CITY in s.city and any(s.new_cities)


def cities_to_grow(s: Steam) -> list[int]:
    """The printed cities without a growth marker, as stops. [ST-34]"""
    return [stop for stop in s.board.cities if not s.grown[stop]]


def growth_is_open(s: Steam) -> bool:
    """A set of goods is left, and a city without a growth marker. [ST-39]"""
    return any(s.stocks) and not all([s.grown[stop] for stop in s.board.cities])
