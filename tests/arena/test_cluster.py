"""Ray: a tournament on two nodes, of which one does not live to see its end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
import ray

from footplate.arena import cluster
from footplate.arena.cluster import Cluster, batch
from footplate.arena.match import Outcome
from footplate.arena.plan import Plan
from footplate.arena.worker import Lost
from footplate.arena.workers import Here
from tests.arena.tables import planned
from tests.arena.test_workers import in_order

GAMES = 30


@pytest.fixture
def plan() -> Plan:
    """Games that take a moment, so that some are under way when something dies."""
    return planned(bots=("cleaner", "fireman"), game="days-of-steam")


def test_a_killed_worker_and_a_killed_node_lose_no_game_and_deadly_games_are_given_up(
    plan: Plan, tmp_path: Path
) -> None:
    path = tmp_path / "outcomes.json"
    arguments = (msgspec.json.encode(plan).decode(), str(GAMES), str(path))
    done = subprocess.run(
        [sys.executable, "-m", "tests.arena.two_nodes", *arguments],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    outcomes, lost = msgspec.json.decode(path.read_bytes(), type=tuple[list[Outcome], str])
    assert len(outcomes) == GAMES
    assert in_order(outcomes) == in_order(list(Here().play(plan, range(1, GAMES + 1))))
    assert lost.startswith("games 1 to 1 were lost again and again: ")


def test_a_machine_with_another_version_does_not_play(plan: Plan) -> None:
    other = msgspec.structs.replace(plan, version="0.0.1")
    with pytest.raises(Lost, match=r"cannot play a tournament of Footplate 0\.0\.1"):
        batch(msgspec.json.encode(other), (1,))


def test_a_machine_with_other_bots_does_not_play(plan: Plan) -> None:
    other = msgspec.structs.replace(plan, build="0123")
    with pytest.raises(Lost, match=f"are of build {plan.build}, and the tournament is of build 0123"):
        batch(msgspec.json.encode(other), (1,))


@pytest.mark.parametrize("error", [ConnectionError("no\nhead"), ray.exceptions.RayError("no\nhead")])
def test_a_cluster_that_is_gone_is_told_in_a_line(
    plan: Plan, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def gone(refs: object) -> object:
        raise error

    monkeypatch.setattr(cluster, "_connect", lambda address: None)
    monkeypatch.setattr(cluster, "_processors", lambda: 1)
    monkeypatch.setattr(
        ray, "remote", lambda **kwargs: lambda batch: SimpleNamespace(remote=lambda *_: "task")
    )
    monkeypatch.setattr(ray, "wait", gone)
    with pytest.raises(
        Lost, match=r"^the cluster at ray is gone: .*head; the games that are over are in the"
    ):
        list(Cluster().play(plan, [1]))


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("127.0.0.1:1", "there is no Ray at 127.0.0.1:1: "),
        ("ray://127.0.0.1:1", "there is no Ray at ray://127.0.0.1:1: "),
        ("127.0.0.1:123456", "there is no Ray at 127.0.0.1:123456: "),
        ("elsewhere", "a cluster is ray, HOST:PORT or ray://HOST:PORT, not 'elsewhere'"),
    ],
)
def test_where_there_is_no_cluster_nobody_waits_for_it(plan: Plan, address: str, says: str) -> None:
    with pytest.raises(Lost) as lost:
        list(Cluster(address).play(plan, [1]))
    assert str(lost.value).startswith(says)
