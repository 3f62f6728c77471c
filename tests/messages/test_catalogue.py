"""A catalogue names words, chooses plurals, and says what it cannot tell."""

from __future__ import annotations

import subprocess
import sys

import pytest

from footplate.kernel.game import Message
from footplate.kernel.ledger import Clause
from footplate.messages import Catalogue, MessageError, UnknownLanguage, UnknownMessage, catalogue


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
    with pytest.raises(UnknownLanguage, match=r"there are: .*\ben\b"):
        catalogue("xx")


def test_fluent_is_not_imported_before_something_is_said() -> None:
    program = "import sys, footplate.messages; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
