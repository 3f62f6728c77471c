"""`footplate bench`: what is measured, never how fast it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from sys import getsizeof
from typing import Any

import msgspec
import pytest

from benchmarks.dense import SPARE, builder, full_boards
from footplate.bots.random import playout
from footplate.cli import bench
from footplate.cli.bench import deliveries, latency, positions, quantities, service, stopwatch, tree
from footplate.cli.bench.positions import walk
from footplate.cli.bench.run import Run, run
from footplate.cli.bench.size import kilobytes, reachable
from footplate.cli.bench.stopwatch import Speed, Work, forget, measure, table
from footplate.games.volldampf import board
from footplate.games.volldampf.actions import Bid, DiscardTrackCard, Pass, PlaceSection
from footplate.kernel.action import CHANCE
from footplate.kernel.game import agree, find, registered
from footplate.kernel.replay import replay
from tests.cli.conftest import Footplate

MEASURED = [
    ("A", "decisions of random play"),
    ("A", "entries of random play"),
    ("B", "entries replayed"),
    ("B", "one entry replayed, p50"),
    ("B", "one entry replayed, p99"),
    ("C", "logs of 300 entries opened"),
    ("C", "snapshots opened"),
    ("D", "move in the server, p50"),
    ("D", "move in the server, p99"),
    ("D", "move in the server, p50 early"),
    ("D", "move in the server, p50 in mid-game"),
    ("D", "move in the server, p50 late"),
    ("D", "move, and all watchers told, p50"),
    ("D", "move, and all watchers told, p99"),
    ("F", "copies"),
    ("F", "copies in mid-game"),
    ("G", "simulations to the end"),
    ("", "option lists"),
    ("", "views"),
]
OF_STEAM = [
    ("E", "partial paths, 30 links"),
    ("E", "routes, 30 links"),
    ("E", "all deliveries, with the network"),
]


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where runs are stored."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "footplate" / "bench.jsonl"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little work as still measures something."""
    few = (
        (positions, "SLICE", 10),
        (positions, "SAMPLES", 1),
        (positions, "COPIES", 2),
        (quantities, "GAMES", 1),
        (quantities, "FEW", 1),
        (quantities, "SNAPSHOTS", 1),
        (deliveries, "BOARDS", 1),
        (tree, "SIMULATIONS", 1),
        (stopwatch, "SLICES", 1),
        (stopwatch, "TURNS", 1000),
    )
    for module, name, number in few:
        monkeypatch.setattr(module, name, number)


def start(players: int = 4) -> Any:
    game = find("volldampf")
    return game.setup(agree(game, players, {}))


@pytest.mark.usefixtures("quick")
def test_everything_is_measured_told_and_compared_with_the_last_time(footplate: Footplate) -> None:
    answer = footplate("bench", "volldampf", "--rounds", 1)
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.split("\n")
    assert lines[0] == "volldampf, 4 players; money=open, red_cities=off, start_player=0"
    assert ", interpreted; the loop: " in lines[1]
    assert [(line[:3].strip(), line[3:39].rstrip()) for line in lines[3:-5]] == MEASURED
    assert lines[-5].split()[:3] == ["the", "largest", "position"]
    assert "to last" not in answer.out
    again = footplate("bench", "volldampf", "--rounds", 1, "--only", "f").out.split("\n")
    assert again[2].endswith("to last")
    assert [line.endswith("x") for line in again[3:5]] == [True, True]


@pytest.mark.usefixtures("quick")
def test_what_differs_in_anything_is_not_compared(footplate: Footplate) -> None:
    footplate("bench", "volldampf", "--rounds", 1, "--only", "F")
    for other in (["--players", 3], ["--option", "money=hidden"]):
        assert "to last" not in footplate("bench", "volldampf", "--rounds", 1, "--only", "F", *other).out


