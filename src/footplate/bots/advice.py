"""Advice: the best options of a seat that asks, how likely each is to win, and how often it was tried.

It thinks as the strongest bot of the game does: in a tree, or by the lines of its own turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Final, NamedTuple

from footplate.bots import greedy, planner
from footplate.bots.knowledge import Knowledge
from footplate.bots.levels import Level, levels
from footplate.bots.search import Node, Search
from footplate.bots.worth import worth_of
from footplate.kernel.action import Action
from footplate.kernel.game import Game

LINES: Final = 8  # options that are planned on from: those that look best


class Advised(NamedTuple):
    """An option, the share of winning that it promises its seat, and how often it was tried."""

    action: Action
    share: float
    tried: int


def adviser(game: Game[Any], seats: int) -> Level:
    """The strongest level of a game that so many play."""
    return levels(game.name, seats)[-1]


def advise(known: Knowledge, rng: Random, level: Level | None = None) -> tuple[Advised, ...]:
    """The options that were thought over, the best first; the same knowledge and luck give the same."""
    thinks = level or adviser(known.game, known.seats)
    if not thinks.iterations:
        return _planned(known, _likely(known, rng, thinks), rng, thinks)
    search = Search(known, rng, thinks.tries, thinks.depth, thinks.haste)
    search.run(thinks.iterations)
    return _best_first(search.root.children)


def compare(
    known: Knowledge, among: Iterable[Action], rng: Random, level: Level | None = None
) -> tuple[Advised, ...]:
    """Some options, each thought over as thoroughly as the others however it looks, the best first."""
    thinks = level or adviser(known.game, known.seats)
    if not thinks.iterations:
        return _planned(known, among, rng, thinks)
    alike = [Node(action, 0.0) for action in among]
    search = Search(known, rng, len(alike), thinks.depth, thinks.haste)
    search.run_in_turn(alike, max(1, thinks.iterations // len(alike)))
    return _best_first(alike)


def _likely(known: Knowledge, rng: Random, level: Level) -> list[Action]:
    """The options that look best at once."""
    worth, s = worth_of(known.game), known.imagine(rng)
    looked_at = worth.some(s, known.seat, list(known.options), level.tries, rng)
    valued = sorted(greedy.values(worth, s, known.seat, looked_at), key=_second, reverse=True)
    return [action for action, _ in valued[:LINES]]


def _second(pair: tuple[Action, float]) -> float:
    return pair[1]


def _planned(known: Knowledge, among: Iterable[Action], rng: Random, level: Level) -> tuple[Advised, ...]:
    """Each option by where the best line leads that begins with it."""
    worth, seat, s = worth_of(known.game), known.seat, known.imagine(rng)
    luck, found = rng.random(), []
    for action in among:
        after = s.copy()
        after.agenda[-1].apply(after, seat, action)
        if level.reach > 1 and planner.goes_on(after, seat):
            after = planner.best(worth, after, seat, rng, level.beam, level.reach - 1, level.tries).s
        if level.futures:
            share = planner.share(worth, after, known, luck, level.reach, level.futures)
        else:
            share = worth.shares(after, known.seats)[seat]
        found.append(Advised(action, share, max(1, level.futures)))
    return tuple(sorted(found, key=_preferred, reverse=True))


def _best_first(nodes: Iterable[Node]) -> tuple[Advised, ...]:
    """As a bot prefers them: what was tried most, and of those what did best."""
    found = [Advised(node.action, node.mean, node.visits) for node in nodes if node.action and node.visits]
    return tuple(sorted(found, key=_preferred, reverse=True))


def _preferred(one: Advised) -> tuple[int, float]:
    return one.tried, one.share
