"""Bots whose import takes longer than they may think."""

from __future__ import annotations

from time import sleep

from footplate.bots.roster import BOTS as BOTS
from tests.server.thinking_bots import LIMIT

sleep(1.5 * LIMIT)
