"""The end of the game: how many turns there are, the final score, and who has won."""

from __future__ import annotations

from random import Random

import pytest

from footplate.games.steam.actions import FINISH_BUILDING, PASS_MOVE, MoveCube
from footplate.games.steam.game import STEAM
from footplate.games.steam.maps import text
from footplate.games.steam.options import SteamOptions
from footplate.games.steam.phases.income import CollectIncome, PayExpenses
from footplate.games.steam.phases.move_goods import MoveGoods
from footplate.games.steam.sequence import BaseTurn, StandardTurn, StandardTurns, Turns
from footplate.games.steam.setup import setup
from footplate.games.steam.state import Steam
from footplate.kernel.action import CHANCE
from tests.rules.steam.positions import (
    Which,
    act,
    chance,
    idle,
    lay,
    options,
    owner,
    position,
    refused,
    take_action,
)

SIX = text("northeast").replace(
    "players = { min = 3, max = 5, best = [3, 4] }", "players = { min = 2, max = 6, best = [3, 4] }"
)
TURNS = {2: 10, 3: 10, 4: 8, 5: 7, 6: 7}
TEN_LINKS = (
    ("-8,3", "ne-sw"),
    ("-6,2", "nw-se"),
    ("4,-1", "ne-s"),
    ("3,0", "sw-se"),
    ("-5,8", "nw-s"),
    ("-6,9", "n-se"),
    ("-4,8", "ne-sw"),
    ("0,1", "n-s"),
    ("0,3", "n-s"),
    ("1,0", "nw-se"),
    ("2,0", "nw-s"),
)

in_both_games = pytest.mark.parametrize("game", ["base", "standard"])


def standing(
    points: list[int], income: list[int], tiles: list[str], game: Which = "base"
) -> tuple[list[int], list[int]]:
    """The final scores and the places of the seats."""
    s = position(len(points), SIX, game)
    s.points[:] = points
    s.income[:] = income
    for seat, action in enumerate(tiles):
        take_action(s, seat, action)
    scores = STEAM.standing(s)
    assert [score.seat for score in scores] == list(range(len(points)))
    return [score.points for score in scores], [score.rank for score in scores]


def score(points: int = 0, income: int = 0) -> int:
    scores, _ = standing([points, 0], [income, 0], [])
    return scores[0]


# The final score


@pytest.mark.rule("ST-80")
def test_thirty_seven_points_income_minus_one_and_ten_links_make_forty_five() -> None:
    s = position(4)
    for spot, track in TEN_LINKS:
        lay(s, 2, spot, track)
    lay(s, 2, "Pk", "n", "s")
    s.points[2] = 37
    s.income[2] = -1
    assert s.links == [0, 0, 10, 0]
    assert [score.points for score in STEAM.standing(s)] == [0, 0, 45, 0]


@pytest.mark.rule("ST-80")
def test_an_income_of_five_is_worth_two_points_and_one_of_minus_two_costs_four() -> None:
    assert score(income=5) == 2
    assert score(income=-2) == -4
    assert score(points=9, income=-2) == 5


@pytest.mark.rule("ST-80")
@pytest.mark.parametrize(
    ("income", "worth"),
    [
        (0, 0),
        (1, 0),
        (2, 1),
        (3, 1),
        (4, 2),
        (6, 3),
        (7, 3),
        (8, 4),
        (9, 4),
        (10, 5),
        (-1, -2),
        (-5, -10),
        (-9, -18),
    ],
)
def test_two_of_income_are_worth_a_point_and_one_below_zero_costs_two(income: int, worth: int) -> None:
    assert score(points=20, income=income) == 20 + worth


@pytest.mark.rule("ST-73", "ST-80")
def test_the_final_score_may_be_below_zero() -> None:
    assert score(income=-10) == -20


@pytest.mark.rule("ST-80")
def test_cash_counts_for_nothing() -> None:
    s = position(3)
    s.cash[:] = [500, 0, 0]
    assert [score.points for score in STEAM.standing(s)] == [0, 0, 0]


@pytest.mark.rule("ST-80")
def test_incomplete_links_score_nothing() -> None:
    s = position(4)
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "1,0", "nw-se")
    lay(s, 1, "-8,3", "ne-sw")
    assert owner(s, "Al", "s") == owner(s, "Al", "se") == 0
    assert [score.points for score in STEAM.standing(s)] == [0, 1, 0, 0]


