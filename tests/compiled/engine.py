"""Builds the engine with mypyc, from unchanged source, in a folder of its own.

Compiled is every module of the kernel, the rails, the games and the bots, but for those that give a class
keywords (`frozen=True`, `tag=...`): mypyc forgets them, so the types that are written to disk or sent over a
wire stay interpreted.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import footplate

PACKAGE = Path(footplate.__file__).parent
ENGINE = ("kernel", "rails", "games", "bots")
PLUGIN = Path(__file__).with_name("class_variables.py")
SETTINGS = f"[mypy]\nstrict = true\nplugins = {PLUGIN.name}\n"
# Modules are compiled separately: together, isinstance would not know the subclasses of a struct.
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="engine", packages=[], ext_modules=mypycify({arguments}, opt_level="{level}", separate=True))
"""


def compiled_modules() -> list[Path]:
    """The modules to compile, each by its path in the package."""
    paths = [path for part in ENGINE for path in sorted(PACKAGE.joinpath(part).rglob("*.py"))]
    return [
        path.relative_to(PACKAGE.parent)
        for path in paths
        if path.name != "__init__.py" and not gives_class_keywords(path)
    ]


def gives_class_keywords(path: Path) -> bool:
    """Whether a class of a module has keywords in its head."""
    tree = ast.parse(path.read_text("utf-8"))
    return any(isinstance(node, ast.ClassDef) and node.keywords for node in ast.walk(tree))


def build(folder: Path, level: int) -> None:
    """Copy the package into a folder, compile it there, and take the sources of what is compiled away.

    Level 0 compiles fast, level 3 for speed.
    """
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copy(PLUGIN, folder)
    folder.joinpath("build.ini").write_text(SETTINGS, "utf-8")
    modules = [str(module) for module in compiled_modules()]
    arguments = ["--config-file=build.ini", "--explicit-package-bases", *modules]
    folder.joinpath("setup.py").write_text(SETUP.format(arguments=arguments, level=level), "utf-8")
    command = [sys.executable, "setup.py", "build_ext", "--inplace", "--parallel=2"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"mypyc does not compile the engine:\n{done.stdout}\n{done.stderr}")
    for module in modules:
        folder.joinpath(module).unlink()
