"""`footplate arena`."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from select import select
from time import sleep
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from footplate.arena.match import Outcome
from footplate.arena.report import Report
from footplate.bots.roster import BOTS
from footplate.cli.interruption import interruptible
from tests import stubborn
from tests.cli.conftest import Footplate

PLAN = ("arena", "volldampf", "--bots", "random,thrifty", "--seed", 7)


def figures(path: Path) -> dict[str, Any]:
    """What a report says but for its timings."""
    found: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    del found["timings"]
    return found


@pytest.fixture
def expected(footplate: Footplate, tmp_path: Path) -> dict[str, Any]:
    """The figures of twelve games that one process played at a stretch."""
    path = tmp_path / "expected.json"
    assert footplate(*PLAN, "--games", 12, "--json", path).code == 0
    return figures(path)


def test_a_tournament_is_told_in_a_table(footplate: Footplate) -> None:
    answer = footplate(*PLAN, "--games", 3)
    assert answer.code == 0
    lines = answer.out.split("\n")
    assert lines[:2] == [
        "volldampf: players 2, money open, red_cities off, start_player 0",
        "4 games of seed 7: 2 deals, each played 2 times",
    ]
    assert [line.split()[0] for line in lines[4:6]] == ["thrifty", "random"]


def test_a_program_without_a_command_is_told_so_whatever_else_is_wrong(refused: Callable[..., str]) -> None:
    assert refused("arena", "volldampf", "--bots", "mine=") == (
        "the bot mine has no command; it is written mine=COMMAND"
    )


@pytest.mark.parametrize(
    ("one", "other"), [("--journal", "--json"), ("--json", "--chart"), ("--journal", "--chart")]
)
def test_what_is_written_goes_to_different_files(
    one: str, other: str, refused: Callable[..., str], tmp_path: Path
) -> None:
    same = tmp_path / "same.svg"
    says = refused(*PLAN, "--games", 2, one, same, other, tmp_path / "." / "same.svg")
    assert says == f"{one} and {other} cannot both be {same}"
    assert not same.exists()


def test_all_figures_are_written_for_programs(footplate: Footplate, tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    footplate(*PLAN, "--games", 2, "--json", path)
    found = msgspec.json.decode(path.read_bytes(), type=Report)
    assert (found.arena, found.games, found.plan.bots) == (1, 2, ("random", "thrifty"))
    written = msgspec.json.decode(path.read_bytes())
    assert list(written) == [
        *("arena", "plan", "games", "deals", "standings", "pairs", "places"),
        *("entries", "decisions", "ended_by", "failures", "timings"),
    ]
    assert list(written["standings"][0]) == [
        *("name", "games", "seats", "rating", "wins", "fair", "times", "points", "failures"),
    ]
    assert list(written["standings"][0]["wins"]) == ["share", "low", "high"]
    assert list(written["plan"]) == [
        *(
            "version",
            "game",
            "ruleset",
            "options",
            "seed",
            "bots",
            "line_ups",
            "programs",
            "counted",
            "build",
        ),
    ]


def test_a_chart_is_drawn_with_every_bot_on_it(footplate: Footplate, tmp_path: Path) -> None:
    path = tmp_path / "chart.svg"
    footplate(*PLAN, "--games", 2, "--chart", path)
    texts = [element.text for element in ElementTree.parse(path).iter("{http://www.w3.org/2000/svg}text")]
    assert {"random", "thrifty", "wins", "rating"} <= set(texts)


def test_the_number_of_processes_and_the_order_of_words_change_nothing(
    expected: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "two.json"
    done = started(*PLAN, "--games", 12, "--jobs", 2, "--json", path, hashes="1")
    assert done.wait() == 0
    assert figures(path) == expected
    assert started(*PLAN, "--games", 12, "--json", path, hashes="2").wait() == 0
    assert figures(path) == expected


def started(*arguments: object, hashes: str = "0") -> subprocess.Popen[bytes]:
    """The command as a process of its own."""
    command = [sys.executable, "-m", "footplate", *map(str, arguments)]
    env = {**os.environ, "PYTHONHASHSEED": hashes}
    return subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.mark.parametrize(("end", "jobs"), [(signal.SIGKILL, 2), (signal.SIGINT, 2), (signal.SIGINT, 1)])
def test_a_tournament_that_was_stopped_goes_on(
    footplate: Footplate, expected: dict[str, Any], tmp_path: Path, end: signal.Signals, jobs: int
) -> None:
    journal, path = tmp_path / "games.jsonl", tmp_path / "again.json"
    first = started(*PLAN, "--games", 10_000, "--jobs", jobs, "--journal", journal)
    while not journal.exists() or journal.read_bytes().count(b"\n") < 4:
        assert first.poll() is None
        sleep(0.01)
    first.send_signal(end)
    assert first.wait() == (130 if end == signal.SIGINT else -signal.SIGKILL)
    kept = [msgspec.json.decode(line)["number"] for line in journal.read_bytes().split(b"\n")[1:-1]]
    assert len(set(kept)) == len(kept) >= 3
    assert (
        footplate(
            "arena",
            "volldampf",
            "--bots",
            "random,thrifty",
            "--games",
            12,
            "--journal",
            journal,
            "--json",
            path,
        ).code
        == 0
    )
    assert figures(path) == expected


def test_who_interrupts_a_tournament_with_a_journal_is_told_how_to_go_on(
    footplate: Footplate, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(outcomes: Iterator[Outcome], total: int) -> Iterator[Outcome]:
        yield next(outcomes)
        raise KeyboardInterrupt

    monkeypatch.setattr("footplate.cli.arena.shown", interrupted)
    journal = tmp_path / "games.jsonl"
    said = f"footplate: {journal} has 1 game; the same command goes on from there\n"
    assert footplate(*PLAN, "--journal", journal) == (130, "", said)
    assert footplate(*PLAN) == (130, "", "")


def test_one_deal_is_told_as_one(footplate: Footplate) -> None:
    said = footplate(*PLAN, "--games", 1).out.split("\n")[1]
    assert said == "2 games of seed 7: 1 deal, played 2 times"


def test_no_program_outlives_a_tournament_that_is_killed(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.touch()
    plan = ("arena", "volldampf", "--bots", f"random,{stubborn.stubborn(notes)}", "--games", 10_000)
    first = started(*plan, "--jobs", 2)
    while len(stubborn.started(notes)) < 2:
        assert first.poll() is None
        sleep(0.01)
    first.kill()
    first.wait()
    assert stubborn.left(notes) == []


MAP = ("map", "balance", "practice", "--players", 2)


@pytest.fixture
def hang_up() -> Iterator[None]:
    """To lose the window ends what is started here, even if these tests are run with nohup."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.usefixtures("hang_up")
