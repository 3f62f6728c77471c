"""The route of a cube: what it may look like, and that every one is found."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from footplate.games.volldampf.actions import TakeRoute
from footplate.games.volldampf.board import COLOURS, ENDS, GOODS, PLACE_COLOUR, PLACES, RED, reach, routes
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.phases.route import ChooseRoute
from footplate.games.volldampf.phases.transport import Transport
from footplate.kernel.legality import why_not
from footplate.kernel.refusal import Refusal
from footplate.rails.network import adjacency
from footplate.rails.routes import routes as find_routes
from footplate.rails.routes import signposts, walk
from tests.rules.volldampf.positions import (
    LINE_TO_PRAG,
    act,
    begin,
    build,
    moving,
    name,
    options,
    position,
    put_cube,
    refused,
    stack,
    take,
)


@pytest.mark.rule("VD-60")
def test_sections_must_join_on_from_where_the_cube_lies() -> None:
    s = moving("hamburg", "blue", "hamburg-hannover", "stuttgart-muenchen", "bremen-hannover")
    assert refused(s, 0, take("hamburg-hannover", "stuttgart-muenchen")) == {"VD-60"}
    assert refused(s, 0, take("bremen-hannover")) == {"VD-60"}
    act(s, 0, take("hamburg-hannover"))


@pytest.mark.rule("VD-60")
def test_a_cube_moves_over_built_sections_alone() -> None:
    s = moving("hamburg", "blue", "hamburg-hannover", "hamburg-bremen")
    assert refused(s, 0, take("hamburg-rostock")) == {"VD-60"}
    assert refused(s, 0, take("hamburg-bremen", "bremen-dortmund")) == {"VD-60"}


@pytest.mark.rule("VD-60")
def test_a_route_ends_in_a_city_of_the_cubes_colour() -> None:
    s = moving("hamburg", "blue", "hamburg-bremen", "bremen-hannover")
    assert refused(s, 0, take("hamburg-bremen")) == {"VD-60"}
    assert refused(s, 0, TakeRoute(())) == {"VD-60"}
    act(s, 0, take("hamburg-bremen", "bremen-hannover"))


@pytest.mark.rule("VD-60")
def test_a_way_round_is_refused_when_it_has_more_than_six_sections() -> None:
    direct = ("kopenhagen-stettin", "stettin-koenigsberg")
    s = moving("kopenhagen", "yellow", *LINE_TO_PRAG, *direct)
    assert refused(s, 0, take(*LINE_TO_PRAG)) == {"VD-60"}
    assert options(s, 0) == [take(*direct)]


@pytest.mark.rule("VD-61")
def test_no_location_is_passed_twice() -> None:
    circle = ("hamburg-berlin", "berlin-magdeburg", "magdeburg-hamburg")
    s = moving("kopenhagen", "blue", "kopenhagen-hamburg", *circle, "hamburg-hannover")
    assert refused(s, 0, take("kopenhagen-hamburg", *circle, "hamburg-hannover")) == {"VD-61"}
    assert options(s, 0) == [take("kopenhagen-hamburg", "hamburg-hannover")]


@pytest.mark.rule("VD-61")
def test_the_start_is_not_passed_again() -> None:
    circle = ("hamburg-berlin", "berlin-magdeburg", "magdeburg-hamburg")
    s = moving("hamburg", "blue", *circle, "hamburg-hannover")
    assert refused(s, 0, take(*circle, "hamburg-hannover")) == {"VD-61"}


@pytest.mark.rule("VD-61")
def test_no_section_is_used_twice() -> None:
    s = moving("kopenhagen", "blue", "kopenhagen-hamburg", "hamburg-berlin", "hamburg-hannover")
    there_and_back = take("kopenhagen-hamburg", "hamburg-berlin", "berlin-hamburg", "hamburg-hannover")
    assert refused(s, 0, there_and_back) == {"VD-61"}
    assert why_not(VOLLDAMPF, s, 0, there_and_back) == (
        Refusal("VD-61", "no-section-twice"),
        Refusal("VD-61", "no-place-twice"),
    )


@pytest.mark.rule("VD-61")
def test_a_cube_stops_at_the_first_city_of_its_colour() -> None:
    s = moving("hamburg", "blue", "hamburg-hannover", "hannover-dortmund", "dortmund-koeln")
    assert refused(s, 0, take("hamburg-hannover", "hannover-dortmund")) == {"VD-61"}
    assert refused(s, 0, take("hamburg-hannover", "hannover-dortmund", "dortmund-koeln")) == {"VD-61"}
    assert options(s, 0) == [take("hamburg-hannover")]


@pytest.mark.rule("VD-61")
def test_a_red_cube_too_stops_at_the_first_red_city() -> None:
    s = moving("bremen", "red", "bremen-london", "london-rotterdam", "rotterdam-koeln", "koeln-paris")
    assert refused(s, 0, take("bremen-london", "london-rotterdam", "rotterdam-koeln", "koeln-paris")) == {
        "VD-61"
    }
    assert options(s, 0) == [take("bremen-london")]


@pytest.mark.rule("VD-61")
def test_cities_of_other_colours_are_passed() -> None:
    by_way_of = ("bremen-hannover", "hannover-hamburg", "hamburg-kopenhagen", "kopenhagen-stettin")
    s = moving("bremen", "yellow", *by_way_of, "stettin-koenigsberg")
    act(s, 0, take(*by_way_of, "stettin-koenigsberg"))
    assert s.income == [0, 5, 0, 0]


@pytest.mark.rule("VD-62")
def test_a_cube_on_its_own_colour_goes_to_another_city_of_it() -> None:
    s = moving("hannover", "blue", "hannover-dortmund", "hannover-hamburg", "hamburg-rostock")
    assert set(options(s, 0)) == {take("hannover-dortmund"), take("hannover-hamburg", "hamburg-rostock")}
    act(s, 0, take("hannover-hamburg", "hamburg-rostock"))
    assert s.income == [0, 2, 0, 0]


@pytest.mark.rule("VD-62")
def test_a_cube_on_its_own_colour_cannot_be_picked_while_no_other_city_of_it_is_reached() -> None:
    s = position()
    build(s, 0, "hannover-hamburg", "hamburg-bremen", "bremen-hannover")
    put_cube(s, "hannover", "blue")
    begin(s, Transport(player=0))
    assert refused(s, 0, name("hannover", "blue")) == {"VD-60"}
    build(s, 0, "bremen-dortmund")
    act(s, 0, name("hannover", "blue"))


@pytest.mark.rule("VD-62")
def test_a_cube_never_ends_where_it_began() -> None:
    circle = ("hannover-hamburg", "hamburg-bremen", "bremen-hannover")
    s = moving("hannover", "blue", *circle, "hannover-dortmund")
    assert refused(s, 0, take(*circle)) == {"VD-61", "VD-62"}
    assert options(s, 0) == [take("hannover-dortmund")]


@pytest.mark.rule("VD-67")
def test_of_two_sections_between_the_same_cities_either_may_be_used() -> None:
    ends = ((0, 1), (1, 0), (1, 2))
    adjacent = adjacency(3, ends, 0b111)
    found = find_routes(signposts(adjacent, 1 << 2, 0b011), 0, 6)
    assert sorted(found) == [(0, 2), (1, 2)]
    assert [walk(ends, 0, way) for way in found] == [(0, 1, 2), (0, 1, 2)]
    assert sorted(find_routes(signposts(adjacent, 1 << 1, 0b001), 0, 6)) == [(0,), (1,)]


@pytest.mark.rule("VD-67")
def test_the_mover_names_every_section() -> None:
    s = position()
    build(s, 1, "dortmund-kassel")
    build(s, 2, "dortmund-hannover", "hannover-kassel")
    put_cube(s, "dortmund", "violet")
    begin(s, ChooseRoute(player=0, stack=stack("dortmund", "violet")))
    direct, round_about = take("dortmund-kassel"), take("dortmund-hannover", "hannover-kassel")
    assert set(options(s, 0)) == {direct, round_about}
    assert refused(s, 0, take("hannover-kassel")) == {"VD-60"}
    twin = s.copy()
    act(s, 0, direct)
    act(twin, 0, round_about)
    assert (s.income, twin.income) == ([0, 1, 0, 0], [0, 0, 2, 0])


# Every route, found once more by a plainer way.

NETWORKS = 320
SHARES = 8


def network(rng: Random) -> list[int]:
    """The spaces built, sparse or dense."""
    return rng.sample(range(len(ENDS)), rng.choice([6, 12, 18, 24, 30, 36]))


def walks(
    built: list[int], places: tuple[int, ...], sections: tuple[int, ...], most: int
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every walk over built sections that enters no place twice: the places and the sections of it."""
    if sections:
        yield places, sections
    if len(sections) == most:
        return
    for section in built:
        for here, there in (ENDS[section], ENDS[section][::-1]):
            if here == places[-1] and there not in places:
                yield from walks(built, (*places, there), (*sections, section), most)


