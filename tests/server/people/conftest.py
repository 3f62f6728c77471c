"""What the tests of people share."""

from __future__ import annotations

import pytest

from footplate.server.store import Store
from tests.server.people.world import World


@pytest.fixture
def world(store: Store) -> World:
    return World(store)
