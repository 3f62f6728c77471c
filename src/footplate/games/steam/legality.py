"""The rules of laying track, each a sentence of the ledger; together they say why a tile may not be laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from footplate.games.steam.actions import LayTrack
from footplate.games.steam.components import SUPPLY, TILES
from footplate.games.steam.laying import Change, change, price
from footplate.games.steam.money import may_raise, means
from footplate.games.steam.reach import (
    ROOTS,
    leaves_a_city,
    may_join,
    may_take,
    reach_of,
    reach_of_town,
    start_of,
)
from footplate.games.steam.state import Steam
from footplate.kernel.action import Seat
from footplate.kernel.rule import Rule
from footplate.rails.grid import SIDES
from footplate.rails.links import UNOWNED
from footplate.rails.tiles import BARE, sides

if TYPE_CHECKING:
    from footplate.games.steam.phases.build_track import BuildTrack

NOTHING: Final = Change((), (), None)


def _change(s: Steam, lay: LayTrack) -> Change:
    """What the tile would do to its hex; nothing where no track can lie, for then that is what to say."""
    if lay.hex >= s.board.size or s.is_city(lay.hex):
        return NOTHING
    return change(s.track[lay.hex], TILES.number(lay.tile, lay.rotation))


def _new_sides(s: Steam, lay: LayTrack) -> list[int]:
    """The sides by which new track leaves the hex."""
    added, _, turn = _change(s, lay)
    return [turn.now] if turn is not None else [side for segment in added for side in sides(segment)]


def _meets(s: Steam, lay: LayTrack, side: int) -> int:
    """The open end that a side of the hex faces; -1 if none does."""
    return s.tracks.facing(lay.hex * SIDES + side)


def has_a_build_left(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """Three tiles a turn, four with Engineer. [ST-40]"""
    return phase.left > 0


def lies_on_a_hex(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """No track on water or any other space that is no hex. [ST-42]"""
    return lay.hex < s.board.size


def no_city_there(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """No track on a city. [ST-42]"""
    return lay.hex >= s.board.size or not s.is_city(lay.hex)


def fits_the_town(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """Town tiles on towns alone, and no other tile there. [ST-43]"""
    if lay.hex >= s.board.size or s.is_city(lay.hex):
        return True
    return TILES.faces[lay.tile].town == s.is_town(lay.hex)


def turned_no_further_than_needed(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """Of turns that look the same the fewest is named. [ST-04]"""
    return TILES.lays[TILES.number(lay.tile, lay.rotation)].rotation == lay.rotation


def tile_is_left(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """The supply can show this face and all others on the map. [ST-05]"""
    lying = s.track[lay.hex] if lay.hex < s.board.size else BARE
    return SUPPLY.fits(s.laid, lay.tile, TILES.lays[lying].face)


def can_pay(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """A tile for which not enough can be raised is not laid. [ST-21]"""
    return price(s, lay) <= means(s, seat) or not may_raise(s, seat)


def can_pay_from_cash(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """In the Standard Game a tile is paid from cash. [ST-91]"""
    return price(s, lay) <= s.cash[seat] or may_raise(s, seat)


def crosses_no_closed_side(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """No track into a black edge, into water, or off the map. [ST-42]"""
    return not any([s.board.across[lay.hex * SIDES + side] < 0 for side in _new_sides(s, lay)])


def keeps_what_lies_there(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """Track on the hex stays as it is, unless its last tile is redirected. [ST-50]"""
    _, removed, turn = _change(s, lay)
    return not removed or turn is not None


def redirects_no_town(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """Exits of a town tile are not redirected. [ST-49]"""
    added, removed, _ = _change(s, lay)
    return not (added and removed) or not TILES.faces[lay.tile].town


def redirects_and_adds_nothing(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """A build that redirects a track adds no other. [ST-17]"""
    added, removed, turn = _change(s, lay)
    turned = any([(one & other).bit_count() == 1 for one in added for other in removed])
    return turn is not None or not turned or len(added) <= len(removed)


def adds_track(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """A tile in place of another shows track that was not there. [ST-50]"""
    found = _change(s, lay)
    return found is NOTHING or bool(found.added)


def redirects_an_open_end(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """Only the last tile of an incomplete link is redirected, at its open end. [ST-49]"""
    turn = _change(s, lay).turn
    return turn is None or lay.hex * SIDES + turn.was in s.open_ends


def redirects_no_track_of_others(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """The redirected link is one's own, or an unowned one that one could claim. [ST-49]"""
    turn = _change(s, lay).turn
    if turn is None or lay.hex * SIDES + turn.was not in s.open_ends:
        return True
    return may_take(s, seat, lay.hex * SIDES + turn.was)


