"""Standing orders of a seat for dull decisions, and what stops them; they look at its own options alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from footplate.kernel.action import Action, Field, Seat, TakeBack, fields, kebab, kind
from footplate.kernel.game import Game
from footplate.kernel.notation import Notation, NotationError
from footplate.kernel.phase import Phase
from footplate.kernel.record import Entry
from footplate.kernel.state import State

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Number: TypeAlias = Annotated[int, Meta(ge=-(10**9), le=10**9)]
Numbers: TypeAlias = Annotated[dict[Name, Number], Meta(max_length=8)]
Reason: TypeAlias = Literal["used-up", "phase", "kind", "below", "above"]
Agenda: TypeAlias = "Sequence[Phase[Any]]"


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What to do if it is legal; of sums the lowest that is wished.

    `kind`: the kind of the action, such as pass or bid.
    `words`: for some of its fields the only answer that will do, as it is written in notation.
    `most`, `least`: for some of its numbers the highest and the lowest that will do.
    """

    kind: Name
    words: Annotated[dict[Name, Annotated[str, Meta(max_length=400)]], Meta(max_length=8)] = {}
    most: Numbers = {}
    least: Numbers = {}


class Until(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What stops an order: whichever comes first.

    `uses`: how many more times the order may answer.
    `phase`: a phase of that name begins, so that somebody can decide in it.
    `kind`: another seat, or chance, does an action of that kind.
    `below`, `above`: one of the seat's sums, such as cash, is below or above a number.
    """

    uses: Annotated[int, Meta(ge=1, le=1000)] | None = None
    phase: Name | None = None
    kind: Name | None = None
    below: Numbers = {}
    above: Numbers = {}


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What to do for a seat without asking it.

    `wishes`: tried in turn; the first that a legal action fulfils is done. If none is, or if that one leaves
    more open than a sum, the seat is asked.
    `phase`: only where the decision belongs to a phase of that name, as views write it or with dashes.
    `until`: what stops the order.
    """

    wishes: Annotated[tuple[Wish, ...], Meta(min_length=1, max_length=8)]
    phase: Name | None = None
    until: Until = msgspec.field(default_factory=Until)


Orders: TypeAlias = Annotated[tuple[Order, ...], Meta(max_length=32)]


class Answered(NamedTuple):
    """What a seat's orders decide, and which of them did."""

    action: Action
    used: int


class Stopped(NamedTuple):
    """An order that is over, and why."""

    order: Order
    reason: Reason


class Kept(NamedTuple):
    """The orders that still stand, and those that are over."""

    orders: tuple[Order, ...]
    stopped: tuple[Stopped, ...]


def answer(orders: Sequence[Order], game: Game[Any], s: Any, seat: Seat) -> Answered | None:
    """What the first order that can answer decides for the seat; None if the seat must be asked."""
    if seat not in s.actors():
        return None
    top = s.agenda[-1]
    here = [number for number, order in enumerate(orders) if _names(order.phase, top)]
    if not here:
        return None
    options = list(top.options(s, seat))
    notation = Notation(game.actions, game.words(s))
    for number in here:
        for wish in orders[number].wishes:
            found = [action for action in options if _fulfils(action, wish, notation)]
            if found:
                action = _lowest(found)
                return Answered(action, number) if action is not None else None
    return None


def after(
    orders: Sequence[Order],
    seat: Seat,
    entry: Entry[Any],
    began: Agenda,
    sums: Mapping[str, int],
    *,
    used: int | None = None,
) -> Kept:
    """The seat's orders after one entry; `used` is the order that made it, if one did.

    `began` are the phases that began with the last entry that was carried out, and a take-back begins none;
    `sums` is what the seat has now.
    """
    if isinstance(entry.action, TakeBack):
        began = ()
    kept, stopped = [], []
    for number, order in enumerate(orders):
        reason = _reason(order.until, seat, entry, began, sums, last=number == used and order.until.uses == 1)
        if reason is not None:
            stopped.append(Stopped(order, reason))
        else:
            kept.append(_used(order) if number == used else order)
    return Kept(tuple(kept), tuple(stopped))


def check(order: Order, game: Game[Any], s: Any, sums: Mapping[str, int]) -> str | None:
    """One sentence on what is wrong with an order in this game; None if nothing is."""
    return next(_faults(order, game, s, sums), None)


def _names(name: str | None, phase: Phase[Any]) -> bool:
    return name is None or _canonical(name) == kebab(type(phase).__name__)


def _canonical(name: str) -> str:
    return name if "-" in name else kebab(name)


def _fulfils(action: Action, wish: Wish, notation: Notation) -> bool:
    if kind(action) != wish.kind:
        return False
    known = {field.name: field for field in fields(type(action))}
    sums = {name: getattr(action, name) for name, field in known.items() if _is_sum(field)}
    return (
        all(
            [
                name in known and _says(notation, known[name], action, word)
                for name, word in wish.words.items()
            ]
        )
        and all([name in sums and sums[name] <= most for name, most in wish.most.items()])
        and all([name in sums and sums[name] >= least for name, least in wish.least.items()])
    )


def _says(notation: Notation, field: Field, action: Action, word: str) -> bool:
    value = getattr(action, field.name)
    said = [notation.word(field.words, one) for one in (value if field.many else (value,))]
    return (",".join(said) or "-").casefold() == word.casefold()


def _is_sum(field: Field) -> bool:
    return not field.words and not field.many


def _lowest(found: list[Action]) -> Action | None:
    """The action with the lowest sums; None if they differ in more than sums."""
    sums = [field.name for field in fields(type(found[0])) if _is_sum(field)]
    nothing = dict.fromkeys(sums, 0)
    if len({replace(action, **nothing) for action in found}) > 1:
        return None
    return min(found, key=lambda action: [getattr(action, name) for name in sums])


def _reason(
    until: Until,
    seat: Seat,
    entry: Entry[Any],
    began: Agenda,
    sums: Mapping[str, int],
    *,
    last: bool,
) -> Reason | None:
    if last:
        return "used-up"
    if until.phase is not None and any([_names(until.phase, phase) for phase in began]):
        return "phase"
    if until.kind is not None and entry.seat != seat and kind(entry.action) == until.kind:
        return "kind"
    return _by_sums(until, sums)


def _by_sums(until: Until, sums: Mapping[str, int]) -> Reason | None:
    if any([name in sums and sums[name] < least for name, least in until.below.items()]):
        return "below"
    if any([name in sums and sums[name] > most for name, most in until.above.items()]):
        return "above"
    return None


def _used(order: Order) -> Order:
    uses = order.until.uses
    return order if uses is None else replace(order, until=replace(order.until, uses=uses - 1))


def _faults(order: Order, game: Game[Any], s: Any, sums: Mapping[str, int]) -> Iterator[str]:
    notation = Notation(game.actions, game.words(s))
    kinds = {kind(cls): cls for cls in game.actions}
    phases = _phases(s)
    for name in (order.phase, order.until.phase):
        if name is not None and _canonical(name) not in phases:
            yield f"{game.title} has no phase {name!r}; {_there_are(phases)}"
    for name in (*[wish.kind for wish in order.wishes], order.until.kind):
        if name is not None and name not in kinds:
            yield f"{game.title} has no action {name!r}; {_there_are(kinds)}"
    for wish in order.wishes:
        yield from _faults_of_wish(wish, fields(kinds[wish.kind]), notation)
    for name in (*order.until.below, *order.until.above):
        if name not in sums:
            yield f"{game.title} has no sum {name!r}; {_there_are(sums)}"
    if (reason := _by_sums(order.until, sums)) is not None:
        yield f"the order is stopped already, by a sum that is {reason} what it says"


def _faults_of_wish(wish: Wish, questions: tuple[Field, ...], notation: Notation) -> Iterator[str]:
    known = {field.name: field for field in questions}
    for name, word in wish.words.items():
        if name not in known:
            yield f"{wish.kind} has no field {name!r}; {_there_are(known)}"
        yield from _faults_of_word(known[name], word, notation)
    numbers = [field.name for field in questions if _is_sum(field)]
    for name in (*wish.most, *wish.least):
        if name not in numbers:
            yield f"{wish.kind} has no number {name!r}; {_there_are(numbers)}"
    for name in wish.most.keys() & wish.least.keys():
        if wish.most[name] < wish.least[name]:
            yield f"{name} of {wish.kind} cannot be {wish.least[name]} at least and {wish.most[name]} at most"


def _faults_of_word(field: Field, word: str, notation: Notation) -> Iterator[str]:
    if field.many and word == "-":
        return
    for one in word.split(",") if field.many else (word,):
        try:
            notation.number(field.words, one)
        except NotationError as error:
            yield str(error)


def _phases(s: State) -> list[str]:
    """The phases of the game that the position belongs to: all that its package has."""
    package = type(s).__module__.rpartition(".")[0]
    return sorted({kebab(cls.__name__) for cls in _kin(Phase) if cls.__module__.startswith(f"{package}.")})


def _kin(cls: type[Phase[Any]]) -> Iterator[type[Phase[Any]]]:
    for one in cls.__subclasses__():
        yield one
        yield from _kin(one)


def _there_are(names: Iterable[str]) -> str:
    return f"there are: {', '.join(names) or 'none'}"