@pytest.mark.parametrize(
    ("command", "end"),
    [
        (("arena", "volldampf", "--players", 2), signal.SIGTERM),
        (("arena", "volldampf", "--players", 2), signal.SIGKILL),
        (MAP, signal.SIGTERM),
        (MAP, signal.SIGKILL),
        (("sim", "volldampf", "--players", 2), signal.SIGTERM),
        (("sim", "volldampf", "--players", 2), signal.SIGHUP),
        (("sim", "volldampf", "--players", 2), signal.SIGKILL),
        (("export", "volldampf", "--players", 2, "--to", "games.jsonl"), signal.SIGTERM),
        (("export", "volldampf", "--players", 2, "--to", "games.jsonl"), signal.SIGKILL),
    ],
)
def test_a_program_that_hangs_ends_with_the_only_process_that_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[object, ...], end: signal.Signals
) -> None:
    monkeypatch.chdir(tmp_path)
    notes = tmp_path / "notes"
    notes.touch()
    first = started(*command, "--games", 2, "--seed", 1, "--bots", stubborn.hanging(notes))
    while not stubborn.started(notes):
        assert first.poll() is None
        sleep(0.01)
    first.send_signal(end)
    first.wait()
    assert stubborn.left(notes) == []


@pytest.mark.usefixtures("hang_up")
def test_what_nohup_has_ignored_stays_ignored() -> None:
    with interruptible():
        assert signal.getsignal(signal.SIGHUP) is not signal.SIG_DFL
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    with interruptible():
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN


