"""Offers: what a seat may do, whole where it is short, and one question at a time where it is long."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from footplate.kernel import offer as kernel_offer
from footplate.kernel.action import Action, Seat, fields, kind
from footplate.kernel.legality import well_formed, why_not
from footplate.kernel.refusal import Refusal
from footplate.server import wire
from footplate.server.decline import bad, broken, conflict
from footplate.server.hints import Hints
from footplate.server.table import Table
from footplate.server.wire.play import SHORT, Narrow, Offer, Option, Question, Verdict

HINTED: Final = 120  # options that are tried at once


def offer(table: Table, seat: Seat) -> Offer:
    """The options of a seat if they are few, and in any case the first question."""
    actions = table.legal(seat)
    return Offer(
        count=len(actions),
        complete=len(actions) <= SHORT,
        options=options_of(table, seat, actions, None) if len(actions) <= SHORT else (),
        question=_question(actions, ()),
        words=_words(actions),
    )


def narrowed(table: Table, seat: Seat, request: Narrow) -> Offer:
    """The options that agree with some answers, what is asked next, and what each field can still be."""
    if not table.legal(seat):
        raise conflict(
            "not-your-decision", "this seat has nothing to decide now", table.facts.entries, table.facts.seq
        )
    actions: Sequence[Action] = [action for action in table.legal(seat) if agrees(action, request.given)]
    actions = kernel_offer.following(actions, request.answers)
    if not actions:
        raise bad("no option agrees with these answers")
    complete = len(actions) <= request.most
    hints = Hints(table, seat) if request.hints and len(actions) <= min(HINTED, request.most) else None
    return Offer(
        count=len(actions),
        complete=complete,
        options=options_of(table, seat, actions, hints) if complete else (),
        question=_question(actions, request.answers),
        fields=_fields(actions),
        words=_words(actions),
        hinted=hints is not None,
    )


def agrees(action: Action, given: Mapping[str, int | str | list[int]]) -> bool:
    """Whether an action has these values, or where it has several, these or one of them."""
    for name, value in given.items():
        if name == "kind":
            if kind(action) != value:
                return False
            continue
        mine = getattr(action, name) if name in action.__struct_fields__ else None
        several = isinstance(mine, tuple) and (value in mine or list(mine) == value)
        if mine != value and not several:
            return False
    return True


def _question(actions: Sequence[Action], answers: Iterable[int | str]) -> Question | None:
    if not actions:
        return None
    try:
        asked = kernel_offer.offer(actions, answers)
    except LookupError as error:
        raise bad(str(error)) from None
    return Question(asked.question, asked.words, asked.answers) if asked.action is None else None


def options_of(
    table: Table, seat: Seat, actions: Iterable[Action], hints: Hints | None
) -> tuple[Option, ...]:
    """Legal actions as they are offered."""
    s, game, write = table.running.state, table.game, table.notation.write
    return tuple(
        [
            Option(
                wire.spelled_out(action),
                write(action),
                game.price(s, seat, action),
                game.gains(s, seat, action),
                hints.of(action) if hints else None,
            )
            for action in actions
        ]
    )


def _fields(actions: Iterable[Action]) -> dict[str, tuple[int | str, ...]]:
    """For each field the values it can still have, in the order they are offered."""
    found: dict[str, dict[int | str, None]] = {"kind": {}}
    for action in actions:
        found["kind"][kind(action)] = None
        for field in fields(type(action)):
            value = getattr(action, field.name)
            for one in value if field.many else (value,):
                found.setdefault(field.name, {})[one] = None
    return {name: tuple(values) for name, values in found.items()}


def _words(actions: Iterable[Action]) -> dict[str, str]:
    """For each field that has one the vocabulary of its values."""
    kinds = dict.fromkeys(map(type, actions))
    return {field.name: field.words for one in kinds for field in fields(one) if field.words}


def verdict(table: Table, seat: Seat, action: Action, language: str) -> Verdict:
    """Whether an action is legal, why not, and what it costs."""
    refusals = why_not(table.game, table.running.state, seat, action)
    return judged(table, seat, action, refusals, language)


def judged(table: Table, seat: Seat, action: Action, refusals: Sequence[Refusal], language: str) -> Verdict:
    """An action with the rules that it breaks, and what it costs."""
    sound = well_formed(action, table.words)
    return Verdict(
        action=wire.spelled_out(action),
        line=table.notation.write(action) if sound else "",
        legal=not refusals,
        broken=broken(table.game, refusals, language),
        price=table.game.price(table.running.state, seat, action) if sound else None,
    )
