"""The command itself: help at once, one line for what cannot be done, quiet ends."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from errno import ENOSPC
from io import TextIOBase
from pathlib import Path

import pytest

from footplate import __version__, cli
from footplate.cli import COMMANDS, games
from tests.cli.conftest import Footplate

COMMAND = (sys.executable, "-m", "footplate")


def test_help_names_every_command(footplate: Footplate) -> None:
    answer = footplate("--help")
    assert answer.code == 0
    for name in COMMANDS:
        assert f" {name} " in answer.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str, footplate: Footplate) -> None:
    answer = footplate(name, "--help")
    assert answer.code == 0
    assert f"Usage: footplate {name}" in answer.out


def test_without_a_command_there_is_help(footplate: Footplate) -> None:
    assert footplate() == footplate("--help")


def test_the_version_is_told(footplate: Footplate) -> None:
    assert footplate("--version").out == f"{__version__}\n"


def test_help_is_shown_before_any_command_or_game_is_imported() -> None:
    code = "import sys, footplate.cli; footplate.cli.main(['--help']); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    ours = {name for name in done.stderr.split() if name.startswith("footplate")}
    assert ours == {"footplate", "footplate.cli"}
    assert "msgspec" not in done.stderr.split()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nonsense"], 'Unknown command "nonsense"'),
        (["--nonsense"], 'Unknown command "--nonsense"'),
        (["sim"], "GAME requires an argument"),
        (["sim", "toy"], "--players requires an argument"),
        (["sim", "toy", "--players"], "--players requires an argument"),
        (["sim", "toy", "--players", "2.6"], "'2.6' is not a whole number"),
        (["sim", "toy", "--players", "2", "--seed", "9" * 19], f"{'9' * 19} is too large: a number has"),
        (["sim", "toy", "--players", "two"], "'two' is not a whole number"),
        (["sim", "toy", "--players", "2", "--nonsense"], "Unknown option: --nonsense"),
        (["sim", "toy", "more", "--players", "2"], "more"),
        (["replay"], "FILE requires an argument"),
        (["verify"], "FILE requires an argument"),
        (["games", "toy"], "toy"),
        (["terminal", "nonsense"], "there is no game 'nonsense'"),
    ],
)
def test_wrong_usage_gets_one_line(arguments: list[str], says: str, refused: Callable[..., str]) -> None:
    assert says in refused(*arguments)


def test_a_fault_of_ours_is_not_hidden(footplate: Footplate, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "about", lambda game: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        footplate("games")


def test_an_interrupt_ends_quietly(footplate: Footplate, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(game: object) -> list[str]:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "about", interrupt)
    assert footplate("games") == (130, "", "")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_process_says_nothing(jobs: str, tmp_path: Path) -> None:
    simulation = ["sim", "volldampf", "--players", "3", "--games", "3000", "--save", str(tmp_path)]
    process = subprocess.Popen(
        [*COMMAND, *simulation, "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        process_group=0,
    )
    while process.poll() is None and not any(tmp_path.iterdir()):
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    assert process.communicate() == (b"", b"")
    assert process.returncode == cli.INTERRUPTED


def test_a_closed_pipe_is_no_fault() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [*COMMAND, "rules", "volldampf"], stdout=writer, stderr=subprocess.PIPE, check=False
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (cli.NOBODY_READS, b"")


class FullDisk(TextIOBase):
    """Takes nothing."""

    def write(self, text: str) -> int:
        raise OSError(ENOSPC, "No space left on device")


def test_an_answer_that_cannot_be_written_gets_one_line(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", FullDisk())
    assert refused("games").endswith("No space left on device")


def test_the_console_script_and_the_module_are_the_same() -> None:
    script = Path(sys.executable).with_name("footplate")
    for command in ([str(script)], COMMAND):
        done = subprocess.run(
            [*command, "sim", "nonsense", "--players", "3"], capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stdout) == (2, "")
        known = "volldampf, steam, days-of-steam, steamrollers"
        assert done.stderr == f"footplate: there is no game 'nonsense'; there are: {known}\n"


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_program_without_input_or_output_runs(closed: str) -> None:
    for words in ("terminal volldampf --seats random,random", "sim volldampf --players 2 --games 1"):
        line = shlex.join([*COMMAND, *words.split()])
        assert (
            subprocess.run(["sh", "-c", f"{line} {closed}"], capture_output=True, check=False).returncode == 0
        )


def test_what_would_steer_a_terminal_is_not_said_again(refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b'{"commitment":"","footplate":1,"\\u001b[2Jx":1}\n')
    assert "\x1b" not in refused("verify", path)
    path.write_bytes(b'footplate 1\ncommitment 0\ngame volldampf\nruleset 1\nseat "\x1b[2J"\n')
    assert "\x1b" not in refused("verify", path)