@pytest.mark.rule("ST-80")
def test_an_exit_that_nothing_joins_scores_nothing() -> None:
    s = position(4)
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n", "s", "ne")
    assert [score.points for score in STEAM.standing(s)] == [1, 0, 0, 0]


# Who has won


@in_both_games
@pytest.mark.rule("ST-80")
def test_the_most_points_win(game: Which) -> None:
    tiles = ["engineer", "turn-order", "locomotive", "first-move"]
    assert standing([10, 13, 9, 12], [2, -2, 10, 0], tiles, game) == ([11, 9, 14, 12], [3, 4, 1, 2])


@in_both_games
@pytest.mark.rule("ST-81")
def test_a_tie_goes_to_the_higher_income(game: Which) -> None:
    tiles = ["urbanization", "turn-order", "first-build"]
    assert standing([18, 20, 22], [4, 1, -1], tiles, game) == ([20, 20, 20], [1, 2, 3])


@in_both_games
@pytest.mark.rule("ST-81", "ST-82")
def test_a_tie_of_income_too_goes_to_the_lower_action_tile(game: Which) -> None:
    tiles = ["urbanization", "first-build", "first-move", "engineer"]
    assert standing([7, 7, 7, 6], [3, 3, 3, 3], tiles, game) == ([8, 8, 8, 7], [3, 2, 1, 4])


@in_both_games
@pytest.mark.rule("ST-81", "ST-82")
def test_there_is_exactly_one_winner_and_every_place_is_held_by_one(game: Which) -> None:
    tiles = ["urbanization", "first-build", "first-move", "engineer", "turn-order", "city-growth"]
    rng = Random(4)
    for _ in range(200):
        points = [rng.randrange(3) for _ in tiles]
        income = [rng.randrange(3) for _ in tiles]
        _, ranks = standing(points, income, rng.sample(tiles, 6), game)
        assert sorted(ranks) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("ST-81")
def test_income_breaks_a_tie_by_its_height_and_not_by_what_it_is_worth() -> None:
    tiles = ["turn-order", "urbanization"]
    assert standing([10, 10], [4, 5], tiles) == ([12, 12], [2, 1])


# The last turn


def last_turn(game: Which, phase: type[MoveGoods] | type[CollectIncome]) -> Steam:
    """The last turn of four players from one of its phases on; each has an action tile and some cash."""
    s = position(4, game=game)
    s.turn = 8
    s.order[:] = [2, 0, 3, 1]
    s.cash[:] = [10] * 4
    for seat, action in enumerate(["locomotive", "first-build", "urbanization", "turn-order"]):
        take_action(s, seat, action)
    if game == "base":
        s.agenda[:] = [Turns(played=7), BaseTurn(at=BaseTurn.steps.index(phase))]
    else:
        s.agenda[:] = [StandardTurns(played=7), StandardTurn(at=StandardTurn.steps.index(phase))]
    s.push(phase())
    return s


@in_both_games
@pytest.mark.rule("ST-75", "ST-12")
def test_after_the_income_of_the_last_turn_order_and_tiles_stay_as_they_are(game: Which) -> None:
    s = last_turn(game, CollectIncome if game == "base" else PayExpenses)
    assert s.over
    assert s.order == [2, 0, 3, 1]
    assert s.tile == (6, 4, 7, 1)
    assert s.turn == 8


@pytest.mark.rule("ST-75")
def test_after_any_other_turn_order_and_tiles_change() -> None:
    s = last_turn("base", MoveGoods)
    s.turn = 7
    s.agenda[0] = Turns(played=6)
    for _ in range(8):
        idle(s)
    assert not s.over
    assert s.order == [3, 1, 0, 2]
    assert s.tile == (0, 0, 0, 0)
    assert s.turn == 8


@in_both_games
@pytest.mark.rule("ST-12")
def test_the_last_turn_still_has_its_income(game: Which) -> None:
    s = last_turn(game, MoveGoods)
    s.income[:] = [3, 0, -2, 1]
    for _ in range(8):
        idle(s)
    assert s.over
    assert s.cash == {"base": [13, 10, 8, 11], "standard": [12, 9, 7, 10]}[game]
    assert s.income == [3, 0, -2, 1]


@in_both_games
@pytest.mark.rule("ST-12", "ST-81")
def test_once_the_game_is_over_nothing_is_done(game: Which) -> None:
    s = last_turn(game, CollectIncome if game == "base" else PayExpenses)
    assert s.actors() == ()
    assert refused(s, 0, PASS_MOVE) == {"ST-12"}
    assert refused(s, 0, FINISH_BUILDING) == {"ST-12"}
    assert [score.rank for score in STEAM.standing(s)] == [3, 2, 4, 1]


