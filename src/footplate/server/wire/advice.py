"""What bots tell people: the best options of a decision, and how a finished game went; as it travels."""

from __future__ import annotations

from footplate.kernel.game import Message
from footplate.server.wire import Answer, Document, Expected, MySeat, Request
from footplate.server.wire.play import Option


class AskAdvice(Request, frozen=True):
    """A seat that has something to decide asks for its best options."""

    expected: Expected
    seat: MySeat | None = None


class AdvisedOption(Answer, frozen=True):
    """An option, the share of winning that it promises the seat, in per cent, and how often it was tried."""

    option: Option
    share: float
    tried: int


class Advice(Answer, frozen=True):
    """The best options of a decision, the best first, when the record had so many entries."""

    entries: int
    options: tuple[AdvisedOption, ...]


class Swing(Answer, frozen=True):
    """A decision that cost its seat much: what it did, what would have been better, and what each promised.

    `number`: of its entry.
    `line`, `better_line`: in the words of that moment.
    `told`: what would have been told of what was better.
    `share`, `promised`: of winning, in per cent.
    """

    number: int
    seat: int
    done: Document
    line: str
    share: float
    better: Document
    better_line: str
    told: Message
    promised: float


class Missed(Answer, frozen=True):
    """A decision at which a delivery would have brought its seat more than what it did.

    `number`: of its entry.
    `line`, `better_line`: in the words of that moment.
    `told`: what would have been told of what was better.
    `gain`, `promised`: what was gained, and what would have been.
    """

    number: int
    seat: int
    done: Document
    line: str
    gain: int
    better: Document
    better_line: str
    told: Message
    promised: int


class Summary(Answer, frozen=True):
    """How a seat decided: how often it had a choice, and what its swings and missed deliveries cost it.

    `lost`: of winning, in per cent.
    """

    seat: int
    decisions: int
    lost: float
    missed: int


class Review(Answer, frozen=True):
    """A finished game looked back on.

    `numbers`: of the last entry of set-up, and of all that stand after it.
    `shares`: how likely each seat was to win then, in per cent, a row for a seat.
    `swings`: the decisions that cost most, the worst first.
    `missed`: of each seat the best delivery that it missed, the best first.
    """

    numbers: tuple[int, ...]
    shares: tuple[tuple[float, ...], ...]
    swings: tuple[Swing, ...]
    missed: tuple[Missed, ...]
    seats: tuple[Summary, ...]


class Reviewed(Answer, frozen=True):
    """The review of a finished game; null while it is being made."""

    review: Review | None
