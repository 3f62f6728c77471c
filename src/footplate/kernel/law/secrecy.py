"""Laws of secrecy: neither a view nor the record tells anybody what they may not know."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from footplate.kernel.action import Action, Seat
from footplate.kernel.game import Game, View
from footplate.kernel.law.candidates import candidates
from footplate.kernel.law.case import Case, after, decisions, difference, entry, recount, seats, who
from footplate.kernel.law.legality import dead_ends
from footplate.kernel.legality import why_not
from footplate.kernel.record import Entry

Outcome: TypeAlias = "tuple[Entry[Any], Any]"  # what is written, and the position it leads to


class Knowledge(msgspec.Struct, frozen=True):
    """All that a seat, or None for an onlooker, is told of a position."""

    view: View
    actors: tuple[Seat, ...]
    options: list[Action]


def knowledge(game: Game[Any], s: Any, seat: Seat | None) -> Knowledge:
    """The view, who acts, and one's own options if one is asked."""
    options = [action for one, actions in decisions(s) if one == seat for action in actions]
    return Knowledge(game.view(s, seat), s.actors(), options)


def nothing_leaks(case: Case) -> Iterator[str]:
    """What a seat or an onlooker knows is the same in every position they can imagine."""
    census = case.game.census(case.start)
    goes_on = not list(dead_ends(case.game, case.s))
    for seat in (*seats(case.game, case.s), None):
        for _ in range(1 + case.effort // 8):
            twin = case.game.imagine(case.s, seat, case.rng)
            yield from _told_apart(case, twin, seat)
            changed = recount(census, case.game.census(twin))
            if changed:
                yield f"what {who(seat)} imagines has {changed}"
            for fault in dead_ends(case.game, twin) if goes_on else ():
                yield f"in what {who(seat)} imagines {fault}"


def _told_apart(case: Case, twin: Any, seat: Seat | None) -> Iterator[str]:
    """How a seat could tell an imagined position from the true one: by what it is shown, or refused."""
    game, s = case.game, case.s
    known, imagined = knowledge(game, s, seat), knowledge(game, twin, seat)
    if known != imagined:
        yield f"{who(seat)} can tell what is from what it imagines by {difference(known, imagined)}"
    elif seat is not None and seat in known.actors:
        for action in candidates(game, s, case.some(known.options, case.effort), case.rng, case.effort):
            refusals, others = why_not(game, s, seat, action), why_not(game, twin, seat, action)
            if refusals != others:
                told = difference(refusals, others)
                yield f"{who(seat)} can tell what is from what it imagines by why not {action}: {told}"


def sums_are_ones_own(case: Case) -> Iterator[str]:
    """What a seat counts is the same in every position that it imagines, and its points are its score."""
    game, s = case.game, case.s
    for score in game.standing(s):
        counted = game.sums(s, score.seat)
        imagined = game.sums(game.imagine(s, score.seat, case.rng), score.seat)
        if imagined != counted:
            yield f"{who(score.seat)} counts what it may not know: {recount(counted, imagined)}"
        if counted.get("points") != score.points:
            yield f"{who(score.seat)} counts {counted.get('points')} points and has {score.points}"


def the_record_leaks_nothing(case: Case) -> Iterator[str]:
    """A reader learns from an entry what the view tells as well: no more, and no less."""
    viewers: tuple[Seat | None, ...] = (*seats(case.game, case.s), None)
    for seat, actions in decisions(case.s):
        outcomes = [
            (entry(case.s, seat, action), after(case.s, seat, action))
            for action in case.some(actions, 2 + case.effort // 2)
        ]
        for viewer in viewers:
            yield from _told_by_an_entry(case, outcomes, viewer)
            if viewer == seat:
                yield from _withheld(outcomes, seat)
            else:
                yield from _given_away(case.game, outcomes, viewer)


def _withheld(outcomes: Sequence[Outcome], seat: Seat) -> Iterator[str]:
    """A seat always reads its own decisions."""
    for written, _ in outcomes:
        if written.as_seen_by(seat).action != written.action:
            yield f"{who(seat)} cannot read its own {written.action}"


def _given_away(game: Game[Any], outcomes: Sequence[Outcome], viewer: Seat | None) -> Iterator[str]:
    """Two decisions look alike in the record if and only if they look alike on the table."""
    seen = [(written.as_seen_by(viewer), knowledge(game, s, viewer), s) for written, s in outcomes]
    for at, (one, known, s) in enumerate(seen):
        for other, known_then, s_then in seen[:at]:
            if one == other and known != known_then:
                told = difference(known, known_then)
                yield f"{who(viewer)} reads {one.action} and yet sees which it was by {told}"
            if one != other and known == known_then and s != s_then:
                yield f"{who(viewer)} reads {one.action} or {other.action} and could not see which it was"


def _told_by_an_entry(case: Case, outcomes: Sequence[Outcome], viewer: Seat | None) -> Iterator[str]:
    """An entry reads the same in an imagined position: its odds and its readers give nothing away."""
    twin = case.game.imagine(case.s, viewer, case.rng)
    possible = dict(decisions(twin))
    for written, _ in outcomes:
        if written.action not in possible.get(written.seat, ()):
            continue
        read = written.as_seen_by(viewer)
        imagined = entry(twin, written.seat, written.action).as_seen_by(viewer)
        if read != imagined:
            yield f"{who(viewer)} reads in {read.action} what it may not know: {difference(read, imagined)}"


def who_is_asked_is_public(case: Case, reveal: Collection[str] = ()) -> Iterator[str]:
    """Play takes no other course for a secret alone; phases that reveal one by rule are named.

    Where an entry reads the same and all that lies on the table looks the same after it, the same seats
    are asked the same thing.
    """
    game, s = case.game, case.s
    if not s.agenda or type(s.agenda[-1]).__name__ in reveal:
        return
    for viewer in (*seats(game, s), None):
        twin = game.imagine(s, viewer, case.rng)
        possible = dict(decisions(twin))
        for seat, actions in decisions(s):
            shared = [action for action in actions if action in possible.get(seat, ())]
            for action in case.some(shared, 1 + case.effort // 2):
                view = game.view(after(s, seat, action), viewer)
                imagined = game.view(after(twin, seat, action), viewer)
                if view != imagined and _table(view) == _table(imagined):
                    told = difference(view, imagined)
                    yield f"{who(viewer)} learns from what follows {action} what it may not know: {told}"


def _table(view: View) -> View:
    """A view without the course of play."""
    return msgspec.structs.replace(view, actors=(), frames=())


def stories_tell_no_secrets(case: Case) -> Iterator[str]:
    """Where an entry reads the same and leaves the same to be seen, so it is told; the end may tell all."""
    game, s = case.game, case.s
    for viewer in case.some((*seats(game, s), None), case.effort):
        twin = game.imagine(s, viewer, case.rng)
        possible = dict(decisions(twin))
        for seat, actions in decisions(s):
            for action in case.some(actions, 1 + case.effort // 4):
                others = [action] if action in possible.get(seat, ()) else []
                others += case.some(possible.get(seat, []), 1)
                for other in others:
                    yield from _telling(case, twin, viewer, (seat, action, other))


def _telling(case: Case, twin: Any, viewer: Seat | None, told: tuple[Seat, Action, Action]) -> Iterator[str]:
    """How a viewer could tell an imagined decision from the true one by its story alone."""
    game, s, (seat, action, other) = case.game, case.s, told
    read, imagined = entry(s, seat, action).as_seen_by(viewer), entry(twin, seat, other).as_seen_by(viewer)
    if read != imagined:
        return
    then, then_too = after(s, seat, action), after(twin, seat, other)
    if then.over or knowledge(game, then, viewer) != knowledge(game, then_too, viewer):
        return
    story, story_too = game.story(s, read, then), game.story(twin, read, then_too)
    if story != story_too:
        yield f"{who(viewer)} hears in the story of {read.action} a secret: {difference(story, story_too)}"
