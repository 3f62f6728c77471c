"""Dataset: games as rows, one for each decision and one for each game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec

from footplate.kernel.action import CHANCE, Hidden, Seat
from footplate.kernel.game import Game
from footplate.kernel.notation import Notation
from footplate.kernel.record import Record, RecordError
from footplate.kernel.replay import agreed, positions, replay
from footplate.research.rules import Rules, rules_of

Tell: TypeAlias = Callable[[Any, Seat], "list[float] | None"]


class Decision(msgspec.Struct, frozen=True):
    """A decision of a seat, with what became of it: the seat's place and points at the end."""

    game_id: str
    entry: int
    ply: int
    seat: int
    steps: tuple[int, ...]
    action: str
    options: int
    rank: int | None
    points: int | None
    tensor: list[float] | None


class Played(msgspec.Struct, frozen=True):
    """A game: its terms, who played, and how it ended; ranks and points are null while it is not over."""

    game_id: str
    game: str
    ruleset: int
    players: int
    options: str
    seats: tuple[str, ...]
    codec: str
    layout: str
    entries: int
    decisions: int
    finished: bool
    ended_by: str
    ranks: tuple[int, ...] | None
    points: tuple[int, ...] | None


def whole(record: Record) -> Record:
    """The record itself; RecordError if it is only what somebody saw of a game."""
    if any([isinstance(entry.action, Hidden) for entry in record.entries]):
        raise RecordError("the record hides what somebody decided; take the whole one, when the game is over")
    return record


class Telling:
    """A record as rows."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self._record = whole(record)
        self.rules: Rules = rules_of(game.name, agreed(game, record.header), game.ruleset)
        self._end = replay(game, record)
        self._scores = game.standing(self._end) if self._end.over else ()

    @property
    def game_id(self) -> str:
        """The commitment to the game's seed and terms: no other game has the same."""
        return self._record.header.commitment

    def played(self) -> Played:
        """The row of the game."""
        header, rules, scores = self._record.header, self.rules, self._scores
        standing = self._record.standing()
        return Played(
            game_id=self.game_id,
            game=header.game,
            ruleset=header.ruleset,
            players=rules.players,
            options=msgspec.json.encode(rules.options).decode(),
            seats=header.seats,
            codec=rules.codec.digest(),
            layout=rules.layout.digest(),
            entries=len(standing),
            decisions=sum([entry.seat != CHANCE for entry in standing]),
            finished=self._end.over,
            ended_by=self._end.ends if self._end.over else "",
            ranks=tuple([score.rank for score in scores]) or None,
            points=tuple([score.points for score in scores]) or None,
        )

    def decisions(self) -> Iterator[Decision]:
        """The rows of its decisions, without tensors."""
        return self._decisions(lambda before, seat: None)

    def decisions_with_tensors(self) -> Iterator[Decision]:
        """The same with what each seat saw as it decided."""
        game, layout = self.rules.game, self.rules.layout
        return self._decisions(lambda before, seat: layout.tensor(game.view(before, seat)).tolist())

    def _decisions(self, tell: Tell) -> Iterator[Decision]:
        game, ply = self.rules.game, 0
        for number, (entry, before, _) in enumerate(positions(game, self._record), 1):
            if entry.seat == CHANCE:
                continue
            score = self._scores[entry.seat] if self._scores else None
            yield Decision(
                game_id=self.game_id,
                entry=number,
                ply=ply,
                seat=entry.seat,
                steps=self.rules.codec.encode(entry.action),
                action=Notation(game.actions, game.words(before)).write(entry.action),
                options=len(list(before.agenda[-1].options(before, entry.seat))),
                rank=score.rank if score else None,
                points=score.points if score else None,
                tensor=tell(before, entry.seat),
            )
            ply += 1
