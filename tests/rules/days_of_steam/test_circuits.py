"""Circuits: which loops are one, which are new, and who gets a counter for them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from footplate.games.days_of_steam import circuits
from footplate.games.days_of_steam.actions import DRAW_TOWN
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.kernel.action import CHANCE
from tests.rules.days_of_steam.positions import (
    act,
    begin_turn,
    deal,
    give,
    place,
    play,
    play_town,
    playing,
    turn_up,
)


@pytest.fixture(params=["searched", "swept"], autouse=True)
def _by_both_ways_to_find_loops(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small maps are searched path by path; the sweep, which is for large ones, has to agree."""
    if request.param == "swept":
        monkeypatch.setattr(circuits, "PATIENCE", 0)


RING = """
    ┌ ─ ┐
    Y . R
    └ ─ ┘
    """


def earned(picture: str, spot: str, word: str) -> int:
    """How many counters a tile earns."""
    s = playing(picture, word)
    act(s, 0, play(s, spot, word))
    assert s.circuits[1] == 0
    return s.circuits[0]


def gaps(picture: str) -> Iterator[tuple[str, str, str]]:
    """The picture without one of its track tiles, where that was, and which it was; for all of them."""
    rows = [line.split() for line in picture.strip().splitlines()]
    words = {(x, y): word for y, row in enumerate(rows) for x, word in enumerate(row)}
    home_x, home_y = next(at for at, word in words.items() if word in "RYGB")
    for (x, y), word in words.items():
        if word not in ".RYGB":
            without = [[*row] for row in rows]
            without[y][x] = "."
            south, east = y - home_y, x - home_x
            spot = f"s{south}" * (south > 0) + f"n{-south}" * (south < 0)
            spot += f"e{east}" * (east > 0) + f"w{-east}" * (east < 0)
            yield "\n".join([" ".join(row) for row in without]), spot, word


# What is a circuit: whichever of its tiles is the last, it earns a counter.


@pytest.mark.rule("DS-40")
def test_two_towns_on_a_loop_are_a_circuit() -> None:
    assert [earned(*gap) for gap in gaps(RING)] == [1] * 6


@pytest.mark.rule("DS-40")
def test_the_towns_may_be_of_one_colour() -> None:
    assert [earned(*gap) for gap in gaps(RING.replace("R", "Y"))] == [1] * 6


@pytest.mark.rule("DS-40")
def test_a_circuit_may_pass_many_towns() -> None:
    picture = """
        G ─ ─ R ─ ┐
        │ . . . . │
        Y ─ ─ B ─ ┘
        """
    assert [earned(*gap) for gap in gaps(picture)] == [1] * 10


@pytest.mark.rule("DS-40")
def test_a_circuit_may_be_long_and_bent() -> None:
    picture = """
        ┌ ─ ┐ . ┌ ─ ┐
        Y . └ ─ ┘ . R
        └ ┐ . . . ┌ ┘
        . └ ─ ─ ─ ┘ .
        """
    assert [earned(*gap) for gap in gaps(picture)] == [1] * 18


@pytest.mark.rule("DS-40")
def test_a_loop_around_a_single_town_is_no_circuit() -> None:
    picture = """
        ┌ ┐
        Y ┘
        """
    assert [earned(*gap) for gap in gaps(picture)] == [0] * 3


@pytest.mark.rule("DS-40")
def test_a_town_beside_the_loop_does_not_help() -> None:
    picture = """
        . ┌ ┐
        ┌ Y ┘
        R . .
        """
    assert [earned(*gap) for gap in gaps(picture)] == [0] * 4


@pytest.mark.rule("DS-40")
def test_a_loop_of_track_without_towns_is_no_circuit() -> None:
    picture = """
        . ┌        ┐ .
        Y ew,nw,en ┘ .
        └ ─        ─ R
        """
    assert [earned(*gap) for gap in gaps(picture)] == [0] * 7


@pytest.mark.rule("DS-40")
def test_a_line_from_town_to_town_is_no_circuit() -> None:
    picture = """
        Y ┐ . . .
        . └ R ┐ .
        . . . └ G
        """
    assert [earned(*gap) for gap in gaps(picture)] == [0] * 4


@pytest.mark.rule("DS-40")
def test_a_loop_that_ends_in_a_dead_end_is_no_circuit() -> None:
    picture = """
        ┌ ─ nw,s
        Y . R
        └ ─ ┘
        """
    assert [earned(*gap) for gap in gaps(picture)] == [0] * 6


@pytest.mark.rule("DS-40")
def test_a_town_tile_can_complete_one() -> None:
    s = playing(RING.replace("R", "."))
    turn_up(s, "R", "red", "blue")
    act(s, 0, play_town(s, "e2"))
    deal(s)
    assert s.circuits == (1, 0)


@pytest.mark.rule("DS-40")
def test_a_drawn_town_can_complete_one() -> None:
    s = playing(RING.replace("R", "."))
    act(s, 0, DRAW_TOWN)
    deal(s)
    act(s, 0, place(s, "e2"))
    deal(s)
    assert s.circuits == (1, 0)


