"""One seat against bots keeps to Gymnasium's contract."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from footplate.bots.knowledge import Knowledge
from footplate.bots.roster import BOTS
from footplate.kernel.action import Action
from footplate.research.gymnasium_env import FootplateEnv
from tests.research.tables import Table, every_table


def played(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, int]:
    """The reward of a whole game in which anything is said, and how many integers were."""
    rng, said = np.random.default_rng(seed), 0
    shown, _ = env.reset(seed=seed)
    while True:
        shown, reward, terminated, _, _ = env.step(rng.choice(shown["action_mask"].nonzero()[0]))
        said += 1
        if terminated:
            return float(reward), said


@every_table
def test_the_environment_is_as_gymnasium_wants_it(table: Table) -> None:
    name, players, options = table
    env = gymnasium.make(
        f"footplate/{name}-v0", players=players, options=options, bots="random", render_mode="ansi"
    )
    check_env(env.unwrapped)


@pytest.mark.parametrize("name", ["days-of-steam", "steam", "steamrollers", "volldampf"])
def test_every_game_is_made_by_its_name(name: str) -> None:
    env = gymnasium.make(f"footplate/{name}-v0")
    shown, _ = env.reset(seed=1)
    assert env.observation_space.contains(shown)


def test_a_game_is_played_to_its_end_and_again_by_its_seed() -> None:
    env = FootplateEnv("volldampf", 3, seat=1, bots=("random", "greedy"), reward="points")
    first = played(env, 7)
    assert first[0] != 0.0
    assert played(env, 7) == first
    assert played(env, 8) != first


def test_bots_decide_for_the_other_seats_by_what_those_know(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def last(known: Knowledge, rng: Random) -> Action:
        assert known.view.seat == known.seat
        asked.append(known.seat)
        return known.options[-1]

    monkeypatch.setitem(BOTS, "random", last)
    env = FootplateEnv("volldampf", 3, seat=1, bots="random")
    played(env, 1)
    assert set(asked) == {0, 2}
    assert len(asked) == sum([entry.seat in (0, 2) for entry in env.episode.entries])


def test_what_the_mask_forbids_ends_the_game() -> None:
    env = FootplateEnv("steam", 3)
    shown, _ = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(shown["action_mask"].argmin())
    assert (reward, terminated, truncated, info) == (-1.0, True, False, {"illegal": True})


@pytest.mark.parametrize("how", ["forbidden", "played"])
def test_after_the_end_nothing_can_be_said_until_the_next_game(how: str) -> None:
    env = FootplateEnv("volldampf", 2, bots="random")
    shown, _ = env.reset(seed=1)
    legal = int(shown["action_mask"].argmax())
    if how == "forbidden":
        shown, *_ = env.step(shown["action_mask"].argmin())
        assert not shown["action_mask"].any()
    else:
        played(env, 1)
    assert not env.action_masks().any()
    with pytest.raises(ResetNeeded, match=r"^the game is over: call reset\(\) for another$"):
        env.step(legal)
    env.reset(seed=1)
    assert env.step(legal)[2] is False


@pytest.mark.parametrize("outside", [-1, "a legal one less the size", 10**6, 1.5])
def test_what_is_no_integer_of_the_space_is_refused_and_changes_nothing(outside: Any) -> None:
    env = FootplateEnv("steam", 3)
    shown, _ = env.reset(seed=1)
    legal = int(shown["action_mask"].argmax())
    if isinstance(outside, str):
        outside = legal - env.rules.codec.size
    with pytest.raises(ValueError, match=r"^an action is an integer from 0 to 362, not "):
        env.step(outside)
    assert env.step(legal)[2] is False


@pytest.mark.parametrize("ask", ["step", "action_masks", "render"])
def test_before_the_first_game_nothing_can_be_asked(ask: str) -> None:
    env = FootplateEnv("steam", 3, render_mode="ansi")
    with pytest.raises(ResetNeeded, match=r"^there is no game yet: call reset\(\) first$"):
        getattr(env, ask)(*([0] if ask == "step" else []))


def test_bots_are_a_tuple_or_have_commas_between_them() -> None:
    env = FootplateEnv("volldampf", 3, seat=1, bots="random,greedy", reward="points")
    assert played(env, 7) == played(
        FootplateEnv("volldampf", 3, seat=1, bots=("random", "greedy"), reward="points"), 7
    )


def test_the_mask_alone_is_there_for_learners_that_ask_for_it() -> None:
    env = FootplateEnv("steam", 3)
    shown, _ = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), shown["action_mask"])


def test_the_seat_sees_the_table_drawn_in_text() -> None:
    env = FootplateEnv("volldampf", 2, seat=1, render_mode="ansi", options={"money": "hidden"})
    env.reset(seed=1)
    assert env.render() == env.rules.game.picture(env.rules.game.view(env.episode.state, 1))
    assert FootplateEnv("volldampf", 2).render() is None


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"seat": 3}, "seat is from 0 to 2"),
        ({"bots": "stoker"}, "there is no bot 'stoker'"),
        ({"reward": "money"}, "a reward is win or points, not 'money'"),
        ({"bots": "random,greedy,random"}, "there are 2 other seats, and bots for 3"),
        ({"bots": ("random",)}, "there are 2 other seats, and bots for 1"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        FootplateEnv("volldampf", 3, **given)


def test_where_a_program_is_unfit_the_game_goes_on_with_a_warning() -> None:
    env = FootplateEnv("volldampf", 2, bots="mine=false")
    with pytest.warns(UserWarning, match="mine ended without an answer, with exit code 1"):
        played(env, 1)


def test_a_program_ends_when_its_environment_is_closed(tmp_path: Path) -> None:
    ended = tmp_path / "ended"
    notes = f"import atexit, pathlib; atexit.register(pathlib.Path({str(ended)!r}).touch)"
    answers = """import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    hello = asked["kind"] == "hello"
    print(json.dumps({"protocol": 1} if hello else {"id": asked["id"], "choice": 0}), flush=True)"""
    command = shlex.join([sys.executable, "-c", f"{notes}\n{answers}"])
    env = FootplateEnv("volldampf", 2, seat=1, bots=f"mine={command}")
    for seed in range(4):
        env.reset(seed=seed)
    assert 0 in {entry.seat for entry in env.episode.entries}
    assert not ended.exists()
    env.close()
    assert ended.exists()
