"""Phase 3: two rounds in which each player moves a cube, improves the locomotive or passes."""

from __future__ import annotations

import pytest

from footplate.games.steam.actions import (
    FINISH_BUILDING,
    IMPROVE_LOCOMOTIVE,
    PASS_MOVE,
    TAKE_INCOME,
    TAKE_POINTS,
    MoveCube,
    TakeGoods,
    TakeTile,
    Urbanize,
)
from footplate.games.steam.components import COLOURS, LOCOMOTIVE
from footplate.games.steam.game import STEAM
from footplate.games.steam.laying import place_city
from footplate.games.steam.phases.action_tiles import SelectActionTiles
from footplate.games.steam.phases.build_track import BuildTrack
from footplate.games.steam.phases.income import go_bankrupt
from footplate.games.steam.phases.move_goods import MoveGoods
from footplate.games.steam.phases.track_points import TrackPoints
from footplate.games.steam.state import Steam
from footplate.kernel.action import Seat
from footplate.kernel.legality import why_not
from footplate.kernel.state import added
from tests.rules.steam.positions import (
    act,
    at,
    begin,
    cubes,
    lay,
    linked,
    move,
    options,
    position,
    put_cube,
    refused,
    stock,
    take_action,
)


def fernley(red: Seat = 0, yellow: Seat = 0, south: Seat = 0, east: Seat = 0) -> Steam:
    """Four links meet in the town of Fernley: to Redford, to Yewdale, and two to Bluehaven."""
    s = position(3, "practice")
    lay(s, red, "-2,-1", "nw-se")
    lay(s, yellow, "-2,0", "ne-sw")
    lay(s, south, "-1,0", "n-se")
    lay(s, east, "0,-1", "nw-s")
    lay(s, 0, "Fe", "nw", "sw", "s", "se")
    assert [linked(s, "Fe", side) for side in ("nw", "sw", "s", "se")] == ["Rd", "Yd", "Bh", "Bh"]
    return s


def ring(*owners: Seat) -> Steam:
    """Yewdale, Redford, Rosehill and Bluehaven in a ring of four links, owned in this order."""
    s = position(3, "practice")
    links = (
        (("-3,0", "n-s"),),
        (("-2,-2", "sw-se"), ("-1,-2", "nw-ne")),
        (("0,-2", "n-s"), ("0,-1", "n-s")),
        (("-1,0", "nw-se"), ("-2,0", "sw-se")),
    )
    for seat, tiles in zip(owners, links, strict=True):
        for spot, track in tiles:
            lay(s, seat, spot, track)
    return s


def moving(s: Steam, level: int = 6) -> Steam:
    """The phase begins, with good locomotives for all."""
    s.level[:] = [level] * s.players
    return begin(s, MoveGoods())


def moves(s: Steam, seat: Seat = 0) -> set[MoveCube]:
    return {action for action in options(s, seat) if isinstance(action, MoveCube)}


def reasons(s: Steam, seat: Seat, action: MoveCube) -> set[str]:
    """Which tests of ST-61 and ST-62 refuse a move, by name."""
    assert refused(s, seat, action) <= {"ST-61", "ST-62"}
    return {refusal.name for refusal in why_not(STEAM, s, seat, action)}


def points(s: Steam) -> tuple[int, ...]:
    """The track points to be taken now, by seat."""
    phase = s.agenda[-1]
    assert isinstance(phase, TrackPoints)
    return phase.points


# The course of the phase


@pytest.mark.rule("ST-60")
def test_in_two_rounds_each_player_acts_once_in_turn_order() -> None:
    s = position(4)
    s.order[:] = [2, 0, 3, 1]
    begin(s, MoveGoods())
    asked: list[Seat] = []
    while not s.over:
        asked += s.actors()
        act(s, asked[-1], PASS_MOVE)
    assert asked == [2, 0, 3, 1, 2, 0, 3, 1]


