"""Bankruptcy, in both games: what becomes of the player, the track and the game."""

from __future__ import annotations

import pytest

from footplate.games.steam.actions import (
    FINISH_BUILDING,
    PASS_MOVE,
    TAKE_POINTS,
    TakeTile,
)
from footplate.games.steam.components import FIRST_BUILD, TURN_ORDER
from footplate.games.steam.game import STEAM
from footplate.games.steam.phases.build_track import BuildTrack, BuildTrackOrDecline
from footplate.games.steam.phases.income import CollectIncome, PayExpenses
from footplate.games.steam.phases.move_goods import MoveGoods
from footplate.games.steam.sequence import BaseTurn, StandardTurn, StandardTurns, Turns
from footplate.games.steam.state import NOBODY, Steam
from footplate.kernel.action import Seat
from tests.rules.steam.positions import (
    Which,
    act,
    begin,
    idle,
    lay,
    linked,
    move,
    options,
    owner,
    position,
    put_cube,
    refused,
    take_action,
    tile,
)

in_both_games = pytest.mark.parametrize("game", ["base", "standard"])

TILES = ("first-move", "engineer", "first-build", "turn-order", "city-growth")


def table(game: Which, players: int = 4) -> Steam:
    """A turn near its end: everybody has cash and an action tile."""
    s = position(players, game=game)
    s.cash[:] = [30] * players
    for seat in range(players):
        take_action(s, seat, TILES[seat])
    return s


def ruin(s: Steam, *seats: Seat) -> None:
    """These cannot pay: income -10, a single victory point or none, and no cash."""
    for seat in seats:
        s.income[seat] = -10
        s.cash[seat] = 0


def collect(s: Steam) -> None:
    """The income phase, in the middle of the game: the turn ends, and the next begins."""
    if s.options.game == "base":
        s.agenda[:] = [Turns(played=s.turn - 1), BaseTurn(at=BaseTurn.steps.index(CollectIncome))]
        s.push(CollectIncome())
    else:
        s.agenda[:] = [
            StandardTurns(played=s.turn - 1),
            StandardTurn(at=StandardTurn.steps.index(PayExpenses)),
        ]
        s.push(PayExpenses())


def build_phase(s: Steam) -> BuildTrack:
    return BuildTrack() if s.options.game == "base" else BuildTrackOrDecline()


def ranks(s: Steam) -> list[int]:
    return [score.rank for score in STEAM.standing(s)]


# Who is bankrupt


@pytest.mark.rule("ST-71")
@pytest.mark.parametrize(
    ("cash", "points", "out"),
    [
        (10, 0, False),
        (9, 0, True),
        (9, 1, True),
        (9, 2, False),
        (4, 3, True),
        (5, 2, False),
        (0, 3, True),
        (0, 4, False),
    ],
)
def test_in_the_base_game_who_owes_ten_and_can_raise_no_more_is_out(
    cash: int, points: int, out: bool
) -> None:
    s = position(3)
    s.income[1], s.cash[1], s.points[1] = -10, cash, points
    begin(s, CollectIncome())
    assert s.bankrupt == ([1] if out else [])
    assert s.order == ([0, 2] if out else [0, 1, 2])


@pytest.mark.rule("ST-71")
def test_nobody_is_bankrupt_whose_income_can_still_fall() -> None:
    s = position(3)
    s.income[:] = [-8, -8, -8]
    begin(s, CollectIncome())
    assert s.bankrupt == []
    assert s.income == [-10, -10, -10]
    assert s.cash == [2, 2, 2]


@pytest.mark.rule("ST-71")
def test_income_of_minus_nine_without_cash_or_points_is_not_enough() -> None:
    s = position(3)
    s.income[0] = -9
    begin(s, CollectIncome())
    assert s.bankrupt == [0]


@in_both_games
@pytest.mark.rule("ST-71")
def test_one_victory_point_saves_nobody(game: Which) -> None:
    s = table(game)
    ruin(s, 2)
    s.points[2] = 1
    collect(s)
    assert s.bankrupt == [2]


# The track


