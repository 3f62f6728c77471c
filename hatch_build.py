"""The hook that builds the web client into the wheel, or beside the modules of an editable installation."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / ".setup"))

import client

SHIPPED = ("src/footplate/server/static", "src/footplate/server/documentation")  # git ignores them


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client before the files of the wheel are gathered."""

    def dependencies(self) -> list[str]:
        """Node.js from a wheel, where there is something to build and this machine has none."""
        return [] if client.is_unwanted() or client.is_built() else client.needs()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless it is built or unwanted."""
        if client.is_unwanted():
            return
        client.build()
        build_data["artifacts"] += SHIPPED
