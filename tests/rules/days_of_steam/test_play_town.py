"""Playing a town: which, where, its steam and goods, and coal for the last. [DS-24, DS-30 to DS-36, DS-38]"""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.actions import (
    DRAW_TOWN,
    PASS,
    DrawGood,
    PlaceTown,
    PlayTown,
    TurnUpTown,
)
from footplate.games.days_of_steam.components import COLOURS
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.state import NOTHING, DaysOfSteam
from footplate.kernel.action import CHANCE
from footplate.kernel.state import changed
from tests.rules.days_of_steam.positions import (
    act,
    at,
    begin_turn,
    draw_goods,
    draw_town,
    goods,
    options,
    pick_up,
    place,
    play,
    play_town,
    playing,
    put_train,
    read_town,
    refused,
    turn_up,
)

# Towns side by side could not be played so; here they only have to be many.
ELEVEN_TOWNS = "R R R2 Y Y Y2 G G G2 B B ─ ─"
TEN_TOWNS = "R R R2 Y Y Y2 G G G2 B ─ ─"


def offering(picture: str, *, players: int = 2, steam: int = 0) -> DaysOfSteam:
    """A turn with a yellow and a blue town face up."""
    s = playing(picture, players=players, steam=steam)
    turn_up(s, "Y", "red", "green")
    turn_up(s, "B2", "blue", "yellow", display=2)
    return s


def spots(s: DaysOfSteam) -> set[str]:
    """Where a town may be played."""
    names = DAYS_OF_STEAM.words(s)["square"]
    return {names[action.square] for action in options(s, 0) if isinstance(action, PlayTown | PlaceTown)}


def empty_the_town_deck(s: DaysOfSteam) -> None:
    s.town_deck = tuple([0] * len(s.town_deck))


def displayed(s: DaysOfSteam, display: int) -> list[str]:
    """The colours of the goods on a face-up town."""
    row = s.display_goods[display * 4 - 4 : display * 4]
    return [COLOURS[colour] for colour, count in enumerate(row) for _ in range(count)]


# Steam


@pytest.mark.rule("DS-24")
@pytest.mark.parametrize(
    ("display", "before", "after"), [(1, 0, 1), (2, 0, 2), (1, 5, 6), (2, 4, 6), (2, 5, 6), (1, 6, 6)]
)
def test_a_face_up_town_adds_its_steam_number_but_none_beyond_6(
    display: int, before: int, after: int
) -> None:
    s = offering("R ─ ─", steam=before)
    act(s, 0, play_town(s, "e3", display))

    assert s.steam == [after, 0]


@pytest.mark.rule("DS-24")
@pytest.mark.parametrize(("town", "before", "after"), [("G", 0, 1), ("G2", 0, 2), ("G2", 5, 6), ("G", 6, 6)])
def test_a_drawn_town_adds_its_steam_number_when_it_is_placed(town: str, before: int, after: int) -> None:
    s = playing("R ─ ─", steam=before)
    act(s, 0, DRAW_TOWN)
    draw_town(s, town)
    assert s.steam == [before, 0]

    act(s, 0, place(s, "e3"))
    assert s.steam == [after, 0]


# Which town


@pytest.mark.rule("DS-30")
@pytest.mark.parametrize(
    ("display", "town", "its_goods"), [(1, "Y", ["green", "red"]), (2, "B2", ["blue", "yellow"])]
)
def test_either_face_up_town_may_be_played_and_brings_its_goods(
    display: int, town: str, its_goods: list[str]
) -> None:
    s = offering("R ─ ─")
    act(s, 0, play_town(s, "e3", display))

    assert s.towns == (read_town("R"), read_town(town))
    assert s.town_squares == (at(s, "start"), at(s, "e3"))
    assert goods(s, "e3") == its_goods
    assert goods(s, "start") == []


@pytest.mark.rule("DS-30")
def test_an_empty_place_of_the_display_holds_no_town() -> None:
    s = playing("R ─ ─")
    turn_up(s, "Y", "red", "green", display=2)

    assert refused(s, 0, play_town(s, "e3", 1)) == {"DS-30"}
    act(s, 0, play_town(s, "e3", 2))


@pytest.mark.rule("DS-30")
def test_any_town_of_the_deck_may_be_on_its_top() -> None:
    s = offering("R ─ ─")
    act(s, 0, DRAW_TOWN)

    assert s.actors() == (CHANCE,)
    assert s.agenda[-1].odds(s) == [
        (TurnUpTown(read_town(word)), copies)
        for word, copies in [("R", 1), ("R2", 1), ("Y", 1), ("Y2", 1), ("G", 2), ("G2", 1), ("B", 2)]
    ]


