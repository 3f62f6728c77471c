"""The dice of a seed: the same for all rounds, whatever the players do. [SR-10, SR-58]"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pytest

from footplate.games.steamrollers.actions import (
    REROLL_DIE,
    DrawTrack,
    RollBlack,
    RollWhite,
    TakeDie,
    TakeTile,
)
from footplate.games.steamrollers.components import FACES
from footplate.games.steamrollers.effects import REROLL_OR_FLIP
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.olive.turn import RollForOlive
from footplate.games.steamrollers.options import SteamRollersOptions
from footplate.games.steamrollers.phases.roll import RollAgain, RollDice
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import Action
from footplate.kernel.game import purpose
from footplate.kernel.play import Play, start
from footplate.kernel.replay import positions

Style: TypeAlias = Callable[[list[Action]], Action]
DECISIONS = 120
REROLLS = (REROLL_DIE, TakeTile(REROLL_OR_FLIP.tile), TakeDie(REROLL_OR_FLIP.tile))


def at_random(seed: int) -> Style:
    """Any decision."""
    return Random(seed).choice


def building(options: list[Action]) -> Action:
    """The first track, with the first die."""
    return next((action for action in options if isinstance(action, DrawTrack)), options[0])


def rolling_again(after: int) -> Style:
    """Whatever leads to tile 5b and uses it, once so many chances were let go; else track."""
    left = iter(range(after))

    def decide(options: list[Action]) -> Action:
        wanted = [action for action in REROLLS if action in options]
        return wanted[0] if wanted and next(left, None) is None else building(options)

    return decide


def played(players: int, seed: bytes, style: Style) -> Play:
    """The beginning of a game, or all of it if it is short."""
    play = start(STEAMROLLERS, SteamRollersOptions(players), "abcde"[:players], seed)
    play.deal()
    for _ in range(DECISIONS):
        if play.state.over:
            break
        (seat,) = play.state.actors()
        assert play.act(seat, style(list(play.state.agenda[-1].options(play.state, seat)))) == ()
        play.deal()
    return play


def rolled(play: Play, phase: type[RollDice | RollAgain]) -> list[Action]:
    """Everything that dice have shown in one kind of phase."""
    return [
        entry.action
        for entry, before, _ in positions(STEAMROLLERS, play.record)
        if isinstance(before.agenda[-1], phase) and not isinstance(before.agenda[-1], RollForOlive)
    ]


def agree(one: list[Action], other: list[Action]) -> bool:
    """Whether the shorter list is the beginning of the longer one."""
    return all(mine == theirs for mine, theirs in zip(one, other, strict=False))


def seed_with_tile_5b(players: int) -> bytes:
    """A seed that shows side b of tile 5."""
    for number in range(100):
        seed = bytes([number]) * 32
        play = start(STEAMROLLERS, SteamRollersOptions(players), "abcde"[:players], seed)
        play.deal()
        s: SteamRollers = play.state
        if FACES[s.faces[REROLL_OR_FLIP.tile]].name == "5b":
            return seed
    raise AssertionError("no such seed")


@pytest.mark.rule("SR-10")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_seed_gives_the_same_dice_of_rounds_whatever_the_players_do(players: int) -> None:
    seed = bytes([players]) * 32
    games = [played(players, seed, style) for style in (at_random(1), at_random(2), building)]
    dice = [rolled(game, RollDice) for game in games]

    assert games[0].record.entries != games[1].record.entries
    assert min([len(one) for one in dice]) > 3 * (players + 2)
    for one in dice:
        for other in dice:
            assert agree(one, other)


@pytest.mark.rule("SR-10", "SR-58")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_dice_rolled_again_do_not_change_the_dice_of_later_rounds(players: int) -> None:
    seed = seed_with_tile_5b(players)
    with_rolls = played(players, seed, rolling_again(after=0))
    without = played(players, seed, building)

    assert len(rolled(with_rolls, RollAgain)) >= 2
    assert rolled(without, RollAgain) == []
    assert agree(rolled(with_rolls, RollDice), rolled(without, RollDice))


@pytest.mark.rule("SR-58")
def test_dice_are_rolled_again_in_a_stream_of_their_own() -> None:
    seed = seed_with_tile_5b(2)
    games = [played(2, seed, rolling_again(after)) for after in (0, 5, 10)]
    moments = [[entry.action for entry in game.record.entries].index(REROLL_DIE) for game in games]
    again = [rolled(game, RollAgain) for game in games]

    assert len({*moments}) == 3
    assert min([len(values) for values in again]) >= 2
    assert agree(again[0], again[1])
    assert agree(again[0], again[2])
    assert purpose(RollAgain()) != purpose(RollDice())


@pytest.mark.rule("SR-10")
def test_another_seed_gives_other_dice() -> None:
    games = [rolled(played(2, bytes([number]) * 32, building), RollDice) for number in (1, 2, 3)]

    assert not agree(games[0], games[1])
    assert not agree(games[0], games[2])


@pytest.mark.rule("SR-10")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_each_round_of_a_game_rolls_so_many_white_dice_and_then_the_black_one(players: int) -> None:
    dice = rolled(played(players, bytes(32), at_random(1)), RollDice)
    white = max(players, 2) + 1
    rounds = [dice[at : at + white + 1] for at in range(0, len(dice), white + 1)]

    for one in rounds:
        assert [type(action) for action in one] == [RollWhite] * white + [RollBlack]
    assert len({action for one in rounds for action in one}) == 9
