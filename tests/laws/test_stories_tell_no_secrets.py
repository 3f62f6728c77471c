"""A story tells no more than the entry and the view."""

from __future__ import annotations

from typing import Any

from footplate.kernel.game import Message
from footplate.kernel.law.secrecy import stories_tell_no_secrets
from footplate.kernel.record import Entry
from tests.laws.tables import Moment, Table, any_moment, breaches, breaks, every_table
from tests.toy.game import ToyGame
from tests.toy.phases import Bids
from tests.toy.state import Toy


@any_moment
def test_stories_tell_no_secrets_at_any_moment(table: Table, moment: Moment) -> None:
    assert breaches(stories_tell_no_secrets, table.at(moment)) == []


@every_table
def test_stories_tell_no_secrets_all_through_a_game(table: Table) -> None:
    assert breaches(stories_tell_no_secrets, *table.along(1)) == []


class TellsOfHands(ToyGame):
    def story(self, before: Toy, entry: Entry[Any], after: Toy) -> Message:
        return Message("toy-hands", {"black": after.hands[1]})


def test_a_story_of_a_hand_is_found() -> None:
    assert breaks(TellsOfHands()) == {stories_tell_no_secrets}


class TellsOfBids(ToyGame):
    def story(self, before: Toy, entry: Entry[Any], after: Toy) -> Message:
        bids = [str(phase.answers) for phase in after.agenda if isinstance(phase, Bids)]
        return Message("toy-bids", {"bids": " ".join(bids)})


def test_a_story_of_a_sealed_bid_is_found() -> None:
    assert breaks(TellsOfBids()) == {stories_tell_no_secrets}
