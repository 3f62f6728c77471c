"""Play: acting at a table, asking what may be done, taking back, talking."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, post

from footplate.server import acting, offers
from footplate.server.people.person import Person
from footplate.server.routes.tables import TableId
from footplate.server.routes.visit import house_of, language
from footplate.server.wire.play import Act, Ask, Done, Narrow, Offer, Verdict


class Play(Controller):
    """What a seat does and asks during the game."""

    path = "/api/tables/{id:str}"
    tags = ["play"]

    @post("/actions", status_code=200, summary="Act")
    async def act(self, request: Request[Any, Any, Any], id: TableId, data: Act, known: Person) -> Done:
        """Done once however often it is sent; refused, with every broken rule, if it is not legal."""
        return await acting.act(house_of(request), id, known, data, language(request))

    @post("/offer", status_code=200, summary="What may I do, given some answers?")
    async def offer(self, request: Request[Any, Any, Any], id: TableId, data: Narrow, known: Person) -> Offer:
        """Long offers, narrowed question by question, in any order."""
        table = await house_of(request).table(id)
        return offers.narrowed(table, acting.seat_for(table, known.id, data.seat), data)

    @post("/why-not", status_code=200, summary="Why may I not do this?")
    async def why_not(
        self, request: Request[Any, Any, Any], id: TableId, data: Ask, known: Person
    ) -> Verdict:
        """Every rule that forbids an action now, and what it would cost."""
        table = await house_of(request).table(id)
        seat = acting.seat_for(table, known.id, data.seat)
        return offers.verdict(table, seat, acting.read(table, data.action), language(request))
