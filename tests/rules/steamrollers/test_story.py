"""Stories tell who did what, with which tile, what it scores, what goes back, and what follows by itself."""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.components import COLOURS
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.olive.influence import RollInfluence
from footplate.games.steamrollers.olive.solitaire import SoloRounds
from footplate.games.steamrollers.phases.powers import PickPowers
from footplate.games.steamrollers.phases.set_up import BlockBorders, DrawStartPlayer, ShowOrders
from footplate.games.steamrollers.phases.turn import Rounds
from footplate.games.steamrollers.sequence import WholeGame, WholeSoloGame
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.record import Entry
from footplate.messages import catalogue
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    check,
    do,
    draw,
    fill_region,
    hold,
    keep,
    own,
    position,
    read,
    show,
    show_order,
    stock,
    stock_all,
)

ORANGE, PURPLE, BROWN = range(3)
DIRECT = ("1e e-w", "3e e-w")  # from city 1 to city 3
OVER_A_TOWN = ("1g nw-e", "1h e-w", "3g ne-w")  # from city 1 to city 3, over the yellow town


def tell(s: SteamRollers, line: str) -> str:
    """The story of an action, which is carried out."""
    before, action = s.copy(), read(s, line)
    (seat,) = s.actors()
    do(s, line)
    return catalogue("en").tell(STEAMROLLERS.story(before, Entry(seat, action), s))


def facts(s: SteamRollers, line: str) -> dict[str, int | str]:
    """What a story would say of an action, which is not carried out."""
    after, action = s.copy(), read(s, line)
    (seat,) = s.actors()
    after.agenda[-1].apply(after, seat, action)
    return STEAMROLLERS.story(s, Entry(seat, action), after).args


def playing(dice: str, players: int = 2, *, orders: bool = False) -> SteamRollers:
    """A round in which the dice are rolled; all cities have goods."""
    s = position(players, orders=orders)
    stock_all(s, "red red" if players > 1 else "red blue")
    return begin_round(s, dice)


def alone(dice: str, *lines: str, goods: str = "red blue") -> SteamRollers:
    """A solo turn in which some things are done."""
    s = position(1)
    stock_all(s, goods)
    begin_solo_turn(s, dice)
    do(s, *lines)
    return s


# Set-up


def test_goods_are_told_city_by_city_and_at_last_what_goes_back() -> None:
    s = STEAMROLLERS.setup(position(2).options)
    assert tell(s, "draw-good red") == "City 1 gets a red good."
    for colour in [
        "yellow",
        "yellow",
        "blue",
        "red",
        "green",
        "blue",
        "blue",
        "grey",
        "grey",
        "red",
        "green",
    ]:
        do(s, f"draw-good {colour}")
    for colour in ["blue", "blue", "green", "green", "blue", "blue", "red", "red", "red", "yellow", "yellow"]:
        do(s, f"draw-good {colour}")
    assert tell(s, "draw-good yellow") == (
        "City 6 gets a yellow good. Goods of their city's own colour go back into the bag: "
        "red 1, blue 2, yellow 2, grey 2."
    )


def test_where_nothing_is_removed_nothing_is_said_to_be() -> None:
    s = STEAMROLLERS.setup(position(2, coal=True).options)
    for colour in ("red", "blue", "green", "yellow", "grey"):
        do(s, *[f"draw-good {colour}"] * 4)
    do(s, *["draw-good red"] * 3)
    assert tell(s, "draw-good red") == "City 6 gets a red good."


@pytest.mark.rule("SR-04")
def test_coal_that_comes_for_goods_removed_is_told() -> None:
    s = STEAMROLLERS.setup(position(2, coal=True).options)
    for colour in ["yellow"] + ["blue"] * 7 + ["grey"] + ["green"] * 7 + ["red"] * 7:
        do(s, f"draw-good {colour}")
    assert tell(s, "draw-good yellow") == (
        "City 6 gets a yellow good. Goods of their city's own colour go back into the bag: yellow 1, grey 1. "
        "A black good comes to city 1, city 3 instead."
    )


