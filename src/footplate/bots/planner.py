"""The planner: thinks its own turn through, decision after decision, and keeps the most promising lines.

Where it looks into futures, it lets chance act after the best lines, alike after each, and thinks the next
turn through as well, if that is its own again.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final, NamedTuple

from footplate.bots.knowledge import Knowledge
from footplate.bots.random import roll
from footplate.bots.worth import Worth, worth_of
from footplate.kernel.action import CHANCE, Action, Seat

LINES: Final = 6  # of which futures are looked into
NARROW: Final = 6  # lines that are kept there
FEW: Final = 12  # options that are looked at there


class Line(NamedTuple):
    """A line of decisions: which, where it leads, and what that is worth."""

    actions: tuple[Action, ...]
    s: Any
    value: float


def decide(known: Knowledge, rng: Random, beam: int, reach: int, tries: int, futures: int = 0) -> Action:
    """The beginning of the best line that is found.

    With futures, so many are looked into of each of a few lines, twice as many of the better half, and so on.
    """
    if len(known.options) == 1:
        return known.options[0]
    worth, s = worth_of(known.game), known.imagine(rng)
    if not futures:
        return best(worth, s, known.seat, rng, beam, reach, tries).actions[0]
    found = lines(worth, s, known.seat, rng, beam, reach, tries, LINES)
    if len({line.actions[0] for line in found}) == 1:
        return found[0].actions[0]
    luck = rng.random()
    while len(found) > 1:
        shares = [share(worth, line.s, known, luck, reach, futures) for line in found]
        order = sorted(range(len(found)), key=shares.__getitem__, reverse=True)
        found = [found[at] for at in order[: len(found) // 2]]
        futures *= 2
    return found[0].actions[0]


def best(worth: Worth, s: Any, seat: Seat, rng: Random, beam: int, reach: int, tries: int) -> Line:
    """The best line that is found from a position in which the seat decides."""
    return lines(worth, s, seat, rng, beam, reach, tries, 1)[0]


def lines(
    worth: Worth, s: Any, seat: Seat, rng: Random, beam: int, reach: int, tries: int, most: int
) -> list[Line]:
    """The best lines that are found from a position in which the seat decides, so many at most.

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
        ended += _different([line for line in onward if not goes_on(line.s, seat)], most)
        kept = _different([line for line in onward if goes_on(line.s, seat)], beam)
        if not kept:
            break
    return sorted([*ended, *kept], key=_value, reverse=True)[:most]


def share(worth: Worth, s: Any, known: Knowledge, luck: float, reach: int, futures: int) -> float:
    """How likely a seat is to win after so many futures of a position, which the same luck decides alike."""
    shares = []
    for number in range(futures):
        after, rng = s.copy(), Random(f"{luck} {number}")
        while after.agenda and after.agenda[-1].actors(after) == (CHANCE,):
            roll(after, rng)
        if goes_on(after, known.seat):
            after = best(worth, after, known.seat, rng, NARROW, reach, FEW).s
        shares.append(worth.shares(after, known.seats)[known.seat])
    return sum(shares) / futures


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