# Whole games


def dealt(players: int, map: str, game: Which, luck: int) -> Steam:
    """After the draws of the set-up; with cash enough for a game without any income."""
    s = setup(SteamOptions(players, game=game, map=map))
    rng = Random(luck)
    while s.actors() == (CHANCE,):
        odds = s.agenda[-1].odds(s)
        chance(s, odds.outcome(rng.randrange(odds.weight())))
    s.cash[:] = [100] * players
    return s


@in_both_games
@pytest.mark.rule("ST-12", "ST-01")
@pytest.mark.parametrize(
    ("players", "map"),
    [
        (2, "practice"),
        (3, "practice"),
        (3, "northeast"),
        (3, "ruhr"),
        (4, "northeast"),
        (4, "ruhr"),
        (5, "northeast"),
        (6, SIX),
    ],
    ids=lambda value: "own" if value == SIX else value,
)
def test_a_game_lasts_ten_turns_with_two_or_three_players_eight_with_four_and_seven_with_more(
    players: int, map: str, game: Which
) -> None:
    s = dealt(players, map, game, luck=players)
    assert s.turn == 1
    moved = {turn: [0] * players for turn in range(1, 11)}
    while not s.over:
        turn, moving = s.turn, isinstance(s.agenda[-1], MoveGoods)
        seat = idle(s)
        moved[turn][seat] += moving
    turns = TURNS[players]
    assert s.turn == turns
    assert moved == {turn: [2 * (turn <= turns)] * players for turn in range(1, 11)}


@in_both_games
@pytest.mark.rule("ST-13")
@pytest.mark.parametrize("players", [2, 3])
def test_after_the_set_up_no_cube_is_drawn_and_every_one_delivered_is_out_of_play(
    players: int, game: Which
) -> None:
    s = dealt(players, "practice", game, luck=7)
    connect(s)
    bag, on_cities, stocks = list(s.bag), sum(s.cubes), s.stocks
    deliveries = play_with_deliveries(s)
    assert deliveries > 2
    assert sum(s.bag) == sum(bag) + deliveries
    assert all(now >= before for now, before in zip(s.bag, bag, strict=True))
    assert sum(s.cubes) == on_cities - deliveries
    assert s.stocks == stocks


def connect(s: Steam) -> None:
    """Seat 0 links Yewdale, Redford, Rosehill and Bluehaven; seat 1 goes on to Plumley and Yarrow."""
    for spot, track in (
        ("-3,0", "n-s"),
        ("-2,-2", "sw-se"),
        ("-1,-2", "nw-ne"),
        ("0,-2", "n-s"),
        ("0,-1", "n-s"),
    ):
        lay(s, 0, spot, track)
    for spot, track in (("1,-1", "sw-ne"), ("2,-2", "sw-se"), ("3,-3", "n-s"), ("-2,0", "sw-se")):
        lay(s, 1, spot, track)
    assert s.links[:2] == [3, 2]


def play_with_deliveries(s: Steam) -> int:
    """The game to its end: whoever can deliver does, and takes victory points; how many cubes went."""
    delivered = 0
    while not s.over:
        assert s.actors() != (CHANCE,)
        moves = [action for action in options(s, s.actors()[0]) if isinstance(action, MoveCube)]
        if moves:
            act(s, s.actors()[0], moves[0])
            delivered += 1
        else:
            idle(s)
    return delivered


@in_both_games
@pytest.mark.rule("ST-80", "ST-12")
@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_with_links_ends_with_points_income_and_links_added_up(
    players: int, game: Which
) -> None:
    s = dealt(players, "practice", game, luck=3)
    connect(s)
    s.level[:] = [4] * players
    s.income[:] = [5, -3, 10][:players]
    assert play_with_deliveries(s) > 2
    assert s.turn == 10
    assert s.bankrupt == []
    assert s.income == [5, -3, 10][:players]
    assert s.points[0] > 0
    assert s.points[1] > 0
    assert [owner(s, "-2,0", "se"), *s.links[:2]] == [-1, 3, 2]  # the unfinished track was lost
    expected = [s.points[0] + 2 + 3, s.points[1] - 6 + 2, 0 + 5 + 0]
    assert [score.points for score in STEAM.standing(s)] == expected[:players]
