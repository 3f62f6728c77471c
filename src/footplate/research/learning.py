"""Learning: a net that tells who wins, trained on games that bots play among themselves.

Training needs torch, the extra `learning`; playing does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from math import exp, log
from random import Random
from typing import Any, Final

import msgspec

from footplate.bots import learned, thrifty
from footplate.bots.knowledge import know
from footplate.bots.learned import Net
from footplate.bots.roster import BOTS
from footplate.bots.worth import Worth, worth_of
from footplate.kernel.action import Action, Seat
from footplate.kernel.game import Game, Options
from footplate.kernel.play import start
from footplate.kernel.state import State
from footplate.research.selfplay import finish

WHIMS: Final = 0.15  # how often a player does not do what seems best: so that games differ
EVERY: Final = 7  # decisions, on average, of which one is looked at
HELD_BACK: Final = 5  # of so many games one is not learned from, but tested on
HIDDEN: Final = 12
EPOCHS: Final = 120
RATE: Final = 0.01
DECAY: Final = 1e-3
BATCH: Final = 512
DIGITS: Final = 6


class Sample(msgspec.Struct, frozen=True):
    """A moment of a game: every seat's features and value, and how the game ended for it."""

    game: int
    features: list[list[float]]
    values: list[float]
    shares: list[float]


class Lesson(msgspec.Struct, frozen=True):
    """A net, and how well it tells who wins games that it has not seen; the value by hand does it so well."""

    net: Net
    loss: float
    loss_by_hand: float

    @property
    def is_better(self) -> bool:
        """Whether the net is worth shipping: whether it then wins is for the arena to say."""
        return self.loss < self.loss_by_hand


def played(game: Game[Any], options: Options, games: range, seed: int, bot: str) -> Iterator[Sample]:
    """Moments of so many games among bots of one kind, who have whims."""
    worth = worth_of(game)
    for number in games:
        yield from _played(worth, options, number, f"footplate learn\0{seed}\0{number}", bot)


def _played(worth: Worth, options: Options, number: int, luck: str, bot: str) -> Iterator[Sample]:
    game = worth.game
    rng = Random(luck)
    moments: list[tuple[list[list[float]], list[float]]] = []

    def decide(s: State) -> tuple[Seat, Action]:
        if rng.random() * EVERY < 1:
            values = worth.values(s, options.players)
            moments.append((learned.features(game, s, values), values))
        actors = s.actors()
        known = know(game, s, actors[int(rng.random() * len(actors))], rng)
        whim = rng.random() < WHIMS
        return known.seat, (thrifty.decide if whim else BOTS[bot])(known, rng)

    play = start(game, options, [bot] * options.players, sha256(luck.encode()).digest())
    finish(play, decide)
    shares = worth.won(play.state)
    for features, values in moments:
        yield Sample(number, features, values, shares)


def loss_by_hand(samples: list[Sample], scale: float) -> float:
    """How surprising the results are to who believes the values alone; the lower, the better."""
    return _mean([_surprise([value / scale for value in one.values], one.shares) for one in samples])


def loss_of(net: Net, samples: list[Sample]) -> float:
    """How surprising the results are to the net."""
    return _mean([_surprise([net(seat) for seat in one.features], one.shares) for one in samples])


def _surprise(weights: list[float], shares: list[float]) -> float:
    most = max(weights)
    total = log(sum([exp(weight - most) for weight in weights])) + most
    return sum([share * (total - weight) for weight, share in zip(weights, shares, strict=True)])


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def learn(worth: Worth, names: tuple[str, ...], samples: list[Sample], seed: int, **origin: Any) -> Lesson:
    """Train a net on four games of five, and test it on the fifth."""
    test = [one for one in samples if one.game % HELD_BACK == 0]
    train = [one for one in samples if one.game % HELD_BACK]
    weights = _trained(train, seed)
    by_hand = loss_by_hand(test, worth.scale)
    net = Net(worth.game.name, worth.game.ruleset, names, **weights, origin={})
    loss = loss_of(net, test)
    told = {**origin, "seed": seed, "loss": round(loss, DIGITS), "loss by hand": round(by_hand, DIGITS)}
    return Lesson(msgspec.structs.replace(net, origin=told), loss, by_hand)


def _trained(samples: list[Sample], seed: int) -> dict[str, Any]:
    """The weights after so many epochs; the same from the same samples and seed."""
    import torch

    torch.manual_seed(seed)
    torch.set_num_threads(1)
    seats = max([len(one.shares) for one in samples])
    width = len(samples[0].features[0])
    # Where fewer play, the seats that nobody has are as unlikely to win as can be.
    x = torch.tensor([one.features + [[0.0] * width] * (seats - len(one.shares)) for one in samples])
    y = torch.tensor([one.shares + [0.0] * (seats - len(one.shares)) for one in samples])
    absent = torch.tensor([[seat >= len(one.shares) for seat in range(seats)] for one in samples])
    taken = x[~absent]
    means, spreads = taken.mean(0), taken.std(0) + 1e-3
    x = (x - means) / spreads
    hidden = torch.nn.Linear(width, HIDDEN)
    outward = torch.nn.Linear(HIDDEN, 1, bias=False)
    direct = torch.nn.Linear(width, 1, bias=False)
    weights = [*hidden.parameters(), *outward.parameters(), *direct.parameters()]
    adam = torch.optim.AdamW(weights, lr=RATE, weight_decay=DECAY)
    course = torch.optim.lr_scheduler.CosineAnnealingLR(adam, EPOCHS)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(x)).split(BATCH):
            said = (outward(torch.relu(hidden(x[some]))) + direct(x[some])).squeeze(-1)
            said = said.masked_fill(absent[some], -1e9)
            loss = torch.nn.functional.cross_entropy(said, y[some])
            adam.zero_grad()
            loss.backward()
            adam.step()
        course.step()
    return {
        "means": _rounded(means),
        "spreads": _rounded(spreads),
        "hidden": tuple([_rounded(row) for row in hidden.weight]),
        "biases": _rounded(hidden.bias),
        "outward": _rounded(outward.weight[0]),
        "direct": _rounded(direct.weight[0]),
    }


def _rounded(numbers: Any) -> tuple[float, ...]:
    return tuple([round(number, DIGITS) for number in numbers.tolist()])
