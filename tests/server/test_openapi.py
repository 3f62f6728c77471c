"""The OpenAPI document: committed, true to the routes, and of use to who generates code from it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator
from litestar.testing import TestClient

from footplate.bots import random
from footplate.kernel.game import agree, find
from footplate.kernel.play import start
from footplate.server.app import ROUTES, description, make_app
from footplate.server.settings import Settings

COMMITTED = Path(__file__).parents[2] / "docs" / "openapi.json"
GAMES = ("volldampf", "steam", "steamrollers", "days-of-steam")


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(description())
    # Tests register a game of their own.
    for toy in set(found["x-games"]) - set(GAMES):
        name = found["x-games"].pop(toy)["view"]["$ref"].rpartition("/")[2].removesuffix("View")
        schemas = found["components"]["schemas"]
        for schema in [one for one in schemas if one.startswith(name)]:
            del schemas[schema]
        schemas["Box"]["anyOf"].remove({"$ref": f"#/components/schemas/{name}Components"})
        for place in ("Views", "Actions", "Components"):
            del schemas[place]["properties"][toy]
            schemas[place]["required"].remove(toy)
    return found


def operations(document: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    return [(path, method, spec) for path, one in document["paths"].items() for method, spec in one.items()]


def references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for name, one in value.items():
            if name == "$ref":
                yield one
            elif name == "mapping":
                yield from one.values()
            else:
                yield from references(one)
    elif isinstance(value, list):
        for one in value:
            yield from references(one)


def validator(document: dict[str, Any], name: str) -> Draft202012Validator:
    return Draft202012Validator(
        {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    )


def test_the_committed_document_is_that_of_the_routes(document: dict[str, Any]) -> None:
    committed = msgspec.json.decode(COMMITTED.read_bytes())
    assert committed == document, "write it again: footplate openapi >docs/openapi.json"


def test_the_server_serves_it(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=str(tmp_path)))) as client:
        answer = client.get("/api/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.content == description()


def test_every_route_is_in_it(document: dict[str, Any]) -> None:
    assert len(operations(document)) >= len(ROUTES)
    for path in ("/api/games", "/api/tables", "/api/tables/{id}/actions", "/healthz"):
        assert path in document["paths"]


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    for reference in references(document):
        found: Any = document
        for step in reference.removeprefix("#/").split("/"):
            found = found[step]


def test_every_operation_has_a_short_id_of_its_own_and_says_what_it_does(document: dict[str, Any]) -> None:
    ids = [spec["operationId"] for _, _, spec in operations(document)]
    assert sorted(set(ids)) == sorted(ids)
    tags = {tag["name"] for tag in document["tags"]}
    for path, method, spec in operations(document):
        assert re.fullmatch(r"[a-z]+([A-Z][a-z]*)*", spec["operationId"]), (path, method)
        assert len(spec["operationId"]) <= 24
        assert spec["summary"]
        assert spec["description"]
        assert set(spec["tags"]) <= tags


def test_every_problem_that_an_operation_may_answer_with_is_documented(document: dict[str, Any]) -> None:
    for path, method, spec in operations(document):
        expected = {"429"}
        if spec.get("security") == [{"session": []}]:
            expected.add("401")
        if "requestBody" in spec:
            expected |= {"400", "403", "409", "413"}
        if "{" in path:
            expected.add("404")
        assert expected <= set(spec["responses"]), (path, method)
    assert "422" in document["paths"]["/api/tables/{id}/actions"]["post"]["responses"]


def test_every_parameter_has_a_meaning_and_whole_limits(document: dict[str, Any]) -> None:
    for path, method, spec in operations(document):
        for parameter in spec.get("parameters", ()):
            assert parameter.get("description"), (path, method, parameter["name"])
            assert not [one for one in parameter["schema"].values() if isinstance(one, float)]


def test_every_schema_is_described(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    without = [name for name, schema in schemas.items() if not schema.get("description")]
    assert [name for name in without if not name.endswith("Options")] == []
    assert (
        schemas["LiveClock"]["properties"]["increment"]["description"] == "Seconds that each decision adds."
    )


def test_the_messages_of_the_socket_are_in_it(document: dict[str, Any]) -> None:
    assert [one["$ref"].rpartition("/")[2] for one in document["x-socket"]["messages"]] == ["Push", "Waiting"]
    kinds = document["components"]["schemas"]["Event"]["properties"]["what"]["discriminator"]["mapping"]
    assert {"moves", "chat", "ended"} <= set(kinds)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_shows_and_takes_is_as_its_schemas_say(document: dict[str, Any], name: str) -> None:
    game, rng = find(name), Random(5)
    play = start(game, agree(game, 3, {}), ["a", "b", "c"], bytes(32))
    play.deal()
    view = validator(document, document["x-games"][name]["view"]["$ref"].rpartition("/")[2])
    action = validator(document, document["x-games"][name]["action"]["$ref"].rpartition("/")[2])
    for _ in range(40):
        if play.state.over:
            break
        seat = play.state.actors()[0]
        view.validate(msgspec.to_builtins(game.view(play.state, seat)))
        action.validate(
            msgspec.to_builtins(random.choose(play.state.agenda[-1].options(play.state, seat), rng))
        )
        random.step(play, rng)
    assert not view.is_valid({"seat": 0})
    assert not action.is_valid({"kind": "castle"})
