"""What can be typed at a question besides its answers: why, help, rules, options, hint, back, undo."""

from __future__ import annotations

import re
from random import Random

import pytest

from footplate.bots.advice import Advised, advise
from footplate.bots.knowledge import Knowledge
from footplate.cli.terminal import counsel, sit_down
from footplate.kernel.action import TakeBack
from footplate.kernel.replay import verify
from tests.cli.keyboard import GAME, first, laid, typed


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


@pytest.mark.parametrize("lines", [("1", "berl"), ("1 berl",)])
def test_the_beginning_of_several_answers_is_told_from_what_is_none(lines: tuple[str, ...]) -> None:
    text = placing(*lines)
    assert re.search(r"Several begin with “berl”: berlin-\w+, berlin-", text)
    assert "is none of the answers" not in text


def test_of_many_answers_that_begin_alike_a_few_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("footplate.cli.terminal.conversation.FEW", 1)
    assert re.search(r"Several begin with “berl”: berlin-\w+, …\n", placing("1", "berl"))


def test_an_answer_that_is_forbidden_is_refused_with_the_rules_it_breaks() -> None:
    text = " ".join(placing("1", "berlin-warschau").split())
    assert "That cannot be done: place-section berlin-warschau" in text
    assert "VD-40 You have no track card of this space's colour." in text
    table, shown = laid("you,random,random", typed("85"), start_player=1)
    sit_down(table)
    assert "VD-23 The bank has not so many bonds." in shown.getvalue()


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


def hints(shown: str) -> list[tuple[int, str]]:
    """The likelihood and the notation of each option that was hinted at."""
    return [(int(share), line) for share, line in re.findall(r"^ *(\d+)%  (\S+ \S+)", shown, re.MULTILINE)]


def test_a_hint_tells_the_best_options_in_notation_that_can_be_typed() -> None:
    table, shown = laid("you,driver", typed("hint"), start_player=0)
    sit_down(table)
    best = hints(shown.getvalue())
    assert len(best) == 5
    assert all([0 <= share <= 100 for share, _ in best])
    again, told = laid("you,driver", typed("hint", best[0][1]), start_player=0)
    sit_down(again)
    assert hints(told.getvalue())[:5] == best
    assert [entry.action for entry in again.play.record.entries if entry.seat == 0]


def test_a_hint_tells_what_follows_from_what_the_seat_knows_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = laid("you,driver", typed("hint"), start_player=0)
    seen = []

    def listen(known: Knowledge, rng: Random) -> tuple[Advised, ...]:
        seen.append(known)
        return advise(known, rng)

    monkeypatch.setattr(counsel, "advise", listen)
    sit_down(table)
    [known] = seen
    assert known.seat == 0
    assert known.view == GAME.view(table.play.state, 0)
    assert known.imagine(Random(1)) is not table.play.state


def test_who_shares_the_device_with_others_gets_no_hint() -> None:
    table, shown = laid("you,you,driver", typed("", "hint"), start_player=0)
    sit_down(table)
    assert "Hints are for who plays against bots alone." in shown.getvalue()
    assert hints(shown.getvalue()) == []


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


@pytest.mark.parametrize("line", ["board all", "Board ALL"])
def test_the_whole_board_is_shown_as_an_onlooker_sees_it(line: str) -> None:
    table, shown = laid("you,random,random", typed(line), start_player=1)
    sit_down(table)
    again = shown.getvalue().split("Blue> ")[1]
    onlooker = GAME.picture(GAME.view(table.play.state, None))
    assert onlooker != GAME.picture(GAME.view(table.play.state, 0))
    assert again.startswith(f"\n{onlooker.rstrip()}\n")
    assert "Blue, purchase bonds. How much?" in again


def test_the_board_says_what_it_can_be_told() -> None:
    table, shown = laid("you,random,random", typed("board red"), start_player=1)
    sit_down(table)
    assert "board all as an onlooker sees it." in shown.getvalue()
    assert shown.getvalue().count("━━ round 1") == 1


