"""What the tests of the command line share: the command itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import pytest

from footplate.cli import main


class Answer(NamedTuple):
    """What a command says and how it ends."""

    code: int
    out: str
    err: str


Footplate: TypeAlias = Callable[..., Answer]


@pytest.fixture
def footplate(capsys: pytest.CaptureFixture[str]) -> Footplate:
    """Runs a command as the console script does."""

    def run(*arguments: object) -> Answer:
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    return run


@pytest.fixture
def refused(footplate: Footplate) -> Callable[..., str]:
    """Runs a command that cannot be done, and gives the one line that it says."""

    def run(*arguments: object) -> str:
        answer = footplate(*arguments)
        assert (answer.code, answer.out) == (2, "")
        assert answer.err.startswith("footplate: ")
        assert answer.err.count("\n") == 1
        assert answer.err.endswith("\n")
        return answer.err.removeprefix("footplate: ").rstrip("\n")

    return run
