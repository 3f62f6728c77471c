"""The box: what a page draws Days of Steam with agrees with the words and with the numbers of a view."""

from __future__ import annotations

from footplate.games.days_of_steam.components import EMPTY, LAYS, TOWN, lay_number
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.options import DaysOfSteamOptions

OPTIONS = DaysOfSteamOptions(3)
BOX = DAYS_OF_STEAM.components(OPTIONS)


def test_everything_is_in_the_order_of_its_words() -> None:
    words = DAYS_OF_STEAM.words(DAYS_OF_STEAM.setup(OPTIONS))
    assert [tile.name for tile in BOX.tiles] == list(words["tile"])
    assert [town.name for town in BOX.towns] == list(words["town"])
    assert len(BOX.goods) == len(words["colour"])
    assert {town.colour for town in BOX.towns} == set(range(len(words["colour"])))


def test_there_are_as_many_tiles_as_in_the_deck() -> None:
    assert sum([tile.copies for tile in BOX.tiles]) == 80
    assert sum([town.copies for town in BOX.towns]) == 12


def test_a_lay_shows_its_track_as_it_is_turned() -> None:
    assert len(BOX.lays) == len(LAYS)
    assert (BOX.lays[EMPTY].kind, BOX.lays[EMPTY].segments) == ("", ())
    assert (BOX.lays[TOWN].kind, len(BOX.lays[TOWN].segments)) == ("", 6)
    stub = next(tile for tile in BOX.tiles if tile.name == "straight-stub")
    assert (stub.segments, stub.stubs) == (((0, 2),), (1,))
    kinds = [one.kind for one in BOX.lays]
    turned = BOX.lays[lay_number(LAYS[kinds.index("straight-stub")].kind, 1)]
    assert (turned.kind, turned.rotation) == ("straight-stub", 1)
    assert (turned.segments, turned.stubs) == (((1, 3),), (2,))
