"""What an entry did, as a message: words of the vocabularies, names of hexes and tiles, and numbers.

A list is words with blanks between them ("red blue"); sums have a number to each word ("orange:13 pink:7").
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from footplate.games.steamrollers import actions as act
from footplate.games.steamrollers.aftermath import aftermath
from footplate.games.steamrollers.components import (
    COAL,
    COLOURS,
    ORDER_FACES,
    PAIRS,
    PENS,
    POWERS,
    SHADES,
)
from footplate.games.steamrollers.effects import GUARD_GOOD
from footplate.games.steamrollers.olive.influence import RollInfluence
from footplate.games.steamrollers.olive.turn import RollForOlive, SoloTileOffer
from footplate.games.steamrollers.outlook import (
    NONE,
    Facts,
    colours,
    delivery,
    engine,
    face,
    order_face,
    outlook,
    serving,
    tile,
    tiles_for_track,
    track,
    under_way,
    yes,
)
from footplate.games.steamrollers.phases.change_die import effect_of
from footplate.games.steamrollers.phases.draft import DraftDie, SeizeOffer
from footplate.games.steamrollers.phases.orders import trades, wanted
from footplate.games.steamrollers.phases.powers import DrawPersonalGood
from footplate.games.steamrollers.phases.roll import RollAgain, RollDice
from footplate.games.steamrollers.phases.set_up import StockCities
from footplate.games.steamrollers.phases.use_die import UseDie
from footplate.games.steamrollers.sheet import BLOCKED, CHARTS, CITIES, COLOUR_OF
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import CHANCE, Action, Seat, kind
from footplate.kernel.game import Message
from footplate.kernel.record import Entry


def story(before: SteamRollers, entry: Entry[Any], after: SteamRollers) -> Message:
    """The message for everybody: nothing is secret."""
    action, seat, phase = entry.action, entry.seat, before.agenda[-1]
    facts: Facts = {} if seat == CHANCE else {"seat": PENS[seat]}
    tell = TELLERS.get(type(action))
    if tell is not None:
        facts |= tell(before, phase, seat, action, after)
    facts |= aftermath(before, action, after)
    return Message(f"steamrollers-{kind(action)}", facts)


def _of_set_up(s: SteamRollers, phase: Any, seat: Seat, action: Action, after: SteamRollers) -> Facts:
    match action:
        case act.DrawGood(colour=colour) if isinstance(phase, DrawPersonalGood):
            return {"seat": PENS[phase.player], "colour": COLOURS[colour], "city": 0}
        case act.DrawGood(colour=colour):
            return {"colour": COLOURS[colour], "city": phase.city + 1, **_removed(s, phase, colour, after)}
        case act.ShowTile(face=number):
            return face(number)
        case act.ShowOrder(face=number):
            return {"order": ORDER_FACES[number].order + 1, **order_face(number)}
        case act.RollChart(chart=chart):
            blocked = BLOCKED[CHARTS[s.options.borders][chart]]
            edges = sorted(["/".join(sorted(edge)) for edge in blocked])
            return {"chart": chart + 1, "borders": s.options.borders, "edges": ", ".join(edges)}
        case act.StartPlayer(seat=first):
            return {"seat": PENS[first]}
    return {}


def _removed(s: SteamRollers, phase: StockCities, colour: int, after: SteamRollers) -> Facts:
    """When the last good lies there, those of their city's own colour go. [SR-03, SR-04]"""
    if under_way(after, StockCities) is not None:
        return {"stocked": "no"}
    drawn = [*s.supply]
    drawn[phase.city] = (*drawn[phase.city], colour)
    gone = [0] * SHADES
    for city, line in enumerate(drawn):
        gone[COLOUR_OF[city]] += line.count(COLOUR_OF[city])
    return {
        "stocked": "yes",
        "gone": " ".join([f"{COLOURS[one]}:{count}" for one, count in enumerate(gone) if count]) or NONE,
        "coal": " ".join([CITIES[city] for city, line in enumerate(after.supply) if COAL in line]) or NONE,
    }


def _of_rolls(s: SteamRollers, phase: Any, seat: Seat, action: Action, after: SteamRollers) -> Facts:
    match action, phase:
        case act.RollWhite(die=die), RollInfluence():
            return {"what": "influence", "die": CITIES[die], "count": after.crossed[die]}
        case act.RollWhite(die=die), RollForOlive():
            return {"what": "olive", "die": CITIES[die]}
        case act.RollWhite(die=die), RollAgain():
            return {"what": "again", "die": CITIES[die], "seat": PENS[s.agenda[-2].actors(s)[0]]}
        case act.RollWhite(die=die), RollDice():
            return {"what": "round", "die": CITIES[die]}
        case act.RollBlack(black=black), _:
            dice = [CITIES[value] for value, count in enumerate(s.dice) for _ in range(count)]
            return {"black": PAIRS[black].name, "dice": ", ".join(dice)}
    return {}


