"""Learning says what it needs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

REST = ("--games", 5, "--seed", 1, "--to", "net.json")


def test_without_torch_it_is_said_what_to_install(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("footplate.cli.learn.find_spec", lambda name: None)
    says = refused("learn", "steam", "--players", 3, *REST)
    assert says == "learning needs torch: pip install 'footplate[learning]'"


def test_a_number_of_players_that_is_none_and_an_unknown_bot_are_refused(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("footplate.cli.learn.find_spec", lambda name: name)
    assert "not 'some'" in refused("learn", "steam", "--players", "some", *REST)
    assert "there is no bot 'clever'" in refused("learn", "steam", "--players", 3, "--bot", "clever", *REST)


def test_too_few_games_to_test_on_and_a_player_alone_among_others_are_refused(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("footplate.cli.learn.find_spec", lambda name: name)
    few = ("--games", 4, "--seed", 1, "--to", "net.json")
    assert refused("learn", "steam", "--players", 3, *few) == (
        "--games is at least 5, for one of so many is tested on"
    )
    for none in (("--rounds", 0), ("--jobs", 0)):
        assert refused("learn", "steamrollers", "--players", 1, *none, *REST) == (
            "--rounds and --jobs are at least 1"
        )
    assert refused("learn", "steamrollers", "--players", "2,1", *REST) == (
        "--players is 1, or each is at least 2, for a net tells which of them wins"
    )
