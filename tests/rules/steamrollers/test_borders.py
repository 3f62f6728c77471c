"""Blocked borders of the medium and the hard game."""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.scoring import points
from footplate.games.steamrollers.sheet import HEXES
from footplate.kernel.action import CHANCE
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    check,
    connections,
    do,
    draw,
    goods,
    hold,
    holder,
    lengths,
    odds,
    offered,
    position,
    refused,
    stock,
    stock_all,
    using,
)

ONE_FIVE = ("1f ne-se", "5c nw-se")  # across 1f|5c, with the town of 5
ONE_FIVE_ROUND = ("1d e-sw", "5a ne-se", "5b nw-se", "5e nw-e")  # across 1d|5a, which no chart blocks


@pytest.mark.rule("SR-09")
@pytest.mark.parametrize(
    ("borders", "chart", "crosses"),
    [
        ("open", 0, True),
        ("medium", 1, False),
        ("medium", 2, True),
        ("medium", 6, True),
        ("hard", 1, False),
        ("hard", 2, True),
        ("hard", 5, True),
    ],
)
def test_no_good_crosses_a_border_that_the_chart_blocks(borders: str, chart: int, crosses: bool) -> None:
    s = position(chart=chart, borders=borders)
    draw(s, 0, *ONE_FIVE)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, 1, "blue")
    using(s, 1)
    assert offered(s, "deliver") == (["deliver blue-of-1 5 2"] if crosses else [])
    if not crosses:
        assert refused(s, "deliver blue-of-1 5 2") == {"SR-31", "SR-09"}
    assert connections(s, 0) == (["1-5:1"] if crosses else [])
    assert points(s, 0).network == (2 if crosses else 0)


@pytest.mark.rule("SR-09")
@pytest.mark.parametrize(
    ("borders", "chart", "tracks", "found"),
    [
        ("medium", 1, ("1e e-w", "3e e-w"), "1-3:0"),  # 1e|3e
        ("medium", 2, ("2f ne-w", "2e nw-e", "3f se-w"), "2-3:1"),  # 2e|3f
        ("medium", 3, ("3g ne-se", "4b nw-se"), "3-4:1"),  # 3g|4b
        ("medium", 4, ("2g nw-sw", "6a ne-se"), "2-6:1"),  # 2g|6a
        ("medium", 5, ("5f e-w", "4e e-w"), "4-5:0"),  # 4e|5f
        ("medium", 6, ("4f e-w", "6d e-w"), "4-6:1"),  # 4f|6d
        ("hard", 1, ("1g nw-se", "5d nw-sw"), "1-5:0"),  # 1g|5d
        ("hard", 2, ("2f ne-sw", "4d ne-sw", "4f ne-w"), "2-4:0"),  # 2f|4d
        ("hard", 3, ("3h nw-se", "4c nw-sw"), "3-4:0"),  # 3h|4c
        ("hard", 4, ("4f e-w", "6d e-w"), "4-6:1"),
        ("hard", 5, ("5f e-w", "4e e-w"), "4-5:0"),
        ("hard", 6, ("2f ne-se", "6a nw-se"), "2-6:0"),  # 2f|6a
    ],
)
def test_each_chart_bars_a_connection_that_the_open_sheet_has(
    borders: str, chart: int, tracks: tuple[str, ...], found: str
) -> None:
    s = position()
    draw(s, 0, *tracks)
    assert connections(s, 0) == [found]
    s = position(chart=chart, borders=borders)
    draw(s, 0, *tracks)
    assert (connections(s, 0), points(s, 0).network) == ([], 0)


@pytest.mark.rule("SR-09")
@pytest.mark.parametrize("faces", [("4a",), ("4b",), ("3b",), ("3b", "4a"), ("3a", "4a"), ("1b", "6b")])
def test_no_tile_carries_a_good_across_a_blocked_border(faces: tuple[str, ...]) -> None:
    s = position(chart=1, borders="medium")
    draw(s, 0, *ONE_FIVE)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    for face in faces:
        hold(s, 0, face)
    stock(s, 1, "blue")
    stock(s, 5, "yellow")
    using(s, 1)
    assert offered(s, "deliver") == []
    barred = (2, 3, 4) if "3b" in faces else (2,)  # what the border alone forbids
    for distance in range(6):
        rules = {"SR-31", "SR-09"} if distance in barred else {"SR-31"}
        assert refused(s, f"deliver blue-of-1 5 {distance}") == rules


@pytest.mark.rule("SR-09", "SR-55")
def test_with_4a_a_good_goes_another_way_round_a_blocked_border() -> None:
    s = position(chart=1, borders="medium")
    draw(s, 0, *ONE_FIVE, *ONE_FIVE_ROUND)
    hold(s, 0, "4a")
    stock(s, 1, "blue")
    stock_all(s)
    assert connections(s, 0) == ["1-5:0"]
    using(s, 1)
    assert offered(s, "deliver") == ["deliver blue-of-1 5 1"]
    assert refused(s, "deliver blue-of-1 5 2") == {"SR-31", "SR-09"}
    do(s, "deliver blue-of-1 5 1")
    assert (s.delivered, goods(s, 1), holder(s, 4)) == ((1, 0), "", None)


