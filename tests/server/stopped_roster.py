"""The usual bots, in a process that is stopped before it has them."""

from __future__ import annotations

import os
import signal

from footplate.bots.roster import BOTS as BOTS
from tests.server.thinking_bots import GATE

if GATE in os.environ:
    os.kill(os.getpid(), signal.SIGSTOP)
