"""Advice: the best options of a seat that asks, how likely each is to win, and how often it was tried."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Final, NamedTuple

from footplate.bots.knowledge import Knowledge
from footplate.bots.levels import Level, levels
from footplate.bots.search import Node, Search
from footplate.kernel.action import Action
from footplate.kernel.game import Game

ADVISER: Final = Level("adviser", tries=48, seconds=0.5, iterations=120, depth=4, haste=3)


class Advised(NamedTuple):
    """An option, the share of winning that it promises its seat, and how often it was tried."""

    action: Action
    share: float
    tried: int


def adviser(game: Game[Any]) -> Level:
    """The strongest level of a game, if it searches; or else one that does."""
    strongest = levels(game.name)[-1]
    return strongest if strongest.iterations else ADVISER


def advise(known: Knowledge, rng: Random, level: Level | None = None) -> tuple[Advised, ...]:
    """The options that a search has tried, the best first; the same knowledge and luck give the same."""
    thinks = level or adviser(known.game)
    search = Search(known, rng, thinks.tries, thinks.depth, thinks.haste)
    search.run(thinks.iterations)
    return _best_first(search.root.children)


def compare(
    known: Knowledge, among: Iterable[Action], rng: Random, level: Level | None = None
) -> tuple[Advised, ...]:
    """Some options, tried about as often as each other however they look, the best first."""
    thinks = level or adviser(known.game)
    alike = [Node(action, 0.0) for action in among]
    search = Search(known, rng, len(alike), thinks.depth, thinks.haste)
    search.root.children = alike
    search.run(thinks.iterations)
    return _best_first(alike)


def _best_first(nodes: Iterable[Node]) -> tuple[Advised, ...]:
    """As a bot prefers them: what was tried most, and of those what did best."""
    found = [Advised(node.action, node.mean, node.visits) for node in nodes if node.action and node.visits]
    return tuple(sorted(found, key=_preferred, reverse=True))


def _preferred(one: Advised) -> tuple[int, float]:
    return one.tried, one.share
