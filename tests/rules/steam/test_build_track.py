"""Phase 2: whose turn it is, how many tiles, where track begins, where it may not run, what it costs."""

from __future__ import annotations

from random import Random

import pytest

from footplate.games.steam import board
from footplate.games.steam.actions import FINISH_BUILDING, LayTrack
from footplate.games.steam.components import TILES
from footplate.games.steam.game import STEAM
from footplate.games.steam.laying import place_city
from footplate.games.steam.phases.build_track import BuildTrack, BuildTrackOrDecline
from footplate.games.steam.state import Steam
from footplate.rails.links import NO_TRACK
from footplate.rails.tiles import BARE
from tests.rules.steam.positions import (
    act,
    allow_builds,
    at,
    begin,
    begin_building,
    build_turn,
    building,
    lay,
    linked,
    options,
    owner,
    position,
    refused,
    take_action,
    terminal,
    tile,
)

# Whose turn it is, and how many tiles.


@pytest.mark.rule("ST-40")
def test_players_build_in_turn_order() -> None:
    s = position(4)
    s.order[:] = [2, 0, 3, 1]
    begin(s, BuildTrack())

    for seat in (2, 0, 3, 1):
        assert s.actors() == (seat,)
        act(s, seat, FINISH_BUILDING)
    assert s.over


@pytest.mark.rule("ST-33", "ST-40")
def test_first_build_goes_ahead_of_the_turn_order() -> None:
    s = position(4)
    s.order[:] = [2, 0, 3, 1]
    take_action(s, 3, "first-build")
    begin(s, BuildTrack())

    for seat in (3, 2, 0, 1):
        assert s.actors() == (seat,)
        act(s, seat, FINISH_BUILDING)


@pytest.mark.rule("ST-40")
def test_nobody_builds_in_anothers_turn() -> None:
    s = building()
    assert refused(s, 1, tile(s, "0,1", "n-s")) == {"ST-40"}
    assert refused(s, 1, FINISH_BUILDING) == {"ST-40"}


@pytest.mark.rule("ST-40")
def test_nobody_has_to_build() -> None:
    s = building()
    act(s, 0, FINISH_BUILDING)

    assert s.actors() == (1,)
    assert s.cash == [100, 100, 100, 100]
    assert s.built == [False, False, False, False]


@pytest.mark.rule("ST-40")
def test_three_tiles_may_be_laid_and_no_fourth() -> None:
    s = building()
    for spot, track in (("-1,1", "ne-s"), ("-1,2", "n-s"), ("-1,3", "n-s")):
        act(s, 0, tile(s, spot, track))

    assert refused(s, 0, tile(s, "-1,4", "n-se")) == {"ST-40"}
    assert options(s, 0) == [FINISH_BUILDING]


@pytest.mark.rule("ST-32", "ST-40")
def test_the_engineer_may_lay_four_tiles_and_no_fifth() -> None:
    s = position()
    s.cash[:] = [12, 0, 0, 0]
    take_action(s, 0, "engineer")
    begin_building(s)
    for spot, track in (("-1,1", "ne-s"), ("-1,2", "n-s"), ("-1,3", "n-s"), ("-1,4", "n-se")):
        act(s, 0, tile(s, spot, track))

    assert s.cash[0] == 12 - 4 - 2 - 2 - 2
    assert refused(s, 0, tile(s, "1,3", "sw-n")) == {"ST-40"}
    assert options(s, 0) == [FINISH_BUILDING]


@pytest.mark.rule("ST-32", "ST-40")
def test_only_the_engineer_has_a_fourth_tile() -> None:
    s = position()
    s.cash[:] = [50, 50, 50, 50]
    take_action(s, 0, "engineer")
    begin_building(s)
    act(s, 0, FINISH_BUILDING)
    for spot, track in (("-1,1", "ne-s"), ("-1,2", "n-s"), ("-1,3", "n-s")):
        act(s, 1, tile(s, spot, track))

    assert refused(s, 1, tile(s, "-1,4", "n-se")) == {"ST-40"}


