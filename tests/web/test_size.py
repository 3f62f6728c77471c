"""The client is small enough for a slow line."""

from __future__ import annotations

import gzip
from pathlib import Path

import footplate.server

ASSETS = Path(footplate.server.__file__).parent / "static" / "assets"
MOST = 150_000  # bytes, compressed


def test_all_scripts_and_styles_together_are_small() -> None:
    sizes = {
        path.name: len(gzip.compress(path.read_bytes()))
        for path in ASSETS.glob("*")
        if path.suffix in (".css", ".js")
    }
    assert sizes, "the client is not built: python .setup/client.py build"
    assert sum(sizes.values()) < MOST, sorted(sizes.items(), key=lambda one: -one[1])
