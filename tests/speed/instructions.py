"""How many instructions everything takes, in turns of the calibration loop.

    python -m tests.speed.instructions

counts all of it afresh and writes it to instructions.toml, against which `./test` holds every change. Counts
are valgrind's, and so the same however busy a machine is.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import footplate
from tests.speed.workload import LOOP, TABLES

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
SOURCE: Final = Path(footplate.__file__).parents[1]
FILE: Final = HERE / "instructions.toml"
PYTHON: Final = ".".join([str(part) for part in sys.version_info[:2]])
NAME: Final = re.compile(r"^desc: Trigger: Client Request: (.*)$", re.MULTILINE)
TOTAL: Final = re.compile(r"^totals: (\d+)$", re.MULTILINE)
HEAD: Final = """\
# What each thing costs: its instructions over those of one turn of the calibration loop, by Python's version.
# Made by: python -m tests.speed.instructions
"""

Figures = dict[str, float]


def meter(folder: Path) -> Path:
    """The library by which a program tells valgrind what to count."""
    library = folder / "meter.so"
    compiler = os.environ.get("CC", "cc")
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, HERE / "meter.c"], check=True)
    return library


def counted(game: str, folder: Path, source: Path = SOURCE) -> Figures:
    """What each thing costs in a game, with the package that is in the folder `source`."""
    command = [
        "valgrind",
        "--tool=callgrind",
        "--instr-atstart=no",
        f"--callgrind-out-file={folder / 'counts'}",
        *(sys.executable, "-m", "tests.speed.workload", game, str(meter(folder))),
    ]
    # Where a hash falls decides how long a look into a set takes.
    settings = os.environ | {"PYTHONHASHSEED": "0", "PYTHONPATH": f"{source}{os.pathsep}{ROOT}"}
    done = subprocess.run(command, cwd=folder, env=settings, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"the workload of {game} fails:\n{done.stderr}")
    times: dict[str, int] = json.loads(done.stdout)
    totals = _totals(folder)
    turn = totals[LOOP] / times.pop(LOOP)
    return {what: round(totals[what] / number / turn, 1) for what, number in times.items()}


def _totals(folder: Path) -> dict[str, int]:
    """The instructions that were counted, under the name of each work."""
    dumps = [path.read_text() for path in folder.glob("counts.*")]
    found = [(NAME.search(dump), TOTAL.search(dump)) for dump in dumps]
    return {name[1]: int(total[1]) for name, total in found if name and total}


def stored() -> dict[str, Figures]:
    """The figures of this version of Python, by game; empty if there are none."""
    found: dict[str, dict[str, Figures]] = tomllib.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return found.get(PYTHON, {})


def fault(game: str, what: str, before: float, now: float) -> str:
    """A sentence if something costs a third more than it did, or a third less, which is to be stored."""
    told = (
        f"{game}: {what} cost {now:,.1f} turns of the loop each, and {before:,.1f} when they were last stored"
    )
    if now > before * 4 / 3:
        return f"{told}: they have become slower by a third or more"
    if now < before * 2 / 3:
        return f"{told}: store what was won, by python -m tests.speed.instructions"
    return ""


def _counted_apart(game: str) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        return counted(game, Path(folder))


def main() -> None:
    """Count everything and write it down."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = dict(zip(TABLES, pool.map(_counted_apart, TABLES), strict=True))
    others = tomllib.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    lines = [HEAD]
    for python, games in sorted({**others, PYTHON: found}.items()):
        for game, figures in games.items():
            lines.append(f'["{python}".{game}]')
            lines += [*[f'"{what}" = {figure}' for what, figure in figures.items()], ""]
    FILE.write_text("\n".join(lines).rstrip() + "\n", "utf-8")


if __name__ == "__main__":
    main()
