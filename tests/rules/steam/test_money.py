"""Money in the Base Game: cash first, then income, then victory points. [ST-20, ST-21, ST-85]"""

from __future__ import annotations

import msgspec
import pytest

from footplate.games.steam.actions import TakeTile
from footplate.games.steam.components import ACTION_TILES
from footplate.games.steam.game import STEAM
from footplate.games.steam.money import means, raise_and_pay
from footplate.games.steam.options import SteamOptions
from footplate.games.steam.phases.action_tiles import SelectActionTiles
from footplate.games.steam.phases.build_track import BuildTrackOrDecline
from footplate.games.steam.state import Steam
from footplate.kernel.game import BadOptions, agree
from footplate.rails.goods import stacked
from tests.rules.steam.positions import act, begin, begin_building, building, position, refused, tile


def take(action: str) -> TakeTile:
    return TakeTile(ACTION_TILES.index(action))


def broke(income: int, points: int = 0, cash: int = 0) -> Steam:
    """The first player builds with this much, and the bank knows of it."""
    s = building(0)
    s.cash[0], s.income[0], s.points[0] = cash, income, points
    return s


@pytest.mark.rule("ST-20")
def test_raising_eight_dollars_without_cash_leaves_two_dollars_and_income_minus_two() -> None:
    s = broke(income=0)
    act(s, 0, tile(s, "-1,1", "ne-s"))  # $4
    act(s, 0, tile(s, "-1,2", "n-s"))  # $2
    act(s, 0, tile(s, "-1,3", "n-s"))  # $2

    assert s.income[0] == -2
    assert s.cash[0] == 2


@pytest.mark.rule("ST-20")
def test_paying_tile_by_tile_comes_to_the_same_as_paying_once() -> None:
    by_tile = broke(income=0)
    seen = []
    for spot, track in (("-1,1", "ne-s"), ("-1,2", "n-s"), ("-1,3", "n-s")):
        act(by_tile, 0, tile(by_tile, spot, track))
        seen.append((by_tile.income[0], by_tile.cash[0]))
    at_once = position()
    raise_and_pay(at_once, 0, 8)

    assert seen == [(-1, 1), (-2, 4), (-2, 2)]
    assert (at_once.income[0], at_once.cash[0]) == seen[-1]


@pytest.mark.rule("ST-20")
@pytest.mark.parametrize(
    ("cash", "price", "income_after", "cash_after"),
    [
        (10, 3, 0, 7),
        (3, 3, 0, 0),
        (2, 3, -1, 4),
        (0, 1, -1, 4),
        (0, 5, -1, 0),
        (0, 6, -2, 4),
        (4, 9, -1, 0),
        (4, 10, -2, 4),
        (1, 50, -10, 1),
    ],
)
def test_cash_is_spent_first_and_no_step_too_many_is_taken(
    cash: int, price: int, income_after: int, cash_after: int
) -> None:
    s = position()
    s.cash[0] = cash
    before = STEAM.census(s)["money"]
    raise_and_pay(s, 0, price)

    assert (s.income[0], s.cash[0]) == (income_after, cash_after)
    assert STEAM.census(s)["money"] == before


@pytest.mark.rule("ST-20")
def test_an_action_tile_is_paid_by_raising_money_too() -> None:
    s = begin(position(), SelectActionTiles())
    s.cash[0] = 3
    act(s, 0, take("urbanization"))

    assert s.cash[0] == 3 + 5 - 6
    assert s.income[0] == -1


@pytest.mark.rule("ST-20")
def test_who_has_the_cash_raises_nothing() -> None:
    s = broke(income=4, cash=6)
    act(s, 0, tile(s, "-1,1", "ne-s"))

    assert (s.cash[0], s.income[0], s.points[0]) == (2, 4, 0)


@pytest.mark.rule("ST-21")
def test_at_income_minus_ten_five_dollars_cost_two_victory_points() -> None:
    s = broke(income=-10, points=7)
    act(s, 0, tile(s, "-1,1", "ne-s"))

    assert s.points[0] == 5
    assert s.income[0] == -10
    assert s.cash[0] == 1


@pytest.mark.rule("ST-21")
def test_income_is_given_up_before_victory_points() -> None:
    s = position()
    s.income[0], s.points[0] = -9, 4
    raise_and_pay(s, 0, 11)

    assert (s.income[0], s.points[0], s.cash[0]) == (-10, 0, 4)


@pytest.mark.rule("ST-21")
@pytest.mark.parametrize("points", [0, 1])
def test_with_fewer_than_two_victory_points_nothing_more_can_be_raised(points: int) -> None:
    s = broke(income=-10, points=points, cash=3)

    assert refused(s, 0, tile(s, "-1,1", "ne-s")) == {"ST-21"}  # $4
    act(s, 0, tile(s, "0,1", "n-s"))  # $3
    assert (s.cash[0], s.points[0]) == (0, points)


