"""History: a table as it was, its record and what that proves, and new tables made from it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody, Parameter

from footplate.server import forks, history, lobby
from footplate.server.routes.tables import SeatSeen, TableId, made
from footplate.server.routes.visit import Known, Visitor, house_of
from footplate.server.wire.history import Entries, Glance, NewFork, NewRecord, Proof, Sums
from footplate.server.wire.tables import Made

LARGEST: Final = 2_200_000  # bytes of a request that brings a record
EntryNumber = Annotated[int, Parameter(ge=0, le=10_000_000, description="How many entries of the record.")]
LastEntry = Annotated[int | None, Parameter(ge=0, le=10_000_000, description="Up to which entry.")]


class History(Controller):
    """The past of a table, as the asker may know it."""

    path = "/api/tables/{id:str}"
    tags = ["history"]

    @get("/at/{number:int}", summary="The table as I saw it after some entry")
    async def at(
        self,
        request: Request[Any, Any, Any],
        id: TableId,
        number: FromPath[int],
        visitor: Visitor,
        seat: SeatSeen = None,
    ) -> Glance:
        """Also in a line that was taken back; 0 is before the first entry."""
        table = await house_of(request).table(id)
        return await history.glance(house_of(request), table, number, lobby.seat_to_see(table, visitor, seat))

    @get("/entries", summary="What happened, told again")
    async def entries(
        self,
        request: Request[Any, Any, Any],
        id: TableId,
        visitor: Visitor,
        after: EntryNumber = 0,
        to: LastEntry = None,
        seat: SeatSeen = None,
    ) -> Entries:
        """The entries after a number up to another; `next` if there are more than are told at once."""
        table = await house_of(request).table(id)
        seen_as = lobby.seat_to_see(table, visitor, seat)
        return await history.entries(house_of(request), table, after, to, seen_as)

    @get("/sums", summary="What everybody counted, entry by entry")
    async def sums(
        self,
        request: Request[Any, Any, Any],
        id: TableId,
        visitor: Visitor,
        seat: SeatSeen = None,
    ) -> Sums:
        """One's own sums, those that all may know, and everybody's once the game is over."""
        table = await house_of(request).table(id)
        return await history.sums(house_of(request), table, lobby.seat_to_see(table, visitor, seat))

    @get("/record", summary="The record as JSON Lines")
    async def record(
        self,
        request: Request[Any, Any, Any],
        id: TableId,
        visitor: Visitor,
        seat: SeatSeen = None,
    ) -> Response[bytes]:
        """As a seat may read it; all of it, with its seed, once the game is over."""
        table = await house_of(request).table(id)
        lines = await history.export(house_of(request), table, lobby.seat_to_see(table, visitor, seat))
        headers = {"content-disposition": f'attachment; filename="{table.game.name}-{id}.jsonl"'}
        return Response(lines, media_type="application/x-ndjson", headers=headers)

    @get("/verify", summary="Was everything dealt as it was committed to?")
    async def verify(self, request: Request[Any, Any, Any], id: TableId, visitor: Visitor) -> Proof:
        """Played again with the seed that is shown when the game is over."""
        table = await house_of(request).table(id)
        lobby.check_may_see(table, visitor)
        return await history.proof(house_of(request), table)

    @post("/fork", summary="Go on from here at a new table")
    async def fork(
        self, request: Request[Any, Any, Any], id: TableId, data: JSONBody[NewFork], known: Known
    ) -> Made:
        """Under a seed of its own; while a game with secrets runs, it cannot be forked."""
        return made(request, known, *await forks.fork(house_of(request), id, known, data))


@post(
    "/api/records",
    summary="Bring a record from elsewhere",
    tags=["history"],
    request_max_body_size=LARGEST,
)
async def take_in(request: Request[Any, Any, Any], data: JSONBody[NewRecord], known: Known) -> Made:
    """A finished game to look at and to fork, or one to go on with at a new table."""
    return made(request, known, *await forks.take_in(house_of(request), known, data))
