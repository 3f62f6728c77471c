"""What a position of Volldampf is worth: the points it will end with, less what the others' will.

Cubes are moved in thought as each mover likes best; income buys sections, and they bring more income.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from footplate.bots.values.volldampf_traffic import NOT_WORTH_IT, SUM, looks, offers, owned, split
from footplate.games.volldampf.board import COST, GOODS, SPACES_OF, routes
from footplate.games.volldampf.cards import KINDS, SHADES
from footplate.games.volldampf.phases.action_cards import DrawActionCard
from footplate.games.volldampf.phases.auction import PAYMENTS, AuctionTurnOrder
from footplate.games.volldampf.phases.bonds import MARKS_A_BOND, PurchaseBonds
from footplate.games.volldampf.phases.choose_cards import ChooseTrackCards
from footplate.games.volldampf.phases.income import GainIncome
from footplate.games.volldampf.phases.place_track import PlaceTrackSections
from footplate.games.volldampf.phases.route import LIMIT
from footplate.games.volldampf.phases.track_cards import GROUP_SIZE
from footplate.games.volldampf.phases.transport import Transport, TransportCubes
from footplate.games.volldampf.phases.two_players import UNDECIDED, SealedBids, SealedBonds
from footplate.games.volldampf.sequence import ROUND, Round, TwoPlayerRound
from footplate.games.volldampf.state import NOBODY, Volldampf
from footplate.kernel.action import Seat

SCALE: Final = 5.0
HEAT: Final = 0.2  # a search has few tries, and options differ by a point or two
CURIOSITY: Final = 0.1
REPLIES: Final = 16
TRIES: Final = 40
ROUNDS: Final = {2: 6, 3: 5, 4: 4, 5: 4, 6: 4}
SPITE: Final = 0.6  # of what the others have, on average, is a loss
A_SECTION: Final = 0.75  # the income that a section to come brings in each round
A_COST: Final = 5.5  # of a section, with what is paid for being early
A_BOND: Final = 1.2  # points that a section is at least to bring if it is paid for by bonds
FRESH: Final = 0.45  # of what all stacks would bring on average, cubes to come add so much
CARDS: Final = (0.8, 0.9, 0.8, 0.8, 0.9, 0.2, 0.9)
A_CARD: Final = 0.75
FIRST: Final = 0.1  # to choose track cards one place earlier
A_BID: Final = 2.0  # marks, against which a sealed bid has an even chance
A_MARK: Final = 0.01  # that is left in the end and may break a tie

BONDS: Final = ROUND.index(PurchaseBonds)
TRANSPORT: Final = ROUND.index(TransportCubes)
CHOOSING: Final = ROUND.index(ChooseTrackCards)
PLACING: Final = ROUND.index(PlaceTrackSections)
INCOME: Final = ROUND.index(GainIncome)


def value(s: Volldampf, seat: Seat) -> float:
    """What the seat will have more than the others; it does not look at what another has sealed."""
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, SealedBonds | SealedBids):
        return values(s)[seat]
    answers = top.answers
    top.seal(1 - seat, UNDECIDED)
    worth = values(s)[seat]
    top.answers = answers
    return worth


def values(s: Volldampf) -> list[float]:
    """What each seat will have more than the others."""
    points = _points(s)
    total, spite = sum(points), SPITE / (s.players - 1)
    return [mine - spite * (total - mine) for mine in points]


def _points(s: Volldampf) -> list[float]:
    """The points that each seat may end with."""
    if s.over:
        return [s.income[seat] - s.bonds[seat] + A_MARK * s.cash[seat] for seat in range(s.players)]
    top = s.agenda[-1]
    cash, bonds = list(s.cash), list(s.bonds)
    if isinstance(top, SealedBonds):
        for seat, answer in enumerate(top.answers):
            bonds[seat] += max(0, answer)
            cash[seat] += MARKS_A_BOND * max(0, answer)
    if isinstance(top, SealedBids):
        return _sealed(s, cash, bonds, top.answers)
    order = list(s.order)
    for phase in s.agenda:
        if isinstance(phase, AuctionTurnOrder) and phase.auction.high >= 0:
            order = _settle(phase, cash)
    return _ends(s, order, cash, bonds)


def _settle(phase: AuctionTurnOrder, cash: list[int]) -> list[Seat]:
    """As if all others passed, the next to bid first."""
    auction = phase.auction
    while not auction.over:
        auction = auction.stay() if auction.leads else auction.drop()
    for seat, amount in auction.payments(PAYMENTS[len(cash)]):
        cash[seat] -= amount
    return list(auction.order())


def _sealed(s: Volldampf, cash: list[int], bonds: list[int], answers: tuple[int, ...]) -> list[float]:
    """Between being first and second by how likely a bid is the higher one."""
    bids = [answer if answer != UNDECIDED else A_BID for answer in answers]
    for seat, answer in enumerate(answers):
        cash[seat] -= max(0, answer)
    likely = (bids[0] + 0.5) ** 2 / ((bids[0] + 0.5) ** 2 + (bids[1] + 0.5) ** 2)
    first = _ends(s, [0, 1], cash, bonds)
    second = _ends(s, [1, 0], cash, bonds)
    return [likely * one + (1 - likely) * other for one, other in zip(first, second, strict=True)]


def _ends(s: Volldampf, order: list[Seat], cash: list[int], bonds: list[int]) -> list[float]:
    """What each seat ends with if the next rounds are played in this order."""
    players, at, size = s.players, _step(s), GROUP_SIZE[s.players]
    left, asked = ROUNDS[players] - s.round, _may_borrow(s, at)
    usual = offers(owned(s.owner), players, s.options.red_cities).usual
    haul = _haul(s, order, at, left)
    now, later = _freight(haul, players, s.options.red_cities)
    ends = []
    for seat in range(players):
        purse = Purse(float(cash[seat]), float(s.income[seat]), float(bonds[seat]), float(s.sections[seat]))
        if at <= INCOME:
            cards = size if at < PLACING else _in_hand(s, seat)
            purse = _after(purse, cards, left, now[seat], borrows=seat in asked)
        for turn in range(left):
            purse = _after(purse, size, left - turn - 1, later[seat] + FRESH * usual[seat], borrows=True)
        ends.append(purse.income - purse.bonds + A_MARK * purse.cash)
    if left or at < INCOME:
        _add_cards(s, ends)
    if at < PLACING:
        for place, seat in enumerate(order):
            ends[seat] -= FIRST * place
    if at == CHOOSING:
        for seat in range(players):
            ends[seat] += _prospects(s, haul, seat, left)
    return ends


def _prospects(s: Volldampf, haul: Haul, seat: Seat, left: int) -> float:
    """What the best spaces for the track cards that a seat has just taken promise."""
    promise = 0.0
    for symbol in range(SHADES):
        count = s.track_cards[seat * SHADES + symbol]
        if count:
            promise += sum(_spaces(haul, s.players, s.options.red_cities, seat, symbol, left)[:count])
    return promise


@lru_cache(maxsize=2000)
def _spaces(haul: Haul, players: int, red_cities: str, seat: Seat, symbol: int, left: int) -> list[float]:
    """What each free space of a symbol promises a seat, the best first."""
    now, later = _freight(haul, players, red_cities)
    price = A_SECTION * (left + 1) / A_COST / 2
    found = []
    for space in SPACES_OF[symbol]:
        if not haul.sections[space]:
            sections = haul.sections[:space] + bytes([seat + 1]) + haul.sections[space + 1 :]
            soon, then = _freight(haul._replace(sections=sections), players, red_cities)
            gain = soon[seat] - now[seat] + left * (then[seat] - later[seat])
            found.append(max(0.0, gain - price * COST[space]))
    return sorted(found, reverse=True)


class Purse(NamedTuple):
    """What a seat has at the beginning of a round; `laid` are its sections of rounds only thought of."""

    cash: float
    income: float
    bonds: float
    sections: float
    laid: float = 0.0


def _after(purse: Purse, cards: int, left: int, gain: float, *, borrows: bool) -> Purse:
    """A round later: money, or bonds, became sections, and they and the old ones brought income."""
    cash, income, bonds, sections, laid = purse
    wanted = min(float(cards), sections)
    if borrows and A_SECTION * (left + 1) > A_BOND and cash < wanted * A_COST:
        bonds += (wanted * A_COST - cash) / MARKS_A_BOND
        cash = wanted * A_COST
    more = min(wanted, cash / A_COST)
    laid += more
    income += gain + A_SECTION * laid
    cash += income - bonds - more * A_COST
    if cash < 0:
        income, cash = max(0.0, income + cash), 0.0
    return Purse(cash, income, bonds, sections - more, laid)


def _add_cards(s: Volldampf, ends: list[float]) -> None:
    """Action cards, and one that is about to be drawn."""
    for at, count in enumerate(s.hands):
        if count:
            ends[at // KINDS] += CARDS[at % KINDS] * count
    top = s.agenda[-1]
    if isinstance(top, DrawActionCard):
        ends[top.player] += A_CARD


def _may_borrow(s: Volldampf, at: int) -> Sequence[Seat]:
    """Who can still take bonds in this round."""
    if at < BONDS:
        return s.order
    top = s.agenda[-1]
    if isinstance(top, SealedBonds):
        return [seat for seat, answer in enumerate(top.answers) if answer == UNDECIDED]
    for phase in s.agenda:
        if isinstance(phase, PurchaseBonds):
            return phase.queue
    return ()


def _in_hand(s: Volldampf, seat: Seat) -> int:
    return sum(s.track_cards[seat * SHADES : (seat + 1) * SHADES])


def _step(s: Volldampf) -> int:
    """Which phase of the round is under way; before all of them if none is."""
    for phase in s.agenda:
        if isinstance(phase, (Round, TwoPlayerRound)):
            return phase.at
    return 0


class Haul(NamedTuple):
    """Cubes to be moved in thought: over which sections, and who moves in this round and in the next.

    `offer` is what the transport under way brings if its cube is `named`; `stopped` is what it may not move.
    """

    sections: bytes
    cubes: bytes
    movers: tuple[Seat, ...]
    then: tuple[Seat, ...]
    named: int = NOBODY
    offer: int = 0
    stopped: tuple[int, ...] = ()


def _haul(s: Volldampf, order: list[Seat], at: int, left: int) -> Haul:
    """What is still to be moved."""
    movers, transport = _movers(s, order, at), _transport(s)
    sections, cubes, then = owned(s.owner), s.cubes, (*order, *order) if left else ()
    if transport is None:
        return Haul(sections, cubes, movers, then)
    if isinstance(s.agenda[-1], DrawActionCard):
        return Haul(sections, cubes, movers[1:], then)
    if transport.named == NOBODY:
        return Haul(sections, cubes, movers, then, stopped=transport.stopped)
    offer = _offer(s, transport, sections)
    return Haul(sections, cubes, movers[1:], then, transport.named, offer)


def _offer(s: Volldampf, transport: Transport, sections: bytes) -> int:
    """What the cube that is named brings."""
    mover, stack = transport.player, transport.named
    if transport.limit == LIMIT:
        return offers(sections, s.players, s.options.red_cities).best[mover][stack]
    ways = routes(s.built, GOODS.place(stack), GOODS.colour(stack), transport.limit, s.options.red_cities)
    return max([looks(way, s.owner, mover, s.players) for way in ways])


@lru_cache(maxsize=20000)
def _freight(haul: Haul, players: int, red_cities: str) -> tuple[list[int], list[int]]:
    """The income that cubes bring each seat in what is left of this round, and in the next."""
    cubes, total, movers = list(haul.cubes), haul.offer & SUM, haul.movers
    if haul.named != NOBODY:
        cubes[haul.named] -= 1
    present = [stack for stack, count in enumerate(cubes) if count]
    picks = [
        sorted([(row[stack], stack) for stack in present if row[stack] > NOT_WORTH_IT])
        for row in offers(haul.sections, players, red_cities).best
    ]
    if haul.stopped:
        mine = [pick for pick in picks[movers[0]] if pick[1] not in haul.stopped]
        total += _carried(movers[:1], {movers[0]: mine}, cubes)
        movers = movers[1:]
    liked = dict(enumerate(picks))
    total += _carried(movers, liked, cubes)
    return split(total, players), split(_carried(haul.then, liked, cubes), players)


def _carried(movers: Sequence[Seat], picks: dict[Seat, list[tuple[int, int]]], cubes: list[int]) -> int:
    """Each mover in turn takes the cube it likes best."""
    total = 0
    for mover in movers:
        mine = picks[mover]
        while mine:
            offer, stack = mine[-1]
            if cubes[stack]:
                cubes[stack] -= 1
                total += offer & SUM
                break
            mine.pop()
    return total


def _movers(s: Volldampf, order: list[Seat], at: int) -> tuple[Seat, ...]:
    """Who has still to move a cube in this round."""
    if at < TRANSPORT:
        return (*order, *order)
    if at == TRANSPORT:
        for phase in s.agenda:
            if isinstance(phase, TransportCubes):
                return phase.queue
    transport = _transport(s)
    return (transport.player,) if transport is not None else ()


def _transport(s: Volldampf) -> Transport | None:
    """The transport that is under way."""
    for at in (-1, -2, -3):
        phase = s.agenda[at] if len(s.agenda) >= -at else None
        if isinstance(phase, Transport):
            return phase
    return None
