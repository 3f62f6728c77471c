"""Levels: five bots for each game, from the cleaner to the superintendent, by how much each thinks.

It is counted what a level looks at, not how long it takes: so its strength does not depend on the machine.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Final

import msgspec

from footplate.bots import greedy, planner, search
from footplate.bots.knowledge import Bot, Knowledge
from footplate.kernel.action import Action

NAMES: Final = ("cleaner", "fireman", "driver", "inspector", "superintendent")  # the weakest first
SEVERAL: Final = 2  # players
USUAL: Final = "usual"  # the levels of a game that has none of its own


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a bot thinks: as a greedy one, and ahead in its own turn if `reach`, or in a tree if `iterations`.

    `tries`: of the options of a decision so many are looked at.
    `reach`, `beam`, `futures`: a planner thinks so many decisions ahead, keeps so many lines, and looks into
    so many futures of the best of them.
    `iterations`, `depth`, `haste`: a search makes so many; its playouts last so many decisions, and of the
    options of each of them so many are looked at.
    `seconds`: what a decision typically takes on one core of a plain machine.
    """

    name: str
    tries: int
    seconds: float
    reach: int = 0
    beam: int = 1
    futures: int = 0
    iterations: int = 0
    depth: int = 0
    haste: int = 1

    def decide(self, known: Knowledge, rng: Random) -> Action:
        """What a bot of this level does."""
        if self.iterations:
            return search.decide(known, rng, self.iterations, self.tries, self.depth, self.haste)
        if self.reach:
            return planner.decide(known, rng, self.beam, self.reach, self.tries, self.futures)
        return greedy.decide(known, rng, self.tries)


@cache
def levels(game: str, seats: int = SEVERAL) -> tuple[Level, ...]:
    """The five levels of a game, the weakest first; where so many play, it may have others."""
    folder = files("footplate.bots") / "data"
    names = [f"{game}-{seats}", game, USUAL]
    file = next(file for name in names if (file := folder / f"{name}.toml").is_file())
    found: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    return msgspec.convert(found["level"], tuple[Level, ...])


def level(name: str) -> Bot:
    """The bot of a level's name: at each game another."""

    def decide(known: Knowledge, rng: Random) -> Action:
        return levels(known.game.name, known.seats)[NAMES.index(name)].decide(known, rng)

    return decide
