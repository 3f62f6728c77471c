"""OpenSpiel: every game as a Python game. To import this module makes `python_footplate_<game>` known.

The draws of chance are nodes of their own, with the odds of the rules: an outcome is the number of its place
in them. Whoever decides at once with others is asked in turn, and nobody sees what the others have said.
Returns are shares of the win.
"""

from __future__ import annotations

import footplate.research.extra  # noqa: F401

# isort: split
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
import pyspiel  # type: ignore[import-not-found]
from numpy.typing import NDArray
from open_spiel.python.algorithms.mcts import Evaluator  # type: ignore[import-untyped]

from footplate.bots.worth import worth_of
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.game import find
from footplate.kernel.notation import Notation
from footplate.research.episode import Episode, begin
from footplate.research.room import outcomes
from footplate.research.rules import fewest, games, rules_from

LONGEST: Final = 100_000  # nodes of a game


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return f"python_footplate_{name.replace('-', '_')}"


class FootplateGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options, which are the parameters; each game has a class of its own."""

    name: ClassVar[str]
    kind: ClassVar[Any]  # its pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        options = self.kind.parameter_specification | (params or {})
        players = options.pop("players")
        self.rules = rules_from(self.name, players, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.codec.size,
            max_chance_outcomes=outcomes(self.rules.game, players),
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> FootplateState:
        """The position before the first draw."""
        return FootplateState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What tells a player of a state."""
        if params:
            raise ValueError("an observer has no parameters")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class FootplateState(pyspiel.State):  # type: ignore[misc]
    """A node: a position, and what has been said of an action."""

    def __init__(self, game: FootplateGame) -> None:
        super().__init__(game)
        self.episode: Episode = begin(game.rules)

    def current_player(self) -> int:
        """The seat that is asked, or chance, or nobody."""
        turn = self.episode.turn
        if turn is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.episode.legal() if player == self.episode.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The place of each outcome in the odds, and how likely it is."""
        odds, rules = self.episode.odds(), self.episode.rules
        assert len(odds) <= outcomes(rules.game, rules.players)
        whole = odds.weight()
        return [(place, share / whole) for place, (_, share) in enumerate(odds)]

    def _apply_action(self, integer: int) -> None:
        if self.episode.turn == CHANCE:
            self.episode.act(self._outcome(integer))
        else:
            self.episode.say(integer)

    def _action_to_string(self, player: int, integer: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._written(self._outcome(integer))
        return self.episode.rules.codec.meaning(integer)

    def _outcome(self, place: int) -> Action:
        """The outcome at a place in the odds; ValueError if there is none."""
        odds = self.episode.odds()
        if not 0 <= place < len(odds):
            raise ValueError(f"{place} is no outcome: there are those from 0 to {len(odds) - 1}")
        return odds[place][0]

    def _written(self, action: Action) -> str:
        game = self.episode.rules.game
        return Notation(game.actions, game.words(self.episode.state)).write(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.episode.turn is None

    def returns(self) -> list[float]:
        """Each seat's share of the win; nothing until the game is over."""
        return self.episode.rewards("win") if self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> FootplateState:
        """A state that, as far as the player who is asked can tell, might be this one."""
        other: FootplateState = self.clone()
        other.episode = self.episode.imagined(player, Random(sampler()))
        return other

    def __str__(self) -> str:
        game = self.episode.rules.game
        return game.picture(game.view(self.episode.state, None))


class Observer:
    """Tells a player of a state: what is seen now or, if nothing is ever forgotten, all that was seen."""

    def __init__(self, game: FootplateGame, kind: Any) -> None:
        self._remembers = kind.perfect_recall
        layout = game.rules.layout
        self.tensor = np.zeros(0 if self._remembers else layout.size, np.float32)
        self.dict: dict[str, Any] = {}
        for field in () if self._remembers else layout.fields():
            many = int(np.prod(field.shape))
            self.dict[field.name] = self.tensor[field.offset : field.offset + many].reshape(field.shape)

    def set_from(self, state: FootplateState, player: Seat) -> None:
        """Have the tensor tell of a state."""
        if not self._remembers:
            self.tensor[:] = state.episode.observe(player)

    def string_from(self, state: FootplateState, player: Seat) -> str:
        """The same in JSON: the view, what was said so far and, if nothing is forgotten, every entry seen.

        The view is told even then: in a state that another player imagines it knows more than the entries.
        """
        episode = state.episode
        said = episode.said if episode.turn == player else ()
        seen = episode.seen(player) if self._remembers else ()
        return msgspec.json.encode((episode.rules.game.view(episode.state, player), said, seen)).decode()


class WorthEvaluator(Evaluator):  # type: ignore[misc]
    """For OpenSpiel's tree search: who is how likely to win, by the values that our own bots go by."""

    def evaluate(self, state: FootplateState) -> NDArray[np.float64]:
        """Each seat's chances."""
        rules = state.episode.rules
        return np.array(worth_of(rules.game).shares(state.episode.state, rules.players))

    def prior(self, state: FootplateState) -> list[tuple[int, float]]:
        """All that may be said is as good as anything else."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(integer, 1 / len(legal)) for integer in legal]


def game_type(name: str) -> Any:
    """What OpenSpiel is told of a game; its options are the parameters, the defaults first."""
    game = find(name)
    defaults = dict(zip(game.options.__struct_fields__[1:], game.options.__struct_defaults__, strict=True))
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Footplate: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": fewest(name), **defaults},
    )


def register() -> None:
    """Make all games known to `pyspiel.load_game`."""
    for name in games():
        # OpenSpiel lets go of what is registered after Python has ended, which only a class survives.
        kind = game_type(name)
        cls = type(short_name(name), (FootplateGame,), {"name": name, "kind": kind})
        pyspiel.register_game(kind, cls)


register()
