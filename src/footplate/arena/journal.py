"""Journal: a tournament as JSON Lines, the plan first and then every game that is over, as they end."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from footplate.arena.match import Outcome
from footplate.arena.plan import BadPlan, Plan
from footplate.kernel.record import UNREADABLE

HEAD: Final = b'{"version":"'


class Journal:
    """Games that are over, kept in a file; begun anew, or gone on with if it has the same plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.outcomes: dict[int, Outcome] = {}
        self._file = _opened(path)
        try:
            self._begin(path, plan)
        except BaseException:
            self._file.close()
            raise

    def _begin(self, path: Path, plan: Plan) -> None:
        lines = whole_lines(path, self._file)
        if not lines:
            self._file.seek(0)
            self._file.truncate()
            self._write(msgspec.json.encode(plan))
            return
        head, *lines = lines
        check(path, read_plan(path, head), plan)
        for number, line in enumerate(lines, 2):
            outcome = _read(path, number, line)
            self.outcomes[outcome.number] = outcome
        self._file.truncate(sum([len(line) + 1 for line in (head, *lines)]))
        self._file.seek(0, os.SEEK_END)

    def add(self, outcome: Outcome) -> None:
        """Write a game down; it is there even if this process is killed a moment later."""
        self.outcomes[outcome.number] = outcome
        self._write(msgspec.json.encode(outcome))

    def close(self) -> None:
        """Nothing more is written."""
        self._file.close()

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()


def _opened(path: Path) -> BinaryIO:
    """The file, for this tournament alone as long as it is open."""
    _refuse_devices(path)
    path.touch()
    file = path.open("r+b")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise BadPlan(f"somebody plays the tournament of {path} already") from None
    return file


def _refuse_devices(path: Path) -> None:
    """BadPlan for what is there and cannot keep anything."""
    if path.exists() and not path.is_file():
        raise BadPlan(f"{path} is no file, and a journal is one")


def whole_lines(path: Path, file: BinaryIO) -> list[bytes]:
    """The lines of a file but the last if it was cut short."""
    *lines, torn = file.read().split(b"\n")
    if not lines and not torn.startswith(HEAD[: len(torn)]):
        raise BadPlan(f"{path} is not the journal of a tournament")
    return lines


def begun(path: Path) -> Plan | None:
    """The plan of a journal, if there is one."""
    _refuse_devices(path)
    if not path.exists():
        return None
    with path.open("rb") as file:
        lines = whole_lines(path, file)
    return read_plan(path, lines[0]) if lines else None


def read_plan(path: Path, line: bytes) -> Plan:
    """The plan in the first line of a journal."""
    try:
        return msgspec.json.decode(line, type=Plan)
    except UNREADABLE as error:
        raise BadPlan(f"{path} is not the journal of a tournament: {error}") from None


def check(path: Path, begun: Plan, plan: Plan) -> None:
    """BadPlan unless a journal was begun with this plan."""
    for name in Plan.__struct_fields__:
        before, now = getattr(begun, name), getattr(plan, name)
        if before != now:
            told = _difference(name.replace("_", "-"), before, now)
            raise BadPlan(f"{path} is the journal of another tournament, {told}")


def _difference(name: str, before: object, now: object) -> str:
    """How two values differ; of options or programs, the first that does."""
    if isinstance(before, dict) and isinstance(now, dict):
        key = next(key for key in {**before, **now} if before.get(key) != now.get(key))
        return _difference(f"{name.removesuffix('s')} {key}", before.get(key), now.get(key))
    was, is_now = _said(before), _said(now)
    return f"with {name} {was}, not {name} {is_now}" if was != is_now else f"with another {name}"


def _said(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 80 else text[:79] + "…"


def _read(path: Path, number: int, line: bytes) -> Outcome:
    try:
        return msgspec.json.decode(line, type=Outcome)
    except UNREADABLE as error:
        raise BadPlan(f"{path}: line {number} cannot be read: {error}") from None
