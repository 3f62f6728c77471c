"""Positions of Days of Steam made by hand, so that one rule can be tested alone.

A map is a picture, a word for each square and "." for an empty one:

    ┌  ─^  ┐
    Y  .   R
    └  ─   ┘

R Y G B are towns (R2 gives 2 steam). Track is a sign (─ │ └ ┘ ┌ ┐, ┼ for a bridge) or the sides its segments
join ("ns,ne" is a turnout, "ne,sw" a double curve; a single side, as in "ns,e", is a dead end). A hill is ^,
a water tower ~, the overbuild mark +. The town with a star (else the first one) is where the game began:
squares are named after the way from there, "n1e2", and it is "start" itself.
"""

from __future__ import annotations

from footplate.games.days_of_steam.actions import (
    ADVANCED,
    Advance,
    DrawGood,
    DrawTile,
    PickUp,
    PlaceTown,
    PlayTile,
    PlayTown,
    Roll,
    TurnUpTown,
)
from footplate.games.days_of_steam.components import (
    COLOURS,
    LAYS,
    SIDE_NAMES,
    SIDES,
    TILES,
    TOWNS,
)
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.map import found_first_town, place_tile, place_town
from footplate.games.days_of_steam.options import DaysOfSteamOptions
from footplate.games.days_of_steam.phases.turn import Turns
from footplate.games.days_of_steam.reach import find_way, holding
from footplate.games.days_of_steam.setup import setup
from footplate.games.days_of_steam.squares import called, names, number, within
from footplate.games.days_of_steam.state import NOTHING, SHADES, SORTS, DaysOfSteam, stand
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.legality import why_not
from footplate.kernel.state import added, changed

SIGNS = {"─": "ew", "│": "ns", "└": "ne", "┘": "nw", "┌": "es", "┐": "sw", "┼": "ns,ew"}
LETTERS = {name[0].upper(): colour for colour, name in enumerate(COLOURS)}
MARKS = {"^": "hill", "~": "tower", "+": "overbuild"}


def position(picture: str, players: int = 2) -> DaysOfSteam:
    """The map of a picture, everyone's train where it began, empty hands, nobody's turn."""
    s = setup(DaysOfSteamOptions(players))
    s.agenda.clear()
    words = {
        (x, y): word
        for y, line in enumerate(picture.strip("\n").splitlines())
        for x, word in enumerate(line.split())
        if word != "."
    }
    towns = [at for at, word in words.items() if word[0] in LETTERS]
    start = next((at for at in towns if words[at].endswith("*")), towns[0])
    found_first_town(s, _take_town(s, words.pop(start)))
    numbers = {number(x - start[0], y - start[1]): word for (x, y), word in words.items()}
    for square, word in sorted(numbers.items()):
        assert square < within(s.rings), f"nothing leads to {word}"
        if word[0] in LETTERS:
            place_town(s, square, _take_town(s, word))
        else:
            tile, lay = read_tile(word)
            s.deck[tile] -= 1
            place_tile(s, square, tile, lay)
    s.ways = tuple([find_way(s.lay, square) for square in s.town_squares])
    s.held = holding(bytes(len(s.lay)), s.ways)
    return s


def _take_town(s: DaysOfSteam, word: str) -> int:
    town = read_town(word)
    s.town_deck = added(s.town_deck, town, -1)
    return town


def read_town(word: str) -> int:
    """The town that a word of a picture means."""
    steam = 2 if "2" in word else 1
    return next(
        number for number, town in enumerate(TOWNS) if (town.colour, town.steam) == (LETTERS[word[0]], steam)
    )


def read_tile(word: str) -> tuple[int, int]:
    """The tile and the lay that a word of a picture means."""
    marks = {MARKS[sign] for sign in word if sign in MARKS}
    track = word.rstrip("".join(MARKS))
    parts = SIGNS.get(track, track).split(",")
    sides = [sorted([SIDE_NAMES.index(side) for side in part]) for part in parts]
    wanted = sorted([part for part in sides if len(part) == 2]), [part[0] for part in sides if len(part) == 1]
    for this, lay in enumerate(LAYS):
        segments = sorted([[one, other] for one in range(SIDES) for other in lay.exits[one] if one < other])
        stubs = [side for side in range(SIDES) if lay.stubs >> side & 1]
        if lay.kind >= 0 and (segments, stubs) == wanted:
            for tile, known in enumerate(TILES):
                if known.kind == lay.kind and marks == {
                    mark for mark in MARKS.values() if getattr(known, mark)
                }:
                    return tile, this
    raise AssertionError(f"there is no tile {word}")


