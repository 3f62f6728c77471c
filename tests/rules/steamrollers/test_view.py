"""The view tells everything to everyone: nothing of this game is secret. [SR-02]"""

from __future__ import annotations

from random import Random
from typing import get_type_hints

import msgspec
import pytest

from footplate.games.steamrollers.components import FACES, ORDER_FACES, PAIRS
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.network import Link
from footplate.games.steamrollers.olive.scoring import OlivePoints
from footplate.games.steamrollers.options import SteamRollersOptions
from footplate.games.steamrollers.scoring import Points
from footplate.games.steamrollers.sheet import CHARTS, HEXES, TRACK_NAMES
from footplate.games.steamrollers.state import SteamRollers
from footplate.games.steamrollers.view import SteamRollersView
from footplate.kernel.action import CHANCE
from footplate.kernel.game import agree
from footplate.kernel.play import start
from footplate.kernel.state import changed
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    check,
    deal,
    do,
    draw,
    hold,
    keep,
    odds,
    own,
    position,
    show,
    show_order,
    stock,
    stock_all,
    table,
)

ONLOOKER = None


def seen(s: SteamRollers) -> SteamRollersView:
    """What everybody sees: the same for each seat and an onlooker, but for who looks."""
    views = [STEAMROLLERS.view(s, seat) for seat in (*range(s.players), ONLOOKER)]
    assert [view.seat for view in views] == [*range(s.players), ONLOOKER]
    for view in views:
        assert msgspec.structs.replace(view, seat=ONLOOKER) == views[-1]
    survives_json(views[0])
    return views[-1]


def survives_json(view: SteamRollersView) -> None:
    """Each field comes back from JSON as it was; frames have no fixed type."""
    document = msgspec.json.decode(msgspec.json.encode(view))
    hints = get_type_hints(SteamRollersView)
    assert document.keys() == set(view.__struct_fields__)
    assert [frame["phase"] for frame in document.pop("frames")] == [frame.phase for frame in view.frames]
    for name, value in document.items():
        assert msgspec.convert(value, hints[name]) == getattr(view, name)


def shows(s: SteamRollers, phase: str = "") -> dict[str, object]:
    """What everybody sees of the phase under way, or of one below it."""
    frames = [frame for frame in seen(s).frames if frame.phase == phase] if phase else seen(s).frames
    return dict(frames[-1].shows)


def at_random(s: SteamRollers, rng: Random) -> None:
    """Somebody, or chance, does anything that may be done."""
    (seat,) = s.actors()
    phase = s.agenda[-1]
    actions = [action for action, _ in phase.odds(s)] if seat == CHANCE else list(phase.options(s, seat))
    phase.apply(s, seat, rng.choice(actions))


# Nothing is secret


@pytest.mark.rule("SR-02")
@pytest.mark.parametrize("players", [1, 3])
def test_through_a_whole_game_everyone_sees_the_same(players: int) -> None:
    several = players > 1
    s = table(players, coal=several, orders=several, powers=several, borders="medium")
    rng = Random(players)
    while not s.over:
        seen(s)
        at_random(s, rng)
    view = seen(s)

    assert (view.actors, view.frames) == ((), ())
    assert [sum(points) for points in view.points] == [one.points for one in STEAMROLLERS.standing(s)]


@pytest.mark.rule("SR-02")
def test_what_everyone_knows_is_imagined_as_it_is() -> None:
    s = table(3, coal=True, orders=True, powers=True)
    rng = Random(1)
    while not s.over:
        for seat in (0, ONLOOKER):
            twin = STEAMROLLERS.imagine(s, seat, rng)
            assert twin == s
            assert twin is not s
        at_random(s, rng)
    assert s.dice is not STEAMROLLERS.imagine(s, 0, rng).dice


@pytest.mark.rule("SR-02")
@pytest.mark.parametrize("players", [1, 3])
def test_in_the_record_every_entry_is_for_all(players: int) -> None:
    options = agree(STEAMROLLERS, players, {"powers": players > 1})
    play = start(STEAMROLLERS, options, "abc"[:players], b"seed" * 8)
    play.deal()
    rng = Random(players)
    for _ in range(20):
        (seat,) = play.state.actors()
        actions = list(play.state.agenda[-1].options(play.state, seat))
        assert play.act(seat, rng.choice(actions)) == ()
        play.deal()

    assert len(play.record.entries) > 20
    for entry in play.record.entries:
        assert entry.seen_by is None
        for reader in (*range(players), ONLOOKER):
            assert entry.as_seen_by(reader) == entry


