"""Stories tell what happened with all that follows: steam, circuits, coal, deliveries, rolls and the end."""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.actions import (
    BURN_COAL,
    DRAW_TOWN,
    PASS,
    ROLLED,
    STOP,
    USE_WATER_TOWER,
    DrawGood,
    DrawTile,
    PlayTile,
    StartPlayer,
    TurnUpTown,
)
from footplate.games.days_of_steam.components import COLOURS, TILES
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.options import DaysOfSteamOptions
from footplate.games.days_of_steam.phases.set_up import DrawFirstPlayer
from footplate.games.days_of_steam.setup import setup
from footplate.games.days_of_steam.state import SORTS, DaysOfSteam
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.record import Entry
from footplate.kernel.state import changed
from footplate.messages import catalogue
from tests.rules.days_of_steam.positions import (
    act,
    advance,
    begin_turn,
    chance,
    give,
    load,
    pick_up,
    place,
    play,
    play_town,
    playing,
    position,
    put_good,
    put_train,
    read_tile,
    read_town,
    step,
    take,
    turn_up,
)

GREY, ORANGE = range(2)
RED, GREEN = COLOURS.index("red"), COLOURS.index("green")


def tell(s: DaysOfSteam, seat: Seat, action: Action, reader: Seat | None = GREY) -> str:
    """The story of an action, as somebody hears it; it is carried out."""
    before, seen_by = s.copy(), s.agenda[-1].seen_by(s, seat, action)
    if seat == CHANCE:
        chance(s, action)
    else:
        act(s, seat, action)
    entry = Entry(seat, action, seen_by=seen_by).as_seen_by(reader)
    return catalogue("en").tell(DAYS_OF_STEAM.story(before, entry, s))


def facts(s: DaysOfSteam, seat: Seat, action: Action) -> dict[str, int | str]:
    """What a story would say of an action, which is not carried out."""
    after = s.copy()
    after.agenda[-1].apply(after, seat, action)
    return DAYS_OF_STEAM.story(s, Entry(seat, action), after).args


# Set-up and draws


def test_the_set_up_is_told() -> None:
    s = setup(DaysOfSteamOptions(2))
    assert tell(s, CHANCE, TurnUpTown(read_town("R"))) == "The map begins with a red town."
    assert tell(s, CHANCE, TurnUpTown(read_town("B2"))) == "A blue town (2 steam) is turned up in place 1."
    assert tell(s, CHANCE, DrawGood(RED)) == "The blue town in place 1 gets a red good."


def test_the_first_player_is_told() -> None:
    s = position("R")
    s.push(DrawFirstPlayer())
    assert tell(s, CHANCE, StartPlayer(ORANGE)) == "Orange is the first player."


def test_only_its_owner_hears_which_tile_was_drawn() -> None:
    s = playing("R", "─")
    act(s, GREY, play(s, "e1", "─"))
    tile, _ = read_tile("└^")
    for reader, told in (
        (GREY, "Grey draws a curve (hill)."),
        (ORANGE, "Grey draws a track tile."),
        (None, "Grey draws a track tile."),
    ):
        assert tell(s.copy(), CHANCE, DrawTile(tile), reader) == told


# Tiles


def test_a_tile_is_told_with_its_track_and_its_steam() -> None:
    s = playing("R", "─", "ns,ne", "ew,s")
    told = tell(s.copy(), GREY, play(s, "e1", "─"))
    assert told == "Grey plays a straight e–w at e1. Steam +2, now 2."
    told = tell(s.copy(), GREY, play(s, "n1", "ns,ne"))
    assert told == "Grey plays a turnout left n–e, n–s at n1. Steam +1, now 1."
    told = tell(s.copy(), GREY, play(s, "w1", "ew,s"))
    assert told == "Grey plays a straight with a dead end e–w, dead end south at w1. Steam +2, now 2."


@pytest.mark.rule("DS-24")
def test_steam_beyond_six_is_told_as_lost() -> None:
    s = playing("R", "─", steam=5)
    assert tell(s, GREY, play(s, "e1", "─")) == "Grey plays a straight e–w at e1. Steam +1, now 6; 1 lost."


