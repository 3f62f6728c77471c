"""The registry, the options that are agreed, and what every game is asked."""

from typing import Annotated, Any, ClassVar

import pytest

from footplate.games.volldampf.game import VOLLDAMPF
from footplate.kernel import game
from footplate.kernel.action import Action
from footplate.kernel.game import (
    About,
    BadOptions,
    Frame,
    Game,
    Message,
    UnknownGame,
    agree,
    find,
    frames,
    option_notes,
    option_sets,
    option_values,
    purpose,
    register,
    registered,
    tables,
)
from footplate.kernel.legality import well_formed, why_not
from footplate.kernel.refusal import Refusal
from tests.toy.actions import SealBid, Toss, Walk
from tests.toy.game import TOY, ToyGame
from tests.toy.phases import UNDECIDED, Bids, DrawHands, Heron, Turns
from tests.toy.state import ToyOptions


class LakeOptions(ToyOptions, frozen=True):
    """The toy's, and a lake: one of two, or as a file has it."""

    lake: Annotated[str, About("TY-01", values=("como", "garda"), file=True)] = "garda"
    guests: Annotated[str, About("TY-02", "names")] = ""

    def __post_init__(self) -> None:
        if "\n" in self.lake and "water" not in self.lake:
            raise ValueError(f"the lake is dry:\n{self.lake}")
        if self.lake == "como" and self.players > 2:
            raise ValueError("como is for two")


class LakeGame(ToyGame):
    name: ClassVar[str] = "lakes"
    options: ClassVar[type[Any]] = LakeOptions


LAKES = LakeGame()


def refusal(players: int, /, game: Game[Any] = TOY, **given: object) -> str:
    """The one line with which options are refused."""
    with pytest.raises(BadOptions) as caught:
        agree(game, players, given)
    message = str(caught.value)
    assert message
    assert "\n" not in message
    return message


def test_a_registered_game_is_found_by_name() -> None:
    assert "toy" in registered()
    assert find("toy") is TOY


def test_volldampf_is_registered_with_the_games() -> None:
    assert find("volldampf") is VOLLDAMPF


def test_a_game_is_imported_only_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "_REGISTRY", {})
    register("go", "tests.kernel.nowhere:GAME")
    assert registered() == ("go",)
    with pytest.raises(ModuleNotFoundError):
        find("go")


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame) as caught:
        find("chess")
    assert isinstance(caught.value, LookupError)
    assert str(caught.value).startswith("there is no game 'chess'; there are: ")
    assert "volldampf" in str(caught.value)


def test_without_a_word_the_defaults_are_agreed() -> None:
    assert agree(TOY, 3, {}) == ToyOptions(3, hands="small", encore=False, coins=3)


def test_options_may_be_given_as_values_or_as_text() -> None:
    agreed = ToyOptions(2, hands="large", encore=True, coins=4)
    assert agree(TOY, 2, {"hands": "large", "encore": True, "coins": 4}) == agreed
    assert agree(TOY, 2, {"hands": "large", "encore": "true", "coins": "4"}) == agreed


@pytest.mark.parametrize("players", [-1, 0, 1, 4, 99])
def test_a_number_of_players_that_the_game_is_not_for_is_refused(players: int) -> None:
    assert refusal(players) == f"Round the Pond is for 2 to 3 players, not {players}"


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    assert refusal(2, speed="high") == "toy has no option 'speed'; it has: hands, encore, coins"


def test_the_number_of_players_is_no_option() -> None:
    assert refusal(2, players=3).startswith("toy has no option 'players'")


def test_a_value_that_the_option_does_not_have_is_refused_with_those_it_has() -> None:
    assert refusal(2, hands="cold") == "option hands of toy is one of small, large, not 'cold'"
    assert refusal(2, encore="perhaps") == "option encore of toy is one of false, true, not 'perhaps'"


@pytest.mark.parametrize("coins", ["many", "1.5", "", None, [1], "6\n7"])
def test_a_number_that_is_none_is_refused(coins: object) -> None:
    assert refusal(2, coins=coins).startswith("the options of toy do not fit: ")


def test_named_values_may_be_given_in_any_case() -> None:
    assert agree(TOY, 2, {"hands": "LARGE", "encore": "TRUE"}) == ToyOptions(2, hands="large", encore=True)
    assert agree(LAKES, 2, {"lake": "Como"}) == LakeOptions(2, lake="como")