@pytest.mark.usefixtures("quick")
def test_runs_are_stored_in_the_file_that_is_named(footplate: Footplate, state: Path, tmp_path: Path) -> None:
    own = tmp_path / "own.jsonl"
    for _ in range(2):
        footplate("bench", "volldampf", "--rounds", 1, "--only", "F", "--to", own)
    runs = [msgspec.json.decode(line, type=Run) for line in own.read_bytes().splitlines()]
    assert [(one.game, one.players, one.compiled) for one in runs] == [("volldampf", 4, False)] * 2
    assert not state.exists()


@pytest.mark.usefixtures("quick")
def test_a_run_that_was_cut_at_its_end_is_left_whole(footplate: Footplate, tmp_path: Path) -> None:
    own = tmp_path / "own.jsonl"
    for _ in range(3):
        answer = footplate("bench", "volldampf", "--rounds", 1, "--only", "F", "--to", own)
        assert answer.code == 0
        own.write_bytes(own.read_bytes().rstrip(b"\n"))
    assert len([msgspec.json.decode(line, type=Run) for line in own.read_bytes().splitlines()]) == 3


def test_a_file_of_something_else_is_left_alone(refused: Callable[..., str], tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("\nDear Olive,\n")
    says = refused("bench", "volldampf", "--to", other)
    what = "is no run of footplate bench; take it out, or name another file by --to"
    assert says == f"{other}: line 2 {what}"
    assert other.read_text() == "\nDear Olive,\n"


def test_where_nothing_can_be_stored_nothing_is_measured(
    refused: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "measured", lambda *_: pytest.fail("it was measured first"))
    (tmp_path / "letter.txt").touch()
    assert "letter.txt" in refused("bench", "volldampf", "--to", tmp_path / "letter.txt" / "runs")


@pytest.mark.usefixtures("quick")
def test_letters_may_be_named_in_any_order(footplate: Footplate) -> None:
    answer = footplate("bench", "volldampf", "--rounds", 1, "--only", "gfedcbaa")
    assert [line[3:39].rstrip() for line in answer.out.split("\n")[3:-5]] == [what for _, what in MEASURED]


def test_a_game_alone_has_one_player() -> None:
    speeds = [Speed("steamrollers", players, "steps", 1.0, 1.0, 1.0, 0.0, 1.0) for players in (1, 2)]
    assert [line for line in table(speeds) if line.startswith("steam")] == [
        "steamrollers, 1 player",
        "steamrollers, 2 players",
    ]


@pytest.mark.usefixtures("quick")
def test_programs_get_the_same_figures_for_all_games(footplate: Footplate, state: Path) -> None:
    out = footplate("bench", "--rounds", 1, "--json").out
    runs = msgspec.json.decode(out, type=list[Run])
    assert [one.game for one in runs] == list(registered())
    assert {one.players for one in runs} == {4, 3}
    for one in runs:
        expected = MEASURED + (OF_STEAM if one.game == "steam" else [])
        assert sorted([(speed.letter, speed.what) for speed in one.speeds]) == sorted(expected)
        for speed in one.speeds:
            assert speed.per_second > 0
            assert speed.microseconds == pytest.approx(1e6 / speed.per_second)
            assert speed.reference == pytest.approx(1e6 / (27 * speed.per_mcal))
    assert [msgspec.json.decode(line, type=Run) for line in state.read_bytes().splitlines()] == runs


def test_a_figure_is_the_median_of_its_rounds_against_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = iter([([30], 1.0, 5e6), ([10], 1.0, 5e6), ([80], 2.0, 1e7)])
    monkeypatch.setattr(stopwatch, "_round", lambda work: next(rounds))
    (speed,) = measure(find("toy"), 2, Work(("steps",), lambda: (1,)), 3)
    assert (speed.game, speed.players, speed.what) == ("toy", 2, "steps")
    assert (speed.per_second, speed.per_mcal) == (30.0, 4.0)
    assert speed.reference == pytest.approx(1e6 / (4 * 27))
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


def test_random_games_remember_what_they_can_and_none_is_played_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert positions.random_play([start()]).warm
    seeds = []

    def seen(s: Any, rng: Random) -> int:
        seeds.append(rng.random())
        return 1

    monkeypatch.setattr(positions, "playout", seen)
    work = positions.random_play([start(), start()])
    for _ in range(9):
        work.slice()
    assert len(set(seeds)) == 9


def test_what_the_stopwatch_serves_is_the_game_of_the_record() -> None:
    game = find("volldampf")
    record = positions.recorded(game, agree(game, 4, {}), 3)
    moves = list(service.served(game, agree(game, 4, {}), record))
    assert len(moves) == sum([entry.seat != CHANCE for entry in record.entries])
    assert moves[-1].table.running.state == replay(game, record)


def test_a_simulation_ends_the_game_and_counts_on_its_way_back() -> None:
    few = next(s for s in positions.decisions(start(), Random(1)) if 1 < len(positions.options(s)) < 9)
    root = tree.Node()
    for seed in range(40):
        tree.simulate(find("volldampf"), few.copy(), root, Random(seed))
    assert root.visits == 40
    assert sum([child.visits for child in root.children.values()]) == 40
    assert any([child.children for child in root.children.values()])


def test_deliveries_are_listed_on_boards_of_thirty_links(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deliveries, "BOARDS", 1)
    (s,) = deliveries.boards()
    assert sum(s.links) >= 30
    paths, routes = deliveries.searching([s]).slice()
    assert paths > routes > 0


@pytest.mark.parametrize("name", ["steam", "days-of-steam", "steamrollers", "volldampf"])
def test_a_position_is_weighed_with_its_columns(name: str) -> None:
    game = find(name)
    s = game.setup(agree(game, 4, {}))
    before = kilobytes(s)
    assert before > 1
    s.bag = [*s.bag, *range(1000, 2000)]
    assert kilobytes(s) > before + 30


def test_a_position_is_weighed_without_its_board() -> None:
    game = find("steam")
    s = game.setup(agree(game, 4, {}))
    assert kilobytes(s) < 20 < sum([getsizeof(one) for one in reachable([s.board]).values()]) / 1000


def test_steps_are_told_by_quantiles_and_thirds() -> None:
    assert latency.quantile(range(100), 0.5) == 50
    assert latency.quantile(range(100), 0.99) == 99
    assert latency.third([[1, 2, 3], [4, 5, 6, 7, 8, 9]], 1) == [[2], [6, 7]]


def test_a_run_says_which_engine_it_is_of() -> None:
    game = find("volldampf")
    made = run(game, agree(game, 3, {}), 1.5, [])
    assert (made.game, made.players, made.compiled, made.kilobytes) == ("volldampf", 3, False, 1.5)
    assert made.python.startswith("CPython 3.")
    assert made.million_turns > 0


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
        (["--only", "AX"], "--only takes letters from A to G, not 'AX'"),
        (["volldampf", "--only", "E"], "E is measured of Steam alone"),
        (["volldampf", "--peers", "--only", "A"], "--peers measures everything and stores nothing"),
        (["volldampf", "--peers", "--to", "runs.jsonl"], "--peers measures everything and stores nothing"),
    ],
)
def test_what_cannot_be_measured_gets_one_line(
    arguments: list[object], says: str, refused: Callable[..., str]
) -> None:
    assert says in refused("bench", *arguments)


@pytest.mark.usefixtures("quick")
def test_a_game_is_measured_with_as_many_players_as_its_map_allows(footplate: Footplate) -> None:
    answer = footplate("bench", "steam", "--rounds", 1, "--only", "F", "--option", "map=practice")
    assert answer.out.startswith("steam, 3 players")


def test_an_option_needs_its_game(refused: Callable[..., str]) -> None:
    says = refused("bench", "--option", "map=practice")
    assert says == "an option is an option of one game: name the game, too"
