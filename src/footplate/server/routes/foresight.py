"""Foresight: what would come of an action, or of a line of them; the table itself is never touched."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Request, post
from litestar.params import JSONBody

from footplate.server import acting, foresight
from footplate.server.routes.tables import TableId
from footplate.server.routes.visit import Known, house_of, language
from footplate.server.wire.foresight import Line, Plan, Preview
from footplate.server.wire.play import Ask


class Foresight(Controller):
    """What a seat may try before it decides."""

    path = "/api/tables/{id:str}"
    tags = ["play"]

    @post("/preview", status_code=200, summary="What would this action bring?")
    async def preview(
        self, request: Request[Any, Any, Any], id: TableId, data: JSONBody[Ask], known: Known
    ) -> Preview:
        """Tried on positions that the seat imagines: nothing that it may not know can show."""
        table = await house_of(request).table(id)
        seat = acting.seat_for(table, known.id, data.seat)
        return foresight.preview(table, seat, acting.read(table, data.action), language(request))

    @post("/plan", status_code=200, summary="What would a line of actions bring?")
    async def plan(
        self, request: Request[Any, Any, Any], id: TableId, data: JSONBody[Line], known: Known
    ) -> Plan:
        """With luck as it may come and others who do as little as they can."""
        table = await house_of(request).table(id)
        seat = acting.seat_for(table, known.id, data.seat)
        return await asyncio.to_thread(foresight.plan, table, seat, data, language(request))
