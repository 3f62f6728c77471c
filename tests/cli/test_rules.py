"""`footplate rules`: a rule, the functions that judge by it and the tests that cite it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from footplate.cli import citations, rules
from footplate.cli.citations import Citation, judges
from footplate.kernel.game import find, registered
from tests.cli.conftest import Footplate

TESTS = """
import pytest

pytestmark = [pytest.mark.long, pytest.mark.rule("TY-01")]

@pytest.mark.rule("TY-02", "TY-03")
def test_one() -> None: ...

@pytest.mark.rule("TY-03")
class TestMany:
    pytestmark = pytest.mark.rule("TY-04")

    @pytest.mark.rule("TY-02")
    @pytest.mark.rule("TY-03")
    async def test_two(self) -> None: ...

    @pytest.mark.rule("TY-99")
    def no_test(self) -> None: ...

@pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.rule("TY-06"))])
def test_three(x: int) -> None: ...

@pytest.mark.rule("TY-98")
def also_no_test() -> None: ...

pytest.mark.rule("TY-97")
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of tests that stands for the project's own."""
    tests = tmp_path / "tests"
    (tests / "deep").mkdir(parents=True)
    (tests / "deep" / "test_pond.py").write_text(dedent(TESTS))
    (tests / "deep" / "pond.py").write_text(dedent(TESTS))
    monkeypatch.setattr(rules, "tests_folder", lambda: tests)
    return tests


def test_every_mark_of_a_function_a_class_and_a_module_is_found(folder: Path) -> None:
    file = "tests/deep/test_pond.py"
    assert sorted(citations.citations(folder)) == [
        Citation("TY-01", file, "TestMany.test_two"),
        Citation("TY-01", file, "test_one"),
        Citation("TY-01", file, "test_three"),
        Citation("TY-02", file, "TestMany.test_two"),
        Citation("TY-02", file, "test_one"),
        Citation("TY-03", file, "TestMany.test_two"),
        Citation("TY-03", file, "test_one"),
        Citation("TY-04", file, "TestMany.test_two"),
        Citation("TY-06", file, "test_three"),
    ]


def test_the_tests_of_this_project_are_found() -> None:
    assert citations.tests_folder() == Path(__file__).parents[1]


def test_a_package_without_a_checkout_has_no_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("footplate.__file__", str(tmp_path / "lib" / "footplate" / "__init__.py"))
    assert citations.tests_folder() is None


def test_the_functions_that_judge_by_a_rule_are_found() -> None:
    game = find("toy")
    found = judges(game, game.ledger())
    assert found["TY-04"] == ["tests.toy.phases:holds_the_cube", "tests.toy.phases:stop_is_free"]
    assert found["TY-01"] == []
    volldampf = find("volldampf")
    place = "footplate.games.volldampf.phases.place_track"
    assert judges(volldampf, volldampf.ledger())["VD-40"] == [f"{place}:can_pay", f"{place}:holds_the_colour"]


@pytest.mark.usefixtures("folder")
def test_a_rule_is_shown_with_all_that_is_known_of_it(footplate: Footplate) -> None:
    answer = footplate("rules", "toy", "TY-04")
    assert answer == (
        0,
        dedent("""\
            TY-04  Laying a cube
              A cube in hand is laid on a stop with no cube.
              Section: Turns (Round the Pond, made up for the tests)
              Judged by:
                tests.toy.phases:holds_the_cube
                tests.toy.phases:stop_is_free
              Tested by:
                tests/deep/test_pond.py::TestMany.test_two
        """),
        "",
    )


@pytest.mark.usefixtures("folder")
def test_a_rule_without_a_test_says_so(footplate: Footplate) -> None:
    assert footplate("rules", "toy", "ty-05").out.endswith("  Tested by:\n    no test\n")


def test_a_ruling_is_shown_with_its_reason(footplate: Footplate) -> None:
    clause = find("volldampf").ledger().clause("VD-03")
    out = " ".join(footplate("rules", "volldampf", "VD-03").out.split())
    assert f"A ruling of ours: {clause.reason}" in out
    assert "A ruling of ours" not in footplate("rules", "volldampf", "VD-02").out


def test_a_rule_is_found_by_its_id_alone(footplate: Footplate) -> None:
    assert footplate("rules", "VD-40") == footplate("rules", "volldampf", "VD-40")


@pytest.mark.usefixtures("folder")
def test_all_rules_of_a_game_stand_in_a_table(footplate: Footplate) -> None:
    lines = footplate("rules", "toy").out.split("\n")
    assert lines[0] == "Round the Pond: 8 rules, after Round the Pond, made up for the tests"
    assert [line.split()[0] for line in lines[1:-1]] == [f"TY-0{number}" for number in range(1, 9)]
    assert lines[4].endswith("1 test")
    assert lines[5].endswith("no tests")


def test_without_a_game_all_games_are_shown(footplate: Footplate) -> None:
    assert footplate("rules").out == "".join([footplate("rules", name).out for name in registered()])


@pytest.mark.usefixtures("folder")
def test_untested_rules_are_listed_and_fail(footplate: Footplate) -> None:
    assert footplate("rules", "toy", "--untested") == (
        1,
        "TY-05 Walking\nTY-07 Paying\nTY-08 The heron\n",
        "",
    )
    assert footplate("rules", "toy", "TY-05", "--untested") == (1, "TY-05 Walking\n", "")
    everything = footplate("rules", "--untested")
    assert everything.code == 1
    assert "VD-01 Players and components\n" in everything.out


def test_nothing_is_said_when_all_rules_are_tested(footplate: Footplate, folder: Path) -> None:
    (folder / "test_more.py").write_text(
        "import pytest\n@pytest.mark.rule('TY-05', 'TY-07', 'TY-08')\ndef test_more() -> None: ...\n"
    )
    assert footplate("rules", "toy", "--untested") == (0, "", "")
    assert footplate("rules", "toy", "TY-01", "--untested") == (0, "", "")


def test_where_no_tests_are_installed_it_is_said(
    footplate: Footplate, refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "tests_folder", lambda: None)
    assert footplate("rules", "toy").out.endswith("\n  The tests are not installed.\n")
    assert footplate("rules", "toy", "TY-01").out.endswith("\n  The tests are not installed.\n")
    assert "the tests are not installed" in refused("rules", "toy", "--untested")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "there is no game 'chess'"),
        (["volldampf", "VD-99"], "The ledger of volldampf has no rule VD-99."),
        (["volldampf", "nonsense"], "has no rule NONSENSE"),
        (["toy", "VD-01"], "The ledger of toy has no rule VD-01."),
        (["ZZ-01"], "no game has a rule ZZ-01"),
        (["volldampf", "VD-99", "--untested"], "The ledger of volldampf has no rule VD-99."),
    ],
)
def test_what_is_not_there_gets_one_line(
    arguments: list[str], says: str, refused: Callable[..., str]
) -> None:
    assert says in refused("rules", *arguments)
