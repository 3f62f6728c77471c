"""Thinkers that think in the test's own process, hastily, and are counted."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from footplate.bots.advice import advise
from footplate.bots.levels import Level
from footplate.bots.review import review
from footplate.server import thinker
from footplate.server.thinker import Asked
from footplate.server.thinkers import Thinkers

HASTY = Level("hasty", tries=8, seconds=0.0, iterations=12, depth=1, haste=1)


class Hasty(Thinkers):
    """Remembers what it was asked; thinks when its gate is open."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(0, 1.0)
        monkeypatch.setattr(thinker, "advise", partial(advise, level=HASTY))
        monkeypatch.setattr(thinker, "review", partial(review, level=HASTY))
        self.questions: list[Asked] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def think(self, question: Asked) -> bytes:
        """What a thinker would say."""
        self.questions.append(question)
        await self.gate.wait()
        return thinker.understood(question, {})()
