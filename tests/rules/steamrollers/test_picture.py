"""The table in text: sheets with their track, goods, dice, tiles, orders, players and Olive."""

from __future__ import annotations

from itertools import cycle
from random import Random

import pytest

from footplate.bots.random import step
from footplate.games.steamrollers.components import FACES
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.phases.powers import PickPowers
from footplate.games.steamrollers.picture import EFFECTS
from footplate.games.steamrollers.sheet import HEXES, TRACK_NAMES
from footplate.games.steamrollers.sketch import sketch
from footplate.games.steamrollers.state import SteamRollers
from footplate.games.steamrollers.strokes import box
from footplate.kernel.action import Seat
from footplate.kernel.game import tables
from footplate.kernel.page import WIDTH
from footplate.kernel.play import start
from footplate.kernel.state import changed
from footplate.messages import catalogue
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    check,
    do,
    draw,
    hold,
    keep,
    own,
    position,
    show_order,
    stock,
    stock_all,
)

ORANGE, PURPLE, BROWN = range(3)
KEY = 2  # lines


def drawn(s: SteamRollers, seat: Seat | None = ORANGE) -> str:
    return STEAMROLLERS.picture(STEAMROLLERS.view(s, seat))


def line(picture: str, start: str) -> str:
    """The line that begins so, without its blanks."""
    (found,) = [one for one in picture.split("\n") if one.strip().startswith(start)]
    return " ".join(found.split())


def part(picture: str, title: str) -> list[str]:
    """The lines below a rule, up to the next."""
    lines = picture.split("\n")
    (first,) = [at for at, one in enumerate(lines) if one.startswith(f"── {title} ")]
    found = []
    for one in lines[first + 1 :]:
        if one.startswith("── "):
            break
        found.append(one)
    return found


def sheet(*tracks: str, borders: str = "open", chart: int = 0) -> list[str]:
    """Orange's sheet with these tracks."""
    s = position(2, borders=borders, chart=chart)
    draw(s, ORANGE, *tracks)
    return part(drawn(s), "Sheet of orange")[KEY:]


# The sheet


def test_the_signs_of_a_sheet_are_explained_above_it() -> None:
    assert part(drawn(position(2)), "Sheet of orange")[:KEY] == [
        "1a an empty hex  (1h) an empty town  ● a town on its track  ╔═╗ a city, with its",
        "number and colour  ▐ ▁ a blocked border. Track leaves a hex at nw ne e se sw w.",
    ]


def test_an_empty_sheet_shows_hexes_towns_and_cities() -> None:
    assert sheet() == [
        "",
        "  1a    1b    1c    3a    3b    3c    3d          2a",
        "",
        "         ╔════╗            ╔════╗            ╔════╗",
        "     1d  ║1yel║  1e    3e  ║3gry║ (3f)   2b  ║2red║  2c    2d",
        "         ╚════╝            ╚════╝            ╚════╝",
        "",
        "  5a    1f    1g   (1h)   3g    3h    2e    2f   (2g)   2h",
        "",
        "",
        "     5b   (5c)   5d    4a   (4b)   4c    4d    6a    6b    6c",
        "",
        "            ╔════╗            ╔════╗            ╔════╗",
        "        5e  ║5blu║  5f    4e  ║4gry║  4f   (6d) ║6grn║  6e",
        "            ╚════╝            ╚════╝            ╚════╝",
        "",
        "           5g    5h    4g    4h          6f    6g    6h",
    ]


@pytest.mark.parametrize(
    ("track", "shown"),
    [
        ("nw-ne", (" │  │ ", " ╰──╯ ", "      ")),
        ("nw-e", (" │    ", " ╰────", "      ")),
        ("nw-se", (" │    ", " ╰──╮ ", "    │ ")),
        ("nw-sw", (" │    ", " │    ", " │    ")),
        ("nw-w", (" │    ", "─╯    ", "      ")),
        ("ne-e", ("    │ ", "    ╰─", "      ")),
        ("ne-se", ("    │ ", "    │ ", "    │ ")),
        ("ne-sw", ("    │ ", " ╭──╯ ", " │    ")),
        ("ne-w", ("    │ ", "────╯ ", "      ")),
        ("e-se", ("      ", "    ╭─", "    │ ")),
        ("e-sw", ("      ", " ╭────", " │    ")),
        ("e-w", ("      ", "──────", "      ")),
        ("se-sw", ("      ", " ╭──╮ ", " │  │ ")),
        ("se-w", ("      ", "────╮ ", "    │ ")),
        ("sw-w", ("      ", "─╮    ", " │    ")),
    ],
)
def test_each_track_is_drawn_from_side_to_side(track: str, shown: tuple[str, ...]) -> None:
    assert box(HEXES.index("1a"), TRACK_NAMES.index(track)) == shown


