"""Steam in mid-game, where boards are full of track: `python -m benchmarks.steam`.

Players who choose anything at random are soon bankrupt and build little. Here greedy ones play, and the
figures are taken on the boards that they leave: legal builds, deliveries of level-6 locomotives, copies, and
random play from there on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, cycle, islice
from random import Random
from statistics import mean
from typing import Any, Final

from footplate.bots import greedy
from footplate.bots.knowledge import know
from footplate.cli.bench import ROUNDS
from footplate.cli.bench.positions import copying, decisions, options, over, random_play
from footplate.cli.bench.stopwatch import Work, forget, measure, table
from footplate.games.steam.builds import builds
from footplate.games.steam.game import STEAM
from footplate.games.steam.money import purse
from footplate.games.steam.options import SteamOptions
from footplate.games.steam.phases.build_track import BuildTrack
from footplate.games.steam.phases.move_goods import MoveGoods, network
from footplate.games.steam.setup import setup
from footplate.games.steam.state import TOP_LEVEL, Steam
from footplate.kernel.action import CHANCE
from footplate.rails.routes import Traffic, deliveries

PLAYERS: Final = 4
BOARDS: Final = 24
MANY_LINKS: Final = 30
RICH: Final = 40  # dollars, so that money forbids nothing


def walk(s: Steam, rng: Random) -> Iterator[Steam]:
    """The position before each decision of a game among greedy players."""
    while s.agenda:
        phase = s.agenda[-1]
        (seat,) = phase.actors(s)
        if seat == CHANCE:
            odds = phase.odds(s)
            action = odds.outcome(int(rng.random() * odds.weight()))
        else:
            yield s
            action = greedy.decide(know(STEAM, s, seat, rng), rng)
        phase.apply(s, seat, action)


def found(options: SteamOptions, wanted: Callable[[Steam], bool]) -> Iterator[Steam]:
    """The first position of each game that is wanted."""
    for seed in count():
        for s in walk(setup(options), Random(seed)):
            if wanted(s):
                yield s.copy()
                break


def is_mid_game(s: Steam) -> bool:
    """Half of the turns are played, and somebody is about to build."""
    return s.turn == 5 and isinstance(s.agenda[-1], BuildTrack)


def has_many_links(s: Steam) -> bool:
    """Goods are about to move over a network of thirty links or more."""
    return isinstance(s.agenda[-1], MoveGoods) and sum(s.links) >= MANY_LINKS


def list_builds(s: Steam) -> None:
    """Every legal build of the player whose turn it is."""
    (seat,) = s.actors()
    builds(s, seat, max(RICH, purse(s, seat)))


Search = tuple[Traffic, int, int, int]  # network, stop, colours, mover


def searches(s: Steam) -> list[Search]:
    """What a level-6 player's list of deliveries asks of every city with cubes."""
    net = network(s)
    (seat,) = s.actors()
    asked = []
    for stop in range(len(s.board.stops)):
        colours = s.board.goods.colours_at(s.cubes, stop)
        if colours:
            asked.append((net, stop, colours, seat))
    return asked


def partial_paths(net: Traffic, stop: int, colours: int, mover: int) -> int:
    """How many ways of at least one link the search tries out."""

    def extend(at: int, visited: int, colours: int, left: int) -> int:
        tried = 0
        for way in net.ways[at]:
            if not visited & way.bit:
                tried += 1
                rest = colours & ~way.takes
                if rest & net.ahead[left][way.node]:
                    tried += extend(way.node, visited | way.bit, rest, left - 1)
        return tried

    return extend(stop, 1 << stop, colours, TOP_LEVEL - 1) if colours & net.ahead[TOP_LEVEL][stop] else 0


def delivering(asked: list[list[Search]]) -> Work:
    """The deliveries of one player a slice: partial paths, routes and whole lists."""
    sizes = [sum([partial_paths(*one) for one in some]) for some in asked]
    turns = cycle(list(zip(asked, sizes, strict=True)))

    def slice() -> tuple[int, int, int]:
        paths = routes = 0
        for some, size in islice(turns, len(asked)):
            paths += size
            for net, stop, colours, mover in some:
                routes += len(deliveries(net, stop, colours, TOP_LEVEL, mover))
        return paths, routes, len(asked)

    return Work(("partial paths", "routes", "lists of all deliveries, level 6"), slice)


def main() -> None:
    northeast: Any = SteamOptions(PLAYERS, game="standard", map="northeast")
    mid_game = list(islice(found(northeast, is_mid_game), BOARDS))
    dense = list(islice(found(SteamOptions(5, map="ruhr"), has_many_links), BOARDS))
    forget()
    works = (
        over(mid_game, "lists of all builds in mid-game", list_builds),
        over(
            [s for one in mid_game for s in decisions(one.copy(), Random(0))],
            "option lists from there",
            options,
        ),
        random_play(mid_game),
        copying(mid_game, "copies in mid-game"),
        delivering([searches(s) for s in dense]),
    )
    speeds = [speed for work in works for speed in measure(STEAM, PLAYERS, work, ROUNDS)]
    legal = mean([len(builds(s, s.actors()[0], RICH)) for s in mid_game])
    links = mean([sum(s.links) for s in dense])
    print(f"{BOARDS} mid-game boards (northeast, standard, {PLAYERS} players), {legal:.0f} legal builds each")
    print(f"{BOARDS} dense boards (ruhr, base, 5 players): {links:.0f} links on average")
    print("\n".join(table(speeds)))


if __name__ == "__main__":
    main()
