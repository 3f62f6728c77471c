"""What a seat knows is the same in every position it can imagine."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from footplate.games.volldampf.cards import KINDS
from footplate.games.volldampf.game import VolldampfGame
from footplate.games.volldampf.phases.two_players import Sealed
from footplate.games.volldampf.state import Volldampf
from footplate.games.volldampf.view import VolldampfView
from footplate.kernel.action import Action, Seat
from footplate.kernel.game import Frame, Game
from footplate.kernel.law.secrecy import nothing_leaks, the_record_leaks_nothing
from footplate.kernel.phase import Judges, Shown
from footplate.kernel.rule import Rule
from tests.laws.tables import (
    Moment,
    Table,
    any_moment,
    breaches,
    breaks,
    cases,
    every_table,
    finish,
    seat_players,
)
from tests.toy.actions import COLOURS, LayCube
from tests.toy.game import ToyGame, ToyView, with_phase
from tests.toy.phases import Bids, Turns
from tests.toy.state import Toy


@any_moment
def test_nobody_knows_what_they_may_not_at_any_moment(table: Table, moment: Moment) -> None:
    assert breaches(nothing_leaks, table.at(moment)) == []


@every_table
def test_nobody_knows_what_they_may_not_all_through_a_game(table: Table) -> None:
    assert breaches(nothing_leaks, *table.along(1)) == []


class ShowsTheBag(ToyGame):
    """Hands come out of this bag, so that who sees it sees them; in Volldampf no hand does, and anybody
    can tell what is in the bag by looking at the board."""

    def view(self, s: Toy, seat: Seat | None) -> ToyView:
        view = ToyGame.view(self, s, seat)
        return msgspec.structs.replace(view, frames=(*view.frames, Frame("bag", {"cubes": tuple(s.bag)})))


def test_a_view_that_shows_the_bag_is_found() -> None:
    assert breaks(ShowsTheBag()) == {nothing_leaks, the_record_leaks_nothing}


class ShowsAHand(ToyGame):
    def view(self, s: Toy, seat: Seat | None) -> ToyView:
        return msgspec.structs.replace(ToyGame.view(self, s, seat), hand=tuple(s.hands))


def test_a_view_that_shows_a_hand_is_found() -> None:
    assert breaks(ShowsAHand()) == {nothing_leaks, the_record_leaks_nothing}


class ShowsSealedBids(Bids):
    def shows(self, s: Toy, seat: Seat | None) -> dict[str, Shown]:
        return {"bids": self.answers}


def test_a_phase_that_shows_sealed_bids_is_found() -> None:
    assert breaks(with_phase(Bids, ShowsSealedBids)) == {nothing_leaks, the_record_leaks_nothing}


def amber_is_in_the_bag(phase: Any, s: Toy, seat: Seat, action: Action) -> bool:
    """A rule about what nobody may know."""
    return s.bag[0] > 1


class OptionsBySecret(Turns):
    judges: ClassVar[Judges] = {
        **Turns.judges,
        LayCube: (*Turns.judges[LayCube], Rule("TY-04", amber_is_in_the_bag)),
    }

    def options(self, s: Toy, seat: Seat) -> Iterable[Action]:
        options = Turns.options(self, s, seat)
        return [action for action in options if s.bag[0] > 1 or not isinstance(action, LayCube)]


def test_options_that_depend_on_a_secret_are_found() -> None:
    assert breaks(with_phase(Turns, OptionsBySecret)) == {nothing_leaks}


class RefusalsBySecret(Turns):
    judges: ClassVar[Judges] = {
        **Turns.judges,
        LayCube: (*Turns.judges[LayCube], Rule("TY-04", amber_is_in_the_bag)),
    }

    def options(self, s: Toy, seat: Seat) -> Iterable[Action]:
        return [action for action in Turns.options(self, s, seat) if not isinstance(action, LayCube)]


def test_refusals_that_depend_on_a_secret_are_found() -> None:
    assert nothing_leaks in breaks(with_phase(Turns, RefusalsBySecret))


class ImaginesTooMuch(ToyGame):
    def imagine(self, s: Toy, seat: Seat | None, rng: Random) -> Toy:
        twin = ToyGame.imagine(self, s, seat, rng)
        twin.bag[rng.randrange(len(COLOURS))] += 1
        return twin


def test_imagining_a_cube_too_many_is_found() -> None:
    assert nothing_leaks in breaks(ImaginesTooMuch())


class ImaginesTheEndOfTheRoad(ToyGame):
    def imagine(self, s: Toy, seat: Seat | None, rng: Random) -> Toy:
        twin = ToyGame.imagine(self, s, seat, rng)
        for phase in twin.agenda:
            if isinstance(phase, Bids) and len(twin.actors()) == 1:
                twin.coins[twin.actors()[0]] = -1
        return twin


def test_imagining_a_dead_end_is_found() -> None:
    assert nothing_leaks in breaks(ImaginesTheEndOfTheRoad())


class ShowsHands(VolldampfGame):
    def view(self, s: Volldampf, seat: Seat | None) -> VolldampfView:
        """With the hand of the player to the left."""
        left = 0 if seat is None else (seat + 1) % s.players
        hand = tuple(s.hands[left * KINDS : (left + 1) * KINDS])
        view = VolldampfGame.view(self, s, seat)
        return msgspec.structs.replace(view, hand=view.hand + hand)


class ShowsTheDeck(VolldampfGame):
    def view(self, s: Volldampf, seat: Seat | None) -> VolldampfView:
        view = VolldampfGame.view(self, s, seat)
        return msgspec.structs.replace(view, action_discards=view.action_discards + tuple(s.action_deck))


class ShowsMoney(VolldampfGame):
    def view(self, s: Volldampf, seat: Seat | None) -> VolldampfView:
        return msgspec.structs.replace(VolldampfGame.view(self, s, seat), cash=tuple(s.cash))


class ShowsSealedChoices(VolldampfGame):
    def view(self, s: Volldampf, seat: Seat | None) -> VolldampfView:
        view = VolldampfGame.view(self, s, seat)
        shown = [
            Frame("sealed", {"answers": phase.answers}) for phase in s.agenda if isinstance(phase, Sealed)
        ]
        return msgspec.structs.replace(view, frames=(*view.frames, *shown))


@pytest.mark.rule("VD-15")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_view_of_volldampf_that_shows_anothers_hand_is_found(players: int) -> None:
    assert leaks(ShowsHands(), players)
    assert not leaks(VolldampfGame(), players)


@pytest.mark.rule("VD-15")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_view_of_volldampf_that_shows_the_action_deck_is_found(players: int) -> None:
    assert leaks(ShowsTheDeck(), players)


@pytest.mark.rule("VD-14")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_view_of_volldampf_that_shows_hidden_money_is_found(players: int) -> None:
    assert leaks(ShowsMoney(), players, money="hidden")
    assert not leaks(ShowsMoney(), players, money="open")


@pytest.mark.rule("VD-24", "VD-33")
def test_a_view_of_volldampf_that_shows_a_sealed_choice_is_found() -> None:
    assert leaks(ShowsSealedChoices(), players=2)
    assert not leaks(ShowsSealedChoices(), players=3)


def leaks(game: Game[Any], players: int, **options: Any) -> list[str]:
    """What leaks in a random game."""
    play = seat_players(game, players, options, number=1)
    rng = Random(1)
    finish(play, rng, longest=1500)
    return breaches(nothing_leaks, *cases(play, rng, effort=1))
