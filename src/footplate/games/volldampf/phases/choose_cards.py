"""Phase 4, second half: choose track cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.volldampf.actions import PlayNewPlanning, TakeGroup
from footplate.games.volldampf.cards import SHADES
from footplate.games.volldampf.phases.new_planning import NEW_PLANNING_RULES, planning, play_new_planning
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import EachSeat, Judges
from footplate.kernel.rule import Rule


def group_is_there(phase: ChooseTrackCards, s: Volldampf, seat: Seat, take: TakeGroup) -> bool:
    """A group that nobody has taken yet. [VD-34]"""
    return any(s.groups[take.group * SHADES : (take.group + 1) * SHADES])


class ChooseTrackCards(EachSeat[Volldampf]):
    """In the new order each takes a group of track cards, laid open. [VD-34]"""

    cites: ClassVar[str] = "VD-34"
    judges: ClassVar[Judges] = {
        TakeGroup: (Rule("VD-34", group_is_there),),
        PlayNewPlanning: NEW_PLANNING_RULES,
    }

    def line(self, s: Volldampf) -> tuple[Seat, ...]:
        return s.order

    def options(self, s: Volldampf, seat: Seat) -> Iterable[Action]:
        groups = [TakeGroup(group) for group in range(s.players)]
        return (*[take for take in groups if group_is_there(self, s, seat, take)], *planning(s, seat))

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        match action:
            case TakeGroup(group=group):
                s.claim()
                for symbol in range(SHADES):
                    s.track_cards[seat * SHADES + symbol] += s.groups[group * SHADES + symbol]
                    s.groups[group * SHADES + symbol] = 0
                self.next(s)
            case PlayNewPlanning():
                play_new_planning(s, seat)
