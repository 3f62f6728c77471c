"""The view tells the whole table to everyone, and each hand to its owner alone. [DS-04]"""

from __future__ import annotations

from random import Random
from typing import get_type_hints

import msgspec
import pytest

from footplate.games.days_of_steam.actions import DRAW_TOWN, STOP, DrawGood, DrawTile, PlayTile, TurnUpTown
from footplate.games.days_of_steam.components import COLOURS, LAYS, TILES
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.options import DaysOfSteamOptions
from footplate.games.days_of_steam.scoring import Parts
from footplate.games.days_of_steam.state import NO_TILE, SORTS, TOWN_TILE, DaysOfSteam
from footplate.games.days_of_steam.view import DaysOfSteamView
from footplate.kernel.action import CHANCE, Hidden, Seat
from footplate.kernel.play import Play, start
from tests.rules.days_of_steam.positions import (
    act,
    advance,
    at,
    draw_tile,
    draw_town,
    give,
    load,
    place,
    play,
    play_town,
    playing,
    position,
    put_good,
    put_train,
    read_tile,
    read_town,
    turn_up,
)

ONLOOKER = None


def seen(s: DaysOfSteam) -> DaysOfSteamView:
    """What everybody sees: the same for each seat and an onlooker, but for who looks and the own hand."""
    views = [DAYS_OF_STEAM.view(s, seat) for seat in (*range(s.players), ONLOOKER)]
    assert [view.seat for view in views] == [*range(s.players), ONLOOKER]
    for view in views:
        assert msgspec.structs.replace(view, seat=ONLOOKER, hand=()) == views[-1]
    survives_json(views[0])
    return views[-1]


def survives_json(view: DaysOfSteamView) -> None:
    """Each field comes back from JSON as it was; frames have no fixed type."""
    document = msgspec.json.decode(msgspec.json.encode(view))
    hints = get_type_hints(DaysOfSteamView)
    assert document.keys() == set(view.__struct_fields__)
    assert [frame["phase"] for frame in document.pop("frames")] == [frame.phase for frame in view.frames]
    for name, value in document.items():
        assert msgspec.convert(value, hints[name]) == getattr(view, name)


def tiles(*words: str) -> tuple[int, ...]:
    """A hand, by tile."""
    numbers = [read_tile(word)[0] for word in words]
    return tuple([numbers.count(tile) for tile in range(len(TILES))])


def unseen(s: DaysOfSteam, tile: int) -> int:
    """How many of a tile are in the deck and in hands."""
    return s.deck[tile] + sum([hand.count(tile) for hand in s.hands])


def shows(s: DaysOfSteam) -> dict[str, object]:
    """What everybody sees of the phase under way."""
    return dict(seen(s).frames[-1].shows)


def counts(**goods: int) -> tuple[int, ...]:
    """Goods by colour."""
    return tuple([goods.get(colour, 0) for colour in COLOURS])


# Hidden hands


@pytest.mark.rule("DS-04")
def test_everyone_sees_the_own_hand_and_how_many_tiles_the_others_hold() -> None:
    s = playing("R", "─", "─", "┼", players=3)
    give(s, 1, "┐", "─+")
    views = [DAYS_OF_STEAM.view(s, seat) for seat in (0, 1, 2, ONLOOKER)]

    assert [view.hand for view in views] == [tiles("─", "─", "┼"), tiles("┐", "─+"), tiles(), ()]
    assert [view.held for view in views] == [(3, 2, 0)] * 4
    assert [view.tiles_left for view in views] == [75] * 4


@pytest.mark.rule("DS-04")
def test_which_tiles_another_holds_changes_nothing_for_the_rest() -> None:
    one, other = playing("R ─", "─"), playing("R ─", "─")
    give(one, 1, "┼", "┼", "┼")
    give(other, 1, "┐", "─~", "ns,ne+")

    for seat in (0, ONLOOKER):
        assert DAYS_OF_STEAM.view(one, seat) == DAYS_OF_STEAM.view(other, seat)
    assert DAYS_OF_STEAM.view(one, 1) != DAYS_OF_STEAM.view(other, 1)


@pytest.mark.rule("DS-04", "DS-11")
def test_a_tile_is_drawn_for_the_eyes_of_its_player_alone() -> None:
    after = []
    for word in ("┼", "┐~"):
        s = playing("R", "─")
        act(s, 0, play(s, "e1", "─"))
        assert shows(s) == {"player": 0}
        draw_tile(s, word)
        after.append([DAYS_OF_STEAM.view(s, seat) for seat in (0, 1, ONLOOKER)])

    assert after[0][1:] == after[1][1:]
    assert [views[0].hand for views in after] == [tiles("┼"), tiles("┐~")]