@pytest.mark.rule("SR-09")
def test_a_route_over_other_cities_does_not_cross_a_blocked_border_either() -> None:
    far = {}
    for borders, chart in (("open", 0), ("medium", 5)):
        s = position(chart=chart, borders=borders)
        # 1-3-4-5, of which the last run crosses 4e|5f.
        draw(s, 0, "1e e-w", "3e e-w", "3h nw-se", "4c nw-sw", "5f e-w", "4e e-w")
        far[borders] = (lengths(s, 0, 1, 4), lengths(s, 0, 1, 5), lengths(s, 0, 5, 4), points(s, 0).network)
    assert far == {"open": ({2}, {3}, {1}, 3), "medium": ({2}, set(), set(), 2)}


@pytest.mark.rule("SR-09")
@pytest.mark.parametrize(
    ("black", "first", "then"),
    [
        ("straight-gentle", "1f ne-se", "5c nw-se"),  # across it
        ("straight-gentle", "5c nw-se", "1f ne-se"),
        ("gentle-sharp", "1f se-sw", "5c nw-w"),
        ("gentle-sharp", "1f ne-se", "5c ne-w"),  # to it, and the other along it
    ],
)
def test_track_may_be_drawn_to_a_blocked_border_and_across_it(black: str, first: str, then: str) -> None:
    s = position(chart=1, borders="medium")
    stock_all(s)
    for track in (first, then):
        begin_round(s, "1 5 1", black=black)
        do(s, f"take-die {track[0]}", f"draw-track {track}")
    assert not s.is_blank(0, HEXES.index("1f"))
    assert not s.is_blank(0, HEXES.index("5c"))
    assert (connections(s, 0), points(s, 0).network) == ([], 0)


@pytest.mark.rule("SR-09")
@pytest.mark.parametrize("borders", ["medium", "hard"])
@pytest.mark.parametrize("chart", range(1, 7))
def test_blocked_borders_take_no_track_from_what_is_offered(borders: str, chart: int) -> None:
    for die in range(1, 7):
        plain = using(position(), die)
        s = using(position(chart=chart, borders=borders), die)
        assert offered(s, "draw-track") == offered(plain, "draw-track")


@pytest.mark.rule("SR-09")
def test_the_borders_are_the_same_for_all() -> None:
    s = position(3, chart=1, borders="hard")
    for seat in range(3):
        draw(s, seat, *ONE_FIVE, "3h nw-se", "4c nw-sw")
        assert connections(s, seat) == ["3-4:0"]


@pytest.mark.rule("SR-09", "SR-70")
def test_alone_blocked_borders_bar_goods_too() -> None:
    s = position(1, chart=1, borders="hard")
    draw(s, 0, *ONE_FIVE)
    check(s, 0, 1, 2, 3)
    stock(s, 1, "blue")
    stock_all(s)
    begin_solo_turn(s, "1 1 2")
    do(s, "take-die 1")
    assert offered(s, "deliver") == []


@pytest.mark.rule("SR-09", "SR-60")
def test_a_connection_across_a_blocked_border_scores_nothing_nor_do_its_towns() -> None:
    scores = {}
    for borders, chart in (("open", 0), ("hard", 1), ("hard", 4)):
        s = position(chart=chart, borders=borders)
        draw(s, 0, *ONE_FIVE, "4f e-w", "6d e-w", "3h nw-se", "4c nw-sw")
        scores[borders, chart] = STEAMROLLERS.standing(s)[0].points
    assert scores == {("open", 0): 5, ("hard", 1): 3, ("hard", 4): 3}


@pytest.mark.rule("SR-09")
@pytest.mark.parametrize("borders", ["medium", "hard"])
@pytest.mark.parametrize("chart", range(1, 7))
def test_one_die_picks_one_of_the_six_charts_of_the_level(borders: str, chart: int) -> None:
    s = position(2, borders=borders)
    s = STEAMROLLERS.setup(s.options)
    while not any([line.startswith("roll-chart") for line in odds(s)]):
        s.agenda[-1].apply(s, CHANCE, s.agenda[-1].odds(s)[0][0])
    shares = odds(s)
    assert list(shares) == [f"roll-chart {number}" for number in range(1, 7)]
    assert len(set(shares.values())) == 1
    do(s, f"roll-chart {chart}")
    for tracks in (ONE_FIVE, ("4f e-w", "6d e-w"), ("5f e-w", "4e e-w"), ("3h nw-se", "4c nw-sw")):
        made = position(chart=chart, borders=borders)
        draw(made, 0, *tracks)
        rolled = s.copy()
        draw(rolled, 0, *tracks)
        assert connections(rolled, 0) == connections(made, 0)


@pytest.mark.rule("SR-09")
def test_without_the_option_no_chart_is_rolled_and_nothing_is_blocked() -> None:
    s = STEAMROLLERS.setup(position(2).options)
    while s.actors() == (CHANCE,):
        assert not any([line.startswith("roll-chart") for line in odds(s)])
        s.agenda[-1].apply(s, CHANCE, s.agenda[-1].odds(s)[0][0])
    draw(s, 0, *ONE_FIVE, "1e e-w", "3e e-w", "3g ne-se", "4b nw-se")
    assert connections(s, 0) == ["1-3:0", "1-5:1", "3-4:1"]
