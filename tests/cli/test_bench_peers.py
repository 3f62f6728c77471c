"""`footplate bench --peers`: other engines really are installed and run beside ours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from footplate.cli.bench import comparison, deliveries, environment, peer, positions, quantities, stopwatch
from footplate.cli.bench.comparison import ELSEWHERE, Comparison, table
from footplate.cli.given import BadInput
from tests.cli.conftest import Footplate


@pytest.fixture(scope="module")
def cache(request: pytest.FixtureRequest) -> Path:
    """Where the environment stays from one run of the tests to the next: the first takes a minute."""
    assert request.config.cache is not None
    return request.config.cache.mkdir("peers")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, cache: Path, tmp_path: Path) -> None:
    """As little work as still measures something."""
    few = (
        (positions, "SLICE", 10),
        (positions, "SAMPLES", 1),
        (positions, "COPIES", 2),
        (quantities, "GAMES", 1),
        (quantities, "FEW", 1),
        (deliveries, "BOARDS", 1),
        (stopwatch, "SLICES", 1),
        (stopwatch, "TURNS", 1000),
        (comparison, "SLICES", 1),
    )
    for module, name, number in few:
        monkeypatch.setattr(module, name, number)
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


@pytest.mark.usefixtures("quick")
def test_other_engines_are_installed_and_measured_by_turns_with_ours(footplate: Footplate) -> None:
    answer = footplate("bench", "steam", "--peers", "--rounds", 1, "--json")
    assert answer.code == 0
    assert "other engines are installed in" in answer.err
    found = msgspec.json.decode(answer.out, type=Comparison)
    assert found.missing == []
    measured = {(one.letter, one.game.rpartition(" ")[0]) for one in found.peers}
    assert measured == {*[(letter, name) for name in peer.PEERS for letter in "AF"], ("G", "catanatron")}
    compared = {(one.letter, one.peer) for one in found.ratios}
    assert {(one.letter, one.peer) for one in ELSEWHERE} <= compared
    assert {(one.letter, one.game) for one in found.peers} <= compared
    assert all([one.ratio > 0 for one in found.ratios])
    lines = "\n".join(table(found))
    assert "A  random play, decisions\n" in lines
    assert "   python-chess 1." in lines


def test_what_cannot_be_installed_is_told_and_loses_nothing(tmp_path: Path) -> None:
    python = environment.made(tmp_path)
    (says,) = environment.install(python, ("footplate-knows-no-such-peer",))
    assert says.startswith("footplate-knows-no-such-peer cannot be installed and is left out: ")


def test_what_is_installed_but_broken_is_told_and_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Iterator[tuple[str, peer.Slice]]:
        raise ImportError("a library is missing")

    def sound() -> Iterator[tuple[str, peer.Slice]]:
        yield "A", lambda: 1

    monkeypatch.setattr(peer, "PEERS", {"broken": ("msgspec", broken), "sound": ("msgspec", sound)})
    works, missing = peer.found()
    assert [name.rpartition(" ")[0] for name in works] == ["A sound"]
    assert missing == ["broken is installed, but does not work and is left out: a library is missing"]


def test_what_is_not_installed_is_not_called_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent() -> Iterator[tuple[str, peer.Slice]]:
        raise ModuleNotFoundError("No module named 'absent'")

    monkeypatch.setattr(peer, "PEERS", {"absent": ("footplate-knows-no-such-peer", absent)})
    assert peer.found() == ({}, [])


def test_a_process_of_the_peers_that_ends_is_told(tmp_path: Path) -> None:
    ends = tmp_path / "python"
    ends.write_text("#!/bin/sh\n")
    ends.chmod(0o755)
    asked = comparison._asked(ends)
    with (
        pytest.raises(BadInput, match=r"^the process that plays the games of other engines has ended$"),
        asked,
    ):
        pass


def test_the_loop_of_the_peers_is_ours() -> None:
    assert peer.loop(1000) == stopwatch.loop(1000)
    assert peer.loop.__code__.co_code == stopwatch.loop.__code__.co_code


def test_a_slice_goes_on_until_caches_are_filled_again() -> None:
    works = []

    def step() -> tuple[int]:
        works.append(stopwatch.loop(10_000))
        return (2,)

    done, seconds, turns = comparison._timed(stopwatch.Work(("steps",), step))()
    assert seconds >= peer.LEAST
    assert done == 2 * len(works) > 2
    assert turns > 0
