"""What is in the box, and the board. [VD-01 to VD-03]"""

from __future__ import annotations

from collections import Counter

import pytest

from footplate.games.volldampf.actions import TakeBonds
from footplate.games.volldampf.board import (
    COLOURS,
    COST,
    ENDS,
    GERMAN,
    PLACE_COLOUR,
    PLACES,
    SPACES,
    SPACES_OF,
    SYMBOL,
    SYMBOLS,
    data,
)
from footplate.games.volldampf.cards import ACTION_CARDS, BOND_TOTAL, MERCHANDISE, PLAYER_COLOURS
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.phases.bonds import PurchaseBonds
from footplate.games.volldampf.phases.income import GainIncome
from footplate.games.volldampf.phases.transport import Transport
from footplate.kernel.game import BadOptions, agree
from tests.rules.volldampf.positions import (
    act,
    begin,
    build,
    name,
    place,
    position,
    put_cube,
    space,
    symbol,
    take,
)

TRACK_COLOURS = ("purple", "green", "pink", "orange", "brown", "teal")
FOREIGN = {"london", "paris", "kopenhagen", "warschau", "bruessel", "rotterdam", "prag", "koenigsberg"}


@pytest.mark.rule("VD-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(players: int) -> None:
    assert agree(VOLLDAMPF, players, {}).players == players
    assert position(players).players == players
    assert len(VOLLDAMPF.words(position(players))["seat"]) == players


@pytest.mark.rule("VD-01")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot_play(players: int) -> None:
    with pytest.raises(BadOptions, match="2 to 6 players"):
        agree(VOLLDAMPF, players, {})


@pytest.mark.rule("VD-01")
def test_there_are_eight_track_cards_in_each_of_six_colours() -> None:
    census = VOLLDAMPF.census(position(6))

    assert SYMBOLS == TRACK_COLOURS
    assert [census[f"{name} track cards"] for name in SYMBOLS] == [8] * 6


@pytest.mark.rule("VD-01")
def test_every_track_colour_has_a_symbol_of_its_own() -> None:
    shapes = {name: drawn["shape"] for name, drawn in data("board.toml")["symbols"].items()}

    assert tuple(shapes) == TRACK_COLOURS
    assert len(set(shapes.values())) == 6
    assert shapes["purple"] == "circle"
    assert shapes["green"] == "octagon"
    assert shapes["pink"] == "triangle"


@pytest.mark.rule("VD-01")
def test_there_are_eighteen_merchandise_cards_of_three_cities() -> None:
    assert len(MERCHANDISE) == 18
    assert all([len(set(card)) == 3 for card in MERCHANDISE])
    assert sum(position().merchandise) == 18


@pytest.mark.rule("VD-01")
def test_the_merchandise_cards_name_every_place_twice_and_none_is_like_another() -> None:
    named = Counter([city for card in MERCHANDISE for city in card])

    assert named == dict.fromkeys(range(len(PLACES)), 2)
    assert len({frozenset(card) for card in MERCHANDISE}) == 18


@pytest.mark.rule("VD-01")
def test_there_are_two_each_of_seven_action_cards() -> None:
    census = VOLLDAMPF.census(position())

    assert ACTION_CARDS == (
        "fast-locomotive",
        "subsidy",
        "favourable-opportunity",
        "sabotage",
        "more-freight",
        "everything-new",
        "new-planning",
    )
    assert [census[name] for name in ACTION_CARDS] == [2] * 7


@pytest.mark.rule("VD-01")
def test_there_are_six_sequence_cards() -> None:
    assert data("cards.toml")["sequence"]["numbers"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("VD-01")
def test_there_are_thirty_six_bonds_worth_eighty_four() -> None:
    assert data("cards.toml")["bonds"] == {"1": 24, "5": 12}
    assert BOND_TOTAL == 24 * 1 + 12 * 5
    assert position().bonds_left() == 84


@pytest.mark.rule("VD-01")
def test_there_are_ten_cubes_of_each_colour() -> None:
    s = position()

    assert COLOURS == ("blue", "violet", "red", "yellow")
    assert s.bag == (10, 10, 10, 10)


@pytest.mark.rule("VD-01")
def test_there_are_ninety_six_sections_eighteen_in_blue_and_red() -> None:
    sections = data("cards.toml")["sections"]

    assert sorted(sections.values()) == [15, 15, 15, 15, 18, 18]
    assert sections["blue"] == sections["red"] == 18


@pytest.mark.rule("VD-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nobody_gets_more_sections_than_his_colour_has(players: int) -> None:
    s = position(players)
    box = data("cards.toml")["sections"]

    assert all([s.sections[seat] <= box[PLAYER_COLOURS[seat]] for seat in range(players)])


@pytest.mark.rule("VD-02")
def test_blue_and_violet_cities_are_german_and_red_and_yellow_ones_foreign() -> None:
    german = {PLACES[at] for at in GERMAN}
    colours = Counter([COLOURS[one] for one in PLACE_COLOUR])

    assert set(PLACES) - german == FOREIGN
    assert {COLOURS[PLACE_COLOUR[at]] for at in GERMAN} == {"blue", "violet"}
    assert {COLOURS[PLACE_COLOUR[place(name)]] for name in FOREIGN} == {"red", "yellow"}
    assert colours == {"blue": 10, "violet": 9, "red": 4, "yellow": 4}


@pytest.mark.rule("VD-02")
def test_hamburg_hannover_is_a_purple_space_that_costs_five() -> None:
    anchor = space("hamburg-hannover")

    assert SYMBOL[anchor] == symbol("purple")
    assert COST[anchor] == 5


@pytest.mark.rule("VD-02")
def test_there_are_fifty_eight_spaces_each_with_a_symbol_and_a_cost() -> None:
    assert len(SPACES) == len(ENDS) == len(COST) == len(SYMBOL) == 58
    assert [len(spaces) for spaces in SPACES_OF] == [9, 10, 10, 10, 10, 9]
    assert sorted([at for spaces in SPACES_OF for at in spaces]) == list(range(58))
    assert all([3 <= cost <= 12 for cost in COST])


@pytest.mark.rule("VD-02")
def test_no_two_spaces_join_the_same_places_and_none_leads_back_to_its_own() -> None:
    pairs = {frozenset(ends) for ends in ENDS}

    assert len(pairs) == len(ENDS)
    assert all([len(pair) == 2 for pair in pairs])


@pytest.mark.rule("VD-02")
def test_every_place_can_be_reached_from_every_other() -> None:
    reached = {0}
    while grown := {other for ends in ENDS if reached & set(ends) for other in ends} - reached:
        reached |= grown

    assert reached == set(range(len(PLACES)))


@pytest.mark.rule("VD-03")
def test_the_bank_pays_out_more_than_all_bills_of_the_box() -> None:
    s = position(3)
    bills = sum([int(value) * count for value, count in data("cards.toml")["money"].items()])
    begin(s, PurchaseBonds())
    act(s, 0, TakeBonds(84))
    s.income[:] = [100, 200, 300]
    begin(s, GainIncome())

    assert s.cash == [10 + 84 * 6 + 100 - 84, 210, 310]
    assert sum(s.cash) > bills == 550


@pytest.mark.rule("VD-03")
def test_income_goes_on_beyond_the_last_space_of_the_track() -> None:
    s = position()
    last = data("board.toml")["income_track"]["spaces"]
    s.income[1] = last
    build(s, 1, "bremen-hannover")
    put_cube(s, "bremen", "blue")
    begin(s, Transport(player=0))
    act(s, 0, name("bremen", "blue"))
    act(s, 0, take("bremen-hannover"))

    assert s.income[1] == last + 1
    begin(s, GainIncome())
    assert s.cash[1] == 10 + last + 1
