"""Run: the figures of one game on one day, stored and compared with those of the last time."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from os import SEEK_END
from pathlib import Path
from typing import Any, Final

import msgspec

from footplate.cli import headcount
from footplate.cli.bench.stopwatch import REFERENCE, TURNS, Speed, turns_a_second
from footplate.cli.given import BadInput, in_short
from footplate.kernel.game import Game, Options

WIDTH: Final = 36  # of the names of quantities
BIG: Final = 1000  # microseconds from which on a time is told in milliseconds


class Run(msgspec.Struct, frozen=True):
    """What was measured, of what, and with which interpreter."""

    at: str
    game: str
    players: int
    options: dict[str, Any]
    python: str
    compiled: bool
    million_turns: float  # of the loop a second
    kilobytes: float  # the largest position
    speeds: list[Speed]

    def alike(self, other: Run) -> bool:
        """Whether two runs can be compared."""
        same = [(one.game, one.players, one.options, one.python, one.compiled) for one in (self, other)]
        return same[0] == same[1]


def is_compiled() -> bool:
    """Whether the engine is."""
    return Path(sys.modules["footplate.kernel.state"].__file__ or "").suffix != ".py"


def run(game: Game[Any], options: Options, kilobytes: float, speeds: list[Speed]) -> Run:
    """A run that was just made."""
    return Run(
        at=datetime.now(UTC).isoformat(timespec="seconds"),
        game=game.name,
        players=options.players,
        options=msgspec.to_builtins(options),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        compiled=is_compiled(),
        million_turns=turns_a_second(10 * TURNS) / 1e6,
        kilobytes=kilobytes,
        speeds=speeds,
    )


def home() -> Path:
    """Where runs are kept unless another file is named."""
    folder = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    return Path(folder).expanduser() / "footplate" / "bench.jsonl"


def stored(path: Path) -> list[Run]:
    """The runs of a file, the oldest first."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [_run(path, number, line) for number, line in enumerate(lines, 1) if line]


def _run(path: Path, number: int, line: bytes) -> Run:
    try:
        return msgspec.json.decode(line, type=Run)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        says = "is no run of footplate bench; take it out, or name another file by --to"
        raise BadInput(f"{path}: line {number} {says}") from None


def prepare(path: Path) -> None:
    """There is a file to which runs can be added, before anything is measured."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.open("ab").close()


def store(path: Path, made: Run) -> None:
    """A run is added to a file, on a line of its own even if somebody has cut the end of the last one."""
    with path.open("ab+") as file:
        if file.tell():
            file.seek(-1, SEEK_END)
            if file.read() != b"\n":
                file.write(b"\n")
        file.write(msgspec.json.encode(made) + b"\n")


def earlier(runs: list[Run], made: Run) -> dict[str, float]:
    """What each quantity was when it was last measured of the same, per Mcal."""
    return {speed.what: speed.per_mcal for run in runs if run.alike(made) for speed in run.speeds}


def table(made: Run, before: dict[str, float]) -> Iterator[str]:
    """The figures for people, with how many times as fast each is as it was before."""
    yield f"{made.game}, {headcount(made.players)}{_chosen(made)}"
    how = "compiled" if made.compiled else "interpreted"
    yield f"{made.python}, {how}; the loop: {made.million_turns:.1f} million turns a second"
    heads = f"{'per Mcal':>10}{'here':>11}{'reference':>11}{'per second':>12}{'spread':>8}"
    yield f"   {'':<{WIDTH}}{heads}{'to last':>9}" if before else f"   {'':<{WIDTH}}{heads}"
    for speed in made.speeds:
        ratio = f"{speed.per_mcal / before[speed.what]:>8.2f}x" if speed.what in before else ""
        yield f"{speed.letter:<3}{speed.what:<{WIDTH}}{_figures(speed)}{ratio}"
    yield f"   {'the largest position':<{WIDTH}}{made.kilobytes:>10.1f} KB of Python objects"


def _chosen(made: Run) -> str:
    told = [f"{name}={in_short(value)}" for name, value in made.options.items() if name != "players"]
    return f"; {', '.join(told)}" if told else ""


def _figures(speed: Speed) -> str:
    spread = f"{speed.spread:>8.0%}" if speed.spread else " " * 8
    rate = f"{speed.per_mcal * REFERENCE:>12,.0f}"
    return (
        f"{speed.per_mcal:>10,.1f}{_time(speed.microseconds):>11}{_time(speed.reference):>11}{rate}{spread}"
    )


def _time(microseconds: float) -> str:
    if microseconds >= BIG:
        return f"{microseconds / 1000:,.2f} ms"
    return f"{microseconds:.2f} us"


def legend() -> Iterator[str]:
    """What the columns mean."""
    yield "CPU time, medians. per Mcal: per million turns of `for i in range(n): s += i & 7`, run by turns."
    yield f"reference, per second: on a machine that makes {REFERENCE:.0f} million turns a second."