def test_a_tile_over_another_is_told_with_that() -> None:
    s = playing("R ─ ─ B", "ew,ne+")
    told = tell(s, GREY, play(s, "e1", "ew,ne+"))
    assert told.startswith("Grey plays a turnout right (overbuild) n–e, e–w at e1, over a straight. Steam +1")


RING = """
┌ ─^ ┐
Y .  R
└ .  ┘
"""


@pytest.mark.rule("DS-40")
def test_a_circuit_is_told_with_the_points_that_it_makes() -> None:
    s = playing(RING, "─", "─")
    s.circuits = changed(s.circuits, ORANGE, 5)
    assert tell(s, GREY, play(s, "s1e1", "─")) == (
        "Grey plays a straight e–w at s1e1. Steam +2, now 2. "
        "Grey completes a circuit and takes a counter: 1 point now, 1 counter left."
    )


def test_who_wins_by_a_circuit_is_told_with_everyones_points() -> None:
    s = playing(RING, "─")
    s.delivered = (6, 0, 0, 0, 2, 1, 0, 0, *s.delivered[8:])
    assert tell(s, GREY, play(s, "s1e1", "─")) == (
        "Grey plays a straight e–w at s1e1. Steam +2, now 2. "
        "Grey completes a circuit and takes a counter: 13 points now, 6 counters left. "
        "The game is won: Grey 13, Orange 7. Grey wins."
    )


@pytest.mark.rule("DS-91")
def test_the_last_tile_ends_the_game_and_says_who_wins() -> None:
    s = playing("R", "─")
    act(s, GREY, play(s, "e1", "─"))
    last, _ = read_tile("│")
    s.deck[:] = [int(tile == last) for tile in range(len(TILES))]
    s.steam[ORANGE] = 2
    assert tell(s, CHANCE, DrawTile(last), ORANGE) == (
        "Grey draws a track tile. It was the last track tile, and the game is over: "
        "Grey 0, Orange 0. Grey and Orange share the victory."
    )


# Towns


def test_a_face_up_town_is_told_with_its_goods_and_what_takes_its_place() -> None:
    s = playing("R ─ ─ .")
    turn_up(s, "Y", "green", "green")
    turn_up(s, "B", "red", "yellow", display=2)
    assert tell(s, GREY, play_town(s, "e3", display=2)) == (
        "Grey plays the blue town at e3 with red and yellow goods. Steam +1, now 1."
    )
    assert tell(s, CHANCE, TurnUpTown(read_town("G"))) == "A green town (1 steam) is turned up in place 2."
    assert tell(s, CHANCE, DrawGood(RED)) == "The green town in place 2 gets a red good."


def test_a_town_without_goods_is_told_so() -> None:
    s = playing("R ─ ─ .")
    turn_up(s, "B")
    assert "with no goods." in tell(s, GREY, play_town(s, "e3"))


def test_a_drawn_town_is_told_as_it_is_seen_and_placed_and_gets_its_goods() -> None:
    s = playing("R ─ ─ .", steam=6)
    assert facts(s, GREY, DRAW_TOWN)["towns"] == 11
    assert tell(s, GREY, DRAW_TOWN) == "Grey draws a town."
    assert tell(s, CHANCE, TurnUpTown(read_town("B2"))) == "Grey draws a blue town (2 steam)."
    assert tell(s, GREY, place(s, "e3")) == "Grey places the blue town at e3. Steam +0, now 6; 2 lost."
    assert tell(s, CHANCE, DrawGood(GREEN)) == "The blue town at e3 gets a green good."


GAP = """
┌ ─ ┐
Y . .
└ ─ ┘
"""


@pytest.mark.rule("DS-14")
def test_the_circuit_of_a_town_is_told_when_its_goods_are_drawn_but_seen_before() -> None:
    s = playing(GAP)
    turn_up(s, "B", "red", "red")
    assert facts(s, GREY, play_town(s, "e2"))["closes"] == "yes"
    assert "circuit" not in tell(s, GREY, play_town(s, "e2"))
    for action in (TurnUpTown(read_town("G")), DrawGood(RED)):
        assert "circuit" not in tell(s, CHANCE, action)
    assert tell(s, CHANCE, DrawGood(RED)) == (
        "The green town in place 1 gets a red good. "
        "Grey completes a circuit and takes a counter: 1 point now, 6 counters left."
    )


