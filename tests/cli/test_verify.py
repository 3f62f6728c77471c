"""`footplate verify`: a finished record is proved, and no edited one is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from footplate.bots.random import step
from footplate.cli.given import EXPLAINED
from footplate.kernel import transcript
from footplate.kernel.game import find
from footplate.kernel.play import Play
from footplate.kernel.replay import verify
from tests.cli.conftest import Footplate
from tests.cli.records import finished, unfinished

TOY = finished("toy", 3, hands="large", encore=True).encode()
VOLLDAMPF = finished("volldampf", 2).encode()


@pytest.mark.parametrize("players", range(2, 7))
def test_a_finished_record_is_proved(players: int, footplate: Footplate, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(finished("volldampf", players, luck=players).encode())
    answer = footplate("verify", path)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith(f"{path}: proved. Volldampf, {players} players, ")
    assert answer.out.count("\n") == 1
    assert "Standing: 1. " in answer.out


def test_a_game_alone_has_one_player(footplate: Footplate, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(finished("steamrollers", 1).encode())
    assert ": proved. SteamRollers, 1 player, " in footplate("verify", path).out


def test_a_transcript_is_proved_as_well(footplate: Footplate, tmp_path: Path) -> None:
    record = finished("volldampf", 3)
    path = tmp_path / "game.txt"
    path.write_text(transcript.write(record, find("volldampf")), "utf-8")
    assert footplate("verify", path).code == 0


def test_a_fork_that_was_played_to_its_end_is_proved(footplate: Footplate, tmp_path: Path) -> None:
    record = finished("volldampf", 2)
    fork = Play(find("volldampf"), record.fork(80, record.header.seats, b"another"), b"another")
    fork.deal()
    rng = Random(2)
    while not fork.state.over:
        step(fork, rng)
    assert fork.record.entries != record.entries
    path, left = tmp_path / "fork.jsonl", tmp_path / "left.jsonl"
    path.write_bytes(fork.record.encode())
    left.write_bytes(record.encode())
    assert "proved" in footplate("verify", path, "--of", left).out
    alone = footplate("verify", path)
    assert (alone.code, "the record is a fork" in alone.err) == (2, True)
    assert f"left the record {record.header.commitment} after entry 80" in footplate("replay", path).out


def test_an_unfinished_record_is_not_proved(refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(unfinished("volldampf", 3, 20).encode())
    assert refused("verify", path) == f"{path}: the game is not finished: its seed is shown when it ends"


def values(document: Any) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every place in a document and what stands there."""
    parts = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in parts:
        yield (key,), value
        if isinstance(value, dict | list):
            yield from [((key, *path), inner) for path, inner in values(value)]


def others(value: Any) -> list[Any]:
    """What might stand there instead."""
    match value:
        case bool():
            return [not value, None]
        case int():
            return [value + 1, value - 1, -value - 7, str(value), float(value), None]
        case str():
            return [
                value + "0",
                value[:-1],
                value.upper(),
                value.swapcase(),
                f" {value}",
                value[::-1],
                "",
                0,
                None,
            ]
        case list():
            return [[*value, 0], value[:-1], value[::-1], [], None]
        case dict():
            return [{**value, "more": 0}, {}, dict(reversed(value.items())), None]
    return [0]


def changed(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    """A copy of a document with something else in one place."""
    copy = json.loads(json.dumps(document))
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return copy


def without(document: dict[str, Any], path: tuple[Any, ...]) -> Any:
    """A copy of a document without one of its places."""
    copy = json.loads(json.dumps(document))
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    del inner[path[-1]]
    return copy


def written(document: Any) -> bytes:
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False).encode()


def edits_of_a_line(line: bytes) -> Iterator[bytes]:
    """The line with one thing changed: a value, a field, its spaces, its letters, its length."""
    document = json.loads(line)
    for path, value in values(document):
        yield from [written(changed(document, path, other)) for other in others(value)]
        yield written(without(document, path))
    yield written({**document, "more": 1})
    yield written(dict(reversed(document.items())))
    yield from [b" " + line, line + b" ", line + b"\r", line + b"\t", line.replace(b":", b": ", 1)]
    yield from [line.replace(b",", b", ", 1), line[:-1], line[1:], line + b"}", b"{}", b"", b"null"]
    yield line.replace(b'"', b'"\\u00', 1)
    yield b"#" + line


def edits_of_the_lines(lines: list[bytes], at: int) -> Iterator[list[bytes]]:
    """The lines with the one in question dropped, doubled, moved, cut, or with something new before it."""
    yield lines[:at] + lines[at + 1 :]
    yield [*lines[: at + 1], *lines[at:]]
    yield [*lines[:at], *lines[at : at + 2][::-1], *lines[at + 2 :]]
    yield [*lines[:at], lines[-1 - at], *lines[at + 1 :]]
    yield [*lines[:at], b"", *lines[at:]]
    yield [*lines[:at], lines[at] + lines[at + 1], *lines[at + 2 :]] if at + 1 < len(lines) else []
    yield lines[:at]


def edits(data: bytes) -> Iterator[bytes]:
    """The record after each single edit that changes it."""
    lines = data.removesuffix(b"\n").split(b"\n")
    for at, line in enumerate(lines):
        for edited in edits_of_a_line(line):
            yield b"\n".join([*lines[:at], edited, *lines[at + 1 :], b""])
        for several in edits_of_the_lines(lines, at):
            yield b"\n".join([*several, b""])


def accepted(data: bytes) -> bool:
    try:
        verify(data)
    except EXPLAINED:
        return False
    return True


def test_no_edit_of_a_small_record_is_accepted(refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    tried = {edited for edited in edits(TOY) if edited != TOY}
    assert len(tried) > 800
    for edited in tried:
        path.write_bytes(edited)
        assert refused("verify", path).startswith(f"{path}: ")


def test_no_change_of_a_single_byte_is_accepted() -> None:
    for at in range(len(TOY)):
        for byte in {TOY[at] ^ 1, TOY[at] ^ 32, TOY[at] ^ 128, ord("0"), ord(" ")} - {TOY[at]}:
            assert not accepted(TOY[:at] + bytes([byte]) + TOY[at + 1 :])
        assert not accepted(TOY[:at] + TOY[at + 1 :])
        assert not accepted(TOY[:at])


def test_no_edit_of_any_line_of_a_whole_game_is_accepted() -> None:
    assert accepted(VOLLDAMPF)
    lines = VOLLDAMPF.removesuffix(b"\n").split(b"\n")
    for at, line in enumerate(lines):
        for several in edits_of_the_lines(lines, at):
            edited = b"\n".join([*several, b""])
            assert edited == VOLLDAMPF or not accepted(edited), at
        for edited in (line + b" ", line.replace(b"1", b"2", 1), line.replace(b"0", b"3", 1), line.upper()):
            if edited != line:
                assert not accepted(b"\n".join([*lines[:at], edited, *lines[at + 1 :], b""])), at
