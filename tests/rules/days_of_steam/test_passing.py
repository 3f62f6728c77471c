"""Trains in the way: what it costs to pass them, and where a move may not end."""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.actions import PASS, STOP
from footplate.games.days_of_steam.state import DaysOfSteam
from tests.rules.days_of_steam.positions import (
    act,
    advance,
    begin_turn,
    crossing,
    options,
    playing,
    put_good,
    put_train,
    refused,
    step,
    take,
    ways_on,
    where,
)


def behind(picture: str, *others: tuple[str, str], steam: int = 6) -> DaysOfSteam:
    """The first player's turn; the others' trains stand on these squares, on the track with these sides."""
    s = playing(picture, players=1 + len(others), steam=steam)
    for seat, (spot, side) in enumerate(others, 1):
        put_train(s, seat, spot, side)
    return s


# What passing costs


@pytest.mark.rule("DS-55")
@pytest.mark.parametrize(("word", "cost"), [("─", 2), ("─~", 2), ("─^", 3)])
def test_passing_a_train_costs_1_steam_more(word: str, cost: int) -> None:
    s = behind(f"Y {word} R", ("e1", "e"), steam=6)
    advance(s, 0, "e")
    assert s.steam[0] == 6 - cost
    advance(s, 0, "e")
    assert s.steam[0] == 6 - cost - 1


@pytest.mark.rule("DS-55")
@pytest.mark.parametrize(
    ("track", "came", "leaves"),
    [
        ("ns,ne", "e", "s"),
        ("ns,nw", "s", "w"),
        ("ew,ne", "w", "e"),
        ("ns,ne,es", "e", "s"),
        ("ns,ne,sw", "w", "e"),
        ("ns,nw,es", "e", "w"),
        ("ns,ne,nw", "e", "w"),
        ("ns,es,sw", "w", "s"),
    ],
)
def test_at_a_junction_a_train_on_any_segment_costs_1_more(track: str, came: str, leaves: str) -> None:
    towns = {"e": ("s1e1", "w"), "s": ("s2", "n"), "w": ("s1w1", "e")}
    home, way = towns[came]
    s = playing(crossing(track), seat=1, steam=1)
    put_train(s, 1, home)
    advance(s, 1, way)
    act(s, 1, STOP)
    s.steam[0] = 3
    advance(s, 0, "s")
    assert s.steam[0] == 1
    advance(s, 0, leaves)
    assert where(s, 0) == towns[leaves][0]


@pytest.mark.rule("DS-55")
@pytest.mark.parametrize(
    ("track", "side", "cost"),
    [
        ("ns,ew", "e", 1),
        ("ns,ew", "s", 2),
        ("ne,sw", "s", 1),
        ("ne,sw", "e", 2),
        ("nw,es", "e", 1),
        ("nw,es", "w", 2),
        ("ns,e", "e", 1),
        ("ns,e", "s", 2),
        ("ne,w", "w", 1),
        ("ne,s", "s", 1),
        ("ew,n", "e", 1),
    ],
)
def test_on_separate_track_only_a_train_on_the_same_piece_costs_1_more(
    track: str, side: str, cost: int
) -> None:
    s = behind(crossing(track), ("s1", side), steam=6)
    advance(s, 0, "s")
    assert s.steam[0] == 6 - cost


@pytest.mark.rule("DS-55")
def test_trains_in_a_town_cost_nothing_to_pass() -> None:
    s = behind("Y ─ R ─", ("e2", ""), ("e2", ""), ("e2", ""), steam=3)
    advance(s, 0, "e", "e", "e")
    assert (where(s, 0), s.steam[0]) == ("e3", 0)


@pytest.mark.rule("DS-55")
def test_a_train_is_passed_again_at_the_same_cost() -> None:
    s = behind("Y ─ R", ("e1", "e"), steam=6)
    advance(s, 0, "e", "e", "w", "w")
    assert (where(s, 0), s.steam[0]) == ("start", 0)


@pytest.mark.rule("DS-55", "DS-59")
def test_a_bridge_passed_twice_costs_more_only_on_the_track_that_holds_a_train() -> None:
    s = behind(". ┌ ┐\nY* ┼ ┘", ("e1", "e"), steam=6)
    advance(s, 0, "e")
    assert s.steam[0] == 4
    advance(s, 0, "e", "n", "w", "s")
    assert (where(s, 0), s.steam[0]) == ("e1", 0)
    act(s, 0, STOP)


