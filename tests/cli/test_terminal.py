"""The table in the terminal, played by scripts that read the screen and type answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from footplate.cli import main
from footplate.cli.given import BadInput
from footplate.cli.terminal import shelf, sit_down
from footplate.cli.terminal.conversation import Conversation
from footplate.cli.terminal.screen import Closed, Screen
from footplate.cli.terminal.table import Table
from footplate.games.volldampf.actions import TakeRoute
from footplate.games.volldampf.phases.route import ChooseRoute
from footplate.kernel.action import TakeBack
from footplate.kernel.game import agree, find
from footplate.kernel.play import start
from footplate.kernel.record import RecordError
from footplate.kernel.replay import verify
from footplate.messages import catalogue
from tests.rules.volldampf.positions import begin, build, colour, place, position, put_cube, route

import_module("footplate.games")
GAME = find("volldampf")
SEED = b"a seed for the tests of the table"

RUBBISH = (
    "1x",
    "-1",
    "99999",
    "9" * 5000,
    "xyzzy",
    "bid",
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


class Keyboard:
    """Types what a script answers to the screen so far; nothing more when it answers None."""

    def __init__(self, script: Callable[[str], str | None], screen: StringIO) -> None:
        self._script = script
        self._screen = screen

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        line = self._script(self._screen.getvalue())
        return "" if line is None else line + "\n"


def answers(screen: str) -> list[str]:
    """What can be typed at the question that the screen ends with."""
    lines = screen.split("\n")
    asked = max([at for at, line in enumerate(lines) if re.match(r"\w+, .*\?", line)], default=0)
    if "(Enter for none)" in lines[-1] or "presses Enter" in lines[-1]:
        return [""]
    span = re.search(r"\((\d+)-(\d+)\)$", lines[asked])
    if span:
        return [str(number) for number in range(int(span[1]), int(span[2]) + 1)]
    few = re.search(r"\(([\d, ]+)\)$", lines[asked])
    if few:
        return few[1].split(", ")
    return re.findall(r"(?:^  |   ) *(\d+)  \S", "\n".join(lines[asked + 1 : -1]), re.MULTILINE)


def first(screen: str) -> str:
    """Always the first answer."""
    return answers(screen)[0]


def any_of(rng: Random) -> Callable[[str], str]:
    """Any of the answers."""
    return lambda screen: rng.choice(answers(screen))


def laid(kinds: str, script: Callable[[str], str | None], **options: Any) -> tuple[Table, StringIO]:
    """A table with a script at the keyboard, and what it shows."""
    seats = kinds.split(",")
    play = start(GAME, agree(GAME, len(seats), options), seats, SEED)
    shown = StringIO()
    return Table(play, SEED, seats, Screen(Keyboard(script, shown), shown), catalogue("en")), shown


def typed(*lines: str) -> Callable[[str], str | None]:
    """Types these lines and then no more."""
    left = list(lines)
    return lambda screen: left.pop(0) if left else None


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
    table.play.state = begin(s, ChooseRoute(player=0, stack=place("rostock") * 4 + colour("red")))
    Conversation(table, 0).hold()
    assert ("stop here" in shown.getvalue()) == (len(lines) == 2)
    assert table.play.record.entries[-1].action == TakeRoute(route("rostock-kopenhagen"))


def test_random_players_need_nobody() -> None:
    table, shown = laid("random,random,random", typed())
    assert sit_down(table) == 0
    assert table.play.state.over
    assert "1. " in shown.getvalue()


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


def test_a_whole_action_can_be_typed_in_notation_and_as_answers_in_a_line() -> None:
    table, _ = laid("you,random,random", typed("take-bonds 2", "bid 1"), start_player=1)
    sit_down(table)
    mine = [entry.action for entry in table.play.record.entries if entry.seat == 0]
    assert [str(action) for action in mine[:2]] == ["TakeBonds(amount=2)", "Bid(amount=1)"]


def placing(*lines: str) -> str:
    """What the table shows when these lines are typed at the first placing of track."""
    left: list[str] = []

    def script(screen: str) -> str | None:
        if "place track sections" not in screen.split("\n")[-3] and not left:
            return first(screen)
        left.append("typed")
        return lines[len(left) - 1] if len(left) <= len(lines) else None

    table, shown = laid("you,random,random", script)
    sit_down(table)
    text = shown.getvalue()
    return text[text.index("place track sections. What") :]


def test_why_cites_every_broken_rule_with_its_sentence_and_the_price() -> None:
    shown = " ".join(placing("why place-section berlin-warschau", "why pass").split())
    assert "place-section berlin-warschau (12 marks) is forbidden" in shown
    assert "VD-40 You have no track card of this space's colour." in shown
    assert GAME.ledger().clause("VD-40").sentence in shown
    assert "VD-40 This cannot be done now." in shown


def test_why_says_when_an_action_is_allowed() -> None:
    def script(screen: str) -> str | None:
        return "why take-bonds 3" if "allowed" not in screen else None

    table, shown = laid("you,random,random", script, start_player=1)
    sit_down(table)
    assert "take-bonds 3 (18 marks) is allowed now." in shown.getvalue()
    assert not [entry for entry in table.play.record.entries if entry.seat == 0]


def test_a_forbidden_action_is_refused_with_the_rules_it_breaks() -> None:
    table, shown = laid("you,random,random", typed("take-bonds 85", "pass"), start_player=1)
    sit_down(table)
    text = shown.getvalue()
    assert "VD-23 The bank has not so many bonds." in text
    assert "VD-23 This cannot be done now." in text
    assert not [entry for entry in table.play.record.entries if entry.seat == 0]


def test_help_shows_the_rule_that_applies_and_the_commands() -> None:
    table, shown = laid("you,random,random", typed("?"), start_player=1)
    sit_down(table)
    text = " ".join(shown.getvalue().split())
    assert GAME.ledger().clause("VD-23").sentence in text
    assert "which rules forbid an action" in text


def test_rules_are_listed_and_shown_by_id() -> None:
    table, shown = laid("you,random,random", typed("rules", "rules vd-61", "rules VD-00"), start_player=1)
    sit_down(table)
    text = " ".join(shown.getvalue().split())
    assert all([clause.title in text for clause in GAME.ledger().clauses])
    assert GAME.ledger().clause("VD-61").sentence in text
    assert "has no rule VD-00" in text


def test_options_are_listed_in_notation_that_can_be_typed() -> None:
    shown = placing("options", "1")
    lines = re.findall(r"place-section [a-z]+-[a-z]+|discard-track-card [a-z]+", shown)
    assert len(lines) > 3
    again = placing(lines[0])
    assert "is none of the answers" not in again
    assert "cannot be done" not in again


def test_the_price_stands_beside_each_space() -> None:
    assert re.search(r"\d+  [a-z]+-[a-z]+  \d+ marks", placing("1"))


def test_back_takes_back_a_choice_that_is_half_made() -> None:
    shown = placing("back", "1", "back")
    assert "Nothing is chosen yet." in shown
    assert shown.count("What do you do?") == 2
    assert shown.count("Which space?") == 1


def test_the_board_and_the_log_are_shown_again() -> None:
    table, shown = laid("you,random,random", typed("board", "log"), start_player=1)
    sit_down(table)
    assert shown.getvalue().count("━━ round 1") == 2
    assert "Blue is the start player" not in shown.getvalue()
    assert re.search(r"^\w+ gets a \w+ cube\.$", shown.getvalue(), re.MULTILINE)


def test_undo_takes_back_a_choice_after_which_nothing_happened() -> None:
    undone: list[str] = []

    def script(screen: str) -> str | None:
        if "choose the route." in screen.split("Blue> ")[-2] and not undone:
            undone.append("undo")
            return "undo"
        return first(screen)

    table, shown = laid("you,random,random", script)
    assert sit_down(table) == 0
    taken = [entry for entry in table.play.record.entries if isinstance(entry.action, TakeBack)]
    assert [entry.seat for entry in taken] == [0]
    assert "Blue takes that back." in shown.getvalue()
    verify(table.play.record.encode())


def test_undo_says_why_it_cannot_be() -> None:
    table, shown = laid("you,random,random", typed("undo"), start_player=1)
    sit_down(table)
    assert "something has been dealt" in shown.getvalue()
    table, shown = laid("random,you,random", typed("undo"), start_player=1)
    sit_down(table)
    assert "Blue has acted since" in shown.getvalue()
    assert not [entry for entry in table.play.record.entries if isinstance(entry.action, TakeBack)]


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table, shown = laid("you,random,random", typed("6", f"save {file}", "quit"), start_player=1)
    assert sit_down(table) == 0
    assert "The game was not finished." in shown.getvalue()
    assert SEED.hex() not in file.read_text()
    assert shelf.seed_file(file).stat().st_mode & 0o777 == 0o600
    play, seed = shelf.take(file)
    assert play.record.encode() == table.play.record.encode()
    assert play.state == table.play.state
    again = StringIO()
    going_on = Table(
        play, seed, ("you", "random", "random"), Screen(Keyboard(first, again), again), catalogue("en")
    )
    going_on.file = file
    assert sit_down(going_on) == 0
    verify(file.read_bytes())
    assert not shelf.seed_file(file).exists()


def test_quit_offers_to_save_and_asks_again_for_a_file_that_cannot_be(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table, shown = laid("you,random,random", typed("quit", str(tmp_path), str(file)))
    assert sit_down(table) == 0
    assert "could not be saved" in shown.getvalue()
    assert file.exists()


def test_a_file_with_something_else_in_it_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada")
    table, shown = laid("you,random,random", typed(f"save {file}"))
    sit_down(table)
    assert "holds something else already" in shown.getvalue()
    assert file.read_text() == "Dear Ada"
    assert not shelf.seed_file(file).exists()


def test_a_game_that_is_kept_is_written_after_every_decision(tmp_path: Path) -> None:
    table, _ = laid("you,random,random", typed("3"), start_player=1)
    table.file = tmp_path / "game.jsonl"
    sit_down(table)
    play, _ = shelf.take(table.file)
    assert [entry.seat for entry in play.record.entries].count(0) >= 1


def test_a_saved_game_is_not_taken_without_its_own_seed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table, _ = laid("you,random,random", typed(f"save {file}"))
    sit_down(table)
    shelf.seed_file(file).write_text("00")
    with pytest.raises(RecordError, match="committed"):
        shelf.take(file)
    shelf.seed_file(file).write_text("no seed")
    with pytest.raises(BadInput, match="holds no seed"):
        shelf.take(file)
    shelf.seed_file(file).unlink()
    with pytest.raises(BadInput, match="is missing"):
        shelf.take(file)


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


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["terminal", *arguments])
    shown = capsys.readouterr()
    return code, shown.out, shown.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["steam"], "there is no game 'steam'"),
        (["volldampf", "--seats", "you"], "is for 2 to 6 players, not 1"),
        (["volldampf", "--seats", "you,you,you,you,you,you,you"], "is for 2 to 6 players, not 7"),
        (["volldampf", "--seats", "you,hal"], "nobody called 'hal'"),
        (["volldampf", "--seats", "you,,random"], "nobody called ''"),
        (["volldampf", "--option", "money=stolen"], "money of volldampf is one of open, hidden"),
        (["volldampf", "--option", "colour=red"], "has no option 'colour'"),
        (["volldampf", "--option", "money"], "name=value"),
        (["volldampf", "--option", "start_player=9"], "start_player"),
        (["volldampf", "--load", "no-such-file.jsonl"], "no-such-file.jsonl"),
        (["volldampf", "--load", "game.jsonl", "--seed", "1"], "has its seed and options already"),
        (["volldampf", "--save", "."], "is a folder"),
        ([], "game"),
    ],
)
def test_what_cannot_be_gets_one_clear_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1


def test_the_command_plays_saves_and_loads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "game.jsonl")
    monkeypatch.setattr("sys.stdin", StringIO("6\n"))
    code, out, _ = run(capsys, "volldampf", "--seats", "you,random", "--save", file, "--seed", "7")
    assert code == 0
    assert out.endswith("The game was not finished.\n")
    monkeypatch.setattr("sys.stdin", StringIO(""))
    code, out, _ = run(capsys, "volldampf", "--load", file)
    assert code == 0
    assert "\x1b" not in out
    code, _, err = run(capsys, "volldampf", "--load", file, "--seats", "you,you,you")
    assert (code, "2 players, not 3" in err) == (2, True)
    code, out, _ = run(capsys, "volldampf", "--load", file, "--seats", "random,random")
    assert code == 0
    verify(Path(file).read_bytes())
    code, _, err = run(capsys, "volldampf", "--load", file)
    assert (code, "is over" in err) == (2, True)
