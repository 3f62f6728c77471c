"""Review: how a finished game went: who stood how well when, what cost most, what delivery was missed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from footplate.bots import advice
from footplate.bots.advice import adviser
from footplate.bots.knowledge import know
from footplate.bots.levels import Level
from footplate.bots.worth import Worth, worth_of
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.game import Game, Message
from footplate.kernel.notation import Notation
from footplate.kernel.record import Entry, Record
from footplate.kernel.replay import begin

TRIES: Final = 24  # options of a decision that are looked at
DOUBTED: Final = 12  # decisions that are thought over: those that look worst
RIVALS: Final = 7  # options that are compared with what was done: those that look best
LEAST: Final = 2.0  # per cent: a smaller loss may be none
ITERATIONS: Final = 200  # at least, of a search that thinks a decision over


class Regret(msgspec.Struct, frozen=True):
    """A decision, and what would have been better."""

    number: int  # of the entry
    seat: Seat
    done: Action
    line: str
    better: Action
    better_line: str
    told: Message  # of what was better, if it had been done


class Swing(Regret, frozen=True):
    """A decision that cost its seat much, and what it and the better one promised.

    `share`, `promised`: of winning, in per cent.
    """

    share: float
    promised: float


class Missed(Regret, frozen=True):
    """A decision at which a delivery would have brought its seat more than what it did."""

    gain: int
    promised: int


class Summary(msgspec.Struct, frozen=True):
    """How a seat decided: how often it had a choice, and what its swings and missed deliveries cost it."""

    seat: Seat
    decisions: int
    lost: float
    missed: int


class Review(msgspec.Struct, frozen=True):
    """A game looked back on.

    `numbers`: of the last entry of set-up, and of all that stand after it; `shares`: how likely each seat was
    to win then, in per cent, a row for a seat; at the end who has won has all.
    `swings`: the decisions that cost most, the worst first. `missed`: of each seat the best delivery that it
    missed, the best first.
    """

    numbers: tuple[int, ...]
    shares: tuple[tuple[float, ...], ...]
    swings: tuple[Swing, ...]
    missed: tuple[Missed, ...]
    seats: tuple[Summary, ...]


class _Decision(NamedTuple):
    """A decision of a seat that had a choice, in the true position, and what it seems to have cost."""

    number: int
    seat: Seat
    s: Any
    done: Action
    likely: list[Action]  # the options that look best
    cost: float


def reviewer(game: Game[Any], seats: int) -> Level:
    """The strongest level of a game that so many play, with more iterations if it searches and makes few."""
    level = adviser(game, seats)
    return replace(level, iterations=max(ITERATIONS, level.iterations)) if level.iterations else level


def review(game: Game[Any], record: Record, level: Level | None = None) -> Review:
    """What can be said of a whole game; the same of the same record."""
    worth, seats = worth_of(game), len(record.header.seats)
    thinks = level or reviewer(game, seats)
    numbers: list[int] = []
    shares: list[list[float]] = []
    decisions: list[_Decision] = []
    last, s = 0, begin(game, record)
    for number, entry in record.numbered():
        if entry.seat != CHANCE or numbers:  # what is being set up has no value yet
            numbers.append(last)
            shares.append(worth.shares(s, seats))
            decisions += _decision(worth, s, number, entry.seat, entry.action, seats)
        s.agenda[-1].apply(s, entry.seat, entry.action)
        last = number
    numbers.append(last)
    shares.append(worth.won(s) if s.over else worth.shares(s, seats))
    missed = [delivery for one in decisions for delivery in _missed(game, one)]
    doubted = sorted(decisions, key=_cost, reverse=True)[:DOUBTED]
    swings = sorted(
        [swing for one in doubted for swing in _swing(game, one, thinks)], key=_loss, reverse=True
    )
    return Review(
        tuple(numbers),
        tuple([tuple([_per_cent(one) for one in row]) for row in zip(*shares, strict=True)]),
        tuple(swings),
        tuple(_best_missed(missed)),
        tuple([_summary(seat, decisions, swings, missed) for seat in range(seats)]),
    )


def _decision(worth: Worth, s: Any, number: int, seat: Seat, done: Action, seats: int) -> Iterator[_Decision]:
    """What a seat decided, if it had a choice, and the options that look best at once."""
    if seat == CHANCE:
        return
    options = list(s.agenda[-1].options(s, seat))
    if len(options) < 2:
        return
    looked_at = dict.fromkeys([done, *worth.some(s, seat, options, TRIES, Random(number))])
    looks = {action: _looks(worth, s, seat, action, seats) for action in looked_at}
    likely = sorted(looks, key=looks.__getitem__, reverse=True)
    cost = looks[likely[0]] - looks[done]
    others = [action for action in likely if action != done]
    yield _Decision(number, seat, s.copy(), done, others[:RIVALS], cost)


def _looks(worth: Worth, s: Any, seat: Seat, action: Action, seats: int) -> float:
    """The share of winning at once after an action."""
    after = s.copy()
    after.agenda[-1].apply(after, seat, action)
    return worth.shares(after, seats)[seat]


def _cost(one: _Decision) -> float:
    return one.cost


def _swing(game: Game[Any], one: _Decision, level: Level) -> Iterator[Swing]:
    """A decision thought over again, from what its seat knew then; nothing if it was good enough."""
    rng = Random(one.number)
    known = know(game, one.s, one.seat, rng)
    found = advice.compare(known, [one.done, *one.likely], rng, level)
    best = found[0]
    shares = {each.action: each.share for each in found}
    if 100 * (best.share - shares.get(one.done, best.share)) < LEAST:
        return
    yield Swing(
        *_regret(game, one, best.action),
        share=_per_cent(shares[one.done]),
        promised=_per_cent(best.share),
    )


def _regret(
    game: Game[Any], one: _Decision, better: Action
) -> tuple[int, Seat, Action, str, Action, str, Message]:
    """What there is to say of any regret."""
    write = Notation(game.actions, game.words(one.s)).write
    told = _story(game, one, better)
    return one.number, one.seat, one.done, write(one.done), better, write(better), told


def _story(game: Game[Any], one: _Decision, action: Action) -> Message:
    """What would have been told of an action."""
    after = one.s.copy()
    after.agenda[-1].apply(after, one.seat, action)
    return game.story(one.s, Entry(one.seat, action), after)


def _per_cent(share: float) -> float:
    return round(100 * share, 1)


def _loss(swing: Swing) -> float:
    return swing.promised - swing.share


def _missed(game: Game[Any], one: _Decision) -> Iterator[Missed]:
    """The delivery that would have brought a seat more than what it did, if there was one."""
    options = one.s.agenda[-1].options(one.s, one.seat)
    gained = _gain(game, one, one.done) or 0
    gains = [(gain, action) for action in options if (gain := _gain(game, one, action)) is not None]
    most, better = max(gains, key=_first, default=(gained, one.done))
    if most > gained:
        yield Missed(*_regret(game, one, better), gain=gained, promised=most)


def _gain(game: Game[Any], one: _Decision, action: Action) -> int | None:
    gains = game.gains(one.s, one.seat, action)
    return gains[one.seat] if gains is not None else None


def _first(pair: tuple[int, Action]) -> int:
    return pair[0]


def _best_missed(missed: list[Missed]) -> list[Missed]:
    """Of each seat the one that would have brought most."""
    best: dict[Seat, Missed] = {}
    for one in missed:
        if one.seat not in best or _missing(one) > _missing(best[one.seat]):
            best[one.seat] = one
    return sorted(best.values(), key=_missing, reverse=True)


def _missing(one: Missed) -> int:
    return one.promised - one.gain


def _summary(seat: Seat, decisions: list[_Decision], swings: list[Swing], missed: list[Missed]) -> Summary:
    return Summary(
        seat,
        len([one for one in decisions if one.seat == seat]),
        round(sum([_loss(one) for one in swings if one.seat == seat]), 1),
        sum([_missing(one) for one in missed if one.seat == seat]),
    )
