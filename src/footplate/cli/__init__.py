"""The command line; a command is imported when it is called, so that help comes at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import StringIO, TextIOWrapper
from typing import Final

from cyclopts import App, CycloptsError, Parameter

from footplate import __version__

DONE: Final = 0
FAILED: Final = 1  # what was asked for could be done, and the answer is no
WRONG: Final = 2  # what was asked for cannot be done
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141

COMMANDS: Final = {
    "games": "The games there are: players, options and their rules.",
    "terminal": "Play a game in the terminal.",
    "sim": "Have bots play whole games: how fast, how long, who scores what.",
    "arena": "Have bots play a tournament: who is how strong, and how sure that is.",
    "learn": "Train a net that tells who wins, on games among bots.",
    "export": "Write games as a dataset: a row for each decision, as JSON Lines or Parquet.",
    "rules": "Look up rules, and the code and tests that cite them.",
    "replay": "Tell a record again.",
    "review": "Tell what a bot thinks of a game: chances, costly decisions, missed deliveries.",
    "verify": "Prove that a finished record keeps the rules and is what its seed deals.",
    "serve": "Serve tables over HTTP and WebSocket.",
    "openapi": "Print the description of the server's routes for programs.",
    "map": "Check a map file, and have bots try whether it is fair.",
    "backup": "Write all that a server's database holds to a file, while it runs.",
    "restore": "Put a backup into a server's database.",
    "bench": "Measure how fast the games are, against a calibration loop, the last run and other engines.",
}


def app() -> App:
    """Every command by name; none is imported yet."""
    root = App(
        name="footplate",
        help="An engine and open table for the steam-age railway board games.",
        version=__version__,
        help_format="plaintext",
        default_parameter=Parameter(negative=()),
        suppress_keyboard_interrupt=False,
    )
    for name, says in COMMANDS.items():
        root.command(
            f"footplate.cli.{name}:{name}", name=name, help=says, sort_key=list(COMMANDS).index(name)
        )
    return root


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code, and one line on stderr where it cannot be run."""
    _open_what_is_closed()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return _run(sys.argv[1:] if arguments is None else list(arguments))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_stdout()
        return NOBODY_READS


def _run(arguments: list[str]) -> int:
    root = app()
    try:
        code = root(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        print(end="", flush=True)
    except CycloptsError as error:
        return _complain(f"{error} (footplate --help)")
    except Exception as error:
        # The kernel is imported only here, where there is something to explain.
        from footplate.cli.given import explanation

        says = explanation(error)
        if not says:
            raise
        return _complain(says)
    return code if isinstance(code, int) else DONE


def _complain(says: str) -> int:
    try:
        print(end="", flush=True)
    except OSError:
        _let_go_of_stdout()
    print("footplate:", plain(" ".join(says.split())), file=sys.stderr)
    return WRONG


def plain(text: str) -> str:
    """What somebody wrote, to be said again without what would steer a terminal."""
    return "".join([letter if letter.isprintable() else "·" for letter in text])


def headcount(players: int) -> str:
    """So many players, or one."""
    return f"{players} {'player' if players == 1 else 'players'}"


def _open_what_is_closed() -> None:
    """Who starts a program without input or output gets an empty one, and one that nobody reads."""
    sys.stdin = sys.stdin or StringIO()
    sys.stdout = sys.stdout or StringIO()
    sys.stderr = sys.stderr or StringIO()


def _let_go_of_stdout() -> None:
    """What is still to be written goes nowhere, and Python has nothing to say about it when it ends."""
    with suppress(AttributeError, OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
