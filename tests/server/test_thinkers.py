"""Bots think in processes of their own: one that stalls or dies is replaced, and the next is asked."""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, Union

import msgspec
import pytest
import uvloop

from footplate.bots.levels import NAMES
from footplate.bots.roster import QUICK
from footplate.kernel import snapshot
from footplate.kernel.game import find, registered, tables
from footplate.kernel.legality import why_not
from footplate.kernel.play import start
from footplate.server.thinker import NICENESS, Question
from footplate.server.thinkers import PATIENCE, Died, Failed, Stalled, Thinkers
from tests.server.thinking_bots import BORN, GATE, LIMIT, OPEN

import_module("footplate.games")

GAMES: Final = ("volldampf", "steam", "days-of-steam", "steamrollers")
AGES: Final = 60.0  # so many seconds are enough for anything but a stalled bot
SPOILERS: Final = ("crash", "leave", "hang up", "long garbage", "short garbage", "unexpected reply")


@pytest.fixture(autouse=True)
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where patient bots wait; all processes can import the bots of the tests."""
    paths = [str(Path(__file__).parents[2]), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.setenv(GATE, str(tmp_path))
    return tmp_path


def question(bot: str, name: str = "volldampf", seed: bytes = b"luck") -> Question:
    """A game's first decision, put to a bot."""
    game = find(name)
    options = tables(game)[0]
    play = start(game, options, ["x"] * options.players, bytes(32))
    play.deal()
    seat = play.state.actors()[0]
    imagined = game.imagine(play.state, seat, Random(0))
    position = snapshot.encode(game, options, imagined)
    return Question(name, game.ruleset, msgspec.json.encode(options), position, seat, seed, bot=bot)


def is_legal(asked: Question, answer: bytes) -> bool:
    """Whether an answer is an action of the game, and allowed in the position."""
    game = find(asked.game)
    options = msgspec.json.decode(asked.options, type=game.options)
    action = msgspec.json.decode(answer, type=Union[game.actions])  # noqa: UP007
    return not why_not(game, snapshot.decode(game, options, asked.position), asked.seat, action)


@asynccontextmanager
async def at_work(
    workers: int = 1,
    limit: float = AGES,
    roster: str = "tests.server.thinking_bots:ROSTER",
    thought: Callable[[float], None] | None = None,
    bots: str = "",
) -> AsyncIterator[Thinkers]:
    """Thinkers who are closed afterwards."""
    thinkers = Thinkers(workers, limit, roster=roster, bots=bots, thought=thought)
    await thinkers.start()
    try:
        yield thinkers
    finally:
        await thinkers.close()


def run(test: Coroutine[Any, Any, None]) -> None:
    """A test in a loop of its own, which fails rather than hang."""
    asyncio.run(asyncio.wait_for(test, 2 * AGES))


async def seen(gate: Path, number: int = 1) -> list[int]:
    """The ids of the processes that wait or waited at the gate, when there are so many."""
    while True:
        ids = [int(path.name) for path in gate.iterdir() if path.name.isdigit()]
        if len(ids) >= number:
            return ids
        await asyncio.sleep(0.01)


