"""Routes agree with trying every sequence of sections."""

from collections.abc import Sequence
from itertools import permutations, product
from random import Random
from typing import NamedTuple

import pytest

from footplate.rails.network import HOPELESS, adjacency
from footplate.rails.routes import (
    Link,
    Traffic,
    deliveries,
    routes,
    signposts,
    traffic,
    walk,
)
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


class Railways(NamedTuple):
    """Links: two stops, the side by which each is left, and the owner or -1; the colours each stop takes."""

    links: tuple[tuple[int, int, int, int, int], ...]
    takes: tuple[int, ...]

    def ways(self, stop: int) -> list[tuple[int, int, int, int]]:
        """The links at a stop: the side, the stop behind it, the side there, the owner."""
        ways = [(side, other, far, owner) for one, side, other, far, owner in self.links if one == stop]
        return ways + [
            (far, one, side, owner) for one, side, other, far, owner in self.links if other == stop
        ]

    def traffic(self, furthest: int = 6) -> Traffic:
        """The same as the search wants it."""
        links = [
            [Link(side, other, far, owner, self.takes[other]) for side, other, far, owner in self.ways(stop)]
            for stop in range(len(self.takes))
        ]
        return traffic(links, furthest)


COLOURS = 4
OWNERS = 6


def random_railways(luck: int) -> Railways:
    """2 to 6 stops, up to 9 links with or without an owner; some join the same stops."""
    rng = Random(luck)
    stops = rng.randint(2, 6)
    free = [[*range(6)] for _ in range(stops)]
    links = []
    for _ in range(rng.randint(1, 9)):
        one, other = rng.sample(range(stops), 2)
        if free[one] and free[other]:
            sides = [at.pop(rng.randrange(len(at))) for at in (free[one], free[other])]
            links.append((one, sides[0], other, sides[1], rng.choice((-1, 0, 0, 1, 2, OWNERS - 1))))
    takes = [rng.choice((0, *[1 << colour for colour in range(COLOURS)])) for _ in range(stops)]
    return Railways(tuple(links), tuple(takes))


def agreed(owners: Sequence[int], mover: int) -> bool:
    """By the words of the rule: at least one own link, and nobody else's more often."""
    others = set(owners) - {mover, -1}
    return mover in owners and all(owners.count(other) <= owners.count(mover) for other in others)


