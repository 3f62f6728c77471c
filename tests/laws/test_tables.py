"""The tables at which the laws are tried leave out no two settings that can meet."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import msgspec

from footplate.games.steam.game import STEAM
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.kernel.game import Options
from footplate.kernel.game import tables as agreeable
from tests.laws.tables import selection, some_tables_of, tables_of


def met(tables: list[Options]) -> set[tuple[Any, Any]]:
    """Every two settings that meet at one of the tables."""
    return {pair for table in tables for pair in combinations(msgspec.structs.asdict(table).items(), 2)}


def test_of_very_many_tables_some_are_tried_at_which_any_two_settings_meet() -> None:
    every, some = agreeable(STEAMROLLERS), tables_of(STEAMROLLERS)
    assert len(some) < len(every) / 3
    assert [table for table in every if table in some] == some
    assert met(some) == met(every)


def test_of_fewer_tables_each_is_tried() -> None:
    assert tables_of(STEAM) == agreeable(STEAM)


def test_no_table_is_selected_in_vain() -> None:
    every = agreeable(STEAMROLLERS)
    assert selection(every[:1], 2) == every[:1]
    assert selection([*every[:1], *every[:1]], 2) == every[:1]


def test_of_a_few_tables_every_setting_is_tried() -> None:
    every, some = agreeable(STEAMROLLERS), some_tables_of(STEAMROLLERS)
    settings = [
        {one for table in some for one in msgspec.structs.asdict(table).items()} for some in (every, some)
    ]
    assert settings[0] == settings[1]
    assert len(some) < len(tables_of(STEAMROLLERS))
