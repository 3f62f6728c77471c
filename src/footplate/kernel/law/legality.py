"""Laws of legality: there is always something to do, and what is offered is what the rules allow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.game import Game
from footplate.kernel.law.candidates import candidates
from footplate.kernel.law.case import Case, after, decisions, seats, who
from footplate.kernel.ledger import Ledger
from footplate.kernel.legality import why_not
from footplate.kernel.notation import Notation
from footplate.kernel.offer import Answer, offer
from footplate.kernel.record import Entry, entry_decoder
from footplate.kernel.refusal import Refusal


def something_to_do(case: Case) -> Iterator[str]:
    """Until the game is over somebody acts and has an option, or chance has odds."""
    yield from dead_ends(case.game, case.s)


def dead_ends(game: Game[Any], s: Any) -> Iterator[str]:
    """Why the game cannot go on from a position."""
    if not s.agenda:
        return
    phase, actors = s.agenda[-1], s.actors()
    where = type(phase).__name__
    if not actors:
        yield f"nobody acts in {where}"
    elif actors == (CHANCE,):
        yield from _no_odds(phase.odds(s), where)
    elif len(set(actors)) < len(actors) or not set(actors) <= set(seats(game, s)):
        yield f"seats {actors} cannot act together in {where}"
    else:
        for seat, options in decisions(s):
            if not options:
                yield f"{who(seat)} acts in {where} and has no option"


def _no_odds(odds: Sequence[tuple[Action, int]], where: str) -> Iterator[str]:
    outcomes = [action for action, _ in odds]
    if not odds:
        yield f"chance acts in {where} and has no odds"
    for action, part in odds:
        if part <= 0:
            yield f"chance has {part} for {action} in {where}"
    yield from _doubles(CHANCE, outcomes)


def _doubles(seat: Seat, actions: Sequence[Action]) -> Iterator[str]:
    if len(set(actions)) < len(actions):
        twice = next(action for action in actions if actions.count(action) > 1)
        yield f"{who(seat)} has {twice} more than once"


def every_option_applies(case: Case) -> Iterator[str]:
    """Every option stands in the list once and can be carried out."""
    for seat, actions in decisions(case.s):
        yield from _doubles(seat, actions) if seat != CHANCE else ()
        for action in case.some(actions, case.effort * 2):
            try:
                after(case.s, seat, action)
            except Exception as error:
                yield f"{action} of {who(seat)} raises {type(error).__name__}"


def offered_if_no_rule_is_broken(case: Case) -> Iterator[str]:
    """An action is offered to a seat if and only if no rule forbids it; refusals cite the ledger."""
    everybody = seats(case.game, case.s)
    options = {seat: actions for seat, actions in decisions(case.s) if seat != CHANCE}
    tries: list[Action] = []
    for seat, offered in (options or {CHANCE: []}).items():
        tries = candidates(case.game, case.s, offered, case.rng, case.effort * 16)
        yield from _misjudged(case, seat, tries, offered)
    for seat in {*everybody, CHANCE, len(everybody)} - set(options):
        yield from _misjudged(case, seat, case.some(tries, case.effort * 4), ())


def _misjudged(case: Case, seat: Seat, tries: Iterable[Action], offered: Sequence[Action]) -> Iterator[str]:
    known = _clauses(case.game.ledger)
    legal = set(offered)
    for action in tries:
        refusals = why_not(case.game, case.s, seat, action)
        if refusals and action in legal:
            yield f"{action} is offered to {who(seat)} and breaks {_cited(refusals)}"
        if not refusals and action not in legal:
            yield f"{action} is not offered to {who(seat)} and breaks no rule"
        for refusal in refusals:
            if refusal.rule not in known:
                yield f"{action} is refused by {_cited([refusal])}, which the ledger does not have"


def _cited(refusals: Sequence[Refusal]) -> str:
    return ", ".join([f"{refusal.rule} ({refusal.name})" for refusal in refusals])


@cache
def _clauses(ledger: Callable[[], Ledger]) -> frozenset[str]:
    return frozenset([clause.id for clause in ledger().clauses])


def offers_spell_the_options(case: Case) -> Iterator[str]:
    """Asked question by question, every option is reached once, and nothing else."""
    for seat, actions in decisions(case.s):
        options = case.some(actions, case.effort * 2) if seat != CHANCE else []
        reached = list(_answered(options, ())) if options else []
        for action in {*options, *reached}:
            if reached.count(action) != 1 or action not in options:
                yield f"{who(seat)} reaches {action} by {reached.count(action)} ways"


def _answered(options: Sequence[Action], answers: tuple[Answer, ...]) -> Iterator[Action]:
    """Every action that some way through the questions leads to."""
    asked = offer(options, answers)
    if asked.action is not None:
        yield asked.action
    for answer in asked.answers:
        yield from _answered(options, (*answers, answer))


def actions_survive_writing(case: Case) -> Iterator[str]:
    """An action comes back the same from JSON and from its one line of notation."""
    notation = Notation(case.game.actions, case.game.words(case.s))
    decoder = entry_decoder(case.game.actions)
    for seat, actions in decisions(case.s):
        for action in case.some(actions, case.effort * 2):
            if decoder.decode(msgspec.json.encode(Entry(seat, action))).action != action:
                yield f"{action} comes back another from JSON"
            line = notation.write(action)
            if notation.read(line) != action or len(line.splitlines()) != 1:
                yield f"{action} comes back another from {line!r}"