@pytest.mark.rule("SR-21")
@pytest.mark.parametrize(
    ("track", "middle"),
    [("nw-ne", " ╰●─╯ "), ("nw-sw", " ●    "), ("e-w", "──●───"), ("nw-w", "●╯    "), ("ne-e", "    ●─")],
)
def test_a_town_is_on_its_track(track: str, middle: str) -> None:
    assert box(HEXES.index("1h"), TRACK_NAMES.index(track))[1] == middle


def test_track_can_be_followed_from_city_to_city() -> None:
    shown = sheet("1e e-w", "3e e-w", "1g nw-e", "1h e-w", "3g ne-w")
    assert shown[3:9] == [
        "         ╔════╗            ╔════╗            ╔════╗",
        "     1d  ║1yel║────────────║3gry║ (3f)   2b  ║2red║  2c    2d",
        "         ╚════╝            ╚════╝            ╚════╝",
        "             │              │",
        "  5a    1f   ╰──────●───────╯   3h    2e    2f   (2g)   2h",
        "",
    ]


@pytest.mark.parametrize(
    ("tracks", "cells"),
    [
        (("1a e-w", "1b e-w"), [(1, 5), (1, 6)]),
        (("1a nw-se", "1d nw-se"), [(2, 4), (3, 4)]),
        (("1b ne-sw", "1d ne-sw"), [(2, 7), (3, 7)]),
    ],
)
def test_track_of_neighbours_meets(tracks: tuple[str, ...], cells: list[tuple[int, int]]) -> None:
    shown = sheet(*tracks)
    assert {shown[row][column] for row, column in cells} in ({"─"}, {"│"})


@pytest.mark.rule("SR-09")
def test_blocked_borders_are_walls() -> None:
    assert sheet(borders="medium", chart=2)[1:9] == [
        "  1a    1b    1c    3a    3b    3c    3d          2a",
        "                                       ▁▁▁",
        "         ╔════╗            ╔════╗     ▐      ╔════╗",
        "     1d  ║1yel║  1e    3e  ║3gry║ (3f)▐  2b  ║2red║  2c    2d",
        "         ╚════╝            ╚════╝   ▁▁▐      ╚════╝",
        "                                   ▐",
        "  5a    1f    1g   (1h)   3g    3h ▐  2e    2f   (2g)   2h",
        "                                   ▐▁▁▁",
    ]


@pytest.mark.rule("SR-09")
def test_a_wall_below_to_the_left_is_drawn_too() -> None:
    assert sheet(borders="medium", chart=1)[8] == "         ▁▁▁▁▁▁▁▁▁"


@pytest.mark.rule("SR-09")
def test_track_up_to_a_wall_leaves_both_to_be_seen() -> None:
    shown = sheet("3d e-se", "3f e-w", borders="medium", chart=2)
    assert shown[2:5] == [
        "                                       ▁│▁",
        "         ╔════╗            ╔════╗     ▐      ╔════╗",
        "     1d  ║1yel║  1e    3e  ║3gry║──●───  2b  ║2red║  2c    2d",
    ]


def test_a_chart_leaves_the_cities_as_they_are() -> None:
    for chart in range(1, 13):
        shown = sketch([-1] * len(HEXES), chart)
        assert sum([one.count("╔════╗") for one in shown]) == 6


@pytest.mark.rule("SR-02")
def test_one_sees_the_own_sheet_and_an_onlooker_sees_all() -> None:
    s = position(3)
    assert "Sheet of purple" in drawn(s, PURPLE)
    assert "Sheet of orange" not in drawn(s, PURPLE)
    for pen in ("orange", "purple", "brown"):
        assert f"── Sheet of {pen} ─" in drawn(s, None)
    assert drawn(s, None).count("an empty hex") == 1


# The examples of the rulebook


def test_the_example_of_a_delivery_shows_its_connections() -> None:
    s = position(2)
    draw(s, ORANGE, "1e e-w", "3e e-w", "1g nw-e", "1h e-w", "3g ne-w", "3f e-w", "2b e-w")
    assert part(drawn(s), "Connections")[0].split() == ["orange", "1–3", "+1", "1–3", "+2", "2–3", "+2"]


def test_the_example_of_the_engine_shows_its_boxes() -> None:
    s = position(2)
    check(s, ORANGE, 2, 5, 6)
    assert part(drawn(s), "Players")[1].split()[-1] == "-2--56"


# Goods, tiles, orders


def test_goods_are_counted_by_colour() -> None:
    s = position(2, coal=True)
    stock(s, 1, "red red grey black")
    shown = drawn(s)
    assert shown.split("\n")[1] == "── Goods ".ljust(WIDTH, "─")
    first, *_, bag = part(shown, "Goods")
    assert " ".join(first.split()).startswith("1 yellow red 2, grey, black 4 grey -")
    assert bag == "in the bag  red 8, blue 10, green 10, yellow 10, grey 9"
    assert "Olive" not in shown


