"""The engine compiles with mypyc from unchanged source, and plays the same games to the byte."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.compiled.games import played

sys.path.insert(0, str(Path(__file__).parents[2] / ".setup"))

import engine

ROOT = Path(__file__).parents[2]
HERE = Path(sys.prefix) / "compiled"  # where ./test has it, too


@pytest.fixture(scope="module")
def compiled() -> Path:
    """The folder into which a wheel with the compiled engine is installed."""
    engine.install(HERE)
    return HERE


def run(folder: Path, *arguments: str) -> bytes:
    """What Python prints that finds the compiled engine first."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])},
        capture_output=True,
        check=False,
    )
    assert done.stderr.decode() == ""
    return done.stdout


def test_the_compiled_engine_plays_the_same_games_to_the_byte(compiled: Path) -> None:
    assert run(compiled, "-m", "tests.compiled.games") == played()


def test_positions_and_phases_have_the_same_fields_in_the_same_order(compiled: Path) -> None:
    assert (
        run(compiled, "-m", "tests.compiled.fields").decode()
        == run(ROOT / "src", "-m", "tests.compiled.fields").decode()
    )


def test_whatever_can_be_compiled_is(compiled: Path) -> None:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for module in engine.modules():
        assert not compiled.joinpath(module).exists()
        assert compiled.joinpath(module).with_suffix(suffix).exists()


def test_positions_and_phases_are_native(compiled: Path) -> None:
    """A native class has its fields at fixed places, and no dictionary to look them up in."""
    asked = """
from importlib import import_module
from footplate.kernel.state import State
import_module("footplate.games")
from footplate.kernel.game import find
for name in ("volldampf", "steam", "days-of-steam", "steamrollers"):
    find(name)
print(*sorted([cls.__name__ for cls in State.__subclasses__() if "__mypyc_attrs__" in vars(cls)]))
"""
    found = run(compiled, "-c", asked).decode().split()
    assert found == ["DaysOfSteam", "Steam", "SteamRollers", "Volldampf"]


def test_all_phases_and_all_rails_are_compiled() -> None:
    modules = {str(module) for module in engine.modules()}
    paths = [
        *engine.PACKAGE.glob("rails/*.py"),
        *engine.PACKAGE.glob("games/*/phases/*.py"),
        *engine.PACKAGE.glob("games/*/olive/*.py"),
    ]
    written = ("__init__", "mapfile", "survey")  # of these the types are written to disk
    expected = {str(path.relative_to(engine.PACKAGE.parent)) for path in paths if path.stem not in written}
    assert expected
    assert expected <= modules


def test_what_is_written_to_disk_stays_interpreted() -> None:
    modules = {module.stem for module in engine.modules()}
    assert modules.isdisjoint(
        {"action", "actions", "record", "ledger", "options", "view", "offer", "refusal"}
    )
