"""Phase 5: place track sections."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.volldampf.actions import (
    SECTION_PLACED,
    TRACK_DISCARDED,
    DiscardTrackCard,
    PlaceSection,
    PlayFavourableOpportunity,
    PlayNewPlanning,
)
from footplate.games.volldampf.board import COST, SPACES, SPACES_OF, SYMBOL
from footplate.games.volldampf.cards import FAVOURABLE_OPPORTUNITY, SHADES
from footplate.games.volldampf.phases.new_planning import NEW_PLANNING_RULES, planning, play_new_planning
from footplate.games.volldampf.phases.track_cards import GROUP_SIZE
from footplate.games.volldampf.state import NOBODY, Volldampf
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import EachSeat, Judges
from footplate.kernel.rule import Rule

FAVOURABLE_COST = 5


def holds_the_colour(phase: PlaceTrackSections, s: Volldampf, seat: Seat, lay: PlaceSection) -> bool:
    """A section needs a track card of the space's colour. [VD-40]"""
    return s.track_cards[seat * SHADES + SYMBOL[lay.space]] > 0


def space_is_free(
    phase: PlaceTrackSections, s: Volldampf, seat: Seat, lay: PlaceSection | PlayFavourableOpportunity
) -> bool:
    """One section fits a space. [VD-02]"""
    return s.owner[lay.space] == NOBODY


def can_pay(phase: PlaceTrackSections, s: Volldampf, seat: Seat, lay: PlaceSection) -> bool:
    """The printed cost is paid. [VD-40]"""
    return COST[lay.space] <= s.cash[seat]


def has_a_section(
    phase: PlaceTrackSections, s: Volldampf, seat: Seat, lay: PlaceSection | PlayFavourableOpportunity
) -> bool:
    """Who is out of sections can only discard. [VD-41]"""
    return s.sections[seat] > 0


def holds_the_card(
    phase: PlaceTrackSections, s: Volldampf, seat: Seat, action: DiscardTrackCard | PlayFavourableOpportunity
) -> bool:
    """Only a track card in hand can be discarded. [VD-41]"""
    return s.track_cards[seat * SHADES + action.symbol] > 0


def holds_favourable_opportunity(
    phase: PlaceTrackSections, s: Volldampf, seat: Seat, play: PlayFavourableOpportunity
) -> bool:
    """Only who holds Favourable Opportunity can play it. [VD-83]"""
    return s.holds(seat, FAVOURABLE_OPPORTUNITY)


def has_five_marks(
    phase: PlaceTrackSections, s: Volldampf, seat: Seat, play: PlayFavourableOpportunity
) -> bool:
    """Favourable Opportunity costs five marks, whatever is printed. [VD-83]"""
    return s.cash[seat] >= FAVOURABLE_COST


class PlaceTrackSections(EachSeat[Volldampf]):
    """In order one track card each, three times over, or twice with 5 and 6 players. [VD-40]"""

    cites: ClassVar[str] = "VD-40"
    judges: ClassVar[Judges] = {
        PlaceSection: (
            Rule("VD-40", holds_the_colour),
            Rule("VD-02", space_is_free),
            Rule("VD-40", can_pay),
            Rule("VD-41", has_a_section),
        ),
        PlayFavourableOpportunity: (
            Rule("VD-83", holds_favourable_opportunity),
            Rule("VD-83", holds_the_card),
            Rule("VD-02", space_is_free),
            Rule("VD-83", has_five_marks),
            Rule("VD-41", has_a_section),
        ),
        DiscardTrackCard: (Rule("VD-41", holds_the_card),),
        PlayNewPlanning: NEW_PLANNING_RULES,
    }

    def line(self, s: Volldampf) -> tuple[Seat, ...]:
        return s.order * GROUP_SIZE[s.players]

    def options(self, s: Volldampf, seat: Seat) -> Iterable[Action]:
        hand = s.track_cards[seat * SHADES : (seat + 1) * SHADES]
        held = [symbol for symbol, count in enumerate(hand) if count]
        options: list[Action] = []
        if s.sections[seat]:
            owner, cash = s.owner, s.cash[seat]
            options += [
                SECTION_PLACED[space]
                for symbol in held
                for space in SPACES_OF[symbol]
                if owner[space] == NOBODY and COST[space] <= cash
            ]
            if cash >= FAVOURABLE_COST and s.holds(seat, FAVOURABLE_OPPORTUNITY):
                free = [space for space in range(len(SPACES)) if owner[space] == NOBODY]
                options += [PlayFavourableOpportunity(symbol, space) for symbol in held for space in free]
        options += [TRACK_DISCARDED[symbol] for symbol in held]
        options += planning(s, seat)
        return options

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        match action:
            case PlaceSection(space=space):
                s.discard_track_card(seat, SYMBOL[space])
                s.place_section(seat, space, COST[space])
                self.next(s)
            case DiscardTrackCard(symbol=symbol):
                s.discard_track_card(seat, symbol)
                self.next(s)
            case PlayFavourableOpportunity(symbol=symbol, space=space):
                s.play_card(seat, FAVOURABLE_OPPORTUNITY)
                s.discard_track_card(seat, symbol)
                s.place_section(seat, space, FAVOURABLE_COST)
                self.next(s)
            case PlayNewPlanning():
                play_new_planning(s, seat)
