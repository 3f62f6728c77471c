"""A ledger reads from TOML, answers by id, and is refused in one clear sentence."""

import re
from importlib.resources import files

import pytest

from footplate.kernel.ledger import Clause, Ledger, LedgerError, UnknownClause, read

HEAD = 'game = "toy"\nrulebook = "Toy, first edition"\n'
FIRST = '[[rule]]\nid = "TY-01"\ntitle = "Turns"\nsentence = "Players take turns."\nsection = "Play"\n'
SECOND = '[[rule]]\nid = "TY-02"\ntitle = "Ties"\nsentence = "Ties are shared."\nsection = "End"\n'
RULING = 'ruling = true\nreason = "The book does not say."\n'

# fmt: off
VOLLDAMPF = (
    "VD-01", "VD-02", "VD-03",
    "VD-10", "VD-11", "VD-12", "VD-13", "VD-14", "VD-15",
    "VD-20", "VD-21", "VD-22", "VD-23", "VD-25", "VD-24",
    "VD-30", "VD-35", "VD-31", "VD-32", "VD-33", "VD-36", "VD-34",
    "VD-40", "VD-41", "VD-42",
    "VD-60", "VD-61", "VD-62", "VD-63", "VD-67", "VD-64", "VD-65", "VD-66",
    "VD-70", "VD-71",
    "VD-80", "VD-88", "VD-81", "VD-82", "VD-83", "VD-84", "VD-89", "VD-85", "VD-86", "VD-87",
    "VD-90", "VD-92", "VD-91",
)
# fmt: on


def refusal(text: str) -> str:
    """The sentence with which a text is refused."""
    with pytest.raises(LedgerError) as caught:
        read(text)
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


def volldampf() -> Ledger:
    return read((files("footplate") / "games" / "volldampf" / "rules.toml").read_text("utf-8"))


def test_a_ledger_keeps_its_rules_in_order() -> None:
    ledger = read(HEAD + SECOND + RULING + FIRST)
    assert (ledger.game, ledger.rulebook) == ("toy", "Toy, first edition")
    assert ledger.clauses == (
        Clause("TY-02", "Ties", "Ties are shared.", "End", ruling=True, reason="The book does not say."),
        Clause("TY-01", "Turns", "Players take turns.", "Play"),
    )


def test_a_clause_is_found_by_its_id() -> None:
    assert read(HEAD + FIRST + SECOND).clause("TY-02").title == "Ties"


def test_an_unknown_clause_is_named_in_one_line() -> None:
    with pytest.raises(UnknownClause) as caught:
        read(HEAD + FIRST).clause("TY-99")
    assert str(caught.value) == "The ledger of toy has no rule TY-99."


def test_an_unknown_clause_is_a_lookup_that_failed() -> None:
    assert issubclass(UnknownClause, LookupError)


def test_a_ledger_must_be_toml() -> None:
    assert refusal("game = ").startswith("The ledger is not TOML: ")


def test_an_id_stands_only_once() -> None:
    assert refusal(HEAD + FIRST + FIRST) == "Rule TY-01 stands twice in the ledger."


def test_a_ruling_needs_its_reason() -> None:
    assert refusal(HEAD + FIRST + "ruling = true\n") == "Rule TY-01 is a ruling without a reason."


def test_a_blank_reason_is_no_reason() -> None:
    text = HEAD + FIRST + 'ruling = true\nreason = " "\n'
    assert refusal(text) == "Rule TY-01 is a ruling without a reason."


def test_a_reason_belongs_to_a_ruling() -> None:
    assert refusal(HEAD + FIRST + 'reason = "Why not."\n') == "Rule TY-01 has a reason but is no ruling."


@pytest.mark.parametrize("name", ["title", "sentence", "section"])
@pytest.mark.parametrize("blank", ["", "  "])
def test_no_field_of_a_rule_is_empty(name: str, blank: str) -> None:
    text = re.sub(rf'^{name} = ".*"$', f'{name} = "{blank}"', FIRST, flags=re.MULTILINE)
    assert refusal(HEAD + text) == f"Rule TY-01 has an empty {name}."


@pytest.mark.parametrize("name", ["game", "rulebook"])
def test_game_and_rulebook_are_not_empty(name: str) -> None:
    head = re.sub(rf'^{name} = ".*"$', f'{name} = ""', HEAD, flags=re.MULTILINE)
    assert refusal(head + FIRST) == f"The ledger has an empty {name}."


def test_a_ledger_has_rules() -> None:
    assert refusal(HEAD + "rule = []\n") == "The ledger has no rules."


@pytest.mark.parametrize(
    "name", ["", "TY01", "ty-01", "T-01", "TOY-01", "TY-1", "TY-001", "TY-\u0660\u0661", "TY-01\\n"]
)
def test_an_id_is_two_capitals_a_dash_and_two_digits(name: str) -> None:
    sentence = refusal(HEAD + FIRST.replace("TY-01", name))
    assert sentence.endswith(" is not two capitals, a dash and two digits.")


@pytest.mark.parametrize("line", ["id", "title", "sentence", "section"])
def test_a_missing_field_is_refused_by_name(line: str) -> None:
    text = re.sub(rf"^{line} = .*\n", "", FIRST, flags=re.MULTILINE)
    assert f"`{line}`" in refusal(HEAD + text)


def test_a_field_nobody_knows_is_refused_by_name() -> None:
    assert "`page`" in refusal(HEAD + FIRST + "page = 7\n")


def test_ruling_is_true_or_false() -> None:
    assert refusal(HEAD + FIRST + 'ruling = "yes"\n').startswith("The ledger is not of the right form: ")


def test_volldampf_has_exactly_the_rules_of_its_ledger() -> None:
    ledger = volldampf()
    assert ledger.game == "volldampf"
    assert tuple(clause.id for clause in ledger.clauses) == VOLLDAMPF


def test_volldampf_refers_only_to_rules_it_has() -> None:
    texts = " ".join(clause.sentence + " " + clause.reason for clause in volldampf().clauses)
    assert set(re.findall(r"VD-\d\d", texts)) <= set(VOLLDAMPF)
