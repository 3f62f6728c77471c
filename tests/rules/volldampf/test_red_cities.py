"""The optional rule for red cities."""

from __future__ import annotations

import pytest

from footplate.games.volldampf.actions import NameCube, TakeRoute
from footplate.games.volldampf.board import GOODS
from footplate.games.volldampf.options import VolldampfOptions
from footplate.games.volldampf.phases.route import ChooseRoute
from footplate.games.volldampf.phases.transport import Transport
from footplate.games.volldampf.state import Volldampf
from tests.rules.volldampf.positions import (
    act,
    begin,
    build,
    colour,
    options,
    place,
    position,
    put_cube,
    refused,
    route,
)

THROUGH_LONDON = ("bremen-london", "london-rotterdam")
TO_WARSCHAU = ("berlin-warschau",)
ON_TO_KOPENHAGEN = (*TO_WARSCHAU, "warschau-koenigsberg", "koenigsberg-stettin", "stettin-kopenhagen")


def moving(red_cities: str, where: str, which: str, *built: str) -> Volldampf:
    """A cube named by seat 0, who has laid the sections."""
    s = position(red_cities=red_cities)
    build(s, 0, *built)
    put_cube(s, where, which)
    return begin(s, ChooseRoute(player=0, stack=GOODS.stack(place(where), colour(which))))


def take(*names: str) -> TakeRoute:
    return TakeRoute(route(*names))


@pytest.mark.rule("VD-65")
def test_the_rule_is_off_unless_it_was_chosen() -> None:
    assert VolldampfOptions(4).red_cities == "off"
    s = moving("off", "bremen", "yellow", *THROUGH_LONDON)
    act(s, 0, take(*THROUGH_LONDON))


@pytest.mark.rule("VD-65")
def test_other_cubes_may_not_pass_through_a_red_city() -> None:
    s = moving("on", "bremen", "yellow", *THROUGH_LONDON, "bremen-rotterdam")
    assert refused(s, 0, take(*THROUGH_LONDON)) == {"VD-65"}
    assert options(s, 0) == [take("bremen-rotterdam")]


@pytest.mark.rule("VD-65")
@pytest.mark.parametrize(
    ("where", "which", "way"),
    [
        ("bremen", "yellow", THROUGH_LONDON),
        ("hamburg", "blue", ("hamburg-kopenhagen", "kopenhagen-rostock")),
        ("rotterdam", "violet", ("rotterdam-london", "london-bremen")),
    ],
)
def test_a_cube_whose_only_way_leads_through_a_red_city_cannot_be_picked(
    where: str, which: str, way: tuple[str, ...]
) -> None:
    picked = NameCube(place(where), colour(which))
    for red_cities in ("on", "off"):
        s = position(red_cities=red_cities)
        build(s, 0, *way)
        put_cube(s, where, which)
        begin(s, Transport(player=0))
        if red_cities == "on":
            assert refused(s, 0, picked) == {"VD-60"}
        else:
            act(s, 0, picked)


@pytest.mark.rule("VD-65")
def test_other_cubes_may_leave_a_red_city() -> None:
    s = moving("on", "london", "yellow", "london-rotterdam")
    act(s, 0, take("london-rotterdam"))
    assert s.income == [1, 0, 0, 0]


@pytest.mark.rule("VD-65")
def test_a_red_cube_may_pass_a_red_city_and_end_in_another() -> None:
    s = moving("on", "berlin", "red", *ON_TO_KOPENHAGEN)
    assert set(options(s, 0)) == {take(*TO_WARSCHAU), take(*ON_TO_KOPENHAGEN)}
    act(s, 0, take(*ON_TO_KOPENHAGEN))
    assert s.income == [4, 0, 0, 0]


@pytest.mark.rule("VD-65")
def test_a_red_cube_may_end_in_the_first_red_city() -> None:
    s = moving("on", "berlin", "red", *ON_TO_KOPENHAGEN)
    act(s, 0, take(*TO_WARSCHAU))
    assert s.income == [1, 0, 0, 0]


@pytest.mark.rule("VD-65")
def test_without_the_rule_a_red_cube_stops_at_the_first_red_city() -> None:
    s = moving("off", "berlin", "red", *ON_TO_KOPENHAGEN)
    assert refused(s, 0, take(*ON_TO_KOPENHAGEN)) == {"VD-61"}
    assert options(s, 0) == [take(*TO_WARSCHAU)]


@pytest.mark.rule("VD-61", "VD-65")
@pytest.mark.parametrize(
    ("where", "which", "way"),
    [
        ("hamburg", "blue", ("hamburg-hannover", "hannover-dortmund")),
        ("hannover", "violet", ("hannover-hamburg", "hamburg-bremen")),
        ("dortmund", "yellow", ("dortmund-rotterdam", "rotterdam-koeln", "koeln-bruessel")),
    ],
)
def test_cubes_of_other_colours_still_stop_at_the_first(where: str, which: str, way: tuple[str, ...]) -> None:
    s = moving("on", where, which, *way)
    assert refused(s, 0, take(*way)) == {"VD-61"}
    assert options(s, 0) == [take(way[0])]


@pytest.mark.rule("VD-62", "VD-65")
def test_a_red_cube_in_a_red_city_does_not_come_back_to_it() -> None:
    circle = ("warschau-koenigsberg", "koenigsberg-stettin", "stettin-berlin", "berlin-warschau")
    s = moving("on", "warschau", "red", *circle, "stettin-kopenhagen")
    assert refused(s, 0, take(*circle)) == {"VD-61", "VD-62"}
    assert set(options(s, 0)) == {
        take("warschau-koenigsberg", "koenigsberg-stettin", "stettin-kopenhagen"),
        take("berlin-warschau", "stettin-berlin", "stettin-kopenhagen"),
    }
