"""The oracle has teeth: faults put into the engine on purpose are found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple

import pytest

from footplate.games.days_of_steam import circuits, fits, game, scoring, sites, state, trains
from footplate.games.days_of_steam import map as game_map
from footplate.games.days_of_steam.actions import Pass, PickUp, PlayTile, Stop
from footplate.games.days_of_steam.components import EMPTY, LAYS, TILES, TOWN, curved
from footplate.games.days_of_steam.phases import (
    move_train,
    new_towns,
    play_tile,
    play_town,
    speed_limit,
    turn,
    water_tower,
)
from footplate.games.days_of_steam.state import NOTHING, SHADES, DaysOfSteam
from footplate.kernel.game import Score
from tests.oracle.company import MIXED
from tests.oracle.days_of_steam import __main__ as long_run
from tests.oracle.days_of_steam.beside import compare
from tests.oracle.days_of_steam.components import COAL
from tests.oracle.days_of_steam.plans import Plan
from tests.oracle.teeth import Fault, Patch, assert_found, forget, forgetting


@pytest.fixture(autouse=True)
def nothing_remembered() -> Iterator[None]:
    """Every memory of what fits where is emptied."""
    memories = (
        sites.turns_that_fit.cache_clear,
        fits.fits_of.cache_clear,
        fits.FITTING.clear,
        fits.PLAYS.clear,
    )
    yield from forgetting(*memories)


def steam_has_no_top(patch: Patch) -> None:
    patch.setattr(state, "MOST_STEAM", 9)


def a_sixth_tile_fits(patch: Patch) -> None:
    patch.setattr(sites, "FIFTH", 6)


def a_segment_is_enough_between_towns(patch: Patch) -> None:
    for module in (sites, play_town):
        patch.setattr(module, "BETWEEN_TOWNS", 1)


def a_dead_end_joins_a_town(patch: Patch) -> None:
    def comes_close(lay: int, edges: int) -> bool:
        return any([edges >> 2 * side & 3 == sites.CLOSE and LAYS[lay].piece[side] for side in range(4)])

    patch.setattr(sites, "comes_close", comes_close)


def towns_may_be_cut_off(patch: Patch) -> None:
    patch.setattr(play_tile, "cuts_off", lambda s, square, lay: False)


def hills_may_be_covered(patch: Patch) -> None:
    for module in (sites, game_map):
        patch.setattr(module, "may_be_covered", lambda s, square: s.tile[square] >= 0)


def one_town_makes_a_circuit(patch: Patch) -> None:
    patch.setattr(circuits, "ENOUGH", 1)


def the_same_track_is_new(patch: Patch) -> None:
    rightly = circuits.completes
    patch.setattr(circuits, "completes", lambda s, square, before: rightly(s, square, EMPTY))


def towns_complete_nothing(patch: Patch) -> None:
    patch.setattr(play_town, "award_circuit", lambda s, seat, square, before: None)


def there_are_more_counters(patch: Patch) -> None:
    patch.setattr(state, "CIRCUIT_COUNTERS", 20)


def a_hill_is_flat(patch: Patch) -> None:
    costs(patch, lambda s, seat, where: 1 + trains.occupied(s, seat, where))


def passing_is_free(patch: Patch) -> None:
    costs(patch, lambda s, seat, where: 1 + TILES[s.tile[where >> 4]].hill)


def towns_are_free(patch: Patch) -> None:
    rightly = trains.cost
    costs(patch, lambda s, seat, where: int(s.lay[where >> 4] != TOWN and rightly(s, seat, where)))


def costs(patch: Patch, cost: Callable[[DaysOfSteam, int, int], int]) -> None:
    """Another price of the next square."""
    for module in (trains, move_train):
        patch.setattr(module, "cost", cost)


def a_train_is_never_in_the_way(patch: Patch) -> None:
    for module in (trains, move_train):
        patch.setattr(module, "occupied", lambda s, seat, where: False)


def nobody_looks_ahead(patch: Patch) -> None:
    for module in (trains, move_train):
        patch.setattr(module, "can_end", lambda *about: True)


def trains_reverse(patch: Patch) -> None:
    for module in (trains, move_train):
        patch.setattr(module, "exits", lambda s, seat, run: s.train[seat] & 15)


def three_steam_are_slow(patch: Patch) -> None:
    patch.setattr(move_train, "fails_up_to", lambda spent: max(0, spent - 3))


def the_die_is_kind(patch: Patch) -> None:
    patch.setattr(speed_limit, "fails_up_to", lambda spent: max(0, spent - 3))


def where_a_train_stops_is_straight(patch: Patch) -> None:
    patch.setattr(trains, "stands_on_a_curve", lambda lay, entered: False)


def where_a_train_stops_is_curved(patch: Patch) -> None:
    """Of the segments of a junction one is enough."""

    def stands_on_a_curve(lay: int, entered: int) -> bool:
        return lay != TOWN and any([curved(entered, side) for side in LAYS[lay].exits[entered]])

    patch.setattr(trains, "stands_on_a_curve", stands_on_a_curve)


def towns_are_curved(patch: Patch) -> None:
    patch.setattr(
        move_train,
        "passes_a_curve",
        lambda s, seat, run, side: run.entered != trains.AT_THE_START and curved(run.entered, side),
    )


def a_wreck_keeps_what_it_delivered(patch: Patch) -> None:
    rightly = move_train.MoveTrain._derail

    def derail(self: Any, s: DaysOfSteam) -> None:
        delivered = list(s.delivered)
        rightly(self, s)
        s.delivered = tuple(delivered)

    patch.setattr(move_train.MoveTrain, "_derail", derail)


def a_wreck_stays_where_it_is(patch: Patch) -> None:
    rightly = move_train.MoveTrain._derail

    def derail(self: Any, s: DaysOfSteam) -> None:
        where = s.train[s.turn]
        rightly(self, s)
        s.train[s.turn] = where

    patch.setattr(move_train.MoveTrain, "_derail", derail)


def a_good_may_come_home(patch: Patch) -> None:
    rightly = move_train._deliver

    def deliver(s: DaysOfSteam, seat: int) -> None:
        good = s.carried[seat]
        s.carried[seat] = s.colour_of_good(good) if good != NOTHING else NOTHING
        rightly(s, seat)
        if s.carried[seat] != NOTHING:
            s.carried[seat] = good

    patch.setattr(move_train, "_deliver", deliver)


def unloading_forgets_where_a_good_started(patch: Patch) -> None:
    rightly = move_train.MoveTrain._stop

    def stop(self: Any, s: DaysOfSteam, seat: int) -> None:
        good = s.carried[seat]
        if good >= SHADES and s.town_at(trains.square_of(s, seat)) != NOTHING:
            s.carried[seat] = s.colour_of_good(good)
        rightly(self, s, seat)

    patch.setattr(move_train.MoveTrain, "_stop", stop)


def coal_is_burnt_at_six(patch: Patch) -> None:
    patch.setattr(turn, "MOST_STEAM", 7)


def the_tower_follows_coal(patch: Patch) -> None:
    rightly = turn.TakeTurn._burn

    def burn(self: Any, s: DaysOfSteam, seat: int) -> None:
        rightly(self, s, seat)
        self.burnt = False

    patch.setattr(turn.TakeTurn, "_burn", burn)


def water_is_scarce(patch: Patch) -> None:
    patch.setattr(water_tower, "WATER", 3)


def coal_is_scarce(patch: Patch) -> None:
    patch.setattr(play_town, "COAL_EACH", 4)


def a_town_gets_one_good(patch: Patch) -> None:
    patch.setattr(new_towns, "GOODS_A_TOWN", 1)


def nine_quiet_turns_end_it(patch: Patch) -> None:
    patch.setattr(state, "QUIET_TURNS", 9)


def twelve_points_win(patch: Patch) -> None:
    patch.setattr(scoring, "ENOUGH", 12)


def two_colours_are_worth_nothing(patch: Patch) -> None:
    patch.setattr(scoring, "BONUS", (0, 0, 0, 3, 5))


def points_alone_count(patch: Patch) -> None:
    def standing(s: DaysOfSteam) -> tuple[Score, ...]:
        results = [scoring.points(s, seat) for seat in range(s.players)]
        ranks = [1 + sum([other > mine for other in results]) for mine in results]
        return tuple([Score(seat, ranks[seat], mine) for seat, mine in enumerate(results)])

    patch.setattr(game, "standing", standing)


def any_rotation_would_do(patch: Patch) -> None:
    """Nobody is offered one that looks the same."""
    forget(patch, turn.TakeTurn, PlayTile, "turned-no-further-than-needed")


def trains_would_be_covered(patch: Patch) -> None:
    """Nobody is offered to."""
    forget(patch, turn.TakeTurn, PlayTile, "covers-no-train")


def anybody_may_pass(patch: Patch) -> None:
    """Nobody is offered to."""
    forget(patch, turn.TakeTurn, Pass, "can-do-nothing-else")


def goods_are_picked_up_in_vain(patch: Patch) -> None:
    """Nobody is offered to."""
    forget(patch, turn.TakeTurn, PickUp, "goes-on-with-it")


def a_move_may_end_with_a_good_just_picked_up(patch: Patch) -> None:
    """Nobody is offered to."""
    forget(patch, move_train.MoveTrain, Stop, "took-nothing-here")


class Tooth(NamedTuple):
    """A fault, what (or what else) it makes engine and oracle disagree about, and in which games to look."""

    fault: Fault
    what: str
    company: str = MIXED
    players: int = 3
    box: str = "full"
    steam: int = 0
    coal: int = 0
    number: int = 0  # of the first game, where others would take long


TILES_OFFERED: Final = "options of | PlayTile"
MOVES_OFFERED: Final = "options of | Advance | PickUp"
TEETH: Final = (
    Tooth(steam_has_no_top, "steam"),
    Tooth(a_sixth_tile_fits, TILES_OFFERED, number=1),
    Tooth(a_segment_is_enough_between_towns, "options of | PlayTown"),
    Tooth(a_dead_end_joins_a_town, TILES_OFFERED, box="traffic"),
    Tooth(towns_may_be_cut_off, TILES_OFFERED, "meddler", box="much to cover"),
    Tooth(hills_may_be_covered, TILES_OFFERED, "meddler", box="much to cover"),
    Tooth(one_town_makes_a_circuit, "circuits", "builder"),
    Tooth(the_same_track_is_new, "circuits", "meddler", box="much to cover"),
    Tooth(towns_complete_nothing, "circuits", "stoker", 4, "much to cover", number=4),
    Tooth(there_are_more_counters, "circuits", "builder", 2),
    Tooth(a_hill_is_flat, f"steam | {MOVES_OFFERED}", box="traffic", steam=2),
    Tooth(passing_is_free, f"steam | {MOVES_OFFERED}", "traveller", 4, steam=2),
    Tooth(towns_are_free, f"steam | {MOVES_OFFERED}", "traveller"),
    Tooth(a_train_is_never_in_the_way, f"steam | {MOVES_OFFERED}", "traveller", 4, steam=2),
    Tooth(nobody_looks_ahead, MOVES_OFFERED, "traveller", 4, box="traffic", steam=2),
    Tooth(trains_reverse, MOVES_OFFERED),
    Tooth(three_steam_are_slow, "who decides", steam=2),
    Tooth(the_die_is_kind, "train", "traveller", steam=2),
    Tooth(where_a_train_stops_is_straight, "who decides", "traveller", steam=2),
    Tooth(where_a_train_stops_is_curved, "who decides", "traveller", steam=2, number=2),
    Tooth(towns_are_curved, "who decides", "traveller", steam=2),
    Tooth(a_wreck_keeps_what_it_delivered, "delivered", "carrier", steam=2),
    Tooth(a_wreck_stays_where_it_is, "train", "traveller", steam=2),
    Tooth(a_good_may_come_home, "delivered | carried", "carrier", steam=2, number=1),
    Tooth(unloading_forgets_where_a_good_started, "goods", "traveller", steam=2, number=1),
    Tooth(coal_is_burnt_at_six, "options of | BurnCoal", box="straights", coal=COAL),
    Tooth(the_tower_follows_coal, "options of | UseWaterTower", "stoker", box="towers", coal=COAL),
    Tooth(water_is_scarce, "steam", "stoker", box="towers"),
    Tooth(coal_is_scarce, "coal", "founder", 2),
    Tooth(a_town_gets_one_good, "odds"),
    Tooth(nine_quiet_turns_end_it, "over", "stoker", 2, "towers"),
    Tooth(twelve_points_win, "over", "carrier", steam=2, number=1),
    Tooth(two_colours_are_worth_nothing, "points", "carrier", 2, steam=2),
    Tooth(points_alone_count, "ranks"),
    Tooth(any_rotation_would_do, "PlayTile"),
    Tooth(trains_would_be_covered, "PlayTile", "traveller", 4, "much to cover", steam=2, number=1),
    Tooth(anybody_may_pass, "Pass"),
    Tooth(goods_are_picked_up_in_vain, "PickUp", "traveller", 4),
    Tooth(a_move_may_end_with_a_good_just_picked_up, "Stop", "traveller", steam=2),
)


def games(tooth: Tooth) -> Iterator[Plan]:
    """Some games to look in."""
    for number in range(tooth.number, tooth.number + 20):
        plan = Plan(tooth.players, tooth.company, f"teeth {number}", tooth.box)
        yield plan._replace(steam=tooth.steam, coal=tooth.coal)


@pytest.mark.parametrize("tooth", TEETH, ids=[tooth.fault.__name__ for tooth in TEETH])
def test_a_fault_is_found(tooth: Tooth, monkeypatch: pytest.MonkeyPatch) -> None:
    tooth.fault(monkeypatch)
    assert_found(tooth.what, games(tooth), partial(compare, share=0.2))


def test_a_long_run_prints_what_it_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    a_town_gets_one_good(monkeypatch)
    assert long_run.main("2") == 1
    said = capsys.readouterr().out
    assert ": odds: the oracle has " in said
    assert said.endswith("        2 disagreements\n")
