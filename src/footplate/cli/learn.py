"""`footplate learn`: train a net that tells who wins."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import msgspec

from footplate.bots import learned
from footplate.bots.roster import BOTS
from footplate.bots.worth import worth_of
from footplate.cli import DONE, FAILED, given
from footplate.cli.given import Whole
from footplate.cli.progress import shown
from footplate.research import learning


def learn(
    game: str,
    /,
    *,
    players: str,
    games: Whole,
    seed: Whole,
    to: Path,
    bot: str = "driver",
    option: list[str] | None = None,
) -> int:
    """Have bots play, and train a net on how their games went.

    Parameters
    ----------
    game
        A game of `footplate games`.
    players
        How many play, or several numbers with commas between them.
    games
        How many games are played with each number of players.
    seed
        A number that decides all games and the training.
    to
        Where the net is written, if it tells better who wins than the value by hand.
    bot
        Who plays.
    option
        An option of the game as name=value; may be given several times.
    """
    if games < learning.HELD_BACK:
        raise given.BadInput(f"--games is at least {learning.HELD_BACK}, for one of so many is tested on")
    if bot not in BOTS:
        raise given.BadInput(f"there is no bot {bot!r}; there are: {', '.join(BOTS)}")
    if find_spec("torch") is None:
        raise given.BadInput("learning needs torch: pip install 'footplate[learning]'")
    played, samples = given.game(game), []
    for count in _counts(players):
        agreed = given.options(played, count, tuple(option or ()))
        moments = learning.played(played, agreed, range(1, games + 1), seed, bot)
        samples += list(shown(moments, None))
    start = played.setup(given.options(played, _counts(players)[0], tuple(option or ())))
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
    print(f"{len(samples):,} moments; surprise by hand {lesson.loss_by_hand:.4f}, learned {lesson.loss:.4f}")
    if not lesson.is_better:
        print("The value by hand tells better who wins; nothing is written.")
        return FAILED
    to.write_bytes(msgspec.json.format(msgspec.json.encode(lesson.net), indent=1) + b"\n")
    return DONE


def _counts(players: str) -> list[int]:
    if not all([part.isdecimal() for part in players.split(",")]):
        raise given.BadInput(f"--players is a number, or several with commas, not {players!r}")
    counts = [int(part) for part in players.split(",")]
    if min(counts) < 2:
        raise given.BadInput("--players are at least 2, for a net tells which of them wins")
    return counts
