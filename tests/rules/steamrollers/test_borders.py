"""Blocked borders: nothing crosses them and nothing is scored across them. [SR-09]"""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.scoring import points
from footplate.games.steamrollers.sheet import BLOCKED, CHARTS, HEXES
from footplate.games.steamrollers.state import SteamRollers
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    check,
    do,
    draw,
    hold,
    offered,
    position,
    refused,
    stock,
)

ACROSS_1E_3E = ("1e e-w", "3e e-w")
BESIDE_IT = ("1e se-w", "1h nw-ne", "3e e-sw")  # over 1e|1h and 1h|3e, by the yellow town
BY_TWO_TOWNS = ("1g nw-e", "1h e-w", "3g se-w", "4b nw-se")  # from 1 to 4, over 1h|3g and 3g|4b


def blocks(borders: str, chart: int, edge: str) -> bool:
    """Whether a chart has an edge."""
    return frozenset(edge.split("|")) in BLOCKED[CHARTS[borders][chart - 1]]


@pytest.mark.rule("SR-09")
@pytest.mark.parametrize("borders", ["medium", "hard"])
@pytest.mark.parametrize("chart", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    ("run", "edges"),
    [
        (ACROSS_1E_3E, ["1e|3e"]),
        (BESIDE_IT, ["1h|3e"]),
        (BY_TWO_TOWNS, ["1h|3g", "3g|4b"]),
        (("2g nw-sw", "6a ne-se"), ["2g|6a"]),
        (("3h nw-se", "4c nw-sw"), ["3h|4c"]),
    ],
)
def test_a_run_connects_unless_the_chart_blocks_a_border_on_it(
    borders: str, chart: int, run: tuple[str, ...], edges: list[str]
) -> None:
    s = position(2, borders=borders, chart=chart)
    draw(s, 0, *run)
    blocked = any([blocks(borders, chart, edge) for edge in edges])

    assert (s.links[0] == ()) == blocked
    assert (points(s, 0).network == 0) == blocked
    assert any(s.reach[0]) != blocked


@pytest.mark.rule("SR-09")
@pytest.mark.parametrize("players", [2, 5])
def test_a_chart_holds_on_every_players_sheet(players: int) -> None:
    s = position(players, borders="medium", chart=1)
    for seat in range(players):
        draw(s, seat, *ACROSS_1E_3E)

    assert s.links == [()] * players


@pytest.mark.rule("SR-09", "SR-70")
def test_alone_a_chart_holds_on_the_players_sheet() -> None:
    s = position(1, borders="hard", chart=5)
    draw(s, 0, *BESIDE_IT)

    assert s.links == [()]


@pytest.mark.rule("SR-09")
@pytest.mark.parametrize("backwards", [False, True])
def test_in_whichever_order_a_run_is_drawn_it_stays_cut(backwards: bool) -> None:
    s = position(2, borders="medium", chart=3)
    draw(s, 0, *(reversed(BY_TWO_TOWNS) if backwards else BY_TWO_TOWNS))

    assert s.links[0] == ()
    assert STEAMROLLERS.census(s)["links mistaken"] == 0


@pytest.mark.rule("SR-09", "SR-60")
def test_towns_on_a_cut_connection_score_nothing_and_other_connections_do() -> None:
    s = position(2, borders="medium", chart=1)
    draw(s, 0, *ACROSS_1E_3E, "3f sw-w", "3h ne-sw", "4b ne-se")

    assert s.links[0] == ((2, 3, 2),)
    assert points(s, 0).network == 3


def ready(s: SteamRollers) -> SteamRollers:
    """The cities 1 and 3 are joined by track, and grey goods wait on 1 for an engine of six."""
    draw(s, 0, *ACROSS_1E_3E)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, 1, "grey")
    return s


@pytest.mark.rule("SR-09", "SR-30")
def test_no_good_crosses_a_blocked_border() -> None:
    s = begin_round(ready(position(2, borders="medium", chart=1)), "1 1 1")
    do(s, "take-die 1")

    assert offered(s, "deliver") == []
    assert refused(s, "deliver grey-of-1 3 1") == {"SR-31"}


@pytest.mark.rule("SR-09", "SR-30")
@pytest.mark.parametrize(("borders", "chart"), [("open", 0), ("medium", 2), ("hard", 1)])
def test_a_good_goes_where_the_border_is_open(borders: str, chart: int) -> None:
    s = begin_round(ready(position(2, borders=borders, chart=chart)), "1 1 1")
    do(s, "take-die 1", "deliver grey-of-1 3 1")

    assert s.delivered == [1, 0]


@pytest.mark.rule("SR-09", "SR-53", "SR-54", "SR-55")
@pytest.mark.parametrize("face", ["3a", "3b", "4a", "4b"])
def test_no_tile_helps_a_good_across(face: str) -> None:
    s = ready(position(2, borders="medium", chart=1))
    hold(s, 0, face)
    begin_round(s, "1 3 1")
    for die in ("1", "3"):
        twin = s.copy()
        do(twin, f"take-die {die}")
        assert offered(twin, "deliver") == []
        for distance in range(1, 8):
            assert "SR-31" in refused(twin, f"deliver grey-of-1 3 {distance}")


@pytest.mark.rule("SR-09", "SR-30")
def test_alone_no_good_crosses_a_blocked_border_either() -> None:
    s = begin_solo_turn(ready(position(1, borders="hard", chart=4)), "1 1 1")
    do(s, "take-die 1")

    assert offered(s, "deliver") == []


@pytest.mark.rule("SR-09")
@pytest.mark.parametrize("hex", ["1c", "1e", "1f", "1g"])
def test_track_may_be_drawn_towards_a_blocked_border_as_if_it_were_open(hex: str) -> None:
    opened = begin_round(position(2), "1 1 1")
    blocked = begin_round(position(2, borders="medium", chart=1), "1 1 1")
    do(opened, "take-die 1")
    do(blocked, "take-die 1")

    assert offered(blocked, "draw-track") == offered(opened, "draw-track")
    do(blocked, f"draw-track {hex} e-w")
    assert not blocked.is_blank(0, HEXES.index(hex))


@pytest.mark.rule("SR-09")
def test_a_track_across_a_blocked_border_does_not_lead_on_to_another_city() -> None:
    s = position(2, borders="medium", chart=5)  # 4a|5d and on to 4g|5h
    draw(s, 0, "5f e-w", "4e e-w")

    assert s.links[0] == ()
    opened = position(2, borders="medium", chart=4)
    draw(opened, 0, "5f e-w", "4e e-w")
    assert opened.links[0] == ((3, 4, 0),)