def railways(game: Which) -> Steam:
    """Seat 2 has two links by Poughkeepsie, a track from Albany and one from that town; seat 1 has a link."""
    s = table(game)
    lay(s, 2, "0,1", "n-s")
    lay(s, 2, "Pk", "n", "s", "ne")
    lay(s, 2, "0,3", "n-s")
    lay(s, 2, "1,1", "sw-n")
    lay(s, 2, "-1,1", "ne-s")
    lay(s, 1, "3,0", "sw-se")
    assert s.links == [0, 1, 2, 0]
    assert [linked(s, "Al", "s"), linked(s, "Pk", "s"), linked(s, "Ha", "ne")] == ["Pk", "NY", "Pr"]
    return s


def bankrupt_railways(game: Which) -> Steam:
    s = railways(game)
    ruin(s, 2)
    collect(s)
    assert s.bankrupt == [2]
    s.agenda.clear()
    return s


@in_both_games
@pytest.mark.rule("ST-71", "ST-48")
def test_all_track_of_a_bankrupt_player_is_nobodys_and_stays_on_the_map(game: Which) -> None:
    before = railways(game)
    s = bankrupt_railways(game)
    assert [owner(s, "Al", "s"), owner(s, "Pk", "s"), owner(s, "Pk", "ne"), owner(s, "Al", "sw")] == [-1] * 4
    assert [owner(s, "NY", "n"), owner(s, "1,1", "n"), owner(s, "-1,1", "s")] == [-1] * 3
    assert s.track == before.track
    assert s.other == before.other
    assert s.open_ends == before.open_ends
    assert owner(s, "Ha", "ne") == owner(s, "Pr", "nw") == 1
    assert s.links == [0, 1, 0, 0]


@in_both_games
@pytest.mark.rule("ST-71", "ST-47")
@pytest.mark.parametrize("seat", [0, 1, 3])
def test_an_incomplete_link_from_a_city_may_be_claimed_by_all(game: Which, seat: Seat) -> None:
    s = bankrupt_railways(game)
    s.built[seat] = True
    s.order.remove(seat)
    s.order.insert(0, seat)
    begin(s, build_phase(s))
    act(s, seat, tile(s, "-1,2", "n-s"))
    assert owner(s, "Al", "sw") == owner(s, "-1,2", "s") == seat


@in_both_games
@pytest.mark.rule("ST-71", "ST-47")
def test_an_incomplete_link_from_a_town_may_be_claimed_only_from_there(game: Which) -> None:
    s = bankrupt_railways(game)
    s.built[:] = [True] * 4
    lay(s, 3, "1,2", "ne-nw")
    s.order[:] = [0, 3, 1]
    begin(s, build_phase(s))
    assert refused(s, 0, tile(s, "1,0", "s-se")) == {"ST-41", "ST-47"}
    assert refused(s, 0, tile(s, "1,0", "nw-s")) == {"ST-47"}
    act(s, 0, FINISH_BUILDING)
    assert refused(s, 3, tile(s, "1,0", "nw-s")) == {"ST-47"}
    act(s, 3, tile(s, "Pk", "n", "s", "ne", "se"))
    assert owner(s, "Pk", "se") == 3
    act(s, 3, tile(s, "1,0", "s-nw"))
    assert linked(s, "Pk", "ne") == "Al"
    assert owner(s, "Pk", "ne") == owner(s, "Al", "se") == 3
    assert s.links == [0, 1, 0, 2]


@in_both_games
@pytest.mark.rule("ST-71")
def test_completed_links_stay_unowned_whoever_builds_around_them(game: Which) -> None:
    s = bankrupt_railways(game)
    s.built[:] = [True] * 4
    s.order[:] = [0, 1, 3]
    begin(s, build_phase(s))
    assert refused(s, 0, tile(s, "0,1", "n-se")) == {"ST-49"}
    act(s, 0, tile(s, "1,2", "ne-nw"))
    act(s, 0, tile(s, "Pk", "n", "s", "ne", "se"))
    act(s, 0, FINISH_BUILDING)
    act(s, 1, FINISH_BUILDING)
    act(s, 3, FINISH_BUILDING)
    assert s.over
    assert owner(s, "Al", "s") == owner(s, "Pk", "s") == NOBODY
    assert s.links == [1, 1, 0, 0]


