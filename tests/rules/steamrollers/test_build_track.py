"""Building track: which hex, which type, which way, and what it connects."""

from __future__ import annotations

from itertools import permutations

import pytest

from footplate.games.steamrollers.scoring import points
from footplate.games.steamrollers.sheet import HEXES
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    check,
    connections,
    do,
    draw,
    fill_region,
    hold,
    holder,
    is_sideways,
    lengths,
    odds,
    offered,
    position,
    refused,
    show,
    stock,
    stock_all,
    using,
)

STRAIGHT = ["nw-se", "ne-sw", "e-w"]
GENTLE = ["nw-e", "nw-sw", "ne-se", "ne-w", "e-sw", "se-w"]
SHARP = ["nw-ne", "nw-w", "ne-e", "e-se", "se-sw", "sw-w"]
PAIRS = {
    "straight-gentle": (STRAIGHT + GENTLE, SHARP),
    "straight-sharp": (STRAIGHT + SHARP, GENTLE),
    "gentle-sharp": (GENTLE + SHARP, STRAIGHT),
}


def region(number: int) -> list[str]:
    """The hexes of a region that can be drawn in."""
    return [f"{number}{letter}" for letter in "abcdefgh"]


def draws(hexes: list[str], tracks: list[str]) -> list[str]:
    """Every one of these tracks in every one of these hexes."""
    return sorted([f"draw-track {hex} {track}" for hex in hexes for track in tracks])


# Where


@pytest.mark.rule("SR-20")
@pytest.mark.parametrize("die", range(1, 7))
def test_track_is_drawn_in_the_region_of_the_white_die(die: int) -> None:
    s = using(stock_all(position()), die)
    assert sorted(offered(s, "draw-track")) == draws(region(die), STRAIGHT + GENTLE)
    for other in range(1, 7):
        if other != die:
            assert refused(s, f"draw-track {other}c e-w") == {"SR-20"}
    do(s, f"draw-track {die}c e-w")
    assert [hex for hex in range(len(HEXES)) if not s.is_blank(0, hex)] == [HEXES.index(f"{die}c")]


@pytest.mark.rule("SR-20")
def test_one_track_is_drawn_and_the_turn_is_over() -> None:
    s = using(stock_all(position(3)), 4)
    do(s, "draw-track 4b e-w")
    assert s.actors() == (1,)
    assert refused(s, "draw-track 4c e-w", 0) == {"SR-10"}


@pytest.mark.rule("SR-20")
def test_track_is_drawn_on_the_own_sheet_only() -> None:
    s = using(stock_all(position()), 1)
    do(s, "draw-track 1e e-w", "take-die 1")
    assert not s.is_blank(0, HEXES.index("1e"))
    assert s.is_blank(1, HEXES.index("1e"))
    assert sorted(offered(s, "draw-track")) == draws(region(1), STRAIGHT + GENTLE)


@pytest.mark.rule("SR-20")
def test_nobody_draws_in_anothers_turn() -> None:
    s = using(stock_all(position(3)), 1)
    assert refused(s, "draw-track 1e e-w", 1) == {"SR-10"}
    assert refused(s, "draw-track 1e e-w", 2) == {"SR-10"}


@pytest.mark.rule("SR-20")
@pytest.mark.parametrize("track", STRAIGHT + GENTLE)
def test_a_hex_is_drawn_in_once_so_there_are_no_crossings_and_no_junctions(track: str) -> None:
    s = position()
    draw(s, 0, "1e e-w")
    using(stock_all(s), 1)
    assert refused(s, f"draw-track 1e {track}") == {"SR-20"}
    assert sorted(offered(s, "draw-track")) == draws(
        [hex for hex in region(1) if hex != "1e"], STRAIGHT + GENTLE
    )


@pytest.mark.rule("SR-20")
def test_a_hex_that_another_has_drawn_in_is_free_on_the_own_sheet() -> None:
    s = position()
    draw(s, 1, "1e e-w")
    fill_region(s, 1, 2)
    using(stock_all(s), 1)
    do(s, "draw-track 1e e-w")
    assert connections(s, 0) == connections(s, 1) == []


