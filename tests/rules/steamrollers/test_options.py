"""What may be agreed before a game, and which options go together. [SR-04, SR-06 to SR-09, SR-70, SR-72]"""

from __future__ import annotations

from collections import Counter

import pytest

from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.options import SteamRollersOptions
from footplate.games.steamrollers.state import blank
from footplate.kernel.game import BadOptions, agree, option_notes, option_values, tables
from tests.rules.steamrollers.positions import table

LEVELS = ("clerk", "conductor", "machinist", "engineer", "investor", "rail-baron")
PLAYERS = [2, 3, 4, 5]


def refusal(players: int, **options: bool | int | str) -> str:
    """Why these options cannot be agreed."""
    with pytest.raises(BadOptions) as refused:
        agree(STEAMROLLERS, players, options)
    return str(refused.value)


@pytest.mark.rule("SR-04", "SR-06", "SR-07", "SR-08", "SR-09", "SR-72")
def test_each_option_tells_its_rule_and_its_values_with_the_usual_one_first() -> None:
    notes, values = option_notes(STEAMROLLERS), option_values(STEAMROLLERS)

    assert {name: (notes[name].rule, values[name]) for name in values} == {
        "coal": ("SR-04", (False, True)),
        "orders": ("SR-06", (False, True)),
        "powers": ("SR-08", (False, True)),
        "borders": ("SR-09", ("open", "medium", "hard")),
        "level": ("SR-72", LEVELS),
        "start_player": ("SR-07", ()),
    }
    assert notes["start_player"].number == "0 to draw one, or the number of a seat"


@pytest.mark.rule("SR-04", "SR-06", "SR-07", "SR-08", "SR-09", "SR-72")
@pytest.mark.parametrize("players", [1, *PLAYERS])
def test_unless_agreed_there_is_none_of_them_and_the_start_player_is_drawn(players: int) -> None:
    assert agree(STEAMROLLERS, players, {}) == SteamRollersOptions(
        players, coal=False, orders=False, powers=False, borders="open", level="clerk", start_player=0
    )


@pytest.mark.rule("SR-04", "SR-06", "SR-08", "SR-09", "SR-70", "SR-72")
def test_these_options_go_together_and_no_others() -> None:
    agreed = tables(STEAMROLLERS)

    assert Counter([options.players for options in agreed]) == {1: 3 * 6, 2: 24, 3: 24, 4: 24, 5: 24}
    assert len(set(agreed)) == len(agreed)


@pytest.mark.rule("SR-04", "SR-06", "SR-08", "SR-09")
@pytest.mark.parametrize("players", PLAYERS)
def test_several_may_play_with_everything_at_once(players: int) -> None:
    s = table(players, coal=True, orders=True, powers=True, borders="hard", start_player=players)

    assert s.options == STEAMROLLERS.view(s, None).options
    assert (s.options.coal, s.options.orders, s.options.powers) == (True, True, True)


@pytest.mark.rule("SR-70")
@pytest.mark.parametrize("option", ["coal", "orders", "powers"])
def test_alone_there_are_no_coal_orders_or_powers(option: str) -> None:
    assert "alone there are no coal, orders or powers (SR-70)" in refusal(1, **{option: True})
    assert agree(STEAMROLLERS, 1, {option: False}).players == 1
    assert agree(STEAMROLLERS, 2, {option: True}).players == 2


@pytest.mark.rule("SR-09", "SR-70")
@pytest.mark.parametrize("borders", ["open", "medium", "hard"])
def test_alone_borders_may_be_blocked(borders: str) -> None:
    assert table(1, borders=borders).options.borders == borders


@pytest.mark.rule("SR-09")
def test_there_are_no_other_borders() -> None:
    sentence = "option borders of steamrollers is one of open, medium, hard, not 'easy'"

    assert refusal(2, borders="easy") == sentence


@pytest.mark.rule("SR-72")
@pytest.mark.parametrize("level", LEVELS)
def test_alone_olive_has_any_of_six_levels(level: str) -> None:
    assert table(1, level=level).options.level == level


@pytest.mark.rule("SR-72")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("level", LEVELS[1:])
def test_among_several_there_is_no_level_to_agree_on(players: int, level: str) -> None:
    sentence = "Olive plays against one player alone, so a level is for one (SR-72)"

    assert sentence in refusal(players, level=level)


@pytest.mark.rule("SR-72")
def test_there_are_no_other_levels() -> None:
    assert refusal(1, level="porter").endswith(f"is one of {', '.join(LEVELS)}, not 'porter'")


@pytest.mark.rule("SR-07")
@pytest.mark.parametrize("players", PLAYERS)
def test_any_seat_may_be_named_to_start_and_no_other(players: int) -> None:
    sentence = f"start_player is 0 to draw one, or a seat from 1 to {players}"

    for seat in range(players + 1):
        assert blank(SteamRollersOptions(players, start_player=seat)).options.start_player == seat
    assert sentence in refusal(players, start_player=-1)
    assert sentence in refusal(players, start_player=players + 1)


@pytest.mark.rule("SR-07")
@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_alone_nobody_is_named_to_start(seat: int) -> None:
    assert "alone there is no start player (SR-07)" in refusal(1, start_player=seat)


@pytest.mark.rule("SR-70", "SR-72")
def test_options_that_do_not_fit_are_refused_wherever_they_are_made() -> None:
    with pytest.raises(ValueError, match="SR-70"):
        SteamRollersOptions(1, orders=True)
    with pytest.raises(ValueError, match="SR-72"):
        SteamRollersOptions(3, level="engineer")
    with pytest.raises(ValueError, match="start_player"):
        SteamRollersOptions(3, start_player=4)


@pytest.mark.rule("SR-01")
def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    assert refusal(2, weather="rain") == (
        "steamrollers has no option 'weather'; it has: coal, orders, powers, borders, level, start_player"
    )