def _of_dice(s: SteamRollers, phase: Any, seat: Seat, action: Action, after: SteamRollers) -> Facts:
    match action:
        case act.TakeDie(die=die):
            return outlook(after, seat, _in_hand(after, seat, die))
        case act.TakeTwoDice(first=first, second=second):
            facts = outlook(after, seat, _in_hand(after, seat, first))
            return facts | {
                "first": CITIES[first],
                "second": CITIES[second],
                **serving(s, s.in_use ^ after.in_use),
            }
        case act.SeizeDie():
            return {"die": CITIES[phase.die], "victim": _taker(s), **serving(s, s.in_use ^ after.in_use)}
        case act.SetDie() | act.NudgeDie() | act.FlipDie():
            tiles = serving(s, 1 << effect_of(action).tile)
            return {"from": CITIES[phase.die], **tiles, **outlook(after, seat, _in_hand(after, seat, 0))}
        case act.RerollDie():
            return {"from": CITIES[phase.die], **serving(s, 1 << effect_of(action).tile)}
    return {}


def _in_hand(s: SteamRollers, seat: Seat, die: int) -> UseDie:
    """The die that a player will use: not yet in hand if another may seize it. [SR-52]"""
    top = s.agenda[-1]
    return top if isinstance(top, UseDie) else UseDie(player=seat, die=die)


def _taker(s: SteamRollers) -> str:
    """Who has just taken a die."""
    draft = under_way(s, DraftDie)
    assert draft is not None
    return PENS[draft.player]


def _of_actions(s: SteamRollers, phase: Any, seat: Seat, action: Action, after: SteamRollers) -> Facts:
    match action:
        case act.DrawTrack():
            return track(s, seat, action, tiles_for_track(s, phase, action), after)
        case act.CheckBox(box=box):
            return {"box": CITIES[box], **engine(after, seat)}
        case act.TakeTile(tile=number):
            return tile(s, seat, number)
        case act.Deliver():
            return delivery(s, phase, seat, action)
        case act.SpendOnNothing():
            return {"die": CITIES[phase.die]}
    return {}


def _of_orders(s: SteamRollers, phase: Any, seat: Seat, action: Action, after: SteamRollers) -> Facts:
    match action:
        case act.FillOrder(order=order):
            return {"order": order + 1, **order_face(s.order_faces[order])}
        case act.FillOrderWithCoal(order=order, colour=colour):
            others = list(wanted(s, order))
            others[colour] -= 1
            return {
                "order": order + 1,
                **order_face(s.order_faces[order]),
                "colour": COLOURS[colour],
                "others": colours(others),
                "ways": len([one for one in trades(s, seat) if _is_with_coal(one, order)]),
            }
    return {}


def _is_with_coal(trade: Action, order: int) -> bool:
    return isinstance(trade, act.FillOrderWithCoal) and trade.order == order


def _of_powers(s: SteamRollers, phase: Any, seat: Seat, action: Action, after: SteamRollers) -> Facts:
    match action:
        case act.PickPower(power=power):
            drawn = isinstance(after.agenda[-1], DrawPersonalGood)
            return {"power": POWERS[power], "drawn": yes(drawn)}
        case act.PutGood(city=city):
            return {"city": CITIES[city], "colour": COLOURS[phase.colour]}
    return {}


def _of_offers(s: SteamRollers, phase: Any, seat: Seat, action: Action, after: SteamRollers) -> Facts:
    match action:
        case act.RerollOlive() | act.GuardGood():
            threat = s.crossed[phase.die]
            return {"die": CITIES[phase.die], "threat": threat, **serving(s, 1 << GUARD_GOOD.tile)}
        case act.Decline() if isinstance(phase, SeizeOffer):
            return {"offer": "seize", "die": CITIES[phase.die], "victim": _taker(s)}
        case act.Decline() if isinstance(phase, SoloTileOffer):
            return {"offer": "solo", **serving(s, 1 << GUARD_GOOD.tile)}
        case act.Decline():
            return {"offer": "order"}
    return {}


# By whom each kind of action is told.
TELLERS: Final[dict[type[Action], Callable[[SteamRollers, Any, Seat, Action, SteamRollers], Facts]]] = {
    act.DrawGood: _of_set_up,
    act.ShowTile: _of_set_up,
    act.ShowOrder: _of_set_up,
    act.RollChart: _of_set_up,
    act.StartPlayer: _of_set_up,
    act.RollWhite: _of_rolls,
    act.RollBlack: _of_rolls,
    act.TakeDie: _of_dice,
    act.TakeTwoDice: _of_dice,
    act.SeizeDie: _of_dice,
    act.SetDie: _of_dice,
    act.NudgeDie: _of_dice,
    act.FlipDie: _of_dice,
    act.RerollDie: _of_dice,
    act.DrawTrack: _of_actions,
    act.CheckBox: _of_actions,
    act.TakeTile: _of_actions,
    act.Deliver: _of_actions,
    act.SpendOnNothing: _of_actions,
    act.FillOrder: _of_orders,
    act.FillOrderWithCoal: _of_orders,
    act.PickPower: _of_powers,
    act.PutGood: _of_powers,
    act.RerollOlive: _of_offers,
    act.GuardGood: _of_offers,
    act.Decline: _of_offers,
}
