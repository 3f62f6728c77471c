"""A game of the engine with the oracle beside it; both must say the same about every position."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

from footplate.games.steam.game import STEAM
from footplate.games.steam.state import Steam
from footplate.kernel.action import Action, Seat, Words, fields, kind
from footplate.kernel.game import why_not
from footplate.kernel.law.candidates import candidates
from tests.oracle.steam.columns import columns, track_columns
from tests.oracle.steam.components import ACTION_TILES, COLOURS, FACES, SIDES
from tests.oracle.steam.plans import Plan, moves
from tests.oracle.steam.steam import game
from tests.oracle.steam.table import Act, Course, Request, Table

BY_SEAT: Final = ("cash", "income", "points", "level")
# Phases whose options take the oracle long to find.
LONG: Final = ("BuildTrack", "BuildTrackOrDecline", "MoveGoods")


class Disagreement(AssertionError):
    """The engine and the oracle say different things."""


def same(what: str, oracle: Any, engine: Any) -> None:
    """Disagreement, with what only one of them says, unless both say the same."""
    if oracle == engine:
        return
    if isinstance(oracle, frozenset) and isinstance(engine, frozenset):
        oracle, engine = [sorted(one, key=str)[:8] for one in (oracle - engine, engine - oracle)]
    elif isinstance(oracle, list) and isinstance(engine, list) and len(oracle) == len(engine):
        differ = [at for at, (mine, its) in enumerate(zip(oracle, engine, strict=True)) if mine != its]
        oracle, engine = [{at: one[at] for at in differ[:8]} for one in (oracle, engine)]
    raise Disagreement(f"{what}: the oracle has {oracle}, the engine {engine}")


class Beside:
    """The oracle's table beside a game of the engine, and what they have agreed on so far."""

    def __init__(self, plan: Plan, share: float) -> None:
        options = (plan.players, plan.game, plan.map_option(), plan.first_order, plan.beginners)
        self.plan = plan
        self.share = share  # of the positions in long phases at which all options are compared
        self.table = Table(*options)
        self.table.board.missing = plan.missing()
        self.table.new_cities = Counter(plan.new_cities())
        self.course: Course[None] = game(self.table)
        self.request: Request | None = next(self.course)
        self.rng = Random(f"beside {plan}")
        self.tally: Counter[str] = Counter()
        self.granted = 1

    def look(self, s: Steam) -> None:
        """Compare the position: who may do what, and what lies on the table."""
        self.tally["positions"] += 1
        if self.table.turn > self.granted:
            self.granted = self.table.turn
            for seat in self.table.order:
                self.table.cash[seat] += self.plan.grant
        if self.tally["positions"] == 1:
            self._compare_words(STEAM.words(s))
        same("over", self.table.over, s.over)
        same("who decides", (self.request.seat,) if self.request else (), s.actors())
        self._compare_table(s)
        if self.request and self.request.odds:
            words = STEAM.words(s)
            odds = {spell(action, words): weight for action, weight in s.agenda[-1].odds(s)}
            same("odds", dict(self.request.odds), odds)
            self.tally["outcomes"] += len(odds)
        elif self.request:
            self._compare_options(s, self.request)

    def follow(self, s: Steam, seat: Seat, action: Action) -> None:
        """Compare that nobody else could do it, and tell the oracle of it."""
        assert self.request is not None
        for other in range(self.table.players):
            if other != seat:
                same(f"{action} by {other}", False, not why_not(STEAM, s, other, action))
        self.tally[f"{kind(action)} done"] += 1
        try:
            self.request = self.course.send(spell(action, STEAM.words(s)))
        except StopIteration:
            self.request = None
        except (AssertionError, ValueError) as refused:
            raise Disagreement(f"{action} by {seat}: the oracle refuses it: {refused}") from None

    def finish(self, s: Steam) -> None:
        """Compare the end."""
        self.look(s)
        scores = STEAM.standing(s)
        same("ranks", self.table.ranks(), [score.rank for score in scores])
        for seat in range(self.table.players):
            if seat not in self.table.bankrupt:
                same(f"points of {seat}", self.table.score(seat), scores[seat].points)
        self.tally["games"] += 1
        self.tally["games with bankrupts"] += bool(self.table.bankrupt)

    def _compare_words(self, words: Words) -> None:
        country = self.table.country
        same("hexes", [*country.words.values(), *country.water], list(words["hex"]))
        for name, known in (("side", SIDES), ("tile", FACES), ("colour", COLOURS), ("action", ACTION_TILES)):
            same(name, list(known), list(words[name]))

    def _compare_table(self, s: Steam) -> None:
        mine = {**columns(self.table), **track_columns(self.table)}
        compared = {*mine, *BY_SEAT, "order", "bank"}
        same("columns", frozenset(compared), frozenset(s.__struct_fields__) - {"agenda", "options", "board"})
        for name, column in mine.items():
            its = getattr(s, name)
            its = its if isinstance(its, int) else sorted(its) if name == "open_ends" else list(its)
            same(name, column, its)
        same("money in all", 0, s.bank + sum(s.cash))
        order = self.table.order
        if len(order) + len(self.table.bankrupt) == self.table.players:  # the first order is known
            same("order", order, s.order)
        for name in BY_SEAT:  # of whoever is in the game
            both = [getattr(one, name) for one in (self.table, s)]
            same(name, *[{seat: column[seat] for seat in s.order} for column in both])

    def _compare_options(self, s: Steam, request: Request) -> None:
        phase, words = s.agenda[-1], STEAM.words(s)
        if type(phase).__name__ in LONG and self.rng.random() >= self.share:
            return
        options = list(phase.options(s, request.seat))
        spelled = [spell(action, words) for action in options]
        same(f"options of {request.seat}", request.may, frozenset(spelled))
        same(f"number of options of {request.seat}", len(request.listed), len(options))
        self.tally["lists of options"] += 1
        self.tally[f"lists in {type(phase).__name__}"] += 1
        self.tally.update([f"{act[0]} options" for act in spelled])
        for action in candidates(STEAM, s, options[:: 1 + len(options) // 40], self.rng, 40):
            legal = spell(action, words) in request.may
            same(f"{action} by {request.seat}", legal, not why_not(STEAM, s, request.seat, action))
            self.tally["actions tried" if legal else "refusals"] += 1


def spell(action: Action, words: Words) -> Act:
    """An action of the engine in the oracle's words; seats, and what is no word, stay numbers."""
    said: list[Any] = [kind(action)]
    for field in fields(type(action)):
        value = getattr(action, field.name)
        known = words[field.words] if field.words and field.words != "seat" else ()
        said.append(tuple([_word(known, one) for one in value]) if field.many else _word(known, value))
    return tuple(said)


def _word(known: Any, value: int) -> Any:
    return known[value] if known and 0 <= value < len(known) else value


def compare(plan: Plan, share: float = 1.0) -> Counter[str]:
    """Play a game with the oracle beside it; returns how much they agreed on."""
    beside = Beside(plan, share)
    try:
        for s, seat, action in moves(plan):
            beside.look(s)
            beside.follow(s, seat, action)
        beside.finish(s)
    except Disagreement as found:
        raise Disagreement(f"{plan}, entry {beside.tally['positions']}: {found}") from None
    return beside.tally
