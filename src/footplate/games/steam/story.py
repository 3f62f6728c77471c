"""What an entry did, as a message: words of the vocabularies, names of the map, and numbers.

A list is words with blanks between them ("orange green"); sums have a number to each word ("orange:3
green:2"). Places are told by the names that the map gives them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from footplate.games.steam import actions as act
from footplate.games.steam.aftermath import Facts, aftermath, seats, sums
from footplate.games.steam.components import ACTION_TILES, COLOURS, PLAYER_COLOURS
from footplate.games.steam.laying import price
from footplate.games.steam.money import HIGHEST_INCOME, STEP
from footplate.games.steam.phases.action_tiles import tile_price
from footplate.games.steam.phases.first_order import AuctionFirstOrder, RandomFirstOrder
from footplate.games.steam.phases.goods_supply import StockCities, space_cubes
from footplate.games.steam.phases.move_goods import path
from footplate.games.steam.phases.order_of_play import payments
from footplate.games.steam.placement import NONE, tile_facts
from footplate.games.steam.progress import changed, claimed, completed, extended, lost, place_name, started
from footplate.games.steam.state import NOBODY, Steam
from footplate.kernel.action import CHANCE, Action, Seat, kind
from footplate.kernel.game import Message
from footplate.kernel.record import Entry
from footplate.rails.grid import SIDES

# With these a turn can end, and what follows is told with them.
LAST_OF_A_TURN: Final = (act.ImproveLocomotive, act.PassMove, act.TakeIncome, act.TakePoints)


def story(before: Steam, entry: Entry[Any], after: Steam) -> Message:
    """The message for everybody: in Steam nothing is hidden."""
    action, seat = entry.action, entry.seat
    facts: Facts = {} if seat == CHANCE else {"seat": PLAYER_COLOURS[seat]}
    phase = before.agenda[-1]
    tell = TELLERS.get(type(action))
    if tell is not None:
        facts |= tell(before, phase, seat, action, after)
    if isinstance(action, LAST_OF_A_TURN):
        facts |= aftermath(before, seat, action, after)
    return Message(f"steam-{kind(action)}", facts)


def _raised(before: Steam, after: Steam, seat: Seat, spent: int) -> Facts:
    """Money raised beside what was spent, and what was given up for it. [ST-20, ST-21]"""
    return {
        "payer": PLAYER_COLOURS[seat],
        "raised": after.cash[seat] - before.cash[seat] + spent,
        "income": after.income[seat],
        "given": before.points[seat] - after.points[seat],
    }


def _listed(names: Sequence[str]) -> str:
    """Names of the map in a row, each once."""
    return ", ".join(dict.fromkeys(names)) or NONE


def _of_chance(s: Steam, phase: Any, seat: Seat, action: Action, after: Steam) -> Facts:
    match action:
        case act.DrawCube(colour=colour) if isinstance(phase, StockCities):
            city = s.board.place_names[s.board.cities[phase.city]]
            return {"colour": COLOURS[colour], "city": city, "space": 0}
        case act.DrawCube(colour=colour):
            return {"colour": COLOURS[colour], "city": NONE, "space": phase.drawn // space_cubes(s) + 1}
        case act.StartPlayer(seat=first):
            how = "first" if isinstance(phase, RandomFirstOrder) else "opens"
            cash = sums([(one, after.cash[one]) for one in after.order if after.cash[one]])
            return {"seat": PLAYER_COLOURS[first], "how": how, "order": seats(after.order), "cash": cash}
        case act.NextInOrder(seat=one):
            settled = phase.placed == s.players - 2
            order = seats(after.order) if settled else NONE
            return {"seat": PLAYER_COLOURS[one], "place": phase.placed + 1, "order": order}
    return {}


def _of_auctions(s: Steam, phase: Any, seat: Seat, action: Action, after: Steam) -> Facts:
    match action:
        case act.Bid(amount=amount):
            return {"dollars": amount, "place": _place(phase)}
        case act.PassBid() if isinstance(phase, AuctionFirstOrder):
            return _sale(s, phase, after)
        case act.PassBid():
            return _order_of_play(s, phase, seat)
        case act.TakeCapital(steps=steps):
            return {"dollars": steps * STEP, **_raised(s, after, seat, 0)}
    return {}


def _place(phase: Any) -> int:
    """Which place is being auctioned; 0 if all of them are. [ST-26, ST-92]"""
    return len(phase.placed) + 1 if isinstance(phase, AuctionFirstOrder) else 0


def _sale(s: Steam, phase: AuctionFirstOrder, after: Steam) -> Facts:
    """Who gets the place for how much once all others have passed, and the order if that was all. [ST-26]"""
    auction = phase.auction.drop()
    if not auction.over:
        return {"settled": "no"}
    winner = auction.waiting[0]
    paid = max(0, auction.bids[winner])
    all_placed = not after.agenda or not isinstance(after.agenda[-1], AuctionFirstOrder)
    return {
        "settled": "place",
        "place": _place(phase),
        "winner": PLAYER_COLOURS[winner],
        "dollars": paid,
        **_raised(s, after, winner, paid),
        "order": seats(after.order) if all_placed else NONE,
    }


def _order_of_play(s: Steam, phase: Any, seat: Seat) -> Facts:
    """The last but one to pass ends the auction: the order, and who pays what. [ST-93, ST-94]"""
    if seat == phase.may_stay:
        return {"settled": "stays"}
    auction = phase.auction.drop()
    if not auction.over:
        return {"settled": "no"}
    paid = [(one, amount) for one, amount in auction.payments(payments(len(s.order))) if amount]
    return {"settled": "order", "order": seats(auction.order()), "payments": sums(paid)}


def _of_action_tiles(s: Steam, phase: Any, seat: Seat, action: Action, after: Steam) -> Facts:
    match action:
        case act.TakeTile(action=tile):
            cost = tile_price(s, seat, tile)
            level = after.level[seat] if after.level[seat] > s.level[seat] else 0
            taken: Facts = {"action": ACTION_TILES[tile], "number": tile + 1, "dollars": cost, "level": level}
            return taken | _raised(s, after, seat, cost)
        case act.TakePassing(action=tile):
            return {"action": ACTION_TILES[tile], "number": tile + 1}
    return {}


def _of_building(s: Steam, phase: Any, seat: Seat, action: Action, after: Steam) -> Facts:
    match action:
        case act.LayTrack():
            cost = price(s, action)
            told: Facts = {"dollars": cost, **_progress(s, after, seat), **_raised(s, after, seat, cost)}
            return told | tile_facts(s, action)
        case act.FinishBuilding():
            undone = ACTION_TILES[s.tile[seat] - 1] if s.pending[seat] else NONE
            return {"lost": _listed(lost(s, after, changed(s, after), seat)), "undone": undone}
    return {}


def _progress(s: Steam, after: Steam, seat: Seat) -> Facts:
    """What became of the tracks. [ST-45, ST-47, ST-52, ST-56]"""
    starts = changed(s, after)
    links = completed(s, after, starts)
    others = [link for link in links if link.owner != seat]
    return {
        "completed": _listed([f"{link.one} – {link.other}" for link in links if link.owner == seat]),
        "others": seats(dict.fromkeys([link.owner for link in others])),
        "others_links": _listed([f"{link.one} – {link.other}" for link in others]),
        "claimed": _listed(claimed(s, after, starts, seat)),
        "extended": _listed(extended(s, after, starts, seat)),
        "started": _listed(started(s, after, starts)),
    }


def _of_cities(s: Steam, phase: Any, seat: Seat, action: Action, after: Steam) -> Facts:
    match action:
        case act.Urbanize(hex=hex, colour=colour):
            return {"city": place_name(s, hex), "colour": COLOURS[colour], **_progress(s, after, seat)}
        case act.GrowCity(hex=hex):
            return {"city": place_name(s, hex)}
        case act.TakeGoods(space=space):
            first = s.board.stocks.stack(space, 0)
            counts = zip(COLOURS, s.stocks[first : first + len(COLOURS)], strict=True)
            cubes = " ".join([f"{colour}:{count}" for colour, count in counts if count])
            return {"city": place_name(s, phase.hex), "space": space + 1, "cubes": cubes}
    return {}


def _of_goods(s: Steam, phase: Any, seat: Seat, action: Action, after: Steam) -> Facts:
    match action:
        case act.ImproveLocomotive():
            return {"level": s.level[seat] + 1}
        case act.MoveCube():
            return _delivery(s, action)
        case act.TakeIncome():
            gain, room = phase.points[seat], HIGHEST_INCOME - s.income[seat]
            return {"gain": gain, "now": s.income[seat] + min(gain, room), "wasted": max(0, gain - room)}
        case act.TakePoints():
            return {"gain": phase.points[seat], "now": s.points[seat] + phase.points[seat]}
    return {}


def _delivery(s: Steam, move: act.MoveCube) -> Facts:
    """A cube's way from stop to stop, and what each owner of a link gets. [ST-61, ST-64]"""
    left = path(s, move)
    way = [place_name(s, hex) for hex in (move.hex, *[s.other[terminal] // SIDES for terminal in left])]
    owners = [s.owner[terminal] for terminal in left]
    gains = [(owner, owners.count(owner)) for owner in dict.fromkeys(owners) if owner != NOBODY]
    return {
        "colour": COLOURS[move.colour],
        "from": way[0],
        "to": way[-1],
        "way": " – ".join(way),
        "links": len(left),
        "gains": sums(gains),
    }


# By whom each kind of action is told that has anything to tell besides its kind.
TELLERS: Final[dict[type[Action], Callable[[Steam, Any, Seat, Action, Steam], Facts]]] = {
    act.DrawCube: _of_chance,
    act.StartPlayer: _of_chance,
    act.NextInOrder: _of_chance,
    act.Bid: _of_auctions,
    act.PassBid: _of_auctions,
    act.TakeCapital: _of_auctions,
    act.TakeTile: _of_action_tiles,
    act.TakePassing: _of_action_tiles,
    act.LayTrack: _of_building,
    act.FinishBuilding: _of_building,
    act.Urbanize: _of_cities,
    act.GrowCity: _of_cities,
    act.TakeGoods: _of_cities,
    act.ImproveLocomotive: _of_goods,
    act.MoveCube: _of_goods,
    act.TakeIncome: _of_goods,
    act.TakePoints: _of_goods,
}
