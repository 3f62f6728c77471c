"""Stories tell what happened with all that follows from it, and nothing that their reader may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from footplate.bots.random import step
from footplate.games.volldampf.actions import (
    Bid,
    Decline,
    DrawCard,
    DrawFrom,
    GiveUp,
    OpenBids,
    Pass,
    PlaceSection,
    PlayFavourableOpportunity,
    PlaySabotage,
    TakeBonds,
    TakeGroup,
    TakeRoute,
)
from footplate.games.volldampf.cards import SABOTAGE
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.phases.action_cards import DrawActionCard, DrawFromPlayer
from footplate.games.volldampf.phases.auction import AuctionTurnOrder
from footplate.games.volldampf.phases.bonds import PurchaseBonds
from footplate.games.volldampf.phases.choose_cards import ChooseTrackCards
from footplate.games.volldampf.phases.place_track import PlaceTrackSections
from footplate.games.volldampf.phases.route import ChooseRoute
from footplate.games.volldampf.phases.sabotage import SabotageWindow
from footplate.games.volldampf.phases.transport import Transport, TransportCubes
from footplate.games.volldampf.phases.two_players import SealedBids
from footplate.games.volldampf.sequence import ROUND, Round, Rounds, WholeGame
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import CHANCE, Action, Hidden, Seat, kind
from footplate.kernel.game import Message, agree
from footplate.kernel.play import Play, start
from footplate.kernel.record import Entry
from footplate.kernel.replay import positions
from tests.rules.volldampf.positions import (
    begin,
    build,
    colour,
    give_card,
    give_money,
    give_track_card,
    place,
    position,
    put_cube,
    route,
    space,
    symbol,
)


def tell(s: Volldampf, seat: Seat, action: Action) -> Message:
    """The story of an action, which is carried out."""
    before = s.copy()
    s.agenda[-1].apply(s, seat, action)
    return VOLLDAMPF.story(before, Entry(seat, action), s)


def finished(players: int, seed: int, **options: Any) -> Play:
    """A whole random game."""
    seats = ["random"] * players
    play = start(VOLLDAMPF, agree(VOLLDAMPF, players, options), seats, seed.to_bytes(32, "big"))
    play.deal()
    rng = Random(seed)
    while not play.state.over:
        step(play, rng)
    return play


def test_bonds_tell_the_marks_they_bring() -> None:
    s = begin(position(), PurchaseBonds())
    assert tell(s, 0, TakeBonds(3)) == Message(
        "volldampf-take-bonds", {"seat": "blue", "told": "yes", "bonds": 3, "marks": 18}
    )


def test_the_last_pass_tells_the_new_order_and_who_pays_what() -> None:
    s = begin(position(4), AuctionTurnOrder())
    for seat, action in ((0, Bid(2)), (1, Bid(3)), (2, Bid(5)), (3, Pass())):
        assert tell(s, seat, action).args.get("settled", "no") == "no"
    tell(s, 0, Bid(7))
    tell(s, 1, Pass())
    facts = tell(s, 2, Pass()).args
    assert facts["order"] == "blue yellow red green"
    assert facts["payments"] == "blue:7 yellow:5 red:2 green:0"


@pytest.mark.parametrize(
    ("bids", "ties", "result", "order"),
    [
        ((3, 5), 0, "decided", "red blue"),
        ((4, 4), 0, "again", "blue red"),
        ((4, 4), 2, "stays", "blue red"),
    ],
)
def test_opened_bids_tell_what_they_decide(bids: tuple[int, int], ties: int, result: str, order: str) -> None:
    s = begin(position(2), SealedBids(answers=bids, ties=ties))
    assert tell(s, CHANCE, OpenBids(bids)).args == {
        "bids": f"blue:{bids[0]} red:{bids[1]}",
        "result": result,
        "order": order,
    }


def test_a_group_is_told_with_its_cards() -> None:
    s = begin(position(), ChooseTrackCards())
    s.groups[symbol("green")] = 2
    s.groups[symbol("teal")] = 1
    assert tell(s, 0, TakeGroup(0)).args == {"seat": "blue", "group": 1, "symbols": "green green teal"}


def test_a_section_is_told_with_the_price_printed() -> None:
    s = begin(position(), PlaceTrackSections())
    give_track_card(s, 0, "purple")
    facts = tell(s, 0, PlaceSection(space("hamburg-hannover"))).args
    assert facts == {"seat": "blue", "symbol": "purple", "one": "hamburg", "other": "hannover", "marks": 5}


def test_favourable_opportunity_is_told_with_its_own_price_and_the_card_put_away() -> None:
    s = begin(position(), PlaceTrackSections())
    give_track_card(s, 0, "teal")
    give_card(s, 0, "favourable-opportunity")
    facts = tell(s, 0, PlayFavourableOpportunity(symbol("teal"), space("berlin-warschau"))).args
    assert (facts["symbol"], facts["marks"]) == ("teal", 5)


def test_a_route_is_told_with_its_places_and_everybodys_gain() -> None:
    s = position()
    put_cube(s, "rostock", "violet")
    build(s, 2, "rostock-stettin", "stettin-kopenhagen")
    build(s, 1, "kopenhagen-hamburg")
    begin(s, ChooseRoute(player=0, stack=place("rostock") * 4 + colour("violet")))
    way = route("rostock-stettin", "stettin-kopenhagen", "kopenhagen-hamburg")
    facts = tell(s, 0, TakeRoute(way)).args
    assert facts["way"] == "rostock stettin kopenhagen hamburg"
    assert facts["gains"] == "red:1 yellow:2"
    assert (facts["colour"], facts["place"]) == ("violet", "rostock")


def test_sabotage_is_told_with_its_victim_and_the_cube() -> None:
    s = position()
    give_card(s, 1, "sabotage")
    s.agenda.append(Transport(player=0, named=place("berlin") * 4 + colour("red")))
    begin(s, SabotageWindow(player=0))
    assert tell(s, 1, PlaySabotage()).args == {
        "seat": "red",
        "other": "blue",
        "colour": "red",
        "place": "berlin",
    }


def test_a_card_is_told_to_its_drawer_and_hidden_from_everybody_else() -> None:
    s = begin(position(), DrawActionCard(player=2))
    before = s.copy()
    entry: Entry[Any] = Entry(CHANCE, DrawCard(SABOTAGE), seen_by=(2,))
    s.agenda[-1].apply(s, CHANCE, entry.action)
    own = VOLLDAMPF.story(before, entry.as_seen_by(2), s).args
    other = VOLLDAMPF.story(before, entry.as_seen_by(1), s).args
    assert (own["seat"], own["card"], own["told"]) == ("yellow", "sabotage", "yes")
    assert (other["seat"], other["told"]) == ("yellow", "no")
    assert "card" not in other


def test_a_card_drawn_from_a_player_is_told_with_that_player() -> None:
    s = position()
    give_card(s, 1, "sabotage")
    begin(s, DrawFromPlayer(player=2, chosen=1))
    assert tell(s, CHANCE, DrawCard(SABOTAGE)).args["from"] == "red"


def test_the_player_drawn_from_is_told() -> None:
    s = position()
    give_card(s, 1, "sabotage")
    begin(s, DrawFromPlayer(player=2))
    assert tell(s, 2, DrawFrom(1)) == Message("volldampf-draw-from", {"seat": "yellow", "from": "red"})


def last_transport(**options: Any) -> Volldampf:
    """The last transport of the first round lies before seat 0, which can only give it up."""
    s = position(3, **options)
    s.round = 1
    s.agenda += [WholeGame(at=3), Rounds(), Round(at=ROUND.index(TransportCubes))]
    s.agenda += [TransportCubes(queue=(0,)), Transport(player=0)]
    return s


@pytest.mark.parametrize("money", ["open", "hidden"])
def test_the_end_of_a_round_is_told_with_income_interest_and_who_goes_back(money: str) -> None:
    s = last_transport(money=money)
    s.income[:] = [4, 7, 2]
    s.bonds = (6, 0, 1)
    for seat, cash in enumerate((1, 5, 9)):
        give_money(s, seat, cash)
    facts = tell(s, 0, GiveUp()).args
    assert facts["income"] == "yes"
    assert facts["paid"] == "blue:4 red:7 yellow:2"
    assert facts["interest"] == "blue:6 yellow:1"
    assert facts["back"] == "blue:1"


def test_the_end_of_the_game_is_told_with_the_points_and_the_winner() -> None:
    s = last_transport()
    s.track_deck = (0,) * len(s.track_deck)
    s.income[:] = [9, 7, 2]
    s.bonds = (4, 0, 0)
    facts = tell(s, 0, GiveUp()).args
    assert (facts["next"], facts["winners"], facts["points"]) == ("end", "red", "blue:5 red:7 yellow:2")


def test_a_new_round_is_told_by_the_card_that_ends_the_old_one() -> None:
    s = last_transport()
    s.income[:] = [4, 7, 2]
    assert tell(s, 0, GiveUp()).args["next"] == "on"
    facts = tell(s, CHANCE, DrawCard(SABOTAGE)).args
    assert (facts["next"], facts["round"], facts["income"]) == ("round", 2, "no")


def test_who_declines_is_told_without_what_was_held() -> None:
    s = position()
    give_card(s, 1, "sabotage")
    s.agenda.append(Transport(player=0, named=place("berlin") * 4 + colour("red")))
    begin(s, SabotageWindow(player=0))
    held = tell(s.copy(), 1, Decline())
    s.hands = (0,) * len(s.hands)
    give_card(s, 1, "subsidy")
    assert tell(s, 1, Decline()) == held


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("money", ["open", "hidden"])
def test_no_story_changes_with_what_its_reader_does_not_know(players: int, money: str) -> None:
    rng = Random(players)
    play = finished(players, 7, money=money)
    for entry, before, after in positions(VOLLDAMPF, play.record):
        if after.over:
            continue  # the end shows all money: it breaks ties
        for reader in (*range(players), None):
            seen = entry.as_seen_by(reader)
            dream = VOLLDAMPF.imagine(before, reader, rng), seen, VOLLDAMPF.imagine(after, reader, rng)
            assert VOLLDAMPF.story(*dream) == VOLLDAMPF.story(before, seen, after)


def test_every_kind_of_action_has_its_own_story() -> None:
    told: set[str] = set()
    for players, seed in [(players, seed) for seed in range(4) for players in range(2, 7)]:
        for entry, before, after in positions(VOLLDAMPF, finished(players, seed).record):
            for reader in (*range(players), None):
                seen = entry.as_seen_by(reader)
                message = VOLLDAMPF.story(before, seen, after)
                assert message.id == f"volldampf-{kind(entry.action)}"
                assert not isinstance(seen.action, Hidden) or message.args["told"] == "no"
                told.add(message.id.removeprefix("volldampf-"))
    rare = {"draw-from"}  # the deck and the discards are both empty: shown above
    assert told | rare == {kind(action) for action in VOLLDAMPF.actions}
