"""A view drawn in text."""

from __future__ import annotations

from footplate.games.steamrollers.view import SteamRollersView


def picture(view: SteamRollersView) -> str:
    """The open table."""
    return str(view.points)
