"""Deliver goods: one good of the die's city to a city of its colour, over one's own track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from footplate.games.steamrollers.actions import Deliver
from footplate.games.steamrollers.components import SHADES
from footplate.games.steamrollers.effects import (
    ANY_DISTANCE,
    DIE_IS_DESTINATION,
    LONGER_DELIVERY,
    STRONGER_ENGINE,
)
from footplate.games.steamrollers.goods import OWN, city_of, colour_of, goods_in, without
from footplate.games.steamrollers.network import UNCONNECTED, distances
from footplate.games.steamrollers.sheet import REGIONS, TAKERS
from footplate.games.steamrollers.state import NOTHING, SteamRollers
from footplate.kernel.action import Seat
from footplate.kernel.rule import Rule
from footplate.kernel.state import added, changed

if TYPE_CHECKING:
    from footplate.games.steamrollers.phases.use_die import UseDie

_BITS: Final = 2 * REGIONS + 2  # of distances: five cities and six towns, longer by 2, at most
_ANY: Final = (1 << _BITS) - 1


def good_is_there(phase: UseDie, s: SteamRollers, seat: Seat, deliver: Deliver) -> bool:
    """The good lies on its supply city, or it is one's own personal good. [SR-08, SR-30]"""
    if deliver.good >= OWN:
        return deliver.good == s.personal[seat]
    city = city_of(deliver.good)
    return deliver.good in goods_in(city, s.supply[city])


def die_names_the_source(phase: UseDie, s: SteamRollers, seat: Seat, deliver: Deliver) -> bool:
    """The die names the source city, or with tile 3a the destination. [SR-30, SR-53]"""
    if city_of(deliver.good) == phase.die:
        return True
    return deliver.to == phase.die and phase.is_helped(s, seat, DIE_IS_DESTINATION)


def city_takes_the_good(phase: UseDie, s: SteamRollers, seat: Seat, deliver: Deliver) -> bool:
    """A good goes to a city of its colour, a black one to any. [SR-30]"""
    return deliver.to in TAKERS[colour_of(deliver.good)]


def leaves_its_city(phase: UseDie, s: SteamRollers, seat: Seat, deliver: Deliver) -> bool:
    """The source is a city like those on the way: it is not met again. [SR-31]"""
    return deliver.to != city_of(deliver.good)


def route_has_the_length(phase: UseDie, s: SteamRollers, seat: Seat, deliver: Deliver) -> bool:
    """A route has that many cities and towns, or with tile 3b one or two fewer. [SR-31, SR-54]"""
    # That the source is no destination is another rule's to say.
    return city_of(deliver.good) == deliver.to or _is_so_far(phase, s, seat, deliver, s.reach[seat])


def crosses_no_blocked_border(phase: UseDie, s: SteamRollers, seat: Seat, deliver: Deliver) -> bool:
    """No cargo crosses a blocked border, though track may. [SR-09]"""
    if route_has_the_length(phase, s, seat, deliver):
        return True
    return not _is_so_far(phase, s, seat, deliver, distances(s.links_if_open(seat)))


def _is_so_far(phase: UseDie, s: SteamRollers, seat: Seat, deliver: Deliver, reach: tuple[int, ...]) -> bool:
    """Whether a route over links that reach so far has the length, tile 3b included. [SR-31, SR-54]"""
    lengths = reach[city_of(deliver.good) * REGIONS + deliver.to]
    if phase.is_helped(s, seat, LONGER_DELIVERY):
        lengths = _lengthened(lengths)
    return deliver.distance >= 0 and bool(lengths >> deliver.distance & 1)


def engine_is_strong_enough(phase: UseDie, s: SteamRollers, seat: Seat, deliver: Deliver) -> bool:
    """The distance is within the engine's strength, or tile 4a serves. [SR-31, SR-55]"""
    return deliver.distance <= strength(phase, s, seat) or phase.is_helped(s, seat, ANY_DISTANCE)


RULES: Final = (
    Rule("SR-30", good_is_there),
    Rule("SR-30", die_names_the_source),
    Rule("SR-30", city_takes_the_good),
    Rule("SR-31", leaves_its_city),
    Rule("SR-31", route_has_the_length),
    Rule("SR-09", crosses_no_blocked_border),
    Rule("SR-31", engine_is_strong_enough),
)


