"""`footplate map`: what a map maker asks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cyclopts import App

from footplate.cli import DONE, FAILED, given, plain
from footplate.games.steam.maps import ASKS, BUNDLED, text
from footplate.rails.mapfile import HexMap
from footplate.rails.survey import faults, read

map: Final = App(name="map", help="Check a map file.", help_format="plaintext")


@map.command
def check(file: Path, /, *files: Path) -> int:
    """Say what is on each map, or every fault that it has.

    Parameters
    ----------
    file
        A map file, or the name of a map that comes with the game; docs/maps.md tells the form.
    files
        More of them.
    """
    code = DONE
    # All are read first, so that a file that is missing is all that is said.
    for path, content in [(path, _content(path)) for path in (file, *files)]:
        found = _faults(content)
        for fault in found:
            print(plain(f"{path}: {fault}"))
        if found:
            code = FAILED
        else:
            print(plain(about(read(given.decoded(content), ASKS))))
    return code


def _content(path: Path) -> bytes:
    """A map that comes with the game is known by its name, too."""
    return text(str(path)).encode() if str(path) in BUNDLED else path.read_bytes()


def _faults(content: bytes) -> list[str]:
    try:
        return faults(given.decoded(content), ASKS)
    except given.BadInput as error:
        return [f"{error}."]


def about(found: HexMap) -> str:
    """A map in a line."""
    cities = [place for place in found.places.values() if place.city]
    towns = len(found.places) - len(cities)
    cubes = sum([city.cubes for city in cities])
    return (
        f"{found.id}: {found.title}, {found.fewest} to {found.most} players, {len(found.hexes)} hexes,"
        f" {len(cities)} {'city' if len(cities) == 1 else 'cities'},"
        f" {towns} {'town' if towns == 1 else 'towns'},"
        f" {cubes} {'cube' if cubes == 1 else 'cubes'}, {found.provenance}"
    )
