"""A whole game as readable text: every entry in notation, and the players after every round or turn.

Games with a map are told in sentences, too, and end with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from footplate.games.days_of_steam.actions import Roll
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.games.steam.state import Steam
from footplate.games.steamrollers.actions import RollBlack, RollWhite
from footplate.games.steamrollers.phases.roll import RollDice
from footplate.games.steamrollers.state import SteamRollers
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import CHANCE
from footplate.kernel.game import Game, ranked, results
from footplate.kernel.notation import Notation
from footplate.kernel.record import Entry, Record
from footplate.kernel.replay import begin, positions
from footplate.messages import catalogue

MARGIN = " " * 5
WIDTH = 110
WITH_A_MAP = (Steam, DaysOfSteam, SteamRollers)


def transcript(game: Game[Any], record: Record) -> str:
    """The text of a record, one line a standing entry."""
    first = begin(game, record)
    seats = game.words(first)["seat"]
    lines = [*_terms(game, record), ""]
    last = first
    for number, (entry, before, after) in enumerate(positions(game, record), 1):
        lines.append(f"{number:4} {_entry(game, before, entry)}")
        if isinstance(before, WITH_A_MAP) and _is_told(before, entry, after):
            lines += _sentence(game, before, entry, after)
        if _time(before) and (after.over or _time(after) > _time(before)):
            lines += ["", *_players(before, after, seats), ""]
        last = after
    if isinstance(last, WITH_A_MAP):
        lines += [*[MARGIN + line for line in game.picture(game.view(last, None)).split("\n")], ""]
    return "\n".join([*lines, *_standing(game, last), ""])


def _is_told(before: Any, entry: Entry[Any], after: Any) -> bool:
    """What chance draws is plain from the notation, but for most rolls and for what ends the game.

    The white dice of a round are told together with the black one, which is rolled last.
    """
    if after.over or entry.seat != CHANCE:
        return True
    if isinstance(entry.action, RollWhite):
        return not isinstance(before.agenda[-1], RollDice)
    return isinstance(entry.action, Roll | RollBlack)


def _time(s: Volldampf | Steam | DaysOfSteam | SteamRollers) -> int:
    """The round or turn of all players, if it has a number; Volldampf has a round 0 before the first."""
    if isinstance(s, Steam):
        return s.turn
    return s.round if isinstance(s, Volldampf) else 0


def _terms(game: Game[Any], record: Record) -> Iterator[str]:
    """What was agreed before the game."""
    options = [f"{name} {value}" for name, value in record.header.options.items() if value != ""]
    yield f"{game.title}, ruleset {record.header.ruleset}: {', '.join(options)}"


def _entry(game: Game[Any], s: Any, entry: Entry[Any]) -> str:
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


def _sentence(game: Game[Any], before: Any, entry: Entry[Any], after: Any) -> list[str]:
    """What the entry did, as the table tells it."""
    told = catalogue("en").tell(game.story(before, entry, after))
    margin = MARGIN + "  "
    return [
        line
        for part in told.split("\n")
        for line in wrap(part, WIDTH, initial_indent=margin, subsequent_indent=margin)
    ]


def _players(before: Any, after: Any, seats: Any) -> Iterator[str]:
    """What each player has after a round or turn, in order."""
    for seat in after.order:
        who = f"{MARGIN}{'turn' if isinstance(after, Steam) else 'round'} {_time(before)}: {seats[seat]:7}"
        if isinstance(after, Steam):
            yield (
                f"{who} cash {after.cash[seat]:3}  income {after.income[seat]:3}  points"
                f" {after.points[seat]:3}  locomotive {after.level[seat]}  links {after.links[seat]:2}"
            )
        else:
            yield (
                f"{who} money {after.cash[seat]:3}  income {after.income[seat]:3}"
                f"  bonds {after.bonds[seat]:2}  sections {after.sections[seat]:2}"
            )


def _standing(game: Game[Any], s: Any) -> Iterator[str]:
    """The result, the best first."""
    for line in ranked(results(game, s)):
        ties = f", ties by {', '.join(map(str, line.tie_break))}" if line.tie_break else ""
        yield f"{MARGIN}{line.rank}. {line.name:7} {line.points:4} points{ties}"