@in_both_games
@pytest.mark.rule("ST-71", "ST-67")
def test_goods_move_over_the_links_of_the_bankrupt_and_bring_nothing_for_them(game: Which) -> None:
    s = bankrupt_railways(game)
    lay(s, 0, "-1,4", "se-nw")
    lay(s, 0, "-2,4", "se-nw")
    put_cube(s, "Al", "yellow")
    s.level[:] = [3] * 4
    s.order[:] = [0, 1, 3]
    income = list(s.income)
    begin(s, MoveGoods())
    act(s, 0, move(s, "Al", "yellow", "s", "s", "nw"))
    act(s, 0, TAKE_POINTS)
    assert s.actors() == (1,)
    assert s.points == [1, 0, 0, 0]
    assert s.income == income


@in_both_games
@pytest.mark.rule("ST-48")
def test_a_completed_link_is_kept_through_build_turns_without_a_tile(game: Which) -> None:
    s = railways(game)
    for _ in range(3):
        begin(s, build_phase(s))
        while not s.over:
            act(s, s.actors()[0], FINISH_BUILDING)
    assert [owner(s, "Al", "s"), owner(s, "Pk", "s"), owner(s, "Ha", "ne")] == [2, 2, 1]
    assert [owner(s, "Pk", "ne"), owner(s, "Al", "sw")] == [NOBODY, NOBODY]
    assert s.links == [0, 1, 2, 0]


@in_both_games
@pytest.mark.rule("ST-48")
def test_a_completed_link_is_its_owners_though_others_build_across_it(game: Which) -> None:
    s = railways(game)
    lay(s, 0, "1,0", "nw-sw")
    s.tile = (0,) * 4
    begin(s, build_phase(s))
    assert refused(s, 0, tile(s, "0,1", "n-sw")) == {"ST-49"}
    act(s, 0, tile(s, "0,1", "n-s", "ne-sw"))
    assert owner(s, "Al", "s") == owner(s, "Pk", "n") == 2
    assert linked(s, "Al", "s") == "Pk"
    assert owner(s, "0,1", "sw") == 0
    assert s.links == [0, 1, 2, 0]


# The player, and the game


@in_both_games
@pytest.mark.rule("ST-72")
def test_a_bankrupt_player_leaves_the_order_and_the_others_keep_theirs(game: Which) -> None:
    s = table(game)
    s.order[:] = [3, 2, 1, 0]
    ruin(s, 2)
    collect(s)
    expected = {"base": [3, 0, 1], "standard": [3, 1, 0]}  # the Base Game sorts by the action tiles
    assert s.order == expected[game]
    assert s.turn == 2


@in_both_games
@pytest.mark.rule("ST-72")
def test_a_bankrupt_player_is_never_asked_again_and_the_number_of_turns_stays(game: Which) -> None:
    s = table(game)
    s.cash[:] = [100] * 4
    ruin(s, 1)
    collect(s)
    turns = [1]
    while not s.over:
        if s.turn != turns[-1]:
            turns.append(s.turn)
        assert idle(s) != 1
    assert turns == [1, 2, 3, 4, 5, 6, 7, 8]
    assert s.bankrupt == [1]


@in_both_games
@pytest.mark.rule("ST-72")
def test_a_bankrupt_player_settles_once(game: Which) -> None:
    s = table(game)
    ruin(s, 1)
    collect(s)
    s.cash[1], s.income[1] = 0, 5
    s.agenda.clear()
    collect(s)
    assert s.cash[1] == 0
    assert s.bankrupt == [1]


@in_both_games
@pytest.mark.rule("ST-72")
def test_the_action_tile_is_returned_even_in_the_last_turn(game: Which) -> None:
    s = table(game)
    s.turn = 8
    ruin(s, 1)
    collect(s)
    assert s.over
    assert s.tile == (2, 0, 4, 1)


