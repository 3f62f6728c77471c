"""`footplate terminal`: a whole game in a terminal, by the same offers that every player gets."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from pathlib import Path
from secrets import token_bytes
from typing import Annotated, Final

from cyclopts import Parameter

from footplate.cli import given
from footplate.cli.given import BadInput
from footplate.cli.terminal import shelf
from footplate.cli.terminal.conversation import Left
from footplate.cli.terminal.screen import Closed, Screen
from footplate.cli.terminal.table import YOU, Table
from footplate.kernel.play import Play, start
from footplate.messages import catalogue

SITTERS: Final = (YOU, "random")
LANGUAGE: Final = "en"


def terminal(
    game: str,
    *,
    seats: str = "",
    seed: str = "",
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    load: Path | None = None,
    save: Path | None = None,
) -> int:
    """Play a game in the terminal.

    Parameters
    ----------
    game: the name of the game.
    seats: who sits where: you or random, with commas between; you,random,random if left out.
    seed: deal from this seed rather than a secret one.
    option: an option as name=value; may be given again.
    load: go on with a saved game.
    save: keep the game in this file; the seed of an unfinished game lies beside it.
    """
    if load is not None:
        play, secret, sitters = _loaded(game, load, seats, seed, option or [])
    else:
        play, secret, sitters = _begun(game, seats or "you,random,random", seed, option or [])
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    table = Table(play, secret, sitters, Screen(sys.stdin, sys.stdout), catalogue(LANGUAGE))
    if save is not None:
        shelf.check_free(save, play.record.header)
    table.file = save or load
    return sit_down(table)


def sit_down(table: Table) -> int:
    """Play at a table until the game is over or everybody has left."""
    try:
        table.open()
    except (Closed, Left, KeyboardInterrupt) as end:
        if not table.play.state.over:
            table.keep()
            table.screen.say(table.catalogue.text("not-finished"))
        if isinstance(end, KeyboardInterrupt):
            raise
    return 0


def _begun(name: str, seats: str, seed: str, options: list[str]) -> tuple[Play, bytes, list[str]]:
    """A new game with its seed and who sits where."""
    game = given.game(name)
    sitters = _sitters(seats)
    secret = seed.encode() or token_bytes(32)
    return start(game, given.options(game, len(sitters), options), sitters, secret), secret, sitters


def _loaded(
    name: str, path: Path, seats: str, seed: str, options: list[str]
) -> tuple[Play, bytes, list[str]]:
    """A saved game with its seed and who sits where, now or as it was."""
    if seed or options:
        raise BadInput("a saved game has its seed and options already")
    game = given.game(name)
    play, secret = shelf.take(path)
    if play.game.name != game.name:
        raise BadInput(f"{path} is a game of {play.game.title}, not of {game.title}")
    players = len(play.record.header.seats)
    sitters = _sitters(seats or ",".join(play.record.header.seats))
    if len(sitters) != players:
        raise BadInput(f"{path} is a game of {players} players, not {len(sitters)}")
    return play, secret, sitters


def _sitters(seats: str) -> list[str]:
    sitters = [sitter.strip() for sitter in seats.split(",")]
    for sitter in sitters:
        if sitter not in SITTERS:
            raise BadInput(f"nobody called {sitter!r} can sit down; a seat is {' or '.join(SITTERS)}")
    return sitters