@pytest.mark.rule("ST-40")
def test_a_build_turn_is_over_only_when_the_player_says_so() -> None:
    s = building()
    for spot, track in (("-1,1", "ne-s"), ("-1,2", "n-s"), ("-1,3", "n-s")):
        act(s, 0, tile(s, spot, track))
        assert s.actors() == (0,)
    act(s, 0, FINISH_BUILDING)
    assert s.actors() == (1,)


@pytest.mark.rule("ST-40")
def test_each_player_has_three_tiles_of_their_own() -> None:
    s = building()
    for spot, track in (("-1,1", "ne-s"), ("-1,2", "n-s"), ("-1,3", "n-s")):
        act(s, 0, tile(s, spot, track))
    act(s, 0, FINISH_BUILDING)
    for spot, track in (("0,1", "n-s"), ("1,0", "nw-se"), ("2,0", "nw-s")):
        act(s, 1, tile(s, spot, track))
    assert refused(s, 1, tile(s, "0,-1", "s-n")) == {"ST-40"}


@pytest.mark.rule("ST-55")
def test_a_player_may_own_more_links_than_there_are_tokens() -> None:
    s = building()
    owned = 0
    while owned < 30:
        allow_builds(s, 3)
        act(s, 0, next(lay for lay in laid_on_empty_hexes(s) if lay.tile in (0, 1)))
        owned = s.links[0] + sum([s.owner[end] == 0 for end in s.open_ends])
    assert owned == 30


def laid_on_empty_hexes(s: Steam) -> list[LayTrack]:
    """Tiles that begin a track of their own: no open end meets their hex."""
    found = [lay for lay in options(s, 0) if isinstance(lay, LayTrack)]
    return [lay for lay in found if s.track[lay.hex] == BARE and s.touching[lay.hex] < 1 << 6]


# Where track begins.


@pytest.mark.rule("ST-41", "ST-45")
def test_track_that_leaves_a_city_is_an_incomplete_link_of_its_builder() -> None:
    s = building()
    act(s, 0, tile(s, "0,1", "n-s"))

    assert owner(s, "Al", "s") == 0
    assert owner(s, "0,1", "s") == 0
    assert s.other[terminal(s, "Al", "s")] == terminal(s, "0,1", "s")
    assert s.open_ends == [terminal(s, "0,1", "s")]
    assert linked(s, "Al", "s") == ""
    assert s.links == [0, 0, 0, 0]


@pytest.mark.rule("ST-41")
def test_a_players_first_tile_leaves_a_city() -> None:
    s = building()
    assert {lay.hex for lay in options(s, 0) if isinstance(lay, LayTrack)} <= {
        hex for hex in range(s.board.size) if s.touching[hex]
    }
    assert refused(s, 0, tile(s, "-1,2", "n-s")) == {"ST-41"}
    act(s, 0, tile(s, "-1,1", "ne-s"))
    act(s, 0, tile(s, "-1,2", "n-s"))


@pytest.mark.rule("ST-41")
def test_a_players_first_tile_may_not_claim_track_away_from_cities() -> None:
    s = building()
    lay(s, 1, "-1,1", "ne-s")
    s.tracks.give_up(terminal(s, "-1,1", "s"))

    assert not s.built[0]
    assert refused(s, 0, tile(s, "-1,2", "n-s")) == {"ST-41"}
    act(s, 0, tile(s, "1,0", "nw-se"))
    act(s, 0, tile(s, "-1,2", "n-s"))
    assert owner(s, "Al", "sw") == 0


@pytest.mark.rule("ST-41")
def test_the_first_tile_may_claim_track_if_it_reaches_a_city() -> None:
    s = building()
    for spot, track in (("-1,1", "ne-s"), ("-1,2", "n-s"), ("-1,3", "n-s")):
        lay(s, 1, spot, track)
    s.tracks.give_up(terminal(s, "-1,3", "s"))

    assert refused(s, 0, tile(s, "-1,4", "n-s")) == {"ST-41"}
    act(s, 0, tile(s, "-1,4", "n-se"))
    assert linked(s, "Al", "sw") == "NY"
    assert owner(s, "NY", "nw") == 0


@pytest.mark.rule("ST-41")
def test_the_first_tile_is_the_first_of_the_game_not_of_the_turn() -> None:
    s = building()
    s.agenda.clear()
    build_turn(s, 0, tile(s, "-1,1", "ne-s"))
    build_turn(s, 0, tile(s, "-1,2", "n-s"))
    assert owner(s, "-1,2", "s") == 0


