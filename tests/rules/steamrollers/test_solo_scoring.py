"""The end against Olive: three empty cities, her points, and who has won."""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.components import FACES
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.olive.scoring import OlivePoints, olive_points
from footplate.games.steamrollers.options import SteamRollersOptions
from footplate.games.steamrollers.scoring import points
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.game import Rival, Score
from footplate.kernel.state import added, changed
from tests.rules.steamrollers.positions import (
    begin_olives_turn,
    begin_solo_turn,
    check,
    do,
    draw,
    goods,
    hold,
    new_turn_begins,
    odds,
    offered,
    position,
    refused,
    show,
    stock,
)

POINTS = {
    "1a": 2,
    "1b": -2,
    "solo-2a": 1,
    "solo-2b": 2,
    "3a": 1,
    "3b": 1,
    "4a": 1,
    "4b": 1,
    "5a": -2,
    "5b": 2,
    "6a": 2,
    "6b": -2,
}


def bare() -> SteamRollers:
    """Nothing scored by anybody but Olive's engine: the player holds every tile that is worth something."""
    s = position(1)
    for face in ("1b", "5a", "6b"):
        show(s, face)
    for face in ("solo-2a", "3a", "4b"):
        hold(s, 0, face)
    s.delivered = changed(s.delivered, 0, -3)
    assert sum(points(s, 0)) == 0
    assert sum(olive_points(s)) == 3
    return s


def cities(*lines: str) -> SteamRollers:
    """Cities 1, 2 and so on with these goods, 1 connected with 3."""
    s = position(1)
    for city, line in enumerate(lines, 1):
        stock(s, city, line)
    draw(s, 0, "1e e-w", "3e e-w")
    check(s, 0, 6)
    return s


# Points


@pytest.mark.rule("SR-75")
def test_olives_engine_is_always_worth_three() -> None:
    s = bare()
    assert olive_points(s) == OlivePoints(deliveries=0, network=0, engine=3, tiles=0)
    check(s, 0, 1, 2, 3, 4)
    assert olive_points(s).engine == 3


@pytest.mark.rule("SR-75")
def test_olive_has_the_points_of_her_deliveries() -> None:
    s = bare()
    s.olive_delivered = 17
    s.delivered = changed(s.delivered, 0, 40)
    assert olive_points(s) == OlivePoints(deliveries=17, network=0, engine=3, tiles=0)


@pytest.mark.rule("SR-75")
@pytest.mark.parametrize(
    ("crossed", "network"),
    [
        ([0, 0, 0, 0, 0, 0], 0),
        ([0, 0, 0, 4, 0, 0], 4),
        ([5, 0, 0, 0, 0, 2], 7),
        ([2, 5, 3, 1, 4, 1], 9),
        ([5, 5, 5, 5, 5, 5], 10),
        ([6, 4, 1, 4, 4, 0], 10),
        ([1, 8, 2, 8, 8, 3], 16),
        ([1, 1, 1, 0, 0, 0], 2),
    ],
)
def test_her_network_is_her_two_best_regions_and_never_a_third(crossed: list[int], network: int) -> None:
    s = bare()
    s.crossed = tuple(crossed)
    assert olive_points(s) == OlivePoints(deliveries=0, network=network, engine=3, tiles=0)


@pytest.mark.rule("SR-75")
@pytest.mark.parametrize(("face", "worth"), POINTS.items())
def test_a_tile_in_the_centre_counts_for_olive_if_it_is_worth_more_than_nothing(
    face: str, worth: int
) -> None:
    s = bare()
    show(s, face)
    tile = FACES[[one.name for one in FACES].index(face)].tile
    s.give_back(tile)
    assert olive_points(s) == OlivePoints(0, 0, 3, max(worth, 0))
    hold(s, 0, face)
    assert olive_points(s) == OlivePoints(0, 0, 3, 0)
    hold(s, 0, face, sideways=True)
    assert olive_points(s) == OlivePoints(0, 0, 3, 0)


