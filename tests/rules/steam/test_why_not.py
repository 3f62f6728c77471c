"""Why not? A tile that breaks many rules is refused by all of them, and its price is told all the same."""

from __future__ import annotations

import pytest

from footplate.games.steam.actions import FINISH_BUILDING, GrowCity, LayTrack, Urbanize
from footplate.games.steam.components import SUPPLY, TILES
from footplate.games.steam.game import STEAM
from footplate.games.steam.laying import place_city
from footplate.games.steam.state import Steam
from footplate.kernel.action import Action
from footplate.kernel.legality import why_not
from tests.rules.steam.positions import allow_builds, at, building, give_up, lay, options, take_action, tile

GREY = 4


def reasons(s: Steam, action: Action) -> list[str]:
    """Every broken rule with the name of its test, as seat 0 is told; the action is not offered."""
    assert action not in options(s, 0)
    return [f"{refusal.rule} {refusal.name}" for refusal in why_not(STEAM, s, 0, action)]


def spent(s: Steam) -> Steam:
    """Seat 0 has no build, no money and no way to raise any."""
    allow_builds(s, 0)
    s.cash[0], s.income[0], s.points[0] = 0, -10, 1
    return s


def use_up(s: Steam, face: str) -> None:
    """No tile with this face is left in the supply."""
    number = TILES.names.index(face)
    while SUPPLY.fits(s.laid, number):
        s.laid[number] += 1
    s.available = SUPPLY.available(s.laid)


@pytest.mark.rule("ST-04", "ST-05", "ST-21", "ST-40", "ST-41", "ST-42", "ST-47", "ST-59")
def test_a_tile_that_breaks_nearly_everything_is_told_everything() -> None:
    s = building()
    lay(s, 1, "1,2", "ne-s")
    lay(s, 1, "Pk", "s")
    lay(s, 1, "0,3", "n-se")
    give_up(s, "0,3", "se")
    use_up(s, "41")
    crossing = tile(s, "1,3", "n-s", "nw-se")
    turned = LayTrack(crossing.hex, crossing.tile, crossing.rotation + 3)

    assert reasons(spent(s), turned) == [
        "ST-40 has-a-build-left",
        "ST-04 turned-no-further-than-needed",
        "ST-05 tile-is-left",
        "ST-21 can-pay",
        "ST-42 crosses-no-closed-side",
        "ST-41 has-a-beginning",
        "ST-59 meets-no-track-of-others",
        "ST-47 claims-only-what-it-can",
        "ST-41 first-tile-leaves-a-city",
    ]
    assert STEAM.price(s, 0, turned) == 4


@pytest.mark.rule("ST-21", "ST-40", "ST-42")
def test_on_water_nothing_is_said_of_the_track() -> None:
    s = spent(building())
    water = LayTrack(s.board.size, 0, 0)
    assert reasons(s, water) == ["ST-40 has-a-build-left", "ST-42 lies-on-a-hex", "ST-21 can-pay"]
    assert STEAM.price(s, 0, water) == 2


@pytest.mark.rule("ST-21", "ST-40", "ST-42")
def test_on_a_city_nothing_is_said_of_the_track() -> None:
    s = spent(building())
    for spot in ("NY", "Pk"):
        if spot == "Pk":
            place_city(s, 1, at(s, spot), GREY)
        found = reasons(s, tile(s, spot, "n-s"))
        assert found == ["ST-40 has-a-build-left", "ST-42 no-city-there", "ST-21 can-pay"]


@pytest.mark.rule("ST-21", "ST-40", "ST-41", "ST-43")
def test_a_tile_of_the_wrong_kind_is_told_so_with_all_else_and_its_price() -> None:
    s = spent(building())
    wrong = [
        "ST-40 has-a-build-left",
        "ST-43 fits-the-town",
        "ST-21 can-pay",
        "ST-41 has-a-beginning",
        "ST-41 first-tile-leaves-a-city",
    ]
    assert reasons(s, tile(s, "Pk", "n-s")) == wrong
    assert STEAM.price(s, 0, tile(s, "Pk", "n-s")) == 2 + 1
    assert reasons(s, tile(s, "1,1", "n", "s")) == wrong
    assert STEAM.price(s, 0, tile(s, "1,1", "n", "s")) == 3 + 2


@pytest.mark.rule("ST-42", "ST-43", "ST-50")
def test_a_tile_of_the_wrong_kind_is_also_told_where_it_leads_and_what_it_covers() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n")
    assert reasons(s, tile(s, "Pk", "n-s")) == ["ST-43 fits-the-town", "ST-50 keeps-what-lies-there"]
    assert "ST-42 crosses-no-closed-side" in reasons(s, tile(s, "1,3", "s"))


@pytest.mark.rule("ST-21", "ST-42", "ST-49")
def test_redirecting_anothers_track_into_a_black_edge_without_money() -> None:
    s = building()
    lay(s, 1, "2,2", "n-se")
    redirected = tile(s, "2,2", "n-s")
    assert reasons(spent(s), redirected) == [
        "ST-40 has-a-build-left",
        "ST-21 can-pay",
        "ST-42 crosses-no-closed-side",
        "ST-49 redirects-no-track-of-others",
    ]
    assert STEAM.price(s, 0, redirected) == 2


