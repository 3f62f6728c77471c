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
    assert "--option start_player= a whole number (default 0) VD-11 Income and order at the start" in lines


def test_an_option_whose_rule_is_not_known_is_listed_without(footplate: Footplate) -> None:
    lines = {" ".join(line.split()) for line in footplate("games").out.split("\n")}
    assert "--option encore= false | true (default false)" in lines