@pytest.mark.rule("ST-31")
def test_first_move_is_ahead_in_both_rounds_and_the_others_stay_in_order() -> None:
    s = position(4)
    s.order[:] = [2, 0, 3, 1]
    take_action(s, 3, "first-move")
    take_action(s, 1, "first-build")
    take_action(s, 2, "turn-order")
    begin(s, MoveGoods())
    asked: list[Seat] = []
    while not s.over:
        asked += s.actors()
        act(s, asked[-1], PASS_MOVE)
    assert asked == [3, 2, 0, 1, 3, 2, 0, 1]


@pytest.mark.rule("ST-60")
def test_nobody_acts_out_of_turn() -> None:
    s = moving(position(3), level=1)
    assert refused(s, 1, PASS_MOVE) == {"ST-60"}
    assert refused(s, 2, IMPROVE_LOCOMOTIVE) == {"ST-60"}
    act(s, 0, PASS_MOVE)
    assert refused(s, 0, PASS_MOVE) == {"ST-60"}


@pytest.mark.rule("ST-60")
def test_one_thing_a_round_and_no_building() -> None:
    s = ring(0, 0, 0, 0)
    put_cube(s, "Yd", "red", 2)
    moving(s, level=1)
    assert set(options(s, 0)) == {IMPROVE_LOCOMOTIVE, PASS_MOVE, move(s, "Yd", "red", "n")}
    assert refused(s, 0, FINISH_BUILDING) == {"ST-60"}
    act(s, 0, move(s, "Yd", "red", "n"))
    assert refused(s, 0, PASS_MOVE) == {"ST-64"}
    act(s, 0, TAKE_INCOME)
    assert s.actors() == (1,)


@pytest.mark.rule("ST-60")
def test_a_player_may_move_a_cube_in_each_round_or_pass_with_cubes_to_move() -> None:
    s = ring(0, 0, 0, 1)
    put_cube(s, "Yd", "red", 2)
    moving(s, level=1)
    for seat in (0, 1, 2):
        act(s, seat, move(s, "Yd", "red", "n") if seat == 0 else PASS_MOVE)
        if seat == 0:
            act(s, 0, TAKE_POINTS)
    assert move(s, "Yd", "red", "n") in options(s, 0)
    act(s, 0, move(s, "Yd", "red", "n"))
    act(s, 0, TAKE_POINTS)
    assert cubes(s, "Yd") == {}
    assert s.points == [2, 0, 0]


@pytest.mark.rule("ST-60")
def test_a_pass_changes_nothing() -> None:
    s = moving(position(3), level=1)
    before = (list(s.cash), list(s.income), list(s.points), list(s.level), s.cubes)
    for seat in (0, 1, 2) * 2:
        act(s, seat, PASS_MOVE)
    assert s.over
    assert (s.cash, s.income, s.points, s.level, s.cubes) == before


@pytest.mark.rule("ST-60")
def test_improving_is_free_and_one_level_and_brings_no_points() -> None:
    s = moving(position(3), level=2)
    act(s, 0, IMPROVE_LOCOMOTIVE)
    assert s.level == [3, 2, 2]
    assert (s.cash, s.income, s.points) == ([0, 0, 0], [0, 0, 0], [0, 0, 0])
    assert s.actors() == (1,)


@pytest.mark.rule("ST-60")
def test_a_locomotive_is_improved_once_a_turn_in_this_phase() -> None:
    s = moving(position(3), level=1)
    act(s, 0, IMPROVE_LOCOMOTIVE)
    act(s, 1, PASS_MOVE)
    act(s, 2, IMPROVE_LOCOMOTIVE)
    assert refused(s, 0, IMPROVE_LOCOMOTIVE) == {"ST-60"}
    act(s, 0, PASS_MOVE)
    act(s, 1, IMPROVE_LOCOMOTIVE)
    assert refused(s, 2, IMPROVE_LOCOMOTIVE) == {"ST-60"}
    act(s, 2, PASS_MOVE)
    assert s.level == [2, 2, 2]
    begin(s, MoveGoods())
    act(s, 0, IMPROVE_LOCOMOTIVE)
    assert s.level == [3, 2, 2]


