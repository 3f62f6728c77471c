"""Decisions are made on the board itself: by touching what lies there and what is beside it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.board import Board
from tests.web.browsing import Visit
from tests.web.moments import building, moment

# Something on each board where nothing can be built at that moment.
DARK = {
    "days-of-steam": "[data-square='0']",
    "steam": "polygon[data-hex='0']",
    "steamrollers": "polygon[data-spot='0']",
    "volldampf": ".section:not(.lit) .mark",
}


def test_a_tile_of_steam_is_laid_hex_first(visit: Visit) -> None:
    board = Board(visit, building("steam"))
    wanted = turnable(board.options("lay-track"), "hex", "tile")
    board.touch(hexagon(wanted))
    pieces = sorted({one["tile"] for one in board.options("lay-track") if one["hex"] == wanted["hex"]})
    board.touch(board.page.locator(".palette .piece").nth(pieces.index(wanted["tile"])))
    turned_until_it_is_sure(board, wanted)


def test_a_tile_of_steam_is_laid_tile_first(visit: Visit) -> None:
    board = Board(visit, building("steam"))
    wanted = turnable(board.options("lay-track"), "hex", "tile")
    pieces = sorted({one["tile"] for one in board.options("lay-track")})
    board.touch(board.page.locator(".palette .piece").nth(pieces.index(wanted["tile"])))
    board.touch(hexagon(wanted))
    turned_until_it_is_sure(board, wanted)


def turned_until_it_is_sure(board: Board, wanted: dict[str, Any]) -> None:
    """A ghost lies there; each touch of the hex turns it, and what is seen is what is done."""
    ghost = board.page.locator(".ghost")
    expect(ghost).to_contain_text("1/")
    board.touch(hexagon(wanted))
    expect(board.page.locator(".ghost.sure")).to_be_visible()
    board.page.locator(".palette .turn").click()
    expect(ghost).to_contain_text("2/")
    second = [one for one in board.options("lay-track") if alike(one, wanted, "hex", "tile")][1]
    assert board.confirm() == second


def test_nothing_of_what_was_done_is_chosen_again(visit: Visit) -> None:
    board = Board(visit, building("steam"))
    wanted = board.options("lay-track")[0]
    board.touch(hexagon(wanted))
    board.page.locator(".palette .piece").first.click()
    board.touch(hexagon(wanted))
    board.confirm()
    expect(board.page.locator(".decide .kinds button")).to_have_count(2)
    assert board.page.locator(".decide :is(.given, .chosen)").count() == 0


def test_goods_of_steam_go_by_cube_and_destination(visit: Visit) -> None:
    board = Board(visit, moment("steam", 3, "move-cube", map="practice", after=180))
    wanted, told = board.options("move-cube")[0], board.told("move-cube")[0]
    board.touch(f".good[data-hex='{wanted['hex']}'][data-colour='{wanted['colour']}']")
    expect(board.page.locator(".end").first).to_be_visible()
    board.touch(f".place:has-text('{told['to']}')")
    expect(board.page.locator(".decide .chosen")).to_contain_text(told["to"])
    assert alike(board.confirm(), wanted, "kind", "hex", "colour")


def test_track_of_days_of_steam_is_laid_tile_first(visit: Visit) -> None:
    board = Board(visit, building("days-of-steam"))
    wanted = turnable(board.options("play-tile"), "tile", "square")
    board.touch(in_hand(board, wanted["tile"]))
    board.touch(square(wanted))
    laid_another_way(board, wanted)


def test_track_of_days_of_steam_is_laid_square_first(visit: Visit) -> None:
    board = Board(visit, building("days-of-steam"))
    wanted = turnable(board.options("play-tile"), "tile", "square")
    board.touch(square(wanted))
    expect(board.page.locator("rect.picked")).to_be_visible()
    board.touch(in_hand(board, wanted["tile"]))
    laid_another_way(board, wanted)


def laid_another_way(board: Board, wanted: dict[str, Any]) -> None:
    """The tile that lies there as a ghost is turned by touching it, and then laid."""
    ghost = board.page.locator(".ghost")
    expect(board.page.locator(".turns")).to_be_visible()
    before = ghost.inner_html()
    ways = [one for one in board.options("play-tile") if alike(one, wanted, "tile", "square")]
    board.touch(square(wanted))
    board.page.wait_for_function(
        "before => document.querySelector('.ghost').innerHTML !== before", arg=before
    )
    assert board.confirm() == ways[1]


def in_hand(board: Board, tile: int) -> Locator:
    """The first of a kind of tile in hand; equal ones lie side by side."""
    return board.page.locator(".hand .tile").nth(sum(board.view()["hand"][:tile]))


def test_a_town_of_days_of_steam_is_founded_from_the_display(visit: Visit) -> None:
    board = Board(visit, moment("days-of-steam", 2, "play-town", after=60))
    wanted = board.options("play-town")[-1]
    board.touch(board.page.locator(".towns button.town").nth(wanted["display"]))
    board.touch(square(wanted))
    assert board.confirm() == wanted


def test_a_train_of_days_of_steam_goes_to_the_square_that_is_touched_and_stops(visit: Visit) -> None:
    board = Board(visit, moment("days-of-steam", 2, "advance", "stop"))
    [wanted] = board.options("advance")
    board.touch("path.arrow")
    assert board.confirm() == wanted


def test_a_die_of_steamrollers_is_taken_from_the_middle(visit: Visit) -> None:
    board = Board(visit, moment("steamrollers", 2, "take-die"))
    offered = board.options("take-die")
    board.touch(".felt .white.lit")
    assert board.confirm() in offered


def test_track_of_steamrollers_is_drawn_in_the_hex_that_is_touched(visit: Visit) -> None:
    board = Board(visit, building("steamrollers"))
    wanted = board.options("draw-track")[0]
    board.touch(f"polygon[data-spot='{wanted['hex']}']")
    board.page.locator(".palette button").nth(1).click()
    expect(board.page.locator(".overlay .ghost")).to_be_visible()
    assert alike(board.confirm(), wanted, "kind", "hex")


def test_a_good_of_steamrollers_goes_its_way_when_it_is_touched(visit: Visit) -> None:
    board = Board(visit, moment("steamrollers", 2, "deliver", after=207))
    wanted = board.options("deliver")[1]
    name = board.words("good")[wanted["good"]].replace("-of-", " of city ")
    good = board.page.locator("g.good.lit", has=board.page.locator("title", has_text=name))
    board.touch(good.first)
    expect(board.page.locator(".overlay .way").first).to_be_attached()
    assert board.confirm() == wanted


def test_a_section_of_volldampf_is_placed_where_it_is_touched(visit: Visit) -> None:
    board = Board(visit, building("volldampf"))
    wanted = board.options("place-section")[-1]
    board.touch(f"[data-space='{wanted['space']}'] .mark")
    assert board.confirm() == wanted


def test_a_cube_of_volldampf_is_named_on_the_map(visit: Visit) -> None:
    board = Board(visit, moment("volldampf", 3, "name-cube", bot="thrifty"))
    wanted = board.options("name-cube")[-1]
    board.touch(f".pile[data-place='{wanted['place']}'][data-colour='{wanted['colour']}']")
    assert board.confirm() == wanted


def test_a_cube_of_volldampf_goes_where_its_route_ends(visit: Visit) -> None:
    board = Board(visit, moment("volldampf", 3, "take-route", bot="thrifty", after=315))
    routes = board.options("take-route")
    end = str(board.told("take-route")[-1]["way"]).split()[-1]
    board.touch(f"[data-place='{board.words('place').index(end)}'] .disc")
    assert board.confirm() in routes


@pytest.mark.parametrize("game", DARK)
def test_what_is_not_lit_answers_why_not(game: str, visit: Visit) -> None:
    board = Board(visit, building(game))
    board.touch(DARK[game])
    rule = board.refused().first
    assert rule.get_attribute("href") == f"/rules/{game}#{rule.inner_text()}"


def square(action: dict[str, Any]) -> str:
    return f"[data-square='{action['square']}']"


def hexagon(action: dict[str, Any]) -> str:
    return f"polygon[data-hex='{action['hex']}']"


def turnable(options: list[dict[str, Any]], *fields: str) -> dict[str, Any]:
    """The first option of which there are several that differ in these fields by nothing."""
    many = Counter(tuple(one[field] for field in fields) for one in options)
    return next(one for one in options if many[tuple(one[field] for field in fields)] > 2)


def alike(one: dict[str, Any], other: dict[str, Any], *fields: str) -> bool:
    return all(one[field] == other[field] for field in fields)
