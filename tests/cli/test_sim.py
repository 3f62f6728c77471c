"""`footplate sim`."""

from __future__ import annotations

import io
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Any, ClassVar

import msgspec
import pytest

from footplate.bots.roster import BOTS
from footplate.cli.trial import Plan, play
from footplate.kernel import game as registry
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import Phase
from footplate.kernel.replay import load, replay, verify
from tests import stubborn
from tests.cli.conftest import Footplate
from tests.toy.game import ToyGame
from tests.toy.phases import Bids, Course, DrawHands, Turns
from tests.toy.state import Toy


class LosesCoins(Turns):
    """Whoever walks loses a coin."""

    def apply(self, s: Toy, seat: Seat, action: Action) -> None:
        super().apply(s, seat, action)
        s.coins[seat] -= 1


class Stumbles(Turns):
    """Nobody gets to the end of a turn."""

    def apply(self, s: Toy, seat: Seat, action: Action) -> None:
        raise ZeroDivisionError("a walk of\nno steps")


class CoinsGoMissing(Course):
    steps: ClassVar[tuple[type[Phase[Any]], ...]] = (DrawHands, Bids, LosesCoins)


class NobodyArrives(Course):
    steps: ClassVar[tuple[type[Phase[Any]], ...]] = (DrawHands, Bids, Stumbles)


class LeakyGame(ToyGame):
    name: ClassVar[str] = "leaky"
    course: ClassVar[type[Phase[Toy]]] = CoinsGoMissing


class StumblingGame(ToyGame):
    name: ClassVar[str] = "stumbling"
    course: ClassVar[type[Phase[Toy]]] = NobodyArrives


