"""`footplate learn`: train a net that tells who wins, or what a player alone may expect."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from footplate.bots import learned
from footplate.bots.crew import Lost
from footplate.bots.roster import BOTS
from footplate.bots.worth import worth_of
from footplate.cli import DONE, FAILED, given
from footplate.cli.given import Whole
from footplate.cli.progress import shown
from footplate.kernel.game import Game
from footplate.research import learning, solitaire


def learn(
    game: str,
    /,
    *,
    players: str,
    games: Whole,
    seed: Whole,
    to: Path,
    bot: str = "driver",
    rounds: Whole = 12,
    jobs: Whole = 2,
    option: list[str] | None = None,
) -> int:
    """Have bots play, and train a net on how their games went.

    Among several players the net tells who wins. For a player alone it tells how many points the player and
    the rival will still make, and it is trained in rounds: in each the player goes by the net of the last.

    Parameters
    ----------
    game
        A game of `footplate games`.
    players
        How many play, or several numbers with commas between them.
    games
        How many games are played with each number of players, or in each round.
    seed
        A number that decides all games and the training.
    to
        Where the net is written; one that tells who wins, if it does so better than the value by hand.
    bot
        Who plays where several do.
    rounds
        How many rounds a player alone learns.
    jobs
        How many processes play in them.
    option
        An option of the game as name=value; may be given several times.
    """
    if games < learning.HELD_BACK:
        raise given.BadInput(f"--games is at least {learning.HELD_BACK}, for one of so many is tested on")
    if min(rounds, jobs) < 1:
        raise given.BadInput("--rounds and --jobs are at least 1")
    if bot not in BOTS:
        raise given.BadInput(f"there is no bot {bot!r}; there are: {', '.join(BOTS)}")
    if find_spec("torch") is None:
        raise given.BadInput("learning needs torch: pip install 'footplate[learning]'")
    given.writable(to)
    played, counts = given.game(game), _counts(players)
    if counts == [1]:
        return _alone(played, games, seed, to, rounds, jobs, tuple(option or ()))
    samples = []
    for count in counts:
        agreed = given.options(played, count, tuple(option or ()))
        moments = learning.played(played, agreed, range(1, games + 1), seed, bot)
        samples += list(shown(moments, None))
    start = played.setup(given.options(played, counts[0], tuple(option or ())))
    lesson = learning.learn(
        worth_of(played),
        learned.names(played, start),
        samples,
        seed,
        players=players,
        games=games,
        bot=bot,
        option=" ".join(option or ()),
    )
    tested = sum([one.game % learning.HELD_BACK == 0 for one in samples])
    print(f"{len(samples):,} moments, tested on {tested:,} of them")
    print(f"surprise by hand {lesson.loss_by_hand:.4f}, learned {lesson.loss:.4f}")
    if not lesson.is_better:
        print("The value by hand tells better who wins; nothing is written.")
        return FAILED
    to.write_bytes(msgspec.json.format(msgspec.json.encode(lesson.net), indent=1) + b"\n")
    return DONE


def _alone(
    game: Game[Any], games: int, seed: int, to: Path, rounds: int, jobs: int, options: tuple[str, ...]
) -> int:
    """Learn round by round, and write the forecast after each."""
    table = given.options(game, 1, options)
    try:
        learned = solitaire.rounds(game, table, rounds, games, seed, jobs, " ".join(options))
    except ValueError as error:
        raise given.BadInput(str(error)) from None
    try:
        for number, one in enumerate(learned, 1):
            print(f"round {number}: {one.games} games, {one.won:.1%} won, lead {one.lead:+.2f}", flush=True)
            to.write_bytes(msgspec.json.format(msgspec.json.encode(one.forecast), indent=1) + b"\n")
    except Lost as error:
        raise given.BadInput(str(error)) from None
    return DONE


def _counts(players: str) -> list[int]:
    if not all([part.isdecimal() for part in players.split(",")]):
        raise given.BadInput(f"--players is a number, or several with commas, not {players!r}")
    counts = list(dict.fromkeys([int(part) for part in players.split(",")]))
    if min(counts) < 2 and counts != [1]:
        raise given.BadInput("--players is 1, or each is at least 2, for a net tells which of them wins")
    return counts
