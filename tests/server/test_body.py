"""What is wrong with a request is said so that its sender knows what to mend."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from footplate.server.app import make_app
from footplate.server.settings import Settings


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(Settings(data=str(tmp_path), thinkers=0))) as client:
        yield client


@pytest.mark.parametrize("headers", [{}, {"content-type": "application/json"}])
def test_a_body_that_is_missing_is_asked_for(client: TestClient[Litestar], headers: dict[str, str]) -> None:
    answer = client.post("/api/people", headers=headers)
    assert answer.status_code == 400
    assert answer.json()["detail"] == "this request has no body; JSON is expected"


def test_where_no_body_is_expected_none_is_missed(client: TestClient[Litestar]) -> None:
    assert client.post("/api/people", json={"name": "Ada"}).status_code == 201
    assert client.post("/api/me/sessions/end").status_code == 204


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/api/tables?before=abc", "before: Expected `int | null`, got `str`"),
        ("/api/tables/x/log?most=100000", "most: Expected `int` <= 200"),
    ],
)
def test_a_parameter_that_does_not_fit_is_named(client: TestClient[Litestar], path: str, says: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["detail"]) == (400, says)