@pytest.mark.rule("ST-60")
def test_there_is_no_level_above_six() -> None:
    s = moving(position(3), level=5)
    act(s, 0, IMPROVE_LOCOMOTIVE)
    assert s.level[0] == 6
    s = moving(position(3), level=6)
    assert refused(s, 0, IMPROVE_LOCOMOTIVE) == {"ST-60"}
    assert options(s, 0) == [PASS_MOVE]


@pytest.mark.rule("ST-60", "ST-35")
def test_from_four_to_five_by_the_tile_for_nine_dollars_and_to_six_in_the_second_round() -> None:
    s = position(3)
    s.cash[:] = [9, 0, 0]
    s.level[0] = 4
    begin(s, SelectActionTiles())
    act(s, 0, TakeTile(LOCOMOTIVE))
    assert (s.level[0], s.cash[0], s.income[0]) == (5, 0, 0)
    s.agenda.clear()
    begin(s, MoveGoods())
    for seat in (0, 1, 2):
        act(s, seat, PASS_MOVE)
    act(s, 0, IMPROVE_LOCOMOTIVE)
    assert (s.level[0], s.cash[0], s.income[0], s.points[0]) == (6, 0, 0, 0)
    s.agenda.clear()
    s.tile = (0, 0, 0)
    s.cash[0] = 100
    begin(s, SelectActionTiles())
    assert refused(s, 0, TakeTile(LOCOMOTIVE)) == {"ST-35"}
    s.agenda.clear()
    begin(s, MoveGoods())
    assert refused(s, 0, IMPROVE_LOCOMOTIVE) == {"ST-60"}


@pytest.mark.rule("ST-61")
def test_a_locomotive_improved_in_the_first_round_goes_further_in_the_second() -> None:
    s = ring(0, 0, 0, 1)
    put_cube(s, "Rd", "blue")
    moving(s, level=1)
    assert reasons(s, 0, move(s, "Rd", "blue", "ne", "s")) == {"within-the-level"}
    act(s, 0, IMPROVE_LOCOMOTIVE)
    act(s, 1, PASS_MOVE)
    act(s, 2, PASS_MOVE)
    act(s, 0, move(s, "Rd", "blue", "ne", "s"))
    assert points(s) == (2, 0, 0)


# Where a cube goes


@pytest.mark.rule("ST-61")
@pytest.mark.parametrize("level", range(1, 7))
def test_a_cube_moves_over_at_most_as_many_links_as_the_level(level: int) -> None:
    s = ring(0, 0, 0, 0)
    put_cube(s, "Yd", "blue")
    put_cube(s, "Rd", "blue")
    put_cube(s, "Rh", "blue")
    moving(s, level)
    ways = {
        1: {move(s, "Yd", "blue", "ne"), move(s, "Rh", "blue", "s")},
        2: {move(s, "Rd", "blue", "ne", "s"), move(s, "Rd", "blue", "s", "ne")},
        3: {move(s, "Yd", "blue", "n", "ne", "s"), move(s, "Rh", "blue", "sw", "s", "ne")},
    }
    legal = {way for length, some in ways.items() if length <= level for way in some}
    assert moves(s) == legal
    for length, some in ways.items():
        for way in some:
            if length > level:
                assert reasons(s, 0, way) == {"within-the-level"}


@pytest.mark.rule("ST-61")
def test_a_cube_must_lie_on_the_city_it_is_moved_from() -> None:
    s = ring(0, 0, 0, 0)
    put_cube(s, "Yd", "blue")
    moving(s)
    assert reasons(s, 0, move(s, "Yd", "red", "n")) == {"cube-is-there"}
    assert reasons(s, 0, move(s, "Rh", "blue", "s")) == {"cube-is-there"}
    assert "cube-is-there" in reasons(s, 0, move(s, "-3,0", "red", "n"))


