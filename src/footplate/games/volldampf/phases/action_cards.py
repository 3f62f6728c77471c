"""Drawing an action card, from the deck or, when no pile has any, from another player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.volldampf.actions import CARD_DRAWN, DECLINE, Decline, DrawCard, DrawFrom
from footplate.games.volldampf.cards import KINDS
from footplate.games.volldampf.state import NOBODY, Volldampf
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, draw
from footplate.kernel.phase import Judges, Phase, Shown
from footplate.kernel.rule import Rule
from footplate.kernel.state import added


class DrawActionCard(Phase[Volldampf]):
    """A player draws an action card; an empty deck is made anew of the discards. [VD-80]"""

    cites: ClassVar[str] = "VD-80"
    purpose: ClassVar[str] = "action cards"

    player: Seat

    def __init__(self, player: Seat = NOBODY) -> None:
        self.player = player

    def enter(self, s: Volldampf) -> None:
        if not any(s.action_deck):
            s.action_deck, s.action_discards = s.action_discards, (0,) * KINDS
        if not any(s.action_deck):
            s.push(DrawFromPlayer(player=self.player))

    def resume(self, s: Volldampf, ended: Phase[Volldampf]) -> None:
        s.leave()

    def actors(self, s: Volldampf) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Volldampf) -> Odds:
        return draw(s.action_deck, CARD_DRAWN)

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawCard)
        s.action_deck = added(s.action_deck, action.card, -1)
        s.hands = added(s.hands, self.player * KINDS + action.card, 1)
        s.leave()

    def seen_by(self, s: Volldampf, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        return (self.player,)

    def shows(self, s: Volldampf, seat: Seat | None) -> dict[str, Shown]:
        return {"player": self.player}


def another_player(phase: DrawFromPlayer, s: Volldampf, seat: Seat, choice: DrawFrom) -> bool:
    """The card is drawn from another player. [VD-80]"""
    return choice.seat != seat


def player_has_cards(phase: DrawFromPlayer, s: Volldampf, seat: Seat, choice: DrawFrom) -> bool:
    """Only who holds cards can be drawn from. [VD-80]"""
    return s.held(choice.seat) > 0


class DrawFromPlayer(Phase[Volldampf]):
    """Deck and discards are empty: the drawer may name a player and gets a random card of his. [VD-80]"""

    cites: ClassVar[str] = "VD-80"
    purpose: ClassVar[str] = "cards from hands"
    judges: ClassVar[Judges] = {
        DrawFrom: (Rule("VD-80", another_player), Rule("VD-80", player_has_cards)),
        Decline: (),
    }

    player: Seat
    chosen: Seat

    def __init__(self, player: Seat = NOBODY, chosen: Seat = NOBODY) -> None:
        self.player = player
        self.chosen = chosen

    def enter(self, s: Volldampf) -> None:
        if not self._others(s):
            s.leave()

    def _others(self, s: Volldampf) -> list[Seat]:
        return [seat for seat in range(s.players) if seat != self.player and s.held(seat)]

    def actors(self, s: Volldampf) -> tuple[Seat, ...]:
        return (self.player,) if self.chosen == NOBODY else (CHANCE,)

    def options(self, s: Volldampf, seat: Seat) -> Iterable[Action]:
        return (*[DrawFrom(other) for other in self._others(s)], DECLINE)

    def odds(self, s: Volldampf) -> Odds:
        return draw(s.hands[self.chosen * KINDS : (self.chosen + 1) * KINDS], CARD_DRAWN)

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        match action:
            case DrawFrom(seat=chosen):
                self.chosen = chosen
            case Decline():
                s.leave()
            case DrawCard(card=card):
                s.hands = added(s.hands, self.chosen * KINDS + card, -1)
                s.hands = added(s.hands, self.player * KINDS + card, 1)
                s.leave()

    def seen_by(self, s: Volldampf, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        return (self.player, self.chosen) if seat == CHANCE else None

    def shows(self, s: Volldampf, seat: Seat | None) -> dict[str, Shown]:
        return {"player": self.player, "chosen": self.chosen}
