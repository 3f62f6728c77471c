"""Tokens: secrets that people carry, of which the store holds nothing but hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256


def fresh() -> str:
    """A secret of 256 bits, fit for a cookie and a link."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What the store holds of a token; looked up by it, a token is compared with nothing."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()
