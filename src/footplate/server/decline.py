"""Decline: a request that is not carried out, with the answer that says why; nothing was changed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from footplate.kernel.game import Game, find
from footplate.kernel.ledger import Ledger
from footplate.kernel.refusal import Refusal
from footplate.messages import catalogue
from footplate.server.wire import Broken, Problem


class Declined(Exception):
    """Ends the handling of a request; carries the answer and its HTTP status."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.status = status
        self.problem = problem


def bad(detail: str) -> Declined:
    """What was sent makes no sense."""
    return Declined(400, Problem("bad-request", detail))


def forbidden(code: str, detail: str) -> Declined:
    """Somebody else may do that."""
    return Declined(403, Problem(code, detail))


def missing(detail: str) -> Declined:
    """There is no such thing, or it is not to be known."""
    return Declined(404, Problem("not-found", detail))


def conflict(code: str, detail: str, entries: int | None = None, seq: int | None = None) -> Declined:
    """It cannot be done as things stand; where they stand is told."""
    return Declined(409, Problem(code, detail, entries=entries, seq=seq))


def too_many(detail: str, code: str = "too-many-requests") -> Declined:
    """Too often in too short a time."""
    return Declined(429, Problem(code, detail))


def refused(game: Game[Any], refusals: Iterable[Refusal], language: str) -> Declined:
    """The rules forbid it."""
    return Declined(422, Problem("refused", "the rules forbid this action", broken(game, refusals, language)))


def broken(game: Game[Any], refusals: Iterable[Refusal], language: str) -> tuple[Broken, ...]:
    """Every broken rule: its id, why it is broken, and its sentence."""
    said = catalogue(language)
    clauses = _ledger(game.name, game.ruleset)
    return tuple(
        [
            Broken(
                one.rule,
                one.name,
                said.text(f"why-{one.name}"),
                said.clause(clauses.clause(one.rule)).sentence,
            )
            for one in refusals
        ]
    )


@cache
def _ledger(game: str, ruleset: int) -> Ledger:
    return find(game, ruleset).ledger()
