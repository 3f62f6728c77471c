"""Clocks: banks, increments, deadlines, active hours, pauses, and time that nobody is charged for."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from footplate.server.clock import (
    SECOND,
    Hand,
    LiveClock,
    NoClock,
    SlowClock,
    Terms,
    begin,
    decide,
    fallen,
    flag_at,
    forgive,
    left,
    pause,
    resume,
    shown,
    start,
    take_back,
)

MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
BLITZ = LiveClock(bank=60, increment=5)
NOON = 1_800_000_000_000
DAYTIME = SlowClock(deadline=10 * 3600, active_from="08:00", active_to="22:00", zone="Europe/Berlin")
NIGHT = SlowClock(deadline=6 * 3600, active_from="22:00", active_to="03:00", zone="Europe/Berlin")
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia", "UTC")


def berlin(said: str, fold: int = 0) -> int:
    """A moment by the clocks of Berlin."""
    local = datetime.fromisoformat(said).replace(tzinfo=ZoneInfo("Europe/Berlin"), fold=fold)
    return int(local.timestamp() * 1000)


def thinking(terms: Terms, at: int) -> Hand:
    return begin(terms, start(terms), at)


@st.composite
def slow_clocks(draw: st.DrawFn) -> SlowClock:
    first, minutes = draw(st.integers(0, 1439)), draw(st.sampled_from((0, *range(60, 1440, 23))))
    last = (first + minutes) % 1440
    return SlowClock(
        deadline=draw(st.integers(60, 30 * 24 * 3600)),
        active_from=f"{first // 60:02}:{first % 60:02}",
        active_to=f"{last // 60:02}:{last % 60:02}",
        zone=draw(st.sampled_from(ZONES)),
    )


live_clocks = st.builds(LiveClock, bank=st.integers(10, 24 * 3600), increment=st.integers(0, 3600))
clocks = live_clocks | slow_clocks()
moments = st.integers(berlin("2009-01-01"), berlin("2037-01-01"))
# Around the days on which clocks are changed, or a whole day is skipped.
changes = st.sampled_from(
    [berlin(day) for day in ("2026-03-29", "2026-10-25", "2011-12-30", "2026-04-05", "2026-10-04")]
)
tricky = st.builds(int.__add__, changes, st.integers(-3 * 24 * HOUR, 3 * 24 * HOUR)) | moments
durations = st.integers(0, 20 * 24 * HOUR)


def test_a_live_clock_runs_down_while_its_seat_thinks() -> None:
    hand = thinking(BLITZ, NOON)
    assert [shown(BLITZ, hand, NOON + passed) for passed in (0, 1, 999, 1000, 59_001, 60_000, 99_000)] == [
        60,
        60,
        60,
        59,
        1,
        0,
        0,
    ]


def test_a_decision_stops_the_clock_and_adds_the_increment() -> None:
    hand = decide(BLITZ, thinking(BLITZ, NOON), NOON + 20 * SECOND)
    assert hand == Hand(45 * SECOND)
    assert left(BLITZ, hand, NOON + HOUR) == 45 * SECOND


def test_time_saved_is_kept_for_later_decisions() -> None:
    hand = start(BLITZ)
    for turn in range(10):
        at = NOON + turn * HOUR
        hand = decide(BLITZ, begin(BLITZ, hand, at), at + 2 * SECOND)
    assert hand.left_ms == (60 + 10 * 3) * SECOND


def test_a_seat_that_thinks_already_does_not_begin_again() -> None:
    for terms in (BLITZ, DAYTIME):
        hand = thinking(terms, NOON)
        assert begin(terms, hand, NOON + HOUR) == hand == resume(hand, NOON + HOUR)


def test_seats_that_think_at_once_have_each_their_own_time() -> None:
    hands = [thinking(BLITZ, NOON) for _ in range(3)]
    hands[1] = decide(BLITZ, hands[1], NOON + 10 * SECOND)
    assert [shown(BLITZ, hand, NOON + 30 * SECOND) for hand in hands] == [30, 55, 30]


def test_without_a_clock_nothing_is_shown_and_no_flag_falls() -> None:
    hand = decide(NoClock(), thinking(NoClock(), NOON), NOON + HOUR)
    assert shown(NoClock(), hand, NOON) is None
    hand = begin(NoClock(), hand, NOON)
    assert flag_at(NoClock(), hand) is None
    assert not fallen(NoClock(), hand, NOON + 10**12)


def test_no_flag_falls_while_a_clock_stands() -> None:
    hand = pause(BLITZ, thinking(BLITZ, NOON), NOON + HOUR)
    assert hand == Hand(0)
    assert flag_at(BLITZ, hand) is None
    assert not fallen(BLITZ, hand, NOON + 2 * HOUR)


def test_who_has_nothing_left_is_flagged_as_soon_as_the_clock_runs() -> None:
    for terms in (BLITZ, NIGHT):
        assert flag_at(terms, resume(Hand(0), NOON)) == NOON


def test_each_decision_of_a_slow_clock_has_a_new_deadline() -> None:
    monday, tuesday = berlin("2026-11-16T09:00"), berlin("2026-11-17T09:00")
    hand = decide(DAYTIME, thinking(DAYTIME, monday), monday + 8 * HOUR)
    assert hand.left_ms == 2 * HOUR
    assert flag_at(DAYTIME, begin(DAYTIME, hand, tuesday)) == berlin("2026-11-17T19:00")


@pytest.mark.parametrize(
    ("terms", "began", "flag"),
    [
        (DAYTIME, "2026-11-16T09:00", "2026-11-16T19:00"),
        (DAYTIME, "2026-11-16T12:00", "2026-11-16T22:00"),
        (DAYTIME, "2026-11-16T12:01", "2026-11-17T08:01"),
        (DAYTIME, "2026-11-16T23:00", "2026-11-17T18:00"),
        (DAYTIME, "2026-11-16T03:00", "2026-11-16T18:00"),
        (DAYTIME, "2026-12-31T21:00", "2027-01-01T17:00"),
        (NIGHT, "2026-11-16T21:00", "2026-11-17T23:00"),
        (NIGHT, "2026-11-16T23:00", "2026-11-18T00:00"),
        (NIGHT, "2026-11-17T01:00", "2026-11-18T02:00"),
        (NIGHT, "2026-11-17T12:00", "2026-11-18T23:00"),
        # in March an hour of the night is skipped, in October one comes twice
        (NIGHT, "2026-03-28T22:00", "2026-03-30T00:00"),
        (NIGHT, "2026-10-24T22:00", "2026-10-25T03:00"),
        # the day is the same length, by the new time
        (DAYTIME, "2026-03-28T21:00", "2026-03-29T17:00"),
        (DAYTIME, "2026-10-24T21:00", "2026-10-25T17:00"),
    ],
)
def test_only_active_hours_count(terms: SlowClock, began: str, flag: str) -> None:
    assert flag_at(terms, thinking(terms, berlin(began))) == berlin(flag)


@pytest.mark.parametrize(("day", "hours"), [("2026-03-29", 23), ("2026-10-25", 25), ("2026-11-16", 24)])
def test_a_whole_day_counts_as_it_is_when_clocks_are_changed(day: str, hours: int) -> None:
    whole = SlowClock(deadline=hours * 3600, zone="Europe/Berlin")
    midnight = berlin(day)
    assert datetime.fromtimestamp((midnight + hours * HOUR) / 1000, ZoneInfo("Europe/Berlin")).hour == 0
    assert flag_at(whole, thinking(whole, midnight)) == midnight + hours * HOUR


def test_active_hours_that_begin_in_a_skipped_hour_begin_when_it_would_be_over() -> None:
    early = SlowClock(deadline=3600, active_from="02:30", active_to="12:00", zone="Europe/Berlin")
    assert flag_at(early, thinking(early, berlin("2026-03-29T00:00"))) == berlin("2026-03-29T04:30")


def test_no_hour_counts_twice_where_the_end_of_one_day_is_in_a_skipped_hour() -> None:
    nearly = SlowClock(deadline=48 * 3600, active_from="03:00", active_to="02:30", zone="Europe/Berlin")
    began = berlin("2026-03-28T12:00")
    hand = thinking(nearly, began)
    assert left(nearly, hand, berlin("2026-03-29T12:00")) >= 48 * HOUR - 23 * HOUR


def test_a_day_that_a_zone_skips_is_no_time() -> None:
    samoa = SlowClock(deadline=48 * 3600, active_from="22:00", active_to="21:00", zone="Pacific/Apia")
    morning = int(datetime(2011, 12, 30, 8, tzinfo=UTC).timestamp() * 1000)
    hand = thinking(samoa, morning)
    assert left(samoa, hand, morning + 48 * HOUR) == 48 * HOUR - 2 * 23 * HOUR
    assert left(samoa, thinking(samoa, morning + 16 * HOUR), morning + 24 * HOUR) == 48 * HOUR - 7 * HOUR


def test_an_hour_that_comes_twice_counts_twice() -> None:
    late = SlowClock(deadline=5 * 3600, active_from="01:00", active_to="08:00", zone="Europe/Berlin")
    assert flag_at(late, thinking(late, berlin("2026-10-25T01:00"))) == berlin("2026-10-25T05:00")
    assert (
        left(late, thinking(late, berlin("2026-10-25T02:00")), berlin("2026-10-25T02:00", fold=1)) == 4 * HOUR
    )


def test_a_paused_clock_runs_on_with_what_was_left() -> None:
    monday = berlin("2026-11-16T09:00")
    for terms in (BLITZ, DAYTIME):
        hand = pause(terms, thinking(terms, monday), monday + 20 * SECOND)
        hand = resume(hand, monday + 50 * HOUR)
        assert left(terms, hand, monday + 50 * HOUR + SECOND) == start(terms).left_ms - 21 * SECOND


@pytest.mark.parametrize(
    ("down_from", "down_to", "seconds"),
    [
        (10, 30, 20),  # of 40 seconds 20 are charged
        (-50, 10, 30),  # down before the seat was asked
        (-50, -10, 40),
        (10, 10, 40),
        (30, 10, 40),
        (-10, 40, 0),
        (40, 90, 40),
    ],
)
def test_time_without_a_server_is_not_charged(down_from: int, down_to: int, seconds: int) -> None:
    monday = berlin("2026-11-16T09:00")
    for terms in (BLITZ, DAYTIME):
        hand = thinking(terms, monday)
        hand = forgive(terms, hand, monday + down_from * SECOND, monday + down_to * SECOND)
        assert left(terms, hand, monday + 40 * SECOND) == start(terms).left_ms - seconds * SECOND


def test_a_clock_that_stood_is_forgiven_nothing() -> None:
    assert forgive(BLITZ, Hand(7), NOON, NOON + HOUR) == Hand(7)


def test_a_flag_that_fell_before_the_server_went_down_stays_fallen() -> None:
    hand = forgive(BLITZ, thinking(BLITZ, NOON), NOON + 61 * SECOND, NOON + HOUR)
    assert fallen(BLITZ, hand, NOON + HOUR)


def test_a_flag_that_would_have_fallen_without_a_server_has_not() -> None:
    hand = forgive(BLITZ, thinking(BLITZ, NOON), NOON + 59 * SECOND, NOON + HOUR)
    assert flag_at(BLITZ, hand) == NOON + HOUR + SECOND


def test_a_decision_taken_back_brings_no_second_increment() -> None:
    hand = decide(BLITZ, thinking(BLITZ, NOON), NOON + 10 * SECOND)
    for turn in range(1, 5):
        at = NOON + turn * MINUTE
        hand = begin(BLITZ, take_back(BLITZ, hand, at), at)
        hand = decide(BLITZ, hand, at + SECOND)
    assert hand == Hand((60 - 10 + 5 - 4) * SECOND)
    assert decide(BLITZ, begin(BLITZ, hand, NOON), NOON).left_ms == hand.left_ms + 5 * SECOND


def test_taking_back_several_decisions_brings_none_of_their_increments_again() -> None:
    hand = start(BLITZ)
    for _ in range(3):
        hand = decide(BLITZ, begin(BLITZ, hand, NOON), NOON)
    hand = take_back(BLITZ, begin(BLITZ, hand, NOON), NOON, decisions=3)
    for _ in range(3):
        hand = decide(BLITZ, begin(BLITZ, hand, NOON), NOON)
    assert hand == Hand((60 + 3 * 5) * SECOND)


def test_a_decision_taken_back_has_the_rest_of_its_deadline() -> None:
    at = berlin("2026-11-16T09:00")
    hand = decide(DAYTIME, thinking(DAYTIME, at), at + HOUR)
    hand = begin(DAYTIME, take_back(DAYTIME, hand, at + 2 * HOUR), at + 2 * HOUR)
    assert left(DAYTIME, hand, at + 2 * HOUR) == 9 * HOUR
    hand = decide(DAYTIME, hand, at + 3 * HOUR)
    assert begin(DAYTIME, hand, at + 3 * HOUR) == Hand(10 * HOUR, at + 3 * HOUR)


def test_nobody_gains_deadlines_by_deciding_and_taking_back() -> None:
    at = berlin("2026-11-16T09:00")
    hand = begin(DAYTIME, decide(DAYTIME, thinking(DAYTIME, at), at + HOUR), at + HOUR)
    for _ in range(6):
        at += HOUR
        hand = begin(DAYTIME, take_back(DAYTIME, hand, at), at)
        hand = begin(DAYTIME, decide(DAYTIME, hand, at), at)
    assert left(DAYTIME, hand, at) == 5 * HOUR


@given(clocks, tricky, durations)
def test_a_flag_has_fallen_from_its_moment_on_and_not_before(terms: Terms, at: int, later: int) -> None:
    hand = thinking(terms, at)
    flag = flag_at(terms, hand)
    assert flag is not None
    for moment in (at, at + later, flag - 1, flag, flag + 1, flag + later):
        assert fallen(terms, hand, moment) == (moment >= flag)
        assert (left(terms, hand, moment) == 0) == (moment >= flag)
        assert (shown(terms, hand, moment) == 0) == (moment >= flag)


@given(clocks, tricky, st.lists(durations, max_size=6))
def test_time_in_steps_is_charged_as_time_at_once(terms: Terms, at: int, steps: list[int]) -> None:
    hand = whole = thinking(terms, at)
    now = at
    for step in steps:
        now += step
        hand = resume(pause(terms, hand, now), now)
        assert left(terms, hand, now) == left(terms, whole, now) >= 0
    assert fallen(terms, hand, now) == fallen(terms, whole, now)


@given(clocks, tricky, durations, durations, durations)
def test_forgiving_never_costs_time(terms: Terms, at: int, before: int, down: int, later: int) -> None:
    hand = thinking(terms, at)
    forgiven = forgive(terms, hand, at + before, at + before + down)
    now = at + before + down + later
    assert left(terms, hand, now) <= left(terms, forgiven, now) <= left(terms, hand, at + before)
    if isinstance(terms, LiveClock) and not fallen(terms, forgiven, now):
        assert left(terms, forgiven, now) == terms.bank * SECOND - before - later


@given(slow_clocks(), tricky)
def test_no_more_time_counts_than_goes_by(terms: SlowClock, at: int) -> None:
    flag = flag_at(terms, thinking(terms, at))
    assert flag is not None
    assert flag - at >= terms.deadline * SECOND


@given(clocks, moments, durations)
def test_a_moment_before_the_clock_ran_charges_nothing(terms: Terms, at: int, earlier: int) -> None:
    assert left(terms, thinking(terms, at), at - earlier) == start(terms).left_ms


@given(clocks | st.just(NoClock("drop")), moments)
def test_terms_and_hands_survive_writing(terms: Terms, at: int) -> None:
    assert msgspec.json.decode(msgspec.json.encode(terms), type=Terms) == terms
    hand = take_back(terms, thinking(terms, at), at)
    assume(hand != start(terms))
    for one in (hand, thinking(terms, at)):
        assert msgspec.json.decode(msgspec.json.encode(one), type=Hand) == one


@pytest.mark.parametrize(
    "zone", ["Europe/Bonn", "Europe", "", "../etc/passwd", "/etc/passwd", "localtime", "a\0b", "x" * 300]
)
def test_a_zone_that_is_none_is_refused_in_one_sentence(zone: str) -> None:
    with pytest.raises(ValueError, match=r"^there is no time zone .*; one is named as in Europe/Berlin$"):
        SlowClock(deadline=60, zone=zone)


def test_active_hours_too_short_for_anybody_are_refused() -> None:
    for active_from, active_to in (("08:00", "08:59"), ("23:30", "00:29")):
        with pytest.raises(ValueError, match="the active hours of a day are one hour or more"):
            SlowClock(deadline=60, active_from=active_from, active_to=active_to)
    assert SlowClock(deadline=60, active_from="23:30", active_to="00:30")


@pytest.mark.parametrize(
    "terms",
    [
        {"kind": "live", "bank": 9},
        {"kind": "live", "bank": 24 * 3600 + 1},
        {"kind": "live", "bank": 60, "increment": -1},
        {"kind": "live", "bank": 60, "increment": 3601},
        {"kind": "slow", "deadline": 59},
        {"kind": "slow", "deadline": 30 * 24 * 3600 + 1},
        {"kind": "slow", "deadline": 60, "active_from": "24:00"},
        {"kind": "slow", "deadline": 60, "active_to": "8:00"},
        {"kind": "slow", "deadline": 60, "zone": "Europe/Bonn"},
        {"kind": "slow", "deadline": 60, "flag": "explode"},
        {"kind": "fast"},
        {"kind": "none", "bank": 60},
    ],
)
def test_terms_out_of_bounds_are_refused(terms: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(terms, Terms)


@pytest.mark.parametrize(
    "terms",
    [
        {"kind": "none"},
        {"kind": "live", "bank": 10, "increment": 3600, "flag": "drop"},
        {"kind": "live", "bank": 24 * 3600, "increment": 0},
        {"kind": "slow", "deadline": 60, "active_from": "08:00", "active_to": "22:00", "zone": "Asia/Tokyo"},
        {"kind": "slow", "deadline": 30 * 24 * 3600},
    ],
)
def test_terms_within_bounds_are_agreed(terms: dict[str, Any]) -> None:
    agreed: Terms = msgspec.convert(terms, Terms)
    assert msgspec.to_builtins(agreed).items() >= terms.items()
