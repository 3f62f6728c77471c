"""Settings: how a server is run, from the command line and the environment (FOOTPLATE_...)."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from footplate.server.store import is_postgres


class BadSettings(ValueError):
    """A setting that cannot be; the message says which and why in one line."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run.

    `database`: a path, or the address of a PostgreSQL; if empty, a file in `data`.
    `public_url`: where people reach the server, if something stands before it; if https, cookies are Secure.
    `proxies`: addresses of reverse proxies whose word on a client's address is taken, separated by commas.
    `limits`: how many times the usual number of requests somebody may send; 0 is without limit.
    `idle`: seconds after which a table that nobody watches is dropped from memory.
    `thinkers`: worker processes for bots; `thinking` is how many seconds a bot may take.
    `smtp`, `sender`: how mail is sent, and by whom; none if empty.
    `private_webhooks`: whether webhooks may reach private addresses.
    `metrics_token`: who has it may read /metrics from anywhere; without it only this machine may.
    `log`: how it is told what happens, in lines of `json` or of `text`; `log_level` is how much of it.
    """

    host: str = "127.0.0.1"
    port: int = 8018
    database: str = ""
    data: str = ""
    workers: int = 1
    public_url: str = ""
    proxies: str = "127.0.0.1"
    limits: float = 1.0
    idle: float = 60.0
    thinkers: int = 1
    thinking: float = 30.0
    smtp: str = ""
    sender: str = ""
    private_webhooks: bool = False
    metrics_token: str = ""
    log: Literal["json", "text"] = "json"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def address(self) -> str:
        """The database in use."""
        return self.database or str(self.folder / "footplate.sqlite")

    @property
    def folder(self) -> Path:
        """Where the server keeps its files."""
        if self.data:
            return Path(self.data)
        home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
        return Path(home).expanduser() / "footplate"

    @property
    def url(self) -> str:
        """Where people reach the server."""
        return self.public_url.rstrip("/") or self.local_url

    @property
    def local_url(self) -> str:
        """Where the server itself listens."""
        shown = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{shown}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether people come over TLS."""
        return urlsplit(self.url).scheme == "https"


def settings(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """What is given on the command line, or else in the environment, or else as it usually is."""
    chosen: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        if given.get(name) is not None:
            chosen[name] = given[name]
        elif f"FOOTPLATE_{name.upper()}" in environment:
            chosen[name] = environment[f"FOOTPLATE_{name.upper()}"]
    try:
        found = msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as error:
        what, _, where = " ".join(str(error).split()).partition(" - at `$.")
        raise BadSettings(f"the setting {where.rstrip('`')} does not fit: {what}") from None
    _check(found)
    return found


def _check(found: Settings) -> None:
    if not 0 <= found.port <= 65535:
        raise BadSettings(f"the port is a number from 0 to 65535, not {found.port}")
    if found.workers < 1 or found.thinkers < 0:
        raise BadSettings("there is at least one worker, and no fewer than no thinkers")
    for name in ("limits", "idle", "thinking"):
        value = getattr(found, name)
        if not 0 <= value < math.inf:
            raise BadSettings(f"the setting {name} is a number from 0, not {value:g}")
    if found.workers > 1 and not is_postgres(found.address):
        raise BadSettings("several workers need a PostgreSQL database: --database postgresql://...")
    if found.public_url and urlsplit(found.public_url).scheme not in ("http", "https"):
        raise BadSettings(f"the public URL begins with http:// or https://, not {found.public_url!r}")
