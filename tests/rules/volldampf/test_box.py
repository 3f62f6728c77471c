"""The box: what a page draws Volldampf with agrees with the words and with the rules."""

from __future__ import annotations

import pytest

from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.options import VolldampfOptions

OPTIONS = VolldampfOptions(3)
BOX = VOLLDAMPF.components(OPTIONS)
WORDS = VOLLDAMPF.words(VOLLDAMPF.setup(OPTIONS))


def test_everything_is_in_the_order_of_its_words() -> None:
    places = WORDS["place"]
    assert len(BOX.places) == len(places)
    assert [f"{places[one.one]}-{places[one.other]}" for one in BOX.spaces] == list(WORDS["space"])
    assert [symbol.name for symbol in BOX.symbols] == list(WORDS["symbol"])
    assert [card.name for card in BOX.cards] == list(WORDS["card"])
    assert ["+".join([places[one] for one in card]) for card in BOX.merchandise] == list(WORDS["merchandise"])
    assert len(BOX.cubes) == len(WORDS["colour"])


def test_a_place_is_told_with_its_name_and_its_colour() -> None:
    found = BOX.places[WORDS["place"].index("koeln")]
    assert (found.name, WORDS["colour"][found.colour], found.german) == ("Köln", "blue", True)
    london = BOX.places[WORDS["place"].index("london")]
    assert (WORDS["colour"][london.colour], london.german) == ("red", False)


def test_everything_lies_on_the_board() -> None:
    points = [(place.x, place.y) for place in BOX.places]
    points += [point for outline in BOX.outlines for point in outline.points]
    assert all([0 <= x <= BOX.width and 0 <= y <= BOX.height for x, y in points])


@pytest.mark.rule("VD-10", "VD-12")
@pytest.mark.parametrize("players", VOLLDAMPF.players)
def test_sections_and_cards_are_those_for_so_many_players(players: int) -> None:
    options = VolldampfOptions(players)
    s, box = VOLLDAMPF.setup(options), VOLLDAMPF.components(options)
    assert s.sections == (box.sections,) * players
    assert (s.track_deck, s.unseen) == ((box.track_cards.copies,) * 6, box.track_cards.unseen)
