"""A record plays again without a generator."""

from itertools import pairwise

import msgspec
import pytest

from footplate.kernel.game import BadOptions, UnknownGame
from footplate.kernel.record import Entry, Record, RecordError
from footplate.kernel.replay import begin, check, load, positions, replay
from tests.kernel.games import WALK, opened, played_on, under_way, walked, with_terms
from tests.toy.actions import Toss
from tests.toy.game import TOY
from tests.toy.state import ToyOptions


def test_a_record_is_loaded_with_its_game() -> None:
    game, loaded = load(walked().encode())
    assert game is TOY
    assert loaded.entries == walked().entries


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match=r"^there is no game 'chess'"):
        load(with_terms(game="chess"))


def test_a_record_of_another_ruleset_is_refused() -> None:
    with pytest.raises(RecordError, match=r"^the record is of ruleset 2; Round the Pond is at 3$"):
        load(with_terms(ruleset=2))


def test_a_game_begins_with_the_options_of_its_record() -> None:
    s = begin(TOY, opened(3, coins=4).record)
    assert s == TOY.setup(ToyOptions(3, coins=4))


def test_a_record_needs_as_many_seats_as_players() -> None:
    header = msgspec.structs.replace(opened().record.header, seats=("Ann", "Bob", "Cat"))
    with pytest.raises(RecordError, match=r"^the record has another number of seats than players$"):
        begin(TOY, Record(header))


def test_a_record_with_options_that_cannot_be_is_refused() -> None:
    header = msgspec.structs.replace(opened().record.header, options={"players": 2, "hands": "cold"})
    with pytest.raises(BadOptions):
        begin(TOY, Record(header))


@pytest.mark.parametrize("players", [2, 3])
def test_a_replay_ends_in_the_same_position(players: int) -> None:
    play = played_on(opened(players))
    assert replay(TOY, play.record) == play.state


def test_a_replay_stops_where_it_is_told() -> None:
    play = opened()
    before = play.state.copy()
    played_on(play)
    assert replay(TOY, play.record, 2) == before
    assert replay(TOY, play.record, 0) == TOY.setup(ToyOptions(2))


def test_a_replay_passes_over_what_was_taken_back() -> None:
    play = under_way()
    before = play.state.copy()
    play.act(0, Toss(2))
    play.take_back(0)
    assert replay(TOY, play.record) == before


def test_positions_are_told_before_and_after_each_standing_entry() -> None:
    play = played_on(opened())
    told = list(positions(TOY, play.record))
    assert [entry for entry, _, _ in told] == play.record.entries
    assert told[0][1] == TOY.setup(ToyOptions(2))
    assert told[-1][2] == play.state
    for (_, _, after), (_, before, _) in pairwise(told):
        assert after == before


def test_a_position_that_was_told_does_not_change_later() -> None:
    whole = walked()
    told = [(before.copy(), before) for _, before, _ in positions(TOY, whole)]
    assert all([copy == before for copy, before in told])


def test_a_replay_names_the_first_entry_that_is_wrong() -> None:
    whole = walked()
    whole.entries[WALK] = Entry(0, Toss(9))
    with pytest.raises(RecordError, match=r"^entry 6 breaks TY-06 \(tosses-few\), TY-07 \(can-pay\)$"):
        replay(TOY, whole)


def test_a_sound_entry_passes_the_check() -> None:
    s = under_way().state
    before = s.copy()
    check(TOY, s, Entry(0, Toss(1)), 6)
    assert s == before
