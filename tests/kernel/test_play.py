"""A game under way: position, record and dealer in step, refusals without change, take-backs with limits."""

from hashlib import sha256
from random import Random

import msgspec
import pytest

from footplate.bots.random import step
from footplate.kernel.action import CHANCE, Action, Seat, TakeBack, VotedTakeBack
from footplate.kernel.game import agree
from footplate.kernel.play import Play, start
from footplate.kernel.record import FORMAT, Closing, Entry, Record, RecordError, decode
from footplate.kernel.refusal import Refusal
from footplate.kernel.replay import replay, verify
from tests.kernel.games import OTHER_SEED, SEED, finished, opened, played_on, under_way
from tests.toy.actions import NAMES, Alight, DrawCube, OpenBids, Rest, SealBid, Toss, Walk
from tests.toy.game import TOY


def stored(play: Play) -> Play:
    """The same game, stopped and taken up again from its record and seed."""
    return Play(TOY, decode(play.record.encode(), TOY.actions), SEED)


def acted(play: Play, *decisions: tuple[Seat, Action]) -> Play:
    """Decisions that must be legal, chance answering in between."""
    for seat, action in decisions:
        assert play.act(seat, action) == ()
        play.deal()
    return play


def lines(play: Play) -> list[bytes]:
    """The header and the entries, as they are written."""
    return [msgspec.json.encode(line) + b"\n" for line in (play.record.header, *play.record.entries)]


def test_a_new_game_commits_to_its_terms_and_has_no_entries() -> None:
    play = start(TOY, agree(TOY, 2, {"coins": 4}), ("Ann", "Bob"), SEED)
    header = play.record.header
    assert (header.game, header.ruleset, header.format) == ("toy", 3, FORMAT)
    assert header.options == {"players": 2, "hands": "small", "encore": False, "coins": 4}
    assert header.seats == ("Ann", "Bob")
    assert header.committed(SEED) == header
    assert play.record.entries == []
    assert play.state.actors() == (CHANCE,)


def test_without_a_seed_a_new_game_draws_one_of_its_own() -> None:
    one, other = [start(TOY, agree(TOY, 2, {}), NAMES[:2]).record.header for _ in range(2)]
    assert one.commitment != other.commitment


def test_a_new_game_needs_as_many_seats_as_players() -> None:
    with pytest.raises(RecordError, match=r"^the record has another number of seats than players$"):
        start(TOY, agree(TOY, 3, {}), ("Ann", "Bob"), SEED)


def test_the_dealer_answers_until_a_seat_must_decide() -> None:
    play = opened(3)
    assert [type(entry.action) for entry in play.record.entries] == [DrawCube] * 3
    assert play.state.actors() == (0, 1, 2)


def test_a_chance_entry_names_its_odds_and_its_readers() -> None:
    first, second = opened().record.entries
    assert first.odds == (3, 9)
    assert second.odds == (2 if second.action == first.action else 3, 8)
    assert (first.seen_by, second.seen_by) == ((0,), (1,))


def test_dealing_again_changes_nothing() -> None:
    play = opened()
    before = play.record.encode()
    play.deal()
    assert play.record.encode() == before


def test_an_act_is_carried_out_and_written_down() -> None:
    play = under_way()
    assert play.act(0, Toss(2)) == ()
    assert play.record.entries[-1] == Entry(0, Toss(2))
    assert (play.state.pot, play.state.coins) == (2, [1, 3])


def test_a_secret_act_is_written_for_its_seat_alone() -> None:
    play = opened()
    play.act(1, SealBid(2))
    assert play.record.entries[-1] == Entry(1, SealBid(2), seen_by=(1,))


@pytest.mark.parametrize(
    ("seat", "action", "refusal"),
    [
        (0, Toss(4), Refusal("TY-06", "tosses-few")),
        (1, Toss(1), Refusal("TY-03", "not-your-decision")),
        (CHANCE, Alight(1), Refusal("TY-03", "not-your-decision")),
        (0, SealBid(1), Refusal("TY-03", "not-in-this-phase")),
        (0, TakeBack(0), Refusal("TY-03", "not-in-this-phase")),
        (0, Walk((7,)), Refusal("TY-03", "no-such-thing")),
    ],
)
def test_a_refused_act_changes_nothing(seat: Seat, action: Action, refusal: Refusal) -> None:
    play = under_way()
    state, record = play.state.copy(), play.record.encode()
    assert refusal in play.act(seat, action)
    assert play.state == state
    assert play.record.encode() == record


