"""Towns: which tiles lie there, whose the exits are, what they may meet."""

from __future__ import annotations

import pytest

from footplate.games.steam.actions import LayTrack
from footplate.games.steam.components import TILES
from tests.rules.steam.positions import (
    act,
    at,
    building,
    lay,
    linked,
    options,
    owner,
    refused,
    terminal,
    tile,
)


@pytest.mark.rule("ST-43")
def test_only_town_tiles_lie_on_towns() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    assert refused(s, 0, tile(s, "Pk", "n-s")) == {"ST-43"}
    act(s, 0, tile(s, "Pk", "n", "s"))


@pytest.mark.rule("ST-43")
def test_town_tiles_lie_on_towns_alone() -> None:
    s = building()
    assert refused(s, 0, tile(s, "0,1", "n", "s")) == {"ST-43"}
    assert refused(s, 0, tile(s, "0,1", "n")) == {"ST-43"}


@pytest.mark.rule("ST-43")
def test_what_is_offered_for_a_town_is_town_tiles_and_elsewhere_others() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    offered = [lay for lay in options(s, 0) if isinstance(lay, LayTrack)]
    assert any([lay.hex == at(s, "Pk") for lay in offered])
    for lay_ in offered:
        assert TILES.faces[lay_.tile].town == s.is_town(lay_.hex)


@pytest.mark.rule("ST-45", "ST-57")
def test_a_town_tile_completes_the_link_that_reaches_it() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    act(s, 0, tile(s, "Pk", "n"))

    assert linked(s, "Al", "s") == "Pk"
    assert linked(s, "Pk", "n") == "Al"
    assert s.open_ends == []
    assert s.links == [1, 0, 0, 0]


@pytest.mark.rule("ST-45")
def test_loose_exits_belong_to_the_builder_and_are_no_links() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    act(s, 0, tile(s, "Pk", "n", "s", "ne"))

    assert owner(s, "Pk", "s") == owner(s, "Pk", "ne") == 0
    assert linked(s, "Pk", "s") == linked(s, "Pk", "ne") == ""
    assert sorted(s.open_ends) == sorted([terminal(s, "Pk", "s"), terminal(s, "Pk", "ne")])
    assert s.links == [1, 0, 0, 0]


@pytest.mark.rule("ST-45", "ST-59")
def test_an_exit_that_meets_anothers_open_end_completes_that_link_for_its_owner() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    lay(s, 1, "1,1", "se-sw")
    act(s, 0, tile(s, "Pk", "n", "ne", "s"))

    assert linked(s, "Ha", "nw") == "Pk"
    assert owner(s, "Ha", "nw") == owner(s, "Pk", "ne") == 1
    assert owner(s, "Pk", "n") == owner(s, "Pk", "s") == 0
    assert s.links == [1, 1, 0, 0]


@pytest.mark.rule("ST-59")
def test_an_improved_town_may_complete_anothers_link_too() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n")
    lay(s, 1, "0,3", "s-n")
    act(s, 0, tile(s, "Pk", "n", "s"))

    assert owner(s, "NY", "n") == 1
    assert linked(s, "NY", "n") == "Pk"
    assert s.links == [1, 1, 0, 0]


@pytest.mark.rule("ST-41", "ST-59")
def test_anothers_open_end_is_no_beginning_of_a_town_tile() -> None:
    s = building()
    lay(s, 1, "1,1", "se-sw")
    lay(s, 0, "1,0", "nw-se")
    assert refused(s, 0, tile(s, "Pk", "ne")) == {"ST-41"}
    assert refused(s, 0, tile(s, "Pk", "ne", "s")) == {"ST-41"}


@pytest.mark.rule("ST-41", "ST-58")
def test_one_exit_with_a_beginning_is_enough_for_all() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    assert refused(s, 0, tile(s, "Pk", "s", "ne")) == {"ST-41"}
    act(s, 0, tile(s, "Pk", "n", "ne", "s", "sw"))


@pytest.mark.rule("ST-41", "ST-50")
def test_at_ones_own_town_new_exits_need_no_other_beginning() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n")
    act(s, 0, tile(s, "Pk", "n", "s"))
    assert owner(s, "Pk", "s") == 0


@pytest.mark.rule("ST-41", "ST-50")
def test_at_anothers_town_a_new_exit_has_to_meet_ones_own_track() -> None:
    s = building()
    lay(s, 1, "0,1", "n-s")
    lay(s, 1, "Pk", "n", "s")
    lay(s, 0, "1,1", "se-sw")
    assert refused(s, 0, tile(s, "Pk", "n", "s", "sw")) == {"ST-41"}
    act(s, 0, tile(s, "Pk", "n", "s", "ne"))

    assert linked(s, "Ha", "nw") == "Pk"
    assert [owner(s, "Pk", side) for side in ("n", "s", "ne")] == [1, 1, 0]
    assert s.links == [1, 1, 0, 0]


@pytest.mark.rule("ST-42")
@pytest.mark.parametrize("side", ["se", "s", "sw"])
def test_no_exit_leads_to_a_closed_side(side: str) -> None:
    s = building()
    lay(s, 0, "2,2", "n-se")
    assert refused(s, 0, tile(s, "NH", "nw", side)) == {"ST-42"}
    act(s, 0, tile(s, "NH", "nw", "n"))


@pytest.mark.rule("ST-42")
def test_no_exit_meets_a_track_that_starts_at_the_same_town() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n", "s")
    lay(s, 0, "0,3", "n-ne")
    lay(s, 0, "1,2", "sw-nw")
    assert refused(s, 0, tile(s, "Pk", "n", "s", "se")) == {"ST-42"}
    act(s, 0, tile(s, "Pk", "n", "s", "ne"))


@pytest.mark.rule("ST-42")
def test_no_track_from_a_town_leads_back_to_it() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n", "s", "se")
    lay(s, 0, "0,3", "n-ne")
    assert refused(s, 0, tile(s, "1,2", "sw-nw")) == {"ST-42"}
    act(s, 0, tile(s, "1,2", "sw-ne"))


@pytest.mark.rule("ST-53", "ST-59")
def test_nobody_builds_to_anothers_loose_exit() -> None:
    s = building(1)
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n", "s", "ne")
    lay(s, 1, "1,2", "ne-n")
    assert refused(s, 1, tile(s, "0,3", "s-n")) == {"ST-53", "ST-59"}
    assert refused(s, 1, tile(s, "1,1", "s-sw")) == {"ST-53", "ST-59"}
    assert refused(s, 1, tile(s, "1,1", "se-sw")) == {"ST-53", "ST-59"}


@pytest.mark.rule("ST-45")
def test_links_between_two_towns_count() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n", "ne")
    lay(s, 0, "1,1", "sw-n")
    lay(s, 0, "1,0", "s-ne")
    act(s, 0, tile(s, "Sp", "sw"))
    assert linked(s, "Pk", "ne") == "Sp"
    assert s.links == [2, 0, 0, 0]
