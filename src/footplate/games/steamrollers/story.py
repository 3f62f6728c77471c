"""What an entry did, as a message."""

from __future__ import annotations

from typing import Any

from footplate.games.steamrollers.components import PENS
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import CHANCE, kind
from footplate.kernel.game import Message
from footplate.kernel.record import Entry


def story(before: SteamRollers, entry: Entry[Any], after: SteamRollers) -> Message:
    """The message for everybody."""
    facts: dict[str, int | str] = {} if entry.seat == CHANCE else {"seat": PENS[entry.seat]}
    return Message(f"steamrollers-{kind(entry.action)}", facts)