# The table


@pytest.mark.rule("SR-01", "SR-13")
def test_a_view_tells_what_the_bag_and_the_cities_hold() -> None:
    s = position(2, coal=True)
    stock(s, 1, "red grey black")
    stock(s, 4, "yellow")
    view = seen(s)

    assert view.supply == ((0, 4, 5), (), (), (3,), (), ())
    assert view.bag == (9, 10, 10, 9, 9, 0)


@pytest.mark.rule("SR-70")
def test_alone_a_view_tells_the_goods_of_a_city_in_line() -> None:
    s = position(1)
    stock(s, 2, "grey blue grey")

    assert seen(s).supply[1] == (4, 1, 4)


@pytest.mark.rule("SR-05", "SR-45", "SR-48")
def test_a_view_tells_the_sides_of_the_tiles_who_holds_them_and_which_are_sideways_or_in_use() -> None:
    s = position(3)
    show(s, "6b")
    hold(s, 2, "1a", sideways=True)
    hold(s, 0, "2b")
    hold(s, 1, "5b")
    begin_round(s, "1 2 3 4")
    view = seen(s)
    assert [FACES[face].name for face in view.faces] == ["1a", "2b", "3a", "4a", "5b", "6b"]
    assert view.holders == (2, 0, -1, -1, 1, -1)
    assert (view.sideways, view.in_use) == (0b1, 0)

    do(s, "take-die 1", "check-box 1", "take-die 2", "flip-die")
    assert seen(s).in_use == 0b10000


@pytest.mark.rule("SR-06", "SR-40")
def test_a_view_tells_the_sides_of_the_orders_who_took_them_and_who_keeps_what() -> None:
    s = position(2, orders=True, coal=True)
    show_order(s, "3b")
    s.order_owners = (1, -1, 0, -1, -1, -1)
    keep(s, 0, "red black")
    keep(s, 1, "grey grey")
    view = seen(s)

    assert [ORDER_FACES[face].name for face in view.order_faces] == ["1a", "2a", "3b", "4a", "5a", "6a"]
    assert view.order_owners == (1, -1, 0, -1, -1, -1)
    assert view.kept == ((1, 0, 0, 0, 0, 1), (0, 0, 0, 0, 2, 0))


@pytest.mark.rule("SR-02", "SR-25")
def test_a_view_tells_boxes_tracks_and_connections_of_each_sheet() -> None:
    s = position(3)
    check(s, 1, 1, 4)
    draw(s, 1, "1e e-w", "3e e-w")
    draw(s, 2, "6h nw-ne")
    view = seen(s)

    assert view.boxes == (0, 0b1001, 0)
    drawn = [
        {HEXES[hex]: TRACK_NAMES[track] for hex, track in enumerate(sheet) if track >= 0}
        for sheet in view.tracks
    ]
    assert drawn == [{}, {"1e": "e-w", "3e": "e-w"}, {"6h": "nw-ne"}]
    assert view.links == ((), (Link(0, 2, 0),), ())


@pytest.mark.rule("SR-60")
def test_a_view_tells_everyones_points_by_what_they_are_for() -> None:
    s = position(2, orders=True)
    s.delivered = (3, 8)
    s.bonus = changed(s.bonus, 0, 2)
    draw(s, 1, "1e e-w", "3e e-w")
    check(s, 1, 1, 2, 3, 4)
    hold(s, 1, "5a")
    s.order_owners = changed(s.order_owners, 4, 0)

    assert seen(s).points == (Points(3, 0, 0, 0, 5, 2), Points(8, 1, 1, -2, 0, 0))
    assert (seen(s).totals, seen(s).olive_total) == ((10, 8), None)


@pytest.mark.rule("SR-08")
def test_a_view_tells_the_personal_goods() -> None:
    s = position(3)
    own(s, 2, "green", 4)

    names = STEAMROLLERS.words(s)["good"]
    assert seen(s).personal == (-1, -1, names.index("own-green-of-4"))


