"""The same seed against Olive: the same dice for everybody, and with each level she scores faster."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from footplate.bots import random
from footplate.bots.knowledge import Knowledge
from footplate.bots.random import step
from footplate.games.steamrollers.actions import RollBlack
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.olive.scoring import olive_points
from footplate.kernel.action import CHANCE, Action, kind
from footplate.kernel.game import agree
from footplate.kernel.play import Play, start
from footplate.kernel.replay import begin

LEVELS = ("clerk", "conductor", "machinist", "engineer", "investor", "rail-baron")


def of_some_kind(known: Knowledge, rng: Random) -> Action:
    """A player who picks a kind of action first, so that tiles are used as often as track is drawn."""
    kinds: dict[str, list[Action]] = {}
    for action in known.options:
        kinds.setdefault(kind(action), []).append(action)
    return rng.choice(kinds[rng.choice(sorted(kinds))])


def begun(seed: int, level: str) -> Play:
    """A game of this seed, set up."""
    options = agree(STEAMROLLERS, 1, {"level": level, "borders": "hard"})
    play = start(STEAMROLLERS, options, ["one"], seed.to_bytes(32, "big"))
    play.deal()
    return play


def brought(seed: int, level: str, player: int) -> dict[str, list[Action]]:
    """Everything that chance brought in a game, by the phase in which it did."""
    play, rng = begun(seed, level), Random(player)
    while not play.state.over:
        step(play, rng, of_some_kind)
    found: dict[str, list[Action]] = {}
    s = begin(STEAMROLLERS, play.record)
    for entry in play.record.standing():
        if entry.seat == CHANCE:
            found.setdefault(type(s.agenda[-1]).__name__, []).append(entry.action)
        s.agenda[-1].apply(s, entry.seat, entry.action)
    return found


@pytest.mark.rule("SR-70", "SR-72", "SR-73", "SR-74")
def test_a_seed_brings_the_same_whatever_the_player_does_and_whatever_the_level() -> None:
    """Goods, tiles, borders, the turns' dice, the level's dice, and both kinds of dice rolled again."""
    often: Counter[str] = Counter()
    for seed in range(12):
        games = [brought(seed, level, player) for level in (LEVELS[0], LEVELS[5]) for player in (1, 2, 3)]
        for what in set[str]().union(*games):
            drawn = [game.get(what, []) for game in games]
            longest = max(drawn, key=len)
            assert all(some == longest[: len(some)] for some in drawn), what
            often[what] += len({len(some) for some in drawn})
    for dice in ("RollThreeDice", "RollForOlive", "RollAgain", "RollInfluence"):
        assert often[dice] >= 12, f"{dice} hardly ever differ in number, so nothing is shown"


def turns(play: Play) -> int:
    """How many turns have begun."""
    return sum([isinstance(entry.action, RollBlack) for entry in play.record.entries])


def course(seed: int, level: str) -> tuple[int, int]:
    """Olive's points when a ninth turn begins, or at the end before that; and how many turns the game has."""
    play, rng = begun(seed, level), Random(seed)
    while not play.state.over and turns(play) < 9:
        step(play, rng, random.decide)
    early = sum(olive_points(play.state))
    while not play.state.over:
        step(play, rng, random.decide)
    return early, turns(play)


@pytest.mark.rule("SR-72")
def test_with_each_level_olive_scores_faster_and_the_game_is_shorter() -> None:
    """Same seeds, same bot. Her points at the end say little, for she also empties the cities sooner."""
    games = [[course(seed, level) for seed in range(40)] for level in LEVELS]
    early = [sum([points for points, _ in some]) for some in games]
    lengths = [sum([length for _, length in some]) for some in games]
    assert early == sorted(set(early))
    assert lengths == sorted(set(lengths), reverse=True)
