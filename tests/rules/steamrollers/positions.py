"""Positions of SteamRollers made by hand, so that one rule can be tested alone.

Actions are written in the game's notation ("take-die 3", "deliver red-of-1 2 4"), tracks as "1e se-w", and
dice, cities and regions by the numbers that are printed on them.
"""

from __future__ import annotations

from msgspec import convert

from footplate.games.steamrollers.components import COAL, COLOURS, FACES, ORDER_FACES, PAIRS, SHADES
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.goods import OWN, good
from footplate.games.steamrollers.olive.solitaire import RollThreeDice, SoloRound, SoloRounds, TakeSoloTurn
from footplate.games.steamrollers.olive.turn import OliveTurn
from footplate.games.steamrollers.options import SteamRollersOptions
from footplate.games.steamrollers.phases.turn import Round, Rounds, Turns
from footplate.games.steamrollers.sheet import CHARTS, HEXES, REGIONS, TRACK_NAMES
from footplate.games.steamrollers.state import CENTRE, SteamRollers
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.legality import why_not
from footplate.kernel.notation import Notation
from footplate.kernel.state import added, changed

Option = bool | int | str


def position(players: int = 2, *, chart: int = 0, **options: Option) -> SteamRollers:
    """Empty sheets and cities, all tiles in the centre with side a up, nobody's turn.

    The chart is a number from 1 to 6 of the borders agreed on.
    """
    s = STEAMROLLERS.setup(convert({"players": players, **options}, SteamRollersOptions))
    s.agenda.clear()
    for tile in range(len(s.faces)):
        show(s, f"{tile + 1}a")
    if players == 1:
        show(s, "solo-2a")
    if s.options.orders:
        for order in range(len(s.order_faces)):
            show_order(s, f"{order + 1}a")
    if chart:
        s.chart = CHARTS[s.options.borders][chart - 1]
    return s


def show(s: SteamRollers, face: str) -> None:
    """An action tile has this side up."""
    number = [one.name for one in FACES].index(face)
    s.faces = changed(s.faces, FACES[number].tile, number)


def show_order(s: SteamRollers, face: str) -> None:
    """An order tile has this side up."""
    number = [one.name for one in ORDER_FACES].index(face)
    s.order_faces = changed(s.order_faces, ORDER_FACES[number].order, number)


def hold(s: SteamRollers, seat: Seat, face: str, *, sideways: bool = False) -> None:
    """A player holds an action tile with this side up."""
    show(s, face)
    tile = FACES[s.faces[int(face.removeprefix("solo-")[0]) - 1]].tile
    s.take_tile(seat, tile)
    if not sideways:
        s.sideways &= ~(1 << tile)


def draw(s: SteamRollers, seat: Seat, *tracks: str) -> None:
    """Tracks on a player's sheet."""
    for words in tracks:
        hex, track = words.split()
        s.draw_track(seat, HEXES.index(hex), TRACK_NAMES.index(track))


def fill_region(s: SteamRollers, seat: Seat, region: int, track: str = "nw-ne") -> None:
    """Tracks in all hexes of a region that have none; by itself this one connects nothing."""
    for hex, name in enumerate(HEXES):
        if name[0] == str(region) and s.is_blank(seat, hex):
            s.draw_track(seat, hex, TRACK_NAMES.index(track))


def check(s: SteamRollers, seat: Seat, *boxes: int) -> None:
    """Boxes of a player's engine."""
    for box in boxes:
        s.check_box(seat, box - 1)


def stock(s: SteamRollers, city: int, goods: str) -> None:
    """Goods of the bag, or coal of the box, on a supply city: in this order when alone, else by colour."""
    colours = [_get(s, word) for word in goods.split()]
    s.supply = changed(s.supply, city - 1, tuple(colours if s.players == 1 else sorted(colours)))


def _get(s: SteamRollers, word: str) -> int:
    """The colour of a good that leaves the bag, or, being coal, the box."""
    colour = COLOURS.index(word)
    if colour == COAL:
        s.box_of_coal -= 1
    else:
        s.bag = added(s.bag, colour, -1)
    return colour


def stock_all(s: SteamRollers, goods: str = "red") -> SteamRollers:
    """The same goods on every supply city that has none, so that the game is far from over."""
    for city in range(REGIONS):
        if not s.supply[city]:
            stock(s, city + 1, goods)
    return s


def keep(s: SteamRollers, seat: Seat, goods: str) -> None:
    """Goods that a player has delivered and kept."""
    for word in goods.split():
        s.kept = added(s.kept, seat * SHADES + _get(s, word), 1)


def own(s: SteamRollers, seat: Seat, colour: str, city: int) -> None:
    """A player's personal good."""
    s.bag = added(s.bag, COLOURS.index(colour), -1)
    s.personal = changed(s.personal, seat, OWN + good(city - 1, COLOURS.index(colour)))


def begin_round(
    s: SteamRollers, dice: str, *, black: str = "straight-gentle", start: Seat = 0
) -> SteamRollers:
    """The dice are rolled and the first turn begins."""
    _roll(s, dice, black)
    s.start = start
    s.stirred = False
    s.agenda[:] = [Rounds(), Round(at=1)]
    s.push(Turns())
    return s


def playing(
    dice: str, *held: str, by: Seat = 0, players: int = 2, start: Seat = 0, sideways: bool = False
) -> SteamRollers:
    """A round far from the end of the game, in which a player holds these tiles."""
    s = position(players)
    for face in held:
        hold(s, by, face, sideways=sideways)
    return begin_round(stock_all(s), dice, start=start)


