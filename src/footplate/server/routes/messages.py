"""Messages: the catalogues by which a client tells stories, answers and reasons in words."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter

from footplate.messages import RULES, languages, sources
from footplate.server.decline import missing
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
    def show(self, language: Language) -> Catalogue:
        """Files of Project Fluent by name; a story's `id` is that of a message in one of them.

        Rules are not among them: each game tells its own.
        """
        if language not in languages():
            raise missing(f"there is no language {language!r}; there are: {', '.join(languages())}")
        files = {name: text for name, text in sources(language).items() if not name.startswith(RULES)}
        return Catalogue(language, files)
