"""Running: a server process from its start to its graceful stop."""

from __future__ import annotations

import os

import uvicorn

from footplate.server.app import make_app
from footplate.server.settings import Settings, settings

GRACE = 5  # seconds that requests under way have when the server stops


def run(chosen: Settings) -> int:
    """Serve until stopped."""
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for name in Settings.__struct_fields__:
        os.environ[f"FOOTPLATE_{name.upper()}"] = str(getattr(chosen, name))
    uvicorn.run(
        "footplate.server.running:app",
        factory=True,
        host=chosen.host,
        port=chosen.port,
        workers=chosen.workers,
        log_level=chosen.log_level,
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
        forwarded_allow_ips=chosen.proxies,
        ws_per_message_deflate=False,
        ws_max_size=65536,
        server_header=False,
    )
    return 0


def app() -> object:
    """The application of a process, from the environment that the first one left it."""
    return make_app(settings({}))
