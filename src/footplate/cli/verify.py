"""`footplate verify`: proof that a deal was fair."""

from __future__ import annotations

from pathlib import Path

from footplate.cli import given
from footplate.cli.ranking import ranking
from footplate.kernel.replay import replay
from footplate.kernel.replay import verify as prove


def verify(file: Path, /) -> None:
    """Deal a finished record again from its seed, check every entry, and compare.

    Parameters
    ----------
    file
        A finished record, as JSON Lines or as a score.
    """
    game, record, content = given.record(file)
    with given.reading(file):
        prove(content)
        s = replay(game, record)
    print(
        f"{file}: proved. {game.title}, {len(record.header.seats)} players, {len(record.entries)} entries:"
        " every one keeps the rules, and chance is what the seed dealt."
        f" Standing: {'; '.join(ranking(game, s))}"
    )
