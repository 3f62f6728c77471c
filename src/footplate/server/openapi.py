"""OpenAPI: the document that describes the server to programs, made from its routes and structs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from inspect import cleandoc
from operator import or_
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, get_args

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.routes import HTTPRoute
from litestar.types import ControllerRouterHandler

from footplate import __version__
from footplate.kernel.game import Game, find, registered
from footplate.server.routes.visit import COOKIE
from footplate.server.wire import Answer, Problem
from footplate.server.wire.tables import Push, Waiting

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator
    from litestar.typing import FieldDefinition

Spec: TypeAlias = dict[str, Any]

ABOUT: Final = (
    "Tables for railway board games: people and bots sit at them, act by POST, and are told what happens on"
    " one socket. Every answer that is not what was asked for is a Problem, and then nothing was changed."
)
TAGS: Final = {
    "games": "What can be played here, and by which rules.",
    "people": "Who somebody is: a guest by nickname at once, or an account.",
    "tables": "Tables are made, joined, started and left.",
    "play": "What a seat does and asks during the game.",
    "history": "What has happened, and what else might have.",
    "operation": "For who runs the server.",
}
SOCKET: Final = {
    "path": "/api/live",
    "description": "It sends Waiting to whoever is known, and Push for a table; it hears nothing."
    " Who they are is told by the cookie of the session alone; without it one is an onlooker."
    " With `after` it begins with the events after that number, and so goes on where it was cut.",
    "parameters": ["table", "seat", "after", "invitation"],
    "closes": {
        "1012": "The server stops; come back.",
        "1013": "It can tell no more; come back.",
        "4400": "What was asked for makes no sense.",
        "4401": "The session has ended.",
        "4404": "There is no such table or seat for you, or no longer.",
        "4429": "Too many sockets.",
    },
}
PROBLEMS: Final = {
    "400": ("BadRequest", "What was sent makes no sense."),
    "401": ("Unknown", "Nobody has said who they are: POST /api/people."),
    "403": ("Forbidden", "That is for somebody else, or the request comes from another site."),
    "404": ("NotFound", "There is no such thing, or it is not to be known."),
    "409": ("Conflict", "It cannot be done as things stand; `entries` and `seq` say where they stand."),
    "413": ("TooLong", "The request has too many bytes."),
    "415": ("NotJson", "The body is not JSON, or does not say that it is."),
    "422": ("Refused", "The rules of the game forbid it; `broken` cites them."),
    "429": ("TooMany", "Too many requests; wait a little."),
    "503": (
        "Unavailable",
        "The database does not answer or cannot write; send the request again with the same key.",
    ),
}
# What a parameter means, where its route does not say it.
PARAMETERS: Final = {
    "after": "Only what came after this number, or after the table of this id.",
    "game": "Only tables of this game, such as volldampf.",
    "invitation": "The token of an invitation, which lets one look at a private table.",
    "most": "No more than so many.",
    "number": "How many entries of the record, from its beginning.",
    "path": "The path of an invitation, as its maker was told it.",
    "phase": "Only tables that are `waiting`, `running`, `over` or `closed`.",
    "seat": "The seat to look from, from 0, for who has several; else one's own.",
}
LATER: Final = {"review": "It is being made; ask again a little later."}  # what may be answered by 202
NAMES: Final = {
    "Games.list": "listGames",
    "Games.rules": "showRules",
    "Games.components": "showComponents",
    "Messages.list": "listLanguages",
    "Messages.show": "showMessages",
    "Tables.create": "createTable",
    "Tables.lobby": "listTables",
    "Tables.mine": "listMyTables",
    "Tables.next": "nextTable",
    "Tables.show": "showTable",
    "Tables.components": "showComponentsOfTable",
    "Tables.join": "joinTable",
    "Tables.leave": "leaveTable",
    "Tables.start": "startTable",
    "Tables.close": "closeTable",
    "Tables.absent": "replaceAbsent",
    "Play.offer": "narrowOffer",
    "History.at": "showTableAt",
    "History.entries": "listEntries",
    "History.sums": "listSums",
    "History.record": "exportRecord",
    "History.verify": "verifyRecord",
    "History.fork": "forkTable",
    "take_in": "importRecord",
    "People.guest": "comeInAsGuest",
    "People.show": "showPerson",
    "People.ask_passkey": "askForPasskey",
    "People.reset": "resetPassword",
    "Account.show": "whoAmI",
    "Account.ask_passkey": "beginPasskey",
    "Account.choose": "chooseSettings",
    "Account.password": "changePassword",
    "Account.email": "setEmail",
    "Account.end_all": "signOutEverywhere",
    "Account.export": "exportMe",
    "Account.delete": "deleteMe",
}
_FIELD: Final = re.compile(r"^((?:`\w+`(?:, )?)+): (.+?)(?=^(?:`\w+`(?:, )?)+: |^\s*$|\Z)", re.M | re.S)


class Operation(NamedTuple):
    """One thing that can be asked for: where, how, by which handler, and what the document says of it."""

    path: str
    method: str
    handler: HTTPRouteHandler
    spec: Spec

    @property
    def body(self) -> Any:
        """What is sent with it."""
        field = self.handler.parsed_data_field
        return field.annotation if field else None

    @property
    def answer(self) -> Any:
        """What comes back when all is well."""
        annotation = self.handler.parsed_return_field.annotation
        [inner] = get_args(annotation) or [annotation]
        return inner


class _Structs(OpenAPISchemaPlugin):
    """Leaves structs alone: msgspec describes them better, with tags, limits and docstrings."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return _is_struct(value)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        return Schema(type=OpenAPIType.OBJECT)


