"""Dealer: one committed seed gives every outcome of chance, in a stream for each purpose."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256

from footplate.kernel.action import Action
from footplate.kernel.chance import Odds

_WORD = 1 << 64


def commitment(seed: bytes, terms: bytes) -> str:
    """Binds the seed and the terms of the game before the first draw, and gives neither away."""
    # An HMAC takes a key and the same key with zeros behind it for one, but not their hashes.
    return hmac.digest(sha256(seed).digest(), b"terms\0" + terms, sha256).hex()


class Dealer:
    """The only holder of randomness; a draw depends on the seed, its purpose and its number alone."""

    def __init__(self, seed: bytes, dealt: Mapping[str, int] | None = None) -> None:
        self._seed = seed
        self._dealt = dict(dealt or {})

    @property
    def dealt(self) -> dict[str, int]:
        """How many outcomes each stream has given; with these another dealer goes on from here."""
        return dict(self._dealt)

    def choose(self, odds: Odds, purpose: str) -> Action:
        """The next outcome of a purpose's stream."""
        number = self._dealt.get(purpose, 0)
        self._dealt[purpose] = number + 1
        if len(odds) == 1:
            return odds[0][0]
        return odds.outcome(self._below(odds.weight(), f"{purpose}\0{number}"))

    def _below(self, limit: int, draw: str) -> int:
        """An even number below the limit: words of the stream that would favour some are passed over."""
        fair = _WORD - _WORD % limit
        attempt = 0
        while True:
            stream = _keyed(self._seed).copy()
            stream.update(f"draw\0{draw}\0{attempt}".encode())
            block = stream.digest()
            for at in range(0, 32, 8):
                word = int.from_bytes(block[at : at + 8], "big")
                if word < fair:
                    return word % limit
            attempt += 1


@lru_cache(maxsize=256)
def _keyed(seed: bytes) -> hmac.HMAC:
    """What every draw of a seed begins with: half of the work, which need not be done again."""
    return hmac.new(seed, digestmod=sha256)
