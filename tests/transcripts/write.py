"""Plays the stored games anew and writes their records and transcripts.

For a change of rules that is meant to change them:

    python -m tests.transcripts.write

Look at the difference before you keep it. A change that lets an old record replay differently raises the
game's ruleset.
"""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from footplate.bots import greedy, random, thrifty
from footplate.bots.knowledge import Bot, Knowledge
from footplate.bots.random import step
from footplate.games.days_of_steam.actions import PlayTile
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.games.steam.game import STEAM
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.kernel.action import Action, Seat
from footplate.kernel.game import Game, agree
from footplate.kernel.play import start
from footplate.kernel.record import Record
from tests.transcripts.transcript import transcript

HERE = Path(__file__).parent
WHIMS = 0.2  # how often a lively player does not do what seems best


def lively(known: Knowledge, rng: Random) -> Action:
    """Plays to win, but for a whim now and then: so a game has something of everything."""
    bot = thrifty.decide if rng.random() < WHIMS else greedy.decide
    return bot(known, rng)


def shutting(known: Knowledge, rng: Random) -> Action:
    """Plays tiles so that few others can be played, until somebody has to pass."""
    tiles = [action for action in known.options if isinstance(action, PlayTile)]
    if not tiles:
        return random.decide(known, rng)
    rng.shuffle(tiles)
    return min(tiles, key=partial(_room_after, known.imagine(Random(0)), known.seat))


def _room_after(s: DaysOfSteam, seat: Seat, action: Action) -> int:
    twin = s.copy()
    twin.agenda[-1].apply(twin, seat, action)
    return len(twin.sites) + len(twin.town_sites)


class Plan(NamedTuple):
    """A game to be played by bots: by how many, under which options, from which seeds."""

    name: str
    game: Game[Any]
    players: int
    options: dict[str, str]
    luck: int
    bot: Bot = random.decide


PLANS = (
    Plan("two_players", VOLLDAMPF, 2, {"money": "hidden"}, 11),
    Plan("four_players", VOLLDAMPF, 4, {}, 15),
    Plan("six_players", VOLLDAMPF, 6, {"red_cities": "on", "start_player": "2"}, 15),
    Plan("steam_base", STEAM, 3, {}, 215, lively),
    Plan("steam_standard", STEAM, 4, {"game": "standard", "map": "ruhr"}, 30, lively),
    Plan("days_of_steam_shut", DAYS_OF_STEAM, 2, {}, 10, shutting),
    Plan("days_of_steam_two", DAYS_OF_STEAM, 2, {}, 55, lively),
    Plan("days_of_steam_four", DAYS_OF_STEAM, 4, {"start_player": "3"}, 1, lively),
    Plan("steamrollers_alone", STEAMROLLERS, 1, {"level": "machinist"}, 9, lively),
    Plan("steamrollers_baron", STEAMROLLERS, 1, {"level": "rail-baron", "borders": "hard"}, 21, lively),
    Plan("steamrollers_quiet", STEAMROLLERS, 2, {"borders": "medium", "start_player": "2"}, 15),
    Plan(
        "steamrollers_two", STEAMROLLERS, 2, {"coal": "true", "orders": "true", "powers": "true"}, 21, lively
    ),
)


def played(plan: Plan) -> Record:
    """The game, with a seed that comes from the plan's name."""
    options = agree(plan.game, plan.players, plan.options)
    seats = [f"player {seat + 1}" for seat in range(plan.players)]
    play = start(plan.game, options, seats, sha256(f"{plan.name} {plan.luck}".encode()).digest())
    rng = Random(plan.luck)
    play.deal()
    while not play.state.over:
        step(play, rng, plan.bot)
    return play.record


def main() -> None:
    """Write every game."""
    for plan in PLANS:
        record = played(plan)
        HERE.joinpath(f"{plan.name}.jsonl").write_bytes(record.encode())
        text = transcript(plan.game, record)
        HERE.joinpath(f"{plan.name}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
