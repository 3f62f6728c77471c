"""An oracle of Volldampf: its ledger read aloud, as one generator that uses no code of the engine.

`game(table)` yields a request and is sent who did what, in words; it alone moves what lies on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.oracle.course import Act, Course, ask, ask_in_secret, chance, draw, one_of
from tests.oracle.volldampf.action_cards import DECLINE, draw_card, on_turn, play_card
from tests.oracle.volldampf.components import (
    FIRST_MERCHANDISE,
    GERMAN,
    GROUP,
    MERCHANDISE,
    MERCHANDISE_A_ROUND,
    ROUNDS,
    SPACES,
    UNSEEN,
)
from tests.oracle.volldampf.table import Table
from tests.oracle.volldampf.transport import subsidies, transport_cubes

MARKS_A_BOND = 6  # VD-23
TIES = 3  # VD-36
FAVOURABLE_COST = 5  # VD-83


def game(table: Table) -> Course[None]:
    """The draws of the set-up, then the rounds. [VD-11, VD-13, VD-20]"""
    players = table.players
    if table.start_player:
        first = table.start_player - 1
    else:
        first = yield from chance({("start-player", seat): 1 for seat in range(players)})
    table.order = [(first + seat) % players for seat in range(players)]
    yield from stock(table, GERMAN)
    yield from merchandise(table, FIRST_MERCHANDISE[players])
    for number in range(1, ROUNDS[players] + 1):
        table.round = number
        yield from play_round(table)
    assert table.track_deck.total() == UNSEEN[players]
    table.over = True


def play_round(table: Table) -> Course[None]:
    """The seven phases, with Everything New before the auction and Subsidy after transport. [VD-20]"""
    yield from merchandise(table, MERCHANDISE_A_ROUND[table.players])
    yield from track_cards(table)
    yield from (sealed_bonds(table) if table.players == 2 else bonds(table))
    yield from everything_new(table)
    yield from (sealed_bids(table) if table.players == 2 else auction(table))
    yield from choose_groups(table)
    yield from place_track(table)
    yield from transport_cubes(table)
    yield from subsidies(table)
    income(table)
    if table.round < ROUNDS[table.players]:
        for seat in table.last():  # VD-71
            yield from draw_card(table, seat)


def stock(table: Table, cities: Iterable[str]) -> Course[None]:
    """Each city gets a cube drawn at random, in order, as long as the bag has any. [VD-13, VD-21]"""
    for city in cities:
        if table.bag.total():
            colour = yield from draw("draw-cube", table.bag)
            table.bag[colour] -= 1
            table.cubes[city, colour] += 1


def merchandise(table: Table, cards: int) -> Course[None]:
    """Phase 1: merchandise cards are revealed, their cities get cubes, and they are out. [VD-13, VD-21]"""
    for _ in range(cards):
        card = yield from chance({("uncover-merchandise", card): 1 for card in table.merchandise})
        table.merchandise.remove(card)
        table.used_merchandise.append(card)
        yield from stock(table, MERCHANDISE[card])


def track_cards(table: Table) -> Course[None]:
    """Phase 2: a group for each player; the cards nobody sees may be any of those left. [VD-12, VD-22]"""
    for group in table.groups:
        for _ in range(GROUP[table.players]):
            symbol = yield from draw("uncover-track-card", table.track_deck)
            table.track_deck[symbol] -= 1
            group.append(symbol)


def bonds(table: Table) -> Course[None]:
    """Phase 3: in order each takes any number that the bank has, and never gives back. [VD-23, VD-25]"""
    for seat in table.order:
        may = [("take-bonds", amount) for amount in range(table.bonds_left() + 1)]
        _, amount = yield from on_turn(table, seat, may)
        take_bonds(table, seat, amount)


def take_bonds(table: Table, seat: int, amount: int) -> None:
    """Six marks for each 1 of bond value. [VD-23]"""
    table.bonds[seat] += amount
    table.cash[seat] += MARKS_A_BOND * amount


def sealed(seal: str, show: str, most: Callable[[int], int]) -> Course[tuple[int, int]]:
    """Both players choose in secret, whoever is first, and both choices are shown together. [VD-24, VD-33]"""
    chosen: dict[int, int] = {}
    while len(chosen) < 2:
        left = [seat for seat in (0, 1) if seat not in chosen]
        may = {seat: [(seal, amount) for amount in range(most(seat) + 1)] for seat in left}
        seat, (_, amount) = yield from ask_in_secret(may)
        chosen[seat] = amount
    both = (chosen[0], chosen[1])
    yield from chance({(show, both): 1})
    return both


def sealed_bonds(table: Table) -> Course[None]:
    """Two players: each may choose half of the bonds left. [VD-24]"""
    half = table.bonds_left() // 2
    amounts = yield from sealed("seal-bonds", "open-bonds", lambda seat: half)
    for seat, amount in enumerate(amounts):
        take_bonds(table, seat, amount)


def sealed_bids(table: Table) -> Course[None]:
    """Two players: both pay, the higher is first; a third tie, or one for nothing, stands. [VD-33, VD-36]"""
    for tie in range(1, TIES + 1):
        mine, other = yield from sealed("seal-bid", "open-bids", lambda seat: table.cash[seat])
        if mine != other or tie == TIES or table.cash == [0, 0]:
            break
    if mine != other:
        table.order = [0, 1] if mine > other else [1, 0]
    table.cash[0] -= mine
    table.cash[1] -= other


def everything_new(table: Table) -> Course[None]:
    """In order, whoever holds a card is asked; the first who plays Everything New is the only one. [VD-86]"""
    for seat in table.order:
        if not table.hands[seat]:
            continue
        play = [("play-everything-new",)] if "everything-new" in table.hands[seat] else []
        act = yield from ask(seat, one_of, DECLINE, *play)
        if act != DECLINE:
            play_card(table, seat, "everything-new")
            yield from rearrange(table, seat)
            return


def rearrange(table: Table, seat: int) -> Course[None]:
    """All cards are laid out anew, each group to its size; the last is what is left. [VD-86]"""
    table.heap = [symbol for group in table.groups for symbol in group]
    table.groups = [[] for _ in range(table.players)]
    for group in table.groups[:-1]:
        for _ in range(GROUP[table.players]):
            _, symbol = yield from ask(seat, one_of, *[("lay-track-card", symbol) for symbol in table.heap])
            table.heap.remove(symbol)
            group.append(symbol)
    table.groups[-1], table.heap = table.heap, []


def auction(table: Table) -> Course[None]:
    """Phase 4: clockwise from player 1, who must open, each bids more or goes out. [VD-30, VD-31, VD-35]"""
    last_bid = [-1] * table.players
    passed: list[int] = []
    seat = table.order[0]
    while len(passed) < table.players - 1:
        if seat not in passed:
            high = max(last_bid)
            may: list[Act] = [("bid", amount) for amount in range(high + 1, table.cash[seat] + 1)]
            act = yield from on_turn(table, seat, [*may, ("pass",)] if high >= 0 else may)
            if act[0] == "bid":
                last_bid[seat] = act[1]
            else:
                passed.append(seat)
        seat = (seat + 1) % table.players
    winner = [seat for seat in range(table.players) if seat not in passed]
    table.order = winner + passed[::-1]
    for number, seat in enumerate(table.order, 1):
        table.cash[seat] -= payment(table.players, number, max(0, last_bid[seat]))


def payment(players: int, number: int, bid: int) -> int:
    """Players 1 and 2 pay in full, the last of four or more nothing, the others half, rounded up. [VD-32]"""
    if number <= 2:
        return bid
    if number == players and players > 3:
        return 0
    return bid - bid // 2


def choose_groups(table: Table) -> Course[None]:
    """In the new order each takes one of the groups left. [VD-34]"""
    for seat in table.order:
        may = [("take-group", number) for number, group in enumerate(table.groups) if group]
        _, number = yield from on_turn(table, seat, may)
        table.track_cards[seat], table.groups[number] = table.groups[number], []


def place_track(table: Table) -> Course[None]:
    """Phase 5: in order each uses a track card, until none is left. [VD-40, VD-41]"""
    for seat in table.order * GROUP[table.players]:
        match (yield from on_turn(table, seat, placings(table, seat))):
            case ("discard-track-card", symbol):
                pass
            case ("place-section", space):
                symbol = SPACES[space].symbol
                build(table, seat, space, SPACES[space].cost)
            case ("play-favourable-opportunity", symbol, space):
                play_card(table, seat, "favourable-opportunity")
                build(table, seat, space, FAVOURABLE_COST)
        table.track_cards[seat].remove(symbol)
        table.track_discards[symbol] += 1
    assert not any(table.track_cards)


def placings(table: Table, seat: int) -> list[Act]:
    """A section on a free space of a card's colour, on any for 5 by a card, or none. [VD-40, VD-41, VD-83]"""
    cards, cash = table.track_cards[seat], table.cash[seat]
    may: list[Act] = [("discard-track-card", symbol) for symbol in cards]
    if not table.sections[seat]:
        return may
    for number, space in enumerate(SPACES):
        if number in table.built:
            continue
        if space.symbol in cards and space.cost <= cash:
            may.append(("place-section", number))
        if "favourable-opportunity" in table.hands[seat] and cash >= FAVOURABLE_COST:
            may += [("play-favourable-opportunity", symbol, number) for symbol in cards]
    return may


def build(table: Table, seat: int, space: int, cost: int) -> None:
    """One of the player's sections on a space, wherever it lies. [VD-40, VD-42]"""
    table.built[space] = seat
    table.sections[seat] -= 1
    table.cash[seat] -= cost


def income(table: Table) -> None:
    """Phase 7: income, then interest mark by mark; one missing costs 1 of income if there is any. [VD-70]"""
    for seat in table.order:
        table.cash[seat] += table.income[seat]
        for _ in range(table.bonds[seat]):
            if table.cash[seat]:
                table.cash[seat] -= 1
            elif table.income[seat]:
                table.income[seat] -= 1
