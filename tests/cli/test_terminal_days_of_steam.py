"""Days of Steam at a table in the terminal: squares, tiles, moves and their risk, asked for in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

from footplate.cli.terminal import sit_down
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.kernel.replay import verify
from tests.cli.keyboard import any_of, laid_for, typed

LOOK = 9000  # characters, more than a picture and a question have


def at_the_table(*lines: str, kinds: str = "you,random") -> str:
    """What the table shows when these lines are typed from the first turn on."""
    table, shown = laid_for(DAYS_OF_STEAM, kinds, typed(*lines), start_player=1)
    sit_down(table)
    return shown.getvalue()


def any_answer(rng: Random) -> Callable[[str], str]:
    """Any of the answers to the last question, with no look at what stands far above it."""
    answer = any_of(rng)
    return lambda screen: answer(screen[-LOOK:])


def until(seen: str) -> str:
    """The first question in which something is seen, when any answers are given in one game after another."""
    for game in range(20):
        answer = any_answer(Random(game))

        def script(screen: str, answer: Callable[[str], str] = answer) -> str | None:
            return None if re.search(seen, question(screen)) else answer(screen)

        table, shown = laid_for(DAYS_OF_STEAM, "you,random", script)
        sit_down(table)
        if not table.play.state.over:
            return question(shown.getvalue())
    raise AssertionError(f"{seen} is never seen")


def question(screen: str) -> str:
    """What Grey was asked last, with the answers."""
    return screen[-LOOK:].rpartition("\nGrey, ")[2]


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("kinds", ["you,you", "you,greedy,you,thrifty"])
def test_a_whole_game_is_played_by_answering_with_any_number(kinds: str) -> None:
    table, shown = laid_for(DAYS_OF_STEAM, kinds, any_answer(Random(kinds)))
    assert sit_down(table) == 0
    assert table.play.state.over
    told = plain(shown.getvalue())
    assert "is none of the answers" not in told
    assert re.search(r"the game is over: |The game is won: ", told)
    assert re.search(r"1\. \w+: \d+ points? \(tie-break: \d circuit counters?, \d steam\)", told)
    verify(table.play.record.encode())


def test_persons_pass_the_device_for_tiles_are_secret() -> None:
    table, shown = laid_for(DAYS_OF_STEAM, "you,you", typed("", "1 1 1", ""), start_player=1)
    sit_down(table)
    text = shown.getvalue()
    assert "Pass the device to Orange, who presses Enter." in text
    assert "Grey draws a track tile." in text[text.index("Pass the device to Orange") :]


def test_a_tile_is_asked_for_with_its_steam_then_its_square_and_how_it_lies() -> None:
    shown = at_the_table("1", "n1", "1")
    assert re.findall(r"Grey, your turn\. (.*\?)", shown)[:3] == [
        "Which tile?",
        "Where?",
        "Which way does it lie?",
    ]
    assert "1  straight  2 steam" in shown
    assert "2  straight (hill)  2 steam" in shown
    assert "1  n–s: +2 steam" in shown
    assert "Grey plays a straight n–s at n1. Steam +2, now 2." in shown


def test_squares_are_listed_as_they_lie_on_the_map() -> None:
    assert "  row n1  1  n1\n  row 0   2  w1  3  e1\n  row s1  4  s1\n" in at_the_table("1")


def test_squares_are_listed_as_they_lie_on_the_map_until_the_end() -> None:
    table, shown = laid_for(DAYS_OF_STEAM, "you,random", any_answer(Random(3)))
    sit_down(table)
    lists = re.findall(r"Where\?\n((?:  +(?:row \w+)? +\d+  .*\n)+)", shown.getvalue())
    assert len(lists) > 10
    for listed in lists:
        numbers = [int(number) for number in re.findall(r"(\d+)  (?:[nsew]\d+)+", listed)]
        assert numbers == list(range(1, len(numbers) + 1))
        places = [place(spot) for spot in re.findall(r"\d+  ((?:[nsew]\d+)+)", listed)]
        assert places == sorted(places)


def place(spot: str) -> tuple[int, int]:
    """How far south and how far east a square is."""
    ways = {way: int(steps) for way, steps in re.findall(r"([nsew])(\d+)", spot)}
    return ways.get("s", 0) - ways.get("n", 0), ways.get("e", 0) - ways.get("w", 0)


def test_a_square_is_marked_where_a_tile_would_lie_over_another() -> None:
    assert re.search(r"\d+  (?:[nsew]\d+)+  over\b", until(r"  over\b"))


def test_a_side_may_be_named_instead_of_turning_a_tile() -> None:
    shown = at_the_table("play-tile triangle n1 s")
    assert "Grey plays a triangle n–s, n–w, s–w at n1." in shown


def test_face_up_towns_are_listed_with_their_goods_and_their_steam() -> None:
    asked = until(r"Which town\?")
    assert re.search(r"\n  1  (red|yellow|green|blue) with \w+ and \w+ goods \([12] steam\)", asked)


def test_a_town_with_one_place_is_listed_with_it() -> None:
    asked = until(r"goods \([12] steam\), ")
    assert re.search(
        r"\n  1  \w+ with \w+ and \w+ goods \([12] steam\), (?:[nsew]\d+)+, \+[012] steam", asked
    )


def test_the_only_way_to_go_on_is_named_with_its_price() -> None:
    asked = plain(until(r"move the train  \w+, to"))
    assert re.search(r"move the train (north|east|south|west), to .*: [1-4] steam", asked)


def test_ways_to_go_are_listed_with_where_they_lead() -> None:
    asked = until(r"Which way\?")
    assert re.search(r"\n  1  (north|east|south|west)  to [^\n]*: [1-4] steam", asked)


def test_the_risk_is_told_before_a_train_stops() -> None:
    asked = plain(until(r"stop here  derails"))
    found = re.search(r"stop here derails at (\d+) %, unless (\d) or more is rolled", asked)
    assert found
    assert {"2": "17", "3": "33", "4": "50", "5": "67"}[found[2]] == found[1]


def test_goods_are_listed_with_how_many_towns_take_them() -> None:
    asked = plain(until(r"Which good\?"))
    assert re.search(
        r"1 (red|yellow|green|blue)\S* (no town takes it yet|1 town takes it|\d towns take it)", asked
    )


def test_what_a_move_costs_is_told_in_steam() -> None:
    shown = plain(at_the_table("1 n1 1", *[f"why advance {side}" for side in "nesw"]))
    assert "2 move the train 1 steam" in shown
    assert "advance n (to n1: 1 steam) is allowed now." in shown
    # Two tiles lie on the map: one's own, and one of the other player, wherever that is.
    assert len(re.findall(r"advance [esw] is forbidden: DS-23 There is no track\.", shown)) >= 2


def test_why_not_names_every_broken_rule() -> None:
    shown = plain(at_the_table("why play-tile straight n1e1 n", "why stop", "why pass"))
    assert "DS-20 No tile lies beside that square." in shown
    assert "DS-21 From none of its segments does a valid path lead to a town." in shown
    assert "DS-12 You could play a tile, move or take water, so you may not pass." in shown


def test_the_greeting_tells_who_starts() -> None:
    assert "Days of Steam for 2 players: start player 1." in at_the_table()
