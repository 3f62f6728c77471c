"""The view tells the whole table, the same to everyone: in Steam nothing is hidden."""

from __future__ import annotations

from random import Random
from typing import Any, get_type_hints

import msgspec
import pytest

from footplate.games.steam.actions import PASS_MOVE, Bid, FinishBuilding, TakeCapital, TakeGoods, Urbanize
from footplate.games.steam.components import COLOURS, TILES
from footplate.games.steam.game import STEAM
from footplate.games.steam.options import SteamOptions
from footplate.games.steam.phases.build_track import BuildTrack
from footplate.games.steam.phases.income import go_bankrupt
from footplate.games.steam.phases.move_goods import MoveGoods
from footplate.games.steam.setup import setup
from footplate.games.steam.state import NOBODY, Steam
from footplate.games.steam.view import CityView, SteamView, TileView, TrackView
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.rails.grid import SIDE_NAMES, SIDES
from tests.rules.steam.positions import (
    Which,
    act,
    at,
    begin,
    lay,
    move,
    position,
    put_cube,
    stock,
    take_action,
    tile,
)


def seen(s: Steam) -> SteamView:
    """What everybody sees: the same for each seat and an onlooker, but for who looks."""
    views = [STEAM.view(s, seat) for seat in (*range(s.players), None)]
    assert [view.seat for view in views] == [*range(s.players), None]
    for view in views:
        assert msgspec.structs.replace(view, seat=None) == views[-1]
    survives_json(views[0])
    return views[-1]


def survives_json(view: SteamView) -> None:
    """Each field comes back from JSON as it was; in frames, which have no fixed type, lists are tuples."""
    document = msgspec.json.decode(msgspec.json.encode(view))
    hints = get_type_hints(SteamView)
    assert document.keys() == set(view.__struct_fields__)
    assert [(frame["phase"], frozen(frame["shows"])) for frame in document.pop("frames")] == [
        (frame.phase, frame.shows) for frame in view.frames
    ]
    for name, value in document.items():
        assert msgspec.convert(value, hints[name]) == getattr(view, name)


def frozen(shown: Any) -> Any:
    if isinstance(shown, dict):
        return {name: frozen(value) for name, value in shown.items()}
    return tuple([frozen(value) for value in shown]) if isinstance(shown, list) else shown


def track(
    s: Steam, spot: str, side: str, end: str, end_side: str, *, complete: bool, owner: int
) -> TrackView:
    sides = SIDE_NAMES.index(side), SIDE_NAMES.index(end_side)
    return TrackView(at(s, spot), sides[0], at(s, end), sides[1], complete, owner)


def city(s: Steam, view: SteamView, spot: str) -> CityView:
    return next(city for city in view.cities if city.hex == at(s, spot))


def counts(**cubes: int) -> tuple[int, ...]:
    return tuple([cubes.get(colour, 0) for colour in COLOURS])


@pytest.mark.rule("ST-22")
def test_everybody_sees_money_income_points_levels_and_tiles_of_all() -> None:
    s = position(4)
    s.cash[:] = [3, 0, 12, 7]
    s.income[:] = [-10, 10, 0, 4]
    s.points[:] = [1, 2, 3, 120]
    s.level[:] = [1, 6, 3, 2]
    s.order[:] = [2, 3, 0, 1]
    s.turn = 5
    s.had_turn_order = 3
    take_action(s, 1, "urbanization", pending=True)
    take_action(s, 2, "turn-order")
    view = seen(s)
    assert (view.cash, view.income, view.points) == ((3, 0, 12, 7), (-10, 10, 0, 4), (1, 2, 3, 120))
    assert (view.level, view.order) == ((1, 6, 3, 2), (2, 3, 0, 1))
    assert (view.tile, view.pending) == ((0, 7, 1, 0), (False, True, False, False))
    assert (view.turn, view.turns, view.had_turn_order) == (5, 8, 3)
    assert (view.bankrupt, view.links) == ((), (0, 0, 0, 0))