@pytest.mark.rule("DS-30")
def test_a_drawn_town_is_seen_then_placed_and_the_display_stays() -> None:
    s = offering("R ─ ─\n│ . .\n│ . .")
    before = sum(s.town_deck)
    act(s, 0, DRAW_TOWN)
    draw_town(s, "G")

    assert s.actors() == (0,)
    assert DAYS_OF_STEAM.view(s, 1).frames[-1].shows["town"] == read_town("G")
    assert spots(s) == {"e3", "s3"}
    act(s, 0, place(s, "s3"))
    assert s.towns == (read_town("R"), read_town("G"))
    assert s.town_squares[1] == at(s, "s3")
    assert s.display == (read_town("Y"), read_town("B2"))
    assert sum(s.town_deck) == before - 1


@pytest.mark.rule("DS-30")
def test_a_drawn_town_cannot_be_refused() -> None:
    s = offering("R ─ ─")
    act(s, 0, DRAW_TOWN)
    draw_town(s, "G")

    assert options(s, 0) == [place(s, "e3")]
    for action in (PASS, DRAW_TOWN, play_town(s, "e3"), play(s, "e3", "─")):
        assert refused(s, 0, action) == {"DS-30"}


@pytest.mark.rule("DS-30")
def test_a_town_is_not_placed_before_it_is_drawn() -> None:
    s = playing("R ─ ─")

    assert refused(s, 0, place(s, "e3")) == {"DS-10"}


# Where


@pytest.mark.rule("DS-20")
def test_a_town_goes_on_an_empty_square_only() -> None:
    s = offering("R ─ ─ ─ ─ ─ Y")

    assert refused(s, 0, play_town(s, "e3")) == {"DS-20"}
    assert refused(s, 0, play_town(s, "start")) == {"DS-20"}


@pytest.mark.rule("DS-20")
def test_a_town_goes_beside_another_tile() -> None:
    s = offering("R ─ ─")

    assert refused(s, 0, play_town(s, "n1e3")) == {"DS-20", "DS-31"}


@pytest.mark.rule("DS-22", "DS-08")
def test_a_town_lies_against_no_edge_without_track() -> None:
    s = offering("R ─ ─ .\n└ ─ ─ ─")
    assert refused(s, 0, play_town(s, "e3")) == {"DS-22"}

    s = offering("R ─ ─ .\n└ ─ ─ ┘")
    act(s, 0, play_town(s, "e3"))


@pytest.mark.rule("DS-22")
def test_a_town_may_lie_against_a_dead_end() -> None:
    s = offering("R ─ ─ .\n└ ─ ─ ew,n")

    act(s, 0, play_town(s, "e3"))


@pytest.mark.rule("DS-31")
def test_a_dead_end_joins_a_town_to_none() -> None:
    s = offering("R ─ ew,n")

    assert refused(s, 0, play_town(s, "n1e2")) == {"DS-31"}
    act(s, 0, play_town(s, "e3"))


@pytest.mark.rule("DS-31")
def test_the_other_track_of_a_bridge_joins_a_town_to_none() -> None:
    s = offering("R ─ ┼")

    assert refused(s, 0, play_town(s, "n1e2")) == {"DS-31"}
    assert refused(s, 0, play_town(s, "s1e2")) == {"DS-31"}
    act(s, 0, play_town(s, "e3"))


@pytest.mark.rule("DS-31", "DS-23")
def test_a_path_against_the_direction_of_a_junction_joins_a_town_to_none() -> None:
    s = offering("R ─ ew,en")
    assert refused(s, 0, play_town(s, "n1e2")) == {"DS-31"}

    s = offering("R ─ ew,nw")
    act(s, 0, play_town(s, "n1e2"))


@pytest.mark.rule("DS-32")
def test_a_town_lies_at_least_two_segments_from_another() -> None:
    s = offering("R")
    assert refused(s, 0, play_town(s, "e1")) == {"DS-32"}

    s = offering("R ─")
    assert refused(s, 0, play_town(s, "e2")) == {"DS-32"}

    s = offering("R ─ ─")
    act(s, 0, play_town(s, "e3"))


@pytest.mark.rule("DS-32")
@pytest.mark.parametrize("picture", ["R ─ ─ ─", "R ─ ─ ─ ─ ─", "R ─ ─ ─ ─ ─ ─ ─"])
def test_a_town_may_lie_as_far_from_others_as_track_leads(picture: str) -> None:
    s = offering(picture)

    assert spots(s) == {f"e{len(picture.split())}"}


