"""Passwords: hashed with argon2, beside the event loop, and few at a time."""

from __future__ import annotations

import asyncio
import base64
import secrets
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from footplate.server.people.refusal import Refusal

SHORTEST: Final = 8
LONGEST: Final = 256
_AT_ONCE: Final = 2  # a hash takes 64 MB


def fault(password: str) -> Refusal | None:
    """Why a password will not do."""
    return None if SHORTEST <= len(password) <= LONGEST else Refusal.PASSWORD_LENGTH


class Passwords:
    """Makes hashes and checks passwords against them."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turn = asyncio.Semaphore(_AT_ONCE)
        self._nobody = _nobody(self._hasher)

    async def hash(self, password: str) -> str:
        """The hash to keep of a password."""
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, _spelt(password))

    async def right(self, password: str, kept: str | None) -> bool:
        """Whether it is the password that was kept; None costs the same time, and nothing is right for it."""
        if len(password) > LONGEST:
            return False
        async with self._turn:
            return await asyncio.to_thread(self._verify, kept or self._nobody, _spelt(password)) and bool(
                kept
            )

    def _verify(self, kept: str, password: bytes) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    def outdated(self, kept: str) -> bool:
        """Whether a hash was made with other parameters than are made now."""
        return self._hasher.check_needs_rehash(kept)


def _spelt(password: str) -> bytes:
    # Keyboards disagree on how they spell the same letters.
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def _nobody(hasher: PasswordHasher) -> str:
    """A hash of nothing that anybody knows: random bits where the salt and the hash would be."""
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    bits = [secrets.token_bytes(length) for length in (hasher.salt_len, hasher.hash_len)]
    salt, hashed = [base64.b64encode(each).decode().rstrip("=") for each in bits]
    return f"$argon2{hasher.type.name.lower()}$v=19${costs}${salt}${hashed}"
