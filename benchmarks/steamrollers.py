"""SteamRollers on full sheets: `python -m benchmarks.steamrollers`.

Sheets are drawn with as many links between cities as fit. On these the distances between all cities are
worked out anew, as after each new link, and all deliveries of a strong engine are listed, with and without
tile 4a. Then option lists, copies and random play from the middle of games.
"""

from __future__ import annotations

from itertools import cycle, islice
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any, Final

from footplate.cli.bench import ROUNDS
from footplate.cli.bench.positions import decisions, options, over, random_play
from footplate.cli.bench.stopwatch import Work, measure, table
from footplate.games.steamrollers.effects import ANY_DISTANCE
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.network import distances
from footplate.games.steamrollers.options import SteamRollersOptions
from footplate.games.steamrollers.phases.deliver_goods import deliveries
from footplate.games.steamrollers.phases.use_die import UseDie
from footplate.games.steamrollers.sheet import ACROSS, FIRST_CITY, NOWHERE, OPEN, REGIONS, SIDES, TRACKS
from footplate.games.steamrollers.state import SteamRollers, blank
from footplate.kernel.state import changed

PLAYERS: Final = 3
SHEETS: Final = 24
LONGEST: Final = 5  # hexes of a run that is drawn on purpose
TURN: Final = len(SIDES)
MIDDLE: Final = 200  # decisions of a random game


def full_sheet(rng: Random) -> SteamRollers:
    """A sheet with as many links as fit, a strong engine, and a good of every colour on every city."""
    s = blank(SteamRollersOptions(PLAYERS))
    while _join(s, rng):
        pass
    s.boxes = changed(s.boxes, 0, 0b111111)
    s.supply = (tuple(range(REGIONS)),) * REGIONS
    s.faces = changed(s.faces, ANY_DISTANCE.tile, ANY_DISTANCE.faces[0])
    return s


def _join(s: SteamRollers, rng: Random) -> bool:
    """Draw a short run between two cities over blank hexes, if there is room for any."""
    across = ACROSS[OPEN]
    starts = [side for side, beyond in enumerate(across) if beyond >= FIRST_CITY]
    for start in rng.sample(starts, len(starts)):
        ways = [[start]] if s.is_blank(0, start // TURN) else []
        for way in ways:
            hex = way[-1] // TURN
            for out in rng.sample(range(hex * TURN, hex * TURN + TURN), TURN):
                beyond = across[out]
                if beyond >= FIRST_CITY and beyond != across[start]:
                    _draw(s, way, out)
                    return True
                met = [side // TURN for side in way]
                if NOWHERE < beyond < FIRST_CITY and s.is_blank(0, beyond) and beyond not in met:
                    ways.append([*way, beyond * TURN + (out + 3) % TURN])
            if len(way) > LONGEST:
                break
    return False


def _draw(s: SteamRollers, way: list[int], out: int) -> None:
    """Tracks over hexes, each named by the side by which it is entered; the last is left by `out`."""
    outs = [(side + 3) % TURN for side in way[1:]] + [out % TURN]
    for side, leaves in zip(way, outs, strict=True):
        sides = sorted([side % TURN, leaves])
        s.draw_track(0, side // TURN, TRACKS.index((sides[0], sides[1])))


def measured(sheets: list[SteamRollers]) -> Work:
    """The distances of one sheet after another."""
    turns = cycle(sheets)

    def slice() -> tuple[int]:
        for s in islice(turns, SHEETS):
            distances(s.links[0])
        return (SHEETS,)

    return Work(("distances of a full sheet",), slice)


def delivered(sheets: list[SteamRollers], what: str) -> Work:
    """All deliveries from each city of one sheet after another."""
    turns = cycle(sheets)

    def slice() -> tuple[int]:
        for s in islice(turns, SHEETS):
            for die in range(REGIONS):
                deliveries(UseDie(player=0, die=die), s, 0)
        return (SHEETS * REGIONS,)

    return Work((what,), slice)


def alone(sheets: list[SteamRollers]) -> list[float]:
    """The microseconds of each single measuring, the best of three."""
    times = []
    for s in sheets:
        took = []
        for _ in range(3):
            began = perf_counter()
            distances(s.links[0])
            took.append(1e6 * (perf_counter() - began))
        times.append(min(took))
    return times


def with_tile(s: SteamRollers) -> SteamRollers:
    """The same sheet with tile 4a."""
    twin = s.copy()
    twin.holders[ANY_DISTANCE.tile] = 0
    return twin


def middle(luck: int) -> Any:
    """The middle of a random game."""
    start = STEAMROLLERS.setup(SteamRollersOptions(PLAYERS))
    return list(islice(decisions(start, Random(luck)), MIDDLE))[-1]


def main() -> None:
    rng = Random(1)
    sheets = [full_sheet(rng) for _ in range(SHEETS)]
    games = [middle(luck) for luck in range(SHEETS)]
    works = (
        measured(sheets),
        delivered(sheets, "lists of deliveries on a full sheet"),
        delivered([with_tile(s) for s in sheets], "the same with tile 4a"),
        over([s for one in games for s in decisions(one.copy(), Random(0))], "option lists in play", options),
        random_play(games),
        over(games, "copies in mid-game", lambda s: s.copy()),
    )
    speeds = [speed for work in works for speed in measure(STEAMROLLERS, PLAYERS, work, ROUNDS)]
    times = alone(sheets)
    links = sum([len(s.links[0]) for s in sheets]) / SHEETS
    print(f"{SHEETS} full sheets with {links:.1f} links on average; their distances alone, in us:")
    print(f"median {median(times):.0f}, 9 of 10 {quantiles(times, n=10)[-1]:.0f}, most {max(times):.0f}")
    print("\n".join(table(speeds)))


if __name__ == "__main__":
    main()
