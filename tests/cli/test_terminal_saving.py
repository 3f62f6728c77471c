"""Games of the terminal that are saved and go on, and the command that plays them."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from footplate.cli import main
from footplate.cli.given import BadInput
from footplate.cli.terminal import shelf, sit_down
from footplate.cli.terminal.screen import Screen
from footplate.cli.terminal.table import Table
from footplate.kernel.record import RecordError
from footplate.kernel.replay import verify
from footplate.messages import catalogue
from tests.cli.keyboard import SEED, Keyboard, first, laid, typed


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table, shown = laid("you,random,random", typed("6", f"save {file}", "quit"), start_player=1)
    assert sit_down(table) == 0
    assert "The game was not finished." in shown.getvalue()
    assert SEED.hex() not in file.read_text()
    assert shelf.seed_file(file).stat().st_mode & 0o777 == 0o600
    play, seed = shelf.take(file)
    assert play.record.encode() == table.play.record.encode()
    assert play.state == table.play.state
    again = StringIO()
    going_on = Table(
        play, seed, ("you", "random", "random"), Screen(Keyboard(first, again), again), catalogue("en")
    )
    going_on.file = file
    assert sit_down(going_on) == 0
    verify(file.read_bytes())
    assert not shelf.seed_file(file).exists()


def test_quit_offers_to_save_and_asks_again_for_a_file_that_cannot_be(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table, shown = laid("you,random,random", typed("quit", str(tmp_path), str(file)))
    assert sit_down(table) == 0
    assert "could not be saved" in shown.getvalue()
    assert file.exists()


def test_a_file_with_something_else_in_it_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada")
    table, shown = laid("you,random,random", typed(f"save {file}"))
    sit_down(table)
    assert "holds something else already" in shown.getvalue()
    assert file.read_text() == "Dear Ada"
    assert not shelf.seed_file(file).exists()


def test_a_game_that_is_kept_is_written_after_every_decision(tmp_path: Path) -> None:
    table, _ = laid("you,random,random", typed("3"), start_player=1)
    table.file = tmp_path / "game.jsonl"
    sit_down(table)
    play, _ = shelf.take(table.file)
    assert [entry.seat for entry in play.record.entries].count(0) >= 1


def test_a_saved_game_is_not_taken_without_its_own_seed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table, _ = laid("you,random,random", typed(f"save {file}"))
    sit_down(table)
    shelf.seed_file(file).write_text("00")
    with pytest.raises(RecordError, match="committed"):
        shelf.take(file)
    shelf.seed_file(file).write_text("no seed")
    with pytest.raises(BadInput, match="holds no seed"):
        shelf.take(file)
    shelf.seed_file(file).unlink()
    with pytest.raises(BadInput, match="is missing"):
        shelf.take(file)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["terminal", *arguments])
    shown = capsys.readouterr()
    return code, shown.out, shown.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["steam"], "there is no game 'steam'"),
        (["volldampf", "--seats", "you"], "is for 2 to 6 players, not 1"),
        (["volldampf", "--seats", "you,you,you,you,you,you,you"], "is for 2 to 6 players, not 7"),
        (["volldampf", "--seats", "you,hal"], "nobody called 'hal'"),
        (["volldampf", "--seats", "you,,random"], "nobody called ''"),
        (["volldampf", "--option", "money=stolen"], "money of volldampf is one of open, hidden"),
        (["volldampf", "--option", "colour=red"], "has no option 'colour'"),
        (["volldampf", "--option", "money"], "name=value"),
        (["volldampf", "--option", "start_player=9"], "start_player"),
        (["volldampf", "--load", "no-such-file.jsonl"], "no-such-file.jsonl"),
        (["volldampf", "--load", "game.jsonl", "--seed", "1"], "has its seed and options already"),
        (["volldampf", "--save", "."], "is a folder"),
        ([], "game"),
    ],
)
def test_what_cannot_be_gets_one_clear_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1


def test_the_command_plays_saves_and_loads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "game.jsonl")
    monkeypatch.setattr("sys.stdin", StringIO("6\n"))
    code, out, _ = run(capsys, "volldampf", "--seats", "you,random", "--save", file, "--seed", "7")
    assert code == 0
    assert out.endswith("The game was not finished.\n")
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
