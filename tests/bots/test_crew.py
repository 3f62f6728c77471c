"""Processes share out tasks: whoever dies is replaced, and none outlives who started it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from time import sleep

import pytest

from footplate.bots import crew
from footplate.bots.crew import Lost, shared_out
from footplate.bots.ending import end
from tests import stubborn

STARTS = """
from functools import partial
from pathlib import Path
from footplate.bots.crew import shared_out
from tests.bots.test_crew import noted_forever

if __name__ == "__main__":
    list(shared_out(partial(noted_forever, Path({notes!r})), range(2), 2))
"""


def squared(number: int) -> int:
    return number * number


def noted(notes: Path, number: int) -> int:
    """Add this process to the notes."""
    with notes.open("a") as file:
        file.write(f"{os.getpid()}\n")
    return number


def noted_forever(notes: Path, number: int) -> None:
    noted(notes, number)
    sleep(1000)


def dies_once(notes: Path, number: int) -> int:
    """The process that comes to 3 first is killed over it."""
    if number == 3 and not notes.exists():
        notes.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def dies(number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def is_done_too_late(notes: Path, number: int) -> int:
    """0 is done when 1 has begun, and 1 when nobody waits any more, a moment before its process is ended."""
    if number == 1:
        vars(crew)["end"] = _end_a_moment_later
        notes.touch()
        sleep(0.3)
    while not notes.exists():
        sleep(0.01)
    return number


def _end_a_moment_later() -> None:
    sleep(1)
    end()


def misread(number: int) -> None:
    raise EOFError(f"nothing in {number}")


def test_results_come_in_the_order_in_which_things_were_given() -> None:
    assert list(shared_out(squared, range(20), 2)) == [number * number for number in range(20)]
    assert list(shared_out(squared, [], 2)) == []


def test_a_process_that_dies_is_replaced_and_nothing_is_missing(tmp_path: Path) -> None:
    assert list(shared_out(partial(dies_once, tmp_path / "died"), range(8), 2)) == list(range(8))


def test_a_task_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(Lost, match=r"^3 processes died over the same task$"):
        list(shared_out(dies, range(2), 1))


def test_an_error_in_a_task_is_raised_and_is_no_death() -> None:
    with pytest.raises(EOFError, match=r"^nothing in 0$"):
        list(shared_out(misread, range(2), 1))


def test_who_wants_no_more_leaves_no_process_behind(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    results = shared_out(partial(noted, notes), range(99), 2)
    assert next(iter(results)) == 0
    del results
    assert stubborn.started(notes)
    assert stubborn.left(notes) == []


def test_who_is_done_when_nobody_waits_any_more_says_nothing(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    results = shared_out(partial(is_done_too_late, tmp_path / "begun"), range(2), 2)
    assert next(results) == 0
    del results
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nobody_outlives_who_started_them_even_in_the_middle_of_a_task(tmp_path: Path, told: int) -> None:
    notes, program = tmp_path / "notes", tmp_path / "starts.py"
    notes.touch()
    program.write_text(STARTS.format(notes=str(notes)))
    starts = subprocess.Popen(
        [sys.executable, str(program)],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        stderr=subprocess.DEVNULL,
    )
    while len(stubborn.started(notes)) < 2:
        assert starts.poll() is None
        sleep(0.01)
    starts.send_signal(told)
    assert starts.wait(stubborn.PATIENCE) != 0
    assert stubborn.left(notes) == []