def crossing(track: str) -> str:
    """A tile with a town at each side that has track: green north, red east, blue south, yellow west."""
    north, east, south, west = [
        town if side in track else "." for side, town in zip(SIDE_NAMES, "GRBY", strict=True)
    ]
    return f". {north} .\n{west} {track} {east}\n. {south} ."


def playing(picture: str, *hand: str, players: int = 2, seat: Seat = 0, steam: int = 0) -> DaysOfSteam:
    """A turn of the seat, with these tiles in hand and so much steam."""
    s = position(picture, players)
    give(s, seat, *hand)
    s.steam[seat] = steam
    return begin_turn(s, seat)


def begin_turn(s: DaysOfSteam, seat: Seat = 0) -> DaysOfSteam:
    """The seat's turn, and then the others'."""
    s.agenda.clear()
    s.turn = seat
    s.push(Turns())
    return s


def give(s: DaysOfSteam, seat: Seat, *hand: str) -> None:
    """Tiles from the deck to a hand."""
    for word in hand:
        tile, _ = read_tile(word)
        assert s.deck[tile], f"no {word} is left in the deck"
        s.deck[tile] -= 1
        s.hands[seat] = tuple(sorted([*s.hands[seat], tile]))


def act(s: DaysOfSteam, seat: Seat, action: Action) -> None:
    """A legal action, carried out."""
    assert why_not(DAYS_OF_STEAM, s, seat, action) == ()
    assert action in options(s, seat)
    s.agenda[-1].apply(s, seat, action)


def chance(s: DaysOfSteam, action: Action) -> None:
    """An outcome of chance that can happen, carried out."""
    assert s.actors() == (CHANCE,)
    assert action in [outcome for outcome, _ in s.agenda[-1].odds(s)]
    s.agenda[-1].apply(s, CHANCE, action)


def deal(s: DaysOfSteam) -> None:
    """Chance does the first thing it can until a seat decides or the game is over."""
    while s.actors() == (CHANCE,):
        chance(s, s.agenda[-1].odds(s)[0][0])


def draw_tile(s: DaysOfSteam, word: str) -> None:
    """Chance draws this track tile."""
    chance(s, DrawTile(read_tile(word)[0]))


def draw_town(s: DaysOfSteam, word: str, *goods: str) -> None:
    """Chance turns up this town of the deck, and draws goods for it."""
    chance(s, TurnUpTown(read_town(word)))
    draw_goods(s, *goods)


def draw_goods(s: DaysOfSteam, *colours: str) -> None:
    """Chance draws these goods from the bag."""
    for colour in colours:
        chance(s, DrawGood(COLOURS.index(colour)))


def options(s: DaysOfSteam, seat: Seat) -> list[Action]:
    """What the seat may do."""
    return list(s.agenda[-1].options(s, seat))


def refused(s: DaysOfSteam, seat: Seat, action: Action) -> set[str]:
    """The rules that forbid an action; it is not offered either."""
    rules = {refusal.rule for refusal in why_not(DAYS_OF_STEAM, s, seat, action)}
    assert rules, f"{action} is legal"
    assert seat not in s.actors() or action not in options(s, seat)
    return rules


def forbidden_by(s: DaysOfSteam, seat: Seat, action: Action) -> set[str]:
    """The rules that forbid an action; none if it is legal, and only then it is offered."""
    if action not in options(s, seat):
        return refused(s, seat, action)
    assert why_not(DAYS_OF_STEAM, s, seat, action) == ()
    return set()


def at(s: DaysOfSteam, spot: str) -> int:
    """The number of a square."""
    return names(s.rings).index(spot)


def play(s: DaysOfSteam, spot: str, word: str) -> PlayTile:
    """A tile played so that it lies as the word says."""
    tile, lay = read_tile(word)
    return PlayTile(tile, at(s, spot), LAYS[lay].rotation)