@pytest.mark.rule("DS-32")
def test_the_nearest_town_counts() -> None:
    around = "R ─ ─ . {} Y\n│ . . . {} │\n└ ─ ─ ─ {} ┘"

    s = offering(around.format("─", ".", "─"))
    assert refused(s, 0, play_town(s, "e3")) == {"DS-32"}

    s = offering(around.format("─ ─", ". .", "─ ┼"))
    act(s, 0, play_town(s, "e3"))


@pytest.mark.rule("DS-32")
def test_the_shortest_path_counts() -> None:
    s = offering("R ─ .\n└ ─ ┘")
    assert refused(s, 0, play_town(s, "e2")) == {"DS-32"}

    s = offering("R . .\n└ ─ ┘")
    act(s, 0, play_town(s, "e2"))


@pytest.mark.rule("DS-32", "DS-23")
def test_a_shorter_way_against_the_direction_of_a_junction_does_not_count() -> None:
    s = offering("R ns,ne,nw .\n│ . │\n└ ─ ┘")
    act(s, 0, play_town(s, "e2"))


@pytest.mark.rule("DS-33")
def test_a_hill_is_one_segment() -> None:
    s = offering("R ─^")
    assert refused(s, 0, play_town(s, "e2")) == {"DS-32"}

    s = offering("R ─^ ─^")
    act(s, 0, play_town(s, "e3"))


@pytest.mark.rule("DS-33")
def test_a_hill_is_one_segment_from_a_town_that_was_played_later_too() -> None:
    s = offering(". . . │^\nR ─ ─ .")
    act(s, 0, play_town(s, "e3"))
    draw_town(s, "G", "red", "red")
    begin_turn(s)

    assert refused(s, 0, play_town(s, "n2e3")) == {"DS-32"}


@pytest.mark.rule("DS-31", "DS-32", "DS-20", "DS-22")
def test_a_drawn_town_keeps_the_same_rules() -> None:
    s = playing("R ─ ew,n .\n└ ─ ┐    ┌")
    act(s, 0, DRAW_TOWN)
    draw_town(s, "G")

    assert refused(s, 0, place(s, "s1")) == {"DS-20", "DS-32"}
    assert refused(s, 0, place(s, "w1")) == {"DS-32"}
    assert refused(s, 0, place(s, "n1e2")) == {"DS-31"}
    assert refused(s, 0, place(s, "e3")) == {"DS-22"}
    assert refused(s, 0, place(s, "n1e3")) == {"DS-20", "DS-31"}
    act(s, 0, place(s, "s2e2"))


# Goods and the next town


@pytest.mark.rule("DS-34")
@pytest.mark.parametrize("display", [1, 2])
def test_a_face_up_town_is_replaced_at_once_with_two_goods(display: int) -> None:
    s = offering("R ─ ─")
    other = 3 - display
    kept = s.display[other - 1], displayed(s, other)
    in_deck, in_bag = sum(s.town_deck), sum(s.bag)
    act(s, 0, play_town(s, "e3", display))
    assert s.display[display - 1] == NOTHING
    assert displayed(s, display) == []

    draw_town(s, "G", "yellow", "green")
    assert s.display[display - 1] == read_town("G")
    assert displayed(s, display) == ["yellow", "green"]
    assert (s.display[other - 1], displayed(s, other)) == kept
    assert (sum(s.town_deck), sum(s.bag)) == (in_deck - 1, in_bag - 2)
    assert s.actors() == (1,)


@pytest.mark.rule("DS-34")
def test_any_town_of_the_deck_may_replace_it_and_any_good_of_the_bag_lie_on_it() -> None:
    s = offering("R ─ ─")
    act(s, 0, play_town(s, "e3"))
    towns = [("R", 1), ("R2", 1), ("Y", 1), ("Y2", 1), ("G", 2), ("G2", 1), ("B", 2)]
    assert s.agenda[-1].odds(s) == [(TurnUpTown(read_town(word)), copies) for word, copies in towns]

    draw_town(s, "G")
    assert s.agenda[-1].odds(s) == [(DrawGood(colour), 6) for colour in range(4)]
    draw_goods(s, "green")
    assert s.agenda[-1].odds(s)[2] == (DrawGood(2), 5)


