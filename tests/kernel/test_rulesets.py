"""A game in two rulesets: its records go on by their own rules, and new games have those of today."""

from __future__ import annotations

import subprocess
import sys
from typing import ClassVar, Final

import pytest

from footplate.kernel import game as registry
from footplate.kernel import transcript
from footplate.kernel.action import Action, Seat
from footplate.kernel.game import UnknownGame, UnknownRuleset, find, register, registered
from footplate.kernel.phase import Judges
from footplate.kernel.play import Play
from footplate.kernel.record import RecordError
from footplate.kernel.refusal import Refusal
from footplate.kernel.replay import load, replay, verify
from footplate.kernel.rule import Rule
from tests.kernel.games import SEED, played_on, under_way, with_terms
from tests.toy.actions import Toss
from tests.toy.game import TOY, ToyGame, with_phase
from tests.toy.phases import Turns
from tests.toy.state import Toy


def tosses_one(phase: Turns, s: Toy, seat: Seat, toss: Toss) -> bool:
    """By the new rules one coin is tossed at a time."""
    return toss.amount == 1


class NewTurns(Turns):
    """Turns by the new rules."""

    judges: ClassVar[Judges] = {**Turns.judges, Toss: (Rule("TY-06", tosses_one),)}

    def options(self, s: Toy, seat: Seat) -> list[Action]:
        return [action for action in Turns.options(self, s, seat) if action != Toss(2)]


class NewToyGame(ToyGame):
    """The toy game by new rules."""

    ruleset: ClassVar[int] = 4
    course = with_phase(Turns, NewTurns).course


NEW: Final = NewToyGame()


@pytest.fixture
def _two_rulesets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTRY", dict(registry._REGISTRY))
    monkeypatch.setattr(registry, "_EARLIER", {})
    register("toy", f"{__name__}:NEW")
    register("toy", "tests.toy.game:TOY", ruleset=3)


@pytest.mark.usefixtures("_two_rulesets")
def test_a_game_is_found_by_the_rules_of_today_unless_others_are_asked_for() -> None:
    assert find("toy") is NEW
    assert find("toy", 4) is NEW
    assert find("toy", 3) is TOY
    assert registered().count("toy") == 1


@pytest.mark.usefixtures("_two_rulesets")
def test_a_record_of_the_old_rules_goes_on_by_them() -> None:
    begun = under_way()
    assert begun.act(0, Toss(2)) == ()
    game, record = load(begun.record.encode())
    assert game is TOY
    assert replay(game, record) == begun.state
    play = Play(game, record, SEED)
    assert play.act(0, Toss(1)) == ()
    assert play.take_back(0)
    assert verify(played_on(play).record.encode()).header.ruleset == 3
    assert transcript.read(transcript.write(play.record, game))[0] is TOY


@pytest.mark.usefixtures("_two_rulesets")
def test_a_new_game_has_the_new_rules() -> None:
    play = under_way(2, find("toy"))
    assert play.record.header.ruleset == 4
    assert play.act(0, Toss(2)) == (Refusal("TY-06", "tosses-one"),)
    assert load(played_on(play).record.encode())[0] is NEW
    assert verify(play.record.encode()).entries == play.record.entries


@pytest.mark.usefixtures("_two_rulesets")
def test_rules_that_are_not_there_are_refused_with_those_that_are() -> None:
    said = "Round the Pond is at 4 and still has 3"
    with pytest.raises(RecordError, match=rf"^the record is of ruleset 2; {said}$"):
        load(with_terms(ruleset=2))
    with pytest.raises(UnknownRuleset, match=f"^{said}$"):
        find("toy", 2)
    with pytest.raises(UnknownGame):
        find("chess", 2)


def test_neither_rules_are_imported_before_they_are_asked_for() -> None:
    program = (
        "import sys; from footplate.kernel.game import find, register;"
        "register('go', 'footplate.nowhere:NEW');"
        "register('go', 'footplate.games.volldampf.game:VOLLDAMPF', 1);"
        "assert 'footplate.games.volldampf' not in sys.modules;"
        "assert find('go', 1).name == 'volldampf'"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