@pytest.mark.rule("SR-20")
def test_the_last_hex_of_a_region_can_be_drawn_in_and_then_none() -> None:
    s = position()
    draw(s, 0, *[f"2{letter} nw-ne" for letter in "abcdefg"])
    using(stock_all(s), 2)
    assert sorted(offered(s, "draw-track")) == draws(["2h"], STRAIGHT + GENTLE)
    do(s, "draw-track 2h e-w", "take-die 1", "draw-track 1a e-w")
    using(stock_all(s), 2)
    assert offered(s, "draw-track") == []
    for hex in region(2):
        assert refused(s, f"draw-track {hex} e-w") == {"SR-20"}


# Which type


@pytest.mark.rule("SR-20", "SR-22")
@pytest.mark.parametrize("black", PAIRS)
def test_the_black_die_allows_two_of_the_three_types_turned_any_way(black: str) -> None:
    allowed, forbidden = PAIRS[black]
    s = using(stock_all(position()), 3, black=black)
    assert sorted(offered(s, "draw-track")) == draws(region(3), allowed)
    for track in forbidden:
        assert refused(s, f"draw-track 3a {track}") == {"SR-20"}


@pytest.mark.rule("SR-20")
def test_all_that_is_wrong_with_a_track_is_told_by_one_rule() -> None:
    s = position()
    draw(s, 0, "1e e-w")
    using(stock_all(s), 2)
    assert refused(s, "draw-track 1e nw-ne") == {"SR-20"}


@pytest.mark.rule("SR-22")
def test_each_pair_of_types_is_on_two_of_the_six_faces_of_the_black_die() -> None:
    s = position()
    stock_all(s)
    begin_round(s, "1 2 3")
    do(s, "take-die 1", "check-box 1", "take-die 2", "check-box 2")
    do(s, "roll-white 1", "roll-white 1", "roll-white 1")
    shares = odds(s)
    assert set(shares) == {f"roll-black {pair}" for pair in PAIRS}
    assert len(set(shares.values())) == 1
    do(s, "roll-black gentle-sharp", "take-die 1")
    assert sorted(offered(s, "draw-track")) == draws(region(1), GENTLE + SHARP)


@pytest.mark.rule("SR-20")
def test_the_same_black_die_holds_for_everyone_in_the_round() -> None:
    s = using(stock_all(position(3)), 1, black="straight-sharp")
    for seat in (0, 1, 2):
        assert s.actors() == (seat,)
        assert sorted(offered(s, "draw-track")) == draws(region(1 + seat), STRAIGHT + SHARP)
        do(s, f"draw-track {1 + seat}a e-w")
        if seat < 2:
            do(s, f"take-die {2 + seat}")


# Which way


@pytest.mark.rule("SR-22")
@pytest.mark.parametrize(
    ("hex", "track"), [("1a", "nw-w"), ("1a", "nw-sw"), ("2d", "ne-e"), ("6h", "se-sw"), ("5a", "nw-w")]
)
def test_a_track_may_lead_to_the_edge_of_the_sheet(hex: str, track: str) -> None:
    black = "gentle-sharp"
    s = using(stock_all(position()), int(hex[0]), black=black)
    do(s, f"draw-track {hex} {track}")
    assert connections(s, 0) == []


@pytest.mark.rule("SR-22")
def test_a_track_may_lead_past_a_neighbours_track_and_past_a_city() -> None:
    s = position()
    draw(s, 0, "1e e-w")
    using(stock_all(s), 3)
    do(s, "draw-track 3e ne-sw")
    assert connections(s, 0) == []


@pytest.mark.rule("SR-20")
def test_a_track_need_not_join_anything() -> None:
    s = position()
    draw(s, 0, "1e e-w")
    using(stock_all(s), 6)
    do(s, "draw-track 6c ne-se")
    assert not s.is_blank(0, HEXES.index("6c"))


# What is connected


