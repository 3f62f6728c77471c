"""Redirecting: the last tile of an incomplete link leaves another way."""

from __future__ import annotations

import pytest

from footplate.games.steam.actions import FINISH_BUILDING
from footplate.games.steam.game import STEAM
from footplate.games.steam.state import Steam
from tests.rules.steam.positions import (
    act,
    build_turn,
    building,
    give_up,
    lay,
    linked,
    options,
    owner,
    position,
    refused,
    terminal,
    tile,
)

UNOWNED = -1


def southward(seat: int = 0) -> Steam:
    """The seat is to build and has track from Albany to the south, open before Poughkeepsie."""
    s = building(seat)
    lay(s, seat, "0,1", "n-s")
    return s


# What it does and what it costs.


@pytest.mark.rule("ST-17", "ST-49")
def test_the_last_tile_may_be_exchanged_so_that_the_track_leaves_another_way() -> None:
    s = southward()
    act(s, 0, tile(s, "0,1", "n-sw"))

    assert s.open_ends == [terminal(s, "0,1", "sw")]
    assert s.other[terminal(s, "Al", "s")] == terminal(s, "0,1", "sw")
    assert s.other[terminal(s, "0,1", "s")] == -1
    assert owner(s, "Al", "s") == owner(s, "0,1", "sw") == 0


@pytest.mark.rule("ST-49")
def test_the_last_tile_may_be_rotated() -> None:
    s = building()
    lay(s, 0, "0,1", "n-se")
    before = tile(s, "0,1", "n-se")
    after = tile(s, "0,1", "n-sw")
    assert before.tile == after.tile
    act(s, 0, after)
    assert owner(s, "0,1", "sw") == 0


@pytest.mark.rule("ST-05", "ST-49")
def test_the_exchanged_tile_returns_to_the_supply() -> None:
    s = southward()
    assert s.laid[:3] == [1, 0, 0]
    act(s, 0, tile(s, "0,1", "n-sw"))
    assert s.laid[:3] == [0, 1, 0]


@pytest.mark.rule("ST-49")
@pytest.mark.parametrize(
    ("spot", "first", "then", "terrain"),
    [("1,0", "nw-se", "nw-s", 0), ("0,1", "n-s", "n-sw", 1), ("-1,1", "ne-s", "ne-se", 2)],
)
def test_redirecting_costs_two_dollars_whatever_the_terrain(
    spot: str, first: str, then: str, terrain: int
) -> None:
    s = building()
    act(s, 0, tile(s, spot, first))
    assert s.cash[0] == 100 - 2 - terrain
    act(s, 0, tile(s, spot, then))
    assert s.cash[0] == 100 - 2 - terrain - 2


@pytest.mark.rule("ST-49")
def test_redirecting_is_a_build() -> None:
    s = southward()
    for track in ("n-sw", "n-se", "n-ne"):
        act(s, 0, tile(s, "0,1", track))
    assert refused(s, 0, tile(s, "0,1", "n-s")) == {"ST-40"}
    assert options(s, 0) == [FINISH_BUILDING]


@pytest.mark.rule("ST-21", "ST-49")
def test_redirecting_has_to_be_paid_for() -> None:
    s = southward()
    s.cash[0], s.income[0] = 1, -10
    assert refused(s, 0, tile(s, "0,1", "n-sw")) == {"ST-21"}


@pytest.mark.rule("ST-49")
def test_redirecting_into_a_city_completes_the_link() -> None:
    s = building()
    lay(s, 0, "1,0", "nw-se")
    lay(s, 0, "2,0", "nw-se")
    act(s, 0, tile(s, "2,0", "nw-s"))

    assert linked(s, "Al", "se") == "Ha"
    assert owner(s, "Ha", "n") == 0
    assert s.links == [1, 0, 0, 0]
    assert s.open_ends == []


# It is no extension.


@pytest.mark.rule("ST-46", "ST-49")
def test_redirecting_does_not_count_as_extending() -> None:
    s = position()
    s.cash[0] = 20
    build_turn(s, 0, tile(s, "0,1", "n-s"))
    build_turn(s, 0, tile(s, "0,1", "n-sw"))
    assert owner(s, "0,1", "sw") == owner(s, "Al", "s") == UNOWNED