LEAKY, STUMBLING = LeakyGame(), StumblingGame()


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Two games that break a law, known by name; what is written goes to a folder of its own."""
    monkeypatch.setitem(registry._REGISTRY, "leaky", f"{__name__}:LEAKY")
    monkeypatch.setitem(registry._REGISTRY, "stumbling", f"{__name__}:STUMBLING")
    monkeypatch.chdir(tmp_path)


def figures(footplate: Footplate, *arguments: object) -> dict[str, object]:
    """The report for programs, without what depends on the clock."""
    answer = footplate("sim", *arguments, "--json")
    assert (answer.code, answer.err) == (0, "")
    found: dict[str, object] = msgspec.json.decode(answer.out)
    return {name: value for name, value in found.items() if "second" not in name}


def test_the_report_tells_speed_length_and_scores(footplate: Footplate) -> None:
    answer = footplate("sim", "volldampf", "--players", 3, "--games", 5, "--seed", 7)
    assert (answer.code, answer.err) == (0, "")
    assert "games 1 to 5 of seed 7\n" in answer.out
    for word in ("games/s", "decisions/s", "entries", "points", "wins", "blue", "red", "yellow", "rank 3"):
        assert word in answer.out


def test_the_figures_are_those_of_the_records(footplate: Footplate, tmp_path: Path) -> None:
    found = figures(footplate, "toy", "--players", 3, "--games", 20, "--seed", 3, "--save", tmp_path)
    points: list[list[int]] = []
    lengths = []
    for path in tmp_path.iterdir():
        game, record = load(path.read_bytes())
        points.append([score.points for score in game.standing(replay(game, record))])
        lengths.append(len(record.entries))
    assert len(lengths) == 20
    assert found["entries"] == {"mean": sum(lengths) / 20, "min": min(lengths), "max": max(lengths)}
    columns = list(zip(*points, strict=True))
    assert found["seats"] == [
        {
            "name": name,
            "points": {"mean": sum(column) / 20, "min": min(column), "max": max(column)},
            "wins": pytest.approx(
                sum([(row[seat] == max(row)) / row.count(max(row)) for row in points]) / 20
            ),
        }
        for seat, (name, column) in enumerate(zip(("Ann", "Bob", "Cat"), columns, strict=True))
    ]
    best = [max(row) for row in points]
    assert isinstance(found["ranks"], list)
    assert found["ranks"][0] == {
        "rank": 1,
        "points": {"mean": sum(best) / 20, "min": min(best), "max": max(best)},
    }


def test_a_seed_decides_every_game_and_another_seed_others(footplate: Footplate) -> None:
    first = figures(footplate, "volldampf", "--players", 4, "--games", 3, "--seed", 11)
    again = figures(footplate, "volldampf", "--players", 4, "--games", 3, "--seed", 11)
    other = figures(footplate, "volldampf", "--players", 4, "--games", 3, "--seed", 12)
    assert first == again
    assert first["seats"] != other["seats"]


def test_a_game_of_a_seed_is_the_same_however_it_is_reached(footplate: Footplate, tmp_path: Path) -> None:
    common = ("sim", "volldampf", "--players", 2, "--seed", 5, "--save", tmp_path)
    assert footplate(*common, "--games", 3).code == 0
    saved = (tmp_path / "volldampf-2-5-3.jsonl").read_bytes()
    assert footplate(*common, "--games", 1, "--first", 3).code == 0
    assert (tmp_path / "volldampf-2-5-3.jsonl").read_bytes() == saved
    assert len(list(tmp_path.iterdir())) == 3


def test_the_referee_does_not_change_the_game() -> None:
    plan = Plan("toy", 3, (), 1, check=False, bots=("random",))
    assert play(plan, 1) == play(msgspec.structs.replace(plan, check=True), 1)


def test_saved_records_can_be_verified(footplate: Footplate, tmp_path: Path) -> None:
    answer = footplate(
        "sim", "volldampf", "--players", 5, "--games", 2, "--seed", 5, "--save", tmp_path / "new"
    )
    assert answer.code == 0
    for path in (tmp_path / "new").iterdir():
        verify(path.read_bytes())


def test_without_a_seed_one_is_drawn_and_told(footplate: Footplate) -> None:
    found = figures(footplate, "toy", "--players", 2, "--games", 1)
    assert found == figures(footplate, "toy", "--players", 2, "--games", 1, "--seed", found["seed"])


def test_options_are_those_of_the_game(footplate: Footplate) -> None:
    found = figures(
        footplate,
        "volldampf",
        "--players",
        3,
        "--games",
        1,
        "--option",
        "money=hidden",
        "--option=red_cities=on",
    )
    assert found["options"] == {"players": 3, "money": "hidden", "red_cities": "on", "start_player": 0}


def test_several_processes_play_the_same_games(footplate: Footplate) -> None:
    common = ("volldampf", "--players", 3, "--games", 9, "--seed", 4)
    assert figures(footplate, *common, "--jobs", 2) == figures(footplate, *common)


def test_no_program_outlives_the_processes_of_a_simulation(footplate: Footplate, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    plan = ("volldampf", "--players", 2, "--games", 4, "--jobs", 2, "--bots", stubborn.stubborn(notes))
    assert footplate("sim", *plan).code == 0
    assert stubborn.started(notes)
    assert stubborn.left(notes) == []


def test_no_program_outlives_a_simulation_that_is_killed(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.touch()
    plan = ("sim", "volldampf", "--players", "2", "--games", "9999", "--jobs", "2")
    command = [sys.executable, "-m", "footplate", *plan, "--bots", stubborn.stubborn(notes)]
    first = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while len(stubborn.started(notes)) < 2:
        assert first.poll() is None
        sleep(0.01)
    first.kill()
    first.wait()
    assert stubborn.left(notes) == []


def test_a_sound_game_is_checked_without_a_violation(footplate: Footplate) -> None:
    answer = footplate("sim", "volldampf", "--players", 3, "--games", 1, "--seed", 1, "--check")
    assert answer.code == 0
    assert "games 1 to 1 of seed 1, no violation\n" in answer.out


@pytest.mark.usefixtures("broken")
def test_a_violation_stops_the_simulation_and_leaves_the_record(footplate: Footplate, tmp_path: Path) -> None:
    answer = footplate("sim", "leaky", "--players", 2, "--games", 9, "--seed", 1, "--check")
    assert (answer.code, answer.out) == (1, "")
    first, second, end = answer.err.split("\n")
    assert first.startswith("footplate: game 1: components are conserved, after ")
    (path,) = tmp_path.iterdir()
    assert f"its record is {path.name};" in second
    assert end == ""
    game, record = load(path.read_bytes())
    assert (game, record.closing) == (LEAKY, None)
    assert replay(game, record).agenda


@pytest.mark.usefixtures("broken")
def test_a_violation_comes_with_the_command_that_brings_it_again(footplate: Footplate) -> None:
    options = ("--option", "hands=large", "--option", "encore=true")
    answer = footplate(
        "sim", "leaky", "--players", 3, "--games", 3, "--seed", 9, "--first", 4, "--check", *options
    )
    again = shlex.split(answer.err.partition("again by: ")[2])
    assert again[0] == "footplate"
    assert footplate(*again[1:]) == answer


@pytest.mark.usefixtures("broken")
def test_without_the_referee_the_same_game_goes_unnoticed(footplate: Footplate) -> None:
    assert footplate("sim", "leaky", "--players", 2, "--games", 2, "--seed", 1).code == 0


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("check", [[], ["--check"]])
def test_a_game_that_breaks_down_leaves_its_record_in_the_folder(
    check: list[str], footplate: Footplate, tmp_path: Path
) -> None:
    folder = tmp_path / "kept"
    answer = footplate("sim", "stumbling", "--players", 2, "--seed", 1, "--save", folder, *check)
    assert (answer.code, answer.out) == (1, "")
    assert "ZeroDivisionError" in answer.err
    assert answer.err.count("\n") == 2
    assert [path.name for path in folder.iterdir()] == ["stumbling-2-1-1.jsonl"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nonsense", "--players", 3], "there is no game 'nonsense'"),
        (["volldampf", "--players", 1], "Volldampf is for 2 to 6 players, not 1"),
        (["volldampf", "--players", 7], "Volldampf is for 2 to 6 players, not 7"),
        (["volldampf", "--players", 3, "--option", "money"], "an option is written name=value, not 'money'"),
        (["volldampf", "--players", 3, "--option", "=open"], "volldampf has no option ''"),
        (["volldampf", "--players", 3, "--option", "gold=open"], "volldampf has no option 'gold'"),
        (
            ["volldampf", "--players", 3, "--option", "money=gold"],
            "option money of volldampf is one of open, hidden",
        ),
        (["volldampf", "--players", 3, "--option", "players=4"], "volldampf has no option 'players'"),
        (["volldampf", "--players", 3, "--option", "start_player=4"], "the options of volldampf do not fit"),
        (["volldampf", "--players", 3, "--option", "start_player=me"], "the options of volldampf do not fit"),
        (
            ["volldampf", "--players", 3, "--option", "money=open", "--option", "money=open"],
            "option money is given twice",
        ),
        (["volldampf", "--players", 3, "--games", 0], "--games must be 1 or more, not 0"),
        (["volldampf", "--players", 3, "--first", 0], "--first must be 1 or more, not 0"),
        (["volldampf", "--players", 3, "--jobs", -1], "--jobs must be 1 or more, not -1"),
        (["volldampf", "--players", 3, "--seed", "abc"], "--seed"),
        (["volldampf", "--players", 3, "--save", __file__], f"{__file__}: File exists"),
    ],
)
def test_what_cannot_be_simulated_gets_one_line(
    arguments: list[object], says: str, refused: Callable[..., str]
) -> None:
    assert says in refused("sim", *arguments)


class Terminal(io.StringIO):
    """Something that a person looks at."""

    def isatty(self) -> bool:
        return True


def test_a_person_sees_a_bar_of_progress(footplate: Footplate, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", screen := Terminal())
    answer = footplate("sim", "toy", "--players", 2, "--games", 3, "--seed", 1)
    assert "games" in screen.getvalue()
    assert "100%" in screen.getvalue()
    assert answer.out.startswith("toy: players 2")


def test_records_of_other_options_are_kept_under_other_names(footplate: Footplate, tmp_path: Path) -> None:
    plan = ["sim", "volldampf", "--players", "2", "--games", "1", "--seed", "7", "--save", tmp_path]
    for options in ([], ["--option", "money=hidden"]):
        assert footplate(*plan, *options).code == 0
    assert len(list(tmp_path.iterdir())) == 2


def test_the_bots_play_a_game_each_in_turn(footplate: Footplate) -> None:
    answer = footplate("sim", "toy", "--players", 3, "--games", 4, "--seed", 1, "--bots", "random,greedy")
    assert "played by random, greedy; ended by TY-08 4" in answer.out
    plan = Plan("toy", 3, (), 1, check=False, bots=("random", "greedy"))
    assert [plan.bot(number) for number in (1, 2, 3)] == ["random", "greedy", "random"]


def test_an_unknown_bot_is_refused_with_the_names_of_all(refused: Callable[..., str]) -> None:
    says = refused("sim", "toy", "--players", 3, "--bots", "random,clever")
    assert says == f"there is no bot 'clever'; there are: {', '.join(BOTS)}, and NAME=COMMAND"


def test_without_being_told_which_the_quick_bots_play(footplate: Footplate) -> None:
    answer = footplate("sim", "toy", "--players", 3, "--games", 3, "--seed", 1)
    assert "played by random, thrifty, greedy;" in answer.out


def test_a_program_that_is_no_bot_stops_the_games_and_says_why(footplate: Footplate, tmp_path: Path) -> None:
    answer = footplate(
        "sim",
        "volldampf",
        "--players",
        3,
        "--seed",
        1,
        "--bots",
        "random,mine=echo hello",
        "--save",
        tmp_path,
    )
    assert answer.code == 1
    assert "game 2: Unfit: mine answered what is no answer: 'hello'" in answer.err
    assert "--bots 'random,mine=echo hello' --first 2" in answer.err
    assert len(list(tmp_path.iterdir())) == 2
