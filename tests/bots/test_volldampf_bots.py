"""The bots of Volldampf: what their value makes of a position, and that they play by it."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from footplate.bots import greedy
from footplate.bots.knowledge import know
from footplate.bots.levels import NAMES, levels
from footplate.bots.random import step
from footplate.bots.roster import BOTS
from footplate.bots.values.volldampf import value, values
from footplate.bots.values.volldampf_traffic import looks, offers, owned
from footplate.games.volldampf.actions import (
    Bid,
    DiscardTrackCard,
    Pass,
    PlaceSection,
    SealBid,
    SealBonds,
    TakeBonds,
    TakeRoute,
)
from footplate.games.volldampf.board import ENDS, GOODS, routes
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.phases.auction import AuctionTurnOrder
from footplate.games.volldampf.phases.bonds import PurchaseBonds
from footplate.games.volldampf.phases.place_track import PlaceTrackSections
from footplate.games.volldampf.phases.transport import TransportCubes
from footplate.games.volldampf.phases.two_players import SealedBids, SealedBonds
from footplate.games.volldampf.sequence import Round, TwoPlayerRound
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import Action, Seat
from footplate.kernel.game import agree
from footplate.kernel.phase import Phase
from footplate.kernel.play import Play, start
from footplate.kernel.state import added
from footplate.rails.goods import stacked
from tests.rules.volldampf.positions import (
    LINE_TO_PRAG,
    build,
    give_track_card,
    name,
    position,
    put_cube,
    space,
    stack,
)

import_module("footplate.games")


def during(s: Volldampf, phase: type[Phase[Volldampf]]) -> Volldampf:
    """The round is in this phase."""
    frame = TwoPlayerRound() if s.players == 2 else Round()
    frame.at = type(frame).steps.index(phase)
    s.agenda.append(frame)
    s.push(phase())
    return s


def decided(s: Volldampf, seat: Seat, tries: int = 100) -> Action:
    """What the greedy bot decides."""
    return greedy.decide(know(VOLLDAMPF, s, seat, Random(0)), Random(0), tries)


def with_a_line(players: int = 4) -> Volldampf:
    """Six sections of seat 0's, and a yellow cube that they take to Prag."""
    s = position(players)
    build(s, 0, *LINE_TO_PRAG[1:])
    put_cube(s, "rostock", "yellow")
    return s


@pytest.mark.parametrize("red_cities", ["off", "on"])
def test_traffic_is_what_the_routes_of_the_rules_offer(red_cities: str) -> None:
    rng = Random(7)
    owner = [rng.choice([-1, 0, 1, 2]) for _ in ENDS]
    built = sum([1 << at for at, seat in enumerate(owner) if seat >= 0])
    best = offers(owned(owner), 3, red_cities).best
    for one, offer in enumerate(best[1]):
        ways = routes(built, GOODS.place(one), GOODS.colour(one), 6, red_cities)
        assert offer == max([looks(way, owner, 1, 3) for way in ways], default=0)
    assert sum([offer > 0 for offer in best[1]]) > 50


def test_the_same_traffic_is_found_whatever_was_known_before() -> None:
    owner = [at % 3 - 1 for at in range(len(ENDS))]
    whole = offers(owned(owner), 2, "off")
    for at in range(0, len(ENDS), 5):
        offers(owned([*owner[:at], -1, *owner[at + 1 :]]), 2, "off")
    assert offers(owned([*owner]), 2, "off") == whole


def test_income_and_sections_with_freight_are_worth_more_and_bonds_and_others_gains_less() -> None:
    plain = during(position(), TransportCubes)
    line = during(with_a_line(), TransportCubes)
    assert value(line, 0) > value(plain, 0) + 6
    assert value(line, 1) < value(plain, 1)
    line.income[0] += 3
    richer = value(line, 0)
    line.bonds = added(line.bonds, 0, 2)
    assert value(line, 0) <= richer - 2


def test_what_lies_further_from_the_end_promises_more() -> None:
    early, late = during(with_a_line(), PurchaseBonds), during(with_a_line(), PurchaseBonds)
    late.round = 4
    assert value(early, 0) > value(late, 0)


def test_money_is_worth_sections_but_hardly_anything_in_the_end() -> None:
    s = during(position(), PlaceTrackSections)
    poor = value(s, 0)
    s.cash[0] += 20
    assert value(s, 0) > poor + 1
    over = position()
    nothing = value(over, 0)
    over.cash[0] += 20
    assert 0 < value(over, 0) - nothing < 1


