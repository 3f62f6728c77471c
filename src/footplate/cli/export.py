"""`footplate export`: games as a dataset."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from footplate.cli import DONE, FAILED, given
from footplate.cli.company import played
from footplate.cli.given import Whole
from footplate.cli.interruption import interruptible
from footplate.kernel.game import Game, Options
from footplate.kernel.replay import load

if TYPE_CHECKING:
    from footplate.research.dataset import Telling


def export(
    game: str,
    /,
    *records: Path,
    to: Path,
    games: Whole = 0,
    players: Whole | None = None,
    option: list[str] | None = None,
    bots: str = "random",
    seed: Whole = 1,
    tensors: bool = False,
) -> int:
    """Write a row for each decision of some games, and beside it a file with a row for each game.

    Parameters
    ----------
    game
        A game of `footplate games`.
    records
        Records of that game, as `sim --save`, the terminal and the server write them.
    to
        A file that ends in .jsonl or .parquet; the games go to a file of that name with -games.
    games
        How many games bots play for it, besides the records.
    players
        How many play those.
    option
        An option of those games as name=value; may be given several times.
    bots
        Who plays them, each a name or NAME=COMMAND: one bot for all seats, or several, which move on by a
        seat from game to game. Where a program is unfit anything is done in its place; the games are written,
        and the exit code is 1.
    seed
        A number that decides those games.
    tensors
        Tell what each seat saw as it decided, as a tensor.
    """
    with _installed():
        from footplate.research.dataset import Decision, Played
        from footplate.research.sheets import SUFFIXES, beside, opening, sheet

    found = given.game(game)
    if to.suffix not in SUFFIXES:
        raise given.BadInput(f"--to ends in {' or '.join(SUFFIXES)}, not {to.suffix or 'in nothing'}")
    with _installed():
        opening(to.suffix)
    if games < 0:
        raise given.BadInput(f"--games cannot be {games}")
    if bool(games) != (players is not None):
        raise given.BadInput("--games and --players belong together")
    if not records and not games:
        raise given.BadInput("there is nothing to export: name records, or --games and --players")
    if option and not games:
        raise given.BadInput("--option is for the games of --games and --players; a record has its options")
    _refuse_what_meets(records, (to, beside(to)))
    sources = [_read(found, records)]
    unfit: list[str] = []
    if players is not None:
        agreed = given.options(found, players, option or ())
        sources.append(_played(found, agreed, given.bots(bots), seed, games, unfit.append))
    written = rows = 0
    with (
        interruptible(),
        sheet(to, Decision) as decisions,
        sheet(beside(to), Played) as all_games,
        closing(_once(chain(*sources))) as tellings,
    ):
        for telling in tellings:
            row = telling.played()
            decisions.write(telling.decisions_with_tensors() if tensors else telling.decisions())
            all_games.write([row])
            written, rows = written + 1, rows + row.decisions
    of_games = "1 game" if written == 1 else f"{written:,} games"
    print(f"{rows:,} decisions of {of_games}: {to}, {beside(to)}")
    if unfit:
        print(f"{len(unfit):,} of them were made at random, for {unfit[0]}", file=sys.stderr)
    return FAILED if unfit else DONE


@contextmanager
def _installed() -> Iterator[None]:
    """Says what has to be installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise given.BadInput(str(error)) from None


def _refuse_what_meets(records: tuple[Path, ...], written: tuple[Path, ...]) -> None:
    """BadInput where a file is both read and written, or read twice."""
    read: dict[Path, Path] = {}
    for path in records:
        if read.setdefault(path.resolve(), path) is not path:
            raise given.BadInput(f"{path} is named twice")
    for path in written:
        if path.resolve() in read:
            raise given.BadInput(
                f"{read[path.resolve()]} is a record to be read, and --to would write over it"
            )


def _once(tellings: Iterable[Telling]) -> Generator[Telling, None, None]:
    """The same; BadInput where two records are of one game, as that of a part of it would be."""
    told: set[str] = set()
    for telling in tellings:
        if telling.game_id in told:
            raise given.BadInput(f"there are two records of the game {telling.game_id}")
        told.add(telling.game_id)
        yield telling


def _read(game: Game[Any], paths: tuple[Path, ...]) -> Iterator[Telling]:
    """The records of files."""
    from footplate.research.dataset import Telling

    for path in paths:
        of, record, _ = given.record(path)
        with given.reading(path):
            if of.name != game.name:
                raise given.BadInput(f"this is a record of {of.name}, not of {game.name}")
            yield Telling(of, record)


def _played(
    game: Game[Any],
    agreed: Options,
    bots: tuple[str, ...],
    seed: int,
    games: int,
    tell: Callable[[str], None],
) -> Iterator[Telling]:
    """Games that are played for this."""
    from footplate.research.dataset import Telling

    play = partial(_record, game.name, agreed, bots, seed)
    with closing(played(play, range(1, games + 1), bots)) as records:
        for record, unfit in records:
            for why in unfit:
                tell(why)
            yield Telling(*load(record))


def _record(
    game: str, agreed: Options, bots: tuple[str, ...], seed: int, number: int
) -> tuple[bytes, list[str]]:
    """A game as its record, and why programs were unfit in it."""
    from footplate.research import selfplay

    unfit: list[str] = []
    record = selfplay.record(given.game(game), agreed, bots, seed, number, unfit.append)
    return record.encode(), unfit
