"""Catalogues of messages, as they are served."""

from __future__ import annotations

from footplate.server.wire import Answer


class Languages(Answer, frozen=True):
    """The languages in which the server's messages can be told, by their codes."""

    languages: tuple[str, ...]


class Catalogue(Answer, frozen=True):
    """All messages of a language.

    `files`: the sources of Project Fluent, by the names of their files. They use one function of their own,
    NAME($words, of: "vocabulary"), which names each word by the message vocabulary-word where there is one.
    """

    language: str
    files: dict[str, str]
