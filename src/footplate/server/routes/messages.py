"""Messages: the catalogues by which a client tells stories, answers and reasons in words."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, cast

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import Parameter

from footplate.messages import RULES, languages, sources
from footplate.server.decline import missing
from footplate.server.folder import ASKED_AGAIN, File, filed
from footplate.server.wire.messages import Catalogue, Languages

Language = Annotated[str, Parameter(max_length=16, description="The code of a language, such as en.")]


class Messages(Controller):
    """What the ids of messages say."""

    path = "/api/messages"
    tags = ["games"]

    @get("/", summary="The languages there are", sync_to_thread=False)
    def list(self) -> Languages:
        """Each has a catalogue of all messages."""
        return Languages(languages())

    @get("/{language:str}", summary="The messages of a language", sync_to_thread=False)
    def show(self, request: Request[Any, Any, Any], language: Language) -> Response[Catalogue]:
        """Files of Project Fluent by name; a story's `id` is that of a message in one of them.

        Rules are not among them: each game tells its own.
        """
        if language not in languages():
            raise missing(f"there is no language {language!r}; there are: {', '.join(languages())}")
        return cast("Response[Catalogue]", _file(language).answer(request, ASKED_AGAIN))


@cache
def _file(language: str) -> File:
    """The catalogue of a language as it is sent."""
    files = {name: text for name, text in sources(language).items() if not name.startswith(RULES)}
    return filed(msgspec.json.encode(Catalogue(language, files)), ".json")
