"""The table drawn in text: track that can be told apart, towns, trains, players, tiles and moves."""

from __future__ import annotations

import re
from random import Random

import pytest

from footplate.bots.random import step
from footplate.games.days_of_steam.actions import DRAW_TOWN, PASS, TurnUpTown
from footplate.games.days_of_steam.components import LAYS, SIDES, TOWN
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.options import DaysOfSteamOptions
from footplate.games.days_of_steam.setup import setup
from footplate.games.days_of_steam.sketch import WIDTHS, sketch
from footplate.games.days_of_steam.squares import called
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.games.days_of_steam.strokes import HEIGHT, MIDDLE, drawing
from footplate.kernel.action import Seat
from footplate.kernel.game import tables
from footplate.kernel.play import start
from footplate.kernel.state import changed
from tests.rules.days_of_steam.positions import (
    act,
    advance,
    chance,
    load,
    place,
    playing,
    position,
    put_good,
    put_train,
    read_tile,
    read_town,
    take,
    turn_up,
)

GREY, ORANGE = range(2)
TRACK_LAYS = [number for number, lay in enumerate(LAYS) if lay.kind >= 0]

CROSSINGS = """
.     R*  ┐~
.     ┼   ne,sw
ew,s  G   │+
"""


def drawn(s: DaysOfSteam, seat: Seat | None = GREY) -> str:
    return DAYS_OF_STEAM.picture(DAYS_OF_STEAM.view(s, seat))


def map_of(s: DaysOfSteam) -> list[str]:
    """The map alone, with its rows and columns."""
    return [line.rstrip() for line in sketch(DAYS_OF_STEAM.view(s, None))]


def line(picture: str, start: str) -> str:
    """The line that begins so, with single blanks."""
    lines = [" ".join(line.split()) for line in picture.split("\n")]
    return next(line for line in lines if line.startswith(start))


def box(word: str, width: int = 5) -> tuple[str, ...]:
    """A tile drawn as the word says it lies."""
    return drawing(read_tile(word)[1], width).lines


# Tiles


def test_plain_track_runs_through_the_middle() -> None:
    assert box("│") == ("  │  ", "  │  ", "  │  ")
    assert box("─") == ("     ", "─────", "     ")
    assert box("└") == ("  │  ", "  ╰──", "     ")
    assert box("┐") == ("     ", "──╮  ", "  │  ")


def test_a_curve_of_a_junction_leaves_the_side_that_it_is_joined_to() -> None:
    assert box("ns,ne") == ("  ├╮ ", "  │╰─", "  │  ")
    assert box("ns,es") == ("  │  ", "  │╭─", "  ├╯ ")
    assert box("ew,nw") == (" ╭╯  ", "─┴───", "     ")
    assert box("ns,ne,es") == ("  ├╮ ", "  │├─", "  ├╯ ")
    assert box("ns,ne,sw") == ("  ├╮ ", "─╮│╰─", " ╰┤  ")
    assert box("ns,ne,nw") == (" ╭┼╮ ", "─╯│╰─", "  │  ")


def test_separate_track_does_not_touch() -> None:
    assert box("ne,sw") == ("  ╰╮ ", "─╮ ╰─", " ╰╮  ")
    assert box("┼") == ("  │  ", "─╴│╶─", "  │  ")
    assert box("ns,e") == ("  │  ", "  │╟─", "  │  ")
    assert box("ew,n") == ("  ╧  ", "─────", "     ")
    assert box("ne,w") == ("  │  ", "─╢╰──", "     ")
    assert box("ne,s") == ("  │  ", "  ╰──", "  ╤  ")


def test_wider_and_narrower_boxes_show_the_same() -> None:
    assert box("ns,ne", 7) == ("   ├╮  ", "   │╰──", "   │   ")
    assert box("ns,ne", 3) == (" ├╮", " │╰", " │ ")
    assert box("┼", 3) == (" │ ", "╴│╶", " │ ")


