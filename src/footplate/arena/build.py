"""Build: what decides how bots play, in short, so that games of different ones are not mixed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import footplate
from footplate.kernel.game import Game

PACKAGES: Final = ("bots", "kernel", "rails")
SOURCES: Final = (".py", ".toml", ".json")
DIGITS: Final = 16


def build_of(game: Game[Any]) -> str:
    """A digest of the bots and of all that a game is made of; empty where there are no sources to read."""
    package = type(game).__module__.split(".")[1:-1]
    return digest(Path(footplate.__file__).parent, (*PACKAGES, "/".join(package)))


@lru_cache
def digest(root: Path, packages: Sequence[str]) -> str:
    """The same wherever the same sources are, compiled or not."""
    files = [file for package in packages for file in root.joinpath(package).rglob("*") if _is_source(file)]
    read = sha256()
    for name, file in sorted([(file.relative_to(root).as_posix(), file) for file in files]):
        read.update(f"{name}\0".encode() + sha256(file.read_bytes()).digest())
    return read.hexdigest()[:DIGITS] if files else ""


def _is_source(file: Path) -> bool:
    return file.suffix in SOURCES and file.is_file()
