"""Censor: compares every part of every message with what its reader may know, by the record of the game."""

from __future__ import annotations

from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import httpx
import msgspec

from footplate.kernel import offer as kernel_offer
from footplate.kernel.action import Action, Seat, fields, kind
from footplate.kernel.game import agree, ranked, results
from footplate.kernel.notation import Notation
from footplate.kernel.record import Record
from footplate.kernel.replay import load, positions
from footplate.server.wire.play import SHORT
from tests.server.driving import Client

Check = Callable[[Any], bool]


class Leak(AssertionError):
    """A message says something that its reader may not know, or that nobody has thought of."""


def whole(value: Any) -> bool:
    """A number, as of a moment."""
    return type(value) is int


def truth(value: Any) -> bool:
    """True or false."""
    return type(value) is bool


def moment_or_none(value: Any) -> bool:
    """A moment, if there is one."""
    return value is None or whole(value)


HEADERS: Final = {
    "content-type",
    "content-length",
    "content-disposition",
    "content-encoding",
    "content-security-policy",
    "cache-control",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "date",
    "etag",
    "permissions-policy",
    "referrer-policy",
    "server",
    "strict-transport-security",
    "vary",
    "x-content-type-options",
    "x-request-id",
}


class Censor:
    """Knows a finished game, and so what each seat could know at any moment of it."""

    def __init__(self, data: bytes, table: str, clients: Sequence[Client], people: Sequence[str]) -> None:
        self.game, self.record = load(data)
        self.table = table
        self.people = people
        self.steps = list(positions(self.game, self.record))
        self.states = [self.steps[0][1], *[after for _, _, after in self.steps]]
        self.header = plain(self.record.header)
        assert self.record.closing is not None
        self.seed = self.record.closing.seed
        for client in clients:
            self._check(client)

    def _check(self, client: Client) -> None:
        seat = client.scene.seat if client.scene else None
        for message in client.received:
            self._push(message, seat)
        for entries, answer in client.answered:
            self._answer(answer, entries, seat)

    def _push(self, message: bytes, seat: Seat | None) -> None:
        got = msgspec.json.decode(message)
        if got.keys() == {"waiting"}:
            self._seedless(message)
            compare({"waiting": lambda ids: set(ids) <= {self.table}}, got)
            return
        about = got["scene"]["table"]
        if about["phase"] != "over":
            self._seedless(message)
        notation = self._notation(about["entries"])
        events = [self._event(event, seat, notation) for event in got["events"]]
        compare({"seq": whole, "events": events, "scene": self._scene(got["scene"], seat)}, got)

    def _seedless(self, data: bytes) -> None:
        raw = bytes.fromhex(self.seed)
        for form in (self.seed.encode(), raw, b64encode(raw)[:-2], urlsafe_b64encode(raw)[:-2]):
            if form in data or form.upper() in data:
                raise Leak("the seed is told before the end")

    def _notation(self, entries: int) -> Notation:
        return Notation(self.game.actions, self.game.words(self.states[entries]))

    def _event(self, got: Any, seat: Seat | None, notation: Notation) -> dict[str, Any]:
        what = got["what"]
        expected: dict[str, Any] = {"seq": whole, "at": whole, "what": self._what(what, seat, notation)}
        if "by" in got:
            expected["by"] = lambda person: person in self.people
        return expected

    def _what(self, what: Any, seat: Seat | None, notation: Notation) -> dict[str, Any]:
        match what["kind"]:
            case "moves":
                return {
                    "kind": "moves",
                    "told": [self.told(one["number"], seat, notation) for one in what["told"]],
                }
            case "created":
                return {"kind": "created"}
            case "joined":
                return {"kind": "joined", "seat": whole}
            case "started":
                return {"kind": "started", "commitment": self.record.header.commitment}
            case "ended":
                return {"kind": "ended", "seed": self.seed}
        raise Leak(f"nobody has thought of an event {what['kind']}")

    def told(self, number: int, seat: Seat | None, notation: Notation) -> dict[str, Any]:
        """An entry as a seat may know it."""
        full, before, after = self.steps[number - 1]
        entry = full.as_seen_by(seat)
        expected = {
            "number": number,
            "seat": entry.seat,
            "action": plain(entry.action),
            "line": notation.write(entry.action),
        }
        if entry.odds is not None:
            expected["odds"] = list(entry.odds)
        if entry.seen_by is not None:
            expected["secret"] = True
        if entry.seen_by is None or seat in entry.seen_by:
            expected["story"] = plain(self.game.story(before, full, after))
        return expected

    def _scene(self, got: Any, seat: Seat | None) -> dict[str, Any]:
        about = got["table"]
        expected: dict[str, Any] = {
            "table": self._table(about, seat),
            "seat": seat,
            "view": None,
            "words": None,
            "offer": None,
            "free": 0,
            "orders": [],
            "results": [],
            "advice": False,
        }
        if about["phase"] == "waiting":
            return expected
        s = self.states[about["entries"]]
        expected["view"] = plain(self.game.view(s, seat))
        if got["words"] is not None:
            expected["words"] = plain(self.game.words(s))
        if seat is not None:
            expected["free"] = self._free(about["entries"], seat)
            if seat in s.actors():
                expected["offer"] = self.offer(s, seat)
        if about["phase"] == "over":
            assert s.over
            expected["results"] = [
                {"rank": line.rank, "name": line.name, "points": line.points, "rival": line.is_rival}
                for line in ranked(results(self.game, s))
            ]
        return expected

    def _free(self, entries: int, seat: Seat) -> int:
        if self.states[entries].over:
            return 0
        return entries - Record(self.record.header, self.record.entries[:entries]).undo_limit(seat)

    def _table(self, got: Any, seat: Seat | None) -> dict[str, Any]:
        begun = got["phase"] != "waiting"
        return {
            "id": self.table,
            "game": self.game.name,
            "title": self.game.title,
            "ruleset": self.game.ruleset,
            "options": self.header["options"],
            "terms": lambda terms: (
                set(terms) == {"public", "starts_when_full", "clock", "stand_in", "advice"}
            ),
            "phase": got["phase"],
            "host": lambda person: person in self.people,
            "created": whole,
            "changed": whole,
            "at": whole,
            "seq": whole,
            "entries": whole,
            "seats": [self._seat(number, word) for number, word in enumerate(self.header["seats"])],
            "yours": [] if seat is None else [seat],
            "commitment": self.record.header.commitment if begun else None,
            "vote": None,
            "origin": None,
            "successor": None,
        }

    def _seat(self, number: int, word: str) -> dict[str, Any]:
        return {
            "seat": number,
            "word": word,
            "kind": lambda kind: kind in ("person", "open"),
            "person": lambda person: person is None or person in self.people,
            "name": lambda name: name in ("", f"guest {number}"),
            "bot": None,
            "waiting": moment_or_none,
            "left": None,
            "flag": None,
            "guest": truth,
            "online": truth,
        }

    def offer(self, s: Any, seat: Seat, answers: Sequence[int | str] | None = None) -> dict[str, Any]:
        """What a seat is offered after some answers; None where it was not asked."""
        actions = [action for action in s.agenda[-1].options(s, seat) if _begins(action, answers or ())]
        asked = kernel_offer.offer(actions, answers or ())
        notation = Notation(self.game.actions, self.game.words(s))
        options = [
            {
                "action": plain(action),
                "line": notation.write(action),
                "price": self.game.price(s, seat, action),
                "gains": plain(self.game.gains(s, seat, action)),
                "hint": None,
            }
            for action in actions
        ]
        question = {"name": asked.question, "words": asked.words, "answers": list(asked.answers)}
        return {
            "count": len(actions),
            "complete": len(actions) <= SHORT,
            "options": options if len(actions) <= SHORT else [],
            "question": question if asked.action is None else None,
            "fields": {} if answers is None else _values(actions),
            "words": _vocabularies(actions),
            "hinted": False,
        }

    def _answer(self, answer: httpx.Response, entries: int, seat: Seat | None) -> None:
        head = b"\n".join([name + b": " + value for name, value in answer.headers.raw])
        self._seedless(head)
        strange = {name.lower() for name in answer.headers} - HEADERS
        if strange:
            raise Leak(f"nobody has thought of headers {sorted(strange)}")
        path = answer.request.url.path.partition(self.table)[2]
        if answer.status_code != 200:
            self._seedless(answer.content)
            compare(
                {"code": str, "detail": str, "broken": [], "entries": moment_or_none, "seq": moment_or_none},
                answer.json(),
            )
            return
        if path == "/record":
            self._record(answer.content, seat)
            return
        got = answer.json()
        compare(self._expected(path, answer, got, entries, seat), got, path)
        if path != "" or got["table"]["phase"] != "over":
            self._seedless(answer.content)

    def _expected(self, path: str, answer: httpx.Response, got: Any, entries: int, seat: Seat | None) -> Any:
        if path == "":
            return self._scene(got, seat)
        if path == "/components":
            given = dict(self.record.header.options)
            return plain(self.game.components(agree(self.game, int(given.pop("players")), given)))
        if path == "/actions":
            return {"seq": whole, "entries": whole}
        if path == "/offer":
            assert seat is not None
            asked = msgspec.json.decode(answer.request.content)["answers"]
            return self.offer(self.states[entries], seat, asked)
        if path == "/entries":
            numbers = [one["number"] for one in got["told"]]
            told = [self.told(number, seat, self._notation(number - 1)) for number in numbers]
            some = set(numbers).issuperset
            return {"told": told, "turns": some, "phases": some, "next": moment_or_none}
        if path.startswith("/at/"):
            return self._glance(got, int(path.removeprefix("/at/")), seat)
        raise Leak(f"nobody has thought of {path}")

    def _glance(self, got: Any, number: int, seat: Seat | None) -> dict[str, Any]:
        s = self.states[number]
        return {
            "number": number,
            "standing": number,
            "seat": seat,
            "actors": list(s.actors()),
            "over": s.over,
            "view": plain(self.game.view(s, seat)),
            "words": plain(self.game.words(s)),
            "results": lambda lines: all([set(one) == {"rank", "name", "points", "rival"} for one in lines]),
        }

    def _record(self, data: bytes, seat: Seat | None) -> None:
        lines = data.count(b"\n") - 1
        full = self.record.encode()
        if data == full:
            return
        self._seedless(data)
        part = Record(self.record.header, self.record.entries[:lines]).as_seen_by(seat)
        if part.encode() != data:
            raise Leak("a record says something that its reader may not know")