def has_a_beginning(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """New track starts at a city, extends one's own or claims what one can. [ST-41]"""
    added, _, turn = _change(s, lay)
    if turn is not None or not added:
        return True
    if s.is_town(lay.hex) and s.owns_at(seat, lay.hex):
        return True
    return bool(sum(added) & _roots(s, seat, lay))


def each_part_has_a_beginning(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """Of two new segments one that has a beginning does not do for the other. [ST-58]"""
    added, _, turn = _change(s, lay)
    if turn is not None or len(added) < 2 or TILES.faces[lay.tile].town:
        return True
    begun = [bool(segment & _roots(s, seat, lay)) for segment in added]
    return all(begun) or not any(begun)


def _roots(s: Steam, seat: Seat, lay: LayTrack) -> int:
    """The sides of the hex at which the player's track may begin."""
    reach = reach_of_town if s.is_town(lay.hex) else reach_of
    return reach(s, seat, lay.hex, s.touching[lay.hex]) & ROOTS


def meets_no_track_of_others(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """Track meets no open end of another player, but a town's exit may. [ST-59]"""
    if TILES.faces[lay.tile].town:
        return True
    ends = [_meets(s, lay, side) for side in _new_sides(s, lay)]
    return all([end < 0 or s.owner[end] in (seat, UNOWNED) for end in ends])


def leaves_loose_exits_alone(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """Nobody else builds from or to the loose exits of a town tile while its builder owns them. [ST-53]"""
    ends = [_meets(s, lay, side) for side in _new_sides(s, lay)]
    return all([end < 0 or s.other[end] != end or s.owner[end] in (seat, UNOWNED) for end in ends])


def claims_only_what_it_can(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """An unowned link is taken if one can claim it or joins it to an unfinished link of one's own. [ST-47]"""
    added, _, turn = _change(s, lay)
    if turn is not None:
        own = s.owner[lay.hex * SIDES + turn.was] == seat
        return _may_meet(s, seat, _meets(s, lay, turn.now), own=own)
    for segment in added:
        ends = [_meets(s, lay, side) for side in sides(segment)]
        own = any([end >= 0 and s.owner[end] == seat for end in ends])
        if not all([_may_meet(s, seat, end, own=own) for end in ends]):
            return False
    return True


def _may_meet(s: Steam, seat: Seat, end: int, *, own: bool) -> bool:
    """Whether an end that is nobody's, if it is one, may be met with or without an own end."""
    if end < 0 or s.owner[end] != UNOWNED:
        return True
    return may_join(s, seat, end) if own else may_take(s, seat, end)


def returns_to_no_start(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """No track leads from a town or city back to itself. [ST-42]"""
    added, _, turn = _change(s, lay)
    if turn is not None:
        end = s.other[lay.hex * SIDES + turn.was]
        return end < 0 or start_of(s, lay.hex, turn.now) != end // SIDES
    if TILES.faces[lay.tile].town:
        return all([start_of(s, lay.hex, side) != lay.hex for side in _new_sides(s, lay)])
    pairs = [[start_of(s, lay.hex, side) for side in sides(segment)] for segment in added]
    return all([one != other or one < 0 for one, other in pairs])


def first_tile_leaves_a_city(phase: BuildTrack, s: Steam, seat: Seat, lay: LayTrack) -> bool:
    """A player's first tile of the game leaves a city. [ST-41]"""
    return s.built[seat] or not _change(s, lay).added or leaves_a_city(s, lay)


LAYING_TRACK: Final = (
    Rule("ST-40", has_a_build_left),
    Rule("ST-42", lies_on_a_hex),
    Rule("ST-42", no_city_there),
    Rule("ST-43", fits_the_town),
    Rule("ST-04", turned_no_further_than_needed),
    Rule("ST-05", tile_is_left),
    Rule("ST-21", can_pay),
    Rule("ST-91", can_pay_from_cash),
    Rule("ST-42", crosses_no_closed_side),
    Rule("ST-50", keeps_what_lies_there),
    Rule("ST-49", redirects_no_town),
    Rule("ST-17", redirects_and_adds_nothing),
    Rule("ST-50", adds_track),
    Rule("ST-49", redirects_an_open_end),
    Rule("ST-49", redirects_no_track_of_others),
    Rule("ST-41", has_a_beginning),
    Rule("ST-58", each_part_has_a_beginning),
    Rule("ST-59", meets_no_track_of_others),
    Rule("ST-53", leaves_loose_exits_alone),
    Rule("ST-47", claims_only_what_it_can),
    Rule("ST-42", returns_to_no_start),
    Rule("ST-41", first_tile_leaves_a_city),
)
