"""What bots think of positions of SteamRollers, alone and in company, and that it makes them win."""

from __future__ import annotations

from random import Random

import pytest

from footplate.bots.advice import advise
from footplate.bots.knowledge import know
from footplate.bots.levels import levels
from footplate.bots.random import step
from footplate.bots.roster import BOTS
from footplate.bots.values.steamrollers import rivals, some, value, values
from footplate.bots.values.steamrollers_track import Demand, Works, draws, hope, joined, runs
from footplate.games.steamrollers.actions import Deliver, DrawTrack
from footplate.games.steamrollers.components import ANY_TYPE, SHADES
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.network import Link
from footplate.games.steamrollers.sheet import HEXES, REGIONS, TRACK_NAMES, TRACKS
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.game import agree
from footplate.kernel.play import Play, start
from footplate.kernel.state import added, changed
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    check,
    do,
    draw,
    position,
    stock,
    using,
)

GOODS = ("red blue", "green yellow", "blue green", "red yellow", "green grey", "yellow red")
LINK = ("1e e-w", "3e e-w")  # between cities 1 and 3


def stocked(players: int = 2) -> SteamRollers:
    """A position in which two goods lie on each city."""
    s = position(players)
    for city, goods in enumerate(GOODS, 1):
        stock(s, city, goods)
    return s


def table() -> SteamRollers:
    """The same, and the first of two players is to take a die."""
    return begin_round(stocked(), "1 2 3")


def alone() -> SteamRollers:
    """The same, alone."""
    return begin_solo_turn(stocked(1), "1 2 3")


def works(s: SteamRollers) -> Works:
    """The first player's sheet, with a good of each colour on each city."""
    return Works(
        tuple(s.tracks[: len(HEXES)]), s.links[0], s.chart, Demand((1,) * (REGIONS * SHADES), 0.4, 3.0)
    )


def test_runs_join_two_cities_over_four_tracks_at_most() -> None:
    found = runs(0)
    shortest = {(kind.link.one, kind.link.other): 0 for kind in found.kinds}
    for kind in found.kinds:
        for number, spots in enumerate(found.spots):
            if kind.which >> number & 1:
                assert len(spots) == kind.tracks <= 4
        pair = (kind.link.one, kind.link.other)
        shortest[pair] = min(shortest[pair] or kind.tracks, kind.tracks)
    assert shortest[0, 2] == shortest[2, 3] == 2
    assert shortest[2, 4] == 3
    assert (0, 5) not in shortest


def test_a_blocked_border_leaves_fewer_runs() -> None:
    assert len(runs(7).spots) < len(runs(0).spots)


def test_track_that_leads_on_brings_hope_and_track_that_leads_nowhere_spoils_it() -> None:
    none, begun, spoilt = position(), position(), position()
    draw(begun, 0, "1e e-w")
    draw(spoilt, 0, "1e nw-ne")
    assert hope(works(begun)) > hope(works(none)) > hope(works(spoilt))


def test_a_track_that_completes_a_link_is_among_the_promising_ones_of_its_region() -> None:
    s = position()
    draw(s, 0, "1e e-w")
    found = draws(works(s), 2, ANY_TYPE)
    assert HEXES.index("3e") * len(TRACKS) + TRACK_NAMES.index("e-w") in found
    assert len(found) == 5


def test_cities_are_joined_to_the_largest_network() -> None:
    assert joined(()) == 0
    assert joined((Link(0, 1, 0), Link(2, 3, 0), Link(3, 4, 0))) == 2
    assert joined((Link(0, 1, 0), Link(1, 2, 0), Link(0, 2, 1))) == 2


def test_points_boxes_links_and_tiles_make_a_position_better_and_worse_for_the_other() -> None:
    before = table()
    scored, stronger, linked, held = table(), table(), table(), table()
    scored.delivered = added(scored.delivered, 0, 3)
    check(stronger, 0, 1)
    draw(linked, 0, *LINK)
    held.take_tile(0, 0)
    for after in (scored, stronger, linked, held):
        assert value(after, 0) > value(before, 0)
        assert value(after, 1) < value(before, 1)


def test_a_link_is_worth_more_when_goods_can_use_it_and_an_engine_when_there_are_links() -> None:
    useful, useless = table(), table()
    draw(useful, 0, "5d ne-sw", "4a nw-sw", "3g ne-sw")
    assert useful.links[0] == ()
    for s in (useful, useless):
        draw(s, 0, *LINK)
    useless.supply = ((), useless.supply[1], (), *useless.supply[3:])
    gain = []
    for s in (useful, useless):
        before = values(s)[0]
        check(s, 0, 1)
        gain.append(values(s)[0] - before)
    assert gain[0] > gain[1]


