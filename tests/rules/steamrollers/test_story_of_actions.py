"""Stories of actions tell who did what, with which tile, what it scores and what goes back; so do endings."""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.components import COLOURS
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.state import changed
from tests.rules.steamrollers.positions import (
    begin_round,
    check,
    do,
    draw,
    fill_region,
    hold,
    keep,
    own,
    position,
    show_order,
    stock,
    stock_all,
)
from tests.rules.steamrollers.telling import (
    DIRECT,
    ORANGE,
    OVER_A_TOWN,
    PURPLE,
    alone,
    facts,
    playing,
    tell,
)

# Track


def test_track_is_told_with_its_type_its_hex_and_the_town() -> None:
    s = playing("1 1 1")
    do(s, "take-die 1")
    assert tell(s.copy(), "draw-track 1a nw-se") == (
        "Orange draws straight track nw–se in 1a. It is the turn of Purple."
    )
    assert tell(s, "draw-track 1h nw-sw").startswith("Orange draws gentle track nw–sw in 1h, the town. It is")


@pytest.mark.rule("SR-62")
def test_a_connection_is_told_with_its_towns_and_its_points() -> None:
    s = playing("3 3 3")
    draw(s, ORANGE, DIRECT[0], *OVER_A_TOWN[:2])
    do(s, "take-die 3")
    assert tell(s.copy(), f"draw-track {DIRECT[1]}").startswith(
        "Orange draws straight track e–w in 3e and connects cities 1 and 3 directly: 1 point."
    )
    assert tell(s, f"draw-track {OVER_A_TOWN[2]}").startswith(
        "Orange draws gentle track ne–w in 3g and connects cities 1 and 3 over 1 town: 2 points."
    )


@pytest.mark.rule("SR-62")
def test_a_connection_over_several_towns_says_how_many() -> None:
    s = playing("3 3 3")
    draw(s, ORANGE, "1g nw-e", "1h e-w", "4b nw-se")
    do(s, "take-die 3")
    assert "and connects cities 1 and 4 over 2 towns: 3 points." in tell(s, "draw-track 3g se-w")


@pytest.mark.rule("SR-59")
def test_a_type_that_the_black_die_does_not_show_is_told_with_its_tile() -> None:
    s = playing("1 1 1")
    hold(s, ORANGE, "6a")
    do(s, "take-die 1")
    assert tell(s.copy(), "draw-track 1a nw-e") == (
        "Orange draws gentle track nw–e in 1a. It is the turn of Purple."
    )
    assert tell(s, "draw-track 1a nw-ne") == (
        "Orange draws sharp track nw–ne in 1a with tile 6a. Tile 6a goes back to the centre. "
        "It is the turn of Purple."
    )


@pytest.mark.parametrize(
    ("track", "ends"),
    [
        ("1a nw-e", ("edge", "1c")),  # along the track in 1b
        ("1c e-w", ("blocked", "1a")),
        ("1e sw-w", ("dead", "1")),
        ("1h e-w", ("3g", "1f")),  # along the track in 1g
    ],
)
def test_both_ends_of_a_track_are_foreseen(track: str, ends: tuple[str, str]) -> None:
    s = position(2, borders="medium", chart=1)
    begin_round(s, "1 1 1")
    draw(s, ORANGE, "1b e-w", "1g e-w")
    do(s, "take-die 1")
    told = facts(s, f"draw-track {track}")
    assert (told["one"], told["other"]) == ends


def test_track_that_closes_a_ring_leads_to_itself() -> None:
    s = playing("1 1 1")
    draw(s, ORANGE, "1b sw-w", "1d nw-ne")
    do(s, "take-die 1")
    told = facts(s, "draw-track 1a e-se")
    assert (told["one"], told["other"], told["linked"]) == ("ring", "ring", "none")


def test_a_hex_is_known_with_the_sides_that_track_or_a_city_meets() -> None:
    s = playing("1 1 1")
    draw(s, ORANGE, "1b se-w", "1f ne-w")
    do(s, "take-die 1")
    assert facts(s, "draw-track 1a nw-e")["meets"] == "e"
    assert facts(s, "draw-track 1d nw-e")["meets"] == "e"
    assert facts(s, "draw-track 1h nw-e")["meets"] == "none"
    assert facts(s, "draw-track 1c nw-e")["meets"] == "sw"


# The engine and tiles


