"""The oracle has teeth: faults put into the engine on purpose are found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest

from footplate.games.steamrollers.phases import draft, orders, powers, use_die
from footplate.kernel.action import Action
from footplate.kernel.phase import Phase
from tests.oracle.company import MIXED
from tests.oracle.steamrollers import __main__ as long_run
from tests.oracle.steamrollers import delivery_faults, faults, olive_faults, tile_faults
from tests.oracle.steamrollers.beside import compare
from tests.oracle.steamrollers.plans import Plan
from tests.oracle.teeth import Fault, assert_found, forget


class Tooth(NamedTuple):
    """A fault, what (or what else) it makes engine and oracle disagree about, and where to look for it."""

    fault: Fault
    what: str
    company: str = MIXED
    players: int = 3
    with_: str = "coal orders powers"
    borders: str = "open"
    level: str = "clerk"
    links: int = 6
    boxes: int = 3
    number: int = 0  # of the first game, where others would take long

    def games(self) -> Iterator[Plan]:
        """Some games to look in."""
        for number in range(self.number, self.number + 40):
            plan = Plan(self.players, self.company, f"teeth {number}", self.with_, self.borders, self.level)
            yield plan._replace(links=self.links, boxes=self.boxes)


def alone(fault: Fault, what: str, company: str = MIXED, **more: Any) -> Tooth:
    """A fault in a game against Olive."""
    return Tooth(fault, what, company, 1, "", **more)


OFFERED: Final = "options of"
TEETH: Final = (
    Tooth(faults.a_city_gets_a_good_more, "supply"),
    Tooth(faults.removed_goods_are_out_of_the_game, "bag"),
    Tooth(faults.coal_comes_for_every_city, "supply"),
    Tooth(faults.powers_are_picked_clockwise, "who decides"),
    Tooth(faults.a_power_is_worth_three, "bonus", number=2),
    Tooth(faults.a_personal_good_may_be_grey, "odds"),
    Tooth(faults.a_started_tile_is_upright, "sideways"),
    Tooth(faults.borders_are_open, f"points | {OFFERED}", borders="hard"),
    Tooth(faults.the_black_die_is_uneven, "odds"),
    Tooth(faults.no_die_is_left_over, "odds"),
    Tooth(faults.tiles_stay_sideways, "sideways"),
    Tooth(faults.the_start_marker_stays, "start"),
    Tooth(faults.four_cities_must_be_empty, "over", "carrier"),
    Tooth(faults.two_quiet_rounds_end_it, "over", "idler", 2),
    Tooth(faults.three_quiet_rounds_are_enough_for_five, "over", "idler", 5, number=3),
    Tooth(faults.to_take_a_tile_is_something, "stirred"),
    Tooth(faults.an_order_is_nothing, "stirred | quiet", "collector", number=17),
    Tooth(delivery_faults.towns_count_twice, f"points | {OFFERED}"),
    Tooth(delivery_faults.only_the_shortest_way_is_taken, OFFERED, boxes=6, links=9),
    Tooth(delivery_faults.parallel_connections_count_once, "points", links=9),
    Tooth(delivery_faults.a_connection_is_found_once, OFFERED, links=9, boxes=6),
    Tooth(delivery_faults.nothing_is_scored_for_a_delivery, "delivered", "carrier"),
    Tooth(delivery_faults.delivered_goods_go_into_the_bag, "bag", "carrier"),
    Tooth(delivery_faults.a_personal_good_stays, "personal", "carrier", number=9),
    Tooth(delivery_faults.grey_goods_go_to_city_three, OFFERED),
    alone(delivery_faults.the_first_good_of_a_line_goes, "supply", "carrier"),
    Tooth(delivery_faults.deliveries_leave_room_for_nothing, OFFERED, "builder", links=9, boxes=6),
    Tooth(delivery_faults.an_order_gives_its_goods_away, "bag", "carrier"),
    Tooth(delivery_faults.coal_is_not_used_up, f"kept | {OFFERED} | who decides", "carrier"),
    Tooth(tile_faults.lightning_strikes_again, "holders"),
    Tooth(tile_faults.two_dice_may_be_taken_again, "holders", "trickster"),
    Tooth(tile_faults.infinity_ends, "in_use | holders"),
    Tooth(tile_faults.a_taken_tile_is_upright, "sideways"),
    Tooth(tile_faults.a_tile_in_use_may_be_taken, OFFERED, "trickster"),
    Tooth(tile_faults.sideways_tiles_cannot_be_used, f"{OFFERED} | who decides", "trickster"),
    Tooth(tile_faults.a_die_is_turned_wrongly, OFFERED, "trickster"),
    Tooth(tile_faults.what_5b_brings_may_be_changed, f"{OFFERED} | why not", "trickster"),
    Tooth(tile_faults.who_has_a_die_may_seize_one, "who decides", "trickster", number=2),
    Tooth(tile_faults.a_seized_die_is_seized_again, "in_use", "trickster", number=2),
    Tooth(tile_faults.a_seized_die_is_forgotten, "seized", "trickster", number=2),
    Tooth(tile_faults.a_longer_delivery_is_one_longer, OFFERED, "collector", boxes=6, number=10),
    Tooth(tile_faults.a_stronger_engine_is_two_stronger, OFFERED, "collector", boxes=1),
    Tooth(tile_faults.tile_4a_has_an_end, OFFERED, "collector", links=12, boxes=1),
    Tooth(tile_faults.tile_3b_is_always_used, "holders", "collector", number=7),
    Tooth(tile_faults.tile_4a_is_always_used, "holders", "collector", number=19),
    Tooth(tile_faults.tile_6a_is_free, "holders", "collector", number=3),
    Tooth(tile_faults.tile_6_allows_nothing, OFFERED, "collector"),
    Tooth(faults.four_boxes_are_worth_nothing, "points"),
    Tooth(faults.bad_tiles_do_no_harm, "points", number=3),
    Tooth(faults.points_alone_count, "ranks"),
    Tooth(faults.the_network_breaks_no_tie, "ranks"),
    alone(olive_faults.goods_are_sorted_alone, "supply"),
    alone(olive_faults.the_other_tile_2_is_used, "odds"),
    alone(olive_faults.olive_begins_with_one_more, "dice"),
    alone(olive_faults.infinity_serves_both_actions, f"{OFFERED} | why not", "trickster"),
    alone(olive_faults.two_crosses_are_enough, "bag | who decides"),
    alone(olive_faults.a_region_has_seven_hexes, "over", "idler", number=4),
    alone(olive_faults.olive_takes_sideways_tiles, "holders"),
    alone(olive_faults.olive_removes_the_first_good, "bag | supply"),
    alone(olive_faults.olive_scores_a_good_once, "olive_delivered"),
    alone(olive_faults.olive_scores_a_guarded_good, "olive_delivered", "trickster"),
    alone(olive_faults.a_guarded_good_costs_no_cross, "crossed", "trickster"),
    alone(olive_faults.the_solo_tile_stays, "holders", "trickster"),
    alone(olive_faults.olive_scores_three_regions, "ranks | rivals"),
    alone(olive_faults.bad_tiles_harm_olive, "ranks | rivals"),
    alone(olive_faults.a_tie_with_olive_is_won, "ranks", "carrier"),
    alone(
        olive_faults.who_has_more_than_olive_wins_anyway, "ranks", "trickster", links=9, boxes=6, number=60
    ),
)


@pytest.mark.parametrize("tooth", TEETH, ids=[tooth.fault.__name__ for tooth in TEETH])
def test_a_fault_is_found(tooth: Tooth, monkeypatch: pytest.MonkeyPatch) -> None:
    tooth.fault(monkeypatch)
    assert_found(tooth.what, tooth.games(), compare)


PHASES: Final[tuple[type[Phase[Any]], ...]] = (
    use_die.UseDie,
    draft.DraftDie,
    orders.TradeGoods,
    powers.PickPowers,
    powers.PlacePersonalGood,
)
# Every rule by which an action is judged, where nobody is offered what it forbids.
RULES: Final = [
    (phase, judged, rule.name) for phase in PHASES for judged, rules in phase.judges.items() for rule in rules
]
OF_ONE_ALONE: Final = ("tile-is-not-barred",)


@pytest.mark.parametrize(
    ("phase", "judged", "rule"), RULES, ids=[f"{judged.__name__}-{rule}" for _, judged, rule in RULES]
)
def test_a_rule_that_is_forgotten_is_found(
    phase: type[Phase[Any]], judged: type[Action], rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget(monkeypatch, phase, judged, rule)
    plain = Tooth(lambda patch: None, "", "trickster", borders="hard")
    tooth = plain._replace(players=1, with_="") if rule in OF_ONE_ALONE else plain
    assert_found(f"{judged.__name__} | why not {judged.__name__}", tooth.games(), compare)


def test_a_long_run_prints_what_it_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    faults.the_black_die_is_uneven(monkeypatch)
    assert long_run.main("2") == 1
    said = capsys.readouterr().out
    assert ": odds: the oracle has " in said
    assert said.endswith("        2 disagreements\n")
