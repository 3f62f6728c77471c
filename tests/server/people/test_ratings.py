"""Ratings: who wins against others rises, and only games between people count."""

from __future__ import annotations

import asyncio

import pytest

from footplate.server.people.ratings import PAGE, Rating, Standing, changes, leaderboard, rate, rating, shown
from footplate.server.people.settings import Settings, choose
from footplate.server.store import Conflict
from tests.server.people.world import World

pytestmark = pytest.mark.anyio


def test_a_newcomer_shows_one_thousand() -> None:
    assert shown(Rating()) == 1000


def test_nobody_shows_less_than_nothing() -> None:
    assert shown(Rating(mu=-50.0)) == 0


def test_a_point_of_the_model_shows_as_forty() -> None:
    assert shown(Rating(mu=26.0)) - shown(Rating(mu=25.0)) == 40


def test_the_first_rises_and_the_last_falls() -> None:
    one, two, three = rate([Rating()] * 3, [1, 2, 3])
    assert one.mu > two.mu > three.mu
    assert one.mu > 25 > three.mu


def test_every_game_takes_some_doubt_away() -> None:
    one, two = rate([Rating(), Rating()], [1, 2])
    assert max(one.sigma, two.sigma) < Rating().sigma
    assert (one.games, two.games) == (1, 1)


def test_a_tie_between_equals_changes_no_guess() -> None:
    one, two = rate([Rating(), Rating()], [1, 1])
    assert one.mu == pytest.approx(25.0)
    assert one == two


def test_who_shares_a_rank_is_rated_alike() -> None:
    first, second, third = rate([Rating()] * 3, [1, 2, 2])
    assert second == third
    assert first.mu > second.mu


def test_beating_a_stronger_one_counts_more() -> None:
    strong, weak = Rating(mu=35.0, sigma=4.0), Rating(mu=15.0, sigma=4.0)
    usual = rate([strong, weak], [1, 2])[0].mu - strong.mu
    surprise = rate([weak, strong], [1, 2])[0].mu - weak.mu
    assert surprise > usual > 0


async def test_the_ratings_of_all_people_are_written(world: World) -> None:
    ada, bob = await world.account("Ada"), await world.guest("Bob")
    made = await changes(world.store, "steam", [Standing(ada.id, 2), Standing(None, 1), Standing(bob.id, 3)])
    assert len(made) == 2
    await world.store.commit(made)
    expected = rate([Rating(), Rating()], [2, 3])
    assert [await rating(world.store, person.id, "steam") for person in (ada, bob)] == expected
    assert await rating(world.store, ada.id, "volldampf") == Rating()


async def test_the_second_game_goes_on_from_the_first(world: World) -> None:
    ada, bob = await world.account("Ada"), await world.guest("Bob")
    for _ in range(2):
        await world.store.commit(
            await changes(world.store, "steam", [Standing(ada.id, 1), Standing(bob.id, 2)])
        )
    expected = rate(rate([Rating(), Rating()], [1, 2]), [1, 2])
    assert await rating(world.store, ada.id, "steam") == expected[0]
    assert expected[0].games == 2


@pytest.mark.parametrize("seats", [["a"], ["a", None], [None, None], ["a", "a"], ["a", "b", "a"]])
async def test_a_game_that_proves_nothing_is_not_rated(world: World, seats: list[str | None]) -> None:
    assert (
        await changes(world.store, "steam", [Standing(each, rank) for rank, each in enumerate(seats, 1)])
        == []
    )


@pytest.mark.parametrize("games", [0, 1])
async def test_two_games_that_end_at_once_are_both_counted(world: World, games: int) -> None:
    ada, bob, eve = [await world.guest(name) for name in ("Ada", "Bob", "Eve")]
    for _ in range(games):
        await world.store.commit(
            await changes(world.store, "steam", [Standing(ada.id, 1), Standing(bob.id, 2)])
        )
    late = await changes(world.store, "steam", [Standing(ada.id, 1), Standing(eve.id, 2)])
    await world.store.commit(await changes(world.store, "steam", [Standing(ada.id, 1), Standing(bob.id, 2)]))
    with pytest.raises(Conflict):
        await world.store.commit(late)
    await world.store.commit(await changes(world.store, "steam", [Standing(ada.id, 1), Standing(eve.id, 2)]))
    assert (await rating(world.store, ada.id, "steam")).games == games + 2
    assert (await rating(world.store, eve.id, "steam")).games == 1


async def test_the_leaderboard_shows_accounts_that_want_it_and_played_enough(world: World) -> None:
    ada, bob, shy, new = [await world.account(name) for name in ("Ada", "Bob", "Shy", "New")]
    guest, gone = await world.guest("Guest"), await world.account("Gone")
    for person, mu, games in [
        (ada, 30.0, 5),
        (bob, 40.0, 9),
        (shy, 50.0, 9),
        (new, 50.0, 4),
        (guest, 50.0, 9),
    ]:
        await world.rating(person, "steam", mu, games)
    await world.rating(ada, "volldampf", 50.0, 9)
    for person in (ada, bob, new, guest, gone):
        await choose(world.store, person, Settings(leaderboard=True))
    await choose(world.store, shy, Settings(language='{"leaderboard":true'))
    await world.accounts.delete(gone)
    found = await leaderboard(world.store, "steam")
    assert [(each.person, each.name, each.games) for each in found] == [
        (bob.id, "Bob", 9),
        (ada.id, "Ada", 5),
    ]
    assert [each.shown for each in found] == [1000 + 40 * 34, 1000 + 40 * 24]


async def test_a_leaderboard_comes_in_pages(world: World) -> None:
    accounts = [await world.account(f"Player {number}") for number in range(PAGE + 2)]
    for number, person in enumerate(accounts):
        await choose(world.store, person, Settings(leaderboard=True))
        await world.rating(person, "steam", 60.0 - number, 5)
    pages = await asyncio.gather(*[leaderboard(world.store, "steam", page) for page in range(3)])
    assert [len(page) for page in pages] == [PAGE, 2, 0]
    assert [each.person for page in pages for each in page] == [person.id for person in accounts]
