"""The shelf where unfinished games wait: a record, and beside it the seed that it may not yet show."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from tempfile import mkstemp
from typing import Any, Final

from footplate.cli import given
from footplate.cli.given import BadInput, reading
from footplate.kernel.game import Game
from footplate.kernel.play import Play
from footplate.kernel.record import Header, Record, RecordError, read_header

SECRET: Final = 0o600  # an unfinished record holds every hand and sealed bid
OPEN: Final = 0o644


def seed_file(path: Path) -> Path:
    """Where the seed of an unfinished record lies."""
    return path.with_name(path.name + ".seed")


def free_name(header: Header) -> Path:
    """A file in the current folder that a game can have without taking it from anything else."""
    stem = f"{header.game}-{header.commitment[:8]}"
    names = (Path(f"{stem}-{number}.jsonl" if number > 1 else f"{stem}.jsonl") for number in count(1))
    return next(path for path in names if not (os.path.lexists(path) or os.path.lexists(seed_file(path))))


def check(path: Path, record: Record, seed: bytes) -> None:
    """BadInput unless the game can be put there and nothing but an earlier state of it is written over."""
    written = record.encode()
    found = _content(path, len(written) + 1)
    if found is None and not path.parent.is_dir():
        raise BadInput(f"there is no folder {path.parent}")
    if found is not None and not _begins_with(found, record.header):
        raise BadInput(f"{path} holds something else already")
    if not written.startswith(found or b""):
        raise BadInput(f"another table has gone on with the game in {path}; save this one in another file")
    if record.closing is None and _content(seed_file(path)) is not None and not _lies(seed_file(path), seed):
        raise BadInput(f"{seed_file(path)} is in the way: it holds something else than the seed of this game")


def put(path: Path, record: Record, seed: bytes) -> None:
    """Write the record; until the game is over only its owner can read it and the seed beside it."""
    check(path, record, seed)
    if record.closing is not None:
        _replace(path, record.encode(), OPEN & ~_umask())
        if _lies(seed_file(path), seed):
            seed_file(path).unlink()
    elif _lies(seed_file(path), seed):
        seed_file(path).chmod(SECRET)
        _replace(path, record.encode(), SECRET)
    else:
        _write_new(seed_file(path), _spelled(seed))
        try:
            _replace(path, record.encode(), SECRET)
        except BaseException:
            seed_file(path).unlink()
            raise


def _content(path: Path, limit: int = -1) -> bytes | None:
    """What is in a file, or None where there is none; a link is never followed."""
    try:
        mode = path.lstat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return None
    if S_ISDIR(mode):
        raise BadInput(f"{path} is a folder")
    if not S_ISREG(mode):
        raise BadInput(f"{path} is a link or a device, not a file of its own")
    with path.open("rb") as file:
        return file.read(limit)


def _begins_with(content: bytes, header: Header) -> bool:
    try:
        return read_header(content) == header
    except RecordError:
        return False


def _spelled(seed: bytes) -> bytes:
    return seed.hex().encode() + b"\n"


def _lies(path: Path, seed: bytes) -> bool:
    """Whether this very seed lies there."""
    try:
        return (_content(path, 2 * len(seed) + 2) or b"").strip() == _spelled(seed).strip()
    except BadInput:
        return False


def _write_new(path: Path, content: bytes) -> None:
    """A secret file where there was none."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, SECRET)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
    except BaseException:
        path.unlink()
        raise


def _replace(path: Path, content: bytes, mode: int) -> None:
    """All of the content or, if that cannot be, what was there before."""
    descriptor, fresh = mkstemp(prefix=".footplate-", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        Path(fresh).chmod(mode)
        os.replace(fresh, path)
    except BaseException:
        Path(fresh).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


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
