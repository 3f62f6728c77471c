"""Phase 5: placing track. [VD-02, VD-40 to VD-42]"""

from __future__ import annotations

import pytest

from footplate.games.volldampf.actions import PASS, DiscardTrackCard, GiveUp, PlaceSection
from footplate.games.volldampf.board import COST, SPACES, SPACES_OF, SYMBOL, SYMBOLS
from footplate.games.volldampf.cards import SHADES
from footplate.games.volldampf.phases.place_track import PlaceTrackSections
from footplate.games.volldampf.state import NOBODY, Volldampf
from footplate.kernel.state import changed
from tests.rules.volldampf.positions import (
    act,
    begin,
    build,
    give_money,
    give_track_card,
    options,
    position,
    refused,
    space,
    symbol,
)


def placing(*cards: str, players: int = 4) -> Volldampf:
    """Seat 0 is to place with such cards; the others hold as many purple ones."""
    s = position(players)
    for name in cards:
        give_track_card(s, 0, name)
    for seat in range(1, players):
        s.track_cards[seat * SHADES + symbol("purple")] = len(cards)
    return begin(s, PlaceTrackSections())


def discards(*names: str) -> list[DiscardTrackCard]:
    return [DiscardTrackCard(symbol(name)) for name in names]


@pytest.mark.rule("VD-40")
def test_hamburg_hannover_is_built_with_a_purple_card_for_five_marks() -> None:
    s = placing("purple", "green", "teal")
    bank = s.bank
    act(s, 0, PlaceSection(space("hamburg-hannover")))

    assert s.owner[space("hamburg-hannover")] == 0
    assert s.built == 1 << space("hamburg-hannover")
    assert s.cash[0] == 10 - 5
    assert s.bank == bank + 5
    assert s.sections == (11, 12, 12, 12)


@pytest.mark.rule("VD-40")
def test_the_card_used_is_discarded() -> None:
    s = placing("purple", "purple", "teal")
    act(s, 0, PlaceSection(space("hamburg-bremen")))

    assert s.track_cards[symbol("purple")] == 1
    assert s.track_cards[symbol("teal")] == 1
    assert s.track_discards[symbol("purple")] == 1
    assert sum(s.track_discards) == 1


@pytest.mark.rule("VD-40")
@pytest.mark.parametrize("name", SYMBOLS)
def test_a_card_opens_every_space_of_its_colour_and_no_other(name: str) -> None:
    s = placing(name)
    give_money(s, 0, 12)

    placed = [action.space for action in options(s, 0) if isinstance(action, PlaceSection)]
    assert sorted(placed) == list(SPACES_OF[symbol(name)])
    for other in [at for at in range(len(SPACES)) if SYMBOL[at] != symbol(name)]:
        assert refused(s, 0, PlaceSection(other)) == {"VD-40"}


@pytest.mark.rule("VD-40")
@pytest.mark.parametrize("at", range(len(SPACES)))
def test_every_space_costs_what_is_printed(at: int) -> None:
    s = placing(SYMBOLS[SYMBOL[at]])
    give_money(s, 0, COST[at] - 1)
    assert refused(s, 0, PlaceSection(at)) == {"VD-40"}

    give_money(s, 0, COST[at])
    act(s, 0, PlaceSection(at))
    assert s.cash[0] == 0


