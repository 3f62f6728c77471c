"""The positions on which the drawings are tested are those that the engine gives today."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import footplate

ROOT = Path(__file__).parents[1]
SAMPLES = sorted(ROOT.glob("web/tests/*/sample.json"))


@pytest.mark.parametrize("sample", SAMPLES, ids=[sample.parent.name for sample in SAMPLES])
def test_a_sample_is_what_its_script_makes(sample: Path) -> None:
    made = subprocess.run(
        [sys.executable, sample.with_suffix(".py")],
        env=os.environ | {"PYTHONPATH": str(Path(footplate.__file__).parents[1])},
        capture_output=True,
        check=True,
    )
    assert json.loads(made.stdout) == json.loads(sample.read_text("utf-8"))
