"""A page of text: headings, rules, and words in lines and columns, none of them wider than the page."""

from __future__ import annotations

from footplate.kernel.page import WIDTH, columns, flow, heading, row, rule


def test_headings_and_rules_are_as_wide_as_the_page() -> None:
    assert heading("a game").startswith("━━ a game ━━")
    assert rule("a part").startswith("── a part ──")
    assert rule("a part", "a remark").endswith("── a remark ")
    assert {len(one) for one in (heading("a"), rule("a"), rule("a", "b"))} == {WIDTH}


def test_words_flow_on_below_their_head() -> None:
    first, second, *_ = lines = flow("head  ", ["x" * 9] * 20)
    assert first.startswith("head  " + "x" * 9 + "  x")
    assert second.startswith("      x")
    assert all([len(line.rstrip()) <= WIDTH for line in lines])
    assert flow("head ", ["one", "two"], " · ") == ["head one · two · "]


def test_cells_stand_in_columns_that_are_read_downwards() -> None:
    cells = [f"{number:<24}" for number in range(7)]
    assert [line.split() for line in columns(cells)] == [["0", "3", "6"], ["1", "4"], ["2", "5"]]
    assert columns(["a", "b"], " ") == ["a b"]
    assert columns([]) == []


def test_a_cell_as_wide_as_the_page_has_a_line_of_its_own() -> None:
    assert columns(["x" * WIDTH, "y"]) == ["x" * WIDTH, "y".ljust(WIDTH)]
    assert columns(["x" * (WIDTH // 2 - 1)] * 2) == ["  ".join(["x" * (WIDTH // 2 - 1)] * 2)]


def test_a_row_has_words_to_the_left_and_numbers_to_the_right() -> None:
    assert row(("a", "b", "1", "2", "rest"), (3, 4, 3, 3)) == "a  b     1  2  rest"
    assert row(("a", "1", "rest", "more"), (3, 3), words=1) == "a    1  rest  more"
