"""A tournament on a Ray of two nodes on this machine, of which one is killed in the middle of its games.

    python -m tests.arena.two_nodes PLAN GAMES FILE

writes the outcomes of the games to a file, as JSON, and what is said of games that kill whoever plays them;
what Ray has to say goes wherever Ray likes.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

os.environ |= {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS": "0"}

import msgspec
from ray.cluster_utils import Cluster as TwoNodes

from footplate.arena import cluster
from footplate.arena.cluster import Cluster
from footplate.arena.plan import Plan
from footplate.arena.worker import Lost

# Ray takes 127.0.0.1 for a word for the address of this machine in its network; this one it leaves alone.
LOOPBACK: Final = "127.0.0.2"
NODE: Final = {
    "num_cpus": 1,
    "object_store_memory": 80 << 20,
    "include_dashboard": False,
    "node_ip_address": LOOPBACK,
}
PATIENCE: Final = 30.0


def main(plan: Plan, games: int) -> tuple[list[Any], str]:
    """Play; kill a worker when the first games are over, then a node; then have workers kill themselves."""
    nodes: Any = TwoNodes(initialize_head=True, head_node_args=NODE)
    try:
        second = nodes.add_node(**NODE)
        outcomes = []
        for outcome in Cluster(nodes.address).play(plan, range(1, games + 1)):
            outcomes.append(outcome)
            if len(outcomes) == 1:
                os.kill(at_work(nodes.head_node), signal.SIGKILL)
                at_work(second)
                nodes.remove_node(second, allow_graceful=False)
        return outcomes, deadly(nodes.address, plan)
    finally:
        nodes.shutdown()


def deadly(address: str, plan: Plan) -> str:
    """What is said of games over which every worker dies."""
    cluster.batch = dies
    try:
        list(Cluster(address).play(plan, (1,)))
    except Lost as lost:
        return str(lost)
    return ""


def dies(plan: bytes, numbers: Sequence[int]) -> bytes:
    """Games that end their worker."""
    os._exit(1)


def at_work(node: Any) -> int:
    """A process of the node that is playing; it may take a moment until there is one."""
    raylet = node.all_processes["raylet"][0].process.pid
    until = monotonic() + PATIENCE
    while monotonic() < until:
        for folder in Path("/proc").glob("[0-9]*"):
            if playing(folder, raylet):
                return int(folder.name)
        sleep(0.01)
    raise TimeoutError("no worker of the node plays")


def playing(process: Path, raylet: int) -> bool:
    """Whether a process is a child of the raylet that has a batch of games under way."""
    try:
        parent = process.joinpath("stat").read_text().rpartition(")")[2].split()[1]
        return int(parent) == raylet and b"batch" in process.joinpath("cmdline").read_bytes()
    except OSError:
        return False


if __name__ == "__main__":
    played = main(msgspec.json.decode(sys.argv[1], type=Plan), int(sys.argv[2]))
    Path(sys.argv[3]).write_bytes(msgspec.json.encode(played))
