"""Plan: what a tournament plays; with the number of a game it decides all of that game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from itertools import chain, permutations, product
from math import perm
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from footplate import __version__
from footplate.arena.build import build_of
from footplate.bots.knowledge import Bot
from footplate.bots.roster import UnknownBot, called, find, is_program
from footplate.kernel import game as games
from footplate.kernel.game import Game, Options

LineUp: TypeAlias = tuple[str, ...]

CIRCLES: Final = 5040  # at most so many are told apart before they come again


class BadPlan(ValueError):
    """What cannot be played, or is not what was begun; the message says why in one line."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all games of a tournament have in common.

    A deal is played once by every line-up; over these, every bot sits equally often on every seat.
    """

    version: str  # of Footplate: another may have other bots
    game: str
    ruleset: int
    options: dict[str, int | str | bool]
    seed: int
    bots: tuple[str, ...]
    line_ups: tuple[LineUp, ...] = ()  # each goes round the table; without any, all bots mix
    programs: dict[str, str] = {}  # bots that are none of ours, by name as NAME=COMMAND
    counted: tuple[str, ...] = ()  # such as lay-track.hex: how often each word of these is chosen
    build: str = ""  # of the bots and the game: a version of Footplate may have several while it is worked on

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return int(self.options["players"])

    def agreed(self) -> Options:
        """The options of every game."""
        agreed: Options = msgspec.convert(self.options, title(self.game).options)
        return agreed

    @property
    def games_a_deal(self) -> int:
        """How many games are played with each deal."""
        return len(self.seatings(1))

    def seatings(self, deal: int) -> tuple[LineUp, ...]:
        """Who sits where in each game of a deal, seat by seat."""
        if self.line_ups:
            return tuple([seating for one in self.line_ups for seating in rotations(one)])
        return mixed(self.bots, self.players, deal, self.seed)

    def deal_of(self, number: int) -> int:
        """The deal that a game is played with; games and deals are counted from 1."""
        return (number - 1) // self.games_a_deal + 1

    def seating(self, number: int) -> LineUp:
        """Who sits where in a game."""
        return self.seatings(self.deal_of(number))[(number - 1) % self.games_a_deal]

    def bot(self, name: str) -> Bot:
        """Who goes by that name."""
        return find(self.programs.get(name, name))

    def luck(self, *purpose: object) -> bytes:
        """A seed for one purpose, which nobody can tell from another's."""
        return sha256("\0".join(["footplate arena", str(self.seed), *map(str, purpose)]).encode()).digest()


def title(name: str) -> Game[Any]:
    """The game of that name."""
    import_module("footplate.games")
    return games.find(name)


def plan(
    game: Game[Any],
    agreed: Options,
    bots: Sequence[str],
    seed: int,
    line_ups: Iterable[LineUp] = (),
    counted: tuple[str, ...] = (),
) -> Plan:
    """A plan that can be played; BadPlan otherwise."""
    line_ups = tuple(line_ups)
    written = (*bots, *[bot for one in line_ups for bot in one])
    programs = _programs(written)
    names = tuple(dict.fromkeys([called(bot) for bot in written]))
    if not names:
        raise BadPlan("somebody must play: name bots")
    for one in line_ups:
        if len(one) != agreed.players:
            raise BadPlan(f"a line-up for {agreed.players} has {agreed.players} bots, not {len(one)}")
    for bot in bots if line_ups else ():
        if called(bot) not in map(called, chain(*line_ups)):
            raise BadPlan(f"{called(bot)} would not play: it sits in no line-up")
    if len({called(bot) for bot in bots}) < len(bots):
        raise BadPlan("each bot is named once; a line-up may name one several times")
    return Plan(
        version=__version__,
        game=game.name,
        ruleset=game.ruleset,
        options=msgspec.to_builtins(agreed),
        seed=seed,
        bots=names,
        line_ups=tuple([tuple([called(bot) for bot in one]) for one in line_ups]),
        programs=programs,
        counted=counted,
        build=build_of(game),
    )


def _programs(written: Sequence[str]) -> dict[str, str]:
    """Those of the bots that are programs; whoever is neither that nor known is refused."""
    programs = {called(bot): bot for bot in written if is_program(bot)}
    for bot in written:
        try:
            find(programs.get(bot, bot))
        except UnknownBot as error:
            raise BadPlan(str(error)) from None
        if programs.get(called(bot), bot) not in (bot, programs.get(bot)):
            raise BadPlan(f"two bots are called {called(bot)}")
    return programs


def rotations(line_up: LineUp) -> tuple[LineUp, ...]:
    """The line-up as it goes round the table, each seating once."""
    return tuple(dict.fromkeys([line_up[at:] + line_up[:at] for at in range(len(line_up))]))


def mixed(bots: Sequence[str], players: int, deal: int, seed: int) -> tuple[LineUp, ...]:
    """As many games as there are bots, in which each sits on every seat once.

    Seat k of game i has bot i + step k, counted round; from deal to deal other steps are taken, until all
    were: then each bot has met each other equally often, in every pair of seats.
    """
    circles = steps(len(bots), players, seed)
    chosen = circles[(deal - 1) % len(circles)]
    return tuple([tuple([bots[(first + step) % len(bots)] for step in chosen]) for first in range(len(bots))])


@lru_cache(maxsize=64)
def steps(bots: int, players: int, seed: int) -> tuple[tuple[int, ...], ...]:
    """The ways to step from a bot round the table, well mixed: all of them, or many.

    No bot has two seats more than another.
    """
    rng = Random(seed)
    if bots >= players:
        if perm(bots - 1, players - 1) > CIRCLES:
            return tuple([(0, *rng.sample(range(1, bots), players - 1)) for _ in range(CIRCLES)])
        circles = [(0, *rest) for rest in permutations(range(1, bots), players - 1)]
    else:
        circles = [(0, *rest) for rest in product(range(bots), repeat=players - 1) if _even(bots, (0, *rest))]
    rng.shuffle(circles)
    return tuple(circles)


def _even(bots: int, seats: Sequence[int]) -> bool:
    held = [seats.count(bot) for bot in range(bots)]
    return max(held) - min(held) <= 1