@pytest.mark.rule("ST-22", "ST-45")
def test_a_view_tells_tiles_and_tracks_with_their_owners() -> None:
    s = position(4)
    lay(s, 0, "0,1", "n-s")
    lay(s, 1, "0,3", "n-s")
    lay(s, 0, "Pk", "n", "s", "se")
    lay(s, 2, "-1,1", "ne-s")
    lay(s, 3, "3,1", "nw-s", "ne-sw")
    view = seen(s)
    laid = [
        tile(s, "0,1", "n-s"),
        tile(s, "Pk", "n", "s", "se"),
        tile(s, "0,3", "n-s"),
        tile(s, "-1,1", "ne-s"),
        tile(s, "3,1", "nw-s", "ne-sw"),
    ]
    assert set(view.tiles) == {TileView(lay.hex, lay.tile, lay.rotation) for lay in laid}
    assert len(view.tiles) == 5
    assert set(view.tracks) == {
        track(s, "Al", "s", "Pk", "n", complete=True, owner=0),
        track(s, "Pk", "s", "NY", "n", complete=True, owner=1),
        track(s, "Pk", "se", "Pk", "se", complete=False, owner=0),
        track(s, "Al", "sw", "-1,1", "s", complete=False, owner=2),
        track(s, "Ha", "se", "3,1", "s", complete=False, owner=3),
        track(s, "Pr", "sw", "3,1", "sw", complete=False, owner=3),
    }
    assert len(view.tracks) == 6
    assert view.links == (1, 1, 0, 0)


@pytest.mark.rule("ST-22", "ST-71")
def test_a_view_tells_who_is_bankrupt_and_which_track_is_nobodys() -> None:
    s = position(4)
    lay(s, 2, "0,1", "n-s")
    lay(s, 2, "3,0", "sw-se")
    go_bankrupt(s, 2)
    view = seen(s)
    assert (view.bankrupt, view.order) == ((2,), (0, 1, 3))
    assert set(view.tracks) == {
        track(s, "Al", "s", "0,1", "s", complete=False, owner=NOBODY),
        track(s, "Ha", "ne", "Pr", "nw", complete=True, owner=NOBODY),
    }


@pytest.mark.rule("ST-22")
def test_a_view_tells_cities_and_their_cubes_the_supply_and_the_bag() -> None:
    s = position(4)
    put_cube(s, "Al", "grey", 2)
    put_cube(s, "Al", "blue")
    stock(s, 1, "red", "red", "yellow")
    stock(s, 12, "purple")
    s.grown[s.board.stop[at(s, "NY")]] = True
    view = seen(s)
    assert len(view.cities) == 16
    assert len(view.towns) == 18
    assert city(s, view, "Al") == CityView(at(s, "Al"), 0, counts(grey=2, blue=1), grown=False, new=False)
    assert city(s, view, "NY") == CityView(at(s, "NY"), 3, counts(), grown=True, new=False)
    assert view.stocks[0] == counts(red=2, yellow=1)
    assert view.stocks[1:11] == (counts(),) * 10
    assert view.stocks[11] == counts(purple=1)
    assert view.bag == (18, 19, 19, 19, 14)
    assert view.new_cities == (1, 1, 1, 1, 4)


@pytest.mark.rule("ST-22", "ST-36")
def test_a_view_tells_of_a_new_city_and_no_longer_of_its_town() -> None:
    s = position(4)
    s.cash[:] = [20] * 4
    take_action(s, 0, "urbanization", pending=True)
    stock(s, 3, "blue", "grey")
    begin(s, BuildTrack())
    act(s, 0, Urbanize(at(s, "Pk"), COLOURS.index("grey")))
    act(s, 0, TakeGoods(2))
    view = seen(s)
    assert at(s, "Pk") not in view.towns
    assert len(view.towns) == 17
    assert city(s, view, "Pk") == CityView(at(s, "Pk"), 4, counts(blue=1, grey=1), grown=True, new=True)
    assert view.new_cities == (1, 1, 1, 1, 3)
    assert view.stocks[2] == counts()
    assert view.pending == (False,) * 4


@pytest.mark.rule("ST-22", "ST-05")
def test_a_view_tells_which_faces_lie_on_the_map_and_which_can_still_be_laid() -> None:
    s = position(4)
    names = TILES.names
    view = seen(s)
    assert view.laid == (0,) * 21
    assert view.available == tuple(range(21))
    for spot in ("Pk", "NH", "Gr", "Hy"):
        lay(s, 0, spot, "n")
    view = seen(s)
    assert view.laid[names.index("t11")] == 4
    assert view.available == tuple([face for face in range(21) if names[face] != "t11"])


