"""A net is learned from games among bots, and plays without what trained it."""

from __future__ import annotations

from importlib import import_module
from math import log

import msgspec
import pytest

from footplate.bots import learned
from footplate.bots.learned import Net, features, names
from footplate.bots.worth import Worth
from footplate.kernel.game import agree, find, tables
from footplate.research.learning import Sample, loss_by_hand, loss_of, played
from tests.bots.parlour import PARLOUR, Heap, position

import_module("footplate.games")

NET = Net(
    game="toy",
    ruleset=1,
    features=("value", "points"),
    means=(1.0, 2.0),
    spreads=(2.0, 1.0),
    hidden=((1.0, 0.0), (-1.0, 1.0)),
    biases=(0.5, 0.0),
    outward=(2.0, 3.0),
    direct=(10.0, 0.0),
    origin={},
)


def test_a_net_scales_its_features_and_lets_through_what_is_above_nothing() -> None:
    # 3 and 2 are 1 and 0 to the net: directly 10; the first rectifier has 1.5, the second -1.
    assert NET([3.0, 2.0]) == 10 + 2 * 1.5
    # 1 and 4 are 0 and 2: directly nothing; the first has 0.5, the second 2.
    assert NET([1.0, 4.0]) == 2 * 0.5 + 3 * 2


def test_features_are_the_value_what_one_counts_and_what_all_count_on_average() -> None:
    game = find("steamrollers")
    s = game.setup(agree(game, 2, {}))
    s.delivered = (6, 2)
    told = names(game, s)
    mine, other = features(game, s, [1.5, 0.5])
    assert len(told) == len(mine) == len(other)
    assert dict(zip(told, mine, strict=True))["value"] == 1.5
    assert dict(zip(told, mine, strict=True))["deliveries"] == 6
    assert dict(zip(told, other, strict=True))["deliveries"] == 2
    assert dict(zip(told, other, strict=True))["mean deliveries"] == 4


def test_moments_are_the_same_from_the_same_seed_and_tell_how_the_game_ended() -> None:
    game = find("volldampf")
    options = agree(game, 2, {})
    moments = list(played(game, options, range(1, 3), 7, "thrifty"))
    assert moments == list(played(game, options, range(1, 3), 7, "thrifty"))
    assert {one.game for one in moments} == {1, 2}
    for one in moments:
        assert sum(one.shares) == 1
        assert len(one.features) == len(one.values) == 2
        assert one.features[0][0] == one.values[0]


def test_alone_nobody_has_won_if_olive_has() -> None:
    game = find("steamrollers")
    moments = list(played(game, agree(game, 1, {}), range(1, 6), 7, "random"))
    assert {tuple(one.shares) for one in moments} == {(0.0,)}


def test_what_is_believed_to_be_certain_surprises_most_when_it_does_not_happen() -> None:
    even = Sample(1, [[1.0, 2.0], [1.0, 2.0]], [3.0, 3.0], [1.0, 0.0])
    assert loss_by_hand([even], 1.0) == pytest.approx(log(2))
    assert loss_of(NET, [even]) == pytest.approx(log(2))
    right = Sample(1, [], [9.0, 0.0], [1.0, 0.0])
    wrong = Sample(1, [], [9.0, 0.0], [0.0, 1.0])
    assert loss_by_hand([right], 1.0) < 0.001
    assert loss_by_hand([wrong], 1.0) > 8.9


def test_where_a_net_is_shipped_it_tells_who_is_likely_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    worth = Worth(PARLOUR, None)
    assert worth.shares(position(Heap(), 4), 2) == [0.5, 0.5]
    monkeypatch.setattr(PARLOUR, "sums", lambda s, seat: {"points": 2 + 2 * seat}, raising=False)
    worth.net = msgspec.structs.replace(
        NET, means=(1.0, 2.0, 0.0), spreads=(1.0,) * 3, direct=(0.0, 1.0, 0.0)
    )
    first, second = worth.shares(position(Heap(), 4), 2)
    assert second > first


def test_a_net_is_for_the_rules_and_the_features_that_it_was_trained_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find("steam")
    told = names(game, game.setup(tables(game)[0]))
    net = msgspec.structs.replace(NET, game="steam", ruleset=game.ruleset, features=told)
    monkeypatch.setattr(learned, "_shipped", lambda name: net)
    assert Worth(game, None).net is net
    net = msgspec.structs.replace(net, features=told[:-1])
    with pytest.raises(ValueError, match=r"^the net of steam goes by "):
        Worth(game, None)
    net = msgspec.structs.replace(net, ruleset=game.ruleset + 1)
    assert Worth(game, None).net is None