@pytest.mark.rule("SR-21")
@pytest.mark.parametrize(
    ("side", "tracks", "found"),
    [
        ("nw", ["1b e-se", "1c se-w", "1e nw-e", "3e e-w"], ["1-3:0"]),
        ("ne", ["1c se-sw", "1e nw-e", "3e e-w"], ["1-3:0"]),
        ("e", ["1e e-w", "3e e-w"], ["1-3:0"]),
        ("se", ["1g nw-se", "5d nw-sw"], ["1-5:0"]),
        ("sw", ["1f ne-se", "5c nw-se"], ["1-5:1"]),
        ("w", ["1d e-se", "1f nw-se", "5c nw-se"], ["1-5:1"]),
    ],
)
def test_a_track_that_ends_on_any_side_of_a_city_is_connected_to_it(
    side: str, tracks: list[str], found: list[str]
) -> None:
    s = position()
    draw(s, 0, *tracks[:-1])
    assert connections(s, 0) == []
    using(stock_all(s), int(tracks[-1][0]))
    do(s, f"draw-track {tracks[-1]}")
    assert connections(s, 0) == found


@pytest.mark.rule("SR-21")
@pytest.mark.parametrize(
    "tracks",
    [
        ["1e e-w", "3e ne-w"],  # turns away before city 3
        ["1e e-w", "3e nw-w"],
        ["1e ne-w", "3e e-w"],  # the two do not meet
        ["1e nw-e", "3e e-w"],  # beside city 1, not on its side
        ["1e e-w", "3g ne-w"],
        ["3e e-w"],
        ["1e e-w"],
    ],
)
def test_a_track_beside_a_city_that_does_not_end_on_it_is_not_connected(tracks: list[str]) -> None:
    s = position()
    draw(s, 0, *tracks)
    assert (connections(s, 0), lengths(s, 0, 1, 3), points(s, 0).network) == ([], set(), 0)


@pytest.mark.rule("SR-21")
@pytest.mark.parametrize(
    ("tracks", "towns"),
    [
        (["1e se-w", "1h nw-ne", "3e e-sw"], 1),  # a sharp curve through the town
        (["1g nw-e", "1h ne-w", "3e e-sw"], 1),  # a gentle one
        (["1g nw-e", "1h e-w", "3g ne-w"], 1),  # straight
        (["1e e-w", "3e e-w"], 0),  # past the town
        (["1e e-w", "3e e-w", "1h ne-sw"], 0),  # past a town that has a track which leads elsewhere
    ],
)
def test_a_town_is_connected_by_a_track_in_its_hex_and_only_so(tracks: list[str], towns: int) -> None:
    s = position()
    draw(s, 0, *tracks)
    assert connections(s, 0) == [f"1-3:{towns}"]
    assert lengths(s, 0, 1, 3) == lengths(s, 0, 3, 1) == {towns + 1}
    assert points(s, 0).network == towns + 1


@pytest.mark.rule("SR-21")
@pytest.mark.parametrize(
    ("town", "tracks", "found"),
    [
        ("1h", ["1e se-w", "1h nw-ne", "3e e-sw"], "1-3:1"),
        ("2g", ["2g nw-sw", "6a ne-se"], "2-6:1"),
        ("3f", ["3f e-w", "2b e-w"], "2-3:1"),
        ("4b", ["3g ne-se", "4b nw-se"], "3-4:1"),
        ("5c", ["1f ne-se", "5c nw-se"], "1-5:1"),
        ("6d", ["4f e-w", "6d e-w"], "4-6:1"),
    ],
)
def test_each_region_has_one_town(town: str, tracks: list[str], found: str) -> None:
    s = position()
    draw(s, 0, *tracks)
    assert connections(s, 0) == [found]


@pytest.mark.rule("SR-21", "SR-62")
@pytest.mark.parametrize("order", [*permutations(["1g nw-e", "1h e-w", "3g se-w", "4b nw-se"])])
def test_a_connection_is_complete_with_its_last_track_whichever_it_is(order: tuple[str, ...]) -> None:
    s = position()
    for track in order[:3]:
        draw(s, 0, track)
        assert connections(s, 0) == []
    draw(s, 0, order[3])
    assert connections(s, 0) == ["1-4:2"]


@pytest.mark.rule("SR-62")
def test_a_run_back_to_its_own_city_connects_nothing() -> None:
    s = position()
    draw(s, 0, "1c se-sw", "1e nw-w")
    assert (connections(s, 0), points(s, 0).network) == ([], 0)


