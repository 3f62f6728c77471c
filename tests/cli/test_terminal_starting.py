"""The command that opens a table in the terminal."""

from __future__ import annotations

import os
import shlex
import sys
from io import StringIO
from pathlib import Path

import pytest

from footplate.cli import main
from footplate.kernel.replay import verify


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["terminal", *arguments])
    shown = capsys.readouterr()
    return code, shown.out, shown.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["monopoly"], "there is no game 'monopoly'"),
        (["volldampf", "--seats", "you"], "is for 2 to 6 players, not 1"),
        (["volldampf", "--seats", "you,you,you,you,you,you,you"], "is for 2 to 6 players, not 7"),
        (["volldampf", "--seats", "you,hal"], "nobody called 'hal'"),
        (["volldampf", "--seats", "you,hal"], "superintendent or NAME=COMMAND"),
        (["volldampf", "--seats", "you,you=false"], "'you' is who plays by keys: a program has another name"),
        (["volldampf", "--seats", "you,,random"], "nobody called ''"),
        (["volldampf", "--seats", "you,mine="], "the bot mine has no command"),
        (["volldampf", "--option", "money=stolen"], "money of volldampf is one of open, hidden"),
        (["volldampf", "--option", "colour=red"], "has no option 'colour'"),
        (["volldampf", "--option", "money"], "name=value"),
        (["volldampf", "--option", "start_player=9"], "start_player"),
        (["volldampf", "--load", "no-such-file.jsonl"], "no-such-file.jsonl"),
        (["volldampf", "--load", "game.jsonl", "--seed", "1"], "has its seed and options already"),
        (["volldampf", "--save", "."], "is a folder"),
        ([], "GAME"),
    ],
)
def test_what_cannot_be_gets_one_clear_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1


def test_a_program_sits_at_the_table_and_where_it_is_no_bot_that_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(""))
    program = shlex.join([sys.executable, str(Path(__file__).parents[2] / "examples" / "bot.py")])
    code, out, _ = run(capsys, "volldampf", "--seats", f"mine={program},other=false", "--seed", "7")
    assert code == 0
    assert "The standing" in out
    assert "other ended without an answer, with exit code 1. Something was chosen" in out
    assert "mine ended" not in out


def test_the_command_plays_saves_and_loads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "game.jsonl")
    monkeypatch.setattr("sys.stdin", StringIO("6\n"))
    code, out, _ = run(capsys, "volldampf", "--seats", "you,random", "--save", file, "--seed", "7")
    assert code == 0
    assert "The game was not finished.\nThe game is kept in" in out
    assert out.endswith(f"To go on: --load {file}\n")
    monkeypatch.setattr("sys.stdin", StringIO(""))
    code, out, _ = run(capsys, "volldampf", "--load", file)
    assert code == 0
    assert "\x1b" not in out
    code, _, err = run(capsys, "volldampf", "--load", file, "--seats", "you,you,you")
    assert (code, "2 players, not 3" in err) == (2, True)
    code, out, _ = run(capsys, "volldampf", "--load", file, "--seats", "random,random")
    assert code == 0
    verify(Path(file).read_bytes())
    code, _, err = run(capsys, "volldampf", "--load", file)
    assert (code, "is over" in err) == (2, True)


def test_a_seed_may_be_any_bytes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    seed = os.fsdecode(b"\xff\xfe")
    code, out, _ = run(capsys, "volldampf", "--seats", "random,random", "--seed", seed)
    assert code == 0
    assert "was fffe." in out


def test_a_closed_input_is_an_empty_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    code, out, _ = run(capsys, "volldampf", "--seats", "random,random")
    assert (code, "The standing" in out) == (0, True)
    code, out, _ = run(capsys, "volldampf", "--seats", "random,you")
    assert (code, "The game was not finished." in out) == (0, True)


def test_the_help_explains_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    assert '""' not in out
    assert "--game" not in out
    for option, says in {
        "GAME": "A game of",
        "--seats": "Who sits where",
        "--seed": "Deal from this seed",
        "--option": "An option of the game",
        "--load": "Go on with",
        "--save": "Keep the game in",
    }.items():
        line = next(line for line in out.split("\n") if option in line and "Usage" not in line)
        assert says in line