def strength(phase: UseDie, s: SteamRollers, seat: Seat) -> int:
    """The boxes checked, and one more with tile 4b. [SR-25, SR-56]"""
    return s.checked(seat) + phase.is_helped(s, seat, STRONGER_ENGINE)


def _lengthened(lengths: int) -> int:
    """The same distances, and those longer by 1 or 2. [SR-54]"""
    return lengths | lengths << 1 | lengths << 2


class _Deliveries(dict[int, tuple[Deliver, ...]]):
    """A good to a city over some distances, made once and shared; the low bits of a key are the distances."""

    def __missing__(self, key: int) -> tuple[Deliver, ...]:
        good, to = divmod(key >> _BITS, REGIONS)
        made = self[key] = tuple([Deliver(good, to, far) for far in range(_BITS) if key >> far & 1])
        return made


_DELIVERIES: Final = _Deliveries()


def deliveries(phase: UseDie, s: SteamRollers, seat: Seat) -> list[Deliver]:
    """Every delivery, with or without the help of tiles."""
    found: list[Deliver] = []
    reach = s.reach[seat]
    if reach is UNCONNECTED:
        return found
    within = _ANY if phase.is_helped(s, seat, ANY_DISTANCE) else up_to(strength(phase, s, seat))
    longer = phase.is_helped(s, seat, LONGER_DELIVERY)
    for good, to in _journeys(phase, s, seat):
        lengths = reach[city_of(good) * REGIONS + to]
        if lengths:
            lengths = (_lengthened(lengths) if longer else lengths) & within
            found += _DELIVERIES[good * REGIONS + to << _BITS | lengths]
    return found


def _journeys(phase: UseDie, s: SteamRollers, seat: Seat) -> list[tuple[int, int]]:
    """Each good that the die allows with each city it may go to."""
    die = phase.die
    found = [(good, to) for good in goods_at(s, seat, die) for to in TAKERS[colour_of(good)]]
    if phase.is_helped(s, seat, DIE_IS_DESTINATION):
        for city in range(REGIONS):
            if city != die:
                found += [(good, die) for good in goods_at(s, seat, city) if die in TAKERS[colour_of(good)]]
    return found


def goods_at(s: SteamRollers, seat: Seat, city: int) -> list[int]:
    """The goods of a supply city, and the personal good that lies on it. [SR-15]"""
    line = s.supply[city]
    found = goods_in(city, line) if line else []
    own = s.personal[seat]
    return [*found, own] if own != NOTHING and city_of(own) == city else found


def can_deliver_unaided(phase: UseDie, s: SteamRollers, seat: Seat) -> bool:
    """Whether the die's city has a good that the engine can deliver without another tile. [SR-16]"""
    reach, within = s.reach[seat], up_to(strength(phase, s, seat))
    for good in goods_at(s, seat, phase.die):
        for to in TAKERS[colour_of(good)]:
            if reach[phase.die * REGIONS + to] & within:
                return True
    return False


def up_to(far: int) -> int:
    """A bit for each distance up to the farthest."""
    return (2 << far) - 1


def tiles_for(phase: UseDie, s: SteamRollers, seat: Seat, deliver: Deliver) -> int:
    """The action tiles that serve, as bits: those without which the delivery could not be made."""
    source, tiles = city_of(deliver.good), 0
    if source != phase.die:
        tiles |= 1 << DIE_IS_DESTINATION.tile
    if not s.reach[seat][source * REGIONS + deliver.to] >> deliver.distance & 1:
        tiles |= 1 << LONGER_DELIVERY.tile
    if deliver.distance > s.checked(seat):
        # 4a and 4b are one tile, so whichever side is up it is this one.
        tiles |= 1 << ANY_DISTANCE.tile
    return tiles


def deliver_good(s: SteamRollers, seat: Seat, deliver: Deliver) -> None:
    """The good goes back into the bag, or is kept for orders; the distance is scored. [SR-32, SR-40]"""
    good, colour = deliver.good, colour_of(deliver.good)
    if good >= OWN:
        s.personal = changed(s.personal, seat, NOTHING)
    else:
        s.supply = changed(s.supply, city_of(good), without(s.supply[city_of(good)], good))
    if s.options.orders:
        s.kept = added(s.kept, seat * SHADES + colour, 1)
    else:
        s.bag = added(s.bag, colour, 1)
    s.delivered = added(s.delivered, seat, deliver.distance)
    s.stirred = True
