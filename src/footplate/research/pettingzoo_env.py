"""PettingZoo: every game as an AEC environment with action masks."""

from __future__ import annotations

import footplate.research.extra  # noqa: F401

# isort: split
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from footplate.kernel.action import Seat
from footplate.kernel.dealer import Dealer
from footplate.research.episode import Episode, Reward, begin, checked, seed_of
from footplate.research.rules import rules_from
from footplate.research.shown import Observation, observation_space

_OF_A_GAME: Final = {
    "agent_selection",
    "agents",
    "episode",
    "infos",
    "rewards",
    "terminations",
    "truncations",
}


class NotReset(ResetNeeded, AttributeError):
    """Something of a game was asked for before there is one; PettingZoo knows it as an AttributeError."""


class FootplateAEC(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """A game whose seats are asked one after the other, one integer at a time; chance is dealt from the seed.

    `reward`: at the end of the game each seat has its share of the win, or its lead in points over the best
    of the others. What the mask forbids is a ValueError, and changes nothing.
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, Any] | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, reward, render_mode)
        super().__init__()
        self.rules = rules_from(game, players, options or {})
        self.metadata = {
            "name": f"footplate_{game.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: observation_space(self.rules) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.rules.codec.size) for agent in self.possible_agents}
        self._reward = checked(reward)
        self._seeds = np.random.default_rng()

    def __getattr__(self, name: str) -> Any:
        """Only reached for what is not there, as the game before it is reset."""
        if name in _OF_A_GAME:
            raise NotReset("there is no game yet: call reset() first")
        raise AttributeError(f"{type(self).__name__} has no attribute {name}", name=name, obj=self)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same space for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The integers of the codec."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: that of the seed, or the next of those that follow from the last one given."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._dealer = Dealer(seed_of(int(self._seeds.integers(1 << 62))))
        self.episode: Episode = begin(self.rules)
        self.episode.deal(self._dealer)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Whoever is asked; when the game is over, everybody in turn, to be told so."""
        turn = self.episode.turn
        self.agent_selection = self.agents[0] if turn is None else self.possible_agents[turn]

    def observe(self, agent: str) -> Observation:
        """What an agent sees and, if it is asked, what it may say."""
        seat: Seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """The agent that is asked says an integer."""
        if not self.agents:
            raise ResetNeeded("the game is over, and everybody was told so: call reset() for another")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and says nothing")
        self._cumulative_rewards[agent] = 0.0
        self.episode.say(action)
        self.episode.deal(self._dealer)
        if self.episode.turn is None:
            won = self.episode.rewards(self._reward)
            self.rewards = dict(zip(self.agents, won, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        """The table drawn in text, as whoever is asked sees it."""
        if self.render_mode != "ansi":
            return None
        game, s = self.rules.game, self.episode.state
        return game.picture(game.view(s, self.possible_agents.index(self.agent_selection)))

    def close(self) -> None:
        """There is nothing to close."""
