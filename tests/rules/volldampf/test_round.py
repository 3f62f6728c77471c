"""The rounds of the game, and the first two phases of each. [VD-20 to VD-22]"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from footplate.bots.random import playout, step
from footplate.games.volldampf.actions import (
    GIVE_UP,
    DrawCube,
    TakeBonds,
    UncoverMerchandise,
    UncoverTrackCard,
)
from footplate.games.volldampf.board import COLOURS
from footplate.games.volldampf.cards import MERCHANDISE, SHADES
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.options import VolldampfOptions
from footplate.games.volldampf.phases.income import CardsForTheLast
from footplate.games.volldampf.phases.merchandise import PlaceCubes, UncoverMerchandiseCards
from footplate.games.volldampf.phases.track_cards import UncoverTrackCards
from footplate.games.volldampf.phases.transport import TransportCubes
from footplate.games.volldampf.sequence import ROUND, Round, Rounds
from footplate.games.volldampf.setup import setup
from footplate.games.volldampf.state import Volldampf
from footplate.games.volldampf.view import view
from footplate.kernel.action import CHANCE
from footplate.kernel.legality import why_not
from footplate.kernel.play import start
from footplate.kernel.refusal import Refusal
from footplate.kernel.replay import positions
from tests.rules.volldampf.positions import act, begin, chance, colour, cubes, place, position, symbol

PLAYERS = [2, 3, 4, 5, 6]
ROUNDS = [(2, 6), (3, 5), (4, 4), (5, 4), (6, 4)]

# The number that the rulebook gives to each phase.
NUMBER = {
    "UncoverMerchandiseCards": 1,
    "UncoverTrackCards": 2,
    "PurchaseBonds": 3,
    "SealedBonds": 3,
    "EverythingNew": 3,
    "AuctionTurnOrder": 4,
    "SealedBids": 4,
    "ChooseTrackCards": 4,
    "PlaceTrackSections": 5,
    "TransportCubes": 6,
    "Subsidies": 6,
    "CardsForTheLast": 7,
}


def finished(players: int, seed: int) -> Volldampf:
    """The last position of a game played at random."""
    s = setup(VolldampfOptions(players))
    playout(s, Random(seed))
    return s


def phases(players: int) -> Iterator[tuple[int, int]]:
    """The round and the rulebook's number of the phase at each entry of a random game."""
    play = start(VOLLDAMPF, VolldampfOptions(players), ["random"] * players, seed=bytes(32))
    rng = Random(players)
    play.deal()
    while not play.state.over:
        step(play, rng)
    for _, before, _ in positions(VOLLDAMPF, play.record):
        if before.round:
            yield before.round, NUMBER[type(before.agenda[3]).__name__]


def uncovered(s: Volldampf, card: str, *drawn: str) -> None:
    """A merchandise card turned up, and the cubes drawn for it."""
    cities = tuple(place(city) for city in card.split("+"))
    chance(s, UncoverMerchandise(MERCHANDISE.index(cities)))
    for which in drawn:
        chance(s, DrawCube(colour(which)))


@pytest.mark.rule("VD-20")
@pytest.mark.parametrize(("players", "rounds"), ROUNDS)
def test_a_game_has_so_many_rounds(players: int, rounds: int) -> None:
    assert [finished(players, seed).round for seed in range(3)] == [rounds] * 3


@pytest.mark.rule("VD-12", "VD-20")
@pytest.mark.parametrize(("players", "unseen"), [(2, 0), (3, 3), (4, 0), (5, 2), (6, 0)])
def test_the_game_ends_when_all_track_cards_but_the_unseen_are_used(players: int, unseen: int) -> None:
    s = finished(players, seed=7)

    assert sum(s.track_deck) == unseen
    assert sum(s.track_discards) == {2: 36, 3: 45, 4: 48, 5: 40, 6: 48}[players]
    assert not any([*s.groups, *s.loose_cards, *s.track_cards])


@pytest.mark.rule("VD-12")
@pytest.mark.parametrize("players", [3, 5])
def test_the_unseen_track_cards_are_others_from_game_to_game(players: int) -> None:
    assert len({tuple(finished(players, seed).track_deck) for seed in range(6)}) > 1


@pytest.mark.rule("VD-20")
def test_no_round_begins_with_only_unseen_track_cards_left() -> None:
    s = position(3)
    s.track_deck = (1, 0, 0, 2, 0, 0)
    assert begin(s, Rounds()).over

    s.track_deck = (4, 2, 2, 2, 1, 1)
    begin(s, Rounds())
    assert s.round == 3
    assert isinstance(s.agenda[-1], UncoverMerchandiseCards)


@pytest.mark.rule("VD-20")
@pytest.mark.parametrize(("players", "rounds"), ROUNDS)
def test_every_round_runs_through_its_phases_in_the_same_order(players: int, rounds: int) -> None:
    seen: list[tuple[int, int]] = list(dict.fromkeys(phases(players)))
    every = [(number, phase) for number in range(1, rounds + 1) for phase in range(1, 8)]

    # Nobody draws a card for the last place when the game is over.
    assert seen == every[:-1]


@pytest.mark.rule("VD-20")
def test_income_comes_after_the_last_transport_and_before_the_card_for_the_last() -> None:
    s = position(3)
    s.round = 1
    s.income[:] = [2, 5, 4]
    begin(s, Round(at=ROUND.index(TransportCubes) - 1))
    for seat in (0, 1, 2, 0, 1):
        act(s, seat, GIVE_UP)
    assert s.cash == [10, 10, 10]

    act(s, 2, GIVE_UP)

    assert s.cash == [12, 15, 14]
    assert any([isinstance(phase, CardsForTheLast) for phase in s.agenda])


