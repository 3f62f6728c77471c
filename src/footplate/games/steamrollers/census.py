"""How many there are of each component, counted afresh; what the position only remembers must agree."""

from __future__ import annotations

from collections.abc import Mapping

from footplate.games.steamrollers.components import COAL, COLOURS, SHADES
from footplate.games.steamrollers.goods import colour_of
from footplate.games.steamrollers.network import distances, links_of
from footplate.games.steamrollers.phases.powers import PlacePersonalGood
from footplate.games.steamrollers.sheet import (
    ACROSS,
    HEXES,
    HEXES_A_REGION,
    NO_TRACK,
    REGIONS,
)
from footplate.games.steamrollers.state import CENTRE, NOTHING, SteamRollers
from footplate.kernel.action import Seat


def census(s: SteamRollers) -> Mapping[str, int]:
    """Goods stay; sheets, links and distances are as the drawn track has them."""
    count = {f"{name} goods": _goods(s, colour) for colour, name in enumerate(COLOURS)}
    seats = range(s.players)
    count["hexes mistaken for blank"] = sum([_blanks(s, seat) != _remembered(s, seat) for seat in seats])
    found = [links_of(s.tracks, seat * len(HEXES), ACROSS[s.chart]) for seat in seats]
    count["links mistaken"] = sum([found[seat] != s.links[seat] for seat in seats])
    count["distances mismeasured"] = sum([distances(s.links[seat]) != s.reach[seat] for seat in seats])
    loose = [tile for tile, holder in enumerate(s.holders) if holder == CENTRE]
    count["tiles in the centre that are not free"] = sum(
        [(s.sideways | s.in_use) >> one & 1 for one in loose]
    )
    return count


def _goods(s: SteamRollers, colour: int) -> int:
    """All goods of a colour: in the bag and the box, on the cities, kept, and personal."""
    supplied = sum([line.count(colour) for line in s.supply])
    own = sum([good != NOTHING and colour_of(good) == colour for good in s.personal])
    drawn = sum([isinstance(phase, PlacePersonalGood) and phase.colour == colour for phase in s.agenda])
    box = s.box_of_coal if colour == COAL else 0
    return s.bag[colour] + box + supplied + sum(s.kept[colour::SHADES]) + own + drawn


def _remembered(s: SteamRollers, seat: Seat) -> list[int]:
    return s.blanks[seat * REGIONS : (seat + 1) * REGIONS]


def _blanks(s: SteamRollers, seat: Seat) -> list[int]:
    """The hexes of each region without track, as bits."""
    sheet = s.tracks[seat * len(HEXES) : (seat + 1) * len(HEXES)]
    regions = [sheet[at : at + HEXES_A_REGION] for at in range(0, len(HEXES), HEXES_A_REGION)]
    return [sum([(track == NO_TRACK) << at for at, track in enumerate(region)]) for region in regions]
