"""Profile: what others see, what only oneself sees, and all of it to take home."""

from __future__ import annotations

import msgspec
import pytest

from footplate.server.notices.choices import Choices
from footplate.server.people.export import export
from footplate.server.people.profile import Tally, profile
from footplate.server.people.settings import LISTED, Settings, choose, of, read, written
from tests.server.people.world import PASSWORD, World

pytestmark = pytest.mark.anyio


def test_nobody_is_listed_who_did_not_ask_for_it() -> None:
    assert not Settings().leaderboard
    assert not written(Settings()).startswith(LISTED)
    assert written(Settings(leaderboard=True)).startswith(LISTED)


def test_settings_read_back_as_they_were_written() -> None:
    chosen = Settings(leaderboard=True, language="de", notices=Choices(email=True))
    assert read(written(chosen)) == chosen


def test_settings_of_another_version_are_read_as_far_as_they_go() -> None:
    assert read('{"language":"de","unknown":1}') == Settings(language="de")


def test_a_language_is_short() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"language":"' + b"x" * 36 + b'"}', type=Settings)


async def test_what_was_chosen_is_kept(world: World) -> None:
    ada, bob = await world.guest("Ada"), await world.guest("Bob")
    await choose(world.store, ada, Settings(language="en"))
    assert await of(world.store, ada) == Settings(language="en")
    assert await of(world.store, bob) == Settings()


async def test_a_profile_counts_tables_played_and_won(world: World) -> None:
    ada = await world.account("Ada")
    for table, ranks in [("one", [1]), ("two", [2]), ("both", [1, 2])]:
        await world.table(table, ada, ada)
        for seat, rank in enumerate(ranks):
            await world.result(table, seat, ada, rank)
    seen = await profile(world.store, ada.id, None)
    assert seen is not None
    assert (seen.name, seen.guest, seen.since) == ("Ada", False, ada.created)
    assert seen.games == [Tally("steam", 3, 2, None)]


async def test_a_rating_is_seen_by_its_owner_and_by_others_only_if_they_may(world: World) -> None:
    ada, bob = await world.account("Ada"), await world.account("Bob")
    await world.table("t", ada, ada, bob)
    await world.result("t", 0, ada, 1)
    await world.rating(ada, "steam", 31.0, 1)
    viewers = (None, bob, ada)
    hidden = [await profile(world.store, ada.id, viewer) for viewer in viewers]
    assert [each and each.games[0].rating for each in hidden] == [None, None, 2000]
    await choose(world.store, ada, Settings(leaderboard=True))
    shown = [await profile(world.store, ada.id, viewer) for viewer in viewers]
    assert [each and each.games[0].rating for each in shown] == [2000, 2000, 2000]


async def test_who_left_or_never_was_has_no_profile(world: World) -> None:
    ada = await world.account("Ada")
    await world.accounts.delete(ada)
    assert await profile(world.store, ada.id, None) is None
    assert await profile(world.store, "nobody", None) is None


async def test_an_export_has_all_that_is_kept_and_no_secret(world: World) -> None:
    ada, bob = await world.account("Ada"), await world.account("Bob")
    await world.accounts.ask_email(ada, "ada@example.org", PASSWORD)
    await world.accounts.confirm_email(world.letters[0].token)
    await world.sessions.open(ada)
    key = {"id": "key", "person": ada.id, "public_key": "", "uses": 0, "name": "phone", "created": 0}
    await world.insert("passkey", **key)
    await world.table("t", ada, ada, bob)
    for seat, person in enumerate((ada, bob)):
        text = f'{{"kind":"chat","text":"said by {person.name}"}}'
        await world.event("t", seat + 1, person, "chat", text, "k")
        await world.result("t", seat, person, 1)
        await world.note("t", person, f"note of {person.name}")
        await world.notice("t", person, 1)
        await world.rating(person, "steam", 25.0, 1)
    kept = await export(world.store, ada)
    assert all(kept.values())
    assert kept["person"][0]["email"] == "ada@example.org"
    assert kept["person"][0]["settings"]["leaderboard"] is False
    assert kept["chat"][0]["data"]["text"] == "said by Ada"
    assert [note["text"] for note in kept["notes"]] == ["note of Ada"]
    text = msgspec.json.encode(kept).decode()
    assert "argon2" not in text
    assert "Bob" not in text
    hashes = [row[0] for row in await world.rows("select hash from session")]
    assert not any([each in text for each in hashes])
