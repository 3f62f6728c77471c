"""A program in any language sits at a real table."""

from __future__ import annotations

import shlex
import sys
import time
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

import msgspec

from tests.server.processes import PATIENCE, serving

EXAMPLE = shlex.join([sys.executable, str(Path(__file__).parents[2] / "examples" / "bot.py")])


class Guest:
    """Somebody who asks a server."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._browser = build_opener(HTTPCookieProcessor(CookieJar()))

    def ask(self, path: str, **body: Any) -> Any:
        data = msgspec.json.encode(body) if body else None
        request = Request(f"{self._url}/api{path}", data, {"Content-Type": "application/json"})
        with self._browser.open(request) as answer:
            return msgspec.json.decode(answer.read())


def test_programs_play_a_whole_game_at_a_table_of_a_server(tmp_path: Path) -> None:
    bots = f"mine={EXAMPLE},broken=false"
    with serving("--data", tmp_path, "--bots", bots, FOOTPLATE_LIMITS="0") as server:
        guest = Guest(server.url)
        guest.ask("/people", name="Ada")
        seats = [{"kind": "bot", "bot": bot} for bot in ("mine", "broken", "random")]
        table = guest.ask("/tables", game="volldampf", seats=seats)["table"]["id"]
        ends = time.monotonic() + 4 * PATIENCE
        while (scene := guest.ask(f"/tables/{table}"))["table"]["phase"] != "over":
            assert time.monotonic() < ends
            time.sleep(0.1)
        logs = server.logs()
    assert [seat["bot"] for seat in scene["table"]["seats"]] == ["mine", "broken", "random"]
    assert sorted({line["rank"] for line in scene["results"]})[0] == 1
    replaced = [one["message"] for one in logs if "is replaced for this decision" in one["message"]]
    assert replaced
    assert all(["broken ended without an answer, with exit code 1" in one for one in replaced])
