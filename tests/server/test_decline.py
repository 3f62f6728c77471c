"""A refusal is told in the language of whom it is for."""

from __future__ import annotations

import pytest

from footplate.kernel.game import find
from footplate.kernel.refusal import Refusal
from footplate.messages import catalogue, languages
from footplate.server.decline import broken


@pytest.mark.parametrize("language", languages())
def test_a_broken_rule_is_told_in_the_language_that_is_asked_for(language: str) -> None:
    game = find("volldampf")
    [told] = broken(game, [Refusal("VD-61", "no-section-twice")], language)
    assert told.why == catalogue(language).text("why-no-section-twice")
    assert told.sentence == catalogue(language).clause(game.ledger().clause("VD-61")).sentence


def test_a_broken_rule_is_told_in_french() -> None:
    [told] = broken(find("volldampf"), [Refusal("VD-61", "no-section-twice")], "fr")
    assert told.why == "Le trajet emprunte deux fois un tronçon."
    assert told.sentence.startswith("En chemin, un cube n'emprunte aucun tronçon deux fois")
