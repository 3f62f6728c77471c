"""Tensors tell all that a view tells, and nothing else."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from footplate.kernel.game import Options, find
from footplate.research.codec import Codec
from footplate.research.forms import (
    MOST,
    Bits,
    Grid,
    Known,
    Line,
    Number,
    Pick,
    Placed,
    Together,
    scaled,
    size,
)
from footplate.research.tensors import Layout, NoLayout
from tests.research.pinned import PINNED
from tests.research.tables import Table, every_table, moments


@every_table
def test_every_field_of_a_view_is_told_or_it_is_said_why_not(table: Table) -> None:
    rules = table.rules()
    told = [field.name for field in rules.layout.fields()]
    assert sorted([*told, *rules.layout.untold]) == sorted(
        [*rules.game.views.__struct_fields__, "said", "said_in_order"]
    )


@every_table
def test_fields_lie_side_by_side_and_fill_the_tensor(table: Table) -> None:
    layout, at = table.rules().layout, 0
    for field in layout.fields():
        assert field.offset == at
        assert field.meaning
        at += int(np.prod(field.shape))
    assert at == layout.size


@every_table
def test_tensors_are_equal_if_what_is_seen_and_said_is_equal_and_only_then(table: Table) -> None:
    told: dict[bytes, object] = {}
    seen: dict[object, bytes] = {}
    for seed in (1, 2):
        for episode in moments(table, seed):
            for seat in range(table.players):
                view = episode.rules.game.view(episode.state, seat)
                what = repr((view, episode.said if seat == episode.turn else ()))
                tensor = episode.observe(seat).tobytes()
                assert told.setdefault(tensor, what) == what
                assert seen.setdefault(what, tensor) == tensor
    assert len(told) > 50


@every_table
def test_a_position_that_a_seat_imagines_gives_it_the_same_tensor(table: Table) -> None:
    for number, episode in enumerate(moments(table, seed=3)):
        seat = number % table.players
        imagined = episode.rules.game.imagine(episode.state, seat, Random(number))
        tensor = episode.rules.layout.tensor(episode.rules.game.view(imagined, seat))
        said = episode.said if seat == episode.turn else ()
        assert np.array_equal(episode.rules.layout.with_said(tensor, said), episode.observe(seat))


def test_what_another_seat_holds_is_not_told() -> None:
    table = Table("volldampf", 3, {"money": "hidden"})
    changed = 0
    for episode in moments(table):
        s = episode.state.copy()
        s.cash[1] += 5
        view = episode.rules.game.view(s, 0)
        assert np.array_equal(
            episode.rules.layout.tensor(view),
            episode.rules.layout.tensor(episode.rules.game.view(episode.state, 0)),
        )
        changed += 1
    assert changed == 150


@every_table
def test_all_numbers_lie_between_the_bounds(table: Table) -> None:
    for episode in moments(table, seed=4):
        tensor = episode.observe(0)
        assert tensor.dtype == np.float32
        assert tensor.shape == (episode.rules.layout.size,)
        assert np.abs(tensor).max() <= MOST


@pytest.mark.parametrize(("table", "ruleset", "layout"), [(*row[:2], row[3]) for row in PINNED], ids=str)
def test_everything_lies_where_it_has_always_lain(table: Table, ruleset: int, layout: str) -> None:
    rules = table.rules()
    assert (rules.game.ruleset, rules.layout.digest()) == (ruleset, layout)


def test_a_game_without_a_layout_says_where_it_would_be() -> None:
    toy, options = find("toy"), find("toy").options(players=2)
    assert isinstance(options, Options)
    with pytest.raises(NoLayout, match=r"footplate\.research\.layouts\.toy"):
        Layout(toy, options, Codec(toy, options))


def written(form: object, value: object) -> list[float]:
    """What a form writes."""
    out = np.zeros(size(form), np.float32)  # type: ignore[arg-type]
    form.write(out, 0, value)  # type: ignore[attr-defined]
    return [round(float(number), 6) for number in out]


def test_whole_numbers_are_told_apart_and_none_is_large() -> None:
    told = [np.float32(scaled(number)) for number in range(-4000, 4000)]
    assert all(one < other for one, other in pairwise(told))
    assert (scaled(0), scaled(1), scaled(-3), scaled(10**9)) == (0, 0.25, -0.5, MOST)


def test_forms_write_what_they_say() -> None:
    number = Number()
    assert written(Pick(3), 1) == [0, 1, 0]
    assert written(Pick(3), -1) == [0, 0, 0]
    assert written(Bits(4), 5) == [1, 0, 1, 0]
    assert written(Known(), None) == [0, 0]
    assert written(Known(), 0) == [1, 0]
    assert written(Line(3, Pick(2)), (1, 0)) == [round(scaled(2), 6), 0, 1, 1, 0, 0, 0]
    assert written(Together(number, Pick(2)), (1, 0)) == [0.25, 1, 0]
    assert written(Placed(3, number), [(2, 1)]) == [0, 0, 0.25]
    assert written(Grid(1, number), [((1, -1), 1), ((-1, 0), 3), ((2, 0), 1)]) == [
        0,
        0,
        0.25,
        0.5,
        0,
        0,
        0,
        0,
        0,
    ]
