"""`footplate sim`: whole games among bots."""

from __future__ import annotations

import re
import shlex
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from secrets import randbelow
from time import perf_counter
from typing import Final

import msgspec

from footplate.bots.roster import QUICK
from footplate.cli import FAILED, given
from footplate.cli.company import played
from footplate.cli.given import Whole
from footplate.cli.progress import shown
from footplate.cli.report import report, table
from footplate.cli.trial import Outcome, Plan, play

BOTS: Final = ",".join(QUICK)
UNNAMED: Final = re.compile(r"[^\w=.,-]+")  # what the name of a record's file has not


def sim(
    game: str,
    /,
    *,
    players: Whole,
    games: Whole = 100,
    seed: Whole | None = None,
    first: Whole = 1,
    option: list[str] | None = None,
    bots: str = BOTS,
    check: bool = False,
    json: bool = False,
    save: Path | None = None,
    jobs: Whole = 1,
) -> int:
    """Have bots play whole games and print how fast, how long, and who scores what.

    Parameters
    ----------
    game
        A game of `footplate games`.
    players
        How many play.
    games
        How many games.
    seed
        A number that decides all games; one at random if left out.
    first
        The number of the first game: game 7 of a seed is the same however it is reached.
    option
        An option of the game as name=value; may be given several times.
    bots
        Who plays: names such as greedy or driver, or NAME=COMMAND for a program of your own, with commas
        between; of several each plays a game in turn.
    check
        Have a referee hold every position and record against the laws; stop with 1 at the first violation.
    json
        Print the figures for programs.
    save
        A folder to write the record of every game to.
    jobs
        How many processes play.
    """
    for name, number in (("--games", games), ("--first", first), ("--jobs", jobs)):
        given.positive(name, number)
    plan = Plan(
        game,
        players,
        tuple(option or ()),
        randbelow(2**32) if seed is None else seed,
        check,
        given.bots(bots),
    )
    given.options(given.game(game), players, plan.options)
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    numbers, found = range(first, first + games), list[Outcome]()
    began = perf_counter()
    with closing(played(partial(play, plan), numbers, plan.bots, jobs)) as outcomes:
        for outcome in shown(outcomes, games):
            if outcome.violation:
                return _violated(plan, outcome, save or Path())
            if save is not None:
                (save / _name(plan, outcome)).write_bytes(outcome.record)
            # A record weighs more than all that is reported of it.
            found.append(msgspec.structs.replace(outcome, record=b""))
    figures = report(plan, found, perf_counter() - began)
    print(msgspec.json.encode(figures).decode() if json else "\n".join(table(figures)))
    return 0


def _violated(plan: Plan, outcome: Outcome, folder: Path) -> int:
    """Keep the record of the failing game, and say how to have it again."""
    path = folder / _name(plan, outcome)
    path.write_bytes(outcome.record)
    options = [word for option in plan.options for word in ("--option", option)]
    again = ["footplate", "sim", plan.game, "--players", str(plan.players), "--seed", str(plan.seed)]
    again += ["--bots", ",".join(plan.bots)] if plan.bots != tuple(QUICK) else []
    again += ["--first", str(outcome.number), "--games", "1", *options, *(["--check"] if plan.check else [])]
    print(f"footplate: game {outcome.number}: {' '.join(outcome.violation.split())}", file=sys.stderr)
    print(f"footplate: its record is {path}; again by: {shlex.join(again)}", file=sys.stderr)
    return FAILED


def _name(plan: Plan, outcome: Outcome) -> str:
    # An option may be the path of a file, which is no part of a name.
    agreed = "".join([f"-{UNNAMED.sub('-', option)}" for option in plan.options])
    return f"{plan.game}-{plan.players}{agreed}-{plan.seed}-{outcome.number}.jsonl"
