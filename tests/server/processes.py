"""A server in a process of its own, as people run it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

PATIENCE = 30  # seconds: no test waits so long unless it fails


class Server:
    """A running server: where it listens, and how it ended."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.url = ""

    def wait(self) -> None:
        """Until it says where it listens."""
        assert self._process.stdout
        name, _, self.url = self._process.stdout.readline().strip().partition(": ")
        assert name == "footplate", self._process.communicate(timeout=PATIENCE)[1]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """Ask it to end: its exit code, and the rest of what it said."""
        self._process.send_signal(how)
        out, err = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, out, err

    def logs(self) -> list[dict[str, Any]]:
        """What it told of when it was stopped, line by line."""
        return [msgspec.json.decode(line) for line in self.stop()[2].splitlines()]

    def workers(self) -> list[int]:
        """The ids of the processes that serve for it."""
        id = self._process.pid
        found = []
        for one in Path(f"/proc/{id}/task/{id}/children").read_text().split():
            with suppress(OSError):  # it has ended meanwhile
                found += [int(one)] if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes() else []
        return found


@contextmanager
def serving(*arguments: object, **environment: str) -> Iterator[Server]:
    """A server that has started, for as long as it is needed; on any free port, unless one is named."""
    anywhere = [] if "--port" in arguments else ["--port", "0"]
    command = [sys.executable, "-m", "footplate", "serve", *anywhere, *map(str, arguments)]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("FOOTPLATE_")}
    with subprocess.Popen(
        command,
        env=clean | environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        server = Server(process)
        try:
            server.wait()
            yield server
        finally:
            if process.poll() is None:
                process.kill()
                process.communicate()