@pytest.mark.rule("DS-40")
def test_a_town_tile_that_closes_no_loop_earns_nothing() -> None:
    s = playing(
        """
        ┌ ─ .
        Y . .
        └ ─ ┘
        """
    )
    turn_up(s, "R", "red", "blue")
    act(s, 0, play_town(s, "e2"))
    deal(s)
    assert s.circuits == (0, 0)


# One tile twice.


def eight(middle: str) -> str:
    """Two towns at opposite corners, each joined to two sides of the tile between them."""
    return f"""
        Y ┐        .
        └ {middle} ┐
        . └        R
        """


@pytest.mark.rule("DS-41")
@pytest.mark.parametrize("middle", ["┼", "ne,sw"])
def test_a_circuit_may_pass_a_bridge_or_a_double_curve_twice(middle: str) -> None:
    assert [earned(*gap) for gap in gaps(eight(middle))] == [1] * 5


@pytest.mark.rule("DS-41")
def test_two_loops_that_meet_on_a_double_curve_are_not_one() -> None:
    assert [earned(*gap) for gap in gaps(eight("nw,es"))] == [0] * 5


@pytest.mark.rule("DS-41", "DS-45")
def test_a_circuit_may_pass_a_junction_twice_on_segments_that_share_no_side() -> None:
    assert [earned(*gap) for gap in gaps(eight("ns,ne,sw"))] == [1] * 5


@pytest.mark.rule("DS-41", "DS-42")
def test_an_old_segment_of_the_tile_may_be_passed_too() -> None:
    assert earned(eight("ns,ne,nw"), "s1e1", "ne,sw+") == 1


# Nothing twice.


@pytest.mark.rule("DS-45")
def test_a_circuit_does_not_use_a_side_of_a_junction_twice() -> None:
    picture = """
        Y ew,es ew,sw R
        └ ┘     └     ┘
        """
    assert [earned(*gap) for gap in gaps(picture)] == [0] * 6


@pytest.mark.rule("DS-45")
@pytest.mark.parametrize("middle", ["ns,ne,nw", "ns,es,sw", "ew,en,es", "ew,nw,sw", "ns,nw,es"])
def test_a_circuit_does_not_pass_a_junction_twice_on_segments_that_share_a_side(middle: str) -> None:
    assert [earned(*gap) for gap in gaps(eight(middle))] == [0] * 5


@pytest.mark.rule("DS-45")
def test_a_circuit_does_not_pass_a_town_twice() -> None:
    picture = """
        . ┌ ─ ┐
        ┌ Y ─ R
        └ . . .
        """
    assert earned(picture, "s1", "┘") == 0


@pytest.mark.rule("DS-45")
def test_a_new_town_is_not_passed_twice_either() -> None:
    s = playing(
        """
        . ┌ ew,es,sw Y ┐
        ┌ . ┘        └ ┘
        └ ┘ .        . .
        """
    )
    turn_up(s, "R", "red", "blue")
    act(s, 0, play_town(s, "s1w2"))
    deal(s)
    assert s.circuits == (0, 0)


@pytest.mark.rule("DS-45")
def test_a_circuit_does_not_go_to_a_loop_and_back_on_the_same_track() -> None:
    picture = """
        Y .     .
        └ ew,sw ┐
        . └     G
        """
    assert [earned(*gap) for gap in gaps(picture)] == [0] * 4


# Without reversing.


@pytest.mark.rule("DS-44")
@pytest.mark.parametrize(("corner", "counters"), [("ns,sw", 0), ("ew,en", 0), ("nw,ew", 1), ("ns,nw", 1)])
def test_a_loop_that_needs_a_reversal_is_no_circuit(corner: str, counters: int) -> None:
    picture = f"""
        ┌ ─ ┐
        Y . R
        └ ─ {corner}
        """
    assert [earned(*gap) for gap in gaps(picture)] == [counters] * 6


@pytest.mark.rule("DS-44")
@pytest.mark.parametrize(("points", "counters"), [("ew,sw", 0), ("ew,es", 1), ("ew,es,sw", 1)])
def test_a_loop_at_the_end_of_a_line_is_closed_only_if_its_points_are(points: str, counters: int) -> None:
    picture = f"""
        Y .        . .
        └ {points} ─ ┐
        . │        . R
        . └        G ┘
        """
    assert [earned(*gap) for gap in gaps(picture)] == [0] + [counters] * 6


@pytest.mark.rule("DS-44", "DS-45")
def test_a_loop_for_turning_round_does_not_help() -> None:
    picture = """
        ┌ ─ ┐
        Y . R
        └ ─ ns,sw
        . ┌ ns,nw
        . └ ┘
        """
    assert [earned(*gap) for gap in gaps(picture)] == [0] * 10


# What is new.


@pytest.mark.rule("DS-42")
def test_another_path_between_the_same_towns_is_a_new_circuit() -> None:
    assert earned(RING, "e1", "─") == 1


