"""Everything that a player, or chance, decides in Volldampf."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from footplate.games.volldampf.board import COLOURS, GOODS, PLACES, SPACES, SYMBOLS
from footplate.games.volldampf.cards import ACTION_CARDS, BOND_TOTAL, MERCHANDISE
from footplate.kernel.action import Action, Names, SeatName

Place: TypeAlias = Annotated[int, Names("place")]
Colour: TypeAlias = Annotated[int, Names("colour")]
Space: TypeAlias = Annotated[int, Names("space")]
Symbol: TypeAlias = Annotated[int, Names("symbol")]
Card: TypeAlias = Annotated[int, Names("card")]
Group: TypeAlias = Annotated[int, Names("group")]
Merchandise: TypeAlias = Annotated[int, Names("merchandise")]


class StartPlayer(Action, frozen=True):
    """Chance names the start player. [VD-11]"""

    seat: SeatName


class UncoverMerchandise(Action, frozen=True):
    """Chance turns up a merchandise card. [VD-21]"""

    card: Merchandise


class DrawCube(Action, frozen=True):
    """Chance draws a cube from the bag."""

    colour: Colour


class UncoverTrackCard(Action, frozen=True):
    """Chance turns up a track card. [VD-22]"""

    symbol: Symbol


class DrawCard(Action, frozen=True):
    """Chance draws an action card, for its drawer's eyes alone. [VD-80]"""

    card: Card


class TakeBonds(Action, frozen=True):
    """Bonds of a total value. [VD-23]"""

    amount: int


class SealBonds(Action, frozen=True):
    """Bonds chosen in secret. [VD-24]"""

    amount: int


class OpenBonds(Action, frozen=True):
    """Both secret choices of bonds are shown. [VD-24]"""

    amounts: tuple[int, ...]


class Bid(Action, frozen=True):
    """A bid for the order of play. [VD-30]"""

    amount: int


class Pass(Action, frozen=True):
    """Out of the auction. [VD-30]"""


class SealBid(Action, frozen=True):
    """A bid made in secret. [VD-33]"""

    amount: int


class OpenBids(Action, frozen=True):
    """Both secret bids are shown. [VD-33]"""

    amounts: tuple[int, ...]


class TakeGroup(Action, frozen=True):
    """A group of track cards. [VD-34]"""

    group: Group


class PlaceSection(Action, frozen=True):
    """A section on a space, with a track card of its colour. [VD-40]"""

    space: Space


class DiscardTrackCard(Action, frozen=True):
    """A track card put away without building. [VD-41]"""

    symbol: Symbol


class NameCube(Action, frozen=True):
    """The cube to be moved. [VD-60]"""

    place: Place
    colour: Colour


class TakeRoute(Action, frozen=True):
    """The sections over which the cube named is moved. [VD-67]"""

    route: tuple[Space, ...]


class GiveUp(Action, frozen=True):
    """No transport. [VD-64]"""


class Decline(Action, frozen=True):
    """No card is played at this moment, or drawn."""


class DrawFrom(Action, frozen=True):
    """The player from whom a card is drawn when no pile has any. [VD-80]"""

    seat: SeatName


class PlayFastLocomotive(Action, frozen=True):
    """Seven sections for the cube named. [VD-81]"""

    place: Place
    colour: Colour


class PlaySubsidy(Action, frozen=True):
    """A third transport. [VD-82]"""


class PlayFavourableOpportunity(Action, frozen=True):
    """A section on any free space for a track card and five marks. [VD-83]"""

    symbol: Symbol
    space: Space


class PlaySabotage(Action, frozen=True):
    """The cube just named stays. [VD-84]"""


class PlayMoreFreight(Action, frozen=True):
    """A cube is drawn from the bag, for a city of choice. [VD-85]"""


class PlayEverythingNew(Action, frozen=True):
    """The track cards are rearranged. [VD-86]"""


class LayTrackCard(Action, frozen=True):
    """The next card of the group being filled. [VD-86]"""

    symbol: Symbol


class PlayNewPlanning(Action, frozen=True):
    """A cube goes to another city. [VD-87]"""


class LiftCube(Action, frozen=True):
    """The cube that goes to another city. [VD-87]"""

    place: Place
    colour: Colour


class PutCube(Action, frozen=True):
    """The city for a cube drawn or lifted. [VD-85, VD-87]"""

    place: Place


CHANCES: Final = (
    StartPlayer,
    UncoverMerchandise,
    DrawCube,
    UncoverTrackCard,
    DrawCard,
    OpenBonds,
    OpenBids,
)
DECISIONS: Final = (
    TakeBonds,
    SealBonds,
    Bid,
    Pass,
    SealBid,
    TakeGroup,
    PlaceSection,
    DiscardTrackCard,
    NameCube,
    TakeRoute,
    GiveUp,
    Decline,
    DrawFrom,
    PlayFastLocomotive,
    PlaySubsidy,
    PlayFavourableOpportunity,
    PlaySabotage,
    PlayMoreFreight,
    PlayEverythingNew,
    LayTrackCard,
    PlayNewPlanning,
    LiftCube,
    PutCube,
)

# Actions are values, so the common ones are made once and shared.
CUBE_DRAWN: Final = tuple(DrawCube(colour) for colour in range(len(COLOURS)))
TRACK_UNCOVERED: Final = tuple(UncoverTrackCard(symbol) for symbol in range(len(SYMBOLS)))
MERCHANDISE_UNCOVERED: Final = tuple(UncoverMerchandise(card) for card in range(len(MERCHANDISE)))
CARD_DRAWN: Final = tuple(DrawCard(card) for card in range(len(ACTION_CARDS)))
BONDS_TAKEN: Final = tuple(TakeBonds(amount) for amount in range(BOND_TOTAL + 1))
SECTION_PLACED: Final = tuple(PlaceSection(space) for space in range(len(SPACES)))
TRACK_DISCARDED: Final = tuple(DiscardTrackCard(symbol) for symbol in range(len(SYMBOLS)))
CUBE_NAMED: Final = tuple(
    NameCube(GOODS.place(stack), GOODS.colour(stack)) for stack in range(len(PLACES) * len(COLOURS))
)
CUBE_PUT: Final = tuple(PutCube(place) for place in range(len(PLACES)))
GIVE_UP: Final = GiveUp()
DECLINE: Final = Decline()
PASS: Final = Pass()
NEW_PLANNING_PLAYED: Final = PlayNewPlanning()
_BIDS: Final = [Bid(amount) for amount in range(200)]


def bids(low: int, high: int) -> list[Bid]:
    """Every bid from the low to the high one."""
    while len(_BIDS) <= high:
        _BIDS.append(Bid(len(_BIDS)))
    return _BIDS[low : high + 1]