@pytest.mark.usefixtures("hang_up")
@pytest.mark.parametrize("command", [("arena", "volldampf"), ("sim", "volldampf", "--jobs", 2)])
def test_a_program_that_hangs_ends_when_all_processes_of_a_window_do(
    tmp_path: Path, command: tuple[object, ...]
) -> None:
    notes = tmp_path / "notes"
    notes.touch()
    plan = (*command, "--players", 2, "--games", 2, "--seed", 1, "--bots", stubborn.hanging(notes))
    first = subprocess.Popen(
        [sys.executable, "-m", "footplate", *map(str, plan)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    while not stubborn.started(notes):
        assert first.poll() is None
        sleep(0.01)
    os.killpg(first.pid, signal.SIGHUP)
    first.wait()
    assert stubborn.left(notes) == []


def test_a_journal_of_another_plan_is_refused(
    refused: Callable[..., str], footplate: Footplate, tmp_path: Path
) -> None:
    journal = tmp_path / "games.jsonl"
    footplate(*PLAN, "--games", 2, "--journal", journal)
    says = refused("arena", "volldampf", "--bots", "random,thrifty", "--seed", 8, "--journal", journal)
    assert says == f"{journal} is the journal of another tournament, with seed 7, not seed 8"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("chess", "--bots", "random,thrifty"), "there is no game 'chess'; there are: "),
        (("volldampf", "--bots", "random,nobody"), "there is no bot 'nobody'; there are: random, "),
        (("volldampf", "--bots", "random"), "Volldampf is for 2 to 6 players, not 1"),
        (("volldampf", "--players", 2), "somebody must play: name bots, such as --bots driver,fireman"),
        (("volldampf", "--games", 2), "somebody must play: name bots, such as --bots driver,fireman"),
        (
            ("volldampf", "--bots", "random,thrifty", "--journal", "/dev/null"),
            "/dev/null is no file, and a journal is one",
        ),
        (("volldampf", "--bots", "random,thrifty", "--games", 0), "--games must be 1 or more, not 0"),
        (
            ("volldampf", "--bots", "random,thrifty", "--chart", "a.gif"),
            "a chart is a file that ends in .svg, not a.gif",
        ),
        (
            ("volldampf", "--bots", "random,greedy", "--line-up", "thrifty,greedy,greedy"),
            "random would not play: it sits in no line-up",
        ),
        (("volldampf", "--line-up", "random,thrifty", "--players", 3), "a line-up for 3 has 3 bots, not 2"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    refused: Callable[..., str], arguments: tuple[object, ...], says: str
) -> None:
    assert refused("arena", *arguments).startswith(says)


@pytest.mark.parametrize("option", ["--json", "--chart"])
def test_where_nothing_can_be_written_no_game_is_played(
    refused: Callable[..., str], tmp_path: Path, option: str
) -> None:
    journal, path = tmp_path / "games.jsonl", tmp_path / "no-such-folder" / "report.svg"
    assert refused(*PLAN, "--journal", journal, option, path) == f"{path}: No such file or directory"
    assert not journal.exists()


def test_what_was_written_before_stays_if_nothing_is_played(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.svg"
    old.write_text("before")
    refused("arena", "volldampf", "--players", 2, "--json", old, "--chart", new)
    assert old.read_text() == "before"
    assert not new.exists()


def test_alone_against_olive_she_is_in_the_table_as_well(footplate: Footplate, tmp_path: Path) -> None:
    path = tmp_path / "solo.json"
    footplate(
        "arena",
        "steamrollers",
        "--players",
        1,
        "--bots",
        "random,thrifty",
        "--games",
        4,
        "--seed",
        1,
        "--json",
        path,
    )
    found = msgspec.json.decode(path.read_bytes(), type=Report)
    games = {one.name: (one.games, one.fair) for one in found.standings}
    assert games == {"olive": (4, 0.5), "random": (2, 0.5), "thrifty": (2, 0.5)}
    assert {(pair.name, pair.other) for pair in found.pairs if pair.name == "olive"} == {
        ("olive", "random"),
        ("olive", "thrifty"),
    }


def test_a_program_that_fails_is_told_of_in_the_exit_code_too(footplate: Footplate) -> None:
    answer = footplate("arena", "volldampf", "--bots", "random,none=false", "--games", 1)
    assert answer.code == 1
    assert "any legal decision was made for it" in answer.out
    assert "none: none ended without an answer, with exit code 1" in answer.out


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_first_failure_of_each_program_is_told_apart(footplate: Footplate, jobs: int) -> None:
    answer = footplate(
        *("arena", "volldampf", "--bots", "none=false,nobody=true", "--games", 4, "--jobs", jobs)
    )
    first, second = sorted(answer.err.splitlines())
    for line, name, code in ((first, "nobody", 0), (second, "none", 1)):
        assert re.fullmatch(
            rf"footplate: {name} failed to decide, first in game \d, entry \d+:"
            rf" {name} ended without an answer, with exit code {code}; the report tells how often",
            line,
        )


def test_a_failure_is_told_while_the_game_goes_on(tmp_path: Path) -> None:
    failed, hangs = shlex.quote(str(tmp_path / "failed")), "exec sleep 1000"
    bot = f"mine=sh -c {shlex.quote(f'test -e {failed} && {hangs}; touch {failed}')}"
    command = [sys.executable, "-m", "footplate", "arena", "volldampf", "--bots", f"random,{bot}"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as arena:
        assert arena.stderr
        told, _, _ = select([arena.stderr], [], [], stubborn.PATIENCE)
        arena.terminate()
        assert told
        assert arena.stderr.readline().startswith(b"footplate: mine failed to decide, first in game 1, ")


def test_a_bot_of_ours_that_fails_ends_the_tournament(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*args: object) -> object:
        raise RuntimeError("no idea")

    monkeypatch.setitem(BOTS, "thrifty", fails)
    assert refused(*PLAN) == "game 1 cannot be played: thrifty raised RuntimeError: no idea"
