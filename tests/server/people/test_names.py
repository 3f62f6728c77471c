"""Names: readable, visible, short; two that look the same to a careless eye are one."""

import pytest

from footplate.server.people.names import folded, proper
from footplate.server.people.refusal import Refusal


@pytest.mark.parametrize(
    "name", ["A", "Ada Lovelace", "Ünal", "李雷", "o'Brien-Smith", "R2", "🚂", "नमस्ते", "x" * 24]
)
def test_what_people_are_called_is_a_name(name: str) -> None:
    assert proper(name) == name


@pytest.mark.parametrize("name", ["", "x" * 25, "x" * 100_000])
def test_a_name_has_one_to_twenty_four_characters(name: str) -> None:
    assert proper(name) is Refusal.NAME_LENGTH


@pytest.mark.parametrize("name", [" Ada", "Ada ", "\u00a0Ada\u3000\n", " " * 30 + "Ada"])
def test_spaces_around_a_name_are_no_part_of_it(name: str) -> None:
    assert proper(name) == "Ada"


def test_spaces_alone_are_no_name() -> None:
    assert proper("   ") is Refusal.NAME_LENGTH


def test_characters_are_counted_as_they_are_read() -> None:
    assert proper("e\u0301" * 24) == "\u00e9" * 24


@pytest.mark.parametrize(
    "name",
    [
        "👨\u200d👩\u200d👧",
        "A\nda",
        "A\tda",
        "A\0da",
        "A\u202eda",
        "A\u2066da",
        "A\u200bda",
        "A\u200dda",
        "A\ufeffda",
        "A\u00adda",
        "A\u00a0da",
        "A\u2028da",
        "A\u3164da",
        "\u2800A",
        "A\ufe0fda",
        "\ud800A",
        "\ue000A",
        "\u0301A",
        "A\u0301\u0302\u0303\u0304\u0305",
    ],
)
def test_nothing_hides_in_a_name(name: str) -> None:
    assert proper(name) is Refusal.NAME_LETTERS


@pytest.mark.parametrize("name", ["...", "-", "!? !", "+++", "$"])
def test_a_name_is_more_than_punctuation(name: str) -> None:
    assert proper(name) is Refusal.NAME_LETTERS


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ärger", "ärger"),
        ("Straße", "STRASSE"),
        ("Ａｄａ", "Ada"),
        ("ﬁn", "FIN"),
        ("A  da", "a da"),
    ],
)
def test_case_width_and_spaces_make_no_other_name(one: str, other: str) -> None:
    assert folded(one) == folded(other)


def test_other_letters_make_another_name() -> None:
    assert folded("Ada") != folded("Äda")
