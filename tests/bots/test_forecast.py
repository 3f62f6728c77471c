"""A forecast tells from what a position shows how many points are still to come."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from footplate.bots.forecast import Forecast, Signs, forecast_of, use
from footplate.bots.values.steamrollers import FORESIGHT
from footplate.games.steamrollers.game import STEAMROLLERS

FORECAST = Forecast(
    game="toy",
    ruleset=1,
    whole=("time",),
    part=("goods", "track"),
    parts=((1.0, 0.0), (-1.0, 1.0)),
    parts_biases=(0.5, 0.0),
    hidden=((1.0, 1.0, 0.0), (0.0, 0.0, -1.0)),
    biases=(0.0, 3.0),
    outward=((2.0, 0.0), (0.0, 4.0)),
    direct=((0.0,), (10.0,)),
    constants=(1.0, -1.0),
    origin={},
)


@pytest.fixture
def unchanged() -> Iterator[None]:
    """What is used for SteamRollers is used again afterwards."""
    before = forecast_of("steamrollers")
    yield
    use("steamrollers", before)


def test_rectifiers_of_parts_are_added_up_and_pass_on_what_is_above_nothing() -> None:
    # The first part lifts 2.5 and nothing, the second 0.5 and 4: together 3 and 4, so 7 above nothing.
    # Of the time, 2, one is left of three; directly it counts ten times for the rival.
    signs = Signs(((2.0,),), ((2.0, 1.0), (0.0, 4.0)))
    assert FORECAST(signs) == (2 * 7 + 1, 4 * 1 + 10 * 2 - 1)
    assert FORECAST(Signs(((9.0,),), signs.parts)) == (2 * 7 + 1, 10 * 9 - 1)


def test_what_a_part_shows_is_the_same_when_it_is_seen_again() -> None:
    signs = Signs(((0.0,),), ((2.0, 1.0),) * 6)
    assert FORECAST(signs) == FORECAST(signs) == (2 * 6 * 2.5 + 1, 4 * 3 - 1)


def test_the_shipped_forecast_is_for_the_rules_and_the_signs_that_there_are() -> None:
    forecast = forecast_of("steamrollers")
    assert forecast is not None
    assert (forecast.game, forecast.ruleset) == (STEAMROLLERS.name, STEAMROLLERS.ruleset)
    assert (forecast.whole, forecast.part) == (FORESIGHT.whole, FORESIGHT.part)
    assert forecast_of("volldampf") is None


@pytest.mark.usefixtures("unchanged")
def test_another_forecast_may_be_used_in_a_process() -> None:
    use("steamrollers", FORECAST)
    assert forecast_of("steamrollers") is FORECAST
    use("steamrollers", None)
    assert forecast_of("steamrollers") is None
