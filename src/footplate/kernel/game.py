"""Game: the contract between a game and everything that plays, shows or stores it; the registry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from itertools import product
from random import Random
from typing import Any, ClassVar, Literal, Protocol, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from footplate.kernel.action import Action, Seat, Words
from footplate.kernel.ledger import Ledger
from footplate.kernel.phase import Phase, Shown
from footplate.kernel.record import Entry
from footplate.kernel.state import State

S = TypeVar("S", bound=State)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the game; every field but `players` has a default."""

    players: int


class About(msgspec.Struct, frozen=True):
    """Marks an option with the rule it comes from and, where it is a number or a text, what that means.

    A text may have named values; if `file`, anything else is the text of a file.
    """

    rule: str
    number: str = "a whole number"
    values: tuple[str, ...] = ()
    file: bool = False


class Frame(msgspec.Struct, frozen=True):
    """One phase of the agenda as a view tells of it."""

    phase: str
    shows: dict[str, Shown]


class View(msgspec.Struct, frozen=True):
    """What a seat, or None for an onlooker, may know; each game adds its own fields."""

    seat: Seat | None
    actors: tuple[Seat, ...]
    frames: tuple[Frame, ...]


class Score(msgspec.Struct, frozen=True):
    """A seat's place, its points, and what broke ties; who shares a place has the same rank."""

    seat: Seat
    rank: int
    points: int
    tie_break: tuple[int, ...] = ()


class Rival(msgspec.Struct, frozen=True):
    """An opponent whom the rules themselves play: what it is called, its place and its points."""

    name: str
    rank: int
    points: int


class Result(msgspec.Struct, frozen=True):
    """A line of the standing: a seat's or a rival's place and points, under the name that it goes by."""

    rank: int
    name: str
    points: int
    tie_break: tuple[int, ...] = ()
    is_rival: bool = False


class Message(msgspec.Struct, frozen=True):
    """A sentence of the catalogues: its id and what to fill in."""

    id: str
    args: dict[str, int | str] = {}


class Game(Protocol[S]):
    """One title. Everything else in Footplate knows games through these methods alone."""

    name: ClassVar[str]
    title: ClassVar[str]
    ruleset: ClassVar[int]  # raised when a change of rules would break records
    players: ClassVar[range]
    options: ClassVar[type[Any]]  # a subclass of Options
    actions: ClassVar[tuple[type[Action], ...]]
    views: ClassVar[type[View]]  # what all its views are
    components_type: ClassVar[type[msgspec.Struct]]  # what all its components are

    def ledger(self) -> Ledger:
        """The rules, as data."""

    def components(self, options: Any) -> msgspec.Struct:
        """What lies on the table before anybody sits down, and never changes: all that a page draws with."""

    def setup(self, options: Any) -> S:
        """The position before the first decision; the draws of set-up are chance decisions too."""

    def words(self, s: S) -> Words:
        """The vocabularies of this position: what each number of an action is called."""

    def view(self, s: S, seat: Seat | None) -> View:
        """Written from nothing: only what the seat may know."""

    def own(self, s: S, seat: Seat | None) -> dict[str, Any]:
        """The fields of a seat's view that are not the same for everybody."""

    def imagine(self, s: S, seat: Seat | None, rng: Random) -> S:
        """A position that, as far as the seat can tell, might be this one."""

    def standing(self, s: S) -> tuple[Score, ...]:
        """Every seat's score, seat by seat, as if the game ended now."""

    def sums(self, s: S, seat: Seat) -> dict[str, int]:
        """What a seat counts of its own, by name: its `points` as in the standing, and what it plays with."""

    def rivals(self, s: S) -> tuple[Rival, ...]:
        """The opponents that no seat plays, ranked together with the seats."""

    def census(self, s: S) -> Mapping[str, int]:
        """How many there are of each component, wherever they lie: it never changes."""

    def price(self, s: S, seat: Seat, action: Action) -> int | None:
        """What an action costs at once, legal or not; None where nothing is paid."""

    def gains(self, s: S, seat: Seat, action: Action) -> tuple[int, ...] | None:
        """What an action that is made for its gains brings each seat, legal or not; None for all others."""

    def story(self, before: S, entry: Entry[Any], after: S) -> Message:
        """What happened, for everybody who may read the entry."""

    def picture(self, view: Any) -> str:
        """A view drawn in text."""


class UnknownGame(LookupError):
    """No game of that name is registered."""


class UnknownRuleset(LookupError):
    """A game is known, but not by the rules of that number; the message says by which it is."""


class BadOptions(ValueError):
    """A number of players or an option that the game does not have."""


_REGISTRY: dict[str, str] = {}
_EARLIER: dict[tuple[str, int], str] = {}


def register(name: str, where: str, ruleset: int | None = None) -> None:
    """Make a game known by name; `where` is "module:object", imported when first asked for.

    With a number, these are earlier rules, for the records that name them; new games have the others.
    """
    if ruleset is None:
        _REGISTRY[name] = where
    else:
        _EARLIER[name, ruleset] = where


