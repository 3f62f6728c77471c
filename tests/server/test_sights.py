"""What is written once for all who look on comes to each of them as their own view would."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from footplate.bots.random import choose
from footplate.kernel.game import agree, find
from footplate.kernel.play import start
from footplate.server.sights import Sights

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("volldampf", 2, {"money": "hidden"}),
    ("volldampf", 4, {}),
    ("steam", 4, {}),
    ("steamrollers", 1, {}),
    ("steamrollers", 3, {"orders": True, "powers": True, "coal": True}),
    ("days-of-steam", 4, {}),
]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_view_is_written_as_the_game_has_it(
    name: str, players: int, options: dict[str, object]
) -> None:
    game, rng = find(name), Random(players)
    play = start(game, agree(game, players, options), ["somebody"] * players, bytes(32))
    play.deal()
    while not play.state.over:
        seats = [*range(players), None]
        rng.shuffle(seats)
        sights = Sights(game, play.state.copy())
        for seat in (*seats, seats[0]):
            assert sights.of(seat) == msgspec.json.encode(game.view(play.state, seat))
        seat = rng.choice(play.state.actors())
        play.act(seat, choose(play.state.agenda[-1].options(play.state, seat), rng))
        play.deal()
