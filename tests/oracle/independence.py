"""An oracle keeps to itself: it uses no code of the engine, nor of what compares the two."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

COURSE: Final = "tests.oracle.course"


def strange_imports(folder: Path, modules: Iterable[str]) -> list[str]:
    """What these modules import of the project that is neither theirs nor the common course."""
    own = [*[f"tests.oracle.{folder.name}.{module}" for module in modules], COURSE]
    paths = [*[folder / f"{module}.py" for module in modules], folder.parent / "course.py"]
    lines = [line for path in paths for line in path.read_text("utf-8").splitlines()]
    imported = [line.split()[1] for line in lines if line.startswith(("from ", "import "))]
    return [name for name in imported if name.split(".")[0] in ("footplate", "tests") and name not in own]
