"""A whole game of Volldampf as readable text: every entry in notation, the players after every round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import CHANCE
from footplate.kernel.game import Game
from footplate.kernel.notation import Notation
from footplate.kernel.record import Entry, Record
from footplate.kernel.replay import begin, positions

MARGIN = " " * 5


def transcript(game: Game[Any], record: Record) -> str:
    """The text of a record, one line a standing entry."""
    first = begin(game, record)
    seats = game.words(first)["seat"]
    lines = [*_terms(game, record), ""]
    last = first
    for number, (entry, before, after) in enumerate(positions(game, record), 1):
        lines.append(f"{number:4} {_entry(game, before, entry)}")
        if before.round and (after.over or after.round > before.round):
            lines += ["", *_players(before.round, after, seats), ""]
        last = after
    return "\n".join([*lines, *_standing(game, last, seats), ""])


def _terms(game: Game[Any], record: Record) -> Iterator[str]:
    """What was agreed before the game."""
    options = [f"{name} {value}" for name, value in record.header.options.items()]
    yield f"{game.title}, ruleset {record.header.ruleset}: {', '.join(options)}"


def _entry(game: Game[Any], s: Volldampf, entry: Entry[Any]) -> str:
    """Who decided what, in notation; of chance the odds, of a secret its readers."""
    words = game.words(s)
    seats = words["seat"]
    parts = ["chance" if entry.seat == CHANCE else seats[entry.seat]]
    parts.append(Notation(game.actions, words).write(entry.action))
    if entry.odds is not None:
        parts.append(f"({entry.odds[0]} in {entry.odds[1]})")
    if entry.seen_by is not None:
        parts.append(f"[for {', '.join([seats[seat] for seat in entry.seen_by])}]")
    return " ".join(parts)


def _players(round_number: int, s: Volldampf, seats: Any) -> Iterator[str]:
    """What each player has after a round, in sequence order."""
    for seat in s.order:
        yield (
            f"{MARGIN}round {round_number}: {seats[seat]:7} money {s.cash[seat]:3}  income {s.income[seat]:3}"
            f"  bonds {s.bonds[seat]:2}  sections {s.sections[seat]:2}"
        )


def _standing(game: Game[Any], s: Volldampf, seats: Any) -> Iterator[str]:
    """The result, the best first."""
    for score in sorted(game.standing(s), key=lambda score: score.rank):
        ties = ", ".join([str(value) for value in score.tie_break])
        yield f"{MARGIN}{score.rank}. {seats[score.seat]:7} {score.points:4} points, ties by {ties}"