def using(s: SteamRollers, die: int, *, black: str = "straight-gentle", start: Seat = 0) -> SteamRollers:
    """A round of many dice, of which the start player has taken one."""
    begin_round(s, f"{die} 1 2 3 4 5 6", black=black, start=start)
    do(s, f"take-die {die}")
    return s


def solo(line: str = "red blue green") -> SteamRollers:
    """Alone, with the same line of goods on every city, an empty sheet and nothing crossed off."""
    return stock_all(position(1), line)


def begin_solo_turn(s: SteamRollers, dice: str, *, black: str = "straight-gentle") -> SteamRollers:
    """The three dice are rolled and the turn against Olive begins."""
    _roll(s, dice, black)
    s.agenda[:] = [SoloRounds(), SoloRound(at=1)]
    s.push(TakeSoloTurn())
    return s


def _roll(s: SteamRollers, dice: str, black: str) -> None:
    s.dice[:] = [dice.split().count(str(value + 1)) for value in range(REGIONS)]
    s.black = [pair.name for pair in PAIRS].index(black)


def read(s: SteamRollers, line: str) -> Action:
    """The action that a line of notation spells."""
    return Notation(STEAMROLLERS.actions, STEAMROLLERS.words(s)).read(line)


def do(s: SteamRollers, *lines: str) -> None:
    """Legal actions of whoever decides, or outcomes of chance that can happen, carried out."""
    for line in lines:
        (seat,) = s.actors()
        action = read(s, line)
        if seat == CHANCE:
            assert action in [outcome for outcome, _ in s.agenda[-1].odds(s)], f"chance cannot bring {line}"
        else:
            assert why_not(STEAMROLLERS, s, seat, action) == (), f"{line} is refused"
            assert line in offered(s), f"{line} is not offered"
        s.agenda[-1].apply(s, seat, action)


def deal(s: SteamRollers) -> None:
    """Chance does the first thing it can until a seat decides or the game is over."""
    while s.actors() == (CHANCE,):
        s.agenda[-1].apply(s, CHANCE, s.agenda[-1].odds(s)[0][0])


def offered(s: SteamRollers, kind: str = "") -> list[str]:
    """What whoever decides may do, in notation: everything, or one kind of action."""
    notation = Notation(STEAMROLLERS.actions, STEAMROLLERS.words(s))
    (seat,) = s.actors()
    lines = [notation.write(action) for action in s.agenda[-1].options(s, seat)]
    return [line for line in lines if not kind or line.split()[0] == kind]


def refused(s: SteamRollers, line: str, seat: Seat | None = None) -> set[str]:
    """The rules that forbid an action to whoever decides, or to the seat; it is not offered either."""
    if seat is None:
        (seat,) = s.actors()
    rules = {refusal.rule for refusal in why_not(STEAMROLLERS, s, seat, read(s, line))}
    assert rules, f"{line} is legal"
    assert seat not in s.actors() or line not in offered(s)
    return rules


def odds(s: SteamRollers) -> dict[str, int]:
    """What chance may bring, in notation, with its weight."""
    assert s.actors() == (CHANCE,)
    notation = Notation(STEAMROLLERS.actions, STEAMROLLERS.words(s))
    return {notation.write(outcome): share for outcome, share in s.agenda[-1].odds(s)}


def holder(s: SteamRollers, tile: int) -> Seat | None:
    """Who holds an action tile; None if it lies in the centre."""
    return None if s.holders[tile - 1] == CENTRE else s.holders[tile - 1]


def is_sideways(s: SteamRollers, tile: int) -> bool:
    """Whether an action tile lies sideways."""
    return s.is_sideways(tile - 1)


def goods(s: SteamRollers, city: int) -> str:
    """The goods of a supply city."""
    return " ".join([COLOURS[colour] for colour in s.supply[city - 1]])


def begin_olives_turn(s: SteamRollers, die: int) -> SteamRollers:
    """The player has acted twice, and Olive's turn begins with the die that is left."""
    _roll(s, str(die), "straight-gentle")
    s.agenda[:] = [SoloRounds(), SoloRound(at=2)]
    s.push(OliveTurn())
    return s


def new_turn_begins(s: SteamRollers) -> bool:
    """Whether the turn against Olive is over and the next one's dice are to be rolled."""
    return isinstance(s.agenda[-1], RollThreeDice)


def roll(s: SteamRollers, dice: str, black: str = "straight-gentle") -> None:
    """Chance rolls the white dice of a new round, one by one, and the black one."""
    do(s, *[f"roll-white {die}" for die in dice.split()], f"roll-black {black}")


def jam(s: SteamRollers, seat: Seat, die: int, *, other: Seat = 1) -> None:
    """A die of this value is of no use to a player, deliveries aside: the tile lies sideways by another."""
    fill_region(s, seat, die)
    if not s.boxes[seat] >> die - 1 & 1:
        check(s, seat, die)
    s.take_tile(other, die - 1)


def table(players: int = 2, **options: Option) -> SteamRollers:
    """A game before the first draw of its set-up."""
    return STEAMROLLERS.setup(convert({"players": players, **options}, SteamRollersOptions))


def connections(s: SteamRollers, seat: Seat) -> list[str]:
    """A player's connections in order, as "1-3:1": the two cities and the towns between."""
    return [f"{one + 1}-{other + 1}:{towns}" for one, other, towns in s.links[seat]]


def lengths(s: SteamRollers, seat: Seat, source: int, to: int) -> set[int]:
    """How long the routes from a city to another are on a player's sheet."""
    bits = s.reach[seat][(source - 1) * REGIONS + to - 1]
    return {length for length in range(bits.bit_length()) if bits >> length & 1}
