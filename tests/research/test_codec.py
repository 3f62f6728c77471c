"""Every action is said by integers that nothing else is said by, and the mask is exact."""

from __future__ import annotations

from typing import Any

import pytest

from footplate.games.days_of_steam.actions import PlayTile, Stop
from footplate.games.steam.actions import Bid, MoveCube
from footplate.kernel.action import Action
from footplate.research.codec import Codec, Steps
from footplate.research.rules import rules_from
from tests.research.pinned import PINNED
from tests.research.tables import Table, every_table, moments


def spelled(codec: Codec, options: tuple[Action, ...], said: Steps = ()) -> set[Action]:
    """All actions to which the masks lead."""
    if said and not codec.mask(options, said).any():
        return {codec.decode(said)}
    found: set[Action] = set()
    for integer in codec.mask(options, said).nonzero()[0]:
        found |= spelled(codec, options, (*said, int(integer)))
    return found


@every_table
def test_the_masks_lead_to_every_option_and_to_nothing_else(table: Table) -> None:
    codec, tried = table.rules().codec, 0
    for episode in moments(table):
        if not episode.said and len(episode.options) < 80:
            assert spelled(codec, episode.options) == set(episode.options)
            tried += 1
    assert tried > 10


@every_table
def test_an_action_is_read_back_from_its_integers(table: Table) -> None:
    codec = table.rules().codec
    for episode in moments(table, seed=2):
        for action in episode.options:
            steps = codec.encode(action)
            assert codec.decode(steps) == action
            assert max(steps) < codec.size


@pytest.mark.parametrize("amount", [0, 99, 100, 101, 999, 1000, 4321, 100_000])
def test_any_number_can_be_said(amount: int) -> None:
    codec = rules_from("steam", 3, {}).codec
    assert codec.decode(codec.encode(Bid(amount))) == Bid(amount)


def test_a_number_below_a_hundred_is_one_integer_and_each_digit_of_its_hundreds_another() -> None:
    codec = rules_from("steam", 3, {}).codec
    assert [len(codec.encode(Bid(amount))) for amount in (7, 99, 100, 1000)] == [2, 2, 3, 4]


def test_a_square_beyond_the_room_is_said_as_a_number() -> None:
    codec = rules_from("days-of-steam", 2, {}).codec
    far = PlayTile(3, 2000, 1)
    assert codec.decode(codec.encode(far)) == far


def test_a_list_may_be_empty() -> None:
    codec = rules_from("steam", 3, {}).codec
    assert codec.decode(codec.encode(MoveCube(2, 1, ()))) == MoveCube(2, 1, ())


def test_integers_that_say_no_action_are_refused() -> None:
    codec = rules_from("days-of-steam", 2, {}).codec
    whole = codec.encode(PlayTile(3, 4, 1))
    for wrong in ((), whole[:-1], (*whole, 0), whole[1:], (codec.encode(Stop())[0], 0)):
        with pytest.raises(ValueError, match=r"stands where|too many"):
            codec.decode(wrong)


def test_nothing_below_zero_can_be_said() -> None:
    with pytest.raises(ValueError, match="below 0"):
        rules_from("steam", 3, {}).codec.encode(Bid(-1))


def test_an_integer_tells_what_it_says() -> None:
    codec = rules_from("volldampf", 2, {}).codec
    said = [codec.meaning(integer) for integer in range(codec.size)]
    assert len(set(said)) == codec.size
    assert {"place-section", "end", "number:17", "hundreds:2", "space:hamburg-bremen"} <= set(said)


@pytest.mark.parametrize("integer", [-1, 363, 10**6])
def test_an_integer_that_says_nothing_is_refused(integer: int) -> None:
    with pytest.raises(ValueError, match=rf"^{integer} says nothing: there are integers from 0 to 362$"):
        rules_from("steam", 3, {}).codec.meaning(integer)


@pytest.mark.parametrize("other", ["x", None, 3, Stop()], ids=repr)
def test_what_is_no_action_of_the_game_is_refused(other: Any) -> None:
    with pytest.raises(ValueError, match=r" is no action of Steam$"):
        rules_from("steam", 3, {}).codec.encode(other)


@pytest.mark.parametrize(("table", "ruleset", "said"), [row[:3] for row in PINNED], ids=str)
def test_integers_say_what_they_have_always_said(table: Table, ruleset: int, said: str) -> None:
    codec = table.rules().codec
    assert (codec.game.ruleset, codec.digest()) == (ruleset, said)
