"""What the tests of the kernel share: the toy game, known by name while a test runs."""

import pytest

from footplate.kernel import game


@pytest.fixture(autouse=True)
def toy_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game._REGISTRY, "toy", "tests.kernel.toy:TOY")
