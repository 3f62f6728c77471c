"""A transaction: all changes or none, and a conflict says which of them met something else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from footplate.server.store import Change, Conflict, Store
from tests.server.store.content import content
from tests.server.store.errands import INSERT, RENEW, errand, errands

pytestmark = pytest.mark.anyio


async def test_all_changes_of_a_transaction_are_made(store: Store) -> None:
    await store.commit([errand("one", 1), errand("two", 2), Change(RENEW, (9, "one", 1))])
    assert await errands(store) == {"one": 9, "two": 2}


async def test_a_key_that_is_taken_undoes_the_whole_transaction(store: Store) -> None:
    await store.commit([errand("one", 1)])
    with pytest.raises(Conflict) as conflict:
        await store.commit([errand("two", 2), errand("three", 3), errand("one", 4), errand("five", 5)])
    assert conflict.value.at == 2
    assert await errands(store) == {"one": 1}


async def test_a_row_that_changed_meanwhile_undoes_the_whole_transaction(store: Store) -> None:
    await store.commit([errand("one", 1)])
    with pytest.raises(Conflict) as conflict:
        await store.commit([errand("two", 2), Change(RENEW, (9, "one", 8))])
    assert conflict.value.at == 1
    assert await errands(store) == {"one": 1}


async def test_more_rows_than_expected_are_a_conflict_too(store: Store) -> None:
    await store.commit([errand("one", 1), errand("two", 2)])
    with pytest.raises(Conflict):
        await store.commit([Change("delete from errand where expires > $1", (0,))])
    await store.commit([Change("delete from errand where expires > $1", (0,), rows=2)])
    assert await errands(store) == {}


async def test_any_number_of_rows_will_do_where_none_is_expected(store: Store) -> None:
    await store.commit([Change("delete from errand", rows=None), errand("one", 1)])
    await store.commit([Change("delete from errand", rows=None)])
    assert await errands(store) == {}


async def test_that_nothing_is_touched_can_be_expected(store: Store) -> None:
    guarded = f"{INSERT} on conflict do nothing"
    await store.commit([errand("one", 1)])
    await store.commit([Change(guarded, ("one", 2), rows=0)])
    with pytest.raises(Conflict):
        await store.commit([Change(guarded, ("two", 2), rows=0)])
    assert await errands(store) == {"one": 1}


async def test_a_reference_to_nobody_is_a_conflict(store: Store) -> None:
    session = "insert into session (hash, person, created, seen, expires) values ($1, $2, 1, 1, 1)"
    with pytest.raises(Conflict) as conflict:
        await store.commit([errand("one", 1), Change(session, ("hash", "nobody"))])
    assert conflict.value.at == 1
    assert await errands(store) == {}


async def test_one_that_fails_among_many_disturbs_no_other(store: Store) -> None:
    await store.commit([errand("taken", 0)])
    names = [f"errand {number}" for number in range(40)]
    groups = [[errand(name, 1), errand(f"{name} again", 1)] for name in names]
    groups[7].append(errand("taken", 1))
    groups[23].append(Change(RENEW, (1, "missing", 1)))
    groups[31].append(Change("insert into nowhere (x) values (1)"))
    answers = await asyncio.gather(*[store.commit(group) for group in groups], return_exceptions=True)
    failed = {at: type(answer) for at, answer in enumerate(answers) if answer is not None}
    assert failed.keys() == {7, 23, 31}
    assert (failed[7], failed[23]) == (Conflict, Conflict)
    kept = {name for at, name in enumerate(names) if at not in failed}
    assert (await errands(store)).keys() == kept | {f"{name} again" for name in kept} | {"taken"}


async def test_of_many_who_want_the_same_one_gets_it(store: Store) -> None:
    await store.commit([errand("one", 1)])
    attempts = [store.commit([Change(RENEW, (number, "one", 1))]) for number in range(2, 22)]
    answers = await asyncio.gather(*attempts, return_exceptions=True)
    won = [at for at, answer in enumerate(answers) if answer is None]
    assert len(won) == 1
    assert sum(isinstance(answer, Conflict) for answer in answers) == 19
    assert await errands(store) == {"one": won[0] + 2}


async def test_whoever_does_not_wait_for_the_end_harms_nobody(store: Store) -> None:
    tasks = [asyncio.create_task(store.commit([errand(f"{number}", number)])) for number in range(20)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert answers[1::2] == [None] * 10
    await store.commit([errand("later", 1)])
    assert {"later", *[f"{number}" for number in range(1, 20, 2)]} <= (await errands(store)).keys()


async def test_a_mistake_in_a_statement_is_raised_as_it_is(store: Store) -> None:
    with pytest.raises(Exception, match="nowhere"):
        await store.commit([Change("insert into nowhere (x) values (1)")])
    with pytest.raises(Exception, match="nowhere"):
        await store.rows("select * from nowhere")
    await store.commit([errand("one", 1)])


@pytest.mark.parametrize("values", [(), ("one",), ("one", 1, 2), ("one", object())])
async def test_values_that_do_not_fit_a_statement_harm_no_other(
    values: tuple[Any, ...], store: Store
) -> None:
    wrong = store.commit([Change(INSERT, values)])
    answers = await asyncio.gather(store.commit([errand("two", 2)]), wrong, return_exceptions=True)
    assert answers[0] is None
    assert isinstance(answers[1], Exception)
    assert await errands(store) == {"two": 2}


async def test_rows_are_tuples_of_plain_values(store: Store) -> None:
    await store.commit([errand("Gleis ½ 🚂", 2**53 + 1)])
    (row,) = await store.rows(
        "select hash, person, expires, 0.5 * 3 as x from errand where hash = $1", "Gleis ½ 🚂"
    )
    assert type(row) is tuple
    assert row[:3] == ("Gleis ½ 🚂", None, 2**53 + 1)
    assert float(row[3]) == 1.5


async def test_a_value_may_be_used_twice(store: Store) -> None:
    await store.commit([errand("one", 1), errand("two", 2)])
    found = await store.rows(
        "select hash from errand where expires = $2 or expires > $2 and hash = $1", "two", 1
    )
    assert sorted(found) == [("one",), ("two",)]


async def test_bytes_come_back_as_bytes(store: Store) -> None:
    data = bytes(range(256)) * 100
    await store.commit([*content(), Change("update snapshot set data = $1", (data,))])
    assert await store.rows("select data from snapshot") == [(data,)]
