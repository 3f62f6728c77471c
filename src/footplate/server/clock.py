"""Clock: what a table agrees on about time, and what each seat has left; the time now is always given."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias, TypeGuard
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta
from msgspec.structs import replace

Flag: TypeAlias = Literal["bot", "drop"]
Moment: TypeAlias = int  # milliseconds since 1970
Span: TypeAlias = "tuple[Moment, Moment]"
TimeOfDay: TypeAlias = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$", examples=["08:00"])]

SECOND: Final = 1000
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_DAY: Final = timedelta(days=1)
_BEFORE: Final = timedelta(days=2)  # the active hours of a day may end on the next, and a zone may skip a day


class _Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    flag: Flag = "bot"


class NoClock(_Terms, frozen=True, tag="none"):
    """No limit.

    `flag`: what becomes of a seat that its player leaves: a bot plays on, or the seat is dropped.
    """


class LiveClock(_Terms, frozen=True, kw_only=True, tag="live"):
    """A bank of time for the whole game, and some more after each decision.

    `bank`: seconds that each seat starts with; they run down while it has something to decide.
    `increment`: seconds that each decision adds.
    `flag`: what becomes of a seat that has no time left: a bot plays on, or the seat is dropped.
    """

    bank: Annotated[int, Meta(ge=10, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SlowClock(_Terms, frozen=True, kw_only=True, tag="slow"):
    """A deadline for each decision, which only comes nearer during the active hours of the day.

    `deadline`: seconds that a decision may take.
    `active_from`, `active_to`: the active hours, which may go over midnight; if equal, the whole day.
    `zone`: the IANA name of the time zone in which the hours are meant.
    `flag`: what becomes of a seat that misses a deadline: a bot plays on, or the seat is dropped.
    """

    deadline: Annotated[int, Meta(ge=60, le=30 * 24 * 3600)]
    active_from: TimeOfDay = "00:00"
    active_to: TimeOfDay = "00:00"
    zone: Annotated[str, Meta(max_length=64, examples=["Europe/Berlin"])] = "UTC"

    def __post_init__(self) -> None:
        _zone(self.zone)
        minutes = _minute(self.active_to) - _minute(self.active_from)
        if 0 < minutes % _minute("24:00") < _minute("01:00"):
            raise ValueError("the active hours of a day are one hour or more")


Terms: TypeAlias = NoClock | LiveClock | SlowClock


class Hand(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat has left.

    `left_ms`: milliseconds that were left when the clock last began to run or stopped.
    `running_since`: when it began to run, in milliseconds since 1970; null while it stands.
    `ahead`: increments, or deadlines, that it has had for decisions since taken back: so many to come
    bring none.
    """

    left_ms: Annotated[int, Meta(ge=0)]
    running_since: int | None = None
    ahead: Annotated[int, Meta(ge=0)] = 0


def start(terms: Terms) -> Hand:
    """What each seat has before the game."""
    match terms:
        case NoClock():
            return Hand(0)
        case LiveClock(bank=bank):
            return Hand(bank * SECOND)
        case SlowClock(deadline=deadline):
            return Hand(deadline * SECOND)


def begin(terms: Terms, hand: Hand, at: Moment) -> Hand:
    """The seat has something to decide: its clock runs, against a new deadline if it is a slow one."""
    if hand.running_since is not None:
        return hand
    if type(terms) is not SlowClock:  # to say no takes `isinstance` ten times as long
        return resume(hand, at)
    if hand.ahead:
        return replace(hand, running_since=at, ahead=hand.ahead - 1)
    return Hand(terms.deadline * SECOND, at)


def decide(terms: Terms, hand: Hand, at: Moment) -> Hand:
    """The seat has decided: its clock stands, and a live one gains the increment."""
    hand = pause(terms, hand, at)
    if type(terms) is not LiveClock:
        return hand
    if hand.ahead:
        return replace(hand, ahead=hand.ahead - 1)
    return replace(hand, left_ms=hand.left_ms + terms.increment * SECOND)


def pause(terms: Terms, hand: Hand, at: Moment) -> Hand:
    """The clock stands, without a decision."""
    return replace(hand, left_ms=left(terms, hand, at), running_since=None)


def resume(hand: Hand, at: Moment) -> Hand:
    """A clock that stood runs on with what was left."""
    return replace(hand, running_since=at) if hand.running_since is None else hand