def test_the_sides_of_tiles_are_told_with_what_they_do() -> None:
    s = position(2)
    s.agenda.clear()
    s.push(WholeGame())
    while s.agenda[-1].purpose == "goods":
        do(s, f"draw-good {('red', 'blue', 'green', 'yellow', 'grey')[sum(map(len, s.supply)) % 5]}")
    told = [tell(s, f"show-tile {face}") for face in ("1a", "2b", "3b", "4b", "5a", "6a")]
    assert told[:5] == [
        "Action tile 1a: the die counts as any number; used once; 2 points.",
        "Action tile 2b: take the die that another has just taken; used once; 2 points.",
        "Action tile 3b: a delivery counts 1 or 2 longer; used once; 1 point.",
        "Action tile 4b: the engine is 1 stronger; stays; 1 point.",
        "Action tile 5a: the die counts as 1 more or 1 less; stays; -2 points.",
    ]
    assert told[5] == "Action tile 6a: draw any type of track; used once; 2 points."
    assert tell(s, "start-player purple") == (
        "Purple has the start marker. Purple rolls the dice for the first round."
    )
    assert tell(s, "roll-white 4") == "A white die shows 4."


@pytest.mark.parametrize(
    ("face", "told"),
    [
        ("1b", "the die counts as any number; stays; -2 points"),
        ("2a", "take two dice and act with both; used once; 1 point"),
        ("3a", "the die may name where a good goes; stays; 1 point"),
        ("4a", "a delivery of any distance; used once; 1 point"),
        ("5b", "roll the die again or turn it over; used once; 2 points"),
        ("6b", "draw any type of track; stays; -2 points"),
    ],
)
def test_each_side_of_a_tile_has_its_words(face: str, told: str) -> None:
    s = position(2)
    show(s, face)
    begin_round(s, f"{face[0]} 1 1")
    do(s, f"take-die {face[0]}")
    sentence = catalogue("en").text("steamrollers-side", **facts(s, f"take-tile {face[0]}"))
    assert sentence == f"{face}: {told}"


@pytest.mark.parametrize(
    ("face", "told"),
    [
        ("solo-2a", "solo 2a: Olive must roll her die again; used once; 1 point"),
        ("solo-2b", "solo 2b: Olive crosses off a hex, takes no good; used once; 2 points"),
    ],
)
def test_each_side_of_the_solo_tile_has_its_words(face: str, told: str) -> None:
    s = alone("2 1 1", "take-die 2")
    show(s, face)
    assert catalogue("en").text("steamrollers-side", **facts(s, "take-tile 2")) == told


def test_orders_are_told_with_their_goods_and_points() -> None:
    s = position(2, orders=True)
    s.push(ShowOrders())
    assert tell(s, "show-order 1b") == "Order 1 is red, red, grey for 5 points."


@pytest.mark.rule("SR-09")
@pytest.mark.parametrize(
    ("borders", "told"),
    [
        ("medium", "Medium chart 2 blocks the borders 2b/3d, 2b/3f, 2e/3f, 2e/3h, 2e/4c."),
        (
            "hard",
            "Hard chart 2 blocks the borders 2b/3d, 2b/3f, 2e/3f, 2e/3h, 2e/4c, 2e/4d, 2f/4d, 4e/5f, 4g/5f, "
            "4g/5h.",
        ),
    ],
)
def test_a_chart_is_told_with_the_borders_that_it_blocks(borders: str, told: str) -> None:
    s = position(2, borders=borders)
    s.agenda[:] = [WholeGame(at=3)]
    s.push(BlockBorders())
    assert tell(s, "roll-chart 2") == told


def test_who_starts_is_told_with_who_picks_a_power_first() -> None:
    s = position(3, powers=True)
    s.agenda[:] = [WholeGame(at=4)]
    s.push(DrawStartPlayer())
    assert tell(s, "start-player orange") == "Orange has the start marker. Brown picks a starting power."


# Starting powers


def powers(players: int = 3) -> SteamRollers:
    """Brown picks first, for Orange is the start player."""
    s = position(players, powers=True)
    stock_all(s)
    s.agenda[:] = [WholeGame(at=5)]
    s.push(PickPowers())
    return s


