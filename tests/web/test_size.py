"""The client is small enough for a slow line."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import footplate.server

STATIC = Path(footplate.server.__file__).parent / "static"
MOST = 150_000  # bytes of script and style, compressed
FIRST = 60_000  # of them, before somebody chooses a game
GAMES = ("days-of-steam", "steam", "steamrollers", "volldampf")


def chunks() -> dict[str, dict[str, Any]]:
    """What the build made of each source, and what that needs."""
    manifest = STATIC / ".vite" / "manifest.json"
    assert manifest.exists(), "the client is not built: python .setup/client.py build"
    found: dict[str, dict[str, Any]] = msgspec.json.decode(manifest.read_bytes())
    return found


def loaded(wanted: Iterable[str]) -> int:
    """The compressed bytes of some chunks and of all that they need at once."""
    all, seen, left = chunks(), set[str](), list(wanted)
    files = set[str]()
    while left:
        name = left.pop()
        if name in seen:
            continue
        seen.add(name)
        files |= {all[name]["file"], *all[name].get("css", ())}
        left += all[name].get("imports", ())
    return sum([len(gzip.compress((STATIC / file).read_bytes())) for file in files])


def test_the_home_page_is_small() -> None:
    pictures = [name for name in chunks() if name.endswith("/Picture.svelte")]
    assert len(pictures) == len(GAMES)
    assert loaded(["index.html", "src/screens/Home.svelte", *pictures]) < FIRST


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_a_game_and_sees_every_screen_has_loaded_little(game: str) -> None:
    others = [f"src/games/{one}/" for one in GAMES if one != game]
    wanted = [name for name in chunks() if not name.startswith(tuple(others))]
    assert loaded(wanted) < MOST
