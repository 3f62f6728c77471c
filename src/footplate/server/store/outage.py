"""Outage: tells the log that a database is away and why, now and then while it lasts, and when it is over."""

from __future__ import annotations

import logging
import time
from typing import Final

from footplate.server.store import Unavailable

LOG: Final = logging.getLogger("footplate.store")
EVERY: Final = 30.0  # seconds between two lines while it lasts


class Outage:
    """Whether a database does what it should; a full disk can be read, so that only a commit ends that."""

    def __init__(self) -> None:
        self._lasts = self._writing = False
        self._told = 0.0

    def failed(self, error: Unavailable, *, writing: bool) -> None:
        """It could not be read or written."""
        now = time.monotonic()
        if not self._lasts or now - self._told >= EVERY:
            self._told = now
            why = " ".join(str(error).split())
            LOG.error("the database %s: %s", "cannot be written" if writing else "does not answer", why)
        self._lasts = True
        self._writing = self._writing or writing

    def worked(self, *, writing: bool) -> None:
        """It was read or written."""
        if self._lasts and (writing or not self._writing):
            self._lasts = self._writing = False
            LOG.warning("the database is there again")
