"""Settings: how a server is run, from the command line and the environment (FOOTPLATE_...)."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from shutil import which
from typing import Any, Final, Literal, get_args, get_type_hints
from urllib.parse import urlsplit

import msgspec

from footplate.bots.roster import UnknownBot, programs
from footplate.server.chair import CARETAKER
from footplate.server.store import is_postgres

DATABASES: Final = ("postgresql://", "postgres://", "sqlite:///")
KINDS: Final[Mapping[Any, str]] = {int: "a whole number", float: "a number", bool: "true or false"}


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
    `bots`: programs that play besides, as NAME=COMMAND with commas between them.
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
    bots: str = ""
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
        if self.host in ("127.0.0.1", "::1"):
            return f"http://localhost:{self.port}"  # no passkey is bound to an address of numbers
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
    called = {name: _called(name, given) for name in Settings.__struct_fields__}
    try:
        found = msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as error:
        name = str(error).rpartition("`$.")[2].rstrip("`")
        raise BadSettings(f"{called[name]} is {_kind(name)}, not {str(chosen[name])!r}") from None
    _check_numbers(found, called)
    _check_addresses(found, called)
    _check_bots(found, called)
    return found


def _called(name: str, given: Mapping[str, Any]) -> str:
    """A setting as whoever chose it wrote it."""
    if given.get(name) is not None:
        return f"--{name.replace('_', '-')}"
    return f"FOOTPLATE_{name.upper()}"


def _kind(name: str) -> str:
    """What a setting must be."""
    kind = get_type_hints(Settings)[name]
    return KINDS.get(kind) or f"one of {', '.join(get_args(kind))}"


def _check_numbers(found: Settings, called: Mapping[str, str]) -> None:
    if not 0 <= found.port <= 65535:
        raise BadSettings(f"{called['port']} is a number from 0 to 65535, not {found.port}")
    for name, least in (("workers", 1), ("thinkers", 0), ("limits", 0), ("idle", 0), ("thinking", 0)):
        value = getattr(found, name)
        if not least <= value < math.inf:
            raise BadSettings(f"{called[name]} is a number from {least}, not {value:g}")
    if found.workers > 1 and not is_postgres(found.address):
        raise BadSettings("several workers need a PostgreSQL database: --database postgresql://...")


def _check_addresses(found: Settings, called: Mapping[str, str]) -> None:
    """What is no address is not repeated where it may have a password in it."""
    if "://" in found.database and not found.database.startswith(DATABASES):
        raise BadSettings(f"{called['database']} is a file, sqlite:///path or postgresql://..., nothing else")
    if found.public_url and not _is_site(found.public_url):
        raise BadSettings(
            f"{called['public_url']} is http:// or https:// with a host and no path, not {found.public_url!r}"
        )
    for one in filter(None, found.proxies.split(",")):
        if not _is_network(one.strip()):
            raise BadSettings(f"{called['proxies']} has addresses and networks, or is *; {one!r} is neither")


def _check_bots(found: Settings, called: Mapping[str, str]) -> None:
    try:
        named = programs(found.bots, None)
    except UnknownBot as error:
        raise BadSettings(f"{called['bots']}: {error}") from None
    if CARETAKER in named:
        raise BadSettings(f"{called['bots']}: the {CARETAKER} plays for who is gone, and no other bot is one")
    for name, bot in named.items():
        if not which(bot.command[0]):
            raise BadSettings(f"{called['bots']}: there is no program {bot.command[0]!r} for the bot {name}")


def _is_site(url: str) -> bool:
    """Whether there is nothing but a scheme, a host and perhaps a port."""
    try:
        parts = urlsplit(url)
        plain = parts.port != 0 and not (parts.username or parts.password or parts.query or parts.fragment)
    except ValueError:
        return False
    return plain and parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")


def _is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return text == "*"
    return True