@pytest.mark.rule("ST-41")
def test_later_track_extends_ones_own() -> None:
    s = building()
    lay(s, 0, "-1,1", "ne-s")
    act(s, 0, tile(s, "-1,2", "n-sw"))

    assert s.open_ends == [terminal(s, "-1,2", "sw")]
    assert owner(s, "Al", "sw") == owner(s, "-1,2", "sw") == 0
    assert s.other[terminal(s, "-1,1", "s")] == NO_TRACK


@pytest.mark.rule("ST-41")
def test_later_track_may_start_at_any_city_and_a_network_may_be_in_parts() -> None:
    s = building()
    act(s, 0, tile(s, "0,1", "n-s"))
    act(s, 0, tile(s, "-3,8", "n-nw"))
    act(s, 0, tile(s, "-8,3", "sw-ne"))

    assert owner(s, "Ph", "s") == 0
    assert linked(s, "Bu", "ne") == "Ro"
    assert s.links[0] == 1


@pytest.mark.rule("ST-41")
def test_track_does_not_start_in_the_open() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    assert refused(s, 0, tile(s, "-1,2", "n-s")) == {"ST-41"}
    assert refused(s, 0, tile(s, "-1,3", "n-s")) == {"ST-41"}


@pytest.mark.rule("ST-41")
def test_track_does_not_start_at_a_town_that_ones_own_has_not_reached() -> None:
    s = building()
    lay(s, 0, "1,0", "nw-se")
    lay(s, 1, "0,1", "n-s")
    lay(s, 1, "Pk", "n", "s")

    assert refused(s, 0, tile(s, "1,2", "nw-s")) == {"ST-41"}
    assert refused(s, 0, tile(s, "Pk", "n", "s", "ne")) == {"ST-41"}


@pytest.mark.rule("ST-41")
def test_track_starts_at_a_town_that_ones_own_has_reached() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n", "s")

    act(s, 0, tile(s, "0,3", "n-s"))
    assert linked(s, "Pk", "s") == "NY"
    assert owner(s, "Pk", "s") == 0


@pytest.mark.rule("ST-41", "ST-59")
def test_nobody_extends_anothers_track() -> None:
    s = building()
    lay(s, 0, "1,0", "nw-se")
    lay(s, 1, "-1,1", "ne-s")
    assert refused(s, 0, tile(s, "-1,2", "n-s")) == {"ST-41", "ST-59"}


@pytest.mark.rule("ST-41", "ST-57")
def test_track_does_not_start_at_a_side_without_an_exit_of_ones_own_town() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n")

    assert linked(s, "Al", "s") == "Pk"
    assert refused(s, 0, tile(s, "1,2", "nw-s")) == {"ST-41"}
    act(s, 0, tile(s, "Pk", "n", "se"))
    act(s, 0, tile(s, "1,2", "nw-s"))


# Where track may not run.


@pytest.mark.rule("ST-42")
def test_track_lies_on_no_city() -> None:
    s = building()
    lay(s, 0, "0,3", "s-n")
    assert refused(s, 0, tile(s, "NY", "n-s")) == {"ST-42"}
    assert refused(s, 0, tile(s, "NY", "n", "s")) == {"ST-42"}


@pytest.mark.rule("ST-42")
def test_track_lies_on_no_new_city() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    place_city(s, 1, at(s, "Pk"), 4)
    assert refused(s, 0, tile(s, "Pk", "n-s")) == {"ST-42"}
    assert refused(s, 0, tile(s, "Pk", "n", "s")) == {"ST-42"}


@pytest.mark.rule("ST-42")
def test_track_lies_on_no_space_that_is_no_hex() -> None:
    s = building()
    waters = range(s.board.size, len(s.board.chart.names))
    assert len(waters) == len(s.board.chart.water) > 20
    for water in waters:
        assert refused(s, 0, LayTrack(water, 0, 0)) == {"ST-42"}
        assert refused(s, 0, LayTrack(water, 3, 0)) == {"ST-42"}


