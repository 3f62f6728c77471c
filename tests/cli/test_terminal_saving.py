"""Games of the terminal that are saved and go on, and never at the cost of other files."""

from __future__ import annotations

import os
from io import StringIO
from pathlib import Path

import pytest

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


def test_bots_decide_in_a_saved_game_as_they_would_have_without_a_break(tmp_path: Path) -> None:
    file, seats = tmp_path / "game.jsonl", ("you", "random", "driver")
    unbroken, _ = laid(",".join(seats), first, start_player=1)
    sit_down(unbroken)
    broken, _ = laid(",".join(seats), typed("0", f"save {file}", "quit"), start_player=1)
    sit_down(broken)
    play, seed = shelf.take(file)
    again = StringIO()
    sit_down(Table(play, seed, seats, Screen(Keyboard(first, again), again), catalogue("en")))
    assert play.record.entries == unbroken.play.record.entries


def test_until_a_game_is_over_only_its_owner_can_read_it(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table, shown = laid("you,random,random", typed(f"save {file}"))
    sit_down(table)
    assert file.stat().st_mode & 0o777 == 0o600
    told = "".join(shown.getvalue().split())
    assert f"in{file}anditsseedin{file}.seed:whoreadsthemknowseveryhand" in told
    play, seed = shelf.take(file)
    bots = Table(play, seed, ["random"] * 3, Screen(StringIO(), StringIO()), catalogue("en"))
    bots.file = file
    mask = os.umask(0o027)
    try:
        sit_down(bots)
    finally:
        os.umask(mask)
    assert play.state.over
    assert file.stat().st_mode & 0o777 == 0o640


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


def test_files_of_others_beside_a_saved_game_are_left_alone(tmp_path: Path) -> None:
    foreign = [tmp_path / "notes.seed", tmp_path / "notes.new"]
    for file in foreign:
        file.write_text("Dear Ada")
    table, shown = laid(
        "you,random,random", typed(f"save {tmp_path / 'notes'}", f"save {tmp_path / 'other'}")
    )
    sit_down(table)
    assert "notes.seedisintheway" in "".join(shown.getvalue().split())  # a long path may be broken anywhere
    assert [file.read_text() for file in foreign] == ["Dear Ada"] * 2
    assert sorted([file.name for file in tmp_path.iterdir()]) == [
        "notes.new",
        "notes.seed",
        "other",
        "other.seed",
    ]


@pytest.mark.parametrize("link", ["game", "game.seed"])
def test_links_are_not_followed(tmp_path: Path, link: str) -> None:
    victim = tmp_path / "victim"
    (tmp_path / link).symlink_to(victim)
    table, shown = laid("you,random,random", typed(f"save {tmp_path / 'game'}"))
    sit_down(table)
    assert f"{link}isalink" in "".join(shown.getvalue().split())  # a long path may be broken anywhere
    assert [file.name for file in tmp_path.iterdir()] == [link]
    victim.write_text("Dear Ada")
    table, _ = laid("you,random,random", typed(f"save {tmp_path / 'game'}"))
    sit_down(table)
    assert victim.read_text() == "Dear Ada"


def test_a_finished_game_leaves_a_seed_that_is_not_its_own(tmp_path: Path) -> None:
    table, _ = laid("random,random", typed())
    table.file = tmp_path / "game"
    shelf.seed_file(table.file).write_text("00")
    sit_down(table)
    verify(table.file.read_bytes())
    assert shelf.seed_file(table.file).read_text() == "00"


def test_a_full_disk_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    table, shown = laid("you,random,random", typed(f"save {tmp_path / 'game'}"))
    sit_down(table)
    told = " ".join(shown.getvalue().split())
    assert "No space left on device" in told
    assert "Errno" not in told
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_not_there_is_named_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    table, shown = laid("you,random,random", typed(f"save {tmp_path}/a/b", f"save {tmp_path}/file/b"))
    sit_down(table)
    told = "".join(shown.getvalue().split())
    assert f"couldnotbesaved:thereisnofolder{tmp_path}/aBlue" in told
    assert f"couldnotbesaved:thereisnofolder{tmp_path}/fileBlue" in told


def test_a_table_does_not_wind_back_the_game_that_another_has_gone_on_with(tmp_path: Path) -> None:
    file, other = tmp_path / "game.jsonl", tmp_path / "other.jsonl"
    table, _ = laid("you,random,random", typed(f"save {file}"), start_player=1)
    sit_down(table)
    first_there, _ = laid("you,random,random", typed("6"), start_player=1)
    first_there.file = file
    sit_down(first_there)
    gone_on = file.read_bytes()
    late, shown = laid("you,random,random", typed("5", "quit", str(other)), start_player=1)
    late.file = file
    sit_down(late)
    assert "another table has gone on with the game" in shown.getvalue()
    assert file.read_bytes() == gone_on
    assert shelf.take(other)[0].record.encode() == late.play.record.encode()


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
