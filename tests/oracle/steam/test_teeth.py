"""The oracle has teeth: faults put into the engine on purpose are found."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final, NamedTuple

import pytest

from footplate.games.steam import board, builds, laying, money, reach, scoring
from footplate.games.steam.actions import LayTrack, MoveCube
from footplate.games.steam.components import SUPPLY, TILES, URBANIZATION
from footplate.games.steam.phases import (
    action_tiles,
    build_track,
    first_order,
    income,
    move_goods,
    order_of_play,
    track_points,
)
from footplate.games.steam.state import NOBODY, Steam
from footplate.rails import routes
from footplate.rails.links import UNOWNED
from tests.oracle.company import MIXED
from tests.oracle.steam import __main__ as long_run
from tests.oracle.steam.beside import compare
from tests.oracle.steam.plans import GRANT, Plan
from tests.oracle.teeth import Fault, Patch, assert_found, forget, forgetting

CACHES: Final = (board._bundled, board._brought, laying.change)


@pytest.fixture(autouse=True)
def nothing_remembered() -> Iterator[None]:
    """Every memory of what fits where is emptied."""
    yield from forgetting(*[cache.cache_clear for cache in CACHES])


def income_has_no_top(patch: Patch) -> None:
    patch.setattr(money, "HIGHEST_INCOME", 100)


def points_are_worth_more(patch: Patch) -> None:
    patch.setattr(money, "POINTS_A_STEP", 1)


def a_beginner_pays_cash(patch: Patch) -> None:
    for module in (money, income):
        patch.setattr(module, "may_raise", lambda s, seat: s.options.game == "base")


def half_is_rounded_down(patch: Patch) -> None:
    patch.setattr(order_of_play, "half", lambda bid: bid // 2)


def who_held_turn_order_is_out(patch: Patch) -> None:
    rightly = order_of_play.DetermineOrderOfPlay.enter

    def enter(self: Any, s: Steam) -> None:
        rightly(self, s)
        self.may_stay = NOBODY

    patch.setattr(order_of_play.DetermineOrderOfPlay, "enter", enter)


def the_winner_opens_again(patch: Patch) -> None:
    rightly = first_order.clockwise
    patch.setattr(first_order, "clockwise", lambda s, seat: rightly(s, (seat - 1) % s.players))


def a_locomotive_costs_four(patch: Patch) -> None:
    rightly = action_tiles.tile_price
    patch.setattr(action_tiles, "tile_price", lambda s, seat, action: min(4, rightly(s, seat, action)))


def passing_is_for_urbanization_alone(patch: Patch) -> None:
    patch.setattr(action_tiles.SelectActionTiles, "passing", (URBANIZATION,))


def an_engineer_builds_three(patch: Patch) -> None:
    patch.setattr(build_track, "BUILDS_OF_THE_ENGINEER", 3)


def improving_pays_for_terrain(patch: Patch) -> None:
    rightly = laying.price

    def price(s: Steam, lay: LayTrack) -> int:
        return rightly(s, lay) + (s.board.terrain[lay.hex] if s.track[lay.hex] else 0)

    patch.setattr(build_track, "price", price)


def anybody_claims_anything(patch: Patch) -> None:
    patch.setattr(Steam, "claimable", lambda self, seat, start: True)


def an_own_end_claims_no_more(patch: Patch) -> None:
    """ST-56 is forgotten where tiles are found."""
    rightly = reach.reach_of
    patch.setattr(builds, "reach_of", lambda *about: rightly(*about) & (1 << reach.OWN) - 1)


def track_may_come_back(patch: Patch) -> None:
    patch.setattr(builds, "loops_of", lambda s, hex, marks: 0)


def a_redirected_track_counts_as_extended(patch: Patch) -> None:
    rightly = laying.lay_track

    def lay_track(s: Steam, seat: int, hex: int, new: int) -> tuple[int, ...]:
        kept = set(s.other)
        started = rightly(s, seat, hex, new)
        return started or tuple([start for start in s.other if start in kept and start >= 0])

    patch.setattr(build_track, "lay_track", lay_track)


def nothing_is_ever_lost(patch: Patch) -> None:
    patch.setattr(build_track, "lose_unextended", lambda s, seat, extended: None)


def an_exit_is_always_the_builders(patch: Patch) -> None:
    rightly = laying._add_exit

    def add_exit(s: Steam, seat: int, side: int) -> int:
        end = s.board.across[side]
        if end in s.open_ends:
            s.owner[end] = UNOWNED
        return rightly(s, seat, side)

    patch.setattr(laying, "_add_exit", add_exit)


def faces_are_counted_alone(patch: Patch) -> None:
    """A face is laid as long as fewer lie on the map than there are, whatever its back shows."""
    alone = [[limit for limit in limits if len(limit.faces) == 1] for limits in SUPPLY._on]
    patch.setattr(SUPPLY, "_on", tuple([tuple(limits) for limits in alone]))


def the_ring_of_four_is_counted_in_all(patch: Patch) -> None:
    """The pairs of faces that share tiles are forgotten, so that only single faces and all four count."""
    ring = [TILES.names.index(name) for name in ("44", "45", "46", "47")]
    pairs = [limit for limit in SUPPLY.limits if len(limit.faces) == 2 and set(limit.faces) <= set(ring)]
    kept = [tuple([limit for limit in limits if limit not in pairs]) for limits in SUPPLY._on]
    patch.setattr(SUPPLY, "_on", tuple(kept))


def a_new_city_claims_nothing(patch: Patch) -> None:
    rightly = laying.place_city

    def place_city(s: Steam, seat: int, hex: int, colour: int) -> None:
        unowned = [end for end in s.open_ends if s.owner[end] == UNOWNED]
        starts = [s.other[end] for end in unowned]
        rightly(s, seat, hex, colour)
        for start in starts:
            if start not in s.open_ends and s.other[start] not in s.open_ends and s.other[start] >= 0:
                s.owner[start] = s.owner[s.other[start]] = UNOWNED

    patch.setattr(build_track, "place_city", place_city)


def first_move_moves_in_order(patch: Patch) -> None:
    patch.setattr(move_goods, "ahead", lambda s, action: tuple(s.order))


def routes_need_no_link_of_ones_own(patch: Patch) -> None:
    patch.setattr(routes, "LEVEL", 0)


def a_cube_may_go_five_links(patch: Patch) -> None:
    rightly = routes.deliveries
    patch.setattr(
        move_goods,
        "deliveries",
        lambda net, start, colours, limit, mover: rightly(net, start, colours, min(5, limit), mover),
    )


def the_mover_chooses_last(patch: Patch) -> None:
    rightly = track_points.TrackPoints.line
    patch.setattr(track_points.TrackPoints, "line", lambda self, s: rightly(self, s)[::-1])


def upkeep_is_forgotten(patch: Patch) -> None:
    patch.setattr(income.PayExpenses, "settle", income.CollectIncome.settle)


def the_bankrupt_keep_their_track(patch: Patch) -> None:
    rightly = income.go_bankrupt

    def go_bankrupt(s: Steam, seat: int) -> None:
        owned = [at for at, owner in enumerate(s.owner) if owner == seat]
        rightly(s, seat)
        for at in owned:
            s.owner[at] = seat

    patch.setattr(income, "go_bankrupt", go_bankrupt)


def debts_count_once(patch: Patch) -> None:
    patch.setattr(scoring, "POINTS_LOST", 1)


def any_rotation_would_do(patch: Patch) -> None:
    """Nobody is offered one that looks the same."""
    forget(patch, build_track.BuildTrack, LayTrack, "turned-no-further-than-needed")


def a_cube_would_pass_its_own_colour(patch: Patch) -> None:
    """Nobody is offered to."""
    forget(patch, move_goods.MoveGoods, MoveCube, "stops-at-the-first")


class Tooth(NamedTuple):
    """A fault, in which games to look for it, and what (or what else) it makes them disagree about."""

    fault: Fault
    game: str
    what: str
    company: str = MIXED
    players: int = 3
    country: str = "practice"
    grant: int = 0
    scarce: bool = False


BASE, STANDARD = "base", "standard"
TEETH: Final = (
    Tooth(income_has_no_top, BASE, "income", "carrier", grant=GRANT),
    Tooth(points_are_worth_more, STANDARD, "options of"),
    Tooth(a_beginner_pays_cash, STANDARD, "options of | cash"),
    Tooth(half_is_rounded_down, STANDARD, "cash", "bidder", 4, "ruhr"),
    Tooth(who_held_turn_order_is_out, STANDARD, "who decides | order"),
    Tooth(the_winner_opens_again, BASE, "who decides"),
    Tooth(a_locomotive_costs_four, BASE, "cash | options of | income"),
    Tooth(passing_is_for_urbanization_alone, BASE, "options of"),
    Tooth(an_engineer_builds_three, BASE, "options of"),
    Tooth(improving_pays_for_terrain, BASE, "cash", grant=GRANT),
    Tooth(anybody_claims_anything, BASE, "options of"),
    Tooth(an_own_end_claims_no_more, BASE, "options of", grant=GRANT),
    Tooth(track_may_come_back, BASE, "options of"),
    Tooth(a_redirected_track_counts_as_extended, BASE, "owner", grant=GRANT),
    Tooth(nothing_is_ever_lost, BASE, "owner"),
    Tooth(an_exit_is_always_the_builders, BASE, "owner", grant=GRANT),
    Tooth(faces_are_counted_alone, BASE, "available", "collector", grant=GRANT),
    Tooth(the_ring_of_four_is_counted_in_all, BASE, "available", "collector", grant=GRANT, scarce=True),
    Tooth(a_new_city_claims_nothing, BASE, "owner", grant=GRANT),
    Tooth(first_move_moves_in_order, BASE, "who decides"),
    Tooth(routes_need_no_link_of_ones_own, BASE, "MoveCube | options of", "carrier", grant=GRANT),
    Tooth(a_cube_may_go_five_links, STANDARD, "options of", "carrier", grant=GRANT),
    Tooth(the_mover_chooses_last, BASE, "who decides", "carrier", grant=GRANT),
    Tooth(upkeep_is_forgotten, STANDARD, "cash"),
    Tooth(the_bankrupt_keep_their_track, BASE, "owner"),
    Tooth(debts_count_once, BASE, "points of"),
    Tooth(any_rotation_would_do, BASE, "LayTrack"),
    Tooth(a_cube_would_pass_its_own_colour, BASE, "MoveCube", "carrier", grant=GRANT),
)


def games(tooth: Tooth) -> Iterator[Plan]:
    """Some games to look in."""
    beginners = "1,2" if tooth.game == STANDARD else ""
    for number in range(20):
        luck = f"teeth {number}"
        plan = Plan(tooth.country, tooth.players, tooth.game, tooth.company, luck, beginners=beginners)
        yield plan._replace(grant=tooth.grant, scarce=tooth.scarce)


@pytest.mark.parametrize("tooth", TEETH, ids=[tooth.fault.__name__ for tooth in TEETH])
def test_a_fault_is_found(tooth: Tooth, monkeypatch: pytest.MonkeyPatch) -> None:
    tooth.fault(monkeypatch)
    assert_found(tooth.what, games(tooth), partial(compare, share=0.3))


def test_a_long_run_prints_what_it_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    upkeep_is_forgotten(monkeypatch)
    assert long_run.main("2") == 1
    said = capsys.readouterr().out
    assert "practice-2-standard-" in said
    assert ": cash: the oracle has " in said
    assert said.endswith("disagreements\n")
