"""`footplate verify`: proof that a deal was fair."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from footplate.cli import given, headcount, plain
from footplate.cli.ranking import ranking
from footplate.kernel.replay import replay
from footplate.kernel.replay import verify as prove


def verify(file: Path, /, *, origins: Annotated[tuple[Path, ...], Parameter(name="--of")] = ()) -> None:
    """Deal a finished record again from its seed, check every entry, and compare.

    Parameters
    ----------
    file
        A finished record, as JSON Lines or as a transcript.
    origins
        Of a fork: the finished record that it left, which is proved, too; if that is a fork, also the next.
    """
    game, record, content = given.record(file)
    left = [given.record(origin)[2] for origin in origins]
    with given.reading(file):
        prove(content, *left)
        s = replay(game, record)
    print(
        f"{plain(str(file))}: proved. {game.title}, {headcount(len(record.header.seats))},"
        f" {len(record.entries)} entries: every one keeps the rules, and chance is what the seed dealt."
        f" Committed to by {record.header.commitment}. Standing: {'; '.join(ranking(game, s))}"
    )