def test_powers_are_told_as_they_are_picked_and_used() -> None:
    s = powers()
    assert tell(s, "pick-power engine") == "Brown picks the engine and may check any box."
    assert tell(s, "check-box 4") == (
        "Brown checks box 4: the engine has strength 1. Purple picks a starting power."
    )
    assert tell(s, "pick-power plus-two") == "Purple picks plus two: 2 points. Orange picks a starting power."
    assert tell(s, "pick-power action-tile") == "Orange picks an action tile and may take any."
    assert tell(s, "take-tile 3") == (
        "Orange takes action tile 3a from the centre and lays it sideways: "
        "the die may name where a good goes. Orange rolls the dice for the first round."
    )


def test_a_rail_of_the_start_needs_no_tile() -> None:
    s = powers(2)
    assert tell(s, "pick-power rail") == "Purple picks the rail and may draw any track."
    s.black = 0
    assert tell(s, "draw-track 1a nw-ne") == (
        "Purple draws sharp track nw–ne in 1a. Orange picks a starting power."
    )


def test_a_personal_good_is_told_as_it_is_drawn_and_placed() -> None:
    s = powers(2)
    assert tell(s, "pick-power personal-delivery") == "Purple picks the personal delivery."
    assert tell(s, "draw-good blue") == "Purple draws a blue good."
    assert tell(s, "put-good 4") == (
        "Purple puts the blue good on city 4 of their own sheet. Orange picks a starting power."
    )


@pytest.mark.rule("SR-15")
def test_a_bag_without_a_good_for_it_is_told() -> None:
    s = powers(2)
    s.bag[:] = [0, 0, 0, 0, 5, 0]
    assert tell(s, "pick-power personal-delivery") == (
        "Purple picks the personal delivery, but the bag has no good for it. Orange picks a starting power."
    )


# Dice


def test_the_dice_of_a_round_are_told_with_whose_turn_it_is() -> None:
    s = position(2)
    stock_all(s)
    s.push(Rounds())
    s.start = PURPLE
    do(s, "roll-white 3", "roll-white 1", "roll-white 3")
    assert tell(s, "roll-black gentle-sharp") == (
        "The black die shows gentle and sharp. The white dice are 1, 3, 3. It is the turn of Purple."
    )
    assert tell(s, "take-die 3") == "Purple takes a 3."


@pytest.mark.rule("SR-11")
def test_tiles_that_are_turned_upright_are_told_with_the_turn() -> None:
    s = playing("1 1 1")
    hold(s, PURPLE, "5a", sideways=True)
    do(s, "take-die 1")
    assert tell(s.copy(), "check-box 1") == (
        "Orange checks box 1: the engine has strength 1. It is the turn of Purple, who turns tile 5a upright."
    )
    hold(s, PURPLE, "6a", sideways=True)
    hold(s, ORANGE, "4a", sideways=True)
    assert tell(s, "check-box 1").endswith("It is the turn of Purple, who turns tiles 5a and 6a upright.")


@pytest.mark.rule("SR-12")
def test_the_end_of_a_round_is_told_with_who_gets_the_start_marker() -> None:
    s = playing("1 1 1")
    do(s, "take-die 1", "check-box 1", "take-die 1")
    assert tell(s, "check-box 1").endswith(
        "strength 1. The round is over. The start marker goes to Purple, who rolls the dice."
    )


@pytest.mark.rule("SR-51")
def test_two_dice_are_told_with_the_tile_and_one_after_the_other() -> None:
    s = playing("1 2 3")
    hold(s, ORANGE, "2a")
    hold(s, ORANGE, "5a")
    assert tell(s, "take-two-dice 3 1") == "Orange takes two dice with tile 2a, first 3, then 1."
    assert tell(s, "nudge-die 4") == "Orange changes the 3 to 4 with tile 5a."
    assert (
        tell(s, "check-box 4") == "Orange checks box 4: the engine has strength 1. Orange goes on with the 1."
    )
    assert tell(s, "check-box 1") == (
        "Orange checks box 1: the engine has strength 2. Tile 2a goes back to the centre. "
        "It is the turn of Purple."
    )


