"""Tells the fields of every kind of position and phase, each phase made without telling it anything.

    python -m tests.compiled.fields

Snapshots have fields by their order, so it is the same in the engine compiled and interpreted.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from footplate import games
from footplate.kernel.phase import Phase
from footplate.kernel.state import State, names


def told() -> str:
    """A line for each class."""
    for module in walk_packages(games.__path__, f"{games.__name__}."):
        import_module(module.name)
    phases = [f"{cls.__qualname__} {names(type(cls()))}" for cls in _below(Phase)]
    positions = [f"{cls.__qualname__} {names(cls)}" for cls in _below(State)]
    return "\n".join(sorted([*phases, *positions]))


def _below(cls: type[Any]) -> Iterator[type[Any]]:
    for one in cls.__subclasses__():
        if one.__module__.startswith("footplate."):
            yield one
        yield from _below(one)


if __name__ == "__main__":
    sys.stdout.write(told())