@pytest.mark.rule("SR-60")
@pytest.mark.parametrize(
    ("boxes", "told"),
    [
        ((1, 2), "Orange checks box 6: the engine has strength 3. It"),
        ((1, 2, 3), "Orange checks box 6: the engine has strength 4 and brings 1 point at the end. It"),
        ((1, 2, 3, 4), "Orange checks box 6: the engine has strength 5 and brings 2 points at the end. It"),
    ],
)
def test_a_box_is_told_with_the_strength_and_its_points(boxes: tuple[int, ...], told: str) -> None:
    s = playing("6 1 1")
    check(s, ORANGE, *boxes)
    do(s, "take-die 6")
    assert tell(s, "check-box 6").startswith(told)


@pytest.mark.rule("SR-45")
def test_a_tile_is_told_with_where_it_comes_from() -> None:
    s = playing("4 1 1")
    do(s, "take-die 4")
    assert tell(s.copy(), "take-tile 4").startswith(
        "Orange takes action tile 4a from the centre and lays it sideways: a delivery of any distance. It"
    )
    hold(s, PURPLE, "4b")
    assert tell(s.copy(), "take-tile 4").startswith(
        "Orange takes action tile 4b from Purple and lays it sideways: the engine is 1 stronger. It"
    )
    hold(s, ORANGE, "4b")
    assert tell(s, "take-tile 4").startswith("Orange turns their own action tile 4b sideways. It")


@pytest.mark.rule("SR-16")
def test_a_die_without_an_action_is_told() -> None:
    s = playing("4 1 1")
    fill_region(s, ORANGE, 4)
    check(s, ORANGE, 4)
    hold(s, PURPLE, "4b", sideways=True)
    do(s, "take-die 4")
    assert tell(s, "spend-on-nothing").startswith("Orange spends the 4 on nothing. It is the turn of Purple")


# Deliveries


def on_the_way(die: int, *, orders: bool = False) -> SteamRollers:
    """Orange has a die; cities 1 and 3 are connected twice, over distances of 1 and 2."""
    s = position(2, orders=orders)
    draw(s, ORANGE, *DIRECT, *OVER_A_TOWN)
    check(s, ORANGE, 1, 2)
    stock(s, 1, "grey grey red")
    stock(s, 3, "yellow")
    stock_all(s, "red red")
    begin_round(s, f"{die} 1 1")
    do(s, f"take-die {die}")
    return s


@pytest.mark.rule("SR-32")
def test_a_delivery_is_told_with_its_points_and_where_the_good_goes() -> None:
    assert tell(on_the_way(1), "deliver grey-of-1 3 2") == (
        "Orange delivers a grey good from city 1 to city 3 over a distance of 2: 2 points. "
        "It goes back into the bag. It is the turn of Purple."
    )
    assert "over a distance of 1: 1 point. It" in tell(on_the_way(1), "deliver grey-of-1 3 1")
    told = tell(on_the_way(1, orders=True), "deliver grey-of-1 3 1")
    assert "It is kept for orders. It is the turn of Purple." in told


@pytest.mark.rule("SR-49")
def test_a_delivery_is_told_with_the_tiles_that_serve_it() -> None:
    s = on_the_way(1)
    hold(s, ORANGE, "3b")
    assert "over a distance of 1: " in tell(s.copy(), "deliver grey-of-1 3 1")
    hold(s, ORANGE, "4a")
    assert tell(s, "deliver grey-of-1 3 3") == (
        "Orange delivers a grey good from city 1 to city 3 over a distance of 3 with tiles 3b and 4a: "
        "3 points. It goes back into the bag. Tiles 3b and 4a go back to the centre. "
        "It is the turn of Purple."
    )


@pytest.mark.rule("SR-53", "SR-56")
def test_tiles_that_stay_are_told_and_do_not_go_back() -> None:
    s = on_the_way(3)
    hold(s, ORANGE, "3a")
    assert tell(s, "deliver grey-of-1 3 2") == (
        "Orange delivers a grey good from city 1 to city 3 over a distance of 2 with tile 3a: 2 points. "
        "It goes back into the bag. It is the turn of Purple."
    )


@pytest.mark.rule("SR-08")
def test_a_personal_good_is_told_as_such() -> None:
    s = on_the_way(3)
    own(s, ORANGE, "yellow", 3)
    assert tell(s, "deliver own-yellow-of-3 1 2").startswith(
        "Orange delivers the personal yellow good from city 3 to city 1 over a distance of 2: 2 points."
    )


@pytest.mark.rule("SR-12")
def test_a_city_that_becomes_empty_is_told() -> None:
    s = on_the_way(3)
    assert "bag. Nothing is left on city 3. It is" in tell(s.copy(), "deliver yellow-of-3 1 1")
    s.supply = changed(s.supply, 4, ())
    assert "Nothing is left on city 3; two cities are empty. It" in tell(s.copy(), "deliver yellow-of-3 1 1")
    s.supply = changed(s.supply, 5, ())
    assert (
        "Nothing is left on city 3; 3 cities are empty, so the game ends when everyone has played. It is"
        in tell(s, "deliver yellow-of-3 1 1")
    )