@pytest.mark.rule("SR-52")
def test_a_die_is_seized_with_a_tile_and_used_in_the_own_turn() -> None:
    s = playing("1 2 3 4", players=3)
    hold(s, BROWN, "2b")
    assert tell(s, "take-die 3") == "Orange takes a 3. Brown may seize it."
    assert tell(s.copy(), "decline") == "Brown leaves the 3 to Orange."
    assert tell(s, "seize-die") == (
        "Brown seizes with tile 2b the 3 that Orange has just taken. Orange takes another."
    )
    do(s, "take-die 1", "check-box 1")
    do(s, "take-die 2")
    assert tell(s, "check-box 2").endswith("It is the turn of Brown, with the 3 that was seized.")
    assert tell(s, "check-box 3") == (
        "Brown checks box 3: the engine has strength 1. Tile 2b goes back to the centre. The round is over. "
        "The start marker goes to Purple, who rolls the dice."
    )


def test_changes_of_a_die_are_told_with_the_tile() -> None:
    s = playing("3 1 1")
    hold(s, ORANGE, "1a")
    hold(s, ORANGE, "5b")
    do(s, "take-die 3")
    assert tell(s.copy(), "set-die 6") == "Orange changes the 3 to 6 with tile 1a."
    assert tell(s.copy(), "flip-die") == "Orange turns the 3 over to 4 with tile 5b."
    assert tell(s, "reroll-die") == "Orange rolls the 3 again with tile 5b."
    assert tell(s, "roll-white 2") == "Orange rolls 2."
    assert tell(s, "check-box 2") == (
        "Orange checks box 2: the engine has strength 1. Tile 5b goes back to the centre. "
        "It is the turn of Purple."
    )


def test_several_tiles_go_back_together() -> None:
    s = playing("3 1 1")
    hold(s, ORANGE, "1a")
    hold(s, ORANGE, "5b")
    do(s, "take-die 3", "set-die 5", "flip-die")
    assert "Tiles 1a and 5b go back to the centre." in tell(s, "check-box 2")


def test_what_a_die_is_good_for_is_known_before_it_is_taken() -> None:
    s = playing("1 3 5")
    draw(s, ORANGE, *DIRECT)
    check(s, ORANGE, 1, 2)
    hold(s, PURPLE, "5a", sideways=True)
    stock(s, 1, "grey")
    assert facts(s, "take-die 1") | {
        "die": "1",
        "hexes": 7,
        "box": "no",
        "free": "yes",
        "face": "1a",
        "holder": "none",
        "best": 1,
    } == facts(s, "take-die 1")
    assert facts(s, "take-die 5") | {
        "hexes": 8,
        "box": "yes",
        "free": "no",
        "holder": "purple",
        "best": 0,
    } == facts(s, "take-die 5")
    hold(s, ORANGE, "3a")
    assert facts(s, "take-die 3")["holder"] == "own"


@pytest.mark.parametrize(("worth", "told"), [(-2, "-2 points"), (-1, "-1 point"), (1, "1 point")])
def test_points_below_nothing_keep_their_sign(worth: int, told: str) -> None:
    assert catalogue("en").text("steamrollers-worth", worth=worth) == told


def test_of_two_dice_the_first_is_weighed() -> None:
    s = playing("1 3 5")
    hold(s, ORANGE, "2a")
    fill_region(s, ORANGE, 3)
    assert facts(s, "take-two-dice 3 1")["hexes"] == 0
    assert facts(s, "take-two-dice 1 3")["hexes"] == 8


def test_a_die_that_another_may_seize_is_weighed_all_the_same() -> None:
    s = playing("1 3 5", players=3)
    hold(s, PURPLE, "2b")
    fill_region(s, ORANGE, 3)
    assert facts(s, "take-die 3") | {"die": "3", "hexes": 0, "next": "seize"} == facts(s, "take-die 3")


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
    s.supply[4] = ()
    assert "Nothing is left on city 3; two cities are empty. It" in tell(s.copy(), "deliver yellow-of-3 1 1")
    s.supply[5] = ()
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
    s.supply[2:5] = [(COLOURS.index("yellow"),), (), ()]
    do(s, "take-die 3")
    told = tell(s, "deliver yellow-of-3 1 1")
    assert "the game ends when" not in told
    assert "bag. The game is over, for cities 3, 4, 5 are empty." in told


