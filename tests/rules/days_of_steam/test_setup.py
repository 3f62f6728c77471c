"""The set-up: towns, trains, goods, hands, steam and the first player. [DS-03 to DS-06]"""

from __future__ import annotations

from random import Random

import pytest

from footplate.games.days_of_steam.actions import DrawGood, DrawTile, StartPlayer, TurnUpTown
from footplate.games.days_of_steam.components import TILES, TOWNS
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.options import DaysOfSteamOptions
from footplate.games.days_of_steam.phases.draw import DealTiles
from footplate.games.days_of_steam.phases.set_up import DrawFirstPlayer
from footplate.games.days_of_steam.setup import setup
from footplate.games.days_of_steam.state import NOTHING, SHADES, DaysOfSteam
from footplate.kernel.action import CHANCE
from footplate.kernel.game import BadOptions, agree
from footplate.kernel.play import start
from tests.rules.days_of_steam.positions import (
    advance,
    chance,
    draw_goods,
    draw_town,
    options,
    playing,
    read_town,
    ways_on,
    where,
)

PLAYERS = [2, 3, 4]


def decide(s: DaysOfSteam, rng: Random) -> None:
    """Chance by its odds; a seat anything it may."""
    phase, seat = s.agenda[-1], s.actors()[0]
    if seat == CHANCE:
        odds = phase.odds(s)
        phase.apply(s, CHANCE, odds.outcome(rng.randrange(odds.weight())))
    else:
        phase.apply(s, seat, rng.choice(options(s, seat)))


def laid_out(players: int, seed: int = 1) -> DaysOfSteam:
    """A table after all draws of the set-up."""
    s = setup(DaysOfSteamOptions(players))
    rng = Random(seed)
    while s.actors() == (CHANCE,):
        decide(s, rng)
    return s


def hands(s: DaysOfSteam) -> list[int]:
    """How many tiles each player holds."""
    return [len(hand) for hand in s.hands]


@pytest.mark.rule("DS-03")
def test_any_town_may_begin_the_map() -> None:
    s = setup(DaysOfSteamOptions(2))

    assert s.actors() == (CHANCE,)
    assert s.agenda[-1].odds(s) == [(TurnUpTown(town), TOWNS[town].copies) for town in range(8)]


