"""The AEC environments keep to PettingZoo's contract."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from footplate.research.episode import Reward
from footplate.research.pettingzoo_env import FootplateAEC
from tests.research.tables import Table, every_table

# Its own games with masks are excused from these by their names.
with_masks = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def played(env: FootplateAEC, seed: int) -> dict[str, float]:
    """The rewards of a whole random game."""
    env.reset(seed=seed)
    rng, total = np.random.default_rng(seed), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        shown, reward, terminated, _, _ = env.last()
        total[agent] += reward
        env.step(None if terminated else int(rng.choice(shown["action_mask"].nonzero()[0])))
    return total


class TestContract:
    pytestmark = with_masks

    @every_table
    def test_the_api_is_as_pettingzoo_wants_it(self, table: Table) -> None:
        api_test(FootplateAEC(*table, render_mode="ansi"), num_cycles=60)

    @every_table
    def test_a_seed_gives_the_same_game_again(self, table: Table) -> None:
        seed_test(lambda: FootplateAEC(*table), num_cycles=20)

    def test_the_api_holds_to_the_end_of_a_game(self) -> None:
        api_test(FootplateAEC("steam", 2, {"map": "practice"}), num_cycles=1000)


@pytest.mark.parametrize(("reward", "total"), [("win", 1.0), ("points", 0.0)])
def test_two_players_share_one_win_and_one_difference_in_points(reward: Reward, total: float) -> None:
    env = FootplateAEC("volldampf", 2, reward=reward)
    rewards = played(env, 3)
    assert sum(rewards.values()) == total
    assert env.agents == []


def test_whoever_is_not_asked_may_say_nothing() -> None:
    env = FootplateAEC("steam", 3)
    env.reset(seed=1)
    may = {agent: bool(env.observe(agent)["action_mask"].any()) for agent in env.agents}
    assert [agent for agent in may if may[agent]] == [env.agent_selection]


def test_what_the_mask_forbids_is_refused_and_changes_nothing() -> None:
    env = FootplateAEC("steam", 3)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    forbidden = int(before["action_mask"].argmin())
    with pytest.raises(ValueError, match="may not be said"):
        env.step(forbidden)
    with pytest.raises(ValueError, match="says nothing"):
        env.step(None)
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before["observation"])


@pytest.mark.parametrize("outside", [-1, 10**6])
def test_what_is_no_integer_of_the_space_is_refused_as_well(outside: int) -> None:
    env = FootplateAEC("steam", 3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="may not be said"):
        env.step(outside)


@pytest.mark.parametrize(
    "ask",
    [
        lambda env: env.step(0),
        lambda env: env.observe("player_0"),
        lambda env: env.render(),
        lambda env: env.last(),
        lambda env: next(iter(env.agent_iter())),
    ],
    ids=["step", "observe", "render", "last", "agent_iter"],
)
def test_before_the_first_game_nothing_can_be_asked(ask: Callable[[FootplateAEC], object]) -> None:
    with pytest.raises(ResetNeeded, match=r"^there is no game yet: call reset\(\) first$"):
        ask(FootplateAEC("volldampf", 2, render_mode="ansi"))


def test_after_the_end_nothing_can_be_said_until_the_next_game() -> None:
    env = FootplateAEC("steam", 2, {"map": "practice"})
    played(env, 1)
    with pytest.raises(ResetNeeded, match="the game is over"):
        env.step(None)


def test_a_sealed_bid_is_not_seen_by_who_is_asked_after_it() -> None:
    shown = []
    for amount in (0, 3):
        env = FootplateAEC("volldampf", 2)
        env.reset(seed=1)
        assert env.agent_selection == "player_0"
        kind = int(env.observe("player_0")["action_mask"].argmax())
        assert env.rules.codec.meaning(kind) == "seal-bonds"
        env.step(kind)
        first = int(env.observe("player_0")["action_mask"].argmax())
        env.step(first + amount)
        assert env.agent_selection == "player_1"
        shown.append(env.observe("player_1"))
    assert np.array_equal(shown[0]["observation"], shown[1]["observation"])
    assert np.array_equal(shown[0]["action_mask"], shown[1]["action_mask"])


def test_seeds_give_different_games_and_no_seed_goes_on() -> None:
    env = FootplateAEC("steam", 3)
    env.reset(seed=1)
    first = env.observe("player_0")["observation"]
    env.reset()
    second = env.observe("player_0")["observation"]
    assert not np.array_equal(first, second)
    env.reset(seed=1)
    assert np.array_equal(env.observe("player_0")["observation"], first)
    env.reset()
    assert np.array_equal(env.observe("player_0")["observation"], second)


def test_the_table_is_drawn_in_text_for_who_is_asked() -> None:
    env = FootplateAEC("volldampf", 3, {"money": "hidden"}, render_mode="ansi")
    env.reset(seed=1)
    seat = env.possible_agents.index(env.agent_selection)
    assert env.render() == env.rules.game.picture(env.rules.game.view(env.episode.state, seat))
    assert FootplateAEC("volldampf", 3).render() is None