@pytest.mark.rule("SR-07", "SR-10")
def test_a_view_tells_the_dice_and_the_start_player() -> None:
    s = begin_round(position(3), "2 2 5 6", black="gentle-sharp", start=2)
    view = seen(s)

    assert view.dice == (0, 2, 0, 0, 1, 1)
    assert PAIRS[view.black].name == "gentle-sharp"
    assert (view.start, view.actors) == (2, (2,))


@pytest.mark.rule("SR-09")
@pytest.mark.parametrize("borders", ["medium", "hard"])
def test_a_view_tells_the_chart_of_blocked_borders(borders: str) -> None:
    s = position(2, borders=borders, chart=4)

    assert seen(s).chart == CHARTS[borders][3] == {"medium": 4, "hard": 10}[borders]
    assert seen(position(2)).chart == 0


@pytest.mark.rule("SR-17")
def test_a_view_tells_how_long_nothing_has_happened() -> None:
    s = position(2)
    stock_all(s)
    s.quiet = 2
    begin_round(s, "1 1 1")
    assert (seen(s).quiet, seen(s).stirred) == (2, False)
    do(s, "take-die 1", "check-box 1")
    assert (seen(s).quiet, seen(s).stirred) == (2, True)


@pytest.mark.rule("SR-01")
def test_a_view_tells_what_was_agreed() -> None:
    s = table(3, coal=True, borders="hard", start_player=2)

    assert seen(s).options == SteamRollersOptions(3, coal=True, borders="hard", start_player=2)


@pytest.mark.rule("SR-75")
def test_alone_a_view_tells_olives_crosses_and_points() -> None:
    s = position(1)
    s.crossed = (3, 0, 5, 1, 0, 4)
    s.olive_delivered = 7
    hold(s, 0, "1a")
    view = seen(s)

    assert view.crossed == (3, 0, 5, 1, 0, 4)
    assert view.olive == OlivePoints(deliveries=7, network=9, engine=3, tiles=1 + 1 + 1 + 2)
    assert view.points == (Points(0, 0, 0, 2, 0, 0),)
    assert (view.totals, view.olive_total) == ((2,), 24)


@pytest.mark.rule("SR-74", "SR-75")
def test_alone_a_view_tells_that_olive_has_won_at_once_though_the_cities_are_empty_too() -> None:
    s = position(1)
    for city in (1, 2, 3):
        stock(s, city, "green")
    s.crossed = (8, 0, 0, 0, 0, 0)
    s.delivered = changed(s.delivered, 0, 40)
    begin_solo_turn(s, "2 3 1")
    do(s, "take-die 2", "check-box 2", "take-die 3")
    assert not seen(s).olive_has_won
    do(s, "check-box 3")
    view = seen(s)

    assert view.supply.count(()) == 3
    assert view.olive is not None
    assert sum(view.points[0]) > sum(view.olive)
    assert view.olive_has_won


@pytest.mark.rule("SR-75")
@pytest.mark.parametrize("players", [2, 5])
def test_among_several_there_is_no_olive(players: int) -> None:
    view = seen(position(players))

    assert view.olive is None
    assert not view.olive_has_won
    assert view.crossed == (0,) * 6
    assert STEAMROLLERS.rivals(position(players)) == ()


# What is going on


@pytest.mark.rule("SR-03", "SR-05", "SR-06")
def test_a_view_tells_how_far_the_set_up_is() -> None:
    s = table(2, orders=True, borders="medium")
    found: dict[str, list[object]] = {}
    while not seen(s).frames[-1].phase.startswith("Draft"):
        frame = seen(s).frames[-1]
        assert seen(s).actors == (CHANCE,)
        found.setdefault(frame.phase, []).append(frame.shows)
        do(s, next(iter(odds(s))))

    assert found == {
        "StockCities": [{"city": city} for city in range(6) for _ in range(4)],
        "ShowTiles": [{"tile": tile} for tile in range(6)],
        "ShowOrders": [{"order": order} for order in range(6)],
        "BlockBorders": [{}],
        "DrawStartPlayer": [{}],
        "RollDice": [{"left": left} for left in (3, 2, 1, 0)],
    }


@pytest.mark.rule("SR-72")
def test_a_view_tells_how_many_of_olives_dice_are_left() -> None:
    s = table(1, level="machinist")
    left = []
    while s.actors() == (CHANCE,):
        if seen(s).frames[-1].phase == "RollInfluence":
            left.append(shows(s))
        do(s, next(iter(odds(s))))

    assert left == [{"left": 3}, {"left": 2}, {"left": 1}]


