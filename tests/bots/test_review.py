"""A review says who stood how well when, which decisions cost most, and which delivery was missed."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random

import msgspec
import pytest

from footplate.bots import review
from footplate.bots.levels import Level
from footplate.bots.random import step
from footplate.bots.review import DOUBTED, LEAST, Missed, Review, Swing
from footplate.bots.roster import BOTS
from footplate.games.steam.actions import MoveCube, PassMove
from footplate.games.steam.game import STEAM
from footplate.kernel.action import CHANCE, TakeBack, kind
from footplate.kernel.game import find, tables
from footplate.kernel.legality import why_not
from footplate.kernel.notation import Notation
from footplate.kernel.play import Play, start
from footplate.kernel.record import Record
from footplate.kernel.replay import positions
from footplate.messages import catalogue

import_module("footplate.games")

GAMES = ("volldampf", "steam", "steamrollers", "days-of-steam")
QUICK = Level("quick", tries=8, seconds=0.1, iterations=12, depth=1, haste=1)


@cache
def played(name: str, bot: str = "greedy") -> Play:
    """A whole game among bots."""
    game = find(name)
    options = next(one for one in tables(game) if one.players >= 2)
    play = start(game, options, ["x"] * options.players, bytes(32))
    play.deal()
    rng = Random(4)
    while not play.state.over:
        step(play, rng, BOTS[bot])
    return play


@cache
def reviewed(name: str) -> Review:
    """What is said of such a game."""
    return review.review(find(name), played(name).record, QUICK)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_reviewed_from_its_first_decision_to_its_end_and_the_same_again(name: str) -> None:
    play, found = played(name), reviewed(name)
    entries = dict(play.record.numbered())
    decided = [number for number, entry in entries.items() if entry.seat != CHANCE]
    assert found.numbers[0] == decided[0] - 1
    assert found.numbers[-1] == len(play.record.entries)
    for row in found.shares:
        assert len(row) == len(found.numbers)
    winners = [score.seat for score in play.game.standing(play.state) if score.rank == 1]
    for seat, row in enumerate(found.shares):
        assert row[-1] == (round(100 / len(winners), 1) if seat in winners else 0)
    assert found == review.review(play.game, play.record, QUICK)


@pytest.mark.parametrize("name", GAMES)
def test_what_would_have_been_better_was_allowed_and_is_told_in_the_words_of_its_moment(name: str) -> None:
    play, found = played(name), reviewed(name)
    moments = {
        number: (entry, before)
        for (number, _), (entry, before, _) in zip(
            play.record.numbered(), positions(play.game, play.record), strict=True
        )
    }
    assert len(found.swings) <= DOUBTED
    told: list[Swing | Missed] = [*found.swings, *found.missed]
    for one in told:
        entry, before = moments[one.number]
        write = Notation(play.game.actions, play.game.words(before)).write
        assert (one.seat, one.done, one.line) == (entry.seat, entry.action, write(entry.action))
        assert not why_not(play.game, before, one.seat, one.better)
        assert one.better_line == write(one.better)
        assert catalogue("en").tell(one.told)
        assert one.promised > (one.share if isinstance(one, Swing) else one.gain)
    losses = [one.promised - one.share for one in found.swings]
    assert losses == sorted(losses, reverse=True)
    assert min(losses, default=LEAST) > LEAST - 0.2
    for seat in found.seats:
        mine = [one.promised - one.share for one in found.swings if one.seat == seat.seat]
        assert seat.lost == pytest.approx(sum(mine))


def test_who_passes_instead_of_delivering_has_missed_a_delivery() -> None:
    play = played("steam")
    line: list[int] = []
    for number, (entry, before, _) in enumerate(positions(STEAM, play.record), 1):
        options = list(before.agenda[-1].options(before, entry.seat)) if entry.seat != CHANCE else []
        gains = [
            STEAM.gains(before, entry.seat, action) for action in options if isinstance(action, MoveCube)
        ]
        mine = [one[entry.seat] for one in gains if one is not None]
        if PassMove() in options and max(mine, default=0) > 0:
            line = [number, entry.seat, max(mine)]
            break
    number, seat, gain = line
    cut = Record(play.record.header, play.record.entries[: number - 1])
    cut.entries.append(msgspec.structs.replace(play.record.entries[number - 1], action=PassMove()))
    found = review.review(STEAM, cut, QUICK)
    [missed] = [one for one in found.missed if one.number == number]
    assert (missed.seat, missed.gain, missed.promised) == (seat, 0, gain)
    assert isinstance(missed.better, MoveCube)


def test_what_was_taken_back_is_no_part_of_a_review() -> None:
    play = played("steamrollers")
    entries = play.record.entries
    first = next(number for number, entry in enumerate(entries) if entry.seat != CHANCE)
    taken = msgspec.structs.replace(entries[first], action=TakeBack(first))
    twice = Record(play.record.header, [*entries[: first + 1], taken, *entries[first:]])
    plain, again = reviewed("steamrollers"), review.review(play.game, twice, QUICK)
    assert again.shares == plain.shares
    assert again.numbers == (plain.numbers[0], *[number + 2 for number in plain.numbers[1:]])


def test_a_review_travels_as_json() -> None:
    found = reviewed("steam")
    assert found.swings
    document = msgspec.json.decode(msgspec.json.encode(found))
    assert set(document) == set(Review.__struct_fields__)
    assert document["numbers"] == list(found.numbers)
    assert document["swings"][0]["done"]["kind"] == kind(found.swings[0].done)
