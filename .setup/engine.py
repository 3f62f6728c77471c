"""Engine: compiles the kernel, the rails, the games and the bots with mypyc, from unchanged source.

    python .setup/engine.py install FOLDER    installs a wheel with the compiled engine, if it has changed

The hook in hatch_build.py compiles where FOOTPLATE_COMPILED is set: to 1 for speed, or to "quickly" for a
build that takes half the time and is not optimised, as tests want it. It needs the standard library alone,
and what `needs` names to compile.

Compiled is every module but those that give a class keywords (`frozen=True`, `tag=...`): mypyc forgets
them, so the types that are written to disk or sent over a wire stay interpreted.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "footplate"
PARTS = ("kernel", "rails", "games", "bots")
WANTED = "FOOTPLATE_COMPILED"
QUICKLY = "quickly"
PACKAGES = ("mypy==2.4.1", "setuptools>=80")
CHECKS = "[mypy]\nstrict = true\n"
# The modules of a folder are one library, in which calls are direct; libraries are made at the same time.
SETUP = """
from itertools import groupby
from os.path import dirname

from mypyc.build import mypycify
from setuptools import setup

arguments, level = {arguments}, "{level}"
modules = sorted([one for one in arguments if one.endswith(".py")], key=dirname)
libraries = [(list(those), None) for _, those in groupby(modules, dirname)]
made = mypycify(arguments, opt_level=level, debug_level="0", separate=libraries)
setup(name="engine", packages=[], ext_modules=made)
"""


class NotBuilt(Exception):
    """The engine could not be compiled; says why."""


def is_wanted() -> bool:
    """Whether somebody wants the engine compiled."""
    return os.environ.get(WANTED, "") not in ("", "0")


def needs() -> list[str]:
    """The packages that must be installed before the engine can be compiled."""
    return [] if find_spec("mypyc") and find_spec("setuptools") else list(PACKAGES)


def modules() -> list[Path]:
    """The modules to compile, each by its path in the package."""
    paths = [path for part in PARTS for path in sorted(PACKAGE.joinpath(part).rglob("*.py"))]
    return [
        path.relative_to(PACKAGE.parent)
        for path in paths
        if path.name != "__init__.py" and not gives_class_keywords(path)
    ]


def gives_class_keywords(path: Path) -> bool:
    """Whether a class of a module has keywords in its head."""
    tree = ast.parse(path.read_text("utf-8"))
    return any([isinstance(node, ast.ClassDef) and bool(node.keywords) for node in ast.walk(tree)])


def build(folder: Path) -> dict[str, str]:
    """Compile the engine in an empty folder; returns where each library lies, and its path in a wheel."""
    shutil.copytree(
        PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static")
    )
    folder.joinpath("build.ini").write_text(CHECKS, "utf-8")
    compiled = [module.as_posix() for module in modules()]
    arguments = ["--config-file=build.ini", "--explicit-package-bases", *compiled]
    level = "0" if os.environ.get(WANTED) == QUICKLY else "3"
    folder.joinpath("setup.py").write_text(SETUP.format(arguments=arguments, level=level), "utf-8")
    command = [sys.executable, "setup.py", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotBuilt(f"mypyc does not compile the engine:\n{done.stdout}\n{done.stderr}")
    libraries = [*folder.glob("*.so"), *folder.glob("*.pyd"), *folder.joinpath(PACKAGE.name).rglob("*.so")]
    libraries += folder.joinpath(PACKAGE.name).rglob("*.pyd")
    return {str(path): path.relative_to(folder).as_posix() for path in libraries}


def source() -> str:
    """What a wheel with the compiled engine is made from, as a hash."""
    whole = sha256(sys.version.encode())
    for path in sorted(_files()):
        whole.update(f"{path.relative_to(ROOT)} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def _files() -> Iterator[Path]:
    yield from (Path(__file__), ROOT / "hatch_build.py", ROOT / "pyproject.toml")
    for path in PACKAGE.rglob("*"):
        if path.suffix in (".py", ".toml", ".ftl", ".json"):
            yield path


def install(folder: Path) -> None:
    """Install a wheel with the engine compiled quickly in a folder, without the sources of what is compiled.

    So nothing can be interpreted there by mistake.
    """
    stamp = folder / ".stamp"
    if stamp.is_file() and stamp.read_text() == source():
        return
    now = source()
    shutil.rmtree(folder, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    command = [*pip, "install", "--no-deps", "--no-build-isolation", f"--target={folder}", str(ROOT)]
    settings = {WANTED: QUICKLY, "FOOTPLATE_WITHOUT_CLIENT": "1"}
    done = subprocess.run(
        command, env={**os.environ, **settings}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise NotBuilt(f"there is no wheel with the compiled engine:\n{done.stdout}\n{done.stderr}")
    for module in modules():
        folder.joinpath(module).unlink()
    stamp.write_text(now)


def main(command: str, folder: str) -> int:
    """One of the commands; 1 if something went wrong."""
    try:
        {"install": install}[command](Path(folder).resolve())
    except NotBuilt as problem:
        sys.stderr.write(f"footplate: {problem}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