@pytest.mark.rule("ST-46", "ST-49")
def test_track_built_this_turn_and_redirected_stays_its_builders() -> None:
    s = position()
    s.cash[0] = 20
    build_turn(s, 0, tile(s, "0,1", "n-s"), tile(s, "0,1", "n-sw"))
    assert owner(s, "0,1", "sw") == 0


@pytest.mark.rule("ST-46", "ST-49")
def test_redirected_track_is_kept_by_extending_it_afterwards() -> None:
    s = position()
    s.cash[0] = 20
    build_turn(s, 0, tile(s, "0,1", "n-s"))
    build_turn(s, 0, tile(s, "0,1", "n-sw"), tile(s, "-1,2", "ne-s"))
    assert owner(s, "-1,2", "s") == 0


@pytest.mark.rule("ST-49")
def test_redirected_unowned_track_that_stays_incomplete_stays_unowned() -> None:
    s = building()
    lay(s, 0, "1,0", "nw-se")
    lay(s, 1, "-1,1", "ne-s")
    give_up(s, "-1,1", "s")
    act(s, 0, tile(s, "-1,1", "ne-sw"))
    assert owner(s, "Al", "sw") == owner(s, "-1,1", "sw") == UNOWNED


@pytest.mark.rule("ST-49")
def test_unowned_track_is_claimed_if_redirecting_completes_it() -> None:
    s = building()
    lay(s, 1, "1,0", "nw-se")
    lay(s, 1, "2,0", "nw-se")
    give_up(s, "2,0", "se")
    act(s, 0, tile(s, "2,0", "nw-s"))

    assert linked(s, "Al", "se") == "Ha"
    assert owner(s, "Al", "se") == 0
    assert s.links == [1, 0, 0, 0]


@pytest.mark.rule("ST-49")
def test_redirected_unowned_track_is_not_kept_by_who_redirected_it() -> None:
    s = position()
    s.cash[0] = 20
    lay(s, 0, "1,0", "nw-se")
    lay(s, 1, "-1,1", "ne-s")
    give_up(s, "-1,1", "s")
    build_turn(s, 0, tile(s, "-1,1", "ne-sw"))
    assert owner(s, "-1,1", "sw") == UNOWNED


# What cannot be redirected.


@pytest.mark.rule("ST-49")
def test_anothers_track_is_not_redirected() -> None:
    s = building()
    lay(s, 0, "1,0", "nw-se")
    lay(s, 1, "0,1", "n-s")
    assert refused(s, 0, tile(s, "0,1", "n-sw")) == {"ST-49"}


@pytest.mark.rule("ST-49")
def test_a_completed_link_is_not_redirected() -> None:
    s = building()
    lay(s, 0, "1,0", "nw-se")
    lay(s, 0, "2,0", "nw-s")
    assert refused(s, 0, tile(s, "2,0", "nw-se")) == {"ST-49"}
    assert refused(s, 0, tile(s, "1,0", "nw-s")) == {"ST-49"}


@pytest.mark.rule("ST-17", "ST-49")
def test_only_the_tile_at_the_open_end_is_redirected() -> None:
    s = building()
    lay(s, 0, "1,0", "nw-se")
    lay(s, 0, "2,0", "nw-se")
    assert refused(s, 0, tile(s, "1,0", "nw-s")) == {"ST-49"}
    act(s, 0, tile(s, "2,0", "nw-ne"))


@pytest.mark.rule("ST-17", "ST-49")
def test_the_side_that_joins_the_tile_to_its_stop_stays() -> None:
    s = building()
    lay(s, 0, "1,0", "nw-se")
    assert refused(s, 0, tile(s, "1,0", "sw-se")) == {"ST-49"}
    assert refused(s, 0, tile(s, "1,0", "n-s")) == {"ST-41", "ST-50"}


@pytest.mark.rule("ST-17", "ST-49")
def test_the_last_tile_is_found_by_its_open_end_though_others_were_laid_later() -> None:
    s = building()
    act(s, 0, tile(s, "1,0", "nw-se"))
    act(s, 0, tile(s, "0,1", "n-s"))
    act(s, 0, tile(s, "1,0", "nw-s"))
    assert owner(s, "1,0", "s") == 0
    assert owner(s, "0,1", "s") == 0


