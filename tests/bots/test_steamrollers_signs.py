"""What a position alone against Olive shows, number by number."""

from __future__ import annotations

from itertools import chain

from footplate.bots.values.steamrollers_signs import CITY, WHOLE, signs
from footplate.games.steamrollers.components import FACES
from footplate.games.steamrollers.sheet import REGIONS
from footplate.games.steamrollers.state import SteamRollers
from tests.rules.steamrollers.positions import begin_solo_turn, check, draw, position, stock

GOODS = ("grey blue", "green yellow", "blue green", "red yellow", "green grey", "")


def shown() -> SteamRollers:
    """Two goods on each city but the last, cities 1 and 3 linked, and some crosses."""
    s = position(1)
    for city, goods in enumerate(GOODS, 1):
        stock(s, city, goods)
    draw(s, 0, "1e e-w", "3e e-w")
    check(s, 0, 1, 5)
    s.crossed = (2, 0, 3, 0, 7, 4)
    return begin_solo_turn(s, "1 2 3")


def whole(s: SteamRollers) -> dict[str, float]:
    """What the whole shows, by name."""
    return dict(zip(WHOLE, chain(*signs(s).groups), strict=True))


def city(s: SteamRollers, number: int) -> dict[str, float]:
    """What a city shows, by name."""
    return dict(zip(CITY, signs(s).parts[number - 1], strict=True))


def test_every_number_has_a_name_of_its_own_and_every_city_shows_as_many() -> None:
    assert len(set(WHOLE)) == len(WHOLE)
    assert len(set(CITY)) == len(CITY)
    told = signs(shown())
    assert sum([len(group) for group in told.groups]) == len(WHOLE)
    assert [len(part) for part in told.parts] == [len(CITY)] * REGIONS


def test_the_supply_shows_how_many_goods_may_still_go_and_the_engine_how_far() -> None:
    found = whole(shown())
    assert (found["2 boxes"], found["3 boxes"], found["strength"]) == (1, 0, 2)
    assert (found["no city empty"], found["one city empty"], found["two cities empty"]) == (0, 1, 0)
    assert (found["goods"], found["goods to go"]) == (10, 4)
    assert [found[f"goods of city {rank} by goods"] for rank in range(1, 7)] == [0, 2, 2, 2, 2, 2]


def test_links_show_which_goods_can_go_and_what_the_next_dice_may_bring() -> None:
    found = whole(shown())
    assert (found["network"], found["links"], found["cities joined"]) == (1, 1, 1)
    assert found["distances"] == found["distances, full engine"] == 1  # the grey good of city 1 to city 3
    assert found["longest distance"] == 1
    assert 0 < found["next deliveries"] < 1
    assert (city(shown(), 1)["longest distance"], city(shown(), 1)["second distance"]) == (1, 0)
    assert [city(shown(), number)["is linked"] for number in range(1, 7)] == [1, 0, 1, 0, 0, 0]


def test_the_good_that_olive_would_take_is_the_last_in_line() -> None:
    s = shown()
    assert city(s, 1)["distance of the last good"] == 0
    stock(s, 1, "blue grey")
    assert city(s, 1)["distance of the last good"] == 1


def test_track_that_is_begun_shows_a_link_that_lacks_less() -> None:
    before, after = shown(), shown()
    draw(after, 0, "3h nw-se")
    begun = [whole(s)["links that lack 1"] for s in (before, after)]
    assert begun[1] > begun[0]
    assert whole(after)["hope"] > whole(before)["hope"]


def test_crosses_show_where_a_good_is_taken_next_and_where_the_game_may_be_lost() -> None:
    s = shown()
    found = whole(s)
    assert (found["two regions with most crosses"], found["region with most crosses"]) == (11, 7)
    assert (found["crosses"], found["regions with enough crosses"]) == (16, 4)
    assert (found["regions to be robbed"], found["crosses of regions to be robbed"]) == (3, 12)
    assert [city(s, number)["robbed next"] for number in range(1, 7)] == [1, 0, 1, 0, 1, 0]
    assert [city(s, number)["robbed before"] for number in range(1, 7)] == [0, 0, 1, 0, 1, 0]
    assert [city(s, number)["nearly full of crosses"] for number in range(1, 7)] == [0, 0, 0, 0, 1, 0]


def test_tiles_are_in_the_centre_or_held_and_boxes_are_checked() -> None:
    s = shown()
    s.take_tile(0, 3)
    face = FACES[s.faces[3]]
    assert (whole(s)[f"{face.name} held"], whole(s)[f"{face.name} in the centre"]) == (1, 0)
    assert (city(s, 4)["tile is held"], city(s, 3)["tile is held"]) == (1, 0)
    assert city(s, 4)["points of the tile held"] == face.points
    assert city(s, 4)["points of the tile in the centre"] == 0
    assert [city(s, number)["box is checked"] for number in range(1, 7)] == [1, 0, 0, 0, 1, 0]
