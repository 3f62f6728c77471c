"""The views of Volldampf in numbers."""

from __future__ import annotations

from typing import Final

from footplate.games.volldampf.options import VolldampfOptions
from footplate.research.forms import Flag, Known, Line, Number, Pick, Row
from footplate.research.room import Words
from footplate.research.tensors import Part

UNTOLD: Final[dict[str, str]] = {}


def parts(options: VolldampfOptions, words: Words) -> tuple[Part, ...]:
    """Every field of a view."""
    seats, number = options.players, Number()
    by_seat, by_symbol = Row(seats, number), Row(len(words["symbol"]), number)
    by_card = Row(len(words["card"]), number)
    stacks = Row(len(words["place"]) * len(words["colour"]), number)
    return (
        Part("round", number, "the round"),
        Part("order", Line(seats, Pick(seats)), "the order of play, the first first"),
        Part("cash", Row(seats, Known()), "marks by seat, as far as they are open"),
        Part("income", by_seat, "income by seat"),
        Part("bonds", by_seat, "bonds by seat"),
        Part("sections", by_seat, "sections left by seat"),
        Part("owner", Row(len(words["space"]), Pick(seats)), "who has built on each space"),
        Part("cubes", stacks, "cubes by place and colour"),
        Part("loose_cubes", Row(len(words["colour"]), number), "cubes drawn or lifted, by colour"),
        Part("cubes_in_bag", number, "cubes in the bag"),
        Part("merchandise_left", number, "merchandise cards still covered"),
        Part("used_merchandise", Row(len(words["merchandise"]), Flag()), "merchandise cards turned up"),
        Part("track_cards_left", number, "track cards in the deck"),
        Part("track_discards", by_symbol, "track cards put away, by symbol"),
        Part("groups", Row(seats, by_symbol), "track cards on offer, by group and symbol"),
        Part("loose_cards", by_symbol, "track cards to be laid into groups, by symbol"),
        Part("track_cards", Row(seats, by_symbol), "track cards by seat and symbol"),
        Part("hand", by_card, "one's own action cards by kind"),
        Part("held", by_seat, "how many action cards each seat holds"),
        Part("action_cards_left", number, "action cards in the deck"),
        Part("action_discards", by_card, "action cards put away, by kind"),
        Part("bonds_left", number, "bonds left in the bank"),
    )
