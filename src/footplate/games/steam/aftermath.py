"""What follows the last decision of a turn: income, bankruptcies, the next order, or the final scores."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from footplate.games.steam.actions import ImproveLocomotive, TakeIncome, TakePoints
from footplate.games.steam.components import PLAYER_COLOURS
from footplate.games.steam.money import gain_income
from footplate.games.steam.scoring import standing
from footplate.games.steam.state import Steam
from footplate.kernel.action import Action, Seat

Facts: TypeAlias = "dict[str, int | str]"


def sums(amounts: Iterable[tuple[Seat, int]]) -> str:
    """A number to each player, as in "orange:3 green:2"; "nobody" if there is none."""
    return " ".join([f"{PLAYER_COLOURS[seat]}:{amount}" for seat, amount in amounts]) or "nobody"


def seats(players: Iterable[Seat]) -> str:
    """Players, as in "orange green"; "nobody" if there is none."""
    return " ".join([PLAYER_COLOURS[seat] for seat in players]) or "nobody"


def aftermath(before: Steam, seat: Seat, action: Action, after: Steam) -> Facts:
    """All that happened between a decision and the next turn, if it was the last of its turn."""
    if not after.over and after.turn == before.turn:
        return {"next": "on"}
    settled = _settlement(_when_all_have_moved(before, seat, action), after)
    if after.over:
        return {"next": "end", **settled, **_scores(after)}
    return {"next": "turn", **settled, "turn": after.turn, "order": seats(after.order)}


def _when_all_have_moved(before: Steam, seat: Seat, action: Action) -> Steam:
    """The position in which the income phase begins."""
    s = before.copy()
    phase: Any = before.agenda[-1]
    match action:
        case TakeIncome():
            gain_income(s, seat, phase.points[seat])
        case TakePoints():
            s.points[seat] += phase.points[seat]
        case ImproveLocomotive():
            s.level[seat] += 1
    return s


def _settlement(start: Steam, after: Steam) -> Facts:
    """Income received and paid, upkeep, what was given up for want of cash, and who is bankrupt. [ST-70]"""
    ruined = [seat for seat in after.bankrupt if seat not in start.bankrupt]
    order = start.order
    if len(after.order) == 1:
        # The game is over at once, and who comes after the last bankrupt has not been paid. [ST-72]
        order = order[: order.index(ruined[-1]) + 1]
    solvent = [seat for seat in order if seat not in ruined]
    standard = start.options.game == "standard"
    return {
        "received": sums([(seat, start.income[seat]) for seat in solvent if start.income[seat] > 0]),
        "paid": sums([(seat, -start.income[seat]) for seat in solvent if start.income[seat] < 0]),
        "upkeep": sums([(seat, start.level[seat]) for seat in solvent if standard]),
        "down": sums(_less(start.income, after.income, solvent)),
        "given": sums(_less(start.points, after.points, solvent)),
        "bankrupt": seats(ruined),
    }


def _less(before: list[int], after: list[int], players: list[Seat]) -> list[tuple[Seat, int]]:
    return [(seat, before[seat] - after[seat]) for seat in players if before[seat] > after[seat]]


def _scores(after: Steam) -> Facts:
    """Each player's points, what they are made of, and the winner. [ST-80, ST-81]"""
    ranked = sorted(standing(after), key=lambda score: score.rank)
    worth = [
        (score.seat, score.points - after.points[score.seat] - after.links[score.seat]) for score in ranked
    ]
    return {
        "scores": sums([(score.seat, score.points) for score in ranked]),
        "points": sums([(score.seat, after.points[score.seat]) for score in ranked]),
        "worth": sums(worth),
        "links": sums([(score.seat, after.links[score.seat]) for score in ranked]),
        "winner": seats([ranked[0].seat]),
    }
