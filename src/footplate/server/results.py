"""Results: what stays of a finished game besides its record: who came in where, and the ratings."""

from __future__ import annotations

import msgspec

from footplate.server.people import ratings
from footplate.server.people.ratings import Standing
from footplate.server.store import Change, Store
from footplate.server.table import Table
from footplate.server.wire.events import HandedOver


async def changes(store: Store, table: Table, at: int) -> list[Change]:
    """The rows that the transaction which ends a game adds.

    Forks count for nobody's rating, nor does a game in which everybody may have been advised.
    """
    scores = table.game.standing(table.running.state)
    people = [
        Standing(chair.person if chair.kind == "person" else None, score.rank)
        for chair, score in zip(table.chairs, scores, strict=True)
    ]
    left = await _deserters(store, table)
    judged = [left.get(seat, one) for seat, one in enumerate(people)]
    counts = table.facts.origin is None and table.facts.terms.advice != "all"
    rated = await ratings.changes(store, table.game.name, judged) if counts else []
    return rated + [
        Change(
            "insert into result (table_id, seat, person, game, players, rank, points, rated, ended)"
            " values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            (
                table.id,
                score.seat,
                people[score.seat].person,
                table.game.name,
                len(scores),
                score.rank,
                score.points,
                int(bool(rated)),
                at,
            ),
        )
        for score in scores
    ]


async def _deserters(store: Store, table: Table) -> dict[int, Standing]:
    """Who left a seat that a stand-in played to the end: they are rated as the last."""
    vacant = [one.seat for one in table.chairs if one.kind == "person" and one.person is None]
    if not vacant:
        return {}
    rows = await store.rows(
        "select event.person, data from event join person on person.id = event.person"
        " where table_id = $1 and kind = 'handed-over' and deleted = 0 order by seq",
        table.id,
    )
    handed = [(person, msgspec.json.decode(data, type=HandedOver)) for person, data in rows]
    last = len(table.chairs)
    return {one.seat: Standing(person, last) for person, one in handed if one.seat in vacant}