def every_delivery(net: Railways, start: int, colour: int, limit: int, mover: int) -> set[tuple[int, ...]]:
    """Every sequence of links up to the limit, however silly, of which those by the rules are kept."""
    good = set()
    ways: list[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = [((), (start,), ())]
    for route, stops, owners in ways:
        ends_well = bool(route) and net.takes[stops[-1]] >> colour & 1
        passes = [stop for stop in stops[1:-1] if net.takes[stop] >> colour & 1]
        if ends_well and not passes and len(set(stops)) == len(stops) and agreed(owners, mover):
            good.add(route)
        if len(route) < limit:
            for side, stop, _, owner in net.ways(stops[-1]):
                ways.append(((*route, side), (*stops, stop), (*owners, owner)))
    return good


def delivered(
    net: Railways, start: int, colours: int, limit: int, mover: int
) -> list[tuple[int, tuple[int, ...]]]:
    return deliveries(net.traffic(), start, colours, limit, mover)


def test_deliveries_agree_with_trying_every_sequence_of_links() -> None:
    seen = 0
    for luck in range(60):
        net = random_railways(luck)
        search = net.traffic()
        for start, colour, limit, mover in product(range(len(net.takes)), range(COLOURS), range(5), (0, 1)):
            ways = deliveries(search, start, 1 << colour, limit, mover)
            assert len(set(ways)) == len(ways)
            assert set(ways) == {
                (1 << colour, route) for route in every_delivery(net, start, colour, limit, mover)
            }
            seen += len(ways)
    assert seen > 1000


def test_several_colours_at_once_are_delivered_as_each_alone() -> None:
    for luck in range(100):
        stops = range(len(random_railways(luck).takes))
        net = random_railways(luck).traffic()
        for start, limit, mover in product(stops, (1, 3, 6), (0, 2, OWNERS - 1)):
            alone = [deliveries(net, start, 1 << colour, limit, mover) for colour in range(COLOURS)]
            for colours in range(1 << COLOURS):
                wanted = [one for colour in places_of(colours) for one in alone[colour]]
                assert sorted(deliveries(net, start, colours, limit, mover)) == sorted(wanted)


def test_a_delivery_of_exactly_the_limit_is_found_and_no_longer_one() -> None:
    three = line((0, 0, 0))
    assert delivered(three, 0, 1, 3, 0) == [(1, (2, 2, 2))]
    assert delivered(three, 0, 1, 2, 0) == []
    assert delivered(three, 0, 1, 0, 0) == []


def test_parallel_links_are_deliveries_of_their_own_if_fair() -> None:
    pair = ((0, 1, 1, 4, 0), (0, 2, 1, 5, 0), (0, 3, 1, 0, 1))
    assert delivered(Railways(pair, (0, 1)), 0, 1, 6, 0) == [(1, (1,)), (1, (2,))]
    assert delivered(Railways(pair, (0, 1)), 0, 1, 6, 1) == [(1, (3,))]
    assert delivered(Railways(pair, (0, 1)), 0, 1, 6, 2) == []


def test_traffic_knows_what_is_taken_within_so_many_links_without_turning_back() -> None:
    for luck in range(80):
        net = random_railways(luck)
        ahead = net.traffic(furthest=4).ahead
        assert len(ahead) == 5
        for start in range(len(net.takes)):
            reached = {(start, -1)}
            taken = 0
            for limit in range(5):
                assert ahead[limit][start] == taken
                reached = {
                    (stop, far)
                    for at, came_by in reached
                    for side, stop, far, _ in net.ways(at)
                    if side != came_by
                }
                for stop, _ in reached:
                    taken |= net.takes[stop]


def test_from_each_stop_traffic_leaves_by_each_of_its_links() -> None:
    for luck in range(80):
        net = random_railways(luck)
        ways = net.traffic().ways
        for start in range(len(net.takes)):
            assert [(way.side, way.bit, way.owner, way.takes) for way in ways[start]] == [
                (side, 1 << stop, owner, net.takes[stop]) for side, stop, _, owner in net.ways(start)
            ]


def test_having_arrived_traffic_leaves_by_every_other_link() -> None:
    for luck in range(80):
        net = random_railways(luck)
        ways = net.traffic().ways
        for start in range(len(net.takes)):
            for way, (_, stop, far, _) in zip(ways[start], net.ways(start), strict=True):
                assert [on.side for on in ways[way.node]] == [
                    side for side, *_ in net.ways(stop) if side != far
                ]


def line(owners: Sequence[int]) -> Railways:
    """Links one after another, to a stop that takes a cube."""
    links = [(at, 2, at + 1, 5, owner) for at, owner in enumerate(owners)]
    return Railways(tuple(links), (0,) * len(owners) + (1,))


def test_a_route_is_fair_by_the_words_of_the_rule_for_all_owners_of_up_to_six_links() -> None:
    for length in range(1, 7):
        for owners in product((-1, 0, 1, 2), repeat=length):
            net = line(owners).traffic()
            for mover in range(4):
                found = deliveries(net, 0, 1, 6, mover)
                assert found == ([(1, (2,) * length)] if agreed(owners, mover) else [])


def test_a_route_is_fair_to_six_owners_as_well() -> None:
    rng = Random(1)
    for _ in range(5000):
        owners = [rng.randrange(-1, OWNERS) for _ in range(rng.randint(1, 6))]
        mover = rng.randrange(OWNERS)
        assert bool(delivered(line(owners), 0, 1, 6, mover)) == agreed(owners, mover)
