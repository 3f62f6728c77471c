"""Plays the stored games anew and writes their records and transcripts.

For a change of rules that is meant to change them:

    python -m tests.transcripts.write

Look at the difference before you keep it. A change that lets an old record replay differently raises the
game's ruleset.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random
from typing import NamedTuple

from footplate.bots.random import step
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.kernel.game import agree
from footplate.kernel.play import start
from footplate.kernel.record import Record
from tests.transcripts.transcript import transcript

HERE = Path(__file__).parent


class Plan(NamedTuple):
    """A game to be played at random: by how many, under which options, from which seeds."""

    name: str
    players: int
    options: dict[str, str]
    luck: int


PLANS = (
    Plan("two_players", 2, {"money": "hidden"}, 11),
    Plan("four_players", 4, {}, 15),
    Plan("six_players", 6, {"red_cities": "on", "start_player": "2"}, 15),
)


def played(plan: Plan) -> Record:
    """The game, with a seed that comes from the plan's name."""
    options = agree(VOLLDAMPF, plan.players, plan.options)
    seats = [f"player {seat + 1}" for seat in range(plan.players)]
    play = start(VOLLDAMPF, options, seats, sha256(f"{plan.name} {plan.luck}".encode()).digest())
    rng = Random(plan.luck)
    play.deal()
    while not play.state.over:
        step(play, rng)
    return play.record


def main() -> None:
    """Write every game."""
    for plan in PLANS:
        record = played(plan)
        HERE.joinpath(f"{plan.name}.jsonl").write_bytes(record.encode())
        text = transcript(VOLLDAMPF, record)
        HERE.joinpath(f"{plan.name}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
