"""Cubes, cards, coins: there are always as many as at the start."""

from __future__ import annotations

from footplate.kernel.action import Action, Seat
from footplate.kernel.law.constancy import components_are_conserved
from tests.laws.tables import Moment, Table, any_moment, breaches, breaks, every_table
from tests.toy.actions import DrawCube
from tests.toy.game import with_phase
from tests.toy.phases import DrawHands, Turns
from tests.toy.state import NOWHERE, Toy


@any_moment
def test_components_are_conserved_at_any_moment(table: Table, moment: Moment) -> None:
    assert breaches(components_are_conserved, table.at(moment)) == []


@every_table
def test_components_are_conserved_all_through_a_game(table: Table) -> None:
    assert breaches(components_are_conserved, *table.along(1)) == []


class LosesCoins(Turns):
    def _walk(self, s: Toy, seat: Seat, path: tuple[int, ...]) -> None:
        s.pot = max(0, s.pot - sum([s.laid[stop] != NOWHERE for stop in path]))
        s.walker = path[-1]


def test_a_coin_that_vanishes_is_found() -> None:
    assert breaks(with_phase(Turns, LosesCoins)) == {components_are_conserved}


class LosesCubes(DrawHands):
    def apply(self, s: Toy, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawCube)
        s.bag[0] -= s.bag[0] > 1
        DrawHands.apply(self, s, seat, action)


def test_a_cube_that_vanishes_is_found() -> None:
    assert components_are_conserved in breaks(with_phase(DrawHands, LosesCubes))
