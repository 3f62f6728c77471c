"""Verify proves the deal and refuses every forgery."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from footplate.kernel.action import CHANCE, TakeBack, VotedTakeBack
from footplate.kernel.game import BadOptions, UnknownGame
from footplate.kernel.play import Play
from footplate.kernel.record import Closing, Entry, Fork, Header, Record, RecordError
from footplate.kernel.replay import verify
from tests.kernel.games import (
    OTHER_SEED,
    SEED,
    WALK,
    opened,
    played_on,
    resealed,
    under_way,
    walked,
    with_terms,
)
from tests.toy.actions import COLOURS, STOPS, Alight, DrawCube, Toss, Walk
from tests.toy.game import TOY

Entries = list[Entry[Any]]


def refusal(data: bytes, *origins: bytes) -> str:
    """The one line with which a record is not verified."""
    with pytest.raises(RecordError) as caught:
        verify(data, *origins)
    message = str(caught.value)
    assert message
    assert "\n" not in message
    return message


def forged(change: Callable[[Entries], None]) -> bytes:
    """A record whose entries were changed and which was sealed again."""
    whole = walked()
    change(whole.entries)
    return resealed(whole.header, whole.entries)


def test_a_finished_record_is_verified() -> None:
    whole = walked()
    assert verify(whole.encode()).entries == whole.entries


@pytest.mark.parametrize("luck", range(5))
@pytest.mark.parametrize("players", [2, 3])
def test_every_finished_random_game_is_verified(players: int, luck: int) -> None:
    whole = played_on(opened(players), luck).record
    assert verify(whole.encode()).closing == whole.closing


def test_a_record_with_take_backs_is_verified() -> None:
    play = under_way()
    play.act(0, Toss(2))
    play.take_back(0)
    assert verify(played_on(play).record.encode()).entries == play.record.entries


def test_a_record_under_way_is_not_verified() -> None:
    assert refusal(opened().record.encode()) == "the game is not finished: its seed is shown when it ends"


def test_no_byte_of_a_record_can_be_changed() -> None:
    data = walked().encode()
    for at in range(len(data)):
        for other in {data[at] ^ 1, data[at] ^ 32, ord("7"), ord("x")} - {data[at]}:
            edited = data[:at] + bytes([other]) + data[at + 1 :]
            with pytest.raises((RecordError, BadOptions, UnknownGame)) as caught:
                verify(edited)
            assert "\n" not in str(caught.value)


def test_no_byte_of_a_record_can_be_taken_out() -> None:
    data = walked().encode()
    for at in range(len(data)):
        with pytest.raises((RecordError, BadOptions, UnknownGame)):
            verify(data[:at] + data[at + 1 :])


def test_no_line_of_a_record_can_be_taken_out_doubled_or_swapped() -> None:
    lines = walked().encode().splitlines(keepends=True)
    for at in range(len(lines)):
        changed = [
            lines[:at] + lines[at + 1 :],
            [*lines[:at], lines[at], *lines[at:]],
            [*lines[:at], *lines[at : at + 2][::-1], *lines[at + 2 :]],
        ]
        for other in changed:
            if other != lines:
                with pytest.raises(RecordError):
                    verify(b"".join(other))


def test_another_seed_is_refused() -> None:
    whole = walked()
    whole.close(OTHER_SEED)
    assert refusal(whole.encode()) == "the seed is not the one committed to at the start"


def test_a_seed_that_is_no_number_is_refused() -> None:
    whole = walked()
    assert whole.closing is not None
    whole.closing = Closing("the same as ever", whole.closing.digest)
    assert refusal(whole.encode()) == "the seed is not a hexadecimal number"


def test_a_seed_in_another_spelling_is_refused() -> None:
    whole = walked()
    assert whole.closing is not None
    for seed in (whole.closing.seed.upper(), f" {whole.closing.seed}"):
        whole.closing = Closing(seed, whole.closing.digest)
        assert refusal(whole.encode()) == "the seed is not the one committed to at the start"


def test_a_wrong_digest_is_refused() -> None:
    whole = walked()
    whole.closing = Closing(SEED.hex(), "0" * 64)
    assert refusal(whole.encode()) == "the digest does not fit the entries"


@pytest.mark.parametrize(
    "change",
    [
        {"seats": ("Ann", "Ben")},
        {"options": {"players": 2, "hands": "small", "encore": False, "coins": 5}},
    ],
)
def test_other_terms_than_those_committed_to_are_refused(change: dict[str, Any]) -> None:
    whole = walked()
    whole.header = msgspec.structs.replace(whole.header, **change)
    whole.close(SEED)
    assert refusal(whole.encode()) == "the seed is not the one committed to at the start"


def test_terms_that_the_game_does_not_have_are_refused() -> None:
    with pytest.raises(BadOptions, match=r"^option hands of toy is one of small, large, not 'cold'$"):
        verify(with_terms(options={"players": 2, "hands": "cold"}))


def test_a_game_that_stops_early_is_refused() -> None:
    def stop(entries: Entries) -> None:
        del entries[-1]

    assert refusal(forged(stop)) == "the record stops before the game is over"


def test_an_entry_after_the_end_is_refused() -> None:
    def go_on(entries: Entries) -> None:
        entries.append(Entry(0, Toss(1)))

    assert refusal(forged(go_on)) == "entry 9 comes after the end of the game"


def test_an_outcome_that_the_seed_does_not_deal_is_refused() -> None:
    def chase_the_heron(entries: Entries) -> None:
        (stop,) = msgspec.structs.astuple(entries[-1].action)
        entries[-1] = Entry(CHANCE, Alight((stop + 1) % len(STOPS)), odds=(1, 5))

    assert refusal(forged(chase_the_heron)) == "entry 8 is not what the seed deals"


def test_a_better_cube_is_refused() -> None:
    def swap_cubes(entries: Entries) -> None:
        (colour,) = msgspec.structs.astuple(entries[0].action)
        entries[0] = Entry(CHANCE, DrawCube((colour + 1) % len(COLOURS)), odds=(3, 9), seen_by=(0,))

    assert refusal(forged(swap_cubes)) == "entry 1 is not what the seed deals"


@pytest.mark.parametrize("odds", [(1, 4), (1, 6), (2, 5), (5, 1), None])
def test_wrong_odds_are_refused(odds: tuple[int, int] | None) -> None:
    def change(entries: Entries) -> None:
        entries[-1] = msgspec.structs.replace(entries[-1], odds=odds)

    assert refusal(forged(change)) == "entry 8: the odds are 1 in 5"


def test_an_outcome_that_cannot_be_is_refused() -> None:
    def fly_away(entries: Entries) -> None:
        entries[-1] = Entry(CHANCE, Alight(7), odds=(1, 5))

    assert refusal(forged(fly_away)) == "entry 8: chance cannot bring this"


@pytest.mark.parametrize("readers", [None, (), (1,), (0, 1)])
def test_wrong_readers_of_a_draw_are_refused(readers: tuple[int, ...] | None) -> None:
    def change(entries: Entries) -> None:
        entries[0] = msgspec.structs.replace(entries[0], seen_by=readers)

    assert refusal(forged(change)) == "entry 1 names the wrong readers"


def test_a_public_decision_kept_secret_is_refused() -> None:
    def hide(entries: Entries) -> None:
        entries[WALK] = msgspec.structs.replace(entries[WALK], seen_by=(0,))

    assert refusal(forged(hide)) == "entry 6 names the wrong readers"


def test_a_decision_with_odds_is_refused() -> None:
    def add_odds(entries: Entries) -> None:
        entries[WALK] = msgspec.structs.replace(entries[WALK], odds=(1, 2))

    assert refusal(forged(add_odds)) == "entry 6: a seat's decision has no odds"


def test_a_decision_by_chance_is_refused() -> None:
    def let_chance_walk(entries: Entries) -> None:
        entries[WALK] = Entry(CHANCE, Walk((1,)), odds=(1, 1))

    assert refusal(forged(let_chance_walk)) == "entry 6: chance does not decide here"


def test_a_draw_by_a_seat_is_refused() -> None:
    def let_a_seat_call_the_heron(entries: Entries) -> None:
        entries[-1] = Entry(0, Alight(1))

    assert refusal(forged(let_a_seat_call_the_heron)) == "entry 8 breaks TY-08 (not-your-decision)"


def test_a_decision_by_another_seat_is_refused() -> None:
    def walk_for_another(entries: Entries) -> None:
        entries[WALK] = Entry(1, Walk((1,)))

    assert refusal(forged(walk_for_another)) == "entry 6 breaks TY-03 (not-your-decision)"


def test_an_illegal_decision_is_refused_with_its_rule() -> None:
    def toss_three(entries: Entries) -> None:
        entries.insert(WALK, Entry(0, Toss(3)))

    assert refusal(forged(toss_three)) == "entry 6 breaks TY-06 (tosses-few)"


@pytest.mark.parametrize("to", [-1, 6, 99])
def test_a_take_back_to_where_nothing_stands_is_refused(to: int) -> None:
    def take_back(entries: Entries) -> None:
        entries.insert(WALK + 1, Entry(0, TakeBack(to)))

    assert refusal(forged(take_back)) == f"entry 7 takes back to {to}, where nothing stands"


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        (Entry(1, TakeBack(WALK)), "entry 7 takes back what its seat did not decide"),
        (Entry(9, TakeBack(WALK)), "entry 7 takes back what its seat did not decide"),
        (Entry(CHANCE, TakeBack(1)), "entry 7 takes back what its seat did not decide"),
        (Entry(0, TakeBack(1)), "entry 7 takes back what its seat did not decide"),
        (Entry(0, TakeBack(WALK), odds=(1, 2)), "entry 7: a take-back has neither odds nor readers"),
        (Entry(0, TakeBack(WALK), seen_by=(0,)), "entry 7: a take-back has neither odds nor readers"),
    ],
)
def test_a_take_back_of_what_is_not_ones_own_is_refused(entry: Entry[Any], says: str) -> None:
    def take_back(entries: Entries) -> None:
        entries[WALK + 1 : WALK + 1] = [entry, *entries[entry.action.to : WALK + 1]]

    assert refusal(forged(take_back)) == says


@pytest.mark.parametrize(
    ("seat", "votes"),
    [
        (0, ()),
        (0, (0,)),
        (0, (1, 0)),
        (0, (1, 1)),
        (0, (0, 1, 2)),
        (2, (0, 1)),
        (CHANCE, (0, 1)),
        (0, (-1, 1)),
    ],
)
def test_a_take_back_without_every_vote_is_refused(seat: int, votes: tuple[int, ...]) -> None:
    def take_back(entries: Entries) -> None:
        entries.insert(WALK + 1, Entry(seat, VotedTakeBack(1, votes)))

    said = "entry 7 takes back without the vote of every seat, once and in order"
    assert refusal(forged(take_back)) == said


def test_draws_that_a_vote_took_back_are_not_dealt_again() -> None:
    play = under_way()
    play.take_back_by_vote(0, 0, (1,))
    drawn = [entry for entry in play.record.entries if entry.seat == CHANCE]
    forged = [*play.record.entries, *drawn[:2]]
    assert refusal(resealed(play.record.header, forged)).startswith("entry 7")


def test_a_record_as_seen_by_a_seat_proves_nothing() -> None:
    whole = walked()
    assert refusal(whole.as_seen_by(0).encode()).startswith("the game is not finished")
    seen = resealed(whole.header, whole.as_seen_by(0).entries)
    assert refusal(seen).startswith("entry 1")


def test_options_in_another_spelling_are_refused() -> None:
    assert refusal(with_terms(options={"players": 2})) == (
        "the options are not written as Footplate writes them"
    )


def forked(at: int = 6) -> Record:
    """A game that left `walked` after some entries, played to its end under another seed."""
    return played_on(Play(TOY, walked().fork(at, ("x", "y"), OTHER_SEED), OTHER_SEED)).record


@pytest.mark.parametrize("at", [0, 3, 6, 7])
def test_a_fork_is_proved_together_with_the_record_that_it_left(at: int) -> None:
    fork = forked(at)
    assert verify(fork.encode(), walked().encode()).header.fork == Fork(walked().header.commitment, at)


def test_a_fork_of_a_fork_is_proved_together_with_both_that_were_left() -> None:
    first = forked(3)
    second = played_on(Play(TOY, first.fork(6, ("x", "y"), SEED), SEED)).record
    assert verify(second.encode(), first.encode(), walked().encode()).entries == second.entries
    says = "the record is a fork: it is proved together with the one that it left"
    assert refusal(second.encode(), first.encode()) == says
    assert refusal(second.encode(), walked().encode()) == "the record left another one than this"


def test_a_fork_of_a_line_that_was_taken_back_later_is_proved() -> None:
    play = opened()
    seat = play.state.actors()[0]
    assert play.act(seat, next(iter(play.state.agenda[-1].options(play.state, seat)))) == ()
    line = play.record.standing()
    assert play.take_back(seat)
    whole = played_on(play).record
    header = msgspec.structs.replace(
        whole.header, seats=("x", "y"), fork=Fork(whole.header.commitment, len(line)), commitment=""
    )
    fork = played_on(Play(TOY, Record(header.committed(OTHER_SEED), line), OTHER_SEED)).record
    assert verify(fork.encode(), whole.encode()).entries == fork.entries


def test_a_fork_is_not_proved_alone() -> None:
    says = "the record is a fork: it is proved together with the one that it left"
    assert refusal(forked().encode()) == says


def test_a_record_that_left_no_other_needs_none() -> None:
    assert refusal(walked().encode(), walked().encode()) == "the record left no other"


def test_a_fork_of_another_record_is_refused() -> None:
    other = played_on(opened()).record
    header = msgspec.structs.replace(other.header, seats=("Eve", "Dan"))
    assert (
        refusal(forked().encode(), resealed(header, other.entries)) == "the record left another one than this"
    )


def test_a_fork_of_a_forged_record_is_refused() -> None:
    whole = walked()
    whole.entries[WALK] = Entry(0, Walk((9,)))
    assert "no-such-thing" in refusal(forked().encode(), resealed(whole.header, whole.entries))


def test_a_fork_with_other_shared_entries_is_refused() -> None:
    fork = forked()
    fork.entries[WALK] = Entry(0, Walk((4,)))
    edited = resealed(fork.header, fork.entries, OTHER_SEED)
    says = "the entries before the fork are not those of the record that it left"
    assert refusal(edited, walked().encode()) == says


@pytest.mark.parametrize("at", [-1, 8, 99])
def test_a_fork_where_nothing_can_be_left_is_refused(at: int) -> None:
    whole = walked()
    header = msgspec.structs.replace(whole.header, fork=Fork(whole.header.commitment, at))
    says = "the entries before the fork are not those of the record that it left"
    assert refusal(resealed(header, whole.entries), whole.encode()) == says


def test_a_fork_must_deal_from_its_own_seed_after_the_fork() -> None:
    last = forked(7).entries[-1].action
    loaded = next(Alight(stop) for stop in range(len(STOPS)) if Alight(stop) != last)
    entries = [*walked().entries[:7], Entry(CHANCE, loaded, odds=(1, 5))]
    edited = resealed(forked(7).header, entries, OTHER_SEED)
    assert refusal(edited, walked().encode()) == "entry 8 is not what the seed deals"


def test_a_fork_cannot_be_hidden() -> None:
    fork = forked(7)
    header: Header = msgspec.structs.replace(fork.header, fork=None)
    assert refusal(resealed(header, fork.entries, OTHER_SEED)) == "entry 1 is not what the seed deals"
