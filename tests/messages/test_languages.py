"""Every message that can be asked for is there, in every language, and none is there for nothing."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from footplate.bots.random import step
from footplate.kernel.game import Game, Options
from footplate.kernel.play import start
from footplate.kernel.replay import positions
from footplate.messages import catalogue, languages
from tests.laws.tables import tables_of
from tests.messages.asked import asked_by_the_page, needed, welcome
from tests.messages.files import GAMES, arguments, ids, messages, references, rules_of, told, translations

# names that are the same in every language, and words that happen to be
NAMES = (
    "place-",
    "face-",
    "order_face-",
    "track-",
    "rival-",
    "page-title",
    "web-title",
    "draw-volldampf-title",
)
ALIKE = {
    "fr": "bot locomotive marks options orange phase place plan plans point points sabotage table trains "
    "transport triangle type version violet",
    "de": "bot chat lobby name orange passkey passkeys plan sabotage transport",
}


@pytest.mark.parametrize("language", languages())
def test_no_message_is_missing(language: str) -> None:
    assert needed() - ids(language) == set()


@pytest.mark.parametrize("language", languages())
def test_no_message_is_there_for_nothing(language: str) -> None:
    unasked = ids(language) - needed() - welcome() - references(language) - rules_of(language)
    assert {id for id in unasked if not id.startswith(asked_by_the_page()[1])} == set()


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
    same = {id for id in here.keys() & english.keys() if here[id] == english[id] and not id.startswith(NAMES)}
    words = {id: set(re.findall(r"[^\W\d_]+", " ".join(here[id]).lower())) for id in same}
    assert {id for id in same if words[id] - set(ALIKE[language].split())} == set()
    clauses = [clause for game in GAMES for clause in game.ledger().clauses]
    assert [clause.id for clause in clauses if clause.sentence in here.get(f"rule-{clause.id}", ())] == []


@pytest.mark.parametrize("language", languages())
def test_every_reference_leads_to_a_message(language: str) -> None:
    assert references(language) <= ids(language)


@pytest.mark.parametrize(("game", "options"), [(game, table) for game in GAMES for table in tables_of(game)])
def test_every_story_of_a_game_can_be_told_in_every_language(game: Game[Any], options: Options) -> None:
    tongues = [catalogue(language) for language in languages()]
    play = start(game, options, ["random"] * options.players, bytes(32))
    play.deal()
    rng = Random(options.players)
    while not play.state.over:
        step(play, rng)
    for entry, before, after in positions(game, play.record):
        for reader in (None,) if entry.seen_by is None else (*range(options.players), None):
            story = game.story(before, entry.as_seen_by(reader), after)
            for sentence in [tongue.tell(story) for tongue in tongues]:
                assert sentence.endswith(".")
                assert "  " not in sentence