@pytest.mark.rule("SR-62")
def test_a_ring_of_track_connects_nothing() -> None:
    s = position()
    draw(s, 0, "1h e-se", "3g sw-w", "4a nw-ne")
    assert (connections(s, 0), points(s, 0).network) == ([], 0)


@pytest.mark.rule("SR-62")
def test_two_runs_between_the_same_cities_are_two_connections() -> None:
    s = position()
    draw(s, 0, "1e e-w", "3e e-w", "1g nw-e", "1h e-w", "3g ne-w")
    assert (connections(s, 0), points(s, 0).network) == (["1-3:0", "1-3:1"], 3)
    assert lengths(s, 0, 1, 3) == {1, 2}


# Tile 6


@pytest.mark.rule("SR-59")
@pytest.mark.parametrize("face", ["6a", "6b"])
@pytest.mark.parametrize("black", PAIRS)
def test_with_either_side_of_tile_6_all_three_types_may_be_drawn(face: str, black: str) -> None:
    s = position()
    hold(s, 0, face)
    using(stock_all(s), 5, black=black)
    assert sorted(offered(s, "draw-track")) == draws(region(5), STRAIGHT + GENTLE + SHARP)
    do(s, f"draw-track 5b {PAIRS[black][1][0]}")
    assert not s.is_blank(0, HEXES.index("5b"))


@pytest.mark.rule("SR-59", "SR-46")
def test_tile_6a_goes_back_when_it_has_served() -> None:
    s = position(3)
    hold(s, 0, "6a")
    using(stock_all(s), 5)
    do(s, "draw-track 5b nw-ne")
    assert holder(s, 6) is None
    do(s, "take-die 6", "take-tile 6")
    assert (holder(s, 6), is_sideways(s, 6)) == (1, True)


@pytest.mark.rule("SR-59", "SR-46")
def test_tile_6b_stays_when_it_has_served_and_serves_again() -> None:
    s = position()
    hold(s, 0, "6b")
    using(stock_all(s), 5)
    do(s, "draw-track 5b nw-ne")
    assert holder(s, 6) == 0
    do(s, "take-die 1", "draw-track 1e e-w")
    using(stock_all(s), 5)
    do(s, "draw-track 5c nw-ne")
    assert holder(s, 6) == 0


@pytest.mark.rule("SR-49", "SR-59")
@pytest.mark.parametrize("face", ["6a", "6b"])
@pytest.mark.parametrize("black", PAIRS)
def test_tile_6_is_not_used_by_a_type_that_the_black_die_shows(face: str, black: str) -> None:
    for track in PAIRS[black][0]:
        s = position()
        hold(s, 0, face)
        using(stock_all(s), 5, black=black)
        do(s, f"draw-track 5b {track}")
        assert holder(s, 6) == 0


@pytest.mark.rule("SR-49", "SR-59")
@pytest.mark.parametrize("black", PAIRS)
def test_tile_6a_is_used_by_every_track_of_the_type_that_the_black_die_does_not_show(black: str) -> None:
    for track in PAIRS[black][1]:
        s = position()
        hold(s, 0, "6a")
        using(stock_all(s), 5, black=black)
        do(s, f"draw-track 5b {track}")
        assert holder(s, 6) is None


@pytest.mark.rule("SR-59")
@pytest.mark.parametrize("face", ["6a", "6b"])
def test_tile_6_lifts_nothing_but_the_black_die(face: str) -> None:
    s = position()
    hold(s, 0, face)
    draw(s, 0, "5b e-w")
    using(stock_all(s), 5)
    assert refused(s, "draw-track 5b nw-ne") == {"SR-20"}
    assert refused(s, "draw-track 4a nw-ne") == {"SR-20"}


@pytest.mark.rule("SR-59", "SR-47")
@pytest.mark.parametrize("face", ["6a", "6b"])
def test_tile_6_serves_nobody_from_the_centre_or_from_anothers_place(face: str) -> None:
    s = position()
    show(s, face)
    using(stock_all(s), 5)
    assert refused(s, "draw-track 5b nw-ne") == {"SR-20"}
    s = position()
    hold(s, 1, face)
    using(stock_all(s), 5)
    assert refused(s, "draw-track 5b nw-ne") == {"SR-20"}


