"""Unowned track: who can claim it, and what is claimed with it."""

from __future__ import annotations

import pytest

from footplate.games.steam.state import Steam
from tests.rules.steam.positions import (
    act,
    build_turn,
    building,
    give_up,
    lay,
    linked,
    owner,
    refused,
    tile,
)

UNOWNED = -1


def unowned_from_a_city(seat: int = 0) -> Steam:
    """The seat is to build, has built before, and nobody's track leads from Albany south-west."""
    s = building(seat)
    lay(s, seat, "1,0", "nw-se")
    lay(s, 3, "-1,1", "ne-s")
    give_up(s, "-1,1", "s")
    return s


def unowned_from_a_town(seat: int = 0) -> Steam:
    """Seat 1 links Albany and Poughkeepsie; the town's exits s and sw are nobody's; the seat is to build."""
    s = building(seat)
    lay(s, 1, "0,1", "n-s")
    lay(s, 1, "Pk", "n", "s", "sw")
    give_up(s, "Pk", "s")
    give_up(s, "Pk", "sw")
    for other in (0, 2, 3):
        s.built[other] = True
    return s


# Track that starts at a city.


@pytest.mark.rule("ST-47")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_unowned_track_that_starts_at_a_city_is_claimed_by_anybody_who_extends_it(seat: int) -> None:
    s = unowned_from_a_city(seat)
    act(s, seat, tile(s, "-1,2", "n-s"))
    assert owner(s, "Al", "sw") == owner(s, "-1,2", "s") == seat


@pytest.mark.rule("ST-47")
def test_unowned_track_is_claimed_by_completing_it() -> None:
    s = unowned_from_a_city()
    lay(s, 3, "-1,2", "n-s")
    lay(s, 3, "-1,3", "n-s")
    give_up(s, "-1,3", "s")
    act(s, 0, tile(s, "-1,4", "n-se"))

    assert linked(s, "Al", "sw") == "NY"
    assert owner(s, "NY", "nw") == 0
    assert s.links == [1, 0, 0, 0]


@pytest.mark.rule("ST-47")
def test_claimed_track_that_stays_incomplete_has_to_be_extended_next_turn() -> None:
    s = unowned_from_a_city()
    s.agenda.clear()
    build_turn(s, 0, tile(s, "-1,2", "n-s"))
    assert owner(s, "-1,2", "s") == 0
    build_turn(s, 0)
    assert owner(s, "-1,2", "s") == UNOWNED


@pytest.mark.rule("ST-47")
def test_track_from_a_city_may_meet_an_unowned_end_that_can_be_claimed() -> None:
    s = building()
    lay(s, 3, "1,0", "nw-se")
    give_up(s, "1,0", "se")
    act(s, 0, tile(s, "2,0", "s-nw"))

    assert linked(s, "Al", "se") == "Ha"
    assert owner(s, "Al", "se") == 0
    assert s.links == [1, 0, 0, 0]


@pytest.mark.rule("ST-47", "ST-56")
def test_a_tile_that_joins_two_unowned_links_claims_both() -> None:
    s = building()
    lay(s, 3, "1,0", "nw-s")
    lay(s, 2, "1,2", "ne-n")
    give_up(s, "1,0", "s")
    give_up(s, "1,2", "n")
    s.built[0] = True
    act(s, 0, tile(s, "1,1", "n-s"))

    assert linked(s, "Al", "se") == "Ha"
    assert owner(s, "Ha", "sw") == 0
    assert s.links == [1, 0, 0, 0]


# Track that starts at a town.


@pytest.mark.rule("ST-47")
def test_unowned_track_from_a_town_is_claimed_by_who_has_a_link_there() -> None:
    s = unowned_from_a_town(1)
    act(s, 1, tile(s, "-1,3", "ne-s"))
    assert owner(s, "Pk", "sw") == owner(s, "-1,3", "s") == 1
    assert owner(s, "Pk", "s") == UNOWNED


@pytest.mark.rule("ST-47")
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_unowned_track_from_a_town_is_closed_to_who_has_no_track_there(seat: int) -> None:
    s = unowned_from_a_town(seat)
    assert refused(s, seat, tile(s, "-1,3", "ne-s")) == {"ST-41", "ST-47"}


@pytest.mark.rule("ST-47")
def test_who_reaches_the_town_may_claim_there_in_the_same_turn() -> None:
    s = unowned_from_a_town(0)
    lay(s, 0, "1,1", "se-sw")
    assert refused(s, 0, tile(s, "-1,3", "ne-s")) == {"ST-41", "ST-47"}
    act(s, 0, tile(s, "Pk", "n", "ne", "s", "sw"))
    act(s, 0, tile(s, "-1,3", "ne-s"))
    assert owner(s, "Pk", "sw") == 0
    assert owner(s, "Pk", "s") == UNOWNED


@pytest.mark.rule("ST-47")
def test_track_from_a_city_may_not_meet_an_unowned_end_that_cannot_be_claimed() -> None:
    s = unowned_from_a_town(0)
    assert refused(s, 0, tile(s, "0,3", "s-n")) == {"ST-47"}
    act(s, 0, tile(s, "0,3", "s-nw"))


