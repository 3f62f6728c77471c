"""A position of Volldampf: a column for each thing a player has, a flat list for each pile."""

from __future__ import annotations

from dataclasses import dataclass

from footplate.games.volldampf.board import GOODS, SPACES
from footplate.games.volldampf.cards import BOND_TOTAL, KINDS, SHADES
from footplate.games.volldampf.options import VolldampfOptions
from footplate.kernel.action import Seat
from footplate.kernel.state import State, added, changed

NOBODY = -1


@dataclass
class Volldampf(State):
    """Columns by seat; cards and cubes are counts, so no pile has an order that could leak.

    What changes less than once a turn is a tuple, which copies share; sections and track cards are lent.
    """

    options: VolldampfOptions
    order: tuple[Seat, ...]  # the sequence cards: who has number 1, 2, ...
    cash: list[int]
    income: list[int]
    bonds: tuple[int, ...]
    sections: tuple[int, ...]  # not yet placed
    owner: list[Seat]  # of the section on each space
    cubes: bytes  # by place and colour
    bag: tuple[int, ...]  # by colour
    loose_cubes: tuple[int, ...]  # by colour: in a player's fingers
    merchandise: tuple[int, ...]  # 1 for each card still in the deck
    used_merchandise: tuple[int, ...]
    track_deck: tuple[int, ...]  # by symbol
    track_discards: tuple[int, ...]
    groups: list[int]  # by group and symbol
    loose_cards: tuple[int, ...]  # by symbol: being rearranged
    track_cards: list[int]  # by seat and symbol
    hands: tuple[int, ...]  # by seat and action card
    action_deck: tuple[int, ...]
    action_discards: tuple[int, ...]
    built: int = 0  # a bit for each space with a section
    unseen: int = 0  # track cards that never come up
    round: int = 0
    bank: int = 0  # what the bank has taken in less what it paid out

    def copy(self) -> Volldampf:
        """A position of its own, column by column: searches copy more often than they do anything else."""
        twin = Volldampf.__new__(Volldampf)
        self.lend_agenda(twin)
        twin.is_lent = self.is_lent = True
        twin.options = self.options
        twin.order = self.order
        twin.cash = self.cash.copy()
        twin.income = self.income.copy()
        twin.bonds = self.bonds
        twin.sections = self.sections
        twin.owner = self.owner
        twin.cubes = self.cubes
        twin.bag = self.bag
        twin.loose_cubes = self.loose_cubes
        twin.merchandise = self.merchandise
        twin.used_merchandise = self.used_merchandise
        twin.track_deck = self.track_deck
        twin.track_discards = self.track_discards
        twin.groups = self.groups
        twin.loose_cards = self.loose_cards
        twin.track_cards = self.track_cards
        twin.hands = self.hands
        twin.action_deck = self.action_deck
        twin.action_discards = self.action_discards
        twin.built = self.built
        twin.unseen = self.unseen
        twin.round = self.round
        twin.bank = self.bank
        return twin

    @property
    def lends(self) -> tuple[str, ...]:
        """Sections and track cards."""
        return ("owner", "groups", "track_cards")

    @property
    def ends(self) -> str:
        """The game is over when the track cards are used up. [VD-20]"""
        return "VD-20"

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.cash)

    def held(self, seat: Seat) -> int:
        """How many action cards a player holds, which everybody may know. [VD-15]"""
        return sum(self.hands[seat * KINDS : seat * KINDS + KINDS])

    def holds(self, seat: Seat, card: int) -> bool:
        """Whether a player holds an action card."""
        return self.hands[seat * KINDS + card] > 0

    def play_card(self, seat: Seat, card: int) -> None:
        """An action card is played and discarded. [VD-80]"""
        self.hands = added(self.hands, seat * KINDS + card, -1)
        self.action_discards = added(self.action_discards, card, 1)

    def pay(self, seat: Seat, amount: int) -> None:
        """A player pays the bank; a negative sum is paid by it."""
        self.cash[seat] -= amount
        self.bank += amount

    def bonds_left(self) -> int:
        """The value of the bonds that the bank still has. [VD-23]"""
        return BOND_TOTAL - sum(self.bonds)

    def place_section(self, seat: Seat, space: int, cost: int) -> None:
        """A section is laid and paid for. [VD-40]"""
        self.claim()
        self.owner[space] = seat
        self.built |= 1 << space
        self.sections = added(self.sections, seat, -1)
        self.pay(seat, cost)

    def discard_track_card(self, seat: Seat, symbol: int) -> None:
        """A track card goes to the discards. [VD-40]"""
        self.claim()
        self.track_cards[seat * SHADES + symbol] -= 1
        self.track_discards = changed(self.track_discards, symbol, self.track_discards[symbol] + 1)

    def last_places(self) -> list[Seat]:
        """Who is furthest behind on the income track, in sequence order. [VD-71]"""
        least = min(self.income)
        return [seat for seat in self.order if self.income[seat] == least]


def blank(options: VolldampfOptions) -> Volldampf:
    """A table with nothing on it yet."""
    players = options.players
    return Volldampf(
        agenda=[],
        options=options,
        order=tuple(range(players)),
        cash=[0] * players,
        income=[0] * players,
        bonds=(0,) * players,
        sections=(0,) * players,
        owner=[NOBODY] * len(SPACES),
        cubes=GOODS.empty(),
        bag=(0,) * GOODS.colours,
        loose_cubes=(0,) * GOODS.colours,
        merchandise=(),
        used_merchandise=(),
        track_deck=(0,) * SHADES,
        track_discards=(0,) * SHADES,
        groups=[0] * (players * SHADES),
        loose_cards=(0,) * SHADES,
        track_cards=[0] * (players * SHADES),
        hands=(0,) * (players * KINDS),
        action_deck=(0,) * KINDS,
        action_discards=(0,) * KINDS,
    )