@pytest.mark.rule("SR-59", "SR-47", "SR-51")
@pytest.mark.parametrize(("face", "after"), [("6a", None), ("6b", 0)])
def test_tile_6_taken_by_the_first_of_two_actions_serves_the_second(face: str, after: int | None) -> None:
    s = position()
    hold(s, 0, "2a")
    show(s, face)
    stock_all(s)
    begin_round(s, "6 5 1")
    do(s, "take-two-dice 6 5")
    assert refused(s, "draw-track 6a nw-ne") == {"SR-20"}
    do(s, "take-tile 6", "draw-track 5b nw-ne")
    assert holder(s, 6) == after


@pytest.mark.rule("SR-59", "SR-48")
def test_tile_6a_serves_one_of_two_actions_and_can_be_taken_again_by_the_second() -> None:
    s = position()
    hold(s, 0, "2a")
    hold(s, 0, "6a")
    stock_all(s)
    begin_round(s, "6 5 6")
    do(s, "take-two-dice 5 6", "draw-track 5b nw-ne")
    assert holder(s, 6) is None
    assert refused(s, "draw-track 6a nw-ne") == {"SR-20"}
    do(s, "take-tile 6")
    assert (holder(s, 6), is_sideways(s, 6)) == (0, True)


@pytest.mark.rule("SR-59", "SR-48")
def test_tile_6b_serves_both_of_two_actions() -> None:
    s = position()
    hold(s, 0, "2a")
    hold(s, 0, "6b")
    stock_all(s)
    begin_round(s, "6 5 6")
    do(s, "take-two-dice 5 6", "draw-track 5b nw-ne", "draw-track 6a nw-ne")
    assert holder(s, 6) == 0


@pytest.mark.rule("SR-59", "SR-73")
def test_alone_tile_6b_serves_one_of_the_two_actions() -> None:
    s = position(1)
    hold(s, 0, "6b")
    stock_all(s)
    begin_solo_turn(s, "5 6 1")
    do(s, "take-die 5", "draw-track 5b nw-ne", "take-die 6")
    assert refused(s, "draw-track 6a nw-ne") == {"SR-20"}
    s = position(1)
    hold(s, 0, "6b")
    stock_all(s)
    begin_solo_turn(s, "5 6 1")
    do(s, "take-die 5", "draw-track 5b e-w", "take-die 6", "draw-track 6a nw-ne")
    assert holder(s, 6) == 0


@pytest.mark.rule("SR-48", "SR-59")
@pytest.mark.parametrize(("any_value", "any_track"), [("1a", "6a"), ("1b", "6b"), ("1a", "6b"), ("1b", "6a")])
def test_tiles_1_and_6_serve_one_track_together(any_value: str, any_track: str) -> None:
    s = position()
    hold(s, 0, any_value)
    hold(s, 0, any_track)
    using(stock_all(s), 5)
    do(s, "set-die 2")
    assert sorted(offered(s, "draw-track")) == draws(region(2), STRAIGHT + GENTLE + SHARP)
    do(s, "draw-track 2b nw-ne")
    assert holder(s, 1) == (None if any_value == "1a" else 0)
    assert holder(s, 6) == (None if any_track == "6a" else 0)


@pytest.mark.rule("SR-48", "SR-59")
def test_tile_6a_goes_not_back_with_another_tile_that_served_alone() -> None:
    s = position()
    hold(s, 0, "1a")
    hold(s, 0, "6a")
    using(stock_all(s), 5)
    do(s, "set-die 2", "draw-track 2b e-w")
    assert (holder(s, 1), holder(s, 6)) == (None, 0)


@pytest.mark.rule("SR-59", "SR-49")
def test_tile_6a_is_not_used_by_anything_but_building() -> None:
    s = position()
    hold(s, 0, "6a")
    draw(s, 0, "1e e-w", "3e e-w")
    check(s, 0, 1)
    stock(s, 1, "grey")
    using(stock_all(s), 1)
    do(s, "deliver grey-of-1 3 1")
    assert holder(s, 6) == 0