def document(routes: Sequence[ControllerRouterHandler], dependencies: Mapping[str, Provide]) -> Spec:
    """The whole document."""
    config = OpenAPIConfig(
        title="Footplate",
        version=__version__,
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, *_: _id(handler),
    )
    app = Litestar(
        list(routes),
        dependencies=dependencies,
        openapi_config=config,
        plugins=[_Structs()],
        logging_config=None,  # or else that of the process would be overwritten
    )
    made: Spec = msgspec.to_builtins(app.openapi_schema.to_schema())
    operations = list(_operations(app, made))
    schemas = _describe(operations)
    for operation in operations:
        _complete(operation)
    games = {name: _game(find(name)) for name in registered()}
    for game in games.values():
        schemas |= game.schemas
    schemas |= {
        "Views": _by_game(games, "view"),
        "Actions": _by_game(games, "action"),
        "Components": _by_game(games, "components"),
    }
    schemas["Box"] = {
        "description": schemas["Box"]["description"],
        "anyOf": [_ref(game.components) for game in games.values()],
    }
    return {
        "openapi": made["openapi"],
        "info": {"title": "Footplate", "version": __version__, "description": ABOUT},
        "tags": [{"name": name, "description": says} for name, says in TAGS.items()],
        "paths": made["paths"],
        "components": {
            "schemas": dict(sorted(schemas.items())),
            "responses": {name: _problem(says) for name, says in PROBLEMS.values()},
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "operator": {"type": "http", "scheme": "bearer"},
            },
        },
        "x-games": {name: game.summary for name, game in games.items()},
        "x-socket": SOCKET | {"messages": [_ref("Push"), _ref("Waiting")]},
    }


def _operations(app: Litestar, made: Spec) -> Iterator[Operation]:
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for method, (handler, _) in route.route_handler_map.items():
                if spec := made["paths"].get(route.path_format, {}).get(method.lower()):
                    yield Operation(route.path_format, method, handler, spec)


def _id(handler: HTTPRouteHandler) -> str:
    """A short name: that of its function, or another where this alone says too little."""
    name = handler.fn.__qualname__
    word, *words = NAMES.get(name, name.rpartition(".")[2]).split("_")
    return word + "".join([one.capitalize() for one in words])


def _describe(operations: Sequence[Operation]) -> Spec:
    """The schemas of all that travels; each operation is given its own."""
    places: list[tuple[Spec, Any]] = []
    for one in operations:
        if _is_struct(one.body):
            places.append((one.spec["requestBody"]["content"]["application/json"], one.body))
        if _is_struct(one.answer):
            places.append((_success(one)["content"]["application/json"], one.answer))
    kinds = [kind for _, kind in places]
    found, schemas = msgspec.json.schema_components(
        [*kinds, Problem, Push, Waiting], ref_template="#/components/schemas/{name}"
    )
    for (place, _), schema in zip(places, found, strict=False):
        place["schema"] = schema
    for schema in schemas.values():
        _describe_fields(schema)
    for kind in _kinds_of(Answer):
        if kind.__name__ in schemas and not kind.__struct_config__.omit_defaults:
            schemas[kind.__name__]["required"] = list(schemas[kind.__name__].get("properties", ()))
    return schemas


