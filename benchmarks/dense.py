"""Random play on full boards: `python -m benchmarks.dense`.

Players who choose anything at random soon drown in bonds and build little: their boards are nearly empty and
their decisions cheap. Here builders play, who lay a section whenever they can, and nearly all are laid.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, count, cycle, islice
from random import Random
from typing import Any, Final

from footplate.bots.random import choose
from footplate.cli import given
from footplate.cli.bench import ROUNDS, positions
from footplate.cli.bench.positions import decisions, options, over, random_play
from footplate.cli.bench.stopwatch import SLICES, Work, measure, table
from footplate.games.volldampf.actions import (
    Bid,
    DiscardTrackCard,
    PlaceSection,
    PlayFavourableOpportunity,
    TakeBonds,
)
from footplate.games.volldampf.phases.transport import Transport
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import CHANCE, Action

PLAYERS: Final = 4
SPARE: Final = 4  # sections not yet laid, at most, on a full board
BONDS: Final = range(4, 8)  # what a builder takes at a time


def builder(found: Iterable[Action], rng: Random) -> Action:
    """Builds whenever possible, with enough bonds for it and no money wasted on bids."""
    found = list(found)
    building = [action for action in found if isinstance(action, PlaceSection | PlayFavourableOpportunity)]
    sensible = [
        action
        for action in found
        if not isinstance(action, DiscardTrackCard | Bid)
        and not (isinstance(action, TakeBonds) and action.amount not in BONDS)
    ]
    return choose(building or sensible or found, rng)


def walk(s: Volldampf, rng: Random) -> Iterator[Volldampf]:
    """The position before each entry of a game among builders."""
    return positions.walk(s, rng, builder)


def whole_games(start: Volldampf) -> Work:
    """Games among builders from the first decision to the last, one a slice."""
    seeds = cycle(range(ROUNDS * SLICES))

    def slice() -> tuple[int]:
        return (sum([s.actors() != (CHANCE,) for s in walk(start.copy(), Random(next(seeds)))]),)

    return Work(("decisions of builders",), slice)


def full_boards(start: Volldampf) -> Iterator[Volldampf]:
    """Positions before the first transport of a round in which nearly all sections are laid."""
    for seed in count():
        for s in walk(start.copy(), Random(seed)):
            if isinstance(s.agenda[-1], Transport) and sum(s.sections) <= SPARE:
                yield s.copy()
                break


def main() -> None:
    game: Any = given.game("volldampf")
    start = game.setup(given.options(game, PLAYERS, ()))
    boards = list(islice(full_boards(start), ROUNDS * SLICES))
    positions = list(chain.from_iterable(decisions(s.copy(), Random(0)) for s in boards))
    works = (
        whole_games(start),
        random_play(boards),
        over(positions, "option lists on full boards", options),
        over(positions, "copies of full boards", lambda s: s.copy()),
    )
    speeds = [speed for work in works for speed in measure(game, PLAYERS, work, ROUNDS)]
    print(f"{len(boards)} boards with {SPARE} sections to spare at most; random play goes on from them")
    print("\n".join(table(speeds)))


if __name__ == "__main__":
    main()
