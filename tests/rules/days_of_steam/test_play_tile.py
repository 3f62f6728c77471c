"""Playing a track tile: where it goes, what it joins, what it meets, how far it may be, its steam."""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.actions import DRAW_TOWN, PlayTile, TurnUpTown
from footplate.games.days_of_steam.components import TOWNS
from footplate.games.days_of_steam.state import DaysOfSteam
from tests.rules.days_of_steam.positions import (
    act,
    at,
    begin_turn,
    chance,
    forbidden_by,
    options,
    place,
    play,
    play_town,
    playing,
    read_tile,
    refused,
    turn_up,
)


def offered(s: DaysOfSteam, word: str) -> list[PlayTile]:
    """Every way to play a tile that is in hand."""
    plays = [option for option in options(s, 0) if isinstance(option, PlayTile)]
    return [option for option in plays if option.tile == read_tile(word)[0]]


# Where a tile goes.


@pytest.mark.rule("DS-20")
def test_a_tile_goes_beside_the_map_on_any_of_its_sides() -> None:
    s = playing("R", "┼")
    assert {option.square for option in offered(s, "┼")} == {at(s, spot) for spot in ("n1", "e1", "s1", "w1")}


@pytest.mark.rule("DS-20")
@pytest.mark.parametrize("spot", ["n1e1", "s1e1", "s1w1", "n1w1"])
def test_a_tile_does_not_go_where_only_a_corner_touches_the_map(spot: str) -> None:
    s = playing("R", "┼")
    assert refused(s, 0, play(s, spot, "┼")) == {"DS-20", "DS-21"}


@pytest.mark.rule("DS-20")
def test_a_tile_may_be_turned_every_way() -> None:
    s = playing("R", "ns,ne,nw")
    for word in ("ns,ne,nw", "ew,es,en", "ns,es,sw", "ew,nw,sw"):
        assert play(s, "e1", word) in offered(s, "ns,ne,nw")
    assert len(offered(s, "ns,ne,nw")) == 16


@pytest.mark.rule("DS-20")
@pytest.mark.parametrize(
    ("word", "same"), [("─", [3]), ("│", [2]), ("┼", [1, 2, 3]), ("ne,sw", [2]), ("nw,es", [3])]
)
def test_of_turns_that_look_the_same_only_the_smallest_is_named(word: str, same: list[int]) -> None:
    spot = "n1" if word == "│" else "e1"
    for rotation in same:
        s = playing("R", word)
        named = play(s, spot, word)
        assert refused(s, 0, PlayTile(named.tile, named.square, rotation)) == {"DS-20"}
        act(s, 0, named)


@pytest.mark.rule("DS-20")
def test_a_town_goes_on_an_empty_square() -> None:
    s = playing("R ─ ─ ─")
    turn_up(s, "G")
    assert refused(s, 0, play_town(s, "e3")) == {"DS-20"}
    act(s, 0, play_town(s, "e4"))


@pytest.mark.rule("DS-20")
def test_a_town_goes_where_a_tile_lies_beside_it() -> None:
    s = playing("R ─ ─ ─")
    turn_up(s, "G")
    assert refused(s, 0, play_town(s, "n1e4")) == {"DS-20", "DS-31"}


# What it joins.


@pytest.mark.rule("DS-21")
def test_a_tile_that_touches_the_map_and_joins_no_track_is_refused() -> None:
    s = playing("R ─", "└")
    assert refused(s, 0, play(s, "n1e1", "└")) == {"DS-21"}


@pytest.mark.rule("DS-21")
def test_a_tile_that_joins_track_which_leads_to_no_town_is_refused() -> None:
    s = playing("R nw,es ─", "─")
    assert refused(s, 0, play(s, "e3", "─")) == {"DS-21"}
    act(s, 0, play(s, "n1e1", "│"))


@pytest.mark.rule("DS-21")
def test_one_segment_that_leads_to_a_town_is_enough() -> None:
    for word in ("┼", "ne,sw", "nw,es", "ew,n", "nw,s"):
        s = playing("R", word)
        act(s, 0, play(s, "e1", word))


@pytest.mark.rule("DS-21")
@pytest.mark.parametrize(("loose", "joined"), [("ns,w", "ew,n"), ("ne,w", "nw,s"), ("es,w", "nw,e")])
def test_a_dead_end_of_the_tile_itself_joins_it_to_no_town(loose: str, joined: str) -> None:
    s = playing("R", joined)
    assert refused(s, 0, play(s, "e1", loose)) == {"DS-21"}
    act(s, 0, play(s, "e1", joined))


@pytest.mark.rule("DS-21")
def test_a_dead_end_of_another_tile_joins_it_to_no_town() -> None:
    s = playing("R ew,n", "│")
    assert refused(s, 0, play(s, "n1e1", "│")) == {"DS-21"}
    act(s, 0, play(s, "n1", "│"))


@pytest.mark.rule("DS-21")
def test_any_town_in_play_will_do() -> None:
    s = playing("R ─ ─ Y", "─")
    act(s, 0, play(s, "e4", "─"))