def _kinds_of(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """A kind of struct and all that are made from it; what the server answers has all its fields."""
    yield kind
    for one in kind.__subclasses__():
        yield from _kinds_of(one)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _success(operation: Operation) -> Spec:
    [status] = [status for status in operation.spec["responses"] if status.startswith("2")]
    response: Spec = operation.spec["responses"][status]
    return response


def _describe_fields(schema: Spec) -> None:
    """What a docstring says of fields, `name`: ..., is said with the fields."""
    if "description" in schema:
        schema["description"] = cleandoc(schema["description"])
    for names, says in _FIELD.findall(schema.get("description", "")):
        for name in re.findall(r"`(\w+)`", names):
            field = schema.get("properties", {}).get(name)
            if field is not None:
                field.setdefault("description", _sentence(says))


def _sentence(says: str) -> str:
    words = " ".join(says.split())
    return words[0].upper() + words[1:]


def _complete(operation: Operation) -> None:
    """Who may ask, and everything else that may be answered."""
    spec = operation.spec
    spec.pop("deprecated", None)
    for parameter in spec.get("parameters", ()):
        for noise in ("deprecated", "allowEmptyValue", "allowReserved"):
            parameter.pop(noise, None)
        parameter["schema"] = _whole(_without_null(parameter["schema"]))
        parameter["schema"].pop("description", None)
        if parameter["name"] in PARAMETERS:
            parameter.setdefault("description", PARAMETERS[parameter["name"]])
    success = _success(operation)
    success.pop("headers", None)
    if _is_nothing(operation.answer):
        success.pop("content", None)
    success["description"] = _first_line(operation.answer) or "It was done."
    asks = operation.handler.parsed_fn_signature.parameters
    if "known" in asks:
        spec["security"] = [{"session": []}]
    elif "visitor" in asks:
        spec["security"] = [{}, {"session": []}]
    elif operation.path == "/metrics":
        spec["security"] = [{}, {"operator": []}]
    problems = {
        status: {"$ref": f"#/components/responses/{PROBLEMS[status][0]}"} for status in _statuses(operation)
    }
    later = LATER.get(spec["operationId"])
    waits = {"202": success | {"description": later}} if later else {}
    spec["responses"] = dict(sorted((spec["responses"] | waits | problems).items()))


def _without_null(schema: Spec) -> Spec:
    """No parameter can be sent as null; one that may be is one that may be left out."""
    others = [one for one in schema.get("oneOf", ()) if one.get("type") != "null"]
    return others[0] if len(others) == 1 else schema


def _whole(schema: Spec) -> Spec:
    """Limits that are whole numbers are written as such."""
    limits = [(key, one) for key, one in schema.items() if isinstance(one, float) and one.is_integer()]
    return schema | {key: int(one) for key, one in limits}


def _is_nothing(kind: Any) -> bool:
    return kind is None or kind is type(None)


def _first_line(kind: Any) -> str:
    return (kind.__doc__ or "").partition("\n")[0] if _is_struct(kind) else ""


def _statuses(operation: Operation) -> Iterator[str]:
    asks = operation.handler.parsed_fn_signature.parameters
    writes = operation.method != "GET"
    yield "429"
    if operation.path == "/metrics":
        yield "403"
        return
    yield "503"
    if writes or operation.spec.get("parameters"):
        yield "400"
    if "known" in asks:
        yield "401"
    if writes:
        yield from ("403", "409", "413", "415")
    if "{" in operation.path or writes:
        yield "404"
    if "play" in operation.spec.get("tags", ()) and operation.body is not None:
        yield "422"
    elif not writes and "{id}" in operation.path:
        yield from ("403", "409")


class _Described(NamedTuple):
    """The schemas of a game, and which of them are its view, its actions and its components."""

    title: str
    schemas: Spec
    view: str
    action: str
    components: str
    kinds: Spec

    @property
    def summary(self) -> Spec:
        return {
            "title": self.title,
            "view": _ref(self.view),
            "components": _ref(self.components),
            "action": _ref(self.action),
            "actions": self.kinds,
        }


def _game(game: Game[Any]) -> _Described:
    """Every name begins with that of the game, for two games may have the same words."""
    prefix = game.views.__name__.removesuffix("View")
    (_, _, union), schemas = msgspec.json.schema_components(
        [game.views, game.components_type, reduce(or_, game.actions)],
        ref_template=f"#/components/schemas/{prefix}{{name}}",
    )
    schemas = {f"{prefix}{name}": schema for name, schema in schemas.items()}
    action = f"{prefix}Action"
    schemas[action] = {
        "title": action,
        "description": f"What a seat can do in {game.title}.",
        "oneOf": union["anyOf"],
        "discriminator": union["discriminator"],
    }
    text = msgspec.json.encode(schemas).replace(f"{prefix * 2}".encode(), prefix.encode())
    schemas = msgspec.json.decode(text)
    for name, schema in schemas.items():
        schema["title"] = name
        _describe_fields(schema)
    kinds = {
        kind: {"$ref": ref.replace(prefix * 2, prefix)}
        for kind, ref in union["discriminator"]["mapping"].items()
    }
    return _Described(game.title, schemas, game.views.__name__, action, game.components_type.__name__, kinds)


def _by_game(games: Mapping[str, _Described], what: str) -> Spec:
    """A schema with a property for each game, so that types can be looked up by its name."""
    return {
        "type": "object",
        "description": f"The {what} of each game, by the game's name.",
        "properties": {name: _ref(getattr(game, what)) for name, game in games.items()},
        "required": list(games),
    }


def _ref(name: str) -> Spec:
    return {"$ref": f"#/components/schemas/{name}"}


def _problem(says: str) -> Spec:
    return {"description": says, "content": {"application/json": {"schema": _ref("Problem")}}}