@pytest.mark.rule("SR-75")
def test_all_good_tiles_in_the_centre_add_up() -> None:
    s = position(1)
    assert olive_points(s).tiles == 2 + 1 + 1 + 1 + 0 + 2
    for face in ("1b", "solo-2b", "5b", "6b"):
        show(s, face)
    assert olive_points(s).tiles == 0 + 2 + 1 + 1 + 2 + 0
    hold(s, 0, "3b")
    assert olive_points(s).tiles == 0 + 2 + 0 + 1 + 2 + 0


@pytest.mark.rule("SR-75")
def test_before_the_tiles_are_shown_none_counts() -> None:
    s = STEAMROLLERS.setup(SteamRollersOptions(1))
    assert olive_points(s) == OlivePoints(0, 0, 3, 0)


@pytest.mark.rule("SR-60", "SR-75")
def test_the_player_scores_as_in_any_game() -> None:
    s = position(1)
    s.delivered = changed(s.delivered, 0, 13)
    draw(s, 0, "1f ne-se", "5c nw-se", "1e e-w", "3e e-w")
    check(s, 0, 1, 3, 4, 5, 6)
    hold(s, 0, "1b")
    hold(s, 0, "solo-2b")
    hold(s, 0, "3a", sideways=True)
    assert points(s, 0) == (13, 2 + 1, 2, -2 + 2 + 1, 0, 0)
    assert STEAMROLLERS.standing(s)[0].points == 19


@pytest.mark.rule("SR-75")
def test_everything_of_olive_together() -> None:
    s = position(1)
    s.olive_delivered = 11
    s.crossed = (4, 2, 4, 3, 4, 0)
    hold(s, 0, "1a")
    show(s, "5b")
    assert olive_points(s) == OlivePoints(deliveries=11, network=8, engine=3, tiles=1 + 1 + 1 + 2 + 2)
    assert STEAMROLLERS.rivals(s)[0].points == 11 + 8 + 3 + 7


# Who has won


@pytest.mark.rule("SR-75")
@pytest.mark.parametrize(("more", "rank"), [(-5, 2), (-1, 2), (0, 2), (1, 1), (9, 1)])
def test_the_player_must_have_more_points_than_olive_and_a_tie_is_a_loss(more: int, rank: int) -> None:
    s = bare()
    s.olive_delivered = 20
    s.delivered = added(s.delivered, 0, 23 + more)
    assert STEAMROLLERS.standing(s) == (Score(0, rank, 23 + more),)
    assert STEAMROLLERS.rivals(s) == (Rival("olive", 3 - rank, 23),)


@pytest.mark.rule("SR-75")
def test_no_engine_and_no_network_breaks_a_tie() -> None:
    s = bare()
    draw(s, 0, "1f ne-se", "5c nw-se", "1e e-w", "3e e-w")
    check(s, 0, 1, 2, 3, 4, 5, 6)
    assert points(s, 0).network + points(s, 0).engine == 6
    s.olive_delivered = 3
    assert STEAMROLLERS.standing(s) == (Score(0, 2, 6),)
    assert STEAMROLLERS.rivals(s) == (Rival("olive", 1, 6),)


@pytest.mark.rule("SR-74", "SR-75")
def test_when_olive_wins_at_once_points_do_not_matter() -> None:
    s = bare()
    s.delivered = added(s.delivered, 0, 60)
    stock(s, 5, "red")
    s.crossed = changed(s.crossed, 4, 8)
    assert STEAMROLLERS.standing(s) == (Score(0, 1, 60),)
    begin_olives_turn(s, 5)
    do(s, "decline")
    assert s.over
    assert STEAMROLLERS.standing(s) == (Score(0, 2, 60),)
    assert STEAMROLLERS.rivals(s) == (Rival("olive", 1, 3 + 8),)


@pytest.mark.rule("SR-75")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_olive_is_a_rival_of_one_player_only(players: int) -> None:
    s = position(players)
    assert STEAMROLLERS.rivals(s) == ()
    assert STEAMROLLERS.view(s, 0).olive is None


