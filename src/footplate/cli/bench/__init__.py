"""`footplate bench`: how fast a game is played, replayed, opened, served, copied and searched."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from footplate.cli import given
from footplate.cli.bench.quantities import LETTERS, Sample, largest, measured
from footplate.cli.bench.run import Run, earlier, home, legend, prepare, run, store, stored, table
from footplate.cli.given import Whole
from footplate.kernel.game import BadOptions, Game, Options

ROUNDS: Final = 3
PLAYERS: Final = 4
USUAL: Final[dict[str, Sequence[str]]] = {
    "steam": ("game=standard", "map=northeast")
}  # what the targets are set for


def bench(
    game: str | None = None,
    /,
    *,
    players: Whole | None = None,
    option: list[str] | None = None,
    rounds: Whole = ROUNDS,
    only: str = LETTERS,
    json: bool = False,
    to: Path | None = None,
    peers: bool = False,
) -> None:
    """Measure a game in CPU time, against a calibration loop, and compare it with the last time.

    A random play, B replay, C opening a game, D a move in the server, E all deliveries (Steam), F copies,
    G simulations of a tree search.

    Parameters
    ----------
    game
        One game; all of them if left out.
    players
        How many play: 4 if left out, or as near to it as the game allows.
    option
        An option of the game as name=value; may be given several times. Steam is the standard game on the
        northeast if none is given.
    rounds
        How often each thing is measured.
    only
        The letters of what is measured, such as AF: A random play, B replay, C opening a game, D a move in
        the server, E all deliveries (Steam), F copies, G simulations of a tree search.
    json
        Print the figures for programs.
    to
        The file to which the run is added, and whose last run it is compared with; one in your state folder
        if left out.
    peers
        Measure other engines in the same run, and print ratios; they are installed in your cache folder.
    """
    given.positive("--rounds", rounds)
    if option and game is None:
        raise given.BadInput("an option is an option of one game: name the game, too")
    chosen = _letters(only)
    games = [given.game(name) for name in (given.names() if game is None else (game,))]
    terms = [(one, _agreed(one, players, option or USUAL.get(one.name) or ())) for one in games]
    if peers:
        if chosen != LETTERS or to is not None:
            raise given.BadInput("--peers measures everything and stores nothing: leave out --only and --to")
        # Imported here, for they are seldom asked for.
        from footplate.cli.bench import comparison

        comparison.run(terms, rounds, as_json=json)
        return
    if chosen == "E" and all([one.name != "steam" for one in games]):
        raise given.BadInput("E is measured of Steam alone")
    path = to or home()
    before = stored(path)
    prepare(path)
    runs = []
    for one, agreed in terms:
        made = _run(one, agreed, rounds, chosen)
        store(path, made)
        runs.append(made)
        if not json:
            print("\n".join([*table(made, earlier(before, made)), ""]), flush=True)
    print(msgspec.json.encode(runs).decode() if json else "\n".join(legend()))


def _letters(only: str) -> str:
    unknown = [letter for letter in only.upper() if letter not in LETTERS]
    if unknown or not only:
        raise given.BadInput(f"--only takes letters from {LETTERS[0]} to {LETTERS[-1]}, not {only!r}")
    return "".join(sorted(set(only.upper())))


def _agreed(game: Game[Any], players: int | None, option: Sequence[str]) -> Options:
    """The options with so many players, or else with a number as near to the usual one as can be agreed."""
    numbers = [players] if players is not None else sorted(game.players, key=lambda one: abs(one - PLAYERS))
    for number in numbers[:-1]:
        with suppress(BadOptions):
            return given.options(game, number, option)
    return given.options(game, numbers[-1], option)


def _run(game: Game[Any], agreed: Options, rounds: int, only: str) -> Run:
    sample = Sample(game, agreed)
    speeds = measured(sample, rounds, only)
    return run(game, agreed, largest(sample), speeds)
