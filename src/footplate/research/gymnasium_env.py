"""Gymnasium: one seat of a game, against bots. To import this module makes `footplate/<game>-v0` known."""

from __future__ import annotations

import footplate.research.extra  # noqa: F401

# isort: split
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from footplate.bots.knowledge import Bot, know
from footplate.bots.outside import Outside, replaced
from footplate.bots.roster import find, listed
from footplate.kernel.action import Seat
from footplate.kernel.dealer import Dealer
from footplate.research.codec import Mask
from footplate.research.episode import Episode, Reward, begin, checked, seed_of
from footplate.research.rules import fewest, games, rules_from
from footplate.research.shown import Observation, observation_space

NAMESPACE: Final = "footplate"
VERSION: Final = 0


class FootplateEnv(gymnasium.Env[Observation, np.int64]):
    """A game in which all seats but one are played by bots; chance and bots follow from the seed.

    `bots` are bots as the roster finds them, in a tuple or with commas between them: one for all other seats
    or one for each in their order. The reward comes at the end: the seat's share of the win, or its lead in
    points. What the mask forbids ends the game with a reward of -1; what no integer of the space is, is a
    ValueError. Where a program is unfit anything is done in its place, with a warning.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int,
        seat: Seat = 0,
        bots: str | tuple[str, ...] = "driver",
        options: dict[str, Any] | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        self.rules = rules_from(game, players, options or {})
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.rules)
        self.action_space = spaces.Discrete(self.rules.codec.size)
        self._found = _seated(bots, players, seat)
        self._bots = {one: replaced(bot, gymnasium.logger.warn) for one, bot in self._found.items()}
        self._reward = checked(reward)
        self._episode: Episode | None = None
        self._lost = False  # by what the mask forbids

    @property
    def episode(self) -> Episode:
        """The game that is played; ResetNeeded before there is one."""
        if self._episode is None:
            raise ResetNeeded("there is no game yet: call reset() first")
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the first decision of the seat."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self._dealer, self._rng = Dealer(seed_of(number)), Random(number)
        self._episode, self._lost = begin(self.rules), False
        self._others_decide()
        return self._observation(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat says an integer; once its action is whole, the others decide until it is asked again."""
        if self._lost or self.episode.turn is None:
            raise ResetNeeded("the game is over: call reset() for another")
        if not self.action_space.contains(action):
            raise ValueError(f"an action is an integer from 0 to {self.rules.codec.size - 1}, not {action!r}")
        if not self.action_masks()[action]:
            self._lost = True
            return self._observation(), -1.0, True, False, {"illegal": True}
        self.episode.say(int(action))
        self._others_decide()
        over = self.episode.turn is None
        reward = self.episode.rewards(self._reward)[self.seat] if over else 0.0
        return self._observation(), reward, over, False, {}

    def close(self) -> None:
        """End the programs that play."""
        for bot in self._found.values():
            if isinstance(bot, Outside):
                bot.close()

    def _others_decide(self) -> None:
        """Chance and bots act until the seat is asked or the game is over."""
        episode = self.episode
        episode.deal(self._dealer)
        while (turn := episode.turn) is not None and turn != self.seat:
            episode.act(self._bots[turn](know(self.rules.game, episode.state, turn, self._rng), self._rng))
            episode.deal(self._dealer)

    def _observation(self) -> Observation:
        return {"observation": self.episode.observe(self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """The mask alone, by the name under which learners that know masks ask for it; zeros at the end."""
        mask = self.episode.mask(self.seat)
        return np.zeros_like(mask) if self._lost else mask

    def render(self) -> str | None:
        """The table drawn in text, as the seat sees it."""
        if self.render_mode != "ansi":
            return None
        game = self.rules.game
        return game.picture(game.view(self.episode.state, self.seat))


def _seated(bots: str | tuple[str, ...], players: int, seat: Seat) -> dict[Seat, Bot]:
    """Who plays each other seat."""
    if not 0 <= seat < players:
        raise ValueError(f"seat is from 0 to {players - 1}, not {seat}")
    others = [one for one in range(players) if one != seat]
    names = listed(bots) if isinstance(bots, str) else tuple(bots)
    if isinstance(bots, str) and len(names) == 1:
        names *= len(others)
    if len(names) != len(others):
        raise ValueError(f"there are {len(others)} other seats, and bots for {len(names)}")
    return {one: find(name) for one, name in zip(others, names, strict=True)}


def register() -> None:
    """Make all games known to `gymnasium.make`, each for its fewest players unless told otherwise."""
    for name in games():
        gymnasium.register(
            id=f"{NAMESPACE}/{name}-v{VERSION}",
            entry_point=f"{__name__}:FootplateEnv",
            kwargs={"game": name, "players": fewest(name)},
        )


register()
