"""The optional rule for red cities."""

from __future__ import annotations

import pytest

from footplate.games.volldampf.options import VolldampfOptions
from footplate.games.volldampf.phases.transport import Transport
from tests.rules.volldampf.positions import (
    act,
    begin,
    build,
    moving,
    name,
    options,
    position,
    put_cube,
    refused,
    take,
)

THROUGH_LONDON = ("bremen-london", "london-rotterdam")
TO_WARSCHAU = ("berlin-warschau",)
ON_TO_KOPENHAGEN = (*TO_WARSCHAU, "warschau-koenigsberg", "koenigsberg-stettin", "stettin-kopenhagen")


@pytest.mark.rule("VD-65")
def test_the_rule_is_off_unless_it_was_chosen() -> None:
    assert VolldampfOptions(4).red_cities == "off"
    s = moving("bremen", "yellow", *THROUGH_LONDON, red_cities="off")
    act(s, 0, take(*THROUGH_LONDON))


@pytest.mark.rule("VD-65")
def test_other_cubes_may_not_pass_through_a_red_city() -> None:
    s = moving("bremen", "yellow", *THROUGH_LONDON, "bremen-rotterdam", red_cities="on")
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
    picked = name(where, which)
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
    s = moving("london", "yellow", "london-rotterdam", red_cities="on")
    act(s, 0, take("london-rotterdam"))
    assert s.income == [0, 1, 0, 0]


@pytest.mark.rule("VD-65")
def test_a_red_cube_may_pass_a_red_city_and_end_in_another() -> None:
    s = moving("berlin", "red", *ON_TO_KOPENHAGEN, red_cities="on")
    assert set(options(s, 0)) == {take(*TO_WARSCHAU), take(*ON_TO_KOPENHAGEN)}
    act(s, 0, take(*ON_TO_KOPENHAGEN))
    assert s.income == [0, 4, 0, 0]


@pytest.mark.rule("VD-65")
def test_a_red_cube_may_end_in_the_first_red_city() -> None:
    s = moving("berlin", "red", *ON_TO_KOPENHAGEN, red_cities="on")
    act(s, 0, take(*TO_WARSCHAU))
    assert s.income == [0, 1, 0, 0]


@pytest.mark.rule("VD-65")
def test_without_the_rule_a_red_cube_stops_at_the_first_red_city() -> None:
    s = moving("berlin", "red", *ON_TO_KOPENHAGEN, red_cities="off")
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
    s = moving(where, which, *way, red_cities="on")
    assert refused(s, 0, take(*way)) == {"VD-61"}
    assert options(s, 0) == [take(way[0])]


@pytest.mark.rule("VD-62", "VD-65")
def test_a_red_cube_in_a_red_city_does_not_come_back_to_it() -> None:
    circle = ("warschau-koenigsberg", "koenigsberg-stettin", "stettin-berlin", "berlin-warschau")
    s = moving("warschau", "red", *circle, "stettin-kopenhagen", red_cities="on")
    assert refused(s, 0, take(*circle)) == {"VD-61", "VD-62"}
    assert set(options(s, 0)) == {
        take("warschau-koenigsberg", "koenigsberg-stettin", "stettin-kopenhagen"),
        take("berlin-warschau", "stettin-berlin", "stettin-kopenhagen"),
    }