@pytest.mark.rule("ST-61")
def test_no_cube_is_moved_from_a_space_that_is_no_hex() -> None:
    s = moving(ring(0, 0, 0, 0))
    water = s.board.size
    assert water < len(s.board.words(3)["hex"])
    assert "cube-is-there" in reasons(s, 0, MoveCube(water, 0, (0,)))


@pytest.mark.rule("ST-61")
def test_a_cube_moves_over_completed_links_alone() -> None:
    s = position(3, "practice")
    lay(s, 0, "-3,0", "n-s")
    lay(s, 0, "-1,-2", "ne-sw")
    lay(s, 0, "0,-2", "n-s")
    put_cube(s, "Yd", "red")
    put_cube(s, "Rh", "blue")
    moving(s)
    assert moves(s) == {move(s, "Yd", "red", "n")}
    assert "over-completed-links" in reasons(s, 0, move(s, "Rh", "blue", "s"))
    assert "over-completed-links" in reasons(s, 0, move(s, "Rh", "blue", "sw", "n"))


@pytest.mark.rule("ST-61")
def test_a_route_goes_no_further_than_its_links_lead() -> None:
    s = position(3, "practice")
    lay(s, 0, "-3,0", "n-s")
    put_cube(s, "Yd", "red")
    moving(s)
    assert reasons(s, 0, move(s, "Yd", "red", "n", "ne")) == {"over-completed-links"}
    assert "over-completed-links" in reasons(s, 0, move(s, "Yd", "red", "s", "n"))
    assert "over-completed-links" in reasons(s, 0, move(s, "Yd", "red"))


@pytest.mark.rule("ST-61")
def test_an_exit_of_a_town_that_nothing_joins_is_no_link() -> None:
    s = position(3, "practice")
    lay(s, 0, "-2,0", "ne-sw")
    lay(s, 0, "Fe", "sw", "nw", "s")
    put_cube(s, "Yd", "red")
    moving(s)
    assert moves(s) == set()
    assert "over-completed-links" in reasons(s, 0, move(s, "Yd", "red", "ne", "nw"))


@pytest.mark.rule("ST-61", "ST-09")
def test_a_cube_never_ends_in_a_city_of_another_colour() -> None:
    s = ring(0, 0, 0, 0)
    put_cube(s, "Yd", "purple")
    moving(s)
    assert moves(s) == set()
    for route in (("n",), ("n", "ne"), ("ne",), ("n", "ne", "s")):
        assert reasons(s, 0, move(s, "Yd", "purple", *route)) == {"ends-in-its-colour"}


@pytest.mark.rule("ST-61", "ST-09")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_town_takes_no_cube(colour: str) -> None:
    s = fernley()
    put_cube(s, "Yd", colour)
    moving(s)
    assert reasons(s, 0, move(s, "Yd", colour, "ne")) == {"ends-in-its-colour"}


@pytest.mark.rule("ST-61", "ST-09")
def test_a_town_supplies_no_cubes() -> None:
    s = moving(fernley())
    assert reasons(s, 0, move(s, "Fe", "blue", "s")) == {"cube-is-there"}


@pytest.mark.rule("ST-61")
def test_a_cube_passes_towns_and_cities_of_other_colours() -> None:
    s = fernley()
    lay(s, 0, "1,-1", "sw-ne")
    lay(s, 0, "2,-2", "sw-se")
    put_cube(s, "Yd", "purple")
    moving(s)
    assert moves(s) == {move(s, "Yd", "purple", "ne", side, "ne") for side in ("s", "se")}


@pytest.mark.rule("ST-61")
def test_a_cube_is_delivered_at_the_first_city_of_its_colour_and_goes_no_further() -> None:
    s = ring(0, 0, 0, 0)
    put_cube(s, "Yd", "red")
    moving(s)
    assert moves(s) == {move(s, "Yd", "red", "n"), move(s, "Yd", "red", "ne", "n")}
    assert reasons(s, 0, move(s, "Yd", "red", "n", "ne")) == {"stops-at-the-first"}
    assert reasons(s, 0, move(s, "Yd", "red", "ne", "n", "sw")) == {"stops-at-the-first"}


