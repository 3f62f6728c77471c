"""Documentation: builds the site into the server's package, if it is not what it was last built from.

    python .setup/documentation.py is-built    exits with 0 if there is nothing to do
    python .setup/documentation.py needs       prints the package that builds it, if this Python has none
    python .setup/documentation.py build       builds it; a link that leads nowhere is a failure

The hook in hatch_build.py uses it as well. It needs the standard library alone, and what
`needs` names to build.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "src" / "footplate" / "server" / "documentation"
STAMP = SITE / ".stamp"  # what the site was built from
SETTINGS = ROOT / "mkdocs.yml"
PAGES = ROOT / "docs"
LEDGERS = "src/footplate/games/*/rules.toml"
PACKAGE = "mkdocs-material==9.8.1"


class NotBuilt(Exception):
    """The documentation could not be built; says why and what to do."""


def is_built() -> bool:
    """Whether the site is there, and as docs/ has it."""
    return (SITE / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == source()


def source() -> str:
    """What the site is built from, as a hash."""
    whole = sha256(PACKAGE.encode())
    for path in sorted(_files()):
        whole.update(
            f"{path.relative_to(ROOT).as_posix()} {sha256(path.read_bytes()).hexdigest()}\n".encode()
        )
    return whole.hexdigest()


def needs() -> list[str]:
    """The packages that must be installed before the site can be built."""
    return [] if find_spec("material") and find_spec("mkdocs") else [PACKAGE]


def build() -> None:
    """Build the site, unless it is built already."""
    if is_built():
        return
    if needs():
        raise NotBuilt(f"the documentation is built with {PACKAGE}; install it")
    now = source()
    # What it says goes to stderr, for stdout belongs to whoever builds the wheel.
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=2,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        check=False,
    )
    if done.returncode:
        raise NotBuilt("docs/ could not be built; what mkdocs said above tells why")
    STAMP.write_text(now)


def _files() -> Iterator[Path]:
    yield SETTINGS
    yield from ROOT.glob(LEDGERS)
    for path in PAGES.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def main(command: str) -> int:
    """One of the commands; 1 if the answer is no, or something went wrong."""
    if command == "is-built":
        return 0 if is_built() else 1
    if command == "needs":
        sys.stdout.writelines([f"{one}\n" for one in needs()])
        return 0
    try:
        {"build": build}[command]()
    except NotBuilt as problem:
        sys.stderr.write(f"footplate: {problem}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
