"""Leaks: every byte that a seat or an onlooker is sent is accounted for by what they may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from footplate.kernel.action import Seat
from footplate.kernel.notation import Notation
from footplate.server import scene, table
from footplate.server.course import Told
from footplate.server.table import Table
from footplate.server.wire import events
from footplate.server.wire.tables import TableInfo
from tests.server.censor import Censor, Leak
from tests.server.databases import opened
from tests.server.driving import Client, guests, make_table, played_out, serving_here, stored_record

pytestmark = pytest.mark.anyio

SECRETS = [
    pytest.param("volldampf", 2, {}, id="sealed bids"),
    pytest.param("volldampf", 3, {"money": "hidden"}, id="hidden money and hands"),
    pytest.param("days-of-steam", 2, {}, id="hands and a bag"),
    pytest.param("toy", 2, {}, id="a little of each"),
]


class Prober(Client):
    """Also asks what it can, now and then."""

    async def decide(self) -> None:
        """Ask first."""
        if self.scene is not None and self.dice.random() < 0.1:
            entries = self.scene.table.entries
            for what in (
                "",
                "/components",
                "/record",
                f"/at/{entries}",
                f"/entries?after={max(0, entries - 5)}",
            ):
                await self.ask(what)
        await super().decide()


async def censored(
    address: str, folder: Path, game: str, players: int, options: Mapping[str, object]
) -> Censor:
    """A whole game, of which every message was looked at."""
    async with serving_here(address, folder) as server, opened(address) as store:
        tokens = await guests(server, players)
        id = await make_table(server, game, tokens, options)
        clients: list[Client] = [
            Prober(server, id, token, seed) for seed, token in enumerate([*tokens, None])
        ]
        for client in clients:
            client.keep = True
        await played_out(clients)
        data = await stored_record(store, id)
        people = [row[0] for row in await store.rows("select id from person")]
    return Censor(data, id, clients, people)


@pytest.mark.parametrize(("game", "players", "options"), SECRETS)
async def test_everything_that_is_sent_may_be_known(
    game: str, players: int, options: dict[str, object], new_address: Callable[[str], str], tmp_path: Path
) -> None:
    censor = await censored(new_address("sqlite"), tmp_path, game, players, options)
    assert any([entry.seen_by is not None for entry in censor.record.entries])


def _told_all(one: Told, notation: Notation, seat: Seat | None) -> events.Told:
    """Everybody is told everything."""
    action: Any = msgspec.Raw(msgspec.json.encode(one.entry.action))
    return events.Told(one.number, one.entry.seat, action, notation.write(one.entry.action), story=one.story)


def _told_odds(one: Told, notation: Notation, seat: Seat | None) -> events.Told:
    """The odds of a secret draw are told, by which it can be guessed."""
    return msgspec.structs.replace(HONEST(one, notation, seat), odds=one.entry.odds)


def _view_of_first(shown: Table, seat: Seat | None) -> bytes:
    """Everybody sees what the first seat sees."""
    return msgspec.json.encode(shown.game.view(shown.running.state, 0))


def _info_with_seed(shown: Table, person: str | None, now: int) -> TableInfo:
    """The seed is told."""
    return msgspec.structs.replace(INFO(shown, person, now), origin=shown.facts.seed)


HONEST = table.told
INFO = scene.info
BREACHES = [
    pytest.param(table, "told", _told_all, r"told\[\d+\]: .* expected", id="told all"),
    pytest.param(table, "told", _told_odds, r"told\[\d+\]: .*odds", id="told odds"),
    pytest.param(Table, "view", _view_of_first, r"\.view", id="another's view"),
    pytest.param(scene, "info", _info_with_seed, "the seed", id="the seed"),
]


@pytest.mark.parametrize(("where", "name", "breach", "found"), BREACHES)
async def test_a_server_that_tells_secrets_is_found_out(
    where: Any,
    name: str,
    breach: Any,
    found: str,
    new_address: Callable[[str], str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(where, name, breach)
    with pytest.raises(Leak, match=found):
        await censored(new_address("sqlite"), tmp_path, "toy", 2, {})