@pytest.mark.rule("ST-49", "ST-59")
def test_redirecting_a_completed_link_into_anothers_open_end() -> None:
    s = building()
    lay(s, 0, "1,0", "nw-se")
    lay(s, 0, "2,0", "nw-s")
    lay(s, 1, "1,1", "se-n")
    assert reasons(s, tile(s, "1,0", "nw-s")) == [
        "ST-49 redirects-an-open-end",
        "ST-59 meets-no-track-of-others",
    ]


@pytest.mark.rule("ST-41", "ST-42", "ST-50", "ST-59")
def test_a_tile_that_takes_away_track_and_begins_nowhere() -> None:
    s = building()
    lay(s, 0, "2,2", "n-se")
    lay(s, 1, "1,2", "ne-se")
    assert reasons(s, tile(s, "2,2", "nw-s")) == [
        "ST-42 crosses-no-closed-side",
        "ST-50 keeps-what-lies-there",
        "ST-41 has-a-beginning",
        "ST-59 meets-no-track-of-others",
    ]


@pytest.mark.rule("ST-42", "ST-50")
def test_a_tile_that_lies_there_already_adds_nothing() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    assert reasons(s, tile(s, "0,1", "n-s")) == ["ST-50 adds-track"]
    assert STEAM.price(s, 0, tile(s, "0,1", "n-s")) == 2


@pytest.mark.rule("ST-42")
def test_track_back_to_its_own_start() -> None:
    s = building()
    lay(s, 0, "0,1", "n-ne")
    assert reasons(s, tile(s, "1,0", "sw-nw")) == ["ST-42 returns-to-no-start"]


@pytest.mark.rule("ST-41", "ST-42", "ST-47")
def test_a_town_tile_with_a_closed_side_a_strange_end_and_no_beginning() -> None:
    s = building()
    lay(s, 2, "Sp", "se")
    lay(s, 2, "3,-1", "nw-s")
    lay(s, 2, "3,0", "n-s")
    lay(s, 2, "3,1", "n-s")
    give_up(s, "3,1", "s")
    town = tile(s, "NH", "n", "s")
    assert reasons(s, town) == [
        "ST-42 crosses-no-closed-side",
        "ST-41 has-a-beginning",
        "ST-47 claims-only-what-it-can",
        "ST-41 first-tile-leaves-a-city",
    ]
    assert STEAM.price(s, 0, town) == 3


@pytest.mark.rule("ST-02", "ST-36")
def test_a_new_city_of_a_colour_that_is_gone_on_no_town_without_the_tile() -> None:
    s = building()
    place_city(s, 1, at(s, "Sp"), 0)
    assert reasons(s, Urbanize(at(s, "Al"), 0)) == [
        "ST-36 has-urbanization",
        "ST-36 on-a-town",
        "ST-02 new-city-is-left",
    ]


@pytest.mark.rule("ST-02", "ST-16", "ST-36")
def test_a_new_city_that_would_join_a_tracks_two_ends() -> None:
    s = building()
    place_city(s, 1, at(s, "Sp"), 0)
    lay(s, 1, "Pk", "n")
    lay(s, 1, "0,1", "s-se")
    lay(s, 1, "1,1", "nw-sw")
    assert reasons(s, Urbanize(at(s, "Pk"), 0)) == [
        "ST-36 has-urbanization",
        "ST-02 new-city-is-left",
        "ST-16 keeps-its-links-apart",
    ]


@pytest.mark.rule("ST-29", "ST-34")
def test_growth_of_what_is_no_city_without_goods_and_without_the_tile() -> None:
    s = building()
    assert reasons(s, GrowCity(at(s, "Pk"))) == [
        "ST-34 has-city-growth",
        "ST-34 goods-are-left",
        "ST-34 on-a-printed-city",
    ]
    s.grown[s.board.stop[at(s, "Al")]] = True
    assert reasons(s, GrowCity(at(s, "Al"))) == [
        "ST-34 has-city-growth",
        "ST-34 goods-are-left",
        "ST-34 has-no-marker",
    ]


@pytest.mark.rule("ST-38")
def test_a_build_turn_that_ends_too_early() -> None:
    s = building()
    take_action(s, 0, "urbanization", pending=True)
    assert reasons(s, FINISH_BUILDING) == ["ST-38 did-what-was-paid"]


@pytest.mark.rule("ST-40")
@pytest.mark.parametrize("wrong", [LayTrack(0, 21, 0), LayTrack(0, 0, 6), LayTrack(-1, 0, 0)])
def test_a_tile_that_does_not_exist(wrong: LayTrack) -> None:
    assert reasons(building(), wrong) == ["ST-40 no-such-thing"]


@pytest.mark.rule("ST-44")
def test_the_price_of_a_tile_is_told_to_a_player_whose_turn_it_is_not() -> None:
    s = building()
    assert STEAM.price(s, 3, tile(s, "-1,1", "ne-s")) == 4
    assert STEAM.price(s, 3, tile(s, "0,-2", "n-s")) == 5
    assert STEAM.price(s, 3, FINISH_BUILDING) is None
