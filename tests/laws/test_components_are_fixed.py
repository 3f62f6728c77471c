"""Components come back the same from JSON and are equal for equal options."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from footplate.kernel.game import Game, Options, agree, find, registered
from tests.laws.tables import tables_of


@pytest.mark.parametrize("name", registered())
def test_components_survive_writing(name: str) -> None:
    game = find(name)
    for options in tables_of(game):
        found = game.components(options)
        assert isinstance(found, game.components_type)
        assert msgspec.json.decode(msgspec.json.encode(found), type=game.components_type) == found


@pytest.mark.parametrize("name", registered())
def test_components_are_equal_for_equal_options(name: str) -> None:
    game = find(name)
    for options in tables_of(game):
        assert game.components(options) == game.components(copied(game, options))


def copied(game: Game[Any], options: Options) -> Options:
    given = msgspec.structs.asdict(options)
    return agree(game, given.pop("players"), given)


@pytest.mark.parametrize("name", registered())
def test_there_is_a_schema_of_all_components(name: str) -> None:
    kind = find(name).components_type
    (whole,), parts = msgspec.json.schema_components([kind])
    assert whole == {"$ref": f"#/$defs/{kind.__name__}"}
    assert set(kind.__struct_fields__) == set(parts[kind.__name__]["properties"])
