"""What follows an action by itself: tiles back in the centre, empty cities, Olive, whose turn, the end."""

from __future__ import annotations

from typing import Any, Final

from footplate.games.steamrollers.components import PENS, TILES
from footplate.games.steamrollers.olive.deeds import deeds, sent_back
from footplate.games.steamrollers.olive.scoring import beaten, olive_points
from footplate.games.steamrollers.olive.solitaire import SoloRounds, TakeSoloTurn
from footplate.games.steamrollers.outlook import NONE, Facts, names_of, under_way, yes
from footplate.games.steamrollers.phases.draft import DraftDie, SeizeOffer
from footplate.games.steamrollers.phases.powers import PickPowers
from footplate.games.steamrollers.phases.roll import RollDice
from footplate.games.steamrollers.phases.turn import Rounds, TakeTurn
from footplate.games.steamrollers.phases.use_die import UseDie
from footplate.games.steamrollers.scoring import points, standing
from footplate.games.steamrollers.sheet import CITIES
from footplate.games.steamrollers.state import ALONE, CENTRE, NOTHING, SteamRollers
from footplate.kernel.action import Action, Seat

ENDINGS: Final = {"SR-12": "sold-out", "SR-75": "sold-out", "SR-17": "quiet", "SR-74": "crossed-out"}


def aftermath(before: SteamRollers, action: Action, after: SteamRollers) -> Facts:
    """All that happened at once after an action."""
    facts = _tiles_back(before, action, after)
    facts |= _emptied(before, after)
    facts |= deeds(before, action, after)
    facts["alone"] = yes(after.options.solo)
    facts |= _ending(after) if after.over else _next(before, after)
    return facts


def _tiles_back(before: SteamRollers, action: Action, after: SteamRollers) -> Facts:
    """Action tiles that were used and are back in the centre. [SR-46]"""
    if before.holders == after.holders:
        return {"back": NONE, "backs": 0}
    gone = 0
    for tile in range(TILES):
        if before.holders[tile] != CENTRE == after.holders[tile]:
            gone |= 1 << tile
    gone &= ~sent_back(before, action, after)
    return {"back": names_of(before, gone) or NONE, "backs": gone.bit_count()}


def _emptied(before: SteamRollers, after: SteamRollers) -> Facts:
    """Cities whose last good has gone, and how many are empty now; the end tells of all. [SR-12]"""
    empty = after.supply.count(())
    if after.over or before.supply == after.supply:
        return {"emptied": NONE, "empty": empty}
    gone = [CITIES[city] for city, line in enumerate(after.supply) if before.supply[city] and not line]
    return {"emptied": " ".join(gone) or NONE, "empty": empty}


def _next(before: SteamRollers, after: SteamRollers) -> Facts:
    """Who is next, and with what."""
    top: Any = after.agenda[-1]
    if isinstance(top, PickPowers):
        return {"next": "power", "who": PENS[top.queue[0]]}
    if isinstance(top, RollDice) and not isinstance(before.agenda[-1], RollDice):
        return _next_round(before, after)
    if isinstance(top, SeizeOffer):
        return {"next": "seize", "who": PENS[top.player]}
    return _next_turn(before, after)


def _next_round(before: SteamRollers, after: SteamRollers) -> Facts:
    """The dice are rolled again, or for the first time. [SR-12, SR-73]"""
    if after.options.solo:
        first = under_way(before, SoloRounds) is None
        return {"next": "first-solo-turn" if first else "solo-turn", "who": PENS[ALONE]}
    first = under_way(before, Rounds) is None
    return {"next": "first-round" if first else "round", "who": PENS[after.start]}


def _next_turn(before: SteamRollers, after: SteamRollers) -> Facts:
    """A turn begins, or goes on with another die. [SR-10, SR-51, SR-52]"""
    was, now = _turn_of(before), _turn_of(after)
    if now == NOTHING:
        return {"next": "on"}
    top: Any = after.agenda[-1]
    if now != was and after.options.solo:
        return {"next": "upright", "who": PENS[now], **_upright(before, now, after)}
    if now != was:
        seized = top.die if isinstance(top, UseDie) else NOTHING
        return {"next": "turn", "who": PENS[now], "seized": seized + 1, **_upright(before, now, after)}
    if isinstance(top, DraftDie) and isinstance(before.agenda[-1], SeizeOffer):
        return {"next": "another-die", "who": PENS[now]}
    if isinstance(before.agenda[-1], UseDie) and _dice_left(before) > _dice_left(after):
        return {"next": "second-die", "who": PENS[now], "second": top.die + 1}
    return {"next": "on"}


def _dice_left(s: SteamRollers) -> int:
    """How many dice a player has yet to use after the one in hand. [SR-51]"""
    turn = under_way(s, TakeTurn)
    return 0 if turn is None else len(turn.dice)


def _turn_of(s: SteamRollers) -> Seat:
    """Whose turn is under way; nobody's while the dice are rolled."""
    if s.options.solo:
        return NOTHING if under_way(s, TakeSoloTurn) is None else ALONE
    turn = under_way(s, TakeTurn)
    return NOTHING if turn is None else turn.player


def _upright(before: SteamRollers, seat: Seat, after: SteamRollers) -> Facts:
    """Tiles that a player turns upright as the turn begins. [SR-11]"""
    turned = before.sideways & ~after.sideways
    own = sum([1 << tile for tile, holder in enumerate(after.holders) if holder == seat])
    return {"upright": names_of(after, turned & own) or NONE, "uprights": (turned & own).bit_count()}


def _ending(after: SteamRollers) -> Facts:
    """Why the game is over, everyone's points, and who has won. [SR-12, SR-17, SR-61, SR-74, SR-75]"""
    empty = " ".join([CITIES[city] for city, line in enumerate(after.supply) if not line])
    facts: Facts = {"next": ENDINGS[after.ends], "cities": empty, "rounds": after.quiet}
    if after.options.solo:
        mine, hers = sum(points(after, ALONE)), sum(olive_points(after))
        tied = mine == hers and not after.olive_has_won
        result = "beaten" if beaten(after) else "tied" if tied else "lost"
        return {**facts, "who": PENS[ALONE], "mine": mine, "hers": hers, "result": result}
    ranked = sorted(standing(after), key=lambda score: score.rank)
    winners = [score.seat for score in ranked if score.rank == 1]
    return {
        **facts,
        "scores": " ".join([f"{PENS[score.seat]}:{score.points}" for score in ranked]),
        "winners": " ".join([PENS[seat] for seat in winners]),
        "shared": len(winners),
    }
