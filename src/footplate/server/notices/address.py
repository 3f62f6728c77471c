"""Address: where a webhook may go; strictly read, and never inside a private network."""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, TypeAlias

import msgspec

from footplate.server.notices.failure import Failure

Ip: TypeAlias = IPv4Address | IPv6Address

PORTS: Final = {"http": 80, "https": 443}
LAST_RESERVED: Final = 1024
PRIVATE: Final = "the webhook's host is not on the public Internet"

# What the registries of special-purpose addresses keep from the public Internet. `is_global` knows most of
# it, but takes multicast for global, and what else it knows depends on the version of Python.
_PRIVATE_4: Final = [
    IPv4Network("0.0.0.0/8"),
    IPv4Network("10.0.0.0/8"),
    IPv4Network("100.64.0.0/10"),  # behind a carrier's NAT
    IPv4Network("127.0.0.0/8"),
    IPv4Network("169.254.0.0/16"),  # link-local; the metadata of clouds
    IPv4Network("172.16.0.0/12"),
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.0.2.0/24"),
    IPv4Network("192.88.99.0/24"),  # relays of 6to4
    IPv4Network("192.168.0.0/16"),
    IPv4Network("198.18.0.0/15"),
    IPv4Network("198.51.100.0/24"),
    IPv4Network("203.0.113.0/24"),
    IPv4Network("224.0.0.0/4"),
    IPv4Network("240.0.0.0/4"),
]
# Of IPv6 only this much is given to hosts; NAT64, mapped, local and multicast addresses lie outside of it.
_UNICAST_6: Final = IPv6Network("2000::/3")
_PRIVATE_6: Final = [
    IPv6Network("2001::/23"),  # Teredo, ORCHID
    IPv6Network("2001:db8::/32"),
    IPv6Network("2002::/16"),  # 6to4, which leads to any IPv4 address
    IPv6Network("3fff::/20"),
]

_URL = re.compile(
    r"(?P<scheme>[Hh][Tt][Tt][Pp][Ss]?)://"
    r"(?:\[(?P<six>[0-9A-Fa-f:.]{2,45})\]|(?P<name>[A-Za-z0-9._-]{1,253}))"
    r"(?::(?P<port>[0-9]{1,5}))?"
    r"(?P<target>[/?][A-Za-z0-9._~!$&'()*+,;=:@/?%-]*)?"
)
_LABEL = re.compile(r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?")
_NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*")


class Address(msgspec.Struct, frozen=True):
    """Where a webhook goes."""

    scheme: str
    host: str  # a name or an IP address, without brackets
    port: int
    target: str

    @property
    def authority(self) -> str:
        """The host as the request names it, with the port if it is an unusual one."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def read(url: str) -> Address | Failure:
    """The address that a URL names, or why it is none for a webhook.

    No credentials, no fragment, nothing that two readers could read in two ways: numbers that only some take
    for an IP address are refused.
    """
    found = _URL.fullmatch(url)
    if found is None:
        return _refused("a webhook needs an address like https://host/path, without a password or a fragment")
    scheme = found["scheme"].lower()
    host = _host(found["six"], (found["name"] or "").lower())
    if host is None:
        return _refused("the webhook's host is neither a name nor an IP address in its usual form")
    port = int(found["port"] or PORTS[scheme])
    if port not in PORTS.values() and not LAST_RESERVED < port < 65536:
        return _refused(f"the webhook's port must be 80, 443 or above {LAST_RESERVED}")
    target = found["target"] or "/"
    return Address(scheme, host, port, target if target.startswith("/") else f"/{target}")


def fault(url: str, *, allow_private: bool) -> Failure | None:
    """Why a webhook with this address could never be told anything; a name may prove private only later."""
    to = read(url)
    if isinstance(to, Failure):
        return to
    if allow_private or not _is_number(to.host) or is_public(to.host):
        return None
    return _refused(PRIVATE)


def _refused(reason: str) -> Failure:
    return Failure(reason, lasting=True)


def _host(six: str | None, name: str) -> str | None:
    """A host in its usual form, or None."""
    try:
        if six is not None:
            return str(IPv6Address(six))
        labels = name.removesuffix(".").split(".")
        if _NUMBER.fullmatch(labels[-1]):
            return str(IPv4Address(name))
    except ValueError:
        return None
    return ".".join(labels) if all([_LABEL.fullmatch(label) for label in labels]) else None


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether an IP address is one of the public Internet, for hosts."""
    try:
        ip: Ip = ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, IPv4Address):
        return ip.is_global and not any([ip in network for network in _PRIVATE_4])
    if ip.scope_id is not None or ip not in _UNICAST_6:
        return False
    return ip.is_global and not any([ip in network for network in _PRIVATE_6])
