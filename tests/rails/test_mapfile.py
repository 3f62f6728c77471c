"""Map files: the three that come with Steam are sound, and every broken one is refused in a sentence."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.games.steam.maps import ASKS, BUNDLED, read_map, text
from footplate.rails.grid import CLOSED, SIDE_NAMES, SIDES, facing, step
from footplate.rails.mapfile import HexMap, Written, word
from footplate.rails.survey import MapError, faults, read
from tests.rails.broken_maps import BROKEN, SOUND, Broken

GUIDE = Path(__file__).parents[2].joinpath("docs", "maps.md").read_text("utf-8")

PLAINS, RIVER, HILLS = (False, False), (False, True), (True, False)  # hills, river

# The forced patch of the northeast: what is known of each hex from the rulebook's examples.
PATCH = {
    "0,0": ("Albany", PLAINS),
    "0,1": ("", RIVER),
    "0,2": ("Poughkeepsie", RIVER),
    "0,3": ("", RIVER),
    "0,4": ("New York", PLAINS),
    "-1,1": ("", HILLS),
    "-1,2": ("", PLAINS),
    "-1,3": ("", PLAINS),
    "-1,4": ("", PLAINS),
    "1,0": ("", PLAINS),
    "2,0": ("", HILLS),
    "2,1": ("Hartford", PLAINS),
    "2,2": ("", PLAINS),
    "3,2": ("New Haven", PLAINS),
    "3,1": ("", RIVER),
}
CITIES = {"Albany", "New York", "Hartford", "Boston"}
CROSSED = (
    "0,0 0,1 0,2 0,3 0,4",
    "0,0 -1,1 -1,2 -1,3 -1,4 0,4",
    "0,0 1,0 2,0 2,1 2,2 3,2",
    "2,1 3,1",
    "3,2 3,1",
)


def met(found: HexMap) -> tuple[int, ...]:
    """Which side faces which."""
    return facing([one.at for one in found.hexes], found.walls)


def is_open(found: HexMap, spot: str, side: str) -> bool:
    """Whether track may cross a side of a hex."""
    return met(found)[found.at(spot) * SIDES + SIDE_NAMES.index(side)] != CLOSED


@pytest.mark.parametrize("name", BUNDLED)
def test_the_maps_of_the_game_are_sound(name: str) -> None:
    assert faults(text(name), ASKS) == []
    assert read(text(name), ASKS).id == name


@pytest.mark.parametrize("broken", BROKEN, ids=[one.says for one in BROKEN])
def test_a_broken_map_is_refused_in_a_sentence_of_its_own(broken: Broken) -> None:
    assert faults(broken.text, ASKS) == [broken.says, *broken.more]
    with pytest.raises(MapError) as caught:
        read(broken.text, ASKS)
    assert str(caught.value) == broken.says
    assert "\n" not in broken.says


def test_places_touch_across_a_wall_as_well() -> None:
    touching = next(one for one in BROKEN if one.says == "Ho and Yd touch.")
    walled = touching.text.replace('walls = ["1,0:1"]', 'walls = ["1,0:1", "Ho:0"]')
    assert faults(walled, ASKS) == ["Ho and Yd touch."]


def test_the_example_of_the_guide_is_sound() -> None:
    assert faults(GUIDE.split("```toml\n")[1].split("```")[0], ASKS) == []


def test_the_guide_tells_of_every_key() -> None:
    for key in Written.__struct_fields__:
        assert f"| `{key}` |" in GUIDE


def test_every_fault_is_told_at_once() -> None:
    worse = SOUND.replace("max = 3", "max = 9").replace('"blue"', '"pink"').replace('"1,0:1"', '"Ho:3"')
    assert faults(worse, ASKS) == [
        "The game is for 2 to 6 players, not 9.",
        "A map for four or more needs 8 towns, one for each New City; it has 5.",
        "Bh is 'pink'; a city is one of red, blue, yellow, purple.",
        "The numbers of cities differ by more than one: 2 red, 0 blue, 2 yellow, 1 purple.",
        "The wall 'Ho:3' is not between two hexes.",
    ]


def test_a_map_without_a_city_is_refused() -> None:
    towns = SOUND
    for colour in ASKS.colours:
        towns = towns.replace(f'city = "{colour}", cubes = 3', "town = true")
    assert "There is no city." in faults(towns, ASKS)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(SOUND)), st.integers(0, 30), st.text(max_size=8))
def test_whatever_is_done_to_a_file_it_is_read_or_refused_in_lines(at: int, cut: int, put: str) -> None:
    changed = SOUND[:at] + put + SOUND[at + cut :]
    found = faults(changed, ASKS)
    if found:
        with pytest.raises(MapError) as caught:
            read(changed, ASKS)
        assert str(caught.value) == found[0]
    else:
        assert read(changed, ASKS).hexes
    assert not [fault for fault in found if "\n" in fault or not fault.endswith(".")]


@pytest.mark.parametrize("strange", ["", "northwest", "\ufeff", "a = " + "[" * 9999, "board = 1979-05-27"])
def test_a_text_that_is_no_map_is_refused(strange: str) -> None:
    assert faults(strange, ASKS)


def test_hexes_stand_in_the_order_of_the_picture_and_water_after_them() -> None:
    found = read_map("practice")
    order = [(one.line, one.column) for one in found.hexes]
    assert order == sorted(order)
    assert [found.names[len(found.hexes) + at] for at in range(len(found.water))] == ["h10", "g11"]
    assert len(found.names) == len(set(found.names)) == len(found.hexes) + len(found.water)


def test_a_hex_is_called_by_its_place_or_else_by_its_column_and_line() -> None:
    found = read_map("practice")
    assert found.names[:9] == ("elmstead", "e1", "thornby", "b2", "d2", "f2", "h2", "a3", "c3")
    assert found.names[found.at("Ki")] == "kilnsey"
    assert found.names[found.at("1,0")] == "f10"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("New York", "new-york"),
        ("St. Johnsbury", "st-johnsbury"),
        ("Düsseldorf", "düsseldorf"),
        ("Stoke_on - Trent 2", "stoke-on-trent-2"),
    ],
)
def test_a_places_word_is_its_name_in_small_letters_with_dashes(name: str, says: str) -> None:
    assert word(name) == says


def test_columns_after_z_have_two_letters() -> None:
    first, second = "      El    ..    Th\n", "   hh    ..    ..    ..\n"
    wide = SOUND.replace(
        first + second, "".join([line[:-1] + "    .." * 12 + "\n" for line in (first, second)])
    )
    names = read(wide, ASKS).names
    assert names[13:15] == ("ac1", "ae1")
    assert {"y1", "z2", "aa1", "ab2"} < set(names)


def test_coordinates_and_the_picture_agree() -> None:
    for name in BUNDLED:
        found = read_map(name)
        origin = found.hexes[found.at("0,0")]
        for one in (*found.hexes, *found.water):
            assert one.column == origin.column + one.q
            assert one.line == origin.line + 2 * one.r + one.q


def test_a_hex_is_found_by_code_or_by_coordinates() -> None:
    found = read_map("northeast")
    assert found.at("Al") == found.at("0,0")
    assert found.hexes[found.at("NY")].at == (0, 4)
    for nowhere in ("", "Zz", "99,99", "-0,0", "-7,1", "albany"):
        with pytest.raises(LookupError):
            found.at(nowhere)


@pytest.mark.parametrize("spot", PATCH)
def test_the_forced_patch_is_as_the_examples_have_it(spot: str) -> None:
    found = read_map("northeast")
    one = found.hexes[found.at(spot)]
    name, terrain = PATCH[spot]
    assert one.at == tuple(map(int, spot.split(",")))
    assert (found.places[one.place].name if one.place else "") == name
    assert bool(one.place and found.places[one.place].city) == (name in CITIES)
    # What lies under a city means nothing.
    assert name in CITIES or (one.hills, one.river) == terrain
    assert one.spot in found.forced


@pytest.mark.parametrize("track", CROSSED)
def test_no_wall_is_where_the_examples_build(track: str) -> None:
    found = read_map("northeast")
    numbers = [found.at(spot) for spot in track.split()]
    for number, after in pairwise(numbers):
        assert after in [side // SIDES for side in met(found)[number * SIDES : (number + 1) * SIDES]]


def test_boston_is_red_and_the_hex_south_west_of_it_can_be_crossed_from_north_to_south() -> None:
    found = read_map("northeast")
    boston = found.hexes[found.at("Bo")]
    assert (found.places["Bo"].name, found.places["Bo"].city) == ("Boston", "red")
    south_west = step(boston.at, SIDE_NAMES.index("sw"))
    crossing = found.hexes[found.at(f"{south_west[0]},{south_west[1]}")]
    assert (crossing.place, crossing.river) == ("", True)
    assert is_open(found, crossing.spot, "n")
    assert is_open(found, crossing.spot, "s")


def test_new_haven_is_a_town_beside_the_hex_south_east_of_hartford() -> None:
    found = read_map("northeast")
    hartford = found.hexes[found.at("Ha")]
    assert found.places["NH"].town
    assert step(hartford.at, SIDE_NAMES.index("se")) == (3, 1)
    assert is_open(found, "3,1", "s")


def test_the_inlet_south_east_of_providence_is_closed_from_both_sides() -> None:
    found = read_map("northeast")
    assert not is_open(found, "Pr", "se")
    assert not is_open(found, "5,0", "nw")


def test_lake_ontario_is_water_and_no_hex() -> None:
    found = read_map("northeast")
    assert (-7, 1) in [one.at for one in found.water]
    assert not is_open(found, "Ro", "n")


def test_a_map_says_how_many_supply_spaces_it_has_or_has_twelve() -> None:
    assert read_map("practice").supply_spaces == 12
    assert read_map(SOUND.replace("named = []", "named = []\nsupply_spaces = 9")).supply_spaces == 9


def test_a_map_needs_no_river() -> None:
    dry = (
        SOUND.split("[[rivers]]")[0].replace(" rr", " ..").replace(" hr", " hh").replace(", river = true", "")
    )
    assert read(dry, ASKS).rivers == ()


def test_a_map_is_read_by_name_or_from_its_text() -> None:
    assert read_map("ruhr") is read_map("ruhr")
    assert read_map(text("ruhr")) == read_map("ruhr")
    with pytest.raises(MapError):
        read_map("atlantis")


def test_one_place_alone_is_no_map() -> None:
    lines = SOUND.split("\n")
    alone = "\n".join([line for line in lines if "= { name" not in line or line.startswith("Bh")])
    assert "There is one place alone, and nothing to join it to." in faults(alone, ASKS)


def test_a_map_of_a_thousand_spaces_is_large_enough() -> None:
    wide = "\n".join(["..    " * 20, "   .." + "    .." * 19] * 25)
    huge = SOUND.replace("board = '''\n", f"board = '''\n{wide}\n")
    assert faults(huge, ASKS) == ["The picture has 1,042 hexes and water spaces; a map has 1,000 at most."]


def test_a_file_of_many_characters_is_not_even_read() -> None:
    assert faults(SOUND + "#" * 100_000, ASKS) == [
        f"The file has {len(SOUND) + 100_000:,} characters; a map has 100,000 at most."
    ]


def test_a_place_has_a_name_that_is_no_number_and_not_too_long() -> None:
    assert "The name of Th is a number, and would be taken for an answer's." in faults(
        SOUND.replace('"Thornby"', '"12"'), ASKS
    )
    assert "The name of Th has 31 characters; a name has 30 at most." in faults(
        SOUND.replace('"Thornby"', f'"{"T" * 31}"'), ASKS
    )


@pytest.mark.parametrize("given", ["nowhere", "maps/valley.toml\n", "x" * 100_000])
def test_where_a_name_was_meant_it_is_told_that_there_is_no_such_map(given: str) -> None:
    with pytest.raises(MapError) as error:
        read_map(given)
    assert str(error.value) == (
        f"There is no map {given[:60]!r}; there are northeast, ruhr, practice,"
        " and any other is given as the text of its file."
    )


@pytest.mark.parametrize(
    ("given", "says"),
    [("", "The key 'id' is missing."), ("id =", "This is not TOML: "), ("id\ntitle", "This is not TOML: ")],
)
def test_where_a_text_was_meant_its_fault_is_told(given: str, says: str) -> None:
    with pytest.raises(MapError, match=f"^{says}"):
        read_map(given)