@pytest.mark.rule("SR-75")
def test_alone_the_end_that_comes_is_olives_turn() -> None:
    s = alone("1 2 3", goods="grey")
    draw(s, ORANGE, *DIRECT)
    check(s, ORANGE, 1)
    s.supply[3:5] = [(), ()]
    do(s, "take-die 1")
    assert tell(s, "deliver grey-of-1 3 1").endswith(
        "Nothing is left on city 1; 3 cities are empty, so the game ends when Olive has played."
    )


@pytest.mark.rule("SR-75")
def test_alone_the_last_delivery_of_a_game_does_not_foretell_the_end() -> None:
    s = alone("1 2 6", "take-die 2", "check-box 2", goods="grey")
    draw(s, ORANGE, *DIRECT)
    s.supply[3:5] = [(), ()]
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
    s.supply[1:4] = [(), (), ()]
    for _ in range(players - 1):
        do(s, "take-die 1", "check-box 1")
    do(s, "take-die 1")
    return s


@pytest.mark.rule("SR-12")
def test_empty_cities_end_the_game_and_the_story_says_who_wins() -> None:
    s = last_turn()
    s.delivered[:] = [3, 5]
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


# Olive


def test_olives_influence_is_told_and_then_the_first_turn() -> None:
    s = position(1, level="conductor")
    stock_all(s)
    s.agenda[:] = [WholeSoloGame(at=3)]
    s.push(RollInfluence())
    assert tell(s, "roll-white 4") == "Before the game Olive crosses off a hex of region 4, 1 so far."
    assert tell(s, "roll-white 4") == (
        "Before the game Olive crosses off a hex of region 4, 2 so far. "
        "Orange rolls the dice for the first turn."
    )


TWO_BOXES = ("take-die 1", "check-box 1", "take-die 2")


@pytest.mark.rule("SR-74")
def test_olive_takes_the_third_die_and_crosses_off_a_hex() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    assert tell(s, "check-box 2") == (
        "Orange checks box 2: the engine has strength 2. "
        "Olive takes the 3 and crosses off a hex of region 3, 1 so far. "
        "Orange rolls the dice for the next turn."
    )


@pytest.mark.rule("SR-11", "SR-73")
@pytest.mark.parametrize(
    ("faces", "told"),
    [
        ((), "The white dice are 1, 2, 3."),
        (("5a",), "The white dice are 1, 2, 3. Orange turns tile 5a upright."),
        (("5a", "6a"), "The white dice are 1, 2, 3. Orange turns tiles 5a and 6a upright."),
    ],
)
def test_alone_nobody_needs_to_be_told_whose_turn_it_is(faces: tuple[str, ...], told: str) -> None:
    s = position(1)
    stock_all(s)
    for face in faces:
        hold(s, ORANGE, face, sideways=True)
    s.push(SoloRounds())
    do(s, "roll-white 1", "roll-white 2", "roll-white 3")
    assert tell(s, "roll-black gentle-sharp") == f"The black die shows gentle and sharp. {told}"


def test_after_the_first_of_two_actions_nothing_follows() -> None:
    s = alone("1 2 3", "take-die 1")
    assert tell(s, "check-box 1") == "Orange checks box 1: the engine has strength 1."


@pytest.mark.rule("SR-74")
def test_olive_sends_a_tile_back() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    hold(s, ORANGE, "3b")
    assert "3, 1 so far. She sends tile 3b back to the centre. Orange rolls" in tell(s, "check-box 2")


@pytest.mark.rule("SR-74")
def test_a_tile_that_is_used_up_is_not_sent_back_by_olive() -> None:
    s = alone("1 2 6", *TWO_BOXES)
    hold(s, ORANGE, "6a")
    told = tell(s.copy(), "draw-track 2a nw-ne")
    assert "with tile 6a. Tile 6a goes back to the centre. Olive takes the 6" in told
    assert "She sends" not in told
    told = tell(s, "draw-track 2a nw-se")
    assert "Tile 6a" not in told
    assert "She sends tile 6a back to the centre." in told


