"""`footplate terminal`: a whole game in a terminal, by the same offers that every player gets."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from secrets import token_bytes
from typing import Annotated, Final

from cyclopts import Parameter

from footplate.bots.roster import BOTS, called, dismiss, listed
from footplate.cli import given, headcount
from footplate.cli.given import BadInput
from footplate.cli.terminal import shelf
from footplate.cli.terminal.conversation import Left
from footplate.cli.terminal.screen import Closed, Screen, Source
from footplate.cli.terminal.table import YOU, Table
from footplate.kernel.play import Play, start
from footplate.messages import catalogue

SITTERS: Final = (YOU, *BOTS)
SEATS: Final = "you,driver,driver"
LANGUAGE: Final = "en"


def terminal(
    game: str,
    /,
    *,
    seats: str | None = None,
    seed: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    load: Path | None = None,
    save: Path | None = None,
) -> int:
    """Play a game in the terminal.

    Parameters
    ----------
    game
        A game of `footplate games`.
    seats
        Who sits where, with commas between: you, names of bots such as driver, or NAME=COMMAND for a program
        of your own; you,driver,driver if left out, and whoever sat there before in a saved game.
    seed
        Deal from this seed; from a secret one if left out.
    option
        An option of the game as name=value; may be given several times.
    load
        Go on with the game saved in this file.
    save
        Keep the game in this file. Until it is over its seed lies beside it, and both tell every secret.
    """
    if load is not None:
        play, secret, sitters = _loaded(game, load, seats, seed, option or [])
    else:
        play, secret, sitters = _begun(game, SEATS if seats is None else seats, seed, option or [])
    file = save or load
    if file is not None:
        shelf.check(file, play.record, secret)
    table = Table(play, secret, sitters, Screen(_keyboard(), sys.stdout), catalogue(LANGUAGE))
    table.file = file
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _leave)
    try:
        return sit_down(table)
    finally:
        dismiss()


def _keyboard() -> Source:
    """Where the answers come from."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return sys.stdin


def _leave(number: int, frame: object) -> None:
    """To be told to end, or to lose the window, is to be interrupted."""
    raise KeyboardInterrupt


def sit_down(table: Table) -> int:
    """Play at a table until the game is over or everybody has left."""
    try:
        table.open()
    except (Closed, Left, KeyboardInterrupt, OSError) as end:
        with suppress(OSError):  # a screen that is gone must not keep the game from being kept
            if not table.play.state.over:
                table.screen.say(table.catalogue.text("not-finished"))
        if isinstance(end, Left):
            table.keep()
        else:
            table.keep_unasked()
        if isinstance(end, KeyboardInterrupt | OSError):
            raise
    return 0


def _begun(name: str, seats: str, seed: str | None, options: list[str]) -> tuple[Play, bytes, list[str]]:
    """A new game with its seed and who sits where."""
    game = given.game(name)
    sitters = _sitters(seats)
    secret = os.fsencode(seed) if seed else token_bytes(32)
    agreed = given.options(game, len(sitters), options)
    return start(game, agreed, [called(sitter) for sitter in sitters], secret), secret, sitters


def _loaded(
    name: str, path: Path, seats: str | None, seed: str | None, options: list[str]
) -> tuple[Play, bytes, list[str]]:
    """A saved game with its seed and who sits where, now or as it was."""
    if seed or options:
        raise BadInput("a saved game has its seed and options already")
    game = given.game(name)
    play, secret = shelf.take(path)
    if play.game.name != game.name:
        raise BadInput(f"{path} is a game of {play.game.title}, not of {game.title}")
    players = len(play.record.header.seats)
    sitters = _sitters(",".join(play.record.header.seats) if seats is None else seats)
    if len(sitters) != players:
        raise BadInput(f"{path} is a game of {headcount(players)}, not {len(sitters)}")
    return play, secret, sitters


def _sitters(seats: str) -> list[str]:
    sitters = [sitter.strip() for sitter in listed(seats)]
    for sitter in sitters:
        if "=" in sitter:
            if called(sitter) == YOU:
                raise BadInput(f"{YOU!r} is who plays by keys: a program has another name")
            given.bots(sitter)
        elif sitter not in SITTERS:
            raise BadInput(
                f"nobody called {sitter!r} can sit down; a seat is {', '.join(SITTERS)} or NAME=COMMAND"
            )
    return sitters
