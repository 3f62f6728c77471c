"""Tiles are faces turned; of turns that look the same there is one lay, and tables tell which lays follow."""

from __future__ import annotations

from itertools import combinations

import pytest

from footplate.games.steam.components import TILES
from footplate.rails.grid import SIDES
from footplate.rails.tiles import BARE, PAIR, Face, Lay, Redirection, TileSet, redirection, sides, turned

SHAPES = {
    "21": "0-3",
    "22": "0-2",
    "23": "0-1",
    "t11": "0",
    "t21": "0 3",
    "t22": "0 2",
    "t23": "0 1",
    "t31": "0 2 4",
    "t32": "0 3 5",
    "t33": "0 1 3",
    "t34": "0 1 5",
    "t41": "0 2 3 4",
    "t42": "0 1 3 4",
    "t43": "0 1 2 3",
    "41": "0-3 1-4",
    "42": "0-3 1-5",
    "43": "0-2 1-3",
    "44": "0-3 1-2",
    "45": "0-2 3-5",
    "46": "0-2 3-4",
    "47": "0-2 4-5",
}
LOOKS = {"21": 3, "t21": 3, "t31": 2, "t42": 3, "41": 3, "45": 3}  # all others have six


def segment(text: str) -> int:
    return sum([1 << int(side) for side in text.split("-")])


def shape(text: str) -> frozenset[int]:
    return frozenset([segment(part) for part in text.split()])


def lay_of(text: str) -> int:
    """The number of the lay with exactly this track."""
    return next(at for at, lay in enumerate(TILES.lays) if frozenset(lay.segments) == shape(text))


def mirrored(text: str) -> frozenset[int]:
    """The same track seen in a mirror."""
    parts = [part.split("-") for part in text.split()]
    return frozenset([sum([1 << -int(side) % SIDES for side in part]) for part in parts])


def in_every_turn(track: frozenset[int]) -> set[frozenset[int]]:
    return {frozenset([turned(one, rotation) for one in track]) for rotation in range(SIDES)}


def test_the_manifest_has_the_twenty_one_faces_in_their_order() -> None:
    assert TILES.names == tuple(SHAPES)
    assert len(TILES.faces) == 21


@pytest.mark.parametrize(("name", "track"), SHAPES.items())
def test_each_face_has_exactly_its_track(name: str, track: str) -> None:
    face = TILES.faces[TILES.names.index(name)]

    assert frozenset(face.segments) == shape(track)
    assert len(face.segments) == len(shape(track))
    assert face.town == name.startswith("t")


@pytest.mark.parametrize("name", SHAPES)
def test_only_six_faces_look_the_same_after_fewer_than_six_turns(name: str) -> None:
    face = TILES.names.index(name)
    rotations = [lay.rotation for lay in TILES.lays if lay.face == face]

    assert rotations == list(range(LOOKS.get(name, 6)))


def test_there_are_a_hundred_and_seven_lays_and_the_bare_hex() -> None:
    assert len(TILES.lays) == 1 + 107
    assert TILES.lays[BARE] == Lay(-1, 0, (), 0)
    assert not TILES.lays[BARE].town


def test_no_two_lays_have_the_same_track() -> None:
    assert len({frozenset(lay.segments) for lay in TILES.lays}) == len(TILES.lays)


@pytest.mark.parametrize(("one", "other"), [("t32", "t33"), ("46", "47")])
def test_two_pairs_of_faces_are_mirror_images_that_no_turn_makes_alike(one: str, other: str) -> None:
    assert mirrored(SHAPES[one]) in in_every_turn(shape(SHAPES[other]))
    assert mirrored(SHAPES[one]) not in in_every_turn(shape(SHAPES[one]))


@pytest.mark.parametrize("name", [name for name in SHAPES if name not in ("t32", "t33", "46", "47")])
def test_every_other_face_is_its_own_mirror_image(name: str) -> None:
    assert mirrored(SHAPES[name]) in in_every_turn(shape(SHAPES[name]))


@pytest.mark.parametrize("exits", [2, 3, 4])
def test_towns_have_every_set_of_two_three_or_four_exits(exits: int) -> None:
    lays = {lay.exits for lay in TILES.lays if lay.town and lay.exits.bit_count() == exits}

    assert lays == {sum([1 << side for side in some]) for some in combinations(range(SIDES), exits)}


def test_no_face_has_two_tight_curves_or_three_tracks_or_five_exits() -> None:
    tight = {1 << side | 1 << (side + 1) % SIDES for side in range(SIDES)}

    assert all([sum([one in tight for one in lay.segments]) <= 1 for lay in TILES.lays])
    assert all([lay.town or len(lay.segments) <= 2 for lay in TILES.lays])
    assert all([lay.exits.bit_count() <= 4 for lay in TILES.lays])


@pytest.mark.parametrize(
    ("track", "rotation", "result"),
    [
        ("0-3", 0, "0-3"),
        ("0-3", 1, "1-4"),
        ("0-3", 3, "0-3"),
        ("0-2", 5, "5-1"),
        ("4-5", 2, "0-1"),
        ("5", 1, "0"),
    ],
)
def test_a_turn_moves_every_side_clockwise(track: str, rotation: int, result: str) -> None:
    assert turned(segment(track), rotation) == segment(result)