def test_what_is_left_to_deliver_makes_prospects_and_at_the_end_only_points_count() -> None:
    full, short = table(), table()
    for s in (full, short):
        check(s, 0, 1, 2, 3)
        draw(s, 0, *LINK)
    for city in (1, 3):
        short.supply = changed(short.supply, city, ())
    assert values(short)[0] < values(full)[0]
    short.agenda.clear()
    assert values(short) == [1.0, 0.0]


def test_a_die_in_hand_is_worth_the_delivery_that_it_allows() -> None:
    poor, rich = stocked(), stocked()
    for s in (poor, rich):
        check(s, 0, 1, 2, 3)
        draw(s, 0, *LINK)
    stock(rich, 1, "grey blue")
    for s in (poor, rich):
        using(s, 1)
    assert value(rich, 0) > value(poor, 0)


def test_of_many_tracks_few_are_looked_at_and_of_each_goods_deliveries_the_longest() -> None:
    s = stocked()
    check(s, 0, 1, 2, 3, 4)
    draw(s, 0, *LINK, "1h nw-e", "3g nw-w", "1g ne-e", "1c se-w")
    stock(s, 1, "grey")
    using(s, 1)
    options = list(s.agenda[-1].options(s, 0))
    looked = some(s, 0, options, 100, Random(0))
    kinds = [type(action) for action in looked]
    assert 0 < kinds.count(DrawTrack) <= 5 < len([one for one in options if isinstance(one, DrawTrack)])
    far = [one.distance for one in options if isinstance(one, Deliver)]
    assert [one.distance for one in looked if isinstance(one, Deliver)] == [max(far)]


def test_olive_expects_more_the_more_is_left_and_the_more_she_has_crossed_off() -> None:
    before, crossed, fewer, taken = alone(), alone(), alone(), alone()
    crossed.crossed = (3,) * REGIONS
    fewer.supply = changed(fewer.supply, 0, ())
    taken.take_tile(0, 0)
    assert rivals(table()) == []
    assert rivals(crossed) > rivals(before) > rivals(fewer)
    assert rivals(taken) < rivals(before)
    assert value(crossed, 0) < value(before, 0)


def test_who_is_crossed_out_has_lost_whatever_the_points() -> None:
    s = alone()
    s.delivered = changed(s.delivered, 0, 60)
    s.olive_has_won = True
    s.agenda.clear()
    assert value(s, 0) < 0


def test_the_superintendent_leaves_olive_the_die_that_does_least_for_her() -> None:
    s = alone()
    s.crossed = (0, 7, 0, 0, 0, 0)
    do(s, "take-die 1", "check-box 1")
    chosen = BOTS["superintendent"](know(STEAMROLLERS, s, 0, Random(0)), Random(0))
    s.agenda[-1].apply(s, 0, chosen)
    assert s.dice == [0, 0, 1, 0, 0, 0]


def test_alone_advice_looks_into_as_many_futures_of_every_option() -> None:
    known = know(STEAMROLLERS, alone(), 0, Random(0))
    found = advise(known, Random(1))
    assert {one.action for one in found} == set(known.options)
    assert {one.tried for one in found} == {levels("steamrollers", 1)[-1].futures}
    assert found == advise(known, Random(1))


def played(bots: list[str], seed: int) -> Play:
    """A whole game among these bots."""
    options = agree(STEAMROLLERS, len(bots), {})
    play = start(STEAMROLLERS, options, bots, seed.to_bytes(32, "big"))
    play.deal()
    rng = Random(seed)
    while not play.state.over:
        step(play, rng, BOTS[bots[play.state.actors()[0]]])
    return play


@pytest.mark.parametrize("bots", [["inspector"], ["fireman", "inspector"], ["cleaner", "driver", "fireman"]])
def test_levels_play_whole_games_and_the_same_again(bots: list[str]) -> None:
    assert played(bots, 3).record.encode() == played(bots, 3).record.encode()


def test_the_driver_beats_the_cleaner_and_the_cleaner_beats_chance() -> None:
    for better, worse in (("driver", "cleaner"), ("cleaner", "random")):
        for seed in range(4):
            bots = [better, worse] if seed % 2 else [worse, better]
            ranks = [score.rank for score in STEAMROLLERS.standing(played(bots, seed).state)]
            assert ranks[bots.index(better)] == 1