@pytest.mark.rule("ST-22", "ST-60")
def test_a_view_tells_whose_turn_it_is_and_what_was_done_in_the_phase() -> None:
    s = position(3, "practice")
    lay(s, 0, "-3,0", "n-s")
    put_cube(s, "Yd", "red")
    s.order[:] = [1, 0, 2]
    begin(s, MoveGoods())
    act(s, 1, PASS_MOVE)
    assert seen(s).actors == (0,)
    act(s, 0, move(s, "Yd", "red", "n"))
    view = seen(s)
    assert [frame.phase for frame in view.frames] == ["MoveGoods", "TrackPoints"]
    assert view.frames[0].shows == {"queue": (0, 2, 1, 0, 2), "improved": ()}
    assert view.frames[1].shows == {"queue": (0,), "mover": 0, "points": (1, 0, 0)}
    assert view.actors == (0,)


def retold(s: Steam, view: SteamView) -> None:
    """Everything in the view as counted on the table, by another way than the view's own."""
    assert {(lying.hex, TILES.number(lying.tile, lying.rotation)) for lying in view.tiles} == {
        (hex, lay) for hex, lay in enumerate(s.track) if lay
    }
    tracks: dict[int, tuple[int, int]] = {}
    for told in view.tracks:
        ends = told.hex * SIDES + told.side, told.end_hex * SIDES + told.end_side
        assert not {ends[0], ends[1]} & tracks.keys()
        tracks |= {ends[0]: (ends[1], told.owner), ends[1]: (ends[0], told.owner)}
        assert told.complete == (ends[1] not in s.open_ends)
    assert tracks == {side: (far, s.owner[side]) for side, far in enumerate(s.other) if far >= 0}
    for seat in range(s.players):
        owned = [told for told in view.tracks if told.complete and told.owner == seat]
        assert len(owned) == view.links[seat]
    assert len(view.cities) + len(view.towns) == len(s.board.stops)
    lying = [sum(cubes) for cubes in zip(*[city.cubes for city in view.cities], strict=True)]
    stocks = [sum(cubes) for cubes in zip(*view.stocks, strict=True)]
    totals = [sum(parts) for parts in zip(lying, stocks, view.bag, strict=True)]
    assert totals == [20, 20, 20, 20, 16]
    placed = [city.colour for city in view.cities if city.new]
    assert [placed.count(colour) + view.new_cities[colour] for colour in range(5)] == [1, 1, 1, 1, 4]
    faces = [lying.tile for lying in view.tiles]
    assert [faces.count(face) for face in range(21)] == list(view.laid)


@pytest.mark.rule("ST-22")
@pytest.mark.parametrize("game", ["base", "standard"])
@pytest.mark.parametrize(("players", "map"), [(2, "practice"), (3, "ruhr"), (5, "northeast")])
def test_along_whole_games_a_view_tells_all_that_lies_on_the_table(
    players: int, map: str, game: Which
) -> None:
    s = setup(SteamOptions(players, game=game, map=map))
    rng = Random(players)
    decisions = built = 0
    while not s.over:
        if decisions % 10 == 0:
            retold(s, seen(s))
        decide(s, rng)
        decisions += 1
        built = max(built, sum(s.links))
    retold(s, seen(s))
    assert seen(s).actors == ()
    assert decisions > 200
    assert built > 5


def decide(s: Steam, rng: Random) -> None:
    """Chance by its odds; players are never poor, build what they can and rather complete a link."""
    phase = s.agenda[-1]
    if s.actors() == (CHANCE,):
        odds = phase.odds(s)
        phase.apply(s, CHANCE, odds.outcome(rng.randrange(odds.weight())))
        return
    (seat,) = s.actors()
    s.cash[seat] = max(s.cash[seat], 40)
    options = list(phase.options(s, seat))
    busy = [action for action in options if not isinstance(action, Bid | TakeCapital | FinishBuilding)]
    tried = [rng.choice(busy or options[:1]) for _ in range(8)]
    phase.apply(s, seat, max(tried, key=lambda action: links_after(s, seat, action)))


def links_after(s: Steam, seat: Seat, action: Action) -> int:
    after = s.copy()
    after.agenda[-1].apply(after, seat, action)
    return sum(after.links)