@in_both_games
@pytest.mark.rule("ST-72")
def test_the_tile_of_a_bankrupt_player_is_free_in_the_next_turn(game: Which) -> None:
    s = table(game)
    ruin(s, 2)
    collect(s)
    while TakeTile(FIRST_BUILD) not in options(s, s.actors()[0]):
        idle(s)
    act(s, s.actors()[0], TakeTile(FIRST_BUILD))
    assert s.tile.count(FIRST_BUILD + 1) == 1
    assert s.tile[2] == 0


@pytest.mark.rule("ST-72", "ST-93")
@pytest.mark.parametrize(("out", "holder"), [(3, NOBODY), (1, 3)])
def test_the_pass_of_turn_order_goes_with_its_bankrupt_holder(out: Seat, holder: Seat) -> None:
    s = table("standard")
    assert s.tile[3] == TURN_ORDER + 1
    ruin(s, out)
    collect(s)
    assert s.had_turn_order == holder


@in_both_games
@pytest.mark.rule("ST-72")
def test_two_can_go_bankrupt_in_one_phase_and_the_game_goes_on(game: Which) -> None:
    s = table(game)
    s.order[:] = [3, 0, 2, 1]
    ruin(s, 0, 1)
    collect(s)
    assert s.bankrupt == [0, 1]
    assert not s.over
    assert set(s.order) == {2, 3}
    assert s.turn == 2


@in_both_games
@pytest.mark.rule("ST-72")
def test_with_one_left_the_game_is_over_at_once_and_that_player_wins(game: Which) -> None:
    s = table(game)
    s.order[:] = [3, 0, 2, 1]
    ruin(s, 0, 1, 3)
    s.points[:] = [1, 1, 0, 1]
    s.income[2] = -9
    s.cash[2] = 20
    collect(s)
    assert s.over
    assert s.turn == 1
    assert s.order == [2]
    assert s.bankrupt == [3, 0, 1]
    assert ranks(s) == [3, 2, 1, 4]
    assert refused(s, 2, PASS_MOVE) == {"ST-72"}


@in_both_games
@pytest.mark.rule("ST-72")
def test_the_last_one_left_no_longer_settles(game: Which) -> None:
    s = table(game, 3)
    s.order[:] = [1, 0, 2]
    ruin(s, 0, 1, 2)
    collect(s)
    assert s.over
    assert s.bankrupt == [1, 0]
    assert s.order == [2]
    assert (s.income[2], s.cash[2]) == (-10, 0)
    assert ranks(s) == [2, 3, 1]


@in_both_games
@pytest.mark.rule("ST-72")
def test_who_has_settled_before_keeps_what_was_received(game: Which) -> None:
    s = table(game, 3)
    s.income[0] = 6
    ruin(s, 1, 2)
    collect(s)
    assert s.over
    assert s.cash[0] == {"base": 36, "standard": 35}[game]
    assert ranks(s) == [1, 3, 2]


@in_both_games
@pytest.mark.rule("ST-72")
def test_the_bankrupt_rank_below_all_others_the_later_above_the_earlier(game: Which) -> None:
    s = table(game)
    s.turn = 7
    ruin(s, 3)
    s.points[:] = [0, 0, 50, 1]
    collect(s)
    s.agenda.clear()
    ruin(s, 0)
    s.cash[:] = [0, 100, 100, 0]
    s.income[1] = -10
    for seat in (0, 1, 2):
        take_action(s, seat, TILES[seat])
    collect(s)
    assert s.over
    assert s.bankrupt == [3, 0]
    assert [score.points for score in STEAM.standing(s)] == [-20, -20, 50, -19]
    assert ranks(s) == [3, 2, 1, 4]


@in_both_games
@pytest.mark.rule("ST-72")
def test_with_two_players_the_first_bankruptcy_ends_the_game(game: Which) -> None:
    s = position(2, "practice", game)
    s.order[:] = [1, 0]
    ruin(s, 0, 1)
    collect(s)
    assert s.over
    assert s.bankrupt == [1]
    assert ranks(s) == [1, 2]