@pytest.mark.rule("SR-12")
def test_the_last_delivery_of_a_game_does_not_foretell_the_end() -> None:
    s = playing("1 1 3")
    do(s, "take-die 1", "check-box 1")
    draw(s, PURPLE, *DIRECT)
    check(s, PURPLE, 1)
    s.supply = (*s.supply[:2], (COLOURS.index("yellow"),), (), (), *s.supply[5:])
    do(s, "take-die 3")
    told = tell(s, "deliver yellow-of-3 1 1")
    assert "the game ends when" not in told
    assert "bag. The game is over, for cities 3, 4, 5 are empty." in told


@pytest.mark.rule("SR-75")
def test_alone_the_end_that_comes_is_olives_turn() -> None:
    s = alone("1 2 3", goods="grey")
    draw(s, ORANGE, *DIRECT)
    check(s, ORANGE, 1)
    s.supply = (*s.supply[:3], (), (), *s.supply[5:])
    do(s, "take-die 1")
    assert tell(s, "deliver grey-of-1 3 1").endswith(
        "Nothing is left on city 1; 3 cities are empty, so the game ends when Olive has played."
    )


@pytest.mark.rule("SR-75")
def test_alone_the_last_delivery_of_a_game_does_not_foretell_the_end() -> None:
    s = alone("1 2 6", "take-die 2", "check-box 2", goods="grey")
    draw(s, ORANGE, *DIRECT)
    s.supply = (*s.supply[:3], (), (), *s.supply[5:])
    do(s, "take-die 1")
    told = tell(s, "deliver grey-of-1 3 1")
    assert "the game ends when" not in told
    assert "1 so far. The game is over, for cities 1, 4, 5 are empty." in told


def test_the_best_that_can_be_made_of_a_good_is_known() -> None:
    s = on_the_way(1)
    hold(s, ORANGE, "4a")
    hold(s, ORANGE, "3b")
    draw(s, ORANGE, "3h nw-se", "4c nw-sw")
    told = facts(s, "deliver grey-of-1 3 1")
    expected = {"colour": "grey", "to": "3", "ways": 8, "best": 5, "ways_there": 4, "best_there": 4}
    assert told | expected == told


# Orders


@pytest.mark.rule("SR-40")
def test_an_order_is_told_with_its_goods_and_its_points() -> None:
    s = playing("1 1 1", orders=True)
    show_order(s, "3b")
    keep(s, ORANGE, "green yellow grey black")
    do(s, "take-die 1", "check-box 1")
    assert tell(s.copy(), "decline") == "Orange fills no order. It is the turn of Purple."
    assert tell(s.copy(), "fill-order 3") == (
        "Orange fills order 3 with green, yellow, grey: 4 points. The goods go back into the bag. "
        "It is the turn of Purple."
    )
    assert tell(s, "fill-order-with-coal 3 yellow") == (
        "Orange fills order 3 with green, grey, and coal for yellow: 4 points. "
        "The goods go back into the bag. It is the turn of Purple."
    )


# The end


def last_turn(players: int = 2) -> SteamRollers:
    """Three cities are empty, and the last player has a 1."""
    s = playing(" ".join(["1"] * (players + 1)), players)
    s.supply = (*s.supply[:1], (), (), (), *s.supply[4:])
    for _ in range(players - 1):
        do(s, "take-die 1", "check-box 1")
    do(s, "take-die 1")
    return s


@pytest.mark.rule("SR-12")
def test_empty_cities_end_the_game_and_the_story_says_who_wins() -> None:
    s = last_turn()
    s.delivered = (3, 5)
    assert tell(s, "check-box 1") == (
        "Purple checks box 1: the engine has strength 1. The game is over, for cities 2, 3, 4 are empty. "
        "Purple 5, Orange 3. Purple wins."
    )


@pytest.mark.rule("SR-61")
def test_a_shared_victory_is_told() -> None:
    assert tell(last_turn(), "check-box 1").endswith(
        "Orange 0, Purple 0. Orange and Purple share the victory."
    )


@pytest.mark.rule("SR-17")
def test_quiet_rounds_end_the_game() -> None:
    s = playing("1 1 1")
    s.quiet = 2
    do(s, "take-die 1", "take-tile 1", "take-die 1")
    check(s, PURPLE, 1)
    fill_region(s, PURPLE, 1)
    s.stirred = False
    assert tell(s, "spend-on-nothing") == (
        "Purple spends the 1 on nothing. Nobody has drawn track, improved an engine, delivered a good or "
        "filled an order in 3 rounds, and the game is over. "
        "Orange 2, Purple 0. Orange wins."
    )