@pytest.mark.rule("SR-08")
def test_a_view_tells_who_picks_a_power_and_which_are_left() -> None:
    s = table(3, powers=True, start_player=1)
    deal(s)
    assert (seen(s).actors, shows(s)) == ((2,), {"queue": (2, 1, 0), "left": 0b11111})
    do(s, "pick-power engine")
    assert (seen(s).frames[-1].phase, shows(s)) == ("StartWithABox", {"player": 2})
    do(s, "check-box 1")
    assert (seen(s).actors, shows(s)) == ((1,), {"queue": (1, 0), "left": 0b11110})
    do(s, "pick-power personal-delivery")
    assert (seen(s).actors, shows(s)) == ((CHANCE,), {"player": 1})
    colour = next(iter(odds(s)))
    do(s, colour)
    assert seen(s).actors == (1,)
    assert shows(s) == {"player": 1, "colour": STEAMROLLERS.words(s)["colour"].index(colour.split()[1])}
    do(s, "put-good 3")
    assert shows(s) == {"queue": (0,), "left": 0b01110}
    do(s, "pick-power rail")
    assert (seen(s).frames[-1].phase, shows(s)) == ("StartWithATrack", {"player": 0})


@pytest.mark.rule("SR-10", "SR-48", "SR-51")
def test_a_view_tells_whose_turn_it_is_and_which_dice_are_taken() -> None:
    s = position(2, orders=True)
    stock_all(s)
    hold(s, 0, "2a")
    hold(s, 0, "1b")
    hold(s, 0, "5b")
    keep(s, 0, "red blue")
    begin_round(s, "3 5 6")
    assert shows(s, "Turns") == {"queue": (0, 1)}
    assert shows(s, "TakeTurn") == {"player": 0, "dice": ()}
    assert shows(s) == {"player": 0, "taken": ()}
    assert shows(s, "Round") == {"at": 1}

    do(s, "take-two-dice 5 3")
    assert shows(s, "TakeTurn") == {"player": 0, "dice": (2,)}
    assert seen(s).in_use == 0b10
    assert shows(s) == {"player": 0, "die": 4, "barred": 0, "served": 0, "settled": False}
    do(s, "set-die 2", "flip-die")
    assert shows(s) == {"player": 0, "die": 4, "barred": 0, "served": 0b10001, "settled": True}
    do(s, "check-box 5", "check-box 3")
    assert (seen(s).frames[-1].phase, shows(s)) == ("TradeGoods", {"player": 0})


@pytest.mark.rule("SR-52")
def test_a_view_tells_of_a_die_that_may_be_seized_and_of_one_that_is() -> None:
    s = position(2)
    stock_all(s)
    hold(s, 1, "2b")
    begin_round(s, "3 5 6")
    assert seen(s).seized == -1
    do(s, "take-die 5")
    assert (seen(s).actors, shows(s)) == ((1,), {"player": 1, "die": 4})
    assert shows(s, "DraftDie") == {"player": 0, "taken": (4,)}
    do(s, "seize-die")
    assert (seen(s).seized, seen(s).actors, shows(s)) == (4, (0,), {"player": 0, "taken": ()})


@pytest.mark.rule("SR-71", "SR-73")
def test_alone_a_view_tells_what_is_done_and_olives_die() -> None:
    s = position(1)
    stock_all(s, "red red")
    hold(s, 0, "solo-2a")
    hold(s, 0, "5a")
    begin_solo_turn(s, "2 3 6")
    assert shows(s, "TakeSoloTurn") == {"done": 0, "served": 0}
    do(s, "take-die 2", "nudge-die 1", "check-box 1")
    assert shows(s, "TakeSoloTurn") == {"done": 1, "served": 0b10000}
    do(s, "take-die 3")
    assert shows(s)["barred"] == 0b10000
    do(s, "check-box 3")
    assert (seen(s).frames[-1].phase, shows(s)) == ("RerollOffer", {"die": 5})
    assert shows(s, "OliveTurn") == {"die": 5}

    show(s, "solo-2b")
    s.crossed = changed(s.crossed, 5, 2)
    do(s, "decline")
    assert (seen(s).frames[-1].phase, shows(s)) == ("GuardOffer", {"die": 5})
    assert seen(s).crossed == (0, 0, 0, 0, 0, 3)
