"""App: the application that a process serves, made from its settings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from http import HTTPStatus
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, route
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException

from footplate.bots.roster import BOTS, programs
from footplate.messages import catalogue
from footplate.server import openapi, page
from footplate.server.advice import Adviser
from footplate.server.body import Asked
from footplate.server.decline import Declined
from footplate.server.folder import Folder
from footplate.server.guard import SOCKETS_OF_ONE, Bucket, Crowd, Guard
from footplate.server.house import House, NoSuchTable
from footplate.server.logs import Requests, note_problem
from footplate.server.metrics import Metrics
from footplate.server.notices.desk import Desk
from footplate.server.notices.mail import Mail
from footplate.server.notices.webhook import Webhook
from footplate.server.people.postman import Postman
from footplate.server.people.sessions import Sessions
from footplate.server.porter import Porter
from footplate.server.reviews import Reviews
from footplate.server.routes.account import Account
from footplate.server.routes.advice import advise, review
from footplate.server.routes.client import LOOKING, asset, beside, enter, lost
from footplate.server.routes.documentation import consult
from footplate.server.routes.foresight import Foresight
from footplate.server.routes.games import Games
from footplate.server.routes.history import History, take_in
from footplate.server.routes.messages import Messages
from footplate.server.routes.operation import health, metrics
from footplate.server.routes.people import People, leaderboard
from footplate.server.routes.play import Play
from footplate.server.routes.reception import open_reception
from footplate.server.routes.tables import Tables, qr_code
from footplate.server.routes.visit import known, language, visitor
from footplate.server.routes.watch import watch
from footplate.server.settings import Settings
from footplate.server.store import Unavailable, store_for
from footplate.server.talk import Talk
from footplate.server.thinkers import Thinkers
from footplate.server.wire import Problem

LOG: Final = logging.getLogger("footplate.app")
BUILT: Final = Path(__file__).parent  # where the client and the documentation are built
MOST: Final = 600_000  # bytes of a request
A_MINUTE: Final = 600  # requests of one person
REVIEWING: Final = 120.0  # seconds in which a game must be reviewed
PATIENT: Final = 15  # niceness of who reviews games: nobody waits at a table for that


async def _known(request: Request[Any, Any, Any]) -> Any:
    return await known(request)


async def _visitor(request: Request[Any, Any, Any]) -> Any:
    return await visitor(request)


ROUTES: Final = (
    Games,
    Messages,
    People,
    Account,
    leaderboard,
    Tables,
    Play,
    Foresight,
    advise,
    History,
    review,
    take_in,
    watch,
    qr_code,
    health,
    metrics,
)
DEPENDENCIES: Final = {"known": Provide(_known), "visitor": Provide(_visitor)}


@cache
def description() -> bytes:
    """The OpenAPI document of all routes."""
    import_module("footplate.games")
    return msgspec.json.format(msgspec.json.encode(openapi.document(ROUTES, DEPENDENCIES)), indent=2) + b"\n"


@cache
def _page(language: str, url: str) -> bytes:
    return page.page(msgspec.json.decode(description()), catalogue(language), url)


@get("/api/openapi.json", media_type=MediaType.JSON, sync_to_thread=True, include_in_schema=False)
def describe() -> bytes:
    """The OpenAPI document of all routes."""
    return description()


@route("/api", http_method=LOOKING, media_type=MediaType.HTML, sync_to_thread=True, include_in_schema=False)
def read(request: Request[Any, Any, Any]) -> bytes:
    """The same as a page to read."""
    return _page(language(request), request.app.state.settings.url)


@get("/page.css", media_type=MediaType.CSS, sync_to_thread=False, include_in_schema=False)
def look() -> bytes:
    """How that page looks."""
    return page.stylesheet()


def make_app(settings: Settings, built: Path = BUILT) -> Litestar:
    """The application; its store is opened when it starts."""
    import_module("footplate.games")
    app = Litestar(
        route_handlers=[*ROUTES, describe, read, look, enter, beside, asset, consult],
        dependencies=DEPENDENCIES,
        exception_handlers={
            Declined: _declined,
            NoSuchTable: _no_such_table,
            Unavailable: _unavailable,
            HTTPException: _http,
            Exception: _internal,
        },
        lifespan=[lambda app: _open(app, settings)],
        openapi_config=None,
        request_class=Asked,
        request_max_body_size=MOST,
        logging_config=None,
    )
    # Around the whole application: what leads nowhere is guarded and told of, too.
    app.state.client, app.state.documentation = Folder(built / "static"), Folder(built / "documentation")
    app.state.metrics = Metrics()
    guard = Guard(app.asgi_handler, settings.public_url, settings.limits)
    app.asgi_handler = app.state.requests = Requests(guard, app.state.metrics.saw)
    return app


@asynccontextmanager
async def _open(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    """Everything that runs beside the requests, in the order in which one thing needs another."""
    counts: Metrics = app.state.metrics
    store = counts.counted(store_for(settings.address))
    await store.open()
    house = House(store, settings.idle, bots=(*BOTS, *programs(settings.bots, None)))
    thinkers = Thinkers(settings.thinkers, settings.thinking, bots=settings.bots, thought=counts.thought)
    reviewer = Thinkers(min(1, settings.thinkers), REVIEWING, niceness=PATIENT)
    counts.watch(house, thinkers, lambda: app.state.requests.sockets)
    porter = Porter(house, thinkers)
    mail = Mail(settings.smtp, settings.sender) if settings.smtp else None
    postman = Postman(mail, settings.url)
    webhook = Webhook(allow_private=settings.private_webhooks)
    desk = Desk(store, mail=mail, webhook=webhook, public_url=settings.url)
    app.state.settings = settings
    app.state.house, app.state.sessions = house, Sessions(store)
    app.state.patience = Bucket(A_MINUTE * settings.limits) if settings.limits else None
    app.state.talk = Talk(house, settings.limits)
    app.state.adviser = Adviser(house, thinkers, settings.limits)
    app.state.reviews = reviews = Reviews(house, reviewer)
    app.state.onlookers = Crowd(SOCKETS_OF_ONE * settings.limits) if settings.limits else None
    open_reception(app, settings, postman.post)
    await house.open()
    await thinkers.start()
    await reviewer.start()
    await porter.start()
    telling = asyncio.create_task(desk.run())
    try:
        yield
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)
        webhook.close()
        await postman.close()
        await porter.stop()
        reviews.close()
        await reviewer.close()
        await thinkers.close()
        await store.close()


def _problem(
    request: Request[Any, Any, Any], status: int, problem: Problem, headers: Any = None
) -> Response[Problem]:
    note_problem(request.scope, problem.code)
    return Response(problem, status_code=status, headers=headers)


def _declined(request: Request[Any, Any, Any], error: Declined) -> Response[Problem]:
    return _problem(request, error.status, error.problem)


def _no_such_table(request: Request[Any, Any, Any], error: NoSuchTable) -> Response[Problem]:
    return _problem(request, 404, Problem("not-found", str(error)))


def _unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Problem]:
    detail = "the database does not answer or cannot write; send the request again with the same key"
    return _problem(request, 503, Problem("unavailable", detail), {"retry-after": "1"})


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Response[bytes]:
    if error.status_code == HTTPStatus.NOT_FOUND and (page := lost(request)):
        return page
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        detail = "; ".join([_told(one) for one in error.extra if isinstance(one, dict)])
    code = HTTPStatus(error.status_code).phrase.lower().replace(" ", "-")
    return _problem(request, error.status_code, Problem(code, detail), error.headers)


def _told(one: dict[str, Any]) -> str:
    """What is wrong with a parameter, by its name."""
    message = str(one.get("message", one))
    return f"{one['key']}: {message}" if one.get("key") else message


def _internal(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    LOG.error("a request failed", exc_info=error)
    return _problem(request, 500, Problem("internal", "something went wrong here; the log says more"))
