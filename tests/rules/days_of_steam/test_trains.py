"""How a train moves: where it may start, what it pays, and how it keeps its direction."""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.actions import STOP
from footplate.games.days_of_steam.components import SIDE_NAMES
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from tests.rules.days_of_steam.positions import (
    act,
    advance,
    begin_turn,
    cargo,
    crossing,
    goods,
    options,
    pick_up,
    playing,
    put_good,
    put_train,
    refused,
    step,
    ways_on,
    where,
)

# Every kind of tile: its track, what its north side is joined to, and all that is one piece with it.
FROM_THE_NORTH = [
    ("ns", "s", "ns"),
    ("ne", "e", "ne"),
    ("nw", "w", "nw"),
    ("ns,ew", "s", "ns"),
    ("ne,sw", "e", "ne"),
    ("nw,es", "w", "nw"),
    ("ns,e", "s", "ns"),
    ("ne,s", "e", "ne"),
    ("ne,w", "e", "ne"),
    ("ns,ne", "es", "nes"),
    ("ns,nw", "sw", "nsw"),
    ("ns,es", "s", "nes"),
    ("ew,ne", "e", "new"),
    ("ew,nw", "w", "new"),
    ("ns,ne,es", "es", "nes"),
    ("ew,ne,nw", "ew", "new"),
    ("ns,ne,sw", "es", "nesw"),
    ("ns,nw,es", "sw", "nesw"),
    ("ew,ne,sw", "e", "nesw"),
    ("ew,nw,es", "w", "nesw"),
    ("ns,ne,nw", "esw", "nesw"),
    ("ns,es,sw", "s", "nesw"),
    ("ew,ne,es", "e", "nesw"),
    ("ew,nw,sw", "w", "nesw"),
]
DEAD_ENDS = ["ew,n", "es,n", "sw,n"]


# Beginning


@pytest.mark.rule("DS-50")
def test_players_move_their_own_trains_only() -> None:
    s = playing("Y ─ R", steam=2)
    s.steam[1] = 2
    assert refused(s, 1, step("e")) == {"DS-10"}
    advance(s, 0, "e")
    assert refused(s, 1, step("e")) == {"DS-10"}
    assert (where(s, 0), where(s, 1)) == ("e1", "start")
    assert s.steam == [1, 2]


@pytest.mark.rule("DS-50")
@pytest.mark.parametrize("side", SIDE_NAMES)
def test_a_move_leaves_a_town_by_any_side(side: str) -> None:
    s = playing(". │ .\n─ Y ─\n. │ .", steam=1)
    advance(s, 0, side)
    assert where(s, 0) == f"{side}1"


@pytest.mark.rule("DS-50")
def test_a_train_may_go_back_next_turn_the_way_it_came() -> None:
    s = playing("Y ─ ─ R", steam=3)
    advance(s, 0, "e", "e")
    assert ways_on(s, 0) == "e"
    act(s, 0, STOP)
    begin_turn(s, 0)
    assert ways_on(s, 0) == "ew"


@pytest.mark.rule("DS-50", "DS-53")
@pytest.mark.parametrize(("track", "joined", "piece"), FROM_THE_NORTH)
def test_a_move_begins_along_any_track_of_the_piece_on_which_the_train_stands(
    track: str, joined: str, piece: str
) -> None:
    s = playing(crossing(track), steam=2)
    advance(s, 0, "s")
    act(s, 0, STOP)
    begin_turn(s, 0)
    assert ways_on(s, 0) == piece
    for side in set(SIDE_NAMES) - set(piece):
        assert refused(s, 0, step(side)) == ({"DS-50"} if side in track else {"DS-50", "DS-23"})


# Steam


@pytest.mark.rule("DS-51")
@pytest.mark.parametrize(
    ("word", "cost"),
    [
        ("─", 1),
        ("┐", 1),
        ("─~", 1),
        ("─+", 1),
        ("┼", 1),
        ("ew,sw", 1),
        ("nw,es", 1),
        ("ns,w", 1),
        ("─^", 2),
        ("┐^", 2),
        ("┘^", 2),
    ],
)
def test_track_costs_1_steam_to_enter_and_a_hill_2(word: str, cost: int) -> None:
    s = playing(f"Y {word}", steam=cost - 1)
    assert refused(s, 0, step("e")) == {"DS-51"}
    assert DAYS_OF_STEAM.price(s, 0, step("e")) == cost
    s.steam[0] = cost
    advance(s, 0, "e")
    assert s.steam[0] == 0


@pytest.mark.rule("DS-51")
def test_a_town_costs_1_steam_to_enter() -> None:
    s = playing("Y ─ R", steam=1)
    advance(s, 0, "e")
    assert refused(s, 0, step("e")) == {"DS-51"}
    assert DAYS_OF_STEAM.price(s, 0, step("e")) == 1
    s.steam[0] = 1
    advance(s, 0, "e")
    assert s.steam[0] == 0


@pytest.mark.rule("DS-51")
def test_a_train_goes_on_while_it_has_steam_for_the_next_segment() -> None:
    s = playing("Y ─ ─^ ─ ─ ─", steam=6)
    advance(s, 0, "e", "e", "e", "e", "e")
    assert (where(s, 0), s.steam[0]) == ("e5", 0)
    assert options(s, 0) == [STOP]


@pytest.mark.rule("DS-51")
def test_what_leads_nowhere_has_no_price() -> None:
    s = playing("Y ─", steam=1)
    assert DAYS_OF_STEAM.price(s, 0, step("w")) is None
    assert DAYS_OF_STEAM.price(s, 0, STOP) is None


