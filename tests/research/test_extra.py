"""Whoever has not installed the extra is told so, in one sentence."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
WITHOUT = "import sys; sys.modules.update(dict.fromkeys(('numpy', 'pyarrow')))\n"
SAYS = "footplate.research needs numpy: pip install 'footplate[research]'"


def told(program: str, without: str = WITHOUT) -> tuple[int, str]:
    """How a program ends where some packages are missing, and its last words."""
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(SOURCE)!r})\n{without}{program}"],
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stderr.strip().splitlines()[-1] if done.stderr else ""


@pytest.mark.parametrize(
    "module", ["codec", "pettingzoo_env", "gymnasium_env", "open_spiel_games", "dataset"]
)
def test_an_import_says_what_to_install(module: str) -> None:
    assert told(f"import footplate.research.{module}") == (1, f"ModuleNotFoundError: {SAYS}")


def test_the_command_says_what_to_install(tmp_path: Path) -> None:
    arguments = ["export", "steam", "--games", "1", "--players", "3", "--to", str(tmp_path / "x.jsonl")]
    program = f"from footplate.cli import main; sys.exit(main({arguments}))"
    assert told(program) == (2, f"footplate: {SAYS}")


def test_json_lines_need_no_pyarrow_and_parquet_says_what_to_install(tmp_path: Path) -> None:
    def exported(to: str) -> tuple[int, str]:
        asked = ["volldampf", "--games", "1", "--players", "2", "--to", str(tmp_path / to)]
        program = f"from footplate.cli import main; sys.exit(main(['export', *{asked}]))"
        return told(program, "sys.modules['pyarrow'] = None\n")

    assert exported("x.jsonl") == (0, "")
    assert exported("x.parquet") == (2, "footplate: Parquet needs pyarrow: pip install 'footplate[research]'")
    assert {path.name for path in tmp_path.iterdir()} == {"x.jsonl", "x-games.jsonl"}


def test_the_extra_has_all_that_is_needed() -> None:
    extras = tomllib.loads(SOURCE.parent.joinpath("pyproject.toml").read_text("utf-8"))["project"]
    named = [re.split(r"[><=]", one)[0] for one in extras["optional-dependencies"]["research"]]
    assert set(named) == {"numpy", "gymnasium", "pettingzoo", "open_spiel", "pyarrow"}


def test_nothing_else_needs_the_extra() -> None:
    needed = "import footplate.cli.sim, footplate.server.app, footplate.bots.roster, footplate.games"
    assert told(f"{needed}\nassert sys.modules['numpy'] is None") == (0, "")
