"""The two auctions: for one place after another in the Base Game, for all at once in the Standard Game."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from tests.oracle.course import Act, Course, ask, chance
from tests.oracle.steam.money import means, pay
from tests.oracle.steam.table import Table


def first_auction(table: Table) -> Course[None]:
    """Every place but the last, each opened to the left of the last winner. [ST-26]"""
    opener = yield from chance({("start-player", seat): 1 for seat in range(table.players)})
    while len(table.order) < table.players - 1:
        clockwise = [(opener + step) % table.players for step in range(table.players)]
        bidders = [seat for seat in clockwise if seat not in table.order]
        winner, price = yield from auction_place(table, deque(bidders))
        pay(table, winner, price)
        table.order.append(winner)
        opener = winner + 1
    table.order += [seat for seat in range(table.players) if seat not in table.order]


def auction_place(table: Table, bidders: deque[int]) -> Course[tuple[int, int]]:
    """Bid more or pass; who is left has won, if without a bid then for nothing. [ST-24, ST-26, ST-27]"""
    high = -1
    while len(bidders) > 1:
        seat = bidders.popleft()
        act = yield from ask(seat, bids, high + 1, means(table, seat))
        if act[0] == "bid":
            high = act[1]
            bidders.append(seat)
    return bidders[0], max(0, high)


def bids(lowest: int, highest: int) -> Iterator[Act]:
    """Whole dollars, or none. [ST-24]"""
    for amount in range(lowest, highest + 1):
        yield ("bid", amount)
    yield ("pass-bid",)


def order_auction(table: Table) -> Course[None]:
    """Who passes takes the last free place; the holder of Turn Order may pass once. [ST-92, ST-93, ST-98]"""
    line, last_bid, dropped = deque(table.order), dict.fromkeys(table.order, -1), list[int]()
    spare = {table.ahead}
    while len(line) > 1:
        high = max(last_bid.values())
        if last_bid[line[0]] == high >= 0:  # nobody outbids himself
            line.rotate(-1)
        seat = line[0]
        act = yield from ask(seat, bids, high + 1, table.cash[seat])
        line.rotate(-1)
        if act[0] == "bid":
            last_bid[seat] = act[1]
        elif seat in spare:
            spare.remove(seat)
        else:
            line.remove(seat)
            dropped.insert(0, seat)
    table.order = [*line, *dropped]
    for place, seat in enumerate(table.order):
        table.cash[seat] -= payment(place, len(table.order), max(0, last_bid[seat]))


def payment(place: int, players: int, bid: int) -> int:
    """The last pays nothing, the first and second in full, the others half, rounded up. [ST-94, ST-99]"""
    if place == players - 1:
        return 0
    return bid if place < 2 else bid - bid // 2