@pytest.mark.rule("ST-42")
@pytest.mark.parametrize(
    ("spot", "track"),
    [
        ("2,2", "n-s"),  # Long Island Sound, from Hartford
        ("1,3", "sw-s"),  # the same, from New York
        ("5,-3", "s-se"),  # the ocean, from Boston
        ("-9,5", "n-s"),  # the end of the map, from Buffalo
        ("-4,-4", "se-nw"),  # the end of the map, from Ottawa
        ("-8,3", "sw-n"),  # Lake Ontario, from Buffalo
    ],
)
def test_track_runs_into_no_black_edge_no_water_and_not_off_the_map(spot: str, track: str) -> None:
    s = building()
    assert refused(s, 0, tile(s, spot, track)) == {"ST-42"}


@pytest.mark.rule("ST-42")
def test_a_city_behind_a_black_edge_is_no_start() -> None:
    s = building()
    assert refused(s, 0, tile(s, "5,0", "nw-sw")) == {"ST-41", "ST-42"}
    assert refused(s, 0, tile(s, "5,0", "n-sw")) == {"ST-41"}


@pytest.mark.rule("ST-42")
def test_two_segments_of_a_tile_may_neither_run_into_a_closed_side() -> None:
    s = building()
    lay(s, 0, "1,2", "ne-se")
    assert refused(s, 0, tile(s, "2,2", "n-s", "nw-ne")) == {"ST-42"}
    act(s, 0, tile(s, "2,2", "n-sw", "nw-ne"))


@pytest.mark.rule("ST-42")
def test_no_track_leads_from_a_city_back_to_itself() -> None:
    s = building()
    lay(s, 0, "0,1", "n-ne")
    assert refused(s, 0, tile(s, "1,0", "sw-nw")) == {"ST-42"}
    act(s, 0, tile(s, "1,0", "sw-se"))


@pytest.mark.rule("ST-42")
def test_no_track_joins_two_ends_that_start_at_the_same_city() -> None:
    s = building()
    lay(s, 0, "-1,1", "ne-s")
    lay(s, 0, "0,1", "n-sw")
    assert refused(s, 0, tile(s, "-1,2", "n-ne")) == {"ST-42"}
    act(s, 0, tile(s, "-1,2", "n-se", "ne-s"))
    assert len(s.open_ends) == 2


@pytest.mark.rule("ST-42")
def test_several_links_may_form_a_loop() -> None:
    s = building()
    for spot, track in (("0,1", "n-s"), ("1,0", "nw-s")):
        lay(s, 0, spot, track)
    lay(s, 0, "Pk", "n", "ne")
    act(s, 0, tile(s, "1,1", "n-sw"))

    assert linked(s, "Al", "s") == linked(s, "Al", "se") == "Pk"
    assert s.links[0] == 2


@pytest.mark.rule("ST-42")
def test_tracks_that_do_not_meet_edge_to_edge_are_not_joined() -> None:
    s = building()
    lay(s, 0, "1,0", "nw-s")
    act(s, 0, tile(s, "0,1", "n-se"))

    assert sorted(s.open_ends) == sorted([terminal(s, "1,0", "s"), terminal(s, "0,1", "se")])
    assert s.links[0] == 0


@pytest.mark.rule("ST-42")
def test_no_tile_branches_but_those_of_towns() -> None:
    for face in TILES.faces:
        if not face.town:
            assert [segment.bit_count() for segment in face.segments] == [2] * len(face.segments)
            assert sum(face.segments).bit_count() == 2 * len(face.segments)


# What a tile costs.


