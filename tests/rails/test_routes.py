"""Routes agree with trying every sequence of sections."""

from itertools import permutations

import pytest

from footplate.rails.network import HOPELESS, adjacency
from footplate.rails.routes import routes, signposts, walk
from tests.rails.maps import Map, places_of, random_map


def found(network: Map, start: int, limit: int) -> list[tuple[int, ...]]:
    joined = adjacency(network.places, network.ends, network.built)
    return routes(signposts(joined, network.goals, network.through), start, limit)


def unguided(network: Map, start: int, limit: int) -> list[tuple[int, ...]]:
    """The same search with signposts that call no way hopeless."""
    joined = adjacency(network.places, network.ends, network.built)
    posts = [
        [
            (section, place, bit, is_end, 1 if network.through >> place & 1 else HOPELESS)
            for section, place, bit, is_end, _ in ways
        ]
        for ways in signposts(joined, network.goals, network.through)
    ]
    return routes(posts, start, limit)


def tried(network: Map, start: int, limit: int) -> set[tuple[int, ...]]:
    """Every legal route by the words of the rule: each way of going on, however silly, is tried."""
    goals, through = places_of(network.goals), places_of(network.through)
    good = set()
    ways: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), (start,))]
    for route, places in ways:
        if route and places[-1] in goals and set(places[1:-1]) <= through:
            good.add(route)
        if len(route) < limit:
            for section, other in network.sections(places[-1]):
                if other not in places:
                    ways.append(((*route, section), (*places, other)))
    return good


def test_routes_agree_with_trying_every_way() -> None:
    for luck in range(150):
        network = random_map(luck)
        for start in range(network.places):
            for limit in range(8):
                ways = found(network, start, limit)
                assert len(set(ways)) == len(ways)
                assert set(ways) == tried(network, start, limit)


def test_leaving_out_hopeless_ways_changes_neither_routes_nor_their_order() -> None:
    for luck in range(150):
        network = random_map(luck)
        for start in range(network.places):
            for limit in range(8):
                assert found(network, start, limit) == unguided(network, start, limit)


def test_the_trial_of_every_way_agrees_with_every_permutation_of_sections() -> None:
    for luck in range(40):
        network = random_map(luck)
        goals, through = places_of(network.goals), places_of(network.through)
        built = [section for section in range(len(network.ends)) if network.built >> section & 1]
        good = set()
        for length in (1, 2, 3):
            for route in permutations(built, length):
                places = walk(network.ends, 0, route)
                unbroken = len(places) == length + 1
                if unbroken and len(set(places)) == len(places) and places[-1] in goals:
                    good |= {route} if set(places[1:-1]) <= through else set()
        assert good == tried(network, 0, 3)


def test_parallel_sections_are_routes_of_their_own() -> None:
    network = Map(2, ((0, 1), (1, 0)), 0b11, goals=0b10, through=0b11)
    assert found(network, 0, 6) == [(0,), (1,)]


def test_a_route_goes_on_through_an_end_only_where_it_may_pass() -> None:
    line = ((0, 1), (1, 2))
    assert found(Map(3, line, 0b11, goals=0b110, through=0b000), 0, 6) == [(0,)]
    assert found(Map(3, line, 0b11, goals=0b110, through=0b010), 0, 6) == [(0,), (0, 1)]


def test_a_route_never_returns_to_its_start() -> None:
    ring = Map(3, ((0, 1), (1, 2), (2, 0)), 0b111, goals=0b001, through=0b111)
    assert found(ring, 0, 6) == []


@pytest.mark.parametrize("limit", [0, -1])
def test_without_sections_to_use_there_is_no_route(limit: int) -> None:
    assert found(Map(2, ((0, 1),), 0b1, goals=0b10, through=0b11), 0, limit) == []


def test_a_route_of_exactly_the_limit_is_found() -> None:
    line = Map(4, ((0, 1), (1, 2), (2, 3)), 0b111, goals=0b1000, through=0b0110)
    assert found(line, 0, 3) == [(0, 1, 2)]
    assert found(line, 0, 2) == []


def test_a_walk_visits_the_places_of_a_route() -> None:
    ends = ((0, 1), (2, 1), (2, 3))
    assert walk(ends, 0, (0, 1, 2)) == (0, 1, 2, 3)
    assert walk(ends, 3, (2, 1)) == (3, 2, 1)
    assert walk(ends, 2, ()) == (2,)


def test_a_walk_stops_where_a_section_does_not_join_on() -> None:
    ends = ((0, 1), (2, 1), (2, 3))
    assert walk(ends, 0, (0, 2, 1)) == (0, 1)
    assert walk(ends, 3, (0,)) == (3,)


def test_a_walk_may_turn_back_where_the_rules_would_not() -> None:
    assert walk(((0, 1),), 0, (0, 0)) == (0, 1, 0)