@pytest.mark.parametrize("width", WIDTHS)
def test_every_lay_looks_different(width: int) -> None:
    shown = [drawing(lay, width).lines for lay in TRACK_LAYS]
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_lines_of_a_tile_lead_to_its_sides(width: int) -> None:
    signs = ("│├┤┴┼╰╯╧", "─├┬┴┼╰╭╶╟", "│├┤┬┼╭╮╤", "─┤┬┴┼╯╮╴╢")  # that go up, right, down and left
    for lay in TRACK_LAYS:
        lines = drawing(lay, width).lines
        assert {len(line) for line in lines} == {width}
        ends = (lines[0][width // 2], lines[MIDDLE][-1], lines[HEIGHT - 1][width // 2], lines[MIDDLE][0])
        leads_out = [end in go_on for end, go_on in zip(ends, signs, strict=True)]
        assert leads_out == [bool(LAYS[lay].sides >> side & 1) for side in range(SIDES)], lines


@pytest.mark.parametrize("width", WIDTHS)
def test_every_piece_of_track_has_places_for_trains_of_its_own(width: int) -> None:
    for lay in TRACK_LAYS:
        shown = drawing(lay, width)
        assert set(shown.trains) == set(LAYS[lay].piece) - {0}
        firsts = [cells[0] for cells in shown.trains.values()]
        assert len(set(firsts)) == len(firsts)
        for piece, cells in shown.trains.items():
            enough = 1 if piece & LAYS[lay].stubs else 2  # nobody passes a train in a dead end
            assert len(set(cells)) >= enough


# The map


def test_figure_7_is_drawn() -> None:
    s = position(
        """
        ┌ ─^ ┐
        Y .  R
        └ ─  ┘
        """
    )
    assert map_of(s) == [
        "    w1    0     e1     e2   e3",
        " n2",
        "                 ▲",
        " n1       ╭─────────────╮",
        "          │             │",
        "       ╔══╧══╗       ╔══╧══╗",
        "  0  · ╢Y    ╟   ·   ╢R    ╟ ·",
        "       ╚═E╤O═╝       ╚══╤══╝",
        "          │             │",
        " s1       ╰─────────────╯",
        "",
        " s2",
        "    w1    0     e1     e2   e3",
    ]


def test_figure_10_is_drawn() -> None:
    s = position("R ew,es ew,nw,ne ew,ne,sw ew,nw,sw B")
    assert map_of(s) == [
        "    w1    0     e1     e2     e3     e4     e5   e6",
        " n1       ·             ·      ·      ·      ·",
        "       ╔══╧══╗         ╭┴╮     ╰╮    ╭╯   ╔══╧══╗",
        "  0  · ╢R    ╟────┬────┴─┴────┬─┴────┼────╢B    ╟ ·",
        "       ╚═E╤O═╝   ╭╯           ╰╮     ╰╮   ╚══╤══╝",
        " s1       ·      ·             ·      ·      ·",
        "    w1    0     e1     e2     e3     e4     e5   e6",
    ]


def test_bridges_double_curves_dead_ends_and_towers_are_drawn() -> None:
    s = position(CROSSINGS)
    assert map_of(s) == [
        "    w2   w1      0     e1   e2",
        " n1              ·",
        "              ╔══╧══╗",
        "  0       ·   ╢R    ╟───╮≈",
        "              ╚═E╤O═╝   │",
        "                 │      ╰╮",
        " s1       ·   ──╴│╶────╮ ╰── ·",
        "                 │     ╰╮",
        "              ╔══╧══╗   │",
        " s2  · ───────╢G    ╟   │",
        "          ╤   ╚══╤══╝   │",
        " s3       ·      ·      ·",
        "    w2   w1      0     e1   e2",
    ]


def middle(rows: list[str], spot: str) -> tuple[int, int] | None:
    """Line and character in the middle of a square, as a reader finds it; None if its column has no name."""
    row, column = re.findall(r"^(?:start)?([ns]\d+)?([ew]\d+)?$", spot)[0]
    heads = {head[0]: head.start() + len(head[0]) // 2 for head in re.finditer(r"\S+", rows[0])}
    lines = {line[:3].strip(): at for at, line in enumerate(rows[1:-1], 1)}
    return (lines[row or "0"], heads[column or "0"]) if (column or "0") in heads else None


def test_a_square_is_found_by_the_names_of_its_row_and_column() -> None:
    found = 0
    for number in range(6):
        s = played(number)
        rows = map_of(s)
        for square, spot in zip(s.town_squares, [called(one) for one in s.town_squares], strict=True):
            at = middle(rows, spot)
            if at is not None:
                line, column = at
                assert rows[line - 1][column] == "╧", spot
                assert s.lay[square] == TOWN
                found += 1
    assert found > 50


def played(number: int) -> DaysOfSteam:
    """The last position of a random game."""
    players = 2 + number % 3
    play = start(DAYS_OF_STEAM, DaysOfSteamOptions(players), ["random"] * players, bytes([number]) * 32)
    play.deal()
    rng = Random(number)
    while not play.state.over:
        step(play, rng)
    s: DaysOfSteam = play.state
    return s


@pytest.mark.parametrize("options", tables(DAYS_OF_STEAM), ids=lambda table: str(table.players))
def test_the_picture_fits_a_terminal_along_whole_games(options: DaysOfSteamOptions) -> None:
    play = start(DAYS_OF_STEAM, options, ["random"] * options.players, bytes(32))
    play.deal()
    rng = Random(options.players)
    while not play.state.over:
        step(play, rng)
        if rng.random() < 0.2:
            picture = drawn(play.state)
            assert max([len(line) for line in picture.split("\n")]) <= 80


def test_boxes_are_as_wide_as_there_is_room() -> None:
    edges = {tiles: map_of(position("R " + "─ " * tiles))[2].split()[0] for tiles in (9, 10, 13, 14, 30)}
    assert edges == {9: "╔══╧══╗", 10: "╔═╧═╗", 13: "╔═╧═╗", 14: "╔╧╗", 30: "╔╧╗"}


def test_in_narrow_boxes_every_other_column_is_named() -> None:
    heads = map_of(position("R " + "─ " * 14))[0]
    assert heads.split() == ["0", "e2", "e4", "e6", "e8", "e10", "e12", "e14"]


def test_a_train_stands_on_its_own_track_of_a_bridge_or_a_double_curve() -> None:
    s = position(CROSSINGS)
    put_train(s, GREY, "s1", "n")
    put_train(s, ORANGE, "s1", "e")
    assert map_of(s)[5:7] == [
        "                 E      ╰╮",
        " s1       ·   ──╴│O────╮ ╰── ·",
    ]
    put_train(s, GREY, "s1e1", "n")
    put_train(s, ORANGE, "s1e1", "s")
    assert map_of(s)[6] == " s1       ·   ──╴│╶────O E── ·"


def test_a_train_in_a_dead_end_is_shown_there() -> None:
    s = position(CROSSINGS)
    put_train(s, GREY, "s2w1", "s")
    put_train(s, ORANGE, "s2w1", "e")
    assert map_of(s)[9:11] == [
        " s2  · ───O───╢G    ╟   │",
        "          ╤E  ╚══╤══╝   │",
    ]


def test_a_train_that_passes_another_is_shown_beside_it() -> None:
    s = playing("R ─ ─ B", steam=6)
    put_train(s, ORANGE, "e1", "e")
    advance(s, GREY, "e")
    assert map_of(s)[3] == "  0  · ╢R    ╟───EO─────────╢B    ╟ ·"


# Towns


def town(*goods: str, width: int = 7) -> list[str]:
    """The box of a red town with these goods, a yellow one if it started elsewhere; all trains are there."""
    s = position("R* Y Y " + "─ " * {7: 0, 5: 9, 3: 13}[width], players=4)
    for good in goods:
        put_good(s, "start", good.strip("'"), "e1" if "'" in good else "")
    return [line[7 : 7 + width] for line in map_of(s)[2:5]]


def test_a_town_shows_its_colour_its_goods_and_the_trains() -> None:
    assert town("yellow", "blue") == ["╔══╧══╗", "╢R yb ╟", "╚EO╤WP╝"]
    assert town("yellow", "blue", width=5) == ["╔═╧═╗", "╢Ryb╟", "EO╤WP"]
    assert town("yellow", "blue", width=3) == ["y╧b", "╢R╟", "E╤+"]


def test_goods_beyond_the_room_are_a_plus() -> None:
    assert town("yellow", "blue", "blue", "green")[1] == "╢Rygbb╟"
    assert town("yellow", "blue", "blue", "green", "red")[1] == "╢Rryg+╟"
    assert town("yellow", "blue", "green", width=5)[1] == "╢Ry+╟"
    assert town("yellow", "blue", "green", width=3)[0] == "y╧+"


def test_a_good_away_from_its_home_is_marked() -> None:
    assert town("blue", "yellow'")[1] == "╢R by'╟"
    assert town("yellow'", "yellow'", width=5)[1] == "╢Ry+╟"


def test_towns_are_listed_with_their_goods_and_what_they_are_not_for() -> None:
    s = position("R* ─ ─ Y ─ ─ Y")
    put_good(s, "start", "blue")
    put_good(s, "start", "yellow", "e3")
    put_good(s, "e3", "yellow", "e3")
    put_good(s, "e6", "red", "start")
    assert line(drawn(s), "start red") == (
        "start red by' e3 yellow y e6 yellow r' y' not for e3 r' not for start"
    )


def test_face_up_towns_and_what_is_left_are_told() -> None:
    s = position("R ─ ─ Y")
    assert line(drawn(s), "Face up") == "Face up -"
    turn_up(s, "B2", "red", "red")
    turn_up(s, "G", "yellow", "blue", display=2)
    assert line(drawn(s), "Face up") == "Face up 1: blue, 2 steam, rr 2: green, 1 steam, yb"
    s.circuits = changed(s.circuits, GREY, 2)
    assert line(drawn(s), "Left") == "Left track tiles: 78 towns: 8 goods: 24 circuit counters: 5"


# Players, tiles and moves


def test_a_player_has_a_row_with_everything() -> None:
    s = playing(CROSSINGS, seat=ORANGE, steam=3)
    s.coal, s.circuits = changed(s.coal, GREY, 5), changed(s.circuits, GREY, 1)
    s.delivered = (2, 0, 0, 1, *s.delivered[4:])
    load(s, ORANGE, "green", "s2")
    put_train(s, ORANGE, "s1e1", "n")
    assert drawn(s).split("\n")[2:5] == [
        "                at         steam  coal  circuits  points  delivered  carries",
        " E grey (you)   start          0     5         1       8  rrb        -",
        "▸O orange       s1e1 ne        3     0         0       0  -          g of s2",
    ]
    load(s, ORANGE, "red", "start")
    assert line(drawn(s), "▸O orange").endswith("r of start")


def test_tiles_in_hand_are_drawn_with_their_marks_and_their_steam() -> None:
    s = playing("R ─ ─ Y", "ns,ne,nw+", "┼", "└^")
    shown = drawn(s).split("\n")
    first = shown.index("── Your tiles ".ljust(80, "─")) + 1
    assert shown[first : first + 3] == [
        "  │   curve                ╭┼╮  three way             │   bridge",
        "  ╰── hill                ─╯│╰─ overbuild           ─╴│╶─",
        "      2 steam               │   1 steam               │   2 steam",
    ]


def test_nobody_sees_the_tiles_of_others() -> None:
    s = playing("R ─ ─ Y", "┼")
    assert "bridge" in drawn(s, GREY).partition("Your tiles")[2]
    assert "Your tiles" not in drawn(s, ORANGE)
    assert "Your tiles" not in drawn(s, None)


def test_the_title_tells_what_is_under_way() -> None:
    s = playing("R ─ ─ Y", steam=1)
    assert drawn(s).startswith("━━ Days of Steam · take turn ━")
    advance(s, GREY, "e")
    assert drawn(s).startswith("━━ Days of Steam · move train ━")
    s.agenda.clear()
    assert drawn(s).startswith("━━ Days of Steam · the end ━")


@pytest.mark.rule("DS-71")
def test_a_move_is_shown_with_what_to_stop_would_risk() -> None:
    s = playing("R ─ ─ ┐", steam=6)
    put_good(s, "start", "blue")
    act(s, GREY, take(s, "blue"))
    assert drawn(s).endswith("Move  0 steam spent")
    advance(s, GREY, "e", "e")
    assert drawn(s).endswith("Move  2 steam spent, safe to stop here")
    advance(s, GREY, "e")
    assert drawn(s).endswith("Move  3 steam spent, to stop here derails on 1 (17 %)")


def test_curves_that_were_passed_count_wherever_a_move_stops() -> None:
    s = playing(
        """
        R ┐
        . │
        . │
        . B
        """,
        steam=6,
    )
    advance(s, GREY, "e", "s")
    assert drawn(s).endswith("Move  2 steam spent, over a curve, safe to stop here")
    advance(s, GREY, "s")
    assert drawn(s).endswith("Move  3 steam spent, over a curve, to stop here derails on 1 (17 %)")
    advance(s, GREY, "s")
    assert drawn(s).endswith("Move  4 steam spent, over a curve, to stop here derails on 1-2 (33 %)")


@pytest.mark.rule("DS-56")
def test_a_move_that_cannot_stop_is_shown_as_such() -> None:
    s = playing("R ─ ─ B ─", steam=6)
    put_good(s, "e3", "red")
    put_train(s, ORANGE, "e1", "e")
    advance(s, GREY, "e")
    assert drawn(s).endswith("Move  2 steam spent, another train is here")
    put_train(s, ORANGE, "e3")
    advance(s, GREY, "e", "e")
    assert drawn(s).endswith("Move  4 steam spent, safe to stop here")
    act(s, GREY, take(s, "red"))
    assert drawn(s).endswith("Move  4 steam spent")


def test_a_town_that_was_drawn_is_shown_until_it_is_placed() -> None:
    s = playing("R ─ ─ .")
    act(s, GREY, DRAW_TOWN)
    chance(s, TurnUpTown(read_town("B2")))
    assert drawn(s).endswith("Drawn  blue, 2 steam")
    act(s, GREY, place(s, "e3"))
    assert "Drawn" not in drawn(s)


def test_turns_in_which_nothing_happens_are_counted() -> None:
    s = playing("R ─ ─ Y")
    s.idle = 1
    assert "Turns without" not in drawn(s)
    act(s, GREY, PASS)
    picture = drawn(s)
    assert line(picture, "Turns without") == "Turns without a tile or a delivery 2 of 20"
    assert line(picture, "Passed") == "Passed in succession 1 of 2"


def test_before_the_first_town_there_is_no_map() -> None:
    s = setup(DaysOfSteamOptions(2))
    assert map_of(s) == []
    assert line(drawn(s), "▸E grey") == "▸E grey (you) - 0 0 0 0 - -"
