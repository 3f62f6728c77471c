"""Stored games stay replayable, and tell the same story line by line."""

import pytest

from footplate.kernel.notation import Notation
from footplate.kernel.replay import load, positions, replay, verify
from tests.transcripts.transcript import transcript
from tests.transcripts.write import HERE, PLANS

NAMES = [plan.name for plan in PLANS]


def stored(name: str) -> bytes:
    return HERE.joinpath(f"{name}.jsonl").read_bytes()


def text(name: str) -> list[str]:
    return HERE.joinpath(f"{name}.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_game_reads_as_it_did(name: str) -> None:
    game, record = load(stored(name))
    assert transcript(game, record).splitlines() == text(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_game_is_verified(name: str) -> None:
    assert verify(stored(name)).header.ruleset == load(stored(name))[0].ruleset


@pytest.mark.parametrize("name", NAMES)
def test_the_text_alone_gives_the_moves_again(name: str) -> None:
    lines = [line.split(maxsplit=2)[2] for line in text(name) if line[:4].strip().isdigit()]
    game, record = load(stored(name))
    for line, (entry, before, _) in zip(lines, positions(game, record), strict=True):
        action = line.split(" (")[0].split(" [")[0]
        assert Notation(game.actions, game.words(before)).read(action) == entry.action


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_game_comes_to_its_end(name: str) -> None:
    game, record = load(stored(name))
    assert replay(game, record).over


def test_every_stored_file_has_its_plan() -> None:
    files = {path.name for path in HERE.iterdir() if path.suffix in (".jsonl", ".txt")}
    assert files == {name + suffix for name in NAMES for suffix in (".jsonl", ".txt")}


def test_the_stored_games_show_every_kind_of_action() -> None:
    seen = {type(entry.action) for name in NAMES for entry in load(stored(name))[1].entries}
    assert seen == {action for plan in PLANS for action in plan.game.actions}


def test_the_stored_games_of_steam_show_all_that_a_tile_can_do() -> None:
    lines = "\n".join([*text("steam_base"), *text("steam_standard")])
    for word in ("improves", "redirects", "completes", "claims", "a grey city", "now nobody's"):
        assert word in lines, word


def test_the_stored_games_of_days_of_steam_show_all_that_can_happen() -> None:
    names = [name for name in NAMES if name.startswith("days_of_steam")]
    lines = " ".join(" ".join([line for name in names for line in text(name)]).split())
    for words in (
        "over a curve",
        "completes a circuit",
        "and derails",
        "no longer delivered",
        "unloads",
        "everyone gets 5 coal cubes",
        "takes water",
        "The game is won",
        "the last track tile",
        "Everyone has passed",
    ):
        assert words in lines, words


def test_the_stored_games_of_steamrollers_show_all_that_can_happen() -> None:
    names = [name for name in NAMES if name.startswith("steamrollers")]
    lines = " ".join(" ".join([line for name in names for line in text(name)]).split())
    for words in (
        "connects cities",
        "goes back to the centre",
        "from Orange and lays it sideways",
        "seizes",
        "and coal for",
        "two dice with tile 2a",
        "crosses off a hex",
        "Olive wins",
        "The game is over, for cities",
        "in 3 rounds, and the game is over",
    ):
        assert words in lines, words