@pytest.mark.rule("VD-40")
@pytest.mark.parametrize(("players", "rounds"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_one_card_each_in_order_three_times_over_or_twice(players: int, rounds: int) -> None:
    s = position(players)
    s.order = s.order[::-1]
    for seat in range(players):
        s.track_cards[seat * SHADES + symbol("green")] = rounds
    begin(s, PlaceTrackSections())
    asked = []
    while not s.over:
        (seat,) = s.actors()
        asked.append(seat)
        act(s, seat, DiscardTrackCard(symbol("green")))

    assert asked == list(range(players - 1, -1, -1)) * rounds


@pytest.mark.rule("VD-40")
def test_after_placing_it_is_the_next_players_turn() -> None:
    s = placing("purple", "purple", "purple")
    act(s, 0, PlaceSection(space("hamburg-bremen")))

    assert s.actors() == (1,)
    assert refused(s, 0, PlaceSection(space("bremen-hannover"))) == {"VD-40"}


@pytest.mark.rule("VD-02")
@pytest.mark.parametrize("owner", [0, 2])
def test_one_section_fits_a_space(owner: int) -> None:
    s = placing("purple", "purple", "purple")
    build(s, owner, "hamburg-bremen")

    assert refused(s, 0, PlaceSection(space("hamburg-bremen"))) == {"VD-02"}


@pytest.mark.rule("VD-02", "VD-40", "VD-41")
def test_every_broken_rule_is_named() -> None:
    s = placing("green", "green", "green")
    build(s, 1, "hamburg-kopenhagen")
    give_money(s, 0, 0)
    s.sections = changed(s.sections, 0, 0)

    assert refused(s, 0, PlaceSection(space("hamburg-kopenhagen"))) == {"VD-02", "VD-40", "VD-41"}


@pytest.mark.rule("VD-40")
def test_a_space_that_is_not_on_the_board_is_refused() -> None:
    s = placing("purple", "purple", "purple")

    assert refused(s, 0, PlaceSection(len(SPACES))) == {"VD-40"}
    assert refused(s, 0, PlaceSection(-1)) == {"VD-40"}


@pytest.mark.rule("VD-41")
def test_who_does_not_place_must_discard_a_card() -> None:
    s = placing("purple", "pink", "pink")
    assert refused(s, 0, PASS) == {"VD-40"}
    assert refused(s, 0, GiveUp()) == {"VD-40"}

    act(s, 0, DiscardTrackCard(symbol("pink")))

    assert s.track_cards[symbol("pink")] == 1
    assert s.track_discards[symbol("pink")] == 1
    assert s.cash[0] == 10
    assert s.built == 0
    assert s.sections[0] == 12
    assert s.actors() == (1,)


@pytest.mark.rule("VD-41")
def test_only_a_card_in_hand_can_be_discarded() -> None:
    s = placing("purple", "pink", "pink")

    assert refused(s, 0, DiscardTrackCard(symbol("teal"))) == {"VD-41"}


@pytest.mark.rule("VD-41")
def test_who_is_out_of_sections_can_only_discard() -> None:
    s = placing("purple", "pink", "pink")
    give_money(s, 0, 50)
    s.sections = changed(s.sections, 0, 0)

    assert refused(s, 0, PlaceSection(space("hamburg-bremen"))) == {"VD-41"}
    assert options(s, 0) == discards("purple", "pink")


@pytest.mark.rule("VD-41")
def test_the_last_section_can_be_placed() -> None:
    s = placing("purple", "pink", "pink")
    s.sections = changed(s.sections, 0, 1)
    act(s, 0, PlaceSection(space("hamburg-bremen")))

    assert s.sections[0] == 0


@pytest.mark.rule("VD-41")
@pytest.mark.parametrize("cash", [0, 2])
def test_who_is_out_of_money_can_only_discard(cash: int) -> None:
    s = placing("green", "pink", "teal")
    give_money(s, 0, cash)

    assert refused(s, 0, PlaceSection(space("rostock-stettin"))) == {"VD-40"}
    assert options(s, 0) == discards("green", "pink", "teal")


@pytest.mark.rule("VD-41")
def test_who_finds_no_free_space_of_his_colours_can_only_discard() -> None:
    s = placing("teal", "teal", "teal")
    build(s, 1, *[SPACES[at] for at in SPACES_OF[symbol("teal")]])

    assert options(s, 0) == discards("teal")


@pytest.mark.rule("VD-41")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (4, 3), (5, 2), (6, 2)])
def test_no_card_is_kept_for_the_next_round(players: int, cards: int) -> None:
    s = placing(*["purple"] * cards, players=players)
    while not s.over:
        (seat,) = s.actors()
        act(s, seat, options(s, seat)[0])

    assert not any(s.track_cards)
    assert sum(s.track_discards) == players * cards


@pytest.mark.rule("VD-42")
def test_the_first_section_may_stand_anywhere() -> None:
    s = placing("purple", "pink", "green")
    give_money(s, 0, 12)

    placed = {action.space for action in options(s, 0) if isinstance(action, PlaceSection)}
    assert placed == {at for at in range(len(SPACES)) if SYMBOLS[SYMBOL[at]] in ("purple", "pink", "green")}


@pytest.mark.rule("VD-42")
def test_a_section_need_not_touch_any_other() -> None:
    s = placing("pink", "pink", "pink")
    build(s, 0, "hamburg-bremen")
    build(s, 1, "breslau-prag")
    act(s, 0, PlaceSection(space("freiburg-stuttgart")))

    assert s.owner[space("freiburg-stuttgart")] == 0


@pytest.mark.rule("VD-42")
def test_a_section_may_touch_those_of_others() -> None:
    s = placing("purple", "purple", "purple")
    build(s, 1, "hamburg-bremen", "hannover-magdeburg")
    act(s, 0, PlaceSection(space("bremen-hannover")))

    assert s.owner[space("bremen-hannover")] == 0
    assert s.owner.count(NOBODY) == len(SPACES) - 3
