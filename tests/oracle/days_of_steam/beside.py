"""A game of the engine with the oracle beside it; both must say the same about every position."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.kernel.action import Action, Seat, Words, fields, kind
from footplate.kernel.game import why_not
from footplate.kernel.law.candidates import candidates
from tests.oracle.days_of_steam.columns import DERIVED, columns, known
from tests.oracle.days_of_steam.components import COLOURS, SIDES, TILES, TOWNS
from tests.oracle.days_of_steam.days_of_steam import game
from tests.oracle.days_of_steam.paths import called, located
from tests.oracle.days_of_steam.plans import BOXES, Plan, moves
from tests.oracle.days_of_steam.table import CHANCE, Act, Course, Request, Table


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
        self.plan = plan
        self.share = share  # of the turns at whose start all options are compared
        self.table = Table(plan.players, plan.start_player)
        self.table.deck = Counter(BOXES[plan.box].tiles)
        self.table.town_deck = Counter(BOXES[plan.box].towns)
        self.table.coal = [plan.coal] * plan.players
        self.course: Course[None] = game(self.table)
        self.request: Request | None = next(self.course)
        self.rng = Random(f"beside {plan}")
        self.tally: Counter[str] = Counter()
        self.fed = CHANCE

    def look(self, s: DaysOfSteam) -> None:
        """Compare the position: who may do what, and what lies on the table."""
        self.tally["positions"] += 1
        if self.request and self.request.seat not in (CHANCE, self.fed):
            self.fed = self.request.seat
            self.table.heat(self.fed, self.plan.steam)
        same("over", self.request is None, s.over)
        same("who decides", (self.request.seat,) if self.request else (), s.actors())
        self._compare_words(s)
        self._compare_table(s)
        if self.request and self.request.odds:
            words = DAYS_OF_STEAM.words(s)
            odds = {spell(action, words): weight for action, weight in s.agenda[-1].odds(s)}
            same("odds", dict(self.request.odds), odds)
            self.tally["outcomes"] += len(odds)
        elif self.request:
            self._compare_options(s, self.request)

    def follow(self, s: DaysOfSteam, seat: Seat, action: Action) -> None:
        """Compare that nobody else could do it, and tell the oracle of it."""
        assert self.request is not None
        for other in range(self.table.players):
            if other != seat:
                same(f"{action} by {other}", False, not why_not(DAYS_OF_STEAM, s, other, action))
        self.tally[f"{kind(action)} done"] += 1
        try:
            self.request = self.course.send(spell(action, DAYS_OF_STEAM.words(s)))
        except StopIteration:
            self.request = None
        except (AssertionError, ValueError) as refused:
            raise Disagreement(f"{action} by {seat}: the oracle refuses it: {refused}") from None

    def finish(self, s: DaysOfSteam) -> None:
        """Compare the end."""
        self.look(s)
        same("ends", self.table.ends, s.ends)
        self.tally["games"] += 1
        self.tally["circuits"] += sum(self.table.circuits)
        self.tally["goods delivered"] += sum([goods.total() for goods in self.table.delivered])
        self.tally["tiles covered"] += self.table.covered.total()
        self.tally[f"ended by {self.table.ends}"] += 1

    def _compare_words(self, s: DaysOfSteam) -> None:
        words = DAYS_OF_STEAM.words(s)
        same("squares", frozenset([called(spot) for spot in known(self.table)]), frozenset(words["square"]))
        for name, mine in (("side", SIDES), ("tile", TILES), ("town", TOWNS), ("colour", COLOURS)):
            same(name, list(mine), list(words[name]))

    def _compare_table(self, s: DaysOfSteam) -> None:
        mine = columns(self.table, [located(word) for word in DAYS_OF_STEAM.words(s)["square"]])
        compared = {*mine, *DERIVED}
        same("columns", frozenset(compared), frozenset(s.__struct_fields__) - {"agenda", "options"})
        for name, column in mine.items():
            its = getattr(s, name)
            same(name, column, its if isinstance(its, int) else list(its))
        scores = DAYS_OF_STEAM.standing(s)
        points = [self.table.points(seat) for seat in range(self.table.players)]
        same("points", points, [score.points for score in scores])
        same("ranks", self.table.ranks(), [score.rank for score in scores])

    def _compare_options(self, s: DaysOfSteam, request: Request) -> None:
        phase, words = s.agenda[-1], DAYS_OF_STEAM.words(s)
        if type(phase).__name__ == "TakeTurn" and self.rng.random() >= self.share:
            return
        options = list(phase.options(s, request.seat))
        spelled = [spell(action, words) for action in options]
        same(f"options of {request.seat}", request.may, frozenset(spelled))
        same(f"number of options of {request.seat}", len(request.listed), len(options))
        self.tally["lists of options"] += 1
        self.tally[f"lists in {type(phase).__name__}"] += 1
        self.tally.update([f"{act[0]} options" for act in spelled])
        for action in candidates(DAYS_OF_STEAM, s, options[:: 1 + len(options) // 40], self.rng, 40):
            legal = spell(action, words) in request.may
            same(f"{action} by {request.seat}", legal, not why_not(DAYS_OF_STEAM, s, request.seat, action))
            self.tally["actions tried" if legal else "refusals"] += 1


def spell(action: Action, words: Words) -> Act:
    """An action of the engine in the oracle's words; seats, and what is no word, stay numbers."""
    said: list[Any] = [kind(action)]
    for field in fields(type(action)):
        value = getattr(action, field.name)
        known = words[field.words] if field.words and field.words != "seat" else ()
        said.append(known[value] if known and 0 <= value < len(known) else value)
    return tuple(said)


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
