"""Exported games are what their records say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest

from footplate.bots.roster import BOTS
from footplate.cli import main
from footplate.kernel.action import CHANCE, Hidden
from footplate.kernel.game import find
from footplate.kernel.notation import Notation
from footplate.kernel.record import Record, RecordError
from footplate.kernel.replay import load, positions
from footplate.research import selfplay
from footplate.research.dataset import Telling
from footplate.research.parquet import GROUP
from footplate.research.rules import rules_from
from footplate.server import making
from tests.cli.records import finished, unfinished
from tests.research.tables import Table, every_table
from tests.server.serving import move, serving

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
RECORDS = sorted(TRANSCRIPTS.glob("*.jsonl"))


def lines(path: Path) -> list[dict[str, Any]]:
    """The rows of a file of JSON Lines."""
    return [json.loads(line) for line in path.read_bytes().splitlines()]


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_every_decision_of_a_whole_game_can_be_read_back(path: Path) -> None:
    game, record = load(path.read_bytes())
    telling = Telling(game, record)
    rows = iter(telling.decisions())
    played = telling.played()
    for number, (entry, before, _) in enumerate(positions(game, record), 1):
        if entry.seat == CHANCE:
            continue
        row = next(rows)
        assert (row.entry, row.seat) == (number, entry.seat)
        assert Notation(game.actions, game.words(before)).read(row.action) == entry.action
        assert telling.rules.codec.decode(row.steps) == entry.action
        assert row.options == len(list(before.agenda[-1].options(before, entry.seat)))
        assert played.ranks is not None
        assert row.rank == played.ranks[entry.seat]
    assert next(rows, None) is None


@every_table
def test_games_that_bots_play_are_the_same_again_and_others_with_another_number(table: Table) -> None:
    rules = table.rules()
    told: list[str] = []
    first, again, other = [
        selfplay.record(rules.game, rules.options, ("random", "thrifty"), 5, number, told.append)
        for number in (1, 1, 2)
    ]
    assert not told
    assert first.encode() == again.encode()
    assert first.encode() != other.encode()
    assert first.closing is not None
    assert set(first.header.seats) | set(other.header.seats) == {"random", "thrifty"}


def test_a_bot_that_chooses_what_is_forbidden_ends_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_from("volldampf", 2, {})
    monkeypatch.setitem(BOTS, "random", lambda known, rng: Hidden("this"))
    with pytest.raises(AssertionError, match=r"^seat . chose what .* forbids: Hidden"):
        selfplay.record(rules.game, rules.options, ("random",), 5, 1, print)


def test_where_a_program_is_unfit_the_games_are_written_and_it_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["volldampf", "--games", "1", "--players", "2", "--bots", "mine=false,thrifty"]
    assert main(["export", *asked, "--to", str(tmp_path / "games.jsonl")]) == 1
    many = len([row for row in lines(tmp_path / "games.jsonl") if row["seat"] == 1])
    assert capsys.readouterr().err == (
        f"{many} of them were made at random, for mine ended without an answer, with exit code 1\n"
    )


def test_tensors_are_what_the_seat_saw() -> None:
    record = finished("volldampf", 2, money="hidden")
    telling = Telling(find("volldampf"), record)
    seen = [before for entry, before, _ in positions(find("volldampf"), record) if entry.seat != CHANCE]
    for row, before in zip(telling.decisions_with_tensors(), seen, strict=True):
        view = find("volldampf").view(before, row.seat)
        assert row.tensor is not None
        assert np.array_equal(np.array(row.tensor, np.float32), telling.rules.layout.tensor(view))


def test_what_was_taken_back_is_no_decision() -> None:
    record = finished("volldampf", 3, luck=4)
    assert len(record.standing()) < len(record.entries)
    played = Telling(find("volldampf"), record).played()
    assert played.entries == len(record.standing())


def test_a_fork_is_told_from_its_first_entry(tmp_path: Path) -> None:
    record = finished("steamrollers", 2).fork(40, ["ada", "bob"], bytes(32))
    path = tmp_path / "fork.jsonl"
    path.write_bytes(record.encode())
    assert main(["export", "steamrollers", str(path), "--to", str(tmp_path / "forks.jsonl")]) == 0
    assert lines(tmp_path / "forks-games.jsonl")[0]["entries"] == 40
    assert lines(tmp_path / "forks.jsonl")[-1]["game_id"] == record.header.commitment


def test_a_game_that_is_not_over_has_no_places_yet() -> None:
    telling = Telling(find("steam"), unfinished("steam", 3, 20))
    played = telling.played()
    assert (played.finished, played.ranks, played.points, played.ended_by) == (False, None, None, "")
    assert {row.rank for row in telling.decisions()} == {None}
    assert played.decisions == 20


def test_what_a_seat_saw_of_a_game_is_not_enough() -> None:
    record = finished("volldampf", 2).as_seen_by(0)
    with pytest.raises(RecordError, match="hides what somebody decided"):
        Telling(find("volldampf"), Record(record.header, record.entries))


def test_both_kinds_of_file_say_the_same(tmp_path: Path) -> None:
    asked = [
        "volldampf",
        str(TRANSCRIPTS / "two_players.jsonl"),
        "--games",
        "3",
        "--players",
        "2",
        "--tensors",
    ]
    for suffix in ("jsonl", "parquet"):
        assert main(["export", *asked, "--to", str(tmp_path / f"games.{suffix}")]) == 0
    for name in ("games", "games-games"):
        told = pq.read_table(tmp_path / f"{name}.parquet").to_pylist()
        said = lines(tmp_path / f"{name}.jsonl")
        assert len(told) == len(said)
        for one, other in zip(told, said, strict=True):
            assert np.array_equal(np.float32(one.pop("tensor", 0)), np.float32(other.pop("tensor", 0)))
            assert one == other
    assert len(lines(tmp_path / "games.jsonl")) > GROUP
    assert len(lines(tmp_path / "games-games.jsonl")) == 4


def test_the_same_command_writes_the_same_files(tmp_path: Path) -> None:
    written = []
    for name in ("one.parquet", "two.parquet"):
        arguments = ["steam", "--games", "1", "--players", "3", "--bots", "thrifty", "--seed", "7"]
        assert main(["export", *arguments, "--to", str(tmp_path / name)]) == 0
        written.append(tmp_path.joinpath(name).read_bytes())
    assert written[0] == written[1]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--to", "x.csv"], "--to ends in .jsonl or .parquet, not .csv"),
        (["--to", "no/x.jsonl", "--games", "1", "--players", "3"], " no/x.jsonl: No such file or directory"),
        (["--to", "no/x.parquet", "--games", "1", "--players", "3"], " no/x.parquet: No such file or dir"),
        (
            [str(TRANSCRIPTS / "steam_base.jsonl"), "--to", "x.jsonl", "--option", "map=ruhr"],
            "--option is for the games of --games and --players; a record has its options",
        ),
        (
            [
                str(RECORDS[0]),
                str(TRANSCRIPTS / ".." / TRANSCRIPTS.name / RECORDS[0].name),
                "--to",
                "x.jsonl",
            ],
            f"{RECORDS[0].name} is named twice",
        ),
        (["--to", "x.jsonl"], "there is nothing to export: name records, or --games and --players"),
        (["--to", "x.jsonl", "--games", "-1", "--players", "3"], "--games cannot be -1"),
        (["--to", "x.jsonl", "--games", "1"], "--games and --players belong together"),
        (["--to", "x.jsonl", "--games", "1", "--players", "9"], "Steam is for 2 to 6 players, not 9"),
        (["--to", "x.jsonl", "--games", "1", "--players", "3", "--bots", "x"], "there is no bot 'x'"),
        (
            [str(TRANSCRIPTS / "two_players.jsonl"), "--to", "x.jsonl"],
            "two_players.jsonl: this is a record of volldampf, not of steam",
        ),
    ],
)
def test_what_cannot_be_exported_gets_one_line(
    arguments: list[str],
    says: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["export", "steam", *arguments]) == 2
    assert says in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_no_game_is_in_a_dataset_twice(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = finished("volldampf", 2)
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    whole.write_bytes(record.encode())
    part.write_bytes(b"".join(whole.read_bytes().splitlines(keepends=True)[:60]))
    to = tmp_path / "both.jsonl"
    assert main(["export", "volldampf", str(part), str(whole), "--to", str(to)]) == 2
    assert capsys.readouterr().err == (
        f"footplate: there are two records of the game {record.header.commitment}\n"
    )
    assert sorted(tmp_path.iterdir()) == [part, whole]


@pytest.mark.parametrize(
    ("record", "to"),
    [("game.jsonl", "game.jsonl"), ("a-games.jsonl", "a.jsonl"), ("game.jsonl", "link.jsonl")],
)
def test_no_record_is_written_over(
    record: str,
    to: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / record
    path.write_bytes(finished("volldampf", 2).encode())
    tmp_path.joinpath("link.jsonl").symlink_to(path)
    before = path.read_bytes()
    assert main(["export", "volldampf", str(path), "--to", to]) == 2
    assert capsys.readouterr().err == (
        f"footplate: {path} is a record to be read, and --to would write over it\n"
    )
    assert path.read_bytes() == before


@pytest.mark.anyio
async def test_a_finished_game_is_read_as_the_server_gives_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "new_seed", lambda: bytes(32))
    path = tmp_path / "game.jsonl"
    async with serving(tmp_path) as server:
        ada = await server.visitor("ada")
        made = await ada.post("/", game="steamrollers", seats=[{"kind": "me"}])
        table = made.json()["table"]["id"]
        while (await ada.scene(table))["table"]["phase"] != "over":
            await move(ada, table)
        path.write_bytes((await ada.get(f"/{table}/record")).content)
    assert main(["export", "steamrollers", str(path), "--to", str(tmp_path / "games.jsonl")]) == 0
    [played] = lines(tmp_path / "games-games.jsonl")
    assert (played["finished"], played["seats"]) == (True, ["orange"])
    assert len(lines(tmp_path / "games.jsonl")) == played["decisions"]
