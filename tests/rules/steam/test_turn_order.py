"""The course of a turn, the next turn's order, and the new turn. [ST-12, ST-75, ST-90]"""

from __future__ import annotations

import pytest

from footplate.games.steam.actions import (
    Bid,
    FinishBuilding,
    PassBid,
    PassMove,
    TakeCapital,
    TakePassing,
    TakeTile,
)
from footplate.games.steam.components import ACTION_TILES
from footplate.games.steam.maps import text
from footplate.games.steam.phases.action_tiles import SelectActionTiles
from footplate.games.steam.phases.new_turn import SetUpNewTurn
from footplate.games.steam.phases.turn_order import DetermineTurnOrder
from footplate.games.steam.sequence import BaseTurn, StandardTurn, StandardTurns, Turns
from footplate.games.steam.state import Steam
from footplate.games.steam.view import view
from footplate.kernel.action import Action
from tests.rules.steam.positions import act, begin, options, position, take_action

SIX = text("northeast").replace("max = 5", "max = 6")
CHEAP: list[Action] = [
    *[TakeTile(action) for action in range(4)],
    TakePassing(ACTION_TILES.index("city-growth")),
    TakePassing(ACTION_TILES.index("urbanization")),
]


def quietly(s: Steam) -> Action:
    """What a player does who never builds or moves, and buys no more than some capital for the upkeep."""
    found = options(s, s.actors()[0])
    quiet: list[Action] = [PassBid(), *CHEAP, FinishBuilding(), PassMove(), TakeCapital(1)]
    return next((action for action in quiet if action in found), found[0])


def play_quietly(s: Steam) -> list[tuple[int, str]]:
    """Play to the end; each turn's number and phase, as they came."""
    seen: list[tuple[int, str]] = []
    while not s.over:
        now = (s.turn, type(s.agenda[-1]).__name__)
        if now not in seen[-1:]:
            seen.append(now)
        act(s, s.actors()[0], quietly(s))
    return seen


@pytest.mark.rule("ST-75")
def test_the_next_order_is_that_of_the_tiles_numbers() -> None:
    s = position(4)
    s.order[:] = [2, 3, 0, 1]
    for seat, action in enumerate(("locomotive", "first-build", "urbanization", "first-move")):
        take_action(s, seat, action)
    assert s.tile == (6, 4, 7, 2)
    begin(s, DetermineTurnOrder())

    assert s.order == [3, 1, 0, 2]
    assert [s.tile[seat] for seat in s.order] == [2, 4, 6, 7]


@pytest.mark.rule("ST-37", "ST-75")
def test_a_tile_taken_passing_counts_by_its_number() -> None:
    s = position(3)
    begin(s, SelectActionTiles())
    act(s, 0, TakePassing(ACTION_TILES.index("urbanization")))
    act(s, 1, TakePassing(ACTION_TILES.index("city-growth")))
    act(s, 2, TakeTile(ACTION_TILES.index("first-build")))
    begin(s, DetermineTurnOrder())

    assert s.order == [2, 1, 0]


@pytest.mark.rule("ST-28", "ST-75")
def test_a_closed_tile_taken_for_its_number_counts_by_it() -> None:
    s = position(6, SIX)
    s.new_cities[:] = [0] * 5
    s.level[5] = 6
    begin(s, SelectActionTiles())
    for seat, action in enumerate(reversed(CHEAP[:5])):
        act(s, seat, action)
    act(s, 5, TakePassing(ACTION_TILES.index("locomotive")))
    begin(s, DetermineTurnOrder())

    assert s.order == [4, 3, 2, 1, 0, 5]


@pytest.mark.rule("ST-75")
def test_who_is_bankrupt_is_not_in_the_next_order() -> None:
    s = position(4)
    s.order[:] = [2, 3, 1]
    s.bankrupt[:] = [0]
    for seat, action in ((1, "first-build"), (2, "urbanization"), (3, "turn-order")):
        take_action(s, seat, action)
    begin(s, DetermineTurnOrder())

    assert s.order == [3, 1, 2]


@pytest.mark.rule("ST-75")
def test_tiles_are_returned_and_the_turn_marker_advances() -> None:
    s = position(4)
    s.turn = 3
    for seat, action in enumerate(("locomotive", "first-build", "urbanization", "first-move")):
        take_action(s, seat, action)
    begin(s, SetUpNewTurn())

    assert s.tile == (0, 0, 0, 0)
    assert s.turn == 4


