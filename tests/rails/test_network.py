"""A network joins places by what is built; distances agree with a plain search, breadth first."""

from footplate.rails.network import adjacency, distances, nearest, neighbours
from tests.rails.maps import Map, places_of, random_map

FAR = 99


def steps_from(network: Map, start: int, through: set[int]) -> dict[int, int]:
    """How many sections lead to each place, passing only `through` (and the start)."""
    steps = {start: 0}
    line = [start]
    for place in line:
        if place == start or place in through:
            for _, other in network.sections(place):
                if other not in steps:
                    steps[other] = steps[place] + 1
                    line.append(other)
    return steps


def masks(network: Map) -> list[int]:
    return neighbours(adjacency(network.places, network.ends, network.built))


def test_only_built_sections_join() -> None:
    ends = ((0, 1), (1, 2), (0, 1))
    assert adjacency(3, ends, 0b000) == [[], [], []]
    assert adjacency(3, ends, 0b001) == [[(0, 1)], [(0, 0)], []]
    assert adjacency(3, ends, 0b110) == [[(2, 1)], [(1, 2), (2, 0)], [(1, 1)]]


def test_two_sections_may_join_the_same_places() -> None:
    assert adjacency(2, ((0, 1), (1, 0)), 0b11) == [[(0, 1), (1, 1)], [(0, 0), (1, 0)]]


def test_neighbours_are_sets_of_places() -> None:
    assert neighbours([[(0, 1), (2, 1)], [(0, 0), (1, 2)], [(1, 1)], []]) == [0b010, 0b101, 0b010, 0]


def test_adjacency_agrees_with_looking_at_every_section() -> None:
    for luck in range(200):
        network = random_map(luck)
        joined = adjacency(network.places, network.ends, network.built)
        assert [list(one) for one in joined] == [network.sections(place) for place in range(network.places)]


def test_the_nearest_end_agrees_with_a_plain_search() -> None:
    for luck in range(400):
        network = random_map(luck)
        goals, through = places_of(network.goals), places_of(network.through)
        for start in range(network.places):
            steps = steps_from(network, start, through)
            found = [steps[goal] for goal in goals if goal in steps and goal != start]
            assert nearest(masks(network), start, network.goals, network.through) == min(found, default=0)


def test_distances_agree_with_a_plain_search() -> None:
    for luck in range(400):
        network = random_map(luck)
        goals, through = places_of(network.goals), places_of(network.through)
        far = distances(masks(network), network.goals, network.through)
        for start in range(network.places):
            if start in goals:
                expected = 0
            elif start not in through:
                expected = FAR
            else:
                steps = steps_from(network, start, through)
                expected = min([steps[goal] for goal in goals if goal in steps], default=FAR)
            assert far[start] == expected


def test_an_end_that_may_not_be_passed_hides_those_behind_it() -> None:
    line = neighbours(adjacency(4, ((0, 1), (1, 2), (2, 3)), 0b111))
    assert nearest(line, 0, ends=0b1000, through=0b0110) == 3
    assert nearest(line, 0, ends=0b1000, through=0b0010) == 0
    assert nearest(line, 0, ends=0b1010, through=0b0110) == 1


def test_the_nearest_end_is_another_place_than_the_start() -> None:
    line = neighbours(adjacency(3, ((0, 1), (1, 2)), 0b11))
    assert nearest(line, 0, ends=0b001, through=0b111) == 0
    assert nearest(line, 0, ends=0b101, through=0b111) == 2