@pytest.mark.rule("ST-61")
def test_a_cube_never_returns_to_its_start() -> None:
    s = ring(0, 0, 0, 0)
    put_cube(s, "Yd", "yellow")
    moving(s)
    assert moves(s) == set()
    assert reasons(s, 0, move(s, "Yd", "yellow", "n", "ne", "s", "nw")) == {"visits-nothing-twice"}
    assert reasons(s, 0, move(s, "Yd", "yellow", "n", "s")) == {"visits-nothing-twice"}


@pytest.mark.rule("ST-61")
def test_a_cube_never_passes_its_start_again() -> None:
    s = ring(0, 0, 0, 0)
    put_cube(s, "Yd", "red")
    moving(s)
    assert reasons(s, 0, move(s, "Yd", "red", "ne", "nw", "n")) == {"visits-nothing-twice"}


@pytest.mark.rule("ST-61")
def test_a_cube_never_enters_a_city_twice() -> None:
    s = fernley()
    lay(s, 0, "1,-1", "sw-ne")
    lay(s, 0, "2,-2", "sw-se")
    put_cube(s, "Pl", "red")
    moving(s)
    assert moves(s) == {move(s, "Pl", "red", "nw", side, "nw") for side in ("n", "nw")}
    around = move(s, "Pl", "red", "nw", "ne", "nw", "n", "nw")
    assert reasons(s, 0, around) == {"visits-nothing-twice"}


@pytest.mark.rule("ST-61")
def test_a_cube_never_enters_a_town_twice_not_even_over_two_links() -> None:
    s = fernley()
    put_cube(s, "Yd", "red")
    moving(s)
    assert moves(s) == {move(s, "Yd", "red", "ne", "nw")}
    assert reasons(s, 0, move(s, "Yd", "red", "ne", "s", "n", "nw")) == {"visits-nothing-twice"}


@pytest.mark.rule("ST-61")
def test_a_cube_never_uses_a_link_twice() -> None:
    s = fernley()
    put_cube(s, "Yd", "red")
    moving(s)
    assert reasons(s, 0, move(s, "Yd", "red", "ne", "s", "nw", "nw")) == {"visits-nothing-twice"}


# Whose links


@pytest.mark.rule("ST-62")
def test_a_route_over_the_links_of_others_alone_is_refused() -> None:
    s = ring(1, 2, 1, 1)
    put_cube(s, "Yd", "red")
    put_cube(s, "Yd", "blue")
    moving(s)
    assert moves(s) == set()
    assert reasons(s, 0, move(s, "Yd", "red", "n")) == {"uses-an-own-link", "uses-own-links-most"}
    assert refused(s, 0, move(s, "Yd", "blue", "n", "ne", "s")) == {"ST-62"}


@pytest.mark.rule("ST-62")
def test_one_own_link_and_one_of_another_are_legal_but_not_two() -> None:
    s = ring(0, 1, 1, 2)
    put_cube(s, "Yd", "blue")
    put_cube(s, "Rd", "blue")
    moving(s)
    assert moves(s) == {move(s, "Rd", "blue", "s", "ne")}
    assert reasons(s, 0, move(s, "Yd", "blue", "n", "ne", "s")) == {"uses-own-links-most"}


@pytest.mark.rule("ST-62")
def test_each_other_player_is_counted_alone() -> None:
    s = ring(0, 1, 2, 0)
    put_cube(s, "Yd", "blue")
    moving(s)
    act(s, 0, move(s, "Yd", "blue", "n", "ne", "s"))
    assert points(s) == (1, 1, 1)


