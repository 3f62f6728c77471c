"""Counts of all legal sequences from named positions; `positions.toml` says how they are counted."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from footplate.kernel.action import CHANCE, Action
from footplate.kernel.game import agree, find
from footplate.kernel.play import start
from footplate.kernel.replay import load, replay
from footplate.kernel.state import State

import_module("footplate.games")

HERE = Path(__file__).parent
RECORDS = HERE.parent / "transcripts"


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position by its origin, with the numbers of sequences from it."""

    name: str
    counts: list[int]
    game: str = "volldampf"
    players: int = 0
    options: dict[str, Any] = {}
    seed: int | None = None
    record: str = ""
    after: int = 0

    def reached(self) -> State:
        """The position itself."""
        s: State
        if self.record:
            game, record = load(RECORDS.joinpath(f"{self.record}.jsonl").read_bytes())
            s = replay(game, record, self.after)
            return s
        game = find(self.game)
        options: Any = agree(game, self.players, self.options)
        if self.seed is None:
            s = game.setup(options)
            return s
        play = start(game, options, [str(seat) for seat in range(self.players)], bytes([self.seed] * 32))
        play.deal()
        s = play.state
        return s


POSITIONS = msgspec.convert(
    tomllib.loads(HERE.joinpath("positions.toml").read_text("utf-8"))["position"], list[Position]
)


def sequences(s: State, length: int) -> int:
    """How many sequences of so many entries there are."""
    if not length or s.over:
        return 1
    entries = [(seat, action) for seat in s.actors() for action in choices(s, seat)]
    if length == 1:
        return len(entries)
    total = 0
    for seat, action in entries:
        after = s.copy()
        after.agenda[-1].apply(after, seat, action)
        total += sequences(after, length - 1)
    return total


def choices(s: State, seat: int) -> list[Action]:
    """What a seat may decide, or chance bring."""
    phase = s.agenda[-1]
    return [action for action, _ in phase.odds(s)] if seat == CHANCE else list(phase.options(s, seat))


@pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])
def test_there_are_as_many_sequences_as_counted(position: Position) -> None:
    s = position.reached()
    found = [sequences(s, length) for length in range(1, len(position.counts) + 1)]
    assert found == position.counts


def test_every_position_has_a_name_of_its_own() -> None:
    names = [position.name for position in POSITIONS]
    assert len(set(names)) == len(names)
