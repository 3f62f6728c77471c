"""Faults for the engine: in set-up, rounds and scores."""

from __future__ import annotations

from typing import Any

from footplate.games.steamrollers import game, scoring, state
from footplate.games.steamrollers.actions import GOOD_DRAWN
from footplate.games.steamrollers.components import COAL, FACES
from footplate.games.steamrollers.phases import orders, powers, roll, set_up, turn
from footplate.games.steamrollers.sheet import ACROSS
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import Action
from footplate.kernel.chance import draw
from footplate.kernel.game import Score
from footplate.kernel.phase import Phase
from tests.oracle.teeth import Patch, leave_as_it_was


def a_city_gets_a_good_more(patch: Patch) -> None:
    patch.setattr(set_up, "MORE_GOODS", 3)


def removed_goods_are_out_of_the_game(patch: Patch) -> None:
    leave_as_it_was(patch, set_up, "_remove_own_colours", "bag")


def coal_comes_for_every_city(patch: Patch) -> None:
    rightly = set_up._remove_own_colours

    def remove(s: SteamRollers) -> None:
        rightly(s)
        s.supply = tuple([line if COAL in line else (*line, COAL) for line in s.supply])

    patch.setattr(set_up, "_remove_own_colours", remove)


def powers_are_picked_clockwise(patch: Patch) -> None:
    rightly = powers.PickPowers.line
    patch.setattr(powers.PickPowers, "line", lambda self, s: rightly(self, s)[::-1])


def a_power_is_worth_three(patch: Patch) -> None:
    patch.setattr(powers, "PLUS_TWO", 3)


def a_personal_good_may_be_grey(patch: Patch) -> None:
    patch.setattr(powers.DrawPersonalGood, "odds", lambda self, s: draw(s.bag, GOOD_DRAWN))


def a_started_tile_is_upright(patch: Patch) -> None:
    rightly = powers.StartWithATile.apply

    def apply(self: Any, s: SteamRollers, seat: int, action: Action) -> None:
        rightly(self, s, seat, action)
        s.sideways = 0

    patch.setattr(powers.StartWithATile, "apply", apply)


def borders_are_open(patch: Patch) -> None:
    patch.setattr(state, "ACROSS", (ACROSS[0],) * len(ACROSS))


def the_black_die_is_uneven(patch: Patch) -> None:
    faces = [action for action, _ in roll.BLACK]
    patch.setattr(roll, "BLACK", draw(range(1, len(faces) + 1), tuple(faces)))


def no_die_is_left_over(patch: Patch) -> None:
    patch.setattr(roll.RollDice, "white_dice", lambda self, s: s.players)


def tiles_stay_sideways(patch: Patch) -> None:
    patch.setattr(SteamRollers, "straighten", lambda self, seat: None)


def the_start_marker_stays(patch: Patch) -> None:
    rightly = turn.Rounds.resume

    def resume(self: Any, s: SteamRollers, ended: Phase[SteamRollers]) -> None:
        s.start = (s.start - 1) % s.players
        rightly(self, s, ended)

    patch.setattr(turn.Rounds, "resume", resume)


def four_cities_must_be_empty(patch: Patch) -> None:
    patch.setattr(state, "EMPTY_CITIES", 4)


def two_quiet_rounds_end_it(patch: Patch) -> None:
    patch.setattr(state, "QUIET_ROUNDS", 2)


def three_quiet_rounds_are_enough_for_five(patch: Patch) -> None:
    patch.setattr(SteamRollers, "has_gone_quiet", property(lambda self: self.quiet >= 3))


def to_take_a_tile_is_something(patch: Patch) -> None:
    rightly = SteamRollers.take_tile

    def take_tile(self: SteamRollers, seat: int, tile: int) -> None:
        rightly(self, seat, tile)
        self.stirred = True

    patch.setattr(SteamRollers, "take_tile", take_tile)


def an_order_is_nothing(patch: Patch) -> None:
    leave_as_it_was(patch, orders, "_fill", "stirred")


def four_boxes_are_worth_nothing(patch: Patch) -> None:
    patch.setattr(scoring, "ENGINE_BONUS", (0, 0, 0, 0, 0, 2, 3))


def bad_tiles_do_no_harm(patch: Patch) -> None:
    kind = [face._replace(points=max(0, face.points)) for face in FACES]
    patch.setattr(scoring, "FACES", tuple(kind))


def points_alone_count(patch: Patch) -> None:
    ranked(patch, 0)


def the_network_breaks_no_tie(patch: Patch) -> None:
    ranked(patch, 1)


def ranked(patch: Patch, ties: int) -> None:
    """Ties are broken by so many things only."""
    rightly = scoring.standing

    def standing(s: SteamRollers) -> tuple[Score, ...]:
        scores = rightly(s)
        results = [(score.points, *score.tie_break[:ties]) for score in scores]
        ranks = [1 + sum([other > mine for other in results]) for mine in results]
        return tuple([Score(score.seat, ranks[score.seat], score.points) for score in scores])

    patch.setattr(game, "standing", standing)
