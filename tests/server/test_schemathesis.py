"""Whatever the document allows, and much that it does not, is sent to a real server, and answered as it says.

`FOOTPLATE_EXAMPLES=300 pytest -n 0 tests/server/test_schemathesis.py` is the longer run.
"""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Iterator
from contextlib import closing
from threading import Thread
from typing import Any, Final, NamedTuple

import httpx
import msgspec
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, settings
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    negative_data_rejection,
    positive_data_acceptance,
)

from footplate.server.app import description, make_app
from footplate.server.preamble import Preamble
from footplate.server.settings import Settings

EXAMPLES: Final = int(os.environ.get("FOOTPLATE_EXAMPLES", "6"))
# A request may be as the document wants it and yet be declined: the table is not there, the rules forbid it.
# And to OPTIONS, which nobody sends, the framework names the methods of one of two handlers of a path.
UNFIT: Final[list[Any]] = [positive_data_acceptance, allow_header_conformance]
ENDING: Final = ("/api/people/session/end", "/api/me/sessions/end", "/api/me/delete")


class Api(NamedTuple):
    """A running server, a guest there, and tables where they sit."""

    url: str
    cookie: dict[str, str]
    tables: tuple[str, ...]


def come_in(url: str) -> dict[str, str]:
    answer = httpx.post(f"{url}/api/people", json={"name": "Ada"})
    assert answer.status_code == 201, answer.text
    return dict(answer.cookies)


def make_table(url: str, cookie: dict[str, str], *kinds: str) -> str:
    asked = {"game": "volldampf", "seats": [{"kind": kind} for kind in kinds], "terms": {"public": True}}
    answer = httpx.post(f"{url}/api/tables", json=asked, cookies=cookie)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    database = str(tmp_path_factory.mktemp("api") / "footplate.db")
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        port = listener.getsockname()[1]
        app = make_app(Settings(database=database, port=port, thinkers=0, limits=0))
        config = uvicorn.Config(app, http=Preamble, log_config=None, access_log=False)
        server = uvicorn.Server(config)
        thread = Thread(target=server.run, args=([listener],))
        thread.start()
        while not server.started:
            time.sleep(0.01)
            assert thread.is_alive()
        url = f"http://127.0.0.1:{port}"
        try:
            cookie = come_in(url)
            tables = [
                make_table(url, cookie, "me", "me", "me"),
                make_table(url, cookie, "me", "open", "open"),
            ]
            yield Api(url, cookie, tuple(tables))
        finally:
            server.should_exit = True
            thread.join()


schema = schemathesis.openapi.from_dict(msgspec.json.decode(description()))


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)
def test_every_request_is_answered_as_the_document_says(case: schemathesis.Case[Any], api: Api) -> None:
    if is_wanted(case, ParameterLocation.PATH) and case.path.startswith("/api/tables/{id}"):
        case.path_parameters["id"] = api.tables[len(str(case.body)) % len(api.tables)]
    if is_wanted(case, ParameterLocation.COOKIE):
        case.cookies = come_in(api.url) if case.path in ENDING else api.cookie
    # In an address the word null says as much as nothing does.
    nothing = "null" in str(case.query) or "None" in str(case.query)
    case.call_and_validate(api.url, excluded_checks=[*UNFIT, negative_data_rejection] if nothing else UNFIT)


def is_wanted(case: schemathesis.Case[Any], where: ParameterLocation) -> bool:
    """Whether a part of the request is as the document wants it."""
    part = case.meta.components.get(where) if case.meta else None
    return part is None or part.mode == GenerationMode.POSITIVE
