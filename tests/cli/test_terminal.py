"""The table in the terminal, played by scripts that read the screen and type answers."""

from __future__ import annotations

import hmac
import re
from io import StringIO
from random import Random
from typing import Any

import pytest

from footplate.cli.terminal import sit_down
from footplate.cli.terminal.conversation import Conversation
from footplate.cli.terminal.screen import Closed, Screen
from footplate.cli.terminal.table import Table
from footplate.games.volldampf.phases.route import ChooseRoute
from footplate.kernel.replay import verify
from tests.cli.keyboard import GAME, SEED, answers, any_of, first, laid, typed
from tests.rules.volldampf.positions import begin, build, position, put_cube, stack, take

RUBBISH = (
    "1x",
    "-1",
    "99999",
    "9" * 5000,
    "xyzzy",
    "bid bid",
    "bid lots",
    "bid -5",
    "bid 5 5",
    "place-section nowhere",
    "take-route -",
    "hidden bid",
    "take-back 0",
    "draw-cube red",
    "why",
    "why not",
    "why bid 99999",
    "rules XX-99",
    "save /no/such/folder/game.jsonl",
    "save \0",
    ",",
    "\x1b[A",
    "?",
    "",  # stands for an answer
)


@pytest.mark.parametrize("players", GAME.players)
def test_a_whole_game_is_played_by_always_answering_with_the_first_number(players: int) -> None:
    table, shown = laid(",".join(["you"] + ["random"] * (players - 1)), first)
    assert sit_down(table) == 0
    assert table.play.state.over
    assert "The standing" in shown.getvalue()
    assert SEED.hex() in shown.getvalue()
    verify(table.play.record.encode())


@pytest.mark.parametrize(
    ("kinds", "money"),
    [
        ("you,you", "hidden"),
        ("you,random,you", "open"),
        ("you,you,you,you", "hidden"),
        ("random,you", "open"),
    ],
)
def test_a_whole_game_is_played_by_answering_with_any_number(kinds: str, money: str) -> None:
    table, shown = laid(kinds, any_of(Random(kinds)), money=money)
    assert sit_down(table) == 0
    assert table.play.state.over
    assert max([len(line) for line in shown.getvalue().split("\n")]) <= 100


