"""Starting is quick because little is imported."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import footplate

SOURCE = Path(footplate.__file__).parents[1]
HEAVY = (
    *("footplate.server", "footplate.bots", "footplate.arena", "footplate.research", "footplate.cli"),
    *("litestar", "uvicorn", "numpy", "pyarrow", "matplotlib", "rich", "cyclopts", "asyncio"),
)


def imported(code: str) -> set[str]:
    """The modules that are there after some code, in a Python that looks at no others' start-up files."""
    told = f"import sys; {code}; print(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-S", "-c", told],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(SOURCE), *sys.path])},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=True,
    )
    return set(done.stderr.split())


def test_importing_the_package_imports_no_server_bots_or_plots() -> None:
    found = imported("import footplate")
    assert "footplate" in found
    assert {name for name in found if name.startswith(HEAVY)} == set()


def test_importing_the_games_imports_no_server_bots_or_plots() -> None:
    found = imported("import footplate.games.steam.game")
    assert {name for name in found if name.startswith(HEAVY)} == set()


def test_help_imports_little() -> None:
    """Less than two and a half times what a bare Python with the command line's own library imports."""
    bare = imported("import cyclopts")
    helped = imported("import footplate.cli; footplate.cli.main(['--help'])")
    assert len(helped) < len(bare) * 2.5
    assert {name.partition(".")[0] for name in helped} & {"msgspec", "litestar", "asyncpg", "numpy"} == set()