@pytest.mark.rule("ST-49")
def test_nothing_is_redirected_on_a_town() -> None:
    s = southward()
    lay(s, 0, "Pk", "n", "s")
    assert refused(s, 0, tile(s, "Pk", "n", "sw")) == {"ST-49", "ST-50"}
    assert refused(s, 0, tile(s, "Pk", "n")) == {"ST-50"}


@pytest.mark.rule("ST-17")
def test_nothing_is_added_in_the_same_build() -> None:
    s = building()
    lay(s, 0, "3,1", "nw-s")
    assert refused(s, 0, tile(s, "3,1", "nw-se", "ne-s")) == {"ST-17", "ST-50"}
    act(s, 0, tile(s, "3,1", "nw-se"))
    act(s, 0, tile(s, "3,1", "nw-se", "ne-s"))


@pytest.mark.rule("ST-49")
def test_unowned_track_from_a_town_is_redirected_only_by_who_has_track_there() -> None:
    for seat in (0, 1):
        s = building(seat)
        lay(s, 1, "0,1", "n-s")
        lay(s, 1, "Pk", "n", "sw")
        lay(s, 1, "-1,3", "ne-s")
        give_up(s, "-1,3", "s")
        s.built[seat] = True
        if seat == 0:
            assert refused(s, 0, tile(s, "-1,3", "ne-sw")) == {"ST-49"}
        else:
            act(s, 1, tile(s, "-1,3", "ne-sw"))
            assert owner(s, "-1,3", "sw") == UNOWNED


# Other track on the tile.


def crossing() -> Steam:
    """South-west of Boston: track of seat 1 from north-east to north-west, of seat 0 from south to north."""
    s = building()
    lay(s, 1, "4,-1", "ne-nw")
    act(s, 0, tile(s, "4,-1", "ne-nw", "n-s"))
    return s


@pytest.mark.rule("ST-17", "ST-49")
def test_other_track_on_the_tile_stays_and_all_exits_are_paid() -> None:
    s = crossing()
    assert s.cash[0] == 96
    act(s, 0, tile(s, "4,-1", "ne-nw", "s-sw"))

    assert s.cash[0] == 92
    assert owner(s, "4,-1", "sw") == 0
    assert owner(s, "4,-1", "nw") == owner(s, "Bo", "sw") == 1
    assert sorted(s.open_ends) == sorted([terminal(s, "4,-1", "sw"), terminal(s, "4,-1", "nw")])


@pytest.mark.rule("ST-17", "ST-49")
def test_only_ones_own_segment_of_a_tile_is_redirected() -> None:
    s = crossing()
    assert refused(s, 0, tile(s, "4,-1", "n-s", "ne-se")) == {"ST-49"}


@pytest.mark.rule("ST-17")
def test_not_both_segments_of_a_tile_are_redirected_in_one_build() -> None:
    s = building()
    lay(s, 0, "3,1", "nw-se", "ne-s")
    assert refused(s, 0, tile(s, "3,1", "nw-s", "ne-sw")) == {"ST-50"}


# The usual limits hold for the new side.


@pytest.mark.rule("ST-42", "ST-49")
def test_redirected_track_runs_into_no_closed_side() -> None:
    s = building()
    lay(s, 0, "2,2", "n-se")
    assert refused(s, 0, tile(s, "2,2", "n-s")) == {"ST-42"}
    act(s, 0, tile(s, "2,2", "n-sw"))


@pytest.mark.rule("ST-42", "ST-49")
def test_redirected_track_does_not_lead_back_to_its_start() -> None:
    s = building()
    lay(s, 0, "0,1", "n-ne")
    lay(s, 0, "1,0", "sw-se")
    assert refused(s, 0, tile(s, "1,0", "sw-nw")) == {"ST-42"}


@pytest.mark.rule("ST-42", "ST-49")
def test_redirected_track_joins_no_end_that_starts_where_it_does() -> None:
    s = building()
    lay(s, 0, "1,0", "nw-sw")
    lay(s, 0, "0,1", "n-s")
    assert refused(s, 0, tile(s, "0,1", "n-ne")) == {"ST-42"}


