"""Results: what stays of a finished game besides its record: who came in where, and the ratings."""

from __future__ import annotations

from footplate.server.people import ratings
from footplate.server.people.ratings import Standing
from footplate.server.store import Change, Store
from footplate.server.table import Table


async def changes(store: Store, table: Table, at: int) -> list[Change]:
    """The rows that the transaction which ends a game adds; forks count for nobody's rating."""
    scores = table.game.standing(table.running.state)
    people = [
        Standing(chair.person if chair.kind == "person" else None, score.rank)
        for chair, score in zip(table.chairs, scores, strict=True)
    ]
    rated = [] if table.facts.origin else await ratings.changes(store, table.game.name, people)
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
