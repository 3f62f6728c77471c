"""Incomplete links: what one is, how long it is somebody's, and how others may stand in its way."""

from __future__ import annotations

import pytest

from footplate.games.steam.actions import FINISH_BUILDING
from footplate.games.steam.state import Steam
from tests.rules.steam.positions import (
    act,
    begin_building,
    build_turn,
    building,
    lay,
    linked,
    owner,
    position,
    refused,
    terminal,
    tile,
)

UNOWNED = -1


def rich(players: int = 3) -> Steam:
    """No phase under way, and plenty of cash."""
    s = position(players)
    s.cash[:] = [100] * players
    return s


# What is incomplete.


@pytest.mark.rule("ST-46", "ST-57")
def test_track_that_stops_at_a_bare_town_is_incomplete() -> None:
    s = building()
    act(s, 0, tile(s, "0,1", "n-s"))

    assert linked(s, "Al", "s") == ""
    assert s.open_ends == [terminal(s, "0,1", "s")]
    assert s.links[0] == 0


@pytest.mark.rule("ST-57")
def test_track_that_stops_at_a_side_of_a_town_without_an_exit_is_incomplete() -> None:
    s = building()
    lay(s, 1, "0,1", "n-s")
    lay(s, 1, "Pk", "n")
    act(s, 0, tile(s, "0,3", "s-n"))

    assert linked(s, "NY", "n") == ""
    assert s.open_ends == [terminal(s, "0,3", "n")]
    assert s.links == [0, 1, 0, 0]


@pytest.mark.rule("ST-45")
def test_a_link_between_two_cities_is_complete_as_soon_as_it_arrives() -> None:
    s = building()
    act(s, 0, tile(s, "1,0", "nw-se"))
    act(s, 0, tile(s, "2,0", "nw-s"))

    assert linked(s, "Al", "se") == "Ha"
    assert linked(s, "Ha", "n") == "Al"
    assert owner(s, "Al", "se") == owner(s, "Ha", "n") == 0
    assert s.open_ends == []
    assert s.links == [1, 0, 0, 0]


@pytest.mark.rule("ST-59")
def test_a_track_end_may_face_a_tile_without_track_on_that_side() -> None:
    s = building()
    lay(s, 1, "1,1", "se-sw")
    act(s, 0, tile(s, "1,0", "nw-s"))

    assert owner(s, "1,0", "s") == 0
    assert linked(s, "Al", "se") == ""
    assert owner(s, "1,1", "sw") == 1


# Whose it is, turn by turn.


@pytest.mark.rule("ST-46")
def test_an_incomplete_link_built_this_turn_stays_its_builders() -> None:
    s = rich()
    build_turn(s, 0, tile(s, "-1,1", "ne-s"))
    assert owner(s, "Al", "sw") == owner(s, "-1,1", "s") == 0


@pytest.mark.rule("ST-46")
def test_an_incomplete_link_is_kept_by_extending_it_in_each_build_turn() -> None:
    s = rich()
    build_turn(s, 0, tile(s, "-1,1", "ne-s"))
    build_turn(s, 0, tile(s, "-1,2", "n-s"))
    assert owner(s, "-1,2", "s") == 0
    build_turn(s, 0, tile(s, "-1,3", "n-s"))
    assert owner(s, "-1,3", "s") == 0
    build_turn(s, 0)
    assert owner(s, "-1,3", "s") == owner(s, "Al", "sw") == UNOWNED


@pytest.mark.rule("ST-46")
def test_an_incomplete_link_not_extended_in_the_next_build_turn_is_unowned() -> None:
    s = rich()
    build_turn(s, 0, tile(s, "-1,1", "ne-s"))
    build_turn(s, 0, tile(s, "1,0", "nw-se"))

    assert owner(s, "Al", "sw") == owner(s, "-1,1", "s") == UNOWNED
    assert owner(s, "Al", "se") == 0


@pytest.mark.rule("ST-46")
def test_a_link_that_is_completed_in_time_stays() -> None:
    s = rich()
    build_turn(s, 0, tile(s, "1,0", "nw-se"))
    build_turn(s, 0, tile(s, "2,0", "nw-s"))
    build_turn(s, 0)

    assert linked(s, "Al", "se") == "Ha"
    assert owner(s, "Al", "se") == 0
    assert s.links == [1, 0, 0]


