"""Standing: a seat's orders are given, and decide at once what they can."""

from __future__ import annotations

from msgspec.structs import replace

from footplate.kernel.action import Seat
from footplate.server import orders
from footplate.server.acting import done_before, retried, seat_for
from footplate.server.decline import bad, conflict
from footplate.server.house import House
from footplate.server.people.person import Person
from footplate.server.table import Table
from footplate.server.wire import events
from footplate.server.wire.play import GiveOrders, Standing


async def told(house: House, id: str, person: Person, seat: Seat | None) -> Standing:
    """The orders of one's seat."""
    table = await house.table(id)
    return Standing(table.chairs[seat_for(table, person.id, seat)].orders)


async def give(house: House, id: str, person: Person, request: GiveOrders) -> Standing:
    """Orders in place of those that a seat had; done once however often it is sent."""

    async def attempt() -> Standing:
        async with house.draft(id) as draft:
            table = draft.table
            seat = seat_for(table, person.id, request.seat)
            if await done_before(house, table, person.id, request.key) is None:
                _check(table, seat, request.orders)
                draft.chairs[seat] = replace(table.chairs[seat], orders=request.orders)
                draft.happens(events.OrdersGiven(seat), person.id, request.key)
                draft.go_on()
                table = await house.commit(draft)
            return Standing(table.chairs[seat].orders)

    return await retried(attempt)


def _check(table: Table, seat: Seat, given: orders.Orders) -> None:
    """Declined, with a sentence, unless the orders make sense in this game and somebody plays the seat."""
    if table.facts.phase != "running":
        raise conflict("not-running", "the game is over", seq=table.facts.seq)
    if table.chairs[seat].bot is not None:
        raise conflict("stand-in", "a stand-in plays this seat; return to it first")
    s = table.running.state
    sums = table.game.sums(s, seat)
    for number, order in enumerate(given, 1):
        fault = orders.check(order, table.game, s, sums)
        if fault is not None:
            raise bad(f"order {number}: {fault}")