# Valid paths.


@pytest.mark.rule("DS-21", "DS-23")
@pytest.mark.parametrize(
    ("word", "spots"),
    [
        ("ew,nw", {"n1e1", "e2"}),
        ("ew,en", {"e2"}),
        ("ew,nw,en", {"n1e1", "e2"}),
        ("ew,nw,es", {"n1e1", "e2"}),
        ("ns,nw,es", {"n1e1"}),
        ("ew,nw,sw", {"n1e1", "e2", "s1e1"}),
        ("ew,en,es", {"e2"}),
        ("┼", {"e2"}),
        ("nw,es", {"n1e1"}),
        ("ne,sw", {"s1e1"}),
        ("ew,n", {"e2"}),
        ("nw,e", {"n1e1"}),
    ],
)
def test_a_path_leads_through_a_tile_along_its_segments_alone(word: str, spots: set[str]) -> None:
    s = playing(f"R {word}", "┼")
    for spot in ("n1e1", "e2", "s1e1"):
        joined = forbidden_by(s, 0, play(s, spot, "┼"))
        assert ("DS-21" not in joined) == (spot in spots)


@pytest.mark.rule("DS-23", "DS-25")
@pytest.mark.parametrize(("junction", "reasons"), [("ew,nw", {"DS-25"}), ("ew,nw,en", set())])
def test_a_town_beyond_a_junction_is_near_only_along_its_segments(junction: str, reasons: set[str]) -> None:
    s = playing(f"R ─ ─ ─ ─ {junction} G", "│")
    assert forbidden_by(s, 0, play(s, "n1e5", "│")) == reasons


@pytest.mark.rule("DS-23")
@pytest.mark.parametrize(("last", "reasons"), [("┐", set()), (".", {"DS-31"})])
def test_a_valid_path_may_go_round_a_loop_and_come_back_to_a_junction(last: str, reasons: set[str]) -> None:
    s = playing(
        f"""
        R ew,en ew,sw {last}
        . .     └     ┘
        """
    )
    turn_up(s, "G")
    assert forbidden_by(s, 0, play_town(s, "n1e1")) == reasons


@pytest.mark.rule("DS-23", "DS-25")
def test_the_way_round_such_a_loop_counts_for_the_fifth_tile() -> None:
    s = playing(
        """
        R ew,en ew,sw ┐
        . .     └     ┘
        """,
        "│",
    )
    assert refused(s, 0, play(s, "n1e1", "│")) == {"DS-25"}


# What it meets.

NEIGHBOURS = [
    (". │ \n R .", "e1", "┘", "─"),
    (". ─ \n R .", "e1", "─", "┘"),
    (". ─ . \n R . ─", "e1", "─", "┐"),
    (". ─ . \n R . │", "e1", "┐", "─"),
    ("R . \n . │", "e1", "┐", "─"),
    ("R . \n . ─", "e1", "─", "┐"),
    (". ─ . \n ─ . R", "w1", "─", "┌"),
    (". ─ . \n │ . R", "w1", "┌", "─"),
]


@pytest.mark.rule("DS-22")
@pytest.mark.parametrize(("picture", "spot", "fits", "clashes"), NEIGHBOURS)
def test_on_every_side_track_meets_track_and_blank_meets_blank(
    picture: str, spot: str, fits: str, clashes: str
) -> None:
    s = playing(picture, fits, clashes)
    assert refused(s, 0, play(s, spot, clashes)) == {"DS-22"}
    act(s, 0, play(s, spot, fits))


@pytest.mark.rule("DS-22")
def test_the_edge_of_a_dead_end_has_track() -> None:
    s = playing(". ew,s \n R .", "┘", "─")
    assert refused(s, 0, play(s, "e1", "─")) == {"DS-22"}
    act(s, 0, play(s, "e1", "┘"))


@pytest.mark.rule("DS-22")
def test_the_edge_of_ones_own_dead_end_has_track() -> None:
    s = playing(". │ \n R . \n . ─", "ew,n")
    assert refused(s, 0, play(s, "e1", "ew,s")) == {"DS-22"}
    act(s, 0, play(s, "e1", "ew,n"))


@pytest.mark.rule("DS-22")
def test_a_town_meets_track_on_all_its_sides() -> None:
    s = playing("R ─ ─ . \n . . . ─", "│")
    turn_up(s, "G")
    assert refused(s, 0, play(s, "w1", "│")) == {"DS-21", "DS-22"}
    assert refused(s, 0, play_town(s, "e3")) == {"DS-22"}
    s = playing("R ─ ─ . \n . . . │")
    turn_up(s, "G")
    act(s, 0, play_town(s, "e3"))


# How far it may be.


@pytest.mark.rule("DS-25")
def test_a_track_tile_is_at_most_the_fifth_from_a_town() -> None:
    s = playing("R ─ ─ ─ ─", "─")
    act(s, 0, play(s, "e5", "─"))
    s = playing("R ─ ─ ─ ─ ─", "─")
    assert refused(s, 0, play(s, "e6", "─")) == {"DS-25"}