def test_several_decide_at_once_in_any_order() -> None:
    play = acted(opened(3), (2, SealBid(0)), (0, SealBid(1)), (1, SealBid(2)))
    assert [entry.seat for entry in play.record.entries[-4:]] == [2, 0, 1, CHANCE]
    assert play.record.entries[-1].action == OpenBids((1, 2, 0))


def test_the_record_is_closed_when_the_game_is_over() -> None:
    play = acted(under_way(), (0, Rest()))
    assert play.record.closing is None
    over = acted(play, (1, Rest()))
    assert over.state.over
    assert over.record.closing == Closing(SEED.hex(), sha256(b"".join(lines(over))).hexdigest())


def test_after_the_end_nothing_can_be_done() -> None:
    play = played_on(opened())
    before = play.record.encode()
    assert play.act(0, Toss(1)) == (Refusal("TY-08", "game-is-over"),)
    play.deal()
    assert not play.take_back(0)
    assert play.record.encode() == before


def test_a_seat_takes_back_its_last_decision_and_the_log_remembers() -> None:
    play = under_way()
    before = play.state.copy()
    acted(play, (0, Toss(2)))
    assert play.take_back(0)
    assert play.state == before
    assert play.record.entries[-2:] == [Entry(0, Toss(2)), Entry(0, TakeBack(5))]


def test_a_seat_takes_back_one_decision_after_another() -> None:
    play = under_way()
    before = play.state.copy()
    acted(play, (0, Toss(1)), (0, Toss(2)))
    assert play.take_back(0)
    assert play.state.coins == [2, 3]
    assert play.take_back(0)
    assert play.state == before
    assert not play.take_back(0)


def test_nobody_takes_back_past_chance() -> None:
    play = opened()
    before = play.record.encode()
    assert not play.take_back(0)
    assert not play.take_back(1)
    assert not play.take_back(CHANCE)
    assert play.record.encode() == before


def test_nobody_takes_back_past_another_seats_decision() -> None:
    play = acted(under_way(), (0, Rest()), (1, Toss(1)))
    assert not play.take_back(0)
    assert play.take_back(1)
    assert play.take_back(0)


def test_nobody_takes_back_what_another_has_decided() -> None:
    play = acted(under_way(), (0, Toss(1)))
    assert not play.take_back(1)


def test_nobody_takes_back_a_secret_that_was_opened() -> None:
    play = acted(opened(), (0, SealBid(1)), (1, SealBid(1)))
    assert not play.take_back(1)


def test_a_game_goes_on_after_a_take_back() -> None:
    play = acted(under_way(), (0, Toss(2)), (0, Rest()))
    play.take_back(0)
    play.take_back(0)
    played_on(acted(play, (0, Walk((1,)))))
    assert verify(play.record.encode()).standing()[5] == Entry(0, Walk((1,)))
    assert replay(TOY, play.record) == play.state


def test_all_together_take_back_what_chance_and_others_decided() -> None:
    play = acted(opened(), (0, SealBid(1)), (1, SealBid(2)), (1, Toss(1)))
    assert play.take_back_by_vote(0, 1, (1,))
    assert play.record.entries[-1] == Entry(0, VotedTakeBack(1, (0, 1)))
    assert play.state == replay(TOY, play.record, 1)
    assert len(play.record.standing()) == 1
    assert stored(play).state == play.state


def test_after_a_vote_chance_brings_what_comes_next_in_its_stream() -> None:
    drawn = set()
    play = opened(3, hands="large")
    first = play.record.standing()
    for _ in range(3):
        assert play.take_back_by_vote(2, 0, (0, 1))
        play.deal()
        drawn.add(tuple([entry.action for entry in play.record.standing()]))
    assert len(drawn | {tuple([entry.action for entry in first])}) == 4


@pytest.mark.parametrize("luck", range(5))
def test_a_finished_game_with_votes_over_chance_is_verified(luck: int) -> None:
    rng = Random(luck)
    play = opened(3, encore=True)
    for _ in range(4):
        for _ in range(3):
            step(play, rng)
        assert play.take_back_by_vote(1, rng.randrange(len(play.record.standing())), (0, 2))
        play.deal()
    played_on(play, luck)
    assert verify(play.record.encode()).entries == play.record.entries
    assert replay(TOY, play.record) == play.state