@pytest.mark.rule("SR-70")
def test_alone_goods_lie_in_line() -> None:
    s = position(1)
    stock(s, 1, "red grey red")
    assert line(drawn(s), "1 yellow").startswith("1 yellow red, grey, red 3 grey -")
    assert "── in line, Olive takes the last\n" in drawn(s)


def test_an_action_tile_is_shown_with_all_that_is_to_know_of_it() -> None:
    s = position(2)
    hold(s, PURPLE, "1b")
    hold(s, ORANGE, "2b", sideways=True)
    hold(s, ORANGE, "4a")
    s.in_use = 1 << 3
    assert part(drawn(s), "Action tiles") == [
        "1b      the die counts as any number              stays   -2  purple",
        "2b      take the die that another has just taken  once    +2  orange, sideways",
        "3a      the die may name where a good goes        stays   +1  centre",
        "4a      a delivery of any distance                once    +1  orange, in use",
        "5a      the die counts as 1 more or 1 less        stays   -2  centre",
        "6a      draw any type of track                    once    +2  centre",
    ]


@pytest.mark.parametrize(
    ("face", "told"),
    [
        ("1a", "the die counts as any number once +2"),
        ("2a", "take two dice and act with both once +1"),
        ("3b", "a delivery counts 1 or 2 longer once +1"),
        ("4b", "the engine is 1 stronger stays +1"),
        ("5b", "roll the die again or turn it over once +2"),
        ("6b", "draw any type of track stays -2"),
        ("solo-2a", "Olive must roll her die again once +1"),
        ("solo-2b", "Olive crosses off a hex, takes no good once +2"),
    ],
)
def test_every_side_of_a_tile_has_its_words(face: str, told: str) -> None:
    s = position(1)
    hold(s, ORANGE, face)
    name = face.replace("-", " ")
    assert f"{name} {told} orange" in [" ".join(one.split()) for one in part(drawn(s), "Action tiles")]


def test_the_picture_and_the_stories_have_the_same_words_for_what_a_tile_does() -> None:
    told = {face.effect: catalogue("en").text("steamrollers-effect", effect=face.effect) for face in FACES}
    assert told == EFFECTS


def test_tiles_that_are_not_turned_up_yet_are_not_shown() -> None:
    s = STEAMROLLERS.setup(position(2, orders=True).options)
    assert "Action tiles" not in drawn(s)
    assert "Orders" not in drawn(s)
    assert "Dice" not in drawn(s)


@pytest.mark.rule("SR-40")
def test_orders_are_shown_with_their_goods_and_who_has_them() -> None:
    s = position(3, orders=True)
    show_order(s, "1b")
    s.order_owners = changed(s.order_owners, 1, BROWN)
    assert part(drawn(s), "Orders")[:2] == [
        "1: red 2, grey, 5 points",
        "2: green, yellow, 2 points, taken by brown",
    ]
    assert "Orders" not in drawn(position(2))


# Players


def test_a_player_has_a_row_with_points_by_what_they_are_for() -> None:
    s = position(3, orders=True)
    stock_all(s)
    draw(s, PURPLE, "1e e-w", "3e e-w")
    check(s, PURPLE, 1, 2, 4, 6)
    s.delivered = changed(s.delivered, PURPLE, 13)
    s.order_owners = changed(s.order_owners, 0, PURPLE)
    s.bonus = changed(s.bonus, PURPLE, 2)
    hold(s, PURPLE, "1b")
    begin_round(s, "1 2 3 4", start=PURPLE)
    assert part(drawn(s), "Players") == [
        "              points  delivered  network  engine  tiles  orders  power  boxes",
        " orange (you)      0          0        0       0      0       0      0  ------",
        "▸purple           17         13        1       1     -2       2      2  12-4-6",
        " brown             0          0        0       0      0       0      0  ------",
    ]


def test_the_start_marker_is_shown_where_it_matters() -> None:
    s = position(2)
    s.start = PURPLE
    assert "── start marker: purple\n" in drawn(s)
    assert "start marker" not in drawn(position(1))


@pytest.mark.rule("SR-56")
def test_the_tile_that_makes_an_engine_stronger_is_shown_with_its_boxes() -> None:
    s = position(2)
    check(s, ORANGE, 1, 2, 3)
    check(s, PURPLE, 1)
    hold(s, ORANGE, "4b")
    assert [one.split()[-1] for one in part(drawn(s), "Players")[1:]] == ["123---+1", "1-----"]
    hold(s, ORANGE, "4a")
    assert part(drawn(s), "Players")[1].split()[-1] == "123---"


