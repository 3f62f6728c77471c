"""What a game of the engine and the oracle beside it agree on, position by position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, Protocol

from footplate.kernel.action import Action, Seat, Words, fields, kind
from footplate.kernel.game import Game
from footplate.kernel.law.candidates import candidates
from footplate.kernel.legality import why_not
from footplate.kernel.state import names
from tests.oracle.course import CHANCE, Act, Course, Request

PLAIN = (int, str)


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


def spell(action: Action, words: Words) -> Act:
    """An action of the engine in the oracle's words; seats, and what is no word, stay numbers."""
    said: list[Any] = [kind(action)]
    for field in fields(type(action)):
        value = getattr(action, field.name)
        known = words.get(field.words, ()) if field.words != "seat" else ()
        said.append(tuple([_word(known, one) for one in value]) if field.many else _word(known, value))
    return tuple(said)


def _word(known: Any, value: int) -> Any:
    return known[value] if known and 0 <= value < len(known) else value


class Agreement:
    """The oracle's course beside a game of the engine, and how much they have agreed on so far."""

    def __init__(
        self, game: Game[Any], course: Course[None], rng: Random, words: Callable[[Any], Words] | None = None
    ) -> None:
        self.game = game
        self.words = words or game.words  # those that the oracle uses
        self.course = course
        self.request: Request | None = next(course)
        self.rng = rng
        self.tally: Counter[str] = Counter()

    def deciders(self, s: Any) -> None:
        """Whether the game is over, and if not, who decides."""
        self.tally["positions"] += 1
        same("over", self.request is None, s.over)
        same("who decides", self.request.seats if self.request else (), tuple(sorted(s.actors())))

    def odds(self, s: Any) -> None:
        """What chance may bring, and how likely that is."""
        if self.request and self.request.seats == (CHANCE,):
            words = self.words(s)
            odds = [(spell(action, words), weight) for action, weight in s.agenda[-1].odds(s)]
            same("odds", sorted(self.request.odds.items()), sorted(odds))
            self.tally["outcomes"] += len(odds)

    def options(self, s: Any, strays: int = 40, offered: int = 40) -> None:
        """All that can be done; judged are so many of those and, of each kind, of what somebody might try."""
        for seat in self.request.seats if self.request else ():
            if seat != CHANCE:
                self._options_of(s, seat, strays, offered)

    def _options_of(self, s: Any, seat: Seat, strays: int, offered: int) -> None:
        assert self.request is not None
        phase, words, may = s.agenda[-1], self.words(s), self.request.may(seat)
        options = list(phase.options(s, seat))
        spelled = [spell(action, words) for action in options]
        same(f"options of {seat}", may, frozenset(spelled))
        same(f"number of options of {seat}", len(may), len(options))
        self.tally["lists of options"] += 1
        self.tally[f"lists in {type(phase).__name__}"] += 1
        self.tally.update([f"{act[0]} options" for act in spelled])
        if not strays:
            return
        for action in candidates(self.game, s, options[:: 1 + len(options) // offered], self.rng, strays):
            self._judged(s, seat, action, words)

    def _judged(self, s: Any, seat: Seat, action: Action, words: Words) -> None:
        """Whether somebody may do this and, where the oracle says so, which rules forbid it."""
        assert self.request is not None
        act, refusals = spell(action, words), why_not(self.game, s, seat, action)
        legal = act in self.request.may(seat)
        same(f"{action} by {seat}", legal, not refusals)
        self.tally["actions tried" if legal else "refusals"] += 1
        broken = self.request.reasons(act) if self.request.reasons else None
        if broken is not None:
            same(f"why not {action} by {seat}", broken, frozenset([refusal.rule for refusal in refusals]))
            self.tally["refusals by rule"] += not legal

    def columns(self, s: Any, mine: Mapping[str, Any], besides: Iterable[str] = ()) -> None:
        """Everything the position holds, but for what is compared in another way."""
        compared = {*mine, *besides}
        same("columns", frozenset(compared), frozenset(names(type(s))) - {"agenda", "options"})
        for name, column in mine.items():
            its = getattr(s, name)
            same(name, column, its if isinstance(its, PLAIN) else list(its))

    def follow(self, s: Any, seat: Seat, action: Action) -> None:
        """Compare who may read the action and that nobody else could do it, and tell the oracle of it."""
        assert self.request is not None
        same("readers", self.request.readers.get(seat), s.agenda[-1].seen_by(s, seat, action))
        for other in range(s.options.players):
            if other not in self.request.seats:
                same(f"{action} by {other}", False, not why_not(self.game, s, other, action))
        self.tally[f"{kind(action)} done"] += 1
        try:
            self.request = self.course.send((seat, spell(action, self.words(s))))
        except StopIteration:
            self.request = None
        except (AssertionError, ValueError) as refused:
            raise Disagreement(f"{action} by {seat}: the oracle refuses it: {refused}") from None


class Beside(Protocol):
    """The oracle's table beside a game of the engine."""

    agreement: Agreement

    def look(self, s: Any) -> None:
        """Compare a position."""

    def finish(self, s: Any) -> None:
        """Compare the end."""


def agreed(plan: object, beside: Beside, moves: Iterable[tuple[Any, Seat, Action]]) -> Counter[str]:
    """Follow a game with the oracle beside it; returns how much they agreed on."""
    agreement = beside.agreement
    try:
        for s, seat, action in moves:
            beside.look(s)
            agreement.follow(s, seat, action)
        beside.finish(s)
    except Disagreement as found:
        raise Disagreement(f"{plan}, entry {agreement.tally['positions']}: {found}") from None
    return agreement.tally + Counter({"games": 1})
