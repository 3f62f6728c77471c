"""The course of a table and the record of the kernel say the same, whatever is taken back and forgotten."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from footplate.bots import random
from footplate.kernel.action import CHANCE, TakeBack, VotedTakeBack
from footplate.kernel.game import Game, Options, agree, find
from footplate.kernel.record import Entry, Record
from footplate.kernel.replay import deal_again
from footplate.server.course import Course, rebuild, resume
from tests.laws.tables import seat_players

SEED = bytes(range(32))
GAMES = [("volldampf", 2), ("days-of-steam", 2), ("steamrollers", 2), ("steam", 3)]


class Trial:
    """A course and the record that it should follow."""

    def __init__(self, name: str, players: int) -> None:
        self.game: Game[Any] = find(name)
        self.options: Options = agree(self.game, players, {})
        self.record = Record(seat_players(self.game, players, {}, 1).record.header)
        self.course = Course(self.game, self.options, SEED, self.game.setup(self.options))
        self.deal()

    def deal(self) -> None:
        self.record.entries += [told.entry for told in self.course.deal()]

    def act(self, rng: Random) -> None:
        s = self.course.state
        seat = rng.choice(s.actors())
        told = self.course.act(seat, random.choose(s.agenda[-1].options(s, seat), rng))
        self.record.entries.append(told.entry)
        assert told.number == len(self.record.entries)
        self.deal()

    def take_back(self, entry: Entry[Any]) -> None:
        """From memory if it is there, or else from the record."""
        self.record.entries.append(entry)
        remembered = self.course.remembers(entry.action.to)
        assert self.course.copy().take_back(entry.action.to) is remembered
        if not (remembered and self.course.take_back(entry.action.to)):
            self.course = rebuild(self.game, self.options, SEED, self.record.entries)
        self.deal()

    def take_back_freely(self, rng: Random) -> None:
        if not self.course.mark.line or self.course.mark.line[-1] == CHANCE:
            return
        seat = self.course.mark.line[-1]
        self.take_back(
            Entry(seat, TakeBack(rng.randrange(self.course.free_to(seat), self.course.mark.standing)))
        )

    def take_back_by_vote(self, rng: Random) -> None:
        seats = range(self.options.players)
        seat = rng.choice(seats)
        votes = tuple([one for one in seats if one != seat])
        to = rng.randrange(max(0, self.course.mark.standing - 12), self.course.mark.standing)
        self.take_back(Entry(seat, VotedTakeBack(to, votes)))

    def forget(self, rng: Random) -> None:
        """As if the table was loaded from a snapshot."""
        self.course = resume(self.game, self.options, SEED, self.course.save())

    def check(self) -> None:
        s, dealer = deal_again(self.game, self.record, SEED)
        course = self.course
        assert course.state == s
        assert course.mark.number == len(self.record.entries)
        assert course.mark.line == [entry.seat for entry in self.record.standing()]
        assert course.copy().mark.dealt == dealer.dealt
        if not s.over:
            for seat in range(self.options.players):
                assert course.free_to(seat) == self.record.undo_limit(seat)


STEPS = [
    Trial.act,
    Trial.act,
    Trial.act,
    Trial.act,
    Trial.act,
    Trial.take_back_freely,
    Trial.take_back_by_vote,
    Trial.forget,
]


@pytest.mark.parametrize(("name", "players"), GAMES)
@settings(max_examples=4)
@given(number=st.integers(0, 2**32))
def test_a_course_stands_where_the_record_says(name: str, players: int, number: int) -> None:
    rng = Random(number)
    trial = Trial(name, players)
    for _ in range(40):
        if trial.course.state.over:
            break
        rng.choice(STEPS)(trial, rng)
        trial.check()


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_course_rebuilt_from_the_record_is_the_same_and_remembers_what_is_free(
    name: str, players: int
) -> None:
    rng = Random(7)
    trial = Trial(name, players)
    for _ in range(30):
        rng.choice(STEPS)(trial, rng)
    trial.course = rebuild(trial.game, trial.options, SEED, trial.record.entries)
    trial.check()
    trial.act(rng)
    again = rebuild(trial.game, trial.options, SEED, trial.record.entries)
    for seat in range(players):
        for to in range(again.free_to(seat), again.mark.standing):
            assert again.remembers(to)


def test_what_one_seat_took_back_leaves_the_seat_before_free_again() -> None:
    trial = Trial("steamrollers", 2)
    rng = Random(1)
    while len(set(trial.course.mark.line[-3:])) != 2 or CHANCE in trial.course.mark.line[-3:]:
        trial.act(rng)
    last = trial.course.mark.line[-1]
    other = 1 - last
    assert trial.course.free_to(other) == trial.course.mark.standing
    to = trial.course.free_to(last)
    trial.take_back(Entry(last, TakeBack(to)))
    assert trial.course.mark.standing == to
    assert trial.course.free_to(other) < to
    assert not trial.course.remembers(trial.course.free_to(other))


def test_nothing_is_followed_after_what_cannot_be_taken_back_from_memory() -> None:
    trial = Trial("steamrollers", 2)
    rng = Random(1)
    trial.act(rng)
    saved = trial.course.save()
    seat = trial.course.mark.line[-1]
    back = Entry(seat, TakeBack(trial.course.mark.standing - 1))
    s = trial.course.state
    later = Entry(seat, random.choose(s.agenda[-1].options(s, seat), rng))
    forgetful = resume(trial.game, trial.options, SEED, saved)
    assert not forgetful.follow_all([back, later])
    assert forgetful.mark.number == trial.course.mark.number


def test_nothing_is_free_once_the_game_is_over() -> None:
    trial = Trial("days-of-steam", 2)
    rng = Random(3)
    while not trial.course.state.over:
        trial.act(rng)
    for seat in range(2):
        assert trial.course.free_to(seat) == trial.course.mark.standing
