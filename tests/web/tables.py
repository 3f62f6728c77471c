"""Tables made by the page's own requests, where a test is not about making them."""

from __future__ import annotations

from typing import Any

from tests.web.browsing import Visit

SAID = {"Content-Type": "application/json"}


def known(visit: Visit, name: str = "Ada") -> dict[str, Any]:
    """Come in as a guest with this browser, unless it is known already."""
    found: dict[str, Any] = fetch(visit, "/people/session")["me"] or send(visit, "/people", name=name)
    return found


def send(visit: Visit, path: str, **data: Any) -> Any:
    """Post a document as this browser."""
    answer = visit.context.request.post(f"{visit.url}/api{path}", data=data, headers=SAID)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def fetch(visit: Visit, path: str) -> Any:
    """Get a document as this browser."""
    answer = visit.context.request.get(f"{visit.url}/api{path}")
    assert answer.ok, answer.text()
    return answer.json()


def new_table(
    visit: Visit, game: str, players: int, *, mine: int = 1, bot: str = "random", **options: Any
) -> str:
    """A table of one's own with bots in the other seats; the page goes there."""
    known(visit)
    bots = [{"kind": "bot", "bot": bot}] * (players - mine)
    made = send(visit, "/tables", game=game, seats=[{"kind": "me"}] * mine + bots, options=options)
    id: str = made["table"]["id"]
    visit.go(f"/tables/{id}")
    return id