@pytest.mark.rule("DS-43")
@pytest.mark.parametrize(("taken", "closes"), [(6, "yes"), (7, "no")])
def test_a_circuit_is_foreseen_only_while_counters_are_left(taken: int, closes: str) -> None:
    s = playing(GAP)
    turn_up(s, "B", "red", "red")
    s.circuits = changed(s.circuits, ORANGE, taken)
    assert facts(s, GREY, play_town(s, "e2"))["closes"] == closes
    s = playing(RING, "─")
    s.circuits = changed(s.circuits, ORANGE, taken)
    assert facts(s, GREY, play(s, "s1e1", "─"))["closes"] == closes


def test_a_town_that_closes_no_circuit_is_not_said_to() -> None:
    s = playing("R ─ ─ .")
    turn_up(s, "B", "red", "red")
    assert facts(s, GREY, play_town(s, "e3"))["closes"] == "no"


@pytest.mark.rule("DS-36")
def test_coal_for_everyone_is_told_with_the_last_town() -> None:
    s = playing("R ─ ─ .")
    turn_up(s, "B", "red", "red")
    s.town_deck = tuple([0] * len(s.town_deck))
    for _ in range(10):  # as if they lay elsewhere on the map
        s.towns += (s.towns[0],)
        s.town_squares += (0,)
        s.goods += (0,) * SORTS
        s.ways += ((),)
    told = tell(s, GREY, play_town(s, "e3"))
    assert told.endswith("Steam +1, now 1. All towns are in play: everyone gets 5 coal cubes.")


# Steam


def test_coal_and_water_are_told_with_the_steam_they_make() -> None:
    s = playing("R ─~ ─ B", steam=3)
    s.coal = changed(s.coal, GREY, 2)
    put_train(s, GREY, "e1", "e")
    assert tell(s.copy(), GREY, USE_WATER_TOWER) == "Grey takes water. Steam +3, now 6; 1 lost."
    assert facts(s, GREY, BURN_COAL)["cubes"] == 1
    assert tell(s, GREY, BURN_COAL) == "Grey burns a coal cube and has 4 steam."


# Moves


def test_a_step_is_told_with_its_price_and_what_is_left() -> None:
    s = playing("R ─ ─^ B", steam=6)
    put_train(s, ORANGE, "e2", "e")
    assert tell(s, GREY, step("e")) == "Grey goes east to e1 for 1 steam, 5 left."
    assert tell(s, GREY, step("e")) == "Grey goes east to the hill at e2 for 3 steam, past Orange, 2 left."
    assert tell(s, GREY, step("e")) == "Grey goes east to the blue town at e3 for 1 steam, 1 left."


def test_trains_in_towns_are_not_passed() -> None:
    s = playing("R ─ ─ B", steam=3)
    put_train(s, ORANGE, "e3")
    advance(s, GREY, "e", "e")
    assert tell(s, GREY, step("e")) == "Grey goes east to the blue town at e3 for 1 steam, 0 left."


def test_a_good_is_told_as_it_is_picked_up_and_delivered() -> None:
    s = playing("R ─ ─ B", steam=3)
    put_good(s, "start", "blue")
    assert tell(s, GREY, take(s, "blue")) == "Grey picks up a blue good in the red town at start."
    advance(s, GREY, "e", "e")
    assert tell(s, GREY, step("e")) == (
        "Grey goes east to the blue town at e3 for 1 steam, 0 left. Delivered: blue, 2 points."
    )


@pytest.mark.rule("DS-62")
def test_a_good_that_has_a_home_is_told_with_it() -> None:
    s = playing("R ─ ─ B ─ ─ R", steam=3)
    put_good(s, "start", "red", "start")
    put_good(s, "start", "blue")
    assert facts(s, GREY, take(s, "red", "start"))["takers"] == 1
    assert facts(s, GREY, take(s, "blue"))["takers"] == 1
    assert tell(s, GREY, take(s, "red", "start")) == (
        "Grey picks up a red good in the red town at start, not to be delivered at start."
    )