def play_town(s: DaysOfSteam, spot: str, display: int = 1) -> PlayTown:
    """The first or second face-up town, on a square."""
    return PlayTown(display - 1, at(s, spot))


def place(s: DaysOfSteam, spot: str) -> PlaceTown:
    """The drawn town, on a square."""
    return PlaceTown(at(s, spot))


def turn_up(s: DaysOfSteam, word: str, *goods: str, display: int = 1) -> None:
    """Put a town of the deck in a place of the display, with goods of the bag."""
    assert s.display[display - 1] == NOTHING, "a town lies there"
    s.display = changed(s.display, display - 1, _take_town(s, word))
    for good in goods:
        s.bag = added(s.bag, COLOURS.index(good), -1)
        s.display_goods = added(s.display_goods, (display - 1) * SHADES + COLOURS.index(good), 1)


def put_train(s: DaysOfSteam, seat: Seat, spot: str, side: str = "") -> None:
    """A train stands in a town, or on the track that has this side."""
    square = at(s, spot)
    piece = LAYS[s.lay[square]].piece[SIDE_NAMES.index(side) if side else 0]
    assert piece, "there is no track"
    s.train[seat] = stand(square, piece)


def put_good(s: DaysOfSteam, spot: str, colour: str, home: str = "") -> None:
    """A good of the bag lies in a town; home is where it started, if that is a town of its colour."""
    s.bag = added(s.bag, COLOURS.index(colour), -1)
    s.goods = added(s.goods, s.town_at(at(s, spot)) * SORTS + _sort(s, colour, home), 1)


def load(s: DaysOfSteam, seat: Seat, colour: str, home: str = "") -> None:
    """A good of the bag lies on a train."""
    s.bag = added(s.bag, COLOURS.index(colour), -1)
    s.carried[seat] = _sort(s, colour, home)


def _sort(s: DaysOfSteam, colour: str, home: str) -> int:
    if not home:
        return COLOURS.index(colour)
    sort = s.sort(COLOURS.index(colour), s.town_at(at(s, home)))
    assert sort >= SHADES, "a good remembers only a town of its own colour"
    return sort


def goods(s: DaysOfSteam, spot: str) -> list[str]:
    """The colours of the goods in a town."""
    town = s.town_at(at(s, spot))
    row = s.goods[town * SORTS : town * SORTS + SORTS]
    return sorted([COLOURS[s.colour_of_good(good)] for good, count in enumerate(row) for _ in range(count)])


def take(s: DaysOfSteam, colour: str, home: str = "") -> PickUp:
    """A train takes a good where it is."""
    return PickUp(_sort(s, colour, home))


def pick_up(s: DaysOfSteam, seat: Seat, colour: str, home: str = "") -> None:
    """A train has taken a good."""
    act(s, seat, take(s, colour, home))


def cargo(s: DaysOfSteam, seat: Seat) -> str:
    """The colour of the good on a train."""
    return COLOURS[s.colour_of_good(s.carried[seat])] if s.carried[seat] != NOTHING else ""


def delivered(s: DaysOfSteam, seat: Seat) -> list[str]:
    """The colours of the goods that a player has delivered."""
    row = s.delivered[seat * SHADES : seat * SHADES + SHADES]
    return [COLOURS[colour] for colour, count in enumerate(row) for _ in range(count)]


def step(side: str) -> Advance:
    """A train goes on by a side."""
    return ADVANCED[SIDE_NAMES.index(side)]


def advance(s: DaysOfSteam, seat: Seat, *sides: str) -> None:
    """A train goes on by these sides."""
    for side in sides:
        act(s, seat, step(side))


def roll(s: DaysOfSteam, pips: int) -> None:
    """The die shows a number."""
    chance(s, Roll(pips))


def where(s: DaysOfSteam, seat: Seat) -> str:
    """The square on which a train is."""
    return called(s.train[seat] >> SIDES)


def ways_on(s: DaysOfSteam, seat: Seat) -> str:
    """The sides by which a train may go on."""
    offered = options(s, seat)
    return "".join([name for side, name in enumerate(SIDE_NAMES) if ADVANCED[side] in offered])
