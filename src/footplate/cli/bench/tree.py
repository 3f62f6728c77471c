"""Tree: plain Monte-Carlo tree search with playouts to the end of the game, as others measure it.

UCB1 over the options of each position; chance acts by its odds, and its outcomes share a node; who wins has
scored. The bots search in a better way, and not to the end.
"""

from __future__ import annotations

from itertools import count
from math import log, sqrt
from random import Random
from typing import Any, Final

from footplate.bots.random import choose, playout, roll
from footplate.cli.bench.stopwatch import Work
from footplate.kernel.action import CHANCE, Action
from footplate.kernel.game import Game

CURIOSITY: Final = sqrt(2)
SIMULATIONS: Final = 10  # in a slice, of a search of their own


class Node:
    """What was tried after one line of play, and how it did for who chose it."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.visits = 0
        self.total = 0.0


def simulate(game: Game[Any], s: Any, root: Node, rng: Random) -> None:
    """One simulation from a position: down the tree, a new node, a playout, and back up."""
    node, path = root, []
    while s.agenda:
        phase = s.agenda[-1]
        seat = phase.actors(s)[0]
        if seat == CHANCE:
            roll(s, rng)
            continue
        options = list(phase.options(s, seat))
        fresh = [action for action in options if action not in node.children]
        action = choose(fresh, rng) if fresh else _promising(node, options)
        node = node.children.setdefault(action, Node())
        path.append((node, seat))
        phase.apply(s, seat, action)
        if fresh:
            break
    playout(s, rng)
    won = {score.seat for score in game.standing(s) if score.rank == 1}
    root.visits += 1
    for node, seat in path:
        node.visits += 1
        node.total += seat in won


def _promising(node: Node, options: list[Action]) -> Action:
    """The option that did well or was rarely tried, by UCB1."""
    tried = log(sum([node.children[action].visits for action in options]))

    def promise(action: Action) -> float:
        child = node.children[action]
        return child.total / child.visits + CURIOSITY * sqrt(tried / child.visits)

    return max(options, key=promise)


def searching(game: Game[Any], starts: list[Any]) -> Work:
    """Searches from one position after another."""
    numbers = count()

    def slice() -> tuple[int]:
        number = next(numbers)
        root, rng = Node(), Random(number)
        for _ in range(SIMULATIONS):
            simulate(game, starts[number % len(starts)].copy(), root, rng)
        return (SIMULATIONS,)

    return Work(("simulations to the end",), slice, warm=True)
