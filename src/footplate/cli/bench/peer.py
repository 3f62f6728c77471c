"""Peer: plays, copies and searches the games of other engines, in an environment where they are installed.

    python -I peer.py

Each line that is read names a piece of work; the answer is a line of JSON: how often it was done, the CPU
seconds that it took, and how many turns of the calibration loop a second there were right after it. `?` asks
what there is, and what is installed but does not work. Nothing of Footplate is imported, for it is not
installed there.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import cycle
from math import log, sqrt
from random import Random
from time import process_time
from typing import Any, Final

TURNS: Final = 100_000
LEAST: Final = 0.05  # seconds of work in a slice, ours and theirs: others have filled the caches in between
COPIES: Final = 200
SIMULATIONS: Final = 10
DRAWN: Final = 150  # plies without a capture or a move of a pawn: the rule of 75 moves
MIDDLES: Final = 6  # positions in mid-game

Slice = Callable[[], int]


def loop(n: int) -> int:
    """The calibration loop, as in the stopwatch."""
    s = 0
    for i in range(n):
        s += i & 7
    return s


def catanatron() -> Iterator[tuple[str, Slice]]:
    """Four players, by its own random player and its own `play`."""
    game_module, player = import_module("catanatron.game"), import_module("catanatron.models.player")
    seeds = cycle(range(1, 10**9))

    def fresh() -> Any:
        seats = [player.RandomPlayer(colour) for colour in player.Color]
        return game_module.Game(seats, seed=next(seeds))

    def middle() -> Any:
        game = fresh()
        while game.winning_color() is None and game.state.num_turns < 120:
            game.play_tick()
        return game

    def play() -> int:
        game = fresh()
        game.play()
        return len(game.state.actions)

    middles: list[Any] = []

    def starts() -> list[Any]:
        if not middles:
            middles.extend([middle() for _ in range(MIDDLES)])
        return middles

    def copy() -> int:
        for one in starts():
            for _ in range(COPIES):
                one.copy()
        return COPIES * MIDDLES

    def search() -> int:
        _search(starts()[next(seeds) % MIDDLES])
        return SIMULATIONS

    yield "A", play
    yield "F", copy
    yield "G", search


class Node:
    """What was tried after one line of play."""

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.total = 0


def _search(start: Any) -> None:
    """The same plain tree search as ours, with playouts to the end."""
    root, rng = Node(), Random(1)
    for _ in range(SIMULATIONS):
        game, node, path = start.copy(), root, []
        while game.winning_color() is None:
            options = game.state.playable_actions
            fresh = [action for action in options if action not in node.children]
            action = fresh[int(rng.random() * len(fresh))] if fresh else _promising(node, options)
            node = node.children.setdefault(action, Node())
            path.append((node, game.state.current_color()))
            game.execute(action, validate_action=False)
            if fresh:
                break
        won = game.play()
        root.visits += 1
        for node, colour in path:
            node.visits += 1
            node.total += colour == won


def _promising(node: Node, options: list[Any]) -> Any:
    tried = log(sum([node.children[action].visits for action in options]))

    def promise(action: Any) -> float:
        child = node.children[action]
        return child.total / child.visits + sqrt(2 * tried / child.visits)

    return max(options, key=promise)


def chess() -> Iterator[tuple[str, Slice]]:
    """python-chess."""
    module = import_module("chess")
    rng = Random(1)

    def play() -> int:
        board, moves = module.Board(), 0
        while True:
            legal = list(board.legal_moves)
            if not legal or board.halfmove_clock >= DRAWN or board.is_insufficient_material():
                return moves
            board.push(legal[int(rng.random() * len(legal))])
            moves += 1

    middle = module.Board()
    for _ in range(60):
        middle.push(next(iter(middle.legal_moves)))

    def copy() -> int:
        for _ in range(10 * COPIES):
            middle.copy(stack=False)
        return 10 * COPIES

    yield "A", play
    yield "F", copy


def open_spiel(name: str) -> Iterator[tuple[str, Slice]]:
    """A game of OpenSpiel, written in C++ and called from Python."""
    game = import_module("pyspiel").load_game(name)
    rng = Random(1)

    def drawn(outcomes: list[tuple[int, float]]) -> int:
        left = rng.random()
        for action, odds in outcomes:
            left -= odds
            if left < 0:
                return action
        return outcomes[-1][0]

    def act(state: Any) -> int:
        """One action; how many decisions of players that was."""
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes()))
            return 0
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])
        return 1

    def play() -> int:
        decided = 0
        for _ in range(5):
            state = game.new_initial_state()
            while not state.is_terminal():
                decided += act(state)
        return decided

    middle = game.new_initial_state()
    while middle.move_number() < 60 and not middle.is_terminal():
        act(middle)

    def copy() -> int:
        for _ in range(10 * COPIES):
            middle.clone()
        return 10 * COPIES

    yield "A", play
    yield "F", copy


PEERS: Final[dict[str, tuple[str, Callable[[], Iterator[tuple[str, Slice]]]]]] = {
    "catanatron": ("catanatron", catanatron),
    "python-chess": ("chess", chess),
    "OpenSpiel chess": ("open_spiel", lambda: open_spiel("chess")),
    "OpenSpiel backgammon": ("open_spiel", lambda: open_spiel("backgammon")),
    "OpenSpiel gin rummy": ("open_spiel", lambda: open_spiel("gin_rummy")),
}


def found() -> tuple[dict[str, Slice], list[str]]:
    """All work that can be done with what is installed, as LETTER PEER, and a sentence for what is broken."""
    works: dict[str, Slice] = {}
    broken: list[str] = []
    for name, (package, peer) in PEERS.items():
        try:
            known = f"{name} {version(package)}"
        except PackageNotFoundError:
            continue
        try:
            works.update({f"{letter} {known}": slice for letter, slice in peer()})
        except Exception as problem:
            broken.append(f"{name} is installed, but does not work and is left out: {problem}")
    return works, broken


def main() -> None:
    """Answer until nobody asks any more."""
    works, broken = found()
    for line in sys.stdin:
        if line == "?\n":
            print(json.dumps([list(works), broken]), flush=True)
            continue
        work, done = works[line.rstrip("\n")], 0
        began = between = process_time()
        while between - began < LEAST:
            done += work()
            between = process_time()
        loop(TURNS)
        after = process_time()
        print(json.dumps([done, between - began, TURNS / (after - between)]), flush=True)


if __name__ == "__main__":
    # Who interrupts the whole run knows.
    with suppress(KeyboardInterrupt):
        main()
