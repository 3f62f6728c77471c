"""The course of a game as an oracle tells it: generators that ask, and are told who did what."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from functools import partial
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

Act: TypeAlias = "tuple[Any, ...]"  # ("name-cube", "hamburg", "blue")
Options: TypeAlias = "Callable[[], Iterable[Act]]"
Reasons: TypeAlias = "Callable[[Act], frozenset[str] | None]"
CHANCE: Final = -1


class Request:
    """Who is asked and what each may do, found only when somebody wants to know; or what chance may bring."""

    def __init__(
        self,
        options: Mapping[int, Options],
        odds: Mapping[Act, int] | None = None,
        readers: Mapping[int, tuple[int, ...]] | None = None,
    ) -> None:
        self.reasons: Reasons | None = None  # the rules that an act breaks, if the oracle says so
        self.seats = tuple(sorted(options)) or (CHANCE,)
        self.odds = odds or {}
        self.readers = readers or {}  # who may read what is decided in secret, by who decides it
        self._options = options
        self._found: dict[int, frozenset[Act]] = {}

    def may(self, seat: int) -> frozenset[Act]:
        """Every option of one who is asked."""
        if seat not in self._found:
            self._found[seat] = frozenset(self._options[seat]())
        return self._found[seat]


Course: TypeAlias = Generator[Request, "tuple[int, Act]", R]


def ask(seat: int, options: Callable[P, Iterable[Act]], *about: P.args, **more: P.kwargs) -> Course[Act]:
    """One player decides; what can be decided is found from what it is about."""
    _, act = yield Request({seat: lambda: options(*about, **more)})
    return act


def ask_with_reasons(seat: int, options: Options, reasons: Reasons) -> Course[Act]:
    """One player decides, and is told which rules forbid whatever else there is."""
    request = Request({seat: options})
    request.reasons = reasons
    _, act = yield request
    return act


def one_of(*options: Act) -> tuple[Act, ...]:
    """Options that are plain beforehand."""
    return options


def ask_in_secret(options: Mapping[int, Iterable[Act]]) -> Course[tuple[int, Act]]:
    """One of several decides, whoever is first, and nobody else may read it."""
    asked = {seat: partial(one_of, *may) for seat, may in options.items()}
    return (yield Request(asked, readers={seat: (seat,) for seat in options}))


def chance(odds: Mapping[Act, int], *readers: int) -> Course[Any]:
    """Chance decides, and its answer is the last word of the act; no readers named are all of them."""
    _, act = yield Request({}, odds, {CHANCE: readers} if readers else {})
    return act[-1]


def draw(word: str, things: Mapping[str, int], *readers: int) -> Course[Any]:
    """A blind draw of one thing, by how many there are of each."""
    return (yield from chance({(word, thing): count for thing, count in things.items() if count}, *readers))
