"""Faults for the engine: in action tiles."""

from __future__ import annotations

from typing import Any

from footplate.games.steamrollers import state
from footplate.games.steamrollers.components import FACES
from footplate.games.steamrollers.effects import (
    ANY_DISTANCE,
    ANY_TRACK,
    LONGER_DELIVERY,
    SEIZE,
    STRONGER_ENGINE,
    Effect,
)
from footplate.games.steamrollers.phases import (
    action_tile,
    build_track,
    change_die,
    deliver_goods,
    draft,
    turn,
    use_die,
)
from footplate.games.steamrollers.state import CENTRE, NOTHING, SteamRollers
from footplate.kernel.action import Action
from tests.oracle.teeth import Patch


def lightning_strikes_again(patch: Patch) -> None:
    patch.setattr(use_die.UseDie, "_give_back", lambda self, s: None)


def two_dice_may_be_taken_again(patch: Patch) -> None:
    patch.setattr(turn.TakeTurn, "_give_back", lambda self, s: None)


def infinity_ends(patch: Patch) -> None:
    patch.setattr(state, "FACES", tuple([face._replace(returns=True) for face in FACES]))


def a_taken_tile_is_upright(patch: Patch) -> None:
    def take_tile(self: SteamRollers, seat: int, tile: int) -> None:
        self.holders[tile] = seat

    patch.setattr(SteamRollers, "take_tile", take_tile)


def a_tile_in_use_may_be_taken(patch: Patch) -> None:
    patch.setattr(action_tile, "can_be_taken", lambda s, tile: not s.is_sideways(tile))


def sideways_tiles_cannot_be_used(patch: Patch) -> None:
    rightly = SteamRollers.holds

    def holds(self: SteamRollers, seat: int, effect: Effect) -> bool:
        return rightly(self, seat, effect) and not self.is_sideways(effect.tile)

    patch.setattr(SteamRollers, "holds", holds)


def a_die_is_turned_wrongly(patch: Patch) -> None:
    patch.setattr(change_die, "OPPOSITE", 4)


def what_5b_brings_may_be_changed(patch: Patch) -> None:
    rightly = use_die.UseDie._change

    def change(self: Any, s: SteamRollers, change: Any) -> None:
        rightly(self, s, change)
        self.settled = False

    patch.setattr(use_die.UseDie, "_change", change)


def who_has_a_die_may_seize_one(patch: Patch) -> None:
    def seizer(s: SteamRollers, taker: int) -> int:
        holder = s.holders[SEIZE.tile]
        free = holder != taker and not s.is_in_use(SEIZE.tile)
        return holder if holder != CENTRE and free and s.holds(holder, SEIZE) else NOTHING

    patch.setattr(draft, "seizer", seizer)


def a_seized_die_is_seized_again(patch: Patch) -> None:
    rightly = draft.SeizeOffer.apply

    def apply(self: Any, s: SteamRollers, seat: int, action: Action) -> None:
        rightly(self, s, seat, action)
        s.in_use &= ~(1 << SEIZE.tile)

    patch.setattr(draft.SeizeOffer, "apply", apply)


def a_seized_die_is_forgotten(patch: Patch) -> None:
    rightly = draft.SeizeOffer.apply

    def apply(self: Any, s: SteamRollers, seat: int, action: Action) -> None:
        rightly(self, s, seat, action)
        s.seized = NOTHING

    patch.setattr(draft.SeizeOffer, "apply", apply)


def a_longer_delivery_is_one_longer(patch: Patch) -> None:
    patch.setattr(deliver_goods, "_lengthened", lambda lengths: lengths | lengths << 1)


def a_stronger_engine_is_two_stronger(patch: Patch) -> None:
    rightly = deliver_goods.strength

    def strength(phase: Any, s: SteamRollers, seat: int) -> int:
        return rightly(phase, s, seat) + bool(phase.is_helped(s, seat, STRONGER_ENGINE))

    patch.setattr(deliver_goods, "strength", strength)


def tile_4a_has_an_end(patch: Patch) -> None:
    patch.setattr(deliver_goods, "_ANY", (1 << 6) - 1)


def tile_3b_is_always_used(patch: Patch) -> None:
    wasted(patch, LONGER_DELIVERY)


def tile_4a_is_always_used(patch: Patch) -> None:
    wasted(patch, ANY_DISTANCE)


def wasted(patch: Patch, effect: Effect) -> None:
    """A tile is used up by any delivery of its holder."""
    rightly = deliver_goods.tiles_for

    def tiles_for(phase: Any, s: SteamRollers, seat: int, deliver: Any) -> int:
        return rightly(phase, s, seat, deliver) | s.holds(seat, effect) << effect.tile

    patch.setattr(deliver_goods, "tiles_for", tiles_for)


def tile_6a_is_free(patch: Patch) -> None:
    patch.setattr(build_track, "tiles_for", lambda s, draw: 0)


def tile_6_allows_nothing(patch: Patch) -> None:
    rightly = use_die.UseDie.is_helped

    def is_helped(self: Any, s: SteamRollers, seat: int, effect: Effect) -> bool:
        return effect is not ANY_TRACK and rightly(self, s, seat, effect)

    patch.setattr(use_die.UseDie, "is_helped", is_helped)
