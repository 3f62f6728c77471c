"""The hook that builds client, documentation and if wanted the compiled engine into the wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / ".setup"))

import client
import documentation
import engine

SHIPPED = ("src/footplate/server/static", "src/footplate/server/documentation")  # git ignores them


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds all that is not Python source before the files of the wheel are gathered.

    An editable wheel has client and documentation beside its modules, and an engine that is interpreted.
    """

    def dependencies(self) -> list[str]:
        """What builds whatever is not built yet, where this machine has it not."""
        needed = engine.needs() if engine.is_wanted() else []
        if client.is_unwanted():
            return needed
        unbuilt = [one for one in (client, documentation) if not one.is_built()]
        return needed + [package for one in unbuilt for package in one.needs()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is wanted and not built yet."""
        if not client.is_unwanted():
            client.build()
            documentation.build()
            build_data["artifacts"] += SHIPPED
        if engine.is_wanted() and version != "editable":
            self._folder = TemporaryDirectory()
            build_data["force_include"].update(engine.build(Path(self._folder.name)))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The libraries are in the wheel now."""
        if engine.is_wanted() and version != "editable":
            self._folder.cleanup()