@pytest.mark.rule("ST-49", "ST-59")
def test_redirected_track_meets_no_open_end_of_another() -> None:
    s = building()
    lay(s, 0, "1,0", "nw-se")
    lay(s, 1, "1,1", "se-n")
    assert refused(s, 0, tile(s, "1,0", "nw-s")) == {"ST-59"}


@pytest.mark.rule("ST-49")
def test_redirected_track_joins_another_open_end_of_ones_own() -> None:
    s = building()
    lay(s, 0, "1,0", "nw-se")
    lay(s, 0, "1,1", "se-n")
    act(s, 0, tile(s, "1,0", "nw-s"))
    assert linked(s, "Al", "se") == "Ha"
    assert s.links == [1, 0, 0, 0]


def ends_at_poughkeepsie(seat: int) -> Steam:
    """Nobody owns the town's exit to the north, which seat 3 built; the seat is to build."""
    s = building(seat)
    lay(s, 3, "0,3", "s-n")
    lay(s, 3, "Pk", "s", "n")
    give_up(s, "Pk", "n")
    return s


@pytest.mark.rule("ST-49", "ST-56")
def test_ones_own_track_may_be_redirected_into_any_unowned_end_and_takes_both() -> None:
    s = ends_at_poughkeepsie(0)
    lay(s, 0, "0,1", "n-sw")
    act(s, 0, tile(s, "0,1", "n-s"))
    assert linked(s, "Al", "s") == "Pk"
    assert owner(s, "Al", "s") == owner(s, "Pk", "n") == 0
    assert s.links == [1, 0, 0, 1]


@pytest.mark.rule("ST-47", "ST-49")
def test_unowned_track_is_not_redirected_into_an_unowned_end_that_cannot_be_claimed() -> None:
    s = ends_at_poughkeepsie(0)
    lay(s, 2, "0,1", "n-sw")
    give_up(s, "0,1", "sw")
    assert refused(s, 0, tile(s, "0,1", "n-s")) == {"ST-47"}
    act(s, 0, tile(s, "0,1", "n-se"))


@pytest.mark.rule("ST-47", "ST-49")
def test_unowned_track_is_redirected_into_an_unowned_end_by_who_can_claim_both() -> None:
    s = ends_at_poughkeepsie(3)
    lay(s, 2, "0,1", "n-sw")
    give_up(s, "0,1", "sw")
    act(s, 3, tile(s, "0,1", "n-s"))
    assert owner(s, "Al", "s") == 3
    assert s.links == [0, 0, 0, 2]


@pytest.mark.rule("ST-41", "ST-49")
def test_a_players_first_tile_may_redirect_unowned_track_beside_its_city_alone() -> None:
    s = building()
    lay(s, 1, "0,1", "n-s")
    lay(s, 1, "-1,1", "ne-s")
    lay(s, 1, "-1,2", "n-s")
    give_up(s, "0,1", "s")
    give_up(s, "-1,2", "s")

    assert not s.built[0]
    assert refused(s, 0, tile(s, "-1,2", "n-sw")) == {"ST-41"}
    act(s, 0, tile(s, "0,1", "n-sw"))
    assert refused(s, 0, tile(s, "-1,2", "n-sw")) == {"ST-41"}
    act(s, 0, tile(s, "1,0", "nw-se"))
    act(s, 0, tile(s, "-1,2", "n-sw"))


@pytest.mark.rule("ST-41", "ST-49")
def test_a_redirection_that_completes_a_link_is_building() -> None:
    s = building()
    lay(s, 1, "3,1", "nw-se")
    give_up(s, "3,1", "se")
    act(s, 0, tile(s, "3,1", "nw-ne"))
    assert s.built == [True, True, False, False]
    assert s.links[0] == 1


@pytest.mark.rule("ST-49")
def test_an_open_end_may_leave_by_every_other_side() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    redirected = {
        option
        for option in options(s, 0)
        if getattr(option, "hex", None) == tile(s, "0,1", "n-s").hex and STEAM.price(s, 0, option) == 2
    }
    assert redirected == {tile(s, "0,1", f"n-{side}") for side in ("ne", "se", "sw", "nw")}