def test_undo_takes_back_a_choice_after_which_nothing_happened() -> None:
    tried = 0

    def script(screen: str) -> str | None:
        nonlocal tried
        record = table.play.record
        free = record.undo_limit(0) < len(record.standing())
        if free and tried < len(record.entries) and "takes that back" not in screen:
            tried = len(record.entries)
            return "undo"
        return first(screen)

    table, shown = laid("you,random,random", script)
    assert sit_down(table) == 0
    taken = [entry for entry in table.play.record.entries if isinstance(entry.action, TakeBack)]
    assert {entry.seat for entry in taken} == {0}
    assert "Blue takes that back." in shown.getvalue()
    verify(table.play.record.encode())


def test_undo_says_why_it_cannot_be() -> None:
    asked = 0

    def script(screen: str) -> str | None:
        nonlocal asked
        record = table.play.record
        free = record.undo_limit(0) < len(record.standing())
        if not free and not table.play.state.over and asked < len(record.entries):
            asked = len(record.entries)
            return "undo"
        return first(screen)

    table, shown = laid("you,random,random", script)
    assert sit_down(table) == 0
    assert "something has been dealt or shown since" in shown.getvalue()
    assert re.search(r"(Red|Yellow) has acted since", shown.getvalue())
    assert not [entry for entry in table.play.record.entries if isinstance(entry.action, TakeBack)]


@pytest.mark.parametrize("kinds", ["you,random,random", "random,you,random"])
def test_who_has_done_nothing_has_nothing_to_take_back(kinds: str) -> None:
    table, shown = laid(kinds, typed("undo"), start_player=1)
    sit_down(table)
    assert "There is nothing of yours to take back." in shown.getvalue()


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("6 7", "“7” is more than this decision asks."),
        ("6 foo bar", "“foo bar” is more than this decision asks."),
        ("take-bonds 6 7", "take-bonds is written: take-bonds <amount>"),
    ],
)
def test_words_beyond_a_decision_undo_the_whole_line(line: str, says: str) -> None:
    table, shown = laid("you,random,random", typed(line), start_player=1)
    sit_down(table)
    assert not [entry for entry in table.play.record.entries if entry.seat == 0]
    assert says in shown.getvalue()


def test_the_example_of_why_is_something_that_can_be_done() -> None:
    table, shown = laid("you,random,random", typed("why", "why take-bonds 0"), start_player=1)
    sit_down(table)
    assert "as in: why take-bonds 0\n" in shown.getvalue()
    assert "is allowed now" in shown.getvalue()


@pytest.mark.parametrize("line", ["9" * 30, "take-bonds " + "9" * 30, "why take-bonds " + "9" * 30])
def test_a_number_beyond_all_measure_is_called_too_large(line: str) -> None:
    table, shown = laid("you,random,random", typed(line), start_player=1)
    sit_down(table)
    assert f"{'9' * 30} is too large a number." in shown.getvalue()
    assert "not a whole number" not in shown.getvalue()


@pytest.mark.parametrize(
    ("line", "count"), [("log 0", 0), ("log 3", 3), ("log " + "9" * 30, 99), ("log", 99)]
)
def test_the_log_shows_as_many_of_the_last_lines_as_it_is_told_to(line: str, count: int) -> None:
    table, shown = laid("you,random,random", typed(line), start_player=1)
    sit_down(table)
    log = table.chronicle.log(0)
    listed = "".join([text + "\n" for text in log[max(0, len(log) - count) :]])
    assert shown.getvalue().split("Blue> ")[1] == "\n" + listed


def test_the_log_says_what_it_can_be_told() -> None:
    table, shown = laid("you,random,random", typed("log all"), start_player=1)
    sit_down(table)
    assert "log 5 shows the last 5 lines." in shown.getvalue()