@pytest.mark.parametrize(
    ("name", "rotation", "fewest"), [("21", 4, 1), ("t31", 5, 1), ("45", 3, 0), ("22", 5, 5), ("t42", 5, 2)]
)
def test_a_turn_that_looks_the_same_is_the_lay_with_the_fewest_turns(
    name: str, rotation: int, fewest: int
) -> None:
    face = TILES.names.index(name)

    assert TILES.number(face, rotation) == TILES.number(face, fewest)
    assert TILES.lays[TILES.number(face, rotation)].rotation == fewest
    assert TILES.lays[TILES.number(face, rotation)].face == face


def test_exits_are_all_sides_with_track() -> None:
    assert TILES.lays[lay_of("0-2 4-5")].exits == 0b110101
    assert TILES.lays[lay_of("0 1 3")].exits == 0b001011


def test_sides_are_told_in_order() -> None:
    assert sides(0b001001) == (0, 3)
    assert sides(0b110101) == (0, 2, 4, 5)
    assert sides(0) == ()


def test_a_straight_can_get_a_crossing_straight_a_crossing_curve_or_a_tight_curve_on_either_side() -> None:
    added = {more for _, more in TILES.additions[lay_of("0-3")]}

    assert added == {(segment(one),) for one in ("1-4", "2-5", "1-5", "2-4", "1-2", "4-5")}


def test_a_tight_curve_can_get_a_straight_or_a_gentle_curve() -> None:
    added = {more for _, more in TILES.additions[lay_of("0-1")]}

    assert added == {(segment(one),) for one in ("2-5", "2-4", "3-5")}


@pytest.mark.parametrize(("town", "more"), [("0", 5 + 10 + 10), ("0 3", 4 + 6), ("0 1 3", 3), ("0 1 2 3", 0)])
def test_a_town_can_get_every_set_of_more_exits_up_to_four(town: str, more: int) -> None:
    additions = TILES.additions[lay_of(town)]

    assert len(additions) == more
    assert all([set(TILES.lays[to].segments) == shape(town) | set(added) for to, added in additions])


def test_two_tracks_leave_room_for_no_third() -> None:
    assert TILES.additions[lay_of("0-3 1-4")] == ()


def test_on_a_bare_hex_every_lay_adds_all_its_track() -> None:
    assert TILES.additions[BARE] == tuple(
        (at, lay.segments) for at, lay in enumerate(TILES.lays) if at != BARE
    )


def test_a_straight_can_leave_by_any_other_side_from_either_end() -> None:
    turns = {turn for _, turn in TILES.redirections[lay_of("0-3")]}

    assert turns == {Redirection(0, 3, now) for now in (1, 2, 4, 5)} | {
        Redirection(3, 0, now) for now in (1, 2, 4, 5)
    }


def test_of_two_tracks_one_is_redirected_and_the_other_stays() -> None:
    turns = {
        (tuple(sorted(TILES.lays[to].segments)), turn) for to, turn in TILES.redirections[lay_of("0-3 1-2")]
    }
    expected = {
        ("0-4 1-2", Redirection(0, 3, 4)),
        ("3-5 1-2", Redirection(3, 0, 5)),
        ("0-3 1-4", Redirection(1, 2, 4)),
        ("0-3 1-5", Redirection(1, 2, 5)),
        ("0-3 2-4", Redirection(2, 1, 4)),
        ("0-3 2-5", Redirection(2, 1, 5)),
    }

    assert turns == {(tuple(sorted(shape(track))), turn) for track, turn in expected}


def test_a_town_is_never_redirected() -> None:
    towns = [at for at, lay in enumerate(TILES.lays) if lay.town]

    assert all([TILES.redirections[at] == () for at in towns])
    assert redirection(TILES.lays[lay_of("0")], TILES.lays[lay_of("1")]) is None


@pytest.mark.parametrize("after", ["0-3", "1-4", "0-3 1-4", "1-2 3-5", "0 3"])
def test_it_is_no_redirection_if_nothing_or_too_much_changes(after: str) -> None:
    assert redirection(TILES.lays[lay_of("0-3")], TILES.lays[lay_of(after)]) is None


def test_a_set_of_tiles_may_have_any_faces() -> None:
    tiles = TileSet([Face("star", (0b001001, 0b010010, 0b100100)), Face("halt", (0b000001, 0b001000))])

    assert [lay.rotation for lay in tiles.lays[1:]] == [0, 0, 1, 2]
    assert tiles.number(0, 5) == 1


def test_each_pair_of_sides_has_a_bit_of_its_own_and_no_other_set_has_one() -> None:
    pairs = [1 << one | 1 << other for one, other in combinations(range(SIDES), 2)]
    assert sorted([PAIR[pair] for pair in pairs]) == [1 << number for number in range(len(pairs))]
    assert [mask for mask in range(1 << SIDES) if PAIR[mask]] == sorted(pairs)
