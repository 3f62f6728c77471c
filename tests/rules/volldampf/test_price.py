"""What actions of Volldampf cost at once, legal or not."""

from __future__ import annotations

import pytest

from footplate.games.volldampf.actions import Bid, PlaceSection, PlayFavourableOpportunity
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.phases.place_track import PlaceTrackSections
from footplate.kernel.legality import why_not
from tests.rules.volldampf.positions import begin, position, space, symbol


@pytest.mark.rule("VD-40")
def test_a_section_costs_what_is_printed_on_its_space() -> None:
    s = begin(position(), PlaceTrackSections())
    lay = PlaceSection(space("berlin-warschau"))
    assert why_not(VOLLDAMPF, s, 0, lay)
    assert VOLLDAMPF.price(s, 0, lay) == 12


@pytest.mark.rule("VD-83")
def test_a_favourable_opportunity_costs_five_marks() -> None:
    s = begin(position(), PlaceTrackSections())
    play = PlayFavourableOpportunity(symbol("teal"), space("berlin-warschau"))
    assert VOLLDAMPF.price(s, 0, play) == 5


def test_a_bid_is_not_paid_at_once() -> None:
    assert VOLLDAMPF.price(position(), 0, Bid(3)) is None
