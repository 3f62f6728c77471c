"""The set-up of Volldampf."""

from __future__ import annotations

from footplate.games.volldampf.cards import ACTION_COPIES, CUBES, MERCHANDISE, SHADES, TRACK_COPIES
from footplate.games.volldampf.options import VolldampfOptions
from footplate.games.volldampf.sequence import WholeGame
from footplate.games.volldampf.state import Volldampf, blank

START_MONEY = 10
SECTIONS = {2: 18, 3: 15, 4: 12, 5: 8, 6: 8}
TRACK_CARDS_OUT = {2: 2, 3: 0, 4: 0, 5: 1, 6: 0}  # of each colour
UNSEEN = {2: 0, 3: 3, 4: 0, 5: 2, 6: 0}


def setup(options: VolldampfOptions) -> Volldampf:
    """Money, sections and decks by the number of players; chance does the rest. [VD-10, VD-12]"""
    s = blank(options)
    players = options.players
    s.cash[:] = [START_MONEY] * players
    s.sections = (SECTIONS[players],) * players
    s.bag = tuple(CUBES)
    s.merchandise = (1,) * len(MERCHANDISE)
    s.used_merchandise = (0,) * len(MERCHANDISE)
    s.track_deck = (TRACK_COPIES - TRACK_CARDS_OUT[players],) * SHADES
    # Cards taken out at random and unseen are those that would have come last: they stay in the count.
    s.unseen = UNSEEN[players]
    s.action_deck = tuple(ACTION_COPIES)
    s.push(WholeGame())
    return s
