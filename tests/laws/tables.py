"""Every table the laws are tried at, the games played there, and what breaks in a game changed on purpose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.kernel import state
from footplate.kernel.action import Action, kind
from footplate.kernel.game import Game, Options, agree, find, option_sets, option_values, registered
from footplate.kernel.game import tables as agreeable
from footplate.kernel.law.case import Case, Law, keep
from footplate.kernel.law.constancy import refusals_change_nothing
from footplate.kernel.law.history import forks_and_undo, games_end, replay_is_equal
from footplate.kernel.law.referee import LAWS_OF_POSITIONS, judge
from footplate.kernel.play import Play, start
from footplate.kernel.replay import begin

IS_COMPILED = not (state.__file__ or "").endswith(".py")
LONG = 10_000  # entries, beyond which no game of these is played on
GAMES = 8  # at a table, on whose moments all laws look: to play a game takes longer than to judge a position
MANY = 50  # tables of a game, beyond which not every one is tried
HARD = 24  # the effort for one position: every list of options in full, 400 candidates of a kind
EASY = 2  # the effort for each of many positions

Moment: TypeAlias = "tuple[int, int]"  # the number of a random game, and how much of it is played, in 1/1000
AnyLaw: TypeAlias = Callable[..., Iterator[str]]


class Table(NamedTuple):
    """A game, for how many, with which options."""

    name: str
    players: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *[f"{key}={value}" for key, value in self.options]])

    def seed(self, number: int) -> bytes:
        """The dealer's seed of the game of that number."""
        return seed(number)

    def begin(self, number: int) -> Play:
        """The game of that number, its first draws made."""
        play = seat_players(find(self.name), self.players, dict(self.options), number)
        play.deal()
        return play

    def play(self, number: int) -> Play:
        """The game of that number, played to its end at random."""
        return _played(self, number)

    def at(self, moment: Moment) -> Case:
        """A position of a random game, to be looked at hard."""
        number, share = moment
        play = self.play(number)
        line = play.record.standing()
        return case(play, share * len(line) // 1000, Random(number), HARD)

    def along(self, number: int) -> Iterator[Case]:
        """Every position of a random game, chance's too."""
        play = self.play(number)
        yield from cases(play, Random(number), EASY)


def tables() -> list[Table]:
    """The tables of every registered game.

    A compiled engine has the same source, so that there every setting is tried, but not with every other.
    """
    chosen = some_tables_of if IS_COMPILED else tables_of
    return [_table(name, options) for name in registered() for options in chosen(find(name))]


def tables_of(game: Game[Any]) -> list[Options]:
    """Every number of players with every set of options that go together; of very many a selection."""
    found = agreeable(game)
    return found if len(found) <= MANY else selection(found, 2)


def some_tables_of(game: Game[Any]) -> list[Options]:
    """Every number of players and every setting."""
    return selection(agreeable(game), 1)


def selection(tables: list[Options], together: int) -> list[Options]:
    """A few of the tables, so that whatever settings meet at any, so many together, meet at one of these."""
    meetings = [set(combinations(msgspec.structs.asdict(table).items(), together)) for table in tables]
    missing = set().union(*meetings)
    chosen = []
    while missing:
        at = max(range(len(tables)), key=lambda one: len(meetings[one] & missing))
        missing -= meetings[at]
        chosen.append(at)
    return [tables[at] for at in sorted(chosen)]


def _table(name: str, options: Options) -> Table:
    named = {field: getattr(options, field) for field, values in option_values(find(name)).items() if values}
    return Table(name, options.players, tuple(named.items()))


def small_and_large() -> list[Table]:
    """Of every registered game a table with the fewest players, and one with the most."""
    return [_table(name, some_tables_of(find(name))[at]) for name in registered() for at in (0, -1)]


every_table = pytest.mark.parametrize("table", tables(), ids=str)


def any_moment(test: Callable[..., None]) -> Any:
    """Have hypothesis look, at every table, for a position at which the test fails."""
    moments = st.tuples(st.integers(0, GAMES - 1), st.integers(0, 1000))
    return every_table(settings(max_examples=2 if IS_COMPILED else 6)(given(moment=moments)(test)))


@lru_cache(maxsize=1000)
def _played(table: Table, number: int) -> Play:
    play = table.begin(number)
    finish(play, Random(number), LONG)
    return play


def seed(number: int) -> bytes:
    """The dealer's seed of the game of that number."""
    return number.to_bytes(32, "big")


def seat_players(game: Game[Any], players: int, options: dict[str, Any], number: int) -> Play:
    """A new game, before its first draw."""
    names = [f"player {one}" for one in range(players)]
    return start(game, agree(game, players, options), names, seed(number))


def finish(play: Play, rng: Random, longest: int) -> None:
    """Play on at random, with a taste for some kinds of action that differs from game to game."""
    taste = {kind(cls): rng.choice((0.03, 1.0, 30.0)) for cls in play.game.actions}
    play.deal()
    while not play.state.over and len(play.record.entries) <= longest and move(play, rng, taste):
        play.deal()


def move(play: Play, rng: Random, taste: dict[str, float]) -> bool:
    """One decision, by taste, if there is any; False where nobody has an option that is not refused."""
    seats = list(play.state.actors())
    rng.shuffle(seats)
    for one in seats:
        options = list(play.state.agenda[-1].options(play.state, one))
        while options:
            action = _by_taste(options, rng, taste)
            if not play.act(one, action):
                return True
            options.remove(action)
    return False


def _by_taste(options: list[Action], rng: Random, taste: dict[str, float]) -> Action:
    kinds = sorted({kind(action) for action in options})
    chosen = rng.choices(kinds, [taste.get(one, 1.0) for one in kinds])[0]
    return rng.choice([action for action in options if kind(action) == chosen])


def case(play: Play, entries: int, rng: Random, effort: int) -> Case:
    """The position after so many entries."""
    first = begin(play.game, play.record)
    s = keep(first)
    for entry in play.record.standing()[:entries]:
        s.agenda[-1].apply(s, entry.seat, entry.action)
    return Case(play.game, first, s, rng, effort)


def cases(play: Play, rng: Random, effort: int) -> Iterator[Case]:
    """The position before the first entry and after each."""
    first = begin(play.game, play.record)
    s = keep(first)
    yield Case(play.game, first, keep(s), rng, effort)
    for entry in play.record.standing():
        s.agenda[-1].apply(s, entry.seat, entry.action)
        yield Case(play.game, first, keep(s), rng, effort)


def breaches(law: Law, *about: Case) -> list[str]:
    """How a law does not hold for these positions."""
    return [str(violation) for one in about for violation in judge(0, law, one)]


def breaks(game: Game[Any], games: int = 4, longest: int = 200) -> set[AnyLaw]:
    """Which laws a game breaks, by some random games of it with all players and its last set of options."""
    broken: set[AnyLaw] = set()
    for number in range(games):
        play = seat_players(game, game.players[-1], option_sets(game)[-1], number)
        rng = Random(number)
        _probe(play, broken)
        finish(play, rng, longest)
        for one in cases(play, rng, 12):
            broken |= {law for law in LAWS_OF_POSITIONS if judge(0, law, one._replace(s=keep(one.s)))}
        _probe(play, broken)
        told: dict[AnyLaw, tuple[Any, ...]] = {
            games_end: (play.record, longest),
            replay_is_equal: (game, play.record, play.state),
            forks_and_undo: (game, play.record, seed(number), rng, 6),
        }
        broken |= {law for law, about in told.items() if judge(0, law, *about)}
    return broken


def _probe(play: Play, broken: set[AnyLaw]) -> None:
    """Try what is refused, now and in the middle of the game."""
    play.deal()
    if judge(0, refusals_change_nothing, play, Random(0), 6):
        broken.add(refusals_change_nothing)