@pytest.mark.rule("DS-34")
def test_a_drawn_town_gets_two_goods_after_it_is_placed() -> None:
    s = playing("R ─ ─")
    act(s, 0, DRAW_TOWN)
    draw_town(s, "G")
    act(s, 0, place(s, "e3"))
    assert goods(s, "e3") == []
    assert s.agenda[-1].odds(s) == [(DrawGood(colour), 7) for colour in range(4)]

    draw_goods(s, "yellow", "blue")
    assert (goods(s, "e3"), goods(s, "start"), s.bag) == (["blue", "yellow"], [], (7, 6, 7, 6))
    assert s.actors() == (1,)


@pytest.mark.rule("DS-34", "DS-62")
@pytest.mark.parametrize("drawn", [True, False])
def test_a_good_of_the_towns_own_colour_remembers_where_it_started(drawn: bool) -> None:
    s = playing("R ─ ─")
    if drawn:
        act(s, 0, DRAW_TOWN)
        draw_town(s, "G")
        act(s, 0, place(s, "e3"))
        draw_goods(s, "green", "blue")
    else:
        turn_up(s, "G", "green", "blue")
        act(s, 0, play_town(s, "e3"))
    begin_turn(s)
    s.steam[0] = 6
    put_train(s, 0, "e3")

    pick_up(s, 0, "green", home="e3")


@pytest.mark.rule("DS-34")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_if_the_bag_is_short_a_town_gets_what_is_left(left: int) -> None:
    s = offering("R ─ ─")
    s.bag = (
        0,
        0,
        left,
        0,
    )
    act(s, 0, play_town(s, "e3"))
    draw_town(s, "G", *["green"] * left)
    assert displayed(s, 1) == ["green"] * left
    assert s.actors() == (1,)

    s = playing("R ─ ─")
    s.bag = (
        0,
        0,
        left,
        0,
    )
    act(s, 0, DRAW_TOWN)
    draw_town(s, "Y")
    act(s, 0, place(s, "e3"))
    draw_goods(s, *["green"] * left)
    assert goods(s, "e3") == ["green"] * left
    assert s.actors() == (1,)


# Drawing, and the end of the deck


@pytest.mark.rule("DS-35")
def test_a_town_is_drawn_only_if_there_is_a_place_for_it() -> None:
    assert refused(playing("R ─"), 0, DRAW_TOWN) == {"DS-35"}
    act(playing("R ─ ─"), 0, DRAW_TOWN)


@pytest.mark.rule("DS-38")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    s = offering("R ─ ─")
    empty_the_town_deck(s)
    assert refused(s, 0, DRAW_TOWN) == {"DS-38"}

    s = offering("R ─")
    empty_the_town_deck(s)
    assert refused(s, 0, DRAW_TOWN) == {"DS-35", "DS-38"}


@pytest.mark.rule("DS-38")
def test_the_last_town_of_the_deck_can_still_be_drawn() -> None:
    s = playing("R ─ ─")
    empty_the_town_deck(s)
    s.town_deck = changed(s.town_deck, read_town("B2"), 1)
    act(s, 0, DRAW_TOWN)
    draw_town(s, "B2")

    act(s, 0, place(s, "e3"))


@pytest.mark.rule("DS-38")
def test_with_the_deck_empty_a_face_up_town_is_not_replaced() -> None:
    s = offering("R ─ ─")
    empty_the_town_deck(s)
    act(s, 0, play_town(s, "e3", 2))

    assert s.display == (read_town("Y"), NOTHING)
    assert s.actors() == (1,)
    assert goods(s, "e3") == ["blue", "yellow"]


# Coal


@pytest.mark.rule("DS-36")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_the_twelfth_town_everyone_gets_five_coal_cubes(players: int) -> None:
    s = playing(ELEVEN_TOWNS, players=players)
    turn_up(s, "B2", "red", "red")
    act(s, 0, play_town(s, "e13"))

    assert s.coal == (5,) * players
    assert s.actors() == (1,)


@pytest.mark.rule("DS-36")
def test_a_twelfth_town_that_is_drawn_brings_coal_as_well() -> None:
    s = playing(ELEVEN_TOWNS)
    act(s, 0, DRAW_TOWN)
    draw_town(s, "B2")
    assert s.coal == (0, 0)
    act(s, 0, place(s, "e13"))
    draw_goods(s, "red", "red")

    assert s.coal == (5, 5)


@pytest.mark.rule("DS-36")
def test_the_eleventh_town_brings_no_coal() -> None:
    s = playing(TEN_TOWNS)
    turn_up(s, "B", "red", "red")
    turn_up(s, "B2", "red", "red", display=2)
    act(s, 0, play_town(s, "e12"))

    assert sum(s.town_deck) == 0
    assert s.coal == (0, 0)
    assert s.actors() == (1,)