def test_connections_kept_goods_and_personal_goods_are_listed() -> None:
    s = position(2, orders=True)
    draw(s, ORANGE, "1e e-w", "3e e-w")
    keep(s, ORANGE, "red red blue")
    own(s, PURPLE, "green", 4)
    assert part(drawn(s), "Connections") == [
        " orange  1–3 +1  kept: red 2, blue",
        " purple  -  own: green on 4",
    ]


@pytest.mark.rule("SR-75")
def test_olive_has_a_row_and_her_crosses() -> None:
    s = position(1)
    s.crossed = (1, 2, 3, 4, 5, 0)
    s.olive_delivered = 7
    shown = drawn(s)
    assert part(shown, "Players") == [
        "              points  delivered  network  engine  tiles  boxes",
        " orange (you)      0          0        0       0      0  ------",
        " olive            26          7        9       3      7  -",
    ]
    assert part(shown, "Connections")[1] == " olive   crossed off (of 8)  1:1  2:2  3:3  4:4  5:5  6:0"


@pytest.mark.rule("SR-74")
def test_a_win_at_once_is_shown() -> None:
    s = position(1)
    assert "won at once" not in drawn(s)
    s.olive_has_won = True
    assert drawn(s).endswith("\nOlive has no hex left to cross off and has won at once")


# Dice, and what is under way


def test_the_dice_are_shown() -> None:
    s = position(2)
    stock_all(s)
    begin_round(s, "1 3 3", black="gentle-sharp")
    assert part(drawn(s), "Dice") == ["White: 1 3 3   Black: gentle, sharp"]
    do(s, "take-die 3")
    assert part(drawn(s), "Dice") == ["White: 1 3   Black: gentle, sharp   In hand: 3"]
    s.agenda.clear()
    assert "Dice" not in drawn(s)


def test_two_dice_are_shown_one_after_the_other() -> None:
    s = position(2)
    stock_all(s)
    hold(s, ORANGE, "2a")
    begin_round(s, "1 3 3")
    do(s, "take-two-dice 3 1")
    assert part(drawn(s), "Dice") == ["White: 3   Black: straight, gentle   In hand: 3, then 1"]


def test_a_die_that_may_be_seized_and_one_that_is() -> None:
    s = position(3)
    stock_all(s)
    hold(s, BROWN, "2b")
    begin_round(s, "1 2 3 3")
    do(s, "take-die 3")
    assert part(drawn(s), "Dice") == ["White: 1 2 3   Black: straight, gentle   In hand: 3"]
    do(s, "seize-die")
    assert part(drawn(s), "Dice") == ["White: 1 2 3   Black: straight, gentle   Seized for brown: 3"]


def test_olives_die_is_shown_while_she_waits() -> None:
    s = position(1)
    stock_all(s)
    hold(s, ORANGE, "solo-2a")
    begin_solo_turn(s, "1 2 4")
    do(s, "take-die 1", "check-box 1", "take-die 2", "check-box 2")
    assert part(drawn(s), "Dice") == ["White: -   Black: straight, gentle   Olive's: 4"]


@pytest.mark.rule("SR-08")
def test_powers_that_are_left_and_a_good_to_be_placed_are_shown() -> None:
    s = position(2, powers=True)
    s.push(PickPowers())
    do(s, "pick-power personal-delivery")
    do(s, "draw-good blue")
    assert drawn(s).endswith("Powers left: engine, rail, plus two, action tile\nDrawn: blue")


@pytest.mark.rule("SR-17")
def test_rounds_in_which_nothing_happens_are_counted() -> None:
    s = position(4)
    assert "Rounds without" not in drawn(s)
    s.quiet = 2
    assert drawn(s).endswith("Rounds without track, box, delivery or order: 2 of 4")
    s = position(2)
    s.quiet = 1
    assert drawn(s).endswith("Rounds without track, box, delivery or order: 1 of 3")


def test_the_title_tells_what_is_under_way() -> None:
    s = position(2)
    assert drawn(s).startswith("━━ SteamRollers · the end ━")
    stock_all(s)
    begin_round(s, "1 2 3")
    assert drawn(s).startswith("━━ SteamRollers · draft die ━")


@pytest.mark.parametrize("players", range(1, 6))
def test_all_positions_of_a_game_fit_the_page(players: int) -> None:
    options = [table for table in tables(STEAMROLLERS) if table.players == players][-1]
    play = start(STEAMROLLERS, options, ["random"] * players, bytes(32))
    play.deal()
    rng = Random(players)
    looks = cycle([*range(players), None])
    while not play.state.over:
        for _ in range(5):
            if not play.state.over:
                step(play, rng)
        assert max(map(len, drawn(play.state, next(looks)).split("\n"))) <= WIDTH