@pytest.mark.rule("ST-65")
@pytest.mark.parametrize(("side", "owner"), [("s", 1), ("se", 2)])
def test_of_two_links_between_the_same_places_the_owner_of_the_named_one_scores(
    side: str, owner: Seat
) -> None:
    s = fernley(south=1, east=2)
    put_cube(s, "Yd", "blue")
    moving(s)
    assert moves(s) == {move(s, "Yd", "blue", "ne", "s"), move(s, "Yd", "blue", "ne", "se")}
    act(s, 0, move(s, "Yd", "blue", "ne", side))
    assert points(s) == tuple([1 if seat in (0, owner) else 0 for seat in range(3)])


@pytest.mark.rule("ST-65", "ST-62")
def test_of_two_links_between_the_same_places_only_one_may_be_legal() -> None:
    s = fernley(red=1, south=1, east=0)
    put_cube(s, "Rd", "blue")
    moving(s)
    assert moves(s) == {move(s, "Rd", "blue", "se", "se")}
    assert refused(s, 0, move(s, "Rd", "blue", "se", "s")) == {"ST-62"}


@pytest.mark.rule("ST-66")
def test_a_cube_on_a_city_of_its_colour_may_go_to_another_of_that_colour() -> None:
    s = ring(0, 0, 0, 0)
    put_cube(s, "Rd", "red")
    moving(s)
    around = move(s, "Rd", "red", "s", "ne", "n")
    assert moves(s) == {move(s, "Rd", "red", "ne"), around}
    act(s, 0, around)
    assert points(s) == (3, 0, 0)
    assert cubes(s, "Rd") == {}


@pytest.mark.rule("ST-66", "ST-09")
def test_a_grey_cube_waits_for_a_grey_new_city() -> None:
    s = fernley()
    put_cube(s, "Yd", "grey")
    moving(s)
    assert moves(s) == set()
    s.agenda.clear()
    place_city(s, 1, at(s, "Fe"), COLOURS.index("grey"))
    begin(s, MoveGoods())
    assert moves(s) == {move(s, "Yd", "grey", "ne")}
    act(s, 0, move(s, "Yd", "grey", "ne"))
    assert points(s) == (1, 0, 0)


@pytest.mark.rule("ST-09", "ST-61")
def test_a_new_city_takes_cubes_of_its_colour_and_supplies_its_own() -> None:
    s = fernley()
    s.order[:] = [0, 1, 2]
    take_action(s, 0, "urbanization", pending=True)
    stock(s, 4, "red", "blue")
    put_cube(s, "Yd", "purple")
    put_cube(s, "Yd", "yellow")
    begin(s, BuildTrack())
    act(s, 0, Urbanize(at(s, "Fe"), COLOURS.index("purple")))
    act(s, 0, TakeGoods(3))
    s.agenda.clear()
    moving(s)
    assert moves(s) == {
        move(s, "Yd", "purple", "ne"),
        move(s, "Fe", "red", "nw"),
        move(s, "Fe", "blue", "s"),
        move(s, "Fe", "blue", "se"),
    }


@pytest.mark.rule("ST-13")
def test_an_empty_goods_supply_space_stays_empty() -> None:
    s = fernley()
    take_action(s, 0, "urbanization", pending=True)
    stock(s, 4, "red", "blue")
    stock(s, 5, "grey")
    begin(s, BuildTrack())
    act(s, 0, Urbanize(at(s, "Fe"), COLOURS.index("purple")))
    assert refused(s, 0, TakeGoods(0)) == {"ST-13"}
    assert options(s, 0) == [TakeGoods(3), TakeGoods(4)]
    bag = s.bag
    act(s, 0, TakeGoods(3))
    assert s.sets_left() == [4]
    assert s.bag == bag


# Links that belong to nobody


def forsaken() -> Steam:
    """The ring in which Redford - Rosehill - Bluehaven were the links of a player now bankrupt."""
    s = ring(0, 2, 2, 1)
    go_bankrupt(s, 2)
    return s


