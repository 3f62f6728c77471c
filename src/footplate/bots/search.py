"""Search: information-set Monte-Carlo tree search, one for all games.

Each iteration imagines a position that might be the true one, goes down the tree of what has been tried,
adds an option, plays on for a few decisions as a hasty greedy bot would, and asks the value who is how likely
to win. Chance acts by its odds, and the tree does not tell its outcomes apart; of the options that a position
has, the tree knows those that any imagined one had.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Any, Final

from footplate.bots import greedy
from footplate.bots.knowledge import Knowledge
from footplate.bots.random import roll
from footplate.bots.worth import Worth, worth_of
from footplate.kernel.action import CHANCE, Action, Seat

WIDE: Final = 3  # options of a node that are open at first
WIDENING: Final = 1.5  # times the root of its visits is how many more are


class Node:
    """An option after one line of play: how it looks, how it did, and what can be done after it."""

    __slots__ = ("action", "children", "prior", "total", "visits")

    def __init__(self, action: Action | None, prior: float) -> None:
        self.action = action
        self.prior = prior  # how the option looks at once: the value after it
        self.visits = 0
        self.total = 0.0  # of what it brought the seat that chose it
        self.children: list[Node] = []  # the best-looking first

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Search:
    """One search for one decision.

    `tries` options of a node are looked at; playouts last `depth` decisions, each the best of `haste`.
    """

    def __init__(self, known: Knowledge, rng: Random, tries: int, depth: int, haste: int) -> None:
        self.known = known
        self.rng = rng
        self.tries = tries
        self.depth = depth
        self.haste = haste
        self.worth: Worth = worth_of(known.game)
        self.root = Node(None, 0.0)

    def run(self, iterations: int) -> None:
        """So many more iterations."""
        for _ in range(iterations):
            self._iterate()

    def run_in_turn(self, options: list[Node], rounds: int) -> None:
        """So many more iterations of each of these options of the seat, however it does."""
        self.root.children = options
        for _ in range(rounds):
            for option in options:
                self._iterate(option)

    def _iterate(self, first: Node | None = None) -> None:
        s = self.known.imagine(self.rng)
        node, path = self.root, []
        while True:
            seat = self._to_decide(s, self.known.seat if node is self.root else None)
            if seat is None:
                break
            fresh = not node.children
            child = first if first and node is self.root else self._select(node, s, seat)
            s.agenda[-1].apply(s, seat, child.action)
            path.append((child, seat))
            node = child
            if fresh or not child.visits:
                break
        self._play_on(s)
        shares = self.worth.shares(s, self.known.seats)
        self.root.visits += 1
        for child, seat in path:
            child.visits += 1
            child.total += shares[seat]

    def _to_decide(self, s: Any, mine: Seat | None) -> Seat | None:
        """Who decides next in the tree, after chance has acted; None if the game is over.

        Where several decide at once and in secret, the others do so hastily, before the one who searches.
        """
        while s.agenda:
            phase = s.agenda[-1]
            actors: tuple[Seat, ...] = phase.actors(s)
            if actors == (CHANCE,):
                roll(s, self.rng)
            elif len(actors) == 1:
                return actors[0]
            else:
                last = mine if mine in actors else actors[-1]
                for seat in actors:
                    if seat != last:
                        self._hasty(s, seat)
                return last
        return None

    def _select(self, node: Node, s: Any, seat: Seat) -> Node:
        """The open option that promises most: by what it brought, by its looks, and if it is rarely tried."""
        children = self._children(node, s, seat)
        tried = sum([child.visits for child in children])
        opened = children[: WIDE + int(WIDENING * sqrt(tried))]
        highest = opened[0].prior
        heat = self.worth.heat * self.worth.scale
        looks = [exp((child.prior - highest) / heat) for child in opened]
        total = sum(looks)
        urgency = self.worth.curiosity * sqrt(tried + 1)
        usual = sum([child.total for child in opened]) / tried if tried else 0.0
        best, most = opened[0], -1.0
        for child, look in zip(opened, looks, strict=True):
            mean = child.total / child.visits if child.visits else usual
            promise = mean + urgency * look / total / (1 + child.visits)
            if promise > most:
                best, most = child, promise
        return best

    def _children(self, node: Node, s: Any, seat: Seat) -> list[Node]:
        """What the node knows of the options of this position, after a look at some that it does not know."""
        options = list(s.agenda[-1].options(s, seat))
        here = set(options)
        children = [child for child in node.children if child.action in here]
        room = self._most(node) - len(node.children)
        if len(children) == len(options) or (children and room <= 0):
            return children
        known = {child.action for child in children}
        looked = self.worth.some(s, seat, options, max(room, 1), self.rng)
        unknown = [action for action in looked if action not in known]
        fresh = [Node(action, value) for action, value in greedy.values(self.worth, s, seat, unknown)]
        node.children = sorted([*node.children, *fresh], key=_prior, reverse=True)
        return sorted([*children, *fresh], key=_prior, reverse=True)

    def _most(self, node: Node) -> int:
        """How many options of a node are looked at: of later ones fewer, where the game's values say so."""
        if node is self.root or self.worth.replies is None:
            return self.tries
        return min(self.tries, self.worth.replies)

    def _play_on(self, s: Any) -> None:
        """A few decisions, each the best of a few options; they end early where the game does."""
        for _ in range(self.depth):
            seat = self._to_decide(s, None)
            if seat is None:
                return
            self._hasty(s, seat)

    def _hasty(self, s: Any, seat: Seat) -> None:
        options = list(s.agenda[-1].options(s, seat))
        if len(options) > 1:
            action = greedy.best(self.worth, s, seat, options, self.haste, self.rng)
        else:
            action = options[0]
        s.agenda[-1].apply(s, seat, action)


def _prior(node: Node) -> float:
    return node.prior


def decide(known: Knowledge, rng: Random, iterations: int, tries: int, depth: int, haste: int) -> Action:
    """The option that was tried most, and of those the one that did best."""
    if len(known.options) == 1:
        return known.options[0]
    search = Search(known, rng, tries, depth, haste)
    search.run(iterations)
    chosen = max(search.root.children, key=_tried).action
    assert chosen is not None
    return chosen


def _tried(node: Node) -> tuple[int, float]:
    return node.visits, node.mean