@pytest.mark.rule("DS-90")
def test_a_delivery_is_told_with_the_bonus_for_colours() -> None:
    s = playing("R ─ ─ B", seat=ORANGE, steam=3)
    s.delivered = (1, 0, 0, 0, 0, 1, 0, 0, *s.delivered[8:])
    load(s, ORANGE, "blue")
    advance(s, ORANGE, "e", "e")
    assert tell(s, ORANGE, step("e")).endswith("Delivered: blue, 3 points.")


@pytest.mark.rule("DS-64")
def test_a_stop_is_told_with_what_is_unloaded() -> None:
    s = playing("R ─ ─ B", steam=3)
    load(s, GREY, "red", "start")
    advance(s, GREY, "e", "e")
    assert tell(s.copy(), GREY, STOP) == "Grey stops at e2."
    advance(s, GREY, "e")
    assert tell(s, GREY, STOP) == "Grey stops in the blue town at e3 and unloads red."


BEND = """
R ┐
. │
. B
. ┘
"""


@pytest.mark.rule("DS-71")
def test_a_stop_after_a_curve_is_told_with_what_must_be_rolled() -> None:
    s = playing(BEND, steam=6)
    advance(s, GREY, "e")
    assert facts(s, GREY, step("s"))["risk"] == 0
    advance(s, GREY, "s")
    assert facts(s, GREY, STOP)["roll"] == 0
    assert facts(s, GREY, step("s"))["risk"] == 17
    advance(s, GREY, "s")
    assert facts(s, GREY, STOP)["risk"] == 17
    told = tell(s, GREY, STOP)
    assert told == "Grey stops in the blue town at s2e1; 3 steam over a curve, so 2 or more must be rolled."
    assert tell(s.copy(), CHANCE, ROLLED[1]) == "Grey rolls 2 and is safe."
    assert tell(s, CHANCE, ROLLED[0]) == (
        "Grey rolls 1 and derails: back to the red town at start, 3 steam lost."
    )


@pytest.mark.rule("DS-74")
def test_the_risk_of_a_stop_on_a_curve_itself_is_foreseen() -> None:
    s = playing(BEND, steam=6)
    advance(s, GREY, "e", "s", "s")
    assert facts(s, GREY, step("s"))["risk"] == 33


@pytest.mark.rule("DS-56")
def test_where_a_move_cannot_stop_no_risk_is_told() -> None:
    s = playing(BEND, steam=6)
    put_train(s, ORANGE, "s1e1", "n")
    advance(s, GREY, "e")
    assert facts(s, GREY, step("s")) | {"passed": "orange", "risk": 0} == facts(s, GREY, step("s"))
    advance(s, GREY, "s")
    put_train(s, ORANGE, "s2e1")
    assert facts(s, GREY, step("s")) | {"passed": "nobody", "risk": 33} == facts(s, GREY, step("s"))


def test_without_curves_there_is_no_risk() -> None:
    s = playing("R ─ ─ ─ ─ B", steam=6)
    advance(s, GREY, "e", "e", "e")
    assert facts(s, GREY, step("e"))["risk"] == 0
    assert tell(s, GREY, STOP) == "Grey stops at e3."


@pytest.mark.rule("DS-72", "DS-90")
def test_the_points_that_a_derailment_would_undo_are_foreseen() -> None:
    s = playing(BEND, steam=6)
    s.delivered = (1, 0, 0, 0, *s.delivered[4:])
    load(s, GREY, "blue")
    advance(s, GREY, "e", "s")
    assert facts(s, GREY, STOP)["stake"] == 0
    arrives = facts(s, GREY, step("s"))
    assert (arrives["gain"], arrives["stake"], arrives["spent"], arrives["risk"]) == (3, 3, 3, 17)
    advance(s, GREY, "s")
    assert facts(s, GREY, STOP)["stake"] == 3
    assert facts(s, GREY, step("s"))["stake"] == 3
    hint = catalogue("en").text("hint-stop", **facts(s, GREY, STOP))
    assert hint == "derails at 17 %, unless 2 or more is rolled (3 points at stake)"


