"""What an entry did, as a message: words of the vocabularies, numbers, and nothing that is secret.

A list is words with blanks between them ("blue red"); sums have a number to each word ("blue:3 red:2").
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

from footplate.games.volldampf import actions as act
from footplate.games.volldampf.board import COLOURS, COST, ENDS, GOODS, PLACES, SYMBOL, SYMBOLS
from footplate.games.volldampf.cards import ACTION_CARDS, MERCHANDISE, PLAYER_COLOURS, SHADES
from footplate.games.volldampf.phases.action_cards import DrawFromPlayer
from footplate.games.volldampf.phases.auction import PAYMENTS
from footplate.games.volldampf.phases.bonds import MARKS_A_BOND
from footplate.games.volldampf.phases.income import GainIncome
from footplate.games.volldampf.phases.merchandise import PlaceCubes
from footplate.games.volldampf.phases.place_track import FAVOURABLE_COST
from footplate.games.volldampf.phases.route import gains
from footplate.games.volldampf.phases.track_cards import GROUP_SIZE
from footplate.games.volldampf.phases.two_players import SealedBids
from footplate.games.volldampf.sequence import ROUND, Round, TwoPlayerRound
from footplate.games.volldampf.state import NOBODY, Volldampf
from footplate.kernel.action import CHANCE, Action, Hidden, Seat, kebab, kind
from footplate.kernel.game import Message, Score
from footplate.kernel.record import Entry
from footplate.rails.routes import walk

Facts: TypeAlias = "dict[str, int | str]"

# With these a round can end, and what follows is told with them.
LAST_OF_A_ROUND: Final = ("take-route", "give-up", "decline", "draw-card", "draw-cube")


def story(before: Volldampf, entry: Entry[Any], after: Volldampf, standing: tuple[Score, ...]) -> Message:
    """The message for everybody who may read the entry; of a hidden one it tells no more than its kind."""
    action = entry.action
    phase = before.agenda[-1]
    what = action.what if isinstance(action, Hidden) else kind(action)
    seat = getattr(phase, "player", NOBODY) if entry.seat == CHANCE else entry.seat
    facts: Facts = {"seat": PLAYER_COLOURS[seat]} if seat != NOBODY else {}
    if isinstance(action, Hidden):
        facts |= {"told": "no"}
    else:
        tell = TELLERS.get(type(action))
        if tell is not None:
            facts |= tell(before, phase, action, after)
    if what == "draw-card":
        facts["from"] = PLAYER_COLOURS[phase.chosen] if isinstance(phase, DrawFromPlayer) else "deck"
    if what in LAST_OF_A_ROUND:
        facts |= _income(before, action, after) | _next(before, after, standing)
    return Message(f"volldampf-{what}", facts)


def _words(words: Iterable[str]) -> str:
    return " ".join(words)


def _sums(amounts: Iterable[tuple[Seat, int]]) -> str:
    return " ".join([f"{PLAYER_COLOURS[seat]}:{amount}" for seat, amount in amounts])


def _seats(seats: Iterable[Seat]) -> str:
    return " ".join([PLAYER_COLOURS[seat] for seat in seats])


def _cards(counts: Sequence[int]) -> str:
    return " ".join([SYMBOLS[symbol] for symbol, count in enumerate(counts) for _ in range(count)])


def _cube(stack: int) -> Facts:
    return {"colour": COLOURS[GOODS.colour(stack)], "place": PLACES[GOODS.place(stack)]}


def _section(space: int, cost: int) -> Facts:
    one, other = ENDS[space]
    return {"one": PLACES[one], "other": PLACES[other], "marks": cost}


def _of_chance(s: Volldampf, phase: Any, action: object, after: Volldampf) -> Facts:
    match action:
        case act.StartPlayer(seat=first):
            return {"seat": PLAYER_COLOURS[first]}
        case act.UncoverMerchandise(card=card):
            return {"places": _words([PLACES[place] for place in MERCHANDISE[card]])}
        case act.DrawCube(colour=colour):
            where = PLACES[phase.cities[0]] if isinstance(phase, PlaceCubes) else "hand"
            return {"colour": COLOURS[colour], "place": where}
        case act.UncoverTrackCard(symbol=symbol):
            return {"symbol": SYMBOLS[symbol], "group": phase.laid // GROUP_SIZE[s.players] + 1}
        case act.DrawCard(card=card):
            return {"told": "yes", "card": ACTION_CARDS[card]}
    return {}


def _of_money(s: Volldampf, phase: Any, action: object, after: Volldampf) -> Facts:
    match action:
        case act.TakeBonds(amount=amount) | act.SealBonds(amount=amount):
            return {"told": "yes", "bonds": amount, "marks": amount * MARKS_A_BOND}
        case act.OpenBonds(amounts=amounts):
            return {"bonds": _sums(enumerate(amounts))}
        case act.Bid(amount=amount) | act.SealBid(amount=amount):
            return {"told": "yes", "marks": amount}
        case act.Pass():
            return _settlement(s, phase)
        case act.OpenBids(amounts=amounts):
            return {"bids": _sums(enumerate(amounts)), **_opened(amounts, after)}
    return {}


def _settlement(s: Volldampf, phase: Any) -> Facts:
    """The last but one to pass ends the auction: the new order, and who pays what. [VD-31, VD-32]"""
    auction = phase.auction.drop()
    if not auction.over:
        return {"settled": "no"}
    payments = auction.payments(PAYMENTS[s.players])
    return {"settled": "yes", "order": _seats(auction.order()), "payments": _sums(payments)}


def _opened(amounts: tuple[int, ...], after: Volldampf) -> Facts:
    """Sealed bids decide, or tie and are made again, or tie and leave the order as it was. [VD-33, VD-36]"""
    tied = amounts[0] == amounts[1]
    again = tied and bool(after.agenda) and isinstance(after.agenda[-1], SealedBids)
    result = "again" if again else "stays" if tied else "decided"
    return {"result": result, "order": _seats(after.order)}


def _of_track(s: Volldampf, phase: Any, action: object, after: Volldampf) -> Facts:
    match action:
        case act.TakeGroup(group=group):
            cards = _cards(s.groups[group * SHADES : (group + 1) * SHADES])
            return {"group": group + 1, "symbols": cards}
        case act.PlaceSection(space=space):
            return {"symbol": SYMBOLS[SYMBOL[space]], **_section(space, COST[space])}
        case act.PlayFavourableOpportunity(symbol=symbol, space=space):
            return {"symbol": SYMBOLS[symbol], **_section(space, FAVOURABLE_COST)}
        case act.DiscardTrackCard(symbol=symbol):
            return {"symbol": SYMBOLS[symbol]}
        case act.LayTrackCard(symbol=symbol):
            return {"symbol": SYMBOLS[symbol], "group": phase.laid // GROUP_SIZE[s.players] + 1}
    return {}


def _of_transport(s: Volldampf, phase: Any, action: object, after: Volldampf) -> Facts:
    match action:
        case (
            act.NameCube(place=place, colour=colour)
            | act.PlayFastLocomotive(place=place, colour=colour)
            | act.LiftCube(place=place, colour=colour)
        ):
            return _cube(GOODS.stack(place, colour))
        case act.TakeRoute(route=route):
            way = [PLACES[place] for place in walk(ENDS, GOODS.place(phase.stack), route)]
            raised = [(owner, gain) for owner, gain in enumerate(gains(s, route)) if gain]
            return {**_cube(phase.stack), "way": _words(way), "gains": _sums(raised)}
        case act.PutCube(place=place):
            return _cube(GOODS.stack(place, s.loose_cubes.index(1)))
    return {}


def _of_cards(s: Volldampf, phase: Any, action: object, after: Volldampf) -> Facts:
    match action:
        case act.Decline():
            return {"at": kebab(type(phase).__name__)}
        case act.DrawFrom(seat=other):
            return {"from": PLAYER_COLOURS[other]}
        case act.PlaySabotage():
            transport: Any = s.agenda[-2]
            return {"other": PLAYER_COLOURS[transport.player], **_cube(transport.named)}
    return {}


def _step(s: Volldampf) -> int:
    """Which phase of a round is under way; -1 outside of rounds."""
    return max([phase.at for phase in s.agenda if isinstance(phase, (Round, TwoPlayerRound))], default=-1)


def _income(before: Volldampf, action: object, after: Volldampf) -> Facts:
    """Income as shown, interest as due, and markers moved back: all open even if money is not. [VD-70]"""
    due = ROUND.index(GainIncome)
    still = not after.over and after.round == before.round and _step(after) < due
    if not 0 <= _step(before) < due or still:
        return {"income": "no"}
    raised = gains(before, action.route if isinstance(action, act.TakeRoute) else ())
    shown = [income + gain for income, gain in zip(before.income, raised, strict=True)]
    order = before.order
    back = [(seat, shown[seat] - after.income[seat]) for seat in order]
    return {
        "income": "yes",
        "paid": _sums([(seat, shown[seat]) for seat in order]),
        "interest": _sums([(seat, after.bonds[seat]) for seat in order if after.bonds[seat]]) or "nobody",
        "back": _sums([(seat, steps) for seat, steps in back if steps]) or "nobody",
    }


def _next(before: Volldampf, after: Volldampf, standing: tuple[Score, ...]) -> Facts:
    """Another round, or the end and who has won. [VD-20, VD-90]"""
    if after.over:
        winners = [score.seat for score in standing if score.rank == 1]
        points = _sums([(score.seat, score.points) for score in standing])
        return {"next": "end", "winners": _seats(winners), "shared": len(winners), "points": points}
    if after.round > before.round:
        return {"next": "round", "round": after.round}
    return {"next": "on"}


# By whom each kind of action is told that has anything to tell besides its kind.
TELLERS: Final[dict[type[Action], Callable[[Volldampf, Any, object, Volldampf], Facts]]] = {
    act.StartPlayer: _of_chance,
    act.UncoverMerchandise: _of_chance,
    act.DrawCube: _of_chance,
    act.UncoverTrackCard: _of_chance,
    act.DrawCard: _of_chance,
    act.TakeBonds: _of_money,
    act.SealBonds: _of_money,
    act.OpenBonds: _of_money,
    act.Bid: _of_money,
    act.SealBid: _of_money,
    act.Pass: _of_money,
    act.OpenBids: _of_money,
    act.TakeGroup: _of_track,
    act.PlaceSection: _of_track,
    act.PlayFavourableOpportunity: _of_track,
    act.DiscardTrackCard: _of_track,
    act.LayTrackCard: _of_track,
    act.NameCube: _of_transport,
    act.PlayFastLocomotive: _of_transport,
    act.LiftCube: _of_transport,
    act.TakeRoute: _of_transport,
    act.PutCube: _of_transport,
    act.Decline: _of_cards,
    act.DrawFrom: _of_cards,
    act.PlaySabotage: _of_cards,
}
