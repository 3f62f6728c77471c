"""The planner: thinks its own turn through, decision after decision, and keeps the most promising lines."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, NamedTuple

from footplate.bots.knowledge import Knowledge
from footplate.bots.worth import Worth, worth_of
from footplate.kernel.action import Action, Seat


class Line(NamedTuple):
    """A line of decisions: which, where it leads, and what that is worth."""

    actions: tuple[Action, ...]
    s: Any
    value: float


def decide(known: Knowledge, rng: Random, beam: int, reach: int, tries: int) -> Action:
    """The beginning of the best line that is found."""
    if len(known.options) == 1:
        return known.options[0]
    line = best(worth_of(known.game), known.imagine(rng), known.seat, rng, beam, reach, tries)
    return line.actions[0]


def best(worth: Worth, s: Any, seat: Seat, rng: Random, beam: int, reach: int, tries: int) -> Line:
    """The best line that is found from a position in which the seat decides.

    `beam` lines are kept after each decision, `reach` decisions are thought ahead, and of the options of each
    `tries` are looked at. A line ends where somebody else decides, or chance.
    """
    kept = [Line((), s, 0.0)]
    ended: list[Line] = []
    for _ in range(reach):
        onward: list[Line] = []
        for line in kept:
            onward += _continued(worth, line, seat, tries, rng)
        onward.sort(key=_value, reverse=True)
        ended += [line for line in onward if not goes_on(line.s, seat)][:1]
        kept = _different([line for line in onward if goes_on(line.s, seat)], beam)
        if not kept:
            break
    return max([*ended, *kept], key=_value)


def _different(lines: list[Line], most: int) -> list[Line]:
    """So many of the lines at most, and of those that only differ in the order of decisions the first."""
    found: dict[tuple[float, frozenset[tuple[Action, int]]], Line] = {}
    for line in lines:
        found.setdefault((line.value, frozenset(Counter(line.actions).items())), line)
        if len(found) == most:
            break
    return list(found.values())


def _continued(worth: Worth, line: Line, seat: Seat, tries: int, rng: Random) -> list[Line]:
    """A line by one decision longer, in as many ways."""
    s = line.s
    options = list(s.agenda[-1].options(s, seat))
    lines = []
    for action in worth.some(s, seat, options, tries, rng):
        after = s.copy()
        after.agenda[-1].apply(after, seat, action)
        lines.append(Line((*line.actions, action), after, worth.value(after, seat)))
    return lines


def _value(line: Line) -> float:
    return line.value


def goes_on(s: Any, seat: Seat) -> bool:
    """Whether the seat, and it alone, decides again."""
    return bool(s.agenda) and s.agenda[-1].actors(s) == (seat,)