@pytest.mark.rule("DS-51", "DS-55")
def test_a_train_is_not_passed_without_the_steam_to_enter_its_track() -> None:
    s = behind("Y ─ R", ("e1", "e"), steam=1)
    assert refused(s, 0, step("e")) == {"DS-51"}


# Where a move ends


@pytest.mark.rule("DS-56")
def test_a_move_does_not_end_on_track_with_another_train() -> None:
    s = behind("Y ─ ─", ("e1", "e"), steam=6)
    advance(s, 0, "e")
    assert refused(s, 0, STOP) == {"DS-56"}
    advance(s, 0, "e")
    act(s, 0, STOP)
    assert where(s, 0) == "e2"


@pytest.mark.rule("DS-56")
@pytest.mark.parametrize(
    "track", ["ns,ne", "ew,ne", "ns,ne,es", "ns,ne,sw", "ew,nw,es", "ns,ne,nw", "ns,es,sw"]
)
def test_a_move_does_not_end_at_a_junction_with_another_train(track: str) -> None:
    s = behind(crossing(track), ("s1", "e"))
    advance(s, 0, "s")
    assert refused(s, 0, STOP) == {"DS-56"}


@pytest.mark.rule("DS-56")
@pytest.mark.parametrize(
    ("track", "side"),
    [("ns,ew", "e"), ("ne,sw", "s"), ("nw,es", "e"), ("ns,e", "e"), ("ew,n", "e"), ("ne,w", "w")],
)
def test_a_move_may_end_on_separate_track_beside_another_train(track: str, side: str) -> None:
    s = behind(crossing(track), ("s1", side), steam=1)
    advance(s, 0, "s")
    act(s, 0, STOP)
    assert (where(s, 0), where(s, 1)) == ("s1", "s1")
    assert s.train[0] != s.train[1]


@pytest.mark.rule("DS-56")
def test_a_town_has_room_for_every_train() -> None:
    s = behind("Y ─ R", ("e2", ""), ("e2", ""), ("e2", ""), steam=2)
    advance(s, 0, "e", "e")
    act(s, 0, STOP)
    assert [where(s, seat) for seat in range(4)] == ["e2"] * 4


# Looking ahead


@pytest.mark.rule("DS-56")
@pytest.mark.parametrize("beyond", ["─", "R", "ns,w", "┼", "ew,sw", "nw,es"])
def test_a_train_is_passed_only_with_steam_to_end_the_move_beyond_it(beyond: str) -> None:
    s = behind(f"Y* ─ {beyond}", ("e1", "e"), steam=2)
    assert refused(s, 0, step("e")) == {"DS-56"}
    s.steam[0] = 3
    advance(s, 0, "e")
    assert options(s, 0) == [step("e")]
    advance(s, 0, "e")
    assert (where(s, 0), s.steam[0]) == ("e2", 0)
    act(s, 0, STOP)


@pytest.mark.rule("DS-56")
def test_a_hill_beyond_a_train_takes_as_much_steam_as_ever() -> None:
    s = behind("Y ─ ─^", ("e1", "e"), steam=3)
    assert refused(s, 0, step("e")) == {"DS-56"}
    s.steam[0] = 4
    advance(s, 0, "e", "e")
    assert s.steam[0] == 0


@pytest.mark.rule("DS-56")
def test_a_train_on_a_hill_is_passed_with_4_steam() -> None:
    s = behind("Y ─^ ─", ("e1", "e"), steam=3)
    assert refused(s, 0, step("e")) == {"DS-56"}
    s.steam[0] = 4
    advance(s, 0, "e", "e")
    assert s.steam[0] == 0


@pytest.mark.rule("DS-56")
@pytest.mark.parametrize("beyond", ["─", "R"])
def test_two_trains_in_a_row_are_passed_with_5_steam(beyond: str) -> None:
    s = behind(f"Y* ─ ─ {beyond}", ("e1", "e"), ("e2", "e"), steam=4)
    assert refused(s, 0, step("e")) == {"DS-56"}
    s.steam[0] = 5
    advance(s, 0, "e")
    assert refused(s, 0, STOP) == {"DS-56"}
    advance(s, 0, "e")
    assert refused(s, 0, STOP) == {"DS-56"}
    advance(s, 0, "e")
    assert (where(s, 0), s.steam[0]) == ("e3", 0)
    act(s, 0, STOP)