@pytest.mark.rule("ST-08", "ST-44")
@pytest.mark.parametrize(
    ("map", "spot", "track", "price"),
    [
        ("northeast", "1,0", ("nw-se",), 2),  # plains
        ("northeast", "1,0", ("nw-s",), 2),
        ("northeast", "1,0", ("nw-n",), 2),
        ("northeast", "5,-1", ("n-sw",), 2),  # coast is plains
        ("northeast", "0,1", ("n-s",), 2 + 1),  # a river
        ("northeast", "-4,1", ("sw-ne",), 2 + 1),  # a canal is a river
        ("northeast", "-6,2", ("se-sw",), 2 + 1),  # a canal and a lake are one river
        ("northeast", "-1,1", ("ne-s",), 2 + 2),  # hills
        ("northeast", "0,-2", ("n-s",), 2 + 1 + 2),  # hills and two rivers
        ("northeast", "NH", ("nw",), 1 + 1),  # a town
        ("northeast", "NH", ("nw", "n", "ne"), 3 + 1),
        ("northeast", "Pk", ("n",), 1 + 1 + 1),  # a town on a river
        ("northeast", "Pk", ("n", "s"), 2 + 1 + 1),
        ("northeast", "Pk", ("n", "ne", "s", "sw"), 4 + 1 + 1),
        ("northeast", "1,0", ("nw-se", "n-s"), 4),
        ("northeast", "3,1", ("nw-se", "n-s"), 4 + 1),
        ("northeast", "1,1", ("se-nw", "n-s"), 4 + 2),
        ("northeast", "0,-2", ("n-s", "ne-sw"), 4 + 1 + 2),
        ("practice", "Ki", ("n",), 1 + 1 + 2),  # a town in hills
        ("practice", "Ki", ("n", "se"), 2 + 1 + 2),
        ("practice", "Ki", ("n", "ne", "se", "s"), 4 + 1 + 2),
    ],
)
def test_a_new_tile_costs_its_exits_its_town_and_the_terrain(
    map: str, spot: str, track: tuple[str, ...], price: int
) -> None:
    s = position(3, map)
    assert STEAM.price(s, 0, tile(s, spot, *track)) == price


@pytest.mark.rule("ST-44")
def test_a_tile_is_paid_as_it_is_built() -> None:
    s = building()
    act(s, 0, tile(s, "0,1", "n-s"))
    assert s.cash == [97, 100, 100, 100]
    act(s, 0, tile(s, "Pk", "n", "s"))
    assert s.cash == [93, 100, 100, 100]
    act(s, 0, tile(s, "1,0", "nw-se"))
    assert s.cash == [91, 100, 100, 100]


@pytest.mark.rule("ST-20", "ST-44")
def test_money_for_track_is_raised_as_needed() -> None:
    s = position()
    s.cash[0] = 1
    begin_building(s)
    act(s, 0, tile(s, "-1,1", "ne-s"))
    assert (s.cash[0], s.income[0]) == (1 + 5 - 4, -1)
    act(s, 0, tile(s, "-1,2", "n-s"))
    assert (s.cash[0], s.income[0]) == (0, -1)


@pytest.mark.rule("ST-21", "ST-44")
def test_a_tile_that_cannot_be_paid_for_is_not_laid() -> None:
    s = position()
    s.cash[0], s.income[0], s.points[0] = 3, -10, 1
    begin_building(s)
    assert refused(s, 0, tile(s, "-1,1", "ne-s")) == {"ST-21"}
    act(s, 0, tile(s, "0,1", "n-s"))
    assert (s.cash[0], s.income[0], s.points[0]) == (0, -10, 1)
    assert options(s, 0) == [FINISH_BUILDING]


@pytest.mark.rule("ST-44", "ST-91")
def test_in_the_standard_game_track_is_paid_from_cash_alone() -> None:
    s = position(game="standard")
    s.cash[0] = 3
    begin_building(s, 0, BuildTrackOrDecline())
    assert refused(s, 0, tile(s, "-1,1", "ne-s")) == {"ST-91"}
    act(s, 0, tile(s, "0,1", "n-s"))
    assert (s.cash[0], s.income[0]) == (0, 0)


# What is remembered.


@pytest.mark.interpreted
def test_a_board_remembers_only_so_much_and_offers_the_same_when_it_has_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s, rng = building(), Random(0)
    monkeypatch.setattr(board, "MOST_CHOICES", 5)
    monkeypatch.setattr(board, "MOST_LISTS", 1)
    s.board = forgetful = board.Board("northeast", s.board.chart)
    most = 0
    while not s.over:
        (seat,) = s.actors()
        fresh = s.copy()
        fresh.board = board.Board("northeast", s.board.chart)
        offered = options(s, seat)
        assert offered == options(fresh, seat)
        kept = sum([len(tiles) for tiles in forgetful.offered])
        assert kept <= 5
        assert len(forgetful.printed_lists) <= 1
        most = max(most, kept)
        s.cash[seat] = rng.randrange(12)
        act(s, seat, rng.choice(options(s, seat)))
    assert most > 0
