"""What Olive does, step by step, in the words of a story."""

from __future__ import annotations

from typing import Final

from footplate.games.steamrollers.actions import Decline, Deliver, DrawTrack, RollWhite
from footplate.games.steamrollers.components import COLOURS, FACES
from footplate.games.steamrollers.goods import city_of, without
from footplate.games.steamrollers.olive.solitaire import TakeSoloTurn
from footplate.games.steamrollers.olive.turn import (
    GuardOffer,
    RerollOffer,
    RollForOlive,
)
from footplate.games.steamrollers.outlook import NONE, Facts, under_way, yes
from footplate.games.steamrollers.phases import build_track, deliver_goods
from footplate.games.steamrollers.phases.use_die import UseDie
from footplate.games.steamrollers.state import ALONE, CENTRE, NOTHING, SteamRollers
from footplate.kernel.action import Action

IDLE: Final[Facts] = {"olive": "idle"}


def deeds(before: SteamRollers, action: Action, after: SteamRollers) -> Facts:
    """The phases of her turn that followed an action. [SR-74]"""
    die = _die(before, action, after)
    if die == NOTHING:
        return IDLE
    line = _line(before, action, die)
    return {
        "olive": _outcome(before, after),
        "olive_comes": _comes(before),
        "olive_die": die + 1,
        "crosses": yes(after.crossed[die] > before.crossed[die]),
        "crossed": after.crossed[die],
        "sent": FACES[before.faces[die]].name if sent_back(before, action, after) else NONE,
        "removed": COLOURS[line[-1]] if line else NONE,
        "olive_gain": after.olive_delivered - before.olive_delivered,
        "olive_delivered": after.olive_delivered,
    }


def _comes(before: SteamRollers) -> str:
    """How she has come to her die: she takes what is left, rolls, or has had it already."""
    match before.agenda[-1]:
        case UseDie():
            return "takes"
        case RollForOlive():
            return "rolls"
    return "stays"


def _outcome(before: SteamRollers, after: SteamRollers) -> str:
    """What her turn came to, or what it waits for."""
    if after.olive_has_won:
        return "wins"
    top = None if after.over else after.agenda[-1]
    if isinstance(top, RerollOffer):
        return "waits"
    if isinstance(top, RollForOlive):
        return "rolls-again"
    if isinstance(top, GuardOffer):
        return "reaches-out"
    if after.olive_delivered > before.olive_delivered:
        return "takes"
    return "leaves"


def _die(before: SteamRollers, action: Action, after: SteamRollers) -> int:
    """The die with which Olive plays after an action, if she does. [SR-73, SR-74]"""
    if not before.options.solo:
        return NOTHING
    match before.agenda[-1], action:
        case RollForOlive(), RollWhite(die=die):
            return die
        case RerollOffer(die=die), Decline():
            return die
        case GuardOffer(die=die), _:
            return die
        case UseDie(), _ if under_way(before, TakeSoloTurn) and not under_way(after, TakeSoloTurn):
            return before.dice.index(1)
    return NOTHING


def _line(before: SteamRollers, action: Action, city: int) -> tuple[int, ...]:
    """The goods of a city when Olive comes to it: the action may just have taken one away."""
    line = before.supply[city]
    return (
        without(line, action.good) if isinstance(action, Deliver) and city_of(action.good) == city else line
    )


def sent_back(before: SteamRollers, action: Action, after: SteamRollers) -> int:
    """The tile of the player that Olive sends back to the centre, as a bit. [SR-74]"""
    die = NOTHING if isinstance(before.agenda[-1], GuardOffer) else _die(before, action, after)
    if die == NOTHING or before.holders[die] != ALONE or after.holders[die] != CENTRE:
        return 0
    return 1 << die & ~_used(before, action)


def _used(before: SteamRollers, action: Action) -> int:
    """The tiles that serve an action, and go back by themselves. [SR-46]"""
    phase = before.agenda[-1]
    if not isinstance(phase, UseDie):
        return 0
    tiles = phase.served
    if isinstance(action, Deliver):
        tiles |= deliver_goods.tiles_for(phase, before, ALONE, action)
    if isinstance(action, DrawTrack):
        tiles |= build_track.tiles_for(before, action)
    return tiles & before.lightning()
