"""Play: acting at a table, asking what may be done, taking back, talking."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, get, post, put
from litestar.params import FromQuery, JSONBody, Parameter

from footplate.server import acting, completion, history, lobby, notes, offers, standing, undo
from footplate.server.decline import bad
from footplate.server.routes.tables import SeatSeen, TableId
from footplate.server.routes.visit import Known, Visitor, house_of, language
from footplate.server.talk import Talk
from footplate.server.wire.play import (
    Act,
    Ballot,
    Done,
    GiveOrders,
    Log,
    Narrow,
    Note,
    Offer,
    Say,
    Standing,
    Undo,
    Undone,
    Verdict,
    WhyNot,
    Written,
)

SeatMeant = Annotated[
    int | None,
    Parameter(
        description="Which of my seats. Who has one need not say; nor who has several, as long as exactly "
        "one of them has something to decide."
    ),
]


class Play(Controller):
    """What a seat does and asks during the game."""

    path = "/api/tables/{id:str}"
    tags = ["play"]

    @post("/actions", status_code=200, summary="Act")
    async def act(
        self, request: Request[Any, Any, Any], id: TableId, data: JSONBody[Act], known: Known
    ) -> Done:
        """Done once however often it is sent; refused, with every broken rule, if it is not legal."""
        return await acting.act(house_of(request), id, known, data, language(request))

    @post("/offer", status_code=200, summary="What may I do, given some answers?")
    async def offer(
        self, request: Request[Any, Any, Any], id: TableId, data: JSONBody[Narrow], known: Known
    ) -> Offer:
        """Long offers, narrowed question by question, in any order; on request with what each brings."""
        table = await house_of(request).table(id)
        seat = acting.seat_for(table, known.id, data.seat)
        if data.hints:
            return await asyncio.to_thread(offers.narrowed, table, seat, data)
        return offers.narrowed(table, seat, data)

    @post("/why-not", status_code=200, summary="Why may I not do this?")
    async def why_not(
        self, request: Request[Any, Any, Any], id: TableId, data: JSONBody[WhyNot], known: Known
    ) -> Verdict:
        """Every rule that forbids an action now, and what it would cost; it may be only half known."""
        table = await house_of(request).table(id)
        seat = acting.seat_for(table, known.id, data.seat)
        if data.given is not None and data.action is None:
            return await asyncio.to_thread(completion.verdict, table, seat, data.given, language(request))
        if data.action is None or data.given is not None:
            raise bad("either an action or what is known of one")
        return offers.verdict(table, seat, acting.read(table, data.action), language(request))

    @post("/undo", status_code=200, summary="Take back")
    async def undo(
        self, request: Request[Any, Any, Any], id: TableId, data: JSONBody[Undo], known: Known
    ) -> Undone:
        """At once where nothing else has followed, or else when all agree; never after the end."""
        return await undo.undo(house_of(request), id, known, data)

    @post("/undo/vote", status_code=200, summary="Agree that something is taken back, or refuse")
    async def vote(
        self, request: Request[Any, Any, Any], id: TableId, data: JSONBody[Ballot], known: Known
    ) -> Undone:
        """Bots and stand-ins have agreed; whatever else happens first in the game, the vote lapses."""
        return await undo.vote(house_of(request), id, known, data)

    @get("/orders", summary="My standing orders")
    async def orders(
        self, request: Request[Any, Any, Any], id: TableId, known: Known, seat: SeatMeant = None
    ) -> Standing:
        """Those that are over are not among them."""
        return await standing.told(house_of(request), id, known, seat)

    @put("/orders", summary="Give standing orders")
    async def give_orders(
        self, request: Request[Any, Any, Any], id: TableId, data: JSONBody[GiveOrders], known: Known
    ) -> Standing:
        """In place of those before; the answer has those left once they have decided what they can."""
        return await standing.give(house_of(request), id, known, data)

    @post("/chat", status_code=200, summary="Say something")
    async def say(
        self, request: Request[Any, Any, Any], id: TableId, data: JSONBody[Say], known: Known
    ) -> Done:
        """A line of text; at a public table those who look on may speak too."""
        talk: Talk = request.app.state.talk
        return await talk.say(id, known, data)

    @get("/log", summary="What happened")
    async def log(
        self,
        request: Request[Any, Any, Any],
        id: TableId,
        visitor: Visitor,
        seat: SeatSeen = None,
        invitation: FromQuery[str | None] = None,
        after: Annotated[int, Parameter(ge=0, le=2**53)] = 0,
        kinds: Annotated[str, Parameter(max_length=400, description="Separated by commas.")] = "",
        most: Annotated[int, Parameter(ge=1, le=history.MOST)] = history.MOST,
    ) -> Log:
        """The events of a table, of all kinds or some, as one's seat may know them."""
        house = house_of(request)
        table = await house.table(id)
        seen_by = lobby.seat_to_see(table, visitor, seat, invitation)
        return await history.log(house, table, seen_by, after, _kinds(kinds), most)

    @get("/note", summary="My note")
    async def note(self, request: Request[Any, Any, Any], id: TableId, known: Known) -> Note:
        """What I have written down about the table, from a seat or looking on."""
        table = await house_of(request).table(id)
        lobby.seat_to_see(table, known, None)
        return Note(await notes.read(house_of(request).store, id, known))

    @put("/note", summary="Write a note")
    async def write(
        self, request: Request[Any, Any, Any], id: TableId, data: JSONBody[Written], known: Known
    ) -> Note:
        """In place of the one before."""
        table = await house_of(request).table(id)
        lobby.seat_to_see(table, known, None)
        await notes.write(house_of(request).store, id, known, data.text)
        return Note(data.text)


def _kinds(given: str) -> list[str]:
    kinds = [kind for kind in given.split(",") if kind]
    for kind in kinds:
        if kind not in history.KINDS:
            raise bad(f"there is no kind of event {kind!r}; there are: {', '.join(history.KINDS)}")
    return kinds