def plain(value: Any) -> Any:
    """A value as it is when it has travelled."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _begins(action: Action, answers: Sequence[int | str]) -> bool:
    said = [step.answer for step in kernel_offer.spell(action)][: len(answers)]
    return said == list(answers)


def _values(actions: Sequence[Action]) -> dict[str, list[int | str]]:
    found: dict[str, dict[int | str, None]] = {"kind": {}}
    for action in actions:
        found["kind"][kind(action)] = None
        for field in fields(type(action)):
            value = getattr(action, field.name)
            for one in value if field.many else (value,):
                found.setdefault(field.name, {})[one] = None
    return {name: list(values) for name, values in found.items()}


def _vocabularies(actions: Sequence[Action]) -> dict[str, str]:
    named = [field for action in actions for field in fields(type(action)) if field.words]
    return {field.name: field.words for field in named}


def compare(expected: Any, got: Any, path: str = "") -> None:
    """Leak unless everything got is accounted for by what is expected."""
    for where in differences(expected, got, path):
        raise Leak(where)


def differences(expected: Any, got: Any, path: str) -> Iterator[str]:
    """Where the two are not the same."""
    if expected is str:
        if not isinstance(got, str):
            yield f"{path}: {got!r} is no text"
    elif callable(expected):
        if not expected(got):
            yield f"{path}: {got!r} cannot be"
    elif isinstance(expected, dict) and isinstance(got, dict):
        if expected.keys() != got.keys():
            yield f"{path}: {sorted(expected)} expected, not {sorted(got)}"
            return
        for name, value in expected.items():
            yield from differences(value, got[name], f"{path}.{name}")
    elif isinstance(expected, list) and isinstance(got, list):
        if len(expected) != len(got):
            yield f"{path}: {len(expected)} expected, not {len(got)}"
            return
        for number, (one, other) in enumerate(zip(expected, got, strict=True)):
            yield from differences(one, other, f"{path}[{number}]")
    elif expected != got or type(expected) is not type(got):
        yield f"{path}: {expected!r} expected, not {got!r}"
