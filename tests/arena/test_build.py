"""A digest of all that decides how bots play."""

from __future__ import annotations

from pathlib import Path

import pytest

from footplate.arena.build import build_of, digest
from footplate.arena.plan import title

PACKAGES = ("bots", "games/toy")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A package with a bot, its figures and two games."""
    for name in ("bots/data/toy.toml", "bots/values/toy.py", "games/toy/game.py", "games/other/game.py"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
    return tmp_path


def fresh(root: Path) -> str:
    """The digest as another process finds it."""
    digest.cache_clear()
    return digest(root, PACKAGES)


@pytest.mark.parametrize("name", ["bots/data/toy.toml", "bots/values/toy.py", "games/toy/game.py"])
def test_another_bot_or_game_has_another_digest(root: Path, name: str) -> None:
    before = fresh(root)
    assert len(before) == 16
    (root / name).write_text("another")
    assert fresh(root) != before


def test_a_new_file_makes_another_digest_and_so_does_its_name(root: Path) -> None:
    before = fresh(root)
    (root / "bots/new.py").touch()
    added = fresh(root)
    (root / "bots/new.py").rename(root / "bots/newer.py")
    assert len({before, added, fresh(root)}) == 3


@pytest.mark.parametrize("name", ["bots/__pycache__/toy.pyc", "bots/toy.so", "games/other/game.py"])
def test_what_is_compiled_and_other_games_do_not_matter(root: Path, name: str) -> None:
    before = fresh(root)
    (root / name).parent.mkdir(exist_ok=True)
    (root / name).write_text("another")
    assert fresh(root) == before


def test_without_sources_there_is_no_digest(tmp_path: Path) -> None:
    assert fresh(tmp_path) == ""


def test_every_game_has_a_build_of_its_own() -> None:
    names = ("volldampf", "steam", "days-of-steam", "steamrollers")
    assert len({build_of(title(name)) for name in names}) == len(names)
