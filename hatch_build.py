"""The hook that builds client and documentation into the wheel, or beside the modules of an editable one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / ".setup"))

import client
import documentation

SHIPPED = ("src/footplate/server/static", "src/footplate/server/documentation")  # git ignores them


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client and the documentation before the files of the wheel are gathered."""

    def dependencies(self) -> list[str]:
        """What builds whatever is not built yet, where this machine has it not."""
        if client.is_unwanted():
            return []
        unbuilt = [one for one in (client, documentation) if not one.is_built()]
        return [package for one in unbuilt for package in one.needs()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both, unless they are built or unwanted."""
        if client.is_unwanted():
            return
        client.build()
        documentation.build()
        build_data["artifacts"] += SHIPPED