def is_there(process: int) -> bool:
    """Whether there is such a process, or its remains."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def worker_of(thinkers: Thinkers) -> str:
    """The process that answers, as its bot tells it in an error."""
    with pytest.raises(Failed) as failed:
        await thinkers.think(question("raise"))
    return str(failed.value)


def test_bots_answer_the_first_decision_of_every_game_legally_and_the_same_again() -> None:
    async def test() -> None:
        async with at_work(roster="footplate.bots.roster:BOTS") as first, at_work() as second:
            for name in GAMES:
                for bot in (*QUICK, *NAMES[: 4 if name == "volldampf" else 3]):
                    asked = question(bot, name)
                    answer = await first.think(asked)
                    assert is_legal(asked, answer)
                    assert await first.think(asked) == answer
                    assert await second.think(asked) == answer

    assert set(GAMES) == set(registered()) - {"toy"}
    run(test())


def test_another_seed_may_give_another_answer() -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            answers = {await thinkers.think(question("random", seed=bytes([seed]))) for seed in range(20)}
            assert len(answers) > 1

    run(test())


def test_an_answer_does_not_depend_on_how_a_process_hashes_words(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        answers = set()
        for seed in "123":
            monkeypatch.setenv("PYTHONHASHSEED", seed)
            async with at_work() as thinkers:
                answers.add(await thinkers.think(question("by-hash", "steam")))
        assert len(answers) == 1

    run(test())


async def a_stalling_bot_is_replaced() -> None:
    async with at_work(limit=LIMIT) as thinkers:
        before = await worker_of(thinkers)
        with pytest.raises(Stalled, match="stall did not decide within 1 s"):
            await thinkers.think(question("stall"))
        assert await worker_of(thinkers) != before
        assert await thinkers.think(question("random"))
        assert (thinkers.asked, thinkers.stalled, thinkers.died, thinkers.failed) == (4, 1, 0, 2)


def test_a_bot_that_stalls_is_killed_and_the_next_question_is_answered() -> None:
    run(a_stalling_bot_is_replaced())


def test_it_is_the_same_in_the_loop_of_the_web_server() -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(a_stalling_bot_is_replaced())


@pytest.mark.parametrize("bot", SPOILERS)
def test_a_worker_that_dies_or_writes_garbage_is_replaced_and_the_next_question_is_answered(bot: str) -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            before = await worker_of(thinkers)
            with pytest.raises(Died):
                await thinkers.think(question(bot))
            assert await worker_of(thinkers) != before
            assert await thinkers.think(question("random"))
            assert (thinkers.stalled, thinkers.died) == (0, 1)

    run(test())


def test_an_error_of_a_bot_is_told_in_one_line_and_its_worker_goes_on() -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            told = await worker_of(thinkers)
            assert told.startswith("RuntimeError: process ")
            assert told.endswith(f" of niceness {min(os.nice(0) + NICENESS, 19)}")
            assert await worker_of(thinkers) == told
            assert (thinkers.died, thinkers.failed) == (0, 2)

    run(test())


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"game": "chess"}, "UnknownGame: .*there is no game 'chess'"),
        ({"ruleset": 0}, "UnknownRuleset: Volldampf is at 1"),
        ({"options": b"{}"}, "ValidationError: .*players"),
        ({"position": b"?"}, "SnapshotError: "),
        ({"bot": "deep"}, "LookupError: there is no bot 'deep'; there are: random, thrifty, greedy"),
        ({"bot": "illegal"}, "ValueError: illegal chose what VD-[0-9]+ forbids: TakeBack"),
        ({"bot": "nothing"}, "Error: "),
    ],
)
def test_what_cannot_be_answered_fails_with_its_reason(wrong: dict[str, Any], told: str) -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            with pytest.raises(Failed, match=told):
                await thinkers.think(msgspec.structs.replace(question("random"), **wrong))
            assert await thinkers.think(question("random"))
            assert (thinkers.asked, thinkers.failed) == (2, 1)

    run(test())


def test_what_a_bot_prints_is_no_reply() -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            assert await thinkers.think(question("talkative"))

    run(test())


def test_the_limit_counts_from_when_the_bot_begins_to_think() -> None:
    async def test() -> None:
        async with at_work(limit=LIMIT, roster="tests.server.slow_roster:BOTS") as thinkers:
            assert await thinkers.think(question("random"))

    run(test())


def test_a_question_that_waits_for_a_stalled_worker_has_the_whole_limit_for_itself() -> None:
    async def test() -> None:
        async with at_work(limit=LIMIT) as thinkers:
            stalled, *answers = await asyncio.gather(
                *[thinkers.think(question(bot)) for bot in ("stall", "random", "random")],
                return_exceptions=True,
            )
            assert isinstance(stalled, Stalled)
            assert all([isinstance(answer, bytes) for answer in answers])

    run(test())


def test_a_worker_killed_in_mid_thought_is_replaced_at_once(gate: Path) -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            thinking = asyncio.create_task(thinkers.think(question("patient")))
            (process,) = await seen(gate)
            os.kill(process, signal.SIGKILL)
            with pytest.raises(Died):
                await thinking
            while len(list(gate.glob(f"{BORN}*"))) < 2:  # before anybody asks again
                await asyncio.sleep(0.01)
            assert await thinkers.think(question("random"))
            assert not is_there(process)

    run(test())


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_a_worker_whose_death_was_seen_costs_no_answer(
    gate: Path, loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    async def test() -> None:
        (gate / OPEN).touch()
        async with at_work() as thinkers:
            await thinkers.think(question("patient"))
            (process,) = await seen(gate)
            os.kill(process, signal.SIGKILL)
            while is_there(process):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)  # the loop has closed the pipes, too
            assert await thinkers.think(question("patient"))
            assert thinkers.died == 0

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(test())


def test_a_worker_that_does_not_start_is_waited_for_as_long_as_a_bot_may_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        monkeypatch.setattr("footplate.server.thinkers.PATIENCE", 0.0)
        async with at_work(limit=LIMIT, roster="tests.server.stopped_roster:BOTS") as thinkers:
            with pytest.raises(Stalled, match="the worker did not begin to think within 1 s"):
                await thinkers.think(question("random"))

    assert PATIENCE == 10
    run(test())


def test_a_worker_killed_while_nobody_asks_costs_no_answer(gate: Path) -> None:
    async def test() -> None:
        (gate / OPEN).touch()
        async with at_work() as thinkers:
            await thinkers.think(question("patient"))
            (process,) = await seen(gate)
            os.kill(process, signal.SIGKILL)
            assert await thinkers.think(question("patient"))
            assert len(await seen(gate, 2)) == 2
            assert thinkers.died == 0

    run(test())


def test_where_no_worker_lives_every_question_is_told_so() -> None:
    async def test() -> None:
        async with at_work(roster="no.such:ROSTER") as thinkers:
            for _ in range(2):
                with pytest.raises(Died):
                    await thinkers.think(question("random"))

    run(test())


def test_where_no_worker_can_start_every_question_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(sys, "executable", "/nowhere/python")
        async with at_work() as thinkers:
            for _ in range(2):
                with pytest.raises(Died, match=r"no worker can be started: .*No such file"):
                    await thinkers.think(question("random"))

    run(test())


def test_where_there_are_no_workers_no_question_waits_for_one() -> None:
    async def test() -> None:
        async with at_work(workers=0) as thinkers:
            with pytest.raises(Died, match="there are no thinkers"):
                await thinkers.think(question("random"))

    run(test())


def test_an_interrupt_does_not_reach_a_worker(gate: Path) -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            thinking = asyncio.create_task(thinkers.think(question("patient")))
            (process,) = await seen(gate)
            os.kill(process, signal.SIGINT)
            (gate / OPEN).touch()
            assert await thinking

    run(test())


def test_more_questions_than_workers_wait_and_are_answered_in_their_order(gate: Path) -> None:
    async def test() -> None:
        done: list[int] = []

        async def ask(number: int) -> None:
            await thinkers.think(question("patient"))
            done.append(number)

        async with at_work(workers=1) as thinkers:
            asking = [asyncio.create_task(ask(number)) for number in range(5)]
            await seen(gate)
            (gate / OPEN).touch()
            await asyncio.gather(*asking)
            assert done == [0, 1, 2, 3, 4]
            assert len(await seen(gate)) == 1

    run(test())


def test_so_many_workers_think_at_once_and_no_more(gate: Path) -> None:
    async def test() -> None:
        async with at_work(workers=2) as thinkers:
            asking = [asyncio.create_task(thinkers.think(question("patient"))) for _ in range(6)]
            await seen(gate, 2)
            (gate / OPEN).touch()
            assert len(set(await asyncio.gather(*asking))) == 1
            assert len(await seen(gate)) == 2

    run(test())


def test_the_loop_goes_on_while_a_bot_thinks(gate: Path) -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            thinking = asyncio.create_task(thinkers.think(question("patient")))
            await seen(gate)
            ticks = 0
            while ticks < 1000 and not thinking.done():
                await asyncio.sleep(0)
                ticks += 1
            assert ticks == 1000
            (gate / OPEN).touch()
            assert await thinking

    run(test())


def test_a_cancelled_question_frees_its_worker(gate: Path) -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            thinking = asyncio.create_task(thinkers.think(question("patient")))
            (process,) = await seen(gate)
            thinking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await thinking
            assert await thinkers.think(question("random"))
            assert not is_there(process)

    run(test())


def test_a_question_cancelled_while_it_waits_disturbs_nobody(gate: Path) -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            first, second, third = [
                asyncio.create_task(thinkers.think(question("patient"))) for _ in range(3)
            ]
            await seen(gate)
            second.cancel()
            (gate / OPEN).touch()
            assert await first == await third
            assert len(await seen(gate)) == 1

    run(test())


def test_a_question_cancelled_at_any_moment_of_a_cold_start_leaves_nothing_behind() -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            for turns in range(12):
                thinking = asyncio.create_task(thinkers.think(question("random")))
                for _ in range(turns):
                    await asyncio.sleep(0)
                thinking.cancel()
                await asyncio.gather(thinking, return_exceptions=True)
            assert await thinkers.think(question("random"))

    run(test())


def test_closing_leaves_no_process_and_no_question_behind(gate: Path) -> None:
    async def test() -> None:
        async with at_work(workers=2) as thinkers:
            asking = [asyncio.create_task(thinkers.think(question("patient"))) for _ in range(3)]
            processes = await seen(gate, 2)
            await thinkers.close()
            assert not any([is_there(process) for process in processes])
            for one in await asyncio.gather(*asking, return_exceptions=True):
                assert isinstance(one, Died)
            with pytest.raises(Died, match="not at work"):
                await thinkers.think(question("random"))
            async with at_work() as others:
                await others.think(question("random"))
            assert len(list(gate.glob(f"{BORN}*"))) == 3  # a fourth would have been born before the third

    run(test())


def test_a_bot_is_not_told_the_settings_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOOTPLATE_DATABASE", "postgresql://ada:secret@localhost")

    async def test() -> None:
        async with at_work() as thinkers:
            with pytest.raises(Failed, match=r"^RuntimeError: settings: \[\]$"):
                await thinkers.think(question("tell settings"))

    run(test())


EXAMPLE: Final = shlex.join([sys.executable, str(Path(__file__).parents[2] / "examples" / "bot.py")])


def test_a_program_answers_as_any_bot_does_and_the_same_again() -> None:
    async def test() -> None:
        async with at_work(bots=f"mine={EXAMPLE},broken=false") as thinkers:
            for name in GAMES:
                asked = question("mine", name)
                answer = await thinkers.think(asked)
                assert is_legal(asked, answer)
                assert await thinkers.think(asked) == answer
            with pytest.raises(Failed, match=r"^Unfit: broken ended without an answer, with exit code 1$"):
                await thinkers.think(question("broken"))
            assert thinkers.died == thinkers.stalled == 0

    run(test())


# Tells its process and one that it has started, answers once, and never again.
LASTS: Final = """
sleep 1000 &
touch {gate}/$$ {gate}/$!
read hello; echo '{{"protocol": 1}}'
read question; echo '{{"id": 1, "choice": 0}}'
wait
"""


def test_a_program_that_stalls_is_killed_with_all_that_it_has_started(gate: Path) -> None:
    async def test() -> None:
        lasts = shlex.join(["sh", "-c", LASTS.format(gate=gate)])
        async with at_work(limit=3 * LIMIT, bots=f"slow={lasts},mine={EXAMPLE}") as thinkers:
            assert await thinkers.think(question("slow"))
            with pytest.raises(Stalled, match="slow did not decide within 3 s"):
                await thinkers.think(question("slow"))
            await gone(await seen(gate, 2))
            assert await thinkers.think(question("random"))

    run(test())


def test_closing_leaves_no_program_behind(gate: Path) -> None:
    async def test() -> None:
        lasts = shlex.join(["sh", "-c", LASTS.format(gate=gate)])
        async with at_work(bots=f"slow={lasts}") as thinkers:
            assert await thinkers.think(question("slow"))
            programs = await seen(gate, 2)
            await thinkers.close()
            await gone(programs)

    run(test())


async def gone(processes: list[int]) -> None:
    """Until there are no such processes; those whose parent is gone are taken away by the system."""
    while any([is_alive(process) for process in processes]):
        await asyncio.sleep(0.01)


def is_alive(process: int) -> bool:
    """Whether a process runs; one that is dead and not yet taken away does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_who_has_closed_may_start_again() -> None:
    async def test() -> None:
        async with at_work() as thinkers:
            answer = await thinkers.think(question("random"))
            await thinkers.close()
            await thinkers.start()
            assert await thinkers.think(question("random")) == answer

    run(test())


def test_the_time_of_each_answer_is_told() -> None:
    async def test() -> None:
        told: list[float] = []
        async with at_work(thought=told.append) as thinkers:
            await thinkers.think(question("random"))
            await worker_of(thinkers)
            await thinkers.think(question("greedy"))
        assert len(told) == 2
        assert all([0 < seconds < AGES for seconds in told])

    run(test())


SERVER: Final = """
import asyncio
from tests.server.test_thinkers import Thinkers, question

async def serve():
    thinkers = Thinkers(2, 600, roster="tests.server.thinking_bots:ROSTER")
    await thinkers.start()
    print(await thinkers.think(question("random")), flush=True)
    await asyncio.gather(*[thinkers.think(question("patient")) for _ in range({thinking})])
    await asyncio.sleep(600)

asyncio.run(serve())
"""


@pytest.mark.parametrize("thinking", [0, 2])
def test_when_the_server_is_killed_its_workers_end(gate: Path, thinking: int) -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER.format(thinking=thinking)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert server.stdout
    server.stdout.readline()
    asyncio.run(seen(gate, thinking))
    server.kill()
    # The workers share its standard error, which ends when the last of them has ended.
    assert server.communicate(timeout=AGES) == (b"", b"")
