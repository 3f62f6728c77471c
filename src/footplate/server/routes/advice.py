"""Advice: what bots tell people: the best options of a decision, and how a finished game went."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from footplate.server import lobby
from footplate.server.advice import Adviser
from footplate.server.reviews import Reviews
from footplate.server.routes.tables import TableId
from footplate.server.routes.visit import Known, Visitor, house_of
from footplate.server.wire.advice import Advice, AskAdvice, Reviewed


@post("/api/tables/{id:str}/advice", status_code=200, summary="What are my best options?", tags=["play"])
async def advise(
    request: Request[Any, Any, Any], id: TableId, data: JSONBody[AskAdvice], known: Known
) -> Advice:
    """As the strongest bot sees them that knows what the seat knows; everybody is told that it was asked."""
    adviser: Adviser = request.app.state.adviser
    return await adviser.advise(id, known, data)


@get("/api/tables/{id:str}/review", summary="How did the game go?", tags=["history"])
async def review(request: Request[Any, Any, Any], id: TableId, visitor: Visitor) -> Response[Reviewed]:
    """Who stood how well when, and which decisions cost most; 202 while that is being found out."""
    reviews: Reviews = request.app.state.reviews
    table = await house_of(request).table(id)
    lobby.check_may_see(table, visitor)
    found = await reviews.of(table)
    return Response(Reviewed(found), status_code=200 if found is not None else 202)
