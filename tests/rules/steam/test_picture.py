"""The table drawn in text: the map with its tracks, the places, the players and the supply."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from footplate.bots import thrifty
from footplate.games.steam.actions import Bid, PassBid
from footplate.games.steam.components import COLOURS, TILES
from footplate.games.steam.game import STEAM
from footplate.games.steam.maps import text
from footplate.games.steam.phases.build_track import BuildTrackOrDecline
from footplate.games.steam.phases.first_order import AuctionFirstOrder
from footplate.games.steam.phases.move_goods import MoveGoods
from footplate.games.steam.phases.order_of_play import DetermineOrderOfPlay
from footplate.games.steam.state import Steam
from footplate.games.steam.strokes import HEIGHT, WIDTH, drawing
from footplate.kernel.action import Seat
from footplate.kernel.game import tables
from footplate.kernel.play import start
from footplate.rails.mapfile import letters
from tests.rules.steam.positions import (
    act,
    at,
    begin,
    building,
    lay,
    move,
    position,
    put_cube,
    stock,
    stop,
    take_action,
    terminal,
    tile,
)

ORANGE, GREEN, NATURAL, WHITE = range(4)


def drawn(s: Steam, seat: Seat | None = ORANGE) -> str:
    return STEAM.picture(STEAM.view(s, seat))


def line(picture: str, start: str) -> str:
    """The line that begins so, with single blanks."""
    lines = [" ".join(line.split()) for line in picture.split("\n")]
    return next(line for line in lines if line.startswith(start))


def box(s: Steam, spot: str) -> tuple[str, str]:
    """The two lines of a hex, found by its word as a reader would: the column's letter, the line's number."""
    rows = drawn(s).split("\n")
    head = next(row for row in reversed(rows) if row.split()[:2] == ["a", "b"])
    first = rows.index(head)
    hex = s.board.chart.hexes[at(s, spot)]
    column = head.index(f" {letters(hex.column)} ".rstrip())
    upper = first + 1 + hex.line
    assert int(rows[upper][:2]) == hex.line + 1
    shown = [rows[upper + line].ljust(80)[column : column + WIDTH] for line in range(HEIGHT)]
    return shown[0], shown[1]


@pytest.mark.parametrize(
    "options", tables(STEAM), ids=lambda table: f"{table.players}-{table.map}-{table.game}"
)
def test_the_picture_fits_a_terminal_and_shows_every_place_along_whole_games(options: Any) -> None:
    play = start(STEAM, options, ["thrifty"] * options.players, bytes(32))
    play.deal()
    rng = Random(options.players)
    names = play.state.board.place_names
    while not play.state.over:
        seat = play.state.actors()[0]
        play.act(seat, thrifty.choose(play.state.agenda[-1].options(play.state, seat), rng))
        play.deal()
        if rng.random() < 0.2:
            picture = drawn(play.state, seat)
            assert max([len(line) for line in picture.split("\n")]) <= 80
            assert all([name in picture for name in names])


def test_the_picture_is_drawn_from_what_a_view_tells_and_is_the_same_for_all_but_for_you() -> None:
    s = building()
    assert drawn(s, ORANGE).replace("orange (you)", "orange      ") == drawn(s, None)


# The map


def test_a_hex_is_found_by_its_letter_and_number_and_shows_its_terrain() -> None:
    s = position()
    assert box(s, "-1,1") == (" hh ", "    ")
    assert box(s, "0,1") == (" rr ", "    ")
    assert box(s, "-1,2") == (" .. ", "    ")
    assert box(s, "-2,3") == (" hr ", "    ")


def test_columns_have_letters_beyond_z() -> None:
    assert [letters(column) for column in (0, 25, 26, 27, 52)] == ["a", "z", "aa", "ab", "ba"]


def test_a_town_shows_its_code_and_what_its_ground_costs_until_it_has_track() -> None:
    s = position()
    assert box(s, "Pk") == (" Pk ", " rr ")
    assert box(s, "NH") == (" NH ", "    ")
    lay(s, ORANGE, "0,1", "n-s")
    lay(s, ORANGE, "Pk", "n", "s", "se", "nw")
    assert box(s, "Pk") == ("─Pk ", " ↓↑─")


def test_a_city_shows_its_code_its_colour_and_its_cubes() -> None:
    s = position()
    put_cube(s, "Al", "blue", 2)
    put_cube(s, "Al", "grey")
    assert box(s, "Al") == ("[Al]", "Rbbg")
    put_cube(s, "Al", "grey")
    assert box(s, "Al") == ("[Al]", "Rbb+")


def test_a_city_that_can_grow_no_more_has_braces() -> None:
    s = position()
    s.grown[stop(s, "Al")] = True
    s.city[stop(s, "Pk")] = COLOURS.index("grey")
    assert box(s, "Al") == ("{Al}", "R   ")
    assert box(s, "Pk") == ("{Pk}", "G   ")


def test_track_is_drawn_as_a_line_with_its_owners_letter_small_while_unfinished() -> None:
    s = position()
    lay(s, ORANGE, "0,1", "n-s")
    assert box(s, "0,1") == (" │  ", " o  ")
    lay(s, ORANGE, "Pk", "n", "s")
    assert box(s, "0,1") == (" │  ", " O  ")
    lay(s, GREEN, "-1,1", "ne-s")
    assert box(s, "-1,1") == (" ┌──", " g  ")


def test_track_of_nobody_has_a_star() -> None:
    s = position()
    lay(s, ORANGE, "0,1", "n-s")
    s.tracks.give_up(terminal(s, "0,1", "s"))
    assert box(s, "0,1") == (" │  ", " *  ")


def test_two_tracks_on_a_tile_have_each_their_owners_letter() -> None:
    s = building()
    lay(s, GREEN, "3,1", "nw-s")
    act(s, ORANGE, tile(s, "3,1", "nw-s", "ne-sw"))
    assert box(s, "3,1") == ("g┐┌─", "o┼┘ ")


def test_the_letter_follows_a_track_from_tile_to_tile() -> None:
    s = position()
    for spot, track in (("-1,1", "ne-s"), ("-1,2", "n-s"), ("-1,3", "n-s"), ("-1,4", "n-se")):
        lay(s, WHITE, spot, track)
    assert [box(s, spot)[1].strip("│─└ ") for spot in ("-1,1", "-1,2", "-1,3", "-1,4")] == ["W"] * 4


def test_every_tile_is_drawn_so_that_its_lines_lead_to_its_sides() -> None:
    edges = {"│": "ud", "─": "lr", "└": "ur", "┘": "ul", "┌": "dr", "┐": "dl", "┼": "udlr", " ": ""}
    ports = ((0, 1, "u"), (0, 3, "r"), (1, 3, "r"), (1, 1, "d"), (1, 0, "l"), (0, 0, "l"))
    diagonal = []
    for number, one in enumerate(TILES.lays):
        lines = drawing(number).lines if one.segments and not one.town else ("", "")
        if "╲" in "".join(lines):
            diagonal.append(TILES.names[one.face])
        elif any(lines):
            exits = [edge in edges[lines[row][at]] for row, at, edge in ports]
            assert exits == [bool(one.exits >> side & 1) for side in range(6)], lines
    assert diagonal == ["41", "43", "43"]


def test_a_black_edge_is_drawn() -> None:
    s = position()
    assert box(s, "Pr")[1].endswith("▐")
    assert box(s, "1,3")[1] == "▁▁▁▁"
    assert box(position(2, "practice"), "1,0")[0] == " rr▐"


def test_a_map_of_a_users_own_is_drawn() -> None:
    own = text("practice").replace('"Yewdale"', '"Nowhere"').replace('id = "practice"', 'id = "mine"')
    assert "Yd Nowhere yellow" in drawn(position(2, own))


# What stands above the map


def test_the_title_tells_game_turn_and_phase() -> None:
    assert drawn(building()).startswith("━━ Base Game · turn 1 of 8 · build track ━")
    s = begin(position(3, game="standard"), BuildTrackOrDecline())
    assert drawn(s).startswith("━━ Standard Game · turn 1 of 10 · build track ━")
    assert "· the end ━" in drawn(position())


def test_cities_are_listed_with_all_their_cubes() -> None:
    s = position()
    put_cube(s, "Al", "grey", 5)
    assert "Al Albany red ggggg" in drawn(s)


def test_links_and_unfinished_tracks_are_listed_by_owner() -> None:
    s = position()
    lay(s, ORANGE, "0,1", "n-s")
    lay(s, ORANGE, "Pk", "n", "s", "ne")
    lay(s, GREEN, "-1,1", "ne-s")
    lay(s, WHITE, "1,0", "nw-se")
    s.tracks.give_up(terminal(s, "1,0", "se"))
    picture = drawn(s)
    assert line(picture, "O orange") == "O orange Al–Pk unfinished: Pk:ne Pk:s"
    assert line(picture, "G green") == "G green unfinished: Al–j14:s"
    assert line(picture, "* nobody") == "* nobody unfinished: Al–l14:se"


def test_a_player_has_a_row_with_everything_in_the_order_of_play() -> None:
    s = building(GREEN)
    s.income[GREEN], s.points[GREEN], s.level[GREEN], s.links[GREEN] = -3, 12, 4, 7
    take_action(s, GREEN, "urbanization", pending=True)
    take_action(s, ORANGE, "engineer")
    picture = drawn(s)
    assert line(picture, "order") == "order cash income points loco links action tile"
    assert line(picture, "▸1 ") == "▸1 G green 100 -3 12 4 7 7 urbanization (to do)"
    assert line(picture, "2 O") == "2 O orange (you) 100 0 0 1 0 3 engineer"


def test_the_bankrupt_stand_last() -> None:
    s = position(3)
    s.order[:], s.bankrupt[:] = [NATURAL, ORANGE], [GREEN]
    assert line(drawn(s), "- G green").endswith("bankrupt")


def test_bids_passes_and_places_are_shown_in_the_first_auction() -> None:
    s = begin(position(3), AuctionFirstOrder())
    for seat, action in ((0, Bid(4)), (1, PassBid())):
        act(s, seat, action)
    assert "bid 4" in line(drawn(s), "1 O orange")
    assert "passed" in line(drawn(s), "2 G green")
    act(s, 2, PassBid())
    assert "place 1" in line(drawn(s), "1 O orange")


def test_bids_are_shown_in_the_auction_of_the_standard_game() -> None:
    s = position(3, game="standard")
    s.had_turn_order = NATURAL
    begin(s, DetermineOrderOfPlay())
    assert line(drawn(s), "3 N natural").endswith(" - (may pass once)")
    act(s, 0, Bid(0))
    assert "bid 0" in line(drawn(s), "1 O orange")
    assert line(drawn(s), "▸2 G green") == "▸2 G green 0 0 0 1 0 -"


def test_the_supply_is_shown_space_by_space_with_new_cities_and_tiles_left() -> None:
    s = building()
    stock(s, 2, "red", "grey", "grey")
    s.new_cities[COLOURS.index("grey")] = 1
    picture = drawn(s)
    assert line(picture, "1:-").startswith("1:- 2:rgg 3:-")
    assert line(picture, "New Cities") == "New Cities RBYPG"
    assert "Tiles left  23:8  t11:4" in picture
    lay(s, ORANGE, "0,1", "n-s")
    lay(s, ORANGE, "Pk", "n")
    assert "Tiles left  23:8  t11:3" in drawn(s)


def test_a_face_is_scarcer_when_its_other_side_is_laid() -> None:
    s = position()
    s.laid[TILES.names.index("t23")] = 6
    assert "Tiles left  23:2 " in drawn(s)


def test_builds_left_and_track_points_to_be_taken_are_shown() -> None:
    s = building()
    assert drawn(s).endswith("Builds left  3")
    s = position()
    lay(s, ORANGE, "0,1", "n-s")
    lay(s, ORANGE, "Pk", "n", "s")
    lay(s, ORANGE, "0,3", "n-s")
    put_cube(s, "Al", "purple")
    s.level[ORANGE] = 2
    begin(s, MoveGoods())
    act(s, ORANGE, move(s, "Al", "purple", "s", "s"))
    assert drawn(s).endswith("Track points  orange 2")
