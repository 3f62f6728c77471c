"""The box: what a page draws Steam with agrees with the words and the rules."""

from __future__ import annotations

from typing import Any

import pytest

from footplate.games.steam.components import COLOURS
from footplate.games.steam.game import STEAM
from footplate.games.steam.maps import BUNDLED, text
from footplate.games.steam.options import SteamOptions
from footplate.rails.grid import STEPS


def box(**options: Any) -> Any:
    return STEAM.components(SteamOptions(3, **options))


@pytest.mark.parametrize("map", BUNDLED)
def test_everything_is_in_the_order_of_its_words(map: str) -> None:
    found = box(map=map)
    words = STEAM.words(STEAM.setup(SteamOptions(3, map=map)))
    assert len(found.hexes) + len(found.water) == len(words["hex"])
    assert [face.name for face in found.faces] == list(words["tile"])
    assert [tile.name for tile in found.action_tiles] == list(words["action"])
    assert found.supply_spaces == len(words["space"])
    assert len(found.cubes) == len(found.new_cities) == len(COLOURS)


@pytest.mark.parametrize("map", BUNDLED)
def test_rivers_flow_from_neighbour_to_neighbour(map: str) -> None:
    found = box(map=map)
    assert found.rivers
    for river in found.rivers:
        for (q, r), (next_q, next_r) in zip(river.course, river.course[1:], strict=False):
            assert (next_q - q, next_r - r) in STEPS


def test_the_practice_map_is_told_as_its_file_has_it() -> None:
    found = box(map="practice")
    places = {hex.place: hex for hex in found.hexes if hex.place}
    assert (found.map.id, found.map.fewest, found.map.most) == ("practice", 2, 3)
    haven = places["Bluehaven"]
    assert (haven.q, haven.r, haven.city, haven.cubes, haven.town) == (0, 0, COLOURS.index("blue"), 3, False)
    kilnsey = places["Kilnsey"]
    assert (kilnsey.city, kilnsey.cubes, kilnsey.town, kilnsey.hills) == (-1, 0, True, True)
    [wall] = found.walls
    assert (found.hexes[wall.hex].q, found.hexes[wall.hex].r, wall.side) == (1, 0, 1)
    assert (places["Fernley"].q, places["Fernley"].r) in found.rivers[0].course


def test_a_map_of_ones_own_is_told_as_well() -> None:
    own = text("practice").replace("Bluehaven", "Blauhafen")
    assert "Blauhafen" in [hex.place for hex in box(map=own).hexes]


def test_faces_have_their_track_unturned_and_their_copies() -> None:
    faces = {face.name: face for face in box().faces}
    assert (faces["21"].track, faces["21"].copies) == (((0, 3),), 86)
    assert (faces["44"].track, faces["44"].copies) == (((0, 3), (1, 2)), 4)
    assert faces["t31"].track == ((0,), (2,), (4,))


@pytest.mark.rule("ST-34", "ST-35", "ST-90")
def test_action_tiles_have_their_prices_in_the_base_game_alone() -> None:
    priced = {tile.name: (tile.number, tile.price, tile.and_level) for tile in box().action_tiles}
    assert priced["city-growth"] == (5, 2, False)
    assert priced["locomotive"] == (6, 4, True)
    assert priced["urbanization"] == (7, 6, False)
    assert priced["engineer"] == (3, 0, False)
    assert {(tile.price, tile.and_level) for tile in box(game="standard").action_tiles} == {(0, False)}


@pytest.mark.rule("ST-80")
def test_each_space_of_the_income_track_says_what_it_is_worth_at_the_end() -> None:
    track = box().income_track
    worth = dict(zip(range(track.low, track.high + 1), track.worth, strict=True))
    assert [worth[income] for income in (-10, -1, 0, 1, 2, 5, 10)] == [-20, -2, 0, 0, 1, 2, 5]
