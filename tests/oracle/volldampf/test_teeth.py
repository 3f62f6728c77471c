"""The oracle has teeth: faults put into the engine on purpose are found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from footplate.games.volldampf import board, view
from footplate.games.volldampf.actions import TakeBonds
from footplate.games.volldampf.game import VolldampfGame
from footplate.games.volldampf.phases import auction, place_track, transport, two_players
from footplate.games.volldampf.phases.action_cards import DrawActionCard
from footplate.games.volldampf.phases.bonds import PurchaseBonds
from footplate.games.volldampf.phases.income import GainIncome
from footplate.games.volldampf.phases.route import ChooseRoute
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.chance import Odds, draw
from footplate.kernel.game import Score
from footplate.rails.auction import full, half, nothing
from tests.oracle.teeth import Fault, Patch, assert_found, forgetting
from tests.oracle.volldampf import __main__ as long_run
from tests.oracle.volldampf.beside import compare
from tests.oracle.volldampf.plans import Plan

CACHES = (board.reach, board.within, board.routes, board._signposts)


@pytest.fixture(autouse=True)
def nothing_remembered() -> Iterator[None]:
    """Every memory of the board is emptied."""
    yield from forgetting(*[cache.cache_clear for cache in CACHES])


def six_sections_are_five(patch: Patch) -> None:
    within = board.within
    patch.setattr(transport, "within", lambda built, limit, red: within(built, min(limit, 5), red))


def a_fast_locomotive_is_slow(patch: Patch) -> None:
    patch.setattr(transport, "FAST_LIMIT", 6)


def the_last_but_one_pays_nothing(patch: Patch) -> None:
    patch.setitem(auction.PAYMENTS, 4, (full, full, nothing, nothing))


def the_last_pays_half(patch: Patch) -> None:
    patch.setitem(auction.PAYMENTS, 4, (full, full, half, half))


def the_mover_earns(patch: Patch) -> None:
    rightly = ChooseRoute.apply

    def apply(self: Any, s: Volldampf, seat: int, action: Any) -> None:
        income = list(s.income)
        income[seat] += len(action.route)
        rightly(self, s, seat, action)
        s.income[:] = income

    patch.setattr(ChooseRoute, "apply", apply)


def red_cities_are_open_to_all(patch: Patch) -> None:
    """The option is read as of red cubes alone."""
    rightly = board.passable
    patch.setattr(
        board, "passable", lambda colour, red: rightly(colour, red if colour == board.RED else "off")
    )


def red_cubes_stop_at_red_cities(patch: Patch) -> None:
    """The option is read as of the other cubes alone."""
    rightly = board.passable
    patch.setattr(
        board, "passable", lambda colour, red: rightly(colour, "off" if colour == board.RED else red)
    )


def interest_is_let_off(patch: Patch) -> None:
    rightly = GainIncome.enter

    def enter(self: Any, s: Volldampf) -> None:
        income = list(s.income)
        rightly(self, s)
        s.income[:] = income

    patch.setattr(GainIncome, "enter", enter)


def two_ties_are_enough(patch: Patch) -> None:
    patch.setattr(two_players, "TIES", 2)


def an_opportunity_costs_four(patch: Patch) -> None:
    patch.setattr(place_track, "FAVOURABLE_COST", 4)


def giving_up_a_third_brings_a_card(patch: Patch) -> None:
    def give_up(self: Any, s: Volldampf) -> None:
        if s.round > 1:
            s.push(DrawActionCard(player=self.player))
        else:
            s.leave()

    patch.setattr(transport.Transport, "_give_up", give_up)


def a_card_is_drawn_openly(patch: Patch) -> None:
    patch.setattr(DrawActionCard, "seen_by", lambda self, s, seat, action: None)


def the_last_card_comes_twice(patch: Patch) -> None:
    rightly = DrawActionCard.odds

    def odds(self: DrawActionCard, s: Volldampf) -> Odds:
        cards, weights = zip(*rightly(self, s), strict=True)
        return draw((*weights, weights[-1]), (*cards, cards[-1]))

    patch.setattr(DrawActionCard, "odds", odds)


def more_bonds_than_there_are_would_do(patch: Patch) -> None:
    """Nobody is offered them."""
    judges = dict(PurchaseBonds.judges)
    judges[TakeBonds] = ()
    patch.setattr(PurchaseBonds, "judges", judges)


def hidden_money_is_shown(patch: Patch) -> None:
    patch.setattr(view, "money_is_hidden", lambda s: False)


def bonds_are_forgiven_at_the_end(patch: Patch) -> None:
    def standing(self: Any, s: Volldampf) -> tuple[Score, ...]:
        first = sorted(s.income, reverse=True)
        return tuple(
            [Score(seat, 1 + first.index(mine), mine, (s.cash[seat],)) for seat, mine in enumerate(s.income)]
        )

    patch.setattr(VolldampfGame, "standing", standing)


FAULTS: list[tuple[Fault, int, str]] = [
    (six_sections_are_five, 4, "options of"),
    (a_fast_locomotive_is_slow, 4, "options of"),
    (the_last_but_one_pays_nothing, 4, "cash"),
    (the_last_pays_half, 4, "cash"),
    (the_mover_earns, 3, "income"),
    (red_cities_are_open_to_all, 4, "options of"),
    (red_cubes_stop_at_red_cities, 4, "options of"),
    (interest_is_let_off, 5, "income"),
    (two_ties_are_enough, 2, "who decides"),
    (an_opportunity_costs_four, 4, "options of | cash"),
    (giving_up_a_third_brings_a_card, 3, "cash"),
    (a_card_is_drawn_openly, 2, "readers"),
    (the_last_card_comes_twice, 6, "odds"),
    (more_bonds_than_there_are_would_do, 3, "TakeBonds"),
    (hidden_money_is_shown, 3, "cash for"),
    (bonds_are_forgiven_at_the_end, 6, "standing"),
]


def games(players: int) -> Iterator[Plan]:
    """Some games of so many players."""
    options = (("money", "hidden"), ("red_cities", "on"))
    for number in range(40):
        yield Plan(players, options, "mixed", f"teeth {number}")


@pytest.mark.parametrize(("fault", "players", "what"), FAULTS, ids=[fault.__name__ for fault, _, _ in FAULTS])
def test_a_fault_is_found(fault: Fault, players: int, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    assert_found(what, games(players), compare)


def test_a_long_run_prints_what_it_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hidden_money_is_shown(monkeypatch)
    assert long_run.main("12") == 1
    said = capsys.readouterr().out
    assert "2-money=hidden-red_cities=off-random-0.1, entry 1: cash for " in said
    assert said.endswith("disagreements\n")