@pytest.mark.rule("DS-56")
def test_a_train_farther_on_does_not_keep_another_from_setting_out() -> None:
    s = behind("Y ─ ─ ─", ("e2", "e"), steam=3)
    advance(s, 0, "e")
    assert refused(s, 0, step("e")) == {"DS-56"}
    act(s, 0, STOP)
    assert where(s, 0) == "e1"


@pytest.mark.rule("DS-56")
def test_three_trains_in_a_row_are_never_passed() -> None:
    s = behind("Y ─ ─ ─ R", ("e1", "e"), ("e2", "e"), ("e3", "e"), steam=6)
    assert refused(s, 0, step("e")) == {"DS-56"}


@pytest.mark.rule("DS-56")
def test_a_train_with_no_track_beyond_it_is_never_passed() -> None:
    s = behind("Y ─", ("e1", "e"), steam=6)
    assert refused(s, 0, step("e")) == {"DS-56"}


@pytest.mark.rule("DS-56", "DS-58")
def test_a_train_before_an_occupied_dead_end_is_never_passed() -> None:
    s = behind("Y ─ ns,w", ("e1", "e"), ("e2", "w"), steam=6)
    assert refused(s, 0, step("e")) == {"DS-56"}
    put_train(s, 2, "e2", "n")
    advance(s, 0, "e", "e")
    act(s, 0, STOP)


@pytest.mark.rule("DS-53", "DS-56")
def test_beyond_a_junction_only_the_exits_joined_to_the_entry_are_places_to_end() -> None:
    s = behind(". G* .\nY ew,ne ─", ("s1", "e"), ("s1e1", "e"), steam=6)
    assert refused(s, 0, step("s")) == {"DS-56"}
    put_train(s, 2, "s1w1")
    s.steam[0] = 3
    advance(s, 0, "s", "e")
    act(s, 0, STOP)


@pytest.mark.rule("DS-52", "DS-56")
def test_beyond_a_train_the_way_back_is_no_place_to_end() -> None:
    s = behind("Y ─ ─ ─", ("e3", "e"), steam=6)
    advance(s, 0, "e", "e")
    assert refused(s, 0, step("e")) == {"DS-56"}


@pytest.mark.rule("DS-56")
def test_at_a_junction_with_a_train_each_exit_is_judged_by_itself() -> None:
    s = behind(". G* .\n─^ ns,ne,nw ─\n. B .", ("s1", "n"), ("s1e1", "e"), steam=3)
    advance(s, 0, "s")
    assert ways_on(s, 0) == "s"
    assert refused(s, 0, step("e")) == {"DS-51"}
    assert refused(s, 0, step("w")) == {"DS-51"}
    s.steam[0] = 6
    assert refused(s, 0, step("e")) == {"DS-56"}
    assert ways_on(s, 0) == "sw"


@pytest.mark.rule("DS-56", "DS-66")
def test_no_good_is_picked_up_where_every_way_is_blocked() -> None:
    s = behind("Y ─ ─", ("e1", "e"), steam=2)
    put_good(s, "start", "red")
    assert refused(s, 0, take(s, "red")) == {"DS-66"}
    s.steam[0] = 3
    act(s, 0, take(s, "red"))
    assert options(s, 0) == [step("e")]


@pytest.mark.rule("DS-12", "DS-56")
def test_who_has_steam_and_every_way_blocked_passes() -> None:
    s = behind("Y ─", ("e1", "e"), steam=6)
    assert options(s, 0) == [PASS]
    put_train(s, 1, "start")
    assert options(s, 0) == [step("e")]


# Dead ends


@pytest.mark.rule("DS-58")
@pytest.mark.parametrize("track", ["ew,n", "es,n", "sw,n"])
def test_a_dead_end_with_a_train_cannot_be_entered(track: str) -> None:
    s = behind(crossing(track), ("s1", "n"), steam=6)
    assert refused(s, 0, step("s")) == {"DS-58"}
    s.steam[0] = 1
    assert refused(s, 0, step("s")) == {"DS-51", "DS-58"}
    begin_turn(s, 1)
    s.steam[1] = 1
    advance(s, 1, "n")
    act(s, 1, STOP)
    advance(s, 0, "s")


@pytest.mark.rule("DS-58")
def test_a_train_in_a_dead_end_does_not_close_the_track_beside_it() -> None:
    s = behind(crossing("ns,e"), ("s1", "e"), steam=2)
    advance(s, 0, "s", "s")
    assert (where(s, 0), s.steam[0]) == ("s2", 0)
