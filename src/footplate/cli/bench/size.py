"""Size: how much memory a position takes of its own."""

from __future__ import annotations

import gc
import sys
from array import array
from collections.abc import Iterable
from types import FunctionType, ModuleType
from typing import Any, Final

from footplate.kernel.state import values

EVERYWHERE: Final = (type, ModuleType, FunctionType)
OWN: Final = (
    list,
    array,
    bytes,
    bytearray,
    tuple,
    frozenset,
    int,
    str,
)  # of any other class is what all positions share


def reachable(roots: Iterable[Any], without: Iterable[int] = ()) -> dict[int, Any]:
    """All objects that some lead to, by their addresses."""
    found: dict[int, Any] = {}
    known = set(without)
    left = list(roots)
    while left:
        one = left.pop()
        if id(one) not in known and not isinstance(one, EVERYWHERE):
            known.add(id(one))
            found[id(one)] = one
            left += gc.get_referents(one)
    return found


def kilobytes(s: Any) -> float:
    """The Python objects of a position, without the board and the options."""
    shared = reachable([value for value in values(s) if not isinstance(value, OWN)])
    return sum([sys.getsizeof(one) for one in reachable([s], shared).values()]) / 1000