def delivers(places: tuple[int, ...], cube: int, red_cities: str) -> bool:
    """Whether a walk is a way for a cube, by the sentences of VD-60, VD-61 and VD-65."""
    passed = [PLACE_COLOUR[one] for one in places[1:-1]]
    if PLACE_COLOUR[places[-1]] != cube:
        return False
    if red_cities == "on":
        return cube == RED or (cube not in passed and RED not in passed)
    return cube not in passed


@pytest.mark.rule("VD-60", "VD-61", "VD-62", "VD-65")
@pytest.mark.parametrize("share", range(SHARES))
def test_the_routes_are_those_that_trying_every_walk_finds(share: int) -> None:
    rng = Random(f"routes {share}")
    for _ in range(NETWORKS // SHARES):
        built = network(rng)
        bits = sum(1 << space for space in built)
        for start in range(len(PLACES)):
            tried = list(walks(built, (start,), (), 7))
            for cube in range(len(COLOURS)):
                for red_cities in ("off", "on"):
                    ways = sorted(way for places, way in tried if delivers(places, cube, red_cities))
                    short = [way for way in ways if len(way) <= 6]
                    assert sorted(routes(bits, start, cube, 7, red_cities)) == ways
                    assert sorted(routes(bits, start, cube, 6, red_cities)) == short
                    nearest = reach(bits, red_cities)[GOODS.stack(start, cube)]
                    if ways:
                        assert nearest == min(map(len, ways))
                    else:
                        assert nearest == 0 or 7 < nearest < len(PLACES)


def stroll(rng: Random, start: int) -> tuple[int, ...]:
    """Some sections in a row, now and then one that does not join on."""
    sections: list[int] = []
    at = start
    for _ in range(rng.randint(1, 8)):
        joining = [section for section, ends in enumerate(ENDS) if at in ends]
        section = rng.choice(joining) if rng.random() < 0.97 else rng.randrange(len(ENDS))
        one, other = ENDS[section]
        at = other if at == one else one
        sections.append(section)
    return tuple(sections)


@pytest.mark.rule("VD-60", "VD-61", "VD-65")
@pytest.mark.parametrize("red_cities", ["off", "on"])
@pytest.mark.parametrize("limit", [6, 7])
def test_a_route_is_refused_just_when_it_is_no_way_for_the_cube(red_cities: str, limit: int) -> None:
    rng = Random(f"strolls {red_cities} {limit}")
    legal = 0
    for _ in range(60):
        s = position(red_cities=red_cities)
        built = rng.sample(range(len(ENDS)), rng.choice([30, 45, len(ENDS)]))
        for space in built:
            s.place_section(rng.randrange(4), space, 0)
        start, cube = rng.randrange(len(PLACES)), rng.randrange(len(COLOURS))
        begin(s, ChooseRoute(player=0, stack=GOODS.stack(start, cube), limit=limit))
        ways = set(routes(s.built, start, cube, limit, red_cities))
        for sections in [stroll(rng, start) for _ in range(60)] + rng.sample(sorted(ways), min(5, len(ways))):
            refusals = why_not(VOLLDAMPF, s, 0, TakeRoute(sections))
            assert (refusals == ()) == (sections in ways)
            legal += refusals == ()
    assert legal > 100