@pytest.mark.rule("ST-47")
def test_claimed_track_may_not_meet_an_unowned_end_that_cannot_be_claimed() -> None:
    s = unowned_from_a_town(0)
    lay(s, 2, "-1,4", "se-n")
    give_up(s, "-1,4", "n")
    assert refused(s, 0, tile(s, "-1,3", "s-ne")) == {"ST-47"}
    act(s, 0, tile(s, "-1,3", "s-nw"))
    assert owner(s, "NY", "nw") == 0


@pytest.mark.rule("ST-47")
def test_who_has_a_link_at_the_town_may_meet_its_unowned_end_from_a_city() -> None:
    s = unowned_from_a_town(1)
    act(s, 1, tile(s, "0,3", "s-n"))
    assert linked(s, "NY", "n") == "Pk"
    assert owner(s, "NY", "n") == 1
    assert s.links == [0, 2, 0, 0]


@pytest.mark.rule("ST-47")
def test_a_towns_new_exit_may_not_meet_an_unowned_end_that_cannot_be_claimed() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    lay(s, 2, "Sp", "sw")
    lay(s, 2, "1,0", "ne-s")
    lay(s, 2, "1,1", "n-sw")
    give_up(s, "1,1", "sw")

    assert refused(s, 0, tile(s, "Pk", "n", "ne")) == {"ST-47"}
    act(s, 0, tile(s, "Pk", "n", "s"))
    assert refused(s, 0, tile(s, "Pk", "n", "ne", "s")) == {"ST-47"}


@pytest.mark.rule("ST-47", "ST-59")
def test_a_towns_new_exit_claims_an_unowned_end_that_starts_at_a_city() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    lay(s, 2, "1,1", "se-sw")
    give_up(s, "1,1", "sw")
    act(s, 0, tile(s, "Pk", "n", "ne"))

    assert linked(s, "Ha", "nw") == "Pk"
    assert owner(s, "Ha", "nw") == 0
    assert s.links == [2, 0, 0, 0]


@pytest.mark.rule("ST-41", "ST-47")
def test_a_town_tile_may_begin_at_an_unowned_end_that_can_be_claimed() -> None:
    s = building()
    lay(s, 2, "1,1", "se-sw")
    give_up(s, "1,1", "sw")
    s.built[0] = True
    act(s, 0, tile(s, "Pk", "ne", "s"))

    assert linked(s, "Ha", "nw") == "Pk"
    assert owner(s, "Pk", "ne") == owner(s, "Pk", "s") == 0


# Joined to one's own.


@pytest.mark.rule("ST-56")
def test_ones_own_incomplete_link_takes_any_unowned_one_that_it_meets() -> None:
    s = unowned_from_a_town(0)
    lay(s, 0, "-1,1", "ne-s")
    lay(s, 0, "-1,2", "n-s")
    act(s, 0, tile(s, "-1,3", "n-ne"))

    assert linked(s, "Al", "sw") == "Pk"
    assert owner(s, "Al", "sw") == owner(s, "Pk", "sw") == 0
    assert owner(s, "Pk", "n") == 1
    assert s.links == [1, 1, 0, 0]


@pytest.mark.rule("ST-56")
def test_both_links_are_taken_whole() -> None:
    s = building()
    lay(s, 2, "Sp", "sw")
    lay(s, 2, "1,0", "ne-s")
    give_up(s, "1,0", "s")
    lay(s, 0, "1,2", "ne-n")
    act(s, 0, tile(s, "1,1", "s-n"))

    assert linked(s, "Ha", "sw") == "Sp"
    assert owner(s, "Ha", "sw") == owner(s, "Sp", "sw") == 0
    assert s.links == [1, 0, 0, 0]
    assert s.open_ends == []


@pytest.mark.rule("ST-56")
def test_a_link_taken_so_is_connection_for_the_next_claim() -> None:
    s = unowned_from_a_town(0)
    lay(s, 0, "-1,1", "ne-s")
    lay(s, 0, "-1,2", "n-s")
    assert refused(s, 0, tile(s, "0,3", "s-n")) == {"ST-47"}
    act(s, 0, tile(s, "-1,3", "n-ne"))
    act(s, 0, tile(s, "0,3", "s-n"))
    assert owner(s, "Pk", "s") == 0


@pytest.mark.rule("ST-42", "ST-56")
def test_joining_unowned_track_makes_no_loop() -> None:
    s = building()
    lay(s, 2, "-1,1", "ne-s")
    give_up(s, "-1,1", "s")
    lay(s, 0, "0,1", "n-sw")
    assert refused(s, 0, tile(s, "-1,2", "n-ne")) == {"ST-42"}


@pytest.mark.rule("ST-58")
def test_each_segment_of_a_tile_claims_for_itself() -> None:
    s = building()
    lay(s, 2, "-1,1", "ne-s")
    lay(s, 3, "0,1", "n-sw")
    give_up(s, "-1,1", "s")
    s.built[0] = True
    assert refused(s, 0, tile(s, "-1,2", "n-s", "ne-sw")) == {"ST-58", "ST-59"}
    give_up(s, "0,1", "sw")
    act(s, 0, tile(s, "-1,2", "n-s", "ne-sw"))
    assert owner(s, "-1,2", "s") == owner(s, "-1,2", "sw") == 0
