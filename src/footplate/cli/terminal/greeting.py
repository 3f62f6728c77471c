"""What is played, and what was agreed about it, in words."""

from __future__ import annotations

from typing import Any

from footplate.cli import given
from footplate.kernel.game import Game
from footplate.kernel.record import Header
from footplate.messages import Catalogue


def greeting(game: Game[Any], header: Header, catalogue: Catalogue) -> str:
    """The game, the number of players, and every option that says something."""
    agreed = [
        f"{catalogue.text(f'option-{name}')} {catalogue.name(f'option-{name}', given.in_short(value))}"
        for name, value in header.options.items()
        if name != "players" and value != ""
    ]
    return catalogue.text("greeting", title=game.title, players=len(header.seats), agreed=", ".join(agreed))