@pytest.mark.parametrize(
    ("seat", "to", "votes"),
    [
        (0, 1, ()),
        (0, 1, (2,)),
        (0, 1, (1, 2)),
        (CHANCE, 1, (0, 1)),
        (2, 1, (0, 1)),
        (0, 5, (1,)),
        (0, -1, (1,)),
    ],
)
def test_a_vote_that_is_not_everybodys_or_leads_nowhere_changes_nothing(
    seat: Seat, to: int, votes: tuple[Seat, ...]
) -> None:
    play = under_way()
    before, state = play.record.encode(), play.state.copy()
    assert len(play.record.standing()) == 5
    assert not play.take_back_by_vote(seat, to, votes)
    assert (play.record.encode(), play.state) == (before, state)


def test_no_vote_takes_back_anything_once_the_seed_is_shown() -> None:
    play = played_on(opened())
    before = play.record.encode()
    assert not play.take_back_by_vote(0, 1, (1,))
    assert play.record.encode() == before


def test_the_same_seed_and_decisions_give_the_same_record() -> None:
    assert finished(3).encode() == finished(3).encode()


@pytest.mark.parametrize("stop", range(8))
def test_a_game_taken_up_again_goes_on_as_if_never_stopped(stop: int) -> None:
    rng = Random(4)
    play = opened(encore=True)
    for _ in range(stop):
        step(play, rng)
    again = stored(play)
    assert again.state == play.state
    assert played_on(again).record.encode() == played_on(play).record.encode()


def test_a_game_can_be_taken_up_again_before_the_dealer_answers() -> None:
    play = start(TOY, agree(TOY, 2, {}), NAMES[:2], SEED)
    again = stored(play)
    again.deal()
    assert again.record.encode() == opened().record.encode()


def test_a_game_cannot_be_taken_up_under_another_seed() -> None:
    with pytest.raises(RecordError, match=r"^the seed is not the one committed to at the start$"):
        Play(TOY, opened().record, OTHER_SEED)


def test_a_game_cannot_be_taken_up_from_a_record_that_breaks_a_rule() -> None:
    record = under_way().record
    record.entries.append(Entry(0, Toss(3)))
    with pytest.raises(RecordError, match=r"^entry 6 breaks TY-06 \(tosses-few\)$"):
        Play(TOY, record, SEED)


def test_a_fork_goes_on_under_a_seed_of_its_own() -> None:
    play = played_on(opened(3))
    fork = play.record.fork(5, ("x", "y", "z"), OTHER_SEED)
    other = played_on(Play(TOY, fork, OTHER_SEED))
    assert other.record.entries[:5] == play.record.entries[:5]
    assert other.record.closing is not None
    assert other.record.closing.seed == OTHER_SEED.hex()
    assert verify(other.record.encode(), play.record.encode()).entries == other.record.entries


def test_a_fork_before_the_first_draw_is_a_game_of_its_own() -> None:
    fork = finished().fork(0, NAMES[:2], OTHER_SEED)
    assert fork.entries == []
    assert verify(played_on(Play(TOY, fork, OTHER_SEED)).record.encode(), finished().encode())


def test_a_fork_needs_as_many_seats_as_players() -> None:
    fork = finished().fork(3, NAMES, OTHER_SEED)
    with pytest.raises(RecordError, match=r"^the record has another number of seats than players$"):
        Play(TOY, fork, OTHER_SEED)


def test_a_play_writes_into_the_record_it_was_given() -> None:
    header = opened().record.header
    record = Record(msgspec.structs.replace(header))
    Play(TOY, record, SEED).deal()
    assert len(record.entries) == 2


def test_a_draw_that_the_seed_does_not_deal_is_found_when_play_is_resumed() -> None:
    whole = finished()
    at = next(number for number, entry in enumerate(whole.entries) if entry.seat == CHANCE)
    s = replay(TOY, whole, at)
    odds = s.agenda[-1].odds(s)
    others = [action for action, _ in odds if action != whole.entries[at].action]
    loaded = msgspec.structs.replace(
        whole.entries[at], action=others[0], odds=(odds.share(others[0]), odds.weight())
    )
    with pytest.raises(RecordError, match=rf"^entry {at + 1} is not what the seed deals$"):
        Play(TOY, Record(whole.header, [*whole.entries[:at], loaded]), SEED)