@pytest.mark.parametrize(
    "lines", [("rostock-kopenhagen", "stop"), ("take-route rostock-kopenhagen",), ("2", "1")]
)
def test_a_route_that_could_go_on_ends_where_it_is_told_to(
    lines: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("footplate.cli.terminal.question.WHOLE", 0)
    table, shown = laid("you,random,random", typed(*lines), red_cities="on")
    s = position(3, red_cities="on")
    put_cube(s, "rostock", "red")
    build(s, 0, "rostock-kopenhagen", "rostock-hamburg")
    build(s, 1, "hamburg-kopenhagen", "hamburg-bremen", "bremen-london")
    table.play.state = begin(s, ChooseRoute(player=0, stack=stack("rostock", "red")))
    Conversation(table, 0).hold()
    assert ("stop here" in shown.getvalue()) == (len(lines) == 2)
    assert table.play.record.entries[-1].action == take("rostock-kopenhagen")


@pytest.mark.parametrize(("whole", "asked"), [(0, "Which way next?"), (24, "Which route?")])
def test_the_question_is_for_a_route_where_whole_routes_are_listed(
    whole: int, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("footplate.cli.terminal.question.WHOLE", whole)
    table, shown = laid("you,random,random", typed())
    s = position(3)
    put_cube(s, "rostock", "red")
    build(s, 0, "rostock-kopenhagen", "rostock-hamburg", "hamburg-kopenhagen")
    table.play.state = begin(s, ChooseRoute(player=0, stack=stack("rostock", "red")))
    with pytest.raises(Closed):
        Conversation(table, 0).hold()
    assert f"choose the route. {asked}\n" in shown.getvalue()


def test_random_players_need_nobody() -> None:
    table, shown = laid("random,random,random", typed())
    assert sit_down(table) == 0
    assert table.play.state.over
    assert "1. " in shown.getvalue()


def test_what_bots_do_tells_nothing_of_the_seed() -> None:
    table, _ = laid("random,random,random", typed())
    hashed = Random(hmac.digest(SEED, b"bot 1\x000", "sha256"))
    assert table.luck("bot 1").getstate() == hashed.getstate()


def test_the_end_shows_the_last_board_and_the_standing_in_words() -> None:
    table, shown = laid("you,random,random", first)
    sit_down(table)
    end = shown.getvalue().rpartition("━━ round ")[2]
    assert " · the end ━" in end.split("\n")[0]
    for score in GAME.standing(table.play.state):
        marks = f"{score.tie_break[0]} mark" + "s" * (score.tie_break[0] != 1)
        points = f"{score.points} point" + "s" * (abs(score.points) != 1)
        name = table.words["seat"][score.seat].capitalize()
        assert f"\n{score.rank}. {name}: {points} (tie-break: {marks})\n" in end


def test_at_the_end_nobody_is_told_to_type() -> None:
    table, shown = laid("random,random,random", typed())
    sit_down(table)
    assert "type log" not in shown.getvalue()
    assert re.search(r"^\(\d+ lines before these are in the record\.\)$", shown.getvalue(), re.MULTILINE)


def test_rubbish_changes_nothing_and_ends_nothing() -> None:
    rng = Random(1)
    pending: list[str] = []
    entries = 0

    def script(screen: str) -> str:
        nonlocal entries
        if not pending:
            pending.extend(RUBBISH)
            entries = len(table.play.record.entries)
        assert len(table.play.record.entries) == entries
        if "Enter" in screen.split("\n")[-1]:
            return ""
        return pending.pop(0) or rng.choice(answers(screen))

    table, shown = laid("you,random,random", script)
    assert sit_down(table) == 0
    assert table.play.state.over
    assert "is none of the answers" in shown.getvalue()


@pytest.mark.parametrize("lines", [0, 1, 7, 20])
def test_the_end_of_input_ends_the_game_gracefully(lines: int) -> None:
    left = [first] * lines

    def script(screen: str) -> str | None:
        return left.pop()(screen) if left else None

    table, shown = laid("you,you,random", script)
    assert sit_down(table) == 0
    assert shown.getvalue().endswith("The game was not finished.\n")


def test_the_device_is_passed_between_persons_and_the_screen_cleared() -> None:
    table, shown = laid("you,you", typed("", "5", "", "7"))
    sit_down(table)
    blue, red = shown.getvalue().split("Pass the device to Red, who presses Enter.")
    assert "Pass the device to Blue" in blue
    assert "Blue seals a choice of bonds." in red
    assert "Blue seals bonds of 5" not in red


def test_one_person_is_not_asked_what_leaves_no_choice() -> None:
    table, shown = laid("you,random,random", first)
    sit_down(table)
    assert "Blue has no choice." in shown.getvalue()
    asked = re.findall(r"a moment for Sabotage\. What do you do\?\n(.*)\n", shown.getvalue())
    assert all(["2  " in line for line in asked])


def test_several_persons_are_asked_even_without_a_choice_where_not_to_ask_would_tell() -> None:
    rng = Random(4)
    table, shown = laid("you,you,you", any_of(rng))
    sit_down(table)
    asked = re.findall(r"a moment for Sabotage\. What do you do\?\n(.*)\n", shown.getvalue())
    assert [line for line in asked if "2  " not in line]


def looked_at(table: Table, seat: int, s: Any) -> str:
    """All that a seat can get to see of a position that is put on the table."""
    shown = StringIO()
    screen, state = table.screen, table.play.state
    table.screen, table.play.state = Screen(StringIO("?\noptions\nboard\nlog\nwhy pass\n"), shown), s
    table.draw(seat)
    with pytest.raises(Closed):
        Conversation(table, seat).hold()
    table.screen, table.play.state = screen, state
    return shown.getvalue()


@pytest.mark.parametrize("kinds", ["you,you", "you,you,you"])
def test_nothing_that_is_shown_to_a_seat_depends_on_the_secrets_of_others(kinds: str) -> None:
    rng = Random(9)
    looks = 0

    def script(screen: str) -> str:
        nonlocal looks
        s = table.play.state
        asked = [seat for seat in s.actors() if screen.endswith(f"{names[seat]}> ")]
        if asked and rng.random() < 0.25:
            looks += 1
            dream = GAME.imagine(s, asked[0], rng)
            assert looked_at(table, asked[0], dream) == looked_at(table, asked[0], s)
        return rng.choice(answers(screen))

    table, _ = laid(kinds, script, money="hidden")
    names = [word.capitalize() for word in table.words["seat"]]
    assert sit_down(table) == 0
    assert looks > 20
