"""Every message that can be asked for is there, in every language, and none is there for nothing."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from footplate import cli, server
from footplate.bots.random import step
from footplate.cli.given import in_short
from footplate.kernel.action import fields, kebab, kind
from footplate.kernel.game import Game, Message, Options, find, option_values, registered, tables
from footplate.kernel.ledger import Clause
from footplate.kernel.phase import Phase
from footplate.kernel.play import start
from footplate.kernel.replay import positions
from footplate.messages import (
    Catalogue,
    MessageError,
    UnknownLanguage,
    UnknownMessage,
    catalogue,
    languages,
    sources,
)
from tests.laws.tables import tables_of

import_module("footplate.games")

# Games that tests make for themselves speak to nobody.
GAMES = [find(name) for name in registered() if type(find(name)).__module__.startswith("footplate.games.")]
REFUSALS = ("not-your-decision", "not-in-this-phase", "game-is-over", "no-such-thing")
# told by their numbers, or by the names of a map
UNNAMED = ("space", "group", "merchandise", "hex", "square", "display")
# names that are the same in every language, and words that happen to be
NAMES = ("place-", "face-", "order_face-", "page-title", "notice-table")
ALIKE: dict[str, set[str]] = {}


def messages(language: str) -> list[ftl.Message]:
    """Every message of a language, in all its files."""
    found = []
    for source in sources(language).values():
        for item in FluentParser().parse(source).body:
            assert not isinstance(item, ftl.Junk), item.content
            if isinstance(item, ftl.Message):
                found.append(item)
    return found


def ids(language: str) -> set[str]:
    return {message.id.name for message in messages(language)}


def translations() -> list[str]:
    """Every language but English, in which the rules are written."""
    return [language for language in languages() if language != "en"]


def told_of(clause: Clause) -> set[str]:
    """The messages that tell a clause in another language."""
    told = {f"rule-{clause.id}", f"rule-{clause.id}-title"}
    return told | {f"rule-{clause.id}-reason"} if clause.ruling else told


def rules_of(language: str) -> set[str]:
    """The messages that tell all rules of all games."""
    if language == "en":
        return set()
    return {id for game in GAMES for clause in game.ledger().clauses for id in told_of(clause)}


def parts(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node of a message and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from parts(child)


def references(language: str) -> set[str]:
    """The messages that others are made of."""
    return {
        part.id.name
        for message in messages(language)
        for part in parts(message)
        if isinstance(part, ftl.MessageReference)
    }


def told(language: str) -> dict[str, tuple[str, ...]]:
    """What each message says, without what is filled in."""
    return {
        message.id.name: tuple(
            [
                part.value
                for part in parts(message)
                if isinstance(part, ftl.TextElement) and part.value.strip()
            ]
        )
        for message in messages(language)
    }


def arguments(language: str) -> dict[str, set[str]]:
    """The arguments of each message, and of those that it is made of."""
    own: dict[str, set[str]] = {}
    made_of: dict[str, set[str]] = {}
    for message in messages(language):
        found = list(parts(message))
        own[message.id.name] = {part.id.name for part in found if isinstance(part, ftl.VariableReference)}
        made_of[message.id.name] = {part.id.name for part in found if isinstance(part, ftl.MessageReference)}

    def whole(id: str) -> set[str]:
        return own[id].union(*[whole(part) for part in made_of[id]])

    return {id: whole(id) for id in own}


def phases(game: Game[Any], cls: type[Phase[Any]] = Phase) -> Iterator[type[Phase[Any]]]:
    """Every phase that a game has."""
    for below in cls.__subclasses__():
        if below.__module__.startswith(type(game).__module__.removesuffix("game")):
            yield below
        yield from phases(game, below)


def asked_by(game: Game[Any]) -> set[str]:
    """The messages that a game, its refusals and its questions ask for."""
    wanted = {f"{family}-{kind(action)}" for action in game.actions for family in ("kind", game.name)}
    wanted |= {f"ask-{field.name}" for action in game.actions for field in fields(action)}
    wanted |= {f"phase-{kebab(phase.__name__)}" for phase in phases(game)}
    for phase in phases(game):
        wanted |= {f"why-{rule.name}" for rules in phase.judges.values() for rule in rules}
    wanted.add(f"price-{game.name}")
    for option, values in option_values(game).items():
        wanted |= {f"option-{option}", *[f"option-{option}-{in_short(value)}" for value in values]}
    for options in tables(game):
        first = game.setup(options)
        wanted |= {f"rival-{rival.name}" for rival in game.rivals(first)}
        if game.standing(first)[0].tie_break:
            wanted.add(f"tie-break-{game.name}")
        wanted |= {f"sum-{name}" for name in game.sums(first, 0)}
        words = game.words(first)
        for vocabulary in words.keys() - set(UNNAMED):
            wanted |= {f"{vocabulary}-{word}" for word in words[vocabulary]}
    return wanted


def asked_by_the_command_line_and_the_server() -> set[str]:
    """The ids that stand in calls of `text` under footplate.cli and footplate.server."""
    wanted = {"ask-kind"}
    folders = [Path(str(package.__file__)).parent for package in (cli, server)]
    for path in [path for folder in folders for path in folder.rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _called(node) in ("text", "_text") and node.args:
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        wanted.add(part.value)
    return {id for id in wanted if not id.endswith("-")}


def _called(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def needed() -> set[str]:
    wanted = {f"why-{name}" for name in REFUSALS} | asked_by_the_command_line_and_the_server()
    return wanted.union(*[asked_by(game) for game in GAMES])


def welcome() -> set[str]:
    """Messages that may be left out: what an action or answer brings, last questions as a whole, numbers."""
    actions = [action for game in GAMES for action in game.actions]
    owned = [(own, action) for game in GAMES for action in game.actions for own in ("", f"{game.name}-")]
    hints = {f"hint-{own}{kind(action)}" for own, action in owned}
    hints |= {
        f"{family}-{own}{kind(action)}-{field.name}"
        for family in ("about", "group")
        for own, action in owned
        for field in fields(action)
    }
    lists = {f"ask-whole-{field.name}" for action in actions for field in fields(action)[-1:]}
    numbers = {
        f"option-{option}-0" for game in GAMES for option, values in option_values(game).items() if not values
    }
    return hints | lists | numbers


@pytest.mark.parametrize("language", languages())
def test_no_message_is_missing(language: str) -> None:
    assert needed() - ids(language) == set()


@pytest.mark.parametrize("language", languages())
def test_no_message_is_there_for_nothing(language: str) -> None:
    assert ids(language) - needed() - welcome() - references(language) - rules_of(language) == set()


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_twice(language: str) -> None:
    names = [message.id.name for message in messages(language)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", languages())
def test_a_language_has_the_same_messages_as_english(language: str) -> None:
    assert ids(language) - references(language) - rules_of(language) <= ids("en")
    assert ids("en") - references("en") <= ids(language)


@pytest.mark.parametrize("language", languages())
def test_a_message_is_filled_in_as_in_english(language: str) -> None:
    here, english = arguments(language), arguments("en")
    assert {id: here[id] for id in english.keys() & here} == {id: english[id] for id in english.keys() & here}


@pytest.mark.parametrize("language", translations())
def test_every_rule_is_told_in_every_language(language: str) -> None:
    assert rules_of(language) - ids(language) == set()


@pytest.mark.parametrize("language", translations())
def test_nothing_is_left_in_english(language: str) -> None:
    here, english = told(language), told("en")
    same = {id for id in here.keys() & english.keys() if here[id] and here[id] == english[id]}
    same = {id for id in same if any(letter.isalpha() for text in here[id] for letter in text)}
    assert {id for id in same if not id.startswith(NAMES)} - ALIKE.get(language, set()) == set()
    clauses = {f"rule-{clause.id}": clause for game in GAMES for clause in game.ledger().clauses}
    assert [id for id, clause in clauses.items() if clause.sentence in here[id]] == []


@pytest.mark.parametrize("language", languages())
def test_every_reference_leads_to_a_message(language: str) -> None:
    assert references(language) <= ids(language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "options"), [(game, table) for game in GAMES for table in tables_of(game)])
def test_every_story_of_a_game_can_be_told(game: Game[Any], options: Options, language: str) -> None:
    told = catalogue(language)
    play = start(game, options, ["random"] * options.players, bytes(32))
    play.deal()
    rng = Random(options.players)
    while not play.state.over:
        step(play, rng)
    for entry, before, after in positions(game, play.record):
        for reader in (None,) if entry.seen_by is None else (*range(options.players), None):
            sentence = told.tell(game.story(before, entry.as_seen_by(reader), after))
            assert sentence.endswith(".")
            assert "  " not in sentence


def small(source: str) -> Catalogue:
    return Catalogue("en", {"small.ftl": source})


def test_words_are_named_one_by_one_in_lists_and_sums() -> None:
    tongue = small(
        'seat-red = Red\none = { NAME($a, of: "seat") }\nway = { NAME($a, of: "seat", join: " – ") }\n'
        'gains = { NAME($a, of: "seat", sign: "+") }'
    )
    assert tongue.text("one", a="red") == "Red"
    assert tongue.text("way", a="red pink red") == "Red – pink – Red"
    assert tongue.text("gains", a="red:3 pink:-2") == "Red +3, pink -2"


def test_numbers_choose_their_plural() -> None:
    assert catalogue("en").text("marks", marks=1) == "1 mark"
    assert catalogue("en").text("marks", marks=0) == "0 marks"
    assert catalogue("en").text("points", points=-1) == "-1 point"


def test_a_rule_is_told_in_another_language_where_it_has_it() -> None:
    tongue = small("rule-VD-42 = Il est seul.\nrule-VD-42-title = Seul\nrule-VD-42-reason = Parce que.")
    ruling = Clause("VD-42", "Alone", "It stands alone.", "5. Place", ruling=True, reason="Because.")
    assert tongue.clause(ruling) == Clause("VD-42", "Seul", "Il est seul.", "5. Place", True, "Parce que.")
    plain = Clause("VD-42", "Alone", "It stands alone.", "5. Place")
    assert tongue.clause(plain).reason == ""
    other = Clause("VD-43", "Together", "They stand together.", "5. Place")
    assert tongue.clause(other) == other


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MessageError, match="volldampf-bid"):
        catalogue("en").tell(Message("volldampf-bid", {"seat": "red"}))


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(UnknownMessage, match="'nothing'"):
        catalogue("en").text("nothing")


def test_a_message_without_a_text_is_an_error() -> None:
    with pytest.raises(MessageError, match="no text"):
        small("empty =\n    .title = Title").text("empty")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownLanguage, match="there are: en"):
        catalogue("xx")


def test_fluent_is_not_imported_before_something_is_said() -> None:
    program = "import sys, footplate.messages; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