def test_all_seats_at_once_are_valued_as_each_alone() -> None:
    s = during(with_a_line(), TransportCubes)
    assert values(s) == [value(s, seat) for seat in range(4)]


def test_nobody_looks_at_what_the_other_has_sealed() -> None:
    s = during(position(2), SealedBids)
    s.agenda[-1].apply(s, 1, SealBid(1))
    little = value(s, 0)
    s = during(position(2), SealedBids)
    s.agenda[-1].apply(s, 1, SealBid(9))
    assert value(s, 0) == little


def test_the_greedy_bot_moves_the_cube_that_brings_it_most() -> None:
    s = with_a_line()
    put_cube(s, "berlin", "blue")
    s.round = 4
    during(s, TransportCubes)
    transports = s.agenda[-2]
    assert isinstance(transports, TransportCubes)
    transports.queue = (0, 1, 2, 3)
    assert decided(s, 0) == name("rostock", "yellow")
    s.agenda[-1].apply(s, 0, name("rostock", "yellow"))
    route = decided(s, 0)
    assert isinstance(route, TakeRoute)
    assert len(route.route) == 6


def test_the_greedy_bot_builds_what_joins_its_line_to_the_cubes_city_and_nothing_idle_in_the_end() -> None:
    s = position()
    build(s, 0, *LINE_TO_PRAG[1:-1])
    put_cube(s, "rostock", "yellow")
    give_track_card(s, 0, "teal")
    s.cash[0], s.round = 10, 4
    during(s, PlaceTrackSections)
    assert decided(s, 0) == PlaceSection(space("nuernberg-prag"))
    s.cubes = stacked(s.cubes, stack("rostock", "yellow"), -1)
    assert isinstance(decided(s, 0), DiscardTrackCard)


def test_the_greedy_bot_borrows_to_build_early_and_not_in_the_last_round() -> None:
    s = position()
    s.round, s.cash[0] = 1, 10
    early = decided(during(s, PurchaseBonds), 0)
    assert isinstance(early, TakeBonds)
    assert 1 <= early.amount <= 4
    s = position()
    s.round, s.cash[0] = 4, 30
    assert decided(during(s, PurchaseBonds), 0) == TakeBonds(0)


def test_bids_are_small_where_it_matters_little_who_is_first() -> None:
    s = position()
    s.cash[:] = [40] * 4
    during(s, AuctionTurnOrder)
    assert decided(s, 0) == Bid(0)
    s.agenda[-1].apply(s, 0, Bid(20))
    assert decided(s, 1) == Pass()


def test_two_players_seal_sane_sums() -> None:
    s = position(2)
    s.round = 1
    bonds = decided(during(s, SealedBonds), 0)
    assert isinstance(bonds, SealBonds)
    assert 1 <= bonds.amount <= 4
    s = with_a_line(2)
    s.cash[:] = [30, 30]
    bid = decided(during(s, SealedBids), 0)
    assert isinstance(bid, SealBid)
    assert bid.amount <= 8


def table(names: list[str], seed: int) -> Play:
    """A whole game among these bots."""
    play = start(VOLLDAMPF, agree(VOLLDAMPF, len(names), {}), names, seed.to_bytes(32, "big"))
    play.deal()
    rng = Random(seed)
    while not play.state.over:
        step(play, rng, BOTS[names[play.state.actors()[0]]])
    return play


def test_the_levels_are_five_and_each_looks_at_more() -> None:
    five = levels("volldampf")
    assert tuple([level.name for level in five]) == NAMES
    assert [level.seconds for level in five] == sorted([level.seconds for level in five])
    assert [level.tries for level in five[:4]] == sorted({level.tries for level in five[:4]})
    assert five[4].iterations > 0


def test_a_game_of_all_levels_goes_the_same_way_again() -> None:
    names = ["inspector", "driver", "fireman", "cleaner"]
    assert table(names, 3).record.encode() == table(names, 3).record.encode()


@pytest.mark.parametrize("seed", range(3))
def test_the_driver_beats_random_ones_from_any_seat(seed: int) -> None:
    for players in (2, 4):
        names = ["random"] * players
        names[seed % players] = "driver"
        assert VOLLDAMPF.standing(table(names, seed).state)[seed % players].rank == 1
