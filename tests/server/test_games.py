"""Games and rules over HTTP, as the kernel's contract has them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from footplate.bots.levels import levels
from footplate.bots.roster import BOTS
from footplate.games.steam.maps import text
from footplate.kernel.action import CHANCE
from footplate.kernel.game import agree, find, option_values, registered
from footplate.messages import RULES, catalogue, languages, sources
from footplate.server.app import make_app
from footplate.server.settings import Settings


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    folder: Path = tmp_path_factory.mktemp("data")
    with TestClient(make_app(Settings(data=str(folder)))) as client:
        yield client


@pytest.fixture(scope="module")
def games(client: TestClient[Litestar]) -> dict[str, Any]:
    return {game["name"]: game for game in client.get("/api/games").json()["games"]}


def test_every_registered_game_is_listed(games: dict[str, Any]) -> None:
    assert tuple(games) == registered()
    for name, game in games.items():
        assert (game["title"], game["ruleset"]) == (find(name).title, find(name).ruleset)
        assert range(game["least"], game["most"] + 1) == find(name).players


def test_the_bots_of_a_game_are_listed_with_their_levels_and_times(games: dict[str, Any]) -> None:
    for name, game in games.items():
        assert [bot["name"] for bot in game["bots"]] == list(BOTS)
        offered = [bot for bot in game["bots"] if bot["offered"]]
        assert [bot["level"] for bot in offered] == [1, 2, 3, 4, 5]
        assert [(bot["name"], bot["seconds"]) for bot in offered] == [
            (level.name, level.seconds) for level in levels(name)
        ]
        others = [bot for bot in game["bots"] if not bot["offered"]]
        assert [bot["name"] for bot in others] == ["random", "thrifty", "greedy"]
        assert {(bot["level"], bot["seconds"]) for bot in others} == {(None, None)}


def test_a_program_is_offered_after_the_levels_and_has_none(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=str(tmp_path), bots="mine=true"))) as client:
        for game in client.get("/api/games").json()["games"]:
            mine = {"name": "mine", "level": None, "seconds": None, "offered": True}
            assert game["bots"][-1] == mine
            assert len(game["bots"]) == len(BOTS) + 1


def test_what_is_listed_of_an_option_can_be_agreed_on(games: dict[str, Any]) -> None:
    for name, game in games.items():
        options = {one["name"]: one for one in game["options"]}
        assert {option: tuple(one["values"]) for option, one in options.items()} == option_values(find(name))
        agreed = agree(find(name), 3, {option: one["default"] for option, one in options.items()})
        assert agreed == agree(find(name), 3, {})
        assert all([bool(one["values"]) != bool(one["number"]) for one in options.values()])
        ledger = find(name).ledger()
        for one in options.values():
            assert ledger.clause(one["rule"]).title == one["title"]


@pytest.mark.parametrize("name", ["volldampf", "steam", "steamrollers", "days-of-steam"])
def test_the_rules_of_a_game_are_its_ledger(client: TestClient[Litestar], name: str) -> None:
    told = client.get(f"/api/games/{name}/rules").json()
    clauses = find(name).ledger().clauses
    assert [rule["id"] for rule in told["rules"]] == [clause.id for clause in clauses]
    assert [rule["sentence"] for rule in told["rules"]] == [clause.sentence for clause in clauses]
    assert [rule["ruling"] for rule in told["rules"]] == [clause.ruling for clause in clauses]


@pytest.mark.parametrize("language", languages())
def test_the_rules_of_a_game_are_told_in_the_language_that_is_asked_for(
    client: TestClient[Litestar], language: str
) -> None:
    told = client.get("/api/games/volldampf/rules", headers={"Accept-Language": language}).json()
    clauses = [catalogue(language).clause(clause) for clause in find("volldampf").ledger().clauses]
    for rule, clause in zip(told["rules"], clauses, strict=True):
        assert rule["title"] == clause.title
        assert rule["sentence"] == clause.sentence
        assert rule["reason"] == clause.reason


@pytest.mark.parametrize("language", languages())
def test_the_rule_of_an_option_is_titled_in_the_language_that_is_asked_for(
    client: TestClient[Litestar], language: str
) -> None:
    games = client.get("/api/games", headers={"Accept-Language": language}).json()["games"]
    for game in games:
        ledger = find(game["name"]).ledger()
        for option in game["options"]:
            assert option["title"] == catalogue(language).clause(ledger.clause(option["rule"])).title


def test_the_catalogue_of_every_language_is_served(client: TestClient[Litestar]) -> None:
    told = client.get("/api/messages").json()["languages"]
    assert "en" in told
    for language in told:
        served = client.get(f"/api/messages/{language}").json()
        files = {name: text for name, text in sources(language).items() if not name.startswith(RULES)}
        assert served == {"language": language, "files": files}
    assert "volldampf.ftl" in served["files"]


def test_who_has_a_catalogue_is_not_sent_it_again(client: TestClient[Litestar]) -> None:
    first = client.get("/api/messages/en")
    again = client.get("/api/messages/en", headers={"If-None-Match": first.headers["etag"]})
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["content-encoding"] == "gzip"
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("language", ["xx", "__pycache__", "..%2Fen", "en%2F.."])
def test_a_language_that_is_not_there_is_not_found(client: TestClient[Litestar], language: str) -> None:
    answer = client.get(f"/api/messages/{language}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_the_rules_of_no_game_are_not_found(client: TestClient[Litestar]) -> None:
    answer = client.get("/api/games/chess/rules")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert "chess" in answer.json()["detail"]


@pytest.mark.parametrize("name", registered())
def test_components_are_those_of_the_game_and_may_be_kept(client: TestClient[Litestar], name: str) -> None:
    game = find(name)
    answer = client.get(f"/api/games/{name}/components", params={"players": 3})
    assert msgspec.convert(answer.json(), game.components_type) == game.components(agree(game, 3, {}))
    assert answer.headers["cache-control"] == "max-age=3600"


def test_components_are_by_the_options_that_are_given(client: TestClient[Litestar]) -> None:
    options = '{"map": "practice", "game": "standard"}'
    found = client.get("/api/games/steam/components", params={"players": 2, "options": options}).json()
    assert found["map"]["id"] == "practice"
    assert {tile["price"] for tile in found["action_tiles"]} == {0}


@pytest.mark.parametrize(
    ("path", "query", "status"),
    [
        ("chess", {"players": 3}, 404),
        ("steam", {}, 400),
        ("steam", {"players": 9}, 400),
        ("steam", {"players": 3, "options": "["}, 400),
        ("steam", {"players": 3, "options": "[]"}, 400),
        ("steam", {"players": 3, "options": '{"map": "atlantis"}'}, 400),
        ("steam", {"players": 3, "options": '{"colour": 1}'}, 400),
    ],
)
def test_there_are_no_components_of_what_cannot_be_agreed(
    client: TestClient[Litestar], path: str, query: dict[str, Any], status: int
) -> None:
    answer = client.get(f"/api/games/{path}/components", params=query)
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "detail", "broken", "entries", "seq"}
    assert "max-age" not in answer.headers["cache-control"]


@pytest.mark.parametrize("name", registered())
def test_an_opening_shows_what_an_onlooker_sees_first(client: TestClient[Litestar], name: str) -> None:
    game = find(name)
    answer = client.post(f"/api/games/{name}/opening", json={"players": 3})
    assert answer.status_code == 200
    shown = answer.json()
    assert msgspec.convert(shown["components"], game.components_type) == game.components(agree(game, 3, {}))
    view = msgspec.convert(shown["view"], game.views)
    assert view.seat is None
    assert view.actors != (CHANCE,)
    assert set(shown["words"]) == set(game.words(game.setup(agree(game, 3, {}))))
    assert client.post(f"/api/games/{name}/opening", json={"players": 3}).json() == shown


def test_an_opening_can_be_on_a_map_of_ones_own(client: TestClient[Litestar]) -> None:
    own = text("practice").replace('title = "', 'title = "My ', 1)
    found = client.post("/api/games/steam/opening", json={"players": 2, "options": {"map": own}}).json()
    assert found["components"]["map"]["title"].startswith("My ")
    assert found["view"]["cities"]


@pytest.mark.parametrize(
    ("name", "body", "status", "says"),
    [
        ("chess", {"players": 3}, 404, "chess"),
        ("steam", {"players": 9}, 400, "players"),
        ("steam", {"players": 3, "options": {"map": "id = "}}, 400, "not TOML"),
        ("steam", {"players": 3, "options": {"colour": 1}}, 400, "colour"),
        ("steam", {}, 400, "players"),
    ],
)
def test_what_cannot_be_agreed_has_no_opening(
    client: TestClient[Litestar], name: str, body: dict[str, Any], status: int, says: str
) -> None:
    answer = client.post(f"/api/games/{name}/opening", json=body)
    assert answer.status_code == status
    assert says in answer.json()["detail"]
