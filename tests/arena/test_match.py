"""One game of a tournament."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from footplate.arena import match
from footplate.arena.match import Outcome, Thought, play
from footplate.arena.worker import Lost, played
from footplate.bots.knowledge import Knowledge
from footplate.bots.random import decide
from footplate.bots.roster import BOTS, dismiss
from footplate.games.steam import maps
from footplate.kernel.action import Action
from footplate.kernel.play import start
from tests.arena.tables import planned


def without_timings(outcome: Outcome) -> Outcome:
    """What must be the same wherever a game is played."""
    return msgspec.structs.replace(outcome, thoughts=())


def test_a_game_follows_from_the_plan_and_its_number() -> None:
    assert without_timings(play(planned(), 3)) == without_timings(play(planned(), 3))
    assert without_timings(play(planned(), 3)) != without_timings(play(planned(seed=8), 3))


def test_a_deal_is_the_same_whoever_sits_where(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []

    def watched(*args: object) -> object:
        dealt.append(args[-1])
        return start(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(match, "start", watched)
    outcomes = [play(planned(), number) for number in (1, 2, 3)]
    assert [outcome.deal for outcome in outcomes] == [1, 1, 2]
    assert outcomes[0].seats == outcomes[1].seats[::-1]
    assert dealt[0] == dealt[1] != dealt[2]


def test_every_decision_of_a_bot_has_luck_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []

    def watched(known: Knowledge, rng: Random) -> Action:
        drawn.append(rng.random())
        return decide(known, Random(1))

    monkeypatch.setitem(BOTS, "random", watched)
    one, other = (play(planned(), number) for number in (1, 2))
    assert len(drawn) == sum(
        [
            made
            for game in (one, other)
            for who, made in zip(game.seats, game.decisions, strict=True)
            if who == "random"
        ]
    )
    assert len(set(drawn)) == len(drawn)


def test_a_bot_of_ours_that_raises_an_error_ends_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(known: Knowledge, rng: Random) -> Action:
        raise RuntimeError("no\nidea")

    monkeypatch.setitem(BOTS, "random", fails)
    with pytest.raises(Lost, match="game 1 cannot be played: random raised RuntimeError: no idea"):
        played(planned(), 1)


def test_a_bot_of_ours_that_chooses_what_is_not_legal_ends_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def cheats(known: Knowledge, rng: Random) -> Action:
        return Action()

    monkeypatch.setitem(BOTS, "random", cheats)
    with pytest.raises(Lost, match=r"game 1 cannot be played: random chose what VD-.* forbids"):
        played(planned(), 1)


def test_alone_against_a_rival_a_bot_wins_if_it_is_ahead_of_the_rival() -> None:
    outcome = play(planned(game="steamrollers", players=1), 2)
    assert outcome.seats == ("thrifty",)
    assert [line.is_rival for line in outcome.results] == [False, True]


def test_words_are_counted_where_seats_choose_them() -> None:
    chosen = play(planned(counted=("place-section.space", "take-route.route")), 1).chosen
    assert list(chosen) == ["place-section.space", "take-route.route"]
    assert chosen["take-route.route"]["koeln-frankfurt"] == 5
    assert play(planned(), 1).chosen == {}


def test_stops_of_goods_are_counted_by_name_whatever_is_in_a_name() -> None:
    text = maps.text("practice").replace('name = "', 'name = "Upper – ')
    counted = ("move-cube.from", "move-cube.way", "move-cube.to")
    chosen = play(planned(("greedy", "cleaner"), game="steam", counted=counted, map=text), 1).chosen
    places = {place.name for place in maps.read_map(text).places.values()}
    assert all([name.startswith("Upper – ") for name in places])
    for names in chosen.values():
        assert set(names) <= places
    delivered = sum(chosen["move-cube.to"].values())
    assert delivered == sum(chosen["move-cube.from"].values()) > 0
    assert sum(chosen["move-cube.way"].values()) >= 2 * delivered


def test_an_outcome_survives_writing() -> None:
    outcome = play(planned(counted=("place-section.space",)), 1)
    assert msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome) == outcome
    assert all([isinstance(thought, Thought) for thought in outcome.thoughts])


def test_programs_play_and_those_that_cannot_are_told_of() -> None:
    example = Path(__file__).parents[2] / "examples" / "bot.py"
    plan = planned(bots=(f"mine={shlex.quote(sys.executable)} {shlex.quote(str(example))}", "none=false"))
    outcome = play(plan, 1)
    dismiss()
    assert outcome.seats == ("mine", "none")
    assert {outcome.seats[failure.seat] for failure in outcome.failures} == {"none"}
    assert len(outcome.failures) == outcome.decisions[1]
    assert outcome.failures[0].line == "none ended without an answer, with exit code 1"