@pytest.mark.rule("ST-46")
def test_ownership_ends_with_the_owners_build_turn_and_not_before() -> None:
    s = rich()
    lay(s, 1, "1,0", "nw-se")
    lay(s, 2, "0,1", "n-s")
    build_turn(s, 0, tile(s, "-1,1", "ne-s"))

    s.order[:] = [1, 0, 2]
    begin_building(s, 1)
    assert refused(s, 1, tile(s, "-1,2", "n-s")) == {"ST-41", "ST-59"}
    act(s, 1, FINISH_BUILDING)
    assert owner(s, "-1,1", "s") == 0
    act(s, 0, FINISH_BUILDING)
    assert owner(s, "-1,1", "s") == UNOWNED
    act(s, 2, tile(s, "-1,2", "n-s"))
    assert owner(s, "Al", "sw") == 2


@pytest.mark.rule("ST-46")
def test_only_the_link_that_was_extended_is_kept() -> None:
    s = rich()
    build_turn(s, 0, tile(s, "-1,1", "ne-s"), tile(s, "1,0", "nw-s"))
    build_turn(s, 0, tile(s, "-1,2", "n-s"))

    assert owner(s, "-1,2", "s") == 0
    assert owner(s, "1,0", "s") == UNOWNED


@pytest.mark.rule("ST-46")
def test_nobody_loses_track_in_anothers_build_turn() -> None:
    s = rich()
    build_turn(s, 0, tile(s, "-1,1", "ne-s"))
    begin_building(s, 1)
    act(s, 1, FINISH_BUILDING)
    assert owner(s, "-1,1", "s") == 0


@pytest.mark.rule("ST-48")
def test_a_completed_link_stays_though_nothing_is_built_there() -> None:
    s = rich()
    build_turn(s, 0, tile(s, "1,0", "nw-se"), tile(s, "2,0", "nw-s"))
    for _ in range(3):
        build_turn(s, 0)
    assert owner(s, "Ha", "n") == 0
    assert s.links == [1, 0, 0]


# Loose exits.


def crossroads() -> Steam:
    """Seat 0 has built from Albany to Poughkeepsie this turn, with exits s, ne and sw that nothing joins."""
    s = rich()
    lay(s, 1, "2,0", "s-n")
    lay(s, 2, "-1,4", "se-s")
    build_turn(s, 0, tile(s, "0,1", "n-s"), tile(s, "Pk", "n", "ne", "s", "sw"))
    return s


@pytest.mark.rule("ST-45", "ST-53")
def test_the_builder_owns_all_loose_exits_of_a_town_tile() -> None:
    s = crossroads()
    assert [owner(s, "Pk", side) for side in ("n", "ne", "s", "sw")] == [0, 0, 0, 0]
    assert s.links[0] == 1


def shut_to(s: Steam, seat: int) -> None:
    """The seat may build neither to the loose exits nor on from them."""
    assert refused(s, seat, tile(s, "0,3", "s-n")) == {"ST-53", "ST-59"}
    assert refused(s, seat, tile(s, "1,1", "se-sw")) == {"ST-53", "ST-59"}
    assert refused(s, seat, tile(s, "-1,3", "ne-s")) == {"ST-41", "ST-53", "ST-59"}


@pytest.mark.rule("ST-53")
def test_nobody_else_builds_from_or_to_loose_exits_until_the_end_of_the_next_build_turn() -> None:
    s = rich()
    s.built[:] = [True, True, True]
    begin_building(s, 0)
    act(s, 0, tile(s, "0,1", "n-s"))
    act(s, 0, tile(s, "Pk", "n", "ne", "s", "sw"))
    act(s, 0, FINISH_BUILDING)
    for seat in (1, 2):
        shut_to(s, seat)
        act(s, seat, FINISH_BUILDING)

    s.order[:] = [1, 0, 2]
    begin_building(s, 1)
    shut_to(s, 1)
    act(s, 1, FINISH_BUILDING)
    act(s, 0, tile(s, "-1,3", "ne-s"))
    act(s, 0, FINISH_BUILDING)

    assert refused(s, 2, tile(s, "-1,4", "se-n")) == {"ST-59"}
    assert refused(s, 2, tile(s, "0,3", "s-n")) == {"ST-47"}
    assert refused(s, 2, tile(s, "1,1", "se-sw")) == {"ST-47"}


@pytest.mark.rule("ST-53")
def test_a_loose_exit_extended_in_the_next_build_turn_stays_and_the_others_are_unowned() -> None:
    s = crossroads()
    build_turn(s, 0, tile(s, "-1,3", "ne-s"))

    assert owner(s, "-1,3", "s") == owner(s, "Pk", "sw") == 0
    assert owner(s, "Pk", "ne") == owner(s, "Pk", "s") == UNOWNED
    assert owner(s, "Pk", "n") == 0


@pytest.mark.rule("ST-53")
def test_the_extended_loose_exit_has_to_be_extended_again() -> None:
    s = crossroads()
    build_turn(s, 0, tile(s, "-1,3", "ne-s"))
    build_turn(s, 0)
    assert owner(s, "-1,3", "s") == UNOWNED


