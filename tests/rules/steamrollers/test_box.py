"""The box: what a page draws SteamRollers with agrees with the words and with the sheet."""

from __future__ import annotations

from footplate.games.steamrollers.components import COLOURS
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.options import SteamRollersOptions
from footplate.games.steamrollers.sheet import CHARTS, SPOTS

OPTIONS = SteamRollersOptions(3)
BOX = STEAMROLLERS.components(OPTIONS)
WORDS = STEAMROLLERS.words(STEAMROLLERS.setup(OPTIONS))


def test_everything_is_in_the_order_of_its_words() -> None:
    assert [spot.name for spot in BOX.spots] == [*WORDS["hex"], *WORDS["city"]]
    assert [f"{BOX.sides[track.sides[0]]}-{BOX.sides[track.sides[1]]}" for track in BOX.tracks] == list(
        WORDS["track"]
    )
    assert [face.name for face in BOX.faces] == list(WORDS["face"])
    assert [face.name for face in BOX.orders] == list(WORDS["order_face"])
    assert BOX.powers == WORDS["power"]
    assert [pair.name for pair in BOX.pairs] == list(WORDS["black"])
    assert len(BOX.goods) == len(WORDS["colour"])
    assert len(BOX.colours) == len(WORDS["city"])


def test_every_region_has_a_city_and_a_town() -> None:
    assert sorted([spot.region for spot in BOX.spots if spot.city]) == list(range(6))
    assert sorted([spot.region for spot in BOX.spots if spot.town]) == list(range(6))
    [second] = [spot for spot in BOX.spots if spot.name == "2"]
    assert (second.city, second.colour) == (True, COLOURS.index("red"))


def test_types_of_track_are_told_by_how_far_their_ends_are_apart() -> None:
    types = {track.sides: BOX.types[track.type] for track in BOX.tracks}
    assert (types[0, 3], types[0, 2], types[0, 1], types[0, 5]) == ("straight", "gentle", "sharp", "sharp")
    assert [BOX.types[type] for type in BOX.pairs[0].types] == ["straight", "gentle"]


def test_every_chart_has_its_blocked_borders_between_neighbours() -> None:
    assert len(BOX.blocked) == 1 + len(CHARTS["medium"]) + len(CHARTS["hard"])
    assert BOX.blocked[0] == ()
    first = {frozenset([SPOTS[one], SPOTS[other]]) for one, other in BOX.blocked[1]}
    assert frozenset(["1f", "5c"]) in first
    for chart in BOX.blocked[1:]:
        for one, other in chart:
            q, r = BOX.spots[one].q - BOX.spots[other].q, BOX.spots[one].r - BOX.spots[other].r
            assert (q, r) in [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
