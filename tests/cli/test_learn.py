"""Learning says what it needs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from footplate.cli.learn import learn
from footplate.kernel.game import Options
from footplate.research import learning

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


def test_that_the_net_cannot_be_written_is_found_out_before_anything_is_played(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("footplate.cli.learn.find_spec", lambda name: name)
    nowhere = tmp_path / "nowhere" / "net.json"
    for players in (1, 2):
        says = refused(
            "learn", "steamrollers", "--players", players, "--games", 5, "--seed", 1, "--to", nowhere
        )
        assert says == f"{nowhere}: No such file or directory"


def test_a_number_of_players_that_is_named_twice_is_played_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("footplate.cli.learn.find_spec", lambda name: name)
    played: list[int] = []

    class Enough(Exception):
        """What is played is known."""

    def note(game: object, options: Options, *rest: object) -> list[learning.Sample]:
        played.append(options.players)
        return []

    def stop(*lesson: object, **origin: object) -> None:
        raise Enough

    monkeypatch.setattr(learning, "played", note)
    monkeypatch.setattr(learning, "learn", stop)
    with pytest.raises(Enough):
        learn("volldampf", players="3,2,3", games=5, seed=1, to=tmp_path / "net.json")
    assert played == [3, 2]