@pytest.mark.rule("ST-67")
def test_a_completed_link_without_an_owner_may_be_used_by_all_and_brings_nothing() -> None:
    s = forsaken()
    put_cube(s, "Yd", "blue")
    put_cube(s, "Yd", "red")
    moving(s)
    act(s, 0, move(s, "Yd", "blue", "n", "ne", "s"))
    assert points(s) == (1, 0, 0)
    act(s, 0, TAKE_POINTS)
    act(s, 1, move(s, "Yd", "red", "ne", "n"))
    assert points(s) == (0, 1, 0)
    act(s, 1, TAKE_POINTS)
    assert s.points == [1, 1, 0]
    assert s.income == [0, 0, 0]


@pytest.mark.rule("ST-67", "ST-61")
def test_links_without_an_owner_count_against_the_level() -> None:
    s = forsaken()
    put_cube(s, "Yd", "blue")
    moving(s, level=2)
    assert moves(s) == set()
    assert reasons(s, 0, move(s, "Yd", "blue", "n", "ne", "s")) == {"within-the-level"}


@pytest.mark.rule("ST-67", "ST-62")
def test_links_without_an_owner_count_for_nobody() -> None:
    s = forsaken()
    put_cube(s, "Yd", "blue")
    put_cube(s, "Rd", "blue")
    moving(s)
    assert moves(s) == {move(s, "Yd", "blue", "n", "ne", "s"), move(s, "Rd", "blue", "s", "ne")}
    assert reasons(s, 0, move(s, "Rd", "blue", "ne", "s")) == {"uses-an-own-link"}


# What becomes of the cube


@pytest.mark.rule("ST-63", "ST-13")
def test_a_delivered_cube_goes_to_the_bag_and_no_other_cube_moves() -> None:
    s = ring(0, 0, 0, 0)
    put_cube(s, "Yd", "red", 2)
    put_cube(s, "Yd", "blue")
    put_cube(s, "Rd", "grey")
    bag = s.bag
    moving(s)
    act(s, 0, move(s, "Yd", "red", "n"))
    assert s.bag == added(bag, COLOURS.index("red"), 1)
    assert cubes(s, "Yd") == {"red": 1, "blue": 1}
    assert cubes(s, "Rd") == {"grey": 1}


@pytest.mark.rule("ST-63")
def test_the_last_cube_of_a_colour_is_gone_for_the_next_player() -> None:
    s = ring(0, 0, 1, 1)
    put_cube(s, "Yd", "red")
    moving(s)
    act(s, 0, move(s, "Yd", "red", "n"))
    act(s, 0, TAKE_POINTS)
    assert moves(s, 1) == set()
    assert reasons(s, 1, move(s, "Yd", "red", "ne", "n")) == {"cube-is-there"}


@pytest.mark.rule("ST-61")
def test_links_of_all_lengths_count_as_one() -> None:
    s = position(4)
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n", "s")
    lay(s, 0, "0,3", "n-s")
    for spot, track in (("-1,1", "ne-s"), ("-1,2", "n-s"), ("-1,3", "n-s"), ("-1,4", "n-se")):
        lay(s, 1, spot, track)
    put_cube(s, "Al", "purple")
    s.order[:] = [1, 0, 2, 3]
    begin(s, MoveGoods())
    assert s.level == [1, 1, 1, 1]
    act(s, 1, move(s, "Al", "purple", "sw"))
    assert points(s) == (0, 1, 0, 0)
    act(s, 1, TAKE_POINTS)
    put_cube(s, "Al", "purple")
    assert reasons(s, 0, move(s, "Al", "purple", "s", "s")) == {"within-the-level"}


@pytest.mark.rule("ST-61")
def test_no_cube_starts_at_an_open_end() -> None:
    s = position(4)
    lay(s, 0, "1,0", "nw-se")
    begin(s, MoveGoods())
    names = {refusal.name for refusal in why_not(STEAM, s, 0, move(s, "1,0", "red", "se"))}
    assert {"cube-is-there", "over-completed-links", "ends-in-its-colour", "uses-an-own-link"} <= names
