"""`footplate arena`: tournaments among bots."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from secrets import randbelow
from typing import Any

import msgspec

from footplate.arena import journal as journals
from footplate.arena.chart import chart as drawn
from footplate.arena.journal import Journal
from footplate.arena.match import Failure, Outcome
from footplate.arena.plan import BadPlan, LineUp, Plan, plan
from footplate.arena.report import report
from footplate.arena.tournament import numbers, played
from footplate.arena.worker import Lost
from footplate.arena.workers import Here, Processes, Tell, Workers
from footplate.bots.roster import listed
from footplate.cli import DONE, FAILED, given, plain
from footplate.cli.given import Whole
from footplate.cli.progress import shown
from footplate.cli.standings import counted, table
from footplate.kernel.game import Game, Options


def arena(
    game: str,
    /,
    *,
    bots: str = "",
    games: Whole = 100,
    seed: Whole | None = None,
    players: Whole | None = None,
    option: list[str] | None = None,
    line_up: list[str] | None = None,
    jobs: Whole = 1,
    on: str = "",
    journal: Path | None = None,
    json: Path | None = None,
    chart: Path | None = None,
) -> int:
    """Have bots play a tournament: who is how strong, and how sure that is.

    Every deal is played by all bots on all seats.

    Parameters
    ----------
    game
        A game of `footplate games`.
    bots
        Who plays, with commas between them: names, or programs as NAME=COMMAND. Each sits on every seat
        equally often.
    games
        How many games; each deal is played out, so that there may be a few more.
    seed
        A number that decides all games; that of the journal, or one at random, if left out.
    players
        How many sit at a table: as many as there are bots if left out.
    option
        An option of the game as name=value; may be given several times.
    line_up
        Who sits at a table, in order, with commas between them: it goes round the seats. May be given
        several times; then each plays every deal.
    jobs
        How many processes of this machine play.
    on
        Play on Ray: `ray` for the one that runs here, or its address.
    journal
        A file to write every game to as it ends. If it is there, and has the same plan, its games count.
    json
        A file to write all figures to.
    chart
        A file to draw the results to, as SVG.
    """
    for name, number in (("--games", games), ("--jobs", jobs)):
        given.positive(name, number)
    if chart is not None and chart.suffix != ".svg":
        raise given.BadInput(f"a chart is a file that ends in .svg, not {chart.name}")
    if not bots and not line_up:
        raise given.BadInput("somebody must play: name bots, such as --bots driver,fireman")
    given.apart(journal=journal, json=json, chart=chart)
    for path in (json, chart):
        if path is not None:
            given.writable(path)
    if bots:
        given.bots(bots)
    line_ups = [_names(one) for one in line_up or ()]
    found = given.game(game)
    agreed = _agreed(found, players, _names(bots), line_ups, option or ())
    with explained():
        chosen = plan(found, agreed, _names(bots), _seed(seed, journal), line_ups)
        outcomes = tournament(chosen, games, workers(chosen, jobs, on), journal)
    figures = report(chosen, outcomes)
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
    if chart is not None:
        chart.write_text(drawn(figures), "utf-8")
    print("\n".join(table(figures)))
    return FAILED if figures.failures else DONE


@contextmanager
def explained() -> Iterator[None]:
    """What cannot be played is told in a line."""
    try:
        yield
    except (BadPlan, Lost) as error:
        raise given.BadInput(str(error)) from None


def _seed(seed: int | None, journal: Path | None) -> int:
    """The seed that was given, or that of a tournament which is gone on with, or any."""
    begun = journals.begun(journal) if journal is not None and seed is None else None
    if begun:
        return begun.seed
    return randbelow(2**32) if seed is None else seed


def _names(words: str) -> LineUp:
    return listed(words) if words else ()


def _agreed(
    game: Game[Any], players: int | None, bots: LineUp, line_ups: Sequence[LineUp], option: Sequence[str]
) -> Options:
    """The options, for as many players as are named if no number is given."""
    named = len(line_ups[0]) if line_ups else len(bots)
    return given.options(game, named if players is None else players, option)


def workers(plan: Plan, jobs: int, on: str) -> Workers:
    """Who plays: this process, others, or Ray.

    Programs play in another process, which ends them even if this one is killed.
    """
    if on:
        from footplate.arena.cluster import Cluster

        return Cluster(on)
    return Here() if jobs == 1 and not plan.programs else Processes(jobs, _teller(plan))


def _teller(plan: Plan) -> Tell:
    """Tells of each program the first failure, at once; it may be long until the game is over."""
    first: dict[str, Failure] = {}

    def tell(number: int, failure: Failure) -> None:
        name = plan.seating(number)[failure.seat]
        if first.setdefault(name, failure) is failure:  # threads cannot both be the first
            at = f"game {number}, entry {failure.entry}"
            said = f"{name} failed to decide, first in {at}: {failure.line}; the report tells how often"
            with suppress(OSError):  # the tournament goes on where nobody reads
                print(plain(f"footplate: {said}"), file=sys.stderr, flush=True)

    return tell


def tournament(plan: Plan, games: int, workers: Workers, journal: Path | None) -> list[Outcome]:
    """All games, with a bar of progress where a person looks on."""
    with _kept(journal, plan) as kept, closing(played(plan, games, workers, kept)) as outcomes:
        return list(shown(outcomes, len(numbers(plan, games))))


@contextmanager
def _kept(path: Path | None, plan: Plan) -> Iterator[Journal | None]:
    if path is None:
        yield None
        return
    with closing(Journal(path, plan)) as journal:
        try:
            yield journal
        except KeyboardInterrupt:
            kept = counted(len(journal.outcomes), "game")
            print(
                plain(f"footplate: {path} has {kept}; the same command goes on from there"), file=sys.stderr
            )
            raise