@pytest.mark.rule("DS-04")
def test_the_deal_shows_whose_tile_it_is_and_no_more() -> None:
    s = DAYS_OF_STEAM.setup(DaysOfSteamOptions(2))
    draw_town(s, "R")
    draw_town(s, "Y", "red", "red")
    draw_town(s, "G", "red", "red")
    dealt = []
    for _ in range(6):
        dealt.append(shows(s)["player"])
        draw_tile(s, "─")

    assert dealt == [0, 0, 0, 1, 1, 1]


# The record


def opened(players: int = 3) -> Play:
    """A game after the draws of its set-up."""
    table = start(DAYS_OF_STEAM, DaysOfSteamOptions(players, start_player=1), "abcd"[:players], b"seed" * 8)
    table.deal()
    return table


@pytest.mark.rule("DS-04")
def test_in_the_record_a_dealt_tile_is_for_its_player_alone() -> None:
    record = opened().record
    dealt = [entry for entry in record.entries if isinstance(entry.action, DrawTile)]

    assert [entry.seen_by for entry in dealt] == [(0,)] * 3 + [(1,)] * 3 + [(2,)] * 3
    for number, entry in enumerate(dealt):
        for reader in (0, 1, 2, ONLOOKER):
            read = entry.as_seen_by(reader)
            assert read.action == (entry.action if reader == number // 3 else Hidden("draw-tile"))
            assert read.odds is None


@pytest.mark.rule("DS-04", "DS-11")
def test_in_the_record_a_tile_drawn_later_is_for_its_player_alone() -> None:
    table = opened()
    played = next(
        action for action in table.state.agenda[-1].options(table.state, 0) if isinstance(action, PlayTile)
    )
    assert table.act(0, played) == ()
    table.deal()
    plays, draws = table.record.entries[-2:]

    assert (plays.action, plays.seen_by) == (played, None)
    assert draws.seen_by == (0,)
    assert [draws.as_seen_by(reader).action == draws.action for reader in (0, 1, 2, ONLOOKER)] == [
        True,
        False,
        False,
        False,
    ]


@pytest.mark.rule("DS-03", "DS-04")
def test_in_the_record_towns_and_goods_are_for_all() -> None:
    record = opened().record
    open_draws = [entry for entry in record.entries if isinstance(entry.action, TurnUpTown | DrawGood)]

    assert len(open_draws) == 3 + 4
    for entry in open_draws:
        assert entry.as_seen_by(ONLOOKER) == entry


# Imagining


@pytest.mark.rule("DS-04")
@pytest.mark.parametrize("seat", [0, 1, 2, ONLOOKER])
def test_the_hands_of_others_are_imagined_from_all_tiles_not_seen(seat: Seat | None) -> None:
    s = opened().state
    before = s.copy()
    imagined = [DAYS_OF_STEAM.imagine(s, seat, Random(number)) for number in range(20)]

    assert s == before
    for twin in imagined:
        assert DAYS_OF_STEAM.view(twin, seat) == DAYS_OF_STEAM.view(s, seat)
        for tile in range(len(TILES)):
            assert unseen(twin, tile) == unseen(s, tile)
        twin_rest, rest = twin.copy(), s.copy()
        twin_rest.hands, twin_rest.deck = rest.hands, rest.deck
        assert twin_rest == rest
    for one in range(3):
        hands = {twin.hands[one] for twin in imagined}
        assert (len(hands) == 1) == (one == seat)
    assert len({tuple(twin.deck) for twin in imagined}) > 1


# The open table


@pytest.mark.rule("DS-01", "DS-90")
def test_a_view_tells_steam_coal_counters_goods_and_points_of_all() -> None:
    s = position("R ─ ─ Y", players=3)
    s.steam[:], s.coal, s.circuits = [1, 6, 0], (5, 0, 3), (0, 2, 1)
    s.delivered = (
        0,
        0,
        0,
        0,
        1,
        0,
        2,
        0,
        0,
        0,
        0,
        1,
    )
    s.turn, s.idle, s.passes = 2, 7, 1
    load(s, 1, "yellow")
    put_train(s, 1, "e1", "e")
    view = seen(s)

    assert (view.steam, view.coal, view.circuits) == ((1, 6, 0), (5, 0, 3), (0, 2, 1))
    assert view.counters_left == 4
    assert view.delivered == (counts(), counts(red=1, green=2), counts(blue=1))
    assert view.points == (0, 2 * 3 + 1 + 2, 2 + 1)
    assert view.parts == (Parts(0, 0, 0), Parts(goods=2 * 3, colours=1, circuits=2), Parts(2, 0, 1))
    assert (view.turn, view.idle, view.passes) == (2, 7, 1)
    assert view.carried == (-1, 1, -1)
    assert view.trains == (at(s, "start") * 16 + 15, at(s, "e1") * 16 + 0b1010, at(s, "start") * 16 + 15)
    assert view.options == DaysOfSteamOptions(3)


@pytest.mark.rule("DS-03", "DS-09")
def test_a_view_tells_the_towns_in_play_those_face_up_and_their_goods() -> None:
    s = position("R ─ ─ Y2")
    turn_up(s, "B", "red", "blue", display=2)
    put_good(s, "start", "green")
    put_good(s, "e3", "yellow", home="e3")
    view = seen(s)

    assert view.towns == (read_town("R"), read_town("Y2"))
    assert view.town_squares == (at(s, "start"), at(s, "e3"))
    assert view.goods == (
        tuple([good == COLOURS.index("green") for good in range(SORTS)]),
        tuple([good == 4 + 1 for good in range(SORTS)]),
    )
    assert view.display == (-1, read_town("B"))
    assert view.display_goods == (counts(), counts(red=1, blue=1))
    assert (view.towns_left, view.goods_in_bag) == (9, 24)


@pytest.mark.rule("DS-20", "DS-37")
def test_a_view_tells_the_tiles_of_the_map_and_those_that_are_covered() -> None:
    s = playing("R ─ ┐", "─+")
    act(s, 0, play(s, "e1", "─+"))
    view = seen(s)

    on_the_map = {
        view.places[square]: (tile, view.lays[square])
        for square, tile in enumerate(view.tiles)
        if tile != NO_TILE
    }
    assert on_the_map == {
        (0, 0): (TOWN_TILE, 1),
        (1, 0): read_tile("─+"),
        (2, 0): read_tile("┐"),
    }
    assert len(view.places) == len(set(view.places)) == len(view.tiles) == len(view.lays) == 7 * 7
    assert all([LAYS[lay].kind == -1 for lay, tile in zip(view.lays, view.tiles, strict=True) if tile < 0])
    assert view.covered == tiles("─")


@pytest.mark.rule("DS-10", "DS-30", "DS-34")
def test_a_view_tells_what_is_going_on() -> None:
    s = playing("R ─ ┐", steam=6)
    turn_up(s, "B", "red", "blue", display=2)
    assert (seen(s).actors, shows(s)) == ((0,), {"burnt": False})

    advance(s, 0, "e", "e")
    assert shows(s) == {
        "began": at(s, "start") * 16 + 15,
        "entered": 3,
        "spent": 2,
        "curved": False,
        "loaded": False,
    }
    act(s, 0, STOP)
    act(s, 1, play_town(s, "s1e2", 2))
    assert (seen(s).actors, shows(s)) == ((CHANCE,), {"display": 1})
    draw_town(s, "G", "red")
    assert shows(s) == {"drawn": 1, "display": 1}
    assert seen(s).frames[-3].shows == {"display": 1, "square": at(s, "s1e2")}


@pytest.mark.rule("DS-30")
def test_a_drawn_town_is_seen_by_all() -> None:
    s = playing("R ─ ─")
    act(s, 0, DRAW_TOWN)
    draw_town(s, "G2")
    assert (seen(s).actors, shows(s)) == ((0,), {"town": read_town("G2"), "square": -1})
    act(s, 0, place(s, "e3"))
    assert shows(s) == {"drawn": 0}


@pytest.mark.rule("DS-71", "DS-73")
def test_a_view_tells_for_how_much_steam_the_die_is_rolled() -> None:
    s = playing("R ─^ ┐", steam=6)
    advance(s, 0, "e", "e")
    act(s, 0, STOP)

    assert (seen(s).actors, shows(s)) == ((CHANCE,), {"spent": 3})


@pytest.mark.rule("DS-03")
def test_a_view_tells_how_far_the_towns_are_laid_out() -> None:
    s = DAYS_OF_STEAM.setup(DaysOfSteamOptions(2))
    draw_town(s, "R")
    assert [frame.shows for frame in seen(s).frames[1:]] == [{"laid_out": 0}, {"display": 0}]

    draw_town(s, "Y", "red", "red")
    assert [frame.shows for frame in seen(s).frames[1:]] == [{"laid_out": 1}, {"display": 1}]
