"""The card Everything New: after bonds and before the auction the track cards are rearranged."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.volldampf.actions import DECLINE, Decline, LayTrackCard, PlayEverythingNew
from footplate.games.volldampf.cards import EVERYTHING_NEW, SHADES
from footplate.games.volldampf.phases.track_cards import GROUP_SIZE
from footplate.games.volldampf.state import NOBODY, Volldampf
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import EachSeat, Judges, Phase, Shown
from footplate.kernel.rule import Rule
from footplate.kernel.state import added


def holds_everything_new(phase: EverythingNew, s: Volldampf, seat: Seat, play: PlayEverythingNew) -> bool:
    """Only who holds Everything New can play it. [VD-86]"""
    return s.holds(seat, EVERYTHING_NEW)


class EverythingNew(EachSeat[Volldampf]):
    """In sequence order whoever holds any card is asked; the first to play it does, once a round. [VD-86]"""

    cites: ClassVar[str] = "VD-86"
    judges: ClassVar[Judges] = {
        PlayEverythingNew: (Rule("VD-86", holds_everything_new),),
        Decline: (),
    }

    def line(self, s: Volldampf) -> tuple[Seat, ...]:
        return tuple([seat for seat in s.order if s.held(seat)])

    def options(self, s: Volldampf, seat: Seat) -> Iterable[Action]:
        return (PlayEverythingNew(), DECLINE) if s.holds(seat, EVERYTHING_NEW) else (DECLINE,)

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        match action:
            case PlayEverythingNew():
                s.play_card(seat, EVERYTHING_NEW)
                s.push(RearrangeTrackCards(player=seat))
            case Decline():
                self.next(s)

    def resume(self, s: Volldampf, ended: Phase[Volldampf]) -> None:
        s.leave()


def card_is_loose(phase: RearrangeTrackCards, s: Volldampf, seat: Seat, lay: LayTrackCard) -> bool:
    """Only the cards that were laid out are rearranged. [VD-86]"""
    return s.loose_cards[lay.symbol] > 0


class RearrangeTrackCards(Phase[Volldampf]):
    """The groups are filled again card by card, each to its size; the last takes what is left. [VD-86]"""

    cites: ClassVar[str] = "VD-86"
    judges: ClassVar[Judges] = {LayTrackCard: (Rule("VD-86", card_is_loose),)}

    player: Seat
    laid: int

    def __init__(self, player: Seat = NOBODY, laid: int = 0) -> None:
        self.player = player
        self.laid = laid

    def enter(self, s: Volldampf) -> None:
        s.loose_cards = tuple([sum(s.groups[symbol::SHADES]) for symbol in range(SHADES)])
        s.claim()
        s.groups[:] = [0] * len(s.groups)

    def actors(self, s: Volldampf) -> tuple[Seat, ...]:
        return (self.player,)

    def options(self, s: Volldampf, seat: Seat) -> Iterable[Action]:
        return [LayTrackCard(symbol) for symbol, count in enumerate(s.loose_cards) if count]

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        assert isinstance(action, LayTrackCard)
        size = GROUP_SIZE[s.players]
        s.loose_cards = added(s.loose_cards, action.symbol, -1)
        s.claim()
        s.groups[self.laid // size * SHADES + action.symbol] += 1
        self.laid += 1
        if self.laid == size * (s.players - 1):
            for symbol, count in enumerate(s.loose_cards):
                s.groups[(s.players - 1) * SHADES + symbol] += count
            s.loose_cards = (0,) * SHADES
            s.leave()

    def shows(self, s: Volldampf, seat: Seat | None) -> dict[str, Shown]:
        return {"player": self.player, "laid": self.laid}
