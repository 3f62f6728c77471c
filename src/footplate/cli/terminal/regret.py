"""Choices that can still be taken back, and why others cannot."""

from __future__ import annotations

from itertools import islice

from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.play import Play
from footplate.kernel.replay import replay
from footplate.messages import Catalogue


def last_choice(play: Play, seat: Seat) -> int | None:
    """Where a seat made its last real choice, if only its own decisions stand after it."""
    for at in reversed(range(play.record.undo_limit(seat), len(play.record.standing()))):
        s = replay(play.game, play.record, at)
        if len(list(islice(s.agenda[-1].options(s, seat), 2))) > 1:
            return at
    return None


def would_be_too_late(play: Play, seat: Seat, action: Action) -> bool:
    """Whether after an action a choice could not be taken back any more that can be now."""
    after = play.state.copy()
    after.agenda[-1].apply(after, seat, action)
    return bool(after.actors() != (seat,)) and last_choice(play, seat) is not None


def why_not(play: Play, seat: Seat, catalogue: Catalogue) -> str:
    """Somebody else, or the dealer, has acted since; or the seat itself never did."""
    line = play.record.standing()
    limit = play.record.undo_limit(seat)
    if not limit or all([entry.seat != seat for entry in line]):
        return catalogue.text("undo-nothing")
    last = line[limit - 1].seat
    if last == CHANCE:
        return catalogue.text("undo-dealt")
    return catalogue.text("undo-others", seat=play.game.words(play.state)["seat"][last])
