"""A game of the engine with the oracle beside it; at every position both must say the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, Final

from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.options import VolldampfOptions
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import Seat
from tests.oracle.agreement import Agreement, agreed, same
from tests.oracle.volldampf.components import (
    ACTION_CARDS,
    COLOURS,
    MERCHANDISE,
    PLACES,
    SPACES,
    SYMBOLS,
    UNSEEN,
)
from tests.oracle.volldampf.plans import Plan, moves
from tests.oracle.volldampf.table import START_MONEY, Table
from tests.oracle.volldampf.volldampf import game

VOCABULARIES: Final = {"place": PLACES, "colour": COLOURS, "symbol": SYMBOLS, "card": tuple(ACTION_CARDS)}
STRAYS: Final = 0.25  # the share of positions at which actions are tried that nobody offered


def counts(things: Iterable[Any], kinds: Iterable[Any]) -> list[int]:
    """How many there are of each kind, as the engine keeps them."""
    counted = Counter(things)
    return [counted[one] for one in kinds]


class Beside:
    """The oracle's table beside a game of the engine."""

    def __init__(self, options: VolldampfOptions, rng: Random) -> None:
        self.table = Table(options.players, options.money, options.red_cities, options.start_player)
        self.agreement = Agreement(VOLLDAMPF, game(self.table), rng, lambda s: VOCABULARIES)

    def look(self, s: Volldampf) -> None:
        """Compare the position: who may do what, what lies on the table, and what may be known of it."""
        self.agreement.deciders(s)
        self.agreement.columns(s, columns(self.table))
        self._compare_view(s)
        self.agreement.odds(s)
        self.agreement.options(s, 24 if self.agreement.rng.random() < STRAYS else 0, 1000)

    def finish(self, s: Volldampf) -> None:
        """Compare the end."""
        self.look(s)
        same("over", self.table.over, s.over)
        scores = VOLLDAMPF.standing(s)
        same("seats", list(range(self.table.players)), [score.seat for score in scores])
        told = [(score.rank, score.points, *score.tie_break) for score in scores]
        same("standing", self.table.standing(), told)
        self.agreement.tally["sections"] += len(self.table.built)

    def _compare_view(self, s: Volldampf) -> None:
        """What one of them, or an onlooker, may know."""
        seat = self.agreement.rng.choice([None, *range(self.table.players)])
        view = VOLLDAMPF.view(s, seat)
        for name, value in knowledge(self.table, seat).items():
            same(f"{name} for {seat}", value, getattr(view, name))


def columns(table: Table) -> dict[str, Any]:
    """The oracle's table in the columns of the engine: all there are."""
    cards = tuple(ACTION_CARDS)
    deck = range(len(MERCHANDISE))
    return {
        "round": table.round,
        "order": table.order,
        "cash": table.cash,
        "income": table.income,
        "bonds": table.bonds,
        "bank": START_MONEY * table.players - sum(table.cash),
        "sections": table.sections,
        "owner": [table.built.get(space, -1) for space in range(len(SPACES))],
        "built": sum([1 << space for space in table.built]),
        "cubes": [table.cubes[place, colour] for place in PLACES for colour in COLOURS],
        "bag": [table.bag[colour] for colour in COLOURS],
        "loose_cubes": counts(table.fingers, COLOURS),
        "merchandise": counts(table.merchandise, deck),
        "used_merchandise": counts(table.used_merchandise, deck),
        "unseen": UNSEEN[table.players],
        "track_deck": [table.track_deck[symbol] for symbol in SYMBOLS],
        "track_discards": [table.track_discards[symbol] for symbol in SYMBOLS],
        "groups": [count for group in table.groups for count in counts(group, SYMBOLS)],
        "loose_cards": counts(table.heap, SYMBOLS),
        "track_cards": [count for held in table.track_cards for count in counts(held, SYMBOLS)],
        "hands": [count for hand in table.hands for count in counts(hand, cards)],
        "action_deck": counts(table.deck, cards),
        "action_discards": counts(table.discards, cards),
    }


def knowledge(table: Table, seat: Seat | None) -> dict[str, Any]:
    """One's own hand and the number of others' cards; money as agreed, and open at the end. [VD-14, VD-15]"""
    hidden = table.money == "hidden" and not table.over
    return {
        "cash": tuple([None if hidden and one != seat else cash for one, cash in enumerate(table.cash)]),
        "hand": () if seat is None else tuple(counts(table.hands[seat], ACTION_CARDS)),
        "held": tuple([len(hand) for hand in table.hands]),
        "cubes_in_bag": table.bag.total(),
        "merchandise_left": len(table.merchandise),
        "track_cards_left": table.track_deck.total() - UNSEEN[table.players],
        "action_cards_left": len(table.deck),
        "bonds_left": table.bonds_left(),
    }


def compare(plan: Plan) -> Counter[str]:
    """Play a game with the oracle beside it; returns how much they agreed on."""
    return agreed(plan, Beside(plan.agreed(), Random(f"strays of {plan}")), moves(plan))
