"""The table drawn in text: all that a player needs, from what that player may know."""

from __future__ import annotations

from random import Random

import pytest

from footplate.bots.random import step
from footplate.games.volldampf.actions import Bid, Pass
from footplate.games.volldampf.board import PLACE_NAMES, SPACES
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.phases.auction import AuctionTurnOrder
from footplate.games.volldampf.phases.more_freight import MoreFreight
from footplate.games.volldampf.phases.place_track import PlaceTrackSections
from footplate.games.volldampf.phases.transport import Transport, TransportCubes
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import Seat
from footplate.kernel.game import agree
from footplate.kernel.play import start
from footplate.kernel.state import changed
from tests.rules.volldampf.positions import (
    begin,
    build,
    colour,
    give_card,
    give_track_card,
    place,
    position,
    put_cube,
)


def drawn(s: Volldampf, seat: Seat | None = 0) -> str:
    return VOLLDAMPF.picture(VOLLDAMPF.view(s, seat))


def line(picture: str, start: str) -> str:
    """The line that begins so, with single blanks."""
    lines = [" ".join(line.split()) for line in picture.split("\n")]
    return next(line for line in lines if line.startswith(start))


@pytest.mark.parametrize("players", VOLLDAMPF.players)
def test_the_picture_fits_a_terminal_and_shows_every_place_along_whole_games(players: int) -> None:
    seats = ["random"] * players
    play = start(VOLLDAMPF, agree(VOLLDAMPF, players, {}), seats, bytes(32))
    play.deal()
    rng = Random(players)
    while not play.state.over:
        step(play, rng)
        picture = drawn(play.state, rng.randrange(players))
        assert max([len(line) for line in picture.split("\n")]) <= 80
        assert all([name in picture for name in PLACE_NAMES])


def test_a_free_space_shows_its_symbol_and_cost() -> None:
    picture = drawn(begin(position(), PlaceTrackSections()))
    assert "hamburg-hannover 5" in picture[picture.index("purple") : picture.index("green")]
    assert all([f"{space} " in picture for space in SPACES])


def test_a_section_shows_its_owner_at_both_ends_and_its_space_is_no_longer_free() -> None:
    s = begin(position(), PlaceTrackSections())
    build(s, 1, "hamburg-hannover")
    picture = drawn(s)
    assert "Hannover:red" in line(picture, "Hamburg")
    assert "Hamburg:red" in line(picture, "Hannover")
    assert "hamburg-hannover" not in picture


def test_free_spaces_are_left_out_once_a_round_is_built() -> None:
    assert "Free spaces" in drawn(begin(position(), AuctionTurnOrder()))
    s = position()
    put_cube(s, "hamburg", "blue")
    build(s, 0, "hamburg-hannover")
    assert "· transport ━" in drawn(begin(s, TransportCubes()))
    assert "Free spaces" not in drawn(s)
    assert "Free spaces" not in drawn(position())


def test_a_city_shows_its_colour_and_its_cubes_in_letters() -> None:
    s = position()
    build(s, 1, "hamburg-hannover")
    for cube in ("red", "blue", "red"):
        put_cube(s, "hamburg", cube)
    assert line(drawn(s), "Hamburg") == "Hamburg V BRR Hannover:red"


def test_a_player_has_a_row_with_everything_that_is_open() -> None:
    s = position()
    s.income[1], s.bonds = 7, changed(s.bonds, 1, 3)
    give_track_card(s, 1, "teal")
    give_card(s, 1, "sabotage")
    assert line(drawn(s), "2 red") == "2 red 10 7 3 12 1 teal"


def test_the_number_before_a_player_is_headed_as_the_turn() -> None:
    s = position()
    s.order = (2, 0, 3, 1)
    assert line(drawn(s), "turn") == "turn money income bonds sections cards bid track cards"
    assert line(drawn(s), "1 ").startswith("1 yellow ")


def test_hidden_money_and_other_hands_are_not_shown() -> None:
    s = begin(position(money="hidden"), AuctionTurnOrder())
    give_card(s, 1, "sabotage")
    assert line(drawn(s, 0), "2 red").split()[2] == "?"
    assert "sabotage" not in drawn(s, 0)
    assert "sabotage ×1" in drawn(s, 1)
    assert "Your cards" not in drawn(s, None)


def test_bids_and_who_has_passed_are_shown() -> None:
    s = begin(position(), AuctionTurnOrder())
    s.agenda[-1].apply(s, 0, Bid(3))
    assert line(drawn(s), "1 blue").split()[-2] == "3"
    assert line(drawn(s), "▸2 red").split()[-2] == "-"
    s.agenda[-1].apply(s, 1, Pass())
    assert line(drawn(s), "2 red").split()[-2] == "passed"


def test_the_cube_named_or_drawn_is_shown() -> None:
    s = position()
    put_cube(s, "berlin", "red")
    s.agenda.append(Transport(player=0, named=place("berlin") * 4 + colour("red")))
    assert line(drawn(s), "Cube") == "Cube red, Berlin"
    s.loose_cubes = changed(s.loose_cubes, colour("yellow"), 1)
    begin(s, MoreFreight(player=0))
    assert line(drawn(s), "Cube") == "Cube yellow"
