"""Shown: the space of what a seat is shown in the environments, a tensor and a mask."""

from __future__ import annotations

import footplate.research.extra  # noqa: F401

# isort: split
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from footplate.research.forms import MOST
from footplate.research.rules import Rules

Observation: TypeAlias = dict[str, Any]  # "observation" and "action_mask"


def observation_space(rules: Rules) -> spaces.Dict:
    """Numbers between bounds, and a 1 for each integer that may be said."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-MOST, MOST, (rules.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (rules.codec.size,), np.int8),
        }
    )