@pytest.mark.rule("DS-72")
def test_a_derailment_is_told_with_the_deliveries_that_it_undoes() -> None:
    s = playing(BEND, steam=3)
    s.delivered = changed(s.delivered, RED, 1)
    put_good(s, "start", "blue")
    pick_up(s, GREY, "blue")
    advance(s, GREY, "e", "s", "s")
    act(s, GREY, STOP)
    assert tell(s, CHANCE, ROLLED[0]) == (
        "Grey rolls 1 and derails: back to the red town at start, 3 steam lost. "
        "All goods are back where they were; no longer delivered: blue, 3 points lost."
    )


@pytest.mark.rule("DS-72")
def test_a_derailment_is_told_with_a_good_that_was_only_carried() -> None:
    s = playing(BEND, steam=3)
    put_train(s, GREY, "e1", "w")
    put_good(s, "start", "green")
    advance(s, GREY, "w")
    pick_up(s, GREY, "green")
    advance(s, GREY, "e", "s")
    act(s, GREY, STOP)
    assert tell(s, CHANCE, ROLLED[0]) == (
        "Grey rolls 1 and derails: back to e1, 3 steam lost. The good is back where it was."
    )


@pytest.mark.rule("DS-72")
def test_a_derailment_is_told_with_a_good_that_was_unloaded() -> None:
    s = playing(BEND, steam=3)
    put_good(s, "start", "green")
    pick_up(s, GREY, "green")
    advance(s, GREY, "e", "s", "s")
    act(s, GREY, STOP)
    assert tell(s, CHANCE, ROLLED[0]).endswith("3 steam lost. The good is back where it was.")


def test_who_wins_by_a_delivery_is_told_when_the_move_ends() -> None:
    s = playing("R ─ ─ B", steam=3)
    s.delivered = (1, 1, 1, 0, *s.delivered[4:])
    load(s, GREY, "blue")
    advance(s, GREY, "e", "e", "e")
    assert tell(s, GREY, STOP) == (
        "Grey stops in the blue town at e3. The game is won: Grey 13, Orange 0. Grey wins."
    )


# Turns in which nothing happens


@pytest.mark.rule("DS-12")
def test_the_last_of_all_passes_ends_the_game() -> None:
    s = playing("R")
    assert tell(s, GREY, PASS) == "Grey passes."
    s.circuits = changed(s.circuits, ORANGE, 1)
    assert tell(s, ORANGE, PASS) == (
        "Orange passes. Everyone has passed, and the game is over: Orange 1, Grey 0. Orange wins."
    )


@pytest.mark.rule("DS-15")
def test_too_many_quiet_turns_end_the_game() -> None:
    s = playing("R ─~ ─ B", steam=3)
    s.idle = 19
    put_train(s, GREY, "e1", "e")
    told = tell(s, GREY, USE_WATER_TOWER)
    assert told.endswith(
        "Everyone has had ten turns without a tile or a delivery, and the game is over: "
        "Grey 0, Orange 0. Grey wins."
    )


# Where answers are listed


def test_squares_are_listed_row_by_row_and_from_west_to_east() -> None:
    s = begin_turn(position("B ─ R*"))
    give(s, GREY, "│", "─")
    plays = [action for action in s.agenda[-1].options(s, GREY) if isinstance(action, PlayTile)]
    listed = sorted([facts(s, GREY, action) for action in plays], key=lambda told: int(told["listed"]))
    assert [(told["row"], told["square"]) for told in listed] == [
        ("n1", "n1w2"),
        ("n1", "n1"),
        ("0", "w3"),
        ("0", "e1"),
        ("s1", "s1w2"),
        ("s1", "s1"),
    ]


@pytest.mark.rule("DS-54")
def test_a_dead_end_and_a_water_tower_are_named_when_a_train_goes_there() -> None:
    s = playing("R ew~ ns,w", steam=4)
    assert tell(s, GREY, step("e")) == "Grey goes east to the water tower at e1 for 1 steam, 3 left."
    assert tell(s, GREY, step("e")) == "Grey goes east to e2 for 1 steam, a dead end, 2 left."