@pytest.mark.rule("DS-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_town_begins_the_map_and_all_trains_stand_on_it(players: int) -> None:
    s = setup(DaysOfSteamOptions(players))
    draw_town(s, "G")

    assert (s.towns, s.town_squares) == ((read_town("G"),), (0,))
    assert [where(s, seat) for seat in range(players)] == ["start"] * players
    assert [train & 15 for train in s.train] == [15] * players


@pytest.mark.rule("DS-03")
def test_two_more_are_turned_face_up_with_two_goods_each() -> None:
    s = setup(DaysOfSteamOptions(2))
    draw_town(s, "G")
    draw_town(s, "G", "red", "green")
    draw_town(s, "B2", "blue", "blue")

    assert s.display == (read_town("G"), read_town("B2"))
    assert s.display_goods == (1, 0, 1, 0, 0, 0, 0, 2)
    assert isinstance(s.agenda[-1], DealTiles)


@pytest.mark.rule("DS-03")
def test_a_town_or_good_that_was_drawn_does_not_come_again() -> None:
    s = setup(DaysOfSteamOptions(2))
    draw_town(s, "R2")
    assert (TurnUpTown(read_town("Y")), 2) in s.agenda[-1].odds(s)
    assert TurnUpTown(read_town("R2")) not in [town for town, _ in s.agenda[-1].odds(s)]

    draw_town(s, "Y")
    assert s.agenda[-1].odds(s) == [(DrawGood(colour), 7) for colour in range(SHADES)]
    draw_goods(s, "blue")
    assert s.agenda[-1].odds(s) == [(DrawGood(0), 7), (DrawGood(1), 7), (DrawGood(2), 7), (DrawGood(3), 6)]
    draw_goods(s, "blue")
    assert (TurnUpTown(read_town("Y")), 1) in s.agenda[-1].odds(s)


@pytest.mark.rule("DS-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_nine_towns_are_the_deck_and_twenty_four_goods_stay_in_the_bag(players: int) -> None:
    s = laid_out(players)

    assert sum(s.town_deck) == 9
    assert NOTHING not in s.display
    assert (sum(s.display_goods[:SHADES]), sum(s.display_goods[SHADES:]), sum(s.bag)) == (2, 2, 24)


@pytest.mark.rule("DS-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_town_that_begins_the_map_has_no_goods(players: int) -> None:
    assert sum(laid_out(players).goods) == 0


@pytest.mark.rule("DS-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_is_dealt_three_track_tiles_and_the_rest_is_the_deck(players: int) -> None:
    s = laid_out(players)

    assert hands(s) == [3] * players
    assert sum(s.deck) == 80 - 3 * players


@pytest.mark.rule("DS-04")
def test_every_tile_of_the_deck_is_as_likely_as_any_other() -> None:
    s = setup(DaysOfSteamOptions(2))
    while not isinstance(s.agenda[-1], DealTiles):
        decide(s, Random(1))
    assert s.agenda[-1].odds(s) == [(DrawTile(tile), TILES[tile].copies) for tile in range(len(TILES))]

    for _ in range(3):
        chance(s, DrawTile(0))
    chance(s, DrawTile(7))

    assert s.agenda[-1].odds(s)[0] == (DrawTile(0), 8)
    assert DrawTile(7) not in [drawn for drawn, _ in s.agenda[-1].odds(s)]
    assert hands(s) == [3, 1]
    assert s.hands[0] == (0, 0, 0)
    assert 7 in s.hands[1]


@pytest.mark.rule("DS-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_begins_with_no_steam_and_no_coal(players: int) -> None:
    s = laid_out(players)

    assert s.steam == [0] * players
    assert s.coal == (0,) * players


@pytest.mark.rule("DS-05")
def test_the_last_steam_may_be_spent_and_without_steam_a_train_stays() -> None:
    s = playing("R ─ ─", steam=1)
    advance(s, 0, "e")
    assert s.steam[0] == 0
    assert ways_on(s, 0) == ""

    s = playing("R ─ ─", steam=0)
    assert ways_on(s, 0) == ""


@pytest.mark.rule("DS-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_steam_stays_within_0_and_6_all_through_a_game(players: int) -> None:
    s = setup(DaysOfSteamOptions(players))
    rng = Random(players)
    seen = set(s.steam)
    while not s.over:
        decide(s, rng)
        seen |= set(s.steam)

    assert (min(seen), max(seen)) == (0, 6)


@pytest.mark.rule("DS-06")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_drawn_with_equal_chances(players: int) -> None:
    s = setup(DaysOfSteamOptions(players))
    while not isinstance(s.agenda[-1], DrawFirstPlayer):
        decide(s, Random(1))

    assert s.actors() == (CHANCE,)
    assert s.agenda[-1].odds(s) == [(StartPlayer(seat), 1) for seat in range(players)]
    chance(s, StartPlayer(players - 1))
    assert s.actors() == (players - 1,)


@pytest.mark.rule("DS-06")
def test_a_first_player_who_was_named_is_not_drawn() -> None:
    s = setup(DaysOfSteamOptions(4, start_player=3))
    while s.actors() == (CHANCE,):
        assert not isinstance(s.agenda[-1], DrawFirstPlayer)
        decide(s, Random(1))

    assert s.actors() == (2,)


@pytest.mark.rule("DS-06")
def test_the_same_seed_draws_the_same_first_player_and_others_another() -> None:
    first = []
    for seed in [*range(12), *range(12)]:
        play = start(DAYS_OF_STEAM, DaysOfSteamOptions(4), "abcd", seed=bytes([seed]) * 32)
        play.deal()
        first.append(play.state.turn)

    assert first[:12] == first[12:]
    assert len(set(first)) > 1


@pytest.mark.rule("DS-06")
@pytest.mark.parametrize(("players", "seat"), [(4, -1), (4, 5), (2, 3)])
def test_nobody_can_be_named_first_who_does_not_play(players: int, seat: int) -> None:
    assert agree(DAYS_OF_STEAM, players, {"start_player": players}).players == players
    with pytest.raises(BadOptions, match="start_player"):
        agree(DAYS_OF_STEAM, players, {"start_player": seat})