def registered() -> tuple[str, ...]:
    """The names of all known games."""
    return tuple(_REGISTRY)


def find(name: str, ruleset: int | None = None) -> Game[Any]:
    """The game of that name by the rules of today, or by those of that number."""
    if name not in _REGISTRY:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(_REGISTRY)}")
    if ruleset is not None and (name, ruleset) in _EARLIER:
        return _imported(_EARLIER[name, ruleset])
    game = _imported(_REGISTRY[name])
    if ruleset is not None and ruleset != game.ruleset:
        earlier = sorted([number for known, number in _EARLIER if known == name])
        also = f" and still has {', '.join(map(str, earlier))}" if earlier else ""
        raise UnknownRuleset(f"{game.title} is at {game.ruleset}{also}")
    return game


def _imported(where: str) -> Game[Any]:
    module, _, attribute = where.partition(":")
    game: Game[Any] = getattr(import_module(module), attribute)
    return game


def agree(game: Game[Any], players: int, given: Mapping[str, object]) -> Options:
    """Options from what a person gave, text or values; BadOptions with one clear line if they cannot be."""
    values, notes = option_values(game), option_notes(game)
    if players not in game.players:
        raise BadOptions(
            f"{game.title} is for {game.players.start} to {game.players.stop - 1} players, not {players}"
        )
    chosen: dict[str, object] = {"players": players}
    for name, value in given.items():
        if name not in values:
            raise BadOptions(f"{game.name} has no option {name!r}; it has: {', '.join(values) or 'none'}")
        meant = named_value(value, values[name])
        if values[name] and not meant and not (name in notes and notes[name].file):
            allowed = ", ".join([str(one).lower() for one in values[name]])
            raise BadOptions(f"option {name} of {game.name} is one of {allowed}, not {value!r}")
        chosen[name] = meant[0] if meant else value
    try:
        agreed: Options = msgspec.convert(chosen, game.options, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(f"the options of {game.name} do not fit: {' '.join(str(error).split())}") from None
    return agreed


def named_value(given: object, values: Iterable[Any]) -> tuple[Any, ...]:
    """The one of these values that is meant, by itself or by its text in any case; () if none is."""
    said = str(given).lower()
    return tuple([value for value in values if str(value).lower() == said][:1])


def option_values(game: Game[Any]) -> dict[str, tuple[Any, ...]]:
    """Each option's possible values, the default first; () where any number or text will do."""
    options: type[Options] = game.options
    return _option_values(options).copy()


@cache
def _option_values(options: type[Options]) -> dict[str, tuple[Any, ...]]:
    # What is told of a class takes longer to find out than to open a game.
    names = options.__struct_fields__
    hints, notes = get_type_hints(options), _option_notes(options)
    defaults = dict(zip(names[1:], options.__struct_defaults__, strict=True))
    return {
        name: tuple(sorted(_values(hints[name], notes.get(name)), key=lambda value: value != defaults[name]))
        for name in names[1:]
    }


def option_notes(game: Game[Any]) -> dict[str, About]:
    """What the game says about each of its options."""
    options: type[Options] = game.options
    return _option_notes(options).copy()


@cache
def _option_notes(options: type[Options]) -> dict[str, About]:
    hints = get_type_hints(options, include_extras=True)
    marks = [(name, mark) for name, hint in hints.items() for mark in getattr(hint, "__metadata__", ())]
    return {name: mark for name, mark in marks if isinstance(mark, About)}


def _values(hint: Any, note: About | None) -> tuple[Any, ...]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    if hint is bool:
        return (False, True)
    return note.values if note else ()


def option_sets(game: Game[Any]) -> list[dict[str, Any]]:
    """Every combination of options with named values."""
    named = {name: values for name, values in option_values(game).items() if values}
    return [dict(zip(named, chosen, strict=True)) for chosen in product(*named.values())]


def tables(game: Game[Any]) -> list[Options]:
    """Every number of players with every combination of named options, as far as they can be agreed."""
    agreed = []
    for players in game.players:
        for options in option_sets(game):
            with suppress(BadOptions):
                agreed.append(agree(game, players, options))
    return agreed


def frames(s: State, seat: Seat | None) -> tuple[Frame, ...]:
    """The agenda as far as its phases show it."""
    return tuple([Frame(type(phase).__name__, phase.shows(s, seat)) for phase in s.agenda])


def purpose(phase: Phase[Any]) -> str:
    """The dealer's stream for a phase's draws."""
    return phase.purpose or type(phase).__name__


def results(game: Game[S], s: S) -> tuple[Result, ...]:
    """Every seat's line of the standing, seat by seat, and then every rival's."""
    seats = game.words(s)["seat"]
    scores = game.standing(s)
    return (
        *[Result(score.rank, seats[score.seat], score.points, score.tie_break) for score in scores],
        *[Result(rival.rank, rival.name, rival.points, is_rival=True) for rival in game.rivals(s)],
    )


def ranked(lines: Iterable[Result]) -> list[Result]:
    """Lines of the standing, the first place first; who shares a place stays in order."""
    return sorted(lines, key=lambda line: line.rank)