@pytest.mark.rule("DS-25")
def test_the_nearest_town_counts() -> None:
    s = playing("R ─ ─ ─ ─ ┐ . . . . . \n . . . . . . ─ ─ ─ ─ Y", "└")
    act(s, 0, play(s, "s1e5", "└"))
    s = playing("R ─ ─ ─ ─ ┐ . . . . . . \n . . . . . . ─ ─ ─ ─ ─ Y", "└")
    assert refused(s, 0, play(s, "s1e5", "└")) == {"DS-25"}


@pytest.mark.rule("DS-25")
def test_of_two_paths_from_a_town_the_shorter_counts() -> None:
    s = playing(
        """
        ┌ ─ ─ ─ ┐
        R ─ ─ ─ .
        """,
        "┘",
    )
    act(s, 0, play(s, "e4", "┘"))


@pytest.mark.rule("DS-25")
def test_the_path_is_counted_along_the_track_and_not_over_the_map() -> None:
    s = playing(
        """
        ┌ ─ ─ ─ ┐
        R . . . .
        """,
        "│",
    )
    assert refused(s, 0, play(s, "e4", "│")) == {"DS-25"}


@pytest.mark.rule("DS-25")
def test_a_tile_that_the_path_passes_twice_counts_twice() -> None:
    s = playing(
        """
        . ┌ ┐
        R ┼ ┘
        """,
        "│",
    )
    assert refused(s, 0, play(s, "s1e1", "│")) == {"DS-25"}


@pytest.mark.rule("DS-25")
def test_hills_count_as_one_tile() -> None:
    s = playing("R ─^ ─^ ─^ ─", "─^")
    act(s, 0, play(s, "e5", "─^"))


@pytest.mark.rule("DS-25")
@pytest.mark.parametrize(
    ("beside", "word", "reasons"),
    [("─", "┘", set()), ("nw,e", "┘", {"DS-25"}), ("─", "ew,n", set()), ("─", "ns,w", {"DS-25"})],
)
def test_the_path_leads_over_no_dead_end(beside: str, word: str, reasons: set[str]) -> None:
    s = playing(
        f"""
        ┌ ─        ┐
        │ .        │
        R {beside} .
        """,
        word,
    )
    assert forbidden_by(s, 0, play(s, "e2", word)) == reasons


@pytest.mark.rule("DS-25")
def test_only_the_tile_that_is_played_is_tested() -> None:
    s = playing(
        """
        ┌ ─ ─ ┐
        │ . . │
        R ─ ─ ew,en
        """,
        "nw,es+",
        "─",
    )
    assert play(s, "e4", "─") in options(s, 0)
    act(s, 0, play(s, "e1", "nw,es+"))
    begin_turn(s)
    assert refused(s, 0, play(s, "e4", "─")) == {"DS-25"}


@pytest.mark.rule("DS-26")
def test_a_track_tile_may_link_two_towns_by_one_segment() -> None:
    s = playing(
        """
        ┌ ─ ┐
        R . Y
        """,
        "─",
    )
    act(s, 0, play(s, "e1", "─"))


@pytest.mark.rule("DS-26")
def test_two_towns_linked_by_one_segment_on_a_corner() -> None:
    s = playing(
        """
        R .
        └ Y
        """,
        "┐",
    )
    act(s, 0, play(s, "e1", "┐"))


# Its steam.


@pytest.mark.rule("DS-24")
@pytest.mark.parametrize(
    ("word", "steam"), [("─", 2), ("─^", 2), ("┼", 2), ("─+", 1), ("─~", 1), ("ew,nw", 1)]
)
def test_a_track_tile_adds_its_steam(word: str, steam: int) -> None:
    s = playing("R", word, steam=1)
    act(s, 0, play(s, "e1", word))
    assert s.steam == [1 + steam, 0]


@pytest.mark.rule("DS-24")
@pytest.mark.parametrize(("had", "has"), [(3, 5), (4, 6), (5, 6), (6, 6)])
def test_a_track_tile_adds_no_steam_beyond_six(had: int, has: int) -> None:
    s = playing("R", "─", seat=1, steam=had)
    act(s, 1, play(s, "e1", "─"))
    assert s.steam == [0, has]


@pytest.mark.rule("DS-24")
@pytest.mark.parametrize(("town", "had", "has"), [("G", 1, 2), ("G2", 1, 3), ("G2", 5, 6), ("G", 6, 6)])
def test_a_face_up_town_adds_its_steam_up_to_six(town: str, had: int, has: int) -> None:
    s = playing("R ─ ─", steam=had)
    turn_up(s, town)
    act(s, 0, play_town(s, "e3"))
    assert s.steam == [has, 0]


@pytest.mark.rule("DS-24")
@pytest.mark.parametrize("town", range(len(TOWNS)))
def test_a_drawn_town_adds_its_steam(town: int) -> None:
    s = playing("R ─ ─", steam=1)
    act(s, 0, DRAW_TOWN)
    chance(s, TurnUpTown(town))
    act(s, 0, place(s, "e3"))
    assert s.steam == [1 + TOWNS[town].steam, 0]