@pytest.mark.rule("DS-42")
@pytest.mark.parametrize(("spot", "word"), [("w1", "─"), ("e3", "┼"), ("w1", "es,w")])
def test_a_tile_that_adds_no_loop_to_a_circuit_earns_nothing(spot: str, word: str) -> None:
    assert earned(RING, spot, word) == 0


@pytest.mark.rule("DS-42")
@pytest.mark.parametrize("word", ["─+", "ew,nw+", "ew,en+", "ew,nw,en+"])
def test_a_segment_that_was_there_before_makes_no_circuit_new(word: str) -> None:
    assert earned(RING, "n1e1", word) == 0


@pytest.mark.rule("DS-42")
@pytest.mark.parametrize(("under", "over"), [("ns,sw", "┘+"), ("ns,sw", "ns,sw,nw+"), ("ew,en", "nw,ew+")])
def test_overbuilding_makes_a_new_circuit(under: str, over: str) -> None:
    picture = f"""
        ┌ ─ ┐
        Y . R
        └ ─ {under}
        """
    assert earned(picture, "s1e2", over) == 1


@pytest.mark.rule("DS-42")
@pytest.mark.parametrize(("over", "counters"), [("ew,sw+", 0), ("ew,es+", 1), ("ew,es,sw+", 1)])
def test_a_new_segment_beside_one_of_an_old_circuit_makes_a_new_one(over: str, counters: int) -> None:
    picture = """
        ┌ ew,sw ─ ┐
        Y ┘     . R
        └ ─     ─ ┘
        """
    assert earned(picture, "n1e1", over) == counters


@pytest.mark.rule("DS-42")
@pytest.mark.parametrize("junction", ["ns,nw", "ns,nw,sw"])
def test_one_of_the_new_segments_is_enough(junction: str) -> None:
    picture = """
        ┌ ─ ┐
        Y . R
        └ ─ .
        . . │
        . . G
        """
    assert earned(picture, "s1e2", junction) == 1


@pytest.mark.rule("DS-42")
def test_an_old_circuit_is_not_new_because_a_loop_beside_it_is() -> None:
    picture = """
        Y ─        R
        └ ew,es,sw ┘
        . ns,ne    ┐
        . └        .
        """
    assert earned(picture, "s3e2", "┘") == 0


# Counters.


@pytest.mark.rule("DS-40")
def test_who_played_the_tile_gets_the_counter() -> None:
    s = playing(RING.replace(" ┐", " ."), "┐", players=3, seat=2)
    act(s, 2, play(s, "n1e2", "┐"))
    assert s.circuits == (0, 0, 1)


FORK = """
    ┌ . ─ ┐
    Y ┘ . R
    └ ─ ─ ┘
    """


@pytest.mark.rule("DS-43")
@pytest.mark.parametrize(("picture", "spot", "word"), [(RING, "e1", "─"), (FORK, "n1e1", "ew,es")])
def test_two_circuits_in_one_turn_earn_one_counter_and_use_up_one(picture: str, spot: str, word: str) -> None:
    s = playing(picture, word)
    act(s, 0, play(s, spot, word))
    assert s.circuits == (1, 0)
    assert DAYS_OF_STEAM.view(s, None).counters_left == 6


@pytest.mark.rule("DS-43")
@pytest.mark.parametrize(("had", "have"), [((3, 3), (4, 3)), ((4, 3), (4, 3)), ((0, 7), (0, 7))])
def test_there_are_seven_counters(had: tuple[int, int], have: tuple[int, int]) -> None:
    s = playing(RING, "─")
    s.circuits = had
    act(s, 0, play(s, "e1", "─"))
    assert s.circuits == have


@pytest.mark.rule("DS-46")
def test_the_counter_is_had_before_the_draw() -> None:
    s = playing(RING, "─")
    act(s, 0, play(s, "e1", "─"))
    assert s.actors() == (CHANCE,)
    assert DAYS_OF_STEAM.view(s, None).points == (1, 0)


@pytest.mark.rule("DS-46")
def test_a_circuit_that_earned_nothing_earns_nothing_later() -> None:
    s = playing(RING, "─", "─")
    s.circuits = (
        0,
        7,
    )
    act(s, 0, play(s, "e1", "─"))
    s.circuits = (
        0,
        0,
    )
    begin_turn(s)
    act(s, 0, play(s, "e3", "─"))
    assert s.circuits == (0, 0)


# Circuits that are cut.


@pytest.mark.rule("DS-47")
def test_a_counter_is_kept_and_a_circuit_closed_again_is_new() -> None:
    s = playing(RING.replace("─ ┐", ". ┐"), "─")
    give(s, 1, "nw,es+", "─+")
    act(s, 0, play(s, "n1e1", "─"))
    assert s.circuits == (1, 0)
    begin_turn(s, 1)
    act(s, 1, play(s, "n1e1", "nw,es+"))
    assert s.circuits == (1, 0)
    begin_turn(s, 1)
    act(s, 1, play(s, "n1e1", "─+"))
    assert s.circuits == (1, 1)
