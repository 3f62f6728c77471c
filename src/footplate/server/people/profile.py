"""Profile: what others may see of a person."""

from __future__ import annotations

import msgspec

from footplate.server.people.person import COLUMNS, Person, from_row
from footplate.server.people.ratings import Rating, shown
from footplate.server.people.settings import read
from footplate.server.store import Store


class Tally(msgspec.Struct, frozen=True):
    """What a person did at one game; the rating is None where it is nobody else's business."""

    game: str
    played: int
    won: int
    rating: int | None


class Profile(msgspec.Struct, frozen=True):
    """A person as somebody sees them."""

    id: str
    name: str
    guest: bool
    since: int
    games: list[Tally]


async def profile(store: Store, identity: str, viewer: Person | None) -> Profile | None:
    """A person as the viewer may see them; ratings only of those who want to be listed, and one's own."""
    found = await store.rows(
        f"select {COLUMNS}, settings from person where id = $1 and deleted = 0", identity
    )
    if not found:
        return None
    *row, document = found[0]
    person = from_row(tuple(row))
    open_to_all = read(document).leaderboard and not person.guest
    own = viewer is not None and viewer.id == person.id
    ratings = await _ratings(store, identity) if open_to_all or own else {}
    games = [
        Tally(game, played, won, ratings.get(game)) for game, played, won in await _played(store, identity)
    ]
    return Profile(person.id, person.name, person.guest, person.created, games)


async def _played(store: Store, person: str) -> list[tuple[str, int, int]]:
    """Each game with how many tables were played and won; a table counts once, on however many seats."""
    sql = (
        "select game, count(distinct table_id), count(distinct case when rank = 1 then table_id end) "
        "from result where person = $1 group by game order by game"
    )
    return [(game, played, won) for game, played, won in await store.rows(sql, person)]


async def _ratings(store: Store, person: str) -> dict[str, int]:
    sql = "select game, mu, sigma, games from rating where person = $1"
    return {game: shown(Rating(*numbers)) for game, *numbers in await store.rows(sql, person)}
