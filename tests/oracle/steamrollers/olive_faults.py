"""Faults for the engine: in the game against Olive."""

from __future__ import annotations

from typing import Any

from footplate.games.steamrollers import scoring
from footplate.games.steamrollers.components import FACES
from footplate.games.steamrollers.olive import influence, solitaire
from footplate.games.steamrollers.olive import scoring as olive_scoring
from footplate.games.steamrollers.olive import turn as olive_turn
from footplate.games.steamrollers.phases import set_up
from footplate.games.steamrollers.phases.use_die import UseDie
from footplate.games.steamrollers.state import CENTRE, NOTHING, SteamRollers
from footplate.kernel.action import Action
from footplate.kernel.state import changed
from tests.oracle.teeth import Patch


def goods_are_sorted_alone(patch: Patch) -> None:
    patch.setattr(solitaire.LineUpGoods, "lined_up", set_up.StockCities.lined_up)


def the_other_tile_2_is_used(patch: Patch) -> None:
    patch.setattr(solitaire.ShowSoloTiles, "belongs", set_up.ShowTiles.belongs)


def olive_begins_with_one_more(patch: Patch) -> None:
    patch.setattr(influence, "DICE", {level: 1 + dice for level, dice in influence.DICE.items()})


def infinity_serves_both_actions(patch: Patch) -> None:
    patch.setattr(UseDie, "is_helped", lambda self, s, seat, effect: s.holds(seat, effect))


def two_crosses_are_enough(patch: Patch) -> None:
    patch.setattr(olive_turn, "ENOUGH", 2)


def a_region_has_seven_hexes(patch: Patch) -> None:
    patch.setattr(influence, "HEXES_A_REGION", 7)


def olive_takes_sideways_tiles(patch: Patch) -> None:
    rightly = olive_turn.OliveTurn._play

    def play(self: Any, s: SteamRollers) -> None:
        s.sideways &= ~(1 << self.die)
        rightly(self, s)

    patch.setattr(olive_turn.OliveTurn, "_play", play)


def olive_removes_the_first_good(patch: Patch) -> None:
    rightly = olive_turn.OliveTurn._remove_good

    def remove(self: Any, s: SteamRollers) -> None:
        s.supply = changed(s.supply, self.die, s.supply[self.die][::-1])
        rightly(self, s)
        s.supply = changed(s.supply, self.die, s.supply[self.die][::-1])

    patch.setattr(olive_turn.OliveTurn, "_remove_good", remove)


def olive_scores_a_good_once(patch: Patch) -> None:
    rightly = olive_turn.OliveTurn._remove_good

    def remove(self: Any, s: SteamRollers) -> None:
        had = s.olive_delivered
        rightly(self, s)
        s.olive_delivered = had + 1

    patch.setattr(olive_turn.OliveTurn, "_remove_good", remove)


def olive_scores_a_guarded_good(patch: Patch) -> None:
    rightly = olive_turn.OliveTurn._cross_off_once_more

    def cross(self: Any, s: SteamRollers) -> None:
        s.olive_delivered += s.crossed[self.die]
        rightly(self, s)

    patch.setattr(olive_turn.OliveTurn, "_cross_off_once_more", cross)


def a_guarded_good_costs_no_cross(patch: Patch) -> None:
    patch.setattr(olive_turn.OliveTurn, "_cross_off_once_more", lambda self, s: s.leave())


def the_solo_tile_stays(patch: Patch) -> None:
    def apply(self: Any, s: SteamRollers, seat: int, action: Action) -> None:
        self.taken = type(action).__name__ != "Decline"
        s.leave()

    patch.setattr(olive_turn.SoloTileOffer, "apply", apply)


def olive_scores_three_regions(patch: Patch) -> None:
    patch.setattr(olive_scoring, "REGIONS_SCORED", 3)


def bad_tiles_harm_olive(patch: Patch) -> None:
    rightly = olive_scoring.olive_points

    def olive_points(s: SteamRollers) -> olive_scoring.OlivePoints:
        tiles = zip(s.faces, s.holders, strict=True)
        centre = [FACES[face].points for face, holder in tiles if holder == CENTRE and face != NOTHING]
        return rightly(s)._replace(tiles=sum(centre))

    patch.setattr(olive_scoring, "olive_points", olive_points)


def a_tie_with_olive_is_won(patch: Patch) -> None:
    def beaten(s: SteamRollers) -> bool:
        mine, hers = sum(scoring.points(s, 0)), sum(olive_scoring.olive_points(s))
        return mine >= hers and not s.olive_has_won

    patch.setattr(olive_scoring, "beaten", beaten)


def who_has_more_than_olive_wins_anyway(patch: Patch) -> None:
    """Even if she has won at once."""

    def beaten(s: SteamRollers) -> bool:
        return sum(scoring.points(s, 0)) > sum(olive_scoring.olive_points(s))

    patch.setattr(olive_scoring, "beaten", beaten)
