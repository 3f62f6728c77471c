"""Links are kept at their two terminals; ends, owners and what touches a hex stay in step."""

from __future__ import annotations

from random import Random

import pytest

from footplate.rails.grid import SIDES, STEPS, facing
from footplate.rails.links import ENDS, NO_TRACK, UNOWNED, Tracks

# A hex in the middle, numbered 0, and its six neighbours 1 to 6, clockwise from the north.
FLOWER = ((0, 0), *STEPS)
N, NE, SE, S, SW, NW = range(SIDES)


def flower(walls: tuple[tuple[int, int], ...] = ()) -> Tracks:
    """No track yet on seven hexes."""
    across = facing(FLOWER, walls)
    size = len(across)
    return Tracks(across, [NO_TRACK] * size, [UNOWNED] * size, [], [0] * len(FLOWER))


def side(hex: int, way: int) -> int:
    return hex * SIDES + way


def test_a_flower_has_its_petals_around_it() -> None:
    links = flower()
    assert [links.across[side(0, way)] // SIDES for way in range(SIDES)] == [1, 2, 3, 4, 5, 6]


def test_a_towns_exit_has_both_terminals_in_one_and_is_open() -> None:
    links = flower()
    exit = side(0, N)
    links.start(exit, 2)
    assert links.other[exit] == exit
    assert links.owner[exit] == 2
    assert links.open_ends == [exit]


def test_an_unfinished_track_knows_its_start_and_its_open_end() -> None:
    links = flower()
    links.reach(side(1, S), side(0, S), 3)
    assert links.other[side(1, S)] == side(0, S)
    assert links.other[side(0, S)] == side(1, S)
    assert links.owner[side(1, S)] == links.owner[side(0, S)] == 3
    assert links.open_ends == [side(0, S)]


def test_an_open_end_touches_the_hex_that_it_faces_and_no_other() -> None:
    links = flower()
    links.reach(side(1, S), side(0, S), 0)
    assert links.touching[4] == 1 << ENDS + N
    assert [hex for hex in range(7) if links.touching[hex]] == [4]


def test_two_open_ends_may_touch_a_hex() -> None:
    links = flower()
    links.start(side(1, S), 0)
    links.start(side(2, SW), 1)
    assert links.touching[0] == 1 << ENDS + N | 1 << ENDS + NE


def test_an_end_taken_up_is_open_no_more_and_tells_where_its_track_starts() -> None:
    links = flower()
    links.reach(side(1, S), side(0, S), 0)
    assert links.take_up(side(0, S)) == side(1, S)
    assert links.open_ends == []
    assert links.touching == [0] * 7
    assert links.other[side(0, S)] == NO_TRACK
    assert links.owner[side(0, S)] == UNOWNED
    assert links.owner[side(1, S)] == 0


def test_a_towns_exit_taken_up_is_still_where_its_track_starts() -> None:
    links = flower()
    links.start(side(0, S), 1)
    assert links.take_up(side(0, S)) == side(0, S)
    assert links.open_ends == []
    assert links.touching[4] == 0
    assert links.other[side(0, S)] == side(0, S)
    assert links.owner[side(0, S)] == 1


def test_taking_up_one_end_leaves_the_others_open() -> None:
    links = flower()
    links.start(side(1, S), 0)
    links.start(side(2, SW), 1)
    links.take_up(side(1, S))
    assert links.open_ends == [side(2, SW)]
    assert links.touching[0] == 1 << ENDS + NE


def test_a_track_is_extended_by_taking_up_its_end_and_reaching_on() -> None:
    links = flower()
    start = side(1, S)
    links.reach(start, side(0, S), 0)
    links.reach(links.take_up(side(0, S)), side(4, NW), 5)
    assert links.other[start] == side(4, NW)
    assert links.other[side(4, NW)] == start
    assert links.owner[start] == links.owner[side(4, NW)] == 5
    assert links.open_ends == [side(4, NW)]


def test_a_finished_track_has_two_terminals_and_no_open_end() -> None:
    links = flower()
    links.join(side(1, S), side(4, N), 2)
    assert links.other[side(1, S)] == side(4, N)
    assert links.other[side(4, N)] == side(1, S)
    assert links.owner[side(1, S)] == links.owner[side(4, N)] == 2
    assert links.open_ends == []
    assert links.touching == [0] * 7


def test_track_is_cleared_at_one_terminal() -> None:
    links = flower()
    links.join(side(1, S), side(4, N), 2)
    links.clear(side(1, S))
    assert (links.other[side(1, S)], links.owner[side(1, S)]) == (NO_TRACK, UNOWNED)
    assert (links.other[side(4, N)], links.owner[side(4, N)]) == (side(1, S), 2)


def test_a_track_given_up_has_no_owner_at_either_terminal_and_stays() -> None:
    links = flower()
    links.reach(side(1, S), side(0, S), 0)
    links.start(side(2, SW), 1)
    links.give_up(side(0, S))
    links.give_up(side(2, SW))
    assert links.owner[side(1, S)] == links.owner[side(0, S)] == links.owner[side(2, SW)] == UNOWNED
    assert links.open_ends == [side(0, S), side(2, SW)]
    assert links.other[side(1, S)] == side(0, S)


def test_a_city_touches_every_hex_around_it() -> None:
    links = flower()
    links.mark_city(0)
    assert links.touching == [0, 1 << S, 1 << SW, 1 << NW, 1 << N, 1 << NE, 1 << SE]


def test_a_city_touches_nothing_across_a_wall() -> None:
    links = flower(((0, N), (3, NW)))
    links.mark_city(0)
    assert links.touching == [0, 0, 1 << SW, 0, 1 << N, 1 << NE, 1 << SE]


def test_a_city_and_an_open_end_touch_a_hex_each_in_its_own_way() -> None:
    links = flower()
    links.mark_city(1)
    links.start(side(2, SW), 0)
    assert links.touching[0] == 1 << N | 1 << ENDS + NE


@pytest.mark.parametrize("luck", range(50))
def test_whatever_is_done_ends_owners_and_touch_stay_in_step(luck: int) -> None:
    rng = Random(luck)
    links = flower()
    tracks: dict[int, tuple[int, int]] = {}  # of each open end its start and its owner
    free = [one for one, meets in enumerate(links.across) if meets >= 0]
    rng.shuffle(free)
    for _ in range(60):
        what = rng.choice(["start", "reach", "extend", "give up", "finish"])
        if what == "start" and free:
            end = free.pop()
            tracks[end] = (end, owner := rng.randrange(3))
            links.start(end, owner)
        elif what == "reach" and len(free) > 1:
            start, end = free.pop(), free.pop()
            tracks[end] = (start, owner := rng.randrange(3))
            links.reach(start, end, owner)
        elif what == "extend" and tracks and free:
            end, further = rng.choice(sorted(tracks)), free.pop()
            start, _ = tracks.pop(end)
            assert links.take_up(end) == start
            tracks[further] = (start, owner := rng.randrange(3))
            links.reach(start, further, owner)
        elif what == "give up" and tracks:
            end = rng.choice(sorted(tracks))
            tracks[end] = (tracks[end][0], UNOWNED)
            links.give_up(end)
        elif what == "finish" and tracks and free:
            end, far = rng.choice(sorted(tracks)), free.pop()
            start, _ = tracks.pop(end)
            links.join(links.take_up(end), far, 0)
            assert links.other[far] == start

        assert sorted(links.open_ends) == sorted(tracks)
        for end, (start, owner) in tracks.items():
            assert links.other[end] == start
            assert links.owner[end] == links.owner[start] == owner
            assert start == end or links.other[start] == end
        touched = [0] * len(FLOWER)
        for end in tracks:
            touched[links.across[end] // SIDES] |= 1 << ENDS + links.across[end] % SIDES
        assert links.touching == touched
