"""Environment: a Python of their own for the engines that Footplate is compared with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from footplate.cli.given import BadInput

PACKAGES: Final = ("catanatron>=3.2.1,<4", "chess>=1.11,<2", "open_spiel>=2.0.2,<3")
SAID: Final = 200  # characters of what pip says


def home() -> Path:
    """Where the environment of this Python is kept."""
    folder = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    major, minor = sys.version_info[:2]
    return Path(folder).expanduser() / "footplate" / f"peers-{major}.{minor}"


def python_in(folder: Path) -> Path:
    """The interpreter of an environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def made(folder: Path) -> Path:
    """The interpreter of an environment that is there, or is made now."""
    python = python_in(folder)
    if not _runs(python):
        done = _run([sys.executable, "-m", "venv", "--clear", str(folder)])
        if done.returncode:
            raise BadInput(f"an environment for other engines cannot be made: {_last(done.stdout)}")
    # What pip is told by files or variables of the user or the machine holds there as well.
    settings = Path(sys.prefix) / "pip.conf"
    if settings.exists():
        shutil.copy(settings, folder)
    return python


def install(python: Path, packages: Sequence[str] = PACKAGES) -> Iterator[str]:
    """Install what is missing, one by one; a sentence for each package that cannot be installed."""
    for package in packages:
        stamp = python.parent.parent / f".{package}"
        if stamp.exists():
            continue
        done = _run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package])
        if done.returncode:
            yield f"{package} cannot be installed and is left out: {_last(done.stdout)}"
        else:
            stamp.touch()


def _runs(python: Path) -> bool:
    return python.exists() and _run([str(python), "-m", "pip", "--version"]).returncode == 0


def _run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def _last(said: str) -> str:
    """What a command said last."""
    lines = said.strip().splitlines() or ["it says nothing"]
    return lines[-1][:SAID]
