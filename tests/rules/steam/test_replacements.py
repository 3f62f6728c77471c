"""Which lays may take the place of another: sets of bits, held against the lays looked at one by one."""

from __future__ import annotations

from random import Random

import pytest

from footplate.games.steam.board import DEAREST
from footplate.games.steam.components import PRICES, TILES
from footplate.games.steam.reach import OWN, ROOTS, SHUT, STRANGE
from footplate.games.steam.replacements import ON_COUNTRY, ON_TOWNS, TURNS, Replacements
from footplate.rails.tiles import PAIR

LAYS = range(len(TILES.lays))


def random_reach(rng: Random) -> int:
    """Roots and shut sides, and sometimes what is strange beside what is one's own."""
    roots, shut = rng.randrange(64), rng.randrange(64)
    if rng.random() < 0.5:
        return roots | shut << SHUT
    return roots | shut << SHUT | (roots & rng.randrange(64)) << OWN | (shut & rng.randrange(64)) << STRANGE


def lies(segment: int, reach: int) -> bool:
    roots, shut = reach & ROOTS, reach >> SHUT & ROOTS
    own, strange = reach >> OWN & ROOTS, reach >> STRANGE
    return bool((segment & roots and not segment & shut) or (segment & own and segment & strange))


@pytest.mark.rule("ST-41", "ST-42", "ST-58")
def test_every_new_segment_has_a_root_and_leads_nowhere_that_is_shut() -> None:
    rng = Random(1)
    for lay in LAYS:
        wanted = [(to, added) for to, added in TILES.additions[lay] if not TILES.lays[to].town]
        for _ in range(100):
            reach = random_reach(rng)
            fits = [to for to, added in wanted if all(lies(segment, reach) for segment in added)]
            assert ON_COUNTRY[lay].of(ON_COUNTRY[lay].fitting(reach)) == fits


@pytest.mark.rule("ST-41", "ST-43")
def test_an_exit_of_a_town_is_new_at_a_root_and_none_is_shut() -> None:
    rng = Random(2)
    for lay in LAYS:
        wanted = [(to, sum(added)) for to, added in TILES.additions[lay] if TILES.lays[to].town]
        for _ in range(100):
            roots, shut = rng.randrange(64), rng.randrange(64)
            fits = [to for to, exits in wanted if exits & roots and not exits & shut]
            assert ON_TOWNS[lay].of(ON_TOWNS[lay].fitting_a_town(roots | shut << SHUT)) == fits


@pytest.mark.rule("ST-49")
def test_a_turn_is_known_by_the_side_it_leaves_and_the_one_it_takes() -> None:
    for lay in LAYS:
        for side in range(6):
            turns = [(to, turn) for to, turn in TILES.redirections[lay] if turn.was == side]
            assert TURNS[lay].of(TURNS[lay].turned[side]) == [to for to, _ in turns]
            for some in range(64):
                led = TURNS[lay].turned[side] & TURNS[lay].leading[some]
                assert TURNS[lay].of(led) == [to for to, turn in turns if some >> turn.now & 1]
                has = TURNS[lay].turned[side] & TURNS[lay].touching[some]
                assert TURNS[lay].of(has) == [
                    to for to, turn in turns if some & (1 << turn.now | 1 << turn.stays)
                ]


@pytest.mark.rule("ST-42")
def test_a_loop_is_a_pair_of_sides_that_a_tile_joins() -> None:
    rng = Random(3)
    for lay in LAYS:
        some = ON_COUNTRY[lay]
        for _ in range(50):
            loops = rng.randrange(1 << 15)
            joins = [to for to in some.lays if any(PAIR[one] & loops for one in TILES.lays[to].segments)]
            assert some.of(some.looping(loops)) == joins


@pytest.mark.rule("ST-05", "ST-44")
def test_a_purse_and_the_supply_leave_what_they_can_pay_and_show() -> None:
    rng = Random(4)
    every: list[Replacements] = [*ON_COUNTRY, *ON_TOWNS, *TURNS]
    assert len({one.number for one in [*ON_COUNTRY, *TURNS]}) == 2 * len(LAYS)
    for some in every:
        for purse in range(DEAREST + 1):
            assert some.of(some.affordable[purse]) == [lay for lay in some.lays if PRICES[lay] <= purse]
        faces = rng.randrange(1 << len(TILES.faces))
        shown = [lay for lay in some.lays if faces >> TILES.lays[lay].face & 1]
        assert some.of(some.showing(faces)) == shown
