"""Operation: whether the server is well, and what it counts; for who runs it."""

from __future__ import annotations

import asyncio
import hmac
from ipaddress import ip_address
from typing import Any, Final

from litestar import Request, get

from footplate.server.decline import Declined, forbidden
from footplate.server.routes.visit import house_of
from footplate.server.store import Unavailable
from footplate.server.wire import Answer, Problem

PATIENCE: Final = 2.0  # seconds in which a database that is well answers


class Health(Answer, frozen=True):
    """Whether the server and its database answer."""

    ok: bool


@get("/healthz", summary="Is the server well?", tags=["operation"], operation_id="health")
async def health(request: Request[Any, Any, Any]) -> Health:
    """Only if its database answers."""
    try:
        async with asyncio.timeout(PATIENCE):
            await house_of(request).store.rows("select epoch from house")
    except (TimeoutError, Unavailable):
        raise Declined(503, Problem("unavailable", "the database does not answer")) from None
    return Health(True)


@get(
    "/metrics",
    summary="What this process counts, for Prometheus",
    tags=["operation"],
    operation_id="metrics",
    media_type="text/plain; version=0.0.4; charset=utf-8",
)
async def metrics(request: Request[Any, Any, Any]) -> bytes:
    """For this machine, and for who sends the operator's token as `Authorization: Bearer ...`."""
    if not (_is_here(request) or _has_token(request)):
        raise forbidden("not-yours", "the figures are for the operator")
    text: bytes = request.app.state.metrics.text()
    return text


def _is_here(request: Request[Any, Any, Any]) -> bool:
    """From this machine and by its own name: a proxy on it speaks for strangers."""
    return (
        request.client is not None
        and _is_loopback(request.client.host)
        and _is_loopback(request.url.hostname)
    )


def _is_loopback(name: str | None) -> bool:
    try:
        return name == "localhost" or ip_address(name or "").is_loopback
    except ValueError:
        return False


def _has_token(request: Request[Any, Any, Any]) -> bool:
    token = request.app.state.settings.metrics_token
    given = request.headers.get("authorization", "")
    return bool(token) and hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
