"""Laws of what stays as it is: originals of copies, components, and a game in which something is refused."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from footplate.kernel.action import CHANCE
from footplate.kernel.law.candidates import candidates
from footplate.kernel.law.case import (
    Case,
    after,
    decisions,
    difference,
    entry,
    fields,
    keep,
    recount,
    seats,
    who,
)
from footplate.kernel.law.secrecy import knowledge
from footplate.kernel.legality import why_not
from footplate.kernel.phase import Phase
from footplate.kernel.play import Play
from footplate.kernel.snapshot import decode, encode
from footplate.kernel.state import COLUMNS, State, names

PLAIN: Final = (int, str, bool)  # kinds of what holds nothing else


def copies_are_independent(case: Case) -> Iterator[str]:
    """A copy is equal, shares nothing that changes, and what is done to it is not done to the original."""
    s = case.s
    yield from _too_deep(s)
    yield from _shared(s, s.copy())
    kept = keep(s)
    if s.copy() != kept:
        yield f"a copy is another position: {difference(kept, s.copy())}"
    for seat, actions in decisions(s):
        for action in case.some(actions, case.effort):
            after(s, seat, action)
            if s != kept:
                yield f"{action} carried out on a copy changes the original: {difference(kept, s)}"
                return


def _too_deep(s: Any) -> Iterator[str]:
    """A position is one level deep: immutable values, lists of them, and phases of them."""
    held = [(name, getattr(s, name)) for name in names(type(s)) if name != "agenda"]
    for phase in s.agenda:
        held += [(name, (getattr(phase, name),)) for name in names(type(phase))]
    for name, value in held:
        try:
            hash(tuple(value) if type(value) in COLUMNS else value)
        except TypeError:
            yield f"{name} holds what can change"


def _shared(s: Any, twin: Any) -> Iterator[str]:
    """A copy has columns of its own, but for those that are lent, and of its own the phase that acts."""
    lent = s.lends if s.is_lent and twin.is_lent else ()
    for name in names(type(s)):
        if type(getattr(s, name)) in COLUMNS and getattr(s, name) is getattr(twin, name) and name not in lent:
            yield f"a copy shares the list {name}"
    for mine, its in zip(s.agenda[-1:], twin.agenda[-1:], strict=True):
        if mine is its:
            yield f"a copy shares the phase {type(mine).__name__}"


def snapshots_are_exact(case: Case) -> Iterator[str]:
    """A position written and read again is the same, and the game goes on from it in the same way."""
    options = case.start.options
    written = encode(case.game, options, case.s)
    again = decode(case.game, options, written)
    if again != case.s or _kinds(again) != _kinds(case.s):
        yield f"the snapshot is of another position: {difference(case.s, again)}"
        return
    yield from _shared(again, decode(case.game, options, written))
    for seat, actions in decisions(case.s):
        for action in case.some(actions, case.effort):
            there, then = after(case.s, seat, action), after(again, seat, action)
            if then != there:
                yield f"{action} leads elsewhere from a snapshot: {difference(there, then)}"


def views_survive_writing(case: Case) -> Iterator[str]:
    """A view is of the class that the game names, and comes back the same from JSON."""
    for seat in (*seats(case.game, case.s), None):
        view = case.game.view(case.s, seat)
        again = msgspec.json.decode(msgspec.json.encode(view), type=case.game.views)
        if again != view:
            yield f"the view of {who(seat)} comes back another: {difference(view, again)}"


def views_differ_by_ones_own(case: Case) -> Iterator[str]:
    """A seat sees what an onlooker sees, but for what the game calls its own."""
    game, s = case.game, case.s
    for seat in seats(game, s):
        told = msgspec.structs.replace(game.view(s, None), seat=seat, **game.own(s, seat))
        view = game.view(s, seat)
        if told != view:
            yield f"{who(seat)} sees more of its own than the game says: {difference(told, view)}"


def _kinds(value: Any) -> Any:
    """The types of a value and of all that it holds."""
    kind = type(value)
    if kind in PLAIN:
        return kind
    if isinstance(value, (State, Phase, msgspec.Struct)):
        held: Any = [getattr(value, name) for name in fields(value)]
    else:
        held = value if isinstance(value, (*COLUMNS, tuple)) else ()
    return kind, [_kinds(one) for one in held]


def looking_changes_nothing(case: Case) -> Iterator[str]:
    """Whatever is asked about a position, it stays as it is."""
    game, s = case.game, case.s
    kept = keep(s)
    for seat in (*seats(game, s), None):
        knowledge(game, s, seat)
        game.imagine(s, seat, case.rng)
    for seat, actions in decisions(s):
        for action in case.some(actions, case.effort):
            why_not(game, s, seat, action)
            entry(s, seat, action)
    for look in (game.words, game.standing, game.census):
        look(s)
    if s != kept:
        yield f"to look at the position changes it: {difference(kept, s)}"


def components_are_conserved(case: Case) -> Iterator[str]:
    """There are as many of each component as at the start, before and after every action."""
    census = case.game.census(case.start)
    changed = recount(census, case.game.census(case.s))
    if changed:
        yield f"the position has {changed}"
        return
    for seat, actions in decisions(case.s):
        for action in case.some(actions, case.effort):
            changed = recount(census, case.game.census(after(case.s, seat, action)))
            if changed:
                yield f"{action} leaves {changed}"


def refusals_change_nothing(play: Play, rng: Random, effort: int) -> Iterator[str]:
    """An action that breaks a rule is refused, and position and record stay as they were."""
    entries, kept = list(play.record.entries), keep(play.state)
    case = Case(play.game, kept, kept, rng, effort)
    options = [action for _, actions in decisions(kept.copy()) for action in actions]
    tries = candidates(play.game, kept.copy(), case.some(options, effort), rng, effort)
    for action in case.some(tries, effort * 2):
        for seat in (CHANCE, *seats(play.game, kept)):
            if why_not(play.game, kept.copy(), seat, action) and not play.act(seat, action):
                yield f"{action} of {who(seat)} breaks a rule and is not refused"
        if play.state != kept or play.record.entries != entries:
            yield f"{action} breaks a rule and yet changes something"
            return
