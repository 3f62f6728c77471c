"""Playing a track tile over another: what bears the mark, what may be covered, what has to stay."""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.actions import USE_WATER_TOWER, PlayTile
from footplate.games.days_of_steam.map import place_tile
from footplate.games.days_of_steam.reach import distance, measure
from footplate.games.days_of_steam.state import UNREACHED
from tests.rules.days_of_steam.positions import (
    act,
    at,
    begin_turn,
    forbidden_by,
    play,
    play_town,
    playing,
    put_train,
    read_tile,
    refused,
    turn_up,
)

# The mark.


@pytest.mark.rule("DS-27")
def test_only_a_tile_with_the_mark_goes_over_another() -> None:
    s = playing("R ─ ─ Y", "─", "─+")
    assert refused(s, 0, play(s, "e1", "─")) == {"DS-27"}
    act(s, 0, play(s, "e1", "─+"))
    assert s.tile[at(s, "e1")] == read_tile("─+")[0]


@pytest.mark.rule("DS-27")
@pytest.mark.parametrize("word", ["─+", "┘+", "ew,nw+", "ew,sw+", "ew,en,es+", "ns,ne,sw+", "ns,nw,es+"])
def test_a_tile_with_the_mark_goes_on_an_empty_square_too(word: str) -> None:
    s = playing("R", word)
    act(s, 0, play(s, "e1", word))


@pytest.mark.rule("DS-27")
@pytest.mark.parametrize("word", ["┘+", "ew,nw+", "ew,sw+", "ew,en,es+", "ew,en,nw+", "ns,ne,sw+", "nw,es+"])
def test_it_may_change_the_track(word: str) -> None:
    s = playing("R ─", word)
    act(s, 0, play(s, "e1", word))
    assert s.lay[at(s, "e1")] == read_tile(word)[1]


@pytest.mark.rule("DS-23", "DS-27")
def test_track_that_it_opens_can_be_built_on() -> None:
    s = playing("R ─", "ew,nw+", "│")
    assert refused(s, 0, play(s, "n1e1", "│")) == {"DS-22", "DS-21"}
    act(s, 0, play(s, "e1", "ew,nw+"))
    begin_turn(s)
    act(s, 0, play(s, "n1e1", "│"))


@pytest.mark.rule("DS-24", "DS-27")
def test_it_adds_its_steam() -> None:
    s = playing("R ─", "─+", steam=3)
    act(s, 0, play(s, "e1", "─+"))
    assert s.steam == [4, 0]


# What it never covers.


@pytest.mark.rule("DS-27")
@pytest.mark.parametrize(("spot", "word"), [("start", "─+"), ("e3", "─+"), ("e3", "└+")])
def test_it_covers_no_town(spot: str, word: str) -> None:
    s = playing("─ R ─ ─ Y ─ ─ R", word)
    assert refused(s, 0, play(s, spot, word)) == {"DS-27"}


@pytest.mark.rule("DS-27")
@pytest.mark.parametrize("under", ["┼", "─^", "┘^"])
def test_it_covers_no_bridge_and_no_hill(under: str) -> None:
    s = playing(f"R {under}", "─+")
    assert refused(s, 0, play(s, "e1", "─+")) == {"DS-27"}


@pytest.mark.rule("DS-27")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_it_covers_no_tile_with_a_train_on_it(seat: int) -> None:
    s = playing("R ─ ─", "─+", players=3)
    put_train(s, seat, "e1", "e")
    assert refused(s, 0, play(s, "e1", "─+")) == {"DS-27"}
    act(s, 0, play(s, "e2", "─+"))


@pytest.mark.rule("DS-27")
@pytest.mark.parametrize(("under", "side"), [("nw,es", "n"), ("nw,es", "s"), ("ew,n", "n")])
def test_the_train_may_be_on_any_track_of_the_tile(under: str, side: str) -> None:
    s = playing(f"R {under}", "─+")
    put_train(s, 1, "e1", side)
    assert refused(s, 0, play(s, "e1", "─+")) == {"DS-27"}


# The rules for every tile.


@pytest.mark.rule("DS-21", "DS-27")
def test_it_has_to_be_joined_to_a_town() -> None:
    s = playing("R nw,es ─ ─", "─+")
    assert refused(s, 0, play(s, "e2", "─+")) == refused(s, 0, play(s, "e3", "─+")) == {"DS-21"}
    act(s, 0, play(s, "e1", "─+"))


