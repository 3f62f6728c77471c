"""The shelf where unfinished games wait: a record, and beside it the seed that it may not yet show."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from footplate.cli import given
from footplate.cli.given import BadInput, reading
from footplate.kernel.game import Game
from footplate.kernel.play import Play
from footplate.kernel.record import Header, Record, RecordError, read_header


def seed_file(path: Path) -> Path:
    """Where the seed of an unfinished record lies."""
    return path.with_name(path.name + ".seed")


def check_free(path: Path, header: Header | None) -> None:
    """BadInput if the path holds anything but an earlier state of the same game."""
    if path.is_dir():
        raise BadInput(f"{path} is a folder")
    if not path.exists():
        return
    try:
        if header is not None and read_header(path.read_bytes()) == header:
            return
    except RecordError:
        pass
    raise BadInput(f"{path} holds something else already")


def put(path: Path, record: Record, seed: bytes) -> None:
    """Write the record; its seed goes to a file that only its owner can read, until the game is over."""
    check_free(path, record.header)
    if record.closing is None:
        _write_secret(seed_file(path), seed.hex() + "\n")
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(record.encode())
    fresh.replace(path)
    if record.closing is not None:
        seed_file(path).unlink(missing_ok=True)


def _write_secret(path: Path, text: str) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        path.chmod(0o600)
        file.write(text)


def take(path: Path) -> tuple[Play, bytes]:
    """A saved game and its seed, ready to go on."""
    game, record = _unfinished(path)
    try:
        seed = bytes.fromhex(seed_file(path).read_text("ascii").strip())
    except FileNotFoundError:
        raise BadInput(f"{path} has no seed beside it: {seed_file(path)} is missing") from None
    except ValueError:
        raise BadInput(f"{seed_file(path)} holds no seed") from None
    with reading(path):
        return Play(game, record, seed), seed


def _unfinished(path: Path) -> tuple[Game[Any], Record]:
    game, record, _ = given.record(path)
    if record.closing is not None:
        raise BadInput(f"the game in {path} is over; `footplate replay {path}` tells it")
    return game, record
