"""Tables that are left in the middle of a game: by Ctrl-C, by Ctrl-D, or with a word."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from select import select

import pytest

from footplate.cli.terminal import shelf, sit_down
from tests.cli.keyboard import Keyboard, Person, laid, typed


def interrupt(*lines: str) -> Callable[[str], str | None]:
    """Types these lines and then Ctrl-C."""
    left = list(lines)

    def script(screen: str) -> str | None:
        if not left:
            raise KeyboardInterrupt
        return left.pop(0)

    return script


def test_a_game_that_somebody_leaves_unsaved_is_kept_under_a_free_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for suffix in ("", "-2"):
        table, shown = laid("you,random,random", typed("6"), Person, start_player=1)
        assert sit_down(table) == 0
        name = f"volldampf-{table.play.record.header.commitment[:8]}{suffix}.jsonl"
        assert f"--load {name}" in " ".join(shown.getvalue().split())
        assert shelf.take(Path(name))[0].record.encode() == table.play.record.encode()


def test_a_game_that_is_interrupted_is_kept_and_the_closing_line_stands_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table, shown = laid("you,random,random", interrupt("6"), Person, start_player=1)
    with pytest.raises(KeyboardInterrupt):
        sit_down(table)
    assert "> \nThe game was not finished.\n" in shown.getvalue()
    assert len(list(tmp_path.glob("volldampf-*.jsonl"))) == 1


def test_a_game_with_a_file_is_said_to_be_there_when_it_is_interrupted(tmp_path: Path) -> None:
    for script in (interrupt("6"), typed("6")):
        table, shown = laid("you,random,random", script, start_player=1)
        table.file = tmp_path / "a game.jsonl"
        with suppress(KeyboardInterrupt):
            sit_down(table)
        assert shown.getvalue().endswith(f"To go on: --load '{table.file}'\n")
        table.file.unlink()
        shelf.seed_file(table.file).unlink()


@pytest.mark.parametrize(
    ("lines", "keyboard"), [((), Person), (("6",), Keyboard), (("6", "quit", ""), Person)]
)
def test_no_file_is_made_without_a_decision_or_a_person_or_a_wish(
    lines: tuple[str, ...], keyboard: type[Keyboard], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table, _ = laid("you,random,random", typed(*lines), keyboard, start_player=1)
    sit_down(table)
    assert not list(tmp_path.iterdir())


# The first terminal that the leader of a session opens is its own, from which Ctrl-C reaches it.
PROGRAM = """
import os, sys
from footplate.cli import main
os.close(os.open(os.ttyname(0), os.O_RDWR))
sys.exit(main())
"""


def read(terminal: int, until: bytes) -> bytes:
    """What a terminal shows, up to some text."""
    shown = b""
    while until not in shown:
        assert select([terminal], [], [], 30)[0], shown
        shown += os.read(terminal, 4096)
    return shown


def press(terminal: int, key: bytes, until: bytes) -> bytes:
    """What a terminal shows after a key; it is pressed again, for input() is deaf between prompt and wait."""
    shown = b""
    for _ in range(30):
        os.write(terminal, key)
        while until not in shown and select([terminal], [], [], 1)[0]:
            shown += os.read(terminal, 4096)
        if until in shown:
            return shown
    raise AssertionError(shown)


def opened_in_a_terminal(folder: Path) -> tuple[int, subprocess.Popen[bytes]]:
    """A game of one's own terminal in which one decision was made."""
    ours, theirs = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "terminal", "volldampf", "--option", "start_player=1"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=folder,
        start_new_session=True,
    )
    os.close(theirs)
    read(ours, b"Blue> ")
    os.write(ours, b"6\n")
    read(ours, b"Blue> ")
    return ours, process


@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0)])
def test_in_a_terminal_a_key_that_ends_the_game_keeps_it(key: bytes, code: int, tmp_path: Path) -> None:
    ours, process = opened_in_a_terminal(tmp_path)
    shown = press(ours, key, b"--load")
    assert process.wait(30) == code
    os.close(ours)
    assert shown.startswith(b"\r\nThe game was not finished.")
    assert len(list(tmp_path.glob("volldampf-*.jsonl"))) == 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_table_that_is_told_to_end_keeps_its_game(number: signal.Signals, tmp_path: Path) -> None:
    ours, process = opened_in_a_terminal(tmp_path)
    for _ in range(30):
        process.send_signal(number)
        if select([ours], [], [], 1)[0]:
            break
    read(ours, b"--load")
    assert process.wait(30) == 130
    os.close(ours)
    assert len(list(tmp_path.glob("volldampf-*.jsonl"))) == 1
