"""Positions of Volldampf made by hand, so that one rule can be tested alone."""

from __future__ import annotations

from typing import Any

from footplate.games.volldampf.actions import LiftCube, NameCube, PlayFastLocomotive, PutCube, TakeRoute
from footplate.games.volldampf.board import COLOURS, GOODS, PLACES, SPACES, SYMBOLS
from footplate.games.volldampf.cards import ACTION_CARDS, KINDS, SHADES
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.options import VolldampfOptions
from footplate.games.volldampf.phases.route import ChooseRoute
from footplate.games.volldampf.setup import setup
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.legality import why_not
from footplate.kernel.phase import Phase
from footplate.kernel.state import added
from footplate.rails.goods import stacked

# Seven sections; a yellow cube needs as many from a place on it as the line has from there on.
LINE_TO_PRAG = (
    "kopenhagen-rostock",
    "rostock-berlin",
    "berlin-magdeburg",
    "magdeburg-leipzig",
    "leipzig-erfurt",
    "erfurt-nuernberg",
    "nuernberg-prag",
)


def position(players: int = 4, **options: Any) -> Volldampf:
    """The set-up without its draws: seat 0 has sequence card 1, no cube lies out, no phase is under way."""
    s = setup(VolldampfOptions(players, **options))
    s.agenda.clear()
    s.round = 2
    return s


def blue_for_hannover(owner: Seat = 0, players: int = 4) -> Volldampf:
    """A blue cube in Hamburg, and a section of the owner's from there to Hannover, a blue city."""
    s = position(players)
    build(s, owner, "hamburg-hannover")
    put_cube(s, "hamburg", "blue")
    return s


def moving(where: str, which: str, *built: str, **options: Any) -> Volldampf:
    """Seat 0 has named a cube and chooses its route; the sections are seat 1's."""
    s = position(**options)
    build(s, 1, *built)
    put_cube(s, where, which)
    return begin(s, ChooseRoute(player=0, stack=stack(where, which)))


def begin(s: Volldampf, phase: Phase[Any]) -> Volldampf:
    """Start one phase alone."""
    s.push(phase)
    return s


def act(s: Volldampf, seat: Seat, action: Action) -> None:
    """A legal action, carried out."""
    assert why_not(VOLLDAMPF, s, seat, action) == ()
    assert action in options(s, seat)
    s.agenda[-1].apply(s, seat, action)


def chance(s: Volldampf, action: Action) -> None:
    """An outcome of chance that can happen, carried out."""
    assert s.actors() == (CHANCE,)
    assert action in [outcome for outcome, _ in s.agenda[-1].odds(s)]
    s.agenda[-1].apply(s, CHANCE, action)


def options(s: Volldampf, seat: Seat) -> list[Action]:
    """What the seat may do."""
    return list(s.agenda[-1].options(s, seat))


def refused(s: Volldampf, seat: Seat, action: Action) -> set[str]:
    """The rules that forbid an action, which is then not among the options either."""
    rules = {refusal.rule for refusal in why_not(VOLLDAMPF, s, seat, action)}
    assert rules, f"{action} is legal"
    assert seat not in s.actors() or action not in options(s, seat)
    return rules


def place(name: str) -> int:
    return PLACES.index(name)


def colour(name: str) -> int:
    return COLOURS.index(name)


def symbol(name: str) -> int:
    return SYMBOLS.index(name)


def space(name: str) -> int:
    """A space by its two places in either order: "hamburg-hannover"."""
    one, other = name.split("-")
    return SPACES.index(name) if name in SPACES else SPACES.index(f"{other}-{one}")


def route(*names: str) -> tuple[int, ...]:
    return tuple(space(name) for name in names)


def stack(where: str, which: str) -> int:
    """Where the cubes of a colour at a place are counted."""
    return GOODS.stack(place(where), colour(which))


def put_cube(s: Volldampf, where: str, which: str) -> None:
    """A cube from the bag onto a place."""
    s.bag = added(s.bag, colour(which), -1)
    s.cubes = stacked(s.cubes, stack(where, which), 1)


def name(where: str, which: str) -> NameCube:
    return NameCube(place(where), colour(which))


def fast(where: str, which: str) -> PlayFastLocomotive:
    return PlayFastLocomotive(place(where), colour(which))


def take(*names: str) -> TakeRoute:
    return TakeRoute(route(*names))


def lift(where: str, which: str) -> LiftCube:
    return LiftCube(place(where), colour(which))


def put(where: str) -> PutCube:
    return PutCube(place(where))


def cubes(s: Volldampf, where: str, which: str) -> int:
    return s.cubes[stack(where, which)]


def build(s: Volldampf, seat: Seat, *names: str) -> None:
    """Sections of a seat, laid without cost."""
    for name in names:
        s.place_section(seat, space(name), 0)


def give_card(s: Volldampf, seat: Seat, *names: str) -> None:
    """Action cards from the deck into a hand."""
    for name in names:
        card = ACTION_CARDS.index(name)
        s.action_deck = added(s.action_deck, card, -1)
        s.hands = added(s.hands, seat * KINDS + card, 1)


def give_track_card(s: Volldampf, seat: Seat, name: str) -> None:
    """A track card from the deck, laid open before a seat."""
    s.track_deck = added(s.track_deck, symbol(name), -1)
    s.track_cards[seat * SHADES + symbol(name)] += 1


def give_money(s: Volldampf, seat: Seat, amount: int) -> None:
    """Sets a seat's money."""
    s.pay(seat, s.cash[seat] - amount)
