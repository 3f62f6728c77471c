"""Client: the page to play on, as it was built; the same page at each of its addresses."""

from __future__ import annotations

from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route

from footplate.messages import catalogue
from footplate.server.decline import missing
from footplate.server.folder import ASKED_AGAIN, FOR_EVER, Folder
from footplate.server.page import without_client
from footplate.server.routes.visit import language

LOOKING: Final = [HttpMethod.GET, HttpMethod.HEAD]
PLACES: Final = [
    "/",
    "/lobby",
    "/new",
    "/new/{game:str}",
    "/tables/{id:str}",
    "/tables/{id:str}/at/{entry:str}",
    "/rules/{game:str}",
    "/maps",
    "/maps/{game:str}/{map:str}",
    "/leaderboards/{game:str}",
    "/people/{name:str}",
    "/me",
    "/settings",
    "/confirm-email",
    "/new-password",
    "/import",
]
BESIDE: Final = [
    "/favicon.svg",
    "/icon-192.png",
    "/icon-512.png",
    "/manifest.webmanifest",
    "/service-worker.js",
]


def _client(request: Request[Any, Any, Any]) -> Folder:
    folder: Folder = request.app.state.client
    return folder


@route(PLACES, http_method=LOOKING, include_in_schema=False)
async def enter(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page, which looks at its address itself; nothing from the address is in what is sent."""
    found = await _client(request).fetch("index.html")
    if found is None:
        said = without_client(catalogue(language(request)))
        return Response(said, status_code=404, media_type=MediaType.HTML)
    return found.answer(request, ASKED_AGAIN)


@route(BESIDE, http_method=LOOKING, include_in_schema=False)
async def beside(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What browsers look for beside a page."""
    found = await _client(request).fetch(request.scope["path"].strip("/"))
    if found is None:
        raise missing("this server has no client")
    return found.answer(request, ASKED_AGAIN)


@route("/assets/{name:str}", http_method=LOOKING, include_in_schema=False)
async def asset(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Scripts and styles of the page; what changes has another name."""
    found = await _client(request).fetch(f"assets/{request.path_params['name']}")
    if found is None:
        raise missing("the client has no such file")
    return found.answer(request, FOR_EVER)


def lost(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """The page, for people who came to an address that leads nowhere; it says so to them."""
    is_for_people = "text/html" in request.headers.get("accept", "") and request.method in LOOKING
    if not is_for_people or request.scope["path"].startswith("/api/"):
        return None
    found = _client(request).find("index.html")
    return found and found.answer(request, ASKED_AGAIN, 404)
