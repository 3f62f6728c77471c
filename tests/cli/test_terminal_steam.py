"""Steam at a table in the terminal: several hundred ways to build, asked for a few at a time."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from footplate.cli.terminal import sit_down
from footplate.games.steam.game import STEAM
from footplate.kernel.replay import verify
from tests.cli.keyboard import answers, any_of, laid_for

BUILDING = "build track. What do you do?"


def first_build(*lines: str) -> str:
    """What the table shows from the first build on, when these lines are typed there."""
    left: list[str] = []

    def script(screen: str) -> str | None:
        if BUILDING not in screen and not left:
            return "take-tile engineer"
        left.append("typed")
        return lines[len(left) - 1] if len(left) <= len(lines) else None

    table, shown = laid_for(STEAM, "you,thrifty,thrifty", script, first_order="random")
    sit_down(table)
    text = shown.getvalue()
    return text[text.index(BUILDING) :]


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("kinds", ["you,you", "you,greedy,thrifty"])
@pytest.mark.parametrize("game", ["base", "standard"])
def test_a_whole_game_is_played_by_answering_with_any_number(kinds: str, game: str) -> None:
    table, shown = laid_for(STEAM, kinds, any_of(Random(kinds)), map="practice", game=game)
    assert sit_down(table) == 0
    assert table.play.state.over
    assert "is none of the answers" not in shown.getvalue()
    assert " wins." in plain(shown.getvalue())
    verify(table.play.record.encode())


def test_a_build_is_asked_for_by_hex_tile_and_how_it_lies() -> None:
    shown = first_build("1", "k15", "22", "1")
    asked = re.findall(r"build track\. (.*\?)", shown)
    assert asked[:4] == [
        "What do you do?",
        "Where?",
        "Which tile?",
        "Which way does it lie?",
    ]
    assert "gentle curve (22)  $3" in shown
    assert re.search(r"\n  1  n–se: \$3, from Albany +2  n–sw: \$3, from Albany\n", shown)
    assert "Orange lays a gentle curve (22) n–se at k15" in shown


def test_a_hex_is_listed_by_the_word_that_the_map_and_the_notation_have_for_it() -> None:
    shown = first_build("1")
    listed = shown[shown.index("Where?") :]
    table, _ = laid_for(STEAM, "you,thrifty,thrifty", lambda screen: None)
    names = table.play.state.board.chart.names
    words = re.findall(r"\d+  ([a-z]+[0-9]+)", listed)
    assert len(words) > 40
    assert set(words) <= set(names)
    assert re.search(r"\n  Albany +\d+  k11  north .*\n +\d+  j14 .* +\d+  k15  south\n", listed)
    assert len(listed.split("\n")) < 33


def test_hexes_are_numbered_in_the_order_in_which_they_are_listed() -> None:
    listed = first_build("1").partition("Where?")[2]
    numbers = [int(number) for number in re.findall(r"(\d+)  [a-z]+[0-9]+", listed)]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("line", ["1 k15 22 1 h20 foo bar", "1 k15 21 1 1"])
def test_words_beyond_a_decision_undo_the_whole_line(line: str) -> None:
    shown = plain(first_build(line))
    assert "Nothing is done, for “" + line.split(" ", 4)[4] + "” is more" in shown
    assert "Orange lays" not in shown


def test_persons_without_secrets_do_not_pass_the_device() -> None:
    table, shown = laid_for(STEAM, "you,you", any_of(Random(5)), map="practice")
    sit_down(table)
    assert "Pass the device" not in shown.getvalue()
    assert "has no choice." in shown.getvalue()


def test_who_could_still_take_back_a_build_is_asked_to_finish() -> None:
    def script(screen: str) -> str | None:
        if "takes that back" in screen:
            return None
        return "undo" if screen.endswith("?\n  1  finish building\nOrange> ") else answers(screen)[0]

    shown = at_the_table(script, first_order="random")
    assert shown.count("Orange lays") == 3
    assert "Orange has finished building." not in shown
    assert "Orange takes that back." in shown


def test_a_rule_is_shown_once_however_often_it_is_broken() -> None:
    shown = plain(first_build("why lay-track j16 42 n"))
    sentence = STEAM.ledger().clause("ST-41").sentence
    assert shown.count("ST-41 ") == 2
    assert shown.count(sentence) == 1
    assert shown.index("ST-41 Your first tile must leave a city.") < shown.index(sentence)


def test_the_draws_of_the_set_up_are_one_line_of_news() -> None:
    shown = at_the_table(lambda screen: None)
    assert "Set-up: draw a cube, 65 times.\n" in shown
    assert not re.search(r"gets a \w+ cube", shown)


def test_a_tile_that_fits_in_one_way_is_shown_before_it_is_laid() -> None:
    shown = first_build("1", "k15", "21")
    assert "1  n–s: $3, from Albany" in shown
    assert "Orange lays" not in shown


def test_the_side_of_a_tile_may_be_typed_instead_of_its_number() -> None:
    assert "Orange lays a gentle curve (22) n–sw at k15" in first_build("1 k15 22 sw")


def test_why_names_the_price_beside_every_broken_rule() -> None:
    shown = plain(first_build("why lay-track albany t21 n"))
    assert "lay-track albany t21 n ($3) is forbidden:" in shown
    assert "ST-42 There is a city." in shown
    shown = plain(first_build("why lay-track j16 42 n"))
    assert "lay-track j16 42 n ($4) is forbidden:" in shown
    assert "ST-41 The new track starts neither at a city" in shown
    assert "ST-41 Your first tile must leave a city." in shown


def test_an_action_that_is_refused_is_named_with_its_price() -> None:
    shown = plain(first_build("lay-track j16 21 n"))
    assert "That cannot be done: lay-track j16 21 n ($2) ST-41" in shown


def test_why_not_counts_the_terrain_of_an_empty_hex() -> None:
    assert "lay-track h10 21 n ($4) is forbidden:" in plain(first_build("why lay-track h10 21 n"))


def test_what_costs_nothing_has_no_price() -> None:
    assert "take-tile engineer is forbidden:" in plain(first_build("why take-tile engineer"))


def at_the_table(script: Callable[[str], str | None], **options: Any) -> str:
    table, shown = laid_for(STEAM, "you,thrifty,thrifty", script, **options)
    sit_down(table)
    return shown.getvalue()


def test_the_greeting_tells_what_is_agreed_and_nothing_of_what_is_left_empty() -> None:
    shown = plain(at_the_table(lambda screen: None))
    assert (
        "Steam for 3 players: game Base Game, map northeast, first order of a Base Game by auction." in shown
    )
    shown = plain(at_the_table(lambda screen: None, game="standard", beginners="1"))
    assert "beginners in seats 1." in shown


def test_action_tiles_are_listed_with_their_prices() -> None:
    shown = at_the_table(lambda screen: "1" if "Which tile?" not in screen else None, first_order="random")
    assert "Urbanization  $6" in shown
    assert "Locomotive  $6 level 2" in shown
    assert re.search(r"\n  \d  First Move  first in both rounds of moving goods\n", shown)
