"""Tables: made, listed, joined, left, started."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any, cast

import segno
from litestar import Controller, Request, Response, get, post
from litestar.params import FromQuery, JSONBody, Parameter

from footplate.server import lobby, making, seating
from footplate.server.folder import MINE_ASKED_AGAIN
from footplate.server.people.person import Person
from footplate.server.routes.games import boxed
from footplate.server.routes.visit import Known, Visitor, house_of
from footplate.server.scene import info, scene
from footplate.server.table import Table
from footplate.server.wire.games import Box
from footplate.server.wire.tables import Invitation, Join, Listing, Made, NewTable, OneSeat, Scene, TableInfo

LinkPath = Annotated[str, Parameter(pattern=r"^/tables/[A-Za-z0-9_?=-]+$", max_length=120)]
Before = Annotated[int | None, Parameter(ge=0, le=2**53, description="Older than this: `next` of a page.")]
TableId = Annotated[str, Parameter(max_length=32, description="The table.")]
SeatShown = Annotated[
    int | None,
    Parameter(
        description="As which of my seats I look. Who has one need not say; who has several and does not say "
        "sees the only one of them that has something to decide, or else looks on."
    ),
]
SeatSeen = Annotated[
    int | None,
    Parameter(
        description="As which of my seats I look. Who has one need not say; who has several and does not say "
        "looks on."
    ),
]


class Tables(Controller):
    """Everything about tables but the play at them."""

    path = "/api/tables"
    tags = ["tables"]

    @post("/", summary="Make a table")
    async def create(self, request: Request[Any, Any, Any], data: JSONBody[NewTable], known: Known) -> Made:
        """It starts at once if nobody is missing."""
        return made(request, known, *await making.create(house_of(request), known, data))

    @get("/", summary="The lobby: public tables with open seats, or with seats that were given up")
    async def lobby(
        self,
        request: Request[Any, Any, Any],
        visitor: Visitor,
        game: FromQuery[str | None] = None,
        before: Before = None,
    ) -> Listing:
        """The newest first."""
        return await lobby.open_tables(house_of(request), visitor, game, before)

    @get("/mine", summary="The tables where I sit")
    async def mine(
        self,
        request: Request[Any, Any, Any],
        known: Known,
        phase: FromQuery[str | None] = None,
        before: Before = None,
    ) -> Listing:
        """The newest first; `/next` tells which of them waits for me."""
        return await lobby.tables_of(house_of(request), known, phase, before)

    @get("/next", summary="The next table that waits for me")
    async def next(
        self, request: Request[Any, Any, Any], known: Known, after: FromQuery[str | None] = None
    ) -> Listing:
        """The one that has waited longest; after a given one, the one that has waited next to longest."""
        return await lobby.waiting_for(house_of(request), known, after)

    @get("/{id:str}", summary="A table as I see it")
    async def show(
        self,
        request: Request[Any, Any, Any],
        id: TableId,
        visitor: Visitor,
        seat: SeatShown = None,
        invitation: FromQuery[str | None] = None,
    ) -> Scene:
        """With the view and the offer of one's seat; who has none looks on."""
        house = house_of(request)
        table = await house.table(id)
        seen_as = lobby.seat_to_show(table, visitor, seat, invitation)
        return scene(table, visitor.id if visitor else None, seen_as, house.now())

    @get("/{id:str}/components", summary="What is played with at a table")
    async def components(
        self,
        request: Request[Any, Any, Any],
        id: TableId,
        visitor: Visitor,
        invitation: FromQuery[str | None] = None,
    ) -> Response[Box]:
        """The board and all pieces as they are before the game."""
        table = await house_of(request).table(id)
        lobby.seat_to_see(table, visitor, None, invitation)
        return cast("Response[Box]", boxed(table.game, table.options).answer(request, MINE_ASKED_AGAIN))

    @post("/{id:str}/join", summary="Take a seat")
    async def join(
        self, request: Request[Any, Any, Any], id: TableId, data: JSONBody[Join], known: Known
    ) -> TableInfo:
        """Or return to one's own; or take one that a stand-in plays for somebody who left."""
        table = await seating.join(house_of(request), id, known, data.seat, data.invitation)
        return _info(request, table, known)

    @post("/{id:str}/leave", summary="Give up my seats")
    async def leave(self, request: Request[Any, Any, Any], id: TableId, known: Known) -> TableInfo:
        """During the game a stand-in plays on."""
        return _info(request, await seating.leave(house_of(request), id, known), known)

    @post("/{id:str}/start", summary="Start the game")
    async def start(self, request: Request[Any, Any, Any], id: TableId, known: Known) -> TableInfo:
        """By the host, when all seats are taken."""
        return _info(request, await seating.start(house_of(request), id, known), known)

    @post("/{id:str}/close", summary="Give up a table that has not started")
    async def close(self, request: Request[Any, Any, Any], id: TableId, known: Known) -> TableInfo:
        """By the host."""
        return _info(request, await seating.close(house_of(request), id, known), known)

    @post("/{id:str}/rematch", summary="Play again with the same people")
    async def rematch(self, request: Request[Any, Any, Any], id: TableId, known: Known) -> TableInfo:
        """A new table, or the one that somebody else has made for it."""
        return _info(request, await making.rematch(house_of(request), id, known), known)

    @post("/{id:str}/absent", summary="Hand over the seat of somebody who is gone")
    async def absent(
        self, request: Request[Any, Any, Any], id: TableId, data: JSONBody[OneSeat], known: Known
    ) -> TableInfo:
        """When they have been awaited, and not seen, for days."""
        return _info(request, await seating.replace_absent(house_of(request), id, known, data.seat), known)

    @post("/{id:str}/invitations", summary="A link for a seat")
    async def invite(
        self, request: Request[Any, Any, Any], id: TableId, data: JSONBody[OneSeat], known: Known
    ) -> Invitation:
        """By the host, also for a seat that was given up during the game; the one before is void."""
        token = await seating.invite(house_of(request), id, known, data.seat)
        return link(id, data.seat, token)


@get("/api/qr", summary="A link as a QR code", tags=["tables"], media_type="image/svg+xml")
async def qr_code(request: Request[Any, Any, Any], path: LinkPath) -> bytes:
    """The address of a table here, with or without an invitation, as a picture."""
    picture = BytesIO()
    address = f"{request.app.state.settings.url}{path}"
    segno.make(address, micro=False).save(picture, kind="svg", scale=8, border=4)
    return picture.getvalue()


def link(id: str, seat: int, token: str) -> Invitation:
    """The link of an invitation."""
    return Invitation(seat, token, f"/tables/{id}?invitation={token}")


def made(request: Request[Any, Any, Any], person: Person, table: Table, tokens: dict[int, str]) -> Made:
    """A new table, and the links of its invitations."""
    links = [link(table.id, seat, token) for seat, token in tokens.items()]
    return Made(_info(request, table, person), tuple(links))


def _info(request: Request[Any, Any, Any], table: Table, person: Person) -> TableInfo:
    return info(table, person.id, house_of(request).now())
