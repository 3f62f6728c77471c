"""Faults that are put into the engine on purpose, so that an oracle shows its teeth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import copy
from types import ModuleType
from typing import Any, TypeAlias, TypeVar

import pytest

from footplate.kernel.action import Action
from footplate.kernel.phase import Phase
from footplate.kernel.state import State
from tests.oracle.agreement import Disagreement

P = TypeVar("P")

Patch: TypeAlias = pytest.MonkeyPatch
Fault: TypeAlias = Callable[[Patch], None]


def forget(patch: Patch, phase: type[Phase[Any]], judged: type[Action], rule: str) -> None:
    """A rule of a phase is judged no more."""
    rules = [one for one in phase.judges[judged] if one.name != rule]
    assert len(rules) < len(phase.judges[judged])
    patch.setattr(phase, "judges", {**phase.judges, judged: tuple(rules)})


def leave_as_it_was(patch: Patch, module: ModuleType, function: str, column: str) -> None:
    """A function that changes a position does all it should, but for one column."""
    rightly = getattr(module, function)

    def wrongly(s: State, *about: object) -> None:
        before = copy(getattr(s, column))
        rightly(s, *about)
        setattr(s, column, before)

    patch.setattr(module, function, wrongly)


def forgetting(*memories: Callable[[], None]) -> Iterator[None]:
    """What the engine found under a fault is not remembered after it, nor the other way round."""
    for clear in memories:
        clear()
    yield
    for clear in memories:
        clear()


def assert_found(what: str, plans: Iterable[P], compare: Callable[[P], object]) -> None:
    """In one of these games engine and oracle disagree, at first about this, or about one of these."""
    found = first_disagreement(plans, compare)
    assert found.startswith(tuple(what.split(" | "))), found or "nothing was found"


def first_disagreement(plans: Iterable[P], compare: Callable[[P], object]) -> str:
    """The first thing that engine and oracle do not agree on, or nothing."""
    for plan in plans:
        try:
            compare(plan)
        except Disagreement as found:
            return str(found).partition(": ")[2]
    return ""