@pytest.mark.rule("SR-74")
def test_a_changed_die_and_a_delivery_use_tiles_up_before_olive_comes() -> None:
    s = alone("1 2 5", *TWO_BOXES)
    hold(s, ORANGE, "5b")
    do(s, "flip-die")
    told = tell(s, "check-box 5")
    assert "Tile 5b goes back to the centre. Olive takes the 5" in told
    assert "She sends" not in told
    s = alone("1 3 4", goods="grey")
    draw(s, ORANGE, *DIRECT)
    hold(s, ORANGE, "4a")
    do(s, "take-die 3", "check-box 3", "take-die 1")
    s.boxes[ORANGE] = 0
    told = tell(s, "deliver grey-of-1 3 1")
    assert "with tile 4a: 1 point. It goes back into the bag. Tile 4a goes back to the centre. Olive" in told
    assert "She sends" not in told


@pytest.mark.rule("SR-74")
def test_olive_rolls_again_for_an_empty_city() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    s.supply[2] = ()
    assert tell(s, "check-box 2").endswith(
        "Olive takes the 3 and crosses off a hex of region 3, 1 so far. City 3 is empty, so she rolls again."
    )
    assert tell(s, "roll-white 5") == (
        "Olive rolls 5 and crosses off a hex of region 5, 1 so far. Orange rolls the dice for the next turn."
    )


@pytest.mark.rule("SR-74")
def test_olive_removes_the_last_good_and_scores() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    s.crossed[2] = 2
    assert "She removes the last good of city 3, blue, and scores 3, 3 by deliveries so far. Orange" in tell(
        s, "check-box 2"
    )
    assert s.olive_delivered == 3


@pytest.mark.rule("SR-74")
def test_olive_takes_what_a_delivery_has_left() -> None:
    s = alone("1 2 3", goods="grey yellow")
    s.crossed[2] = 2
    draw(s, ORANGE, *DIRECT)
    do(s, "take-die 1", "check-box 1")
    s.supply[2] = s.supply[2][::-1]
    s.dice[:] = [0, 0, 2, 0, 0, 0]
    do(s, "take-die 3")
    told = tell(s, "deliver yellow-of-3 1 1")
    assert "She removes the last good of city 3, grey, and scores 3" in told
    assert "Nothing is left on city 3." in told


@pytest.mark.rule("SR-71")
def test_the_solo_tile_makes_olive_roll_again_or_not() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    hold(s, ORANGE, "solo-2a")
    assert tell(s, "check-box 2").endswith("the engine has strength 2. Olive takes the 3.")
    assert tell(s.copy(), "decline") == (
        "Orange does not use tile solo 2a. Olive crosses off a hex of region 3, 1 so far. "
        "Orange rolls the dice for the next turn."
    )
    assert tell(s, "reroll-olive") == (
        "Orange makes Olive roll her 3 again with tile solo 2a. Tile solo 2a goes back to the centre."
    )
    assert tell(s, "roll-white 6").startswith("Olive rolls 6 and crosses off a hex of region 6, 1 so far.")


@pytest.mark.rule("SR-71")
def test_the_solo_tile_is_sent_back_by_olives_own_die() -> None:
    s = alone("1 3 2", "take-die 1", "check-box 1", "take-die 3")
    hold(s, ORANGE, "solo-2a")
    do(s, "check-box 3")
    assert "2, 1 so far. She sends tile solo 2a back to the centre." in tell(s, "decline")


@pytest.mark.rule("SR-71")
def test_the_solo_tile_keeps_a_good_or_not() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    s.crossed[2] = 2
    hold(s, ORANGE, "solo-2b")
    assert tell(s, "check-box 2").endswith(
        "region 3, 3 so far. She is about to remove the last good of city 3, blue."
    )
    assert facts(s, "guard-good")["threat"] == 3
    assert tell(s.copy(), "decline") == (
        "Orange does not use tile solo 2b. Olive removes the last good of city 3, blue, and scores 3, "
        "3 by deliveries so far. Orange rolls the dice for the next turn."
    )
    assert tell(s, "guard-good") == (
        "Orange keeps the blue good of city 3 with tile solo 2b. Tile solo 2b goes back to the centre. "
        "Olive crosses off a hex of region 3, 4 so far. Orange rolls the dice for the next turn."
    )


