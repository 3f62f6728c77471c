"""Cluster: the games of a plan on Ray, on as many machines as it has.

Every machine has Footplate installed. Batches of games are tasks; one that dies with its worker or machine is
handed to Ray anew, a few times.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from logging import WARNING
from socket import create_connection
from typing import Any, Final

import msgspec

from footplate.arena.match import Outcome
from footplate.arena.plan import Plan
from footplate.arena.worker import Lost, played
from footplate.arena.workers import PATIENCE, Outcomes
from footplate.bots.roster import dismiss

BATCHES: Final = 3  # that wait for each processor
LARGEST: Final = 16  # games of a batch, so that little is lost with a worker
KNOCK: Final = 10.0  # seconds
HERE: Final = "ray"
NEEDED: Final = "for this Ray is needed: pip install 'footplate[cluster]'"

try:
    import ray
except ImportError as error:
    raise Lost(NEEDED) from error


class Cluster:
    """Ray: the one that runs on this machine, or one by its address."""

    def __init__(self, address: str = HERE) -> None:
        self.address = address

    def play(self, plan: Plan, numbers: Iterable[int]) -> Outcomes:
        """The games as their batches end."""
        left = list(numbers)
        if not left:
            return
        _connect(self.address)
        try:
            yield from _batches(plan, left)
        except (ConnectionError, ray.exceptions.RayError) as error:
            why = f"the cluster at {self.address} is gone: {_line(error)}"
            raise Lost(f"{why}; the games that are over are in the journal, if there is one") from None
        finally:
            ray.shutdown()


def _connect(address: str) -> None:
    if address != HERE:
        _knock(address)
    try:
        ray.init(
            address=None if address == HERE else address,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=WARNING,
            # Words are hashed alike in every process, so that none plays differently for the order of a set.
            runtime_env={"env_vars": {"PYTHONHASHSEED": "0"}},
        )
    except ImportError as error:
        raise Lost(f"{NEEDED}: {error}") from None
    except (ConnectionError, ValueError, TimeoutError) as error:
        raise Lost(f"there is no Ray at {address}: {error}") from None


def _knock(address: str) -> None:
    """Lost unless somebody is at the address; Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise Lost(f"a cluster is ray, HOST:PORT or ray://HOST:PORT, not {address!r}")
    try:
        create_connection((host, int(port)), KNOCK).close()
    except (OSError, OverflowError) as error:
        raise Lost(f"there is no Ray at {address}: {error}") from None


def _batches(plan: Plan, numbers: Sequence[int]) -> Outcomes:
    """Have the batches played, not all at once."""
    # Ray would not count how often a batch has killed its worker.
    task = ray.remote(num_cpus=1, max_retries=0)(batch)
    processors = _processors()
    size = max(1, min(LARGEST, len(numbers) // (processors * BATCHES)))
    waiting = [(tuple(numbers[at : at + size]), PATIENCE) for at in range(0, len(numbers), size)][::-1]
    encoded = msgspec.json.encode(plan)
    under_way: dict[Any, tuple[tuple[int, ...], int]] = {}
    while waiting or under_way:
        while waiting and len(under_way) < processors * BATCHES:
            some, chances = waiting.pop()
            under_way[task.remote(encoded, some)] = some, chances
        (ended,), _ = ray.wait(list(under_way))
        some, chances = under_way.pop(ended)
        try:
            yield from msgspec.json.decode(ray.get(ended), type=list[Outcome])
        except (ray.exceptions.RayTaskError, ray.exceptions.RuntimeEnvSetupError) as error:
            raise Lost(_line(error)) from None
        except ray.exceptions.RayError as error:
            if chances == 1:
                raise Lost(
                    f"games {some[0]} to {some[-1]} were lost again and again: {_line(error)}"
                ) from None
            waiting.append((some, chances - 1))


def _processors() -> int:
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 1)))


def batch(plan: bytes, numbers: Sequence[int]) -> bytes:
    """Games of a plan, played by a worker of the cluster."""
    known = msgspec.json.decode(plan, type=Plan)
    try:
        return msgspec.json.encode([played(known, number) for number in numbers])
    finally:
        dismiss()


def _line(error: Exception) -> str:
    """What went wrong: our own words, or else the last line of what Ray tells."""
    return str(getattr(error, "cause", error)).strip().rpartition("\n")[2]
