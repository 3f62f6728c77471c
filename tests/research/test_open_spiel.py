"""The games stand OpenSpiel's own tests, and its tree searches play them."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # type: ignore[import-untyped]
from open_spiel.python.algorithms.mcts import MCTSBot  # type: ignore[import-untyped]

from footplate.bots.random import choose, roll
from footplate.kernel.action import CHANCE
from footplate.kernel.dealer import Dealer
from footplate.research.episode import begin, seed_of
from footplate.research.open_spiel_games import WorthEvaluator, short_name
from tests.research.tables import Table, every_table

SHORT = Table("steam", 2, {"map": "practice"})
SECRET = Table("volldampf", 2, {"money": "hidden"})


def loaded(table: Table) -> Any:
    """A game of OpenSpiel."""
    return pyspiel.load_game(short_name(table.game), {"players": table.players, **table.options})


def played(state: Any, rng: np.random.RandomState, bot: Any = None, most: int = 100_000) -> Any:
    """A state after so many nodes, or at the end; without a bot anything is done."""
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            state.apply_action(bot.step(state) if bot else rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    "table", [SHORT, SECRET, Table("steamrollers", 1, {}), Table("days-of-steam", 2, {})], ids=str
)
def test_a_game_stands_the_random_simulation(table: Table) -> None:
    pyspiel.random_sim_test(loaded(table), num_sims=1, serialize=table is SHORT, verbose=False)


@pytest.mark.parametrize("place", [-2, 99_999])
def test_an_outcome_that_chance_has_not_is_refused(place: int) -> None:
    state = loaded(SHORT).new_initial_state()
    assert state.is_chance_node()
    with pytest.raises(ValueError, match=f"^{place} is no outcome: there are those from 0 to "):
        state.apply_action(place)


@every_table
def test_a_game_is_loaded_with_its_options(table: Table) -> None:
    game, rules = loaded(table), table.rules()
    assert game.num_players() == table.players
    assert game.num_distinct_actions() == rules.codec.size
    assert game.observation_tensor_shape() == [rules.layout.size]
    assert str(pyspiel.load_game(str(game))) == str(game)


@every_table
def test_the_odds_of_chance_are_those_of_the_rules(table: Table) -> None:
    state = loaded(table).new_initial_state()
    assert state.is_chance_node()
    odds = state.episode.odds()
    assert [share for _, share in state.chance_outcomes()] == [
        share / sum([other for _, other in odds]) for _, share in odds
    ]


@every_table
def test_no_draw_has_more_outcomes_than_are_announced_and_one_has_as_many(table: Table) -> None:
    game, rng, most = loaded(table), Random(1), 0
    s = table.rules().first.copy()
    while s.agenda:
        if s.actors() == (CHANCE,):
            most = max(most, len(s.agenda[-1].odds(s)))
            roll(s, rng)
        else:
            seat = s.actors()[0]
            s.agenda[-1].apply(s, seat, choose(s.agenda[-1].options(s, seat), rng))
    assert most == game.max_chance_outcomes()


@every_table
def test_a_clone_goes_its_own_way(table: Table) -> None:
    state = played(loaded(table).new_initial_state(), np.random.RandomState(1), most=60)
    before = str(state), state.history(), state.episode.said
    played(state.clone(), np.random.RandomState(2), most=30)
    assert (str(state), state.history(), state.episode.said) == before


@every_table
def test_a_state_can_be_written_down_and_read_back(table: Table) -> None:
    state = played(loaded(table).new_initial_state(), np.random.RandomState(1), most=61)
    again = pickle.loads(pickle.dumps(state.episode))
    assert (again.state, again.said, again.entries) == (
        state.episode.state,
        state.episode.said,
        state.episode.entries,
    )
    assert deepcopy(state.episode).state == state.episode.state


@pytest.mark.parametrize("table", [SHORT, SECRET, Table("steamrollers", 1, {})], ids=str)
def test_its_own_tree_search_plays_a_whole_game(table: Table) -> None:
    game, rng = loaded(table), np.random.RandomState(1)
    bot = MCTSBot(game, 1.0, 4, WorthEvaluator(), random_state=rng, solve=False)
    state = played(game.new_initial_state(), rng, bot)
    assert state.returns() == state.episode.rewards("win")


def test_its_own_tree_search_for_secrets_plays_a_whole_game() -> None:
    game, rng = loaded(SECRET), np.random.RandomState(1)
    state = played(game.new_initial_state(), rng, ISMCTSBot(game, WorthEvaluator(), 1.0, 3, random_state=rng))
    assert sum(state.returns()) == 1.0


def test_a_state_that_a_player_imagines_tells_it_nothing_new() -> None:
    rng = np.random.RandomState(1)
    state, differ = loaded(SECRET).new_initial_state(), 0
    while not played(state, rng, most=7).is_terminal():
        player = state.current_player()
        if player >= 0:
            imagined = state.resample_from_infostate(player, rng.random_sample)
            assert imagined.information_state_string(player) == state.information_state_string(player)
            assert imagined.observation_tensor(player) == state.observation_tensor(player)
            assert imagined.legal_actions() == state.legal_actions()
            differ += imagined.episode.state != state.episode.state
    assert differ > 5


def test_what_somebody_has_half_said_is_not_imagined_by_another() -> None:
    state = played(loaded(SHORT).new_initial_state(), np.random.RandomState(1), most=45)
    while not state.episode.said:
        played(state, np.random.RandomState(1), most=1)
    player = state.current_player()
    assert state.episode.imagined(player, Random(1)).said == state.episode.said
    assert state.episode.imagined(1 - player, Random(1)).said == ()


def test_what_was_decided_in_secret_is_in_nobody_elses_information_state() -> None:
    told = []
    for amount in (0, 3):
        state = loaded(Table("volldampf", 2, {})).new_initial_state()
        state.episode = begin(state.episode.rules)
        state.episode.deal(Dealer(seed_of(1)))
        state.apply_action(state.legal_actions()[0])
        state.apply_action(state.legal_actions()[amount])
        told.append((state.information_state_string(1), state.information_state_string(0)))
    assert told[0][0] == told[1][0]
    assert told[0][1] != told[1][1]


def test_an_action_is_told_in_words() -> None:
    state = loaded(SHORT).new_initial_state()
    assert state.action_to_string(0).startswith("draw-cube ")
    while state.is_chance_node():
        played(state, np.random.RandomState(1), most=1)
    assert [state.action_to_string(integer) for integer in state.legal_actions()] == ["bid", "pass-bid"]
