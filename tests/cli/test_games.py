"""`footplate games`."""

from __future__ import annotations

from tests.cli.conftest import Footplate


def test_every_game_is_listed_with_its_players_and_options(footplate: Footplate) -> None:
    answer = footplate("games")
    assert answer.code == 0
    assert "volldampf: Volldampf, 2 to 6 players" in answer.out
    assert "toy: Round the Pond, 2 to 3 players" in answer.out


def test_an_option_is_listed_with_its_values_its_default_and_its_rule(footplate: Footplate) -> None:
    lines = {" ".join(line.split()) for line in footplate("games").out.split("\n")}
    assert "--option money= open | hidden (default open) VD-14 Open or hidden money" in lines
    assert "--option coins= a whole number (default 3) TY-02 Bids" in lines


def test_an_option_that_is_a_number_says_what_it_means(footplate: Footplate) -> None:
    lines = [" ".join(line.split()) for line in footplate("games").out.split("\n")]
    start = next(line for line in lines if line.startswith("--option start_player="))
    assert start.startswith("--option start_player= 0 to draw one, or the number of a seat (default 0) VD-11")
