"""`footplate map balance`: whether a map is fair and used all over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from footplate.arena.balance import Balance, Region, unfair, unsure
from footplate.arena.balance import balance as balanced
from footplate.arena.interval import Interval
from footplate.arena.plan import plan
from footplate.arena.report import Spread
from footplate.cli import DONE, FAILED, given, headcount, plain
from footplate.cli.arena import explained, tournament, workers
from footplate.cli.given import Whole
from footplate.cli.standings import TOLD, counted, failed
from footplate.games.steam.maps import read_map
from footplate.kernel.game import BadOptions, Game, Options
from footplate.rails.mapfile import HexMap

GAME: Final = "steam"


def balance(
    file: str,
    /,
    *,
    players: list[Whole] | None = None,
    games: Whole = 100,
    bots: str = "driver",
    seed: Whole = 1,
    option: list[str] | None = None,
    jobs: Whole = 1,
    json: Path | None = None,
) -> int:
    """Have equal bots play on a map: who wins, how long and close games are, and what is never used.

    Parameters
    ----------
    file
        A map file, or the name of a map that comes with the game.
    players
        How many play; may be given several times. All numbers that the map is for if left out.
    games
        How many games with each number of players.
    bots
        Who plays: a bot that sits on all seats.
    seed
        A number that decides all games.
    option
        An option of the game as name=value; may be given several times.
    jobs
        How many processes play.
    json
        A file to write all figures to.
    """
    for name, number in (("--games", games), ("--jobs", jobs)):
        given.positive(name, number)
    if json is not None:
        given.writable(json)
    game = given.game(GAME)
    found = []
    for agreed in _tables(game, players, (f"map={file}", *(option or ()))):
        chart = read_map(str(msgspec.to_builtins(agreed)["map"]))
        board = _board(chart)
        asked = tuple([question for question, _ in board.values()])
        with explained():
            chosen = plan(game, agreed, (), seed, [(bots,) * agreed.players], asked)
            outcomes = tournament(chosen, games, workers(chosen, jobs, ""), None)
        found.append(balanced(chosen, outcomes, board))
        print("\n".join(_told(chart, found[-1])))
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    return FAILED if any([one.failures for one in found]) else DONE


def _tables(game: Game[Any], players: Sequence[int] | None, pairs: Sequence[str]) -> list[Options]:
    """The options for these numbers of players, or for all that the map is for."""
    if players:
        return [given.options(game, number, pairs) for number in players]
    agreed, why = [], BadOptions()
    for number in game.players:
        try:
            agreed.append(given.options(game, number, pairs))
        except BadOptions as error:
            why = error
    if not agreed:
        raise why
    return agreed


def _board(chart: HexMap) -> dict[str, tuple[str, Sequence[str]]]:
    """What can be done where on a map."""
    named = [(name, chart.places.get(one.place)) for name, one in zip(chart.names, chart.hexes, strict=False)]
    cities = [place.name for _, place in named if place and place.city]
    towns = [place.name for _, place in named if place and not place.city]
    return {
        "built on": ("lay-track.hex", [name for name, place in named if not (place and place.city)]),
        "delivered to": ("move-cube.to", cities),
        "left by goods": ("move-cube.from", cities),
        "passed by goods": ("move-cube.way", towns),
    }


def _told(chart: HexMap, found: Balance) -> Iterator[str]:
    """What there is to say about a map with one number of players."""
    fair, many = 1 / found.plan.players, headcount(found.plan.players)
    yield plain(
        f"{chart.id}, {many}: {counted(found.games, 'game')} of {found.plan.bots[0]}, seed {found.plan.seed}"
    )
    order = _shares([str(at) for at, _ in enumerate(found.order, 1)], found.order)
    yield f"  wins by order    {order}; fair is {fair:.0%}"
    seats = _shares([one.seat for one in found.seats], [one.wins for one in found.seats])
    yield f"  wins by seat     {seats}"
    yield f"  length           {_spread(found.decisions)} decisions, {_spread(found.entries)} entries"
    points = ", ".join([_spread(one) for one in found.points])
    yield f"  points           {points}; the first leads by {_spread(found.lead)}"
    for region in found.regions:
        yield _region(region)
    yield from _verdict(found, fair)


def _shares(names: Sequence[str], shares: Sequence[Interval]) -> str:
    return ", ".join(
        [
            f"{name} {one.share:.0%} ({one.low:.0%}–{one.high:.0%})"
            for name, one in zip(names, shares, strict=True)
        ]
    )


def _spread(numbers: Spread) -> str:
    return f"{numbers.mean:z.1f} ± {numbers.deviation:.1f}"


def _region(region: Region) -> str:
    used = len(region.uses) - len(region.unused)
    few = f"; in few games {', '.join(region.rare)}" if region.rare else ""
    return plain(f"  {region.what:<16} {used} of {len(region.uses)}{few}")


def _verdict(found: Balance, fair: float) -> Iterator[str]:
    """What stands out, a sentence for each thing."""
    said = [f"{found.plan.bots[0]} {failed(len(found.failures))}"] if found.failures else []
    said += [f"in game {one.game} {one.line}" for one in found.failures[:TOLD]]
    said += [
        f"{name} wins {'more' if won.share > fair else 'less'} than chance explains: {won.share:.0%}"
        for name, won in unfair(found)
    ]
    said += [f"never {one.what}: {', '.join(one.unused)}" for one in found.regions if one.unused]
    for sentence in said:
        yield plain(f"  ! {sentence}.")
    if not said:
        yield plain(f"  Nothing stands out{_doubt(found)}.")


def _doubt(found: Balance) -> str:
    """How little that says, where games are few."""
    if not (open_yet := unsure(found)):
        return ""
    name, won = max(open_yet, key=_width)
    may = f"{name} may win {won.low:.0%} to {won.high:.0%}"
    return f", which says little after {counted(found.games, 'game')}: {may}"


def _width(share: tuple[str, Interval]) -> float:
    return share[1].high - share[1].low
