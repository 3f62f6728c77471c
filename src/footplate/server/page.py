"""Page: the OpenAPI document as a page to read, with no script in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from footplate.messages import Catalogue
from footplate.server.html import Html, element, joined, line, prose

Spec: TypeAlias = dict[str, Any]

LIMITS: Final = {
    "minimum": "≥ {}",
    "maximum": "≤ {}",
    "minLength": "≥ {} characters",
    "maxLength": "≤ {} characters",
    "minItems": "≥ {}",
    "maxItems": "≤ {}",
}
GUEST: Final = 'curl -c cookies --json \'{"name": "Ada"}\' URL/api/people'
TABLE: Final = (
    'curl -b cookies --json \'{"game": "volldampf", "seats":\n'
    '  [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]}\' \\\n'
    "  URL/api/tables"
)
LOOK: Final = "curl -b cookies URL/api/tables/TABLE"
ACT: Final = (
    'curl -b cookies --json \'{"expected": 20, "key": "first", "action": "take-bonds 2"}\' \\\n'
    "  URL/api/tables/TABLE/actions"
)
WATCH: Final = (
    'python -uc "\n'
    "from websockets.sync.client import connect\n"
    "session = 'footplate=' + open('cookies').read().split()[-1]\n"
    "with connect('WS/api/live?table=TABLE&after=0', additional_headers={'Cookie': session}) as socket:\n"
    "    for message in socket:\n"
    '        print(message)"'
)


def stylesheet() -> bytes:
    """How the page looks."""
    return files("footplate.server").joinpath("page.css").read_bytes()


def page(document: Spec, said: Catalogue, url: str) -> bytes:
    """The whole page."""
    return _whole(said, _Page(document, said, url).body())


def without_client(said: Catalogue) -> bytes:
    """What stands in the place of the client where it was not built."""
    link = element("a", said.text("page-without-client-link"), href="/api")
    says = element("p", said.text("page-without-client"), class_="lead")
    return _whole(
        said,
        element("body", element("main", element("h1", said.text("page-title")), says, element("p", link))),
    )


def _whole(said: Catalogue, body: Html) -> bytes:
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("title", said.text("page-title")),
        element("link", rel="stylesheet", href="/page.css"),
        element("link", rel="icon", href="data:,"),
    )
    return b"<!doctype html>\n" + element("html", head, body, lang=said.language).encode()


class _Operation(NamedTuple):
    path: str
    method: str
    spec: Spec


class _Page:
    def __init__(self, document: Spec, said: Catalogue, url: str) -> None:
        self._document = document
        self._text = said.text
        self._url = url
        self._schemas: dict[str, Spec] = document["components"]["schemas"]
        self._games_told: dict[str, Spec] = document["x-games"]
        self._of_games = {name for name in self._schemas if self._game_of(name)}

    def _game_of(self, schema: str) -> str:
        """The game with the longest name of those with which that of the schema begins."""
        games = {_name(spec["view"]).removesuffix("View"): name for name, spec in self._games_told.items()}
        return games.get(max([one for one in games if schema.startswith(one)], key=len, default=""), "")

    def body(self) -> Html:
        return element("body", self._nav(), element("main", *self._sections()))

    def _sections(self) -> Iterator[Html]:
        yield self._header()
        yield self._begin()
        for tag in self._document["tags"]:
            yield self._tag(tag["name"], tag["description"])
        yield self._socket()
        yield self._problems()
        yield self._structs()
        yield self._games()

    def _header(self) -> Html:
        games = ", ".join([game["title"] for game in self._games_told.values()])
        version = self._text("page-version", version=self._document["info"]["version"])
        return element(
            "header",
            element("h1", self._text("page-title"), " ", element("small", version)),
            element("p", self._text("page-lead", games=games), class_="lead"),
            prose(self._document["info"]["description"]),
        )

    def _nav(self) -> Html:
        parts = [element("a", self._text("page-begin"), href="#begin")]
        for tag in self._document["tags"]:
            links = [
                element("li", element("a", one.spec["summary"], href=f"#{one.spec['operationId']}"))
                for one in self._operations(tag["name"])
            ]
            parts += [element("a", tag["name"], href=f"#{tag['name']}"), element("ul", *links)]
        parts += [
            element("a", self._text("page-socket"), href="#page-socket"),
            element("a", self._text("page-problems"), href="#page-problems"),
            element("a", self._text("page-structs"), href="#page-structs"),
            element("a", self._text("page-games"), href="#page-games"),
        ]
        return element("nav", *parts, title=self._text("page-contents"))

    def _begin(self) -> Html:
        steps = [
            self._step(self._text("page-begin-guest"), GUEST),
            self._step(self._text("page-begin-table"), TABLE),
            self._step(self._text("page-begin-look"), LOOK),
            self._step(self._text("page-begin-act"), ACT),
            self._step(self._text("page-begin-watch"), WATCH),
        ]
        path = "/api/openapi.json"
        before, _, after = self._text("page-document", path="\0").partition("\0")
        return element(
            "section",
            element("h2", self._text("page-begin")),
            element("p", self._text("page-begin-lead")),
            element("ol", *steps, class_="steps"),
            element("p", before, element("a", path, href=path), after),
            id="begin",
        )

    def _step(self, text: str, command: str) -> Html:
        shown = command.replace("URL", self._url).replace("WS", self._url.replace("http", "ws", 1))
        return element("li", element("p", text), element("pre", element("code", shown)))

    def _operations(self, tag: str) -> list[_Operation]:
        found = [
            _Operation(path, method, spec)
            for path, one in self._document["paths"].items()
            for method, spec in one.items()
            if tag in spec.get("tags", ())
        ]
        return sorted(found, key=lambda one: (one.path.count("{"), one.path, one.method))

    def _tag(self, name: str, says: str) -> Html:
        operations = [self._operation(one) for one in self._operations(name)]
        return element("section", element("h2", name), element("p", says), *operations, id=name)

    def _operation(self, one: _Operation) -> Html:
        spec = one.spec
        for_known = spec.get("security") == [{"session": []}]
        marks = [element("small", self._text("page-needs-session"))] if for_known else []
        return element(
            "article",
            element("h3", spec["summary"]),
            element(
                "p",
                element("b", one.method.upper(), class_=f"method {one.method}"),
                " ",
                element("code", one.path),
                " ",
                *marks,
                class_="route",
            ),
            prose(spec.get("description", "")),
            self._parameters(spec),
            self._sent(spec),
            self._answers(spec),
            id=spec["operationId"],
        )

    def _parameters(self, spec: Spec) -> Html:
        rows = [
            self._row(
                one["name"], one["schema"], one.get("description", ""), needed=bool(one.get("required"))
            )
            for one in spec.get("parameters", ())
        ]
        return self._table(rows)

    def _sent(self, spec: Spec) -> Html:
        if "requestBody" not in spec:
            return Html()
        kinds = [self._type(one["schema"]) for one in spec["requestBody"]["content"].values()]
        return element("p", element("b", self._text("page-sent")), " ", joined(*kinds, by=" | "))

    def _answers(self, spec: Spec) -> Html:
        parts: list[Html] = []
        problems: list[Html] = []
        for status, answer in spec["responses"].items():
            if "$ref" in answer:
                problems.append(element("a", status, href=f"#problem-{status}"))
            else:
                kinds = [self._type(one["schema"]) for one in answer.get("content", {}).values()]
                parts += [element("dt", status), element("dd", *kinds, " ", line(answer["description"]))]
        parts += [element("dt", self._text("page-or")), element("dd", joined(*problems, by=" "))]
        return joined(element("p", element("b", self._text("page-answers"))), element("dl", *parts))

    def _problems(self) -> Html:
        """What each status means is told once, and not with every operation."""
        found: dict[str, str] = {}
        for spec in [spec for one in self._document["paths"].values() for spec in one.values()]:
            answers = spec["responses"].items()
            found |= {status: _name(answer) for status, answer in answers if "$ref" in answer}
        parts: list[Html] = []
        for status, name in sorted(found.items()):
            says = self._document["components"]["responses"][name]["description"]
            parts += [element("dt", status, id=f"problem-{status}"), element("dd", line(says))]
        return element(
            "section",
            element("h2", self._text("page-problems")),
            element("p", self._text("page-problems-lead"), " ", self._type({"$ref": "/Problem"})),
            element("dl", *parts, class_="problems"),
            id="page-problems",
        )

    def _socket(self) -> Html:
        socket = self._document["x-socket"]
        messages = joined(*[self._type(one) for one in socket["messages"]], by=", ")
        asked = joined(*[element("code", one) for one in socket["parameters"]], by=", ")
        return element(
            "section",
            element("h2", self._text("page-socket")),
            element("p", element("b", "WS", class_="method ws"), " ", element("code", socket["path"])),
            prose(socket["description"]),
            element("p", element("b", self._text("page-asks")), " ", asked),
            element("p", element("b", self._text("page-messages")), " ", messages),
            id="page-socket",
        )

    def _structs(self) -> Html:
        own = [name for name in self._schemas if name not in self._of_games]
        return element(
            "section",
            element("h2", self._text("page-structs")),
            element("p", self._text("page-structs-lead")),
            *[self._struct(name) for name in own],
            id="page-structs",
        )

    def _games(self) -> Html:
        return element(
            "section",
            element("h2", self._text("page-games")),
            element("p", self._text("page-games-lead")),
            *[self._game(name, spec) for name, spec in self._games_told.items()],
            id="page-games",
        )

    def _game(self, name: str, spec: Mapping[str, Any]) -> Html:
        view, action = _name(spec["view"]), _name(spec["action"])
        kinds = [_name(one) for one in spec["actions"].values()]
        mine = [one for one in sorted(self._of_games) if self._game_of(one) == name]
        rest = [one for one in mine if one not in (view, action, *kinds)]
        return element(
            "details",
            element("summary", element("h3", spec["title"])),
            element("h4", self._text("page-view")),
            self._struct(view),
            element("h4", self._text("page-actions")),
            self._struct(action),
            *[self._struct(one) for one in kinds],
            element("h4", self._text("page-others")),
            *[self._struct(one) for one in rest],
        )

    def _struct(self, name: str) -> Html:
        schema = self._schemas[name]
        needed = schema.get("required", ())
        rows = [
            self._row(field, one, one.get("description", ""), needed=field in needed)
            for field, one in schema.get("properties", {}).items()
        ]
        union = element("p", self._type(schema)) if "oneOf" in schema or "anyOf" in schema else Html()
        says = prose(schema.get("description", ""))
        return element("article", element("h4", name), says, union, self._table(rows), id=f"struct-{name}")

    def _table(self, rows: list[Html]) -> Html:
        if not rows:
            return Html()
        heads = element(
            "tr",
            element("th", self._text("page-field")),
            element("th", self._text("page-type")),
            element("th", self._text("page-meaning")),
        )
        table = element("table", element("thead", heads), element("tbody", *rows))
        return element("div", table, class_="wide")

    def _row(self, name: str, schema: Spec, says: str, *, needed: bool) -> Html:
        limits = [text.format(schema[key]) for key, text in LIMITS.items() if key in schema]
        if "default" in schema and not needed:
            value = msgspec.json.encode(schema["default"]).decode()
            limits.append(self._text("page-default", value=value))
        meaning = joined(line(says), " ", element("small", ", ".join(limits))) if limits else line(says)
        return element(
            "tr",
            element("td", element("code", name), class_="needed" if needed else "optional"),
            element("td", self._type(schema)),
            element("td", meaning),
        )

    def _type(self, schema: Spec) -> Html:
        if "$ref" in schema:
            name = _name(schema)
            return element("a", name, href=f"#struct-{name}")
        for key in ("anyOf", "oneOf"):
            if key in schema:
                return joined(*[self._type(one) for one in schema[key]], by=" | ")
        if "enum" in schema:
            return joined(*[element("code", str(one)) for one in schema["enum"]], by=" | ")
        if schema.get("type") == "array":
            inner = schema.get("items") or {"anyOf": schema.get("prefixItems", [])}
            return joined("[", self._type(inner) if isinstance(inner, dict) else "", "]")
        if isinstance(schema.get("additionalProperties"), dict) and schema["additionalProperties"]:
            return joined("{name: ", self._type(schema["additionalProperties"]), "}")
        return joined(str(schema.get("type", "any")))


def _name(reference: Mapping[str, str]) -> str:
    return reference["$ref"].rpartition("/")[2]
