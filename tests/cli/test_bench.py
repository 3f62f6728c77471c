"""`footplate bench`: what is measured, never how fast it is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from benchmarks.dense import SPARE, builder, full_boards
from footplate.bots.random import playout
from footplate.cli import bench, stopwatch
from footplate.cli.bench import walk
from footplate.cli.stopwatch import Speed, Work, forget, measure, table
from footplate.games.volldampf import board
from footplate.games.volldampf.actions import Bid, DiscardTrackCard, Pass, PlaceSection
from footplate.kernel.game import agree, find, registered
from tests.cli.conftest import Footplate

MEASURED = [
    "decisions of random play",
    "entries of random play",
    "option lists",
    "copies",
    "views",
    "entries replayed",
    "entries read and replayed",
]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little work as still measures something."""
    for name, few in (("SLICES", 1), ("ROUNDS", 1), ("GAMES", 1), ("SLICE", 10)):
        monkeypatch.setattr(bench, name, few)
    for name, few in (("SLICES", 1), ("TURNS", 1000)):
        monkeypatch.setattr(stopwatch, name, few)


def start(players: int = 4) -> Any:
    game = find("volldampf")
    return game.setup(agree(game, players, {}))


@pytest.mark.usefixtures("quick")
def test_everything_is_measured_and_told(footplate: Footplate) -> None:
    answer = footplate("bench", "volldampf", "--rounds", 1)
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.split("\n")
    assert lines[0] == "volldampf, 4 players"
    assert [line.split("  ")[1] for line in lines[2:-2]] == MEASURED
    assert "Per Mcal: per million turns" in lines[-2]


def test_a_game_alone_has_one_player() -> None:
    speeds = [Speed("steamrollers", players, "steps", 1.0, 1.0, 1.0, 0.0) for players in (1, 2)]
    assert [line for line in table(speeds) if line.startswith("steam")] == [
        "steamrollers, 1 player",
        "steamrollers, 2 players",
    ]


@pytest.mark.usefixtures("quick")
def test_programs_get_the_same_figures_for_all_games(footplate: Footplate) -> None:
    speeds = msgspec.json.decode(footplate("bench", "--rounds", 1, "--json").out, type=list[Speed])
    assert [(speed.game, speed.what) for speed in speeds] == [
        (game, what) for game in registered() for what in MEASURED
    ]
    assert {speed.players for speed in speeds} == {4, 3}
    for speed in speeds:
        assert speed.per_second > 0
        assert speed.microseconds == pytest.approx(1e6 / speed.per_second)


def test_a_figure_is_the_median_of_its_rounds_against_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = iter([([30], 1.0, 5e6), ([10], 1.0, 5e6), ([80], 2.0, 1e7)])
    monkeypatch.setattr(stopwatch, "_round", lambda work: next(rounds))
    (speed,) = measure(find("toy"), 2, Work(("steps",), lambda: (1,)), 3)
    assert (speed.game, speed.players, speed.what) == ("toy", 2, "steps")
    assert (speed.per_second, speed.per_mcal) == (30.0, 4.0)
    assert speed.microseconds == pytest.approx(1e6 / 30)
    assert speed.spread == pytest.approx((6 - 2) / 4)


def test_work_and_loop_are_timed_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 0.0
    order: list[str] = []

    def pass_time(what: str, seconds: float) -> int:
        nonlocal clock
        clock += seconds
        order.append(what)
        return 0

    monkeypatch.setattr(stopwatch, "process_time", lambda: clock)
    monkeypatch.setattr(stopwatch, "loop", lambda turns: pass_time("loop", 0.5))
    work = Work(("steps",), lambda: (7 + pass_time("work", 2.0),))
    done, seconds, turns = stopwatch._round(work)
    assert order == ["work", "loop"] * stopwatch.SLICES
    assert (done, seconds) == ([7 * stopwatch.SLICES], 2.0 * stopwatch.SLICES)
    assert turns == stopwatch.TURNS / 0.5


def test_a_walk_is_the_game_that_is_timed() -> None:
    for seed in range(5):
        decisions = sum([s.actors() != (-1,) for s in walk(start(), Random(seed))])
        assert decisions == playout(start(), Random(seed))


def test_nothing_is_known_from_the_slice_before() -> None:
    playout(start(), Random(1))
    assert board.reach.cache_info().currsize
    forget()
    assert not board.reach.cache_info().currsize


def test_builders_build_and_do_not_bid() -> None:
    found = [DiscardTrackCard(0), PlaceSection(3), DiscardTrackCard(1)]
    assert builder(found, Random(1)) == PlaceSection(3)
    assert builder([Bid(1), Bid(2), Pass()], Random(1)) == Pass()
    assert builder([DiscardTrackCard(2)], Random(1)) == DiscardTrackCard(2)


def test_a_full_board_has_few_sections_to_spare() -> None:
    board = next(full_boards(start()))
    assert sum(board.sections) <= SPARE
    assert board.built.bit_count() >= 48 - SPARE


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "there is no game 'chess'"),
        (["volldampf", "--players", 9], "Volldampf is for 2 to 6 players, not 9"),
        (["--rounds", 0], "--rounds must be 1 or more, not 0"),
    ],
)
def test_what_cannot_be_measured_gets_one_line(
    arguments: list[object], says: str, refused: Callable[..., str]
) -> None:
    assert says in refused("bench", *arguments)


@pytest.mark.usefixtures("quick")
def test_a_game_is_measured_with_as_many_players_as_its_map_allows(footplate: Footplate) -> None:
    answer = footplate("bench", "steam", "--rounds", 1, "--option", "map=practice")
    assert answer.out.startswith("steam, 3 players")


def test_an_option_needs_its_game(refused: Callable[..., str]) -> None:
    says = refused("bench", "--option", "map=practice")
    assert says == "an option is an option of one game: name the game, too"
