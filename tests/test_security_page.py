"""Every line of the threat model names a test that is there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT.joinpath("docs", "security.md").read_text("utf-8")
LINES = [
    line
    for line in PAGE.splitlines()
    if line.startswith("| ") and not line.startswith(("| what they try |", "| what it tries |"))
]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


@cache
def functions_of(path: str) -> set[str]:
    tree = ast.parse(ROOT.joinpath(path).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


@pytest.mark.parametrize("line", LINES, ids=[line.split("|")[1].strip() for line in LINES])
def test_what_stands_against_a_threat_is_proved_by_a_test_that_is_there(line: str) -> None:
    _, threat, defence, proof, _ = line.split("|")
    assert threat.strip()
    assert defence.strip()
    found = NAMED.findall(proof)
    assert found
    for path, name in found:
        assert name in functions_of(path)


def test_nobody_who_is_feared_is_forgotten() -> None:
    assert len(re.findall(r"^## ", PAGE, re.M)) == 7
    assert len(LINES) > 60
