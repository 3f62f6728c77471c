"""What is said to people: Fluent catalogues, a folder a language, a file for the kernel, rails and each game.

A new language is a new folder with the same files; the tests then hold it to the same messages. A story's
words are named by `NAME($seat, of: "seat")`, which finds the message `seat-red` for the word "red"; it also
takes lists ("blue red") and sums ("blue:3 red:2").

English rules stand in the ledgers; any other language has them in files of its own, `rules-<game>.ftl`, as
`rule-VD-42-title`, `rule-VD-42` for the sentence and, of a ruling, `rule-VD-42-reason`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import msgspec

from footplate.kernel.game import Message
from footplate.kernel.ledger import Clause

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

RULES: Final = "rules-"


class UnknownLanguage(LookupError):
    """There is no catalogue of that language."""


class UnknownMessage(LookupError):
    """The catalogue has no message of that id."""


class MessageError(ValueError):
    """A message could not be filled in, because an argument or a reference is missing."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        # Imported here, for it takes a tenth of a second that only those pay who speak to people.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        functions: dict[str, Any] = {"NAME": self._name}
        self._bundle: FluentBundle = FluentBundle([language], functions, use_isolating=False)
        for source in sources.values():
            self._bundle.add_resource(FluentResource(source))

    def __contains__(self, id: str) -> bool:
        """Whether there is a message of that id."""
        return self._bundle.has_message(id)

    def about(self, family: str, game: str, what: str) -> str:
        """The id of a message about an action: the game's own if it has one, else the one for all games."""
        own = f"{family}-{game}-{what}"
        return own if own in self else f"{family}-{what}"

    def tell(self, message: Message) -> str:
        """A message as a sentence."""
        return self.text(message.id, **message.args)

    def text(self, id: str, /, **args: int | str) -> str:
        """The message of an id, filled in."""
        if id not in self:
            raise UnknownMessage(f"the catalogue {self.language!r} has no message {id!r}")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise MessageError(f"{id}: it has no text")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MessageError(f"{id}: {'; '.join([str(error) for error in errors])}")
        return str(text)

    def name(self, vocabulary: str, word: str) -> str:
        """What a word of a vocabulary is called; a word without a name stands for itself."""
        id = f"{vocabulary}-{word}"
        return self.text(id) if id in self else word

    def clause(self, clause: Clause) -> Clause:
        """A clause of a ledger in this language, or as the ledger has it."""
        id = f"rule-{clause.id}"
        if id not in self:
            return clause
        return msgspec.structs.replace(
            clause,
            title=self.text(f"{id}-title"),
            sentence=self.text(id),
            reason=self.text(f"{id}-reason") if clause.ruling else "",
        )

    def _name(self, words: Any, of: str = "", join: str = ", ", sign: str = "") -> str:
        """The Fluent function NAME: a word, a list or sums, with the words named."""
        named = []
        for word in str(words).split():
            name, colon, number = word.partition(":")
            plus = sign if colon and not number.startswith("-") else ""
            named.append(self.name(of, name) + (f" {plus}{number}" if colon else ""))
        return join.join(named)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, by its code such as "en"."""
    if language not in languages():
        raise UnknownLanguage(f"there is no language {language!r}; there are: {', '.join(languages())}")
    return Catalogue(language, sources(language))


@cache
def languages() -> tuple[str, ...]:
    """The languages there are."""
    folders = [folder for folder in files("footplate.messages").iterdir() if folder.is_dir()]
    return tuple(sorted([folder.name for folder in folders if not folder.name.startswith("_")]))


def sources(language: str) -> dict[str, str]:
    """The files of a language, by name, as text."""
    folder = files("footplate.messages").joinpath(language)
    found = sorted([one for one in folder.iterdir() if one.name.endswith(".ftl")], key=lambda one: one.name)
    return {one.name: one.read_text("utf-8") for one in found}
