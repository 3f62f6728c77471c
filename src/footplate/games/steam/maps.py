"""The maps of Steam: those that come with it, and what it asks of any other. [ST-01, ST-02, ST-10, ST-14]"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from footplate.games.steam.components import COLOURS, CUBES, CUBES_A_SPACE, NEW_CITIES, PLAYERS
from footplate.rails.mapfile import HexMap
from footplate.rails.survey import MapError, Requirements, read

BUNDLED: Final = ("northeast", "ruhr", "practice")
LONGEST: Final = 60  # characters of a name that are told
ASKS: Final = Requirements(
    colours=COLOURS[:-1],  # no printed city is grey
    cubes=sum(CUBES),
    cubes_a_space=CUBES_A_SPACE,
    new_cities=sum(NEW_CITIES),
    players=PLAYERS,
)


def text(name: str) -> str:
    """The file of a map that comes with the game."""
    return files("footplate.games.steam").joinpath("data", f"{name}.toml").read_text("utf-8")


def read_map(name_or_text: str) -> HexMap:
    """A map by its name or from the text of its file; MapError if that is not sound."""
    return _bundled(name_or_text) if name_or_text in BUNDLED else _brought(name_or_text)


@cache
def _bundled(name: str) -> HexMap:
    return read(text(name), ASKS)


@lru_cache(maxsize=32)
def _brought(name_or_text: str) -> HexMap:
    if _is_a_name(name_or_text):
        raise MapError(
            f"There is no map {name_or_text[:LONGEST]!r}; there are {', '.join(BUNDLED)},"
            " and any other is given as the text of its file."
        )
    return read(name_or_text, ASKS)


def _is_a_name(given: str) -> bool:
    """Whether somebody meant the name of a map, or of a file, and not its text."""
    line = given.strip()
    return bool(line) and "\n" not in line and "=" not in line
