"""Killed processes, cut lines, doubled requests, full disks, a lost database: nothing is lost or doubled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.conftest import opened, postgres_server
from tests.server.driving import serving
from tests.server.faults import Party, Rivalry, fill_disk, kill_often, stop_database

pytestmark = pytest.mark.anyio


async def test_nothing_is_lost_or_doubled_when_the_server_is_killed(address: str, tmp_path: Path) -> None:
    async with serving(address, tmp_path) as server:
        party = Party([server])
        async with party.playing(2):
            await kill_often(server, party, 5)
        async with opened(address) as store:
            found = await party.check(store)
        assert found["sockets cut"] >= 5


async def test_cut_lines_and_doubled_and_late_requests_change_nothing(address: str, tmp_path: Path) -> None:
    async with serving(address, tmp_path) as server:
        party = Party([server], mischief=0.2)
        async with party.playing(2):
            await party.goes_on(50)
        async with opened(address) as store:
            found = await party.check(store)
        assert found["sockets cut"] > 5


async def test_one_of_two_processes_takes_a_decision_that_both_are_sent(
    new_address: Callable[[str], str], tmp_path: Path
) -> None:
    address = new_address("postgresql")
    async with serving(address, tmp_path) as one, serving(address, tmp_path) as other:
        party = Rivalry([one, other])
        async with party.playing(2):
            await party.goes_on(20)
        async with opened(address) as store:
            found = await party.check(store)
        assert found["sent"] > found["decisions"]


async def test_of_two_processes_one_is_killed_and_the_other_goes_on(
    new_address: Callable[[str], str], tmp_path: Path
) -> None:
    address = new_address("postgresql")
    async with serving(address, tmp_path) as one, serving(address, tmp_path) as other:
        party = Party([one, other], mischief=0.05)
        async with party.playing(2):
            await kill_often(other, party, 2)
        async with opened(address) as store:
            await party.check(store)


async def test_a_full_disk_stops_nothing_but_decisions(
    new_address: Callable[[str], str], tmp_path: Path
) -> None:
    address = new_address("sqlite")
    async with serving(address, tmp_path) as server:
        party = Party([server])
        async with party.playing(2):
            await party.goes_on(1)
            await fill_disk(server, party, party.games[0][0])
        async with opened(address) as store:
            found = await party.check(store)
        assert found["503"] >= 5


async def test_tables_go_on_when_a_lost_database_is_back(tmp_path: Path) -> None:
    with postgres_server() as postgres:
        address = postgres.get_uri()
        async with serving(address, tmp_path) as one, serving(address, tmp_path) as other:
            party = Party([one, other])
            async with party.playing(2):
                await stop_database(postgres, party, 1)
            async with opened(address) as store:
                found = await party.check(store)
            assert found["503"] >= 5