@pytest.mark.rule("SR-75")
@pytest.mark.parametrize("seat", [0, None])
def test_olives_sheet_and_points_are_open_to_everybody(seat: int | None) -> None:
    s = position(1)
    s.olive_delivered = 11
    s.crossed = (4, 2, 4, 3, 4, 0)
    shown = STEAMROLLERS.view(s, seat)
    assert shown.crossed == (4, 2, 4, 3, 4, 0)
    assert shown.olive == olive_points(s) == OlivePoints(11, 8, 3, 7)


# The end


@pytest.mark.rule("SR-75")
@pytest.mark.parametrize(("empty", "over"), [(0, False), (2, False), (3, True), (4, True)])
def test_the_game_is_over_after_a_turn_at_whose_end_three_or_more_cities_are_empty(
    empty: int, over: bool
) -> None:
    s = cities(*["red"] * (6 - empty))
    begin_solo_turn(s, "1 2 1")
    do(s, "take-die 1", "check-box 1", "take-die 2", "check-box 2")
    assert s.crossed == (1, 0, 0, 0, 0, 0)
    assert s.over == over
    assert not s.olive_has_won


@pytest.mark.rule("SR-75")
def test_when_the_first_action_empties_the_third_city_the_turn_is_played_to_its_end() -> None:
    s = cities("grey", "red", "blue blue", "red")
    s.crossed = changed(s.crossed, 2, 2)
    begin_solo_turn(s, "1 2 3")
    do(s, "take-die 1", "deliver grey-of-1 3 1")
    assert offered(s) == ["take-die 2", "take-die 3"]
    do(s, "take-die 2", "check-box 2")
    assert s.over
    assert s.crossed == (0, 0, 3, 0, 0, 0)
    assert goods(s, 3) == "blue"
    assert s.olive_delivered == 3


@pytest.mark.rule("SR-74", "SR-75")
def test_in_the_last_turn_olive_rolls_again_for_an_empty_city_too() -> None:
    s = cities("grey", "red", "blue", "red")
    begin_solo_turn(s, "1 2 1")
    do(s, "take-die 2", "check-box 2", "take-die 1", "deliver grey-of-1 3 1")
    assert odds(s) == {f"roll-white {value}": 1 for value in range(1, 7)}
    do(s, "roll-white 6", "roll-white 2")
    assert s.over
    assert s.crossed == (1, 1, 0, 0, 0, 1)


@pytest.mark.rule("SR-75")
def test_olive_herself_can_empty_the_third_city() -> None:
    s = cities("red", "blue", "red", "red")
    s.crossed = changed(s.crossed, 0, 2)
    begin_olives_turn(s, 1)
    assert s.over
    assert not s.olive_has_won
    assert s.olive_delivered == 3


@pytest.mark.rule("SR-75")
def test_with_two_empty_cities_the_next_turn_begins() -> None:
    s = cities("red", "blue", "red", "red", "red")
    s.crossed = changed(s.crossed, 0, 2)
    begin_olives_turn(s, 1)
    assert s.supply.count(()) == 2
    assert new_turn_begins(s)


@pytest.mark.rule("SR-75")
def test_when_the_game_is_over_nobody_can_do_anything() -> None:
    s = cities("red", "blue", "red")
    begin_olives_turn(s, 1)
    assert s.over
    assert s.actors() == ()
    assert s.ends == "SR-75"
    assert refused(s, "take-die 1", 0) == {"SR-75"}


@pytest.mark.rule("SR-17", "SR-75")
def test_turns_in_which_nothing_is_drawn_checked_or_delivered_do_not_end_the_game() -> None:
    s = cities(*["red red red"] * 6)
    begin_solo_turn(s, "1 2 3")
    for after, olives in enumerate("44556663", 1):
        do(s, "take-die 1", "take-tile 1", "take-die 2", "take-tile 2", "decline")
        assert not s.over
        assert sum(s.crossed) == after
        do(s, "roll-white 1", "roll-white 2", f"roll-white {olives}", "roll-black gentle-sharp")
