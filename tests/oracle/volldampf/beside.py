"""A game of the engine with the oracle beside it; at every position both must say the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Any, Final

from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.options import VolldampfOptions
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import CHANCE, Action, Seat, fields, kind
from footplate.kernel.game import why_not
from footplate.kernel.law.candidates import candidates
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
from tests.oracle.volldampf.table import START_MONEY, Act, Course, Request, Table
from tests.oracle.volldampf.volldampf import game

VOCABULARIES: Final = {"place": PLACES, "colour": COLOURS, "symbol": SYMBOLS, "card": tuple(ACTION_CARDS)}
STRAYS: Final = 0.25  # the share of positions at which actions are tried that nobody offered


class Disagreement(AssertionError):
    """The engine and the oracle say different things."""


@lru_cache(maxsize=100_000)
def words(action: Action) -> Act:
    """An action of the engine in the oracle's words; what is no word stays a number."""
    return (kind(action), *[_word(one.words, getattr(action, one.name)) for one in fields(type(action))])


def _word(vocabulary: str, value: Any) -> Any:
    known = VOCABULARIES.get(vocabulary, ())
    return known[value] if known and 0 <= value < len(known) else value


def same(what: str, oracle: Any, engine: Any) -> None:
    """Disagreement, with what only one of them says, unless both say the same."""
    if oracle == engine:
        return
    if isinstance(oracle, frozenset) and isinstance(engine, frozenset):
        oracle, engine = [sorted(one, key=str)[:8] for one in (oracle - engine, engine - oracle)]
    raise Disagreement(f"{what}: the oracle has {oracle}, the engine {engine}")


def counts(things: Iterable[Any], kinds: Iterable[Any]) -> list[int]:
    """How many there are of each kind, as the engine keeps them."""
    counted = Counter(things)
    return [counted[one] for one in kinds]


class Beside:
    """The oracle's table beside a game of the engine, and what they have agreed on so far."""

    def __init__(self, options: VolldampfOptions, rng: Random) -> None:
        self.table = Table(options.players, options.money, options.red_cities, options.start_player)
        self.course: Course[None] = game(self.table)
        self.request: Request | None = next(self.course)
        self.rng = rng
        self.tally: Counter[str] = Counter()

    def look(self, s: Volldampf) -> None:
        """Compare the position: who may do what, what lies on the table, and what may be known of it."""
        self.tally["positions"] += 1
        same("over", self.table.over, s.over)
        same("who decides", self.request.who() if self.request else [], sorted(s.actors()))
        self._compare_table(s)
        self._compare_view(s)
        if self.request:
            self._compare_odds(s, self.request)
            for seat, may in self.request.may.items():
                self._compare_options(s, seat, may)

    def follow(self, s: Volldampf, seat: Seat, action: Action) -> None:
        """Compare who may read the action and that nobody else could do it, and tell the oracle of it."""
        assert self.request is not None
        same("readers", self.request.readers.get(seat), s.agenda[-1].seen_by(s, seat, action))
        for other in range(self.table.players):
            if other not in self.request.may:
                same(f"{action} by {other}", False, not why_not(VOLLDAMPF, s, other, action))
        self.tally[kind(action)] += 1
        try:
            self.request = self.course.send((seat, words(action)))
        except StopIteration:
            self.request = None

    def finish(self, s: Volldampf) -> None:
        """Compare the end."""
        self.look(s)
        scores = VOLLDAMPF.standing(s)
        same("seats", list(range(self.table.players)), [score.seat for score in scores])
        told = [(score.rank, score.points, *score.tie_break) for score in scores]
        same("standing", self.table.standing(), told)
        self.tally["games"] += 1
        self.tally["sections"] += len(self.table.built)

    def _compare_odds(self, s: Volldampf, request: Request) -> None:
        if request.who() == [CHANCE]:
            odds = [(words(action), weight) for action, weight in s.agenda[-1].odds(s)]
            same("odds", sorted(request.odds.items()), sorted(odds))
            self.tally["outcomes"] += len(odds)

    def _compare_options(self, s: Volldampf, seat: Seat, may: frozenset[Act]) -> None:
        options = list(s.agenda[-1].options(s, seat))
        same(f"options of {seat}", may, frozenset([words(action) for action in options]))
        same(f"number of options of {seat}", len(may), len(options))
        self.tally["options"] += len(options)
        if self.rng.random() < STRAYS:
            for action in candidates(VOLLDAMPF, s, options, self.rng, 24):
                legal = words(action) in may
                same(f"{action} by {seat}", legal, not why_not(VOLLDAMPF, s, seat, action))
                self.tally["actions tried" if legal else "refusals"] += 1

    def _compare_table(self, s: Volldampf) -> None:
        mine = columns(self.table)
        same("columns", frozenset(mine), frozenset(s.__struct_fields__) - {"agenda", "options"})
        for name, column in mine.items():
            same(name, column, getattr(s, name))

    def _compare_view(self, s: Volldampf) -> None:
        """What one of them, or an onlooker, may know."""
        seat = self.rng.choice([None, *range(self.table.players)])
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
    beside = Beside(plan.agreed(), Random(f"strays of {plan}"))
    try:
        for s, seat, action in moves(plan):
            beside.look(s)
            beside.follow(s, seat, action)
        beside.finish(s)
    except Disagreement as found:
        raise Disagreement(f"{plan}, entry {beside.tally['positions']}: {found}") from None
    return beside.tally