@pytest.mark.rule("ST-75")
@pytest.mark.parametrize(("players", "last"), [(3, 10), (4, 8), (5, 7)])
def test_in_the_last_turn_order_tiles_and_marker_stay(players: int, last: int) -> None:
    s = position(players)
    names = ("locomotive", "first-build", "urbanization", "first-move", "engineer")[:players]
    for seat, action in enumerate(names):
        take_action(s, seat, action)
    before = list(s.order), s.tile
    s.turn = last
    begin(s, DetermineTurnOrder())
    begin(s, SetUpNewTurn())
    assert (s.order, s.tile) == before
    assert s.turn == last

    s.turn = last - 1
    begin(s, DetermineTurnOrder())
    begin(s, SetUpNewTurn())
    assert s.order != before[0]
    assert s.turn == last


@pytest.mark.rule("ST-12")
def test_a_turn_of_the_base_game_has_six_phases() -> None:
    assert [phase.__name__ for phase in BaseTurn.steps] == [
        "SelectActionTiles",
        "BuildTrack",
        "MoveGoods",
        "CollectIncome",
        "DetermineTurnOrder",
        "SetUpNewTurn",
    ]


@pytest.mark.rule("ST-90")
def test_a_turn_of_the_standard_game_has_seven_phases() -> None:
    assert [phase.__name__ for phase in StandardTurn.steps] == [
        "BuyCapital",
        "DetermineOrderOfPlay",
        "SelectFreeActionTiles",
        "BuildTrackOrDecline",
        "MoveGoods",
        "PayExpenses",
        "SetUpNewTurn",
    ]


@pytest.mark.rule("ST-12")
@pytest.mark.parametrize(
    ("players", "map", "turns"),
    [(2, "practice", 10), (3, "northeast", 10), (4, "ruhr", 8), (5, "ruhr", 7), (6, SIX, 7)],
)
def test_a_base_game_has_its_turns_each_with_its_phases_and_ends_after_the_last(
    players: int, map: str, turns: int
) -> None:
    s = begin(position(players, map), Turns())
    seen = play_quietly(s)

    phases = ["SelectActionTiles", "BuildTrack", "MoveGoods"]
    assert seen == [(turn, phase) for turn in range(1, turns + 1) for phase in phases]
    assert view(s, None).turn == turns
    assert all(s.tile), "the tiles of the last turn are kept"


@pytest.mark.rule("ST-12", "ST-90")
@pytest.mark.parametrize(
    ("players", "map", "turns"), [(2, "practice", 10), (3, "northeast", 10), (4, "ruhr", 8), (6, SIX, 7)]
)
def test_a_standard_game_has_as_many_turns_each_with_its_phases(players: int, map: str, turns: int) -> None:
    s = position(players, map, "standard")
    s.points[:] = [100] * players  # enough for the upkeep of all turns
    begin(s, StandardTurns())
    seen = play_quietly(s)

    phases = [
        "BuyCapital",
        "DetermineOrderOfPlay",
        "SelectFreeActionTiles",
        "BuildTrackOrDecline",
        "MoveGoods",
    ]
    assert seen == [(turn, phase) for turn in range(1, turns + 1) for phase in phases]


@pytest.mark.rule("ST-30", "ST-75")
def test_in_the_base_game_the_tiles_of_one_turn_are_the_order_of_the_next() -> None:
    s = begin(position(4), Turns())
    for seat, action in enumerate((3, 2, 1, 0)):
        act(s, seat, TakeTile(action))
    while s.turn == 1:
        act(s, s.actors()[0], quietly(s))

    assert s.order == [3, 2, 1, 0]
    assert s.actors() == (3,)


@pytest.mark.rule("ST-90", "ST-92")
def test_in_the_standard_game_the_tiles_numbers_settle_no_order() -> None:
    s = position(4, game="standard")
    s.points[:] = [100] * 4
    begin(s, StandardTurns())
    for seat in range(4):
        act(s, seat, TakeCapital(1))
    for seat in range(4):
        act(s, seat, Bid(seat))
    for seat in (0, 1, 2):
        act(s, seat, PassBid())
    assert s.order == [3, 2, 1, 0]
    for seat, action in ((3, 6), (2, 5), (1, 3), (0, 0)):
        act(s, seat, TakeTile(action))
    while s.turn == 1:
        act(s, s.actors()[0], quietly(s))

    assert s.order == [3, 2, 1, 0]
    assert s.had_turn_order == 0