@pytest.mark.rule("ST-21")
def test_a_tile_that_income_and_points_can_pay_is_legal_and_one_dollar_more_is_not() -> None:
    s = broke(income=-10, points=3)  # $5 and no more
    assert means(s, 0) == 5
    act(s, 0, tile(s, "0,1", "n-s"))  # $3: 2 points gone, $2 left
    assert (s.cash[0], s.points[0]) == (2, 1)

    assert refused(s, 0, tile(s, "Pk", "n", "s")) == {"ST-21"}  # $4
    assert refused(s, 0, tile(s, "Pk", "n")) == {"ST-21"}  # $3
    act(s, 0, tile(s, "1,0", "nw-se"))  # $2


@pytest.mark.rule("ST-21")
@pytest.mark.parametrize(("action", "price"), [("city-growth", 2), ("urbanization", 6), ("locomotive", 6)])
def test_an_action_tile_that_cannot_be_paid_for_is_not_taken(action: str, price: int) -> None:
    s = begin(position(), SelectActionTiles())
    s.stocks = stacked(s.stocks, 0, 3)
    s.income[0], s.cash[0] = -10, price - 1
    assert refused(s, 0, take(action)) == {"ST-21"}

    s.cash[0] = price
    act(s, 0, take(action))
    assert (s.cash[0], s.income[0]) == (0, -10)


@pytest.mark.rule("ST-21")
@pytest.mark.parametrize(
    ("cash", "income", "points", "most"),
    [(0, 0, 0, 50), (3, 0, 0, 53), (0, 10, 0, 100), (0, -10, 5, 10), (4, -8, 1, 14), (0, -10, 1, 0)],
)
def test_the_most_that_can_be_paid_is_cash_steps_and_points(
    cash: int, income: int, points: int, most: int
) -> None:
    s = position()
    s.cash[0], s.income[0], s.points[0] = cash, income, points

    assert means(s, 0) == most


@pytest.mark.rule("ST-91")
def test_in_the_standard_game_track_is_paid_from_cash_alone() -> None:
    s = position(game="standard")
    s.cash[0] = 3
    begin_building(s, 0, BuildTrackOrDecline())

    assert refused(s, 0, tile(s, "-1,1", "ne-s")) == {"ST-91"}  # $4
    act(s, 0, tile(s, "0,1", "n-s"))  # $3
    assert (s.cash[0], s.income[0]) == (0, 0)


@pytest.mark.rule("ST-85")
def test_a_beginner_raises_money_for_track_and_the_others_do_not() -> None:
    s = position(game="standard", beginners="1,3")
    begin_building(s, 0, BuildTrackOrDecline())
    act(s, 0, tile(s, "-1,1", "ne-s"))
    assert (s.cash[0], s.income[0]) == (1, -1)

    for seat, may_raise in ((1, False), (2, True), (3, False)):
        s = position(game="standard", beginners="1,3")
        begin_building(s, seat, BuildTrackOrDecline())
        hills = tile(s, "-1,1", "ne-s")
        if may_raise:
            act(s, seat, hills)
        else:
            assert refused(s, seat, hills) == {"ST-91"}


@pytest.mark.rule("ST-85")
def test_a_beginner_cannot_build_beyond_what_can_be_raised() -> None:
    s = position(game="standard", beginners="1")
    s.income[0], s.points[0] = -10, 1
    begin_building(s, 0, BuildTrackOrDecline())

    assert refused(s, 0, tile(s, "1,0", "nw-se")) == {"ST-21"}


@pytest.mark.rule("ST-85")
def test_nobody_is_a_beginner_unless_it_is_chosen() -> None:
    assert agree(STEAM, 4, {"game": "standard"}) == agree(STEAM, 4, {"game": "standard", "beginners": ""})
    s = begin_building(position(game="standard"), 0, BuildTrackOrDecline())

    assert refused(s, 0, tile(s, "1,0", "nw-se")) == {"ST-91"}


@pytest.mark.rule("ST-85")
@pytest.mark.parametrize(
    ("game", "beginners", "why"),
    [
        ("base", "1", "Standard Game"),
        ("standard", "5", "seats from 1 to 4"),
        ("standard", "0", "seats from 1 to 4"),
        ("standard", "all", "seats from 1 to 4"),
    ],
)
def test_beginners_are_seats_of_the_standard_game(game: str, beginners: str, why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        agree(STEAM, 4, {"game": game, "beginners": beginners})


@pytest.mark.rule("ST-85")
@pytest.mark.parametrize("named", ["1,3", "3,1", " 3 , 1", "1,1,3"])
def test_beginners_are_written_down_in_one_way_however_they_are_named(named: str) -> None:
    options = agree(STEAM, 4, {"game": "standard", "beginners": named})
    assert options == SteamOptions(4, game="standard", beginners="1,3")
    assert msgspec.to_builtins(options)["beginners"] == "1,3"