@pytest.mark.rule("DS-51")
def test_a_move_enters_at_least_one_tile() -> None:
    s = playing("Y ─ R", steam=2)
    put_good(s, "start", "blue")
    assert refused(s, 0, STOP) == {"DS-10"}
    pick_up(s, 0, "blue")
    assert refused(s, 0, STOP) == {"DS-51", "DS-66"}
    advance(s, 0, "e")
    act(s, 0, STOP)
    assert s.turn == 1


@pytest.mark.rule("DS-51")
def test_a_player_stops_where_they_like_with_steam_to_spare() -> None:
    s = playing("Y ─ ─ R", steam=6)
    advance(s, 0, "e", "e")
    act(s, 0, STOP)
    assert (where(s, 0), s.steam[0], s.turn) == ("e2", 4, 1)


@pytest.mark.rule("DS-23")
def test_a_train_does_not_leave_the_track() -> None:
    s = playing("Y ─\n. ─", steam=6)
    assert refused(s, 0, step("n")) == {"DS-23"}
    put_train(s, 0, "e1", "e")
    assert refused(s, 0, step("e")) == {"DS-23"}
    assert refused(s, 0, step("s")) == {"DS-50", "DS-23"}


# Direction


@pytest.mark.rule("DS-52", "DS-53")
@pytest.mark.parametrize(("track", "joined", "piece"), FROM_THE_NORTH)
def test_during_a_move_only_exits_joined_to_the_entry_are_taken_and_never_the_entry(
    track: str, joined: str, piece: str
) -> None:
    s = playing(crossing(track), steam=2)
    advance(s, 0, "s")
    assert ways_on(s, 0) == joined
    assert refused(s, 0, step("n")) == {"DS-52"}
    for side in set("esw") - set(joined):
        assert refused(s, 0, step(side)) == ({"DS-53"} if side in track else {"DS-53", "DS-23"})


@pytest.mark.rule("DS-52")
@pytest.mark.parametrize("side", SIDE_NAMES)
def test_in_a_town_a_train_turns_as_it_likes_or_turns_round_in_the_same_move(side: str) -> None:
    s = playing(". . │ .\nY* ─ R ─\n. . │ .", steam=3)
    advance(s, 0, "e", "e", side)
    assert where(s, 0) == {"n": "n1e2", "e": "e3", "s": "s1e2", "w": "e1"}[side]
    assert s.steam[0] == 0


@pytest.mark.rule("DS-52")
def test_after_turning_round_in_a_town_a_train_still_does_not_reverse_on_track() -> None:
    s = playing("Y ─ R", steam=6)
    advance(s, 0, "e", "e", "w")
    assert ways_on(s, 0) == "w"
    assert refused(s, 0, step("e")) == {"DS-52"}


# Dead ends


@pytest.mark.rule("DS-54")
@pytest.mark.parametrize("track", DEAD_ENDS)
def test_a_dead_end_costs_1_steam_and_ends_the_move(track: str) -> None:
    s = playing(crossing(track), steam=6)
    advance(s, 0, "s")
    assert s.steam[0] == 5
    assert options(s, 0) == [STOP]
    assert refused(s, 0, step("n")) == {"DS-52", "DS-54"}
    for side in "esw":
        assert refused(s, 0, step(side)) == ({"DS-54"} if side in track else {"DS-54", "DS-23"})


@pytest.mark.rule("DS-54")
@pytest.mark.parametrize("track", DEAD_ENDS)
def test_the_next_move_leaves_a_dead_end_by_the_way_the_train_came(track: str) -> None:
    s = playing(crossing(track), steam=6)
    advance(s, 0, "s")
    act(s, 0, STOP)
    begin_turn(s, 0)
    assert ways_on(s, 0) == "n"
    advance(s, 0, "n")
    assert where(s, 0) == "start"


# Free to go


@pytest.mark.rule("DS-57")
def test_a_train_moves_without_a_good_and_leaves_goods_where_they_lie() -> None:
    s = playing("Y ─ R", steam=2)
    put_good(s, "start", "red")
    put_good(s, "e2", "yellow")
    advance(s, 0, "e", "e")
    act(s, 0, STOP)
    assert (where(s, 0), cargo(s, 0), s.turn) == ("e2", "", 1)
    assert (goods(s, "start"), goods(s, "e2")) == (["red"], ["yellow"])


@pytest.mark.rule("DS-59")
def test_a_move_may_pass_the_same_tiles_and_towns_again() -> None:
    s = playing("Y ─ R", steam=6)
    advance(s, 0, "e", "e", "w", "w", "e", "e")
    act(s, 0, STOP)
    assert (where(s, 0), s.steam[0], s.turn) == ("e2", 0, 1)


@pytest.mark.rule("DS-59")
def test_a_move_may_end_in_the_town_in_which_it_began() -> None:
    s = playing("Y ─ R", steam=6)
    advance(s, 0, "e", "e", "w", "w")
    act(s, 0, STOP)
    assert (where(s, 0), s.steam[0], s.turn) == ("start", 2, 1)


@pytest.mark.rule("DS-59")
def test_a_move_may_end_on_the_very_track_on_which_it_began() -> None:
    s = playing("Y ─ R", steam=2)
    put_train(s, 0, "e1", "e")
    advance(s, 0, "e", "w")
    act(s, 0, STOP)
    assert (where(s, 0), s.steam[0], s.turn) == ("e1", 0, 1)


@pytest.mark.rule("DS-59")
def test_the_tile_on_which_a_move_begins_costs_nothing_until_it_is_entered() -> None:
    s = playing("Y ─^ R", steam=3)
    put_train(s, 0, "e1", "e")
    advance(s, 0, "e")
    assert s.steam[0] == 2
    advance(s, 0, "w")
    assert s.steam[0] == 0
