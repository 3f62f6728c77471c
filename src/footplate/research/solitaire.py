"""Solitaire: learning what a player alone and the rival may expect, round by round.

In each round the player plays games with the forecast of the round before, thinking whole turns through; then
the next one is trained on the games of the last rounds. Training needs torch, the extra `learning`; playing
does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from random import Random
from typing import Any, Final

import msgspec

from footplate.bots import planner, thrifty
from footplate.bots.crew import shared_out
from footplate.bots.forecast import Forecast, Foresight, Rows, Signs, use
from footplate.bots.random import roll
from footplate.bots.worth import Worth, worth_of
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.game import Game, Options, find
from footplate.kernel.state import State

BEAM: Final = 10
REACH: Final = 12
TRIES: Final = 16
NOISE: Final = 0.4  # points by which values are off: so that games differ
WHIMS: Final = 0.01  # how often a player does not do what seems best
PATIENCE: Final = 0.8  # how much the end of a game counts, against what was expected a turn later
MEMORY: Final = 6  # rounds that are learned from
LOST: Final = 30.0  # points for who is beaten in spite of having more
PART_RECTIFIERS: Final = 16
RECTIFIERS: Final = 24
EPOCHS: Final = 15
RATE: Final = 2e-3
DECAY: Final = 1e-2
BATCH: Final = 256
FAR_OFF: Final = 8.0  # points: what is farther off does not count by its square
DIGITS: Final = 6
FEW: Final = 10  # games that a process plays before it tells of them


class Moment(msgspec.Struct, frozen=True):
    """The beginning of a turn: what the position showed, the points so far, and those that were expected."""

    signs: Signs
    reached: tuple[float, float]
    expected: tuple[float, float]


class Story(msgspec.Struct, frozen=True):
    """A game by its turns, and the points at its end."""

    moments: list[Moment]
    end: tuple[float, float]
    won: bool


class Task(msgspec.Struct, frozen=True):
    """Games to be played: with which options, by which forecast, and from which luck each."""

    game: str
    table: Options
    luck: tuple[str, ...]  # game by game
    forecast: Forecast | None


def stories(task: Task) -> list[Story]:
    """The games of a task; a process that was started for them knows no game yet."""
    import_module("footplate.games")
    game = find(task.game)
    use(game.name, task.forecast)
    return [_story(game, task.table, Random(luck)) for luck in task.luck]


def _story(game: Game[Any], table: Options, rng: Random) -> Story:
    worth = worth_of(game)
    foresight = foresight_of(worth)
    noisy = Worth(game, None)
    noisy.some = worth.some

    def value(s: State, seat: Seat) -> float:
        return worth.value(s, seat) + rng.gauss(0.0, NOISE)

    noisy.value = value
    s = game.setup(table)
    moments: list[Moment] = []
    intended: tuple[Action, ...] = ()
    while not s.over:
        (seat,) = s.actors()
        if seat == CHANCE:
            if foresight.begins_turn(s):
                moments.append(_moment(worth, foresight, s))
            roll(s, rng)
            intended = ()
            continue
        if rng.random() < WHIMS:
            intended = (thrifty.choose(s.agenda[-1].options(s, seat), rng),)
        elif not intended:
            intended = planner.best(noisy, s, seat, rng, BEAM, REACH, TRIES).actions
        s.agenda[-1].apply(s, seat, intended[0])
        intended = intended[1:]
    won = game.standing(s)[0].rank == 1
    mine, rivals = _points(game, s)
    return Story(moments, (mine, rivals + LOST * (mine > rivals and not won)), won)


def foresight_of(worth: Worth) -> Foresight:
    """From what forecasts of a game are made; ValueError if nobody has said."""
    if worth.foresight is None:
        raise ValueError(f"nobody has said from what a forecast of {worth.game.name} is made")
    return worth.foresight


def _moment(worth: Worth, foresight: Foresight, s: State) -> Moment:
    (mine,), (rivals,) = worth.values(s, 1), worth.rivals(s)
    return Moment(foresight.signs(s), _points(worth.game, s), (mine, rivals))


def _points(game: Game[Any], s: State) -> tuple[float, float]:
    return float(game.standing(s)[0].points), float(game.rivals(s)[0].points)


class Round(msgspec.Struct, frozen=True):
    """A round of learning: how its games went, and the forecast learned from them and earlier ones."""

    games: int
    won: float  # share
    lead: float  # on average
    forecast: Forecast


def rounds(
    game: Game[Any], table: Options, count: int, games: int, seed: int, jobs: int, origin: str
) -> Iterator[Round]:
    """Round after round; the same seed brings the same, however many processes play.

    ValueError, at once, if nobody has said from what forecasts of the game are made.
    """
    foresight = foresight_of(worth_of(game))
    return _rounds(game, foresight, table, count, games, seed, jobs, origin)


def _rounds(
    game: Game[Any],
    foresight: Foresight,
    table: Options,
    count: int,
    games: int,
    seed: int,
    jobs: int,
    origin: str,
) -> Iterator[Round]:
    forecast: Forecast | None = None
    remembered: list[list[Story]] = []
    for number in range(1, count + 1):
        tasks = list(_tasks(game, table, games, f"footplate learn\0{seed}\0{number}", forecast))
        told = [story for stories_ in shared_out(stories, tasks, jobs) for story in stories_]
        remembered = [*remembered, told][-MEMORY:]
        weights = _trained(foresight, [story for past in remembered for story in past], seed, forecast)
        forecast = Forecast(
            game.name,
            game.ruleset,
            foresight.whole,
            foresight.part,
            **weights,
            origin={"options": origin, "rounds": number, "games": games, "seed": seed},
        )
        lead = sum([story.end[0] - story.end[1] for story in told]) / games
        yield Round(games, sum([story.won for story in told]) / games, lead, forecast)


def _tasks(
    game: Game[Any], table: Options, games: int, luck: str, forecast: Forecast | None
) -> Iterator[Task]:
    """The games of a round, a few at a time."""
    for first in range(0, games, FEW):
        numbers = range(first, min(games, first + FEW))
        yield Task(game.name, table, tuple([f"{luck}\0{number}" for number in numbers]), forecast)


def targets(story: Story) -> list[tuple[float, float]]:
    """The points that came, or were expected to come, after each moment of a game."""
    mine, rivals = story.end
    found: list[tuple[float, float]] = []
    for moment in reversed(story.moments):
        found.append((mine - moment.reached[0], rivals - moment.reached[1]))
        mine = PATIENCE * mine + (1 - PATIENCE) * moment.expected[0]
        rivals = PATIENCE * rivals + (1 - PATIENCE) * moment.expected[1]
    return found[::-1]


def _trained(foresight: Foresight, told: list[Story], seed: int, before: Forecast | None) -> dict[str, Any]:
    """The weights after so many epochs, beginning with those of before."""
    import torch
    from torch.nn.functional import huber_loss

    torch.manual_seed(seed)
    torch.set_num_threads(1)
    whole = torch.tensor([list(chain(*moment.signs.groups)) for story in told for moment in story.moments])
    parts = torch.tensor([moment.signs.parts for story in told for moment in story.moments])
    come = torch.tensor([points for story in told for points in targets(story)])
    scale, part_scale = whole.std(0) + 0.1, parts.std((0, 1)) + 0.1
    by_part = torch.nn.Linear(len(foresight.part), PART_RECTIFIERS)
    hidden = torch.nn.Linear(PART_RECTIFIERS + len(foresight.whole), RECTIFIERS)
    outward = torch.nn.Linear(RECTIFIERS, 2)
    direct = torch.nn.Linear(len(foresight.whole), 2, bias=False)
    wide = torch.cat([torch.ones(PART_RECTIFIERS), scale])
    layers = (
        (by_part, part_scale, "parts", "parts_biases"),
        (hidden, wide, "hidden", "biases"),
        (outward, torch.ones(RECTIFIERS), "outward", "constants"),
        (direct, scale, "direct", ""),
    )
    if before:
        with torch.no_grad():
            for layer, spread, rows, biases in layers:
                layer.weight.copy_(torch.tensor(getattr(before, rows)) * spread)
                if biases:
                    layer.bias.copy_(torch.tensor(getattr(before, biases)))
    whole, parts = whole / scale, parts / part_scale
    weights = [weight for layer, *_ in layers for weight in layer.parameters()]
    adam = torch.optim.AdamW(weights, lr=RATE, weight_decay=DECAY)
    course = torch.optim.lr_scheduler.CosineAnnealingLR(adam, EPOCHS)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(whole)).split(BATCH):
            sums = torch.relu(by_part(parts[some])).sum(1)
            lifted = torch.relu(hidden(torch.cat([sums, whole[some]], 1)))
            said, true = outward(lifted) + direct(whole[some]), come[some]
            lead, true_lead = said[:, 0] - said[:, 1], true[:, 0] - true[:, 1]
            loss = huber_loss(said, true, delta=FAR_OFF) + huber_loss(lead, true_lead, delta=FAR_OFF)
            adam.zero_grad()
            loss.backward()
            adam.step()
        course.step()
    found: dict[str, Any] = {}
    for layer, spread, rows, biases in layers:
        found[rows] = _rounded(layer.weight / spread)
        if biases:
            found[biases] = _rounded(layer.bias[None])[0]
    return found


def _rounded(rows: Any) -> Rows:
    return tuple([tuple([round(number, DIGITS) for number in row]) for row in rows.tolist()])
