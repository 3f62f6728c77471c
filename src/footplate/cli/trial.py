"""A trial: one game of a simulation, which the plan and its number alone decide."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import msgspec

from footplate.bots.knowledge import Bot
from footplate.bots.random import step
from footplate.bots.roster import called, find
from footplate.cli import given
from footplate.kernel.action import CHANCE
from footplate.kernel.game import Result, results
from footplate.kernel.law import Referee
from footplate.kernel.play import Play, start


class Plan(msgspec.Struct, frozen=True):
    """What all games of a simulation have in common."""

    game: str
    players: int
    options: tuple[str, ...]
    seed: int
    check: bool
    bots: tuple[str, ...]  # who plays the first game, the second, and so on, over and over

    def bot(self, number: int) -> str:
        """Who plays a game."""
        return self.bots[(number - 1) % len(self.bots)]


class Outcome(msgspec.Struct, frozen=True):
    """How one game went; something was amiss if there is a violation."""

    number: int
    entries: int
    decisions: int
    results: tuple[Result, ...]
    record: bytes
    ended_by: str  # the rule
    violation: str = ""


def play(plan: Plan, number: int) -> Outcome:
    """Game `number` of a plan, to its end or until something is amiss."""
    game = given.game(plan.game)
    agreed = given.options(game, plan.players, plan.options)
    under_way = start(game, agreed, [called(plan.bot(number))] * plan.players, _hash(plan, number, "dealer"))
    referee = Referee(under_way, Random(_hash(plan, number, "referee"))) if plan.check else None
    try:
        violation = _to_the_end(
            under_way, Random(_hash(plan, number, "players")), find(plan.bot(number)), referee
        )
    except Exception as error:
        violation = f"{type(error).__name__}: {error}"
    record = under_way.record
    return Outcome(
        number,
        len(record.entries),
        sum([entry.seat != CHANCE for entry in record.entries]),
        () if violation else results(game, under_way.state),
        record.encode(),
        under_way.state.ends,
        violation,
    )


def _hash(plan: Plan, number: int, purpose: str) -> bytes:
    """A seed of its own for the dealer, the players and the referee, so that none knows another's."""
    return sha256(f"footplate sim\0{plan.seed}\0{number}\0{purpose}".encode()).digest()


def _to_the_end(under_way: Play, rng: Random, bot: Bot, referee: Referee | None) -> str:
    """What the referee finds first, if there is one and he finds anything."""
    under_way.deal()
    while not under_way.state.over:
        if referee and (found := referee.examine()):
            return str(found[0])
        step(under_way, rng, bot)
    found = referee.examine_end() if referee else []
    return str(found[0]) if found else ""
