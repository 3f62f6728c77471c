"""`footplate map`: what a map maker asks."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from cyclopts import App

from footplate.cli import DONE, FAILED, WRONG, given, plain
from footplate.games.steam.maps import ASKS, BUNDLED, text
from footplate.rails.mapfile import HexMap
from footplate.rails.survey import faults, read

map: Final = App(name="map", help="Check a map file, and whether it is fair.", help_format="plaintext")
map.command(
    "footplate.cli.balance:balance", name="balance", help="Have bots play on a map: is it fair, is it used?"
)


@map.command
def check(file: str, /, *files: str) -> int:
    """Say what is on each map, or every fault that it has.

    Parameters
    ----------
    file
        A map file, or the name of a map that comes with the game; docs/maps.md tells the form.
    files
        More of them.
    """
    return max([_check(name) for name in (file, *files)])


def _check(name: str) -> int:
    """One map; a path such as ./ruhr is always a file."""
    try:
        content = text(name).encode() if name in BUNDLED else given.content(Path(name))
    except OSError as error:
        print(plain(f"footplate: {name}: {error.strerror}"), file=sys.stderr)
        return WRONG
    except given.BadInput as error:
        print(plain(f"{name}: {error}."))
        return FAILED
    found = _faults(content)
    for fault in found:
        print(plain(f"{name}: {fault}"))
    if not found:
        print(plain(about(read(given.decoded(content), ASKS))))
    return FAILED if found else DONE


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