@pytest.mark.rule("SR-71", "SR-74")
def test_a_good_kept_in_a_full_region_lets_olive_win_at_once() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    s.crossed[2] = 7
    hold(s, ORANGE, "solo-2b")
    do(s, "check-box 2")
    assert (
        "the centre. Olive has no hex left to cross off in region 3 and wins at once. The game is over."
        in tell(s, "guard-good")
    )


@pytest.mark.rule("SR-74")
def test_olive_wins_at_once_by_the_die_that_she_is_left_with() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    s.crossed[2] = 8
    hold(s, ORANGE, "solo-2a")
    do(s, "check-box 2")
    assert tell(s, "decline").startswith(
        "Orange does not use tile solo 2a. Olive has no hex left to cross off in region 3 and wins at once."
    )


@pytest.mark.rule("SR-74")
def test_olives_points_are_those_of_all_her_deliveries() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    s.crossed[2] = 3
    s.olive_delivered = 8
    assert "and scores 4, 12 by deliveries so far." in tell(s, "check-box 2")


@pytest.mark.rule("SR-71")
def test_a_sideways_solo_tile_that_keeps_a_good_goes_back_by_itself() -> None:
    s = alone("1 3 2", "take-die 1", "check-box 1", "take-die 3")
    s.crossed[1] = 2
    hold(s, ORANGE, "solo-2b", sideways=True)
    do(s, "check-box 3")
    told = tell(s, "guard-good")
    assert "Tile solo 2b goes back to the centre." in told
    assert "She sends" not in told


@pytest.mark.rule("SR-74")
@pytest.mark.parametrize("mine", [0, 18])
def test_olive_wins_at_once_where_no_hex_is_left_whatever_the_points(mine: int) -> None:
    s = alone("1 2 3", *TWO_BOXES)
    s.crossed[2] = 8
    s.delivered[ORANGE] = mine
    assert tell(s, "check-box 2").endswith(
        "Olive takes the 3. She has no hex left to cross off in region 3 and wins at once. The game is over. "
        f"Orange has {mine} points, Olive 18. Olive wins."
    )


@pytest.mark.rule("SR-74")
def test_olive_wins_at_once_by_a_die_that_is_rolled_again() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    s.supply[2] = ()
    s.crossed[4] = 8
    do(s, "check-box 2")
    assert tell(s, "roll-white 5").startswith(
        "Olive rolls 5. She has no hex left to cross off in region 5 and"
    )


@pytest.mark.rule("SR-75")
@pytest.mark.parametrize(
    ("mine", "told"),
    [
        (11, "Orange has 11 points, Olive 11. A tie is a defeat: Olive wins."),
        (12, "Orange has 12 points, Olive 11. Orange wins."),
        (1, "Orange has 1 point, Olive 11. Olive wins."),
        (-1, "Orange has -1 point, Olive 11. Olive wins."),
    ],
)
def test_the_end_of_a_solo_game_is_told_with_both_scores(mine: int, told: str) -> None:
    s = alone("1 2 6", *TWO_BOXES)
    s.supply[2:5] = [(), (), ()]
    s.delivered[ORANGE] = mine
    sentence = tell(s, "check-box 2")
    assert "The game is over, for cities 3, 4, 5 are empty. " in sentence
    assert sentence.endswith(told)


@pytest.mark.rule("SR-75")
def test_the_city_whose_last_good_ends_the_game_is_told_with_the_others() -> None:
    s = alone("1 2 6", *TWO_BOXES, goods="red")
    s.supply[2:4] = [(), ()]
    s.crossed[5] = 2
    told = tell(s, "check-box 2")
    assert "scores 3, 3 by deliveries so far. The game is over, for cities 3, 4, 6 are empty." in told


@pytest.mark.rule("SR-34")
def test_of_two_goods_alike_the_later_one_is_told_as_such() -> None:
    s = alone("1 2 3", goods="grey red grey")
    draw(s, ORANGE, *DIRECT)
    do(s, "take-die 2", "check-box 2", "take-die 1")
    assert tell(s.copy(), "deliver last-grey-of-1 3 1").startswith("Orange delivers the later grey good from")
    assert tell(s, "deliver grey-of-1 3 1").startswith("Orange delivers a grey good from")
