"""Whole games over HTTP and WebSocket, in one process and in two on one database."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Final

import pytest

from footplate.kernel.game import find, registered
from tests.server.databases import opened
from tests.server.driving import (
    Client,
    asked,
    check_game,
    guests,
    make_table,
    played_out,
    serving,
    stored_record,
)

pytestmark = pytest.mark.anyio

TITLES: Final = tuple([name for name in registered() if name != "toy"])


@pytest.mark.parametrize("game", TITLES)
async def test_a_whole_game_is_played_over_http_and_websocket(
    game: str, new_address: Callable[[str], str], tmp_path: Path
) -> None:
    database = new_address("sqlite")
    players = min(4, find(game).players.stop - 1)
    async with serving(database, tmp_path) as server, opened(database) as store:
        tokens = await guests(server, players)
        table = await make_table(server, game, tokens)
        clients = [Client(server, table, token, seed) for seed, token in enumerate(tokens)]
        await played_out([*clients, onlooker := Client(server, table, None, 99)])
        assert not [code for client in clients for code in client.refused]
        await check_game(store, table, [*clients, onlooker])
        exported = await asked(server, f"tables/{table}/record")
        assert exported == await stored_record(store, table)


@pytest.mark.parametrize("game", TITLES)
async def test_a_whole_game_is_played_through_two_processes_on_one_database(
    game: str, new_address: Callable[[str], str], tmp_path: Path
) -> None:
    database = new_address("postgresql")
    async with (
        serving(database, tmp_path) as one,
        serving(database, tmp_path) as other,
        opened(database) as store,
    ):
        tokens = await guests(one, max(2, 3 * (game == "steam")))
        table = await make_table(one, game, tokens)
        clients = [
            Client(server, table, token, seed)
            for seed, (server, token) in enumerate(zip(cycle((one, other)), tokens))
        ]
        await played_out([*clients, onlooker := Client(other, table, None, 99)])
        await check_game(store, table, [*clients, onlooker])
        exported = await asked(other, f"tables/{table}/record")
        assert exported == await stored_record(store, table)