def take_back(terms: Terms, hand: Hand, at: Moment, decisions: int = 1) -> Hand:
    """The seat takes back so many of its decisions; `begin` then lets it think again, with what it has left.

    No time comes back, and neither increments nor deadlines can be had twice. A seat whose decision was taken
    back by others is owed more: for it, `pause` and `begin` give a new deadline.
    """
    begun = int(isinstance(terms, SlowClock) and hand.running_since is not None)
    return replace(pause(terms, hand, at), ahead=hand.ahead + decisions + begun)


def forgive(terms: Terms, hand: Hand, down_from: Moment, down_to: Moment) -> Hand:
    """The time from one moment to another, in which no server ran, is not charged."""
    since = hand.running_since
    if since is None or since >= down_to or down_from >= down_to:
        return hand
    return resume(pause(terms, hand, down_from), down_to)


def left(terms: Terms, hand: Hand, at: Moment) -> int:
    """The milliseconds left at a moment, never less than none."""
    if hand.running_since is None:
        return hand.left_ms
    return max(0, hand.left_ms - _charged(terms, hand.running_since, at))


def shown(terms: Terms, hand: Hand, at: Moment) -> int | None:
    """The seconds that a clock shows, which are 0 only when nothing is left; None where there is no clock."""
    return None if isinstance(terms, NoClock) else -(-left(terms, hand, at) // SECOND)


def flag_at(terms: Terms, hand: Hand) -> Moment | None:
    """When the flag of a seat falls if it goes on thinking; None if it never does."""
    since = hand.running_since
    if since is None or isinstance(terms, NoClock):
        return None
    if hand.left_ms == 0 or not _pauses(terms):
        return since + hand.left_ms
    return _moment_after(terms, since, hand.left_ms)


def fallen(terms: Terms, hand: Hand, at: Moment) -> bool:
    """Whether the flag of a seat that thinks has fallen."""
    flag = flag_at(terms, hand)
    return flag is not None and at >= flag


def _charged(terms: Terms, since: Moment, until: Moment) -> int:
    """The milliseconds between two moments that count."""
    if isinstance(terms, NoClock) or until <= since:
        return 0
    if not _pauses(terms):
        return until - since
    total = 0
    for first, last in _spans(terms, since):
        if first >= until:
            break
        total += min(last, until) - first
    return total


def _moment_after(terms: SlowClock, since: Moment, milliseconds: int) -> Moment:
    """When so much time that counts is over."""
    spans = _spans(terms, since)
    first, last = next(spans)
    while last - first < milliseconds:
        milliseconds -= last - first
        first, last = next(spans)
    return first + milliseconds


def _pauses(terms: Terms) -> TypeGuard[SlowClock]:
    return isinstance(terms, SlowClock) and terms.active_from != terms.active_to


def _spans(terms: SlowClock, since: Moment) -> Iterator[Span]:
    """The active hours from a moment on, day by day, without end."""
    day = (_EPOCH + timedelta(milliseconds=since)).astimezone(_zone(terms.zone)).date() - _BEFORE
    while True:
        first, last = _active(terms, day)
        if last > max(first, since):
            yield max(first, since), last
        day += _DAY


@lru_cache(maxsize=4096)
def _active(terms: SlowClock, day: date) -> Span:
    """The active hours that begin on a day; none of it belongs to the day before."""
    return max(_hours(terms, day)[0], _hours(terms, day - _DAY)[1]), _hours(terms, day)[1]


def _hours(terms: SlowClock, day: date) -> Span:
    # Where clocks are put forward, a time that is skipped is read by the old time and so comes too late: the
    # hours of two days might overlap.
    end = day if terms.active_from < terms.active_to else day + _DAY
    return _moment(day, terms.active_from, terms.zone), _moment(end, terms.active_to, terms.zone)


def _moment(day: date, at: str, zone: str) -> Moment:
    local = datetime.combine(day, time.fromisoformat(at), _zone(zone))
    return (local - _EPOCH) // timedelta(milliseconds=1)


def _minute(at: str) -> int:
    return int(at[:2]) * 60 + int(at[3:])


def _zone(name: str) -> ZoneInfo:
    """The time zone of that name; ValueError if there is none."""
    try:
        if name != "localtime":  # the server's own, which is nobody's business
            return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        pass
    raise ValueError(f"there is no time zone {name[:64]!r}; one is named as in Europe/Berlin")
