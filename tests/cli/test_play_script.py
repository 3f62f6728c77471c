"""The script that sets up all that is needed and opens the tables, in a browser or in the terminal."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
URL = "http://127.0.0.1:8018"


@pytest.fixture
def play(tmp_path: Path) -> Path:
    """The script in a project of its own, where setting up and playing only say what they were asked."""
    project = tmp_path / "a project"
    (project / ".setup").mkdir(parents=True)
    (project / ".venv" / "bin").mkdir(parents=True)
    (project / ".setup" / "environment.sh").write_text(
        'environment() { echo "set up $1 in $PWD"; }\nclient() { echo "build the client"; }\n'
        'documentation() { echo "build the documentation"; }\n'
    )
    footplate = project / ".venv" / "bin" / "footplate"
    footplate.write_text(f'#!/bin/sh\necho "in $PWD: $*"\necho "footplate: {URL}"\n')
    footplate.chmod(0o755)
    return Path(shutil.copy(ROOT / "play", project))


@pytest.fixture
def shown(play: Path, tmp_path: Path) -> Path:
    """Where a browser, if one is opened, writes what it is shown."""
    commands = tmp_path / "commands"
    commands.mkdir()
    for name in ("xdg-open", "open"):
        command = commands / name
        command.write_text(f'#!/bin/sh\necho "$*" >"{tmp_path}/shown"\n')
        command.chmod(0o755)
    return tmp_path / "shown"


@pytest.mark.parametrize(
    ("given", "called"),
    [
        ("", "serve"),
        ("--port 0 --host ::1", "serve --port 0 --host ::1"),
        ("--help", "serve --help"),
        ("terminal", "terminal volldampf"),
        ("terminal --seats you,you", "terminal volldampf --seats you,you"),
        ("terminal steam --seats=you,you --load g.jsonl", "terminal steam --seats=you,you --load g.jsonl"),
        ("volldampf --seed 7", "terminal volldampf --seed 7"),
    ],
)
def test_the_script_serves_unless_a_game_or_the_terminal_is_named_and_stays_in_the_folder(
    play: Path, tmp_path: Path, given: str, called: str
) -> None:
    said = subprocess.run([play, *given.split()], cwd=tmp_path, capture_output=True, text=True, check=True)
    built = "build the client\nbuild the documentation\n" if called.startswith("serve") else ""
    ran = f"in {tmp_path}: {called}\nfootplate: {URL}\n"
    assert said.stdout == f"set up play in {play.parent}\n{built}{ran}"


@pytest.mark.parametrize(
    "failing", ["environment() { exit 2; }", "environment() { :; }; client() { exit 2; }"]
)
def test_the_script_does_not_play_where_setting_up_fails(play: Path, failing: str) -> None:
    (play.parent / ".setup" / "environment.sh").write_text(f"{failing}\n")
    said = subprocess.run([play], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout) == (2, "")


def in_a_terminal(play: Path, *arguments: str, **environment: str) -> str:
    """Run the script with its output on a terminal; what it writes there."""
    inside, outside = os.openpty()
    clean = {name: one for name, one in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    commands = play.parents[1] / "commands"
    clean["PATH"] = f"{commands}:{clean['PATH']}"
    subprocess.run([play, *arguments], stdout=outside, env=clean | environment, check=True)
    os.close(outside)
    said = b""
    try:
        while piece := os.read(inside, 4096):
            said += piece
    except OSError:
        pass  # a terminal that nobody writes to any more ends so
    os.close(inside)
    return said.decode()


@pytest.mark.parametrize("screen", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_the_page_is_shown_where_there_is_a_screen(play: Path, shown: Path, screen: str) -> None:
    assert URL in in_a_terminal(play, **{screen: ":0"})
    for _ in range(100):
        if shown.exists() and shown.read_text():
            break
        time.sleep(0.05)
    assert shown.read_text() == f"{URL}\n"


def test_no_browser_is_opened_without_a_screen_or_for_a_game_in_the_terminal(play: Path, shown: Path) -> None:
    assert URL in in_a_terminal(play)
    in_a_terminal(play, "volldampf", DISPLAY=":0")
    assert not shown.exists()


def test_no_browser_is_opened_where_nobody_reads(play: Path, shown: Path) -> None:
    environment = os.environ | {"DISPLAY": ":0", "PATH": f"{shown.parent / 'commands'}:{os.environ['PATH']}"}
    subprocess.run([play], env=environment, capture_output=True, check=True)
    assert not shown.exists()