@pytest.mark.rule("ST-47", "ST-53")
def test_a_loose_exit_without_owner_is_claimed_by_who_owns_track_at_the_town() -> None:
    s = crossroads()
    build_turn(s, 0)
    assert owner(s, "Pk", "s") == UNOWNED

    begin_building(s, 1)
    assert refused(s, 1, tile(s, "0,3", "n-s")) == {"ST-47"}
    act(s, 1, FINISH_BUILDING)
    act(s, 0, tile(s, "0,3", "n-s"))
    assert owner(s, "Pk", "s") == 0
    assert linked(s, "Pk", "s") == "NY"


@pytest.mark.rule("ST-46", "ST-53")
def test_a_new_exit_does_not_keep_the_old_loose_ones() -> None:
    s = rich()
    build_turn(s, 0, tile(s, "0,1", "n-s"), tile(s, "Pk", "n", "s"))
    build_turn(s, 0, tile(s, "Pk", "n", "s", "ne"))

    assert owner(s, "Pk", "ne") == 0
    assert owner(s, "Pk", "s") == UNOWNED


# Blocking.


@pytest.mark.rule("ST-54")
def test_track_may_be_built_across_the_front_of_anothers_unfinished_track() -> None:
    s = building(1)
    lay(s, 0, "-1,1", "ne-s")
    lay(s, 1, "0,1", "n-sw")
    act(s, 1, tile(s, "-1,2", "ne-s"))

    assert owner(s, "-1,1", "s") == 0
    assert owner(s, "-1,2", "s") == 1
    assert linked(s, "Al", "sw") == ""


@pytest.mark.rule("ST-54")
def test_track_may_be_built_out_of_a_city_in_anothers_way() -> None:
    s = building(1)
    lay(s, 0, "1,0", "nw-s")
    act(s, 1, tile(s, "1,1", "se-sw"))

    assert owner(s, "1,0", "s") == 0
    assert owner(s, "1,1", "sw") == 1


@pytest.mark.rule("ST-54", "ST-59")
def test_blocking_track_may_not_meet_the_end_that_it_blocks() -> None:
    s = building(1)
    lay(s, 0, "1,0", "nw-s")
    assert refused(s, 1, tile(s, "1,1", "se-n")) == {"ST-59"}
    assert refused(s, 1, tile(s, "1,1", "se-nw", "n-s")) == {"ST-58", "ST-59"}


@pytest.mark.rule("ST-49", "ST-54")
def test_who_is_blocked_may_redirect_or_improve_the_tile_in_the_way() -> None:
    s = building(0)
    lay(s, 0, "1,0", "nw-s")
    lay(s, 1, "1,1", "se-sw")

    assert refused(s, 0, tile(s, "1,1", "n-s")) == {"ST-50"}
    act(s, 0, tile(s, "1,0", "nw-se"))
    act(s, 0, tile(s, "1,0", "nw-s"))
    act(s, 0, tile(s, "1,1", "se-sw", "n-s"))
    assert owner(s, "1,1", "s") == 0
    assert owner(s, "1,1", "sw") == 1


# Meeting others' ends.


@pytest.mark.rule("ST-59")
def test_track_from_a_city_may_not_meet_anothers_open_end() -> None:
    s = building(1)
    lay(s, 0, "-1,1", "ne-s")
    lay(s, 0, "-1,2", "n-s")
    lay(s, 0, "-1,3", "n-s")
    assert refused(s, 1, tile(s, "-1,4", "se-n")) == {"ST-59"}
    act(s, 1, tile(s, "-1,4", "se-ne"))


@pytest.mark.rule("ST-59")
def test_ones_own_track_may_not_meet_anothers_open_end() -> None:
    s = building(1)
    lay(s, 0, "-1,1", "ne-s")
    lay(s, 1, "0,1", "n-sw")
    assert refused(s, 1, tile(s, "-1,2", "ne-n")) == {"ST-42", "ST-59"}

    s = building(1)
    lay(s, 0, "1,0", "nw-s")
    lay(s, 1, "1,2", "ne-n")
    assert refused(s, 1, tile(s, "1,1", "s-n")) == {"ST-59"}


@pytest.mark.rule("ST-41", "ST-45")
def test_ones_own_two_open_ends_are_joined_to_one_link() -> None:
    s = building()
    lay(s, 0, "1,0", "nw-s")
    lay(s, 0, "1,2", "ne-n")
    act(s, 0, tile(s, "1,1", "s-n"))

    assert linked(s, "Al", "se") == "Ha"
    assert linked(s, "Ha", "sw") == "Al"
    assert s.links == [1, 0, 0, 0]
    assert s.open_ends == []
