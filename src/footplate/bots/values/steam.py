"""What a position of Steam is worth: the score at the end, as its lines and money promise it.

Turn after turn is reckoned: which cubes can still be moved how far, what of it is taken as income, what is
spent on track, and what debts cost.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from footplate.bots.values.steam_choice import some as some
from footplate.bots.values.steam_lines import Reach, furthest, lines
from footplate.games.steam.components import (
    COLOURS,
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    TURN_ORDER,
    URBANIZATION,
)
from footplate.games.steam.money import HIGHEST_INCOME, LOWEST_INCOME, SHORT, STEP, may_raise
from footplate.games.steam.phases.build_track import BUILDS, BUILDS_OF_THE_ENGINEER, BuildTrack, TakeSet
from footplate.games.steam.phases.buy_capital import BuyCapital
from footplate.games.steam.phases.first_order import AuctionFirstOrder
from footplate.games.steam.phases.move_goods import ROUNDS, MoveGoods
from footplate.games.steam.phases.order_of_play import DetermineOrderOfPlay
from footplate.games.steam.phases.track_points import TrackPoints
from footplate.games.steam.scoring import final_score
from footplate.games.steam.state import TOP_LEVEL, TURNS, Steam
from footplate.kernel.action import Seat
from footplate.kernel.phase import Phase
from footplate.rails.auction import Auction

SCALE: Final = 5.0
TRIES: Final = 24
RUINED: Final = -100.0

SPENT: Final = 12.0  # dollars a turn on track and tiles
SPENT_LATE: Final = 8.0  # in the last turn but one
SPENT_LAST: Final = 1.0  # in the last
MISSING: Final = 1.5  # for each dollar of it that cannot be raised any more
GROWTH: Final = 0.18  # links that a dollar brings
A_LEVEL: Final = 0.13  # for each turn left
AN_INCOME: Final = 0.05  # for each turn left
OTHER: Final = 0.35  # cubes that nobody knows of yet go so far, of what the level and this allow:
OTHER_LINK: Final = 0.4  # for each link
KEEP: Final = 0.92  # what a cube is worth a turn later, for others may take it
AIM: Final = 2.0  # income that is wanted for each turn left
DEEP: Final = -6.5  # income below which debts begin to feed on themselves
DEBT: Final = 0.05
SURE: Final = 0.7  # that a planned link will be built, for each tile
LATER: Final = 0.5  # if it is in another turn
SECOND: Final = 0.05  # of what a second and a third plan promise
NEW_CUBE: Final = 0.6  # of the way that the lines allow is what cubes go that a tile will bring
A_CITY: Final = 0.5
A_PLACE: Final = 1.2  # in the order of play, for each one ahead
A_NUMBER: Final = 0.12  # of an action tile, the lower the better
AN_ENGINEER: Final = 0.8
A_FIRST_MOVE: Final = 0.6
A_FIRST_BUILD: Final = 0.4
A_TURN_ORDER: Final = 0.3
A_DOLLAR: Final = 0.02  # at the end

Ways: TypeAlias = "list[int]"  # for each cube within reach the lengths over which it can go, as bits


def value(s: Steam, seat: Seat) -> float:
    """The score that the seat may hope for."""
    if seat in s.bankrupt:
        return RUINED
    if not s.agenda:
        return float(final_score(s, seat))
    return Reckoning(s, seat).hope()


class Reckoning:
    """What is reckoned for one seat in one position."""

    def __init__(self, s: Steam, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.left = TURNS[s.players] - s.turn  # turns after this one
        self.cash = float(s.cash[seat])
        self.bonus = 0.0
        self.moves = ROUNDS
        self.may_improve = True
        self.builds = BUILDS_OF_THE_ENGINEER if s.tile[seat] == ENGINEER + 1 else BUILDS
        self.has_built = False  # in this turn, or builds
        self.limited = not may_raise(s, seat)  # to cash in hand
        self.coming = 0  # track points to take
        self.waiting = -1  # the hex of a city that waits for goods
        self.fresh = 0  # cubes that a tile will bring
        for phase in s.agenda:
            self._look(phase)
        self._hold(s.tile[seat] - 1)

    def _look(self, phase: Phase[Any]) -> None:
        """How far the turn is, by one of the phases under way."""
        seat = self.seat
        match phase:
            case MoveGoods():
                self.moves = phase.queue.count(seat)
                self.may_improve = seat not in phase.improved
                self.has_built, self.builds = True, 0
            case TrackPoints():
                self.moves -= phase.mover == seat
                self.coming = phase.points[seat] if seat in phase.queue else 0
            case BuildTrack():
                self.has_built = phase.queue[0] == seat or seat not in phase.queue
                if self.has_built:
                    self.builds = phase.left if seat in phase.queue else 0
            case TakeSet():
                self.waiting = phase.hex if phase.player == seat else -1
            case BuyCapital():
                self.limited = self.limited and seat not in phase.queue
            case AuctionFirstOrder():
                behind = self.s.players - 1 - len(phase.placed)
                if seat in phase.placed:
                    self.bonus += A_PLACE * (self.s.players - 1 - phase.placed.index(seat))
                else:
                    self._bid(phase.auction, A_PLACE * behind)
            case DetermineOrderOfPlay():
                self._bid(phase.auction, A_PLACE)

    def _bid(self, auction: Auction, prize: float) -> None:
        """Whoever leads an auction has as good as won it."""
        if self.seat in auction.waiting and auction.bids[self.seat] == auction.high >= 0:
            self.cash -= auction.high
            self.bonus += prize

    def _hold(self, tile: int) -> None:
        """What an action tile still promises."""
        if tile < 0:
            return
        s = self.s
        if self.left:
            self.bonus += A_NUMBER * (URBANIZATION - tile) + A_TURN_ORDER * (tile == TURN_ORDER)
        if s.pending[self.seat]:
            self.fresh = 2 if s.players <= 3 else 3
            self.bonus += A_CITY * (tile == URBANIZATION)
        if not self.has_built:
            self.bonus += AN_ENGINEER * (tile == ENGINEER) + A_FIRST_BUILD * (tile == FIRST_BUILD)
        if self.moves == ROUNDS:
            self.bonus += A_FIRST_MOVE * (tile == FIRST_MOVE)

    def hope(self) -> float:
        """The score at the end, with what is planned as far as it is likely."""
        own = lines(self.s, self.seat)
        links = len(own.links)
        now, goal = self._best(self._ways(own.reach), links)
        gains: list[float] = []
        for plans in own.plans:
            most = 0.0
            for plan in plans:
                sure = SURE**plan.tiles
                if plan.tiles > self.builds:
                    if not self.left:
                        continue
                    sure *= LATER
                then = self._reckon(self._ways(plan.reach), links + 1, plan.price, goal)
                most = max(most, sure * (then - now))
            if most > 0:
                gains.append(most)
        if gains:
            first = max(gains)
            now += first + SECOND * (sum(gains) - first)
        lasting = A_LEVEL * self.s.level[self.seat] + AN_INCOME * self.s.income[self.seat]
        return now + self.bonus + lasting * self.left

    def _best(self, ways: Ways, links: int) -> tuple[float, int]:
        """The score at the end, and the level of the locomotive to aim at for it."""
        level = self.s.level[self.seat]
        best, goal = self._reckon(ways, links, 0, level), level
        while goal < TOP_LEVEL:
            more = self._reckon(ways, links, 0, goal + 1)
            if more < best:
                break
            best, goal = more, goal + 1
        return best, goal

    def _ways(self, reach: Reach) -> Ways:
        cubes = self.s.cubes
        ways: Ways = []
        for stack, lengths in reach.items():
            count = cubes[stack]
            if count == 1:
                ways.append(lengths)
            elif count:
                ways += [lengths] * count
        return ways + self._best_set(reach) if self.waiting >= 0 else ways

    def _best_set(self, reach: Reach) -> Ways:
        """The cubes of the set that promises most in the city that waits for one."""
        s, width = self.s, len(COLOURS)
        at = s.board.stop[self.waiting] * width
        level = min(TOP_LEVEL, s.level[self.seat] + 1)
        best: Ways = []
        most = 0
        for space in range(0, len(s.stocks), width):
            ways: Ways = []
            for colour in range(width):
                if s.stocks[space + colour] and at + colour in reach:
                    ways += [reach[at + colour]] * s.stocks[space + colour]
            total = sum([furthest(way, level) for way in ways])
            if total > most:
                best, most = ways, total
        return best

    def _reckon(self, ways: Ways, links: int, price: int, goal: int) -> float:
        """The score at the end with this reach, and a locomotive of some level as a goal."""
        s, seat, left = self.s, self.seat, self.left
        level, income, points = s.level[seat], float(s.income[seat]), float(s.points[seat])
        cash = self.cash - price
        upkeep, limited = s.options.game == "standard", self.limited
        growth = float(links)
        if self.coming:
            if income < AIM * left and income + self.coming <= HIGHEST_INCOME:
                income += self.coming
            else:
                points += self.coming
        moves, improves, spends, fresh = self.moves, self.may_improve, not self.has_built, self.fresh
        lengths = _lengths(ways, level)
        count, moved, keep = len(ways), 0, 1.0
        while True:
            if spends:
                spent = SPENT if left > 1 else SPENT_LATE if left else SPENT_LAST
                if limited and spent > cash:
                    points -= MISSING * (spent - max(0.0, cash))
                    spent = max(0.0, cash)
                cash -= spent
                growth += GROWTH * spent
            if level < goal and improves and moves:
                moves -= 1
                level += 1
                lengths = _lengths(ways, level)
            other = OTHER_LINK * growth
            other = OTHER * (other if other < level else level)
            while moves:
                moves -= 1
                way = lengths[moved] * keep if moved < count else 0.0
                if way > other:
                    moved += 1
                elif fresh:
                    fresh -= 1
                    way = max(other, NEW_CUBE * min(level, links))
                else:
                    way = other
                if income < AIM * left and income < HIGHEST_INCOME:
                    income += way
                else:
                    points += way
            cash += income
            if upkeep:
                cash -= level
            if cash < 0 and limited:
                points += cash / SHORT
                cash = 0.0
            elif cash < 0:
                income += cash / STEP
                cash = 0.0
                if income < DEEP:
                    points -= DEBT * (DEEP - income) ** 2
                    if income < LOWEST_INCOME:
                        points -= 3 * (LOWEST_INCOME - income)
                        income = float(LOWEST_INCOME)
            if not left:
                return points + growth + (income / 2 if income > 0 else income * 2) + A_DOLLAR * cash
            left -= 1
            keep *= KEEP
            moves = ROUNDS
            spends = improves = True
            limited = False


def _lengths(ways: Ways, level: int) -> list[int]:
    """How far each cube can go, the furthest first."""
    within = (2 << level) - 1
    lengths = [(way & within).bit_length() - 1 for way in ways]
    lengths.sort(reverse=True)
    return lengths
