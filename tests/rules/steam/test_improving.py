"""Improving: a tile that keeps all track of the one it replaces and adds some; and complex tiles at once."""

from __future__ import annotations

import pytest

from footplate.games.steam.actions import FINISH_BUILDING
from footplate.games.steam.game import STEAM
from tests.rules.steam.positions import (
    act,
    build_turn,
    building,
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


@pytest.mark.rule("ST-50")
def test_a_crossing_may_be_built_over_anothers_track_which_stays_theirs() -> None:
    s = building()
    lay(s, 1, "-1,1", "ne-s")
    lay(s, 1, "-1,2", "n-s")
    lay(s, 0, "0,1", "n-sw")
    act(s, 0, tile(s, "-1,2", "n-s", "ne-sw"))

    assert owner(s, "-1,2", "s") == owner(s, "Al", "sw") == 1
    assert owner(s, "-1,2", "sw") == owner(s, "Al", "s") == 0
    assert sorted(s.open_ends) == sorted([terminal(s, "-1,2", "s"), terminal(s, "-1,2", "sw")])


@pytest.mark.rule("ST-50")
def test_a_crossing_may_be_built_over_a_completed_link_of_anybody() -> None:
    s = building()
    lay(s, 1, "1,0", "nw-se")
    lay(s, 1, "2,0", "nw-s")
    lay(s, 0, "0,1", "n-ne")
    act(s, 0, tile(s, "1,0", "nw-se", "sw-n"))

    assert linked(s, "Al", "se") == "Ha"
    assert owner(s, "Al", "se") == 1
    assert owner(s, "1,0", "n") == 0
    assert s.links == [0, 1, 0, 0]


@pytest.mark.rule("ST-50")
def test_a_crossing_may_be_built_over_ones_own_and_over_unowned_track() -> None:
    for before in (0, UNOWNED):
        s = building()
        lay(s, 0, "3,1", "nw-s")
        s.owner[terminal(s, "3,1", "s")] = s.owner[terminal(s, "Ha", "se")] = before
        act(s, 0, tile(s, "3,1", "nw-s", "ne-sw"))
        assert owner(s, "3,1", "s") == before
        assert owner(s, "3,1", "sw") == owner(s, "Pr", "sw") == 0


@pytest.mark.rule("ST-44", "ST-50")
@pytest.mark.parametrize(
    ("map", "spot", "before", "after", "price"),
    [
        ("northeast", "1,0", ("nw-se",), ("nw-se", "n-s"), 4),  # plains
        ("northeast", "4,-1", ("ne-nw",), ("ne-nw", "n-s"), 4),  # a river
        ("northeast", "1,1", ("se-n",), ("se-n", "s-nw"), 4),  # hills
        ("northeast", "NH", ("nw",), ("nw", "n"), 3),  # a town
        ("northeast", "Pk", ("n", "s"), ("n", "s", "ne"), 4),  # a town on a river
        ("northeast", "Pk", ("n",), ("n", "ne", "s", "sw"), 5),
        ("practice", "Ki", ("n",), ("n", "s"), 3),  # a town in hills
    ],
)
def test_improving_costs_all_exits_of_the_new_tile_and_no_terrain(
    map: str, spot: str, before: tuple[str, ...], after: tuple[str, ...], price: int
) -> None:
    s = position(3, map)
    lay(s, 0, spot, *before)
    assert STEAM.price(s, 0, tile(s, spot, *after)) == price


@pytest.mark.rule("ST-50")
def test_improving_is_paid_and_is_a_build() -> None:
    s = building()
    act(s, 0, tile(s, "0,1", "n-s"))
    act(s, 0, tile(s, "Pk", "n", "s"))
    assert s.cash[0] == 100 - 3 - 4
    act(s, 0, tile(s, "Pk", "n", "s", "ne"))
    assert s.cash[0] == 100 - 3 - 4 - 4
    assert options(s, 0) == [FINISH_BUILDING]
    assert refused(s, 0, tile(s, "Pk", "n", "ne", "s", "sw")) == {"ST-40"}


@pytest.mark.rule("ST-18")
def test_a_hex_may_be_built_on_three_times_in_a_turn_each_a_build_and_paid() -> None:
    s = building()
    act(s, 0, tile(s, "3,1", "nw-s"))
    assert s.cash[0] == 100 - 3
    act(s, 0, tile(s, "3,1", "nw-se"))
    assert s.cash[0] == 100 - 3 - 2
    act(s, 0, tile(s, "3,1", "nw-se", "ne-s"))
    assert s.cash[0] == 100 - 3 - 2 - 4
    assert options(s, 0) == [FINISH_BUILDING]
    assert owner(s, "3,1", "se") == owner(s, "3,1", "s") == 0


@pytest.mark.rule("ST-50")
def test_an_improvement_takes_no_track_away() -> None:
    s = building()
    lay(s, 1, "1,0", "nw-se")
    lay(s, 1, "2,0", "nw-s")
    lay(s, 0, "0,1", "n-ne")
    assert refused(s, 0, tile(s, "1,0", "sw-n")) == {"ST-50"}
    assert refused(s, 0, tile(s, "1,0", "sw-n", "ne-se")) == {"ST-17", "ST-50", "ST-58"}


@pytest.mark.rule("ST-50")
def test_a_town_keeps_all_its_exits() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n", "s", "ne")
    assert refused(s, 0, tile(s, "Pk", "n", "s")) == {"ST-50"}
    assert refused(s, 0, tile(s, "Pk", "n", "s", "sw")) == {"ST-49", "ST-50"}
    act(s, 0, tile(s, "Pk", "n", "s", "ne", "sw"))


@pytest.mark.rule("ST-50")
def test_an_improvement_adds_track() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n", "s")
    assert refused(s, 0, tile(s, "0,1", "n-s")) == {"ST-50"}
    assert refused(s, 0, tile(s, "Pk", "n", "s")) == {"ST-50"}


@pytest.mark.rule("ST-41", "ST-50")
def test_the_added_track_needs_a_beginning_of_its_own() -> None:
    s = building()
    lay(s, 0, "1,0", "nw-se")
    assert refused(s, 0, tile(s, "1,0", "nw-se", "n-s")) == {"ST-41"}
    lay(s, 0, "0,1", "n-ne")
    act(s, 0, tile(s, "1,0", "nw-se", "sw-n"))


@pytest.mark.rule("ST-46", "ST-50")
def test_improving_a_tile_does_not_extend_the_track_that_lay_there() -> None:
    s = position()
    s.cash[0] = 50
    lay(s, 1, "2,0", "s-n")
    build_turn(s, 0, tile(s, "3,1", "nw-s"))
    build_turn(s, 0, tile(s, "3,1", "nw-s", "ne-sw"))
    assert owner(s, "3,1", "s") == UNOWNED
    assert owner(s, "3,1", "sw") == 0


@pytest.mark.rule("ST-51")
def test_a_tile_with_two_tracks_may_be_laid_on_an_empty_hex_with_terrain_to_pay() -> None:
    s = building()
    act(s, 0, tile(s, "3,1", "nw-s", "ne-sw"))
    assert s.cash[0] == 100 - 4 - 1
    assert owner(s, "Ha", "se") == owner(s, "Pr", "sw") == 0
    assert s.links == [0, 0, 0, 0]


@pytest.mark.rule("ST-58")
def test_each_of_two_new_tracks_must_be_legal_by_itself() -> None:
    s = building()
    assert refused(s, 0, tile(s, "1,0", "nw-se", "n-s")) == {"ST-58"}
    assert refused(s, 0, tile(s, "2,2", "n-s", "nw-ne")) == {"ST-58", "ST-42"}
    lay(s, 0, "0,1", "n-ne")
    act(s, 0, tile(s, "1,0", "nw-se", "sw-n"))


@pytest.mark.rule("ST-58")
def test_one_tile_may_complete_two_links_at_once() -> None:
    s = building()
    lay(s, 0, "1,0", "nw-s")
    lay(s, 0, "0,1", "n-se")
    lay(s, 0, "1,2", "ne-n")
    act(s, 0, tile(s, "1,1", "n-s", "nw-se"))

    assert linked(s, "Al", "se") == linked(s, "Al", "s") == "Ha"
    assert s.links == [2, 0, 0, 0]
    assert s.open_ends == []
