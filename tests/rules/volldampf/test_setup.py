"""The set-up: money, sections, order, decks and the first cubes. [VD-10 to VD-15]"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from footplate.games.volldampf.actions import DrawCube, StartPlayer, UncoverMerchandise
from footplate.games.volldampf.board import COLOURS, GERMAN, GOODS, PLACES
from footplate.games.volldampf.cards import KINDS, MERCHANDISE, SHADES
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.options import VolldampfOptions
from footplate.games.volldampf.phases.bonds import PurchaseBonds
from footplate.games.volldampf.phases.merchandise import FirstMerchandiseCards, PlaceCubes, StockCities
from footplate.games.volldampf.phases.start_player import DrawStartPlayer
from footplate.games.volldampf.setup import setup
from footplate.games.volldampf.state import Volldampf
from footplate.games.volldampf.view import view
from footplate.kernel.action import CHANCE
from footplate.kernel.game import BadOptions, agree, option_values
from footplate.kernel.play import start
from tests.rules.volldampf.positions import begin, chance, colour, cubes, give_card, position

PLAYERS = [2, 3, 4, 5, 6]


def laid_out(players: int, seed: int = 1) -> Volldampf:
    """A table after all draws of the set-up, before the first of round 1."""
    s = setup(VolldampfOptions(players))
    rng = Random(seed)
    while not s.round:
        odds = s.agenda[-1].odds(s)
        chance(s, odds.outcome(rng.randrange(odds.weight())))
    return s


def cubes_on(s: Volldampf, city: int) -> int:
    return sum(s.cubes[GOODS.stack(city, 0) : GOODS.stack(city + 1, 0)])


@pytest.mark.rule("VD-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_ten_marks(players: int) -> None:
    assert laid_out(players).cash == [10] * players


@pytest.mark.rule("VD-10")
@pytest.mark.parametrize(("players", "sections"), [(2, 18), (3, 15), (4, 12), (5, 8), (6, 8)])
def test_sections_go_by_the_number_of_players(players: int, sections: int) -> None:
    assert laid_out(players).sections == (sections,) * players


@pytest.mark.rule("VD-10")
def test_two_players_play_blue_and_red() -> None:
    assert VOLLDAMPF.words(position(2))["seat"] == ("blue", "red")


@pytest.mark.rule("VD-11")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_income_markers_begin_on_the_start_space(players: int) -> None:
    assert laid_out(players).income == [0] * players


@pytest.mark.rule("VD-11")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_is_drawn_with_equal_chances(players: int) -> None:
    s = setup(VolldampfOptions(players))

    assert isinstance(s.agenda[-1], DrawStartPlayer)
    assert s.actors() == (CHANCE,)
    assert s.agenda[-1].odds(s) == [(StartPlayer(seat), 1) for seat in range(players)]


@pytest.mark.rule("VD-11")
def test_the_others_follow_the_start_player_clockwise() -> None:
    s = setup(VolldampfOptions(5))
    chance(s, StartPlayer(3))

    assert s.order == (3, 4, 0, 1, 2)
    assert not isinstance(s.agenda[-1], DrawStartPlayer)


@pytest.mark.rule("VD-11")
def test_a_start_player_who_was_named_is_not_drawn() -> None:
    s = setup(VolldampfOptions(4, start_player=2))

    assert s.order == (1, 2, 3, 0)
    assert not isinstance(s.agenda[-1], DrawStartPlayer)


@pytest.mark.rule("VD-11")
def test_the_same_seed_draws_the_same_start_player_and_others_another() -> None:
    orders = []
    for seed in [*range(12), *range(12)]:
        play = start(VOLLDAMPF, VolldampfOptions(4), "abcd", seed=bytes([seed]) * 32)
        play.deal()
        orders.append(tuple(play.state.order))

    assert orders[:12] == orders[12:]
    assert len(set(orders)) > 1


@pytest.mark.rule("VD-11")
@pytest.mark.parametrize("seat", [-1, 5])
def test_nobody_can_be_named_start_player_who_does_not_play(seat: int) -> None:
    with pytest.raises(BadOptions, match="start_player"):
        agree(VOLLDAMPF, 4, {"start_player": seat})


@pytest.mark.rule("VD-12")
@pytest.mark.parametrize(
    ("players", "of_each_colour", "unseen"), [(2, 6, 0), (3, 8, 3), (4, 8, 0), (5, 7, 2), (6, 8, 0)]
)
def test_track_cards_are_taken_out(players: int, of_each_colour: int, unseen: int) -> None:
    s = laid_out(players)

    assert s.track_deck == (of_each_colour,) * SHADES
    assert s.unseen == unseen


@pytest.mark.rule("VD-12")
@pytest.mark.parametrize(("players", "left"), [(2, 36), (3, 45), (4, 48), (5, 40), (6, 48)])
def test_everybody_knows_how_many_track_cards_will_come_but_not_which(players: int, left: int) -> None:
    shown = view(laid_out(players), 0)

    assert shown.track_cards_left == left
    assert not hasattr(shown, "track_deck")


@pytest.mark.rule("VD-13")
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 4), (4, 2), (5, 1), (6, 1)])
def test_german_cities_and_those_on_the_first_cards_get_a_cube_each(players: int, cards: int) -> None:
    s = laid_out(players)
    used = [card for card, count in enumerate(s.used_merchandise) if count]
    named = Counter([city for card in used for city in MERCHANDISE[card]])

    assert len(used) == sum(s.used_merchandise) == cards
    assert [cubes_on(s, city) for city in range(len(PLACES))] == [
        named[city] + (city in GERMAN) for city in range(len(PLACES))
    ]
    assert sum(s.bag) == 40 - len(GERMAN) - 3 * cards


@pytest.mark.rule("VD-13")
@pytest.mark.parametrize("which", COLOURS)
def test_a_city_gets_a_cube_of_whatever_colour(which: str) -> None:
    s = begin(position(), StockCities())
    assert s.agenda[-1].odds(s) == [(DrawCube(drawn), 10) for drawn in range(4)]

    chance(s, DrawCube(colour(which)))

    assert cubes(s, PLACES[GERMAN[0]], which) == 1
    assert s.bag[colour(which)] == 9


@pytest.mark.rule("VD-13")
def test_a_used_merchandise_card_does_not_come_again() -> None:
    s = begin(position(2), FirstMerchandiseCards())
    assert s.agenda[-1].odds(s) == [(UncoverMerchandise(card), 1) for card in range(18)]

    chance(s, UncoverMerchandise(7))
    while isinstance(s.agenda[-1], PlaceCubes):
        chance(s, DrawCube(colour("red")))

    assert s.agenda[-1].odds(s) == [(UncoverMerchandise(card), 1) for card in range(18) if card != 7]


@pytest.mark.rule("VD-14")
def test_open_or_hidden_money_is_chosen_at_set_up() -> None:
    assert option_values(VOLLDAMPF)["money"] == ("open", "hidden")
    with pytest.raises(BadOptions, match="open, hidden"):
        agree(VOLLDAMPF, 4, {"money": "shared"})


@pytest.mark.rule("VD-14")
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_open_money_is_seen_by_all(seat: int | None) -> None:
    s = position(3, money="open")
    s.cash[:] = [4, 15, 0]

    assert view(s, seat).cash == (4, 15, 0)


@pytest.mark.rule("VD-14")
@pytest.mark.parametrize(
    ("seat", "seen"), [(None, (None, None, None)), (0, (4, None, None)), (2, (None, None, 0))]
)
def test_hidden_money_is_seen_by_its_owner_alone(seat: int | None, seen: tuple[int | None, ...]) -> None:
    s = begin(position(3, money="hidden"), PurchaseBonds())
    s.cash[:] = [4, 15, 0]

    assert view(s, seat).cash == seen


@pytest.mark.rule("VD-14", "VD-90")
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_hidden_money_is_shown_when_the_game_is_over(seat: int | None) -> None:
    s = position(3, money="hidden")
    s.cash[:] = [4, 15, 0]

    assert s.over
    assert view(s, seat).cash == (4, 15, 0)


@pytest.mark.rule("VD-14")
@pytest.mark.parametrize("money", ["open", "hidden"])
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_bonds_are_always_open(money: str, seat: int | None) -> None:
    s = position(3, money=money)
    s.bonds = (3, 0, 11)

    assert view(s, seat).bonds == (3, 0, 11)
    assert view(s, seat).bonds_left == 70


@pytest.mark.rule("VD-15")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_holds_an_action_card_at_the_start(players: int) -> None:
    s = laid_out(players)

    assert s.hands == (0,) * (players * KINDS)
    assert s.action_deck == (2,) * KINDS


@pytest.mark.rule("VD-15")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    one, other = position(3), position(3)
    give_card(one, 1, "sabotage")
    give_card(other, 1, "subsidy")

    assert view(one, 1).hand == (0, 0, 0, 1, 0, 0, 0)
    assert view(one, 0) == view(other, 0)
    assert view(one, None) == view(other, None)
    assert view(one, 1) != view(other, 1)


@pytest.mark.rule("VD-15")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_how_many_action_cards_a_player_holds_is_open(seat: int | None) -> None:
    s = position(3)
    give_card(s, 1, "sabotage")
    give_card(s, 1, "sabotage")
    give_card(s, 2, "subsidy")

    assert view(s, seat).held == (0, 2, 1)
    assert view(s, seat).action_cards_left == 11