@pytest.mark.rule("VD-20")
def test_after_the_last_round_nothing_can_be_done() -> None:
    s = finished(4, seed=1)

    assert s.actors() == ()
    assert why_not(VOLLDAMPF, s, 0, TakeBonds(1)) == (Refusal("VD-20", "game-is-over"),)


@pytest.mark.rule("VD-21")
@pytest.mark.parametrize(("players", "cards"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_so_many_merchandise_cards_are_uncovered_each_round(players: int, cards: int) -> None:
    s = begin(position(players), UncoverMerchandiseCards())
    while not s.over:
        chance(s, s.agenda[-1].odds(s)[0][0])

    assert sum(s.used_merchandise) == cards
    assert sum(s.cubes) == 3 * cards
    assert sum(s.bag) == 40 - 3 * cards


@pytest.mark.rule("VD-21")
@pytest.mark.parametrize(("players", "cards"), [(2, 11), (3, 14), (4, 10), (5, 13), (6, 17)])
def test_in_a_whole_game_no_merchandise_card_comes_twice(players: int, cards: int) -> None:
    s = finished(players, seed=3)

    assert sum(s.used_merchandise) == cards
    assert max(s.used_merchandise) == 1
    assert [left + used for left, used in zip(s.merchandise, s.used_merchandise, strict=True)] == [1] * 18


@pytest.mark.rule("VD-21")
def test_each_city_named_gets_a_cube_in_the_order_of_the_card() -> None:
    s = begin(position(2), UncoverMerchandiseCards())
    uncovered(s, "dresden+hannover+bruessel", "red", "blue", "red")

    assert cubes(s, "dresden", "red") == 1
    assert cubes(s, "hannover", "blue") == 1
    assert cubes(s, "bruessel", "red") == 1
    assert s.bag == (9, 10, 8, 10)
    assert s.over


@pytest.mark.rule("VD-21")
def test_a_cube_is_drawn_by_what_is_in_the_bag() -> None:
    s = begin(position(), PlaceCubes(cities=(place("berlin"), place("prag"))))
    s.bag = (2, 0, 5, 1)

    drawn = [(DrawCube(colour("blue")), 2), (DrawCube(colour("red")), 5), (DrawCube(colour("yellow")), 1)]
    assert s.actors() == (CHANCE,)
    assert s.agenda[-1].odds(s) == drawn


@pytest.mark.rule("VD-21")
def test_a_bag_that_runs_empty_serves_the_first_cities_of_the_card() -> None:
    s = position(2)
    s.bag = (0, 1, 0, 1)
    begin(s, UncoverMerchandiseCards())
    uncovered(s, "berlin+frankfurt+london", "yellow", "violet")

    assert cubes(s, "berlin", "yellow") == 1
    assert cubes(s, "frankfurt", "violet") == 1
    assert sum(s.cubes) == 2
    assert s.over


@pytest.mark.rule("VD-21")
def test_cards_are_uncovered_even_while_the_bag_is_empty() -> None:
    s = position(3)
    s.bag = (0,) * len(COLOURS)
    begin(s, UncoverMerchandiseCards())
    uncovered(s, "berlin+frankfurt+london")
    uncovered(s, "koeln+rostock+prag")

    assert not any(s.cubes)
    assert sum(s.used_merchandise) == 2
    assert s.over


@pytest.mark.rule("VD-22")
@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_one_group_of_track_cards_is_laid_open_for_each_player(players: int, size: int) -> None:
    s = position(players)
    before = sum(s.track_deck)
    begin(s, UncoverTrackCards())
    rng = Random(players)
    while not s.over:
        chance(s, rng.choice([card for card, _ in s.agenda[-1].odds(s)]))

    shown = view(s, None).groups
    assert [sum(group) for group in shown] == [size] * players
    assert sum(s.track_deck) == before - size * players


@pytest.mark.rule("VD-22")
def test_the_first_cards_form_the_first_group_and_so_on() -> None:
    s = begin(position(5), UncoverTrackCards())
    for name in ("pink", "green", "pink", "pink"):
        chance(s, UncoverTrackCard(symbol(name)))

    first, second, *others = view(s, 0).groups
    assert (first[symbol("pink")], first[symbol("green")]) == (1, 1)
    assert second[symbol("pink")] == 2
    assert not any([any(group) for group in others])


@pytest.mark.rule("VD-22")
def test_a_track_card_comes_by_how_many_of_its_colour_are_left() -> None:
    s = position()
    s.track_deck = (0, 3, 0, 0, 8, 1)
    begin(s, UncoverTrackCards())
    odds: Any = s.agenda[-1].odds(s)

    assert [(card.symbol, count) for card, count in odds] == [(1, 3), (4, 8), (5, 1)]


@pytest.mark.rule("VD-22")
def test_four_players_have_four_groups_of_three() -> None:
    s = begin(position(4), UncoverTrackCards())
    for name in ("purple", "green", "pink", "orange") * 3:
        chance(s, UncoverTrackCard(symbol(name)))

    assert s.over
    assert [sum(s.groups[at : at + SHADES]) for at in range(0, 4 * SHADES, SHADES)] == [3, 3, 3, 3]
