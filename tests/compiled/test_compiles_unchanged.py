"""The engine compiles with mypyc from unchanged source, and plays the same games to the byte."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.compiled.engine import PACKAGE, build, compiled_modules
from tests.compiled.games import played

ROOT = Path(__file__).parents[2]


def compiled_engine(folder: Path) -> None:
    """The engine, compiled in a folder, with nothing left there that could be interpreted instead."""
    compiler = os.environ.get("CC", sysconfig.get_config_var("CC")).split()[0]
    if shutil.which(compiler) is None:
        pytest.fail(f"the C compiler {compiler!r} is missing: install it, or name another in CC")
    build(folder, level=0)
    for module in compiled_modules():
        assert not folder.joinpath(module).exists()
        assert folder.joinpath(module).with_suffix(sysconfig.get_config_var("EXT_SUFFIX")).exists()


def test_the_compiled_engine_plays_the_same_games_to_the_byte(tmp_path: Path) -> None:
    compiled_engine(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "tests.compiled.games"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
        capture_output=True,
        check=False,
    )
    assert done.stderr.decode() == ""
    assert done.stdout == played()


def test_all_phases_and_all_rails_are_compiled() -> None:
    modules = {str(module) for module in compiled_modules()}
    paths = [
        *PACKAGE.glob("rails/*.py"),
        *PACKAGE.glob("games/*/phases/*.py"),
        *PACKAGE.glob("games/*/olive/*.py"),
    ]
    written = ("__init__", "mapfile", "survey")  # of these the types are written to disk
    expected = {str(path.relative_to(PACKAGE.parent)) for path in paths if path.stem not in written}
    assert expected
    assert expected <= modules


def test_what_is_written_to_disk_stays_interpreted() -> None:
    modules = {module.stem for module in compiled_modules()}
    assert modules.isdisjoint({"action", "actions", "record", "ledger", "options", "view", "offer", "rule"})