@pytest.mark.rule("DS-25", "DS-27")
def test_it_is_at_most_the_fifth_tile_from_a_town() -> None:
    s = playing("R ─ ─ ─ ─ ─ ─", "─+")
    assert refused(s, 0, play(s, "e6", "─+")) == {"DS-25"}
    act(s, 0, play(s, "e5", "─+"))


@pytest.mark.rule("DS-20", "DS-27")
def test_of_turns_that_look_the_same_only_the_smallest_is_named() -> None:
    s = playing("R ─", "─+")
    named = play(s, "e1", "─+")
    assert refused(s, 0, PlayTile(named.tile, named.square, named.rotation + 2)) == {"DS-20"}
    act(s, 0, named)


@pytest.mark.rule("DS-28")
@pytest.mark.parametrize(
    ("picture", "spot", "fits", "clashes"),
    [
        (". │ \n R ┘", "e1", "┘+", "─+"),
        (". ─ \n R ─", "e1", "─+", "┘+"),
        ("R ─ ─", "e1", "─+", "┘+"),
        ("R ┘ │", "e1", "┘+", "─+"),
        ("R ┐ \n . │", "e1", "┐+", "─+"),
        ("R ─ \n . ─", "e1", "─+", "┐+"),
        ("─ ─ R", "w1", "─+", "└+"),
        ("│ └ R", "w1", "└+", "─+"),
    ],
)
def test_on_every_side_it_fits_its_neighbours(picture: str, spot: str, fits: str, clashes: str) -> None:
    s = playing(picture, fits, clashes)
    assert refused(s, 0, play(s, spot, clashes)) == {"DS-28"}
    act(s, 0, play(s, spot, fits))


@pytest.mark.rule("DS-28")
def test_it_fits_the_edge_of_a_dead_end() -> None:
    s = playing("R ─ ns,w", "─+", "┘+")
    assert refused(s, 0, play(s, "e1", "┘+")) == {"DS-28"}
    act(s, 0, play(s, "e1", "─+"))


# Towns keep a path to another.


@pytest.mark.rule("DS-29")
@pytest.mark.parametrize("word", ["nw,es+", "ne,sw+"])
def test_the_last_path_between_two_towns_stays(word: str) -> None:
    s = playing("R ─ ─ Y", word)
    assert refused(s, 0, play(s, "e1", word)) == {"DS-29"}


@pytest.mark.rule("DS-23", "DS-29")
@pytest.mark.parametrize(
    ("word", "reasons"),
    [("ew,en,sw+", set()), ("ew,es,en+", set()), ("ns,nw,en+", {"DS-29"}), ("ns,nw,es+", {"DS-29"})],
)
def test_a_path_that_would_need_a_reversal_is_none(word: str, reasons: set[str]) -> None:
    s = playing("R ─ ─ Y", word)
    assert forbidden_by(s, 0, play(s, "e2", word)) == reasons


RINGS = [
    """
    ┌  ─ ┐
    Y* . R
    └  ─ ┘
    """,
    """
    . . . . . ┌  ─ ┐
    G ─ ─ ─ ─ Y* . R
    . . . . . └  ─ ┘
    """,
    """
    ┌  ─ ┐ . . . . .
    Y* . R ─ ─ ─ ─ G
    └  ─ ┘ . . . . .
    """,
]


@pytest.mark.rule("DS-29")
@pytest.mark.parametrize("picture", RINGS)
@pytest.mark.parametrize(("first", "second"), [("n1e1", "s1e1"), ("s1e1", "n1e1")])
def test_one_of_two_paths_may_be_cut_but_not_the_other_as_well(picture: str, first: str, second: str) -> None:
    s = playing(picture, "nw,es+", "ns,ne,nw+")
    act(s, 0, play(s, first, "nw,es+"))
    begin_turn(s)
    assert refused(s, 0, play(s, second, "ns,ne,nw+")) == {"DS-29"}


@pytest.mark.rule("DS-29")
def test_a_path_built_later_frees_the_first() -> None:
    s = playing(
        """
        ┌ . ┐
        Y . R
        └ ─ ┘
        """,
        "─",
        "nw,es+",
    )
    assert refused(s, 0, play(s, "s1e1", "nw,es+")) == {"DS-29"}
    act(s, 0, play(s, "n1e1", "─"))
    begin_turn(s)
    act(s, 0, play(s, "s1e1", "nw,es+"))


