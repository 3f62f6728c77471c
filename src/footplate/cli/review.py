"""`footplate review`: what a bot thinks of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from footplate.bots.review import Missed, Review, Swing
from footplate.bots.review import review as look_back
from footplate.cli import given
from footplate.cli.ranking import ranking
from footplate.kernel.replay import replay

MOMENTS: Final = 12  # at which it is told how everybody stood


def review(file: Path, /, *, json: bool = False) -> None:
    """Tell who stood how well when, which decisions cost most, and which deliveries were missed.

    Parameters
    ----------
    file
        The record of a finished game, as JSON Lines or as a transcript.
    json
        Print all of it as one JSON document.
    """
    game, record, _ = given.record(file)
    with given.reading(file):
        s = replay(game, record)
        if not s.over:
            raise given.BadInput("the game is not over: it is reviewed when it has ended")
    found = look_back(game, record)
    if json:
        print(msgspec.json.encode(found).decode())
        return
    words = game.words(s)["seat"]
    print(f"{game.title}: {'; '.join(ranking(game, s))}")
    for lines in (_shares(found, words), _swings(found.swings, words), _missed(found.missed, words)):
        print()
        for line in lines:
            print(line)


def _shares(found: Review, words: Sequence[str]) -> Iterator[str]:
    """How likely everybody was to win at some moments, from the first to the last."""
    yield "Chance of winning, in per cent"
    width = max(map(len, words)) + 2
    yield " " * 8 + "".join([f"{word:>{width}}" for word in words])
    last = len(found.numbers) - 1
    for at in dict.fromkeys([round(last * part / (MOMENTS - 1)) for part in range(MOMENTS)]):
        row = "".join([f"{shares[at]:>{width}.0f}" for shares in found.shares])
        yield f"  {found.numbers[at]:>5} {row}"


def _swings(swings: Sequence[Swing], words: Sequence[str]) -> Iterator[str]:
    yield "Decisions that cost most" if swings else "No decision stands out"
    for one in swings:
        yield f"  {one.number:>5}  {words[one.seat]}: {one.line}  {one.share:.0f} %"
        yield f"         better: {one.better_line}  {one.promised:.0f} %"


def _missed(missed: Sequence[Missed], words: Sequence[str]) -> Iterator[str]:
    yield "The best deliveries missed" if missed else "No delivery was missed"
    for one in missed:
        yield f"  {one.number:>5}  {words[one.seat]}: {one.line}  {one.gain:+}"
        yield f"         better: {one.better_line}  {one.promised:+}"
