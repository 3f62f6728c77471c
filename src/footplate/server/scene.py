"""Scene: a table as a seat, or an onlooker, sees it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from footplate.kernel.action import Seat
from footplate.kernel.game import Game, Options, ranked, results
from footplate.server import clock, wire
from footplate.server.chair import LOOKING, Chair
from footplate.server.offers import offer
from footplate.server.table import Table
from footplate.server.wire.tables import ResultLine, Scene, SeatInfo, TableInfo, Vote


def info(table: Table, person: str | None, now: int) -> TableInfo:
    """What everybody may know of a table."""
    return replace(_open_info(table, now), yours=table.seats_of(person))


@lru_cache(maxsize=16)
def _open_info(table: Table, now: int) -> TableInfo:
    """What an onlooker may know: whoever is told of the same move at the same moment is told the same."""
    facts = table.facts
    asked = facts.asked
    return TableInfo(
        id=facts.id,
        game=facts.game,
        title=table.game.title,
        ruleset=facts.ruleset,
        options=_options(table.options),
        terms=facts.terms,
        phase=facts.phase,
        host=facts.host,
        created=facts.created,
        changed=facts.changed,
        at=now,
        seq=facts.seq,
        entries=facts.entries,
        seats=tuple(
            [
                _seat(table, chair, word, now)
                for chair, word in zip(table.chairs, table.seat_words, strict=True)
            ]
        ),
        yours=(),
        commitment=_commitment(facts.header) if facts.header else None,
        vote=Vote(asked.seat, asked.entry, asked.agreed) if asked else None,
        origin=facts.origin,
        successor=facts.successor,
    )


@lru_cache(maxsize=256)
def _options(options: Options) -> dict[str, Any]:
    """What was agreed, as it travels."""
    agreed: dict[str, Any] = msgspec.to_builtins(options)
    return agreed


@lru_cache(maxsize=1024)
def _commitment(header: str) -> str | None:
    """What a game has committed to, by its header; nothing as long as that tells no more than a fork."""
    told: dict[str, Any] = msgspec.json.decode(header)
    return told.get("commitment")


def _seat(table: Table, chair: Chair, word: str, now: int) -> SeatInfo:
    terms = table.facts.terms.clock
    timed = not isinstance(terms, clock.NoClock)
    return SeatInfo(
        seat=chair.seat,
        word=word,
        kind=chair.kind,
        person=chair.person,
        name=chair.name,
        guest=chair.guest and chair.person is not None,
        bot=chair.bot,
        waiting=chair.waiting,
        left=clock.left(terms, chair.clock, now) if timed else None,
        flag=clock.flag_at(terms, chair.clock),
        online=chair.played_by_person and now - chair.seen < LOOKING,
    )


def scene(table: Table, person: str | None, seat: Seat | None, now: int, *, words: bool = True) -> Scene:
    """A table as a seat of a person, or an onlooker, sees it; words only where they are not known."""
    about = info(table, person, now)
    if table.course is None:
        return Scene(about, seat)
    decides = seat is not None and seat in table.actors()
    return Scene(
        about,
        seat,
        view=wire.ready_made(table.view(seat)),
        words={name: tuple(some) for name, some in table.words.items()} if words else None,
        offer=offer(table, seat) if seat is not None and decides else None,
        free=table.course.mark.standing - table.course.free_to(seat) if seat is not None else 0,
        orders=table.chairs[seat].orders if seat is not None else (),
        results=result_lines(table.game, table.course.state) if table.facts.phase == "over" else (),
        advice=decides and table.advises(person),
    )


def result_lines(game: Game[Any], s: Any) -> tuple[ResultLine, ...]:
    """How everybody stands in a position, the best first."""
    lines = ranked(results(game, s))
    return tuple([ResultLine(line.rank, line.name, line.points, line.is_rival) for line in lines])
