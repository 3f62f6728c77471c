"""`footplate verify`: proof that a deal was fair."""

from __future__ import annotations

from pathlib import Path

from footplate.cli import given
from footplate.cli.ranking import ranking
from footplate.kernel.record import Fork
from footplate.kernel.replay import replay
from footplate.kernel.replay import verify as prove


def verify(file: Path, /) -> None:
    """Deal a finished record again from its seed, check every entry, and compare.

    Parameters
    ----------
    file
        A finished record, as JSON Lines or as a transcript.
    """
    game, record, content = given.record(file)
    with given.reading(file):
        prove(content)
        s = replay(game, record)
    print(
        f"{file}: proved. {game.title}, {len(record.header.seats)} players, {len(record.entries)} entries:"
        f" every one keeps the rules, and chance is what the seed dealt{_but_for(record.header.fork)}."
        f" Standing: {'; '.join(ranking(game, s))}"
    )


def _but_for(fork: Fork | None) -> str:
    """What a fork takes over was dealt by another seed, which only the other record shows."""
    if fork is None or not fork.at:
        return ""
    return f" from entry {fork.at + 1} on; those before are taken over from the record {fork.of[:16]}"