def test_where_an_option_may_be_a_file_any_other_text_is_that_of_one() -> None:
    text = "water,\nand # more of it: Ä"
    assert agree(LAKES, 2, {"lake": text}) == LakeOptions(2, lake=text)


def test_what_the_options_themselves_refuse_is_told_in_one_line() -> None:
    assert refusal(2, LAKES, lake="sand\nalone") == (
        "the options of lakes do not fit: the lake is dry: sand alone"
    )
    assert refusal(3, LAKES, lake="como") == "the options of lakes do not fit: como is for two"


def test_the_named_values_of_a_text_are_told_like_any_others() -> None:
    assert option_values(LAKES)["lake"] == ("garda", "como")
    assert option_values(LAKES)["guests"] == ()
    assert {one["lake"] for one in option_sets(LAKES)} == {"garda", "como"}


def test_tables_are_all_that_can_be_agreed() -> None:
    found: list[Any] = [*tables(LAKES)]
    assert len(found) == len(set(found)) == 2 * 2 * 2 * 2 - 4
    assert LakeOptions(2, lake="como") in found
    assert {one.lake for one in found if one.players == 3} == {"garda"}
    assert tables(TOY)[0] == ToyOptions(2)
    assert len(tables(TOY)) == 8


def test_each_option_tells_its_values_the_default_first() -> None:
    assert option_values(TOY) == {"hands": ("small", "large"), "encore": (False, True), "coins": ()}


def test_option_sets_are_every_combination_of_named_values() -> None:
    sets = option_sets(TOY)
    assert sets[0] == {"hands": "small", "encore": False}
    assert len(sets) == 4
    assert {tuple(one.items()) for one in sets} == {
        (("hands", hands), ("encore", encore)) for hands in ("small", "large") for encore in (False, True)
    }


def test_frames_show_what_each_phase_declares() -> None:
    s = TOY.setup(ToyOptions(2))
    s.push(Bids())
    assert frames(s, None) == (
        Frame("Course", {"at": 0}),
        Frame("DrawHands", {"queue": (0, 1)}),
        Frame("Bids", {"decided": (False, False)}),
    )
    assert frames(s, 1)[-1] == Frame("Bids", {"decided": (False, False), "yours": UNDECIDED})


def test_a_phase_without_a_purpose_draws_in_its_own_name() -> None:
    assert purpose(DrawHands()) == "cubes"
    assert purpose(Heron()) == "Heron"


@pytest.mark.parametrize(
    ("action", "sound"),
    [
        (Walk((0, 2)), True),
        (Walk(()), True),
        (Walk((0, 5)), False),
        (Walk((-1,)), False),
        (Toss(99), True),
    ],
)
def test_an_action_is_well_formed_if_every_word_is_one(action: Action, sound: bool) -> None:
    assert well_formed(action, TOY.words(TOY.setup(ToyOptions(2)))) is sound


def test_a_thing_that_does_not_exist_breaks_the_phases_own_rule() -> None:
    s = TOY.setup(ToyOptions(2))
    s.push(Turns())
    assert why_not(TOY, s, 0, Walk((0, 9))) == (Refusal("TY-03", "no-such-thing"),)


def test_a_well_formed_action_is_judged_by_its_rules() -> None:
    s = TOY.setup(ToyOptions(2))
    s.push(Turns())
    assert why_not(TOY, s, 0, Walk((1, 2))) == ()
    assert why_not(TOY, s, 0, Walk((2,))) == (Refusal("TY-05", "goes-to-neighbours"),)
    assert why_not(TOY, s, 0, SealBid(0)) == (Refusal("TY-03", "not-in-this-phase"),)


def test_after_the_end_even_nonsense_is_refused_because_the_game_is_over() -> None:
    s = TOY.setup(ToyOptions(2))
    s.agenda.clear()
    assert why_not(TOY, s, 0, Walk((0, 9))) == (Refusal("TY-08", "game-is-over"),)


def test_a_message_without_arguments_has_none() -> None:
    assert Message("toy").args == {}


@pytest.mark.parametrize("name", ["volldampf", "toy"])
def test_every_option_names_a_rule_of_the_ledger(name: str) -> None:
    game = find(name)
    assert option_notes(game).keys() == option_values(game).keys()
    for note in option_notes(game).values():
        assert game.ledger().clause(note.rule).id == note.rule
