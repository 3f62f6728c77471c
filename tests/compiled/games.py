"""Plays seeded random games and writes down all that the engine says about them.

    python -m tests.compiled.games

The same bytes come out of the engine compiled and interpreted.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from footplate.bots.random import choose
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.steam.game import STEAM
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.kernel.action import CHANCE
from footplate.kernel.game import Game, agree
from footplate.kernel.legality import why_not
from footplate.kernel.notation import Notation
from footplate.kernel.offer import offer
from footplate.kernel.play import Play, start

GAMES: tuple[tuple[Game[Any], int, dict[str, object]], ...] = (
    (VOLLDAMPF, 2, {"money": "hidden"}),
    (VOLLDAMPF, 3, {}),
    (VOLLDAMPF, 4, {"red_cities": "on"}),
    (VOLLDAMPF, 5, {"start_player": 4}),
    (VOLLDAMPF, 6, {"money": "hidden", "red_cities": "on"}),
    (STEAM, 2, {"map": "practice"}),
    (STEAM, 3, {"first_order": "random"}),
    (STEAM, 4, {"game": "standard", "beginners": "2"}),
    (STEAM, 5, {"game": "standard", "map": "ruhr"}),
    (DAYS_OF_STEAM, 2, {"start_player": 2}),
    (DAYS_OF_STEAM, 4, {}),
    (STEAMROLLERS, 1, {"level": "engineer", "borders": "hard"}),
    (STEAMROLLERS, 3, {"coal": True, "orders": True, "powers": True}),
    (STEAMROLLERS, 5, {"borders": "medium", "start_player": 2}),
)


def played() -> bytes:
    """All games: what was asked and answered, and their records."""
    return b"".join([line for luck, plan in enumerate(GAMES) for line in _play(luck, *plan)])


def _play(luck: int, game: Game[Any], players: int, options: dict[str, object]) -> Iterator[bytes]:
    rng = Random(luck)
    seats = [f"seat {seat}" for seat in range(players)]
    play = start(game, agree(game, players, options), seats, bytes([luck] * 32))
    play.deal()
    last: list[Any] = []
    while not play.state.over:
        seat = rng.choice(play.state.actors())
        legal = list(play.state.agenda[-1].options(play.state, seat))
        yield from _said(play, seat, legal, last, rng)
        last = legal
        play.act(seat, choose(legal, rng))
        if rng.random() < 0.1:
            play.take_back(seat)
        play.deal()
    yield play.record.encode()
    yield msgspec.json.encode(game.standing(play.state)) + b"\n"


def _said(play: Play, seat: int, legal: list[Any], last: list[Any], rng: Random) -> Iterator[bytes]:
    """What is offered, seen, imagined, refused and written down in one position."""
    game, s = play.game, play.state
    notation = Notation(game.actions, game.words(s))
    yield "\n".join([notation.write(action) for action in legal]).encode()
    yield msgspec.json.encode([offer(legal).answers, game.census(s), s.copy() == s])
    for one in (seat, None):
        yield msgspec.json.encode(game.view(s, one))
        yield msgspec.json.encode(game.view(game.imagine(s, one, rng), one))
    for other in (seat, CHANCE):
        yield msgspec.json.encode([why_not(game, s, other, action) for action in last[:20]]) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(played())
