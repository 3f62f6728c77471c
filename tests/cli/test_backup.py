"""`footplate backup` and `footplate restore`: a database in one file, and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from footplate.server.store import Change, Row, store_for
from tests.cli.conftest import Footplate

ERRAND = "insert into errand (hash, what, data, expires) values ($1, '', '', 1)"


def written(path: Path, name: str) -> Path:
    """A database with one errand more."""

    async def write() -> None:
        store = store_for(str(path))
        await store.open()
        await store.commit([Change(ERRAND, (name,))])
        await store.close()

    asyncio.run(write())
    return path


def names(path: Path) -> list[Row]:
    """The names of the errands in a database."""

    async def read() -> list[Row]:
        store = store_for(str(path))
        await store.open()
        found = await store.rows("select hash from errand order by hash")
        await store.close()
        return found

    return asyncio.run(read())


def test_a_backup_can_be_restored(footplate: Footplate, tmp_path: Path) -> None:
    here, there, file = written(tmp_path / "here.db", "one"), tmp_path / "there.db", tmp_path / "file"
    answer = footplate("backup", "--database", here, "--to", file)
    assert answer == (0, f"{file}: 2 rows\n", "")
    answer = footplate("restore", "--database", f"sqlite:///{there}", "--from", file)
    assert answer == (0, f"{file}: 2 rows restored\n", "")
    assert names(there) == [("one",)]


def test_a_database_that_is_not_empty_is_replaced_only_when_asked(
    footplate: Footplate, refused: Callable[..., str], tmp_path: Path
) -> None:
    here, there, file = (
        written(tmp_path / "here.db", "one"),
        written(tmp_path / "there.db", "two"),
        tmp_path / "f",
    )
    footplate("backup", "--database", here, "--to", file)
    assert "--replace" in refused("restore", "--database", there, "--from", file)
    assert names(there) == [("two",)]
    assert footplate("restore", "--database", there, "--from", file, "--replace").code == 0
    assert names(there) == [("one",)]


def test_the_environment_may_say_which_database(
    footplate: Footplate, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOOTPLATE_DATABASE", str(written(tmp_path / "here.db", "one")))
    assert footplate("backup", "--to", tmp_path / "file").code == 0


def test_the_database_is_the_one_that_would_be_served(footplate: Footplate, tmp_path: Path) -> None:
    written(tmp_path / "footplate.sqlite", "one")
    assert footplate("backup", "--data", tmp_path, "--to", tmp_path / "file").code == 0
    other = tmp_path / "other"
    other.mkdir()
    assert footplate("restore", "--data", other, "--from", tmp_path / "file").code == 0
    assert names(other / "footplate.sqlite") == [("one",)]


def test_settings_that_do_not_fit_get_one_line(
    refused: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOOTPLATE_PORT", "many")
    assert "FOOTPLATE_PORT is a whole number" in refused(
        "backup", "--data", tmp_path, "--to", tmp_path / "file"
    )


def test_what_cannot_be_reached_gets_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    says = refused("backup", "--database", missing, "--to", tmp_path / "file")
    assert says == f"the database cannot be used: {missing}: unable to open database file"
    assert list(tmp_path.iterdir()) == []
    refused("backup", "--database", "postgresql://nobody@127.0.0.1:1/nothing", "--to", tmp_path / "file")


def test_a_file_that_is_no_backup_gets_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    file, there = tmp_path / "file", tmp_path / "there.db"
    assert refused("restore", "--database", there, "--from", file) == f"{file}: No such file or directory"
    file.write_text("a letter")
    assert refused("restore", "--database", there, "--from", file).startswith(f"{file}: this is not a backup")
    assert not there.exists()


def test_a_backup_needs_a_directory_that_is_there(refused: Callable[..., str], tmp_path: Path) -> None:
    here = written(tmp_path / "here.db", "one")
    assert "No such file" in refused("backup", "--database", here, "--to", tmp_path / "no" / "file")


def test_what_is_wrong_with_a_backup_is_said_of_the_file_that_was_asked_for(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    written(tmp_path / "footplate.sqlite", "one")
    nowhere, folder = tmp_path / "nowhere" / "file", tmp_path / "folder"
    folder.mkdir()
    said = refused("backup", "--data", tmp_path, "--to", nowhere)
    assert said == f"{nowhere}: No such file or directory"
    assert refused("backup", "--data", tmp_path, "--to", folder) == f"{folder}: Is a directory"