@pytest.mark.rule("DS-29")
@pytest.mark.parametrize(
    ("picture", "spots"),
    [
        ("G* ─ ─ R ─ ─ Y", ("e1", "e2", "e4", "e5")),
        ("G ─ ─ R* ─ ─ Y", ("w2", "w1", "e1", "e2")),
        ("G ─ ─ R ─ ─ Y*", ("w5", "w4", "w2", "w1")),
    ],
)
def test_every_town_has_to_keep_a_path_and_not_only_some(picture: str, spots: tuple[str, ...]) -> None:
    s = playing(picture, "nw,es+")
    for spot in spots:
        assert refused(s, 0, play(s, spot, "nw,es+")) == {"DS-29"}


@pytest.mark.rule("DS-29")
def test_a_path_may_be_cut_where_both_towns_have_others() -> None:
    s = playing("G ─ ─ R ─ ─ Y ─ ─ B", "nw,es+")
    act(s, 0, play(s, "e4", "nw,es+"))


@pytest.mark.rule("DS-29")
@pytest.mark.parametrize(("town", "reasons"), [("B", set()), (".", {"DS-29"})])
def test_a_path_may_be_changed_for_one_to_another_town(town: str, reasons: set[str]) -> None:
    s = playing(
        f"""
        .  G        . .
        .  │        . .
        R* ew,en,es ─ Y
        .  │        . .
        .  {town}   . .
        """,
        "nw,es+",
    )
    assert forbidden_by(s, 0, play(s, "e1", "nw,es+")) == reasons


@pytest.mark.rule("DS-29")
def test_a_way_back_to_the_same_town_is_no_path_to_another() -> None:
    s = playing(
        """
        ┌  ┐     . . . . .
        Y* ew,nw ─ R ─ ─ G
        """,
        "nw,es+",
    )
    assert refused(s, 0, play(s, "e2", "nw,es+")) == {"DS-29"}


@pytest.mark.rule("DS-29")
def test_a_town_just_played_keeps_its_path_too() -> None:
    s = playing("R ─ ─", "nw,es+")
    turn_up(s, "G", "red", "blue")
    act(s, 0, play_town(s, "e3"))
    begin_turn(s)
    assert refused(s, 0, play(s, "e1", "nw,es+")) == {"DS-29"}


@pytest.mark.rule("DS-29")
def test_paths_that_lead_to_no_town_may_be_cut() -> None:
    s = playing("R ─ ─", "nw,es+", "─")
    act(s, 0, play(s, "e1", "nw,es+"))
    begin_turn(s)
    assert refused(s, 0, play(s, "e3", "─")) == {"DS-21"}


# What else may be covered.


@pytest.mark.rule("DS-37")
@pytest.mark.parametrize(
    "under",
    ["─", "─+", "─~", "┘~", "ew,n", "nw,e", "nw,s", "ew,nw", "ew,en,nw", "ew,en,es", "nw,es", "ns,nw,es"],
)
def test_all_else_may_be_covered_and_is_out_of_the_game(under: str) -> None:
    s = playing(f"R {under}", "─+")
    deck = s.deck.copy()
    act(s, 0, play(s, "e1", "─+"))
    assert s.covered[read_tile(under)[0]] == 1
    assert s.deck == deck


@pytest.mark.rule("DS-37")
def test_a_covered_water_tower_gives_no_water() -> None:
    s = playing("R ─~", "─+")
    act(s, 0, play(s, "e1", "─+"))
    put_train(s, 1, "e1", "e")
    begin_turn(s, 1)
    assert refused(s, 1, USE_WATER_TOWER) == {"DS-78"}


@pytest.mark.rule("DS-37")
def test_a_tile_that_covers_another_may_be_covered_itself() -> None:
    s = playing("R ─", "─+", "nw,es+")
    act(s, 0, play(s, "e1", "─+"))
    begin_turn(s)
    act(s, 0, play(s, "e1", "nw,es+"))
    assert s.covered[read_tile("─")[0]] == s.covered[read_tile("─+")[0]] == 1


# What was cut and joined.

RING = """
.         .         .         .         .      R*
.         .         .         ns,es     es,ew  nw,es,ew
.         .         Y         ns,ew     ne,sw  nw
.         .         .         ns,es,sw  .      .
B         es,ew,sw  .         ns        .      .
.         ne,w      es,ew,sw  nw,ew     .      .
"""


@pytest.mark.rule("DS-25")
def test_a_path_that_only_seemed_to_be_shorter_after_overbuilding_counts_no_more() -> None:
    s = playing(RING, "ns,es,sw+")
    place_tile(s, at(s, "s1"), *read_tile("ns,es,sw+"))
    anew = s.copy()
    measure(anew)
    assert distance(anew, at(s, "start"), 2) == UNREACHED
    assert s.reach == anew.reach
