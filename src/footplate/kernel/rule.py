"""Rule: an id of the ledger and a test of legality; `why_not` answers with every broken rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from footplate.kernel.action import CHANCE, Action, Seat

if TYPE_CHECKING:
    from footplate.kernel.state import State


class Rule(NamedTuple):
    """A sentence of the ledger as a test: does it hold for this phase, position, seat and action?"""

    id: str
    holds: Callable[[Any, Any, Seat, Any], bool]

    @property
    def name(self) -> str:
        """The test's name, as message catalogues know it."""
        return self.holds.__name__.replace("_", "-")


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not legal: the rule's id, and which test of it failed."""

    rule: str
    name: str


def broken(rules: Iterable[Rule], phase: Any, s: State, seat: Seat, action: Action) -> tuple[Refusal, ...]:
    """Every rule of the list that the action breaks."""
    return tuple([Refusal(rule.id, rule.name) for rule in rules if not rule.holds(phase, s, seat, action)])


def why_not(s: State, seat: Seat, action: Action) -> tuple[Refusal, ...]:
    """Every rule that forbids the seat this action now; nothing if it is legal."""
    if not s.agenda:
        return (Refusal(s.ends, "game-is-over"),)
    phase = s.agenda[-1]
    if seat == CHANCE or seat not in phase.actors(s):
        return (Refusal(phase.cites, "not-your-decision"),)
    rules = phase.judges.get(type(action))
    if rules is None:
        return (Refusal(phase.cites, "not-in-this-phase"),)
    for rule in rules:
        if not rule.holds(phase, s, seat, action):
            return broken(rules, phase, s, seat, action)
    return ()
